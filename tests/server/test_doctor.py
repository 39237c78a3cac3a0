"""The doctor: it finds what is wrong with what is stored, says so in words, and changes nothing."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fateloom import cli
from fateloom.server.crypto import server_seal
from fateloom.server.settings import DATABASE, Settings
from fateloom.server.upkeep.doctor import examine
from tests.server.conftest import opened, rechained, seated, serving, sql
from tests.server.history import migrated
from tests.server.test_play import play_out
from tests.server.test_store import ON_SQLITE

if TYPE_CHECKING:
    from starlette.testclient import TestClient


@pytest.fixture
def table(settings: Settings, client: TestClient) -> str:
    """A table with six choices."""
    table = opened(client)
    with seated(client, table, 0) as screen:
        play_out(screen, Random(1), 6)
    return table


def wrong(settings: Settings, replays: int | None = None) -> dict[str, tuple[Any, ...]]:
    """What is wrong, by code, with its details."""
    return {each.code: each.details for each in examine(settings, replays) if each.wrong}


def found(settings: Settings) -> dict[str, tuple[Any, ...]]:
    return {each.code: each.details for each in examine(settings, None)}


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit code of the command, and what it says."""
    with pytest.raises(SystemExit) as ended:
        cli.main(["doctor", *arguments])
    return int(ended.value.code or 0), capsys.readouterr().out


def test_nothing_is_wrong_with_a_server_at_work(
    settings: Settings, table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    server_seal(None, settings.data)
    assert wrong(settings) == {}
    assert found(settings)["tables"] == found(settings)["replays"] == (1, 1)
    where = ["--data", str(settings.data)]
    if settings.database is not None:
        where += ["--database", settings.database]
    code, words = said(capsys, *where)
    assert code == 0
    assert "Nothing is wrong." in words
    assert "saves.key is there and whole" in words


def test_a_log_that_is_damaged(
    settings: Settings, table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sql(settings.url, "delete from log where table_id = :table and seq = 6", table=table)
    assert wrong(settings) == {"table": (table,)}
    where = ["--data", str(settings.data)]
    if settings.database is not None:
        where += ["--database", settings.database]
    code, words = said(capsys, *where)
    assert code == 1
    assert f"! Table {table}: This table cannot be shown: line 6 of its log" in words
    assert "1 thing is wrong." in words


def test_a_game_that_does_not_replay(settings: Settings, table: str) -> None:
    sql(settings.url, "update log set move = 'done' where table_id = :t and seq = 1", t=table)
    rechained(settings.url, table)
    assert wrong(settings) == {"replay": (table,)}
    assert wrong(settings, 0) == {}


def test_another_database_in_its_place(settings: Settings, table: str) -> None:
    sql(settings.url, "update identity set id = 'another'")
    assert set(wrong(settings)) == {"other-database"}


@pytest.mark.usefixtures("empty")
def test_tables_of_other_programs(settings: Settings) -> None:
    migrated(settings.url, "0012")
    assert wrong(settings) == {}
    assert "older" in found(settings)
    sql(settings.url, "update alembic_version set version_num = '9999'")
    assert set(wrong(settings)) == {"unusable"}


@ON_SQLITE
def test_files_that_are_damaged(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each kind is told apart, and none of them is changed."""
    with serving(settings) as client:
        for _ in range(3):
            opened(client)
    sql(settings.url, "pragma wal_checkpoint(truncate)")
    file = tmp_path / DATABASE
    whole = file.read_bytes()
    half = len(whole) // 2
    for content, code in (
        (b"", "gone"),
        (None, "gone"),
        (bytes(len(whole)), "zeroed"),
        (b"hello, world" * 1000, "integrity"),
        (whole[:half] + bytes(len(whole) - half), "integrity"),
        (whole[:half], "integrity"),
    ):
        for beside in ("-wal", "-shm"):
            file.with_name(f"{DATABASE}{beside}").unlink(missing_ok=True)
        file.unlink(missing_ok=True)
        if content is not None:
            file.write_bytes(content)
            file.chmod(0o600)
        assert code in wrong(settings), code
        assert (file.read_bytes() if file.exists() else None) == content
        exit_code, words = said(capsys, "--data", str(tmp_path))
        assert exit_code == 1
        assert "fateloom restore FILE" in words


@ON_SQLITE
def test_files_that_others_may_read(settings: Settings, table: str) -> None:
    server_seal(None, settings.data)
    for name in ("saves.key", DATABASE):
        (settings.data / name).chmod(0o644)
    assert set(wrong(settings)) == {"open-to-others"}
    told = [each.details[0] for each in examine(settings, 0) if each.wrong]
    assert told == [str(settings.data / name) for name in ("saves.key", DATABASE)]


@pytest.mark.parametrize("name", ["saves.key", "push.pem"])
def test_keys_that_are_damaged(tmp_path: Path, name: str) -> None:
    settings = Settings(tmp_path)
    assert wrong(settings) == {}
    (tmp_path / name).write_bytes(b"\xff")
    (tmp_path / name).chmod(0o600)
    assert wrong(settings) == {"bad-key": (str(tmp_path / name),)}


def test_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = type(shutil.disk_usage(tmp_path))
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**9, 10**9 - 10**7, 10**7))
    assert wrong(Settings(tmp_path)) == {"space": (10,)}


def test_what_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert set(wrong(Settings(tmp_path / "none"))) == {"no-folder"}
    assert set(found(Settings(tmp_path))) == {"permissions", "space", "no-key", "new"}
    assert set(wrong(Settings(tmp_path, "postgresql://localhost:1/none"))) == {"unusable"}
    assert set(wrong(Settings(tmp_path, "a lantern"))) == {"unusable"}
    assert list(tmp_path.iterdir()) == []
