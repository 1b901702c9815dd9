"""Files that give no game: each says why and where, is left as it is, and gives back every turn before the damage."""

import codecs
import os
import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scrabble_gui.catalogue import BadValue, KeyFault, MissingKey, WrongType
from scrabble_gui.core import errors as refusals
from scrabble_gui.record import reading, savefile
from scrabble_gui.record.errors import (
    BadSetup,
    Damage,
    Damaged,
    EmptyFile,
    ForgedTurn,
    NewerVersion,
    NotAGame,
    SaveError,
    TooLarge,
    UnknownLayout,
    UnknownTileSet,
    Unreadable,
)
from scrabble_gui.record.savefile import SavedGame, glance, load, marked_over, recover, to_text
from tests.drawing import Table, catalogue
from tests.record.test_games import GAMES

TEXT = (GAMES / "family_two_finished.scrabble").read_text(encoding="utf-8")
LINES = TEXT.split("\n")
TURNS = 38
FIRST = next(number for number, line in enumerate(LINES, 1) if line.startswith('  {"by"'))
"""The line of the first turn."""
TIMED = (GAMES / "world_club_two_timed.scrabble").read_text(encoding="utf-8")
VOTED = (GAMES / "table_vote_three.scrabble").read_text(encoding="utf-8")


def changed(old, new, text=TEXT):
    """Return a game's file with something else in it."""
    assert old in text
    return text.replace(old, new, 1).encode()


def line_of(part, text=TEXT):
    """Return the line on which something stands."""
    return 1 + text[: text.index(part)].count("\n")


def refused(data):
    """Return why a file gives no game; what can be recovered of it is what the error promises."""
    with pytest.raises(SaveError) as caught:
        load(data, catalogue())
    error = caught.value
    if error.safe_turns is None:
        with pytest.raises(SaveError) as again:
            recover(data, catalogue())
        assert again.value.path is None
    else:
        assert len(recover(data, catalogue()).game.turns) == error.safe_turns
    return error


def problem(data):
    """Return why a file gives no game, or nothing when it gives one."""
    try:
        load(data, catalogue())
    except SaveError as error:
        return error
    return None


def damage(data):
    """Return (line, what, key, safe turns) of a damaged file."""
    error = refused(data)
    assert isinstance(error.reason, Damaged), error
    return error.line, error.reason.what, error.reason.key, error.safe_turns


# --- what is no game at all


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", EmptyFile()),
        (b" \n\r\n\t", EmptyFile()),
        (b"\xef\xbb\xbf", NotAGame()),
        (bytes(range(256)), NotAGame()),
        (b"\x89PNG\r\n\x1a\n" + bytes(100), NotAGame()),
        (b"Dear Grandma,\nhow are you?", NotAGame()),
        (b"{}", NotAGame()),
        (b"[1, 2]", NotAGame()),
        (b"null", NotAGame()),
        (b'{"format": "another game", "version": 1}', NotAGame()),
        (b'{"format": ["scrabble_gui game"]}', NotAGame()),
        (b"[" * 200_000, NotAGame()),
        (b'{"a":' * 200_000, NotAGame()),
        (TEXT.encode("utf-16"), NotAGame()),
        (b"\xff" + TEXT.encode(), NotAGame()),
    ],
)
def test_what_is_no_game_is_called_so(data, reason):
    error = refused(data)
    assert (error.line, error.reason, error.safe_turns) == (1, reason, None)


def test_a_newer_version_is_told_even_where_nothing_else_can_be_read():
    for data in (
        changed('"version": 1', '"version": 2'),
        b'{"format": "scrabble_gui game",\n "version": 2, <new>}',
        changed('"version": 1,', '"other": 0,').replace(b"\n}\n", b',\n"version": 2}'),
    ):
        error = refused(data)
        assert error.reason == NewerVersion(2, 1)
        assert error.safe_turns is None
        assert data.split(b"\n")[error.line - 1].find(b'"version": 2') >= 0


@pytest.mark.parametrize(
    ("version", "what"),
    [
        ("0", Damage.WRONG_VALUE),
        ("-1", Damage.WRONG_VALUE),
        ("true", Damage.MISSING_KEY),
        ('"1"', Damage.MISSING_KEY),
        ("null", Damage.MISSING_KEY),
        ("1e999", Damage.MISSING_KEY),
    ],
)
def test_a_version_that_never_was_is_damage(version, what):
    assert damage(changed('"version": 1', f'"version": {version}')) == (1, what, "version", None)


