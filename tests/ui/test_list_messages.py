"""Every reason why a word list cannot be taken in has a sentence of its own."""

import dataclasses
from datetime import date
from pathlib import Path

import pytest

from scrabble_gui.catalogue import IdTaken, Unreadable
from scrabble_gui.catalogue import import_errors as own
from scrabble_gui.catalogue.word_import import Problem
from scrabble_gui.engine import errors as engine
from scrabble_gui.ui import import_messages, list_messages

FILE = Path("lists") / "ours.txt"


def kinds(root):
    """A class and all that are derived from it."""
    return [root, *(each for child in root.__subclasses__() for each in kinds(child))]


def made(kind, /, **values):
    """An error of a kind, with something in every field."""
    usual = {
        "file": FILE,
        "path": FILE,
        "kind": own.WrongKind.OTHER,
        "trouble": own.Trouble.FOREIGN_LETTER,
        "names": ("a.txt", "b.txt"),
        "line": 7,
        "place": 12,
        "most": 200_000_000,
        "version": 3,
        "known": 1,
        "letters": 99,
        "tiles": 12,
        "more": 4,
        "word": "CAFÉ",
        "letter": "É",
        "what": "nodes",
        "id": "ours",
    } | values
    return kind(*(usual[field.name] for field in dataclasses.fields(kind)))


@pytest.mark.parametrize("kind", [*kinds(own.ImportFault), *kinds(engine.LexiconError), Unreadable, IdTaken])
def test_every_fault_is_a_sentence_that_says_that_nothing_was_kept(kind):
    told = import_messages.cannot_take_in(made(kind), FILE)
    assert told.endswith(". Nothing was taken in.")
    assert kind.__name__ not in told
    assert not {"{", "}", "<", ">"} & set(told)


@pytest.mark.parametrize("kind", own.WrongKind)
def test_a_file_that_is_something_else_says_what(kind):
    told = import_messages.cannot_take_in(made(own.NoWordList, kind=kind), FILE)
    assert told.startswith("“ours.txt” ")
    others = [each for each in own.WrongKind if each is not kind]
    assert told not in [import_messages.cannot_take_in(made(own.NoWordList, kind=each), FILE) for each in others]


@pytest.mark.parametrize(
    ("what", "line", "place", "end"),
    [
        ("archive", None, None, "is packed, but the packing is damaged or locked with a password."),
        ("version", None, None, "is of a version that is not known here."),
        ("encoding", 1_234, 99, "is damaged in line 1,234."),
        ("nodes", None, 0, "is damaged at place 0."),
        ("database", None, None, "is damaged."),
    ],
)
def test_a_broken_file_says_where(what, line, place, end):
    told = import_messages.cannot_take_in(made(own.DamagedList, what=what, line=line, place=place), FILE)
    assert told == f"“ours.txt” {end} Nothing was taken in."


def test_an_archive_of_many_files_names_some():
    names = tuple(f"{letter}.txt" for letter in "abcdef")
    told = import_messages.cannot_take_in(made(own.ManyFiles, names=names), FILE)
    assert "“a.txt”, “b.txt”, “c.txt”, “d.txt” and 2 more" in told


@pytest.mark.parametrize("trouble", own.Trouble)
def test_a_problem_is_a_line_of_three_texts(trouble):
    line = import_messages.problem(Problem(1_200, "W" * 70, trouble, "\u200b"))
    assert line[0] == "1,200"
    assert len(line[1]) == 40
    assert "\u200b" not in line[2]


def test_a_list_that_judges_games_says_which():
    assert "No unfinished game" in list_messages.removal([])
    assert "an unfinished game (Ada and Ben)" in list_messages.removal([("Ada", "Ben")])
    two = list_messages.removal([("Ada", "Ben"), ("Robin", "Grandma", "Ben")])
    assert "2 unfinished games (Ada and Ben and Robin, Grandma and Ben)" not in two
    assert "2 unfinished games (Ada and Ben; Robin, Grandma and Ben)" in two
    assert list_messages.removal([("Ada", "Ben")] * 9).count("Ada and Ben") == 4


def test_words_that_the_table_accepted_are_offered_by_name():
    assert list_messages.keep_words(["YEET"])[0] == "Keep YEET as a house word?"
    title, body = list_messages.keep_words(["YEET", "ZORP"])
    assert title == "Keep 2 words as house words?"
    assert "YEET and ZORP" in body
    assert list_messages.accepted_note(["Ada", "Ben"], date(2026, 3, 1)) == "Ada and Ben, 2026-03-01"


def test_boxes_are_dots():
    assert list_messages.box(0, 6) == "○○○○○"
    assert list_messages.box(5, 6) == "●●●●●"
