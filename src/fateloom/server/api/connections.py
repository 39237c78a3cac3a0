"""Connections that harm nobody: a request comes whole, in time and with a short head, or never.

uvicorn waits for a request as long as it takes, and keeps all of its head. A stranger with a
thousand connections that never say anything could keep everybody else out.
"""

from __future__ import annotations

import sys
from asyncio import (
    AbstractEventLoop,
    Future,
    Task,
    TimerHandle,
    Transport,
    get_running_loop,
)
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from math import inf
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from fateloom.server.credits import Credits
from fateloom.server.schema.socket import VIEW

if sys.platform != "win32":
    import resource

HEAD_BYTES: Final = 32 * 1024
"""The longest head of a request; a little more passes when it comes at once."""
ANSWER_TIME: Final = 120.0
"""Seconds from a whole request until its whole answer has been taken."""
CLOSE_TIME: Final = 2.0
"""Seconds that a socket has to take what was sent to it before it was closed."""
FRAMES: Final = (60, 10.0)
"""Frames that are no messages, which a socket may send at once, and those it wins back a second."""
_MESSAGES: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CLOSE)


class Connection(HttpToolsProtocol):
    """An HTTP connection that is closed when its request or the taking of its answer lasts.

    `request_time` is the seconds from the first byte of a request, or the connection, to its last.
    """

    request_time = 20.0
    _head = 0
    _timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(self.request_time)

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._wait(self.request_time)
        in_head = self._head >= 0
        super().data_received(data)
        if in_head and self._head >= 0:
            self._head += len(data)
            if self._head > HEAD_BYTES:
                self.transport.abort()

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(ANSWER_TIME)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        # Of requests that came at once the next is due; and what was written last may not be taken.
        if self.pipeline or self.transport.get_write_buffer_size():
            self._wait(ANSWER_TIME)
        else:
            self._rest()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        super().handle_websocket_upgrade()
        # The parser knows this too: such rings wait in memory until the collector comes round.
        self.parser = None  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._rest()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class ViewsOnly(PerMessageDeflate):
    """Compresses views, each with the earlier ones as its context, and no other message.

    The length of a compressed text shows whether it repeats an earlier one. A person who can put
    words before a hand of cards, and sees how long the frames are, could guess the hand. Views
    contain no words that people chose, and nothing else is compressed.
    """

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if frame.data[: len(VIEW)] == VIEW else frame


class Deflate(ServerPerMessageDeflateFactory):
    """Agrees with a client how `ViewsOnly` compresses."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        extension = ViewsOnly(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
        return answer, extension


class Inbox:
    """The messages of a socket, for its one reader. An `asyncio.Queue` takes 3 KB more."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: deque[ASGIReceiveEvent] = deque()
        self._reader: Future[None] | None = None

    def empty(self) -> bool:
        """Whether no message waits."""
        return not self._messages

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """The oldest message, once there is one."""
        while not self._messages:
            self._reader = get_running_loop().create_future()
            await self._reader
        return self._messages.popleft()


class Channel(WebSocketsSansIOProtocol):
    """A socket whose views are compressed in little time and memory.

    A view says nearly the same as the one before, so it is compressed with that at hand. More
    than the quickest way costs more than it saves.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        deflate = Deflate(
            # What comes in is short: each message is for itself, and none is kept.
            client_no_context_takeover=True,
            server_max_window_bits=13,
            client_max_window_bits=12,
            compress_settings={"level": 1, "memLevel": 3},
        )
        self._break_ring()
        self.conn = ServerProtocol(
            extensions=[deflate], max_size=config.ws_max_size, logger=self.logger
        )
        self.queue = Inbox()  # type: ignore[assignment]
        self._credits = Credits(*FRAMES)
        self._end: TimerHandle | None = None

    def handle_events(self) -> None:
        # Messages are counted where they are read, and wait until then. All else is kept, answered
        # or dropped right here, whether the answers are taken or not.
        for event in self.conn.events:
            if not isinstance(event, Frame):
                continue
            message = event.fin and event.opcode in _MESSAGES and not self.close_sent
            if not message and not self._credits.spend():
                self.transport.abort()
                return
        super().handle_events()

    async def send(self, message: ASGISendEvent) -> None:
        if self.close_sent and message["type"] == "websocket.send":
            # uvicorn has closed it after a frame that is none.
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":
            # The heads are not needed any more, and are long where a browser wrote them.
            del self.request, self.response

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._end = self.loop.call_later(CLOSE_TIME, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._end is not None:
            self._end.cancel()
        self._break_ring()

    def _break_ring(self) -> None:
        # Another one, with all that compresses in it.
        self.conn.parser.close()


def many_files() -> float:
    """Let this process have as many connections as the system allows it at all; how many."""
    if sys.platform == "win32":  # which counts no files
        return inf
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS takes no limit that is none
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return inf if now == resource.RLIM_INFINITY else now