def test_a_file_that_is_too_large_is_not_read(monkeypatch, tmp_path):
    path = tmp_path / "big.scrabble"
    path.write_text(TEXT, encoding="utf-8")
    size = path.stat().st_size
    monkeypatch.setattr(savefile, "MOST_BYTES", size)
    assert len(load(path, catalogue()).game.turns) == TURNS
    monkeypatch.setattr(savefile, "MOST_BYTES", size - 1)
    for source in (path, TEXT.encode()):
        with pytest.raises(SaveError) as caught:
            load(source, catalogue())
        assert caught.value.reason == TooLarge(size - 1)
        assert caught.value.line is None


def test_a_very_large_file_is_refused_in_no_time(tmp_path):
    path = tmp_path / "huge.scrabble"
    with path.open("wb") as file:
        file.truncate(10**12)
    with pytest.raises(SaveError) as caught:
        load(path, catalogue())
    assert isinstance(caught.value.reason, TooLarge)


# --- what the system does not give


def unreadable(path):
    """Return why the system does not give a file."""
    with pytest.raises(SaveError) as caught:
        load(path, catalogue())
    error = caught.value
    assert (error.path, error.line, error.safe_turns) == (path, None, None)
    assert isinstance(error.reason, Unreadable)
    return error.reason


def test_a_file_that_is_not_there(tmp_path):
    reason = unreadable(tmp_path / "gone.scrabble")
    assert reason.code == "ENOENT"
    assert reason.what


def test_a_folder_is_no_file(tmp_path):
    assert unreadable(tmp_path).code in ("EISDIR", "EACCES")


def test_a_file_that_nobody_may_read(tmp_path, monkeypatch):
    path = tmp_path / "secret.scrabble"
    path.write_text(TEXT, encoding="utf-8")

    def denied(*_, **__):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", denied)
    assert unreadable(path).code == "EACCES"


def test_a_path_that_no_system_has():
    assert unreadable(Path("a\0b")).code == ""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_does_not_hang_the_reader(tmp_path):
    path = tmp_path / "pipe.scrabble"
    os.mkfifo(path)
    assert unreadable(path).code in ("ENOTSUP", "EOPNOTSUPP")


def test_the_error_of_a_file_names_it_and_the_file_stays_as_it_is(tmp_path):
    path = tmp_path / "Spiele ü" / "game.scrabble"
    path.parent.mkdir()
    data = TEXT.encode()[:-40]
    path.write_bytes(data)
    for read in (load, glance):
        with pytest.raises(SaveError) as caught:
            read(path, catalogue()) if read is load else read(path)
        assert caught.value.path == path
    assert len(recover(path, catalogue()).game.turns) > 30
    assert path.read_bytes() == data
    assert [file.name for file in path.parent.iterdir()] == ["game.scrabble"]


