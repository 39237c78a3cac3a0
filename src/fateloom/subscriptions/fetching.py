"""Files from the web, of a bounded size and in a bounded time, and from nowhere else than asked.

A subscription leads to a public address and is encrypted. Only one that its host has called
private may lead into the own network, also without encryption, and then it stays at its address.
"""

from __future__ import annotations

import ssl
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from http.client import HTTPException, HTTPResponse
from typing import Final
from urllib.parse import SplitResult, urljoin, urlsplit

from fateloom.core.errors import FateloomError
from fateloom.outgoing import Pinned, address_of, public

MOST_ADDRESS: Final = 600
"""Maximum length of an address in characters."""
MOST_REDIRECTS: Final = 3
PATIENCE: Final = 15.0
"""Timeout in seconds for connecting, and for each step of the handshake."""
WHOLE: Final = 60.0
"""Timeout in seconds for a whole answer."""
_REDIRECTS: Final = (301, 302, 303, 307, 308)
_OK: Final = 200


class NotFetched(FateloomError):
    """A file could not be had from the web."""


@dataclass(frozen=True, slots=True)
class Fetcher:
    """Fetches files.

    private  from an address in the own network, which may be unencrypted
    allowed  which IP addresses are public
    tls      which certificates are trusted
    """

    private: bool = False
    allowed: Callable[[str], bool] = public
    tls: ssl.SSLContext | None = None

    def fetch(self, url: str, most: int) -> bytes:
        """The file at an address, of at most so many bytes. Raises `NotFetched`."""
        origin = _origin(self.parts(url))
        for _ in range(MOST_REDIRECTS + 1):
            answer = self._asked(url, most)
            if isinstance(answer, bytes):
                return answer
            url = urljoin(url, answer)
            if self.private and _origin(self.parts(url)) != origin:
                raise NotFetched("fetch-led-away", url[:MOST_ADDRESS])
        raise NotFetched("fetch-redirects", url[:MOST_ADDRESS], MOST_REDIRECTS)

    def parts(self, url: str) -> SplitResult:
        """The parts of an address, checked. Raises `NotFetched`."""
        try:
            parts = urlsplit(url)
            host, _ = parts.hostname or "", parts.port
        except ValueError:
            raise NotFetched("fetch-address", url[:MOST_ADDRESS]) from None
        plain = url.isascii() and url.isprintable() and not set(url) & set(' \\"<>')
        bare = parts.username is None and parts.password is None and not parts.fragment
        schemes = ("https", "http") if self.private else ("https",)
        if parts.scheme == "http" and not self.private:
            raise NotFetched("fetch-unencrypted", url[:MOST_ADDRESS])
        if len(url) > MOST_ADDRESS or parts.scheme not in schemes or not (host and plain and bare):
            raise NotFetched("fetch-address", url[:MOST_ADDRESS])
        return parts

    def _asked(self, url: str, most: int) -> bytes | str:
        """The content of a file, or the address to which the answer leads."""
        parts = self.parts(url)
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        tls = (self.tls or ssl.create_default_context()) if secure else None
        try:
            address = address_of(host, port, partial(self._leads_there, secure))
            if address is None:
                raise NotFetched("fetch-private" if not self.private else "fetch-public", url)
            connection = Pinned(host, port, address, tls, PATIENCE)
            try:
                path = parts.path + (f"?{parts.query}" if parts.query else "")
                headers = {"Accept-Encoding": "identity", "User-Agent": "fateloom"}
                connection.request("GET", path or "/", headers=headers)
                with connection.in_time(WHOLE), connection.getresponse() as response:
                    return _content(response, url, most)
            finally:
                connection.close()
        except (OSError, HTTPException, ValueError) as error:
            raise NotFetched("fetch-failed", url, str(error) or type(error).__name__) from error

    def _leads_there(self, secure: bool, address: str) -> bool:
        # What is not encrypted does not leave the own network.
        return self.allowed(address) if not self.private else secure or not self.allowed(address)


def _content(response: HTTPResponse, url: str, most: int) -> bytes | str:
    if response.status in _REDIRECTS:
        return response.headers.get("Location") or ""
    if response.status != _OK:
        raise NotFetched("fetch-status", url, response.status)
    if response.headers.get("Content-Encoding", "identity") != "identity":
        raise NotFetched("fetch-encoded", url)
    # The length that the answer states may be wrong.
    found = response.read(most + 1)
    if len(found) > most:
        raise NotFetched("fetch-long", url, most)
    if response.length:
        raise NotFetched("fetch-cut", url)
    return found


def _origin(parts: SplitResult) -> tuple[str, str | None, int | None]:
    return parts.scheme, parts.hostname, parts.port
