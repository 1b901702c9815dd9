"""Where data lies, and finding it by id: the program's, and the user's beside it."""

import ast
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from scrabble_gui.catalogue import (
    Capabilities,
    Catalogue,
    IdTaken,
    MissingKey,
    NotToml,
    UnknownId,
    data_folder,
    resources_folder,
)
from scrabble_gui.catalogue.folders import data_place
from scrabble_gui.core.tiles import Tile
from tests.data_files import EXAMPLES, RESOURCES, put, read, text_of
from tests.drawing import catalogue

ROOT = Path(__file__).resolve().parents[2]

# --- folders


def test_the_variable_names_the_data_folder_and_it_is_made(tmp_path, monkeypatch):
    monkeypatch.setenv("SCRABBLE_GUI_DATA", str(tmp_path / "a" / "b ü"))
    assert data_folder() == tmp_path / "a" / "b ü"
    assert data_folder().is_dir()


@pytest.mark.parametrize(
    ("platform", "variable", "value", "folder"),
    [
        ("linux", "XDG_DATA_HOME", "HOME/xdg", "xdg"),
        ("linux", "XDG_DATA_HOME", "", ".local/share"),
        ("linux", "XDG_DATA_HOME", "not/absolute", ".local/share"),
        ("freebsd14", "XDG_DATA_HOME", None, ".local/share"),
        ("win32", "APPDATA", "HOME/AppData/Roaming", "AppData/Roaming"),
        ("win32", "APPDATA", None, "AppData/Roaming"),
        ("darwin", "XDG_DATA_HOME", "HOME/xdg", "Library/Application Support"),
    ],
)
def test_without_it_the_data_lies_in_the_usual_place_of_the_system(
    tmp_path, monkeypatch, platform, variable, value, folder
):
    monkeypatch.delenv("SCRABBLE_GUI_DATA")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    if value is None:
        monkeypatch.delenv(variable, raising=False)
    else:
        monkeypatch.setenv(variable, value.replace("HOME", str(tmp_path)))
    assert data_place(platform) == tmp_path / folder / "scrabble-gui"
    assert not data_place(platform).exists()


def test_installed_data_comes_before_that_of_a_checkout(tmp_path):
    package = tmp_path / "scrabble_gui"
    assert resources_folder(package) == tmp_path / "resources"
    (package / "resources").mkdir(parents=True)
    assert resources_folder(package) == package / "resources"


# --- finding


def test_nothing_is_read_before_it_is_asked_for(own, tmp_path):
    shutil.copytree(RESOURCES / "tiles", tmp_path / "resources" / "tiles")
    (tmp_path / "resources" / "layouts").mkdir()
    (tmp_path / "resources" / "layouts" / "standard.toml").write_text("broken", encoding="utf-8")
    data = Catalogue([tmp_path / "resources", own])
    assert data.tile_set("english").value(Tile("Q")) == 10
    with pytest.raises(NotToml):
        data.layout("standard")


def test_a_file_is_read_once():
    assert catalogue().tile_set("english") is catalogue().tile_set("english")
    assert catalogue().words.lexicon("enable") is catalogue().words.lexicon("enable")


@pytest.mark.parametrize("kind", ["tiles", "layouts", "rules", "themes"])
def test_a_users_file_is_found_by_its_id(both, own, kind):
    put(own, kind, text_of(kind))
    assert read(both, kind).id == "mine"
    assert replace(read(both, kind), id=EXAMPLES[kind]) == read(both, kind, EXAMPLES[kind])


def test_an_id_of_the_program_keeps_its_meaning(both, own):
    path = put(own, "tiles", text_of("tiles").replace("A = { count = 9,", "A = { count = 1,"), "english")
    assert both.tile_set("english") == catalogue().tile_set("english")
    (fault,) = both.faults
    assert isinstance(fault, IdTaken)
    assert (fault.file, fault.kind, fault.id) == (path, "tiles", "english")


@pytest.mark.parametrize("name", ["nope", "", "../tiles/english", ".hidden", "ENGLISH.toml"])
@pytest.mark.parametrize("kind", ["tiles", "layouts", "rules", "themes"])
def test_an_unknown_id_is_named(both, own, kind, name):
    put(own, kind, text_of(kind), ".hidden")
    with pytest.raises(UnknownId) as unknown:
        read(both, kind, name)
    assert (unknown.value.kind, unknown.value.id) == (kind, name)


