"""What is due at tables is done, whichever process had them in memory and has died."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from fateloom.server.schema.http import Clock
from fateloom.server.schema.socket import encode
from fateloom.server.store.store import Store
from fateloom.table.deadlines import LEASE, SLACK
from tests.aio import complete
from tests.moves import ids
from tests.server.conftest import (
    BOTH,
    Device,
    Site,
    opened,
    rechained,
    seated,
    serving,
    sql,
    two,
    waited,
)

if TYPE_CHECKING:
    from pathlib import Path

    from fateloom.server.settings import Settings

HOUR = {"kind": "turn", "seconds": 3600}
WITH_BOT = [{"name": "Hedda"}, {"name": "Owl", "bot": "random"}]


def kinds(settings: Settings, table: str) -> list[str]:
    """The lines of a table's log."""
    query = "select kind from log where table_id = :id order by seq"
    return [kind for (kind,) in sql(settings.url, query, id=table)]


def due(settings: Settings, table: str) -> float | None:
    """When something is due at a table, as it stands in the database."""
    moment: float | None
    ((moment,),) = sql(settings.url, "select due from tables where id = :id", id=table)
    return moment


def hurry(settings: Settings, table: str) -> None:
    """People have five seconds and not an hour at this table, as if it had been so from the start.

    Only what the log's line has left in the database is moved.
    """
    statement = "update tables set clock = :clock, due = due - 3595 where id = :id"
    sql(settings.url, statement, id=table, clock=encode(Clock("turn", 5)).decode())
    rechained(settings.url, table)


def test_each_line_tells_what_is_due_by_it(settings: Settings) -> None:
    with serving(settings) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend, clock=HOUR)
        with host.at(table, 0) as one, friend.at(table, 1) as other:
            number = one.until(lambda m: m["number"] > 0)["number"] if not one.view["number"] else 1
            began = due(settings, table)
            assert began is not None
            assert abs(began - 3600 - time.time()) < 600
            other.send(t="end")
            asked = one.until(lambda m: m.get("question"))["question"]["number"]
            assert due(settings, table) == pytest.approx(began, abs=600), "a day to answer is more"
            one.send(t="answer", number=asked, agree=True)
            assert one.until(lambda m: m["over"])["number"] > number
        assert due(settings, table) is None


def test_where_nothing_can_be_due_nothing_is_written(settings: Settings) -> None:
    with serving(settings) as client:
        table = opened(client)
        sql(settings.url, "update tables set due = 4e9")
        with seated(client, table, 0) as screen:
            for _ in range(3):
                seat = screen.view["waiting"][0]
                screen.look(seat)
                screen.choose(seat, ids(screen.view)[0])
                if screen.view["number"] == 1:
                    # The first line says what the process does not know; no other has to.
                    assert due(settings, table) is None
                    sql(settings.url, "update tables set due = 4e9")
    assert due(settings, table) == 4e9


@pytest.mark.thorough
def test_a_bot_goes_on_though_nobody_comes_back(settings: Settings) -> None:
    """Its server ended while it thought; the next one has no visitors at all."""
    with serving(replace(settings, bot_pace=3600.0)) as client:
        table = opened(client, seats=WITH_BOT)
        with seated(client, table, 0) as screen:
            while screen.view["waiting"] == [0]:
                screen.choose(0, ids(screen.view)[0])
        before = len(kinds(settings, table))
        moment = due(settings, table)
        assert moment is not None
        assert moment <= time.time()
    with serving(settings):
        assert waited(lambda: len(kinds(settings, table)) > before, 60)
        waited(lambda: due(settings, table) is None, 60)


@pytest.mark.thorough
def test_what_a_look_finds_not_due_is_put_off(settings: Settings) -> None:
    with serving(settings) as client:
        table = two(Device(client), Device(client), clock=HOUR)
        waited(lambda: kinds(settings, table) == ["begin"], 60)
    sql(settings.url, "update tables set due = 1")
    with serving(replace(settings, sweep=0.2)):
        waited(lambda: (due(settings, table) or 0) > time.time() + LEASE + SLACK, 60)
    assert kinds(settings, table) == ["begin"]


@pytest.mark.thorough
def test_a_table_that_cannot_be_read_does_not_hold_up_the_others(settings: Settings) -> None:
    with serving(settings) as client:
        broken, other = (two(Device(client), Device(client), clock=HOUR) for _ in range(2))
        waited(lambda: kinds(settings, broken) == kinds(settings, other) == ["begin"], 60)
    sql(settings.url, "update log set kind = 'nonsense' where table_id = :id", id=broken)
    hurry(settings, other)
    sql(settings.url, "update tables set due = 1")
    with serving(replace(settings, sweep=0.2, takeover=0.0)):
        waited(lambda: "timeout" in kinds(settings, other), 60)
        assert (due(settings, broken) or 0) > time.time() + LEASE / 2


@pytest.mark.parametrize("database", BOTH, indirect=True)
def test_of_two_that_look_one_takes_a_table_on(settings: Settings) -> None:
    with serving(settings) as client:
        tables = {opened(client) for _ in range(5)}
    for number, table in enumerate(sorted(tables)):
        sql(settings.url, "update tables set due = :due where id = :id", due=number, id=table)
    stores = [Store(settings.url) for _ in range(2)]

    async def both() -> list[list[str]]:
        return await asyncio.gather(*(store.overdue(10.0, 4e9, 3) for store in stores))

    took = [table for some in complete(both()) for table in some]
    took += complete(stores[0].overdue(10.0, 4e9, 5))
    assert sorted(took) == sorted(tables)
    assert complete(stores[1].overdue(10.0, 4e9, 5)) == []
    # A process that finds nothing due there logs it, unless the table has changed meanwhile.
    first, last = sorted(tables)[0], sorted(tables)[-1]
    sql(settings.url, "update tables set due = 7 where id = :id", id=last)
    for table in (first, last):
        complete(stores[0].reschedule(table, 4e9, None))
    assert (due(settings, first), due(settings, last)) == (None, 7)
    for store in stores:
        store.close()


@pytest.mark.parametrize("database", BOTH[1:], indirect=True)
def test_when_one_of_several_servers_dies_another_keeps_its_clocks(
    tmp_path: Path, settings: Settings
) -> None:
    """Nobody comes to the ones that are left, and each moment is played once."""
    told = (f"--set=database={settings.database}", "--set=sweep=1", "--set=takeover=0")
    with ExitStack() as ends:
        places = [Site(tmp_path / str(number), *told) for number in range(3)]
        for place in places:
            place.start()
            ends.callback(place.end)
        wish = {"game": "destiny", "seats": [{"name": "Hedda"}, {"name": "Anna"}], "clock": HOUR}
        table = str(places[0].http("POST", "/api/tables", json=wish).json()["table"])
        with places[0].socket(table) as socket:
            socket.recv()
            waited(lambda: kinds(settings, table), 60)
        places[0].kill()
        assert kinds(settings, table) == ["begin"]
        hurry(settings, table)
        lines = waited(lambda: (seen := kinds(settings, table))[2:] and seen, 60)
    assert lines[:3] == ["begin", "timeout", "timeout"]
