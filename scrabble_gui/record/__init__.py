"""Games as files: reading and writing them, the lines of the score pad, the folder of the family's games. No Qt.

``savefile`` reads and writes a game (``load``, ``recover``, ``save``), ``sheet`` derives what stands on the score pad,
``folder`` keeps the games of a family in one place. What goes wrong is in ``errors``: a name plus data; the sentences
for people live in the user interface.
"""
