"""PINs: a courtesy that is kept so that it cannot be read."""

import pytest

from scrabble_gui.app.pins import is_pin, opens, sealed


def test_only_the_right_pin_opens():
    kept = sealed("0420")
    assert opens("0420", kept)
    assert not opens("420", kept)
    assert not opens("", kept)


def test_what_is_kept_differs_each_time():
    assert sealed("0420") != sealed("0420")


@pytest.mark.parametrize("kept", ["", "$", "xyz$abc", "nothing"])
def test_what_cannot_be_read_opens_for_nobody(kept):
    assert not opens("0420", kept)


@pytest.mark.parametrize(("text", "fits"), [("1234", True), ("12345678", True), ("123", False), ("123456789", False)])
def test_a_pin_has_four_to_eight_digits(text, fits):
    assert is_pin(text) is fits


def test_other_digits_and_letters_are_no_pin():
    assert not is_pin("٤٤٤٤")
    assert not is_pin("12 4")
