"""Readiness: a server that can save nothing is not ready, whatever it can still read."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import event, text

from fateloom.server.store import database as db
from tests.moves import ids
from tests.server.conftest import done, opened, seated, sql
from tests.server.test_database import ON_POSTGRES
from tests.server.test_store import (
    FAILURES,
    ON_SQLITE,
    failing,
    limited,
    store_of,
    unlimited,
)

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings


def ready(client: TestClient) -> str:
    """What `/readyz` says: ok, or why not. That the server is up stays true."""
    assert client.get("/healthz").text == "ok\n"
    answer = client.get("/readyz")
    if answer.status_code == 200:
        return answer.text.strip()
    assert answer.status_code in (503, 507)
    return str(answer.json()["code"])


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found holds no longer than until it is asked again."""
    monkeypatch.setattr("fateloom.server.store.readiness.EVERY", 0.0, raising=False)


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("at", ["before_cursor_execute", "commit"])
@pytest.mark.parametrize(("words", "code"), FAILURES)
def test_a_store_that_fails(client: TestClient, words: str, code: str, at: str) -> None:
    assert ready(client) == "ok"
    with failing(store_of(client), words, at=at):
        assert ready(client) == code
        assert client.get("/api/tables").status_code == 200, "what is there can be read"
    assert ready(client) == "ok"


@ON_SQLITE
@pytest.mark.usefixtures("at_once")
@pytest.mark.thorough
def test_a_file_that_another_program_has_locked(client: TestClient, settings: Settings) -> None:
    other = sqlite3.connect(settings.data / "tables.sqlite", isolation_level=None)
    other.execute("begin immediate")
    assert ready(client) == "store-locked"
    other.execute("rollback")
    other.close()
    assert ready(client) == "ok"


@ON_SQLITE
@pytest.mark.usefixtures("at_once")
def test_a_file_that_takes_nothing(client: TestClient) -> None:
    store = store_of(client)
    done(client, store.write, lambda c: c.execute(text("pragma query_only = on")))
    assert ready(client) == "store-readonly"
    done(client, store.write, lambda c: c.execute(text("pragma query_only = off")))
    assert ready(client) == "ok"


@pytest.mark.thorough
@ON_SQLITE
@pytest.mark.usefixtures("at_once")
def test_a_file_that_cannot_grow(client: TestClient) -> None:
    """From the moment at which people's choices are refused, whatever was ready before."""
    store = store_of(client)
    table = opened(client)
    assert ready(client) == "ok"
    done(client, store.write, limited)
    with seated(client, table, 0) as screen:
        refused = None
        while refused is None:
            seat = screen.view["waiting"][0]
            if screen.view["seat"] != seat:
                screen.look(seat)
            answer = screen.choose(seat, ids(screen.view)[0])
            refused = answer if answer["t"] == "refused" else None
    assert refused["code"] == "store-full"
    assert ready(client) == "store-full"
    done(client, store.write, unlimited)
    assert ready(client) == "ok"


@ON_POSTGRES
@pytest.mark.usefixtures("at_once")
def test_a_database_that_takes_nothing(settings: Settings, client: TestClient) -> None:
    engine = db.open_engine(settings.url)
    with engine.begin() as connection:
        # As a dump of it does not, and a change of its tables does.
        for table in db.metadata.tables:
            connection.exec_driver_sql(f"lock table {table} in share mode")
        assert ready(client) == "store-locked"
    engine.dispose()
    assert ready(client) == "ok"
    name = sql(settings.url, "select current_database()")[0][0]
    sql(settings.url, f'alter database "{name}" set default_transaction_read_only = on')
    store_of(client).engine.dispose()
    assert ready(client) == "store-readonly"


@pytest.mark.thorough
@pytest.mark.usefixtures("at_once")
def test_it_leaves_next_to_nothing(client: TestClient, settings: Settings) -> None:
    for _ in range(30):
        assert ready(client) == "ok"
    assert sql(settings.url, "select count(*) from probes") == [(1,)]
    if settings.database is None:
        pages = sql(settings.url, "pragma page_count")
        for _ in range(30):
            assert ready(client) == "ok"
        assert sql(settings.url, "pragma page_count") == pages


def test_it_costs_little_however_often_it_is_asked(client: TestClient) -> None:
    """A stranger may ask it as often as any page: one write serves them all for some seconds."""
    asked: list[str] = []
    event.listen(
        store_of(client).engine,
        "before_cursor_execute",
        lambda connection, cursor, statement, *more: asked.append(statement),
    )
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: client.get("/readyz").status_code, range(40)))
    assert answers == [200] * 40
    assert len([each for each in asked if each.startswith("INSERT INTO probes")]) == 1
