"""The preview's application: the server, with the workshop around it.

It is for the author alone. It answers only to the names of this machine itself, so that no
other site's page can reach it by a name of its own, and keeps its table to itself.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from watchfiles import awatch

from fateloom.core.errors import FateloomError
from fateloom.preview import messages as m
from fateloom.preview.desk import Desk
from fateloom.preview.workbench import Workbench
from fateloom.server.api.app import create_app
from fateloom.server.api.bodies import json_response
from fateloom.server.api.devices import Devices, hashed, remember
from fateloom.server.api.errors import refuse
from fateloom.server.api.security import CSP, SecurityHeaders, check_origin
from fateloom.server.api.sockets import refuse_socket
from fateloom.server.decoding import decoded
from fateloom.server.logs import trouble
from fateloom.server.refusals import ServerRefusal, refused
from fateloom.server.schema.socket import encode
from fateloom.server.settings import Settings

HOSTS: Final = ("127.0.0.1", "localhost")
TABLE: Final = "/preview/table"
"""The page of the table alone."""
MOMENT: Final = 500
"""Milliseconds for which the folder is watched at a time."""
MOST_WAITING: Final = 16
"""The most refusals that wait to be sent; the oldest are dropped."""


class _Handlers:
    """The request handlers of the workshop."""

    def __init__(self, bench: Workbench, devices: Devices, desk: bool) -> None:
        self._bench = bench
        self._devices = devices
        self._desk = desk

    def routes(self) -> list[Route | WebSocketRoute]:
        """The routes that take precedence over the server's own."""
        return [
            Route("/api/preview", self.sit, methods=["POST"]),
            WebSocketRoute("/api/preview/socket", self.socket),
            Route("/api/tables", self.no_other_table, methods=["POST"]),
            Route("/api/records", self.no_other_table, methods=["POST"]),
            Route("/api/saves", self.no_other_table, methods=["POST"]),
            Route("/api/tables/{table}/save", self.no_other_table, methods=["POST"]),
            Route("/api/tables/{table}", self.no_other_table, methods=["DELETE"]),
            Route("/api/tables/{table}/copies", self.no_other_table, methods=["POST"]),
            Route("/api/tables/{table}/rematch", self.no_other_table, methods=["POST"]),
        ]

    async def sit(self, request: Request) -> Response:
        """Give this device the seats of the table."""
        check_origin(request)
        secret = await self._devices.admitted(request)
        response = json_response(m.Preview(await self._bench.seat(hashed(secret)), self._desk))
        remember(request, response, secret)
        return response

    async def no_other_table(self, request: Request) -> Response:
        """Refuse to open another table, or to remove this one."""
        raise ServerRefusal("preview-one-table")

    async def socket(self, socket: WebSocket) -> None:
        """Serve the socket of an open workshop."""
        if await refuse_socket(socket):
            return
        with suppress(WebSocketDisconnect):
            await socket.accept()
            await _Connection(socket, self._bench).serve()


class _Connection:
    """The connection of one open workshop. A slow reader gets only the newest state."""

    def __init__(self, socket: WebSocket, bench: Workbench) -> None:
        self._socket = socket
        self._bench = bench
        self._bell = asyncio.Event()
        self._refusals: deque[Any] = deque(maxlen=MOST_WAITING)

    async def serve(self) -> None:
        """Send and receive until the socket closes."""
        self._bench.bells.add(self._bell)
        self._bell.set()
        sending = asyncio.create_task(self._send())
        try:
            while True:
                await self._handle(await self._socket.receive_text())
        finally:
            self._bench.bells.discard(self._bell)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _send(self) -> None:
        while await self._bell.wait():
            self._bell.clear()
            while self._refusals:
                await self._socket.send_text(encode(self._refusals.popleft()).decode())
            await self._socket.send_text(encode(self._bench.message()).decode())

    async def _handle(self, text: str) -> None:
        try:
            match decoded(text, m.FromWorkshop):
                case m.Intervene(words):
                    await self._bench.intervene(words)
                case m.Go(step):
                    await self._bench.go(step)
                case m.Again():
                    await self._bench.restart()
        except FateloomError as error:
            self._refuse(error)

    def _refuse(self, error: FateloomError) -> None:
        self._refusals.append(refused(error))
        self._bell.set()


def create_preview(bench: Workbench, settings: Settings, desk: Desk | None = None) -> Starlette:
    """The application. It watches the story's folder for as long as it runs. With a desk, the files
    can be edited, too."""
    inner = create_app(settings, bench.games)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with inner.router.lifespan_context(inner):
            await bench.start(inner.state.tables)
            watching = asyncio.create_task(_watch(bench))
            try:
                yield
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)
                if desk is not None:
                    await desk.close()

    return Starlette(
        routes=[
            *_Handlers(bench, Devices(inner.state.tables), desk is not None).routes(),
            *(desk.routes() if desk is not None else ()),
            Mount("/", inner),
        ],
        middleware=[
            Middleware(TrustedHostMiddleware, allowed_hosts=list(HOSTS)),
            Middleware(SecurityHeaders),
            *([Middleware(_Framed)] if desk is not None else ()),
        ],
        exception_handlers={FateloomError: refuse},
        lifespan=lifespan,
    )


class _Framed:
    """Middleware that lets the editor's own page show the table in a frame, which gives the table
    the width that it has there."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Call the app, and change the headers of that one page."""
        if scope["type"] != "http" or scope["path"] != TABLE:
            return self._app(scope, receive, send)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["content-security-policy"] = CSP.replace(
                    "frame-ancestors 'none'", "frame-ancestors 'self'"
                )
                headers["x-frame-options"] = "SAMEORIGIN"
            await send(message)

        return self._app(scope, receive, with_headers)


async def _watch(bench: Workbench) -> None:
    """Read the story whenever one of its files has changed, and once as soon as that would be
    noticed: what was saved before would be missed."""
    while not bench.folder.is_dir():  # a story can be begun from the page
        await asyncio.sleep(MOMENT / 1000)
    begun = False
    async for changes in awatch(bench.folder, rust_timeout=MOMENT, yield_on_timeout=True):
        if begun and not changes:
            continue
        begun = True
        try:
            await bench.reload()
        except Exception:
            # A story that trips up its reader must not be the last that is read.
            trouble("reload-failed", folder=str(bench.folder))
