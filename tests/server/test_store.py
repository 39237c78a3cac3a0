"""What is kept, and what happens when it cannot be: nothing is lost, and nothing pretended."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import OperationalError

from fateloom.server.refusals import StoreRefusal
from fateloom.server.schema.http import NewTable, SeatPlan
from fateloom.server.store import database
from fateloom.server.store.chain import Head
from fateloom.server.store.prepared import Prepared
from fateloom.server.store.store import Store
from fateloom.server.store.writer import AlreadyWritten
from fateloom.table import setup
from fateloom.table.log import Entry, new_entry
from fateloom.table.state import TableState
from fateloom.table.transition import Transition, Trial
from tests.aio import complete
from tests.moves import ids
from tests.server.conftest import done, opened, rechained, seated, serving, sql, tables_of, whole
from tests.server.test_play import play_out
from tests.server.test_secrets import given_away

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings

HEADER = setup.header_of(NewTable("destiny", (SeatPlan("A"), SeatPlan("B")), "7"), ())
FAILURES = [
    ("database or disk is full", "store-full"),
    ("database is locked", "store-locked"),
    ("attempt to write a readonly database", "store-readonly"),
    ("disk I/O error", "store-failed"),
]

ON_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def store_of(client: TestClient) -> Store:
    return tables_of(client).store


@pytest.fixture
def store(settings: Settings) -> Iterator[Store]:
    store = Store(settings.url)
    yield store
    store.close()


def test_the_migrations_make_the_tables_of_the_program(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, database.metadata) == []
        if store.engine.dialect.name == "sqlite":
            assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
            assert connection.execute(text("pragma synchronous")).scalar() == 2
        else:
            assert connection.execute(text("show synchronous_commit")).scalar() == "on"
    assert "log" in inspect(store.engine).get_table_names()


def test_a_newer_programs_tables_are_left_alone(settings: Settings) -> None:
    Store(settings.url).close()
    sql(settings.url, "update alembic_version set version_num = '9999'")
    with pytest.raises(StoreRefusal, match="store newer"):
        Store(settings.url)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"hello, world" * 1000)
    with pytest.raises(StoreRefusal, match="store damaged"):
        Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")


async def chained(store: Store, number: int) -> tuple[list[Head], list[Entry]]:
    """Lines for a new table, and the end of its chain before each of them."""
    found = await store.load(HEADER.table)
    assert found is not None
    heads, lines = [found.head], []
    for seq in range(1, number + 1):
        lines.append(new_entry(seq, "pause"))
        heads.append(heads[-1].after(lines[-1]))
    return heads, lines


def test_a_number_is_written_once(store: Store) -> None:
    """The unique key is the lock between processes; a loser takes nobody along."""

    async def race() -> None:
        await store.create(HEADER, "d" * 64)
        seating = await store.seating(HEADER.table)
        heads, lines = await chained(store, 10)
        tries = [
            store.append(HEADER.table, Transition(lines[n % 10]), seating, heads[n % 10])
            for n in range(40)
        ]
        ends = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(end, Head) for end in ends) == 10
        assert sum(isinstance(end, AlreadyWritten) for end in ends) == 30
        found = await store.load(HEADER.table)
        assert found is not None
        assert [entry.seq for entry in found[1]] == list(range(1, 11))

    complete(race())


def test_what_waits_is_committed_together(store: Store) -> None:
    commits: list[Any] = []
    event.listen(store.engine, "commit", commits.append)

    async def crowd() -> None:
        await store.create(HEADER, "d" * 64)
        seating = await store.seating(HEADER.table)
        heads, lines = await chained(store, 200)
        await asyncio.gather(
            *(
                store.append(HEADER.table, Transition(line), seating, head)
                for line, head in zip(lines, heads, strict=False)
            )
        )

    complete(crowd())
    assert len(commits) < 50


def test_another_process_was_first(client: TestClient) -> None:
    """A choice that another process has written: the loser loads it and validates again."""
    table = opened(client)
    store = store_of(client)
    with seated(client, table, 0) as screen:
        seat = screen.view["waiting"][0]
        screen.look(seat)
        first, second, *_ = ids(screen.view)
        line = Transition(new_entry(1, "choice", seat, first))
        found = done(client, store.load, table)
        assert found is not None
        done(client, store.append, table, line, found.header.seating, found.head)
        screen.send(t="choose", seat=seat, move=second, number=0)
        answers = [screen.get(), screen.get()]
        assert {answer.get("code") for answer in answers} == {None, "stale"}
        assert screen.view["number"] == 1
    with seated(client, table, 0) as screen:
        play_out(screen, Random(1), 10)
        assert screen.view["number"] == 11


@pytest.mark.parametrize(("words", "code"), FAILURES)
def test_nothing_is_lost_when_nothing_can_be_saved(
    client: TestClient, words: str, code: str
) -> None:
    table = opened(client)
    with seated(client, table, 0) as screen, seated(client, table, 0) as other:
        play_out(screen, Random(1), 5)
        seat = screen.view["waiting"][0]
        before = screen.look(seat)
        other.until(lambda message: message["number"] == 5)
        with failing(store_of(client), words):
            refused = screen.choose(seat, ids(before)[0])
            assert (refused["t"], refused["code"]) == ("refused", code)
            assert screen.ask(t="pause", on=True)["code"] == code
            # The last saved choice stands, here and in every other tab.
            assert whole(screen, screen.look(seat)) == whole(screen, before)
            assert other.look(seat)["view"] == before["view"]
            assert client.get("/api/tables").status_code == 200
            answer = client.post("/api/tables", json=body())
            assert answer.json()["code"] == code
            assert answer.status_code in (503, 507)
        assert screen.choose(seat, ids(before)[0])["number"] == 6


def test_a_commit_that_fails_after_all_was_written(client: TestClient) -> None:
    table = opened(client)
    with seated(client, table, 0) as screen:
        seat = screen.view["waiting"][0]
        before = screen.look(seat)
        with failing(store_of(client), "disk I/O error", at="commit"):
            assert screen.choose(seat, ids(before)[0])["code"] == "store-failed"
        assert whole(screen, screen.look(seat)) == whole(screen, before)
        assert screen.choose(seat, ids(before)[0])["number"] == 1


@pytest.mark.thorough
@ON_SQLITE
def test_a_disk_that_is_really_full(
    client: TestClient, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    table = opened(client)
    store = store_of(client)
    with seated(client, table, 0) as screen:
        play_out(screen, Random(1), 5)
        for size in range(2):
            done(client, store.write, limited)
            refused = None
            while refused is None:
                seat = screen.view["waiting"][0]
                if screen.view["seat"] != seat:
                    screen.look(seat)
                answer = screen.choose(seat, ids(screen.view)[0])
                refused = answer if answer["t"] == "refused" else None
            assert refused["code"] == "store-full"
            # The host reads of it even where only warnings are logged.
            told = caplog.records[-1]
            assert (told.levelname, told.getMessage()) == ("ERROR", "save-failed")
            assert vars(told)["fields"] == {"code": "store-full"}
            caplog.clear()
            number = screen.view["number"]
            assert screen.look(screen.view["seat"])["number"] == number
            saved = rows(settings, f"select max(seq) from log where table_id = '{table}'")
            assert saved == [(number,)]
            done(client, store.write, unlimited)
            play_out(screen, Random(2), 5)
            assert screen.view["number"] == number + 5, size
    # What was promised is there after a restart.
    last = screen.view
    with serving(settings) as again:
        again.cookies = client.cookies
        with seated(again, table, last["seat"]) as later:
            assert later.view["view"] == last["view"]
            assert later.events == screen.events


@ON_SQLITE
def test_the_writer_outlives_its_connection(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even while another cannot be opened; a later write does."""
    store = tables_of(client).store

    def breaks(connection: Connection) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(store.engine, "raw_connection", unavailable)
            connection.invalidate()
            store._writer._let_go()
        raise ZeroDivisionError

    def unavailable() -> None:
        raise OperationalError("", None, Exception())

    with pytest.raises(ZeroDivisionError):
        done(client, store.write, breaks)
    table = opened(client)
    assert client.get("/api/tables").json()["tables"][0]["table"] == table


