"""The word lists of other languages: each is read as its tiles spell it, and its shortest words were let through."""

import lzma
import tomllib
from pathlib import Path

import pytest

from scrabble_gui.catalogue import Catalogue, resources_folder

ROOT = Path(__file__).resolve().parents[2]
CATALOGUE = Catalogue([resources_folder()])
SHORT = tomllib.loads((ROOT / "packaging" / "words" / "short.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("german-enz", "ÄPFEL STRASSE HÄUSER ÖL QI", "ADS SMS BERLINX"),
        ("french-dicollecte", "GARCON NOEL OEUF QI WU", "KLM GARÇON MARSEILLE"),
        ("portuguese-natura", "CAÇA NAO PAO XI", "VIII SRA LISBOA"),
        ("dutch-opentaal", "IJS CAFE ZO FIETS", "BTW JAN AMSTERDAM"),
    ],
)
def test_a_list_knows_everyday_words_and_no_abbreviations(name, good, bad):
    lexicon = CATALOGUE.words.lexicon(name)
    assert [word for word in good.split() if not lexicon.contains(word)] == []
    assert [word for word in bad.split() if lexicon.contains(word)] == []


def test_spanish_words_are_spelled_with_tiles_of_two_letters():
    lexicon = CATALOGUE.words.lexicon("spanish-rla")
    for word in (("CH", "I", "C", "O"), ("P", "E", "RR", "O"), ("LL", "U", "V", "I", "A"), ("N", "I", "Ñ", "O")):
        assert lexicon.contains(word)
    assert not lexicon.contains("PERRO")
    assert not lexicon.contains("NINO")


@pytest.mark.parametrize("name", SHORT)
def test_the_shortest_words_are_those_that_were_let_through(name):
    info = next(info for info in CATALOGUE.words.all() if info.id == name)
    letters = set("".join(info.letters).lower())
    words = lzma.decompress((ROOT / "resources" / "words" / f"{name}.txt.xz").read_bytes()).decode().split()
    two, refused = (set(SHORT[name][key].split()) for key in ("two", "refused"))
    assert {word for word in words if len(word) == 2} == {word for word in two if set(word) <= letters}
    assert not refused & set(words)
    assert len(two) > 50


@pytest.mark.parametrize("name", SHORT)
def test_every_letter_of_the_tiles_is_in_some_word(name):
    info = next(info for info in CATALOGUE.words.all() if info.id == name)
    kinds = CATALOGUE.tile_set(info.language)
    assert CATALOGUE.words.default(info.language).id == name
    assert set(info.letters) == set(kinds.letters)
    text = lzma.decompress((ROOT / "resources" / "words" / f"{name}.txt.xz").read_bytes()).decode().upper()
    assert [letter for letter in info.letters if letter not in text] == []
