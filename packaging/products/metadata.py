"""Name, version and what belongs to them in the forms that the systems want; all from the program's own constants."""

from __future__ import annotations

import plistlib
import shutil
from pathlib import Path

from products.common import APP_ID, MIME_TYPE, PACKAGING, SUFFIX, TECHNICAL_NAME, identity

SUMMARY = "A crossword board game for the family table"
PUBLISHER = "The Your Turn authors"
OLDEST_MACOS = "13.0"


def write_tables(folder: Path) -> None:
    """Write the version resource and the manifest of Windows, and the property list of macOS."""
    (folder / "version.txt").write_text(windows_version(), encoding="utf-8", newline="\n")
    shutil.copyfile(PACKAGING / "windows" / "manifest.xml", folder / "manifest.xml")
    (folder / "Info.plist").write_bytes(plistlib.dumps(macos_properties()))


def windows_version() -> str:
    """Return the version resource in PyInstaller's notation."""
    about = identity()
    numbers = tuple(([int(part) for part in about.version.split(".") if part.isdigit()] + [0] * 4)[:4])
    strings = {
        "CompanyName": PUBLISHER,
        "FileDescription": about.name,
        "FileVersion": about.version,
        "InternalName": TECHNICAL_NAME,
        "LegalCopyright": f"{PUBLISHER}, MIT licence",
        "OriginalFilename": f"{TECHNICAL_NAME}.exe",
        "ProductName": about.name,
        "ProductVersion": about.version,
    }
    table = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1,"
        " subtype=0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{table}])]),\n"
        "        VarFileInfo([VarStruct('Translation', [0x0409, 1200])])],\n"
        ")\n"
    )


def macos_properties() -> dict[str, object]:
    """Return the property list of the application: name, version, and the files it opens."""
    about = identity()
    return {
        "CFBundleDisplayName": about.name,
        "CFBundleName": about.name,
        "CFBundleExecutable": TECHNICAL_NAME,
        "CFBundleIdentifier": APP_ID,
        "CFBundleIconFile": "icon.icns",
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": about.version,
        "CFBundleVersion": about.version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{PUBLISHER}, MIT licence",
        # Both themes are the program's own; it follows the system's light and dark.
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{about.name} game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "icon.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{APP_ID}.game"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{APP_ID}.game",
                "UTTypeDescription": f"{about.name} game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX.removeprefix(".")],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }
