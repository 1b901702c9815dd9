"""``words``: what is a word, and which lists there are."""

import pytest

from scrabble_gui.engine.lexicon import build

LISTS = [
    "dutch-opentaal",
    "family-english",
    "french-dicollecte",
    "german-enz",
    "portuguese-natura",
    "spanish-rla",
    "enable",
]


def test_words_are_checked_in_capitals(answers):
    assert answers("words", "check", "retains", "QUIZ") == (
        0,
        [{"word": "RETAINS", "valid": True}, {"word": "QUIZ", "valid": True}],
        "",
    )


def test_one_word_that_is_not_valid_is_a_finding(answers):
    status, given, _ = answers("words", "check", "retains", "retainz", "naïve", "two words", "", " cat ")
    assert status == 1
    assert [(answer["word"], answer["valid"]) for answer in given] == [
        ("RETAINS", True),
        ("RETAINZ", False),
        ("NAÏVE", False),
        ("TWO WORDS", False),
        ("", False),
        ("CAT", True),
    ]


def test_a_word_list_is_named_by_id_or_file(answers, tmp_path):
    plain = tmp_path / "eigene wörter.txt"
    plain.write_text("zyx\n", encoding="utf-8")
    assert answers("words", "check", "--words", "enable", "zyx")[0] == 1
    assert answers("words", "check", "--words", plain, "zyx")[0] == 0
    assert answers("words", "check", "--words", plain, "cat")[0] == 1


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (b"", "This list has no words."),
        (b"cat\nna\xefve\n", ":2: This line is no text in UTF-8."),
        (b"cat\nit's\n", ':2: "IT\'S" has "\'", which is no letter of the tile set.'),
        (b"WordGrph", "This word graph is damaged (length)."),
        (b"[" * 200_000, "which is no letter of the tile set."),
    ],
)
def test_a_list_that_cannot_be_used_is_named_with_its_line(answers, tmp_path, text, complaint):
    path = tmp_path / "words.txt"
    path.write_bytes(text)
    status, given, complaints = answers("words", "check", "--words", path, "cat")
    assert (status, given) == (2, [])
    assert complaints.startswith(str(path))
    assert complaint in complaints


def test_a_word_graph_damaged_inside_is_refused_by_its_checksum(answers, tmp_path):
    path = tmp_path / "words.graph"
    whole = build(["CAT", "DOG"], "ACDGOT")
    path.write_bytes(whole)
    assert answers("words", "check", "--words", path, "cat")[0] == 0
    path.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    complaint = f"{path}: This word graph is damaged (checksum).\n"
    assert answers("words", "check", "--words", path, "cat") == (2, [], complaint)


def test_no_such_list(answers):
    assert answers("words", "check", "--words", "nope", "cat") == (2, [], 'There is no word list "nope".\n')


def test_the_word_lists_at_hand(answers):
    status, given, complaints = answers("words", "lists")
    assert (status, complaints) == (0, "")
    assert [answer["id"] for answer in given] == LISTS
    assert [answer for answer in given if answer["id"] in ("family-english", "enable")] == [
        {
            "id": "family-english",
            "name": "Family English",
            "words": 175687,
            "sha256": "a78d57c29ea3a565ec54fb5fd240e44e2671606f3e2eb0548ed8e09aefeeeaba",
        },
        {
            "id": "enable",
            "name": "ENABLE",
            "words": 172823,
            "sha256": "3f16130220645692ed49c7134e24a18504c2ca55b3c012f7290e3e77c63b1a89",
        },
    ]


def test_a_broken_list_of_the_user_is_told(answers, tmp_path, monkeypatch):
    monkeypatch.setenv("SCRABBLE_GUI_DATA", str(tmp_path))
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "mine.toml").write_text('id = "mine"\n', encoding="utf-8")
    status, given, complaints = answers("words", "lists")
    assert (status, [answer["id"] for answer in given]) == (2, LISTS)
    assert complaints == f"{tmp_path / 'words' / 'mine.toml'}: The key provenance is missing.\n"


# --- what words mean, and looking for words


def test_words_are_defined_by_their_base_form(answers):
    status, given, complaints = answers("words", "define", "retains", "QI")
    assert (status, complaints) == (0, "")
    assert [list(answer) for answer in given] == [["word", "valid", "base", "definitions"]] * 2
    assert given[0]["base"] == "RETAIN"
    assert given[0]["definitions"][0] == "hold back within"
    assert given[1]["base"] == "QI"
    assert len(given[1]["definitions"]) == 1


def test_a_derived_word_is_defined_by_what_it_is_made_from(answers):
    _, given, _ = answers("words", "define", "rewelds")
    assert given[0]["base"] == "REWELD"
    assert given[0]["definitions"][0].startswith("re- + weld: ")


def test_what_is_not_known_is_not_invented_and_no_word_is_a_finding(answers):
    status, given, _ = answers("words", "define", "zyzzyva", "retainz", "naïve")
    assert status == 1
    assert given == [
        {"word": "ZYZZYVA", "valid": True, "base": "ZYZZYVA", "definitions": []},
        {"word": "RETAINZ", "valid": False, "base": "RETAINZ", "definitions": []},
        {"word": "NAÏVE", "valid": False, "base": "NAÏVE", "definitions": []},
    ]


