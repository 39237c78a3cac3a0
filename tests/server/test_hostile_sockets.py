"""Hostile connections and sockets: whatever they send or do not take, their neighbours play on."""

from __future__ import annotations

import json
import socket
import struct
import time
from contextlib import ExitStack, suppress
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fateloom.server.api.connections import CLOSE_TIME, many_files
from fateloom.server.api.security import LONG_BODIES
from fateloom.server.settings import COOKIE, LONG_BODY
from tests.moves import ids
from tests.server.conftest import TWO, Json, site, waited

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.conftest import Site

pytestmark = pytest.mark.thorough

BUSY = [
    f"--set={setting}"
    for setting in (
        "joining=100000/minute",
        "reading=100000/minute",
        "writing=100000/minute",
        "sockets=100000",
        "work=1000000000",
        "request_time=2",
        "credits_back=5000",  # a neighbour is quick, a flood is quicker
    )
]


PATIENCE = 20.0
"""Seconds in which a neighbour is answered, whatever others do; a machine may be busy."""


class Neighbour:
    """Somebody at another table, who wants nothing but to play on."""

    def __init__(self, place: Site) -> None:
        self.place = place
        self.rng = Random(1)
        self.table = ""
        self._sockets = ExitStack()

    def open(self) -> None:
        """Sit down at a new table."""
        self.leave()
        self.table = self.place.http("POST", "/api/tables", json=TWO).json()["table"]
        self.socket = self._sockets.enter_context(self.place.socket(self.table))

    def leave(self) -> None:
        """Leave the table, if there is one."""
        self._sockets.close()

    def plays(self, choices: int) -> None:
        """Make choices, each of which is answered with its view, and in time."""
        for _ in range(choices):
            view = self.ask(t="look", seat=0)
            if view["over"]:
                self.open()
                view = self.ask(t="look", seat=0)
            seat = view["waiting"][0]
            view = self.ask(t="look", seat=seat)
            move = self.rng.choice(ids(view))
            after = self.ask(t="choose", seat=seat, move=move, number=view["number"])
            assert after["number"] == view["number"] + 1

    def ask(self, **message: Any) -> Json:
        """Send a message and get the next view."""
        self.socket.send(json.dumps(message))
        while (answer := json.loads(self.socket.recv(timeout=PATIENCE)))["t"] == "table":
            pass
        assert answer["t"] == "view", answer
        return dict(answer)


@pytest.fixture
def neighbour(tmp_path: Path) -> Iterator[Neighbour]:
    with site(tmp_path, *BUSY) as place:
        neighbour = Neighbour(place)
        neighbour.open()
        yield neighbour
        neighbour.leave()


def raw(place: Site, *parts: bytes) -> socket.socket:
    """A connection on which no more is said than this."""
    connection = socket.create_connection(("127.0.0.1", place.port), timeout=60)
    for part in parts:
        connection.sendall(part)
    return connection


def until_cut(
    connection: socket.socket, data: bytes, pause: float = 0.0, most: int = 1 << 30
) -> int:
    """Send this again and again until the server has had enough; how many bytes it took."""
    sent = 0
    with suppress(OSError):
        while sent < most:
            connection.sendall(data)
            sent += len(data)
            time.sleep(pause)
    return sent


