"""The session: whose turn it is at the screen, what may be done, and that every turn is written down."""

from dataclasses import replace
from pathlib import Path

import pytest

from scrabble_gui.app.session import Manners, Phase, Session
from scrabble_gui.app.waiting import people_who_may_challenge
from scrabble_gui.core.errors import BagTooSmall, IllegalMove, NothingToChallenge, UndoNotAllowed
from scrabble_gui.core.game import Game, visible_rack
from scrabble_gui.core.moves import Exchange, Pass, Resign
from scrabble_gui.core.rules import ChallengeKind, EndKind, Help
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import Ending
from scrabble_gui.core.tiles import Tile
from scrabble_gui.record.errors import WriteError
from scrabble_gui.record.savefile import SavedGame
from tests.drawing import Words, doubting, ending, family, setup_of

FILE = Path("game.scrabble")


class Hands:
    """A session and what it reports."""

    def __init__(
        self,
        *racks: str,
        words: str | None = "CAT AT CATS TA DOG",
        saved: SavedGame | None = None,
        manners: Manners | None = None,
        **how,
    ):
        self.written: list[SavedGame] = []
        self.fails = False
        self.goes_to = FILE
        self.refused: list[IllegalMove] = []
        self.failed: list[WriteError] = []
        self.time = 100.0
        saved = saved or SavedGame(Game(setup_of(*racks, **how)))
        self.session = Session(saved, FILE, Words(words), self._write, clock=lambda: self.time, manners=manners)
        self.session.move_refused.connect(self.refused.append)
        self.session.keeper.failed.connect(self.failed.append)

    def _write(self, saved: SavedGame) -> Path:
        if self.fails:
            raise WriteError(FILE, "ENOSPC", "disk full")
        self.written.append(saved)
        return self.goes_to

    def lay(self, where: str, letters: str) -> None:
        """Lay tiles across from a square, as the person at the screen."""
        row, col = int(where[:-1]) - 1, ord(where[-1]) - ord("A")
        for step, letter in enumerate(letters):
            slots = self.session.hand.draft.slots
            slot = next(at for at, tile in enumerate(slots) if tile is not None and tile.letter == letter)
            assert self.session.hand.place(slot, Square(row, col + step))

    def submit(self) -> bool:
        """Play the draft."""
        return self.session.submit(self.session.hand.draft.play())

    def exchange(self, *slots: int) -> bool:
        """Exchange the tiles of rack slots."""
        return self.session.submit(Exchange(self.session.hand.draft.chosen(slots)))

    @property
    def doubters(self) -> tuple[int, ...]:
        """Who may challenge."""
        return people_who_may_challenge(self.session.setup, self.session.state)

    def play(self, where: str, letters: str) -> bool:
        """Take the screen and play."""
        self.session.reveal()
        self.lay(where, letters)
        return self.submit()


@pytest.fixture
def table(qapp):
    """Return Ada with CAT and Ben with DOG."""
    return Hands("CATIIII", "DOGSNNN", "EEEEEEE")


def test_a_game_opens_behind_the_curtain(table):
    assert table.session.phase is Phase.CURTAIN
    assert not table.session.hand.is_open
    assert not table.session.hand.place(0, Square(7, 7))


def test_behind_the_curtain_no_tile_moves(table):
    table.session.reveal()
    table.lay("8H", "CAT")
    table.session.hide()
    before = table.session.hand.draft
    assert not table.session.hand.recall()
    assert not table.session.hand.shuffle()
    assert table.session.hand.draft == before


def test_a_play_is_on_disk_before_the_next_person_sees_tiles(table):
    assert table.play("8G", "CAT")
    assert len(table.written[-1].game.turns) == 1
    assert table.session.phase is Phase.CURTAIN
    assert table.session.state.to_move == 1


def test_a_refused_play_leaves_the_tiles_where_they_lie(table):
    table.session.reveal()
    table.lay("1A", "CAT")
    assert not table.submit()
    assert len(table.refused) == 1
    assert [tile.letter for _, tile in table.session.hand.draft.laid] == ["C", "A", "T"]
    assert table.session.phase is Phase.TURN


