"""The deadlines of all tables, on one timer."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Coroutine
from typing import Any, Final

from fateloom.core.errors import FateloomError
from fateloom.server.logs import trouble
from fateloom.server.refusals import StoreRefusal
from fateloom.table.timekeeper import CLOCK

AGAIN: Final = 2.0
"""Seconds until a retry, after a failed write or an early wake-up."""
SPARE: Final = 50
"""Stale heap entries to keep, beyond one for each deadline."""
LONGEST: Final = 600.0
"""Maximum wait of the timer in seconds: the system clock may be adjusted meanwhile."""


class Timers:
    """Calls `on_due` with a table's id when its deadline has passed.

    A table is only an id here, so its deadline also fires when it is not in memory.
    """

    def __init__(self, on_due: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        self._on_due = on_due
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._running: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Cancel the timer and all running calls."""
        if self._timer is not None:
            self._timer.cancel()
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def set(self, table: str, at: float | None) -> None:
        """Set the deadline of a table, in seconds since 1970; None clears it."""
        if at is None:
            self._due.pop(table, None)
        elif self._due.get(table) != at:
            self._due[table] = at
            heapq.heappush(self._heap, (at, table))
            if len(self._heap) > 2 * len(self._due) + SPARE:
                # Stale entries would stay until their time, which may be weeks away.
                self._heap = [(then, each) for each, then in self._due.items()]
                heapq.heapify(self._heap)
            self._schedule()

    def _schedule(self) -> None:
        """Set the timer to the first deadline."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._heap:
            wait = min(max(0.0, self._heap[0][0] - CLOCK.now()), LONGEST)
            self._timer = asyncio.get_running_loop().call_later(wait, self._check)

    def _check(self) -> None:
        self._timer = None
        now = CLOCK.now()
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
            self.set(table, CLOCK.now() + AGAIN)
        except FateloomError:
            pass  # The table was deleted or is damaged: it has no deadline.
        except Exception:  # noqa: BLE001, RUF100 - one table must not stop the others' timers
            trouble("timer-failed", table=table)
        finally:
            del self._running[table]
