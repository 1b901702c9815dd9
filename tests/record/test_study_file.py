"""What somebody has learned, in a file."""

from dataclasses import replace

import pytest

from scrabble_gui.engine.study import Card
from scrabble_gui.record import study_file
from scrabble_gui.record.errors import Damaged, NewerVersion, SaveError, TooLarge, WriteError

CARDS = {"english": {"AA": Card(1, 20, 10), "QI": Card(0, 10, 10)}, "german": {"ÄHRE": Card(5, 99, 3)}}


def test_cards_come_back_for_each_person(tmp_path):
    study_file.write(tmp_path, "Ada", CARDS)
    study_file.write(tmp_path, "Großmutter / ☂", {"english": {"ZA": Card(2, 5, 1)}})
    assert study_file.read(tmp_path, "Ada") == CARDS
    assert study_file.read(tmp_path, "Großmutter / ☂")["english"]["ZA"].box == 2
    assert len(list((tmp_path / "study").iterdir())) == 2


def test_who_has_learned_nothing_has_no_file(tmp_path):
    assert study_file.read(tmp_path, "Ben") == {}
    assert not (tmp_path / "study").exists()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        b"[]",
        b"{}",
        b'{"format": "other", "version": 1, "words": {}}',
        b'{"format": "scrabble_gui study", "version": 1, "words": []}',
        b'{"format": "scrabble_gui study", "version": 1, "words": {"english": {"AA": [9, 1, 1]}}}',
        b'{"format": "scrabble_gui study", "version": 1, "words": {"english": {"AA": [1, 1]}}}',
        b'{"format": "scrabble_gui study", "version": 1, "words": {"english": {"AA": [true, 1, 1]}}}',
        b'{"format": "scrabble_gui study", "version": "1", "words": {}}',
        b"\xff\xfe{}",
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_told_and_left_as_it_is(tmp_path, data):
    path = study_file.place(tmp_path, "Ada")
    path.parent.mkdir()
    path.write_bytes(data)
    with pytest.raises(SaveError) as error:
        study_file.read(tmp_path, "Ada")
    assert isinstance(error.value.reason, Damaged)
    assert path.read_bytes() == data


def test_a_file_of_a_later_version_is_told(tmp_path):
    path = study_file.place(tmp_path, "Ada")
    path.parent.mkdir()
    path.write_bytes(b'{"format": "scrabble_gui study", "version": 2, "words": 7}')
    with pytest.raises(SaveError) as error:
        study_file.read(tmp_path, "Ada")
    assert isinstance(error.value.reason, NewerVersion)


def test_a_file_that_nobody_learned_is_not_read_whole(tmp_path, monkeypatch):
    monkeypatch.setattr(study_file, "FILES", replace(study_file.FILES, most_bytes=100))
    study_file.write(tmp_path, "Ada", CARDS)
    with pytest.raises(SaveError) as error:
        study_file.read(tmp_path, "Ada")
    assert error.value.reason == TooLarge(100)


def test_a_place_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "study").write_text("a file")
    with pytest.raises(WriteError):
        study_file.write(tmp_path, "Ada", CARDS)
