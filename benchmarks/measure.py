"""How we measure: each repetition plays what was never played before, beside a reference loop.

Games keep what they have worked out, so one that is played again costs less than it ever does
elsewhere. And a machine has more to do than this: processor time is counted, each repetition is
held against a run of the loop right before it, and the median of them all is told.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from statistics import median
from time import process_time
from typing import Final

REFERENCE_STEPS = 50_000
SEEDS: Final = count(1)
"""Seeds that nothing in this process has begun with yet: each is taken once."""


def nothing() -> None:
    """Make nothing ready."""


@dataclass(frozen=True)
class Line:
    """One line of the table. `run` does some work and returns how many operations it was.

    `before` makes ready what it works on, anew for each repetition, and is not measured.
    """

    name: str
    run: Callable[[], int]
    note: str = ""
    before: Callable[[], None] = nothing


@dataclass(frozen=True)
class Cost:
    """What an operation of a line costs: the seconds, and the steps of the reference loop."""

    seconds: float
    steps: float


def measured(lines: Sequence[Line], rounds: int) -> list[Cost]:
    """Return the median cost of each line, all taking turns."""
    for line in lines:
        once(line)  # warm: what is worked out once and for all games
    costs: list[list[Cost]] = [[] for _ in lines]
    for _ in range(rounds):
        for line, found in zip(lines, costs, strict=True):
            step = once(REFERENCE)
            seconds = once(line)
            found.append(Cost(seconds, seconds / step))
    return [
        Cost(median(each.seconds for each in found), median(each.steps for each in found))
        for found in costs
    ]


def once(line: Line) -> float:
    """Run a line once; return the seconds of a processor that an operation took."""
    line.before()
    gc.collect()
    begin = process_time()
    operations = line.run()
    return (process_time() - begin) / operations


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


REFERENCE: Final = Line("reference: a step of splitmix64", reference)
