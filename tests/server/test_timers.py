"""The timer of all tables: when it rings, and what it keeps."""

from __future__ import annotations

import asyncio
import time

from fateloom.server.tables.timers import Timers
from tests.aio import complete


def test_what_is_put_off_again_and_again_is_kept_once() -> None:
    """Each choice puts off what is due at a slow table, behind another that is due before."""

    async def put_off() -> tuple[int, list[str]]:
        rung = []

        async def ring(table: str) -> None:
            rung.append(table)

        alarms = Timers(ring)
        now = time.time()
        alarms.set("first", now + 0.1)
        for number in range(10_000):
            alarms.set("slow", now + 86_400 + number)
        kept = len(alarms._heap)
        alarms.set("slow", now + 0.2)
        await asyncio.sleep(0.4)
        await alarms.close()
        return kept, rung

    kept, rung = complete(put_off())
    assert kept < 100
    assert rung == ["first", "slow"]
