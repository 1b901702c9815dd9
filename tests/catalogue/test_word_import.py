"""Taking in word lists of one's own: every format that people have, each also damaged."""

import os
import random
import sqlite3
import time
import zipfile
from contextlib import closing

import pytest

from scrabble_gui.catalogue import Catalogue, IdTaken, Unreadable, resources_folder, word_install
from scrabble_gui.catalogue.import_archive import MOST_BYTES
from scrabble_gui.catalogue.import_errors import (
    DamagedList,
    ImportCancelled,
    ImportFault,
    ManyFiles,
    NoWordList,
    NoWords,
    TooLarge,
    Trouble,
    UnusableWord,
    WrongKind,
)
from scrabble_gui.catalogue.word_import import Choices, Format, read_own_list
from scrabble_gui.catalogue.word_install import Label, id_for, install, relabel, remove
from scrabble_gui.engine.errors import LexiconError
from scrabble_gui.engine.lexicon import build
from tests.catalogue.own_lists import WORDS, database, dawg, gzipped, kwg, packed, scrabble3d

ENGLISH = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
POLISH = tuple("AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ")
SPANISH = ("A", "C", "CH", "E", "I", "L", "LL", "Ñ", "O", "R", "RR", "S")
PLAIN = "".join(f"{word}\n" for word in WORDS).encode()


@pytest.fixture
def put(tmp_path):
    def put(data, name="list.txt"):
        path = tmp_path / name
        path.write_bytes(data)
        return path

    return put


def texts(own):
    return ["".join(word) for word in own.words]


# --- formats


FORMATS = {
    "plain": (PLAIN, "list.txt", Format.TEXT),
    "one without an ending": (PLAIN, "list", Format.TEXT),
    "CR LF": (PLAIN.replace(b"\n", b"\r\n"), "list.txt", Format.TEXT),
    "CR": (PLAIN.replace(b"\n", b"\r"), "list.txt", Format.TEXT),
    "zip": (packed("words.txt", PLAIN), "list.zip", Format.TEXT),
    "gz": (gzipped(PLAIN), "list.txt.gz", Format.TEXT),
    "dawg": (dawg(), "list.dawg", Format.DAWG),
    "dawg by another name": (dawg(), "list.bin", Format.DAWG),
    "dawg in zip": (packed("list.dawg", dawg()), "list.zip", Format.DAWG),
    "kwg": (kwg(), "list.kwg", Format.KWG),
    "kwg in gz": (gzipped(kwg()), "list.kwg.gz", Format.KWG),
    "zyzzyva": (database(), "list.db", Format.DATABASE),
    "zyzzyva without meanings": (database(meanings=False), "list.db", Format.DATABASE),
    "ours": (build(WORDS, ENGLISH), "list.graph", Format.GRAPH),
    "with a count": (b"5\n" + PLAIN, "list.dic", Format.TEXT),
    "with remarks": (b"# our list\n\n" + PLAIN, "list.txt", Format.TEXT),
    "with marks": (b"AA\nAAS#\nCAT%\nCATS$#\n  ZYX!\n", "list.txt", Format.TEXT),
    "meanings behind a blank": (b"AA a rough lava [n AAS]\nAAS\nCAT <pet=n> [n]\nCATS\nZYX\n", "list.txt", Format.TEXT),
    "meanings behind a tab": (b"AA\ta lava\nAAS\nCAT\ta pet\nCATS\nZYX\n", "list.tsv", Format.TEXT),
    "CSV": (b'"AA";"a lava"\n"AAS";""\ncat,"a pet"\n"CATS"\nZYX\n', "list.csv", Format.TEXT),
    "UTF-8 with a mark": (b"\xef\xbb\xbf" + PLAIN, "list.txt", Format.TEXT),
    "UTF-16": (PLAIN.decode().encode("utf-16"), "list.txt", Format.TEXT),
    "UTF-16 without a mark": (PLAIN.decode().encode("utf-16-be"), "list.txt", Format.TEXT),
}


@pytest.mark.parametrize("name", FORMATS)
def test_each_format_gives_its_words(put, name):
    data, file, kind = FORMATS[name]
    own = read_own_list(put(data, file), ENGLISH)
    assert sorted(texts(own)) == WORDS
    assert own.format is kind
    assert (own.left_out, own.duplicates, own.longest) == (0, 0, "CATS")


