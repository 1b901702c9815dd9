"""A word list of a few words beside those of the program, and games that it judges."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from scrabble_gui.app.reference import Meaning
from scrabble_gui.app.session import Session
from scrabble_gui.app.word_facts import Entry, Verdict
from scrabble_gui.core.game import Game
from scrabble_gui.core.setup import Setup
from scrabble_gui.engine.glossary import Definition, Part, Sense
from scrabble_gui.engine.lexicon import build
from scrabble_gui.record.game_file import GameFile
from scrabble_gui.record.savefile import SavedGame
from tests.drawing import setup_of, tile_set
from tests.ui.table_talk import TableTalk

LIST = "small"


def keep_list(folder: Path, words: Iterable[str]) -> None:
    """Put a list into the user's data, before the program starts."""
    letters = tile_set().letters
    words = list(words)
    place = folder / "words"
    place.mkdir(parents=True)
    (place / f"{LIST}.graph").write_bytes(build(words, letters))
    (place / f"{LIST}.toml").write_text(
        f'id = "{LIST}"\nname = "Small"\nlanguage = "english"\nletters = "{" ".join(letters)}"\nwords = {len(words)}\n'
        f'sha256 = "{"0" * 64}"\ngraph = "{LIST}.graph"\n[provenance]\ntitle = "Small"\n',
        encoding="utf-8",
    )


def sit_down(talk: TableTalk, setup: Setup) -> Session:
    """Begin a game that the list judges."""
    judged = replace(setup, lexicon_id=LIST)
    file = GameFile(talk.folder / "games" / "game.scrabble")
    words = talk.window._games.catalogue.words
    session = Session(SavedGame(Game(judged)), file.path, words.lexicon(LIST), file.write)
    talk.window.sitting.sit_down(session, reopened=False)
    return session


def begin(talk: TableTalk, *racks: str, **how: object) -> Session:
    """Begin a game of these racks that the list judges."""
    return sit_down(talk, setup_of(*racks, **how))


def thirty_meanings() -> Entry:
    """Return what is told of a word that means a great deal, at length."""
    senses = tuple(Sense(Part.NOUN, f"{number}: one of the many things that it can mean; " * 4) for number in range(30))
    return Entry("CAT", tuple("CAT"), Verdict.GOOD, meaning=Meaning(Definition("CAT", "CAT", (), senses)))