@ON_SQLITE
@pytest.mark.thorough
def test_a_file_that_another_program_has_locked(client: TestClient, settings: Settings) -> None:
    table = opened(client)
    with seated(client, table, 0) as screen:
        seat = screen.view["waiting"][0]
        before = screen.look(seat)
        other = sqlite3.connect(settings.data / "tables.sqlite", isolation_level=None)
        other.execute("begin immediate")
        assert screen.choose(seat, ids(before)[0])["code"] == "store-locked"
        assert whole(screen, screen.look(seat)) == whole(screen, before)
        other.execute("rollback")
        other.close()
        assert screen.choose(seat, ids(before)[0])["number"] == 1


@ON_SQLITE
def test_a_file_that_really_takes_nothing(client: TestClient) -> None:
    table = opened(client)
    store = store_of(client)
    with seated(client, table, 0) as screen:
        seat = screen.view["waiting"][0]
        before = screen.look(seat)
        done(client, store.write, lambda c: c.execute(text("pragma query_only = on")))
        assert screen.choose(seat, ids(before)[0])["code"] == "store-readonly"
        assert whole(screen, screen.look(seat)) == whole(screen, before)
        done(client, store.write, lambda c: c.execute(text("pragma query_only = off")))
        assert screen.choose(seat, ids(before)[0])["number"] == 1


