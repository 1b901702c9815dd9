"""Sentences about word lists of one's own, house words and study cards.

They belong to :mod:`scrabble_gui.ui.messages`, whose translation context they share. What is said of a file that is
taken in stands in :mod:`scrabble_gui.ui.import_messages`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from scrabble_gui.ui.import_messages import short, words
from scrabble_gui.ui.messages import names, plural, tr

MOST_NAMES = 4
"""So many games stand in a sentence."""


def taken_in(name: str, count: int) -> str:
    """Return that a list is there now, and where it is chosen."""
    return tr(
        "“{name}” is taken in: {words}. Choose it for a new game under More choices.", name=name, words=words(count)
    )


# --- the lists


def described(language: str, count: int, file: str) -> str:
    """Return a line about a list: ``English · 1,234 words · from “list.txt”``."""
    line = tr("{language} · {words}", language=language, words=words(count))
    return tr("{line} · from “{file}”", line=line, file=file) if file else line


def removal(games: Sequence[Sequence[str]]) -> str:
    """Return what follows when a list is removed that judges these unfinished games."""
    if not games:
        return tr("No unfinished game is judged by it. The file that it came from stays where it is.")
    some = [names(people) for people in games[:MOST_NAMES]]
    lead = plural(
        len(games),
        "It judges an unfinished game ({games}).",
        "It judges {n} unfinished games ({games}).",
        games="; ".join(some) + ("; …" if len(games) > len(some) else ""),
    )
    return f"{lead} {tr('Without it nobody can tell there which words are good. The scores so far stay.')}"


def list_missing(list_id: str) -> str:
    """Return that the list of a game is not here."""
    return tr(
        "The word list of this game (“{id}”) is not on this computer. Every word counts until it is taken in again.",
        id=list_id,
    )


# --- house words


def house_count(added: int, refused: int) -> str:
    """Return how many house words there are."""
    if not added and not refused:
        return tr("No house words yet")
    count = plural(added, "{n} word added", "{n} words added")
    no = plural(refused, "{n} word refused", "{n} words refused")
    return tr("{added}, {refused}", added=count, refused=no)


def accepted_note(people: Sequence[str], day: date) -> str:
    """Return the note of a word that the table accepted."""
    return tr("{people}, {day}", people=names(people), day=day.isoformat())


def keep_words(found: Sequence[str]) -> tuple[str, str]:
    """Return question and explanation: whether words that the table accepted become house words."""
    title = tr("Keep {word} as a house word?", word=found[0])
    if len(found) > 1:
        title = tr("Keep {n} words as house words?", n=len(found))
    body = tr("The table accepted {words} in this game. House words count in every new game.", words=names(found))
    return title, body


def no_word(text: str) -> str:
    """Return that something cannot be a house word."""
    return tr("“{word}” cannot be a word: write letters only.", word=short(text))


def not_now() -> str:
    """Return why house words and study cards stay closed."""
    return tr("While this game goes on they would tell which words are good. They open when it is over.")


# --- study cards


def boxes_line(known: int, begun: int, total: int) -> str:
    """Return how far somebody is."""
    return tr("{begun} of {total} words begun, {known} known well", begun=begun, total=total, known=known)


def done_for_today(left: int) -> str:
    """Return what stands there when all is done for today."""
    if left:
        return tr("That is enough for today. Tomorrow there are more: a little every day stays best.")
    return tr("You have met every word of this list. They come again when it is time.")


def hooks(front: Sequence[str], back: Sequence[str]) -> str:
    """Return the letters that make another word in front and behind, in a sentence; empty without any."""
    told = []
    if front:
        told.append(tr("In front: {letters}.", letters=" ".join(front)))
    if back:
        told.append(tr("Behind: {letters}.", letters=" ".join(back)))
    return " ".join(told)


def of_letters(word: Sequence[str]) -> str:
    """Return the letters of a word in the order of the alphabet, as a question for it."""
    return tr("No meaning is stored. Its letters are {letters}.", letters=" ".join(sorted(word)))


def box(number_of_box: int, boxes: int) -> str:
    """Return how well a word is known, as dots."""
    return "●" * number_of_box + "○" * (boxes - 1 - number_of_box)
