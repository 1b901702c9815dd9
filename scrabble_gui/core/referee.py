"""What is legal, and what bag and dictionary answer.

:func:`decide` is the only place that meets chance and words: it makes a :class:`Turn` of a move or raises the refusal.
:func:`verify` checks a turn that somebody recorded with everything that needs neither, for reading files. Source: "The
rules this program plays", sections 1 and 4.
"""

from __future__ import annotations

from typing import assert_never

from scrabble_gui.core.advance import would_end
from scrabble_gui.core.chance import draw
from scrabble_gui.core.errors import (
    AlreadyAgreed,
    BagTooSmall,
    EmptyExchange,
    GameIsOver,
    MayNotChallenge,
    NoSuchSeat,
    NothingToChallenge,
    NothingToOverrule,
    NotYourTurn,
    TilesNotOnRack,
    VotesMissing,
    WindowIsOpen,
    WordNotInPlay,
    WordsNotValid,
    WrongAnswer,
    WrongDraw,
)
from scrabble_gui.core.moves import Accept, Agree, Challenge, Exchange, Move, Pass, Play, Resign, Substitute
from scrabble_gui.core.rules import ChallengeKind, Lexicon
from scrabble_gui.core.scoring import Score, judge
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import (
    Contestable,
    State,
    Turn,
    bag,
    bag_count,
    doubted_words,
    may_challenge,
    unaccounted,
)
from scrabble_gui.core.tiles import NO_TILES, Tiles

Votes = tuple[tuple[int, bool], ...]
"""(seat, whether it finds the challenged play good), one for each person."""


def decide(
    setup: Setup,
    state: State,
    seat: int,
    move: Move,
    lexicon: Lexicon | None,
    *,
    votes: Votes = (),
    overruled: bool = False,
) -> Turn:
    """Return the turn that this move becomes: what is drawn, which words are rejected.

    ``lexicon`` may be missing where the table decides: then every word is good. ``votes`` are needed for a challenge
    under the voting rule, and ``overruled`` says that everybody accepts rejected words all the same. Raises a subclass
    of :class:`IllegalMove`; nothing is changed in any case. Source: rules, sections 1 and 4.
    """
    _check(setup, state, seat, move)
    if not isinstance(move, Challenge):
        _refuse_answers(Turn(seat, move, votes=votes, overruled=overruled))
    match move:
        case Play():
            if setup.rules.challenge.kind is ChallengeKind.VOID:
                _refuse_unknown_words(setup, state, move, lexicon)
            return Turn(seat, move, drawn=_draw(setup, state, _draw_count(setup, state, move)))
        case Exchange():
            return Turn(seat, move, drawn=_draw(setup, state, len(move.tiles)))
        case Challenge():
            return _decide_challenge(setup, state, Turn(seat, move, votes=votes, overruled=overruled), move, lexicon)
        case Pass() | Accept() | Resign() | Agree() | Substitute():
            return Turn(seat, move)
        case _:
            assert_never(move)


def verify(setup: Setup, state: State, turn: Turn) -> None:
    """Check a recorded turn with everything that needs neither word list nor chance.

    What the house words and the votes decide is checked, what only the word list knows is not. Raises a subclass of
    :class:`IllegalMove` for a turn that cannot have happened in this state.
    """
    _check(setup, state, turn.seat, turn.move)
    _verify_draw(setup, state, turn)
    if isinstance(turn.move, Challenge):
        _verify_challenge(setup, state, turn, turn.move)
    else:
        _refuse_answers(turn)
    if isinstance(turn.move, Play) and setup.rules.challenge.kind is ChallengeKind.VOID:
        _refuse_unknown_words(setup, state, turn.move, None)


def is_valid(setup: Setup, state: State, word: tuple[str, ...], lexicon: Lexicon | None) -> bool:
    """Whether a word (letters in capitals, one item a tile) is good in this game.

    What the table accepted comes first, then the house words, then the word list; without one every word is good.
    Source: rules, section 4, "Overrule" and "Table vote".
    """
    text = "".join(word)
    if text in state.accepted or text in setup.house_added:
        return True
    return text not in setup.house_refused and (lexicon is None or lexicon.contains(word))


