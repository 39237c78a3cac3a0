"""Who uses much of the processor waits, and is refused in the end; others are not kept waiting."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from starlette.websockets import WebSocketDisconnect

from fateloom.core.pause import PAUSE
from fateloom.core.record import Record, Recorder, replay
from fateloom.games import registry
from fateloom.server import work
from fateloom.server.refusals import ServerRefusal
from fateloom.server.store.store import Store
from fateloom.server.tables import registry as tables
from fateloom.server.tables.presenter import show
from fateloom.server.work import (
    ACCOUNTS,
    AT_ONCE,
    CALLED,
    Account,
    Accounts,
    Metered,
    Payer,
    in_thread,
    metered,
    soon,
)
from tests.aio import complete
from tests.server.conftest import opened, seated, serving

if TYPE_CHECKING:
    from fateloom.server.settings import Settings


def used(payer: Payer) -> float:
    """The milliseconds that a payer's address has used, of 1000 that never come back."""
    return 1000 - payer.accounts[0]._all._left + 1000 * payer._spent


async def busy(seconds: float) -> None:
    """Keep the processor busy, in two steps."""
    for _ in range(2):
        end = time.thread_time() + seconds / 2
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0)


def test_steps_are_charged_and_waiting_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine any step may take long; here it takes what the processor needs.
    monkeypatch.setattr(time, "perf_counter", time.thread_time)

    async def run() -> None:
        payer = Accounts(1000, 0).payer("a", "d")
        address, device = payer.accounts
        await Metered(payer, asyncio.sleep(0.05))
        assert used(payer) < 5
        await Metered(payer, busy(0.03))
        assert used(payer) > 29
        assert 1000 - address._all._left == pytest.approx(500 - device._all._left)

        async def starts_another() -> None:
            await asyncio.create_task(metered(busy(0.03)))
            await asyncio.create_task(busy(0.03))  # a bot's choice, for example

        before = used(payer)
        await Metered(payer, starts_another())
        assert 29 < used(payer) - before < 55

    complete(run())


def test_work_in_a_thread_is_charged_and_lets_others_go_on() -> None:
    async def run() -> None:
        payer = Accounts(1000, 0).payer("a", None)
        slept: list[float] = []

        def long() -> int:
            pause = PAUSE.get()
            end = time.thread_time() + 0.02
            while time.thread_time() < end:
                before = time.perf_counter()
                pause()
                slept.append(time.perf_counter() - before)
            return 7

        assert await Metered(payer, in_thread(long)) == 7
        assert sum(each >= work.PIECE for each in slept) >= 10
        await asyncio.sleep(0)
        assert used(payer) > 19

    complete(run())


def test_long_work_pauses_at_every_choice() -> None:
    game = registry["destiny"]
    recorder = Recorder(game, seed=1, seats=2)
    for _ in range(30):
        seat = recorder.state.waiting[0]
        recorder.choose(seat, recorder.state.legal(seat)[0].text)
    count = 0

    def pause() -> None:
        nonlocal count
        count += 1

    record = recorder.record()
    text = record.dumps()
    token = PAUSE.set(pause)
    try:
        for part in (record.dumps, partial(Record.loads, text), partial(replay, game, record)):
            count = 0
            part()
            assert count == 30
    finally:
        PAUSE.reset(token)


def test_those_who_wait_go_on_one_at_a_time() -> None:
    async def run() -> None:
        account = Account(1000, 1000)
        order: list[int] = []

        async def message(number: int) -> None:
            await account.turn()
            order.append(number)
            account.spend(30)

        began = time.perf_counter()
        await asyncio.gather(*(message(number) for number in range(5)))
        assert order == list(range(5))
        # The first may use 10 ms at once, and 1000 come back in a second.
        assert time.perf_counter() - began >= 0.1

    complete(run())


