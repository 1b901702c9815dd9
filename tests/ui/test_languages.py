"""Games in other languages, set up, played to the end, saved and opened again at the real window."""

import itertools
import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scrabble_gui.__main__ import main
from scrabble_gui.app.session import Phase
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.record import house_file
from tests.ui.language_table import LEFT, LanguageTable, choose
from tests.ui.page_talk import texts

ALBANIAN = """
XHAXHA XHEP ZHABË ZHURMË DHE DHI DHËMB DHOMË GJAK GJUHË GJYSH LLAMBË LLAF NJË NJERI RRUGË RROB RRUSH SHI
SHTËPI SHOK SHALË THIKË THES THI ÇAJ ÇANTË ËMBËL ËNDËR BUKË UJË DORË KËMBË KOKË SY VESH HUNDË GOJË MAL DET LUM
DIELL HËNË YLL NATË DITË MOT VIT JAVË ORË DERË PEMË LULE BAR ZOG PESHK MACE QEN KALË LOPË DELE PULË VEZË MISH
DJATHË KRIPË VAJ MOLLË DARDHË FIK NË TË SË I ME PA PO JO NE JU AI AJO ATA KU SA SI KE KA KAM ISHTE JAM JE ATË
ATI TI UNË TRI DY PESË TETË NËNË BABA VËLLA MOTËR BIR BIJË NIP MIK LIS GUR ERË ZJARR AR HEKUR LETËR LIBËR
FJALË KËNGË LOJË ARI ARA ARIU ERA ORA ANA ANI RERA RE TA TE TU AS AT ES ET IK IA UA RI SHE THA THE THO DHA DI
DO VE VU ZË ZI ZA RA RË
"""
"""Words that the Albanian table knows."""
VOWELS = ("A", "E", "Ë", "I", "O", "U", "Y")


@pytest.fixture
def table(qtbot, tmp_path):
    table = LanguageTable(qtbot, tmp_path, seed=3)
    yield table
    table.window.close()


def spelled(table, words):
    """Words as letters of the tiles on the table, without those that they cannot lay."""
    from scrabble_gui.engine.errors import LexiconError
    from scrabble_gui.engine.lexicon import read_words

    letters = table.session.setup.tile_set.letters
    found = []
    for word in words:
        try:
            found += read_words([word], letters)
        except LexiconError:
            continue
    return [word for word in found if len(word) > 1]


def unfold(table):
    """Open what is folded away on the page of a new game."""
    QTest.mouseClick(table.button("More choices"), LEFT)


def type_names(table, *names):
    """Write who plays, on the page of a new game."""
    from PySide6.QtWidgets import QLineEdit

    fields = [field for field in table.page.findChildren(QLineEdit) if field.isVisible()]
    for field, name in zip(fields, names, strict=True):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, name)


def begin_in(table, language, usual_list):
    """Begin a game with the tiles of a language, for which this list is offered; return its setup."""
    table.command("game.new")
    type_names(table, "Ada", "Ben")
    unfold(table)
    more = table.page._more
    choose(more.tiles_box, language)
    assert more.list_box.currentText() == usual_list
    table.click("Start playing")
    table.click("Begin")
    return table.session.setup


