"""One class per refusal: a name plus data, never a sentence.

:class:`RuleError` is the root; :class:`IllegalMove` says that a move is not allowed now, :class:`NotationError` that a
text is no move, :class:`BadSetup` that a game cannot be set up like this. ``scrabble_gui/ui/messages.py`` owns the
sentences. Source of the rules: "The rules this program plays", sections 1 to 4.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

from scrabble_gui.core.square import Square


@dataclass(eq=False)
class RuleError(Exception):
    """Root of everything the rules refuse."""

    def __str__(self) -> str:
        """Return name and data, for logs and tests: ``SquareTaken(square=Square(row=7, col=7))``."""
        data = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in fields(self))
        return f"{type(self).__name__}({data})"


class IllegalMove(RuleError):
    """The move is not allowed in this state; nothing has changed."""


# --- whose turn, and whether the game still runs


@dataclass(eq=False)
class NotYourTurn(IllegalMove):
    """The seat that moves is not the seat to move."""

    seat: int
    """The seat that tried to move."""
    to_move: int
    """The seat whose turn it is."""


class GameIsOver(IllegalMove):
    """No move is possible any more."""


@dataclass(eq=False)
class NoSuchSeat(IllegalMove):
    """The seat does not exist or has resigned."""

    seat: int
    """The number that was given, from 0."""


# --- plays


class EmptyPlay(IllegalMove):
    """A play without tiles."""


@dataclass(eq=False)
class UnnamedBlank(IllegalMove):
    """A blank was laid without saying which letter it is."""

    square: Square
    """Where the blank lies."""


@dataclass(eq=False)
class UnknownLetter(IllegalMove):
    """The tile set has no such letter."""

    letter: str
    """The letter as given."""


@dataclass(eq=False)
class OffBoard(IllegalMove):
    """A square lies outside the board."""

    square: Square
    """The square, zero-based."""


@dataclass(eq=False)
class SquareTaken(IllegalMove):
    """Another tile lies there already, or two new tiles claim the same square."""

    square: Square
    """The square, zero-based."""


class NotInLine(IllegalMove):
    """The tiles lie neither in one row nor in one column."""


@dataclass(eq=False)
class Gap(IllegalMove):
    """An empty square interrupts the main word."""

    square: Square
    """The first empty square between the tiles."""


class NotConnected(IllegalMove):
    """The tiles touch nothing that lies on the board."""


@dataclass(eq=False)
class FirstPlayTooShort(IllegalMove):
    """The first play has too few tiles."""

    needed: int
    """Tiles the first play needs."""


@dataclass(eq=False)
class FirstPlayOffStart(IllegalMove):
    """The first play does not cover the start square."""

    start: Square
    """The start square."""


@dataclass(eq=False)
class WordRunsOn(IllegalMove):
    """The text of a play is not the whole main word: tiles lie right before or behind it."""

    square: Square
    """The occupied square next to the text."""


@dataclass(eq=False)
class TilesNotOnRack(IllegalMove):
    """Tiles are played or exchanged that the rack does not hold."""

    missing: str
    """What is missing, in the text form of tiles: ``?AB``."""


@dataclass(eq=False)
class WordsNotValid(IllegalMove):
    """The ruleset refuses unknown words at once, and the play makes some."""

    words: tuple[str, ...]
    """The words that are not valid, in capitals."""


# --- exchanges


class EmptyExchange(IllegalMove):
    """An exchange of no tiles."""


@dataclass(eq=False)
class BagTooSmall(IllegalMove):
    """The bag holds fewer tiles than the exchange needs."""

    in_bag: int
    """Tiles in the bag."""
    needed: int
    """Tiles the bag must hold."""


# --- challenge, agreement and the end


class NothingToChallenge(IllegalMove):
    """No challenge window is open."""


@dataclass(eq=False)
class MayNotChallenge(IllegalMove):
    """This seat is not entitled to challenge."""

    seat: int
    """The seat that tried."""


@dataclass(eq=False)
class WordNotInPlay(IllegalMove):
    """A challenge names a word that the play did not make."""

    word: str
    """The word as given."""


class WindowIsOpen(IllegalMove):
    """The last play can still be challenged, and that must be settled before this move."""


class NothingToOverrule(IllegalMove):
    """The table cannot accept words that the word list accepts already."""


@dataclass(eq=False)
class VotesMissing(IllegalMove):
    """The ruleset decides challenges by votes, and these are not one for each person."""

    seats: tuple[int, ...]
    """The seats of the people who vote."""


@dataclass(eq=False)
class AlreadyAgreed(IllegalMove):
    """The seat has said already that no play is possible."""

    seat: int
    """The seat."""


class UndoNotAllowed(IllegalMove):
    """Neither the ruleset nor the person's helps allow taking turns back."""


class NothingToUndo(IllegalMove):
    """No turn can be taken back (or, for a slip, it is too late)."""


class NothingToRedo(IllegalMove):
    """No turn taken back is left to play again."""


# --- a recorded turn that cannot have happened


@dataclass(eq=False)
class WrongDraw(IllegalMove):
    """A recorded draw has the wrong number of tiles, or tiles that were not in the bag."""

    expected: int
    """How many tiles the seat draws here."""
    drawn: str
    """What the record says, in the text form of tiles."""


@dataclass(eq=False)
class WrongAnswer(IllegalMove):
    """An answer (words rejected, votes, overruled) does not fit the move it stands on."""

    key: str
    """Which answer: ``rejected``, ``votes``, ``overruled``."""


# --- texts


@dataclass(eq=False)
class NotationError(RuleError):
    """A text is not a move, a rack, a board or a square in this notation."""

    text: str
    """The text, or the part of it that could not be read."""
    kind: str
    """What it should have been: ``move``, ``square``, ``tiles``, ``play``, ``board``."""


# --- setting up


@dataclass(eq=False)
class BadSetup(RuleError):
    """A game, ruleset, tile set or layout contradicts itself."""

    key: str
    """Which part of the setup."""
    value: object
    """What stands there."""
