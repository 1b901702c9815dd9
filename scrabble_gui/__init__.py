"""Your Turn: a crossword board game for the family table.

A game is a setup and a list of turns, and everything on the screen follows from them::

     setup + turns  --fold-->  State  --view(seat)-->  screen / computer
          ^                                                |
          +------------ decide(state, move) <--- move -----+

The layers; imports go down only, and ``tests/test_layers.py`` fails when one goes up::

    __main__    the entry: a command, or the window                      standard library only
    cli         commands that answer without a window                   no Qt, nothing of app and ui
    ui          widgets                                                 PySide6 Widgets
    app         the game in progress                                    PySide6 QtCore only
    record      games as files                                          no Qt
    catalogue   data files: tile sets, layouts, rulesets, themes        no Qt
    engine      words, move generation, computer players                no Qt
    core        the rules                                               standard library only

``scrabble_gui`` is the technical name; what people read on the screen is `PROGRAM_NAME`.
"""

__version__ = "0.1.0"

PROGRAM_NAME = "Your Turn"
"""The name people see: window, menus, installers. The one place where it is written."""
