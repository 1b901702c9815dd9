"""People who play in another language at the real window: :class:`LanguageTable`."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from scrabble_gui.app.session import Phase
from scrabble_gui.core.game import visible_rack
from scrabble_gui.core.moves import Exchange, Pass, Play
from scrabble_gui.core.state import bag_count
from scrabble_gui.engine.gaddag import derive, read_gaddag
from scrabble_gui.engine.lexicon import WordGraph, build
from scrabble_gui.engine.movegen import MoveGenerator
from tests.ui.table_talk import TableTalk

LEFT = Qt.MouseButton.LeftButton
LIMIT = 120
"""Turns after which a game should have been over long ago."""


def choose(box: QComboBox, text: str) -> None:
    """Choose the line with this text with the mouse: open the list, click the line."""
    QTest.mouseClick(box, LEFT, pos=QPoint(box.width() // 2, box.height() // 2))
    QApplication.processEvents()
    at = box.findText(text)
    assert at >= 0, [box.itemText(each) for each in range(box.count())]
    view = box.view()
    index = box.model().index(at, 0)
    view.scrollTo(index)
    QTest.mouseMove(view.viewport(), QPoint(0, 0))  # a release where the list was opened is taken for that click
    QTest.mouseMove(view.viewport(), view.visualRect(index).center())
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())
    QApplication.processEvents()
    assert box.currentText() == text


class LanguageTable(TableTalk):
    """People who know some words, the ones they like first."""

    def __init__(self, qtbot, folder, *, seed: int = 1) -> None:
        super().__init__(qtbot, folder, seed=seed)
        self.finder: MoveGenerator | None = None
        self.liked: frozenset[str] = frozenset()

    def know(self, words, liked=()) -> None:
        """Know these words, as letters; letters of ``liked`` are laid where they can be."""
        setup = self.session.setup
        graph = WordGraph(build(words, setup.tile_set.letters))
        self.finder = MoveGenerator(read_gaddag(derive(graph), graph), setup.rules, setup.tile_set, setup.layout)
        self.liked = frozenset(liked)

    def know_all(self, liked=()) -> None:
        """Know every word of the list that judges the game; letters of ``liked`` are laid where they can be."""
        setup = self.session.setup
        graph = self.window.lobby._games.computers.gaddag(setup.lexicon_id)
        self.finder = MoveGenerator(graph, setup.rules, setup.tile_set, setup.layout)
        self.liked = frozenset(liked)

    def best(self) -> Play | None:
        """Return the play of the person to move: with as many liked letters as can be, then for most points."""
        state = self.session.state
        found = self.finder.plays(state.board, visible_rack(state, state.to_move))

        def merit(each) -> tuple[int, int, str]:
            liked = sum(tile.letter in self.liked and not tile.blank for _, tile in each.play.placements)
            return liked, each.score, str(each.play)

        return max(found, key=merit).play if len(found) else None

    def turn(self) -> None:
        """Play the best word, else exchange, but not twice running, else pass."""
        play = self.best()
        if play is not None:
            self.play(play, "clicks" if any(tile.blank for _, tile in play.placements) else "drag")
            return
        self.take_screen()
        count = min(5, len([tile for tile in self.session.hand.draft.slots if tile is not None]))
        before = [turn.move for turn in self.session.game.turns if turn.seat == self.session.state.to_move]
        tired = bool(before) and isinstance(before[-1], Exchange | Pass)
        if bag_count(self.session.setup, self.session.state) >= 7 and not tired:
            self.click("Exchange")
            slots = [at for at, tile in enumerate(self.session.hand.draft.slots) if tile is not None][:count]
            for slot in slots:
                QTest.mouseClick(self.window.pages.game.table.viewport(), LEFT, pos=self.slot(slot))
            QTest.mouseClick(self.window.pages.game.column.play_button, LEFT)
        else:
            self.click("Pass")
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)

    def to_the_end(self, *, turns: int = LIMIT) -> None:
        """Play until so many turns are made or the game is over."""
        while self.session.phase is not Phase.OVER and len(self.session.game.turns) < turns:
            assert len(self.session.game.turns) < LIMIT
            if self.session.phase is Phase.ASK:
                self.click("Nobody challenges")
                continue
            self.turn()

    def laid(self) -> set[str]:
        """Return the letters on the board that are no blanks."""
        return {tile.letter for tile in self.session.state.board.tiles.values() if not tile.blank}
