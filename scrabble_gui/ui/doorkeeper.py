"""Who may see tiles, and how this family plays: :class:`Doorkeeper` keeps curtain, PINs and slips as preferred."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from scrabble_gui.app.session import Manners, Session
from scrabble_gui.app.settings import Preferences
from scrabble_gui.ui.ask_card import Question
from scrabble_gui.ui.theme import Look

if TYPE_CHECKING:
    from scrabble_gui.ui.pin_card import PinCard


class Doorkeeper(QObject):
    """Asks for PINs where somebody has one, and tells the session what people are used to."""

    told = Signal(str, bool)
    """A PIN was set or taken away, in a sentence; true where everybody must have seen it."""
    asked = Signal(object)
    """A :class:`Question` that must be answered first."""

    def __init__(self, look: Look, preferences: Preferences, over: QWidget) -> None:
        super().__init__(over)
        self._preferences = preferences
        self._session: Session | None = None
        self._look = look
        self._over = over
        preferences.changed.connect(self._teach)

    @cached_property
    def card(self) -> PinCard:
        """Where a PIN is typed; made for the first one."""
        from scrabble_gui.ui.pin_card import PinCard

        return PinCard(self._look, self._over)

    def set_session(self, session: Session | None) -> None:
        """Say which game is on the table."""
        self._session = session
        if "card" in self.__dict__:
            self.card.dismiss()
        self._teach()

    def _teach(self) -> None:
        """Tell the session what people are used to."""
        session, wish = self._session, self._preferences.now
        if session is not None:
            session.manners = Manners(
                covered=lambda seat: wish.curtain or session.setup.seats[seat].name in wish.pins,
                ask_always=wish.ask_always,
                slips=wish.slips,
            )
            session.computers.pace = wish.pace

    def let_in(self, seat: int) -> None:
        """Show a seat's tiles, after the PIN where there is one."""
        session = self._session
        if session is None:
            return
        name = session.setup.seats[seat].name
        self._ask(name, self.tr("Show my tiles"), session.reveal)

    def toggle_pin(self, name: str) -> None:
        """Let somebody choose a PIN, or take it away from somebody who has one."""
        if name in self._preferences.now.pins:
            self._ask(name, self.tr("Take the PIN away"), lambda: self._take_away(name))
        else:
            self.card.choose(name, lambda pin: self._set(name, pin))

    def _ask(self, name: str, go: str, then: Callable[[], object]) -> None:
        """Do something once the PIN was right; at once where there is none."""
        from scrabble_gui.app.pins import opens

        kept = self._preferences.now.pins.get(name)
        if kept is None:
            then()
            return

        def check(pin: str) -> bool:
            right = opens(pin, kept)
            if right:
                self.card.dismiss()
                then()
            return right

        self.card.ask(name, go, check, lambda: self._on_forgotten(name))

    def _on_forgotten(self, name: str) -> None:
        """Offer to take a forgotten PIN away, before everybody's eyes."""
        title = self.tr("Take {name}’s PIN away?").format(name=name)
        body = self.tr("Everybody is told. {name} can choose a new one in the preferences.").format(name=name)
        self.asked.emit(Question(title, body, self.tr("Take the PIN away"), lambda: self._take_away(name)))

    def _set(self, name: str, pin: str) -> bool:
        from scrabble_gui.app.pins import sealed

        self._preferences.change(pins={**self._preferences.now.pins, name: sealed(pin)})
        self.told.emit(self.tr("{name} has a PIN now.").format(name=name), False)
        return True

    def _take_away(self, name: str) -> None:
        pins = {who: pin for who, pin in self._preferences.now.pins.items() if who != name}
        self._preferences.change(pins=pins)
        self.told.emit(self.tr("{name}’s PIN was taken away.").format(name=name), True)
