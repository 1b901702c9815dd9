"""A user with a data folder of their own."""

import pytest

from scrabble_gui.catalogue import (
    Catalogue,
)
from tests.data_files import EXAMPLES, RESOURCES


@pytest.fixture
def own(tmp_path):
    """A user's data folder; the name is one that families have."""
    folder = tmp_path / "Würfel & Wörter"
    for kind in EXAMPLES:
        (folder / kind).mkdir(parents=True)
    return folder


@pytest.fixture
def both(own):
    """The catalogue of the program's data and the user's."""
    return Catalogue([RESOURCES, own])