def test_recovering_what_gives_nothing_names_the_file(tmp_path):
    path = tmp_path / "no.scrabble"
    path.write_text("no game", encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        recover(path, catalogue())
    assert caught.value.path == path


def test_an_error_reads_as_name_and_data():
    error = refused(b"")
    assert error.name == "EmptyFile"
    assert str(error) == "SaveError(path=None, line=1, reason=EmptyFile(), safe_turns=None)"


# --- damaged texts


def test_a_file_cut_anywhere_is_an_error_and_gives_back_the_turns_before_the_cut():
    table = Table("AEINRST", "?DGLOOU", words="RETAINS GOLD")
    table.do(0, "8D RETAINS")
    table.do(1, "challenge")
    table.do(0, "pass")
    table.game.annotate(2, "ö")
    data = to_text(SavedGame(table.game, {"seconds": 1})).encode()
    ends = [match.end() for match in re.finditer(rb"\n  \{\"by\".*\}", data)]
    assert len(ends) == 3
    for cut in range(len(data) - 1):
        found = problem(data[:cut])
        complete = sum(end <= cut for end in ends)
        assert found.line == 1 + data[:cut].rstrip().count(b"\n"), cut
        assert isinstance(found.reason, Damaged if cut else EmptyFile), cut
        if complete:
            assert found.safe_turns == complete
            assert recover(data[:cut], catalogue()).game.turns == table.game.turns[:complete]
    assert problem(data[:-1]) is None


def test_a_cut_within_a_turn_gives_back_the_turns_before_it():
    cut = "\n".join(LINES[: FIRST + 19]) + '\n  {"by": 1, "do": "G5 ST'
    assert damage(cut.encode()) == (FIRST + 20, Damage.CUT, "", 20)


@given(st.binary(max_size=60))
def test_random_bytes_are_an_error_and_nothing_else(data):
    refused(data)


@given(st.binary(max_size=30), st.sampled_from(("start", "turns", "end")))
@settings(max_examples=40)
def test_random_bytes_in_a_game_are_an_error_with_a_line(data, where):
    at = {"start": 40, "turns": TEXT.index('"turns"') + 400, "end": len(TEXT) - 5}[where]
    broken = TEXT.encode()[:at] + data + TEXT.encode()[at:]
    found = problem(broken)
    assert found is None or 1 <= found.line <= 1 + broken.count(b"\n")
    assert found is None or (found.safe_turns or 0) <= TURNS


@given(st.integers(0, 2**32))
@settings(max_examples=80)
def test_a_game_with_changes_is_an_error_or_a_game(seed):
    chance = random.Random(seed)
    name = chance.choice(("real_board_unknown_racks", "table_vote_three", "world_club_two_timed"))
    data = (GAMES / f"{name}.scrabble").read_bytes()
    for _ in range(chance.randint(1, 3)):
        data = _changed_somewhere(data, chance)
    found = problem(data)
    if found is None:
        saved = load(data, catalogue())
        assert load(to_text(saved).encode(), catalogue()).game.turns == saved.game.turns
        return
    assert 1 <= found.line <= 1 + data.count(b"\n")
    if found.safe_turns is not None:
        assert len(recover(data, catalogue()).game.turns) == found.safe_turns


STRANGE = """null|true|-1|1e400|NaN|99999999999999999999999999999999999999999999|1.5|26|1000000000|[]|{}|[[1]]|[0]|""
"x"|"person"|"8H A"|"exchange"|"exchange A"|"seat"|"seat club"|"?"|"_"|"1A ....."|"O15 AA"|"[CH"|{"a":1,"a":2}"""
"""Values that stand where they should not."""


def _changed_somewhere(data, chance):
    """Return bytes with one byte, one stretch, one value or two lines changed."""
    at = chance.randrange(len(data))
    match chance.randrange(5):
        case 0:
            return data[:at] + bytes([chance.randrange(256)]) + data[at + chance.randint(0, 1) :]
        case 1:
            return data[:at] + data[at + chance.randint(1, 60) :]
        case 2:
            lines = data.split(b"\n")
            one, two = chance.randrange(len(lines)), chance.randrange(len(lines))
            lines[one], lines[two] = lines[two], lines[one]
            return b"\n".join(lines)
    value = chance.choice(list(re.finditer(rb'(?<=: )(?:"[^"]*"|[-0-9.]+|true|false)|(?<=\[)[^][,]+', data)) or [None])
    if value is None:
        return data
    return data[: value.start()] + chance.choice(re.split("[|\n]", STRANGE)).encode() + data[value.end() :]


@pytest.mark.parametrize("deep", ["[" * 200_000, '{"a":' * 200_000, "[" * 200_000 + "]" * 200_000])
@pytest.mark.parametrize("where", ['"id": ', '"seed": ', '"do": ', '"turns": '])
def test_very_many_brackets_are_damage_on_their_line(deep, where):
    line, what, _, _ = damage(changed(where, where + deep))
    assert (line, what) == (line_of(where), Damage.TOO_DEEP)


def test_a_fault_of_the_text_names_the_line_of_the_turn():
    data = changed('"do": "C2 ZIP"', '"do" "C2 ZIP"')
    line = line_of("C2 ZIP")
    assert damage(data) == (line, Damage.SYNTAX, "", line - FIRST)


def test_bytes_that_are_no_text_name_the_line_of_the_turn():
    data = TEXT.encode().replace("’".encode(), b"\x92")
    line = line_of("’")
    assert damage(data) == (line, Damage.ENCODING, "", line - FIRST)


def test_a_byte_order_mark_does_not_move_the_damage():
    broken = TEXT.replace("’", "ö’").encode().replace("ö’".encode(), "ö".encode() + b"\x92")
    line = line_of("’")
    assert damage(codecs.BOM_UTF8 + broken) == (line, Damage.ENCODING, "", line - FIRST)


# --- texts that are no game


@pytest.mark.parametrize(
    ("old", "new", "what", "key"),
    [
        ('"setup"', '"set-up"', Damage.MISSING_KEY, "setup"),
        ('"turns"', '"moves"', Damage.MISSING_KEY, "turns"),
        ('"rules": {', '"rule": {', Damage.MISSING_KEY, "rules"),
        ('"tiles": "english",\n', '"tile": "english",\n', Damage.MISSING_KEY, "tiles"),
        ('"seats"', '"chairs"', Damage.MISSING_KEY, "seats"),
        ('"dealt"', '"given"', Damage.MISSING_KEY, "dealt"),
        ('{"name": "Ada"}', '{"nome": "Ada"}', Damage.MISSING_KEY, "name"),
        ('{"name": "Ada"}', '"Ada"', Damage.WRONG_TYPE, "seats"),
        ('{"name": "Ada"}', '{"name": 1}', Damage.WRONG_TYPE, "name"),
        ('{"name": "Ada"}', '{"name": "Ada", "helps": ["flying"]}', Damage.WRONG_VALUE, "helps"),
        ('{"name": "Ada"}', '{"name": "Ada", "helps": "undo"}', Damage.WRONG_TYPE, "helps"),
        ('{"name": "Ada"}', '{"name": "Ada", "level": 1}', Damage.WRONG_TYPE, "level"),
        ('{"name": "Ada"}', '{"name": "Ada", "target": 0}', Damage.WRONG_VALUE, "target"),
        ('{"name": "Ada"}', '{"name": "Ada", "hints": -1}', Damage.WRONG_VALUE, "hints"),
        ('{"name": "Ada"}', '{"name": "Ada", "hints": "many"}', Damage.WRONG_TYPE, "hints"),
        ('{"name": "Ada"}', '{"name": "Ada", "timer_factor": -1}', Damage.WRONG_VALUE, "timer_factor"),
        ('{"name": "Ada"}', '{"name": "Ada", "timer_factor": true}', Damage.WRONG_TYPE, "timer_factor"),
        ('{"name": "Ada"}', '{"name": "Ada", "head_start": -5}', Damage.WRONG_VALUE, "head_start"),
        ('{"name": "Ada"}', '{"name": "\\ud800"}', Damage.CHARACTER, "name"),
        ('{"name": "Ada"}', '{"name": "Ada", "colour": NaN}', Damage.NUMBER, ""),
        ('"seed": 4', '"seed": "4"', Damage.WRONG_TYPE, "seed"),
        ('"seed": 4', '"seed": 4.5', Damage.WRONG_TYPE, "seed"),
        ('"seed": 4', '"seed": true', Damage.WRONG_TYPE, "seed"),
        ('"seed": 4', '"seed": -2', Damage.WRONG_VALUE, "seed"),
        ('"seed": 4', f'"seed": {2**128}', Damage.WRONG_VALUE, "seed"),
        ('"seed": 4', '"seed": 4, "seed": 4', Damage.DUPLICATE_KEY, "seed"),
        ('"seed": 4', f'"seed": {"4" * 5000}', Damage.NUMBER, "seed"),
        ('"dealt": [', '"dealt": [-1, ', Damage.WRONG_VALUE, "dealt"),
        ('"dealt": [', '"dealt": [1e5, ', Damage.WRONG_TYPE, "dealt"),
        ('"dealt": [', '"dealt": ["ÄÄ", ', Damage.WRONG_VALUE, "dealt"),
        ('"dealt": [', '"dealt": ["' + "E" * 2000 + '", ', Damage.WRONG_VALUE, "dealt"),
        ('"dealt": [', '"dealt": [999999999999999999999999999999, ', Damage.WRONG_VALUE, "dealt"),
        ('"rounds": [', '"rounds": [3, ', Damage.WRONG_TYPE, "rounds"),
        ('"rounds": [', '"rounds": [[[0]], ', Damage.WRONG_VALUE, "rounds"),
        ('"rounds": [', '"rounds": [[[0, "AB"]], ', Damage.WRONG_VALUE, "rounds"),
        ('"rounds": [', '"rounds": [[[0, 1]], ', Damage.WRONG_VALUE, "rounds"),
        ('"rounds": [', '"rounds": [[["A", 0]], ', Damage.WRONG_VALUE, "rounds"),
        ('"started": "', '"house_added": "QI", "started": "', Damage.WRONG_TYPE, "house_added"),
        ('"started": "', '"house_refused": [1], "started": "', Damage.WRONG_TYPE, "house_refused"),
        ('"id": "', '"table": NaN, "id": "', Damage.NUMBER, ""),
    ],
)
def test_a_setup_that_is_none_names_line_and_key(old, new, what, key):
    lines = {line_of(old), line_of('"setup"'), 1}
    line, *rest = damage(changed(old, new))
    assert rest == [what, key, None if key != "turns" else 0]
    assert line in lines
    if what is not Damage.MISSING_KEY:
        assert line == line_of(old)


def test_unknown_top_keys_that_are_insane_are_damage_behind_which_nothing_is_lost():
    data = changed("\n ]\n}", '\n ],\n "club": NaN\n}')
    assert damage(data) == (line_of("\n ]\n}") + 2, Damage.NUMBER, "", TURNS)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"tiles": "english",\n', '"tiles": "klingon",\n', UnknownTileSet("klingon")),
        ('"tiles": "english",\n', '"tiles": "../english",\n', UnknownTileSet("../english")),
        ('"layout": "standard",\n', '"layout": "round",\n', UnknownLayout("round")),
        ('"layout": "standard",\n', '"layout": "",\n', UnknownLayout("")),
    ],
)
def test_a_tile_set_or_board_that_is_not_here_is_named(old, new, reason):
    error = refused(changed(old, new))
    assert (error.line, error.reason, error.safe_turns) == (line_of(old), reason, None)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"first": 0', '"first": 2', "first"),
        ('"dealt": [', '"dealt": ["EEEEEEE", ', "dealt"),
        ('"dealt": ["AEHLPSY"', '"dealt": ["AEHLPSYY"', "dealt"),
        ('"dealt": ["AEHLPSY"', '"dealt": ["QQ"', "dealt"),
        ('"rounds": [', '"rounds": [[[5, "A"]], ', "rounds"),
        ('"seats": [', '"seats": [{"name": "C"}, {"name": "D"}, {"name": "E"}, ', "seats"),
        ('{"name": "Ada"}, ', "", "seats"),
        ('{"name": "Ada"}', '{"name": " "}', "name"),
        ('{"name": "Ada"}', '{"name": "Ada", "timer_factor": 0}', "Ada"),
    ],
)
def test_parts_that_do_not_fit_each_other_are_a_bad_setup(old, new, key):
    error = refused(changed(old, new))
    assert isinstance(error.reason, BadSetup)
    assert isinstance(error.reason.refusal, refusals.BadSetup)
    assert error.reason.refusal.key == key
    assert error.line in (line_of(old), line_of('"setup"'))
    assert error.safe_turns is None


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ('"rack_size": 7', '"rack_size": "7"', WrongType),
        ('"rack_size": 7, ', "", MissingKey),
        ('"count": 2', '"count": 0', BadValue),
        ('"kind": "lose turn"', '"kind": "shout"', BadValue),
    ],
)
def test_a_ruleset_that_is_none_names_its_key(old, new, kind):
    error = refused(changed(old, new))
    assert isinstance(error.reason, BadSetup)
    assert isinstance(error.reason.refusal, KeyFault)
    assert type(error.reason.refusal) is kind
    assert error.line == line_of('"rules"')


