"""Backups: written while people play, verified, and restored as one file; also under kills."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from fateloom import cli
from fateloom.server import main, metrics
from fateloom.server.data_directory import claim_directory
from fateloom.server.refusals import ServerRefusal, StoreRefusal
from fateloom.server.settings import DATABASE, Settings
from fateloom.server.store import database as db
from fateloom.server.upkeep.backup import back_up, backups_in, keep_latest, restore
from fateloom.server.upkeep.doctor import examine
from tests.server.conftest import SRC, opened, seated, serving, sql, waited
from tests.server.history import migrated
from tests.server.test_play import play_out
from tests.server.test_store import ON_SQLITE

if TYPE_CHECKING:
    from starlette.testclient import TestClient


def whole(settings: Settings) -> bool:
    return not any(each.wrong for each in examine(settings, None))


def lines(file: Path) -> int:
    """The number of lines in all logs of a database."""
    return int(sql(f"sqlite:///{file}", "select count(*) from log")[0][0])


def ran(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit code of a command, and all that it says."""
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    told = capsys.readouterr()
    return int(ended.value.code or 0), told.out + told.err


def test_there_and_back(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was played after the backup is kept, beside what was restored."""
    data, copy = str(settings.data), tmp_path / "copies"
    copy.mkdir()
    with serving(settings) as client:
        table = opened(client)
        with seated(client, table, 0) as screen:
            play_out(screen, Random(1), 6)
            code, words = ran(capsys, "backup", str(copy), "--data", data)
            assert code == 0, words
            play_out(screen, Random(2), 4)
        (backup,) = backups_in(copy)
        assert str(backup) in words
        assert stat.S_IMODE(backup.stat().st_mode) == 0o600
        assert [path.name for path in copy.iterdir()] == [backup.name]
    assert (lines(settings.data / DATABASE), lines(backup)) == (10, 6)
    code, words = ran(capsys, "restore", str(backup), "--data", data)
    assert code == 0, words
    (kept,) = settings.data.glob("tables.before-*.sqlite")
    assert str(kept) in words
    assert (lines(settings.data / DATABASE), lines(kept)) == (6, 10)
    assert whole(settings)
    with serving(settings) as again:
        again.cookies = client.cookies
        with seated(again, table, 0) as screen:
            assert screen.view["number"] == 6
            play_out(screen, Random(3), 3)


def test_nothing_is_restored_under_a_server(settings: Settings, tmp_path: Path) -> None:
    with serving(settings) as client:
        opened(client)
        backup = back_up(settings, tmp_path / "copy.sqlite")
    before = (settings.data / DATABASE).read_bytes()
    hold = claim_directory(settings.data)
    hold.write("http://here/")
    with pytest.raises(ServerRefusal) as refused:
        restore(settings, backup)
    assert (refused.value.code, refused.value.details) == ("data-in-use", ("http://here/",))
    hold.release()
    assert (settings.data / DATABASE).read_bytes() == before


def test_what_is_no_backup_is_not_restored(settings: Settings, tmp_path: Path) -> None:
    with serving(settings) as client:
        for _ in range(5):
            opened(client)
    before = (settings.data / DATABASE).read_bytes()
    spoiled = back_up(settings, tmp_path / "spoiled.sqlite")
    content = spoiled.read_bytes()
    newer = back_up(settings, tmp_path / "newer.sqlite")
    sql(f"sqlite:///{newer}", "update alembic_version set version_num = '9999'")
    for file, bytes_, code in (
        (tmp_path / "none.sqlite", None, "restore-no-file"),
        (tmp_path / "words.sqlite", b"hello, world" * 1000, "backup-unread"),
        (
            spoiled,
            content[: len(content) // 2] + bytes(len(content) // 2),
            "backup-damaged backup-unread",
        ),
        (newer, None, "store-newer"),
    ):
        if bytes_ is not None:
            file.write_bytes(bytes_)
        with pytest.raises(StoreRefusal) as refused:
            restore(settings, file)
        assert refused.value.code in code
    assert (settings.data / DATABASE).read_bytes() == before
    assert not list(settings.data.glob(".*"))
    assert not list(settings.data.glob("tables.before-*"))


def test_a_backup_of_an_earlier_program_is_restored(settings: Settings, tmp_path: Path) -> None:
    migrated(f"sqlite:///{tmp_path / 'old.sqlite'}", "0012")
    assert restore(settings, tmp_path / "old.sqlite") is None
    with serving(settings) as client:
        opened(client)
    assert whole(settings)


def test_a_damaged_database_gives_way_to_a_backup(settings: Settings, tmp_path: Path) -> None:
    with serving(settings) as client:
        opened(client)
    backup = back_up(settings, tmp_path / "copy.sqlite")
    (settings.data / DATABASE).write_bytes(b"hello, world" * 1000)
    with pytest.raises(StoreRefusal, match="backup unread"):
        back_up(settings, tmp_path / "another.sqlite")
    kept = restore(settings, backup)
    assert kept is not None
    assert kept.read_bytes() == b"hello, world" * 1000
    assert whole(settings)


def test_places_that_cannot_be_written(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(StoreRefusal, match="backup no tables"):
        back_up(settings, tmp_path / "copy.sqlite")
    migrated(settings.url, "head")
    back_up(settings, tmp_path / "copy.sqlite")
    with pytest.raises(StoreRefusal, match="backup exists"):
        back_up(settings, tmp_path / "copy.sqlite")
    with pytest.raises(StoreRefusal, match="backup failed"):
        back_up(settings, tmp_path / "copy.sqlite" / "below")
    elsewhere = replace(settings, database="postgresql://host/tables")
    for work in (back_up, restore):
        with pytest.raises(StoreRefusal, match="backup postgres"):
            work(elsewhere, tmp_path / "copy.sqlite")


def test_the_latest_are_kept(tmp_path: Path) -> None:
    names = [f"tables-2026010{day}-000000.sqlite" for day in range(1, 6)]
    for name in (*reversed(names), "tables-mine.sqlite", "tables.sqlite"):
        (tmp_path / name).touch()
    keep_latest(tmp_path, 2)
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == sorted([*names[-2:], "tables-mine.sqlite", "tables.sqlite"])


def test_backups_on_a_schedule(settings: Settings) -> None:
    settings = replace(settings, backup_every=0.05, backup_keep=1)
    before = metrics.BACKUPS.labels("written")._value.get()
    with serving(settings) as client:
        opened(client)
        waited(lambda: metrics.BACKUPS.labels("written")._value.get() >= before + 2, 30)
    (backup,) = backups_in(settings.data / "backups")
    assert stat.S_IMODE(backup.parent.stat().st_mode) == 0o700
    later = replace(settings, backup_every=3600.0)
    with serving(later) as client:
        time.sleep(0.2)
    assert backups_in(settings.data / "backups") == [backup]


def test_a_schedule_that_fails_says_so(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    (settings.data / "file").touch()
    settings = replace(settings, backup_every=1.0, backup_to=str(settings.data / "file"))
    with serving(settings) as client:
        waited(lambda: "backup-failed" in [each.getMessage() for each in caplog.records], 30)
        opened(client)


def test_a_schedule_for_what_has_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = "postgresql://localhost:1/tables"
    assert main.serve(port=0, data_dir=tmp_path, database=url, backup_every=60.0) == 1
    assert "pg_dump" in capsys.readouterr().err


def command(name: str, path: Path, data: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "fateloom", name, str(path), "--data", str(data)],
        env={**os.environ, "PYTHONPATH": str(SRC)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@pytest.fixture
def large(settings: Settings, client: TestClient) -> Settings:
    """A database of some megabytes, so that a kill finds it half copied."""
    table = opened(client)
    with seated(client, table, 0) as screen:
        play_out(screen, Random(1), 6)
    with closing(sqlite3.connect(settings.data / DATABASE)) as opened_file:
        filler = [(f"probe{number}", os.urandom(8192)) for number in range(2000)]
        opened_file.executemany("insert into probes values (?, ?)", filler)
        opened_file.commit()
    return settings


@pytest.mark.thorough
def test_a_backup_while_people_play(large: Settings, client: TestClient, tmp_path: Path) -> None:
    """Every copy is whole, and has what was acknowledged before it began."""
    table = opened(client)
    with seated(client, table, 0) as screen:
        for number in range(3):
            folder = tmp_path / f"copy{number}"
            folder.mkdir()
            before = lines(large.data / DATABASE)
            writing = command("backup", folder / DATABASE, large.data)
            while writing.poll() is None:
                play_out(screen, Random(number), 1)
            assert writing.returncode == 0
            assert before <= lines(folder / DATABASE) <= lines(large.data / DATABASE)
    for number in range(3):
        assert whole(Settings(tmp_path / f"copy{number}"))


@ON_SQLITE
@pytest.mark.slow
def test_kills_of_a_backup(large: Settings, tmp_path: Path) -> None:
    """A file that has the name of a backup is whole."""
    copies = tmp_path / "copies"
    copies.mkdir()
    rng = Random(1)
    took = timed("backup", copies / "first.sqlite", large.data)
    finished = 0
    for number in range(40):
        target = copies / f"{number}.sqlite"
        finished += killed("backup", target, large.data, rng.uniform(0.2, 1.1) * took)
        if target.exists():
            folder = tmp_path / f"check{number}"
            folder.mkdir()
            target.replace(folder / DATABASE)
            assert whole(Settings(folder))
    assert 0 < finished < 40
    assert whole(large)


@ON_SQLITE
@pytest.mark.slow
def test_kills_of_a_restore(large: Settings, tmp_path: Path) -> None:
    """The database is whole at each moment: the former one, or the backup."""
    backup = back_up(large, tmp_path / "copy.sqlite")
    data = tmp_path / "data"
    settings = Settings(data)
    data.mkdir()
    back_up(large, data / DATABASE)
    sql(settings.url, "delete from probes where id = 'probe1'")
    count = "select count(*) from probes"
    rng = Random(2)
    took = timed("restore", backup, data)
    restored = 0
    for _ in range(40):
        sql(settings.url, "delete from probes where id = 'probe1'")
        killed("restore", backup, data, rng.uniform(0.2, 1.1) * took)
        db.open_engine(settings.url).dispose()
        found = sql(settings.url, count)[0][0]
        assert found in (1999, 2000)
        restored += found == 2000
        assert whole(settings)
        for kept in data.glob("tables.before-*"):
            kept.unlink()
    assert 0 < restored < 40


def timed(name: str, path: Path, data: Path) -> float:
    """How many seconds a command takes."""
    began = time.perf_counter()
    assert command(name, path, data).wait() == 0
    return time.perf_counter() - began


def killed(name: str, path: Path, data: Path, after: float) -> bool:
    """Kill a command after some seconds; whether it had ended before."""
    process = command(name, path, data)
    try:
        return process.wait(after) == 0
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
        process.wait()
        return False
