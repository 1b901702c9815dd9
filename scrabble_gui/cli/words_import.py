"""``words import``: take in a word list of somebody's own."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from scrabble_gui.catalogue import Catalogue, WordListInfo, data_place
from scrabble_gui.catalogue.word_import import Choices, OwnList, read_own_list
from scrabble_gui.catalogue.word_install import Label, id_for, install, is_id
from scrabble_gui.cli.console import BAD_INPUT, GOOD, answer, complain, shown
from scrabble_gui.cli.sentences import short


def described(info: WordListInfo) -> Mapping[str, object]:
    """Return what a list is, as it is answered."""
    return {"id": info.id, "name": info.name, "words": info.words, "sha256": info.sha256}


def run(data: Catalogue, given: argparse.Namespace) -> int:
    """Take in the list that the arguments name and return the exit status.

    Raises a subclass of :class:`~scrabble_gui.catalogue.CatalogueError` or of
    :class:`~scrabble_gui.engine.errors.LexiconError`.
    """
    stem = given.file.name.split(".")[0] or given.file.name
    name = given.id if given.id is not None else id_for(stem)
    if not is_id(name):
        complain(f'An id has small letters, digits and hyphens; "{short(name)}" is none.')
        return BAD_INPUT
    tiles = data.tile_set(given.tiles or data.default_ruleset().tiles_id)
    own = read_own_list(given.file, tiles.letters, Choices(fold_accents=given.fold, skip_unusable=given.skip))
    label = Label(name, (given.name or shown(given.file.with_name(stem)).split("/")[-1]).strip() or name, tiles.id)
    info = install(own, label, data_place(), shipped=data.words.shipped, replace=given.replace)
    answer(described(info))
    _tell(own)
    return GOOD


def _tell(own: OwnList) -> None:
    """Tell on standard error what was left out."""
    for problem in own.problems[:20]:
        complain(f'left out: "{short(problem.word)}"', own.path, problem.line)
    if own.left_out > 20:
        complain(f"{own.left_out} words were left out, of which 20 are told.", own.path)
