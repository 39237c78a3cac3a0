"""A connection that has ended leaves nothing behind for the collector to find."""

from __future__ import annotations

import asyncio
import gc
import re
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from fateloom.server.api import connections
from fateloom.server.api.connections import Channel, Connection
from fateloom.server.schema.socket import VIEW
from tests.aio import complete

ROOT = Path(__file__).parents[2]
HEAD = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)
CLOSE = b"\x88\x82\x00\x00\x00\x00\x03\xe8"
"""A frame that ends a socket, its mask all zeros."""


class Wire(asyncio.Transport):
    """What would carry bytes to somebody; it remembers them."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.sent = b""
        self.protocol: asyncio.BaseProtocol | None = None
        self.closed = self.cut = False
        self.waiting = 0

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_reading(self) -> bool:
        return True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.cut = True


@contextmanager
def without_collector() -> Iterator[None]:
    """Only what nobody holds any more goes."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _greeting(scope: Any, receive: Any, send: Any) -> None:
    """A table that says one word, until it is left."""
    assert scope["type"] == "websocket"
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": VIEW.decode() + "hello " * 200})
    while (await receive())["type"] != "websocket.disconnect":
        pass


def _opened(state: ServerState, wire: Wire) -> tuple[Connection, Channel]:
    """A socket that has begun, with the connection it began as."""
    config = Config(_greeting, ws=Channel, log_config=None)
    config.load()
    head = Connection(config, state, {})
    head.connection_made(wire)
    head.data_received(HEAD)
    channel = wire.protocol
    assert isinstance(channel, Channel)
    return head, channel


def overridden(kind: type) -> set[str]:
    """The methods of uvicorn that a class overrides."""
    return {name for name in vars(kind) if callable(getattr(kind, name)) and name[0] != "_"}


def test_every_hook_is_there_and_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """uvicorn documents none of them; without one, a limit would be gone, and nothing else."""
    called: set[tuple[type, str]] = set()

    def noted(kind: type, name: str) -> Callable[..., Any]:
        method = getattr(kind, name)

        def call(*args: Any) -> Any:
            called.add((kind, name))
            return method(*args)

        return call

    hooks = {(kind, name) for kind in (Connection, Channel) for name in overridden(kind)}
    assert len(hooks) > 10
    for kind, name in hooks:
        assert hasattr(kind.__base__, name)
        monkeypatch.setattr(kind, name, noted(kind, name))

    async def conversation() -> None:
        state, wire = ServerState(), Wire()
        _, channel = _opened(state, wire)
        await asyncio.sleep(0)
        channel.data_received(CLOSE)
        await asyncio.gather(*state.tasks)
        channel.connection_lost(None)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await _answered(send)

    complete(conversation())
    complete(_asked(monkeypatch, app, 1, 0))
    assert called == hooks


@pytest.mark.parametrize("package", ["uvicorn", "websockets"])
def test_what_is_overridden_comes_in_the_versions_that_were_tried(package: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (wanted,) = (each for each in project["dependencies"] if re.match(rf"{package}\b", each))
    least, most = re.findall(r"[>=<]+([\d.]+)", wanted)
    parts = tuple(map(int, version(package).split(".")))
    assert tuple(map(int, least.split("."))) <= parts < tuple(map(int, most.split(".")))


def test_a_client_that_reads_nothing_is_cut_off_when_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was written last stays in memory until it is taken, and so does the connection."""
    monkeypatch.setattr(connections, "CLOSE_TIME", 0.05)

    async def conversation() -> None:
        state, wire = ServerState(), Wire()
        _, channel = _opened(state, wire)
        await asyncio.sleep(0)
        channel.data_received(CLOSE)
        await asyncio.gather(*state.tasks)
        assert wire.closed and not wire.cut
        await asyncio.sleep(0.2)
        assert wire.cut

    complete(conversation())


@pytest.mark.thorough
@pytest.mark.parametrize(("waiting", "cut"), [(0, False), (9, True)])
def test_an_answer_is_taken_in_time(
    monkeypatch: pytest.MonkeyPatch, waiting: int, cut: bool
) -> None:
    """The response is written, but the client has not read all of it; else the connection stays."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await _answered(send)

    assert complete(_asked(monkeypatch, app, 1, waiting)) is cut


def test_of_requests_that_came_at_once_each_has_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first is answered, and the answer to the second is never taken."""
    asked = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked.append(scope)
        if len(asked) == 2:
            await asyncio.sleep(1)
        await _answered(send)

    assert complete(_asked(monkeypatch, app, 2, 0))
    assert len(asked) == 2


async def _answered(send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"hello"})


async def _asked(monkeypatch: pytest.MonkeyPatch, app: Any, times: int, waiting: int) -> bool:
    """Whether a connection was cut some time after this number of requests arrived at once."""
    monkeypatch.setattr(connections, "ANSWER_TIME", 0.05)
    config = Config(app, log_config=None, timeout_keep_alive=60)
    config.load()
    wire = Wire()
    wire.waiting = waiting
    head = Connection(config, ServerState(), {})
    head.connection_made(wire)
    head.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * times)
    await asyncio.sleep(0.3)
    assert b"hello" in wire.sent
    head.connection_lost(None)
    return wire.cut


def test_a_socket_compresses_and_is_gone_when_it_ends() -> None:
    async def conversation() -> tuple[bytes, list[Any]]:
        state, wire = ServerState(), Wire()
        head, channel = _opened(state, wire)
        for _ in range(20):
            await asyncio.sleep(0)
        sent = wire.sent
        channel.data_received(CLOSE)
        channel.connection_lost(None)
        assert not hasattr(channel, "request"), "the head of the request is dropped"
        rings = [ref(head), ref(channel), ref(channel.conn)]
        wire.protocol = None
        await asyncio.gather(*state.tasks)
        return sent, rings

    with without_collector():
        sent, rings = complete(conversation())
        assert [ring() for ring in rings] == [None, None, None]
    answer, _, frame = sent.partition(b"\r\n\r\n")
    assert b"client_no_context_takeover" in answer
    assert b"server_max_window_bits=13" in answer
    assert len(frame) < 100
