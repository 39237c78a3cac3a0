"""Bot processes within the one of the test, for what they make of advice and reviews."""

from __future__ import annotations

import asyncio
from functools import partialmethod
from typing import TYPE_CHECKING, Any

from fateloom.core.game import Rollouts
from fateloom.games import registry
from fateloom.server.tables import bot_worker
from fateloom.server.tables.bot_pool import BotPool

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

WORK = {bot_worker.candidates, bot_worker.samples, bot_worker.played}


class Lanes:
    """Advice and reviews wait until they are let go on. They try few moves.

    seen   the arguments of each piece of work
    most   how many pieces are let go on; None for all
    fault  what every piece raises
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = True
        self.most: int | None = None
        self.seen: list[tuple[Any, ...]] = []
        self.fault: Exception | None = None
        monkeypatch.setattr(BotPool, "_run", partialmethod(_run, self))
        for name in ("destiny", "hand", "realms"):
            monkeypatch.setattr(type(registry[name]), "advice", Rollouts(moves=400, horizon=500))


async def _run(_pool: BotPool, lanes: Lanes, what: Callable[..., Any], *args: Any) -> Any:
    await asyncio.sleep(0)  # another process never answers at once
    if what in WORK:
        lanes.seen.append(args)
        if lanes.fault is not None:
            raise lanes.fault
        number = len(lanes.seen)
        while not lanes.open or (lanes.most is not None and number > lanes.most):
            await asyncio.sleep(0.01)
    return what(*args)