@pytest.mark.parametrize("name", ["meanings behind a blank", "meanings behind a tab", "CSV", "zyzzyva"])
def test_meanings_are_kept(put, name):
    data, file, _ = FORMATS[name]
    meanings = read_own_list(put(data, file), ENGLISH).meanings
    assert meanings["AA"] in ("a rough lava [n AAS]", "a lava", "meaning of aa")
    assert "AAS" not in meanings or name == "zyzzyva"


def test_a_number_behind_a_word_is_no_meaning(put):
    own = read_own_list(put(b"AA 12345\nAAS\t7,5\n"), ENGLISH)
    assert (texts(own), own.meanings) == (["AA", "AAS"], {})


def test_scrabble3d_says_which_sign_stands_for_which_letters(put):
    own = read_own_list(put(scrabble3d(), "spanish.dic"), SPANISH)
    assert own.words == (("CH", "I", "C", "O"), ("C", "A", "RR", "O"), ("C", "A", "S", "A"))
    assert own.meanings == {"CHICO": "a boy", "CARRO": "a cart"}
    assert own.format is Format.SECTIONS


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-16-le", "cp1250"])
def test_polish_is_read_in_any_encoding(put, encoding):
    words = ["łódź", "żaba", "źle", "gęś", "ćma"] * 3
    own = read_own_list(put("\n".join(words).encode(encoding)), POLISH)
    assert texts(own) == ["ŁÓDŹ", "ŻABA", "ŹLE", "GĘŚ", "ĆMA"]
    assert own.duplicates == 10
    assert own.encoding == encoding


def test_western_text_of_one_byte_a_letter(put):
    letters = (*ENGLISH, "Ä", "Ö", "Ü")
    own = read_own_list(put("äpfel\nöl\nüben\nstraße\n".encode("latin-1")), letters)
    assert texts(own) == ["ÄPFEL", "ÖL", "ÜBEN", "STRASSE"]


def test_accents_that_come_as_signs_of_their_own_are_put_together(put):
    own = read_own_list(put("nin\u0303o".encode()), (*ENGLISH, "Ñ"))
    assert own.words == ("NIÑO",)


def test_small_letters_and_duplicates_are_counted(put):
    own = read_own_list(put(b"cat\nCAT\nDog\nCat\n"), ENGLISH)
    assert (texts(own), own.duplicates, own.small) == (["CAT", "DOG"], 2, 3)
    assert own.unused[:3] == ("B", "E", "F")


# --- choices


def test_a_word_that_cannot_be_used_is_an_error_with_its_line(put):
    with pytest.raises(UnusableWord) as error:
        read_own_list(put("cat\ncafé\nit's\nnaïve\n".encode()), ENGLISH)
    found = error.value
    assert (found.line, found.word, found.trouble, found.letter, found.more) == (
        2,
        "CAFÉ",
        Trouble.FOREIGN_LETTER,
        "É",
        2,
    )


def test_words_that_cannot_be_used_may_be_left_out(put):
    own = read_own_list(put("cat\ncafé\nit's\nA\n".encode()), ENGLISH, Choices(skip_unusable=True))
    assert texts(own) == ["CAT"]
    assert [(problem.line, problem.trouble, problem.letter) for problem in own.problems] == [
        (2, Trouble.FOREIGN_LETTER, "É"),
        (3, Trouble.FOREIGN_LETTER, "'"),
        (4, Trouble.SINGLE_LETTER, ""),
    ]
    assert own.left_out == 3


def test_accents_may_be_folded_where_no_tile_has_them(put):
    text = "café\nniño\nœuf\nłza\n".encode()
    own = read_own_list(put(text), (*ENGLISH, "Ñ"), Choices(fold_accents=True))
    assert texts(own) == ["CAFE", "NIÑO", "OEUF", "LZA"]
    assert own.folded == 3


def test_single_letters_do_not_spoil_a_list(put):
    own = read_own_list(put(b"a\ni\nat\n"), ENGLISH)
    assert (texts(own), own.left_out) == (["AT"], 2)


def test_a_word_too_long_for_any_board_is_left_out(put):
    with pytest.raises(UnusableWord) as error:
        read_own_list(put(b"cat\n" + b"A" * 65), ENGLISH)
    assert error.value.trouble is Trouble.TOO_LONG


