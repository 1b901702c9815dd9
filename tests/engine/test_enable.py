"""The list that ships: the graph holds the words of the published text, all of them and nothing else."""

import hashlib
import importlib.util
import lzma
import random
import shutil
import tomllib
from pathlib import Path

import pytest

from scrabble_gui.engine.lexicon import WordGraph

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "resources" / "words"


@pytest.fixture(scope="module")
def enable():
    return WordGraph.load(WORDS / "enable.graph")


@pytest.fixture(scope="module")
def text():
    return lzma.decompress((WORDS / "enable.txt.xz").read_bytes())


@pytest.fixture
def build_words():
    spec = importlib.util.spec_from_file_location("build_words", ROOT / "packaging" / "build_words.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_text_is_the_published_one(text):
    assert hashlib.sha256(text).hexdigest() == "3f16130220645692ed49c7134e24a18504c2ca55b3c012f7290e3e77c63b1a89"


def test_building_the_graph_again_gives_the_same_bytes(build_words):
    path, data = build_words.graph_of(WORDS / "enable.toml")
    assert path == WORDS / "enable.graph"
    assert path.read_bytes() == data


def test_the_graph_holds_every_word_of_the_text_and_nothing_else(enable, text):
    words = text.decode().upper().split()
    assert len(enable) == len(words) == 172_823
    assert all(map(enable.contains, words))
    assert ["".join(word) for word in enable.words()] == words


def test_words_changed_by_one_letter_are_words_only_where_the_text_has_them(enable, text):
    words = text.decode().upper().split()
    known = set(words)
    dice = random.Random(172_823)
    for word in dice.sample(words, 20_000):
        place = dice.randrange(len(word))
        letter = dice.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        for other in (word[:place] + letter + word[place + 1 :], word[:place] + word[place + 1 :], word + letter):
            assert enable.contains(other) == (other in known), other


@pytest.mark.parametrize("word", ["AA", "RETAINS", "OXYPHENBUTAZONE", "ZYZZYVAS"])
def test_the_list_knows(enable, word):
    assert enable.contains(word)


@pytest.mark.parametrize("word", ["QI", "ZA", "OK", "RETAINZ", "I", "DON'T", "SELFIE", "retains"])
def test_the_list_does_not_know(enable, word):
    assert not enable.contains(word)


# --- the tool that builds it


@pytest.fixture
def small(tmp_path, build_words, monkeypatch):
    """A folder with one small list, where the tool looks for lists."""
    text = b"cat\ndog\n"
    (tmp_path / "small.txt.xz").write_bytes(lzma.compress(text))
    (tmp_path / "small.toml").write_text(
        f'letters = "A C D G O T"\ntext = "small.txt.xz"\ngraph = "small.graph"\nwords = 2\n'
        f'sha256 = "{hashlib.sha256(text).hexdigest()}"\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(build_words, "WORDS", tmp_path)
    return tmp_path


def test_the_tool_writes_a_missing_graph_and_leaves_a_good_one(small, build_words, capsys):
    assert build_words.main([]) == 0
    assert len(WordGraph.load(small / "small.graph")) == 2
    assert build_words.main(["--check"]) == 0
    assert [line.split(":")[1].split(",")[0].strip() for line in capsys.readouterr().out.splitlines()] == [
        "written",
        "up to date",
    ]


def test_the_check_fails_for_a_graph_of_another_list_and_writes_nothing(small, build_words):
    shutil.copy(WORDS / "enable.graph", small / "small.graph")
    assert build_words.main(["--check"]) == 1
    assert (small / "small.graph").read_bytes() == (WORDS / "enable.graph").read_bytes()


def test_the_tool_refuses_a_text_that_is_not_the_described_one(small, build_words):
    (small / "small.txt.xz").write_bytes(lzma.compress(b"cat\ncat\n"))
    with pytest.raises(ValueError, match="sha256"):
        build_words.main([])
    about = tomllib.loads((small / "small.toml").read_text(encoding="utf-8"))
    other = hashlib.sha256(b"cat\ncat\n").hexdigest()
    new = (small / "small.toml").read_text(encoding="utf-8").replace(about["sha256"], other)
    (small / "small.toml").write_text(new, encoding="utf-8")
    with pytest.raises(ValueError, match="words = 2, the text has 1"):
        build_words.main([])
