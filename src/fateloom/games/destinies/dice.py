"""The faces of the dice, as data (AMB-20). No rule depends on it (DST-DICE-14)."""

from __future__ import annotations

from typing import Final

from fateloom.core import rng

STAR: Final = 0
"""An Effort die's sign for a success; it adds nothing to the total (DST-TEST-11)."""
MAIN: Final = (1, 2, 2, 3, 3, 4)
EFFORT: Final = (1, 1, 2, 2, STAR, STAR)
MAIN_DICE: Final = 2
EFFORT_DICE: Final = 3


def rolled(random: int, effort: int) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """The next random int, and the faces of both Main dice and of `effort` Effort dice."""
    mains = []
    for _ in range(MAIN_DICE):
        random, face = rng.below(random, len(MAIN))
        mains.append(MAIN[face])
    efforts = []
    for _ in range(effort):
        random, face = rng.below(random, len(EFFORT))
        efforts.append(EFFORT[face])
    return random, tuple(mains), tuple(efforts)
