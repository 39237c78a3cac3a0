"""The chains: what is lost or changed in a stored table is found, and named at that table only."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import event

from fateloom.server import main
from fateloom.server.settings import DATABASE, Settings
from fateloom.server.store import database as db
from fateloom.server.store import upgrades
from fateloom.server.store.migrations.versions import chains
from fateloom.table.log import Entry, EntryKind
from tests.moves import ids
from tests.server.conftest import done, opened, seated, serving, sql, tables_of
from tests.server.test_play import play_out
from tests.server.test_store import ON_SQLITE

if TYPE_CHECKING:
    from starlette.testclient import TestClient

LAST = "(select max(seq) from log where table_id = :table)"
DAMAGES = [
    (f"delete from log where table_id = :table and seq = {LAST}", 8),
    ("delete from log where table_id = :table and seq > 3", 4),
    ("delete from log where table_id = :table", 1),
    ("delete from log where table_id = :table and seq = 3", 3),
    ("delete from log where table_id = :table and seq = 1", 1),
    ("update log set at = at + 1 where table_id = :table and seq = 5", 5),
    ("update log set seat = 1 - seat where table_id = :table and seq = 8", 8),
    ("update log set kind = 'pause', move = null where table_id = :table and seq = 2", 2),
    ("update log set clock = '{}' where table_id = :table and seq = 2", 2),
    ("update tables set seed = '8' where id = :table", 0),
    ("update tables set options = '{}' where id = :table", 0),
    ("update tables set options = 'no JSON' where id = :table", 0),
    ("update tables set secret = 'another' where id = :table", 0),
    ("update tables set seats = 3 where id = :table", 0),
    ("update tables set game = 'realms' where id = :table", 0),
    ("delete from seats where table_id = :table and seat = 1", 0),
    ("update tables set head = start where id = :table", 9),
    ("update tables set lines = 7 where id = :table", 8),
]


def played(client: TestClient) -> str:
    """A table with eight choices."""
    table = opened(client)
    with seated(client, table, 0) as screen:
        play_out(screen, Random(1), 8)
    return table


@pytest.mark.thorough
def test_what_is_lost_or_changed_is_found(settings: Settings) -> None:
    with serving(settings) as client:
        whole = played(client)
        spoiled = {played(client): damage for damage in DAMAGES}
    lines = sql(settings.url, "select lines from tables where id = :table", table=whole)
    assert lines == [(8,)]
    for table, (spoil, _) in spoiled.items():
        sql(settings.url, spoil, table=table)
    with serving(settings) as again:
        again.cookies = client.cookies
        found = {info["table"]: info for info in again.get("/api/tables").json()["tables"]}
        for table, (spoil, line) in spoiled.items():
            broken = found[table]["broken"]
            assert (broken["code"], broken["details"]) == ("table-damaged", [line]), spoil
            with again.websocket_connect(f"/api/tables/{table}/socket") as session:
                assert session.receive_json()["code"] == "table-damaged"
            assert again.delete(f"/api/tables/{table}").status_code == 204
        assert found[whole]["broken"] is None
        with seated(again, whole, 0) as screen:
            play_out(screen, Random(2), 2)


def test_what_a_seating_may_change_is_not_in_the_chain(
    settings: Settings, client: TestClient
) -> None:
    table = played(client)
    sql(settings.url, "update seats set name = 'Rolf', bot = 'greedy' where table_id = :t", t=table)
    sql(settings.url, "update tables set talk = true, locked = true where id = :t", t=table)
    assert done(client, tables_of(client).store.load, table) is not None


def test_lines_that_vanish_while_people_play(settings: Settings, client: TestClient) -> None:
    """The next choice is refused with the reason, and nothing is written behind the gap."""
    table = played(client)
    with seated(client, table, 0) as screen:
        seat = screen.view["waiting"][0]
        screen.look(seat)
        sql(settings.url, "delete from log where table_id = :t and seq > 6", t=table)
        sql(settings.url, "update tables set lines = 6, head = start where id = :t", t=table)
        screen.send(t="choose", seat=seat, move=ids(screen.view)[0], number=8)
        assert screen.get()["code"] == "table-damaged"
    assert sql(settings.url, "select max(seq) from log where table_id = :t", t=table) == [(6,)]


def test_every_kind_of_line_is_read_as_it_was_written(
    settings: Settings, client: TestClient
) -> None:
    """Also numbers and words that JSON, a database and Python might write differently."""
    table = opened(client)
    store = tables_of(client).store
    found = done(client, store.load, table)
    assert found is not None
    header = found.header
    entries = [
        Entry(1, EntryKind.CHOICE, 0, 'a "quoted" Ähre \\ \u2028 \U0001f409', 1e16),
        Entry(2, EntryKind.PAUSE, None, None, 1732374000.1234567, '{"left": [0.1]}'),
        Entry(3, EntryKind.UNDO, 1, "", 5),
    ]
    copied = f"{table[:-1]}x"
    done(client, store.create, replace(header, table=copied, created=7), "d" * 64, entries)
    again = done(client, store.load, copied)
    assert again is not None
    assert again.entries == entries


def test_chains_of_tables_that_were_there_before(settings: Settings) -> None:
    with serving(settings) as client:
        table = played(client)
        opened(client)
    chains = "select start, lines, head from tables order by id"
    hashes = "select hash from log order by table_id, seq"
    before = sql(settings.url, chains), sql(settings.url, hashes)
    assert main.roll_back("0016", settings.data, database=settings.database) == 0
    engine = db.open_engine(settings.url)
    upgrades.migrate(engine)
    engine.dispose()
    assert (sql(settings.url, chains), sql(settings.url, hashes)) == before
    with serving(settings) as again:
        again.cookies = client.cookies
        assert [each["broken"] for each in again.get("/api/tables").json()["tables"]] == [None] * 2
        with seated(again, table, 0) as screen:
            play_out(screen, Random(2), 2)


def test_a_migration_that_is_interrupted(settings: Settings) -> None:
    """It leaves the tables as they were, and the next start does all of it."""
    with serving(settings) as client:
        played(client)
    hashes = "select hash from log order by table_id, seq"
    before = sql(settings.url, hashes)
    assert main.roll_back("0016", settings.data, database=settings.database) == 0
    engine = db.open_engine(settings.url)

    def stop(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("UPDATE tables SET start"):
            raise RuntimeError("interrupted")

    event.listen(engine, "before_cursor_execute", stop)
    with pytest.raises(RuntimeError, match="interrupted"):
        upgrades.migrate(engine)
    event.remove(engine, "before_cursor_execute", stop)
    assert upgrades.step_of(engine) == "0016"
    upgrades.migrate(engine)
    engine.dispose()
    assert sql(settings.url, hashes) == before


def test_the_migration_reads_every_line_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings) as client:
        played(client)
        played(client)
    monkeypatch.setattr(chains, "_BATCH", 3)
    engine = db.open_engine(settings.url)
    with engine.connect() as connection:
        lines = [tuple(line[:2]) for batch in chains._batches(connection) for line in batch]
    engine.dispose()
    assert lines == sql(settings.url, "select table_id, seq from log order by table_id, seq")
    assert len(lines) == 16


@ON_SQLITE
@pytest.mark.thorough
def test_pages_of_zeros_harm_their_tables_only(settings: Settings, tmp_path: Path) -> None:
    """Whatever page of the file is lost: where a server starts at all, the list names the tables
    that it harms, and the others are played on."""
    with serving(settings) as client:
        tables = [played(client) for _ in range(12)]
    file = tmp_path / DATABASE
    sql(settings.url, "pragma wal_checkpoint(truncate)")
    whole = file.read_bytes()
    size = sql(settings.url, "pragma page_size")[0][0]
    named = listed = 0
    owners = sql(
        settings.url,
        "select pageno, name from dbstat where name in "
        "('log', 'tables', 'seats', 'claims', 'sqlite_autoindex_tables_1') and pagetype = 'leaf'",
    )
    assert {name for _, name in owners} >= {"log", "tables", "seats", "claims"}
    for page, _ in owners:
        for beside in tmp_path.glob(f"{DATABASE}-*"):
            beside.unlink()
        file.write_bytes(whole[: (page - 1) * size] + bytes(size) + whole[page * size :])
        with serving(settings) as again:
            again.cookies = client.cookies
            answer = again.get("/api/tables")
            assert answer.status_code == 200, (page, answer.text)
            found = {info["table"]: info["broken"] for info in answer.json()["tables"]}
            listed += set(found) == set(tables)
            named += any(found.values())
            assert {each["code"] for each in found.values() if each} <= {
                "table-damaged",
                "store-damaged",
            }
    assert listed == named == len(owners)
