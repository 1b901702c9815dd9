"""What benches measure with."""

import time
from collections.abc import Callable
from typing import TypeVar

_Result = TypeVar("_Result")


def fastest(work: Callable[[], _Result], rounds: int) -> tuple[float, _Result]:
    """Return the seconds of the fastest of some rounds, and what the last one gave."""
    seconds = []
    for _ in range(rounds):
        start = time.perf_counter()
        result = work()
        seconds.append(time.perf_counter() - start)
    return min(seconds), result
