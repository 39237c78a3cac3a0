"""The power fails: what was acknowledged is there, and the server goes on with it.

The disk is simulated below SQLite: it drops, keeps or tears writes that were not synced.
"""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from fateloom.server.api.app import create_app
from fateloom.server.settings import DATABASE
from tests.moves import ids
from tests.server.conftest import opened, seated, serving
from tests.server.power import Disk

if TYPE_CHECKING:
    from pathlib import Path

    from fateloom.server.settings import Settings

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(not Disk.can_be_watched(), reason="this Python hides SQLite's files"),
]

Promise = tuple[int, str, int, str]
"""After how many changes of the disk a choice was acknowledged: its table, number and move."""


def played(settings: Settings, disk: Disk, choices: int, rng: Random) -> list[Promise]:
    """Choices at tables of a server on this disk, with all that was acknowledged."""
    promises: list[Promise] = []
    with disk.watched(), serving(settings) as client:
        while len(promises) < choices:
            table = opened(client, seed=str(rng.getrandbits(40)))
            with seated(client, table, 0) as screen:
                for _ in range(min(40, choices - len(promises))):
                    if screen.view["over"]:
                        break
                    seat = screen.view["waiting"][0]
                    if screen.view["seat"] != seat:
                        screen.look(seat)
                    move = rng.choice(ids(screen.view))
                    number = screen.choose(seat, move)["number"]
                    promises.append((len(disk.changes), table, number, move))
    return promises


def after(disk: Disk, folder: Path, moment: int, rng: Random) -> Path:
    """A folder with what a power failure at this moment leaves."""
    folder.mkdir()
    for name, content in disk.after_failure(moment, rng).items():
        (folder / name).write_bytes(content)
    return folder


def missing(folder: Path, promises: list[Promise], moment: int) -> list[Promise]:
    """What was acknowledged before this moment and is not in the log."""
    with sqlite3.connect(folder / DATABASE) as connection:
        assert connection.execute("pragma integrity_check").fetchall() == [("ok",)]
        found = connection.execute("select table_id, seq, move from log").fetchall()
    connection.close()
    log = {(table, number): move for table, number, move in found}
    return [
        each for each in promises if each[0] <= moment and log.get((each[1], each[2])) != each[3]
    ]


def test_what_was_acknowledged_survives_a_power_failure(settings: Settings, tmp_path: Path) -> None:
    rng = Random(1)
    data = tmp_path / "data"
    data.mkdir()
    settings = replace(settings, data=data)
    with serving(settings):
        pass
    disk = Disk(data)
    promises = played(settings, disk, 150, rng)
    first, last = promises[0][0], len(disk.changes)
    moments = [rng.randrange(first, last + 1) for _ in range(150)]
    lost = {}
    for index, moment in enumerate(moments):
        folder = after(disk, tmp_path / f"disk{index}", moment, rng)
        if found := missing(folder, promises, moment):
            lost[moment] = found
    assert not lost
    # The server itself starts on what is left, and the last tables go on.
    for moment in moments[:5]:
        folder = after(disk, tmp_path / f"again{moment}", moment, rng)
        _, table, number, _ = [each for each in promises if each[0] <= moment][-1]
        with serving(replace(settings, data=folder)) as client:
            client.cookies.clear()
            with seated(client, table) as guest:
                assert guest.view["number"] >= number


def test_a_disk_without_syncs_would_lose_choices(settings: Settings, tmp_path: Path) -> None:
    """The check can fail: on a disk that ignores syncs, acknowledged choices are lost."""
    rng = Random(2)
    data = tmp_path / "data"
    data.mkdir()
    settings = replace(settings, data=data)
    with serving(settings):
        pass
    disk = Disk(data)
    promises = played(settings, disk, 30, rng)
    disk.changes = [each if each[0] != "sync" else ("open", *each[1:]) for each in disk.changes]
    moment = promises[-1][0]
    folder = after(disk, tmp_path / "lost", moment, rng)
    try:
        lost = missing(folder, promises, moment)
    except (AssertionError, sqlite3.DatabaseError):
        return  # the file is damaged
    assert lost


def test_a_server_starts_again_after_a_failure_in_its_first_start(
    settings: Settings, tmp_path: Path
) -> None:
    """The migrations are cut off at any moment: they begin again, or go on."""
    rng = Random(3)
    data = tmp_path / "data"
    data.mkdir()
    disk = Disk(data)
    with disk.watched(), TestClient(create_app(replace(settings, data=data))) as client:
        opened(client)
    for index in range(12):
        moment = rng.randrange(len(disk.changes) + 1)
        folder = after(disk, tmp_path / f"disk{index}", moment, rng)
        with TestClient(create_app(replace(settings, data=folder))) as client:
            table = opened(client)
            with seated(client, table, 0) as screen:
                assert screen.view["number"] == 0
