"""Sentences about words: whether they are good, what they mean, how they were found, and why nothing is told.

They belong to :mod:`scrabble_gui.ui.messages`, whose translation context they share.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from scrabble_gui.app.looking_up import Scope
from scrabble_gui.app.reference import UNKNOWN_BAND, Meaning
from scrabble_gui.app.word_facts import Entry, Verdict
from scrabble_gui.engine.glossary import Origin, Part, Sense
from scrabble_gui.engine.ready_lists import Ready
from scrabble_gui.ui.messages import names, plural, points, tr

BANDS = (20, 35, 50, 70)
"""Up to these bands a word is very common, common, known to many, rare; above the last it is very rare."""


def number(count: int) -> str:
    """Return a number with its thousands apart: ``175,687``."""
    return f"{count:,}"


# --- one word


def verdict(entry: Entry) -> str:
    """Return whether a word is good, in a few words."""
    match entry.verdict:
        case Verdict.GOOD:
            return tr("Good at this table") if entry.by_house else tr("A good word")
        case Verdict.BAD:
            return tr("Does not count at this table") if entry.by_house else tr("Not in the word list")
        case Verdict.UNJUDGED:
            return tr("The table decides")
        case Verdict.FOREIGN:
            return tr("Not a word of these tiles")
        case Verdict.OPEN:
            return tr("After the challenge")
        case Verdict.CLOSED:
            return tr("Not told in this game")
    assert_never(entry.verdict)


def reason(entry: Entry) -> str:
    """Return the sentence below the verdict where there is no meaning; may be empty."""
    match entry.verdict:
        case Verdict.GOOD | Verdict.UNJUDGED:
            return _without_meaning(entry)
        case Verdict.BAD:
            return ""
        case Verdict.FOREIGN:
            return tr("It has a sign that no tile bears, or more letters than the board has squares.")
        case Verdict.OPEN:
            return tr("This word can still be challenged. What it means is told when that is over.")
        case Verdict.CLOSED:
            return tr("While this game goes on, only words that lie on the board for good are told.")
    assert_never(entry.verdict)


def _without_meaning(entry: Entry) -> str:
    """Return why a good word has no meaning; empty where it has one."""
    meaning = entry.meaning
    if meaning is None or meaning.definition.senses:
        return ""
    if meaning.unread:
        return tr("The file of meanings could not be read.")
    if entry.verdict is Verdict.UNJUDGED:
        return tr("No word list judges this game, and no meaning is stored.")
    if entry.by_house:
        return tr("The word list does not have it, and no meaning is stored.")
    return tr("The word list has it, but no meaning is stored.")


def origins(meaning: Meaning) -> str:
    """Return where a word comes from: ``from RETAIN``, ``from RE- and WELD``; empty where it stands for itself."""
    found = meaning.definition
    parts = []
    if found.base != found.word:
        text = "another spelling of {word}" if meaning.spelling else "from {word}"
        parts.append(tr(text, word=found.base))
    parts += [tr("from {parts}", parts=_made_of(step)) for step in found.steps]
    if found.also:
        parts.append(tr("also from {words}", words=names(found.also)))
    return ", ".join(parts)


def _made_of(step: Origin) -> str:
    """Return the parts of a derived word in their order: ``RE- and WELD``, ``WELD and -ER``."""
    parts = [step.base, step.affix] if step.affix.startswith("-") else [step.affix, step.base]
    return names([part for part in parts if part])


def part_of_speech(part: Part) -> str:
    """Return the name of a part of speech; empty for what has none."""
    known = {
        Part.NOUN: tr("noun"),
        Part.VERB: tr("verb"),
        Part.ADJECTIVE: tr("adjective"),
        Part.ADVERB: tr("adverb"),
        Part.EXCLAMATION: tr("exclamation"),
    }
    return known.get(part, "")


def by_part(senses: Sequence[Sense]) -> list[tuple[str, list[str]]]:
    """Return (part of speech, meanings), in the order in which the parts come first."""
    found: dict[Part, list[str]] = {}
    for sense in senses:
        found.setdefault(sense.part, []).append(sense.text)
    return [(part_of_speech(part), texts) for part, texts in found.items()]


def in_one_line(meaning: Meaning) -> str:
    """Return the first meaning of a word with where it comes from, for a line below it."""
    senses = meaning.definition.senses
    if not senses:
        return tr("No meaning is stored.")
    where = origins(meaning)
    return f"{senses[0].text} ({where})" if where else senses[0].text


def of_list(name: str) -> str:
    """Return which list has judged."""
    return tr("Word list: {name}", name=name) if name else tr("No word list")


def drawn(letters: int, once_in: int | None) -> str:
    """Return how likely the letters are to be drawn."""
    if once_in is None:
        return tr("The bag has not all of these letters")
    return plural(
        letters,
        "{n} tile from the full bag is this once in {times} times",
        "{n} tiles from the full bag spell it once in {times} times",
        times=number(once_in),
    )


def commonness(band: int | None) -> str:
    """Return how common a word is; empty where nobody has counted."""
    if band is None:
        return ""
    grades = [tr("very common"), tr("common"), tr("known to many"), tr("rare"), tr("very rare")]
    return grades[sum(band > limit for limit in BANDS)] if band < UNKNOWN_BAND else grades[-1]


def facts(entry: Entry, band: int | None, likely: str) -> str:
    """Return points, commonness and how likely a word is to be drawn, in a line."""
    common = commonness(band)
    return " · ".join(part for part in (points(entry.points), common, likely) if part)


def told(entry: Entry) -> str:
    """Return an entry for the ear: word, verdict, and the first meaning or the reason why there is none."""
    parts = [entry.text, verdict(entry)]
    if entry.meaning is not None and entry.meaning.definition.senses:
        parts.append(in_one_line(entry.meaning))
    elif reason(entry):
        parts.append(reason(entry))
    return ". ".join(part.rstrip(".") for part in parts)


# --- what may be asked


def permitted(scope: Scope) -> str:
    """Return what the dictionary tells in this game; empty where it tells everything."""
    match scope:
        case Scope.BOARD:
            return tr("Words can be challenged in this game, so the dictionary tells only of those on the board.")
        case Scope.ANY_WORD:
            return tr("In this game any word can be looked up. None is looked for: that would be a hint.")
        case Scope.EVERYTHING:
            return ""
    assert_never(scope)


def not_built(scope: Scope) -> str:
    """Return why no words are built in this game."""
    if scope is Scope.BOARD:
        return tr(
            "While this game goes on no words are built, so that nobody can peek. It is all here when it is over."
        )
    return tr("These rules give no hints, so no words are built while this game goes on. It is all here afterwards.")


# --- looking for words


def words_found(count: int) -> str:
    """Return how many words were found."""
    if not count:
        return tr("No word is like that")
    return plural(count, "{found} word", "{found} words", found=number(count))


def and_more(count: int) -> str:
    """Return how many words are not shown."""
    return tr("and {many} more", many=number(count))


def ready_name(kind: Ready) -> str:
    """Return the name of a ready list."""
    match kind:
        case Ready.TWO_LETTERS:
            return tr("Two letters")
        case Ready.THREE_LETTERS:
            return tr("Three letters")
        case Ready.Q_WITHOUT_U:
            return tr("Q without U")
        case Ready.VOWEL_DUMPS:
            return tr("Many vowels")
    assert_never(kind)


def foreign(sign: str) -> str:
    """Return that no tile bears a sign."""
    return tr("No tile bears “{sign}”.", sign=sign)


def too_many(limit: str, most: int) -> str:
    """Return that too many tiles were named; ``limit`` is ``letters`` or ``blanks``."""
    if limit == "blanks":
        return plural(most, "Name one blank at most.", "Name {n} blanks at most.")
    return tr("Name {n} tiles at most.", n=most)


def table_heads() -> tuple[str, str, str, str, str, str]:
    """Return what stands over the columns of a table of words in a file."""
    return tr("Word"), tr("Points"), tr("Letters"), tr("In front"), tr("Behind"), tr("Meaning")


def written(name: str) -> str:
    """Return that a table of words is in a file."""
    return tr("The words are in “{name}”.", name=name)
