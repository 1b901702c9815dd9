"""Every sentence about the game: refusals, turns, rules and results as words for people; nowhere else.

Plain words that never blame and never guess a person's sex. Texts go through :func:`tr`, so that a translator sees them
all in one context. Functions take core objects and return text; they know no widget.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from scrabble_gui.app.waiting import people_who_may_challenge
from scrabble_gui.core import errors
from scrabble_gui.core.board import Premium
from scrabble_gui.core.rules import ChallengeKind, Challengers
from scrabble_gui.core.scoring import Score
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import State


def tr(text: str, **values: object) -> str:
    """Return the translated text with ``{name}`` filled in."""
    return QCoreApplication.translate("messages", text).format(**values)


def plural(number: int, one: str, many: str, **values: object) -> str:
    """Return one of two texts by the number, with ``{n}`` filled in."""
    return tr(one if number == 1 else many, n=number, **values)


def points(number: int) -> str:
    """Return ``36 points``."""
    return plural(number, "{n} point", "{n} points")


def tiles(number: int) -> str:
    """Return ``3 tiles``."""
    return plural(number, "{n} tile", "{n} tiles")


def names(people: Sequence[str]) -> str:
    """Return ``Ada, Ben and Grandma``."""
    if len(people) < 2:
        return "".join(people)
    return tr("{most} and {last}", most=", ".join(people[:-1]), last=people[-1])


def signed(number: int) -> str:
    """Return ``+5`` or ``−5``, with a real minus sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def not_in_list(words: Sequence[str]) -> str:
    """Return ``DARTY is not in the word list``."""
    return plural(len(words), "{words} is not in the word list", "{words} are not in the word list", words=names(words))


def thinking(name: str) -> str:
    """Return ``Robin is thinking…``."""
    return tr("{name} is thinking…", name=name)


def with_computers(people: Sequence[str], levels: Sequence[str | None]) -> list[str]:
    """Return the names, with a word behind those of computers; no levels: only people."""
    if not levels:
        return list(people)
    pairs = zip(people, levels, strict=True)
    return [tr("{name} (computer)", name=name) if level else name for name, level in pairs]


def could_not_think(name: str) -> str:
    """Return that a computer passes because something went wrong."""
    return tr("{name} could not think this time, and lets it pass.", name=name)


def still_has_play(name: str) -> str:
    """Return that a computer does not agree to the end."""
    return tr("{name} still has a play, so the game goes on.", name=name)


# --- refusals


def refusal(error: errors.RuleError, setup: Setup) -> str:
    """Return why a move is not possible, in one sentence that says what to do."""
    for texts in (_position_refusal, _tiles_refusal, _turn_refusal, _undo_refusal, _challenge_refusal):
        text = texts(error, setup)
        if text:
            return text
    return tr("This is not possible now.")


def _position_refusal(error: errors.RuleError, setup: Setup) -> str:
    match error:
        case errors.OffBoard():
            return tr("The tiles must lie on the board")
        case errors.SquareTaken(square):
            return tr("{square} is taken", square=Square(*square).text())
        case errors.NotInLine():
            return tr("Tiles must be in one line")
        case errors.Gap(square):
            return tr("There is a gap at {square}", square=Square(*square).text())
        case errors.NotConnected():
            return tr("The word must touch another word")
        case errors.FirstPlayTooShort(needed):
            return tr("The first word needs {n} letters", n=needed)
        case errors.FirstPlayOffStart():
            return tr("The first word must cover the star")
        case _:
            return ""


def _tiles_refusal(error: errors.RuleError, setup: Setup) -> str:
    match error:
        case errors.EmptyPlay():
            return tr("Lay out a word to see its points")
        case errors.UnnamedBlank():
            return tr("Choose a letter for the blank")
        case errors.UnknownLetter(letter):
            return tr("{name} has no tile {letter}", name=setup.tile_set.name, letter=letter)
        case errors.TilesNotOnRack(missing):
            return tr("These tiles are not on the rack: {tiles}", tiles=missing)
        case errors.WordsNotValid(words):
            return not_in_list(words)
        case _:
            return ""


def _turn_refusal(error: errors.RuleError, setup: Setup) -> str:
    match error:
        case errors.NotYourTurn(_, to_move):
            return tr("It is {name}’s turn", name=setup.seats[to_move].name)
        case errors.GameIsOver():
            return tr("The game is over")
        case errors.EmptyExchange():
            return tr("Choose the tiles to exchange")
        case errors.BagTooSmall(in_bag, needed):
            return plural(
                in_bag,
                "There is {n} tile in the bag. Exchanging needs at least {needed}.",
                "There are {n} tiles in the bag. Exchanging needs at least {needed}.",
                needed=needed,
            )
        case errors.NoSuchSeat():
            return tr("This player has left the game")
        case errors.AlreadyAgreed(seat):
            return tr("{name} has agreed already", name=setup.seats[seat].name)
        case _:
            return ""


