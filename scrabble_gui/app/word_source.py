"""Where words are looked up now, and what may be asked: :class:`WordSource` follows the game on the table.

Nothing is loaded before somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scrabble_gui.app.session import Phase, Session
from scrabble_gui.app.waiting import only_person

if TYPE_CHECKING:
    from scrabble_gui.app.house import HouseRules
    from scrabble_gui.app.looking_up import Permit, Word
    from scrabble_gui.app.reference import Reference
    from scrabble_gui.catalogue import Catalogue
    from scrabble_gui.core.game import Game
    from scrabble_gui.engine.word_search import Hooks


class WordSource:
    """The words of the game on the table, or of a list that somebody has chosen while there is none."""

    def __init__(self, catalogue: Catalogue, house: Callable[[str], HouseRules]) -> None:
        """Look words up in the lists of a catalogue; ``house`` answers what the house says in a language now."""
        self._catalogue, self._house = catalogue, house
        self._references: dict[tuple[object, ...], Reference] = {}
        self.session: Session | None = None
        """The game on the table; after a change call :meth:`forget`."""
        self.unfinished: Game | None = None
        """The game that nobody may peek for: the one on the table, or the one left last."""
        self.list_id = ""
        """The chosen list, as long as no game says which; empty or unknown: the one a new game would have."""

    def forget(self) -> None:
        """Read words and lists anew when asked next."""
        self._references.clear()

    @property
    def permit(self) -> Permit:
        """What may be asked now."""
        from scrabble_gui.app.looking_up import permit

        return permit(self.session.game if self.session else self.unfinished, viewer_of(self.session))

    @property
    def reference(self) -> Reference:
        """What words are looked up in. Raises a subclass of ``CatalogueError`` where a list cannot be read."""
        from scrabble_gui.app.reference import reference_for, reference_of

        session = self.session
        if session is not None:
            key: tuple[object, ...] = (session.setup.game_id, session.state.accepted)
            if key not in self._references:
                self._references = {key: reference_of(self._catalogue, session.game)}
            return self._references[key]
        lists = self._catalogue.words
        info = next((info for info in lists.all() if info.id == self.list_id), None)
        info = info or lists.default(self._catalogue.default_ruleset().tiles_id)
        house = self._house(info.language)
        if (info.id, house) not in self._references:
            self._references = {(info.id, house): reference_for(self._catalogue, info, house)}
        return self._references[info.id, house]

    @property
    def lists(self) -> list[tuple[str, str]]:
        """(id, name) of the lists to choose from; none while a game says which."""
        return [] if self.session else [(info.id, info.name) for info in self._catalogue.words.all()]

    def may_tell(self, words: tuple[Word, ...]) -> bool:
        """Whether any of these words may be told about now."""
        if not words:
            return False
        permit = self.permit
        return any(permit.may_ask("".join(word)) for word in words)

    def hooks(self, word: Word) -> Hooks:
        """Return the hooks of a word, as far as they may be told."""
        from scrabble_gui.app.word_facts import hooks

        return hooks(self.reference, self.permit, word)


def viewer_of(session: Session | None) -> int | None:
    """Return the seat whose tiles are shown: nobody behind the curtain and while the table waits for everybody."""
    if session is None:
        return None
    if session.phase is Phase.TURN:
        return session.state.to_move
    return only_person(session.state) if session.phase is Phase.THINKING else None
