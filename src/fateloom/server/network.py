"""How other devices in the same network reach this machine."""

from __future__ import annotations

import socket
from contextlib import suppress
from io import StringIO
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import segno
from rich.console import Console

_HOME: Final = tuple(map(IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
"""Networks whose addresses lead nowhere on the internet. A machine with a public address is not
opened to it by mistake."""
_HOME_V6: Final = IPv6Network("fc00::/7")
_OUTSIDE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that nobody has, for each family."""


def addresses() -> tuple[str, ...]:
    """The addresses of this machine in private networks, the one it uses itself first.

    Those of IPv6 only if there are no others: they are long to type.
    """
    found = list(dict.fromkeys([*_in_use(), *_named()]))
    inside = [each for each in found if any(each in network for network in _HOME)]
    return tuple(str(each) for each in inside or [each for each in found if each in _HOME_V6])


def _in_use() -> list[IPv4Address | IPv6Address]:
    """The addresses from which packets to the outside would go. Nothing is sent: a datagram socket
    that connects only looks up the way."""
    found = []
    for family, outside in _OUTSIDE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((outside, 9))
            found.append(ip_address(probe.getsockname()[0]))
    return found


def _named() -> list[IPv4Address | IPv6Address]:
    """The addresses that the system knows for its own name: on Windows and macOS, usually all."""
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_DGRAM)
    except OSError:
        return []
    return [ip_address(address[0]) for *_, address in known]


def origin_for_friends(own: str, network: tuple[str, ...]) -> str:
    """The address of the server for links: the one that a device itself uses, unless it leads only
    to this machine, and the server has one in the network."""
    return network[0] if network and is_loopback(urlsplit(own).hostname or "") else own


def is_loopback(host: str) -> bool:
    """Whether a host leads from each machine to itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def print_code(url: str) -> None:
    """Print an address as a QR code, on a terminal that can show one.

    It has colours of its own: scanners want dark on light, and terminals are either.
    """
    console = Console(highlight=False)
    if console.is_terminal and console.encoding.startswith("utf"):
        lines = StringIO()
        segno.make(url, error="l", micro=False).terminal(lines, border=2, compact=True)
        for line in lines.getvalue().splitlines():
            console.print(line, style="bright_white on black", no_wrap=True, crop=False)
