"""What tests of data files are written with: the files of the program, and files of a user made from them."""

from scrabble_gui.catalogue import (
    resources_folder,
)

RESOURCES = resources_folder()
EXAMPLES = {
    "tiles": "english",
    "layouts": "standard",
    "rules": "finish-line",
    "themes": "night",
    "words": "enable",
}
"""A file of each kind to break."""


def text_of(kind, name=None):
    return (RESOURCES / kind / f"{name or EXAMPLES[kind]}.toml").read_text(encoding="utf-8")


def put(folder, kind, text, name="mine"):
    """Put a file into the user's folder and return its path."""
    path = folder / kind / f"{name}.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.replace('id = "enable"', 'id = "mine"').encode())
    return path


def read(data, kind, name="mine"):
    """Read a file of a kind by its id."""
    match kind:
        case "tiles":
            return data.tile_set(name)
        case "layouts":
            return data.layout(name)
        case "rules":
            return data.ruleset(name)
        case "themes":
            return data.looks.theme(name)
        case "words":
            return next((info for info in data.words.all() if info.id == name), None)