def test_a_ruleset_over_several_lines_names_the_line_of_the_key():
    error = refused(changed('"challenge": {"kind": "lose turn"', '\n"challenge": {\n"kind": "shout"'))
    assert error.reason.refusal.key == "challenge.kind"
    assert error.line == line_of('"rules"') + 2


# --- turns that cannot be


@pytest.mark.parametrize(
    ("old", "new", "what", "key"),
    [
        ('{"by": 0, "do": "C2 ZIP"', '{"do": "C2 ZIP"', Damage.MISSING_KEY, "by"),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": 0', Damage.MISSING_KEY, "do"),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": "0", "do": "C2 ZIP"', Damage.WRONG_TYPE, "by"),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": false, "do": "C2 ZIP"', Damage.WRONG_TYPE, "by"),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": -1, "do": "C2 ZIP"', Damage.WRONG_VALUE, "by"),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": 0, "do": 3', Damage.WRONG_TYPE, "do"),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": 0, "seconds": -1, "do": "C2 ZIP"', Damage.WRONG_VALUE, "seconds"),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": 0, "seconds": "1", "do": "C2 ZIP"', Damage.WRONG_TYPE, "seconds"),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": 0, "overruled": 1, "do": "C2 ZIP"', Damage.WRONG_TYPE, "overruled"),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": 0, "votes": [[0]], "do": "C2 ZIP"', Damage.WRONG_VALUE, "votes"),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": 0, "votes": [[0, 1]], "do": "C2 ZIP"', Damage.WRONG_TYPE, "votes"),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": 0, "note": 5, "do": "C2 ZIP"', Damage.WRONG_TYPE, "note"),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": 0, "hints": -1, "do": "C2 ZIP"', Damage.WRONG_VALUE, "hints"),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": 0, "mood": NaN, "do": "C2 ZIP"', Damage.NUMBER, ""),
        ('{"by": 0, "do": "C2 ZIP"', '{"by": 0, "by": 0, "do": "C2 ZIP"', Damage.DUPLICATE_KEY, "by"),
        ('"do": "C2 ZIP", "drew": "DGU"', '"do": "C2 ZIP", "drew": "ÄGU"', Damage.WRONG_VALUE, "drew"),
        ('"do": "C2 ZIP"', f'"do": "C2 {"ZIP" * 400}"', Damage.WRONG_VALUE, "do"),
        ('"do": "C2 ZIP", "drew": "DGU"', '"do": "C2 ZIP", "drew": [1]', Damage.WRONG_TYPE, "drew"),
    ],
)
def test_a_turn_that_is_none_names_its_line_and_the_turns_before_it_are_safe(old, new, what, key):
    line = line_of("C2 ZIP")
    assert damage(changed(old, new)) == (line, what, key, line - FIRST)


