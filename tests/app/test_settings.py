"""Settings survive, and a broken file of them is no harm."""

import pytest
from PySide6.QtCore import QSettings

from scrabble_gui.app.games import NewGame
from scrabble_gui.app.pace import Pace
from scrabble_gui.app.settings import MOST_PEOPLE, MOST_TOGETHER, Preferences, Settings, SettingsFile, Together

ADA_AND_BEN = Together(("Ada", "Ben"), "finish-line", (70, 120), 3)
FULL = Settings(
    "night",
    1.25,
    False,
    ("Zoë Ōsumi", "李"),
    (ADA_AND_BEN,),
    b"\x01\x00\xff",
    curtain=False,
    ask_always=True,
    slips=False,
    meanings=True,
    pins={"Zoë Ōsumi": "1$2"},
)


def test_what_is_preferred_comes_back(tmp_path):
    assert SettingsFile(tmp_path / "settings.ini").save(FULL)
    assert SettingsFile(tmp_path / "settings.ini").load() == FULL


def test_without_a_file_everything_has_its_default(tmp_path):
    assert SettingsFile(tmp_path / "none.ini").load() == Settings()


@pytest.mark.parametrize(
    "line",
    [
        "text_scale=huge",
        "people=[1, 2]",
        "curtain=perhaps",
        "pins=[1]",
        'pins={"Ada": 1}',
        "motion=a little",
        "people={}",
        "people=[",
        "geometry=xyz",
        "text_scale=nan",
        "together=5",
        "together=[5]",
        'together=[{"names": ["Ada"]}]',
        'together=[{"names": [1], "rules": "a", "targets": [1], "games": 1}]',
        'together=[{"names": ["A"], "rules": "a", "targets": ["x"], "games": 1}]',
    ],
)
def test_a_line_that_cannot_be_read_has_its_default(tmp_path, line):
    file = tmp_path / "settings.ini"
    file.write_text(f"[General]\ntheme=night\n{line}\n", encoding="utf-8")
    read = SettingsFile(file).load()
    assert read.theme == "night"
    assert (read.people, read.geometry, read.together) == ((), b"", ())
    assert 1.0 <= read.text_scale <= 1.5
    assert (read.curtain, read.motion, dict(read.pins)) == (True, None, {})


def test_motion_may_follow_the_system(tmp_path):
    for motion in (None, True, False):
        SettingsFile(tmp_path / "settings.ini").save(Settings(motion=motion))
        assert SettingsFile(tmp_path / "settings.ini").load().motion is motion


def test_a_binary_file_is_no_harm(tmp_path):
    file = tmp_path / "settings.ini"
    file.write_bytes(bytes(range(256)))
    store = SettingsFile(file)
    assert store.load() == Settings()
    assert store.save(FULL)
    assert SettingsFile(file).load() == FULL
    assert (tmp_path / "settings.ini.damaged").read_bytes() == bytes(range(256)), "it is kept beside"


def test_a_change_is_written_and_told(tmp_path, qtbot):
    preferences = Preferences(SettingsFile(tmp_path / "settings.ini"))
    with qtbot.waitSignal(preferences.changed):
        assert preferences.change(theme="night")
    assert SettingsFile(tmp_path / "settings.ini").load().theme == "night"
    assert preferences.now.theme == "night"


def test_the_latest_people_stand_first_and_each_once():
    assert Settings(people=("Ada", "Ben")).with_people(("Ben", "Grandma")) == ("Ben", "Grandma", "Ada")
    assert len(Settings(people=tuple(map(str, range(50)))).with_people(("Ada",))) == MOST_PEOPLE


def test_a_line_up_that_plays_again_moves_to_the_front():
    settings = Settings(together=(Together(("Zoë", "Ben"), "kids", (None, None), 1), ADA_AND_BEN))
    first, second = settings.with_together(NewGame(("Ada", "Ben"), "friendly", (None, None)))
    assert first == Together(("Ada", "Ben"), "friendly", (None, None), 4)
    assert second.names == ("Zoë", "Ben")


def test_people_with_a_computer_are_another_line_up_than_the_same_names_without(tmp_path):
    settings = Settings(together=(ADA_AND_BEN,))
    together = settings.with_together(NewGame(("Ada", "Ben"), "friendly", (None, None), (None, "mouse")))
    assert [line.games for line in together] == [1, 3]
    again = Settings(together=together).with_together(
        NewGame(("Ada", "Ben"), "friendly", (None, None), (None, "mouse"))
    )
    assert [(line.levels, line.games) for line in again] == [((None, "mouse"), 2), ((), 3)]
    store = SettingsFile(tmp_path / "settings.ini")
    assert store.save(Settings(together=again))
    assert store.load().together == again


def test_the_hints_of_a_line_up_are_remembered(tmp_path):
    together = Settings().with_together(NewGame(("Ada", "Ben"), "kids", (None, None), (), (12, None)))
    store = SettingsFile(tmp_path / "settings.ini")
    assert store.save(Settings(together=together))
    assert store.load().together[0].hints == (12, None)


@pytest.mark.parametrize("text", ["slow", "", "7"])
def test_a_pace_that_there_is_none_of_is_the_ordinary_one(tmp_path, text):
    path = tmp_path / "settings.ini"
    assert SettingsFile(path).save(Settings(pace=Pace.INSTANT))
    assert SettingsFile(path).load().pace is Pace.INSTANT
    store = QSettings(str(path), QSettings.Format.IniFormat)
    store.setValue("pace", text)
    store.sync()
    assert SettingsFile(path).load().pace is Pace.HUMAN


@pytest.mark.parametrize("levels", ['"mouse"', '["mouse"]', "[1, null]"])
def test_line_ups_with_strange_levels_are_not_read(tmp_path, levels):
    path = tmp_path / "settings.ini"
    line = f'{{"names": ["Ada", "Ben"], "rules": "kids", "targets": [null, null], "games": 1, "levels": {levels}}}'
    store = QSettings(str(path), QSettings.Format.IniFormat)
    store.setValue("theme", "night")
    store.setValue("together", f"[{line}]")
    store.sync()
    assert SettingsFile(path).load().together == ()


def test_only_the_latest_line_ups_are_remembered():
    settings = Settings()
    for number in range(20):
        settings = Settings(together=settings.with_together(NewGame((str(number), "Ben"), "friendly", (None, None))))
    assert len(settings.together) == MOST_TOGETHER
    assert settings.together[0].names == ("19", "Ben")
