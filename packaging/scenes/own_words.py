"""Scenes of word lists of one's own, house words and study cards."""

from __future__ import annotations

from PySide6.QtCore import QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication

from scenes.pages import new_game
from scenes.stage import LONG_NAMES, Stage

OWN_LIST = """aa
AA a rough lava
QAID a leader
CAFÉ
NAÏVE
X
DON'T
hello
ELECTROENCEPHALOGRAPH
"""
"""A file of words in which much is to be told."""
MOST_MS = 20_000
"""So long a file may be read."""


def _take_in(stage: Stage, name: str, data: bytes) -> None:
    """Look through a file of this name that holds these bytes."""
    path = stage.folder / name
    path.write_bytes(data)
    stage.window.own_words.lists.importing.take_in(path)
    _wait(stage)


def _wait(stage: Stage) -> None:
    """Wait until no file is read or kept any more."""
    until = QDeadlineTimer(MOST_MS)
    while stage.window.own_words.lists.own.is_busy and not until.hasExpired():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, until)


def own_list(stage: Stage) -> None:
    """Show what a file of words holds."""
    _take_in(stage, "grandmas list.txt", OWN_LIST.encode())


def own_list_refused(stage: Stage) -> None:
    """Show that a file gives no word list."""
    _take_in(stage, "values.klv2", bytes(range(64)))


def own_lists_none(stage: Stage) -> None:
    """Show the word lists of somebody who has none."""
    stage.window.own_words.lists.show_lists()


def own_lists(stage: Stage) -> None:
    """Show the word lists of somebody who has three."""
    page = stage.window.own_words.lists.importing.page
    for number, name in enumerate(("Grandma’s list", "A very long name of a list that nobody reads in full", "Club")):
        own_list(stage)
        page.label.field.setText(name)
        page.label.swatches[number * 2].click()
        page.keep.click()
        _wait(stage)
    stage.window.pages.notice.hide()


def house_words_none(stage: Stage) -> None:
    """Show the house words of a family that has none."""
    stage.window.own_words.show_house()


def house_words(stage: Stage) -> None:
    """Show house words, many of them, one with a long note."""
    stage.window.own_words.show_house()
    page = stage.window.own_words.house.page
    note = "Grandma brought it back from the seaside, and since then it counts whenever it is cold outside"
    words = [("hygge", note), ("yeet", "Robin’s word"), *((f"word{letter}", "") for letter in "abcdefghijklmnop")]
    for number, (word, remark) in enumerate(words):
        page.word.setText(word)
        page.note.setText(remark)
        (page.refuse if number % 4 == 3 else page.add).click()
    page.list.setCurrentItem(page.list.topLevelItem(2))


def study_new(stage: Stage) -> None:
    """Show a study card with a new word."""
    stage.preferences.change(people=("Ada", *LONG_NAMES))
    stage.window.own_words.show_study()


def study_question(stage: Stage) -> None:
    """Show a study card that asks for a word."""
    study_new(stage)
    for _ in range(5):
        stage.window.own_words.study.page.go.click()


def study_answer(stage: Stage) -> None:
    """Show a study card with the word that was asked for."""
    study_question(stage)
    stage.window.own_words.study.page.go.click()


def study_done(stage: Stage) -> None:
    """Show that it is enough for today."""
    study_new(stage)
    page = stage.window.own_words.study.page
    while page.go.text() != "Done":
        page.go.click()


def new_game_more(stage: Stage) -> None:
    """Show the page for a new game with everything that is folded away."""
    house_words(stage)
    new_game(stage)
    stage.press("More choices")
