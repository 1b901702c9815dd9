"""The data files: all can be read, say what they should, and lie beside their licences."""

import hashlib
import importlib.util
import json
import lzma
import re
import tomllib
import unicodedata
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
DATA_FILES = sorted(RESOURCES.rglob("*.toml"))
TILE_SETS = {path.stem: path for path in sorted((RESOURCES / "tiles").glob("*.toml"))}
LAYOUTS = {path.stem: path for path in sorted((RESOURCES / "layouts").glob("*.toml"))}
WORD_LISTS = {path.stem: path for path in sorted((RESOURCES / "words").glob("*.toml"))}
FONTS = sorted((RESOURCES / "fonts").glob("*.ttf"))
ICONS = {path.stem: path for path in sorted((RESOURCES / "icons").glob("*.svg"))}


def read(path):
    return tomllib.loads(path.read_text(encoding="utf-8"))


def tiles_and_points(tile_set):
    kinds = [tile_set["blank"], *tile_set["letters"].values()]
    return sum(kind["count"] for kind in kinds), sum(kind["count"] * kind["value"] for kind in kinds)


def picture(name):
    """The rows of a layout, a character a square."""
    return read(LAYOUTS[name])["squares"].split()


def squares(name, character):
    """The squares of a kind as players write them: D8 is column D, row 8."""
    return {
        f"{chr(ord('A') + column)}{row}"
        for row, line in enumerate(picture(name), start=1)
        for column, found in enumerate(line)
        if found == character
    }


def places(text):
    return set(text.split())


@pytest.mark.parametrize("path", DATA_FILES, ids=lambda path: str(path.relative_to(RESOURCES)))
def test_a_data_file_can_be_read_and_has_a_name_and_a_plain_id(path):
    assert read(path)["name"].strip()
    assert re.fullmatch("[a-z0-9]+([_-][a-z0-9]+)*", path.stem)


@pytest.mark.parametrize("folder", sorted({path.parent.name for path in DATA_FILES}))
def test_no_two_data_files_of_a_folder_have_the_same_name(folder):
    names = Counter(read(path)["name"].casefold() for path in (RESOURCES / folder).glob("*.toml"))
    assert max(names.values()) == 1


# --- tile sets


@pytest.mark.parametrize(
    ("name", "tiles", "points", "letters"),
    [
        ("english", 100, 187, 26),
        ("super_english", 200, 381, 26),
        ("french", 102, 197, 26),
        ("german", 102, 202, 29),
        ("spanish", 100, 192, 28),
        ("italian", 120, 293, 26),
        ("dutch", 102, 230, 26),
        ("portuguese", 120, 204, 24),
        ("swedish", 100, 194, 31),
        ("danish", 100, 247, 27),
        ("norwegian", 100, 202, 32),
        ("polish", 100, 190, 32),
        ("albanian", 100, 235, 36),
        ("frisian", 100, 158, 26),
        ("sundanese", 100, 163, 27),
    ],
)
def test_a_tile_set_has_its_number_of_tiles_and_points(name, tiles, points, letters):
    tile_set = read(TILE_SETS[name])
    assert tiles_and_points(tile_set) == (tiles, points)
    assert len(tile_set["letters"]) == letters


@pytest.mark.parametrize(
    ("name", "source", "program"),
    [
        ("english", "AmericanEnglish", "quackle"),
        ("super_english", "English_super", "macondo"),
        ("french", "French", "Scrabble3D"),
        ("german", "German", "xwords"),
        ("spanish", "Spanish", "xwords"),
        ("italian", "Italian", "Scrabble3D"),
        ("dutch", "Dutch", "xwords"),
        ("portuguese", "Portuguese", "Scrabble3D"),
        ("swedish", "Swedish", "quackle"),
        ("danish", "Danish", "xwords"),
        ("norwegian", "Norwegian", "quackle"),
        ("polish", "Polish", "quackle"),
    ],
)
def test_a_tile_set_agrees_with_its_source(shared, name, source, program):
    published = json.loads((shared / "data" / "letter_distributions_by_source.json").read_text(encoding="utf-8"))
    tile_set = read(TILE_SETS[name])
    kinds = {"?": tile_set["blank"], **tile_set["letters"]}
    assert {letter: [kind["value"], kind["count"]] for letter, kind in kinds.items()} == published[source][program]


