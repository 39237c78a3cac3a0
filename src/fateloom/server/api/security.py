"""Security of HTTP: response headers, origin checks and rate limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Iterator
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
"""Maximum number of long bodies in memory for one address."""
ALL_LONG_BODIES: Final = 8
"""Maximum number of long bodies in memory for all addresses."""


_OWN_PAGE: Final = "same-origin"
_NO_PAGE: Final = "none"
"""Values of Sec-Fetch-Site. Browsers send `none` for requests of the user or of an extension, never
for those of a page. Such a request is judged by its origin, like one of an old browser."""


class SecurityHeaders:
    """Middleware that adds `HEADERS` to every HTTP response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Call the app and add the headers."""
        if scope["type"] != "http":
            return self._app(scope, receive, send)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        return self._app(scope, receive, with_headers)


def check_origin(connection: HTTPConnection) -> None:
    """Refuse requests from pages of other sites. Clients without these headers are allowed."""
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
    """Limits of an address: its request rates, open sockets and long bodies."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._rates: dict[str, RateLimitItem] = {
            "reading": parse(settings.reading),
            "writing": parse(settings.writing),
            "joining": parse(settings.joining),
            "opening": parse(settings.opening),
            "codes": parse(settings.codes),
            "stories": parse(settings.story_rate),
        }
        self._open: Counter[str] = Counter()
        self._long: Counter[str] = Counter()
        self._most = settings.sockets

    def admit(self, connection: HTTPConnection) -> bool:
        """Count a new socket; False if its address has too many."""
        address = address_of(connection)
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def release(self, connection: HTTPConnection) -> None:
        """Count an admitted socket as closed."""
        address = address_of(connection)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    @contextmanager
    def long_body(self, connection: HTTPConnection) -> Iterator[None]:
        """Reserve memory for a long body. Raises `ServerRefusal` if too many are in memory."""
        address = address_of(connection)
        if self._long[address] >= LONG_BODIES or self._long.total() >= ALL_LONG_BODIES:
            raise ServerRefusal("too-fast")
        self._long[address] += 1
        try:
            yield
        finally:
            self._long -= Counter((address,))  # what is none any more is dropped

    def count(self, connection: HTTPConnection, kind: str) -> None:
        """Count a request against the rate of its kind. Raises `ServerRefusal`."""
        if not self._limiter.hit(self._rates[kind], kind, address_of(connection)):
            raise ServerRefusal("too-fast")


def address_of(connection: HTTPConnection) -> str:
    """The address of a client. A client owns a /64 of IPv6 addresses: they count as one."""
    host = connection.client.host if connection.client else "?"
    with suppress(ValueError):
        address = ip_address(host)
        if address.version == 6 and address.ipv4_mapped is None:
            return str(IPv6Address(int(address) >> 64 << 64))
    return host
