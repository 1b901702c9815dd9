"""What words mean: by themselves, by their base form, by what they are derived from, or honestly unknown."""

import re
import struct
import threading
import zlib

import pytest

from scrabble_gui.catalogue import resources_folder
from scrabble_gui.engine.errors import (
    DamagedGlossary,
    LexiconMissing,
    LexiconUnreadable,
    NewerGlossary,
    NotAGlossary,
)
from scrabble_gui.engine.glossary import Definition, Entry, Glossary, Origin, OriginKind, Part, Sense, pack
from scrabble_gui.engine.lexicon import WordGraph

DEFINITIONS = resources_folder() / "definitions"
RETAIN = Entry("RETAIN", (Sense(Part.VERB, "hold back within"), Sense(Part.VERB, "keep in mind")), ())
FORM, DERIVED = OriginKind.FORM, OriginKind.DERIVED
ENTRIES = [
    RETAIN,
    Entry("RETAINS", (), (Origin(FORM, "RETAIN", "", "v"),)),
    Entry("LEAVES", (), (Origin(FORM, "LEAVE", "", "v"), Origin(FORM, "LEAF", "", "n"))),
    Entry("LEAVE", (Sense(Part.NOUN, "a holiday"), Sense(Part.VERB, "go away")), ()),
    Entry("LEAF", (Sense(Part.NOUN, "the main organ of a plant"),), ()),
    Entry("FOUND", (Sense(Part.VERB, "set up"),), (Origin(FORM, "FIND", "", "v"),)),
    Entry("FIND", (Sense(Part.VERB, "come upon"),), ()),
    Entry("COLOUR", (), (Origin(OriginKind.SPELLING, "COLOR"),)),
    Entry("COLOR", (Sense(Part.NOUN, "a visual attribute"),), ()),
    Entry("UNWASHEDNESS", (), (Origin(DERIVED, "UNWASHED", "-NESS"),)),
    Entry("UNWASHED", (), (Origin(DERIVED, "WASHED", "UN-"),)),
    Entry("WASHED", (), (Origin(FORM, "WASH", "", "v"),)),
    Entry("WASH", (Sense(Part.VERB, "clean with water"),), ()),
    Entry("ZYZZYVAS", (), (Origin(FORM, "ZYZZYVA"),)),
    Entry("SNOWSHED", (), (Origin(OriginKind.COMPOUND, "SHED", "SNOW", "n"),)),
    Entry("SHED", (Sense(Part.NOUN, "a hut"), Sense(Part.VERB, "let fall")), ()),
    Entry("CIRCLE", (), (Origin(FORM, "CIRCLES"),)),
    Entry("CIRCLES", (), (Origin(FORM, "CIRCLE"),)),
]


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "wörter.glossary"
    path.write_bytes(pack(ENTRIES))
    return path


@pytest.fixture
def glossary(path):
    return Glossary.load(path)


def texts(definition):
    return [sense.text for sense in definition.senses]


def test_a_word_with_an_entry_of_its_own(glossary):
    found = glossary.define("RETAIN")
    assert found == Definition("RETAIN", "RETAIN", (), RETAIN.senses)


def test_a_form_is_explained_by_its_base(glossary):
    found = glossary.define("RETAINS")
    assert (found.base, found.steps, texts(found)) == ("RETAIN", (), ["hold back within", "keep in mind"])


def test_of_the_base_only_the_meanings_are_told_that_the_form_can_have(glossary):
    assert (glossary.define("LEAVES").base, texts(glossary.define("LEAVES"))) == ("LEAVE", ["go away"])


def test_a_word_that_is_also_a_form_of_another_says_so(glossary):
    found = glossary.define("FOUND")
    assert (found.base, found.also, texts(found)) == ("FOUND", ("FIND",), ["set up"])


def test_another_spelling_leads_to_the_same_word(glossary):
    assert (glossary.define("COLOUR").base, texts(glossary.define("COLOUR"))) == ("COLOR", ["a visual attribute"])


def test_a_derived_word_says_step_by_step_what_it_is_derived_from(glossary):
    found = glossary.define("UNWASHEDNESS")
    assert (found.base, texts(found)) == ("UNWASHEDNESS", ["clean with water"])
    assert [(step.kind, step.affix, step.base) for step in found.steps] == [
        (DERIVED, "-NESS", "UNWASHED"),
        (DERIVED, "UN-", "WASHED"),
        (FORM, "", "WASH"),
    ]


def test_two_words_put_together(glossary):
    found = glossary.define("SNOWSHED")
    assert (found.steps, texts(found)) == ((Origin(OriginKind.COMPOUND, "SHED", "SNOW", "n"),), ["a hut"])


def test_a_form_of_a_word_without_a_definition_names_that_word(glossary):
    assert glossary.define("ZYZZYVAS") == Definition("ZYZZYVAS", "ZYZZYVA", (), ())


