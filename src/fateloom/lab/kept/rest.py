"""What is left to be played of a plan of which some games are there already."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

from fateloom.lab.plan import Plan, RowT


@dataclass(frozen=True, slots=True)
class Rest(Generic[RowT]):
    """A plan with some games of another: its game 0 is the first of the first range, and so on."""

    plan: Plan[RowT]
    ranges: tuple[range, ...]

    def __len__(self) -> int:
        return sum(map(len, self.ranges))

    @property
    def modules(self) -> Sequence[str]:
        return self.plan.modules

    def play(self, indices: range) -> list[RowT]:
        rows: list[RowT] = []
        first = 0
        for each in self.ranges:
            start = max(indices.start - first, 0)
            stop = min(indices.stop - first, len(each))
            if start < stop:
                rows += self.plan.play(each[start:stop])
            first += len(each)
        return rows


def gaps(played: Iterable[int], games: int) -> tuple[range, ...]:
    """The games from 0 to `games` that were not played, given those that were, in order.

    Examples:
        >>> gaps([1, 2, 5], 8)
        (range(0, 1), range(3, 5), range(6, 8))
    """
    found = []
    following = 0
    for index in played:
        if index > following:
            found.append(range(following, index))
        following = index + 1
    if following < games:
        found.append(range(following, games))
    return tuple(found)
