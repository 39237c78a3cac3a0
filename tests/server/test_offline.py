"""What a server hands to a device that is to play without a network."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from pathlib import PurePosixPath
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from fateloom.server.api.offline_files import SOURCES, files, sources
from fateloom.server.schema.http import OfflineFile

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings


def built(root: Path, script: str = "1") -> Path:
    """A client as the build leaves it."""
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<title>Fateloom</title>")
    (root / "theme.js").write_text(script)
    (root / ".built-from").write_text("a hash")
    for name in ("index-x7.js", "index-x7.js.gz", "font-a1.woff", "font-a2.woff2"):
        (root / "assets" / name).write_text(name)
    return root


@pytest.mark.thorough
def test_all_files_are_told_with_their_sizes(tmp_path: Path) -> None:
    found = files(built(tmp_path / "web")).files
    assert set(found) == {
        OfflineFile(SOURCES, len(sources())),
        OfflineFile("/", 23),
        OfflineFile("/theme.js", 1),
        OfflineFile("/assets/index-x7.js", 11),
        OfflineFile("/assets/font-a2.woff2", 13),
    }


def test_the_version_changes_with_any_file(tmp_path: Path) -> None:
    one, same = files(built(tmp_path / "a")), files(built(tmp_path / "b"))
    other = files(built(tmp_path / "c", script="2"))
    assert one.version == same.version != other.version


def test_the_client_is_hashed_once(client: TestClient, settings: Settings) -> None:
    """A server that runs has one client: each request of its list costs next to nothing."""
    root = built(settings.client)
    first = client.get("/api/offline").json()
    (root / "theme.js").write_text("2")
    assert client.get("/api/offline").json() == first


def test_the_sources_are_sent_once(client: TestClient) -> None:
    """A browser that has them asks whether they are still the same."""
    first = client.get(SOURCES)
    assert first.content == sources()
    etag = first.headers["etag"]
    for had in (etag, f'"other", W/{etag}'):
        again = client.get(SOURCES, headers={"if-none-match": had})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == etag
    assert client.get(SOURCES, headers={"if-none-match": '"other"'}).content == sources()


def test_the_sources_have_nothing_that_no_browser_plays_with() -> None:
    with ZipFile(BytesIO(sources())) as archive:
        names = {PurePosixPath(name).name for name in archive.namelist() if "/games/" in name}
    assert "policy.py" in names
    assert not names & {"features.py", "short.txt", "terminal.py"}


@pytest.mark.thorough
def test_the_sources_play_by_themselves(tmp_path: Path) -> None:
    """Without site-packages, as in a browser under Pyodide."""
    archive = tmp_path / "fateloom.zip"
    archive.write_bytes(sources())
    program = f"""
import json, sys, zipfile
zipfile.ZipFile({str(archive)!r}).extractall({str(tmp_path)!r})
sys.path.insert(0, {str(tmp_path)!r})
from fateloom.offline.tables import LocalTables
tables = LocalTables()
for game in ("destinies", "destiny", "hand", "realms"):
    others = [] if game == "hand" else [{{"name": "Anna", "bot": "search"}}]
    seats = [{{"name": "Hedda"}}, *others]
    kept = json.loads(tables.create(json.dumps({{"game": game, "seats": seats}})))["kept"]
    tables.come(kept["table"], 1)
    told = json.loads(tables.handle_message(kept["table"], 1, '{{"t":"look","seat":0}}'))
    print(json.loads(told["sent"][0][1])["t"])
"""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["view"] * 4, done.stderr
