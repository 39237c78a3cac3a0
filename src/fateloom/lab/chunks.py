"""The games of a plan in chunks, as large as what was measured of the games allows."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import Final

from fateloom.core.errors import FateloomError

GROWTH: Final = 4
"""How many times as large as the largest before it a chunk may be: the first games tell little."""


class WorkerLost(FateloomError):
    """Workers have ended while they played the same games, too often for chance."""


class Chunks:
    """Hands out the games from 0 to `games` in chunks that take about `seconds` each.

    Towards the end they get smaller, so that all workers finish at about the same time.
    """

    def __init__(self, games: int, seconds: float) -> None:
        self._games = games
        self._seconds = seconds
        self._next = 0
        self._largest = 0
        self._pace: float | None = None
        self._lost: list[range] = []
        self._losses: Counter[range] = Counter()

    def next(self, workers: int) -> range | None:
        """The next chunk, for one of this number of workers; None if all games are handed out."""
        if self._lost:
            return self._lost.pop()
        left = self._games - self._next
        if left <= 0:
            return None
        fitting = 1 if self._pace is None else int(self._seconds / max(self._pace, 1e-9))
        size = max(1, min(fitting, GROWTH * self._largest, ceil(left / (2 * workers))))
        self._largest = max(self._largest, size)
        chunk = range(self._next, self._next + size)
        self._next = chunk.stop
        return chunk

    def measured(self, games: int, seconds: float) -> None:
        """Note how long a worker took for some games."""
        pace = seconds / games
        self._pace = pace if self._pace is None else (self._pace + pace) / 2

    def again(self, chunk: range, tries: int) -> None:
        """Hand out a chunk again, because its worker has ended.

        Raises `WorkerLost` if that has happened to it `tries` times.
        """
        self._losses[chunk] += 1
        if self._losses[chunk] >= tries:
            raise WorkerLost("worker-lost", str(chunk.start), str(chunk.stop - 1))
        self._lost.append(chunk)
