"""Widgets. They show core objects and report wishes as signals; no rule lives here.

``window`` puts the pages together, ``table`` is board and rack, ``messages`` owns every sentence about the game,
``theme`` and ``kit`` are what everything looks like.
"""
