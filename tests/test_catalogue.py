"""Finding and reading data files: the program's, the user's, and broken ones of every kind."""

import ast
import json
import lzma
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.catalogue import (
    BadValue,
    Capabilities,
    Catalogue,
    CatalogueError,
    IdTaken,
    KeyFault,
    MissingKey,
    NotToml,
    UnknownId,
    UnknownKey,
    Unreadable,
    WrongType,
    data_folder,
    resources_folder,
    ruleset_from_dict,
    ruleset_to_dict,
)
from scrabble_gui.catalogue.folders import data_place
from scrabble_gui.core.board import Premium
from scrabble_gui.core.rules import (
    ChallengeKind,
    Challengers,
    ChallengeRule,
    Clock,
    ClockKind,
    EndKind,
    EndRule,
    Help,
    Leftovers,
    Ruleset,
    StartRule,
    StopRule,
    TargetRule,
    TieRule,
)
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile
from scrabble_gui.engine.errors import DamagedWordGraph, ForeignLetter, LexiconMissing
from tests.drawing import catalogue

RESOURCES = resources_folder()
ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = {
    "tiles": "english",
    "layouts": "standard",
    "rules": "finish-line",
    "themes": "night",
    "words": "enable",
}
"""A file of each kind to break."""


@pytest.fixture
def own(tmp_path):
    """A user's data folder; the name is one that families have."""
    folder = tmp_path / "Würfel & Wörter"
    for kind in EXAMPLES:
        (folder / kind).mkdir(parents=True)
    return folder


@pytest.fixture
def both(own):
    """The catalogue of the program's data and the user's."""
    return Catalogue([RESOURCES, own])


def text_of(kind, name=None):
    return (RESOURCES / kind / f"{name or EXAMPLES[kind]}.toml").read_text(encoding="utf-8")


def put(folder, kind, text, name="mine"):
    """Put a file into the user's folder and return its path."""
    path = folder / kind / f"{name}.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.replace('id = "enable"', 'id = "mine"').encode())
    return path


def read(data, kind, name="mine"):
    """Read a file of a kind by its id."""
    match kind:
        case "tiles":
            return data.tile_set(name)
        case "layouts":
            return data.layout(name)
        case "rules":
            return data.ruleset(name)
        case "themes":
            return data.theme(name)
        case "words":
            return next((info for info in data.word_lists() if info.id == name), None)


# --- folders


def test_the_variable_names_the_data_folder_and_it_is_made(tmp_path, monkeypatch):
    monkeypatch.setenv("SCRABBLE_GUI_DATA", str(tmp_path / "a" / "b ü"))
    assert data_folder() == tmp_path / "a" / "b ü"
    assert data_folder().is_dir()


@pytest.mark.parametrize(
    ("platform", "variable", "value", "folder"),
    [
        ("linux", "XDG_DATA_HOME", "HOME/xdg", "xdg"),
        ("linux", "XDG_DATA_HOME", "", ".local/share"),
        ("linux", "XDG_DATA_HOME", "not/absolute", ".local/share"),
        ("freebsd14", "XDG_DATA_HOME", None, ".local/share"),
        ("win32", "APPDATA", "HOME/AppData/Roaming", "AppData/Roaming"),
        ("win32", "APPDATA", None, "AppData/Roaming"),
        ("darwin", "XDG_DATA_HOME", "HOME/xdg", "Library/Application Support"),
    ],
)
def test_without_it_the_data_lies_in_the_usual_place_of_the_system(
    tmp_path, monkeypatch, platform, variable, value, folder
):
    monkeypatch.delenv("SCRABBLE_GUI_DATA")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    if value is None:
        monkeypatch.delenv(variable, raising=False)
    else:
        monkeypatch.setenv(variable, value.replace("HOME", str(tmp_path)))
    assert data_place(platform) == tmp_path / folder / "scrabble-gui"
    assert not data_place(platform).exists()


