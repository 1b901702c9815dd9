"""Levels, leaves and bands as files: what is read, and what is wrong with a broken one."""

import lzma
import shutil

import pytest

from scrabble_gui.catalogue import BadValue, CatalogueError, MissingKey, UnknownKey, Unreadable, WrongType
from scrabble_gui.catalogue import resources_folder as resources
from scrabble_gui.catalogue.computers import Computers
from scrabble_gui.catalogue.level_files import read_bands, read_leaves, read_level
from tests.drawing import catalogue

LEVEL = """
name = "Pip"
character = "Likes short words."
face = "mouse"
order = 10
[sees]
plain = 30
longer = 55
beside = 28
blank = 60
bingo = 5
[plays]
band = 20
keeps = 40
exchanges = false
doubts = 5
adapts = true
[measured]
average = 215
bingos_percent = 3
games = 50
"""
LEAVES = """
name = "Learnt"
words = "enable"
tiles = "english"
vowels = ["A", "E"]
[single]
A = [100, -200]
"?" = [25000]
[pair]
"A S" = 300
[balance]
0 = [0, 1]
1 = [2, 3]
"""


def level(tmp_path, text):
    path = tmp_path / "pip.toml"
    path.write_text(text, encoding="utf-8")
    return read_level(path)


def test_a_level_is_read_with_everything_it_says(tmp_path):
    pip = level(tmp_path, LEVEL)
    assert (pip.id, pip.name, pip.face, pip.order, pip.band) == ("pip", "Pip", "mouse", 10, 20)
    assert (pip.sight.plain, pip.sight.bingo, pip.keeps, pip.doubts) == (0.3, 0.05, 0.4, 0.05)
    assert (pip.exchanges, pip.adapts, pip.bluffs) == (False, True, 0.0)
    assert (pip.measured.average, pip.measured.bingos, pip.measured.games) == (215, 0.03, 50)


def test_what_was_not_measured_and_who_does_not_bluff_may_be_left_out(tmp_path):
    bold = level(tmp_path, LEVEL[: LEVEL.index("[measured]")].replace("adapts", "bluffs = 6\nadapts"))
    assert bold.measured is None
    assert bold.bluffs == 0.06


@pytest.mark.parametrize(
    ("old", "new", "error", "key"),
    [
        ('name = "Pip"', "", MissingKey, "name"),
        ('name = "Pip"', 'name = ""', BadValue, "name"),
        ('character = "Likes short words."', "", MissingKey, "character"),
        ("order = 10", "order = -1", BadValue, "order"),
        ("order = 10", 'order = "first"', WrongType, "order"),
        ("plain = 30", "plain = 101", BadValue, "sees.plain"),
        ("plain = 30", "plain = 0.3", WrongType, "sees.plain"),
        ("plain = 30", "", MissingKey, "sees.plain"),
        ("plain = 30", "plain = 30\ndark = 1", UnknownKey, "sees.dark"),
        ("band = 20", "band = 9", BadValue, "plays.band"),
        ("exchanges = false", "exchanges = 0", WrongType, "plays.exchanges"),
        ("adapts = true", "adapts = true\nbluffs = 101", BadValue, "plays.bluffs"),
        ("games = 50", "games = 0", BadValue, "measured.games"),
        ("games = 50", "", MissingKey, "measured.games"),
        ("order = 10", "order = 10\ncolour = 1", UnknownKey, "colour"),
    ],
)
def test_a_broken_level_is_named_with_its_key(tmp_path, old, new, error, key):
    assert LEVEL.count(old) == 1
    with pytest.raises(error) as broken:
        level(tmp_path, LEVEL.replace(old, new))
    assert broken.value.key == key
    assert broken.value.file == tmp_path / "pip.toml"


def leaves(tmp_path, text):
    path = tmp_path / "learnt.toml"
    path.write_text(text, encoding="utf-8")
    return read_leaves(path)


def test_leaves_are_read_for_a_list_and_a_tile_set(tmp_path):
    entry = leaves(tmp_path, LEAVES)
    assert (entry.words, entry.tiles) == ("enable", "english")
    tiles = catalogue().tile_set("english")
    assert entry.model.value(tiles.parse("AS")) == 100 + 300 + 3
    assert entry.model.value(tiles.parse("?")) == 25_000
    assert entry.model.vowels == {"A", "E"}


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('words = "enable"', "", MissingKey),
        ("A = [100, -200]", 'A = ["much"]', WrongType),
        ("A = [100, -200]", "A = 100", WrongType),
        ("A = [100, -200]", "A = [9999999]", BadValue),
        ('"A S" = 300', '"AS" = 300', BadValue),
        ('"A S" = 300', '"A S" = 9999999', BadValue),
        ("0 = [0, 1]", "none = [0, 1]", UnknownKey),
    ],
)
def test_broken_leaves_are_named(tmp_path, old, new, error):
    assert LEAVES.count(old) == 1
    with pytest.raises(error):
        leaves(tmp_path, LEAVES.replace(old, new))


def test_bands_must_be_as_many_as_the_words(tmp_path):
    path = tmp_path / "words.bands.xz"
    path.write_bytes(lzma.compress(bytes([10, 20, 35])))
    assert read_bands(path, 3) == bytes([10, 20, 35])
    for number in (2, 4):
        with pytest.raises(Unreadable):
            read_bands(path, number)


@pytest.mark.parametrize("data", [b"", b"no xz", None])
def test_bands_that_cannot_be_unpacked_are_named(tmp_path, data):
    path = tmp_path / "words.bands.xz"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(Unreadable) as broken:
        read_bands(path, 3)
    assert broken.value.file == path


def test_a_level_of_somebodys_own_stands_beside_the_others_with_its_own_face(tmp_path):
    (tmp_path / "levels").mkdir()
    (tmp_path / "faces").mkdir()
    (tmp_path / "levels" / "uncle.toml").write_text(LEVEL.replace('"mouse"', '"hat"'), encoding="utf-8")
    shutil.copy(resources() / "faces" / "club.svg", tmp_path / "faces" / "hat.svg")
    computers = Computers(catalogue(), [resources(), tmp_path])
    assert "uncle" in [level.id for level in computers.levels()]
    assert computers.face("uncle") == tmp_path / "faces" / "hat.svg"
    assert computers.face("mouse") == resources() / "faces" / "mouse.svg"
    assert computers.face("nobody") is None
    (tmp_path / "faces" / "hat.svg").unlink()
    assert computers.face("uncle") is None


def test_a_broken_level_of_somebodys_own_is_left_out_and_takes_nothing_with_it(tmp_path):
    (tmp_path / "levels").mkdir()
    (tmp_path / "levels" / "uncle.toml").write_text("name = 3", encoding="utf-8")
    computers = Computers(catalogue(), [resources(), tmp_path])
    assert "uncle" not in [level.id for level in computers.levels()]
    assert len(computers.levels()) >= 8
    with pytest.raises(CatalogueError):
        computers.level("uncle")
