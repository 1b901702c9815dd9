"""The port of a scrolling view, through which its content is seen: :func:`clear_port`."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractScrollArea, QWidget


def clear_port(area: QAbstractScrollArea) -> QWidget:
    """Give a view a port without a ground of its own, and return it.

    Qt's own port would do as well, were it not unknown to PySide: asked for it, PySide makes Python classes of all
    widgets that Qt has, to find the right one, and the start takes 20 ms longer.
    """
    port = QWidget()
    port.setObjectName("qt_scrollarea_viewport")  # as Qt names its own
    area.setViewport(port)
    return port
