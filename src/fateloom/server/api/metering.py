"""The work that a request or a socket makes is charged to its device and address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from fateloom.server.api.devices import named_by
from fateloom.server.api.security import address_of
from fateloom.server.refusals import ServerRefusal
from fateloom.server.work import Accounts, Metered, soon


class Metering:
    """Middleware that has all work of a connection paid for.

    A request for which its device or address would have to wait for long gets the response of
    `refuse`, and a socket is closed. An open socket waits with each of its messages, too.
    """

    def __init__(
        self,
        app: ASGIApp,
        accounts: Accounts,
        refuse: Callable[[Request, Exception], Awaitable[Response]],
    ) -> None:
        self._app = app
        self._accounts = accounts
        self._refuse = refuse

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Call the app, and charge what it does."""
        if scope["type"] not in ("http", "websocket"):
            return self._app(scope, receive, send)
        connection = HTTPConnection(scope)
        payer = self._accounts.payer(address_of(connection), named_by(connection))
        return Metered(payer, self._answer(scope, receive, send))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await soon()
        except ServerRefusal as error:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
            else:
                response = await self._refuse(Request(scope), error)
                await response(scope, receive, send)
            return
        await self._app(scope, receive, send)
