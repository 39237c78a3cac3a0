"""The odds of a test: probabilities of successes, computed from the die faces."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from fateloom.games.destinies import dice
from fateloom.games.destinies.scenario.options import MOST_SUCCESSES
from fateloom.games.destinies.tracks import Track, markers_within

Chances = tuple[float, ...]
"""The probability of each number of successes, 0 to 6."""


@lru_cache(maxsize=32)
def throws(effort: int) -> tuple[tuple[int, int, float], ...]:
    """Each roll total and number of stars with `effort` Effort dice, and its probability."""
    found: dict[tuple[int, int], int] = {}
    for mains in product(dice.MAIN, repeat=dice.MAIN_DICE):
        for efforts in product(dice.EFFORT, repeat=effort):
            key = sum(mains) + sum(efforts), efforts.count(dice.STAR)
            found[key] = found.get(key, 0) + 1
    all_ = sum(found.values())
    return tuple([(total, stars, count / all_) for (total, stars), count in found.items()])


@lru_cache(maxsize=20_000)
def chances(track: Track, effort: int, added: int = 0, granted: int = 0) -> Chances:
    """The probability of each number of successes on this track, with the bonuses of items."""
    found = [0.0] * (MOST_SUCCESSES + 1)
    for total, stars, chance in throws(effort):
        successes = markers_within(track, total + added) + stars + granted
        found[min(max(successes, 0), MOST_SUCCESSES)] += chance
    return tuple(found)


_EFFORTS: Final = (0, 1, 2)


@lru_cache(maxsize=20_000)
def strength(track: Track) -> float:
    """The quality of a track: expected successes over a few ways to roll."""
    return sum(
        n * chance for effort in _EFFORTS for n, chance in enumerate(chances(track, effort))
    ) / len(_EFFORTS)