# --- refused


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("list.gaddag", WrongKind.MOVE_TABLE),
        ("list.klv", WrongKind.LEAVE_VALUES),
        ("list.klv2", WrongKind.LEAVE_VALUES),
        ("list.wmp", WrongKind.WORD_MAP),
        ("list.png", WrongKind.OTHER),
    ],
)
def test_files_without_words_are_told_by_name_and_content(put, name, kind):
    with pytest.raises(NoWordList) as error:
        read_own_list(put(b"\x01\x00\x89PNG\x1a" + bytes(range(256)), name), ENGLISH)
    assert error.value.kind is kind


def test_the_stems_of_a_spell_checker_are_no_list(put):
    with pytest.raises(NoWordList) as error:
        read_own_list(put(b"3\ncat/SM\ndog/S\nfish\n", "en.dic"), ENGLISH)
    assert error.value.kind is WrongKind.SPELLING


@pytest.mark.parametrize("data", [b"", b"\n\n", b"a\n", b"# nothing\n"])
def test_a_file_without_words_is_refused(put, data):
    with pytest.raises(NoWords):
        read_own_list(put(data), ENGLISH)


def test_an_archive_with_several_lists_names_them(put, tmp_path):
    with zipfile.ZipFile(tmp_path / "two.zip", "w") as archive:
        archive.writestr("a.txt", PLAIN)
        archive.writestr("b.txt", PLAIN)
    with pytest.raises(ManyFiles) as error:
        read_own_list(tmp_path / "two.zip", ENGLISH)
    assert error.value.names == ("a.txt", "b.txt")


def test_an_empty_archive_has_no_words(tmp_path):
    with zipfile.ZipFile(tmp_path / "none.zip", "w") as archive:
        archive.mkdir("folder")
    with pytest.raises(NoWords):
        read_own_list(tmp_path / "none.zip", ENGLISH)


@pytest.mark.parametrize("pack", [gzipped, lambda data: packed("list.txt", data)])
def test_an_archive_that_would_fill_the_memory_is_refused(put, pack):
    with pytest.raises(TooLarge) as error:
        read_own_list(put(pack(bytes(MOST_BYTES + 10)), "bomb"), ENGLISH)
    assert error.value.most == MOST_BYTES


def test_a_missing_file_and_a_folder_are_told(tmp_path):
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(Unreadable):
            read_own_list(path, ENGLISH)


def cut(data, at):
    return data[:at]


def flipped(data, at):
    return data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :]


@pytest.mark.parametrize(
    ("data", "name", "what"),
    [
        (cut(dawg(), -3), "l.dawg", "length"),
        (cut(dawg(), 30), "l.dawg", "alphabet"),
        (dawg()[:35] + bytes([0, 0, 200, 64, 0, 0, 0]), "l.dawg", "nodes"),
        (cut(kwg(), -3), "l.kwg", "length"),
        (cut(kwg(), 12), "l.kwg", "nodes"),
        (cut(kwg(), 4), "l.kwg", "length"),
        (b"\xff\xff\xff\xff" * 4, "l.kwg", "nodes"),
        (cut(database(), 3000), "l.db", "database"),
        (cut(gzipped(PLAIN), -9), "l.gz", "archive"),
        (cut(packed("l.txt", PLAIN), -30), "l.zip", "archive"),
        (flipped(packed("l.txt", PLAIN), 45), "l.zip", "archive"),
        ("cat\n".encode("utf-16") + b"\xff", "l.txt", "encoding"),
        (b"cat=1\n[Words]\ncat\n", "l.dic", "section"),
    ],
)
def test_a_damaged_file_says_what_is_broken(put, data, name, what):
    with pytest.raises(DamagedList) as error:
        read_own_list(put(data, name), ENGLISH)
    assert error.value.what == what


def test_a_graph_that_leads_in_a_circle_comes_to_an_end(put):
    node = (1).to_bytes(3, "big") + bytes([64, 0, 0, 1])
    with pytest.raises(DamagedList):
        read_own_list(put(dawg(["A"])[:23] + node + node, "l.dawg"), ENGLISH)


