"""The names to which a server answers, and the proxies that it believes.

A page of another site can let its own name lead to an address in the reader's home (DNS rebinding).
Its requests then look like those of our own pages, but for that name.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from fateloom.server.api.bodies import json_response
from fateloom.server.logs import note
from fateloom.server.refusals import ServerRefusal, refusal, status_of
from fateloom.server.settings import Networks, Settings

LOOPBACK: Final = ("127.0.0.0/8", "::1/128")
PRIVATE: Final = (*LOOPBACK, "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")
EVERYBODY: Final = "*"
_HOME: Final = (".local", ".lan", ".home.arpa", ".internal", ".fritz.box")
"""Endings of names that the public name system does not give to anybody."""
_MOST_NOTED: Final = 20
_WORDS: Final = (
    "This server does not answer to the name {0}. Its operator can allow it: FATELOOM_HOSTS={0}\n"
    "Dieser Server hört nicht auf den Namen {0}. Wer ihn betreibt, kann das erlauben: "
    "FATELOOM_HOSTS={0}\n"
)


def proxies_of(settings: Settings, environment: Mapping[str, str]) -> Networks:
    """The networks whose `X-Forwarded-For` is believed: those of the setting, or else of uvicorn's
    variable, which earlier versions used, or else this machine.

    That variable may say `*`, which would believe what the client itself has written. A proxy that
    is near enough to be trusted without a name is in a private network.
    """
    if settings.proxies is not None:
        return settings.proxies
    told = environment.get("FORWARDED_ALLOW_IPS")
    if not told:
        return LOOPBACK
    note("old-proxies", logging.WARNING, variable="FORWARDED_ALLOW_IPS", use="FATELOOM_PROXIES")
    return PRIVATE if told == EVERYBODY else tuple(each.strip() for each in told.split(","))


class HostCheck:
    """Middleware that refuses requests for names that are not the server's.

    Addresses and `localhost` always pass: nobody can let them lead elsewhere. Without names in the
    settings, those of home networks pass as well, and others unless the request comes from a
    private address directly: what comes through a proxy has a name that the proxy was told.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...], proxies: Networks) -> None:
        self._app = app
        self._hosts = frozenset(hosts)
        self._proxies = [ip_network(each) for each in proxies]
        self._noted: set[str] = set()

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Call the app, or refuse."""
        if scope["type"] not in ("http", "websocket"):
            return self._app(scope, receive, send)
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) > 1:
            error = ServerRefusal("host-twice")
        else:
            name = name_of(hosts[0]) if hosts else "localhost"
            if name is not None and self._answers(name, scope, headers):
                return self._app(scope, receive, send)
            error = ServerRefusal("host-unknown", hosts[0][:200])
        note("refused", code=error.code, path=scope["path"])
        answer: ASGIApp = _answer(scope["path"], error)
        if scope["type"] == "websocket":
            answer = WebSocketClose(1008)
        return answer(scope, receive, send)

    def _answers(self, name: str, scope: Scope, headers: Headers) -> bool:
        if name == "localhost" or _address(name) is not None or name in self._hosts:
            return True
        if self._hosts:
            return False
        if "." not in name or name.endswith(_HOME):
            return True
        peer = _address(scope["client"][0]) if scope.get("client") else None
        near = peer is not None and (peer.is_private or peer.is_link_local or peer.is_loopback)
        proxied = "x-forwarded-for" in headers and any(peer in each for each in self._proxies)
        if near and not proxied:
            return False
        if name not in self._noted and len(self._noted) < _MOST_NOTED:
            self._noted.add(name)
            note("host-unlisted", logging.WARNING, host=name, use="FATELOOM_HOSTS")
        return True


def name_of(host: str) -> str | None:
    """The name in a `Host` header, in small letters and without a port; None for one that is none.

    >>> name_of("Play.Example.org:8765"), name_of("[::1]:8765"), name_of("a/b")
    ('play.example.org', '::1', None)
    """
    if host.startswith("["):
        name, bracket, port = host[1:].partition("]")
        if not bracket or _address(name) is None or (port and not _is_port(port)):
            return None
        return name
    name, colon, port = host.partition(":")
    if colon and not _is_port(f":{port}"):
        return None
    name = name.removesuffix(".").casefold()
    plain = name.replace("-", "").replace("_", "").replace(".", "")
    return name if plain.isalnum() and plain.isascii() else None


def _is_port(text: str) -> bool:
    return text.startswith(":") and text[1:].isdecimal() and text.isascii()


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


def _answer(path: str, error: ServerRefusal) -> Response:
    if error.code == "host-unknown" and not path.startswith("/api/"):
        # No page of ours is there to put it into words.
        return PlainTextResponse(_WORDS.format(error.details[0]), status_of(error))
    return json_response(refusal(error), status_of(error))
