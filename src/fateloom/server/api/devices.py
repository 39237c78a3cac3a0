"""Devices: a random secret in a cookie, of which the server keeps only the hash."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fateloom.server.settings import COOKIE

_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_KEPT: Final = 400 * 24 * 3600
"""Seconds a browser keeps the cookie: the longest browsers allow."""


def secret_of(connection: HTTPConnection) -> str | None:
    """The device's secret, or None when it has none or an odd one."""
    secret = connection.cookies.get(COOKIE, "")
    return secret if _SECRET.fullmatch(secret) else None


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random and long, so a plain hash tells nothing."""
    return sha256(secret.encode()).hexdigest()


def device_of(connection: HTTPConnection) -> str | None:
    """The hash by which this device is known, or None."""
    secret = secret_of(connection)
    return hashed(secret) if secret else None


def new_secret() -> str:
    """A secret for a new device."""
    return secrets.token_urlsafe(32)


def remember(connection: HTTPConnection, response: Response, secret: str) -> None:
    """Give the device its secret to keep."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=_KEPT,
        httponly=True,
        samesite="lax",
        # A table at home has no certificate; on https the secret never leaves it.
        secure=connection.url.scheme in ("https", "wss"),
    )
