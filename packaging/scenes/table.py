"""The table: drafts, exchange, blank, questions, score pad."""

from __future__ import annotations

from scenes.stage import LONG_NAMES, Stage
from scrabble_gui.core.moves import Exchange
from scrabble_gui.core.square import Square

ROUNDS = 40


def table_empty(stage: Stage) -> None:
    """Show the empty board of the first turn."""
    stage.open("family_three_ended_by_passes", 0, people=("Ada", "Ben", "Grandma"))
    stage.reveal()


def table_good(stage: Stage) -> None:
    """Show the table with a word laid out, mid-game."""
    stage.open("family_three_ended_by_passes", 18, people=("Ada", "Ben", "Grandma"))
    stage.lay("family_three_ended_by_passes", 18)


def table_cursor(stage: Stage) -> None:
    """Show the table with the cursor on a square."""
    stage.open("family_three_ended_by_passes", 18, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    stage.window.pages.game.table.square_clicked.emit(Square(6, 10))


def table_bad(stage: Stage) -> None:
    """Show the table with tiles that make no play."""
    stage.open("family_three_ended_by_passes", 18, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    assert stage.window.session is not None
    for slot, square in enumerate((Square(0, 2), Square(1, 6), Square(4, 1))):
        stage.window.session.hand.place(slot, square)


def table_all_tiles(stage: Stage) -> None:
    """Show the table of two with a play of all tiles and a long reason."""
    stage.open("nine_tile_two_finished", 2)
    stage.lay("nine_tile_two_finished", 2)


def table_friendly(stage: Stage) -> None:
    """Show the table with lights: a word that is not in the list."""
    stage.open("friendly_two_undo", 7)
    stage.reveal()
    session = stage.window.session
    assert session is not None
    at = Square(6, 4)
    for slot in range(3):
        while session.state.board.at(at) is not None:
            at = at.step(across=False, by=1)
        session.hand.place(slot, at)
        at = at.step(across=False, by=1)


def table_of_four(stage: Stage) -> None:
    """Show the table of four people with long names."""
    stage.open("family_four_window_open", 15, people=LONG_NAMES)
    stage.lay("family_four_window_open", 15)


def table_rounds(stage: Stage) -> None:
    """Show the table of four people with long names in round 40."""
    stage.open("family_four_window_open", 9, people=LONG_NAMES)
    session = stage.window.session
    assert session is not None
    while len(session.game.turns) < 4 * (ROUNDS - 1) + 1:
        session.reveal()
        session.submit(Exchange(session.hand.draft.chosen((0, 3))))
    session.reveal()


def table_finished(stage: Stage) -> None:
    """Show the board of a finished game."""
    stage.open("family_three_ended_by_passes", people=("Ada", "Ben", "Grandma"))
    stage.window.pages.end.show_board.emit()


def pad_sheet(stage: Stage) -> None:
    """Show the score pad over a narrow table."""
    table_good(stage)
    stage.open_pad()


def pad_sheet_of_four(stage: Stage) -> None:
    """Show the score pad of four people with long names over a narrow table."""
    table_rounds(stage)
    stage.open_pad()


def unseen(stage: Stage) -> None:
    """Show the tiles that the person to move does not see."""
    table_good(stage)
    stage.window.pages.game.column.bag.unseen_button.click()


def exchange(stage: Stage) -> None:
    """Show an exchange of three tiles."""
    stage.open("family_three_ended_by_passes", 20, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    stage.window.commands["turn.exchange"].trigger()
    for slot in (0, 2, 3):
        stage.window.pages.game.exchanging.click(slot)


def exchange_begun(stage: Stage) -> None:
    """Show an exchange before a tile is chosen."""
    stage.open("family_three_ended_by_passes", 20, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    stage.window.commands["turn.exchange"].trigger()


def blank_picker(stage: Stage) -> None:
    """Show the question which letter a blank is."""
    stage.open("family_three_ended_by_passes", 17, people=("Ada", "Ben", "Grandma"))
    stage.lay("family_three_ended_by_passes", 17, most=3)
    session = stage.window.session
    assert session is not None
    blank = next(slot for slot, tile in enumerate(session.hand.draft.slots) if tile is not None and tile.blank)
    stage.window.pages.game.table.tile_placed.emit(blank, Square(8, 12))


def ask_pass(stage: Stage) -> None:
    """Show the question whether to pass."""
    table_empty(stage)
    stage.window.commands["turn.pass"].trigger()


def ask_resign(stage: Stage) -> None:
    """Show the question whether to give up."""
    table_good(stage)
    stage.window.commands["turn.resign"].trigger()
