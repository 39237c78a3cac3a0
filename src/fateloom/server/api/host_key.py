"""The host of a server: a device that was given the key, by a link that only the host has.

The key is made once, in the data directory. The device keeps it in a cookie that scripts cannot
read.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fateloom.server.api.devices import give_cookie, is_secure
from fateloom.server.data_directory import keep_for_owner, make_directory
from fateloom.server.refusals import ServerRefusal, StoreRefusal
from fateloom.server.settings import Settings

KEY: Final = "host.key"
"""The file in the data directory with the key."""
COOKIE: Final = "fateloom_host"
PAGE: Final = "stories"
"""The page that takes the key from its own address."""


class Host:
    """Knows the device of the host, if the settings let somebody add stories."""

    def __init__(self, settings: Settings) -> None:
        """Raises `StoreRefusal` if the key can be neither read nor made."""
        wanted = settings.story_adding != "nobody"
        self._key = _kept(settings.data) if wanted else None

    @property
    def link(self) -> str | None:
        """The path of the host's link, with the key in the part that no server is sent."""
        return None if self._key is None else f"{PAGE}#{self._key}"

    def asks(self, connection: HTTPConnection) -> bool:
        """Whether a request is the host's."""
        return self._is_key(connection.cookies.get(_cookie(connection), ""))

    def admit(self, connection: HTTPConnection, response: Response, key: str) -> None:
        """Let a device be the host's. Raises `ServerRefusal` for a wrong key."""
        if not self._is_key(key):
            raise ServerRefusal("host-key-unknown")
        give_cookie(connection, response, _cookie(connection), key)

    def _is_key(self, key: str) -> bool:
        given = key.encode(errors="replace")
        return self._key is not None and secrets.compare_digest(given, self._key.encode())


def _cookie(connection: HTTPConnection) -> str:
    return f"__Host-{COOKIE}" if is_secure(connection) else COOKIE


def _kept(data: Path) -> str:
    place = data / KEY
    try:
        make_directory(data)
        if not place.exists():
            keep_for_owner(place, secrets.token_urlsafe(32).encode() + b"\n")
        key = place.read_text(encoding="ascii").strip()
    except (OSError, UnicodeError) as error:
        raise StoreRefusal("host-key-unread", str(place)) from error
    if len(key) < 32:
        raise StoreRefusal("host-key-unread", str(place))
    return key
