"""Programs at a table: answers that a person settled beforehand, given as a person might.

Nobody but a seat's holders may learn that it has a program, and an answer at once would tell.
So each comes after a pause drawn by chance, whatever the program is.
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
"""Seconds until an answer is tried again that could not be saved."""

_CHANCE = SystemRandom()


class ProgramRunner:
    """Answers for the seats whose programs know what to say, each in a task of its own."""

    def __init__(self, settings: Settings) -> None:
        self._least, self._most = settings.program_least, settings.program_most
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Answer no more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def busy(self, table: str) -> bool:
        """Whether somebody at this table is about to be answered for."""
        return any(each == table for each, _ in self._tasks)

    def leave(self, table: str) -> None:
        """Let a table be that is gone."""
        for key in [key for key in self._tasks if key[0] == table]:
            self._tasks.pop(key).cancel()

    def wake(self, live: TableSession) -> None:
        """The table has changed, or a program at it."""
        for seat in live.play.programs:
            key = (live.header.table, seat)
            if key not in self._tasks and live.answering(seat) is not None:
                self._tasks[key] = asyncio.create_task(self._answer(live, seat))

    async def _answer(self, live: TableSession, seat: int) -> None:
        """Answer for a seat until its person is asked."""
        key = (live.header.table, seat)
        try:
            while (answer := live.answering(seat)) is not None:
                await asyncio.sleep(_CHANCE.uniform(self._least, self._most))
                try:
                    await live.execute(answer)
                except StoreRefusal:
                    await asyncio.sleep(RETRY_AFTER)
                except FateloomError:
                    pass  # The table moved on meanwhile: look again.
        except Exception:  # noqa: BLE001, RUF100 - whatever a game trips over, the person is asked
            trouble("program-failed", table=live.header.table)
        finally:
            # At once, with nothing between: whoever wakes next must find it gone.
            if self._tasks.get(key) is asyncio.current_task():
                del self._tasks[key]
