"""How we measure: each repetition plays what was never played before, beside a reference loop.

Games keep what they have worked out, so one that is played again costs less than it ever does
elsewhere. And a machine has more to do than this: processor time is counted, and each repetition is
held against a run of the loop right before it. Where the machine does nothing else the median of
them and the least agree; the busier it is, the less does the median tell.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from operator import truediv
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

    `before` prepares new input for each repetition, and is not measured.
    """

    name: str
    run: Callable[[], int]
    note: str = ""
    before: Callable[[], None] = nothing


@dataclass(frozen=True)
class Cost:
    """What an operation of a line costs: the seconds, and the steps of the reference loop, half the
    time and at least."""

    seconds: float
    steps: float
    least: float


def measured(lines: Sequence[Line], rounds: int) -> list[Cost]:
    """Return the cost of each line, all taking turns."""
    for line in lines:
        once(line)  # warm: what is worked out once and for all games
    steps: list[list[float]] = [[] for _ in lines]
    seconds: list[list[float]] = [[] for _ in lines]
    for _ in range(rounds):
        for place, line in enumerate(lines):
            steps[place].append(once(REFERENCE))
            seconds[place].append(once(line))
    step = min(map(min, steps))
    return [
        Cost(median(took), median(map(truediv, took, beside)), min(took) / step)
        for took, beside in zip(seconds, steps, strict=True)
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
