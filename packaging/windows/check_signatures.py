"""Check that every Windows program and library in a folder is signed by one of those named.

    python check_signatures.py FOLDER SIGNER…

A signer is the organisation of the certificate. Prints what is wrong, a line each; exit status 1 when anything is.
Runs with the packages of signature_tools.txt.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import AnyStr
from unittest import mock


def tolerant_search(pattern: AnyStr, text: AnyStr) -> re.Match[AnyStr] | None:
    """Search as `re` does, but let a version of OpenSSL have more than one digit at its end (3.0.19)."""
    if isinstance(pattern, str):
        pattern = pattern.replace(r"\d\.\d\.\d[a-z]*", r"\d\.\d\.\d+[a-z]*")
    return _search(pattern, text)


_search = re.search
with mock.patch("re.search", tolerant_search):
    import oscrypto.asymmetric  # noqa: F401

from signify.authenticode import AuthenticodeFile, AuthenticodeVerificationResult  # noqa: E402

ENDINGS = (".exe", ".dll", ".pyd")


def signers(path: Path) -> Iterator[str]:
    """Yield the organisations whose signatures a file carries. Raises `ValueError` when one of them is not good."""
    with path.open("rb") as stream:
        signed = AuthenticodeFile.from_stream(stream)
        result, error = signed.explain_verify()
        if result is not AuthenticodeVerificationResult.OK:
            raise ValueError(f"{result.name}: {error}")
        for signature in signed.signatures:
            for certificate in signature.certificates:
                if certificate.serial_number == signature.signer_info.serial_number:
                    yield dict(certificate.subject.rdns).get("O", "")


def main(folder: Path, allowed: set[str]) -> int:
    """Check all files; return the exit status."""
    files = sorted(path for path in folder.rglob("*") if path.suffix.lower() in ENDINGS)
    wrong = 0
    for path in files:
        try:
            found = set(signers(path))
            complaint = "" if found & allowed else f"signed by {sorted(found)}"
        except ValueError as error:
            complaint = str(error)
        if complaint:
            print(f"{path.relative_to(folder)}: {complaint}")
            wrong += 1
    print(f"{len(files)} files, {wrong} not good")
    return 1 if wrong or not files else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), set(sys.argv[2:])))
