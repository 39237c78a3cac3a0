"""The editor's requests, as its page makes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
from starlette.testclient import TestClient

from fateloom.preview.app import create_preview
from fateloom.preview.desk import Desk
from fateloom.preview.files import StoryFiles
from fateloom.preview.versions import Versions
from fateloom.preview.workbench import TableSetup, Workbench
from fateloom.server.settings import Settings
from fateloom.story import output

from .author import HOST, Author, Json

TOKEN = "a-token"


class Editor(Author):
    """An author who also edits the files on the page."""

    desk: Desk
    now = 1_800_000_000.0

    def get(self, name: str, /, **query: str) -> Json:
        """What the desk answers."""
        return self._answer(self.client.get(f"/api/preview/{name}", params=query, headers=HEADERS))

    def post(self, name: str, /, **body: Any) -> Json:
        """What the desk answers to a wish."""
        return self._answer(self.client.post(f"/api/preview/{name}", json=body, headers=HEADERS))

    def save(self, path: str, text: str, before: str | None) -> Json:
        """Save a file over the text with this digest."""
        return self.post("file", path=path, text=text, before=before)

    def _answer(self, response: httpx.Response) -> Json:
        found: Json = response.json()
        return found if response.status_code == 200 else {"status": response.status_code, **found}


HEADERS = {"authorization": f"Bearer {TOKEN}"}


@contextmanager
def editing(
    tmp_path: Path, *, before: Callable[[Path], None] = output.start, name: str = "quiet-bell"
) -> Iterator[Editor]:
    """An author at the desk, with the story of two tiles, or what `before` makes of the folder."""
    folder = tmp_path / name
    before(folder)
    bench = Workbench(folder, TableSetup())
    data = tmp_path / "data"
    data.mkdir()
    versions = Versions(tmp_path / "versions", folder, lambda: author.now)
    desk = Desk(bench, StoryFiles(folder, versions), TOKEN)
    app = create_preview(bench, Settings(data, client=tmp_path / "web"), desk)
    with TestClient(app, base_url=f"http://{HOST}") as client:
        author = Editor(folder, bench, client)
        author.desk = desk
        assert client.post("/api/preview").json()["desk"] is True
        yield author
