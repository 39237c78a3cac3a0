"""The database: its kinds, its history up and down, and what is said when it cannot be used."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect

from fateloom.server import main
from fateloom.server.refusals import StoreRefusal
from fateloom.server.settings import DATABASE, Settings
from fateloom.server.store import database as db
from fateloom.server.store import upgrades
from fateloom.server.store.migrations import config
from fateloom.server.store.store import Store
from tests.aio import complete
from tests.moves import ids
from tests.server.conftest import opened, seated, serving, sql, tables_of, whole
from tests.server.test_play import play_out

if TYPE_CHECKING:
    from starlette.testclient import TestClient

ON_POSTGRES = pytest.mark.parametrize(
    "database", [pytest.param("postgres", marks=pytest.mark.postgres)], indirect=True
)


def schema(url: str) -> Any:
    """Every table of a database with its columns, keys and indexes."""
    engine = db.open_engine(url)
    seen = inspect(engine)
    tables = {
        table: [
            sorted((each["name"], str(each["type"]), each["nullable"]) for each in columns),
            seen.get_pk_constraint(table)["constrained_columns"],
            sorted(each["constrained_columns"] for each in seen.get_foreign_keys(table)),
            sorted((each["name"], each["column_names"]) for each in seen.get_indexes(table)),
        ]
        for table, columns in ((name, seen.get_columns(name)) for name in seen.get_table_names())
    }
    engine.dispose()
    return tables


@pytest.mark.thorough
@pytest.mark.usefixtures("empty")
def test_the_history_goes_up_and_down(settings: Settings) -> None:
    """Each step down leaves what the step up to there had made, and up again is the program's."""
    steps = upgrades.STEPS[::-1]
    script = ScriptDirectory.from_config(config())
    assert tuple([each.revision for each in script.walk_revisions()]) == upgrades.STEPS
    made = []
    for step in steps:
        db_at(settings.url, step)
        made.append(schema(settings.url))
    for step, before in list(zip(steps, made, strict=True))[-2::-1]:
        db_at(settings.url, step, back=True)
        assert schema(settings.url) == before, step
    db_at(settings.url, "base", back=True)
    assert set(schema(settings.url)) == {"alembic_version"}
    db_at(settings.url, "head")
    assert schema(settings.url) == made[-1]
    engine = db.open_engine(settings.url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), db.metadata) == []
    engine.dispose()


def db_at(url: str, step: str, back: bool = False) -> None:
    engine = db.open_engine(url)
    (upgrades.migrate_back if back else upgrades.migrate)(engine, step)
    engine.dispose()


@pytest.mark.thorough
def test_tables_that_went_back_and_forth_are_played_on(settings: Settings) -> None:
    seats = [{"name": "Hedda"}, {"name": "Owl"}]
    with serving(settings) as client:
        table = opened(client, seats=seats)
        opened(client, seats=[seats[0], {"name": "Anna", "friend": True}])
        with seated(client, table, 0) as screen:
            play_out(screen, Random(1), 20)
            before = screen.look(screen.view["waiting"][0])
    assert main.roll_back("0001", settings.data, database=settings.database) == 0
    names = sql(settings.url, "select players from tables where id = :id", id=table)
    assert json.loads(names[0][0]) == [["Hedda", None], ["Owl", None]]
    with serving(settings) as again:
        again.cookies = client.cookies
        with seated(again, table, before["seat"]) as screen:
            assert screen.view["view"] == before["view"]
            play_out(screen, Random(2), 5)
        assert len(again.get("/api/tables").json()["tables"]) == 2


def test_bringing_back_what_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"hello, world" * 1000)
    for data, word in ((tmp_path, "damaged"), (tmp_path / "tables.sqlite", "cannot be used")):
        assert main.roll_back("0001", data) == 1
        assert word in capsys.readouterr().err


@pytest.mark.parametrize(
    ("url", "code", "said"),
    [
        ("mysql://hedda:castle@host/tables", "store-unknown", "mysql://host/tables"),
        ("a lantern", "store-unknown", "a lantern"),
        ("postgresql://hedda:castle@localhost:1/tables", "store-away", "//localhost:1/tables"),
        ("postgresql://hedda:castle@host:door/tables", "store-address", "//host:door/tables"),
        ("postgresql://hedda:castle@[::1]/tables?sslmod=on", "store-address", "//[::1]/tables"),
    ],
)
def test_a_database_that_cannot_be_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str, code: str, said: str
) -> None:
    with pytest.raises(StoreRefusal, match=code.replace("-", " ")):
        Store(url)
    assert main.serve(port=0, data_dir=tmp_path, database=url) == 1
    told = capsys.readouterr().err
    assert said in told
    assert "castle" not in told


def test_tables_that_cannot_be_written(settings: Settings) -> None:
    """As where somebody else copied the file there: it is said at once, not at the first choice."""
    url = settings.url
    Store(url).close()
    if settings.database is None:
        url = f"sqlite:///file:{settings.data / DATABASE}?mode=ro&uri=true"
    else:
        name = sql(url, "select current_database()")[0][0]
        sql(url, f'alter database "{name}" set default_transaction_read_only = on')
    with pytest.raises(StoreRefusal, match="store readonly"):
        Store(url)