@pytest.mark.parametrize("word", ["", "A", "RETAINZ", "ZZZ", "retain", "Ä", "RETAIN\t"])
def test_an_unknown_word_has_no_definition(glossary, word):
    assert glossary.entry(word) is None
    assert glossary.define(word) == Definition(word, word, (), ())


def test_words_that_lead_to_each_other_come_to_an_end(glossary):
    assert glossary.define("CIRCLE").senses == ()


def test_nothing_is_read_before_the_first_word(tmp_path):
    glossary = Glossary(tmp_path / "none")
    with pytest.raises(LexiconMissing):
        glossary.define("WORD")


def test_only_the_page_of_the_word_is_read(tmp_path):
    path = tmp_path / "large"
    entries = [Entry(f"WORD{n:05}", (Sense(Part.NOUN, f"meaning {n} " * 3),), ()) for n in range(5_000)]
    path.write_bytes(pack(entries))
    assert [Glossary.load(path).entry(entry.word) for entry in entries[::499]] == entries[::499]
    damaged = bytearray(path.read_bytes())
    damaged[-1] ^= 1
    path.write_bytes(damaged)
    glossary = Glossary.load(path)
    assert glossary.entry("WORD00000") == entries[0]
    with pytest.raises(DamagedGlossary) as error:
        glossary.entry("WORD04999")
    assert error.value.what == "page"


def test_threads_may_share_a_glossary(glossary):
    results = []
    work = [threading.Thread(target=lambda: results.append(glossary.define("RETAINS"))) for _ in range(8)]
    for thread in work:
        thread.start()
    for thread in work:
        thread.join()
    assert len(results) == 8
    assert len(set(results)) == 1


# --- packing


def test_the_same_entries_give_the_same_bytes_in_any_order():
    assert pack(ENTRIES) == pack(reversed(ENTRIES))


def test_a_word_may_not_stand_twice():
    with pytest.raises(ValueError, match="twice"):
        pack([RETAIN, RETAIN])


@pytest.mark.parametrize(
    "entry",
    [
        Entry("", (), ()),
        Entry("TWO WORDS", (), ()),
        Entry("TAB", (Sense(Part.NOUN, "a\tb"),), ()),
        Entry("LINE", (Sense(Part.NOUN, "a\nb"),), ()),
    ],
)
def test_what_would_break_the_file_is_refused(entry):
    with pytest.raises(ValueError, match=r"\["):
        pack([entry])


def test_an_empty_glossary_knows_nothing(tmp_path):
    path = tmp_path / "empty"
    path.write_bytes(pack([]))
    assert Glossary.load(path).entry("WORD") is None


# --- damage


def broken(path, change):
    data = bytearray(path.read_bytes())
    path.write_bytes(change(data) or data)
    return path


def with_index(path, text, pages=1):
    """Put another index, with a fitting checksum, into a file."""
    packed = zlib.compress(text)
    path.write_bytes(struct.pack("<8sHHII", b"WordGlos", 1, pages, len(packed), zlib.crc32(packed)) + packed)
    return path


def test_a_file_of_something_else_is_refused(path):
    with pytest.raises(NotAGlossary):
        Glossary.load(broken(path, lambda data: b"PNG" + bytes(data)))


def test_a_file_of_a_later_version_is_refused(path):
    def later(data):
        data[8] = 2

    with pytest.raises(NewerGlossary) as error:
        Glossary.load(broken(path, later))
    assert (error.value.version, error.value.known) == (2, 1)


@pytest.mark.parametrize("length", [8, 19])
def test_a_file_that_ends_within_its_head_is_refused(path, length):
    with pytest.raises(DamagedGlossary) as error:
        Glossary.load(broken(path, lambda data: data[:length]))
    assert error.value.what == "length"


@pytest.mark.parametrize("at", [10, 12, 16, 21, 30])
def test_a_changed_byte_in_front_of_the_pages_is_found(path, at):
    def flip(data):
        data[at] ^= 1

    with pytest.raises(DamagedGlossary):
        Glossary.load(broken(path, flip))


@pytest.mark.parametrize("text", [b"A\t0\n", b"A\tx\t1\t1\n", b"\xff\t0\t0\t0\n", b"B\t0\t0\t0\nA\t0\t0\t0\n"])
def test_an_index_that_makes_no_sense_is_refused(path, text):
    with pytest.raises(DamagedGlossary) as error:
        Glossary.load(with_index(path, text, text.count(b"\n")))
    assert error.value.what == "index"


@pytest.mark.parametrize("place", [b"A\t-99\t9\t0", b"A\t999999999999999999999999\t9\t0", b"A\t0\t9\t0"])
def test_a_place_outside_the_file_is_refused(path, place):
    glossary = Glossary.load(with_index(path, place))
    with pytest.raises((DamagedGlossary, LexiconUnreadable)):
        glossary.entry("A")