def check_saved(table, capsys):
    """The file tells the same game, and opens again with its end."""
    game, path = table.session.game, table.session.keeper.path
    assert main(["replay", str(path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["over"]
    assert told["scores"] == list(game.result().scores)
    setup, scores = game.setup, told["scores"]
    table.reopen()
    assert table.window.lobby.open(path)
    assert table.session.phase is Phase.OVER
    assert table.session.setup == setup
    assert list(table.session.game.result().scores) == scores
    assert table.page is table.window.pages.end


def test_a_spanish_game_with_its_letters_of_two_characters(table, capsys):
    table.start_game(["Ada", "Ben"], "Spanish")
    table.click("Begin")
    setup = table.session.setup
    assert (setup.tile_set.id, setup.lexicon_id) == ("spanish", "spanish-rla")
    table.know_all(liked=("CH", "LL", "RR", "Ñ"))
    table.to_the_end(turns=9)
    path = table.session.keeper.path
    middle = table.session.state.board
    table.reopen()
    assert table.window.lobby.open(path)
    assert table.session.state.board == middle
    table.to_the_end()
    assert {"CH", "LL", "RR"} & table.laid()
    assert len(plays_of(table.session.game)) > 10
    assert all(
        table.session.lexicon.contains(word.letters)
        for entry in plays_of(table.session.game)
        for word in entry.score.words
    )
    check_saved(table, capsys)


def plays_of(game):
    """The plays of a game with what they scored."""
    from scrabble_gui.record.entries import Played
    from scrabble_gui.record.sheet import plays

    return [entry.event for entry in plays(game) if isinstance(entry.event, Played)]


def test_german_tiles_with_the_usual_rules(table, capsys):
    setup = begin_in(table, "German", "German (enz)")
    assert (setup.rules.name, setup.tile_set.id, setup.lexicon_id) == ("Family Classic", "german", "german-enz")
    table.know_all(liked=("Ä", "Ö", "Ü"))
    table.to_the_end()
    assert {"Ä", "Ö", "Ü"} & table.laid()
    check_saved(table, capsys)
    table.click("Play again")
    assert (table.session.setup.tile_set.id, table.session.setup.lexicon_id) == ("german", "german-enz")


def test_an_albanian_game_in_which_the_table_decides(table, capsys):
    setup = begin_in(table, "Albanian", "No list: the table decides")
    assert (setup.tile_set.id, setup.lexicon_id) == ("albanian", "")
    assert setup.rules.challenge.kind is ChallengeKind.VOTE
    table.know(
        [*spelled(table, ALBANIAN.split()), *syllables(setup.tile_set.letters)],
        liked=("XH", "ZH", "DH", "GJ", "LL", "NJ", "RR", "SH", "TH", "Ç"),
    )
    table.turn()
    doubted = "".join(plays_of(table.session.game)[0].score.words[0].letters)
    table.click(doubter_of(table))
    for choice in ("Ada: Good", "Ben: Good"):
        QTest.mouseClick(named(table, choice), LEFT)
    table.click("Count the votes")
    table.click("Carry on")
    assert table.session.state.accepted == {doubted}
    table.to_the_end()
    assert len(plays_of(table.session.game)) > 8
    assert {"DH", "GJ", "LL", "NJ", "RR", "SH", "TH", "XH", "ZH"} & table.laid()
    assert table.window.pages.question.isVisible()
    table.click("Keep")
    (kept,) = house_file.read(table.folder, "albanian").words
    assert (kept.word, kept.valid) == (doubted, True)
    assert "Ada and Ben" in kept.note
    check_saved(table, capsys)
    table.command("game.new")
    assert more_of(table).tiles_box.currentText() == "Albanian"
    table.click("Start playing")
    assert table.session.setup.house_added == {doubted}


def syllables(letters):
    """What people say is a word where nobody looks it up: consonants and vowels by turns, two to four of them."""
    vowels = [letter for letter in letters if letter in VOWELS]
    others = [letter for letter in letters if letter not in VOWELS]
    kinds = ((others, vowels), (vowels, others), (others, vowels, others), (others, vowels, others, vowels))
    return [word for kind in kinds for word in itertools.product(*kind)]


def doubter_of(table):
    """The name of the one who did not make the last play."""
    return table.session.setup.seats[1 - table.session.game.turns[-1].seat].name


def more_of(table):
    """What is folded away on the page of a new game."""
    return table.page._more


def named(table, name):
    """The button with this name for the ear."""
    (found,) = [button for button in table.buttons() if button.accessibleName() == name]
    return found


def test_the_tiles_are_chosen_by_keys_too(table):
    table.command("game.new")
    type_names(table, "Ada", "Ben")
    button = table.button("More choices")
    button.setFocus()
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Tab)
    box = more_of(table).tiles_box
    assert box.hasFocus()
    QTest.keyClicks(box, "Fre")
    assert box.currentText() == "French"
    table.click("Start playing")
    assert table.session.setup.lexicon_id == "french-dicollecte"


def test_computers_want_a_word_list(table):
    table.command("game.new")
    type_names(table, "Ada", "Ben")
    table.choose_player(1, "Pip")
    unfold(table)
    choose(more_of(table).list_box, "No list: the table decides")
    table.click("Start playing")
    assert table.window.session is None
    assert any("Computers need a word list" in text for text in texts(table.page))
    choose(more_of(table).list_box, "ENABLE")
    table.click("Start playing")
    assert table.session.setup.lexicon_id == "enable"


def test_rules_for_other_tiles_bring_their_own(table):
    table.command("game.new")
    unfold(table)
    more = more_of(table)
    choose(more.tiles_box, "German")
    QTest.mouseClick(table.button("Dutch"), LEFT)
    assert more.tiles_box.currentText() == "Dutch"
    assert not more.tiles_box.isEnabled()
    assert more.list_box.currentText() == "Dutch (OpenTaal)"
    QTest.mouseClick(table.button("Family Classic"), LEFT)
    assert more.tiles_box.currentText() == "German"