def test_installed_data_comes_before_that_of_a_checkout(tmp_path):
    package = tmp_path / "scrabble_gui"
    assert resources_folder(package) == tmp_path / "resources"
    (package / "resources").mkdir(parents=True)
    assert resources_folder(package) == package / "resources"


# --- finding


def test_nothing_is_read_before_it_is_asked_for(own, tmp_path):
    shutil.copytree(RESOURCES / "tiles", tmp_path / "resources" / "tiles")
    (tmp_path / "resources" / "layouts").mkdir()
    (tmp_path / "resources" / "layouts" / "standard.toml").write_text("broken", encoding="utf-8")
    data = Catalogue([tmp_path / "resources", own])
    assert data.tile_set("english").value(Tile("Q")) == 10
    with pytest.raises(NotToml):
        data.layout("standard")


def test_a_file_is_read_once():
    assert catalogue().tile_set("english") is catalogue().tile_set("english")
    assert catalogue().lexicon("enable") is catalogue().lexicon("enable")


@pytest.mark.parametrize("kind", ["tiles", "layouts", "rules", "themes"])
def test_a_users_file_is_found_by_its_id(both, own, kind):
    put(own, kind, text_of(kind))
    assert read(both, kind).id == "mine"
    assert replace(read(both, kind), id=EXAMPLES[kind]) == read(both, kind, EXAMPLES[kind])


def test_an_id_of_the_program_keeps_its_meaning(both, own):
    path = put(own, "tiles", text_of("tiles").replace("A = { count = 9,", "A = { count = 1,"), "english")
    assert both.tile_set("english") == catalogue().tile_set("english")
    (fault,) = both.faults
    assert isinstance(fault, IdTaken)
    assert (fault.file, fault.kind, fault.id) == (path, "tiles", "english")


@pytest.mark.parametrize("name", ["nope", "", "../tiles/english", ".hidden", "ENGLISH.toml"])
@pytest.mark.parametrize("kind", ["tiles", "layouts", "rules", "themes"])
def test_an_unknown_id_is_named(both, own, kind, name):
    put(own, kind, text_of(kind), ".hidden")
    with pytest.raises(UnknownId) as unknown:
        read(both, kind, name)
    assert (unknown.value.kind, unknown.value.id) == (kind, name)


def test_an_unknown_word_list_or_icon_is_named():
    with pytest.raises(UnknownId):
        catalogue().lexicon("nope")
    with pytest.raises(UnknownId) as unknown:
        catalogue().icon("nope")
    assert str(unknown.value) == "UnknownId(file=None, kind='icons', id='nope')"


def test_a_users_ruleset_is_offered_with_the_others(both, own):
    put(own, "rules", text_of("rules").replace("order = 120", "order = 0"))
    first, *others = both.playable_rulesets(Capabilities())
    assert (first.rules.id, first.shipped) == ("mine", False)
    assert [entry.rules.id for entry in others] == [
        entry.rules.id for entry in catalogue().playable_rulesets(Capabilities())
    ]
    assert both.default_ruleset().id == "family-classic"


def test_a_broken_ruleset_of_the_user_is_left_out_and_told(both, own):
    path = put(own, "rules", "name = 3")
    assert len(both.rulesets()) == len(catalogue().rulesets())
    (fault,) = both.faults
    assert fault.file == path


@pytest.mark.parametrize(("key", "kind"), [("tiles", "tiles"), ("layout", "layouts")])
def test_a_users_ruleset_for_missing_pieces_is_not_offered_and_told(both, own, key, kind):
    put(own, "rules", re.sub(f'\n{key} = ".*"', f'\n{key} = "nope"', text_of("rules")))
    assert "mine" not in [entry.rules.id for entry in both.playable_rulesets(Capabilities())]
    (fault,) = both.faults
    assert (fault.kind, fault.id) == (kind, "nope")


def test_a_users_ruleset_for_any_tiles_is_offered(both, own):
    put(own, "rules", text_of("rules").replace('tiles = "english"', 'tiles = ""'))
    assert "mine" in [entry.rules.id for entry in both.playable_rulesets(Capabilities())]


