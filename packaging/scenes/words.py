"""Scenes of dictionary and word builder: the page of words, and the card of words at the table."""

from __future__ import annotations

from PySide6.QtCore import QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication

from scenes.stage import Stage
from scenes.table import table_good
from scrabble_gui.app.reference import Meaning
from scrabble_gui.app.word_facts import Entry, Verdict
from scrabble_gui.core.square import Square
from scrabble_gui.engine.glossary import Definition, Part, Sense
from scrabble_gui.engine.ready_lists import Ready
from scrabble_gui.engine.word_search import Hooks

MANY = 30
"""Meanings of a word that has very many."""
MOST_MS = 20_000
"""So long words may be looked for."""


def _wait(stage: Stage) -> None:
    """Wait until nothing is looked for any more."""
    until = QDeadlineTimer(MOST_MS)
    while stage.window.words.is_busy and not until.hasExpired():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, until)


def _look_up(stage: Stage, word: str) -> None:
    """Look a word up without a game."""
    stage.window.lobby.show_home()
    stage.window.commands["words.look_up"].trigger()
    if word:
        stage.window.pages.words.lookup.look_up(word)
        _wait(stage)


def look_up(stage: Stage) -> None:
    """Show the dictionary before anything is asked."""
    _look_up(stage, "")


def look_up_good(stage: Stage) -> None:
    """Show a good word and the words round it."""
    _look_up(stage, "retains")


def look_up_bad(stage: Stage) -> None:
    """Show letters that are no word."""
    _look_up(stage, "tianers")


def look_up_without_meaning(stage: Stage) -> None:
    """Show a good word of which no meaning is stored."""
    _look_up(stage, "meta")


def look_up_many(stage: Stage) -> None:
    """Show a word of thirty meanings and every hook there is."""
    _look_up(stage, "")
    parts = (Part.NOUN, Part.VERB, Part.ADJECTIVE)
    text = "meaning {number} of many, in a sentence that is long enough for more than a line of a narrow card"
    senses = tuple(Sense(parts[at % 3], text.format(number=at + 1)) for at in range(MANY))
    letters = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    meaning = Meaning(Definition("SETS", "SET", (), senses, ("SETT",)))
    entry = Entry("SETS", tuple("SETS"), Verdict.GOOD, meaning, 4, Hooks(letters[:3], letters))
    tiles = stage.games.catalogue.tile_set("english")
    stage.window.pages.words.lookup.show_entry(entry, tiles, "Family English")


def build(stage: Stage) -> None:
    """Show the word builder before anything is asked."""
    stage.window.lobby.show_home()
    stage.window.commands["words.build"].trigger()


def build_found(stage: Stage) -> None:
    """Show what six letters and a blank make."""
    build(stage)
    field = stage.window.pages.words.builder.form.fields["letters"]
    field.setText("aeinrt?")
    field.returnPressed.emit()
    _wait(stage)


def build_two(stage: Stage) -> None:
    """Show the words of two letters."""
    build(stage)
    stage.window.pages.words.builder.form.ready[Ready.TWO_LETTERS].click()
    _wait(stage)


def build_none(stage: Stage) -> None:
    """Show that nothing was found."""
    build(stage)
    field = stage.window.pages.words.builder.form.fields["letters"]
    field.setText("zzq")
    field.returnPressed.emit()
    _wait(stage)


def closed(stage: Stage) -> None:
    """Show the dictionary while words can be challenged: a word that is not on the board."""
    table_good(stage)
    stage.window.commands["words.look_up"].trigger()
    stage.window.pages.words.lookup.look_up("retains")


def closed_builder(stage: Stage) -> None:
    """Show why no words are built while words can be challenged."""
    table_good(stage)
    stage.window.commands["words.build"].trigger()


def card(stage: Stage) -> None:
    """Show what the words through a tile mean."""
    _ask(stage, Square(7, 5))


def card_waits(stage: Stage) -> None:
    """Show that a word can still be challenged."""
    _ask(stage, Square(9, 9))


def _ask(stage: Stage, square: Square) -> None:
    """Click a square of the game of three."""
    stage.open("family_three_ended_by_passes", 18, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    stage.window.pages.game.table.square_clicked.emit(square)


def card_last_turn(stage: Stage) -> None:
    """Show what the words of the last turn mean."""
    stage.open("friendly_two_undo", 7)
    stage.reveal()
    stage.window.pages.game.column.last_turn.meaning_button.click()
