"""The command ``words`` and the page of words answer the same questions alike."""

import json

import pytest
from PySide6.QtTest import QTest

from scrabble_gui.__main__ import main
from scrabble_gui.engine.ready_lists import Ready
from tests.ui.page_talk import texts
from tests.ui.table_talk import LEFT, TableTalk
from tests.ui.test_words_page import Reader


@pytest.fixture
def reader(qtbot, tmp_path):
    """Somebody without a game; the list is that of a new game, as it is for the command."""
    reader = Reader(qtbot, TableTalk(qtbot, tmp_path))
    reader.talk.command("words.look_up")
    yield reader
    reader.talk.window.close()


@pytest.fixture
def answer(capsys):
    """Ask the command; return its answers."""

    def asked(*arguments):
        capsys.readouterr()
        main(["words", *arguments])
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return asked


def fit(reader, words):
    """Return words without those that offend: they are good, the command has them, but no window lists them."""
    return sorted(set(words) - reader.desk._source.reference.unfit)


@pytest.mark.parametrize("word", ["retains", "rewash", "qi", "kindest", "byline", "and", "tianers", "motherboards"])
def test_what_a_word_means(reader, answer, word):
    (told,) = answer("define", word)
    reader.look_up(word)
    entry = reader.page.lookup.word.entry
    assert (entry.text, entry.verdict.name == "GOOD") == (told["word"], told["valid"])
    if entry.meaning is None:
        assert not told["valid"]
        return
    definition = entry.meaning.definition
    assert definition.base == told["base"]
    assert len(definition.senses) == len(told["definitions"])
    for sense, line in zip(definition.senses, told["definitions"], strict=True):
        assert line.endswith(sense.text)
        assert any(text.endswith(sense.text) for text in texts(reader.page))


def test_hooks(reader, answer):
    (told,) = answer("hooks", "retain")
    reader.look_up("retain")
    hooks = reader.page.lookup.word.entry.hooks
    assert {"front": list(hooks.front), "back": list(hooks.back)} == told
    assert told["back"] == ["S"]


def test_anagrams_of_a_word_but_the_word_itself(reader, answer):
    (told,) = answer("anagram", "retains")
    reader.look_up("retains")
    shown = reader.page.lookup.sections["anagrams"].links.words
    assert sorted((*shown, "RETAINS")) == told["words"]


@pytest.mark.parametrize("letters", ["aeinrt?", "zzq", "cat", "qi??"])
def test_words_of_letters(reader, answer, letters):
    (told,) = answer("build", letters)
    reader.build(letters=letters)
    assert sorted(reader.found) == fit(reader, told["words"])


@pytest.mark.parametrize("pattern", ["..q.", "*zz*", "?at", "q*i"])
def test_words_like_a_pattern(reader, answer, pattern):
    (told,) = answer("pattern", pattern)
    reader.build(pattern=pattern)
    assert sorted(reader.found) == fit(reader, (word for word in told["words"] if 2 <= len(word) <= 15))
    assert told["words"]


def test_the_two_letter_words_are_those_of_a_pattern(reader, answer):
    (told,) = answer("pattern", "..")
    reader.talk.command("words.build")
    QTest.mouseClick(reader.page.builder.form.ready[Ready.TWO_LETTERS], LEFT)
    reader.settle()
    assert sorted(reader.found) == fit(reader, told["words"])


def test_the_lists_there_are(reader, answer):
    box = reader.page.list_box
    shown = [(box.itemData(at), box.itemText(at)) for at in range(box.count())]
    assert shown == [(told["id"], told["name"]) for told in answer("lists")]
