"""What every answer carries and every request must show: headers, origin, and moderation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fateloom.server.refusals import ServerRefusal
from fateloom.server.settings import Settings

CSP: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        # Positions on the table are style attributes; style elements stay forbidden.
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


LONG_BODIES: Final = 2
"""So many long bodies of an address are in memory at once."""
ALL_LONG_BODIES: Final = 8
"""So many of all addresses together."""


_OWN_PAGE: Final = "same-origin"
_NO_PAGE: Final = "none"
"""Whence a browser says that a request comes: this is what its person or an extension asked for.
Of a page it never says so, so that such a request is judged by its origin, as an old browser's."""


class SecurityHeaders:
    """Middleware: the headers above on every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, with the headers put in."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers)


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what another site's page sent. Programs send neither header, and may."""
    origin = connection.headers.get("origin")
    site = connection.headers.get("sec-fetch-site", _NO_PAGE)
    if site not in (_OWN_PAGE, _NO_PAGE):
        raise ServerRefusal("foreign-origin", origin or site)
    if origin is None:
        return
    host = connection.headers.get("host", "")
    try:
        here = urlsplit(origin).netloc.casefold() == host.casefold() != ""
    except ValueError:
        here = False  # "http://[", for instance
    if not here:
        raise ServerRefusal("foreign-origin", origin)


class Moderation:
    """How often an address may ask, how many sockets it may have, and how many long bodies."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._rates: dict[str, RateLimitItem] = {
            "reading": parse(settings.reading),
            "writing": parse(settings.writing),
            "joining": parse(settings.joining),
        }
        self._open: Counter[str] = Counter()
        self._long: Counter[str] = Counter()
        self._most = settings.sockets

    def admit(self, connection: HTTPConnection) -> bool:
        """Count a socket that opens; False when its address has enough of them."""
        address = _address(connection)
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def release(self, connection: HTTPConnection) -> None:
        """One that was let in has ended."""
        address = _address(connection)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    @contextmanager
    def long_body(self, connection: HTTPConnection) -> Iterator[None]:
        """A long body is in memory meanwhile. Raises `ServerRefusal` where enough of them are."""
        address = _address(connection)
        if self._long[address] >= LONG_BODIES or self._long.total() >= ALL_LONG_BODIES:
            raise ServerRefusal("too-fast")
        self._long[address] += 1
        try:
            yield
        finally:
            self._long -= Counter((address,))  # what is none any more is dropped

    def count(self, connection: HTTPConnection, kind: str) -> None:
        """Count a request: `reading`, `writing` or `joining`. Raises `ServerRefusal`."""
        if not self._limiter.hit(self._rates[kind], kind, _address(connection)):
            raise ServerRefusal("too-fast")


def _address(connection: HTTPConnection) -> str:
    """Who asks. Whoever has one address of IPv6 has 2 to the 64 of them: all count as one."""
    host = connection.client.host if connection.client else "?"
    with suppress(ValueError):
        address = ip_address(host)
        if address.version == 6 and address.ipv4_mapped is None:
            return str(IPv6Address(int(address) >> 64 << 64))
    return host
