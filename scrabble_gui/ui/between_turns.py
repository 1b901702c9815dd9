"""Sentences for the time between two turns: the recap, the challenge and its consequence, the draw for first.

They belong to :mod:`scrabble_gui.ui.messages`, whose translation context they share.
"""

from __future__ import annotations

from typing import assert_never

from scrabble_gui.core.advance import advance, would_end
from scrabble_gui.core.moves import Challenge
from scrabble_gui.core.referee import Votes
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State, Turn, doubted_words
from scrabble_gui.core.tiles import Tile
from scrabble_gui.ui.messages import names, plural, points, tiles, tr
from scrabble_gui.ui.recap import (
    Agreed,
    Challenged,
    Exchanged,
    Passed,
    Played,
    Recap,
    Resigned,
    Started,
)


def numeral(number: int) -> str:
    """Return a small number as a word: ``seven``."""
    words = [tr("no"), tr("one"), tr("two"), tr("three"), tr("four"), tr("five"), tr("six"), tr("seven")]
    words += [tr("eight"), tr("nine"), tr("ten"), tr("eleven"), tr("twelve")]
    return words[number] if number < len(words) else str(number)


# --- the recap


def recap_seat(recap: Recap) -> int:
    """Return the seat that a recap is about."""
    match recap:
        case Started(first):
            return first
        case Challenged():
            return recap.challenger
        case Played() | Exchanged() | Passed() | Agreed() | Resigned():
            return recap.seat
    assert_never(recap)


def recap_heading(setup: Setup, recap: Recap) -> str:
    """Return what happened in a few words: ``Grandma played``."""
    name = setup.seats[recap_seat(recap)].name
    match recap:
        case Started():
            return tr("{name} starts", name=name)
        case Played():
            return tr("{name} played", name=name)
        case Exchanged(_, count):
            return tr("{name} exchanged {tiles}", name=name, tiles=tiles(count))
        case Passed():
            return tr("{name} passed", name=name)
        case Challenged():
            return tr("{name} challenged {other}’s play", name=name, other=setup.seats[recap.challenged].name)
        case Agreed():
            return tr("{name} says that no play is possible", name=name)
        case Resigned():
            return tr("{name} has left the game", name=name)
    assert_never(recap)


def recap_details(setup: Setup, recap: Recap) -> str:
    """Return a sentence or two on what came of it; empty where the heading says it all."""
    match recap:
        case Started():
            return tr("Everybody has {number} tiles.", number=numeral(setup.rules.rack_size))
        case Played():
            others = [word.text for word in recap.score.words[1:]]
            return tr("Also {words}", words=names(others)) if len(others) > 1 else ""
        case Challenged():
            return _came_of(setup, recap)
        case Exchanged() | Passed() | Agreed() | Resigned():
            return ""
    assert_never(recap)


def _came_of(setup: Setup, recap: Challenged) -> str:
    """Return what came of a challenge, looking back on it."""
    player = setup.seats[recap.challenged].name
    if not recap.rejected:
        good = tr("The table finds the play good.") if recap.voted else tr("Every word is good.")
        return f"{good} {_price(setup, recap)}".rstrip()
    found = not_good(recap.rejected, voted=recap.voted)
    if recap.overruled:
        return f"{found} " + tr("Everybody agreed to accept it all the same, so the play stands.")
    return f"{found} " + tr("{name} took the tiles back and scored nothing.", name=player)


def not_good(words: tuple[str, ...], *, voted: bool) -> str:
    """Return which words are not good, and who says so."""
    if voted:
        return tr("The table voted against {words}.", words=names(words))
    return plural(
        len(words), "{words} is not in the word list.", "{words} are not in the word list.", words=names(words)
    )


def _price(setup: Setup, recap: Challenged) -> str:
    """Return what a challenge of good words brought the two; empty where it cost nothing."""
    parts = []
    if recap.misses_turn:
        parts.append(tr("{name} misses the next turn.", name=setup.seats[recap.challenger].name))
    for seat, change in enumerate(recap.changes):
        name = setup.seats[seat].name
        if change > 0:
            parts.append(tr("{name} gains {points}.", name=name, points=points(change)))
        elif change < 0:
            parts.append(tr("{name} loses {points}.", name=name, points=points(-change)))
    return " ".join(parts)


def score_lines(setup: Setup, played: Played) -> list[tuple[str, int]]:
    """Return where the points of a play come from: main word, other words, bonus."""
    main, *others = played.score.words
    lines = [(main.text, main.points)]
    if len(others) == 1:
        lines.append((others[0].text, others[0].points))
    elif others:
        title = tr("{number} more words", number=numeral(len(others)))
        lines.append((title[0].upper() + title[1:], sum(word.points for word in others)))
    if played.score.bonus:
        lines.append((bonus_title(played.tiles, setup.rules.rack_size), played.score.bonus))
    return lines


def bonus_title(count: int, rack_size: int) -> str:
    """Return what the extra points are for: ``All seven tiles``."""
    if count == rack_size:
        return tr("All {number} tiles", number=numeral(count))
    title = tr("{number} tiles", number=numeral(count))
    return title[0].upper() + title[1:]


