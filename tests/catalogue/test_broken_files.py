"""Data files broken in every way: the fault is named with file and key."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.catalogue import (
    BadValue,
    Catalogue,
    CatalogueError,
    MissingKey,
    NotToml,
    UnknownKey,
    Unreadable,
    WrongType,
)
from tests.data_files import EXAMPLES, RESOURCES, put, read, text_of

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
