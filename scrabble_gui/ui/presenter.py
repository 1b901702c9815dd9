"""What the table shows of a session: pure functions from game and draft to pictures."""

from __future__ import annotations

from scrabble_gui.app.cursor import Pointing
from scrabble_gui.app.desk import arranged
from scrabble_gui.app.preview import dark_words, judged
from scrabble_gui.app.session import Phase, Session
from scrabble_gui.app.waiting import only_person, people
from scrabble_gui.core.errors import EmptyPlay, IllegalMove
from scrabble_gui.core.game import Game, view
from scrabble_gui.core.moves import Play, main_line
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.core.scoring import Score
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tiles
from scrabble_gui.ui import computer_words, messages, table_words
from scrabble_gui.ui.column import PlayButtonPicture
from scrabble_gui.ui.table_picture import TablePicture


def table_picture(session: Session, *, marked: frozenset[int] | None, pointing: Pointing) -> TablePicture:
    """Return board and rack: face up only while the person to move is at the screen, or the only person watches.

    ``marked`` are the slots chosen for an exchange (nothing: no exchange), ``pointing`` is the cursor or the tile in
    the fingers.
    """
    mine = session.phase is Phase.TURN
    draft = session.hand.draft
    watcher = _watcher(session)
    slots = draft.slots if mine else draft.recall().slots
    if watcher is not None:
        slots = arranged(session.setup, session.state, watcher, session.desk).slots
    return TablePicture(
        board=session.state.board,
        tile_set=session.setup.tile_set,
        slots=slots,
        laid=draft.laid if mine else (),
        face_down=not mine and watcher is None,
        last_play=last_play_squares(session.game),
        bubble=_points_in_the_bubble(session) if mine else "",
        rack_size=session.setup.rules.rack_size,
        exchange=marked,
        movable=mine and marked is None,
        chosen=pointing.chosen if mine else None,
        cursor=pointing.cursor.square if mine and pointing.cursor else None,
        cursor_across=pointing.cursor.across if pointing.cursor else True,
    )


def _points_in_the_bubble(session: Session) -> str:
    """Return what the tiles laid out would earn; empty where they cannot be played, as far as the rules let it show."""
    setup, state, draft = session.setup, session.state, session.hand.draft
    preview = None if draft.is_empty else judged(setup, state, draft)
    if not isinstance(preview, Score):
        return ""
    stops = setup.rules.challenge.kind is ChallengeKind.VOID and dark_words(setup, state, preview, session.lexicon)
    return "" if stops else str(preview.total)


def _watcher(session: Session) -> int | None:
    """Return whose rack can be seen while a computer thinks: the only person's; where nobody plays, the computer's."""
    if session.phase is not Phase.THINKING:
        return None
    return only_person(session.state) if people(session.state) else session.state.to_move


def still_picture(session: Session, seat: int | None) -> TablePicture:
    """Return board and rack as on a photograph: face up where a seat is named, and nothing laid out."""
    shown = session.state.to_move if seat is None else seat
    return TablePicture(
        board=session.state.board,
        tile_set=session.setup.tile_set,
        slots=arranged(session.setup, session.state, shown, session.desk).slots,
        face_down=seat is None,
        last_play=last_play_squares(session.game),
        rack_size=session.setup.rules.rack_size,
    )


def last_play_squares(game: Game) -> tuple[Square, ...]:
    """Return the squares of the main word of the last play that still lies on the board."""
    for number in reversed(range(len(game.turns))):
        if isinstance(game.turns[number].move, Play):
            return play_squares(game, number)
    return ()


def play_squares(game: Game, number: int) -> tuple[Square, ...]:
    """Return the squares of the main word of a turn, an index into the turns, if it is a play that still lies there."""
    move, board = game.turns[number].move, game.state.board
    if not isinstance(move, Play) or not all(board.at(square) == tile for square, tile in move.placements):
        return ()
    return main_line(move, game.state_after(number).board.with_tiles(move.placements))[0]


