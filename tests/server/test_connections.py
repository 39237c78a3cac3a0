"""A connection that has ended leaves nothing behind for the collector to find."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import ref

from uvicorn import Config
from uvicorn.server import ServerState

from fateloom.server.connections import Channel, Connection
from tests.aio import complete

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
        self.closed = False

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


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
    await send({"type": "websocket.send", "text": "hello " * 200})
    while (await receive())["type"] != "websocket.disconnect":
        pass


def test_a_socket_compresses_and_is_gone_when_it_ends() -> None:
    async def conversation() -> tuple[bytes, list[Any]]:
        config = Config(_greeting, ws=Channel, log_config=None)
        config.load()
        state, wire = ServerState(), Wire()
        head = Connection(config, state, {})
        head.connection_made(wire)
        head.data_received(HEAD)
        channel = wire.protocol
        assert isinstance(channel, Channel)
        for _ in range(20):
            await asyncio.sleep(0)
        sent = wire.sent
        channel.data_received(CLOSE)
        channel.connection_lost(None)
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
