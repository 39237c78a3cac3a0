"""A server to test: in this process, or as one of its own that can be killed."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import IO, Any, TypeVar

import httpx2 as httpx
import pytest
from sqlalchemy import text
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from fateloom.core.game import Game
from fateloom.core.record import Recorder
from fateloom.games import registry
from fateloom.server.api.app import create_app
from fateloom.server.api.devices import hashed, new_secret
from fateloom.server.settings import COOKIE, DATABASE, Settings
from fateloom.server.store import chain, notify
from fateloom.server.store import database as db
from fateloom.server.store.devices import Known, add_device
from fateloom.server.store.upgrades import STEPS
from fateloom.server.tables.registry import TableRegistry
from fateloom.table.log import read_entry
from tests.server.history import migrated
from tests.server.lanes import Lanes
from tests.server.postgres import Databases

SRC = Path(__file__).parents[2] / "src"
Json = dict[str, Any]
T = TypeVar("T")

TWO: Json = {"game": "destiny", "seats": [{"name": "Hedda"}, {"name": "Anna"}], "seed": "7"}


KEPT_IN_BOTH = {
    "tests.server.test_archive",
    "tests.server.test_chain",
    "tests.server.test_database",
    "tests.server.test_doctor",
    "tests.server.test_identity",
    "tests.server.test_invites",
    "tests.server.test_programs",
    "tests.server.test_rematch",
    "tests.server.test_results",
    "tests.server.test_saves",
    "tests.server.test_seats",
    "tests.server.test_store",
    "tests.server.test_table_links",
}
"""The tests of what is kept: on SQLite and on PostgreSQL."""
BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    told = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")]
    wanted = "database" in metafunc.fixturenames and metafunc.module.__name__ in KEPT_IN_BOTH
    if wanted and "database" not in told:
        metafunc.parametrize("database", BOTH, indirect=True)


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """PostgreSQL for all tests of a process."""
    databases = Databases()
    yield databases
    databases.close()


@pytest.fixture
def database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str | None:
    """The URL of a database on PostgreSQL without tables, or None for SQLite in a file."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return None
    monkeypatch.setattr(notify, "AGAIN", 0.05)  # so that a server stops at once
    databases: Databases = request.getfixturevalue("databases")
    return databases.empty() if "empty" in request.fixturenames else databases.up_to_date()


@pytest.fixture
def empty() -> None:
    """Let the test make its database: as it was at some step of its history, or otherwise."""


@pytest.fixture
def settings(tmp_path: Path, database: str | None) -> Settings:
    """A server's settings, in no hurry and without limits that tests would run into."""
    return Settings(
        tmp_path,
        database,
        client=tmp_path / "web",
        bot_pace=0.0,
        program_least=0.0,
        program_most=0.0,
        credits=100_000,
        work=10**9,
        work_back=10**9,
        reading="100000/minute",
        writing="100000/minute",
        joining="100000/minute",
        asking="100000/minute",
        advising="100000/minute",
        opening="100000/minute",
        codes="100000/minute",
        address_tables=100_000,
        device_tables=100_000,
        grace=0.0,
    )


@contextmanager
def serving(
    settings: Settings, games: Mapping[str, Game[Any, Any]] | None = None
) -> Iterator[TestClient]:
    """The application, started."""
    folder = settings.data
    # A database that is gone leaves files with names like its own.
    new = settings.database is None and folder.is_dir() and not any(folder.glob(f"{DATABASE}*"))
    if new:
        (folder / DATABASE).write_bytes(up_to_date())
    with TestClient(create_app(settings, games)) as client:
        yield client


@cache
def up_to_date() -> bytes:
    """A database without tables; to copy it takes a fraction of all the steps of its history."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / DATABASE
        migrated(f"sqlite:///{file}", STEPS[0])
        return file.read_bytes()


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    """One device at a running server."""
    with serving(settings) as client:
        yield client


@pytest.fixture
def slow(settings: Settings) -> Iterator[TestClient]:
    """A server whose programs take longer than a test."""
    with serving(replace(settings, program_least=3600.0, program_most=3600.0)) as client:
        yield client


def tables_of(client: TestClient) -> TableRegistry:
    """The tables of a server in this process."""
    app = client.app
    assert isinstance(app, Starlette)
    assert isinstance(app.state.tables, TableRegistry)
    return app.state.tables


def done(client: TestClient, work: Callable[..., Awaitable[T]], *args: Any) -> T:
    """What comes of this, done on the server's own event loop."""
    assert client.portal is not None
    return client.portal.call(work, *args)