def test_a_data_base_that_works_for_ever_is_stopped(put):
    with closing(sqlite3.connect(":memory:")) as base:
        base.execute(
            "CREATE VIEW words AS WITH RECURSIVE n(word) AS (SELECT 'A' UNION ALL SELECT word FROM n) "
            "SELECT word FROM n"
        )
        base.commit()
        data = base.serialize()
    with pytest.raises(DamagedList):
        read_own_list(put(data, "l.db"), ENGLISH)


@pytest.mark.parametrize("kind", ["dawg", "kwg", "zyzzyva", "zip", "gz", "plain", "ours", "CSV", "UTF-16"])
def test_no_damage_whatever_gives_another_error(put, kind):
    dice = random.Random(kind)
    data, name, _ = FORMATS[kind]
    rounds = int(os.environ.get("IMPORT_FUZZ_ROUNDS", "150"))
    for _ in range(rounds):
        broken = bytearray(data)
        for _ in range(dice.choice([1, 1, 2, 5, 20])):
            match dice.randrange(4):
                case 0:
                    broken[dice.randrange(len(broken))] = dice.randrange(256)
                case 1:
                    del broken[dice.randrange(1, len(broken) + 1) :]
                case 2:
                    at = dice.randrange(len(broken))
                    broken[at:at] = dice.randbytes(dice.randrange(1, 9))
                case 3:
                    at = dice.randrange(len(broken))
                    del broken[at : at + dice.randrange(1, 9)]
            broken = broken or bytearray(b"A")
        path = put(bytes(broken), name)
        try:
            own = read_own_list(path, ENGLISH, Choices(skip_unusable=dice.random() < 0.5))
        except (ImportFault, LexiconError):
            continue
        assert own.words


# --- keeping


@pytest.fixture
def label():
    return Label("mine", 'Grandma\'s "list"', "english", "#336699")


@pytest.fixture
def both(tmp_path):
    return Catalogue([resources_folder(), tmp_path / "data"])


def files(tmp_path):
    return sorted(path.name.split(".")[-1] for path in (tmp_path / "data" / "words").glob("*"))


def test_a_list_that_was_taken_in_is_used_like_the_programs(put, label, both, tmp_path):
    own = read_own_list(put(b"AA a rough lava\nZYX\n"), ENGLISH)
    info = install(own, label, tmp_path / "data", shipped=both.words.shipped)
    both.words.forget()
    assert info in both.words.for_tiles("english")
    assert (info.name, info.words, info.colour, info.provenance["file"]) == (
        'Grandma\'s "list"',
        2,
        "#336699",
        "list.txt",
    )
    assert both.words.lexicon("mine").contains("ZYX")
    assert both.dictionaries.define("AA", "english", info.glossary).senses[0].text == "a rough lava"
    assert both.dictionaries.define("RETAINS", "english", info.glossary).base == "RETAIN"
    assert files(tmp_path) == ["glossary", "graph", "toml"]


def test_letters_of_two_characters_stay_one_letter(put, both, tmp_path):
    own = read_own_list(put(scrabble3d(), "spanish.dic"), both.tile_set("spanish").letters)
    info = install(own, Label("mine", "Mi lista", "spanish"), tmp_path / "data")
    both.words.forget()
    assert both.words.lexicon(info.id).contains(("CH", "I", "C", "O"))
    assert not both.words.lexicon(info.id).contains("CHICO")


def test_a_list_is_replaced_only_on_wish_and_leaves_no_old_files(put, label, both, tmp_path):
    install(read_own_list(put(b"AA\n"), ENGLISH), label, tmp_path / "data")
    new = read_own_list(put(b"BB\nCC\n"), ENGLISH)
    with pytest.raises(IdTaken):
        install(new, label, tmp_path / "data")
    assert both.words.lexicon("mine").contains("AA")
    install(new, label, tmp_path / "data", replace=True)
    both.words.forget()
    assert both.words.lexicon("mine").contains("BB")
    assert files(tmp_path) == ["graph", "toml"]


def test_a_list_of_the_programs_is_never_replaced(put, both, tmp_path):
    own = read_own_list(put(PLAIN), ENGLISH)
    with pytest.raises(IdTaken):
        install(own, Label("enable", "E", "english"), tmp_path / "data", shipped=both.words.shipped, replace=True)
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("name", ["", "Mine", "../mine", "a b", "-a", "a" * 41])
def test_an_id_is_plain(put, name, tmp_path):
    with pytest.raises(ValueError, match=r"^"):
        install(read_own_list(put(PLAIN), ENGLISH), Label(name, "N", "english"), tmp_path / "data")
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("name", "id_"), [("Omas Wörter (2)", "omas-worter-2"), ("日本", "own"), ("a" * 99, "a" * 40), ("--", "own")]
)
def test_an_id_is_made_of_a_name(name, id_):
    assert id_for(name) == id_


