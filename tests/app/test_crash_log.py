"""The log of what nobody expected: whole entries, bounded, and no second fault where it cannot be written."""

from datetime import UTC, datetime

from scrabble_gui.app.crash_log import FATAL_NAME, OLD_LOG_NAME, CrashLog

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)


def log_in(folder, **how) -> CrashLog:
    return CrashLog(folder, now=lambda: NOON, **how)


def test_an_entry_says_when_and_what(tmp_path):
    log = log_in(tmp_path / "logs")
    assert log.write("error", "KeyError: 'E'\n") == tmp_path / "logs" / "errors.log"
    assert log.path.read_text() == "2026-05-01T12:00:00+00:00 error\nKeyError: 'E'\n\n"


def test_two_logs_of_bounded_size_are_kept(tmp_path):
    log = log_in(tmp_path, most_bytes=1000)
    for number in range(100):
        log.write("error", f"number {number:03}")
    assert log.path.stat().st_size <= 1000
    assert (tmp_path / OLD_LOG_NAME).stat().st_size <= 1000
    assert "number 099" in log.path.read_text()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["errors.log", "errors.old.log"]


def test_a_very_long_entry_loses_its_middle(tmp_path):
    log = log_in(tmp_path)
    log.write("error", "begin " + "x" * 1_000_000 + " end")
    text = log.path.read_text(encoding="utf-8")
    assert len(text) < 21_000
    assert "begin" in text
    assert "end" in text


def test_signs_that_are_no_text_are_no_fault(tmp_path):
    assert log_in(tmp_path).write("error", "\ud800 – 李") is not None


def test_where_nothing_can_be_written_nothing_is_raised(tmp_path):
    (tmp_path / "logs").write_text("in the way")
    log = log_in(tmp_path / "logs")
    assert log.write("error", "text") is None
    assert not log.take_fatal()


def test_the_last_words_of_a_process_come_into_the_log(tmp_path):
    log = log_in(tmp_path)
    assert not log.take_fatal()
    (tmp_path / FATAL_NAME).write_text(" \n")
    assert not log.take_fatal()
    (tmp_path / FATAL_NAME).write_text("Fatal Python error: Segmentation fault")
    assert log.take_fatal()
    assert "Segmentation fault" in log.path.read_text()
