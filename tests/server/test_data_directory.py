"""What lies on the disk: held by one server, read by nobody else, and still there after a fall."""

from __future__ import annotations

import os
import stat
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from fateloom.server import main
from fateloom.server.crypto import KEY, server_seal
from fateloom.server.data_directory import keep_for_owner
from fateloom.server.store import database as db
from tests.server.conftest import free_port, opened, serving, site
from tests.server.history import migrated
from tests.server.test_main import run as started

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from fateloom.server.settings import Settings

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="Windows has other rights")


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def usual() -> Iterator[None]:
    """New files are for everybody to read, as on most systems."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("usual")
@pytest.mark.parametrize("told", ["", "sqlite:///{}/house.sqlite"])
@pytest.mark.parametrize("before", [None, 0o644, 0o666, 0o640])
def test_nobody_else_reads_the_tables(
    settings: Settings, tmp_path: Path, told: str, before: int | None
) -> None:
    """In a folder that everybody may read, new or not, and wherever it lies."""
    tmp_path.chmod(0o755)
    settings = replace(settings, database=told.format(tmp_path) or None)
    if before is not None:
        with serving(settings) as client:
            opened(client)
        for path in tmp_path.glob("*.sqlite"):
            path.chmod(before)
    with serving(settings) as client:
        opened(client)
        files = sorted(tmp_path.glob("*.sqlite*"))
        assert len(files) == 4, "with its log, its index and its mark"
        assert {rights(path) for path in files} == {0o600}
    assert rights(tmp_path) == 0o755, "others may keep something there"


@pytest.mark.usefixtures("usual")
def test_what_was_left_open_is_closed_before_it_is_read(tmp_path: Path) -> None:
    """The files beside the first: a server that was killed leaves them."""
    file = tmp_path / "tables.sqlite"
    url = f"sqlite:///{file}"
    migrated(url, "head")
    for end in ("", "-wal", "-shm"):
        path = tmp_path / f"tables.sqlite{end}"
        path.touch()
        path.chmod(0o644)
    db.open_engine(url).dispose()
    assert {rights(path) for path in tmp_path.iterdir()} == {0o600}


def test_a_key_is_on_the_disk_before_anything_is_sealed_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file with all that is in it, then its name, and the names of its folders."""
    done: list[object] = []
    fsync, link = os.fsync, os.link

    def synced(handle: int) -> None:
        found = os.fstat(handle)
        done.append((found.st_ino, found.st_size if stat.S_ISREG(found.st_mode) else None))
        fsync(handle)

    def linked(draft: Path, path: Path) -> None:
        done.append("named")
        link(draft, path)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "link", linked)
    data = tmp_path / "new" / "data"
    server_seal(None, data)
    key = (data / KEY).stat()
    folders = [(folder.stat().st_ino, None) for folder in (data.parent, tmp_path, data)]
    assert done == [*folders[:2], (key.st_ino, key.st_size), "named", folders[2]]


def test_a_key_that_another_process_made_first_stands(tmp_path: Path) -> None:
    keep_for_owner(tmp_path / "a.key", b"first")
    keep_for_owner(tmp_path / "a.key", b"second")
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("a.key", b"first")]


@pytest.mark.thorough
def test_a_second_server_on_the_same_file(tmp_path: Path) -> None:
    """By whatever name: its URL, as that of the data folder, by a link."""
    data, linked = tmp_path / "data", tmp_path / "linked"
    url = f"--set=database=sqlite:///{data / 'tables.sqlite'}"
    with site(tmp_path / "keys", url) as place:
        linked.symlink_to(data)
        (tmp_path / "away.sqlite").symlink_to(data / "tables.sqlite")
        for told in (
            ("--data", str(tmp_path), url),
            ("--data", str(data)),
            ("--data", str(linked)),
            ("--data", str(tmp_path), f"--set=database=sqlite:///{tmp_path / 'away.sqlite'}"),
            ("--data", str(tmp_path), url, "--back-to", "0001"),
        ):
            port = () if "--back-to" in told else ("--port", str(free_port()))
            done = started(*port, *told)
            assert done.returncode == 1, told
            assert f"http://127.0.0.1:{place.port}/" in done.stderr
            assert "Traceback" not in done.stderr
        assert place.http("GET", "/readyz").status_code == 200
        place.kill()
    with site(data) as again:
        assert again.http("GET", "/readyz").status_code == 200


def test_a_file_that_is_meant_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "a b.sqlite"
    assert db.file_of(f"sqlite:///{file}") == file
    assert db.file_of(f"sqlite:///file:{tmp_path}/a%20b.sqlite?mode=ro&uri=true") == file
    for none in ("sqlite://", "sqlite:///:memory:", "postgresql://host/name"):
        assert db.file_of(none) is None


def test_a_folder_of_tables_that_cannot_be_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    url = f"sqlite:///{tmp_path}/file/below/tables.sqlite"
    assert main.serve(port=0, data_dir=tmp_path, database=url) == 1
    told = capsys.readouterr().err
    assert f"{tmp_path}/file/below cannot be used" in told
