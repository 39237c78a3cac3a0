"""How friends in the same network reach a server: its addresses, and what it says of them."""

from __future__ import annotations

import io
import socket
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import pytest
from click.testing import CliRunner
from rich.console import Console

from fateloom.cli import fateloom
from fateloom.server import main, network
from fateloom.server.network import addresses, origin_for_friends, print_code
from tests.server.conftest import FRIENDS, environment, free_port

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.applications import Starlette
    from starlette.testclient import TestClient

OWN_ADDRESSES = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere a machine has only the first address of 127.0.0.0/8"
)
LAN = "http://192.168.178.23:8765"


def machine(monkeypatch: pytest.MonkeyPatch, used: list[str], named: list[str]) -> None:
    """A machine with these addresses: those it uses itself, and those known for its name."""

    class Probe:
        def __init__(self, family: socket.AddressFamily, kind: socket.SocketKind) -> None:
            assert kind == socket.SOCK_DGRAM, "something would be sent"
            self.family = family

        def __enter__(self) -> Probe:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def connect(self, _: object) -> None:
            if not self._own():
                raise OSError("Network is unreachable")

        def _own(self) -> list[str]:
            six = self.family == socket.AF_INET6
            return [each for each in used if (":" in each) == six]

        def getsockname(self) -> tuple[str, int]:
            return self._own()[0], 40000

    def known(*_: Any, **__: Any) -> list[Any]:
        if not named:
            raise socket.gaierror
        return [(None, None, None, "", (each, 0)) for each in named]

    monkeypatch.setattr("fateloom.server.network.socket.socket", Probe)
    monkeypatch.setattr("fateloom.server.network.socket.getaddrinfo", known)


@pytest.mark.parametrize(
    ("used", "named", "found"),
    [
        (["192.168.178.23"], [], ("192.168.178.23",)),
        (["192.168.178.23"], ["127.0.1.1"], ("192.168.178.23",)),
        # The one that is used comes first.
        (["10.0.0.5"], ["192.168.56.1", "10.0.0.5"], ("10.0.0.5", "192.168.56.1")),
        # Without a way to the internet, there is still the name.
        ([], ["172.20.0.4"], ("172.20.0.4",)),
        # IPv6 only where there is nothing shorter.
        (["192.168.1.2", "fd00::2"], [], ("192.168.1.2",)),
        (["fd00::2"], ["fe80::1%2"], ("fd00::2",)),
        # Addresses of the internet, of this machine, and those nobody has given it.
        (["93.184.215.14", "2a00::1"], ["127.0.0.1", "169.254.7.7", "::1"], ()),
        ([], [], ()),
    ],
)
def test_the_addresses_of_a_machine(
    monkeypatch: pytest.MonkeyPatch, used: list[str], named: list[str], found: tuple[str, ...]
) -> None:
    machine(monkeypatch, used, named)
    assert addresses() == found


def test_the_addresses_of_this_machine_can_be_found() -> None:
    assert isinstance(addresses(), tuple)


def test_links_lead_here_from_the_network() -> None:
    for own in ("http://127.0.0.1:8765", "http://localhost:8765", "http://[::1]:8765"):
        assert origin_for_friends(own, (LAN,)) == LAN
        assert origin_for_friends(own, ()) == own
    for own in ("http://192.168.178.23:8765", "https://play.example", "null"):
        assert origin_for_friends(own, ("http://10.0.0.5:8765",)) == own


def test_the_code_in_the_terminal_has_colours_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.StringIO()

    def console(**more: Any) -> Console:
        return Console(file=shown, force_terminal=True, color_system="standard", width=80, **more)

    monkeypatch.setattr(network, "Console", console)
    print_code(LAN)
    lines = shown.getvalue().splitlines()
    assert len(lines) in range(14, 22)
    assert all(line.startswith("\x1b[97;40m") and line.endswith("\x1b[0m") for line in lines)
    assert "▀" in shown.getvalue()


def test_no_code_where_it_could_not_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    print_code(LAN)
    assert capsys.readouterr().out == ""