def test_the_rack_order_survives_the_turns_of_others(table):
    session = table.session
    session.reveal()
    session.hand.reorder(0, 7)
    assert session.hand.draft.slots[-1] == Tile("A")
    session.submit(Pass())
    for _ in range(2):
        session.reveal()
        session.submit(Pass())
    session.reveal()
    assert session.hand.draft.slots[-1] == Tile("A")
    table.lay("8G", "CAT")
    assert session.hand.draft.slots[-1] is None


def test_a_game_closed_in_the_middle_of_a_turn_opens_with_the_same_draft(table):
    table.session.reveal()
    table.lay("8G", "CA")
    table.time += 30
    table.session.hide()
    table.session.keeper.save()
    again = Hands(saved=table.written[-1])
    assert again.session.phase is Phase.CURTAIN
    again.session.reveal()
    assert again.session.hand.draft == table.session.hand.draft
    again.time += 12
    again.lay("8I", "T")
    again.submit()
    assert again.session.game.turns[-1].seconds == pytest.approx(42)


def test_a_draft_that_no_longer_fits_comes_back_to_the_rack(table):
    table.session.reveal()
    table.lay("8G", "CAT")
    saved = table.session.keeper.snapshot()
    cut = saved.with_desk({**saved.desk, "draft": ["8H Q"]})
    again = Hands(saved=cut)
    again.session.reveal()
    assert again.session.hand.draft.is_empty
    assert len(again.session.hand.draft.rack) == 7


def test_tiles_drawn_for_a_contestable_play_are_not_on_the_rack_that_is_shown(table):
    table.play("8G", "CAT")
    assert len(visible_rack(table.session.state, 0)) == 4
    table.session.reveal()
    table.session.submit(Pass())
    assert len(visible_rack(table.session.state, 0)) == 7


def test_a_challenge_that_takes_the_play_off_leaves_the_turn_with_the_next(table):
    table.play("8G", "III")
    verdict = table.session.verdict(2)
    assert verdict.rejected == ("III",)
    assert len(table.session.game.turns) == 1
    assert table.session.challenge(verdict)
    assert table.session.state.board.is_empty
    assert table.session.state.to_move == 1
    assert table.session.phase is Phase.CURTAIN


def test_a_challenge_by_somebody_else_leaves_the_person_at_the_screen_with_the_draft(table):
    table.play("8G", "III")
    table.session.reveal()
    table.lay("1A", "DOG")
    table.session.challenge(table.session.verdict(2))
    assert table.session.phase is Phase.TURN
    assert [tile.letter for _, tile in table.session.hand.draft.laid] == ["D", "O", "G"]


def test_who_challenges_a_good_word_misses_the_turn_and_the_screen_goes_on(table):
    table.play("8G", "CAT")
    table.session.reveal()
    table.session.challenge(table.session.verdict(1))
    assert table.session.state.to_move == 2
    assert table.session.phase is Phase.CURTAIN


def test_everybody_may_accept_a_rejected_word(table):
    table.play("8G", "III")
    table.session.challenge(table.session.verdict(1), overruled=True)
    assert not table.session.state.board.is_empty
    assert table.session.state.to_move == 1


def test_without_a_play_there_is_no_verdict(table):
    assert table.session.verdict(1) is None
    assert isinstance(table.refused[-1], NothingToChallenge)


def test_the_play_that_would_end_the_game_waits_for_nobody_challenges(qapp):
    table = Hands("CAT", "DOG", bag="")
    table.play("8G", "CAT")
    assert table.session.phase is Phase.ASK
    assert table.session.accept()
    assert table.session.phase is Phase.OVER


def test_who_would_move_again_waits_for_nobody_challenges(qapp):
    table = Hands("CATIIII", "DOGSNNN")
    table.play("8G", "CAT")
    table.session.challenge(table.session.verdict(1))
    assert table.session.state.to_move == 0
    table.session.reveal()
    table.session.submit(Pass())
    assert table.session.state.to_move == 1


def test_a_game_saved_while_it_asks_opens_asking(qapp):
    table = Hands("CAT", "DOG", bag="")
    table.play("8G", "CAT")
    assert Hands(saved=table.session.keeper.snapshot()).session.phase is Phase.ASK


def test_an_exchange_is_made_of_slots(table):
    table.session.reveal()
    assert table.exchange(0, 1)
    assert len(table.session.game.turns[-1].drawn) == 2


