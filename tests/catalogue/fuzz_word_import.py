"""Damaging word lists for long, and taking in what is left. Run by hand::

    python tests/catalogue/fuzz_word_import.py 30 1

The first number says for how many minutes, the second is the seed. A file is whole or damaged in many ways; it is read
for the tiles of some language, kept, and read again. Nothing but the errors that are promised may come out of that, no
file may take longer than a few seconds, what is refused may leave nothing behind, and what was kept must be there word
by word. The files that break a promise are kept in the folder that is told at the end.
"""

import random
import sys
import tempfile
import time
import traceback
import zipfile
from collections import Counter
from io import BytesIO
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from scrabble_gui.catalogue import Catalogue, CatalogueError, resources_folder
from scrabble_gui.catalogue.word_import import LONGEST_WORD, Choices, OwnList, read_own_list
from scrabble_gui.catalogue.word_install import Label, install, remove
from scrabble_gui.engine.errors import LexiconError
from scrabble_gui.engine.glossary import Glossary
from scrabble_gui.engine.lexicon import build
from tests.catalogue.own_lists import WORDS, database, dawg, gzipped, kwg, packed, scrabble3d

LANGUAGES = ("english", "german", "spanish", "albanian", "polish", "dutch")
SLOW_S = 5.0
"""A file of a few thousand bytes may never take longer."""
SIGNS = (
    b"\0",
    b"\xff",
    b"\n",
    b"\r",
    b"\t",
    b"=",
    b"[",
    b"]",
    b";",
    b'"',
    b"\xc3",
    b"\xef\xbb\xbf",
    b"\x80" * 4,
    b"# ",
)
MANY = [a + b + c for a in "ABCDE" for b in "ILOU" for c in "NRST"]
PLAIN = "\n".join(WORDS).encode()
SEEDS: dict[str, bytes] = {
    "plain.txt": PLAIN,
    "many.txt": "\n".join(MANY).encode(),
    "meanings.txt": b'AA a rough lava [n AAS]\nAAS\nCAT\ta pet\n"CATS";"pets"\nZYX#\n',
    "count.dic": b"3\nAA\nCAT\nZYX\n",
    "utf16.txt": "ÄHRE\nÖL\nÜBEL\n".encode("utf-16"),
    "latin.txt": "ÄHRE\nÖL\nGRÜSSE\nSTRAßE\n".encode("cp1252"),
    "polish.txt": "ŁÓDŹ\nŻABA\nĆMA\n".encode("iso8859-2"),
    "utf8.txt": "ÑU\nCHE\nLLANO\nPERRO\nQESHË\nXHAXHA\n".encode(),
    "composed.txt": "E\u0301TE\u0301\nN\u0303U\n".encode(),
    "list.dawg": dawg(),
    "many.dawg": dawg(MANY),
    "list.kwg": kwg(),
    "many.kwg": kwg(MANY),
    "list.db": database(),
    "bare.db": database(meanings=False),
    "list.dic": scrabble3d(),
    "list.graph": build(WORDS, tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")),
    "list.zip": packed("words.txt", PLAIN),
    "dawg.zip": packed("list.dawg", dawg()),
    "list.txt.gz": gzipped(PLAIN),
    "list.kwg.gz": gzipped(kwg()),
}


def changed(data: bytes, dice: random.Random) -> bytes:
    """Damage bytes in one way."""
    raw = bytearray(data)
    at, until = sorted((dice.randrange(len(raw) + 1), dice.randrange(len(raw) + 1)))
    match dice.randrange(9):
        case 0 if raw:
            raw[dice.randrange(len(raw))] ^= 1 << dice.randrange(8)
        case 1 if raw:
            raw[dice.randrange(len(raw))] = dice.choice((0, 1, 127, 128, 255, dice.randrange(256)))
        case 2:
            del raw[at:until]
        case 3:
            raw[at:at] = dice.choice(SIGNS) * dice.randint(1, 3)
        case 4:
            raw[at:at] = raw[at:until] * dice.randint(1, 4)
        case 5:
            del raw[at:]
        case 6:
            raw[at : at + 4] = dice.choice((0, 1, 0x7FFFFFFF, 0xFFFFFFFF, len(raw))).to_bytes(
                4, dice.choice(("little", "big"))
            )
        case 7:
            raw[at:at] = dice.randbytes(dice.randint(1, 24))
        case _:
            raw[at:until] = dice.choice(list(SEEDS.values()))[: until - at]
    return bytes(raw)


def wrapped(data: bytes, name: str, dice: random.Random) -> tuple[bytes, str]:
    """Pack a file, perhaps: damage inside of an archive is met behind its checksum."""
    match dice.randrange(8):
        case 0:
            return gzipped(data), f"{name}.gz"
        case 1:
            out = BytesIO()
            with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
                for number in range(dice.choice((1, 1, 1, 2))):
                    archive.writestr(f"{number or ''}{name}", data)
            return out.getvalue(), f"{name}.zip"
        case _:
            return data, name


def a_file(dice: random.Random) -> tuple[bytes, str]:
    """Return the bytes and the name of a file, whole now and then."""
    name = dice.choice(list(SEEDS))
    data = SEEDS[name]
    for _ in range(dice.choice((0, 1, 1, 1, 2, 3, 8))):
        data = changed(data, dice)
    data, name = wrapped(data, name, dice)
    if dice.randrange(6) == 0:
        data = changed(data, dice)
    if dice.randrange(8) == 0:
        name = f"list.{dice.choice(('txt', 'dawg', 'kwg', 'db', 'dic', 'graph', 'zip', 'gz', 'gaddag', 'klv2'))}"
    return data, name


def check_kept(own: OwnList, language: str, folder: Path) -> None:
    """Keep a list, read it again word by word, and throw it away."""
    both = Catalogue([resources_folder(), folder])
    info = install(own, Label("mine", "Ours", language, "#aa5500"), folder, shipped=both.words.shipped)
    assert info in both.words.all()
    words = {tuple(word) for word in both.words.lexicon("mine").words()}
    assert words == {tuple(word) for word in own.words}
    if info.glossary is not None:
        glossary = Glossary(info.glossary)
        for word in list(own.meanings)[:5]:
            glossary.define(word)
    both.words.forget()
    remove(info, folder)
    assert not list((folder / "words").iterdir())


def try_one(dice: random.Random, path: Path, tiles: dict[str, tuple[str, ...]], folder: Path) -> str:
    """Take in one file and return what came of it. Raises whatever was not promised."""
    language = dice.choice(LANGUAGES)
    choices = Choices(fold_accents=dice.random() < 0.5, skip_unusable=dice.random() < 0.7)
    try:
        own = read_own_list(path, tiles[language], choices, lambda part: 0 <= part <= 1)
    except (CatalogueError, LexiconError) as error:
        return type(error).__name__
    assert own.words
    assert all(2 <= len(word) <= LONGEST_WORD for word in own.words)
    assert own.longest
    assert own.left_out >= len(own.problems)
    check_kept(own, language, folder)
    return own.format.value


def run(minutes: float, seed: int, kept: Path) -> int:
    """Try files until the time is over; return how many broke a promise."""
    dice = random.Random(seed)
    catalogue = Catalogue([resources_folder()])
    tiles = {language: catalogue.tile_set(language).letters for language in LANGUAGES}
    until, tried, bad = time.monotonic() + 60 * minutes, 0, 0
    outcomes: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "data"
        while time.monotonic() < until:
            data, name = a_file(dice)
            path = Path(place) / name
            path.write_bytes(data)
            start = time.process_time()
            tried += 1
            try:
                outcomes[try_one(dice, path, tiles, folder)] += 1
                assert time.process_time() - start < SLOW_S, "slow"
            except Exception:  # noqa: BLE001 - whatever it is, it is a finding
                bad += 1
                (kept / f"{bad:03d}-{name}").write_bytes(data)
                print(f"finding {bad}, file {tried}, seed {seed}\n{traceback.format_exc()}", flush=True)
            path.unlink()
            if not tried % 5_000:
                print(f"{tried} files, {bad} findings, {dict(outcomes.most_common())}", flush=True)
    print(f"end: {tried} files, {bad} findings, {dict(outcomes.most_common())}; kept in {kept}", flush=True)
    return bad


if __name__ == "__main__":
    minutes, seed = float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    sys.exit(1 if run(minutes, seed, Path(tempfile.mkdtemp(prefix="import-findings-"))) else 0)
