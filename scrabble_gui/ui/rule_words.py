"""A ruleset in plain sentences: :func:`rule_sections`, for the page *Rules of this game*."""

from __future__ import annotations

from scrabble_gui.core.rules import ChallengeKind, EndKind, Help, Ruleset, StopRule, TieRule
from scrabble_gui.ui.messages import names, plural, points, tr

Section = tuple[str, tuple[str, ...]]
"""A heading and its sentences."""


def rule_sections(rules: Ruleset) -> tuple[Section, ...]:
    """Return the rules of a game, as somebody would read them out at the table."""
    return (
        (tr("A turn"), (*_turn(rules),)),
        (tr("Points"), (*_points(rules),)),
        (tr("Doubtful words"), (*_challenge(rules),)),
        (tr("The end"), (*_end(rules),)),
    )


def _turn(rules: Ruleset) -> list[str]:
    lines = [
        tr(
            "Everybody keeps {n} tiles. A turn is one of three: play a word, exchange tiles, or pass.",
            n=rules.rack_size,
        ),
        tr(
            "The first word has at least {n} tiles and covers the star; every later one touches what lies there.",
            n=rules.first_play_tiles,
        ),
        tr(
            "Exchanging needs {n} in the bag; the new tiles are drawn before the old ones go back.",
            n=plural(rules.exchange_minimum, "{n} tile", "{n} tiles"),
        ),
    ]
    if rules.free_exchanges:
        lines.append(
            plural(
                rules.free_exchanges,
                "Once a game the whole rack may be exchanged without losing the turn.",
                "{n} times a game the whole rack may be exchanged without losing the turn.",
            )
        )
    helps = {
        Help.UNDO: tr("turns may be taken back"),
        Help.LIGHTS: tr("the board shows whether the words are good"),
        Help.HINTS: tr("hints may be asked for"),
        Help.SMALL_WORDS: tr("computers keep to easy words"),
    }
    allowed = [text for help_, text in helps.items() if help_ in rules.helps]
    if allowed:
        text = names(allowed)
        lines.append(text[0].upper() + text[1:] + ".")
    return lines


def _points(rules: Ruleset) -> list[str]:
    lines = [
        tr("Every word made or changed counts, each letter as much as its small number says."),
        tr("A new tile on 2L counts double, on 3L triple; on 2W the whole word counts double, on 3W triple."),
        tr("A blank stands for any letter and is worth nothing."),
    ]
    lines += [
        tr("Playing {n} tiles in one turn earns {points} more.", n=number, points=points(extra))
        for number, extra in sorted(rules.bonus.items())
    ]
    return lines


def _challenge(rules: Ruleset) -> list[str]:
    rule = rules.challenge
    match rule.kind:
        case ChallengeKind.VOID:
            return [tr("A word that is not in the word list cannot be played; nobody has to challenge.")]
        case ChallengeKind.NONE:
            return [tr("Every word stands.")]
        case ChallengeKind.LOSE_TURN:
            cost = tr("If every word is good, the challenger misses a turn.")
        case ChallengeKind.FREE:
            cost = tr("If every word is good, nothing happens.")
        case ChallengeKind.POINTS_PER_PLAY:
            cost = tr("If every word is good, its player gains {points}.", points=points(rule.points))
        case ChallengeKind.POINTS_PER_WORD:
            cost = tr("For every good word that was doubted its player gains {points}.", points=points(rule.points))
        case ChallengeKind.VOTE:
            cost = tr("Everybody votes; the word list decides a tie.")
    lines = [
        tr("Until the next player has moved, a play can be challenged. The word list decides."),
        tr("If a word is not good, the play comes off the board and its player has lost the turn."),
        cost,
    ]
    if rule.kind is ChallengeKind.VOTE:
        lines[0] = tr("Until the next player has moved, a play can be challenged.")
    if rule.penalty:
        lines.append(tr("A challenger who was wrong loses {points}.", points=points(rule.penalty)))
    return lines


def _end(rules: Ruleset) -> list[str]:
    lines = []
    if rules.target:
        at_once = rules.target.stop is StopRule.AT_ONCE
        lines.append(
            tr("Who reaches the line first wins at once.")
            if at_once
            else tr(
                "When somebody has reached the line, the round is finished; who is farthest over the own line wins."
            )
        )
    lines.append(
        tr(
            "The game ends when the bag is empty and a player has used the last tile,"
            " or when all agree that no play is possible."
        )
    )
    passes = {
        EndKind.ONE_PASSES: tr(
            "It also ends when one player passes on {n} of the own turns running.", n=rules.end.count
        ),
        EndKind.ALL_PASS: tr("It also ends when everybody passes {n} times running.", n=rules.end.count),
        EndKind.SCORELESS: tr("It also ends after {n} turns running without a play.", n=rules.end.count),
    }
    if rules.end.kind in passes:
        lines.append(passes[rules.end.kind])
    lines += _leftovers(rules)
    ties = {
        TieRule.BEFORE_SETTLING: tr(
            "A tie goes to the player who had more before that; if that is a tie too, they share the win."
        ),
        TieRule.SHARED: tr("Players with equal points share the win."),
        TieRule.STANDS: tr("Equal points are a tie."),
    }
    lines.append(ties[rules.tie])
    return lines


def _leftovers(rules: Ruleset) -> list[str]:
    left = rules.leftovers
    if not (left.out_factor or left.left_factor or left.otherwise_factor):
        return [tr("Tiles left on the racks do not count.")]
    lines = []
    if left.left_factor or left.otherwise_factor:
        lines.append(tr("Tiles left on a rack are taken off its player’s points."))
    if left.out_factor == 1:
        lines.append(tr("A player who used the last tile gains what the others have left."))
    elif left.out_factor > 1:
        lines.append(
            tr("A player who used the last tile gains {n} times what the others have left.", n=left.out_factor)
        )
    if left.blank_penalty:
        lines.append(tr("A blank left over counts {points}.", points=points(left.blank_penalty)))
    return lines
