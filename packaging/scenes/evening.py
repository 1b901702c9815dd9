"""What everybody sees together: the curtain between two turns, and the end of a game."""

from __future__ import annotations

from scenes.stage import LONG_NAMES, Stage
from scrabble_gui.core.moves import Exchange, Pass


def curtain_start(stage: Stage) -> None:
    """Show the hand-over before the first turn."""
    stage.open("family_three_ended_by_passes", 0, people=("Ada", "Ben", "Grandma"))


def curtain(stage: Stage) -> None:
    """Show the hand-over after a play that may be challenged."""
    stage.open("family_three_ended_by_passes", 15, people=("Ada", "Ben", "Grandma"))
    stage.play_next("family_three_ended_by_passes", 15)


def curtain_of_four(stage: Stage) -> None:
    """Show the hand-over of four people with long names after a play of many words."""
    stage.open("family_four_window_open", 17, people=LONG_NAMES)


def curtain_reopened(stage: Stage) -> None:
    """Show the hand-over of a game just opened."""
    stage.open("family_two_finished", 20)


def curtain_pass(stage: Stage) -> None:
    """Show the hand-over after a pass."""
    stage.open("family_three_ended_by_passes", 26, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    assert stage.window.session is not None
    stage.window.session.submit(Pass())


def curtain_exchange(stage: Stage) -> None:
    """Show the hand-over after an exchange."""
    stage.open("family_three_ended_by_passes", 20, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    assert stage.window.session is not None
    stage.window.session.submit(Exchange(stage.window.session.hand.draft.chosen((0, 2, 3))))


def curtain_skipped(stage: Stage) -> None:
    """Show the hand-over when somebody misses the turn after a challenge."""
    stage.open("family_three_ended_by_passes", 12, people=("Ada", "Ben", "Grandma"))


def curtain_challenge_won(stage: Stage) -> None:
    """Show the hand-over after a play was taken back."""
    stage.open("family_three_ended_by_passes", 17, people=("Ada", "Ben", "Grandma"))


def curtain_ask(stage: Stage) -> None:
    """Show the question before the game ends."""
    stage.open("family_two_finished", 37)


def end_page(stage: Stage) -> None:
    """Show the end of a game of three."""
    stage.open("family_three_ended_by_passes", people=("Ada", "Ben", "Grandma"))


def end_page_two(stage: Stage) -> None:
    """Show the end of a game of two, gone out."""
    stage.open("family_two_finished")


def end_page_line(stage: Stage) -> None:
    """Show the end of a game to a line."""
    stage.open("finish_line_three_finished")


def end_page_four(stage: Stage) -> None:
    """Show the end of a game of four people with long names."""
    stage.open("family_four_window_open", 18, people=LONG_NAMES)
    session = stage.window.session
    assert session is not None
    session.agree()
