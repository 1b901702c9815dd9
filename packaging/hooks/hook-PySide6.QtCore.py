"""Collect PySide6.QtCore with the allowed plugins only."""

from products.qt_parts import collect

hiddenimports, binaries, datas = collect(__file__)
