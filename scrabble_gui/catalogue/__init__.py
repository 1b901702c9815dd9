"""The data files: tile sets, layouts, rulesets, themes, word lists, fonts, icons. No Qt.

What others need stands here: :func:`ruleset_to_dict` and :func:`ruleset_from_dict` for saved games, and the errors,
each a :class:`CatalogueError` that names file and key.
"""

from scrabble_gui.catalogue.errors import (
    BadValue,
    CatalogueError,
    KeyFault,
    MissingKey,
    NotToml,
    UnknownId,
    UnknownKey,
    Unreadable,
    WrongType,
)
from scrabble_gui.catalogue.rule_files import RulesetEntry, ruleset_from_dict, ruleset_to_dict

__all__ = [
    "BadValue",
    "CatalogueError",
    "KeyFault",
    "MissingKey",
    "NotToml",
    "RulesetEntry",
    "UnknownId",
    "UnknownKey",
    "Unreadable",
    "WrongType",
    "ruleset_from_dict",
    "ruleset_to_dict",
]
