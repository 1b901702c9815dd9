"""The rules of the game: pure, immutable, deterministic; no files, no clock, no Qt, no language.

A game is a setup and a list of turns. :func:`~scrabble_gui.core.referee.decide` turns a move into a turn (the only
place that meets chance and words), :func:`~scrabble_gui.core.advance.advance` folds a turn into the next state.

Reading order: ``tiles``, ``board``, ``moves``, ``rules``, ``scoring``, ``setup``, ``state``, ``referee``, ``advance``,
``settle``, ``game``. Refusals are the exceptions of ``errors``; the sentences for people live in the user interface.
"""
