"""The data files: tile sets, layouts, rulesets, themes, word lists, fonts, icons. No Qt.

:class:`Catalogue` finds them by id, in what comes with the program (:func:`resources_folder`) and in the user's own
folder (:func:`data_folder`). :func:`ruleset_to_dict` and :func:`ruleset_from_dict` write out a ruleset for a saved game
with the keys of a ruleset file. Each error is a :class:`CatalogueError` that names file and key.

Reading order: ``errors``, ``reading``, ``rule_files``, ``piece_files``, ``theme_files``, ``word_files``, ``shelf``,
``looks``, ``word_lists``, ``offensive``, ``dictionaries``, ``finder``; a list of somebody's own: ``import_errors``,
``import_archive``, ``import_text``, ``import_graphs``, ``word_import``, ``word_install``.
"""

from scrabble_gui.catalogue.capabilities import Capabilities
from scrabble_gui.catalogue.errors import (
    BadValue,
    CatalogueError,
    IdTaken,
    KeyFault,
    MissingKey,
    NotToml,
    UnknownId,
    UnknownKey,
    Unreadable,
    WrongType,
)
from scrabble_gui.catalogue.finder import Catalogue
from scrabble_gui.catalogue.folders import data_folder, data_place, resources_folder
from scrabble_gui.catalogue.rule_files import RulesetEntry, ruleset_from_dict, ruleset_to_dict
from scrabble_gui.catalogue.theme_files import ThemeData, ThemeKind
from scrabble_gui.catalogue.word_files import WordListInfo

__all__ = [
    "BadValue",
    "Capabilities",
    "Catalogue",
    "CatalogueError",
    "IdTaken",
    "KeyFault",
    "MissingKey",
    "NotToml",
    "RulesetEntry",
    "ThemeData",
    "ThemeKind",
    "UnknownId",
    "UnknownKey",
    "Unreadable",
    "WordListInfo",
    "WrongType",
    "data_folder",
    "data_place",
    "resources_folder",
    "ruleset_from_dict",
    "ruleset_to_dict",
]