def opened(client: TestClient, **wish: Any) -> str:
    """A table set up by this device."""
    answer = client.post("/api/tables", json={**TWO, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


class Screen:
    """What a client keeps of a table: who sits there, the newest view, and all events together."""

    def __init__(self) -> None:
        self.table: Json = {}
        self.view: Json = {}
        self.events: list[Any] = []

    def take(self, message: Json) -> Json:
        """Put a message on the screen."""
        if message["t"] == "table":
            self.table = message
        elif message["t"] == "view":
            assert message["first"] <= len(self.events), "events were left out"
            del self.events[message["first"] :]
            self.events += message["events"]
            self.view = message
        return message


def whole(screen: Screen, view: Json) -> Json:
    """A view with all events that the client has then: a second look sends only new ones."""
    return {**view, "first": 0, "events": screen.events}


class Seat(Screen):
    """A socket in this process."""

    def __init__(self, session: WebSocketTestSession) -> None:
        super().__init__()
        self.session = session
        self.raw: list[str] = []

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.session.send_text(json.dumps(message))

    def hear(self) -> Json:
        """The next message."""
        text = self.session.receive_text()
        self.raw.append(text)
        return self.take(json.loads(text))

    def get(self) -> Json:
        """The next message but those that tell who sits at the table."""
        while (message := self.hear())["t"] == "table":
            pass
        return message

    def seated(self, wanted: Callable[[Json], Any]) -> Json:
        """The table, once its people sit as is wanted."""
        while not (self.table and wanted(self.table)):
            self.hear()
        return self.table

    def until(self, wanted: Callable[[Json], Any]) -> Json:
        """The first message that is wanted."""
        while not wanted(message := self.get()):
            pass
        return message

    def ask(self, **message: Any) -> Json:
        """Send a message and get the next."""
        self.send(**message)
        return self.get()

    def look(self, seat: int | None, at: int | None = None) -> Json:
        """Look from a seat."""
        return self.ask(t="look", seat=seat, at=at)

    def choose(self, seat: int, move: str, number: int | None = None) -> Json:
        """Choose, answering the view on the screen."""
        number = self.view["number"] if number is None else number
        return self.ask(t="choose", seat=seat, move=move, number=number)


@contextmanager
def seated(client: TestClient, table: str, seat: int | None = None) -> Iterator[Seat]:
    """A socket that looks from a seat."""
    with client.websocket_connect(f"/api/tables/{table}/socket") as session:
        screen = Seat(session)
        assert screen.hear()["t"] == "table"
        screen.look(seat)
        yield screen


FRIENDS: Json = {
    "game": "destiny",
    "seats": [{"name": "Hedda"}, {"name": "Anna", "friend": True}],
    "seed": "7",
}


def admitted(client: TestClient) -> str:
    """The secret of a new device, from the server."""
    secret = new_secret()
    known = Known(hashed(secret), 0.0, "", plain=True)
    store = tables_of(client).store
    done(client, store.write, lambda connection: add_device(connection, known))
    return secret


class Device:
    """A device at the server: its cookie, and what it asks for."""

    def __init__(self, client: TestClient, secret: str | None = None) -> None:
        self.client = client
        self.secret = secret or admitted(client)

    def ask(self, path: str, **body: Any) -> Any:
        """Ask over HTTP."""
        self.come()
        return self.client.post(f"/api/tables/{path}", json=body)

    def come(self) -> None:
        """From now on it is this device that asks."""
        self.client.cookies.clear()
        self.client.cookies[COOKIE] = self.secret

    def open(self, **wish: Any) -> str:
        """Set a table up."""
        self.come()
        return opened(self.client, **{**FRIENDS, **wish})

    def link(self, table: str, seat: int, kind: str = "join", **more: Any) -> str:
        """A link to a seat: its secret."""
        answer = self.ask(f"{table}/invites", seat=seat, kind=kind, **more)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["url"].split("#")[1])

    def table_link(self, table: str, **more: Any) -> tuple[str, str]:
        """A link to the whole table: its secret and its short code."""
        answer = self.ask(f"{table}/invites", kind="table", **more)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        return str(told["url"].split("#")[1]), str(told["code"])

    def join(self, table: str, secret: str, name: str | None = None) -> None:
        """Sit down by a link."""
        answer = self.ask(f"{table}/seats", secret=secret, name=name)
        assert answer.status_code == 201, answer.text

    def change(self, table: str, do: str, **more: Any) -> None:
        """Change something about the seats."""
        answer = self.ask(f"{table}/changes", do=do, **more)
        assert answer.status_code == 204, answer.text

    def refused(self, table: str, do: str, **more: Any) -> str:
        """The code with which a change is refused."""
        answer = self.ask(f"{table}/changes", do=do, **more)
        assert answer.status_code >= 400
        return str(answer.json()["code"])

    def listed(self) -> list[str]:
        """The tables that this device knows."""
        self.come()
        return [each["table"] for each in self.client.get("/api/tables").json()["tables"]]

    @contextmanager
    def at(self, table: str, seat: int | None = None) -> Iterator[Seat]:
        """A socket that looks from a seat."""
        self.come()
        with seated(self.client, table, seat) as screen:
            yield screen


@pytest.fixture
def host(client: TestClient) -> Device:
    return Device(client)


@pytest.fixture
def friend(client: TestClient) -> Device:
    return Device(client)


@pytest.fixture
def third(client: TestClient) -> Device:
    return Device(client)


def two(host: Device, friend: Device, **wish: Any) -> str:
    """A table that has begun, a friend at its second seat."""
    table = host.open(**wish)
    friend.join(table, host.link(table, 1), "Otto")
    host.change(table, "begin")
    return table


@pytest.fixture
def lanes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lanes]:
    """Bot processes in which advice and reviews can be held up."""
    lanes = Lanes(monkeypatch)
    yield lanes
    lanes.open = True


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a finished game."""
    game = registry["destiny"]
    recorder = Recorder(game, seed=5, seats=2, players=("Hedda", "Anna"), goal=3)
    rng = Random(5)
    while recorder.state.outcome is None:
        seat = recorder.state.waiting[0]
        recorder.choose(seat, str(rng.choice(recorder.state.legal(seat))))
    return recorder.record().dumps()


def sql(url: str, statement: str, **values: Any) -> list[Any]:
    """What a statement answers, done behind the server's back."""
    engine = db.open_engine(url)
    with engine.begin() as connection:
        result = connection.execute(text(statement), values)
        rows = [tuple(row) for row in result] if result.returns_rows else []
    engine.dispose()
    return rows


