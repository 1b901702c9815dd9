"""What the compiled modules ask of Cython, for when they run uncompiled.

The compiler knows these names itself and never reads this file; the installed program does not need Cython.
"""

from contextlib import AbstractContextManager, nullcontext

compiled = False
"""Whether the module that asks runs as machine code."""

nogil: AbstractContextManager[None] = nullcontext()
"""Marks what runs beside other threads."""
