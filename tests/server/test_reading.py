"""Reading changes nothing, and changes are accepted only from the server's own pages."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from starlette.routing import Route
from starlette.websockets import WebSocketDisconnect

from fateloom.server.store import database as db
from tests.preview.author import writing
from tests.server.conftest import opened, seated, sql
from tests.server.test_play import play_out
from tests.server.test_results import ALONE, a_run

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.applications import Starlette
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings


def everything(settings: Settings) -> dict[str, Any]:
    """All that a server keeps: each row of its database, its other files."""
    kept: dict[str, Any] = {
        name: sql(settings.url, f"select * from {name}")
        for name in db.metadata.tables
        # Whether anything can be saved is told by saving something there.
        if name != "probes"
    }
    for path in settings.data.rglob("*"):
        if not path.name.startswith("tables.sqlite") and path.is_file():
            kept[str(path)] = path.read_bytes()
    return kept


def paths(app: Starlette, method: str, tables: list[str]) -> list[str]:
    """Every path that is asked with this method, for each of these tables."""
    found = [
        route.path.replace("{table:id}", table)
        .replace("{table}", table)
        .replace("{device:id}", "0" * 16)
        .replace("{story:story}", "mill@0123456789abcdef")
        .replace("{game}", "hand")
        .replace("{path:path}", "nothing")
        for route in app.routes
        if isinstance(route, Route) and method in (route.methods or ())
        for table in tables
    ]
    return list(dict.fromkeys(found))


@pytest.mark.thorough
def test_no_get_changes_anything(client: TestClient, settings: Settings, finished: str) -> None:
    """Neither what is kept, nor what the tables in memory are at."""
    settings.client.mkdir()
    (settings.client / "index.html").write_text("<title>table</title>")
    tables = [
        opened(client),
        client.post("/api/records", content=finished).json()["table"],
        a_run(client, 1),
        opened(client, **ALONE),
    ]
    with seated(client, tables[0]) as screen:
        play_out(screen, Random(1), 3)
    before = everything(settings)
    asked = paths(client.app, "GET", tables)  # type: ignore[arg-type]
    assert len(asked) > 12
    for path in asked:
        for method in ("GET", "HEAD"):
            answer = client.request(method, path)
            assert answer.status_code in (200, 404, 409), (path, answer.text)
            assert everything(settings) == before, path


def test_no_get_of_the_preview_changes_anything(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        table = author.bench._table
        assert table is not None
        before = table.seating, table.play.number
        author.client.cookies.clear()
        for path in paths(author.client.app, "GET", [table.header.table]):  # type: ignore[arg-type]
            author.client.get(path)
        author.client.get("/api/preview")
        assert (table.seating, table.play.number) == before


FOREIGN = (
    {"origin": "https://elsewhere.example"},
    # A form, or a link: no origin, but a browser that says whence it comes.
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "something-new"},
    # A neighbour at another port or name, whatever else is said of it.
    {"origin": "http://testserver", "sec-fetch-site": "same-site"},
    {"origin": "https://elsewhere.example", "sec-fetch-site": "none"},
)


@pytest.mark.parametrize("headers", FOREIGN, ids=repr)
def test_what_comes_from_elsewhere_changes_nothing(
    client: TestClient, settings: Settings, headers: dict[str, str]
) -> None:
    table = opened(client)
    before = everything(settings)
    for method in ("POST", "DELETE", "PUT", "PATCH"):
        for path in paths(client.app, method, [table]):  # type: ignore[arg-type]
            answer = client.request(method, path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), path
    socket = f"/api/tables/{table}/socket"
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(socket, headers=headers):
        pass
    assert everything(settings) == before


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://testserver"},
        {"origin": "http://testserver", "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "same-origin"},
        # What a person or an extension asked a browser for.
        {"sec-fetch-site": "none"},
    ],
    ids=repr,
)
def test_what_comes_from_here_is_done(client: TestClient, headers: dict[str, str]) -> None:
    table = opened(client)
    assert client.post(f"/api/tables/{table}/save", headers=headers).status_code == 200
    with client.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as session:
        assert session.receive_json()["yours"] == [0, 1]


def test_reading_is_for_links_from_anywhere(client: TestClient) -> None:
    """As in a mail: a page that another site leads to opens, with all that it reads."""
    headers = {"sec-fetch-site": "cross-site"}
    assert client.get("/api/games", headers=headers).status_code == 200
