"""Tasks that go on when those who wait for them are cancelled."""

from __future__ import annotations

import asyncio
from typing import TypeVar

T = TypeVar("T")


def shielded(task: asyncio.Future[T]) -> asyncio.Future[T]:
    """A shield around a task, for a caller that may be cancelled.

    If the task fails after that, nobody asks for its error, which asyncio would log as unretrieved.
    """
    task.add_done_callback(lambda each: each.cancelled() or each.exception())
    return asyncio.shield(task)