@pytest.mark.thorough
def test_bots_wait_until_there_is_room_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fateloom.server.tables.registry.RETRY_AFTER", (0.05,))
    seats = [{"name": "Rook", "bot": "random"}, {"name": "Owl", "bot": "random"}]
    table = opened(client, seats=seats)
    with seated(client, table) as screen:
        with failing(store_of(client), "database or disk is full"):
            assert screen.until(lambda m: m["t"] == "refused")["code"] == "store-full"
            number = screen.look(None)["number"]
        screen.until(lambda m: m["t"] == "view" and m["number"] > number)


@pytest.mark.thorough
def test_tables_outlive_the_server(settings: Settings) -> None:
    with serving(settings) as client:
        table = opened(client)
        with seated(client, table, 0) as screen:
            play_out(screen, Random(9), 30)
            screen.ask(t="pause", on=True)
            seat = screen.view["waiting"][0]
            before = screen.look(seat)
            events = screen.events
    with serving(settings) as again:
        again.cookies = client.cookies
        with seated(again, table, seat) as later:
            assert later.view == {**before, "first": 0, "events": later.events}
            assert later.events == events
        (info,) = again.get("/api/tables").json()["tables"]
        assert info["paused"]
        assert info["choices"] == 30


@pytest.mark.thorough
def test_many_tables_and_little_memory(settings: Settings) -> None:
    with serving(replace(settings, live_tables=2)) as client:
        tables = [opened(client, seed=str(n)) for n in range(8)]
        for table in tables * 2:
            with seated(client, table, 0) as screen:
                play_out(screen, Random(1), 3)
        assert len(tables_of(client)._live) <= 3
        listed = client.get("/api/tables").json()["tables"]
        assert {info["choices"] for info in listed} == {6}
        assert [info["table"] for info in listed] == tables[::-1]


def test_a_table_that_somebody_holds_is_never_there_twice(settings: Settings) -> None:
    """Between finding a table and looking at it, others may push it out of memory."""
    with serving(replace(settings, live_tables=1)) as client:
        registry = tables_of(client)
        tables = [opened(client) for _ in range(3)]
        first = done(client, registry.table, tables[0])
        for table in tables[1:]:
            done(client, registry.table, table)
        assert len(registry._live) == 1
        assert done(client, registry.table, tables[0]) is first
        assert len(registry._live) == 1