@pytest.mark.parametrize("kind", ["tiles", "layouts"])
def test_a_ruleset_of_the_program_must_find_its_pieces(tmp_path, kind):
    copy = shutil.copytree(RESOURCES, tmp_path / "resources", ignore=shutil.ignore_patterns("*.ttf", "*.svg"))
    shutil.rmtree(copy / kind)
    with pytest.raises(UnknownId):
        Catalogue([copy]).playable_rulesets(Capabilities())


def test_a_broken_file_of_the_program_is_not_passed_over(tmp_path):
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "bad.toml").write_text("", encoding="utf-8")
    with pytest.raises(MissingKey):
        Catalogue([tmp_path]).rulesets()


def test_without_any_data_the_faults_have_names(tmp_path):
    data = Catalogue([tmp_path / "nothing"])
    assert data.themes() == data.word_lists() == data.font_files() == ()
    with pytest.raises(UnknownId):
        data.default_ruleset()


def test_the_looks_are_found():
    assert [(theme.id, theme.name, theme.kind) for theme in catalogue().themes()] == [
        ("classic", "Classic", "light"),
        ("night", "Night", "dark"),
    ]
    assert catalogue().theme("classic").colours["window"] == "#F4EEE3"
    assert {path.stem for path in catalogue().font_files()} >= {"Lato-Regular", "Lato-Bold"}
    assert catalogue().icon("bag").read_bytes().startswith(b"<svg")
    assert catalogue().icon("bag").parent == catalogue().icon_folder


def test_a_users_theme_has_the_roles_of_the_program(both, own):
    put(own, "themes", text_of("themes").replace('star = "', 'stars = "'))
    with pytest.raises(MissingKey) as missing:
        both.theme("mine")
    assert missing.value.key == "colours.star"
    assert [theme.id for theme in both.themes()] == ["classic", "night"]


def test_users_themes_come_behind_those_of_the_program(both, own):
    put(own, "themes", text_of("themes"), "aaa")
    assert [theme.id for theme in both.themes()] == ["classic", "night", "aaa"]


# --- what is read


def test_the_board_is_read_square_by_square():
    board = catalogue().layout("standard")
    assert (board.size, board.start) == (15, Square(7, 7))
    assert board.premium(Square(0, 0)) == Premium(word=3)
    assert board.premium(Square(7, 7)) == Premium(word=2)
    assert board.premium(Square(0, 3)) == Premium(letter=2)
    assert board.premium(Square(1, 5)) == Premium(letter=3)
    assert board.premium(Square(0, 1)) == Premium()
    assert len(board.premiums) == 8 + 17 + 12 + 24


def test_tiles_are_read_in_the_order_of_the_alphabet():
    spanish = catalogue().tile_set("spanish")
    assert spanish.letters[2:5] == ("C", "CH", "D")
    assert (spanish.value(Tile("CH")), spanish.blanks, len(spanish)) == (5, 2, 100)
    assert spanish.name == "Spanish"


@pytest.mark.parametrize("letter", ["L·L", "క్ష", "Ñ", "IJ"])
def test_a_letter_may_have_marks_and_several_characters(both, own, letter):
    put(own, "tiles", text_of("tiles").replace("\nZ = ", f'\n"{letter}" = '))
    assert both.tile_set("mine").letters[-1] == letter


# --- words


def test_the_word_list_says_what_it_is():
    (info,) = catalogue().word_lists()
    assert (info.id, info.name, info.language, info.words) == ("enable", "ENABLE", "english", 172823)
    assert info.sha256.startswith("3f161302")
    assert info.provenance["authors"] == ("Alan Beale", "M. Cooper")
    assert info.provenance["licence"] == "public domain"


def test_the_word_list_judges():
    words = catalogue().lexicon("enable")
    assert len(words) == 172823
    assert words.contains("RETAINS")
    assert not words.contains("RETAINZ")


def test_word_lists_go_with_the_tiles_of_their_language():
    assert catalogue().default_word_list("english").id == "enable"
    assert catalogue().word_lists_for("dutch") == ()
    with pytest.raises(UnknownId):
        catalogue().default_word_list("dutch")


