"""Collect PySide6 without the extras of the stock hook: the software OpenGL of Windows is 20 MB nobody here calls."""

hiddenimports = ["shiboken6", "inspect", "PySide6.support.deprecated"]