def past_picture(game: Game, number: int) -> TablePicture:
    """Return the table after a turn, an index into the turns, with nobody's rack."""
    move, board = game.turns[number].move, game.state_after(number + 1).board
    return TablePicture(
        board=board,
        tile_set=game.setup.tile_set,
        last_play=main_line(move, board)[0] if isinstance(move, Play) else (),
        rack_size=game.setup.rules.rack_size,
    )


def unseen_tiles(session: Session, looked_at: int | None) -> tuple[Tiles, str]:
    """Return the tiles that the person at the screen has not seen, and a sentence about where they are.

    Behind the curtain, after the game, and while a turn (an index into the turns) is looked at, nobody's rack counts as
    seen: then it is everything that is not on the board.
    """
    game = session.game
    thinking = session.phase is Phase.THINKING
    seat = only_person(game.state) if thinking else game.state.to_move if session.phase is Phase.TURN else None
    if seat is not None and looked_at is None:
        seen = view(game.setup, game.state, seat)
        return seen.unseen, table_words.unseen_told(len(seen.unseen), seen.bag_count)
    board = game.state.board if looked_at is None else game.state_after(looked_at + 1).board
    tiles = game.setup.tile_set.all_tiles().minus(Tiles.of(board.tiles.values()))
    return tiles, table_words.off_the_board(len(tiles))


def looking_button() -> PlayButtonPicture:
    """Return what the big button says while people look back."""
    why = messages.tr("Nothing can be changed here. Esc goes back.")
    return PlayButtonPicture(messages.tr("Looking back"), "", refused=True, why=why)


def play_button(session: Session, marked: frozenset[int] | None = None) -> PlayButtonPicture:
    """Return what the big button says: the word and its points, or the reason that stands in the way."""
    if session.phase is not Phase.TURN:
        if session.phase is Phase.THINKING:
            return _thinking_button(session)
        name = session.setup.seats[session.state.to_move].name
        text = messages.tr("The game is over") if session.state.is_over else messages.tr("{name} plays next", name=name)
        return PlayButtonPicture(text, "", refused=True, why="")
    if marked is not None:
        return _exchange_button(len(marked))
    preview = judged(session.setup, session.state, session.hand.draft)
    if isinstance(preview, IllegalMove):
        why = (
            ""
            if isinstance(preview, EmptyPlay)
            else messages.tr("The tiles stay where they are; move them as you like.")
        )
        return PlayButtonPicture(messages.refusal(preview, session.setup), "", refused=True, why=why)
    dark = dark_words(session.setup, session.state, preview, session.lexicon)
    if dark:
        reason = messages.not_in_list(dark)
        if session.setup.rules.challenge.kind is ChallengeKind.VOID:
            return PlayButtonPicture(reason, "", refused=True, why=messages.word_by_word(preview))
        return PlayButtonPicture(
            messages.word_in_progress(preview), messages.points(preview.total), refused=False, why=reason
        )
    return PlayButtonPicture(
        messages.word_in_progress(preview),
        messages.points(preview.total),
        refused=False,
        why=messages.word_by_word(preview),
    )


def _thinking_button(session: Session) -> PlayButtonPicture:
    """Return who is thinking, and what people can do about it."""
    seat = session.computers.seat or 0
    name, level = session.setup.seats[seat].name, session.state.levels[seat] or ""
    text, does, why = messages.thinking(name), messages.tr("Play now"), ""
    if not people(session.state):
        paused = session.computers.is_paused
        text = computer_words.waits(name) if paused else text
        does = messages.tr("Go on") if paused else messages.tr("Pause")
        why = computer_words.watching()
    return PlayButtonPicture(text, does, refused=False, why=why, level=level)


def _exchange_button(count: int) -> PlayButtonPicture:
    """Return what the button says while tiles are chosen for an exchange."""
    if not count:
        return PlayButtonPicture(
            messages.tr("Choose the tiles to exchange"),
            "",
            refused=True,
            why=messages.tr("Click the tiles, or type their letters. Recall keeps them all."),
        )
    why = messages.tr("New tiles are drawn first, then these go back. This ends your turn.")
    return PlayButtonPicture(messages.tr("Exchange {tiles}", tiles=messages.tiles(count)), "", refused=False, why=why)
