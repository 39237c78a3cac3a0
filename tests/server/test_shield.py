"""Tasks that outlive those who wait for them."""

from __future__ import annotations

import asyncio
import gc

from fateloom.server.refusals import ServerRefusal
from fateloom.server.shield import shielded
from tests.aio import complete


def test_an_error_that_nobody_waits_for_any_more_is_not_reported() -> None:
    reported: list[object] = []

    async def fail() -> None:
        await asyncio.sleep(0)
        raise ServerRefusal("too-fast")

    async def call() -> None:
        await shielded(asyncio.ensure_future(fail()))

    async def cancelled_after(steps: int) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: reported.append(told))
        calling = asyncio.ensure_future(call())
        for _ in range(steps):
            await asyncio.sleep(0)
        calling.cancel()
        await asyncio.wait([calling])
        await asyncio.sleep(0.01)

    for steps in range(6):
        complete(cancelled_after(steps))
        gc.collect()
    assert reported == []
