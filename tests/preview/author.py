"""An author who tries a story out: its files, the workshop's socket, and the table's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from fateloom.preview.app import create_preview
from fateloom.preview.workbench import TableSetup, Workbench
from fateloom.server.settings import Settings
from fateloom.story import output

Json = dict[str, Any]
HOST = "127.0.0.1"


class Author:
    """Writes files, presses buttons in the workshop, plays at the table."""

    def __init__(self, folder: Path, bench: Workbench, client: TestClient) -> None:
        self.folder = folder
        self.bench = bench
        self.client = client
        self.view: Json = {}

    def rewrite(self, file: str, old: str, new: str) -> Json:
        """Change one text of a file, and let the preview read it."""
        path = self.folder / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, (old, text.count(old))
        path.write_text(text.replace(old, new), encoding="utf-8")
        return self.reload()

    def reload(self) -> Json:
        """Let the preview read the files, and say what the workshop shows then."""
        assert self.client.portal is not None
        self.client.portal.call(self.bench.reload)
        return self.shown()

    def shown(self) -> Json:
        """What the workshop shows now, as it is sent."""
        with self.client.websocket_connect(f"ws://{HOST}/api/preview/socket") as panel:
            message: Json = panel.receive_json()
        assert message["t"] == "workshop"
        return message

    def ask(self, **message: Any) -> Json:
        """Ask the workshop for something: the refusal, or what it shows then."""
        with self.client.websocket_connect(f"ws://{HOST}/api/preview/socket") as panel:
            panel.receive_json()
            panel.send_json(message)
            answer: Json = panel.receive_json()
        return answer

    def author(self, words: str) -> Json:
        """Intervene."""
        return self.ask(t="author", words=words)

    def look(self, seat: int = 0) -> Json:
        """The table as it is now, with all its events."""
        shown = self.shown()
        with self.client.websocket_connect(
            f"ws://{HOST}/api/tables/{shown['table']}/socket"
        ) as table:
            assert table.receive_json()["t"] == "table"
            table.send_json({"t": "look", "seat": seat})
            self.view = table.receive_json()
        return self.view

    def choose(self, move: str, seat: int = 0) -> Json:
        """Choose at the table."""
        with self.client.websocket_connect(
            f"ws://{HOST}/api/tables/{self.shown()['table']}/socket"
        ) as table:
            table.receive_json()
            table.send_json({"t": "look", "seat": seat})
            number = table.receive_json()["number"]
            table.send_json({"t": "choose", "seat": seat, "move": move, "number": number})
            answer: Json = table.receive_json()
        return answer

    def read(self) -> list[str]:
        """All texts that were read so far."""
        return [each["args"][3] for each in self.look()["events"] if each["code"] == "reads"]

    def steps(self) -> list[str]:
        """The words of everything that stands."""
        table = self.bench._table
        assert table is not None
        return [choice.move for choice in table.play.choices]


def fact(shown: Json, owner: str, name: str) -> int:
    """The value of a fact in the workshop."""
    (value,) = [
        each["value"]
        for each in shown["stage"]["facts"]
        if (each["owner"], each["name"]) == (owner, name)
    ]
    assert isinstance(value, int)
    return value


def person(shown: Json, who: str) -> Json:
    """Somebody who plays, in the workshop."""
    (found,) = [each for each in shown["stage"]["persons"] if each["who"] == who]
    assert isinstance(found, dict)
    return found


def closed(shown: Json, name: str) -> Json:
    """What the workshop says of something that is closed."""
    (found,) = [each for each in shown["stage"]["closed"] if each["id"] == name]
    assert isinstance(found, dict)
    return found


@contextmanager
def writing(
    tmp_path: Path,
    *,
    wish: TableSetup | None = None,
    before: Callable[[Path], None] = lambda folder: None,
) -> Iterator[Author]:
    """An author with the story of two tiles that `story new` writes, changed by `before`."""
    folder = tmp_path / "quiet-bell"
    output.start(folder)
    before(folder)
    bench = Workbench(folder, wish or TableSetup())
    data = tmp_path / "data"
    data.mkdir()
    settings = Settings(data, client=tmp_path / "web")
    with TestClient(create_preview(bench, settings), base_url=f"http://{HOST}") as client:
        assert client.post("/api/preview").status_code == 200
        yield Author(folder, bench, client)
