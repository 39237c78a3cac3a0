"""Archives: a log that nobody adds to is stored in one row, and nobody at its table notices."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import event

from fateloom.server import main
from fateloom.server.store import upgrades
from fateloom.server.upkeep import archiving
from fateloom.server.upkeep.doctor import examine
from tests.server.conftest import done, opened, rechained, seated, serving, sql, tables_of, waited
from tests.server.test_play import play_out

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings

LATER = 1e12
"""After everything."""


def played(client: TestClient, choices: int = 8) -> str:
    table = opened(client)
    with seated(client, table, 0) as screen:
        play_out(screen, Random(1), choices)
    return table


def rows(settings: Settings, table: str) -> tuple[int, int]:
    """The lines of a table: in the log, and in its archive."""
    log = sql(settings.url, "select count(*) from log where table_id = :t", t=table)
    archive = sql(settings.url, "select lines from archives where table_id = :t", t=table)
    return log[0][0], archive[0][0] if archive else 0


def archived(client: TestClient) -> dict[str, bool]:
    return done(client, tables_of(client).store.archive, LATER, 50, ())


def test_a_table_is_played_on(settings: Settings) -> None:
    """In memory or not, and after each of several archives."""
    with serving(settings) as client:
        table = played(client)
        with seated(client, table, 0) as screen:
            assert archived(client) == {table: True}
            assert rows(settings, table) == (0, 8)
            play_out(screen, Random(2), 2)
            before = screen.look(0)
        assert rows(settings, table) == (2, 8)
        assert archived(client) == {table: True}
        assert archived(client) == {}
        assert rows(settings, table) == (0, 10)
    with serving(settings) as again:
        again.cookies = client.cookies
        assert again.get("/api/tables").json()["tables"][0]["choices"] == 10
        with seated(again, table, 0) as screen:
            assert screen.look(0)["view"] == before["view"]
            play_out(screen, Random(3), 3)
        assert rows(settings, table) == (3, 10)
    assert not any(each.wrong for each in examine(settings, None))
    with serving(settings) as last:
        last.cookies = client.cookies
        with seated(last, table, 0) as screen:
            assert screen.view["number"] == 13
        assert last.delete(f"/api/tables/{table}").status_code == 204
    assert rows(settings, table) == (0, 0)


def test_a_record_comes_in_as_an_archive(
    settings: Settings, client: TestClient, finished: str
) -> None:
    """Others wait while a table is stored, and so it is stored in a few rows, however long."""
    table = client.post("/api/records", content=finished).json()["table"]
    assert rows(settings, table) == (0, finished.count("\n") - 2)
    assert client.get(f"/api/tables/{table}/record").text == finished


def test_another_process_that_is_behind(settings: Settings, client: TestClient) -> None:
    """It reads the lines that it lacks from the archive."""
    table = played(client, 3)
    store = tables_of(client).store
    found = done(client, store.load, table)
    assert found is not None
    with seated(client, table, 0) as screen:
        play_out(screen, Random(2), 4)
    archived(client)
    news = done(client, store.news, table, found.head, 0, found.header.seating)
    assert [entry.seq for entry in news.entries] == [4, 5, 6, 7]


@pytest.mark.parametrize(
    "spoil",
    [
        "delete from archives",
        "update archives set data = substring(data, 1, 20)",
    ],
)
def test_an_archive_that_is_damaged(settings: Settings, spoil: str) -> None:
    with serving(settings) as client:
        table, other = played(client), played(client)
        archived(client)
    sql(settings.url, f"{spoil} where table_id = :t", t=table)
    with serving(settings) as again:
        again.cookies = client.cookies
        found = {
            info["table"]: info["broken"] for info in again.get("/api/tables").json()["tables"]
        }
        assert found[other] is None
        assert found[table]["code"] == "table-damaged"


def test_a_damaged_log_stays_where_it_is(settings: Settings) -> None:
    with serving(settings) as client:
        table, other = played(client), played(client)
        sql(settings.url, "update log set seat = 7 where seq = 2 and table_id = :t", t=table)
        assert archived(client) == {table: False, other: True}
        assert rows(settings, table) == (8, 0)
        store = tables_of(client).store
        assert done(client, store.archive, LATER, 50, {table}) == {}


def test_an_archive_is_written_whole_or_not_at_all(settings: Settings, client: TestClient) -> None:
    table = played(client)
    store = tables_of(client).store

    def stop(*told: object) -> None:
        if str(told[2]).startswith("DELETE FROM log"):
            raise KeyError("stopped")

    event.listen(store.engine, "before_cursor_execute", stop)
    with pytest.raises(KeyError):
        archived(client)
    event.remove(store.engine, "before_cursor_execute", stop)
    assert rows(settings, table) == (8, 0)


def test_archives_are_unpacked_for_an_earlier_program(settings: Settings) -> None:
    lines = (
        "select table_id, seq, kind, seat, move, at, clock, hash from log order by table_id, seq"
    )
    with serving(settings) as client:
        played(client)
        before = sql(settings.url, lines)
        archived(client)
    assert sql(settings.url, lines) == []
    step = upgrades.STEPS[upgrades.STEPS.index("0018") + 1]
    assert main.roll_back(step, settings.data, database=settings.database) == 0
    assert sql(settings.url, lines) == before


def test_the_server_archives_idle_tables(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings) as client:
        table, fresh = played(client), played(client)
    sql(settings.url, "update log set at = at - 90000 where table_id = :t", t=table)
    rechained(settings.url, table)
    monkeypatch.setattr(archiving, "EVERY", 0.05)
    with serving(replace(settings, archive_after=1.0)):
        waited(lambda: rows(settings, table) == (0, 8), 30)
        assert rows(settings, fresh) == (8, 0)


def test_never(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archiving, "DAY", 0.0)
    with serving(replace(settings, archive_after=0.0)) as client:
        table = played(client)
        done(client, asyncio.sleep, 0.1)
        assert rows(settings, table) == (8, 0)
