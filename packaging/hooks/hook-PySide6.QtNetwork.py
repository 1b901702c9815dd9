"""Collect PySide6.QtNetwork with the allowed plugins only: a local socket needs neither TLS nor its libraries."""

from products.qt_parts import collect

hiddenimports, binaries, datas = collect(__file__)