def test_the_page_is_told_the_addresses(client: TestClient) -> None:
    assert client.get("/api/network").json() == {"addresses": []}
    app: Starlette = client.app  # type: ignore[assignment]
    app.state.network = (LAN,)
    [told] = client.get("/api/network").json()["addresses"]
    assert told["url"] == LAN
    assert told["picture"].startswith("<svg")


def test_links_of_the_host_lead_into_the_network(client: TestClient) -> None:
    app: Starlette = client.app  # type: ignore[assignment]
    app.state.network = (LAN,)
    local = {"origin": "http://localhost", "host": "localhost"}
    table = client.post("/api/tables", json=FRIENDS, headers=local).json()["table"]
    wish = {"seat": 1, "kind": "join"}
    link = client.post(f"/api/tables/{table}/invites", json=wish, headers=local).json()
    assert link["url"].startswith(f"{LAN}/join/{table}#")


def test_a_friend_plays_at_an_address_of_the_network(client: TestClient) -> None:
    there = {"origin": LAN, "host": "192.168.178.23:8765", "sec-fetch-site": "same-origin"}
    answer = client.post("/api/tables", json=FRIENDS, headers=there)
    assert answer.status_code == 201
    # Without a certificate the cookie cannot be marked secure: the browser would not keep it.
    assert "secure" not in answer.headers["set-cookie"].lower()
    elsewhere = {**there, "origin": "http://192.168.178.24:8765"}
    assert client.post("/api/tables", json=FRIENDS, headers=elsewhere).status_code == 403


@OWN_ADDRESSES
def test_all_addresses_have_the_same_port() -> None:
    listeners = main.open_port(["127.0.0.1", "127.0.0.2"], 0)
    hosts = [each.getsockname() for each in listeners]
    assert [host for host, _ in hosts] == ["127.0.0.1", "127.0.0.2"]
    assert hosts[0][1] == hosts[1][1]
    # A port that is in use on one of them is left out.
    port = free_port()
    with socket.create_server(("127.0.0.2", port)), pytest.raises(main.Cannot, match="in use"):
        main.open_port(["127.0.0.1", "127.0.0.2"], port)
    with socket.create_server(("127.0.0.1", port)):
        pass  # and nothing is left of the first
    for each in listeners:
        each.close()


def test_a_machine_without_a_network(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    machine(monkeypatch, [], [])
    assert main.serve(data_dir=tmp_path / "data", lan=True) == 1
    assert "no address in a private network" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_two_ways_to_say_where_to_listen() -> None:
    done = CliRunner().invoke(fateloom, ["serve", "--lan", "--host", "0.0.0.0"])
    assert done.exit_code == 2
    assert "leave out --host" in done.output


SAYS = """
from fateloom.server import main, network
network.addresses = lambda: ("127.0.0.2", "127.0.0.3")
main.serve(port={port}, data_dir={data!r}, lan={lan})
"""
"""A server on a machine with two addresses in its network."""


@pytest.mark.thorough
@OWN_ADDRESSES
@pytest.mark.parametrize("lan", [True, False])
def test_what_a_server_says_of_the_network(tmp_path: Path, lan: bool) -> None:
    port = free_port()
    program = SAYS.format(port=port, data=str(tmp_path), lan=lan)
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            lines = [server.stdout.readline() for _ in range(3 if lan else 2)]
            assert lines[0].startswith(f"Fateloom is at http://127.0.0.1:{port}/ ")
            if lan:
                first, second = (f"http://127.0.0.{end}:{port}" for end in (2, 3))
                assert lines[1] == f"Friends in the same network open {first}/\n"
                assert lines[2] == f"If that does not work, they open {second}/\n"
                for own in (f"http://127.0.0.1:{port}", first, second):
                    told = httpx.get(f"{own}/api/network").json()["addresses"]
                    assert [each["url"] for each in told] == [first, second]
            else:
                assert "With --lan, friends in the same network do too." in lines[1]
                with pytest.raises(httpx.ConnectError):
                    httpx.get(f"http://127.0.0.2:{port}/healthz")
        finally:
            server.kill()
