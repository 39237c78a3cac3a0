"""What is due at tables by the clock on the wall: one timer for all of them."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from fateloom.core.errors import FateloomError
from fateloom.server.logs import trouble
from fateloom.server.refusals import StoreRefusal

AGAIN: Final = 2.0
"""Seconds until something is tried again that could not be saved, or was not due after all."""
SPARE: Final = 50
"""So much that was put off may be kept, and as much again as is due."""
LONGEST: Final = 600.0
"""So many seconds the timer waits at most: the clock on the wall may be set meanwhile."""


class Timers:
    """Calls `on_due` with a table's id once something is due there.

    Tables are known by their ids, so one that is in nobody's memory is rung for all the same.
    """

    def __init__(self, on_due: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        self._on_due = on_due
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._running: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Ring no more."""
        if self._timer is not None:
            self._timer.cancel()
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def set(self, table: str, at: float | None) -> None:
        """Something is due at this table then, in seconds since 1970; None: nothing is."""
        if at is None:
            self._due.pop(table, None)
        elif self._due.get(table) != at:
            self._due[table] = at
            heapq.heappush(self._heap, (at, table))
            if len(self._heap) > 2 * len(self._due) + SPARE:
                # What was put off goes when its time has come, which may be in weeks.
                self._heap = [(then, each) for each, then in self._due.items()]
                heapq.heapify(self._heap)
            self._schedule()

    def _schedule(self) -> None:
        """Set the timer to whatever is due first."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._heap:
            wait = min(max(0.0, self._heap[0][0] - time.time()), LONGEST)
            self._timer = asyncio.get_running_loop().call_later(wait, self._check)

    def _check(self) -> None:
        self._timer = None
        now = time.time()
        while self._heap and self._heap[0][0] <= now:
            at, table = heapq.heappop(self._heap)
            if self._due.get(table) == at:
                del self._due[table]
                if table in self._running:
                    self.set(table, now + AGAIN)
                else:
                    self._running[table] = asyncio.create_task(self._run(table))
        self._schedule()

    async def _run(self, table: str) -> None:
        try:
            await self._on_due(table)
        except StoreRefusal:
            self.set(table, time.time() + AGAIN)
        except FateloomError:
            pass  # The table is gone, or damaged: nothing is due there.
        except Exception:  # noqa: BLE001, RUF100 - one table must not stop the others' clock
            trouble("timer-failed", table=table)
        finally:
            del self._running[table]