def test_anagrams_use_all_letters_and_building_any_of_them(answers):
    assert answers("words", "anagram", "act")[1] == [{"words": ["ACT", "CAT"]}]
    assert answers("words", "build", "act")[1] == [{"words": ["ACT", "CAT", "AT", "TA"]}]
    assert "QUIZ" in answers("words", "anagram", "ui?q")[1][0]["words"]
    assert answers("words", "anagram", "xqzk") == (0, [{"words": []}], "")


def test_patterns_and_hooks(answers):
    assert answers("words", "pattern", "..Q.")[1] == [{"words": ["SUQS"]}]
    assert answers("words", "pattern", "retain*")[1][0]["words"][:2] == ["RETAIN", "RETAINS"]
    assert answers("words", "hooks", "aid")[1] == [{"front": ["C", "L", "M", "P", "Q", "R", "S"], "back": ["E", "S"]}]


def test_each_of_these_takes_another_list(answers, tmp_path):
    plain = tmp_path / "mine.txt"
    plain.write_text("zyx\nzyxa\n", encoding="utf-8")
    assert answers("words", "anagram", "--words", plain, "yxz")[1] == [{"words": ["ZYX"]}]
    assert answers("words", "hooks", "--words", plain, "zyx")[1] == [{"front": [], "back": ["A"]}]
    assert answers("words", "define", "--words", plain, "zyx")[1][0]["valid"]
    assert answers("words", "build", "--words", "enable", "qi")[1] == [{"words": []}]


@pytest.mark.parametrize("command", ["anagram", "build", "pattern", "hooks"])
def test_a_letter_that_no_tile_has_is_bad_input(answers, command):
    status, given, complaints = answers("words", command, "caé")
    assert (status, given) == (2, [])
    assert '"É", which is no letter of the tile set' in complaints


# --- taking a list in


@pytest.fixture
def data(tmp_path, monkeypatch):
    folder = tmp_path / "my data"
    monkeypatch.setenv("SCRABBLE_GUI_DATA", str(folder))
    return folder


def test_a_list_is_taken_in_and_then_at_hand(answers, tmp_path, data):
    file = tmp_path / "Omas Wörter.txt"
    file.write_text("AA a rough lava [n AAS]\nzyx\nZyx\n", encoding="utf-8")
    status, given, complaints = answers("words", "import", file)
    assert (status, complaints) == (0, "")
    assert (given[0]["id"], given[0]["name"], given[0]["words"]) == ("omas-worter", "Omas Wörter", 2)
    assert answers("words", "lists")[1][-1] == given[0]
    assert answers("words", "check", "--words", "omas-worter", "zyx")[0] == 0
    assert answers("words", "define", "--words", "omas-worter", "aa")[1][0]["definitions"] == ["a rough lava [n AAS]"]


def test_an_id_that_is_taken_needs_replace_and_the_programs_are_never_replaced(answers, tmp_path, data):
    file = tmp_path / "list.txt"
    file.write_text("cat\n", encoding="utf-8")
    assert answers("words", "import", file, "--id", "mine")[0] == 0
    file.write_text("dog\n", encoding="utf-8")
    assert answers("words", "import", file, "--id", "mine")[0] == 2
    assert answers("words", "check", "--words", "mine", "cat")[0] == 0
    assert answers("words", "import", file, "--id", "mine", "--replace")[0] == 0
    assert answers("words", "check", "--words", "mine", "dog")[0] == 0
    assert answers("words", "import", file, "--id", "enable", "--replace")[0] == 2
    assert answers("words", "import", file, "--id", "No Id!")[0] == 2


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (b"cat\nit's\n", ':2: "IT\'S" has "\'", which is no letter of the tile set'),
        (b"cat\ncaf\xe9\nna\xefve\n", ':2: "CAFÉ" has "É", which is no letter of the tile set, and 1 more words'),
        (b"", "There is no word in it that could be used."),
        (b"PK\x03\x04 and then nothing", "The file is damaged (archive)."),
        (b"SQLite format 3\0rest", "The file is damaged (database)."),
        (b"\x01\x02\x03", "This is neither text nor a word list of a known kind."),
        (b"3\ncat/S\ndog\n", "This is the dictionary of a spell checker"),
    ],
)
def test_a_list_that_cannot_be_taken_in_leaves_nothing_behind(answers, tmp_path, data, text, complaint):
    file = tmp_path / "list.txt"
    file.write_bytes(text)
    status, given, complaints = answers("words", "import", file)
    assert (status, given) == (2, [])
    assert complaints.startswith(str(file))
    assert complaint in complaints
    assert not data.exists()


def test_what_cannot_be_used_may_be_left_out_or_written_without_accents(answers, tmp_path, data):
    file = tmp_path / "list.txt"
    file.write_text("cat\ncafé\nit's\n", encoding="utf-8")
    status, given, complaints = answers("words", "import", file, "--fold", "--skip")
    assert (status, given[0]["words"]) == (0, 2)
    assert complaints == f'{file}:3: left out: "IT\'S"\n'
    assert answers("words", "check", "--words", "list", "cafe")[0] == 0


@pytest.mark.parametrize(
    "arguments", [[], ["dance"], ["check"], ["define"], ["anagram"], ["anagram", "A", "B"], ["import"]]
)
def test_words_needs_to_know_what_to_do(answers, arguments):
    assert answers("words", *arguments)[0] == 2
