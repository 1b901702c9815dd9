"""Where the window stands: remembered, and never where nobody can reach it."""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from scrabble_gui.ui.appearance import system_moves
from scrabble_gui.ui.window import SMALLEST
from scrabble_gui.ui.window_place import TITLE_BAR, visible_place
from tests.ui.page_talk import spilled
from tests.ui.table_talk import TableTalk

LEAST = QSize(800, 600)
LAPTOP, TELEVISION = QRect(0, 0, 1366, 768), QRect(1366, 0, 1920, 1080)


@pytest.mark.parametrize(
    "frame",
    [
        QRect(5000, 100, 900, 700),
        QRect(-5000, 100, 900, 700),
        QRect(100, 4000, 900, 700),
        QRect(100, -690, 900, 700),
        QRect(-880, 100, 900, 700),
        QRect(1300, 700, 900, 700),
        QRect(3000, 3000, 6000, 4000),
    ],
)
@pytest.mark.parametrize("screens", [[LAPTOP], [LAPTOP, TELEVISION]])
def test_a_title_bar_can_always_be_reached(frame, screens):
    place = visible_place(frame, screens, LEAST)
    bar = QRect(place.x(), place.y(), place.width(), TITLE_BAR)
    seen = [bar.intersected(screen) for screen in screens]
    assert any(strip.width() >= 120 and strip.height() >= TITLE_BAR // 2 for strip in seen)
    assert any(screen.top() <= place.top() < screen.bottom() for screen in screens)


def test_a_window_that_is_seen_stays_where_it_is():
    for frame in (QRect(10, 10, 900, 700), QRect(1200, 0, 900, 700), QRect(1400, 300, 1800, 1000)):
        assert visible_place(frame, [LAPTOP, TELEVISION], LEAST) == frame


def test_a_window_of_a_missing_television_fits_the_laptop():
    place = visible_place(QRect(1500, 50, 1800, 1000), [LAPTOP], LEAST)
    assert LAPTOP.contains(place)


def test_on_a_screen_too_small_the_top_left_corner_counts():
    place = visible_place(QRect(900, 900, 900, 700), [QRect(0, 0, 640, 480)], LEAST)
    assert place == QRect(0, 0, 800, 600)


def test_without_any_screen_nothing_moves():
    assert visible_place(QRect(1, 2, 3, 4), [], LEAST) == QRect(1, 2, 3, 4)


@pytest.fixture
def talk(qtbot, tmp_path):
    """Return a window with nobody before it."""
    return TableTalk(qtbot, tmp_path)


def reopened(talk, qtbot) -> None:
    """Close the window and open it as the program does: with the place of the last time."""
    talk.window.close()
    parts = talk.window
    talk.window = type(parts)(parts._appearance._look, parts._games, parts._appearance._themes, parts._preferences)
    qtbot.addWidget(talk.window)
    talk.window.show()
    qtbot.waitExposed(talk.window)


def test_place_and_size_come_back(talk, qtbot):
    talk.window.setGeometry(2, 60, 760, 640)  # the screen of a test is 800 wide
    reopened(talk, qtbot)
    place = talk.window.geometry()
    assert (place.y(), place.size()) == (60, QSize(760, 640))


def test_a_place_on_a_missing_screen_comes_back_in_sight(talk, qtbot):
    talk.window.setGeometry(9000, 7000, 900, 700)
    reopened(talk, qtbot)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    frame = talk.window.frameGeometry()
    assert visible_place(frame, screens, LEAST) == frame
    assert any(screen.intersects(frame) for screen in screens)
    assert talk.window.size().width() >= SMALLEST[0]


def test_a_broken_place_is_the_first_one(talk, qtbot):
    talk.window.close()
    talk.window._preferences.change(geometry=b"\x00\x01nonsense")
    reopened(talk, qtbot)
    assert talk.window.isVisible()


def test_the_full_screen_comes_back_and_f11_leaves_it(talk, qtbot):
    talk.window.setGeometry(20, 30, 800, 600)
    talk.key(Qt.Key.Key_F11)
    assert talk.window.isFullScreen()
    talk.window.close()
    geometry = talk.window._preferences.now.geometry
    assert geometry
    reopened(talk, qtbot)
    assert talk.window.isFullScreen()
    talk.command("view.full_screen")
    assert not talk.window.isFullScreen()


def test_a_screen_that_is_taken_away_takes_no_window_with_it(talk):
    talk.window.setGeometry(5000, 5000, 900, 700)
    QGuiApplication.instance().screenRemoved.emit(QGuiApplication.primaryScreen())
    assert QGuiApplication.primaryScreen().availableGeometry().contains(talk.window.frameGeometry().topLeft())


def test_light_and_dark_follow_the_system_while_running(talk):
    look = talk.window.pages.home._look
    talk.window._preferences.change(theme="automatic")
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert look.theme.dark
    dark = QApplication.palette().window().color().lightness()
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert not look.theme.dark
    assert QApplication.palette().window().color().lightness() > dark
    talk.window._preferences.change(theme="night")
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert look.theme.id == "night", "a theme that was chosen stays"


def test_motion_follows_the_system_where_nobody_chose(talk, monkeypatch):
    look = talk.window.pages.home._look
    talk.window._preferences.change(motion=None)
    assert look.motion == system_moves()
    monkeypatch.setattr(QApplication, "isEffectEnabled", lambda effect: False)
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    talk.window._preferences.change(motion=None)
    assert not look.motion
    talk.window._preferences.change(motion=True)
    assert look.motion, "what was chosen counts"


@pytest.mark.parametrize("size", [SMALLEST, (480, 800), (800, 600), (1280, 720), (1920, 1080), (3840, 2160)])
def test_every_page_has_room_in_small_windows_and_on_a_television(talk, size):
    talk.window.resize(*size)
    QApplication.processEvents()
    window = talk.window
    ways = (
        (window.lobby.show_home, "home"),
        (window.commands["view.preferences"].trigger, "preferences"),
        (window.lobby.show_new_game, "new_game"),
        (lambda: begin(talk), "curtain"),
        (talk.take_screen, "game"),
    )
    for go, name in ways:
        go()
        QApplication.processEvents()
        assert talk.page is getattr(window.pages, name)
        assert spilled(window.pages.game.column if name == "game" else talk.page) == []


def begin(talk) -> None:
    """Let two people sit down and draw for first."""
    talk.start_game(["Ada", "Ben"], "Family Classic")
    talk.click("Begin")
