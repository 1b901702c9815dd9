"""Running the engine uncompiled where it is compiled: :func:`use_interpreted`, for comparison and for tests."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

MODULES = ("gaddag_builder", "hand", "squares", "bounds", "kernel", "selfplay")
"""The modules that may be compiled, each after those it needs."""


def use_interpreted() -> None:
    """Load the compiled modules from their sources. Must be called before anything imports them."""
    for name in MODULES:
        full = f"{__package__}.{name}"
        source = Path(__file__).with_name(f"{name}.py")
        spec = importlib.util.spec_from_file_location(full, source)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[full] = module
        spec.loader.exec_module(module)
