"""Bots that are late, crash, or answer nonsense: chance chooses for them, and play goes on."""

from __future__ import annotations

import asyncio
import os
import time
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.games import registry
from fateloom.server.tables import bot_worker
from fateloom.server.tables.bot_pool import BotPool
from fateloom.table.log import chance
from fateloom.table.state import words
from tests.aio import complete

if TYPE_CHECKING:
    from collections.abc import Callable

STATE = registry["destiny"].new(seed=2, seats=3)
SEAT = STATE.waiting[0]
LEGAL = (*words(STATE.legal(SEAT)), "done")


def late(*_: Any) -> str:
    time.sleep(60)
    return LEGAL[0]


def crashed(*_: Any) -> str:
    os._exit(1)


def failed(*_: Any) -> str:
    raise ValueError("no idea")


def illegal(*_: Any) -> str:
    return "castle"


def ask(bot_pool: BotPool, bot: str = "greedy", seed: int = 5) -> Any:
    return bot_pool.choose(bot, "destiny", STATE.view(SEAT), LEGAL[:-1], seed)


@pytest.mark.thorough
def test_bots_choose_in_another_process_and_the_same_again() -> None:
    async def think() -> None:
        bot_pool = BotPool(1, 10.0, 30.0)
        try:
            for bot in ("random", "greedy"):
                one, two = [await ask(bot_pool, bot) for _ in range(2)]
                assert one == two
                assert one in LEGAL
        finally:
            await bot_pool.close()

    complete(think())


@pytest.mark.thorough
@pytest.mark.parametrize("fault", [late, crashed, failed, illegal])
def test_a_faulty_bot_is_replaced_by_chance(
    fault: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think() -> None:
        bot_pool = BotPool(1, 3.0, 30.0)
        try:
            with monkeypatch.context() as patch:
                patch.setattr(bot_worker, "choose", fault)
                begun = time.monotonic()
                seen = [await asyncio.wait_for(ask(bot_pool), 40)]
                assert time.monotonic() - begun < 35
            expected = Random(5).choice(LEGAL[:-1])
            assert seen == [expected]
            # The next one thinks again, in a new process if need be.
            assert await ask(bot_pool, "random") in LEGAL
        finally:
            await bot_pool.close()

    complete(think())


def test_chance_differs_from_choice_to_choice() -> None:
    seeds = {chance(secret, number) for secret in ("a", "b") for number in range(100)}
    assert len(seeds) == 200
    assert chance("a", 1) == chance("a", 1)
