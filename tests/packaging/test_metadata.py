"""Names, versions and file types are the same everywhere, and the files that say so are as their systems want them."""

import plistlib
import re
import shutil
import struct
import subprocess
import tomllib
import xml.etree.ElementTree as ElementTree
from configparser import RawConfigParser
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from scrabble_gui import PROGRAM_NAME, __version__
from scrabble_gui.catalogue.folders import TECHNICAL_NAME

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
WINDOWS = ROOT / "packaging" / "windows"
MIME_TYPE = "application/x-scrabble-game"
SVG = ROOT / "resources" / "icons" / "scrabble-gui.svg"


def entry():
    parser = RawConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(LINUX / "scrabble-gui.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def tool(name, *arguments):
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not on this computer")
    done = subprocess.run([name, *map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_products_read_the_programs_own_name_and_version():
    from products.common import TECHNICAL_NAME as NAME
    from products.common import identity, product_name

    assert (identity().name, identity().version) == (PROGRAM_NAME, __version__)
    assert NAME == TECHNICAL_NAME
    assert product_name("linux-x86_64", ".deb") == f"scrabble-gui-{__version__}-linux-x86_64.deb"


# --- Linux ------------------------------------------------------------------------------------------------------------


def test_the_desktop_entry_names_the_program_and_its_files():
    assert entry()["Name"] == PROGRAM_NAME
    assert entry()["MimeType"] == f"{MIME_TYPE};"
    assert entry()["Exec"] == f"{TECHNICAL_NAME} %f"
    assert entry()["Icon"] == TECHNICAL_NAME
    # A taskbar puts the window to the entry by these: X11's class, and Wayland's id, the name of the file.
    assert entry()["StartupWMClass"] == TECHNICAL_NAME


def test_the_desktop_entry_is_valid():
    assert tool("desktop-file-validate", LINUX / "scrabble-gui.desktop") == ""


def test_the_trademark_stands_in_descriptions_only():
    assert not [key for key, value in entry().items() if key.startswith(("Name", "GenericName")) and "crabble" in value]
    tree = ElementTree.fromstring((LINUX / "scrabble_gui.your_turn.YourTurn.metainfo.xml").read_text(encoding="utf-8"))
    assert "crabble" not in tree.findtext("name") + tree.findtext("summary")


def test_the_mime_type_is_that_of_saved_games():
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = ElementTree.parse(LINUX / "scrabble-gui.xml").getroot()
    assert kind.get("type") == MIME_TYPE
    assert kind.find(f"{space}glob").get("pattern") == "*.scrabble"
    assert kind.find(f"{space}comment").text == f"{PROGRAM_NAME} game"
    assert (LINUX / (kind.find(f"{space}icon").get("name") + ".svg")).is_file()


@pytest.mark.parametrize("homepage", ["", "https://example.org/your-turn/"])
def test_the_appstream_data_is_valid_with_and_without_a_homepage(tmp_path, homepage, monkeypatch):
    from products.common import APP_ID
    from products.linux_tree import metainfo

    monkeypatch.setenv("SCRABBLE_GUI_HOMEPAGE", homepage)
    text = metainfo()
    assert "@" not in text
    tree = ElementTree.fromstring(text)
    assert (tree.findtext("id"), tree.findtext("name")) == (APP_ID, PROGRAM_NAME)
    assert tree.find("releases/release").get("version") == __version__
    assert tree.findtext("launchable") == f"{TECHNICAL_NAME}.desktop"
    assert [image.text.startswith("https://example.org/your-turn/raw/v") for image in tree.iter("image")] == (
        [True] * 3 if homepage else []
    )
    path = tmp_path / f"{APP_ID}.metainfo.xml"
    path.write_text(text, encoding="utf-8")
    tool("appstreamcli", "validate", "--no-net", path)


def test_the_manual_names_program_and_version():
    from products.linux_tree import filled

    page = filled("scrabble-gui.6")
    assert f'"{PROGRAM_NAME} {__version__}"' in page
    assert "@" not in page


def test_the_shell_scripts_are_clean():
    scripts = sorted((ROOT / "packaging").rglob("*.sh"))
    assert scripts
    assert tool("shellcheck", *scripts) == ""


def test_workflows_use_the_actions_of_others_by_their_hash_only():
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    lines = [line.strip() for path in workflows for line in path.read_text(encoding="utf-8").splitlines()]
    used = [line for line in lines if "uses:" in line]
    pinned = re.compile(r"- uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    assert used
    assert [line for line in used if not pinned.fullmatch(line)] == []


# --- Windows ----------------------------------------------------------------------------------------------------------


def test_the_version_resource_is_that_of_the_program():
    from products.metadata import windows_version

    text = windows_version()
    assert f"StringStruct('ProductName', '{PROGRAM_NAME}')" in text
    assert f"StringStruct('ProductVersion', '{__version__}')" in text
    numbers = ", ".join([*__version__.split("."), "0", "0", "0"][:4])
    assert f"filevers=({numbers})" in text


def test_the_installer_has_no_name_and_no_version_of_its_own():
    script = (WINDOWS / "installer.nsi").read_text(encoding="utf-8")
    assert PROGRAM_NAME not in script
    assert __version__ not in script
    given = set(re.search(r"^;   (.*)$", script, re.MULTILINE)[1].split())
    used = set(re.findall(r"\$\{([A-Z0-9_]+)\}", script))
    defined = set(re.findall(r"!define (\w+)", script))
    assert given <= used
    assert used - given - defined <= {"U"} | {name for name in used if name.startswith("MUI_")}


def test_the_installer_asks_for_no_administrator_and_keeps_the_games():
    script = (WINDOWS / "installer.nsi").read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    removal = script.index('RMDir /r "$APPDATA\\${TECHNICAL_NAME}"')
    questions = re.findall(r"/SD (ID\w+) (ID\w+) keep", script[:removal])
    # Without anybody to ask, and for whoever answers nothing, the games stay.
    assert questions == [("IDYES", "IDYES"), ("IDNO", "IDNO")]


def test_the_manifest_is_sharp_on_every_screen_and_asks_for_nothing():
    text = (WINDOWS / "manifest.xml").read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    found = {element.tag.rpartition("}")[2]: element for element in root.iter()}
    assert found["dpiAwareness"].text.startswith("PerMonitorV2")
    assert found["requestedExecutionLevel"].get("level") == "asInvoker"


@pytest.mark.parametrize("name", ["python.txt", "wheels.txt", "signature_tools.txt"])
def test_everything_that_is_fetched_is_pinned_by_its_checksum(name):
    lines = (WINDOWS / name).read_text(encoding="utf-8").splitlines()
    wanted = [line for line in lines if not line.startswith("#")]
    assert wanted
    assert [line for line in wanted if not re.fullmatch(r"[\w.-]+==[\w.]+ --hash=sha256:[0-9a-f]{64}", line)] == []


# --- macOS ------------------------------------------------------------------------------------------------------------


def test_the_property_list_names_program_version_and_file_type():
    from products.metadata import macos_properties

    about = plistlib.loads(plistlib.dumps(macos_properties()))
    assert (about["CFBundleName"], about["CFBundleShortVersionString"]) == (PROGRAM_NAME, __version__)
    (kind,), (exported,) = about["CFBundleDocumentTypes"], about["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == ["scrabble"]
    assert re.fullmatch(r"[A-Za-z0-9.-]+", about["CFBundleIdentifier"].replace("_", "-"))


def test_the_entitlements_are_a_property_list():
    with (ROOT / "packaging/macos/entitlements.plist").open("rb") as file:
        assert set(plistlib.load(file)) == {"com.apple.security.cs.disable-library-validation"}


# --- icons ------------------------------------------------------------------------------------------------------------


def test_icons_are_drawn_in_their_size_on_nothing():
    from products.icons import png

    picture = QImage.fromData(png(SVG, 48))
    assert (picture.width(), picture.height()) == (48, 48)
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(24, 24).alpha() == 255


def test_the_icon_of_windows_holds_every_size():
    from products.icons import ico

    data = ico(SVG)
    (count,) = struct.unpack_from("<H", data, 4)
    sizes = []
    for place in range(6, 6 + 16 * count, 16):
        width, _, _, _, _, _, length, offset = struct.unpack_from("<4B2H2I", data, place)
        picture = QImage.fromData(data[offset : offset + length])
        assert picture.width() == (width or 256)
        sizes.append(picture.width())
    assert sizes == [16, 20, 24, 32, 40, 48, 64, 256]


def test_the_icon_of_macos_is_one_chain_of_pictures():
    from products.icons import icns

    data = icns(SVG)
    assert (data[:4], struct.unpack_from(">I", data, 4)[0]) == (b"icns", len(data))
    place, sizes = 8, set()
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place + 4)
        sizes.add(QImage.fromData(data[place + 8 : place + length]).width())
        place += length
    assert place == len(data)
    assert sizes == {16, 32, 64, 128, 256, 512, 1024}


# --- licences ---------------------------------------------------------------------------------------------------------


def test_a_library_of_unknown_origin_stops_the_build():
    from products.common import BuildError
    from products.licences import assign

    with pytest.raises(BuildError, match="belongs to nobody"):
        assign([("PySide6/Qt/lib/libstranger.so.1", "/usr/lib/libstranger.so.1")])


@pytest.mark.parametrize(
    ("path", "owner"),
    [
        ("PySide6/QtWidgets.abi3.so", "PySide6 and Shiboken"),
        ("shiboken6/Shiboken.pyd", "PySide6 and Shiboken"),
        ("PySide6\\Qt6Core.dll", "Qt"),
        ("PySide6/plugins/platforms/qwindows.dll", "Qt"),
        ("PySide6/Qt/lib/libicudata.so.73", "ICU"),
        ("python311.dll", "Python and its standard library"),
        ("_lzma.pyd", "Python and its standard library"),
        ("PySide6/MSVCP140_1.dll", "Microsoft Visual C++ Runtime"),
        ("scrabble_gui/engine/kernel.abi3.so", PROGRAM_NAME),
    ],
)
def test_every_part_of_a_bundle_has_its_owner(path, owner):
    from products.licences import assign

    by_component, of_system = assign([(path, f"/somewhere/{path}")])
    assert not of_system
    assert [name for name, files in by_component.items() if files] == [owner]


def test_components_name_texts_that_are_there():
    entries = tomllib.loads((ROOT / "packaging/licences/components.toml").read_text(encoding="utf-8"))["component"]
    assert len(entries) > 5
    names = {text for entry in entries for text in entry["texts"] if not text.startswith("<")}
    assert {path.name for path in (ROOT / "packaging/licences").glob("*.txt")} == names


# --- the bundle's parts -----------------------------------------------------------------------------------------------


def test_the_folders_of_the_builder_are_taken_out_of_a_library(tmp_path):
    from products.elf import forget_search_path

    if shutil.which("cc") is None:
        pytest.skip("no C compiler on this computer")
    library = tmp_path / "part.so"
    (tmp_path / "part.c").write_text("int one(void) { return 1; }\n", encoding="utf-8")
    tool("cc", "-shared", "-fPIC", "-Wl,-rpath,/somebody/elses/folder", "-o", library, tmp_path / "part.c")
    assert "RUNPATH" in tool("objdump", "-p", library)
    assert forget_search_path(library)
    table = tool("objdump", "-p", library)
    assert "RUNPATH" not in table
    assert "STRTAB" in table
    assert not forget_search_path(library)


def test_a_started_browser_gets_the_environment_of_the_person(monkeypatch):
    import start

    monkeypatch.setattr(start.sys, "_MEIPASS", "/opt/program", raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/program")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/home/ada/lib")
    monkeypatch.setenv("QT_PLUGIN_PATH", "/opt/program/PySide6/Qt/plugins")
    monkeypatch.setenv("QML2_IMPORT_PATH", "/home/ada/qml")
    start.clean_environment()
    values = {name: start.os.environ.get(name) for name in ("LD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH")}
    assert values == {"LD_LIBRARY_PATH": "/home/ada/lib", "QT_PLUGIN_PATH": None, "QML2_IMPORT_PATH": "/home/ada/qml"}


def test_a_plugin_nobody_uses_stays_out():
    from products.qt_parts import allowed

    assert allowed("/qt/plugins/platforms/libqxcb.so", "PySide6/Qt/plugins/platforms")
    assert not allowed("/qt/plugins/platforms/libqeglfs.so", "PySide6/Qt/plugins/platforms")
    assert not allowed("/qt/plugins/tls/libqopensslbackend.so", "PySide6/Qt/plugins/tls")
    assert allowed("/qt/translations/qtbase_fr.qm", "PySide6/Qt/translations")
    assert not allowed("/qt/translations/qtbase_zh_CN.qm", "PySide6/Qt/translations")
    assert not allowed("/qt/translations/qt_fr.qm", "PySide6/Qt/translations")


def test_the_products_and_their_checksums_are_listed(tmp_path):
    from products.common import write_checksums

    product = tmp_path / f"scrabble-gui-{__version__}-linux-x86_64.deb"
    product.write_bytes(b"package")
    (tmp_path / "scrabble-gui-0.0.1-linux-x86_64.deb").touch()
    listing = write_checksums(tmp_path)
    assert listing.read_text(encoding="utf-8").split()[1::2] == [product.name]
    done = subprocess.run(["sha256sum", "--check", listing.name], cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 0