def invalid_words(setup: Setup, state: State, score: Score, lexicon: Lexicon | None) -> tuple[str, ...]:
    """Return the words of a play that are not good in this game, in capitals, each once, the main word first."""
    bad = (word.text for word in score.words if not is_valid(setup, state, word.letters, lexicon))
    return tuple(dict.fromkeys(bad))


def voters(state: State) -> tuple[int, ...]:
    """Return the seats that vote on a challenge: all people still in the game; computers abstain.

    Source: rules, section 4, "Table vote".
    """
    return tuple(seat for seat in state.active() if state.levels[seat] is None)


# --- legality


def _check(setup: Setup, state: State, seat: int, move: Move) -> None:
    """Raise the refusal of a move that may not be made now."""
    if state.is_over:
        raise GameIsOver
    if seat not in state.active():
        raise NoSuchSeat(seat)
    match move:
        case Play() | Exchange() | Pass():
            _check_turn(setup, state, seat, move)
        case Challenge():
            _check_challenge(setup, state, seat, move)
        case Accept():
            _check_may_challenge(setup, state, seat)
        case Agree():
            _check_agreement(state, seat)
        case Resign() | Substitute():
            pass
        case _:
            assert_never(move)


def _check_turn(setup: Setup, state: State, seat: int, move: Play | Exchange | Pass) -> None:
    """Check a move that takes the turn; it closes an open window, where it may."""
    if seat != state.to_move:
        raise NotYourTurn(seat, state.to_move)
    if state.contestable and (state.contestable.seat == seat or would_end(setup, state)):
        raise WindowIsOpen
    match move:
        case Play():
            judge(state.board, move, setup.rules, setup.tile_set)
            _check_rack(setup, state, seat, move.tiles)
        case Exchange(tiles):
            _check_exchange(setup, state, seat, tiles)
        case Pass():
            pass
        case _:
            assert_never(move)


def _check_exchange(setup: Setup, state: State, seat: int, tiles: Tiles) -> None:
    """Check that the rack has the tiles, and that the bag has as many, and as many as the ruleset asks for."""
    if not len(tiles):
        raise EmptyExchange
    _check_rack(setup, state, seat, tiles)
    in_bag = bag_count(setup, state)
    needed = max(len(tiles), setup.rules.exchange_minimum)
    if in_bag < needed:
        raise BagTooSmall(in_bag, needed)


def _check_rack(setup: Setup, state: State, seat: int, tiles: Tiles) -> None:
    """Refuse tiles that the rack does not hold, or, where it is not wholly known, cannot hold."""
    rack = state.racks[seat]
    missing = rack.missing(tiles)
    if not len(missing) and rack.unknown:
        missing = unaccounted(setup, state).plus(Tiles(rack.known)).missing(Tiles(tiles.known))
    if len(missing):
        raise TilesNotOnRack(str(missing))


def _check_agreement(state: State, seat: int) -> None:
    """Check that nothing is open, and that this seat has not yet agreed."""
    if state.contestable:
        raise WindowIsOpen
    if seat in state.agreed:
        raise AlreadyAgreed(seat)


def _check_may_challenge(setup: Setup, state: State, seat: int) -> Contestable:
    """Return what can be challenged, or refuse."""
    if state.contestable is None:
        raise NothingToChallenge
    if seat not in may_challenge(setup, state):
        raise MayNotChallenge(seat)
    return state.contestable


def _check_challenge(setup: Setup, state: State, seat: int, move: Challenge) -> None:
    """Check who challenges what."""
    contestable = _check_may_challenge(setup, state, seat)
    made = {word.text for word in contestable.score.words}
    for word in move.words:
        if word not in made:
            raise WordNotInPlay(word)


# --- answers


def _refuse_unknown_words(setup: Setup, state: State, play: Play, lexicon: Lexicon | None) -> None:
    """Raise :class:`WordsNotValid` for a play with words that are not good."""
    bad = invalid_words(setup, state, judge(state.board, play, setup.rules, setup.tile_set), lexicon)
    if bad:
        raise WordsNotValid(bad)


