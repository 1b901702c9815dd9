"""The table of positions with the right answer, published by others, beside the checkout."""

import csv
from pathlib import Path

REFUSALS = {
    "O286": "TilesNotOnRack",
    "O287": "SquareTaken",
    "O288": "SquareTaken",
    "O289": "FirstPlayOffStart",
    "O292": "OffBoard",
    "O293": "TilesNotOnRack",
    "O294": "WordRunsOn",
    "O295": "WordRunsOn",
}
"""{id: name of our error} for the plays that are illegal by board and rack."""


def oracles(shared: Path, kind: str) -> list[dict[str, str]]:
    """Return the rows of the table of one kind."""
    with (shared / "data" / "oracles.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [row for row in rows if row["kind"] == kind]