def test_a_tile_set_may_share_the_words_of_another(both, own):
    put(own, "tiles", 'language = "english"\n' + text_of("tiles"))
    put(own, "tiles", 'language = "english"\n' + text_of("tiles").replace("\nZ = ", '\n"Þ" = '), "thorn")
    assert both.default_word_list("mine").id == "enable"
    assert both.word_lists_for("thorn") == ()


@pytest.fixture
def with_list(own):
    """A user's word list: a copy of the program's graph, described as the program's is."""
    shutil.copy(RESOURCES / "words" / "enable.graph", own / "words")
    put(own, "words", text_of("words"))
    return own


def test_a_users_word_list_is_used_like_the_programs(both, with_list):
    assert [info.id for info in both.word_lists()] == ["enable", "mine"]
    assert both.lexicon("mine").contains("RETAINS")


def test_a_word_list_may_say_that_it_comes_first(both, with_list):
    put(with_list, "words", "order = 1\n" + text_of("words"))
    assert both.default_word_list("english").id == "mine"


@pytest.mark.parametrize(
    ("key", "before", "after"),
    [("words", "172823", "172824"), ("letters", "A B C", "B A C")],
)
def test_a_graph_must_be_the_one_that_is_described(both, with_list, key, before, after):
    path = put(with_list, "words", text_of("words").replace(before, after))
    with pytest.raises(BadValue) as bad:
        both.lexicon("mine")
    assert (bad.value.file, bad.value.key) == (path, key)


def test_a_missing_or_damaged_graph_is_named(both, with_list):
    graph = with_list / "words" / "enable.graph"
    graph.write_bytes(graph.read_bytes()[:-1])
    with pytest.raises(DamagedWordGraph):
        both.lexicon("mine")
    graph.unlink()
    with pytest.raises(LexiconMissing):
        both.lexicon("mine")


def test_any_file_of_words_can_judge(tmp_path):
    plain = tmp_path / "wörter.txt"
    plain.write_text("cat\n\nretainz\n", encoding="utf-8")
    assert catalogue().lexicon_of_file(plain, "english").contains("RETAINZ")
    graph = RESOURCES / "words" / "enable.graph"
    assert len(catalogue().lexicon_of_file(graph, "english")) == 172823


def test_a_foreign_letter_in_a_file_of_words_is_named_with_its_line(tmp_path):
    plain = tmp_path / "words.txt"
    plain.write_text("cat\nnaïve\n", encoding="utf-8")
    with pytest.raises(ForeignLetter) as foreign:
        catalogue().lexicon_of_file(plain, "english")
    assert (foreign.value.path, foreign.value.line, foreign.value.letter) == (plain, 2, "Ï")


def test_the_compressed_text_is_never_read(both, with_list):
    (with_list / "words" / "enable.txt.xz").write_bytes(lzma.compress(b"another list"))
    assert both.lexicon("mine").contains("RETAINS")


# --- broken files