def upgrade(place: Site, table: str, secret: str | None = None) -> bytes:
    """The head with which a socket is asked for, without compression."""
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{place.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *([f"Cookie: {COOKIE}={secret}"] if secret else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(text: str) -> bytes:
    """A text frame as clients send it, its mask all zeros."""
    body = text.encode()
    head = (
        bytes((0x81, 0x80 | len(body)))
        if len(body) < 126
        else bytes((0x81, 0xFE)) + struct.pack(">H", len(body))
    )
    return head + bytes(4) + body


# --- connections -------------------------------------------------------------------------------


def test_a_thousand_half_open_connections(neighbour: Neighbour) -> None:
    """Silent, in the middle of a head, of a body, and of a socket's opening. All are given up."""
    if many_files() < 1500:
        pytest.skip("needs 1,500 open files")
    place = neighbour.place
    body = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    begun = [(), (b"GET /api/games HT",), (body,), (upgrade(place, neighbour.table)[:-2],)]
    with ExitStack() as ends:
        connections = []
        for number in range(1000):
            connections.append(ends.enter_context(raw(place, *begun[number % 4])))
        neighbour.plays(10)
        for connection in connections:
            with suppress(ConnectionResetError):
                assert connection.recv(100) == b""
        neighbour.plays(10)


def test_a_head_without_an_end(neighbour: Neighbour) -> None:
    place = neighbour.place
    for line in (b"x: y\r\n", b"x" * 1000):
        with raw(place, b"GET / HTTP/1.1\r\n") as connection:
            assert until_cut(connection, line * 50) < 100 << 20
    neighbour.plays(5)


def test_requests_that_drip(neighbour: Neighbour) -> None:
    """A byte now and then does not keep a connection."""
    with raw(neighbour.place, b"GET / HTTP/1.1\r\n") as connection:
        assert until_cut(connection, b"x", pause=0.2) < 1000
    neighbour.plays(5)


def test_long_bodies_that_stay_in_memory(neighbour: Neighbour) -> None:
    """Files that never come to an end: few of them are kept at once, and the others turned away."""
    head = b"POST /api/saves/contents HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n"
    part = bytes(LONG_BODY + 1)
    with ExitStack() as kept:
        for _ in range(LONG_BODIES):
            kept.enter_context(raw(neighbour.place, head, part))
        with raw(neighbour.place, head, part) as one_more:
            assert b" 429 " in one_more.recv(99)
        save = neighbour.place.http("POST", f"/api/tables/{neighbour.table}/save").content
        assert len(save) < LONG_BODY
        assert neighbour.place.http("POST", "/api/saves/contents", content=save).is_success
        neighbour.plays(5)

    def taken() -> bool:
        answer = neighbour.place.http("POST", "/api/saves/contents", content=part)
        return bool(answer.json()["code"] == "file-foreign")

    waited(taken)


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    with site(tmp_path, *BUSY, "--set=sockets=5") as place, ExitStack() as open_:
        table = place.http("POST", "/api/tables", json=TWO).json()["table"]
        sockets = [open_.enter_context(place.socket(table)) for _ in range(5)]
        with pytest.raises(InvalidStatus):
            place.socket(table)
        sockets[0].close()
        # As soon as one has ended another may come.
        for _ in range(100):
            with suppress(InvalidStatus), place.socket(table) as socket:
                assert json.loads(socket.recv())["t"] == "table"
                break
        else:
            raise AssertionError


# --- sockets -----------------------------------------------------------------------------------


def test_a_socket_that_takes_nothing(neighbour: Neighbour) -> None:
    """It asks for views and reads none. It is given up, and everybody else plays on."""
    place = neighbour.place
    table = place.http("POST", "/api/tables", json={**TWO, "game": "realms"}).json()["table"]
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.connect(("127.0.0.1", place.port))
    connection.settimeout(60)
    with connection:
        connection.sendall(upgrade(place, table, place.secret))
        look = frame('{"t":"look","seat":0}')
        with suppress(OSError):
            for _ in range(400):
                connection.sendall(look)
                neighbour.plays(1)
    neighbour.plays(20)


def test_a_flood(neighbour: Neighbour) -> None:
    place = neighbour.place
    flood = ['{"t":"ping"}', '{"t":"look","seat":null}', "{", '{"t":"choose"}', "[" * 9000]
    with place.socket(neighbour.table) as hostile:
        number = 0
        with suppress(ConnectionClosed):
            while number < 100_000:
                hostile.send(flood[number % len(flood)])
                number += 1
                if number % 100 == 0:
                    neighbour.plays(1)
        assert number < 100_000
        assert hostile.close_code in (4429, 1006)
    neighbour.plays(10)


@pytest.mark.parametrize(
    ("first", "again"),
    [
        pytest.param(b"", b"\x89\xfd" + bytes(4) + b"x" * 125, id="pings"),
        pytest.param(b"", b"\x8a\xfd" + bytes(4) + b"x" * 125, id="pongs"),
        pytest.param(b"\x01\x80" + bytes(4), b"\x00\x80" + bytes(4), id="parts"),
    ],
)
def test_frames_that_nobody_reads(neighbour: Neighbour, first: bytes, again: bytes) -> None:
    """Frames that are not messages are not counted as such; responses to them would pile up."""
    place = neighbour.place
    with raw(place, upgrade(place, neighbour.table, place.secret)) as connection:
        assert connection.recv(99).startswith(b"HTTP/1.1 101")
        connection.sendall(first)
        assert until_cut(connection, again * 10, 0.01, most=1 << 17) < 1 << 17
    neighbour.plays(10)


def test_a_closed_socket_that_stays(neighbour: Neighbour) -> None:
    """It was told that it is closed, and never says that it knows."""
    place = neighbour.place
    with raw(place, upgrade(place, neighbour.table, place.secret)) as connection:
        assert connection.recv(99).startswith(b"HTTP/1.1 101")
        connection.sendall(frame("{") * 4000)
        began = time.monotonic()
        with suppress(ConnectionError):
            while connection.recv(9999):
                pass
        assert time.monotonic() - began < CLOSE_TIME + 3
    neighbour.plays(5)


def test_a_bomb(neighbour: Neighbour) -> None:
    """A few kilobytes that would become eight megabytes."""
    with neighbour.place.socket(neighbour.table) as hostile:
        hostile.send(" " * (8 << 20))
        with suppress(ConnectionClosed):
            while True:
                hostile.recv(timeout=PATIENCE)
        assert hostile.close_code == 1009
    neighbour.plays(5)


def test_frames_that_are_none(neighbour: Neighbour) -> None:
    """Bytes by chance after the opening, and frames against the rules of the protocol."""
    rng = Random(7)
    wrong = [
        bytes((0x81, 0x05)) + b"hello",  # unmasked
        bytes((0xC1, 0x80)) + bytes(4),  # compressed, which was not agreed on
        bytes((0x81, 0xFF)) + struct.pack(">Q", 1 << 62) + bytes(4),  # four exabytes are to come
        bytes((0x01, 0x80)) + bytes(4) + frame("x"),  # a new message within a message
        bytes((0x89, 0xFE)) + struct.pack(">H", 60_000) + bytes(4),  # a long ping
        bytes((0x88, 0x81)) + bytes(4) + b"x",  # a goodbye of one byte
        *(rng.randbytes(rng.randrange(1, 400)) for _ in range(60)),
    ]
    place = neighbour.place
    for garbage in wrong:
        with raw(place, upgrade(place, neighbour.table), garbage) as connection:
            with suppress(OSError):  # the server may have cut it already
                connection.shutdown(socket.SHUT_WR)
            with suppress(ConnectionResetError):
                while connection.recv(65536):
                    pass
    neighbour.plays(10)
