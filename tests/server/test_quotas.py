"""What is stored has an end: tables of a device and of an address, lines of a log, disk space."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.server.refusals import ServerRefusal
from fateloom.server.store import space
from fateloom.server.tables.length import VOTES, check_length
from fateloom.table.log import Entry, EntryKind
from tests.moves import ids
from tests.server.conftest import TWO, Device, kept, opened, seated, serving
from tests.server.test_play import play_out
from tests.server.test_store import ON_SQLITE

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings

MEGABYTE = 1_000_000


def refused(client: TestClient, path: str = "tables", **body: Any) -> tuple[int, str, list[Any]]:
    answer = client.post(f"/api/{path}", json=body or TWO)
    told = answer.json()
    return answer.status_code, told.get("code", ""), told.get("details", [])


def test_tables_of_a_device(settings: Settings, finished: str) -> None:
    with serving(replace(settings, device_tables=3)) as client:
        tables = [opened(client) for _ in range(3)]
        full = (409, "too-many-tables", [3])
        assert refused(client) == full
        assert refused(client, f"tables/{tables[0]}/copies", name="Kept") == full
        answer = client.post("/api/records", content=finished)
        assert answer.json()["code"] == "too-many-tables"
        client.delete(f"/api/tables/{tables[0]}")
        opened(client)
        assert refused(client) == full
        Device(client).open()


def test_tables_of_an_address(settings: Settings) -> None:
    """Of whatever device; and the address itself is nowhere on the disk."""
    with serving(replace(settings, address_tables=3)) as client:
        devices = [Device(client) for _ in range(4)]
        tables = [device.open() for device in devices[:3]]
        devices[3].come()
        assert refused(client) == (429, "too-many-tables-here", [3])
        devices[0].come()
        client.delete(f"/api/tables/{tables[0]}")
        devices[3].open()
        assert refused(client)[1] == "too-many-tables-here"
    assert "testclient" not in kept(settings)


def test_new_tables_of_an_address_in_an_hour(settings: Settings) -> None:
    with serving(replace(settings, opening="2/hour")) as client:
        for _ in range(2):
            table = opened(client)
            client.delete(f"/api/tables/{table}")
        assert refused(client)[:2] == (429, "too-fast")


def test_a_log_that_is_full(settings: Settings) -> None:
    """No choice is added, none is taken back, and its players can end the game."""
    with serving(replace(settings, table_lines=6)) as client:
        table = opened(client)
        with seated(client, table, 0) as screen:
            play_out(screen, Random(1), 6)
            seat = screen.view["waiting"][0]
            view = screen.look(seat)
            assert view["number"] == 6
            told = screen.choose(seat, ids(view)[0])
            assert (told["code"], told["details"]) == ("log-full", [6])
            assert screen.ask(t="pause", on=True)["code"] == "log-full"
            assert screen.ask(t="end")["over"]


def test_lines_beyond_the_limit() -> None:
    """Votes on the end have some; the end itself is always written."""

    def fits(seq: int, kind: EntryKind, move: str | None = None) -> bool:
        try:
            check_length(Entry(seq, kind, 0, move, 1.0), 100)
        except ServerRefusal:
            return False
        return True

    assert all(fits(100, kind) for kind in EntryKind)
    beyond = {kind for kind in EntryKind if fits(101, kind)}
    assert EntryKind.CHOICE not in beyond
    assert {EntryKind.AGREE, EntryKind.DECLINE, EntryKind.END} < beyond
    assert fits(101, EntryKind.ASK, "end")
    assert not fits(101, EntryKind.ASK, "undo")
    assert [kind for kind in EntryKind if fits(100 + VOTES + 1, kind)] == [EntryKind.END]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, int]:
    """Free space in megabytes, looked at each time."""
    usage = type(shutil.disk_usage(tmp_path))
    free = {"megabytes": 10_000}
    monkeypatch.setattr(space, "EVERY", 0.0)
    monkeypatch.setattr(
        shutil, "disk_usage", lambda _: usage(10**12, 0, free["megabytes"] * MEGABYTE)
    )
    return free


@ON_SQLITE
def test_a_disk_that_fills_up(
    disk: dict[str, int], client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    """Everything can be read, nothing is written, and it goes on by itself."""
    table = opened(client)
    with seated(client, table, 0) as screen:
        play_out(screen, Random(1), 3)
        assert client.get("/readyz").text == "ok\n"
        disk["megabytes"] = 150
        assert client.get("/readyz").text == "ok\nlow disk space: 150 MB\n"
        play_out(screen, Random(1), 2)
        disk["megabytes"] = 99
        answer = client.get("/readyz")
        assert (answer.status_code, answer.json()["code"]) == (507, "store-full")
        assert client.get("/healthz").status_code == 200
        assert refused(client)[:2] == (507, "store-full")
        seat = screen.view["waiting"][0]
        view = screen.look(seat)
        assert screen.choose(seat, ids(view)[0])["code"] == "store-full"
        assert screen.look(seat)["number"] == view["number"]
        assert client.get("/api/tables").json()["tables"][0]["choices"] == 5
        disk["megabytes"] = 1_000
        play_out(screen, Random(1), 2)
    assert client.get("/readyz").text == "ok\n"
    told = [each.getMessage() for each in caplog.records if "disk-space" in each.getMessage()]
    assert told == ["disk-space-low", "disk-space-exhausted", "disk-space-sufficient"]
    disk["megabytes"] = 1
    assert client.delete(f"/api/tables/{table}").status_code == 204


@ON_SQLITE
def test_no_reserve(settings: Settings, disk: dict[str, int]) -> None:
    disk["megabytes"] = 1
    with serving(replace(settings, disk_reserve=0.0)) as client:
        opened(client)
        assert client.get("/readyz").text == "ok\n"