# --- handing over


def skipped_line(setup: Setup, state: State) -> str:
    """Return who misses this turn: ``Ada misses this turn after the challenge.``; empty where nobody does."""
    missing = list(dict.fromkeys(setup.seats[seat].name for seat in state.skipped))
    if not missing:
        return ""
    return plural(
        len(missing),
        "{names} misses this turn after the challenge.",
        "{names} miss this turn after the challenges.",
        names=names(missing),
    )


def ask_line(setup: Setup, state: State) -> str:
    """Return what follows when nobody challenges."""
    if would_end(setup, state):
        return tr("If nobody challenges, the game ends here.")
    return tr("If nobody challenges, {name} plays next.", name=setup.seats[state.to_move].name)


# --- a challenge


def challenge_heading(setup: Setup, challenger: int, challenged: int) -> str:
    """Return ``Ben challenges Ada’s play``."""
    return tr("{name} challenges {other}’s play", name=setup.seats[challenger].name, other=setup.seats[challenged].name)


def judge_line(setup: Setup) -> str:
    """Return who decides."""
    if setup.rules.challenge.kind is ChallengeKind.VOTE:
        return tr("The table decides. This is what it says:")
    return tr("The word list decides. Here is what it says:")


def word_verdict(good: bool, *, voted: bool) -> str:
    """Return what is said of one word."""
    if voted:
        return tr("Voted good") if good else tr("Voted down")
    return tr("A good word") if good else tr("Not in the word list")


def vote_line(setup: Setup, votes: Votes) -> str:
    """Return who voted how: ``Good: Ada and Ben. Not good: Grandma.``, in one line."""
    good = [setup.seats[seat].name for seat, vote in votes if vote]
    bad = [setup.seats[seat].name for seat, vote in votes if not vote]
    sides = [tr("Good: {names}.", names=names(good))] if good else []
    if bad:
        sides.append(tr("Not good: {names}.", names=names(bad)))
    return " ".join(sides)


def consequence(setup: Setup, state: State, turn: Turn) -> tuple[str, str]:
    """Return heading and sentences of what a decided challenge leads to; ``state`` is the one before it.

    Raises ValueError when there is nothing to challenge.
    """
    if state.contestable is None or not isinstance(turn.move, Challenge):
        raise ValueError(turn)
    after = advance(setup, state, turn)
    if turn.rejected:
        return tr("The play comes off the board"), _off(setup, state, after)
    voted = bool(turn.votes)
    changes = tuple(new - old for new, old in zip(after.scores, state.scores, strict=True))
    misses = setup.rules.challenge.kind is ChallengeKind.LOSE_TURN
    told = Challenged(turn.seat, state.contestable.seat, (), False, voted, changes, misses)
    price = _price(setup, told) or tr("It costs nothing to have asked.")
    if voted:
        price = tr("The play stands, and its words count as good for the rest of this game.")
    doubted_all = len(doubted_words(state.contestable, turn.move)) == len(
        {word.text for word in state.contestable.score.words}
    )
    good = tr("Every word is good") if doubted_all else tr("What was doubted is good")
    heading = tr("The table finds the play good") if voted else good
    return heading, f"{price} {_goes_on(setup, after)}"


def _off(setup: Setup, state: State, after: State) -> str:
    """Return what happens to tiles and turn when a play comes off."""
    assert state.contestable is not None
    name = setup.seats[state.contestable.seat].name
    parts = [tr("{name} takes the tiles back and scores nothing this turn.", name=name)]
    if len(state.contestable.drawn):
        parts.append(tr("The new tiles return to the bag unseen."))
    return " ".join([*parts, _goes_on(setup, after)])


def _goes_on(setup: Setup, after: State) -> str:
    """Return who is next."""
    if after.is_over:
        return tr("This ends the game.")
    return tr("{name} plays next.", name=setup.seats[after.to_move].name)


def overrule_question(setup: Setup, words: tuple[str, ...]) -> str:
    """Return what everybody agrees to when rejected words are accepted all the same."""
    return tr(
        "Everybody must agree. The play then stands, nobody loses a turn, and {words} will be noted as accepted.",
        words=names(words),
    )


# --- the draw for first


def drawn_round(setup: Setup, tied: tuple[int, ...]) -> str:
    """Return who ties and draws again; empty where nobody does."""
    if len(tied) < 2:
        return ""
    return tr("{names} tie and draw again", names=names([setup.seats[seat].name for seat in tied]))


def drew(setup: Setup, seat: int, tile: Tile) -> str:
    """Return what somebody drew, for the ear: ``Ada drew E``."""
    name = setup.seats[seat].name
    return (
        tr("{name} drew {letter}", name=name, letter=tile.letter)
        if tile.letter
        else tr("{name} drew a blank", name=name)
    )


def after_the_draw(setup: Setup) -> str:
    """Return what happens with the drawn tiles."""
    return tr(
        "The tiles go back into the bag, and everybody draws {number}.",
        number=numeral(setup.rules.rack_size),
    )
