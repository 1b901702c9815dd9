"""What the table waits for: :func:`waits_for` says whether a computer answers or moves next, or people are asked.

Source: rules, section 4, "Challenge window", "Agree".
"""

from __future__ import annotations

from dataclasses import dataclass

from scrabble_gui.core.advance import would_end
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State, may_challenge

WINDOW_MS = 2000
"""How long people can challenge a computer's play before another computer goes on."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A computer says whether it challenges the last play."""

    seat: int
    """Which one."""


@dataclass(frozen=True, slots=True)
class Close:
    """The challenge window closes by itself."""

    seat: int
    """In whose name it is accepted: a computer's where one could have challenged."""
    after_ms: int
    """How long people have until then."""


@dataclass(frozen=True, slots=True)
class Choose:
    """A computer moves."""

    seat: int
    """Which one."""


@dataclass(frozen=True, slots=True)
class Concur:
    """The people say that no play is possible; a computer says whether it has one."""

    seat: int
    """Which one."""


@dataclass(frozen=True, slots=True)
class AskPeople:
    """The people are asked whether anybody challenges."""


Errand = Answer | Close | Choose | Concur
"""Something that goes on without people."""


def people(state: State) -> tuple[int, ...]:
    """Return the seats of the people who have not resigned."""
    return tuple(seat for seat in state.active() if state.levels[seat] is None)


def only_person(state: State) -> int | None:
    """Return the seat of the only person in the game, with whom no curtain is needed; nothing where there are more."""
    seats = people(state)
    return seats[0] if len(seats) == 1 else None


def people_who_may_challenge(setup: Setup, state: State) -> tuple[int, ...]:
    """Return the seats of people who may challenge the last play, in the order of play."""
    return tuple(seat for seat in may_challenge(setup, state) if state.levels[seat] is None)


def waits_for(
    setup: Setup, state: State, heard: frozenset[int] = frozenset(), *, ask_always: bool = False
) -> Errand | AskPeople | None:
    """Return what must happen before a person moves; nothing when a person is to move, or the game is over.

    ``heard`` are the computers that have answered in this state already.
    """
    if state.is_over:
        return None
    if state.contestable is not None:
        return _before_closing(setup, state, heard, ask_always=ask_always)
    asked = people(state)
    if asked and not heard and all(seat in state.agreed for seat in asked):
        rest = [seat for seat in state.active() if seat not in state.agreed]
        if rest:
            return Concur(rest[0])
    return Choose(state.to_move) if state.levels[state.to_move] is not None else None


def _before_closing(
    setup: Setup, state: State, heard: frozenset[int], *, ask_always: bool
) -> Errand | AskPeople | None:
    """Return what comes next while the last play can be challenged."""
    assert state.contestable is not None
    able, doubters = may_challenge(setup, state), people_who_may_challenge(setup, state)
    computers = [seat for seat in able if seat not in doubters]
    unheard = [seat for seat in computers if seat not in heard]
    if unheard and setup.rules.challenge.kind is not ChallengeKind.VOTE:
        return Answer(unheard[0])
    last, ends = state.contestable.seat, would_end(setup, state)
    computer_next = state.levels[state.to_move] is not None
    if not (ends or computer_next or state.to_move == last or (ask_always and doubters)):
        return None
    if not doubters:
        return Close(computers[0], 0)
    if ends or ask_always or state.levels[last] is None:
        return AskPeople()
    return Close((*computers, *doubters)[0], WINDOW_MS)