def test_many_who_wait_go_on_together_while_that_is_cheap() -> None:
    async def run(cost: float, back: float) -> list[int]:
        """How many went on in each turn of the event loop."""
        account = Account(1e6, back)
        account.spend(AT_ONCE + 0.05 * back)
        counts = [0]

        async def message() -> None:
            await account.turn()
            counts[-1] += 1
            account.spend(cost)

        waiting = asyncio.gather(*(message() for _ in range(60)))
        while not waiting.done():
            await asyncio.sleep(0)
            counts.append(0)
        return [count for count in counts if count]

    cheap = complete(run(0, 1e6))
    assert (cheap[0], max(cheap), sum(cheap)) == (1, CALLED, 60)
    assert complete(run(11, 1e4)) == [1] * 60


def test_who_leaves_the_queue_does_not_hold_it_up() -> None:
    async def run() -> None:
        account = Account(1000, 1000)
        account.spend(15)
        first, second = (asyncio.create_task(account.turn()) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await second
        assert first.cancelled()
        assert not account.in_debt

    complete(run())


def test_nobody_queues_where_there_is_plenty_again() -> None:
    async def run() -> None:
        account = Account(10, 1e6)
        debts: list[bool] = []

        async def message() -> None:
            await account.turn()
            debts.append(account.in_debt)

        account.spend(20)
        assert account.in_debt
        await asyncio.sleep(0.001)
        await asyncio.gather(*(message() for _ in range(3)))
        assert debts == [False] * 3

    complete(run())


def test_who_would_wait_for_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "PATIENCE", 0.02)

    async def run() -> None:
        payer = Accounts(10, 1).payer("a", None)
        payer.spend(1.0)
        with pytest.raises(ServerRefusal, match="too fast"):
            await Metered(payer, soon())
        other = Accounts(10, 1).payer("b", None)
        await Metered(other, soon())

    complete(run())


def test_accounts_that_owe_nothing_are_dropped() -> None:
    async def run() -> None:
        accounts = Accounts(10, 1)
        debtor = accounts.payer("debtor", None)
        debtor.spend(1.0)
        for number in range(3 * ACCOUNTS):
            accounts.payer(f"a{number}", f"d{number}")
        assert len(accounts._accounts) <= ACCOUNTS + 2
        assert accounts.payer("debtor", None).accounts == debtor.accounts

    complete(run())


def test_a_server_refuses_work_that_was_not_regained(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over HTTP with 429, on a socket by closing it; and not before something was used."""
    payers = []
    spend = Payer.spend

    def remember(payer: Payer, seconds: float) -> None:
        payers.append(payer)
        spend(payer, seconds)

    with serving(replace(settings, work=400, work_back=1)) as client:
        table = opened(client)
        with seated(client, table, 0) as screen:
            monkeypatch.setattr(Payer, "spend", remember)
            assert client.get("/api/games").status_code == 200
            # All that is left, whatever machine this is.
            spend(payers[-1], 1.0)
            monkeypatch.setattr(work, "PATIENCE", 0.01)
            answer = client.get("/api/games")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
            assert answer.headers["retry-after"] and answer.headers["x-frame-options"]
            screen.send(t="ping")
            assert screen.hear()["code"] == "too-fast"
            with pytest.raises(WebSocketDisconnect) as closed:
                screen.hear()
            assert closed.value.code == 4429


def test_lists_asked_for_together_are_made_one_after_another(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table is shown only to who owes nothing at that moment, whatever was asked before."""
    debts = []

    def slow(*args: Any, **options: Any) -> Any:
        assert work._now.payer is not None
        debts.append(max(account.wait for account in work._now.payer.accounts))
        time.sleep(2 * AT_ONCE / 1000)
        return show(*args, **options)

    tables_of = Store.tables_of

    async def late(*args: Any) -> list[str]:
        await asyncio.sleep(0.1)  # by then, all requests have begun
        return await tables_of(*args)

    with serving(replace(settings, work_back=250)) as client:
        for _ in range(2):
            opened(client)
        monkeypatch.setattr(tables, "show", slow)
        monkeypatch.setattr(Store, "tables_of", late)
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(client.get, ["/api/tables"] * 8))
    assert {answer.status_code for answer in answers} == {200}
    assert debts == [0] * 16