@pytest.mark.parametrize("name", TILE_SETS)
def test_a_tile_set_is_whole(name):
    tile_set = read(TILE_SETS[name])
    assert tile_set.keys() == {"name", "blank", "letters"}
    for letter, kind in {"": tile_set["blank"], **tile_set["letters"]}.items():
        assert kind.keys() == {"count", "value"}
        assert all(isinstance(number, int) and number >= 0 for number in kind.values())
        assert letter == unicodedata.normalize("NFC", letter).upper().strip()
    assert tile_set["blank"]["value"] == 0


def test_english_letters_are_worth_what_the_rules_say():
    points = {
        **dict.fromkeys("EAIONRTLSU", 1),
        **dict.fromkeys("DG", 2),
        **dict.fromkeys("BCMP", 3),
        **dict.fromkeys("FHVWY", 4),
        **dict.fromkeys("K", 5),
        **dict.fromkeys("JX", 8),
        **dict.fromkeys("QZ", 10),
    }
    for name in ("english", "super_english"):
        assert {letter: kind["value"] for letter, kind in read(TILE_SETS[name])["letters"].items()} == points


def test_our_own_tile_sets_are_what_their_method_makes_of_the_shares():
    assert own_tile_sets().main(["--check"]) == 0


def own_tile_sets():
    spec = importlib.util.spec_from_file_location("own_tile_sets", RESOURCES.parent / "packaging" / "own_tile_sets.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["albanian", "frisian", "sundanese"])
def test_our_own_tile_sets_say_so_and_follow_the_shares_of_the_letters(name):
    assert "Our own set: no edition of the game exists" in TILE_SETS[name].read_text(encoding="utf-8")
    kinds = read(TILE_SETS[name])["letters"]
    about = read(RESOURCES.parent / "packaging" / "words" / "letter_shares.toml")[name]
    assert list(kinds) == list(about["share"])
    ranked = sorted(kinds, key=lambda letter: -about["share"][letter])
    counts = [kinds[letter]["count"] for letter in ranked]
    values = [kinds[letter]["value"] for letter in ranked if kinds[letter]["count"]]
    assert counts == sorted(counts, reverse=True)
    assert values == sorted(values)
    assert all(kinds[letter]["count"] for letter in kinds if about["share"][letter] >= 0.05)


def test_the_shares_of_the_small_languages_are_the_measured_ones(shared):
    measured = json.loads((shared / "data" / "small_language_letter_stats.json").read_text(encoding="utf-8"))
    ours = read(RESOURCES.parent / "packaging" / "words" / "letter_shares.toml")
    assert ours["albanian"]["share"] == {letter: measured["sq"][letter.lower()] for letter in ours["albanian"]["share"]}
    folded = Counter()
    for letter, share in measured["fy"].items():
        folded[unicodedata.normalize("NFD", letter)[0].upper()] += share
    assert {letter: round(share, 2) for letter, share in folded.items()}.items() <= ours["frisian"]["share"].items()


def test_albanian_has_its_nine_letters_of_two_characters():
    letters = list(read(TILE_SETS["albanian"])["letters"])
    assert [letter for letter in letters if len(letter) == 2] == ["DH", "GJ", "LL", "NJ", "RR", "SH", "TH", "XH", "ZH"]
    assert {"Ç", "Ë"} <= set(letters)


def test_letters_of_two_characters_stand_in_their_place_in_the_alphabet():
    letters = list(read(TILE_SETS["spanish"])["letters"])
    assert letters[2:5] == ["C", "CH", "D"]
    assert letters[letters.index("N") :][:3] == ["N", "Ñ", "O"]


# --- layouts


@pytest.mark.parametrize(("name", "size"), [("standard", 15), ("super", 21)])
def test_a_board_is_square_and_looks_the_same_from_all_sides_and_in_the_mirror(name, size):
    rows = picture(name)
    assert [len(row) for row in rows] == [size] * size
    assert rows == rows[::-1] == [row[::-1] for row in rows] == ["".join(column) for column in zip(*rows, strict=True)]


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_character_of_a_board_is_explained_and_no_other(name):
    legend = read(LAYOUTS[name])["legend"]
    assert legend.keys() == set("".join(picture(name)))
    for square in legend.values():
        assert square.keys() <= {"letter", "word", "start"}


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_board_has_one_start_in_its_middle_that_doubles_the_word(name):
    layout, rows = read(LAYOUTS[name]), picture(name)
    starts = [character for character, square in layout["legend"].items() if square.get("start")]
    middle = len(rows) // 2
    assert rows[middle][middle] in starts
    assert "".join(rows).count(rows[middle][middle]) == len(starts) == 1
    assert layout["legend"][rows[middle][middle]] == {"word": 2, "start": True}


def test_the_standard_board_has_its_premium_squares():
    assert read(LAYOUTS["standard"])["legend"] == {
        ".": {},
        "'": {"letter": 2},
        '"': {"letter": 3},
        "-": {"word": 2},
        "=": {"word": 3},
        "*": {"word": 2, "start": True},
    }
    assert squares("standard", "*") == {"H8"}
    assert squares("standard", "=") == places("A1 A8 A15 H1 H15 O1 O8 O15")
    assert squares("standard", "-") == places("B2 C3 D4 E5 N2 M3 L4 K5 B14 C13 D12 E11 N14 M13 L12 K11")
    assert squares("standard", '"') == places("F2 J2 B6 F6 J6 N6 B10 F10 J10 N10 F14 J14")
    doubled = places("A4 A12 C7 C9 D1 D8 D15 G3 G7 G9 G13 H4 H12 I3 I7 I9 I13 L1 L8 L15 M7 M9 O4 O12")
    assert squares("standard", "'") == doubled


def test_the_super_board_holds_the_standard_board_in_its_middle():
    assert [row[3:18] for row in picture("super")[3:18]] == picture("standard")


def test_the_super_board_has_its_premium_squares():
    legend = read(LAYOUTS["super"])["legend"]
    found = Counter()
    for character, number in Counter("".join(picture("super"))).items():
        square = legend[character]
        found[square.get("letter", 1), square.get("word", 1)] += number
    assert found == {(1, 1): 316, (2, 1): 36, (3, 1): 20, (4, 1): 8, (1, 2): 41, (1, 3): 16, (1, 4): 4}
    assert squares("super", "~") == {"A1", "A21", "U1", "U21"}


# --- words


@pytest.mark.parametrize("name", WORD_LISTS)
def test_a_word_list_is_the_described_one_and_says_where_it_is_from(name):
    about = read(WORD_LISTS[name])
    folder = WORD_LISTS[name].parent
    text = lzma.decompress((folder / about["text"]).read_bytes())
    assert about["id"] == name
    assert hashlib.sha256(text).hexdigest() == about["sha256"]
    assert len(text.split()) == about["words"]
    assert (folder / about["graph"]).is_file()
    licence = (folder / about["provenance"]["licence_file"]).read_text(encoding="utf-8")
    assert about["provenance"]["licence"] in licence
    assert all(author in licence for author in about["provenance"]["authors"])
    assert about["sha256"] in licence


@pytest.mark.parametrize("name", WORD_LISTS)
def test_a_word_list_has_the_letters_of_its_tile_set(name):
    about = read(WORD_LISTS[name])
    assert about["letters"].split() == list(read(TILE_SETS[about["language"]])["letters"])


# --- typeface


def test_four_weights_of_lato_come_with_their_licence():
    assert [path.stem for path in FONTS] == ["Lato-Bold", "Lato-Heavy", "Lato-Regular", "Lato-Semibold"]
    assert all(path.read_bytes()[:4] == b"\x00\x01\x00\x00" for path in FONTS)
    assert sum(path.stat().st_size for path in FONTS) < 3_000_000
    licence = (RESOURCES / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in licence
    assert 'Reserved Font Name "Lato"' in licence
    assert all(path.name in licence for path in FONTS)


# --- icons


def drawn(path, size):
    """The share of pixels an icon touches, 0 to 1."""
    renderer = QSvgRenderer(QByteArray(path.read_bytes()))
    assert renderer.isValid()
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return sum(image.pixelColor(x, y).alpha() > 0 for x in range(size) for y in range(size)) / size**2


@pytest.mark.parametrize("name", sorted(ICONS.keys() - {"scrabble-gui"}))
def test_a_line_icon_can_be_recoloured_and_shows_something(name):
    root = ElementTree.fromstring(ICONS[name].read_text(encoding="utf-8"))
    assert (
        root.attrib.items()
        >= {
            "viewBox": "0 0 24 24",
            "fill": "none",
            "stroke": "#000000",
            "stroke-width": "1.9",
            "stroke-linecap": "round",
            "stroke-linejoin": "round",
        }.items()
    )
    assert not any(
        {"fill", "stroke", "style"} & element.attrib.keys() for element in root.iter() if element is not root
    )
    assert 0.1 < drawn(ICONS[name], 22) < 0.7


def test_the_application_has_an_icon_that_fills_its_square():
    assert 0.8 < drawn(ICONS["scrabble-gui"], 64) < 1


def test_every_icon_is_explained_beside_it():
    readme = (RESOURCES / "icons" / "README.md").read_text(encoding="utf-8")
    assert {name.removesuffix(".svg") for name in re.findall("`([a-z.-]+)`", readme)} == ICONS.keys()
