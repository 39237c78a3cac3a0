"""Following what others write: while it cannot be read, and while a table is being loaded."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.server.api.devices import hashed
from fateloom.server.refusals import StoreRefusal
from fateloom.server.tables import registry as table_registry
from fateloom.table.log import new_entry
from fateloom.table.transition import Transition
from tests.server.conftest import Device, done, seated, serving, tables_of, two, waited

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings
    from fateloom.server.tables.registry import TableRegistry
    from fateloom.server.tables.session import TableSession


class Away:
    """A store whose news cannot be read at present."""

    def __init__(self, tables: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tries = 0
        self.back = False
        self._news = tables.store.news
        monkeypatch.setattr(tables.store, "news", self.news)

    async def news(self, *args: Any) -> Any:
        self.tries += 1
        if not self.back:
            raise StoreRefusal("store-away")
        return await self._news(*args)


async def elsewhere(tables: TableRegistry, table: str) -> TableSession:
    """Another process lets the table rest, and hints at it."""
    live = await tables.table(table)
    line = Transition(new_entry(live.play.number + 1, "pause"))
    await tables.store.append(table, line, live.seating, live._head)
    tables._on_notify(table, live.play.number + 1)
    return live


def test_who_looks_sees_the_change_once_it_can_be_read(
    host: Device, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_registry, "AGAIN", 0.05)
    table = host.open(seats=[{"name": "A"}, {"name": "B"}])
    with host.at(table, 0) as screen:
        away = Away(tables_of(client), monkeypatch)
        done(client, elsewhere, tables_of(client), table)
        waited(lambda: away.tries >= 3)
        assert not screen.view["paused"]
        away.back = True
        assert waited(lambda: tables_of(client)._held[table].play.paused)
        assert screen.until(lambda message: message["t"] == "view")["paused"]
        waited(lambda: not tables_of(client)._following)
        assert not tables_of(client)._notified


@pytest.mark.thorough
def test_nothing_is_tried_where_nobody_looks(
    host: Device, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For any number of hints: one attempt at a time, and the next viewer starts a new one."""
    monkeypatch.setattr(table_registry, "AGAIN", 0.2)
    tables = tables_of(client)
    table = host.open(seats=[{"name": "A"}, {"name": "B"}])
    with host.at(table, 0):
        away = Away(tables, monkeypatch)
        live = done(client, elsewhere, tables, table)

        async def hinted() -> None:
            for _ in range(100):
                tables._on_notify(table, 0)
                await asyncio.sleep(0)

        waited(lambda: away.tries)
        done(client, hinted)
        assert away.tries <= 2
        assert len(tables._following) == 1
    waited(lambda: not tables._following)
    tries = away.tries
    assert live.behind and live.idle and not tables._notified
    away.back = True
    with host.at(table, 0) as screen:
        assert screen.view["paused"]
    assert away.tries == tries + 1


def test_a_server_ends_while_its_database_does_not_answer(
    host: Device, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = tables_of(client)
    table = host.open(seats=[{"name": "A"}, {"name": "B"}])
    answers = asyncio.Event()

    async def news(*args: Any) -> Any:
        await answers.wait()
        raise StoreRefusal("store-away")

    async def closed() -> bool:
        closing = asyncio.ensure_future(tables.close())
        finished, _ = await asyncio.wait((closing,), timeout=5)
        answers.set()
        await closing
        return bool(finished)

    with host.at(table, 0):
        monkeypatch.setattr(tables.store, "news", news)
        live = done(client, elsewhere, tables, table)
        waited(live._lock.locked)
        assert done(client, closed)
        assert live.behind


@pytest.mark.thorough
@pytest.mark.parametrize("by", ["the same server", "another"])
def test_a_table_that_changes_while_it_is_loaded(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    """The caller gets the current table, and so does a concurrent caller."""
    with serving(settings) as before:
        host, friend = Device(before), Device(before)
        table = two(host, friend)
    with ExitStack() as ends:
        client = ends.enter_context(serving(settings))
        tables = tables_of(client)
        kept = tables.store.talk
        reading, go_on = asyncio.Event(), asyncio.Event()

        async def talk(*args: Any) -> Any:
            reading.set()
            await go_on.wait()
            return await kept(*args)

        monkeypatch.setattr(tables.store, "talk", talk)

        async def seats() -> tuple[int, ...]:
            return (await tables.table(table)).seating.seats_of(hashed(friend.secret))

        async def raced() -> list[tuple[int, ...]]:
            looking = [asyncio.ensure_future(seats()) for _ in range(3)]
            await reading.wait()
            if by == "another":
                await tables.store.forget(table, hashed(friend.secret))
                tables._on_notify(table, 0)
            else:
                await tables.give_up(table, hashed(friend.secret))
            go_on.set()
            return await asyncio.gather(*looking)

        assert done(client, raced) == [(), (), ()]
        assert not tables._held[table].seating.knows(hashed(friend.secret))
        assert not tables._stale and not tables._loading
        client.cookies = {}
        with seated(client, table) as screen:
            assert [each["held"] for each in screen.table["players"]] == [True, False]
