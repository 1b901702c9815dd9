"""How tiles move: :class:`Motion` takes a batch of :class:`Step` and plays it; nothing ever waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem

from scrabble_gui.ui.theme import Look

LIFT, LAND, HOME, SHUFFLE, STAGGER = 90, 140, 180, 220, 12
"""Milliseconds: picking up, landing on a square, going home, shuffling, delay from one tile to the next."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that moves."""

    item: QGraphicsItem
    """What moves."""
    goal: QPointF | None
    """Where its upper left corner goes; nothing: only its scale changes."""
    milliseconds: int
    """How long it takes."""
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    """How it speeds up and slows down."""
    delay: int = 0
    """Milliseconds before it starts."""
    scale: float = 1.0
    """Its scale at the goal."""
    leaves: bool = False
    """Whether it fades away and is taken off the scene at the goal."""


class Motion(QObject):
    """Moves things; a new batch, or :meth:`finish`, puts what was moving at its goal at once."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._steps: list[tuple[Step, QPointF, float]] = []
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        """Whether something moves."""
        return bool(self._steps)

    def play(self, steps: Sequence[Step]) -> None:
        """Start these movements from where the things are; what else was moving is at its goal at once."""
        moving = {id(step.item) for step in steps}
        for step, _, _ in self._steps:
            if id(step.item) not in moving:
                _arrive(step)
        self._steps = [(step, QPointF(step.item.pos()), step.item.scale()) for step in steps]
        self._clock.stop()
        total = max((step.delay + step.milliseconds for step in steps), default=0)
        if not total or not self._look.motion:
            self.finish()
            return
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(total))
        self._clock.setDuration(total)
        self._clock.start()

    def finish(self) -> None:
        """Put everything that moves at its goal."""
        steps, self._steps = self._steps, []
        for step, _, _ in steps:
            _arrive(step)
        self._clock.stop()

    def drop(self, item: QGraphicsItem) -> None:
        """Forget a thing: it stays where it is."""
        self._steps = [entry for entry in self._steps if entry[0].item is not item]

    def _on_tick(self, now: float) -> None:
        for step, start, scale in self._steps:
            part = min(1.0, max(0.0, (now - step.delay) / step.milliseconds)) if step.milliseconds else 1.0
            eased = QEasingCurve(step.curve).valueForProgress(part)
            if step.goal is not None:
                step.item.setPos(start + (step.goal - start) * eased)
            step.item.setScale(scale + (step.scale - scale) * eased if part < 1 else step.scale)
            if step.leaves:
                step.item.setOpacity(1 - eased)


def _arrive(step: Step) -> None:
    """Put a thing at its goal."""
    if step.goal is not None:
        step.item.setPos(step.goal)
    step.item.setScale(step.scale)
    scene = step.item.scene()
    if step.leaves and scene is not None:
        scene.removeItem(step.item)