BROKEN = [
    ("tiles", 'name = "English"', "", MissingKey, "name"),
    ("tiles", 'name = "English"', 'name = " "', BadValue, "name"),
    ("tiles", 'name = "English"', "name = 3", WrongType, "name"),
    ("tiles", 'name = "English"', 'name = "A\\u0007"', BadValue, "name"),
    ("tiles", 'name = "English"', 'nom = "English"\nname = "x"', UnknownKey, "nom"),
    ("tiles", "value = 0", "value = 1", BadValue, "blank.value"),
    ("tiles", "count = 2\nvalue = 0", "count = -1\nvalue = 0", BadValue, "blank.count"),
    ("tiles", "\n[blank]", "\n[blanc]", MissingKey, "blank"),
    ("tiles", "A = { count = 9, value = 1 }", "A = { count = 9 }", MissingKey, "letters.A.value"),
    ("tiles", "A = { count = 9, value = 1 }", "A = { count = 9, value = true }", WrongType, "letters.A.value"),
    ("tiles", "A = { count = 9, value = 1 }", "A = { count = 9, value = 1.0 }", WrongType, "letters.A.value"),
    ("tiles", "A = { count = 9, value = 1 }", "A = { count = 1001, value = 1 }", BadValue, "letters.A.count"),
    ("tiles", "A = { count = 9, value = 1 }", "A = { count = 9, value = 1, x = 1 }", UnknownKey, "letters.A.x"),
    ("tiles", "A = { count = 9, value = 1 }", "A = 9", WrongType, "letters.A"),
    ("tiles", "\nA =", "\na =", BadValue, "letters.a"),
    ("tiles", "\nA =", '\n"A\u0308" =', BadValue, "letters.A\u0308"),
    ("tiles", "\nA =", '\n"?" =', BadValue, "letters.?"),
    ("tiles", "\nA =", "\n4 =", BadValue, "letters.4"),
    ("tiles", "\nA =", '\n"A/" =', BadValue, "letters.A/"),
    ("tiles", "\nA =", '\n"" =', BadValue, "letters."),
    ("tiles", "\nA =", '\n"ABCDEFGHI" =', BadValue, "letters.ABCDEFGHI"),
    ("layouts", 'name = "Standard"', "", MissingKey, "name"),
    ("layouts", "=..'...=...'..=\n.-", "=..'...=...'..\n.-", BadValue, "squares"),
    ("layouts", "=..'...*...'..=", "=..'...-...'..=", BadValue, "squares"),
    ("layouts", "=..'...*...'..=", "*..'...*...'..=", BadValue, "squares"),
    ("layouts", "=..'...*...'..=", "+..'...*...'..=", BadValue, "squares"),
    ("layouts", "\n[legend]", "\n[legends]", MissingKey, "legend"),
    ("layouts", "{ word = 3 }", "{ word = 5 }", BadValue, "legend.=.word"),
    ("layouts", "{ word = 3 }", "{ word = 0 }", BadValue, "legend.=.word"),
    ("layouts", "{ word = 3 }", "{ wort = 3 }", UnknownKey, "legend.=.wort"),
    ("layouts", "'=' = {", "'==' = {", BadValue, "legend.=="),
    ("layouts", "start = true", "start = 1", WrongType, "legend.*.start"),
    ("rules", 'name = "Finish Line"', 'name = ""', BadValue, "name"),
    ("rules", "rack_size = 7", "rack_size = 1", BadValue, "rack_size"),
    ("rules", "first_play_tiles = 2", "first_play_tiles = 8", BadValue, "first_play_tiles"),
    ("rules", "first_play_tiles = 2", "first_play_tiles = 1", BadValue, "first_play_tiles"),
    ("rules", "players = [2, 4]", "players = [1, 4]", BadValue, "players"),
    ("rules", "rack_size = 7", 'rack_size = "7"', WrongType, "rack_size"),
    ("rules", "rack_size = 7", "rack_size = 6", BadValue, "bonus.7"),
    ("rules", "rack_size = 7", "rack-size = 7", MissingKey, "rack_size"),
    ("rules", "rack_size = 7", "rack_size = 7\ncolour = 1", UnknownKey, "colour"),
    ("rules", "rack_size = 7", 'rack_size = 7\nid = "x"', UnknownKey, "id"),
    ("rules", "7 = 50", "07 = 50", BadValue, "bonus.07"),
    ("rules", "7 = 50", "seven = 50", BadValue, "bonus.seven"),
    ("rules", "7 = 50", "7 = -50", BadValue, "bonus.7"),
    ("rules", "7 = 50", '7 = "50"', WrongType, "bonus.7"),
    ("rules", "players = [2, 4]", "players = [2]", BadValue, "players"),
    ("rules", "players = [2, 4]", "players = [4, 2]", BadValue, "players"),
    ("rules", "players = [2, 4]", "players = [2, true]", WrongType, "players"),
    ("rules", "players = [2, 4]", "players = 4", WrongType, "players"),
    ("rules", 'start = "draw"', 'start = "Draw"', BadValue, "start"),
    ("rules", "slips = true", 'slips = "yes"', WrongType, "slips"),
    ("rules", "helps = []", 'helps = ["light"]', BadValue, "helps"),
    ("rules", "helps = []", 'helps = ["undo", "undo"]', BadValue, "helps"),
    ("rules", "helps = []", "helps = [[]]", BadValue, "helps"),
    ("rules", "helps = []", 'helps = "undo"', WrongType, "helps"),
    ("rules", "minimum = 7", "minimum = 0", BadValue, "exchange.minimum"),
    ("rules", "minimum = 7", "minimum = 7\nmaximum = 7", UnknownKey, "exchange.maximum"),
    ("rules", 'kind = "lose turn"', 'kind = "lose"', BadValue, "challenge.kind"),
    ("rules", 'kind = "lose turn"', "", MissingKey, "challenge.kind"),
    ("rules", 'kind = "one player passes"', 'kind = ["one player passes"]', WrongType, "end.kind"),
    ("rules", "[leftovers]", "[left]", MissingKey, "leftovers"),
    ("rules", "seconds = 0", "seconds = 1000001", BadValue, "clock.seconds"),
    ("rules", 'stop = "at once"', 'stop = "never"', BadValue, "target.stop"),
    ("rules", "2 = [70, 120, 200]", "2 = [70, 120]", BadValue, "target.suggested.2"),
    ("rules", "2 = [70, 120, 200]", "0 = [70, 120, 200]", BadValue, "target.suggested.0"),
    ("rules", "[target.suggested]", "[target.lines]", MissingKey, "target.suggested"),
    ("rules", 'group = "Variations"', "", MissingKey, "group"),
    ("rules", "order = 120", "order = 1.5", WrongType, "order"),
    ("themes", 'kind = "dark"', 'kind = "dim"', BadValue, "kind"),
    ("themes", 'window = "#171B20"', 'window = "black"', BadValue, "colours.window"),
    ("themes", 'window = "#171B20"', "window = 1", WrongType, "colours.window"),
    ("themes", 'window = "#171B20"', "", MissingKey, "colours.window"),
    ("themes", 'window = "#171B20"', 'window = "#171B20"\nwindows = "#171B20"', UnknownKey, "colours.windows"),
    ("words", 'id = "enable"', 'id = "other"', BadValue, "id"),
    ("words", "words = 172823", "words = 0", BadValue, "words"),
    ("words", 'graph = "enable.graph"', 'graph = "../enable.graph"', BadValue, "graph"),
    ("words", 'graph = "enable.graph"', 'graph = "C:\\\\enable.graph"', BadValue, "graph"),
    ("words", 'text = "enable.txt.xz"', 'text = ".xz"', BadValue, "text"),
    ("words", 'sha256 = "3f', 'sha256 = "3F', BadValue, "sha256"),
    ("words", 'title = "', 'title = 3 #"', WrongType, "provenance.title"),
    ("words", '["Alan Beale", "M. Cooper"]', "[3]", WrongType, "provenance.authors"),
    ("words", "[provenance]", "[source]", MissingKey, "provenance"),
]