def _undo_refusal(error: errors.RuleError, setup: Setup) -> str:
    match error:
        case errors.UndoNotAllowed():
            return tr("The rules “{rules}” do not take turns back", rules=setup.rules.name)
        case errors.NothingToUndo():
            return tr("There is no turn to take back")
        case errors.NothingToRedo():
            return tr("There is no turn to play again")
        case _:
            return ""


def _challenge_refusal(error: errors.RuleError, setup: Setup) -> str:
    match error:
        case errors.NothingToChallenge() if not setup.rules.challenge.has_window:
            return tr("The rules “{rules}” have no challenges", rules=setup.rules.name)
        case errors.NothingToChallenge():
            return tr("There is no play to challenge now")
        case errors.MayNotChallenge(seat):
            return tr("{name} may not challenge this play", name=setup.seats[seat].name)
        case errors.WindowIsOpen():
            return tr("First everybody must have had the chance to challenge")
        case errors.NothingToOverrule():
            return tr("The word list accepts these words already")
        case errors.VotesMissing():
            return tr("Everybody at the table votes")
        case errors.WordNotInPlay(word):
            return tr("{word} was not made by this play", word=word)
        case _:
            return ""


# --- a play and its points


def word_in_progress(score: Score) -> str:
    """Return what stands on the button for a play that may be played: ``Play VEINED``."""
    return tr("Play {word}", word=score.words[0].text)


def why(score: Score) -> str:
    """Return where the points come from: ``V counts triple, then the word counts double``."""
    parts = _premiums(score)
    parts += [tr("{word} adds {n}", word=word.text, n=word.points) for word in score.words[1:]]
    if score.bonus:
        parts.append(tr("{n} more for using so many tiles at once", n=score.bonus))
    return _sentence(parts)


def word_by_word(score: Score) -> str:
    """Return ``WHALE 22 + HI 9. H counts double``: each word with its points, and the premium squares of the first.

    Of a single word there is nothing to add up: then where its points come from.
    """
    if len(score.words) == 1:
        return why(score)
    terms = [tr("{word} {n}", word=word.text, n=word.points) for word in score.words]
    if score.bonus:
        terms.append(tr("{n} for playing so many tiles", n=score.bonus))
    premiums = _premiums(score)
    return " + ".join(terms) + (f". {_sentence(premiums)}" if premiums else "")


def _premiums(score: Score) -> list[str]:
    """Return what the premium squares do for the main word, as parts of a sentence."""
    main = score.words[0]
    parts = [
        tr("{letter} counts {times}", letter=tile.letter, times=times(premium.letter))
        for tile, premium in main.premiums
        if premium.letter > 1 and not tile.blank
    ]
    if main.factor > 1:
        text = "then the word counts {times}" if parts else "the word counts {times}"
        parts.append(tr(text, times=times(main.factor)))
    return parts


def _sentence(parts: Sequence[str]) -> str:
    """Return the parts as one sentence."""
    text = ", ".join(parts) if parts else tr("No premium squares")
    return text[0].upper() + text[1:]


def times(factor: int) -> str:
    """Return ``double``, ``triple`` … for a factor."""
    words = {
        2: tr("double"),
        3: tr("triple"),
        4: tr("four times"),
        6: tr("six times"),
        8: tr("eight times"),
        9: tr("nine times"),
    }
    return words.get(factor, tr("× {n}", n=factor))


def premium_name(premium: Premium) -> str:
    """Return what a square does, in words for the ear: ``double letter``."""
    if premium.word > 1:
        return tr("{times} word", times=times(premium.word))
    if premium.letter > 1:
        return tr("{times} letter", times=times(premium.letter))
    return tr("plain")


# --- challenges


def challenge_offer(setup: Setup, state: State) -> str:
    """Return who may challenge now and what it costs when the words are good."""
    who = people_who_may_challenge(setup, state)
    if setup.rules.challenge.who is Challengers.NEXT and who:
        may = tr("{name} may challenge now.", name=setup.seats[who[0]].name)
    else:
        may = tr("Anyone may challenge now.")
    return f"{may} {challenge_cost(setup)}"


def challenge_cost(setup: Setup, challenger: str = "") -> str:
    """Return what a challenge costs when every word is good; of a challenger with a name, or in general."""
    rule = setup.rules.challenge
    name = challenger or tr("the challenger")
    player = points(rule.points)
    match rule.kind:
        case ChallengeKind.LOSE_TURN:
            text = tr("If every word is good, {name} misses a turn.", name=name)
        case ChallengeKind.POINTS_PER_PLAY:
            text = tr("If every word is good, the other player gains {points}.", points=player)
        case ChallengeKind.POINTS_PER_WORD:
            text = tr("If the words are good, the other player gains {points} for each.", points=player)
        case ChallengeKind.VOTE:
            text = tr("The table votes; nobody misses a turn for asking.")
        case ChallengeKind.FREE | ChallengeKind.VOID | ChallengeKind.NONE:
            text = tr("It costs nothing to ask.")
    if rule.penalty:
        text += " " + tr("{name} then loses {points}.", name=name[0].upper() + name[1:], points=points(rule.penalty))
    return text
