"""``words``: what is a word, and which lists there are."""

import pytest


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


def test_no_such_list(answers):
    assert answers("words", "check", "--words", "nope", "cat") == (2, [], 'There is no word list "nope".\n')


def test_the_word_lists_at_hand(answers):
    status, given, complaints = answers("words", "lists")
    assert (status, complaints) == (0, "")
    assert given[:2] == [
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
    assert (status, [answer["id"] for answer in given]) == (2, ["family-english", "enable"])
    assert complaints == f"{tmp_path / 'words' / 'mine.toml'}: The key text is missing.\n"


@pytest.mark.parametrize("arguments", [[], ["dance"], ["check"]])
def test_words_needs_to_know_what_to_do(answers, arguments):
    assert answers("words", *arguments)[0] == 2