def test_an_exchange_is_refused_with_both_numbers(qapp):
    table = Hands("CATDOGS", "NNNNNNN", bag="EEE")
    table.session.reveal()
    assert not table.exchange(0)
    refusal = table.refused[-1]
    assert isinstance(refusal, BagTooSmall)
    assert (refusal.in_bag, refusal.needed) == (3, 7)


def test_undo_belongs_to_rulesets_that_allow_it(table):
    table.play("8G", "CAT")
    assert not table.session.undo()
    assert isinstance(table.refused[-1], UndoNotAllowed)


def test_undo_gives_the_screen_back_and_redo_plays_again(qapp):
    rules = family(helps=frozenset({Help.UNDO}), challenge=doubting(ChallengeKind.VOID))
    table = Hands("CATIIII", "DOGSNNN", rules=rules)
    table.play("8G", "CAT")
    table.session.reveal()
    assert table.session.undo()
    assert table.session.state.to_move == 0
    assert table.session.phase is Phase.CURTAIN
    assert table.session.redo()
    assert table.session.state.to_move == 1


def test_giving_up_ends_a_game_of_two(qapp):
    table = Hands("CATIIII", "DOGSNNN")
    table.session.reveal()
    assert table.session.submit(Resign())
    assert table.session.phase is Phase.OVER
    assert table.session.game.result().winners == (1,)


def test_passing_twice_running_ends_the_game(qapp):
    table = Hands("CATIIII", "DOGSNNN", rules=family(end=ending(EndKind.ONE_PASSES, 2)))
    for _ in range(3):
        table.session.reveal()
        table.session.submit(Pass())
    assert table.session.phase is Phase.OVER


def test_a_full_disk_is_told_and_the_game_goes_on(table):
    table.fails = True
    assert table.play("8G", "CAT")
    assert table.failed[-1].code == "ENOSPC"
    assert table.session.state.to_move == 1
    table.fails = False
    table.session.reveal()
    table.session.submit(Pass())
    assert len(table.written[-1].game.turns) == 2


def test_tiles_that_move_are_written_a_moment_later(table, qtbot):
    table.session.reveal()
    table.lay("8G", "CA")
    qtbot.waitUntil(lambda: bool(table.written), timeout=3000)
    assert table.written[-1].desk["draft"] == ["8G C", "8H A"]


def test_a_blank_gets_only_letters_of_the_tile_set(qapp):
    table = Hands("?ATIIII", "DOGSNNN")
    table.session.reveal()
    slot = next(at for at, tile in enumerate(table.session.hand.draft.slots) if tile and tile.blank)
    table.session.hand.place(slot, Square(7, 7))
    assert not table.session.hand.name_blank(Square(7, 7), "É")
    assert table.session.hand.name_blank(Square(7, 7), "Q")
    assert table.session.hand.draft.at(Square(7, 7)) == Tile("Q", blank=True)


def test_tiles_lie_only_on_free_squares(table):
    table.play("8G", "CAT")
    table.session.reveal()
    hand = table.session.hand
    assert not hand.place(0, Square(7, 7))
    assert not hand.place(0, Square(15, 0))
    assert hand.place(0, Square(8, 7))
    assert not hand.move(Square(8, 7), Square(7, 7))
    assert hand.move(Square(8, 7), Square(9, 7))
    assert hand.lift(Square(9, 7), 0)


def test_unknown_keys_of_the_file_are_still_there(table):
    saved = table.session.keeper.snapshot()
    extra = replace(saved.extra, top={"album": "summer"})
    again = Hands(saved=replace(saved, extra=extra))
    again.play("8G", "CAT")
    assert again.written[-1].extra.top == {"album": "summer"}


def test_without_the_curtain_the_next_tiles_show_at_once_but_never_when_a_game_is_opened(qapp):
    open_table = Manners(covered=lambda seat: False)
    table = Hands("CATIIII", "DOGSNNN", "EEEEEEE", manners=open_table)
    assert table.session.phase is Phase.CURTAIN
    table.play("8G", "CAT")
    assert table.session.phase is Phase.TURN
    assert table.session.state.to_move == 1
    assert table.session.hand.is_open
    again = Hands(saved=table.session.keeper.snapshot(), manners=open_table)
    assert again.session.phase is Phase.CURTAIN