def _draw_count(setup: Setup, state: State, play: Play) -> int:
    """Return how many tiles are drawn after a play: back up to a full rack while the bag lasts."""
    room = setup.rules.rack_size - len(state.racks[state.to_move]) + len(play.placements)
    return min(room, bag_count(setup, state))


def _draw(setup: Setup, state: State, count: int) -> Tiles:
    """Draw for this turn; only a number where the bag's content is not known or the game has no seed."""
    content = bag(setup, state)
    if content is None or setup.seed < 0:
        return Tiles(unknown=count)
    return Tiles.of(draw(content, count, setup.seed, state.draws + 1)) if count else NO_TILES


def _decide_challenge(setup: Setup, state: State, turn: Turn, move: Challenge, lexicon: Lexicon | None) -> Turn:
    """Return the challenge with its verdict."""
    contestable = _check_may_challenge(setup, state, turn.seat)
    doubted = doubted_words(contestable, move)
    rejected = tuple(word for word in invalid_words(setup, state, contestable.score, lexicon) if word in doubted)
    _check_votes(setup, state, turn)
    majority = _majority(turn)
    if majority:
        rejected = ()
    elif majority is False:
        rejected = rejected or tuple(word for word in doubted if word not in state.accepted)
    if turn.overruled and not rejected:
        raise NothingToOverrule
    return Turn(turn.seat, move, rejected=rejected, votes=turn.votes, overruled=turn.overruled)


def _check_votes(setup: Setup, state: State, turn: Turn) -> None:
    """Refuse votes that are not one for each person, and any where nobody votes."""
    people = voters(state) if setup.rules.challenge.kind is ChallengeKind.VOTE else ()
    if tuple(sorted(seat for seat, _ in turn.votes)) == people:
        return
    raise VotesMissing(people) if people else WrongAnswer("votes")


def _majority(turn: Turn) -> bool | None:
    """Return whether most of the votes find the play good; nothing on a tie or without votes."""
    good = sum(vote for _, vote in turn.votes)
    bad = len(turn.votes) - good
    return None if good == bad else good > bad


def _refuse_answers(turn: Turn) -> None:
    """Refuse answers that only a challenge has."""
    for key in ("rejected", "votes", "overruled"):
        if getattr(turn, key):
            raise WrongAnswer(key)


def _verify_draw(setup: Setup, state: State, turn: Turn) -> None:
    """Check number and tiles of a recorded draw, with what the move itself shows of a rack that was not known."""
    expected, given = 0, NO_TILES
    if isinstance(turn.move, Play):
        expected, given = _draw_count(setup, state, turn.move), turn.move.tiles
    elif isinstance(turn.move, Exchange):
        expected, given = len(turn.move.tiles), turn.move.tiles
    shown = Tiles(state.racks[turn.seat].known).missing(Tiles(given.known)).plus(Tiles(turn.drawn.known))
    if len(turn.drawn) != expected or len(unaccounted(setup, state).missing(shown)):
        raise WrongDraw(expected, str(turn.drawn))


def _verify_challenge(setup: Setup, state: State, turn: Turn, move: Challenge) -> None:
    """Check the recorded answers of a challenge."""
    contestable = _check_may_challenge(setup, state, turn.seat)
    _check_votes(setup, state, turn)
    rejected, doubted = set(turn.rejected), set(doubted_words(contestable, move))
    refused = doubted & set(invalid_words(setup, state, contestable.score, None))
    open_to_doubt = doubted - state.accepted
    majority = _majority(turn)
    if majority is None:
        fits = refused <= rejected <= open_to_doubt - setup.house_added
    elif majority:
        fits = not rejected
    else:
        fits = refused <= rejected <= open_to_doubt and bool(rejected) == bool(open_to_doubt)
    if not fits:
        raise WrongAnswer("rejected")
    if turn.overruled and not turn.rejected:
        raise WrongAnswer("overruled")
