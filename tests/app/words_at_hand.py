"""What tests of looking words up are written with: a small list with meanings, in a folder of its own."""

from pathlib import Path

from scrabble_gui.app.reference import Reference
from scrabble_gui.catalogue.dictionaries import Dictionaries
from scrabble_gui.engine.glossary import Entry, Origin, OriginKind, Part, Sense, pack
from scrabble_gui.engine.lexicon import WordGraph, build
from tests.drawing import tile_set

LIST = "AT CAT CATS ACT ACTS SCAT CHAT COAT TACO CATO SAT STACKED QAT RUDE COLOUR COLOR UNCAT"
MEANINGS = (
    Entry("CAT", (Sense(Part.NOUN, "a small animal that purrs"), Sense(Part.VERB, "to hoist an anchor")), ()),
    Entry("CATS", (), (Origin(OriginKind.FORM, "CAT", parts="nv"),)),
    Entry("UNCAT", (), (Origin(OriginKind.DERIVED, "CAT", "UN-", "v"),)),
    Entry("COLOUR", (Sense(Part.NOUN, "what light looks like"),), ()),
    Entry("COLOR", (), (Origin(OriginKind.SPELLING, "COLOUR"),)),
    Entry("RUDE", (Sense(Part.ADJECTIVE, "not kind"),), ()),
)


def reference(folder: Path, words: str | None = LIST, **more) -> Reference:
    """Return a list of a few words; without words there is no list."""
    (folder / "definitions").mkdir(exist_ok=True)
    (folder / "offensive").mkdir(exist_ok=True)
    (folder / "definitions" / "small.glossary").write_bytes(pack(MEANINGS))
    (folder / "offensive" / "small.toml").write_text(
        'name = "Small"\n[slurs]\n[rude]\nrude = "rude"\n', encoding="utf-8"
    )
    tiles = tile_set()
    graph = WordGraph(build(words.split(), tiles.letters)) if words is not None else None
    name = "Small list" if words is not None else ""
    return Reference(tiles, "small" if graph else "", name, "small", graph, Dictionaries([folder]), **more)