def first_fault(data, kind):
    """Return the error on reading the user's file; broken word lists are only told."""
    try:
        assert read(data, kind) is None
    except CatalogueError as error:
        return error
    return data.faults[-1]


@pytest.mark.parametrize(("kind", "before", "after", "error", "key"), BROKEN)
def test_a_fault_is_named_with_file_and_key(both, own, kind, before, after, error, key):
    assert before in text_of(kind)
    path = put(own, kind, text_of(kind).replace(before, after, 1))
    fault = first_fault(both, kind)
    assert (type(fault), fault.file, fault.key) == (error, path, key)


def test_a_tile_set_without_letters_is_refused(both, own):
    path = put(own, "tiles", text_of("tiles").partition("A = ")[0])
    with pytest.raises(BadValue) as bad:
        both.tile_set("mine")
    assert (bad.value.file, bad.value.key) == (path, "letters")


@pytest.mark.parametrize("kind", EXAMPLES)
@pytest.mark.parametrize(
    ("text", "error"),
    [
        (b"", MissingKey),
        (b"\x00", NotToml),
        (b'name = "\xff"', NotToml),
        (b"[" * 200_000, NotToml),
        (b"x = " + b"[" * 200_000, NotToml),
        (b"x = " + b"9" * 5000, NotToml),
        (b"x = 1\nx = 2", NotToml),
        (b"#" * 1_000_001, Unreadable),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else None,
)
def test_a_file_that_is_no_data_at_all_is_refused(both, own, kind, text, error):
    path = put(own, kind, text)
    fault = first_fault(both, kind)
    assert type(fault) is error
    assert fault.file == path


def test_the_line_of_a_slip_is_told(both, own):
    put(own, "rules", text_of("rules").replace("rack_size = 7", "rack_size = = 7"))
    with pytest.raises(NotToml) as slip:
        both.ruleset("mine")
    assert text_of("rules").splitlines()[slip.value.line - 1] == "rack_size = 7"


def test_the_line_of_a_byte_that_is_no_text_is_told(both, own):
    put(own, "rules", b"# fine\n# \xfc\n")
    with pytest.raises(NotToml) as slip:
        both.ruleset("mine")
    assert slip.value.line == 2


def test_a_folder_with_the_name_of_a_file_is_unreadable(both, own):
    (own / "rules" / "mine.toml").mkdir()
    with pytest.raises(Unreadable):
        both.ruleset("mine")


def test_windows_line_ends_and_a_byte_order_mark_are_read(both, own):
    for kind in ("tiles", "layouts", "rules", "themes"):
        put(own, kind, b"\xef\xbb\xbf" + text_of(kind).replace("\n", "\r\n").encode())
        assert read(both, kind).id == "mine"


VALUES = st.one_of(
    st.integers().map(str),
    st.floats().map(str),
    st.text().map(json.dumps),
    st.lists(st.integers()).map(str),
    st.sampled_from(
        ["true", "[]", "{}", "{ x = 1 }", '[["a"]]', "1979-05-27", "07:32:00", "'", '"""', "0x7f", "1e400", "", "="]
    ),
    st.text(max_size=5),
)


@pytest.mark.parametrize("kind", EXAMPLES)
@given(data=st.data())
def test_whatever_stands_at_a_key_is_read_or_refused(tmp_path_factory, kind, data):
    lines = text_of(kind).splitlines()
    keys = [number for number, line in enumerate(lines) if "=" in line and not line.startswith("#")]
    for number in data.draw(st.lists(st.sampled_from(keys), min_size=1, max_size=3, unique=True)):
        key = data.draw(st.sampled_from([lines[number].split("=")[0], "x"]))
        lines[number] = f"{key} = {data.draw(VALUES)}"
    own = tmp_path_factory.getbasetemp() / f"fuzz-{kind}"
    (own / kind).mkdir(parents=True, exist_ok=True)
    path = put(own, kind, "\n".join(lines).encode("utf-8", "surrogatepass"))
    both = Catalogue([RESOURCES, own])
    try:
        found = read(both, kind) or both.faults[-1]
    except CatalogueError as error:
        found = error
    assert found.file == path if isinstance(found, CatalogueError) else found.id == "mine"


# --- rulesets in saved games

TEXT = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=8)
SMALL = st.integers(0, 1000)


