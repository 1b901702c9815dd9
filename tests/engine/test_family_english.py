"""The list that new games use: ENABLE with words of today and without slurs, made from decisions that can be read."""

import importlib.util
import lzma
import tomllib
from pathlib import Path

import pytest

from scrabble_gui.engine.lexicon import WordGraph

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "resources" / "words"
TWO_LETTERS = "DA EW FE GI KI OI OK PO QI TE ZA"


@pytest.fixture(scope="module")
def tool():
    spec = importlib.util.spec_from_file_location("tool", ROOT / "packaging" / "build_family_english.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def graph():
    return WordGraph.load(WORDS / "family-english.graph")


@pytest.fixture(scope="module")
def listed():
    return set(lzma.decompress((WORDS / "family-english.txt.xz").read_bytes()).decode().split())


@pytest.fixture(scope="module")
def offensive():
    return tomllib.loads((ROOT / "resources" / "offensive" / "english.toml").read_text(encoding="utf-8"))


def test_the_list_is_what_the_decisions_make_of_its_sources(tool):
    assert lzma.decompress((WORDS / "family-english.txt.xz").read_bytes()) == tool.text()


def test_the_graph_has_the_words_of_the_list(graph, listed):
    assert {"".join(word).lower() for word in graph.words()} == listed


def test_every_word_of_enable_is_there_that_is_no_slur(tool, listed):
    assert tool.enable() - listed == tool.enable() & tool.slurs()


@pytest.mark.parametrize("word", [*TWO_LETTERS.split(), "APP", "BLOG", "EMOJI", "SELFIE", "INTERNET", "INBOX", "WIFI"])
def test_words_of_today_are_there(graph, word):
    assert graph.contains(word)
    assert not WordGraph.load(WORDS / "enable.graph").contains(word)


@pytest.mark.parametrize("word", ["PODCASTS", "EMAILED", "ONLINE", "WEBSITES", "MEMES", "FAVOURITE", "VLOGGING"])
def test_their_forms_and_british_spelling_are_there(graph, word):
    assert graph.contains(word)


@pytest.mark.parametrize("word", ["KS", "LS", "TS", "CS", "LOLCAT", "DOBERMAN", "CHRISTIAN", "MS"])
def test_abbreviations_and_names_are_not(graph, word):
    assert not graph.contains(word)


def test_no_word_is_decided_upon_twice(tool):
    lists = {
        name: tool.words_of(tool.DECISIONS / f"{name}.txt") for name in ("from_scowl_and_wordnet", "added", "refused")
    }
    every = [word for words in lists.values() for word in words]
    assert len(every) == len(set(every))
    assert not set(every) & tool.enable()


def test_every_refusal_has_a_reason(tool):
    text = (tool.DECISIONS / "refused.txt").read_text(encoding="utf-8")
    groups = [line for line in text.splitlines() if line.startswith("= ")]
    assert len(groups) == 5
    assert all(len(group) > 10 for group in groups)


def test_offensive_words_are_in_one_set_only_and_slurs_in_no_list(offensive, listed):
    slurs, rude = ([word for words in offensive[kind].values() for word in words.split()] for kind in ("slurs", "rude"))
    every = slurs + rude
    assert len(every) == len(set(every))
    assert all(word == word.lower() and word.isalpha() for word in every)
    assert not set(slurs) & listed
    assert len(set(rude) & listed) > 500


@pytest.mark.parametrize("word", ["NIGGARDLY", "SQUAWK", "BEANBAG", "TITTER", "COCKTAIL", "CRACKER", "LESBIAN"])
def test_harmless_words_that_only_look_alike_stay(graph, word):
    assert graph.contains(word)


@pytest.mark.skipif(not Path("/usr/share/dict/scowl").is_dir(), reason="the Debian package scowl is not installed")
@pytest.mark.skipif(not Path("/usr/share/wordnet").is_dir(), reason="the Debian package wordnet-base is not installed")
def test_every_candidate_of_the_sources_was_decided_upon(tool):
    assert tool.review(Path("/usr/share/dict/scowl"), Path("/usr/share/wordnet"), accept=False) == 0