def test_something_else_than_a_turn_is_damage():
    data = changed('{"by": 0, "do": "C2 ZIP", "drew": "DGU"}', '"C2 ZIP"')
    assert damage(data)[1:] == (Damage.WRONG_TYPE, "turns", line_of("C2 ZIP") - FIRST)


@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ('"by": 0, "do": "C2 ZIP"', '"by": 1, "do": "C2 ZIP"', refusals.NotYourTurn),
        ('"by": 0, "do": "C2 ZIP"', '"by": 5, "do": "C2 ZIP"', refusals.NoSuchSeat),
        ('"do": "C2 ZIP"', '"do": "C2 ZAP"', refusals.TilesNotOnRack),
        ('"do": "C2 ZIP"', '"do": "O15 ZIP"', refusals.OffBoard),
        ('"do": "C2 ZIP"', '"do": "C8 ZIP"', refusals.SquareTaken),
        ('"do": "C2 ZIP"', '"do": "O1 ZIP"', refusals.NotConnected),
        ('"do": "C2 ZIP"', '"do": "dance"', refusals.NotationError),
        ('"do": "C2 ZIP"', '"do": ""', refusals.NotationError),
        ('"do": "C2 ZIP"', '"do": "C2 Z!P"', refusals.NotationError),
        ('"do": "C2 ZIP"', '"do": "exchange"', refusals.EmptyExchange),
        ('"do": "C2 ZIP"', '"do": "accept"', refusals.NothingToChallenge),
        ('"do": "C2 ZIP"', '"do": "challenge"', refusals.NothingToChallenge),
        ('"do": "C2 ZIP"', '"do": "seat person "', refusals.WrongDraw),
        ('"do": "C2 ZIP", "drew": "DGU"', '"do": "C2 ZIP"', refusals.WrongDraw),
        ('"do": "C2 ZIP", "drew": "DGU"', '"do": "C2 ZIP", "drew": "DGUU"', refusals.WrongDraw),
        ('"do": "C2 ZIP", "drew": "DGU"', '"do": "C2 ZIP", "drew": "ZZZ"', refusals.WrongDraw),
        ('"do": "C2 ZIP"', '"rejected": ["ZIP"], "do": "C2 ZIP"', refusals.WrongAnswer),
    ],
)
def test_a_forged_turn_is_named_with_its_line_and_what_the_rules_say(old, new, refusal):
    line = line_of("C2 ZIP")
    error = refused(changed(old, new))
    assert (error.line, error.safe_turns) == (line, line - FIRST)
    assert isinstance(error.reason, ForgedTurn)
    assert error.reason.number == line - FIRST
    assert isinstance(error.reason.refusal, refusal)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"rejected": ["IDEAING"]', '"rejected": ["HELPS"]'),
        ('"rejected": ["IDEAING"]', '"rejected": [], "overruled": true'),
        ('"rejected": ["IDEAING"]', '"votes": [[0, false], [1, true]]'),
    ],
)
def test_a_forged_answer_is_named(old, new):
    error = refused(changed(old, new))
    assert (error.line, error.safe_turns) == (line_of(old), line_of(old) - FIRST)
    assert isinstance(error.reason.refusal, refusals.WrongAnswer)


