"""Runner of programs: gives the answers that players settled in advance.

Only the holders of a seat may learn that it has a program, and an immediate answer would reveal
it. So each answer comes after a random pause.
"""

from __future__ import annotations

import asyncio
from secrets import SystemRandom

from fateloom.core.errors import FateloomError
from fateloom.server.logs import trouble
from fateloom.server.refusals import StoreRefusal
from fateloom.server.settings import Settings
from fateloom.server.tables.session import TableSession

RETRY_AFTER = 2.0
"""Seconds until a retry of an answer that could not be stored."""

_CHANCE = SystemRandom()


class ProgramRunner:
    """Answers for seats with programs, one task for each seat."""

    def __init__(self, settings: Settings) -> None:
        self._least, self._most = settings.program_least, settings.program_most
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Cancel all answers."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def busy(self, table: str) -> bool:
        """Whether an answer at this table is pending."""
        return any(each == table for each, _ in self._tasks)

    def leave(self, table: str) -> None:
        """Cancel the answers at a table that was deleted."""
        for key in [key for key in self._tasks if key[0] == table]:
            self._tasks.pop(key).cancel()

    def wake(self, live: TableSession) -> None:
        """Handle a change of a table or of its programs."""
        for seat in live.play.programs:
            key = (live.header.table, seat)
            if key not in self._tasks and live.answering(seat) is not None:
                self._tasks[key] = asyncio.create_task(self._answer(live, seat))

    async def _answer(self, live: TableSession, seat: int) -> None:
        """Answer for a seat until its player has to choose."""
        key = (live.header.table, seat)
        try:
            while (answer := live.answering(seat)) is not None:
                await asyncio.sleep(_CHANCE.uniform(self._least, self._most))
                try:
                    await live.execute(answer)
                except StoreRefusal:
                    await asyncio.sleep(RETRY_AFTER)
                except FateloomError:
                    pass  # The table has moved on: check again.
        except Exception:  # noqa: BLE001, RUF100 - on any error the player is asked
            trouble("program-failed", table=live.header.table)
        finally:
            # Without an await in between: the next `wake` must not find the old task.
            if self._tasks.get(key) is asyncio.current_task():
                del self._tasks[key]
