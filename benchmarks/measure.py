"""How we measure: the fastest of several interleaved rounds, in seconds an operation."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

REFERENCE_STEPS = 50_000


@dataclass(frozen=True)
class Line:
    """One line of the table. `run` does some work and returns how many operations it was."""

    name: str
    run: Callable[[], int]
    note: str = ""


def fastest(lines: Sequence[Line], rounds: int) -> list[float]:
    """Return the least seconds an operation for each line, all taking turns."""
    best = [float("inf")] * len(lines)
    for line in lines:
        line.run()  # warm
    for _ in range(rounds):
        for i, line in enumerate(lines):
            gc.collect()
            begin = perf_counter()
            operations = line.run()
            best[i] = min(best[i], (perf_counter() - begin) / operations)
    return best


def reference() -> int:
    """Do what every Python does at its own speed: arithmetic on ints in a loop."""
    state = 7
    mask = (1 << 64) - 1
    for _ in range(REFERENCE_STEPS):
        state = (state + 0x9E3779B97F4A7C15) & mask
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        z ^= z >> 31
    return REFERENCE_STEPS
