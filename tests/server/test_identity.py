"""An empty database where there were tables: it is no new one, and says so."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from fateloom.server import main
from fateloom.server.refusals import StoreRefusal
from fateloom.server.store.identity import mark_of
from fateloom.server.store.store import Store
from tests.server.conftest import opened, serving, sql

if TYPE_CHECKING:
    from pathlib import Path

    from fateloom.server.settings import Settings


def mark(settings: Settings) -> Path:
    found = mark_of(settings)
    assert found is not None
    return found


def emptied(settings: Settings, how: str) -> None:
    """Take all from the database, as if another one stood in its place."""
    if settings.database is not None:
        sql(settings.url, "drop schema public cascade")
        sql(settings.url, "create schema public")
        return
    for path in settings.data.glob("tables.sqlite*"):
        if path != mark(settings):
            path.unlink()
    if how == "empty":
        (settings.data / "tables.sqlite").touch()


def starts(settings: Settings) -> bool:
    """Whether a server starts; it does not where the database is empty."""
    try:
        with serving(settings):
            return True
    except StoreRefusal as error:
        if (error.code, error.details) != ("store-emptied", (str(mark(settings)),)):
            raise
        return False


@pytest.mark.thorough
@pytest.mark.parametrize("how", ["empty", "gone"])
def test_an_empty_database_where_there_were_tables(
    settings: Settings, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    with serving(settings) as client:
        opened(client)
    emptied(settings, how)
    for _ in range(2):
        assert not starts(settings)
    assert main.serve(port=0, data_dir=settings.data, database=settings.database) == 1
    told = capsys.readouterr().err
    assert "Restore a backup" in told
    assert str(mark(settings)) in told
    mark(settings).unlink()
    assert starts(settings)
    assert starts(settings)


def test_a_new_one_in_its_place_is_not_taken_for_it_either(settings: Settings) -> None:
    """As one that another process, which knew of none before, has made meanwhile."""
    with serving(settings) as client:
        opened(client)
    emptied(settings, "gone")
    Store(settings.url).close()
    assert not starts(settings)


def test_a_backup_is_the_same(settings: Settings) -> None:
    """Whatever was kept since; also one without any table left."""
    with serving(settings) as client:
        table = opened(client)
        assert client.delete(f"/api/tables/{table}").status_code == 204
    assert starts(settings)
    assert mark(settings).read_text().strip() == sql(settings.url, "select id from identity")[0][0]


def test_a_backup_from_before_there_were_marks(settings: Settings) -> None:
    """And tables from elsewhere: what has tables is played at, and known from then on."""
    with serving(settings) as client:
        opened(client)
    assert main.roll_back("0011", settings.data, database=settings.database) == 0
    before = mark(settings).read_text()
    assert starts(settings)
    after = mark(settings).read_text()
    assert after != before
    assert after.strip() == sql(settings.url, "select id from identity")[0][0]


def test_a_folder_from_before_there_were_marks_gets_one(settings: Settings) -> None:
    with serving(settings) as client:
        opened(client)
    mark(settings).unlink()
    assert starts(settings)
    assert mark(settings).stat().st_mode & 0o777 == 0o600
    emptied(settings, "empty")
    assert not starts(settings)


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\xfe"])
def test_a_mark_that_is_damaged(settings: Settings, content: bytes) -> None:
    """One that says nothing is as none; what it cannot have said keeps no tables closed."""
    with serving(settings) as client:
        opened(client)
    mark(settings).write_bytes(content)
    assert starts(settings)
    assert len(mark(settings).read_text().strip()) == 32


def test_a_mark_that_cannot_be_written(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    mark(settings).mkdir()
    assert starts(settings)
    assert [each.getMessage() for each in caplog.records if each.levelname == "WARNING"] == [
        "database-id-failed"
    ]


def test_what_ends_with_the_process_has_none(settings: Settings) -> None:
    assert mark_of(replace(settings, database="sqlite://")) is None
