"""Which parts of Qt go into the bundle: an allow list, applied where PyInstaller collects them.

Filtering the plugins there, and not afterwards, also keeps out the libraries only a dropped plugin needs. What is not
named is left out: OpenGL and Vulkan platforms, touch drivers, databases, TLS, the file formats nobody shows.
"""

from __future__ import annotations

from pathlib import Path, PurePath

PLUGINS: dict[str, frozenset[str]] = {
    "platforms": frozenset({"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"}),
    "platformthemes": frozenset({"qxdgdesktopportal"}),
    "platforminputcontexts": frozenset({"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"}),
    "wayland-shell-integration": frozenset({"xdg-shell"}),
    "wayland-decoration-client": frozenset({"adwaita", "bradient"}),
    "iconengines": frozenset({"qsvgicon"}),
    "imageformats": frozenset({"qsvg"}),
    "printsupport": frozenset({"cupsprintersupport", "cocoaprintersupport", "windowsprintersupport"}),
    "styles": frozenset({"qmodernwindowsstyle", "qmacstyle"}),
}
"""Kind of plugin → names without what a system puts around them."""
LANGUAGES = ("da", "de", "es", "fr", "it", "nl", "nn", "pl", "pt_BR", "pt_PT", "sv")
"""Qt's own texts (buttons, the file dialog) in the languages of families that play; English is built in."""

Pairs = list[tuple[str, str]]
"""Sources and the folders of the bundle they go to."""


def plugin_name(path: str) -> str:
    """Return a plugin's name without what the system puts around it.

    >>> plugin_name("plugins/platforms/libqxcb.so"), plugin_name("qwindows.dll")
    ('qxcb', 'qwindows')
    """
    return PurePath(path).stem.removeprefix("lib")


def allowed(source: str, folder: str) -> bool:
    """Whether a file that PyInstaller found goes into the bundle."""
    kind = PurePath(folder.replace("\\", "/"))
    if kind.parent.name == "plugins":
        return plugin_name(source) in PLUGINS.get(kind.name, ())
    if kind.name == "translations":
        return Path(source).stem in {f"qtbase_{language}" for language in LANGUAGES}
    return True


def collect(hook_file: str) -> tuple[list[str], Pairs, Pairs]:
    """Return hidden imports, binaries and data of a Qt module; for use by the hooks.

    PyInstaller proposes the Python side of every Qt library that another one links; what the program does not import
    itself it does not need.
    """
    from PyInstaller.utils.hooks.qt import add_qt6_dependencies  # type: ignore[import-untyped]

    _, binaries, datas = add_qt6_dependencies(hook_file)
    return (
        [],
        [(source, folder) for source, folder in binaries if allowed(source, folder)],
        [(source, folder) for source, folder in datas if allowed(source, folder)],
    )


LEFT_TO_THE_SYSTEM = (
    *("libgtk", "libgdk", "libwayland-"),
    *("libcups.so", "libavahi-", "libgnutls.", "libp11-kit.", "libtasn1.", "libnettle.", "libhogweed.", "libgmp."),
    *("libidn2.", "libunistring."),
)
"""Linux libraries that must be those of the computer, or that only its own services make sense of.

Those of the second and third line are the printers' and what they call; whoever has no printers needs none of them.
"""


def left_to_the_system(path: str) -> bool:
    """Whether a library of the bundle is one that the computer itself must bring."""
    return PurePath(path).name.startswith(LEFT_TO_THE_SYSTEM)
