"""The file of the house words."""

import pytest

from scrabble_gui.engine.house_words import HouseWords
from scrabble_gui.record import house_file
from scrabble_gui.record.errors import Damage, Damaged, SaveError, TooLarge, WriteError

WORDS = HouseWords().with_word("yeet", True, "Robin's word").with_word("za", False)


def test_house_words_are_kept_by_language(tmp_path):
    house_file.write(tmp_path / "data", "english", WORDS)
    assert house_file.read(tmp_path / "data", "english") == WORDS
    assert house_file.read(tmp_path / "data", "dutch") == HouseWords()
    assert (tmp_path / "data" / "house" / "english.txt").read_text(encoding="utf-8") == WORDS.text()


def test_a_file_that_somebody_edited_is_read(tmp_path):
    path = house_file.place(tmp_path, "english")
    path.parent.mkdir()
    path.write_bytes(b"\xef\xbb\xbf+ yeet\r\n# remark\r\n")
    assert house_file.read(tmp_path, "english").added == {"YEET"}


def test_a_file_that_is_no_text_is_an_error_and_stays(tmp_path):
    path = house_file.place(tmp_path, "english")
    path.parent.mkdir()
    path.write_bytes(b"+ YEET\n+ \xff\n")
    with pytest.raises(SaveError) as error:
        house_file.read(tmp_path, "english")
    assert (error.value.line, error.value.reason) == (2, Damaged(Damage.ENCODING, ""))
    assert path.read_bytes() == b"+ YEET\n+ \xff\n"


def test_a_file_that_is_too_large_is_an_error(tmp_path, monkeypatch):
    house_file.write(tmp_path, "english", WORDS)
    monkeypatch.setattr(house_file, "MOST_BYTES", 10)
    with pytest.raises(SaveError) as error:
        house_file.read(tmp_path, "english")
    assert error.value.reason == TooLarge(10)


def test_a_folder_in_the_place_of_the_file_is_an_error(tmp_path):
    house_file.place(tmp_path, "english").mkdir(parents=True)
    with pytest.raises(SaveError):
        house_file.read(tmp_path, "english")
    with pytest.raises(WriteError):
        house_file.write(tmp_path, "english", WORDS)


def test_a_file_in_the_place_of_the_folder_is_an_error(tmp_path):
    (tmp_path / "house").write_text("", encoding="utf-8")
    with pytest.raises(WriteError):
        house_file.write(tmp_path, "english", WORDS)