@pytest.mark.thorough
def test_going_back_to_where_the_tables_have_not_been_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(tmp_path)
    Store(settings.url).close()
    assert main.roll_back("0008", tmp_path) == 0
    assert main.roll_back("0009", tmp_path) == 1
    assert "already at an earlier revision: 0008" in capsys.readouterr().err
    assert sql(settings.url, "select version_num from alembic_version") == [("0008",)]


def test_a_driver_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "psycopg", None)
    with pytest.raises(StoreRefusal, match="no driver"):
        db.open_engine("postgresql://host/tables")


def test_settings_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = {"FATELOOM_DATABASE": "a lantern", "FATELOOM_BOT_PACE": "0.5", "FATELOOM_CREDITS": ""}
    assert Settings.from_environment(told) == {"database": "a lantern", "bot_pace": 0.5}
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    assert main.serve(port=0, data_dir=tmp_path) == 1
    assert "a lantern" in capsys.readouterr().err
    monkeypatch.setenv("FATELOOM_BOT_PACE", "slow")
    assert main.serve(port=0, data_dir=tmp_path) == 1
    assert "bot_pace is a number from 0, not 'slow'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("bot_workers", "0", "a whole number from 1"),
        ("sockets", "1.5", "a whole number from 1"),
        ("sweep", "-5", "a number from 0"),
        ("gone_after", "nan", "a number from 0"),
        ("gone_after", "inf", "a number from 0"),
        ("reading", "120", "a rate such as 120/minute"),
        ("talking", "8/fortnight", "a rate such as 120/minute"),
    ],
)
def test_a_value_that_a_setting_cannot_have(name: str, value: str, said: str) -> None:
    with pytest.raises(ValueError, match=f"{name} is {said}, not '{value}'"):
        Settings.from_environment({f"FATELOOM_{name.upper()}": value})


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("save_key", "abc", "The key for saves must be 32 bytes in base64. Check the"),
        (
            "metrics",
            "127.0.0.1",
            "Set FATELOOM_METRICS to HOST:PORT, such as 127.0.0.1:9464, not 127",
        ),
        ("metrics", "127.0.0.1:99999", "Set FATELOOM_METRICS to HOST:PORT"),
    ],
)
def test_a_setting_with_which_nothing_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, value: str, said: str
) -> None:
    setting: dict[str, Any] = {name: value}
    assert main.serve(port=0, data_dir=tmp_path, **setting) == 1
    told = capsys.readouterr().err
    assert said in told
    assert "abc" not in told


@ON_POSTGRES
def test_many_processes_start_at_once(settings: Settings) -> None:
    """One brings the tables up to date, and the others wait for it."""
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(lambda _: Store(settings.url), range(4)))
    for store in stores:
        store.close()
    assert sql(settings.url, "select count(*) from alembic_version") == [(1,)]


@ON_POSTGRES
def test_connections_that_are_cut(settings: Settings, client: TestClient) -> None:
    """As after a restart of the database. Saved choices stay, and the game continues."""
    table = opened(client)
    cut = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
    with seated(client, table, 0) as screen:
        for number in range(1, 6):
            seat = screen.view["waiting"][0]
            screen.look(seat)
            sql(settings.url, f"{cut} and datname = current_database()")
            assert screen.choose(seat, ids(screen.view)[0])["number"] == number


@ON_POSTGRES
def test_a_database_that_takes_nothing(settings: Settings, client: TestClient) -> None:
    table = opened(client)
    name = sql(settings.url, "select current_database()")[0][0]
    store = tables_of(client).store
    with seated(client, table, 0) as screen:
        seat = screen.view["waiting"][0]
        before = screen.look(seat)
        sql(settings.url, f'alter database "{name}" set default_transaction_read_only = on')
        store.engine.dispose()
        assert screen.choose(seat, ids(before)[0])["code"] == "store-readonly"
        assert whole(screen, screen.look(seat)) == whole(screen, before)
        sql(
            settings.url,
            f'set transaction read write; alter database "{name}" '
            "reset default_transaction_read_only",
        )
        store.engine.dispose()
        assert screen.choose(seat, ids(before)[0])["number"] == 1


@ON_POSTGRES
def test_a_table_that_somebody_else_has_locked(settings: Settings, client: TestClient) -> None:
    table = opened(client)
    with seated(client, table, 0) as screen:
        seat = screen.view["waiting"][0]
        before = screen.look(seat)
        engine = db.open_engine(settings.url)
        with engine.begin() as connection:
            connection.exec_driver_sql("lock table log in exclusive mode")
            assert screen.choose(seat, ids(before)[0])["code"] == "store-locked"
        engine.dispose()
        assert screen.choose(seat, ids(before)[0])["number"] == 1


def test_an_id_that_is_none_comes_nowhere_near_the_database(
    settings: Settings, client: TestClient
) -> None:
    for odd in ("a%00b", "%F0%9F%90%89", "a.b", "x" * 33, "%ED%A0%80"):
        answer = client.get(f"/api/tables/{odd}/record")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page"), odd
    assert client.get(f"/api/tables/{'x' * 32}/record").json()["code"] == "no-such-table"


@pytest.mark.thorough
def test_a_store_that_is_closed_waits_for_what_was_asked(settings: Settings) -> None:
    async def ended() -> list[Any]:
        store = Store(settings.url)
        asked = [asyncio.ensure_future(store.write(lambda _: 1)) for _ in range(5)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        return await asyncio.gather(*asked)

    assert len(complete(ended())) == 5
