"""Running the program, and a game to show it."""

import json

import pytest

from scrabble_gui.__main__ import main
from tests.drawing import Table


@pytest.fixture
def answers(capsys):
    """Run the program; the result is the exit status, the answers as data, and the complaints."""

    def answered(*arguments):
        status = main(list(map(str, arguments)))
        out, err = capsys.readouterr()
        return status, [json.loads(line) for line in out.splitlines()], err

    return answered


@pytest.fixture
def table():
    """A game in which Ada has played CAT, and nobody has said yet whether it is a word."""
    table = Table("CATSXYZ", "DOGEEEE", words="CAT")
    table.do(0, "8H CAT")
    return table
