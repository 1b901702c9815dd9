"""A challenge from who doubts to the verdict."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton

from scenes.stage import LONG_NAMES, Stage


def challenge_who(stage: Stage) -> None:
    """Show the question who challenges."""
    stage.open("family_three_ended_by_passes", 16, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    stage.window.commands["turn.challenge"].trigger()


def challenge_step(stage: Stage) -> None:
    """Show what a challenge costs."""
    stage.open("family_three_ended_by_passes", 16, people=("Ada", "Ben", "Grandma"))
    stage.challenge()


def challenge_bad(stage: Stage) -> None:
    """Show the verdict on a word that is not good."""
    challenge_step(stage)
    _check(stage)


def challenge_good(stage: Stage) -> None:
    """Show the verdict on words that are good."""
    stage.open("family_four_window_open", 17, people=LONG_NAMES)
    stage.challenge()
    _check(stage)


def challenge_agree(stage: Stage) -> None:
    """Show the question whether everybody accepts the word."""
    challenge_bad(stage)
    stage.press("Accept it all the same")


def challenge_vote(stage: Stage) -> None:
    """Show the votes of the table."""
    stage.open("table_vote_three", 6)
    stage.challenge()


def _check(stage: Stage) -> None:
    """Ask the word list, for one word or for several."""
    card = stage.window.pages.game.challenging.card
    texts = {one.text() for one in card.findChildren(QAbstractButton) if one.isVisible()}
    stage.press(next(text for text in texts if text.startswith("Check")))
