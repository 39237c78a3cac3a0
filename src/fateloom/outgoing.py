"""Connections to addresses that somebody else chose, such as push services and folders of stories.

A name may lead anywhere, also into the own network, and elsewhere the next time that it is looked
up. So the address is looked at first, and then connected to.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from ipaddress import ip_address, ip_network
from threading import Timer
from typing import Final

_INTERNET: Final = ip_network("2000::/3")
"""The global unicast range of IPv6. Other ranges may be local or contain other addresses."""
_TUNNELS: Final = (ip_network("2002::/16"), ip_network("2001::/32"))
"""Ranges of IPv6 addresses that embed IPv4 addresses (6to4, Teredo)."""


def public(address: str) -> bool:
    """Whether an IP address is public."""
    found = ip_address(address.partition("%")[0])
    if found.version == 6:
        found = found.ipv4_mapped or found
    if found.version == 6 and (found not in _INTERNET or any(found in each for each in _TUNNELS)):
        return False
    return found.is_global and not found.is_multicast


def address_of(host: str, port: int, allowed: Callable[[str], bool]) -> str | None:
    """One address of a host; None if one of its addresses is not allowed. Raises `OSError`."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    return addresses[0] if addresses and all(allowed(each) for each in addresses) else None


class Pinned(HTTPConnection):
    """A connection to the address that was looked at; encrypted, with `tls`.

    `patience` is the timeout in seconds for each of its steps.
    """

    def __init__(
        self, host: str, port: int, address: str, tls: ssl.SSLContext | None, patience: float
    ) -> None:
        super().__init__(host, port, timeout=patience)
        self._address, self._tls, self._patience = address, tls, patience
        self.default_port = 80 if tls is None else 443

    def connect(self) -> None:
        """Connect to the address."""
        raw = socket.create_connection((self._address, self.port), self._patience)
        tls = self._tls
        self.sock = raw if tls is None else tls.wrap_socket(raw, server_hostname=self.host)

    @contextmanager
    def in_time(self, seconds: float) -> Iterator[None]:
        """Whatever is read meanwhile ends in time: one byte after the other may come for ever."""
        # The answer keeps it, though the connection may let go of it.
        read = self.sock

        def end() -> None:
            with suppress(OSError):  # it has ended by itself
                read.shutdown(socket.SHUT_RDWR)

        timer = Timer(seconds, end)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
