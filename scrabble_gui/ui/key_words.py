"""What mouse, finger and keys do at the table, in sentences: :func:`key_sections`, for the page *Keys and mouse*."""

from __future__ import annotations

from scrabble_gui.ui.messages import tr
from scrabble_gui.ui.rule_words import Section


def key_sections() -> tuple[Section, ...]:
    """Return headings and sentences."""
    return (
        (
            tr("With mouse or finger"),
            (
                tr("Drag a tile to a square; or click the tile and then the square."),
                tr("Drag it back, double-click it or right-click it, and it goes home to the rack."),
                tr("Hold Shift or Ctrl while you drag a tile that you have laid: the whole word comes along."),
                tr("Drag the tiles on the rack, and it is arranged as you like it."),
                tr("Click a turn on the score pad to see how the board looked then."),
                tr("Click a word on the board to read what it means, once nobody can challenge it any more."),
            ),
        ),
        (
            tr("With the keyboard"),
            (
                tr("Click a square or press an arrow key: there the cursor is. Space, or a second click, turns it."),
                tr("Ctrl with an arrow goes to the next tile or the edge, Home and End to the ends of the line."),
                tr("Type the letters. Tiles that lie in the way are passed over. With Shift the blank is that letter."),
                tr("Backspace takes the last tile back. Esc lets go, and a second Esc takes all tiles back."),
                tr("Enter plays. Ctrl+H shuffles the rack, Ctrl+E exchanges tiles, Ctrl+P passes, Ctrl+K challenges."),
                tr(
                    "Ctrl+I gives a hint where the rules allow any, and Enter lets a computer that thinks play at once."
                ),
                tr("F6 goes from the board to the score pad and back; there Space looks back at a turn."),
                tr("Ctrl+U counts the tiles that you do not see; Ctrl+A chooses all tiles for an exchange."),
                tr("Ctrl and + makes the text larger, Ctrl and − smaller."),
                tr("Ctrl+D looks a word up, Ctrl+B builds words; in a game as far as its rules allow."),
            ),
        ),
    )
