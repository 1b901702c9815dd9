"""The command line: what the program answers without a window, for scripts, tests and people who keep game records.

Each command is a module with ``run(arguments) -> exit status``; :func:`run` calls it. Answers are one JSON object a
line on standard output, messages go to standard error. Exit status: 0 good, 1 a finding (a play is illegal, a word not
valid), 2 bad input. No Qt.
"""

from __future__ import annotations

from collections.abc import Sequence

COMMANDS = {
    "score": "judge plays without a dictionary",
    "replay": "replay saved games by the rules",
    "words": "look words up, and list the word lists",
    "plays": "find all legal plays",
    "game": "let computers play each other",
    "levels": "list the computer players",
}
"""{command: what it does}, in the order of the help text."""


def run(arguments: Sequence[str]) -> int:
    """Run the command that the first argument names and return the exit status.

    Raises :class:`KeyError` for one that is not in :data:`COMMANDS`.
    """
    from scrabble_gui.cli.console import guarded

    command, *rest = arguments
    match command:
        case "score":
            from scrabble_gui.cli import score

            return guarded(score.run, rest)
        case "replay":
            from scrabble_gui.cli import replay

            return guarded(replay.run, rest)
        case "words":
            from scrabble_gui.cli import words

            return guarded(words.run, rest)
        case "plays":
            from scrabble_gui.cli import plays

            return guarded(plays.run, rest)
        case "game":
            from scrabble_gui.cli import game

            return guarded(game.run, rest)
        case "levels":
            from scrabble_gui.cli import game

            return guarded(game.run_levels, rest)
        case _:
            raise KeyError(command)