@pytest.mark.parametrize("after", [1, 2, 3, 4])
def test_work_that_is_cancelled_leaves_nothing(put, label, tmp_path, after):
    own = read_own_list(put(PLAIN), ENGLISH)
    told = []

    def progress(part):
        told.append(part)
        return len(told) < after

    if after > 2:  # all is done by then
        install(own, label, tmp_path / "data", progress=progress)
        assert told == sorted(told)
        assert told[-1] == 1.0
        return
    with pytest.raises(ImportCancelled):
        install(own, label, tmp_path / "data", progress=progress)
    assert not (tmp_path / "data").exists()


def test_reading_can_be_watched_and_cancelled(put):
    path = put("\n".join(f"{a}{b}{c}" for a in "ABCDEFGHIJ" for b in ENGLISH for c in ENGLISH).encode())
    told = []
    assert len(read_own_list(path, ENGLISH, progress=lambda part: told.append(part) or True).words) == 6760
    assert told[0] == 0
    assert told == sorted(told)
    assert told[-1] == 1
    with pytest.raises(ImportCancelled):
        read_own_list(path, ENGLISH, progress=lambda part: False)


@pytest.mark.parametrize("step", ["write_bytes", "write_text", "replace"])
def test_a_full_disk_leaves_the_old_list_as_it_was(put, label, both, tmp_path, monkeypatch, step):
    install(read_own_list(put(b"AA\n"), ENGLISH), label, tmp_path / "data")
    new = read_own_list(put(b"BB word\n"), ENGLISH)

    def full(*_, **__):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(word_install.Path, step, full)
        with pytest.raises(Unreadable) as error:
            install(new, label, tmp_path / "data", replace=True)
    assert error.value.what == "No space left on device"
    assert both.words.lexicon("mine").contains("AA")
    assert files(tmp_path) == ["graph", "toml"]


def test_a_list_can_be_thrown_away(put, label, both, tmp_path):
    info = install(read_own_list(put(b"AA lava\n"), ENGLISH), label, tmp_path / "data")
    assert both.words.lexicon("mine")
    remove(info, tmp_path / "data")
    both.words.forget()
    assert "mine" not in [info.id for info in both.words.all()]
    assert files(tmp_path) == []
    with pytest.raises(Unreadable):
        remove(info, tmp_path / "data")


def test_a_list_gets_another_name_and_colour_and_keeps_its_words(put, label, both, tmp_path):
    info = install(read_own_list(put(b"AA lava\nZYX\n"), ENGLISH), label, tmp_path / "data")
    changed = relabel(info, tmp_path / "data", name='Ours "and" yours', colour="#00aa11")
    assert (changed.id, changed.name, changed.colour) == (info.id, 'Ours "and" yours', "#00aa11")
    assert changed.provenance == info.provenance
    assert both.words.lexicon("mine").contains("ZYX")
    plain = relabel(changed, tmp_path / "data", name="Plain", colour="")
    assert (plain.name, plain.colour, plain.glossary) == ("Plain", "", info.glossary)
    assert files(tmp_path) == ["glossary", "graph", "toml"]


def test_a_list_that_is_gone_cannot_be_named(put, label, tmp_path):
    info = install(read_own_list(put(PLAIN), ENGLISH), label, tmp_path / "data")
    remove(info, tmp_path / "data")
    with pytest.raises(Unreadable):
        relabel(info, tmp_path / "data", name="x", colour="")
    assert files(tmp_path) == []


def test_a_large_list_is_taken_in_within_seconds(put, label, tmp_path):
    graph = Catalogue([resources_folder()]).words.lexicon("enable")
    text = "\n".join("".join(word) for word in graph.words()).lower()
    start = time.process_time()
    own = read_own_list(put(text.encode()), ENGLISH)
    install(own, label, tmp_path / "data")
    assert time.process_time() - start < 6
    assert len(own.words) == 172_823
