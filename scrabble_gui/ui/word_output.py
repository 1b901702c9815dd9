"""Words that were found, on paper and in files: :class:`WordOutput`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from scrabble_gui.app.thinker import Thinker
from scrabble_gui.app.word_source import WordSource
from scrabble_gui.ui.pages import Pages

SUFFIX = ".csv"


class WordOutput(QObject):
    """Writes and prints what the word builder has found; files are written beside the window's thread."""

    told = Signal(str, bool)
    """(sentence, whether it stays until it is clicked away): what came of a wish."""

    def __init__(self, pages: Pages, source: WordSource, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = pages
        self._source = source
        self.writing = Thinker(self)
        """Writes one table at a time."""
        self.writing.thought.connect(self._on_written)
        self.writing.failed.connect(self._on_not_written)

    def ask_for_file(self) -> None:
        """Ask for a place and write what was found there."""
        from PySide6.QtWidgets import QFileDialog

        kinds = self.tr("Tables (*{suffix})").format(suffix=SUFFIX)
        proposal = str(Path.home() / (self.tr("words") + SUFFIX))
        name, _ = QFileDialog.getSaveFileName(self._pages, self.tr("Save as a table"), proposal, kinds)
        if name:
            self.write_table(Path(name) if name.endswith(SUFFIX) else Path(name + SUFFIX))

    def write_table(self, path: Path) -> None:
        """Write what was found into a file."""
        from scrabble_gui.app.word_finder import as_csv
        from scrabble_gui.record import atomic
        from scrabble_gui.ui import word_messages

        reference, permit, found = self._source.reference, self._source.permit, self._pages.words.builder.found
        heads = word_messages.table_heads()

        def write(stop: Callable[[], bool]) -> Path:
            del stop
            atomic.write(path, as_csv(reference, permit, found, heads).encode("utf-8-sig"))
            return path

        self.writing.start(write)

    def ask_for_printer(self) -> None:
        """Ask for a printer and print what was found."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        from scrabble_gui.ui.word_printing import word_document

        printer = QPrinter()
        dialog = QPrintDialog(printer, self._pages)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            found = self._pages.words.builder.found
            word_document(self._source.reference.list_name, found, self._source.hooks).print_(printer)

    def _on_written(self, path: Path) -> None:
        from scrabble_gui.ui import word_messages

        self.told.emit(word_messages.written(path.name), False)

    def _on_not_written(self, error: Exception) -> None:
        from scrabble_gui.record.savefile import WriteError
        from scrabble_gui.ui import file_messages

        if not isinstance(error, WriteError):
            raise error
        self.told.emit(file_messages.copy_error(error), True)
