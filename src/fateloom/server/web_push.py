"""Web push: a knock at a device that has no page open, sent by the push service of its browser.

A knock has no content. The page's service worker asks the server what there is to tell, as the
device it is, so that a push service learns that there is something, and nothing of it. The
addresses of push services come from strangers: only public ones are connected to.
"""

from __future__ import annotations

import asyncio
import base64
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.client import HTTPException, HTTPSConnection
from ipaddress import ip_address, ip_network
from pathlib import Path
from threading import Timer
from typing import Any, Final
from urllib.parse import urlsplit

from fateloom.server.data_directory import keep_for_owner, make_directory
from fateloom.server.logs import note
from fateloom.server.refusals import ServerRefusal, StoreRefusal

KEYS: Final = "push.pem"
"""The file in the data directory by which push services know this server."""
MAX_ENDPOINT: Final = 600
"""So many characters has the address of a subscription at most."""
KEPT_FOR: Final = 24 * 3600
"""Seconds for which a push service keeps a knock that it cannot deliver."""
PATIENCE: Final = 10.0
"""Seconds that a push service has to be reached, for each step of its greeting, and to answer."""
MAX_WAITING: Final = 500
"""So many knocks are under way at once; further ones are left out."""
_GONE: Final = (404, 410)
_INTERNET: Final = ip_network("2000::/3")
"""All that was given out of IPv6. Of the rest some lead to a site of one's own, or hide others."""
_TUNNELS: Final = (ip_network("2002::/16"), ip_network("2001::/32"))
"""What was given out to addresses in which others are hidden."""


def checked_endpoint(url: str) -> str:
    """The address of a subscription, if it can be that of a push service.

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


def public(address: str) -> bool:
    """Whether an IP address is somewhere on the internet, and not in a network of one's own."""
    found = ip_address(address.partition("%")[0])
    if found.version == 6:
        found = found.ipv4_mapped or found
    if found.version == 6 and (found not in _INTERNET or any(found in each for each in _TUNNELS)):
        return False
    return found.is_global and not found.is_multicast


class WebPush:
    """Knocks for this server, which its push services can reach by `contact` (mailto: or https:).

    The keys are made at the first start. `allowed` tells which addresses may be connected to.
    Raises `StoreRefusal` where there is nothing to sign with.
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
        """Knock once; False when the subscription has ended for good. Trouble is noted alone."""
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
        """Knock no more."""
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
        connection = _Pinned(host, port, self._address(host, port), self._tls)
        try:
            path = parts.path + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path or "/", b"", headers)
            with connection.in_time():
                return connection.getresponse().status
        finally:
            connection.close()

    def _address(self, host: str, port: int) -> str:
        """One address of a host, of which none may lead elsewhere than to the internet."""
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(self._allowed(each) for each in addresses):
            raise ServerRefusal("push-endpoint")
        return addresses[0]


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


class _Pinned(HTTPSConnection):
    """A connection to the address that was looked at: a name may lead elsewhere the next time."""

    def __init__(self, host: str, port: int, address: str, tls: ssl.SSLContext) -> None:
        super().__init__(host, port, timeout=PATIENCE, context=tls)
        self._address, self._tls = address, tls

    def connect(self) -> None:
        raw = socket.create_connection((self._address, self.port), PATIENCE)
        self.sock = self._tls.wrap_socket(raw, server_hostname=self.host)

    @contextmanager
    def in_time(self) -> Iterator[None]:
        """Whatever is read meanwhile ends in time: one byte after the other may come for ever."""
        # The answer keeps it, though the connection may let go of it.
        read = self.sock

        def end() -> None:
            with suppress(OSError):  # it has ended by itself
                read.shutdown(socket.SHUT_RDWR)

        timer = Timer(PATIENCE, end)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
