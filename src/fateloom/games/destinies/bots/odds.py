"""What a test is likely to bring: chances of successes, worked out from the faces."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import Final

from fateloom.games.destinies import dice
from fateloom.games.destinies.scenario.options import MOST_SUCCESSES
from fateloom.games.destinies.tracks import Track, markers_within

Chances = tuple[float, ...]
"""The chance of each number of successes, 0 to 6."""


@cache
def throws(effort: int) -> tuple[tuple[int, int, float], ...]:
    """Each roll total and number of stars with so many Effort dice, and its chance."""
    found: dict[tuple[int, int], int] = {}
    for mains in product(dice.MAIN, repeat=dice.MAIN_DICE):
        for efforts in product(dice.EFFORT, repeat=effort):
            key = sum(mains) + sum(efforts), efforts.count(dice.STAR)
            found[key] = found.get(key, 0) + 1
    all_ = sum(found.values())
    return tuple([(total, stars, count / all_) for (total, stars), count in found.items()])


@lru_cache(maxsize=20_000)
def chances(track: Track, effort: int, added: int = 0, granted: int = 0) -> Chances:
    """The chance of each entry on this track, with what items add."""
    found = [0.0] * (MOST_SUCCESSES + 1)
    for total, stars, chance in throws(effort):
        successes = markers_within(track, total + added) + stars + granted
        found[min(max(successes, 0), MOST_SUCCESSES)] += chance
    return tuple(found)


_EFFORTS: Final = (0, 1, 2)


@lru_cache(maxsize=20_000)
def strength(track: Track) -> float:
    """How good a track is: the successes to be expected, over a few ways to roll."""
    return sum(
        n * chance for effort in _EFFORTS for n, chance in enumerate(chances(track, effort))
    ) / len(_EFFORTS)
