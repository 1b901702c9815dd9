"""Writing out the dictionary of a spell checker: the build of the lists of other languages stands on it."""

import importlib.util
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLAIN = """\
SET UTF-8
NEEDAFFIX N
PFX R Y 1
PFX R 0 re .
PFX X N 1
PFX X 0 un .
SFX S Y 2
SFX S 0 s [^sy]
SFX S y ies [^aeiou]y
SFX D Y 1
SFX D e ing/S e
"""


@pytest.fixture(scope="module")
def hunspell():
    spec = importlib.util.spec_from_file_location("hunspell_words", ROOT / "packaging" / "hunspell.py")
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


@pytest.fixture
def words(hunspell, tmp_path):
    def words(stems, affixes=PLAIN, **more):
        (tmp_path / "x.aff").write_text(affixes, encoding="utf-8")
        (tmp_path / "x.dic").write_text(f"9\n{stems}", encoding="utf-8")
        return sorted(set(hunspell.expand(tmp_path, "x", **more)))

    return words


@pytest.mark.parametrize(
    ("stem", "found"),
    [
        ("cat", "cat"),
        ("cat/S", "cat cats"),
        ("bus/S", "bus"),
        ("city/S", "cities city"),
        ("make/D", "make making makings"),
        ("play/R", "play replay"),
        ("play/RS", "play replay"),
        ("cat/RS", "cat cats recat recats"),
        ("cat/XS", "cat cats uncat"),
        ("make/RD", "make making makings remake remaking"),
        ("stem/NS", "stems"),
        ("cat/S po:nom is:mas", "cat cats"),
        ("cat/S\tpo:nom", "cat cats"),
    ],
)
def test_stems_are_written_out_as_their_flags_say(words, stem, found):
    assert words(stem) == found.split()


def test_flags_may_have_two_signs_or_be_numbers(words):
    long = ("FLAG long\n" + PLAIN).replace("SFX S", "SFX S.").replace("SFX D", "SFX D.").replace("/S e", "/S. e")
    assert words("cat/S.D.", long) == ["cat", "cats"]
    numbers = "FLAG num\nSFX 12 Y 1\nSFX 12 0 s .\nSFX 7 Y 1\nSFX 7 0 z .\n"
    assert words("cat/12,7", numbers) == ["cat", "cats", "catz"]


def test_flags_may_stand_in_a_table(words):
    table = "AF 2\nAF S\nAF Z\nSFX S Y 1\nSFX S 0 s .\nSFX Z Y 1\nSFX Z 0 z .\n"
    assert words("cat/1\ndog/2", table) == ["cat", "cats", "dog", "dogz"]


def test_lines_may_be_left_out(words):
    assert words("cat\nParis po:npr", skip=lambda line: "po:npr" in line) == ["cat"]