@st.composite
def rulesets(draw):
    rack_size = draw(st.integers(2, 12))
    bonus = draw(st.dictionaries(st.integers(1, rack_size), SMALL))
    fewest = draw(st.integers(2, 4))
    levels = st.tuples(*[st.integers(1, 1000)] * 3)
    lines = st.lists(st.tuples(st.integers(1, 26), levels), unique_by=lambda line: line[0]).map(tuple)
    return Ruleset(
        id=draw(TEXT),
        name=draw(TEXT),
        summary=draw(TEXT),
        rack_size=rack_size,
        bonus=bonus,
        challenge=ChallengeRule(
            draw(st.sampled_from(ChallengeKind)),
            draw(st.sampled_from(Challengers)),
            draw(SMALL),
            draw(SMALL),
            draw(st.booleans()),
        ),
        end=EndRule(draw(st.sampled_from(EndKind)), draw(st.integers(1, 9))),
        leftovers=Leftovers(draw(SMALL), draw(SMALL), draw(SMALL), draw(SMALL)),
        tie=draw(st.sampled_from(TieRule)),
        exchange_minimum=draw(st.integers(1, 20)),
        exchange_scoreless=draw(st.booleans()),
        free_exchanges=draw(SMALL),
        first_play_tiles=draw(st.integers(2, rack_size)),
        players=(fewest, draw(st.integers(fewest, 26))),
        target=draw(st.none() | st.builds(TargetRule, st.sampled_from(StopRule), lines)),
        clock=Clock(draw(st.sampled_from(ClockKind)), draw(SMALL), draw(SMALL), draw(SMALL)),
        start=draw(st.sampled_from(StartRule)),
        helps=draw(st.frozensets(st.sampled_from(Help))),
        slips=draw(st.booleans()),
        tiles_id=draw(TEXT),
        layout_id=draw(TEXT),
    )


