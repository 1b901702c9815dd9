"""Whole games in other languages: letters of two characters, umlauts, and a language with a list of one's own."""

import itertools
import random

import pytest

from scrabble_gui.catalogue import resources_folder

VOWELS = ["A", "E", "Ë", "I", "O", "U", "Y"]
CONSONANTS = [
    "B",
    "C",
    "Ç",
    "D",
    "DH",
    "F",
    "G",
    "GJ",
    "H",
    "J",
    "K",
    "L",
    "LL",
    "M",
    "N",
    "NJ",
    "P",
    "Q",
    "R",
    "RR",
    "S",
    "SH",
    "T",
    "TH",
    "V",
    "X",
    "XH",
    "Z",
    "ZH",
]


def played(answers, folder, *arguments):
    """Let computers play a game, read it back, and return its file's text and the answer of the replay."""
    status, given, complaints = answers(
        "game", "--players", "2", "--levels", "club,club", "--seed", "7", "--save", folder, *arguments
    )
    assert (status, complaints) == (0, "")
    status, replayed, complaints = answers("replay", given[0]["file"])
    assert (status, complaints) == (0, "")
    assert replayed[0]["over"]
    assert replayed[0]["scores"] == given[0]["scores"]
    (file,) = folder.glob("*.scrabble")
    return file.read_text(encoding="utf-8"), replayed[0]


@pytest.mark.parametrize(("rules", "letters"), [("german", "ÄÖÜ"), ("dutch", "J"), ("french", "É")])
def test_a_game_is_played_to_its_end_saved_and_read_back(answers, tmp_path, rules, letters):
    text, _ = played(answers, tmp_path, "--rules", rules)
    assert any(letter in text for letter in letters) == (rules != "french")


def test_a_spanish_game_has_tiles_of_two_letters(answers, tmp_path):
    text, _ = played(answers, tmp_path, "--rules", "spanish")
    assert "[CH]" in text or "[LL]" in text or "[RR]" in text


def test_an_albanian_game_is_played_with_a_list_of_ones_own(answers, tmp_path, monkeypatch):
    data = tmp_path / "data"
    monkeypatch.setenv("SCRABBLE_GUI_DATA", str(data))
    letters, dice = [*VOWELS, *CONSONANTS], random.Random(7)
    words = ["".join(pair) for pair in itertools.product(letters, repeat=2)]
    for length in range(3, 8):
        for number in range(8_000):
            kinds = (VOWELS, CONSONANTS) if number % 2 else (CONSONANTS, VOWELS)
            words.append("".join(dice.choice(kinds[place % 2]) for place in range(length)))
    (tmp_path / "fjalë.txt").write_text("\n".join(words).lower(), encoding="utf-8")
    assert answers("words", "import", tmp_path / "fjalë.txt", "--tiles", "albanian", "--id", "fjale")[0] == 0
    rules = (resources_folder() / "rules" / "box.toml").read_text(encoding="utf-8")
    (data / "rules").mkdir()
    (data / "rules" / "shqip.toml").write_text(
        rules.replace('tiles = "english"', 'tiles = "albanian"').replace('name = "', 'name = "Shqip '), encoding="utf-8"
    )
    text, replayed = played(answers, tmp_path, "--rules", "shqip")
    assert replayed["rules"].startswith("Shqip ")
    assert "[GJ]" in text or "[SH]" in text or "[DH]" in text
    assert answers("words", "pattern", "--words", "fjale", "[DH]ë")[1] == [{"words": ["DHË"]}]
