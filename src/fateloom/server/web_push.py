"""Web push: sends a notification to a device without an open page, by its push service.

A push message is empty. The service worker asks the server for the content, so the push service
learns nothing about it. Endpoints come from untrusted clients: the server connects only to public
addresses.
"""

from __future__ import annotations

import asyncio
import base64
import ssl
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from fateloom.outgoing import Pinned, address_of, public
from fateloom.server.data_directory import keep_for_owner, make_directory
from fateloom.server.logs import note
from fateloom.server.refusals import ServerRefusal, StoreRefusal

KEYS: Final = "push.pem"
"""Name of the file with the VAPID key, in the data directory."""
MAX_ENDPOINT: Final = 600
"""Maximum length of an endpoint in characters."""
KEPT_FOR: Final = 24 * 3600
"""Seconds for which a push service keeps an undelivered message (TTL)."""
PATIENCE: Final = 10.0
"""Timeout in seconds: for connecting, for each step of the handshake, and for the response."""
MAX_WAITING: Final = 500
"""Maximum number of pending push messages; further ones are skipped."""
_GONE: Final = (404, 410)


def checked_endpoint(url: str) -> str:
    """The endpoint of a subscription, checked.

    Raises `ServerRefusal`: anything else could lead into the server's own network.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise ServerRefusal("push-endpoint") from None
    named = "." in host and not host.replace(".", "").isdigit() and ":" not in host
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    bare = parts.username is None and parts.password is None and port in (None, 443)
    if len(url) > MAX_ENDPOINT or parts.scheme != "https" or not (named and plain and bare):
        raise ServerRefusal("push-endpoint")
    return url


class WebPush:
    """Client of push services. `contact` is a mailto: or https: URL for their operators.

    The key is created at the first start. `allowed` decides which addresses may be connected to.
    Raises `StoreRefusal` if the package for signing is missing.
    """

    def __init__(
        self,
        contact: str,
        data: Path,
        allowed: Callable[[str], bool] = public,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        if not contact.startswith(("mailto:", "https://")):
            raise StoreRefusal("push-contact")
        self._vapid = _signer(data)
        self._contact = contact
        self._allowed = allowed
        self._tls = tls or ssl.create_default_context()
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="fateloom-push")
        self._waiting = 0

    @property
    def key(self) -> str:
        """The public key, as browsers take it."""
        point = self._vapid.public_key.public_numbers()
        raw = b"\x04" + point.x.to_bytes(32, "big") + point.y.to_bytes(32, "big")
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def send(self, endpoint: str) -> bool:
        """Send one message; False if the subscription has expired. Errors are only logged."""
        if self._waiting >= MAX_WAITING:
            note("push-skipped")
            return True
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            status = await loop.run_in_executor(self._threads, self._post, endpoint)
        except (OSError, HTTPException, ServerRefusal, ValueError) as error:
            note("push-failed", error=type(error).__name__)
            return True
        finally:
            self._waiting -= 1
        if status in _GONE:
            return False
        if not 200 <= status < 300:
            note("push-refused", status=status)
        return True

    def close(self) -> None:
        """Stop sending."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _post(self, endpoint: str) -> int:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or 443
        claims = {
            "sub": self._contact,
            "aud": f"https://{parts.netloc}",
            "exp": int(time.time()) + KEPT_FOR // 2,
        }
        headers = self._vapid.sign(claims)
        headers |= {"TTL": str(KEPT_FOR), "Urgency": "normal", "Topic": "turn"}
        connection = Pinned(host, port, self._address(host, port), self._tls, PATIENCE)
        try:
            path = parts.path + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path or "/", b"", headers)
            with connection.in_time(PATIENCE):
                return connection.getresponse().status
        finally:
            connection.close()

    def _address(self, host: str, port: int) -> str:
        """One address of a host, of which none may lead elsewhere than to the internet."""
        found = address_of(host, port, self._allowed)
        if found is None:
            raise ServerRefusal("push-endpoint")
        return found


def _signer(data: Path) -> Any:
    try:
        from py_vapid import Vapid02, VapidException  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise StoreRefusal("push-no-signer") from error
    keys = data / KEYS
    try:
        make_directory(data)
        if not keys.exists():
            made = Vapid02()
            made.generate_keys()
            keep_for_owner(keys, made.private_pem())
        return Vapid02.from_file(str(keys))
    except (OSError, ValueError, VapidException) as error:
        raise StoreRefusal("push-keys") from error