@pytest.mark.thorough
def test_a_game_that_trips_over_one_table_leaves_the_list(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings) as client:
        table, other = opened(client, seed="13"), opened(client)
        for each in (table, other):
            with seated(client, each, 0) as screen:
                play_out(screen, Random(1), 3)
    trial = TableState.trial

    def trips(play: TableState, seat: int, move: str) -> Trial:
        if play.recorder.header.seed == 13:
            raise IndexError("no such card")
        return trial(play, seat, move)

    monkeypatch.setattr(TableState, "trial", trips)
    with serving(settings) as again:
        again.cookies = client.cookies
        found = {info["table"]: info for info in again.get("/api/tables").json()["tables"]}
        assert found[table]["broken"]["code"] == "table-damaged"
        assert found[other]["broken"] is None


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        ("update log set move = 'done' where seq = 1", "table-damaged"),
        ("update log set kind = 'undo' where seq = 1", "table-damaged"),
        ("update tables set rules = 99", "table-other-rules"),
        ("update tables set game = 'halma'", "unknown-game"),
    ],
)
def test_a_table_that_does_not_play(settings: Settings, spoil: str, code: str) -> None:
    with serving(settings) as client:
        table, other = opened(client), opened(client)
        for each in (table, other):
            with seated(client, each, 0) as screen:
                play_out(screen, Random(1), 3)
    where = (" and" if "where" in spoil else " where") + f" {key(spoil)} = :table"
    sql(settings.url, spoil + where, table=table)
    if code != "table-damaged":
        rechained(settings.url, table)
    with serving(settings) as again:
        again.cookies = client.cookies
        found = {info["table"]: info for info in again.get("/api/tables").json()["tables"]}
        assert found[table]["broken"]["code"] == code
        assert found[table]["view"] is None
        assert found[other]["broken"] is None
        with again.websocket_connect(f"/api/tables/{table}/socket") as session:
            assert session.receive_json()["code"] == code
        assert again.get(f"/api/tables/{table}/record").json()["code"] == code
        assert again.delete(f"/api/tables/{table}").status_code == 204
        assert len(again.get("/api/tables").json()["tables"]) == 1


def key(statement: str) -> str:
    return "table_id" if " log " in statement else "id"


def body() -> dict[str, Any]:
    return {"game": "destiny", "seats": [{"name": "A"}, {"name": "B"}]}


class failing:  # noqa: N801 - used as a word: with failing(store, words)
    """A database whose writes, or commits, fail with these words."""

    def __init__(self, store: Store, words: str, at: str = "before_cursor_execute") -> None:
        self._engine, self._words, self._at = store.engine, words, at

    def __enter__(self) -> None:
        event.listen(self._engine, self._at, self._fail)
        self._execute = Prepared.execute
        if self._at == "before_cursor_execute":  # which SQLAlchemy does not see of these
            Prepared.execute = self._fail_prepared  # type: ignore[assignment, method-assign]

    def __exit__(self, *_: object) -> None:
        event.remove(self._engine, self._at, self._fail)
        Prepared.execute = self._execute  # type: ignore[method-assign]

    def _fail_prepared(self, connection: Any, *_: Any) -> None:
        self._fail(connection)

    def _fail(
        self, connection: Any, cursor: Any = None, statement: str = "INSERT", *_: Any
    ) -> None:
        if statement.startswith("INSERT"):
            raise OperationalError(statement, {}, sqlite3.OperationalError(self._words))


def limited(connection: Any) -> None:
    """Let the file grow no more."""
    pages = connection.execute(text("pragma page_count")).scalar()
    connection.execute(text(f"pragma max_page_count = {pages}"))


def unlimited(connection: Any) -> None:
    """Let it grow again."""
    connection.execute(text("pragma max_page_count = 1073741823"))


def rows(settings: Settings, query: str) -> list[Any]:
    return sql(settings.url, query)


def test_who_sits_where_is_read_again_only_once_it_has_changed(client: TestClient) -> None:
    table = opened(client)
    with seated(client, table, 0):
        live = tables_of(client)._live[table]
        store, known, head = live._store, live.seating, live._head
        assert done(client, store.news, table, head, 0, known).seating is known
        given_away(client, table, 1)
        seating = done(client, store.news, table, head, 0, known).seating
        assert seating != known
        assert done(client, store.news, table, head, 0, seating).seating is seating
