"""Definitions and offensive words, by language."""

import pytest

from scrabble_gui.catalogue import resources_folder
from scrabble_gui.catalogue.dictionaries import Dictionaries
from scrabble_gui.catalogue.errors import MissingKey, UnknownKey, WrongType
from scrabble_gui.catalogue.offensive import Offensive, read_offensive
from scrabble_gui.engine.glossary import Definition, Entry, Part, Sense, pack


@pytest.fixture
def english():
    return Dictionaries([resources_folder()])


def test_a_word_is_defined_in_its_language(english):
    assert english.define("RETAINS", "english").base == "RETAIN"
    assert english.define("RETAINS", "dutch") == Definition("RETAINS", "RETAINS", (), ())
    assert english.glossary("dutch") is None


def test_a_slur_is_never_explained(english):
    assert english.define("KIKE", "english").senses == ()


def test_slurs_and_rude_words_are_told_apart(english):
    words = english.offensive("english")
    assert "GOLLIWOG" in words.slurs
    assert "FART" in words.rude
    assert {"GOLLIWOG", "FART"} <= words.unfit
    assert not words.slurs & words.rude
    assert not {"BEANBAG", "CRACKER"} & words.unfit


def test_a_language_without_a_file_has_no_offensive_words(english):
    assert english.offensive("dutch") == Offensive()


def test_a_user_may_bring_definitions_and_offensive_words(tmp_path):
    (tmp_path / "definitions").mkdir()
    (tmp_path / "definitions" / "dutch.glossary").write_bytes(pack([Entry("BOEK", (Sense(Part.NOUN, "a book"),), ())]))
    (tmp_path / "offensive").mkdir()
    (tmp_path / "offensive" / "dutch.toml").write_text(
        'name = "D"\n[slurs]\n[rude]\nx = "verdorie"\n', encoding="utf-8"
    )
    both = Dictionaries([resources_folder(), tmp_path])
    assert both.define("BOEK", "dutch").senses[0].text == "a book"
    assert both.offensive("dutch").rude == {"VERDORIE"}


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('name = "D"\n[slurs]\n', MissingKey),
        ('name = "D"\n[slurs]\nx = 1\n[rude]\n', WrongType),
        ('name = "D"\nmore = 1\n[slurs]\n[rude]\n', UnknownKey),
    ],
)
def test_a_broken_file_is_named(tmp_path, text, error):
    path = tmp_path / "dutch.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(error) as found:
        read_offensive(path)
    assert found.value.file == path
