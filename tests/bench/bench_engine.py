"""How long finding plays takes. Run: python tests/bench/bench_engine.py [--quick]; it needs ../shared."""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
if os.environ.get("ENGINE") == "interpreted":
    from scrabble_gui.engine.interpreted import use_interpreted

    use_interpreted()

from scrabble_gui.catalogue import Catalogue, resources_folder  # noqa: E402
from scrabble_gui.catalogue.computers import Computers  # noqa: E402
from scrabble_gui.core.board import parse_cgp  # noqa: E402
from scrabble_gui.engine.gaddag import derive, load_gaddag, open_gaddag  # noqa: E402
from scrabble_gui.engine.kernel import is_compiled  # noqa: E402
from scrabble_gui.engine.movegen import MoveGenerator  # noqa: E402
from scrabble_gui.engine.selfplay import SelfPlay  # noqa: E402

POSITIONS = ROOT.parent / "shared" / "data" / "positions.tsv"


class Bench:
    """The ordinary game with ENABLE."""

    def __init__(self):
        self.catalogue = Catalogue([resources_folder()])
        self.rules, self.tiles = self.catalogue.ruleset("family-classic"), self.catalogue.tile_set("english")
        self.layout, self.graph = self.catalogue.layout("standard"), self.catalogue.words.lexicon("enable")
        cache = Path(tempfile.gettempdir()) / f"bench-gaddag-{os.getuid() if hasattr(os, 'getuid') else 0}"
        self.gaddag = open_gaddag(self.graph, cache)
        self.leaves = Computers(self.catalogue, [resources_folder()]).leave_model("enable", self.tiles)
        rows = [line.split("\t") for line in POSITIONS.read_text(encoding="utf-8").splitlines()[1:]]
        self.positions = [
            (parse_cgp(row[1], self.layout, self.tiles), self.tiles.parse(row[2]), int(row[8])) for row in rows
        ]

    def generator(self):
        return MoveGenerator(self.gaddag, self.rules, self.tiles, self.layout, self.leaves)

    def positions_table(self, repeats, step):
        """Return medians in microseconds by number of blanks."""
        generator, kernel = self.generator(), None
        times = {name: {0: [], 1: [], 2: []} for name in ("all_kernel", "all_python", "best_kernel", "best_python")}
        kernel = generator.kernel
        for board, rack, blanks in self.positions[::step]:
            found = generator.plays(board, rack)
            works = {
                "all_python": lambda b=board, r=rack: generator.plays(b, r),
                "best_python": lambda b=board, r=rack: generator.best(b, r),
                "all_kernel": kernel.find_all,
                "best_kernel": lambda: kernel.find_best(-(1 << 59)),
            }
            for name, work in works.items():
                times[name][blanks].append(fastest(work, repeats))
            assert len(found) == kernel.find_all()
        return {
            name: {blanks: round(statistics.median(values) * 1e6, 1) for blanks, values in by.items() if values}
            for name, by in times.items()
        }

    def games(self, count):
        """Return turns and games a second of self-play."""
        generator = self.generator()
        tables = self.leaves.tables(generator.alphabet.letters)
        tiles = generator.alphabet.rack(self.tiles.all_tiles())
        play = SelfPlay(generator.kernel, tiles, 7, 7, tables.single, tables.pair, tables.vowels, tables.balance)
        start = time.process_time()
        play.play(count, 1, 0.0)
        seconds = time.process_time() - start
        return {
            "turns_a_second": round(play.turns / seconds),
            "games_a_second": round(count / seconds),
            "average": round(play.points / count / 2, 1),
        }

    def threads(self):
        """Return how much two threads do compared with one, and how late the main thread wakes meanwhile."""
        hard = [(board, rack) for board, rack, blanks in self.positions if blanks]

        def work():
            generator = self.generator()
            for board, rack in hard * 3:
                generator.best(board, rack)

        start = time.perf_counter()
        work()
        one = time.perf_counter() - start
        workers = [threading.Thread(target=work) for _ in range(2)]
        late = []
        start = time.perf_counter()
        for worker in workers:
            worker.start()
        while any(worker.is_alive() for worker in workers):
            before = time.perf_counter()
            time.sleep(0.001)
            late.append(time.perf_counter() - before - 0.001)
        both = time.perf_counter() - start
        late.sort()
        return {"speed_up": round(2 * one / both, 2), "wake_p99_ms": round(late[int(len(late) * 0.99) - 1] * 1e3, 2)}

    def graph_table(self):
        """Return what making and loading the GADDAG takes."""
        start = time.thread_time()
        data = derive(self.graph)
        building = time.thread_time() - start
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "enable.gaddag"
            path.write_bytes(data)
            loading = fastest(lambda: load_gaddag(path, self.graph), 5)
        return {"build_s": round(building, 2), "load_ms": round(loading * 1e3, 2), "bytes": len(data)}


def fastest(work, repeats):
    """Return the processor's seconds of the fastest of some runs: others may use the machine meanwhile."""
    best = float("inf")
    for _ in range(repeats):
        start = time.thread_time()
        work()
        best = min(best, time.thread_time() - start)
    return best


def main():
    """Print JSON, an object a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="leave out what takes long uncompiled")
    quick = parser.parse_args().quick
    bench = Bench()
    compiled = is_compiled()
    print(json.dumps({"compiled": compiled, "positions": len(bench.positions)}))
    print(json.dumps(bench.positions_table(5 if compiled else 1, 1 if compiled else 10)))
    if quick:
        return
    print(json.dumps(bench.graph_table()))
    print(json.dumps(bench.games(2000 if compiled else 2)))
    print(json.dumps(bench.threads()))
    if compiled:
        command = [sys.executable, __file__, "--quick"]
        subprocess.run(command, check=True, env={**os.environ, "ENGINE": "interpreted"})


if __name__ == "__main__":
    main()
