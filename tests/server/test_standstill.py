"""A bot that chooses on and on to no effect: others answer for it, and the table goes on."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.core.standstill import LIMIT
from fateloom.server import metrics
from fateloom.server.tables import bot_worker
from fateloom.server.tables.bot_pool import BotPool
from tests.moves import ids
from tests.server.conftest import opened, seated, tables_of

if TYPE_CHECKING:
    from starlette.testclient import TestClient

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("stand_ins", [["greedy"], ["greedy", "mildest"]])
def test_others_answer_for_it(
    stand_ins: list[str],
    client: TestClient,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only the last of these does not mark a card and take the mark away, for ever."""
    before = failures()

    async def choose(
        _: BotPool, bot: str, game: str, view: Any, legal: Sequence[str], seed: int
    ) -> str:
        if bot == stand_ins[-1]:
            return bot_worker.choose(bot, game, view, legal, seed)
        return next((move for move in legal if move != "done"), "done")

    monkeypatch.setattr(BotPool, "choose", choose)
    table = opened(client, seats=[{"name": "Hedda"}, {"name": "Anna", "bot": "search"}])
    with seated(client, table, 0) as screen:
        while screen.view["view"]["phase"] not in ("second-aid", "action", "base"):
            if 0 in screen.view["waiting"]:
                screen.choose(0, ids(screen.view)[-1])
            else:
                screen.get()
        made = [
            choice for choice in tables_of(client)._held[table].play.choices if choice.seat == 1
        ]
    assert LIMIT * len(stand_ins) < len(made) < LIMIT * (len(stand_ins) + 1)
    told = [vars(each) for each in caplog.records if each.getMessage() == "bot-standstill"]
    assert [each["levelno"] for each in told] == [logging.ERROR] * len(stand_ins)
    about = {"table": table, "game": "destiny", "bot": "search"}
    assert [each["fields"] for each in told] == [
        {**about, "choices": LIMIT * number, "instead": instead}
        for number, instead in enumerate(stand_ins, 1)
    ]
    assert failures() > before


def failures() -> float:
    """How many choices were made for bots that got nowhere."""
    return float(metrics.BOT_FAILURES.labels("bot-standstill")._value.get())
