"""Devices: a random secret in a cookie, made by the server, which keeps only the hash."""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fateloom.server.refusals import ServerRefusal
from fateloom.server.schema import http as b
from fateloom.server.settings import COOKIE
from fateloom.server.store.devices import (
    Known,
    add_device,
    devices_beside,
    find_device,
    found_devices,
)
from fateloom.server.tables.registry import TableRegistry

HOST_COOKIE: Final = f"__Host-{COOKIE}"
"""The cookie's name under https: browsers take it from this very host only, and by https."""
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_KEPT: Final = 400 * 24 * 3600
"""Seconds a browser keeps the cookie: the longest browsers allow."""
_HOUR: Final = 3600.0
_CACHED: Final = 10_000
"""How many devices are known without asking the database."""
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


class Devices:
    """The devices that this server knows."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._store = tables.store
        self._seen: OrderedDict[str, Known] = OrderedDict()

    async def of(self, connection: HTTPConnection) -> str | None:
        """The hash by which a device is known; None for one whose secret is not from here."""
        secret, plain = _presented(connection)
        if secret is None:
            return None
        device, now = hashed(secret), time.time()
        known = self._seen.get(device)
        # Once the browser has the better cookie, a plain one could only be somebody else's.
        better = is_secure(connection) and not plain
        if known is None or now - known.seen > 2 * _HOUR or (known.plain and better):
            known = await self._store.read(lambda connection: find_device(connection, device))
            if known is not None:
                known = await self._see(known, connection, better)
        if known is None or (is_secure(connection) and plain and not known.plain):
            return None
        return device

    async def _see(self, known: Known, connection: HTTPConnection, better: bool) -> Known:
        if known.succeeds is not None:
            self._seen.pop(known.succeeds, None)
        kind = kind_of(connection.headers.get("user-agent", ""))
        known = Known(known.device, _hour(), kind, known.plain and not better)
        await self._tables.see_device(known)
        self._remember(known)
        return known

    def _remember(self, known: Known) -> None:
        self._seen[known.device] = known
        while len(self._seen) > _CACHED:
            self._seen.popitem(last=False)

    async def admitted(self, connection: HTTPConnection) -> str:
        """The device's secret; a new one for a device without, or with one that is not from here.
        The response must `remember` it."""
        if await self.of(connection) is None:
            return await self.new(connection)
        secret, _ = _presented(connection)
        assert secret is not None
        return secret

    async def new(self, connection: HTTPConnection, succeeds: str | None = None) -> str:
        """The secret of a new device. Where it succeeds another one, that ends when this one is
        first seen, so nothing is lost with a response that does not arrive."""
        secret = new_secret()
        kind = kind_of(connection.headers.get("user-agent", ""))
        known = Known(hashed(secret), _hour(), kind, not is_secure(connection), succeeds)
        await self._store.write(lambda connection: add_device(connection, known))
        if succeeds is None:
            self._remember(known)
        return secret

    async def listed(self, device: str | None) -> b.Devices:
        """This device and those beside it at its seats."""
        if device is None:
            return b.Devices(None, ())
        held = await self._store.read(lambda connection: devices_beside(connection, device))
        names = sorted({each.device for each in held} | {device})
        found = await self._store.read(lambda connection: found_devices(connection, names))
        infos = {
            known.device: b.DeviceInfo(
                id=id_of(known.device),
                kind=known.kind,
                seen=known.seen,
                seats=tuple(
                    b.DeviceSeat(each.table, each.game, each.name)
                    for each in held
                    if each.device == known.device
                ),
            )
            for known in found
        }
        return b.Devices(this=infos.pop(device), others=tuple(infos.values()))

    async def end(self, device: str, other_id: str) -> None:
        """Take another device from all seats that it shares with this one, and close its sockets
        there. Raises `ServerRefusal` if there is no such device."""
        held = await self._store.read(lambda connection: devices_beside(connection, device))
        shared = [each for each in held if each.device != device and id_of(each.device) == other_id]
        if not shared:
            raise ServerRefusal("no-such-device")
        for table in dict.fromkeys(each.table for each in shared):
            live = await self._tables.table(table)
            await live.end_device(device, shared[0].device)


def kind_of(user_agent: str) -> str:
    """Browser and system by name, and no more of it; empty if neither is known.

    >>> kind_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = (
        next((name for sign, name in kinds if sign in user_agent), None)
        for kinds in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(each for each in found if each)


def id_of(device: str) -> str:
    """What a device is called in lists: its hash itself never leaves the server."""
    return hashed(device)[:16]


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random and long, so a plain hash tells nothing."""
    return sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    """A secret for a new device."""
    return secrets.token_urlsafe(32)


def named_by(connection: HTTPConnection) -> str | None:
    """The device that a connection names, whether this server knows it or not."""
    secret, _ = _presented(connection)
    return None if secret is None else hashed(secret)


def remember(connection: HTTPConnection, response: Response, secret: str) -> None:
    """Give the device its secret to keep."""
    # A table at home has no certificate; on https the secret never leaves it.
    give_cookie(connection, response, HOST_COOKIE if is_secure(connection) else COOKIE, secret)


def give_cookie(connection: HTTPConnection, response: Response, name: str, secret: str) -> None:
    """Give a browser a secret to keep, in a cookie that scripts cannot read."""
    response.set_cookie(
        name,
        secret,
        max_age=_KEPT,
        httponly=True,
        samesite="lax",
        secure=is_secure(connection),
    )


def _presented(connection: HTTPConnection) -> tuple[str | None, bool]:
    """The secret in the cookie, if it could be one, and whether the cookie is the plain one."""
    plain = not (is_secure(connection) and HOST_COOKIE in connection.cookies)
    secret = connection.cookies.get(COOKIE if plain else HOST_COOKIE, "")
    return secret if _SECRET.fullmatch(secret) else None, plain


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the connection is encrypted."""
    return connection.url.scheme in ("https", "wss")


def _hour() -> float:
    """The hour that has begun, in seconds since 1970."""
    return time.time() // _HOUR * _HOUR
