"""Saving the game of a table."""

from scrabble_gui.record.savefile import SavedGame, save


def saved(path, table):
    """Save the game of a table and return the path."""
    save(path, SavedGame(table.game))
    return path