@pytest.mark.parametrize("line", [b"A\t\tn", b"A\tqwhat", b"A\t"])
def test_a_line_that_makes_no_sense_is_refused(path, line):
    page = zlib.compress(line)
    index = zlib.compress(f"A\t0\t{len(page)}\t{zlib.crc32(page)}".encode())
    path.write_bytes(struct.pack("<8sHHII", b"WordGlos", 1, 1, len(index), zlib.crc32(index)) + index + page)
    with pytest.raises(DamagedGlossary):
        Glossary.load(path).entry("A")


def test_a_page_that_would_fill_the_memory_is_refused(path):
    page = zlib.compress(b"A\tn" + bytes(50_000_000))
    index = zlib.compress(f"A\t0\t{len(page)}\t{zlib.crc32(page)}".encode())
    path.write_bytes(struct.pack("<8sHHII", b"WordGlos", 1, 1, len(index), zlib.crc32(index)) + index + page)
    with pytest.raises(DamagedGlossary):
        Glossary.load(path).entry("A")


def test_a_folder_is_no_glossary(tmp_path):
    with pytest.raises(LexiconMissing):
        Glossary.load(tmp_path)


# --- the definitions that ship


@pytest.fixture(scope="module")
def english():
    return Glossary(DEFINITIONS / "english.glossary")


@pytest.fixture(scope="module")
def family():
    return ["".join(word) for word in WordGraph.load(DEFINITIONS.parent / "words" / "family-english.graph").words()]


def test_the_file_is_small_enough_and_lies_beside_its_licence():
    assert (DEFINITIONS / "english.glossary").stat().st_size < 8_000_000
    licence = (DEFINITIONS / "english.LICENCE.txt").read_text(encoding="utf-8")
    assert "WordNet 3.0 Copyright 2006 by Princeton University" in licence


def test_every_two_letter_word_has_a_definition_of_ours(english, family):
    two = [word for word in family if len(word) == 2]
    assert len(two) == 107
    assert [word for word in two if not english.entry(word).senses] == []


def test_four_words_of_five_have_a_definition(english, family):
    every_seventh = list(family)[::7]
    known = sum(bool(english.define(word).senses) for word in every_seventh)
    assert known / len(every_seventh) > 0.80


@pytest.mark.parametrize(
    ("word", "base", "text"),
    [
        ("RETAINS", "RETAIN", "hold back within"),
        ("QI", "QI", "the force of life, in Chinese thought; also chi and ki"),
        ("GEESE", "GOOSE", "web-footed long-necked typically gregarious migratory aquatic birds"),
        ("EMOJIS", "EMOJI", "a little picture used in messages"),
        ("AA", "AA", "rough, broken lava, as on Hawaii"),
        ("QUIZZES", "QUIZ", "an examination consisting of a few short questions"),
    ],
)
def test_words_are_explained_by_their_base_form(english, word, base, text):
    found = english.define(word)
    assert found.base == base
    assert any(sense.text.startswith(text) for sense in found.senses)


@pytest.mark.parametrize(
    ("word", "affix", "base"),
    [("REWELDS", "RE-", "WELD"), ("UNCLIMBABLENESS", "-NESS", "UNCLIMBABLE"), ("NONUSER", "NON-", "USER")],
)
def test_derived_words_say_what_they_are_derived_from(english, word, affix, base):
    step = english.define(word).steps[0]
    assert (step.kind, step.affix, step.base) == (DERIVED, affix, base)


def test_words_with_un_are_explained_by_one_part_of_speech(english):
    assert {sense.part for sense in english.define("UNHIP").senses} == {Part.ADJECTIVE}
    assert {sense.part for sense in english.define("UNSTACK").senses} == {Part.VERB}


def test_a_jacker_is_not_more_jack(english):
    assert [step.affix for step in english.define("JACKER").steps] == ["-ER"]


@pytest.mark.parametrize("word", ["ZYZZYVAS", "GITANOZ"])
def test_what_is_not_known_is_not_invented(english, word):
    assert english.define(word).senses == ()


def test_nothing_hurtful_is_told(english, family):
    texts = {sense.text for word in family[::7] for sense in english.define(word).senses}
    assert not [text for text in texts if re.search("ethnic slur|disparaging", text, re.IGNORECASE)]


def test_definitions_read_as_printed_without_examples_left_over(english, family):
    told = {sense.text for word in family[::7] for sense in english.define(word).senses}
    assert not [text for text in told if re.search(r"[`]|--|\s[,;)]|\s\s|[ ;:,]$", text)]
    senses = [sense.text for word in ("SET", "ASCEND") for sense in english.define(word).senses]
    assert "(usually followed by ‘to’ or ‘for’) on the point of or strongly disposed" in senses
    assert "travel up" in senses


def test_every_way_leads_to_a_word_of_the_file_or_is_only_named(english, family):
    for word in family[::50]:
        entry = english.entry(word)
        for origin in entry.origins if entry else ():
            assert english.entry(origin.base) or not english.define(word).senses