def test_an_unknown_word_list_is_named():
    with pytest.raises(UnknownId) as unknown:
        catalogue().words.lexicon("nope")
    assert str(unknown.value) == "UnknownId(file=None, kind='words', id='nope')"


def test_a_users_ruleset_is_offered_with_the_others(both, own):
    put(own, "rules", text_of("rules").replace("order = 120", "order = 0"))
    first, *others = both.playable_rulesets(Capabilities())
    assert (first.rules.id, first.shipped) == ("mine", False)
    assert [entry.rules.id for entry in others] == [
        entry.rules.id for entry in catalogue().playable_rulesets(Capabilities())
    ]
    assert both.default_ruleset().id == "family-classic"


def test_a_broken_ruleset_of_the_user_is_left_out_and_told(both, own):
    path = put(own, "rules", "name = 3")
    assert len(both.rulesets()) == len(catalogue().rulesets())
    (fault,) = both.faults
    assert fault.file == path


@pytest.mark.parametrize(("key", "kind"), [("tiles", "tiles"), ("layout", "layouts")])
def test_a_users_ruleset_for_missing_pieces_is_not_offered_and_told(both, own, key, kind):
    put(own, "rules", re.sub(f'\n{key} = ".*"', f'\n{key} = "nope"', text_of("rules")))
    assert "mine" not in [entry.rules.id for entry in both.playable_rulesets(Capabilities())]
    (fault,) = both.faults
    assert (fault.kind, fault.id) == (kind, "nope")


def test_a_users_ruleset_for_any_tiles_is_offered(both, own):
    put(own, "rules", text_of("rules").replace('tiles = "english"', 'tiles = ""'))
    assert "mine" in [entry.rules.id for entry in both.playable_rulesets(Capabilities())]


@pytest.mark.parametrize("kind", ["tiles", "layouts"])
def test_a_ruleset_of_the_program_must_find_its_pieces(tmp_path, kind):
    copy = shutil.copytree(RESOURCES, tmp_path / "resources", ignore=shutil.ignore_patterns("*.ttf", "*.svg"))
    shutil.rmtree(copy / kind)
    with pytest.raises(UnknownId):
        Catalogue([copy]).playable_rulesets(Capabilities())


def test_a_broken_file_of_the_program_is_not_passed_over(tmp_path):
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "bad.toml").write_text("", encoding="utf-8")
    with pytest.raises(MissingKey):
        Catalogue([tmp_path]).rulesets()


def test_without_any_data_the_faults_have_names(tmp_path):
    data = Catalogue([tmp_path / "nothing"])
    assert data.looks.themes() == data.words.all() == data.looks.font_files() == ()
    with pytest.raises(UnknownId):
        data.default_ruleset()


def test_the_looks_are_found():
    assert [(theme.id, theme.name, theme.kind) for theme in catalogue().looks.themes()] == [
        ("classic", "Classic", "light"),
        ("night", "Night", "dark"),
    ]
    assert catalogue().looks.theme("classic").colours["window"] == "#F4EEE3"
    assert {path.stem for path in catalogue().looks.font_files()} >= {"Lato-Regular", "Lato-Bold"}
    assert (catalogue().looks.icon_folder / "bag.svg").read_bytes().startswith(b"<svg")


def test_a_users_theme_has_the_roles_of_the_program(both, own):
    put(own, "themes", text_of("themes").replace('star = "', 'stars = "'))
    with pytest.raises(MissingKey) as missing:
        both.looks.theme("mine")
    assert missing.value.key == "colours.star"
    assert [theme.id for theme in both.looks.themes()] == ["classic", "night"]


def test_users_themes_come_behind_those_of_the_program(both, own):
    put(own, "themes", text_of("themes"), "aaa")
    assert [theme.id for theme in both.looks.themes()] == ["classic", "night", "aaa"]


# --- the module


def test_reading_data_needs_no_qt():
    code = "import sys, scrabble_gui.catalogue; print(sorted(name for name in sys.modules if 'PySide' in name))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


def test_no_variant_and_no_language_is_known_by_name():
    names = {path.stem for path in RESOURCES.glob("*/*.toml")}
    texts = set()
    for path in (ROOT / "scrabble_gui").rglob("*.py"):
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        texts |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert "rack_size" in texts
    assert not names & texts
