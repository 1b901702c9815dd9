"""The words that people have learned at the table."""

import json
from dataclasses import replace

import pytest

from scrabble_gui.app import learned
from scrabble_gui.app.learned import Learned
from scrabble_gui.record import learned_file
from scrabble_gui.record.errors import Damaged, NewerVersion, SaveError, TooLarge, WriteError


def test_words_are_kept_for_each_person_and_language_the_latest_first(tmp_path):
    Learned(tmp_path).add("Ada", "english", ["QI", "ZA"])
    Learned(tmp_path).add("Ada", "english", ["AA", "QI"])
    Learned(tmp_path).add("Ben", "german", ["ÄON"])
    assert Learned(tmp_path).words("Ada", "english") == ("AA", "ZA", "QI")
    assert Learned(tmp_path).words("Ada", "german") == ()
    assert Learned(tmp_path).words("Ben", "german") == ("ÄON",)


def test_a_word_is_forgotten_and_the_others_stay(tmp_path):
    words = Learned(tmp_path)
    words.add("Ada", "english", ["QI", "ZA"])
    words.add("Ada", "german", ["QI"])
    words.forget("Ada", "english", "QI")
    words.forget("Ada", "english", "NEVER")
    assert words.words("Ada", "english") == ("ZA",)
    assert words.words("Ada", "german") == ("QI",)


def test_the_oldest_go(tmp_path, monkeypatch):
    monkeypatch.setattr(learned, "MOST", 2)
    Learned(tmp_path).add("Ada", "english", ["AA", "AB", "AD"])
    assert Learned(tmp_path).words("Ada", "english") == ("AD", "AB")


def test_words_that_are_there_write_nothing(tmp_path):
    words = Learned(tmp_path)
    words.add("Ada", "english", ["QI"])
    path = learned_file.place(tmp_path, "Ada")
    path.write_text(path.read_text() + "\n")
    words.add("Ada", "english", ["QI"])
    assert path.read_text().endswith("\n")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Damaged),
        ("[]", Damaged),
        ('{"format": "other", "version": 1, "words": {}}', Damaged),
        ('{"format": "scrabble_gui learned", "version": 2, "words": {}}', NewerVersion),
        ('{"format": "scrabble_gui learned", "version": 1, "words": {"english": [7]}}', Damaged),
        ('{"format": "scrabble_gui learned", "version": 1, "words": {"english": [""]}}', Damaged),
        ('{"format": "scrabble_gui learned", "version": 1, "words": ["QI"]}', Damaged),
    ],
)
def test_a_file_that_cannot_be_read_is_told_and_stays(tmp_path, text, reason):
    path = learned_file.place(tmp_path, "Ada")
    path.parent.mkdir()
    path.write_text(text)
    with pytest.raises(SaveError) as caught:
        Learned(tmp_path).add("Ada", "english", ["QI"])
    assert isinstance(caught.value.reason, reason)
    assert path.read_text() == text


def test_a_file_that_is_too_large_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(learned_file, "FILES", replace(learned_file.FILES, most_bytes=10))
    Learned(tmp_path).add("Ada", "english", ["QI"])
    with pytest.raises(SaveError) as caught:
        Learned(tmp_path).words("Ada", "english")
    assert isinstance(caught.value.reason, TooLarge)


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "learned").write_text("in the way")
    with pytest.raises(WriteError):
        learned_file.write(tmp_path, "Ada", {"english": ("QI",)})


def test_the_file_says_what_it_is(tmp_path):
    Learned(tmp_path).add("Ada", "english", ["QI"])
    root = json.loads(learned_file.place(tmp_path, "Ada").read_text())
    assert root == {
        "format": "scrabble_gui learned",
        "version": 1,
        "person": "Ada",
        "words": {"english": ["QI"]},
    }