def test_whoever_hides_the_tiles_stays_behind_the_curtain(qapp):
    table = Hands("CATIIII", "DOGSNNN", manners=Manners(covered=lambda seat: False))
    table.session.reveal()
    table.session.hide()
    assert table.session.phase is Phase.CURTAIN
    table.session.submit(Resign())
    assert table.session.phase is Phase.OVER


def test_the_curtain_may_hide_some_and_not_others(qapp):
    table = Hands("CATIIII", "DOGSNNN", "EEEEEEE", manners=Manners(covered=lambda seat: seat == 2))
    table.play("8G", "CAT")
    assert table.session.phase is Phase.TURN
    table.session.submit(Pass())
    assert table.session.phase is Phase.CURTAIN


def test_a_table_may_want_to_be_asked_after_every_play(qapp):
    table = Hands("CATIIII", "DOGSNNN", manners=Manners(ask_always=True))
    table.play("8G", "CAT")
    assert table.session.phase is Phase.ASK
    assert table.session.accept()
    assert table.session.phase is Phase.CURTAIN
    assert table.doubters == ()


def test_a_slip_comes_back_with_its_tiles_laid_out_and_the_same_tiles_are_drawn_again(table):
    table.play("8G", "CAT")
    drawn = table.session.game.turns[-1].drawn
    assert table.session.slip == 0
    assert table.session.take_back()
    assert table.session.game.turns == ()
    assert table.session.phase is Phase.CURTAIN, "whoever pressed it need not be the player"
    assert table.session.slip is None
    table.session.reveal()
    assert [tile.letter for _, tile in table.session.hand.draft.laid] == ["C", "A", "T"]
    assert len(table.session.hand.draft.rack) == 7
    table.submit()
    assert table.session.game.turns[-1].drawn == drawn
    assert len(table.written[-1].game.turns) == 1


@pytest.mark.parametrize(
    "then",
    [
        lambda session: session.reveal(),
        lambda session: session.challenge(session.verdict(1)),
        lambda session: session.accept(),
        lambda session: session.undo(),
    ],
)
def test_once_somebody_showed_tiles_challenged_or_moved_a_slip_stays(qapp, then):
    table = Hands("CATIIII", "DOGSNNN", "EEEEEEE", rules=family(helps=frozenset({Help.UNDO})))
    table.play("8G", "CAT")
    then(table.session)
    assert table.session.slip is None
    turns = table.session.game.turns
    assert not table.session.take_back()
    assert table.session.game.turns == turns


def test_an_earlier_play_is_no_slip_when_a_later_turn_is_undone(qapp):
    rules = family(helps=frozenset({Help.UNDO}), challenge=doubting(ChallengeKind.VOID))
    table = Hands("CATIIII", "DOGSNNN", rules=rules)
    table.play("8G", "CAT")
    table.session.reveal()
    table.session.submit(Pass())
    table.session.undo()
    assert len(table.session.game.turns) == 1
    assert table.session.slip is None


def test_slips_are_off_where_ruleset_or_family_say_so(qapp):
    for how in ({"rules": family(slips=False)}, {"manners": Manners(slips=False)}):
        table = Hands("CATIIII", "DOGSNNN", **how)
        table.play("8G", "CAT")
        assert table.session.slip is None
        assert not table.session.take_back()


def test_only_a_play_can_be_a_slip(table):
    table.session.reveal()
    table.session.submit(Pass())
    assert table.session.slip is None


def test_everybody_agrees_that_no_play_is_possible(table):
    table.play("8G", "CAT")
    assert table.doubters
    assert table.session.agree()
    assert table.session.phase is Phase.OVER
    assert table.session.game.result().ending is Ending.BLOCKED
    assert all(turn.seconds is None for turn in table.session.game.turns[1:])


def test_agreeing_after_a_play_that_ends_the_game_only_says_that_nobody_challenges(qapp):
    table = Hands("CAT", "DOG", bag="")
    table.play("8G", "CAT")
    assert table.session.agree()
    assert table.session.game.result().ending is Ending.WENT_OUT


def test_a_game_moved_beside_a_changed_file_says_so_and_goes_on_there(table):
    moved: list[Path] = []
    table.session.keeper.moved.connect(moved.append)
    table.session.keeper.save()
    assert not moved
    table.goes_to = Path("game-2.scrabble")
    table.session.keeper.save()
    table.session.keeper.save()
    assert moved == [table.goes_to]
    assert table.session.keeper.path == table.goes_to
