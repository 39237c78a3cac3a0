"""What the plots of a page show: shares of games, and distributions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from fateloom.lab.report import percentile, wilson


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of games: `hits` of `games`, with its 95 % interval.

    A victory that several seats share is a fraction of a hit for each.
    """

    name: str
    hits: float
    games: int

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return self.hits / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson score interval (see `wilson`); from 0 to 1 where there is no game."""
        return wilson(self.hits, self.games)


@dataclass(frozen=True, slots=True)
class Spread:
    """A distribution: one number for each game, in order."""

    values: tuple[float, ...]

    @classmethod
    def of(cls, values: Iterable[float]) -> Spread:
        """The distribution of numbers in any order."""
        return cls(tuple(sorted(values)))

    def at(self, percent: int) -> float:
        """A percentile; 0 where there are no numbers."""
        return percentile(self.values, percent) if self.values else 0.0

    @property
    def mean(self) -> float:
        """The mean; 0 where there are no numbers."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def within(self, name: str, least: float, most: float) -> Rate:
        """The share of games between two numbers, both included."""
        return Rate(name, sum(least <= each <= most for each in self.values), len(self.values))


def percent(share: float) -> str:
    """A share in words; one that is hardly any is still not none."""
    if 0 < share < 0.01:
        return "<1\u00a0%"
    return f"{100 * share:.0f}\u00a0%"