@given(rulesets())
def test_a_ruleset_written_out_and_read_back_is_the_same(rules):
    assert ruleset_from_dict(json.loads(json.dumps(ruleset_to_dict(rules)))) == (rules, {})


def test_what_is_written_out_has_the_keys_of_a_ruleset_file():
    def keys(table, name=""):
        for key, value in table.items():
            yield name + key
            if isinstance(value, dict):
                yield from keys(value, f"{name}{key}.")

    from scrabble_gui.catalogue.reading import read_toml

    written = set(keys(ruleset_to_dict(catalogue().ruleset("finish-line"))))
    assert written - {"id"} == set(keys(read_toml(RESOURCES / "rules" / "finish-line.toml"))) - {"group", "order"}


def test_unknown_keys_of_a_saved_game_are_handed_back_in_their_shape():
    written = ruleset_to_dict(catalogue().ruleset("finish-line"))
    unknown = {"weather": [1, {"a": 2}], "challenge": {"fee": 3}, "target": {"suggested": {}, "flag": None}}
    written["weather"] = unknown["weather"]
    written["challenge"]["fee"] = 3
    written["target"]["flag"] = None
    rules, left = ruleset_from_dict(written)
    assert rules == catalogue().ruleset("finish-line")
    assert left == {"weather": [1, {"a": 2}], "challenge": {"fee": 3}, "target": {"flag": None}}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@given(st.data())
def test_whatever_stands_in_the_ruleset_of_a_saved_game_is_read_or_refused_with_its_key(data):
    written = ruleset_to_dict(catalogue().ruleset("finish-line"))
    table = data.draw(st.sampled_from([written, *(value for value in written.values() if isinstance(value, dict))]))
    key = data.draw(st.sampled_from(sorted(table)))
    table[key] = data.draw(JSON)
    try:
        found, _ = ruleset_from_dict(written)
    except KeyFault as fault:
        found = fault
    if isinstance(found, KeyFault):
        assert key in found.key or found.key in ("bonus.7", "first_play_tiles")  # a smaller rack contradicts these
    else:
        assert ruleset_from_dict(ruleset_to_dict(found)) == (found, {})


@given(JSON)
def test_no_ruleset_at_all_is_refused(anything):
    with pytest.raises(KeyFault):
        ruleset_from_dict(anything)


# --- the module


def test_reading_data_needs_no_qt():
    code = "import sys, scrabble_gui.catalogue; print(sorted(name for name in sys.modules if 'PySide' in name))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


def test_no_variant_and_no_language_is_known_by_name():
    names = {path.stem for path in RESOURCES.glob("*/*.toml")}
    texts = set()
    for folder in ("catalogue", "cli"):
        for path in (ROOT / "scrabble_gui" / folder).glob("*.py"):
            nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            texts |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert "rack_size" in texts
    assert not names & texts