def rechained(url: str, table: str) -> None:
    """Compute the chain of a table again, to hide a change behind the server's back."""
    engine = db.open_engine(url)
    with engine.begin() as connection:
        ours = db.tables.c.id == table
        row = connection.execute(db.tables.select().where(ours)).mappings().one()
        head = start = chain.start(dict(row))
        log = db.log.c
        query = db.log.select().where(log.table_id == table).order_by(log.seq)
        for line in connection.execute(query).all():
            head = head.after(read_entry(*line[1:7]))
            same = (log.table_id == table, log.seq == line.seq)
            connection.execute(db.log.update().where(*same).values(hash=head.hash))
        values = {"start": start.hash, "lines": head.lines, "head": head.hash}
        connection.execute(db.tables.update().where(ours).values(values))
    engine.dispose()


def kept(settings: Settings) -> str:
    """All that is in the database, as text."""
    if settings.database is None:
        files = settings.data.glob("tables.sqlite*")
        return b"".join(path.read_bytes() for path in files).decode(errors="replace")
    return "".join(repr(sql(settings.url, f"select * from {each}")) for each in db.metadata.tables)


# --- a server in a process of its own ------------------------------------------------------


class Site:
    """A real server process, and a client that comes back to it."""

    def __init__(self, data: Path, *more: str) -> None:
        self.data = data
        self.more = more
        self.port = free_port()
        self.errors: IO[str] | None = None
        self.process: subprocess.Popen[str] | None = None
        self.secret: str | None = None
        self.said = ""
        """The line in which the server told its address."""

    def start(self) -> None:
        """Start the server, and wait until it says that it is there."""
        self.process = subprocess.Popen(
            self.command(),
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        assert str(self.port) in self.said, self.said

    def command(self) -> list[str]:
        """How the server is started."""
        port = str(self.port)
        program = [sys.executable, "-m", "fateloom.server"]
        return [*program, "--port", port, "--data", str(self.data), *self.more]

    def kill(self, how: int = signal.SIGKILL) -> int:
        """End the server, and wait until it has."""
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def end(self) -> None:
        """Kill the server, if it still runs."""
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def http(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask over HTTP as this device."""
        cookies = {COOKIE: self.secret} if self.secret else None
        with httpx.Client(cookies=cookies) as client:
            answer = client.request(method, f"http://127.0.0.1:{self.port}{path}", **more)
        self.secret = answer.cookies.get(COOKIE) or self.secret
        return answer

    def socket(self, table: str, query: str = "") -> ClientConnection:
        """A socket of this device."""
        cookie = {"Cookie": f"{COOKIE}={self.secret}"} if self.secret else {}
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket{query}",
            additional_headers=cookie,
            open_timeout=20,
        )


@contextmanager
def site(data: Path, *more: str) -> Iterator[Site]:
    """A server process, ended afterwards."""
    place = Site(data, *more)
    place.start()
    try:
        yield place
    finally:
        place.end()


def environment() -> dict[str, str]:
    """The environment of a server process."""
    return {
        **os.environ,
        "PYTHONPATH": str(SRC),
        "PYTHONUNBUFFERED": "1",
        # The machine may be busy, and all clients of a test share one address.
        "FATELOOM_WORK": "1000000000",
        "FATELOOM_WORK_BACK": "1000000000",
    }


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def waited(condition: Callable[[], Any], seconds: float = 10.0) -> Any:
    """What the condition gives once it gives something; asked less often the longer it takes."""
    begin = time.monotonic()
    while not (result := condition()):
        passed = time.monotonic() - begin
        assert passed < seconds, "waited in vain"
        time.sleep(min(0.01 + passed / 20, 0.2))
    return result


LOST = (WebSocketException, ConnectionError, EOFError, TimeoutError, OSError)
"""What a client meets when its server is killed."""
