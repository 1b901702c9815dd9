"""The package for Fedora, openSUSE and their relatives."""

from __future__ import annotations

import time
from pathlib import Path

from products import linux_tree, metadata
from products.common import BUILD, DIST, TECHNICAL_NAME, epoch, fresh, identity, machine, need, product_name, run, step

REQUIRES = ("glibc >= {libc}", "libEGL.so.1()({bits})", "libGL.so.1()({bits})", "libxcb.so.1()({bits})", "fontconfig")
"""What the bundle does not carry, by names that both families know; Wayland's libraries come with every desktop."""


def make(quick: bool) -> Path:
    """Make the package and return it; ``quick`` packs it with gzip. Raises `BuildError`."""
    need("rpmbuild", package={"rpmbuild": "rpm"})
    root = linux_tree.build_tree("rpm")
    with step("packing for Fedora and openSUSE"):
        top = fresh(BUILD / "linux" / "rpmbuild")
        spec = top / f"{TECHNICAL_NAME}.spec"
        linux_tree.put(spec, specification(root, quick))
        run(["rpmbuild", "-bb", "--nodeps", "--define", f"_topdir {top}", "--buildroot", top / "root", spec])
        (made,) = top.glob("RPMS/*/*.rpm")
        DIST.mkdir(exist_ok=True)
        return made.replace(DIST / product_name(f"linux-{machine()}", ".rpm"))


def specification(root: Path, quick: bool) -> str:
    """Return the description of the package. Nothing is compiled, stripped or searched: the tree is packed as it is."""
    about = identity()
    libc = linux_tree.oldest_libc(root / "usr" / "lib" / TECHNICAL_NAME)
    requires = "".join(f"Requires: {name.format(libc=libc, bits='64bit')}\n" for name in REQUIRES)
    day = time.strftime("%a %b %d %Y", time.gmtime(epoch()))
    return f"""\
%global debug_package %{{nil}}
%global __os_install_post %{{nil}}
%global _build_id_links none
%global _binary_payload {"w6.gzdio" if quick else "w7T0.xzdio"}
%global use_source_date_epoch_as_buildtime 1
%global clamp_mtime_to_source_date_epoch 1
%global _buildhost localhost
Name: {TECHNICAL_NAME}
Version: {about.version.replace("-", "~")}
Release: 1
Summary: {metadata.SUMMARY}
License: MIT AND LGPL-3.0-only AND Python-2.0.1 AND OFL-1.1
AutoReqProv: no
{requires}
%description
{about.name} is for playing Scrabble at one laptop: two to four people share the
screen, and the program keeps the score pad, knows the rules and the
dictionary, and hides each rack until its owner is there.

%install
mkdir -p %{{buildroot}}
cp -a "{root}/." %{{buildroot}}/
rm -f %{{buildroot}}/usr/share/doc/{TECHNICAL_NAME}/copyright

%files
/usr/bin/{TECHNICAL_NAME}
/usr/lib/{TECHNICAL_NAME}
/usr/share/applications/*
/usr/share/icons/hicolor/*/*/*
/usr/share/mime/packages/*
/usr/share/metainfo/*
%doc /usr/share/doc/{TECHNICAL_NAME}
/usr/share/man/man6/*

%changelog
* {day} {metadata.PUBLISHER} - {about.version}-1
- This version; see NEWS.
"""