def test_forged_votes_are_named():
    old = '"votes": [[0, true], [1, false], [2, true]]'
    error = refused(changed(old, '"votes": [[0, true], [1, false]]', VOTED))
    assert isinstance(error.reason.refusal, refusals.VotesMissing)
    assert error.line == line_of(old, VOTED)


def test_more_turns_than_any_game_has_are_not_played_through(monkeypatch):
    monkeypatch.setattr(reading, "MOST_TURNS", TURNS)
    assert problem(TEXT.encode()) is None
    monkeypatch.setattr(reading, "MOST_TURNS", TURNS - 1)
    assert damage(TEXT.encode()) == (FIRST + TURNS - 1, Damage.WRONG_VALUE, "turns", TURNS - 1)


def test_a_turn_after_the_end_is_forged():
    data = changed('{"by": 0, "do": "accept"}', '{"by": 0, "do": "accept"},\n  {"by": 1, "do": "pass"}')
    error = refused(data)
    assert isinstance(error.reason.refusal, refusals.GameIsOver)
    assert (error.line, error.safe_turns) == (FIRST + TURNS, TURNS)


def test_a_forged_turn_in_a_file_with_other_line_breaks_still_has_its_line():
    spread = changed('"do": "C2 ZIP"', '"do": "C2 ZAP"').replace(b', "do"', b',\n"do"').replace(b'{"by"', b'{\n"by"')
    error = refused(spread)
    assert spread.split(b"\n")[error.line + 1].startswith(b'"do": "C2 ZAP"')
    joined = spread.replace(b"\n", b" ")
    assert refused(joined).line == 1
    assert refused(joined).safe_turns == error.safe_turns


# --- looking without playing through


def test_a_glance_does_not_play_the_game_through():
    assert glance(changed('"do": "C2 ZIP"', '"do": "dance"')).turns == TURNS


@pytest.mark.parametrize("data", [b"", TEXT.encode()[:-20], changed('"over": true', '"over": 1')])
def test_a_glance_at_a_damaged_file_is_an_error(data):
    with pytest.raises(SaveError):
        glance(data)


def test_the_mark_of_a_finished_game_is_read_from_the_first_line_alone(tmp_path):
    path = tmp_path / "game.scrabble"
    path.write_bytes(TEXT.encode()[:100] + b"\xff\xff garbage")
    assert marked_over(path)
    path.write_bytes(TIMED.encode())
    assert not marked_over(path)
    assert not marked_over(tmp_path / "gone.scrabble")


def test_the_mark_decides_nothing():
    assert load(changed(', "over": true', ""), catalogue()).game.state.is_over
    wrong = changed('"version": 1,', '"version": 1, "over": true,', TIMED)
    saved = load(wrong, catalogue())
    assert not saved.game.state.is_over
    assert '"over"' not in to_text(saved)
