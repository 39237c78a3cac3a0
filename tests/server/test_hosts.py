"""The names to which a server answers, and whose word on clients' addresses it takes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from fateloom.server.api.hosts import LOOPBACK, PRIVATE, HostCheck, name_of, proxies_of
from fateloom.server.settings import Settings
from tests.server.conftest import opened, serving

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send


async def tells_the_client(scope: Scope, receive: Receive, send: Send) -> None:
    client = Request(scope).client
    assert client is not None
    await PlainTextResponse(client.host)(scope, receive, send)


def asked(
    host: str | list[str],
    *,
    peer: str = "192.168.1.7",
    hosts: tuple[str, ...] = (),
    proxies: tuple[str, ...] = LOOPBACK,
    forwarded: str | None = None,
    path: str = "/",
) -> Any:
    inner: Any = ProxyHeadersMiddleware(cast("Any", tells_the_client), list(proxies))
    check = HostCheck(inner, hosts, proxies)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await check(scope, receive, send)

    names = [host] if isinstance(host, str) else host
    headers = [("host", name) for name in names]
    if forwarded is not None:
        headers.append(("x-forwarded-for", forwarded))
    return TestClient(app, client=(peer, 5000)).get(path, headers=headers)


@pytest.mark.parametrize(
    "host",
    ["192.168.1.5:8765", "[fe80::1]:8765", "localhost", "table", "Table.local", "table.fritz.box."],
)
def test_names_at_home(host: str) -> None:
    assert asked(host).status_code == 200


@pytest.mark.parametrize("peer", ["127.0.0.1", "192.168.1.7", "::1", "fe80::7", "fd00::7"])
def test_a_public_name_that_leads_into_a_home(peer: str) -> None:
    answer = asked("evil.example", peer=peer)
    assert answer.status_code == 421
    assert "FATELOOM_HOSTS=evil.example" in answer.text
    told = asked("evil.example", peer=peer, path="/api/games").json()
    assert (told["code"], told["details"]) == ("host-unknown", ["evil.example"])


def test_a_page_cannot_pretend_to_be_a_proxy_where_there_is_none() -> None:
    for peer in ("127.0.0.1", "192.168.1.7"):
        assert asked("evil.example", peer=peer, proxies=(), forwarded="1.2.3.4").status_code == 421
    assert asked("evil.example", forwarded="1.2.3.4").status_code == 421


def test_a_server_from_before_behind_its_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on, and its log says what to set."""
    told: list[tuple[str, dict[str, Any]]] = []
    monkeypatch.setattr(
        "fateloom.server.api.hosts.note", lambda event, *level, **more: told.append((event, more))
    )
    answer = asked("play.example.org", peer="127.0.0.1", forwarded="6.6.6.6, 1.2.3.4")
    assert (answer.status_code, answer.text) == (200, "1.2.3.4")
    assert asked("play.example.org", peer="1.2.3.4").status_code == 200
    assert [event for event, _ in told] == ["host-unlisted", "host-unlisted"]


def test_names_that_are_set() -> None:
    hosts = ("play.example.org",)
    for host, status in (
        ("play.example.org", 200),
        ("PLAY.example.org:443", 200),
        ("127.0.0.1:8765", 200),
        ("localhost", 200),
        ("table.local", 421),
        ("table", 421),
        ("evil.example", 421),
        ("play.example.org.evil.example", 421),
    ):
        for peer in ("127.0.0.1", "1.2.3.4"):
            assert asked(host, hosts=hosts, peer=peer, forwarded="2.3.4.5").status_code == status


@pytest.mark.parametrize("host", ["a/b", "a@b", "a:b", "[::1", "[a]", "ä.de", "a b", "[::1]x"])
def test_hosts_that_are_none(host: str) -> None:
    assert name_of(host) is None


def test_two_hosts(settings: Settings) -> None:
    with serving(settings) as client:
        answer = client.get("/api/games", headers=[("host", "localhost"), ("host", "testserver")])
        assert (answer.status_code, answer.json()["code"]) == (400, "host-twice")


def test_sockets_are_checked_too(settings: Settings) -> None:
    with serving(replace(settings, hosts=("testserver",))) as client:
        table = opened(client)
        path = f"/api/tables/{table}/socket"
        with client.websocket_connect(path) as socket:
            assert socket.receive_json()["t"] == "table"
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(path, headers={"host": "evil.example"}),
        ):
            pass


def test_the_rightmost_address_that_is_no_proxy() -> None:
    for proxies, forwarded, client in (
        (LOOPBACK, "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        ((*LOOPBACK, "10.0.0.0/8"), "6.6.6.6, 1.2.3.4, 10.0.0.9", "1.2.3.4"),
        ((), "6.6.6.6", "127.0.0.1"),
    ):
        peer = "127.0.0.1"
        answer = asked("localhost", peer=peer, proxies=proxies, forwarded=forwarded)
        assert answer.text == client
    assert asked("localhost", peer="8.8.8.8", forwarded="6.6.6.6").text == "8.8.8.8"


def test_what_earlier_versions_were_told(settings: Settings) -> None:
    assert proxies_of(settings, {}) == LOOPBACK
    assert proxies_of(settings, {"FORWARDED_ALLOW_IPS": "*"}) == PRIVATE
    assert proxies_of(settings, {"FORWARDED_ALLOW_IPS": "10.0.0.1, ::1"}) == ("10.0.0.1", "::1")
    told = Settings.from_environment(
        {
            "FATELOOM_PROXIES": "10.0.0.1,10.1.0.0/16",
            "FATELOOM_HOSTS": "Play.example.org, b.example",
        }
    )
    assert told["hosts"] == ("play.example.org", "b.example")
    set_here = replace(settings, proxies=told["proxies"])
    assert proxies_of(set_here, {"FORWARDED_ALLOW_IPS": "*"}) == ("10.0.0.1/32", "10.1.0.0/16")
    assert Settings.from_environment({"FATELOOM_PROXIES": "none"}) == {"proxies": ()}


@pytest.mark.parametrize(
    ("name", "value"), [("PROXIES", "10.0.0"), ("PROXIES", "*"), ("HOSTS", "https://a.example")]
)
def test_settings_that_are_none(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"{name.lower()} is "):
        Settings.from_environment({f"FATELOOM_{name}": value})
