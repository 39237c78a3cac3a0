"""Web push: who is called and when, to where a server may be led, and what a service is told."""

from __future__ import annotations

import base64
import json
import socket
import ssl
import stat
import sys
import threading
import time
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import TYPE_CHECKING, Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from fateloom.outgoing import public
from fateloom.server import main, web_push
from fateloom.server.refusals import ServerRefusal
from fateloom.server.tables.notifications import MAX_SUBSCRIPTIONS
from fateloom.server.web_push import KEYS, WebPush, checked_endpoint
from tests.aio import complete
from tests.moves import ids
from tests.server.conftest import Device, serving, sql, tables_of, two, waited

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from fateloom.server.settings import Settings

CONTACT = "mailto:host@table.example"
ENDPOINT = "https://push.example.org/send/abc"


class Service:
    """A push service on this machine, with a certificate of its own."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[dict[str, str]] = []
        self.bodies: list[bytes] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.asked.append({name.lower(): value for name, value in self.headers.items()})
                service.bodies.append(self.rfile.read(int(self.headers.get("content-length", 0))))
                self.send_response(service.status)
                self.send_header("Location", service.endpoint)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - its name there
                pass

        cert, self.trust = certified(folder)
        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(cert)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.endpoint = f"https://localhost:{self.server.server_address[1]}/send/abc?x=1"
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


def certified(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate for this machine, and a context that trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = made.public_bytes(serialization.Encoding.PEM)
    plain = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    file = folder / "service.pem"
    file.write_bytes(pem + key.private_bytes(serialization.Encoding.PEM, *plain))
    return file, ssl.create_default_context(cadata=pem.decode())


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    service = Service(tmp_path)
    yield service
    service.close()


@contextmanager
def sender(data: Path, service: Service, **more: Any) -> Iterator[WebPush]:
    made = WebPush(CONTACT, data, tls=service.trust, **more)
    yield made
    made.close()


def test_a_knock_is_signed_and_says_nothing(tmp_path: Path, service: Service) -> None:
    with sender(tmp_path, service, allowed=lambda _: True) as one:
        assert complete(one.send(service.endpoint))
        (told,) = service.asked
        assert service.bodies == [b""]
        assert told["topic"] == "turn"
        assert int(told["ttl"]) > 3600
        token, key = told["authorization"].removeprefix("vapid t=").split(",k=")
        assert key == one.key
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert claims["sub"] == CONTACT
        assert service.endpoint.startswith(claims["aud"] + "/")
        assert Vapid02.verify(told["authorization"])
    if sys.platform != "win32":
        assert stat.S_IMODE((tmp_path / KEYS).stat().st_mode) == 0o600
    with sender(tmp_path, service) as again:
        assert again.key == one.key, "the key is kept"


@pytest.mark.parametrize(
    ("status", "stays"),
    [(201, True), (404, False), (410, False), (302, True), (403, True), (429, True), (500, True)],
)
def test_what_a_service_answers(tmp_path: Path, service: Service, status: int, stays: bool) -> None:
    """Only what says that a subscription has ended ends it, and no answer leads elsewhere."""
    service.status = status
    with sender(tmp_path, service, allowed=lambda _: True) as one:
        assert complete(one.send(service.endpoint)) is stays
    assert len(service.asked) == 1


def test_nothing_is_sent_into_a_network_of_ones_own(tmp_path: Path, service: Service) -> None:
    """Whatever name leads there: the address is looked at when it is connected to."""
    with sender(tmp_path, service) as one:
        assert complete(one.send(service.endpoint))
    assert service.asked == []


def test_a_service_that_nobody_vouches_for_is_told_nothing(
    tmp_path: Path, service: Service
) -> None:
    one = WebPush(CONTACT, tmp_path, allowed=lambda _: True)
    assert complete(one.send(service.endpoint))
    one.close()
    assert service.asked == []


@pytest.mark.parametrize("slowly", ["HTTP/1.1 201 Created\r\nX: " + "x" * 999, "x" * 999])
@pytest.mark.thorough
def test_a_service_that_drips_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slowly: str
) -> None:
    """Each byte arrives in time. Subscribing such an address keeps a thread busy."""
    monkeypatch.setattr(web_push, "PATIENCE", 0.5)
    cert, trust = certified(tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert)
    with context.wrap_socket(socket.create_server(("127.0.0.1", 0)), server_side=True) as server:
        endpoint = f"https://localhost:{server.getsockname()[1]}/"

        def drip() -> None:
            with suppress(OSError):
                taken, _ = server.accept()
                with taken:
                    for sign in slowly:
                        taken.sendall(sign.encode())
                        time.sleep(0.02)

        thread = threading.Thread(target=drip)
        thread.start()
        one = WebPush(CONTACT, tmp_path, allowed=lambda _: True, tls=trust)
        began = time.monotonic()
        assert complete(one.send(endpoint))
        assert time.monotonic() - began < 5
        one.close()
        thread.join()


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "fec0::1",
        "::7f00:1",
        "::ffff:0:7f00:1",
    ],
)
def test_addresses_of_ones_own(address: str) -> None:
    assert not public(address)


def test_addresses_on_the_internet() -> None:
    assert public("142.250.185.78")
    assert public("2a00:1450:4001:831::200e")


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://push.example.org:8443/x",
        "https://me@push.example/x",
        "https://push.example.org/a b",
        "https://push.example.org\\@localhost/x",
        "https://push.example.org/\r\nHost: x",
        "https://[push.example.org/x",
        "https://push.example.org:x/",
        "file:///etc/passwd",
        "//push.example.org/x",
        "",
        "https://push.example.org/" + "x" * 600,
    ],
)
def test_an_endpoint_that_is_none(url: str) -> None:
    with pytest.raises(ServerRefusal) as refused:
        checked_endpoint(url)
    assert refused.value.code == "push-endpoint"


def test_an_endpoint() -> None:
    assert checked_endpoint(ENDPOINT) == ENDPOINT


# --- who is called ----------------------------------------------------------------------------


class Knocks(list[str]):
    """A web_push that knocks nowhere, but tells where it would."""

    gone = False

    async def send(self, endpoint: str) -> bool:
        """Note it."""
        self.append(endpoint)
        return not self.gone

    def close(self) -> None:
        """Nothing is to be closed."""


@contextmanager
def called(settings: Settings) -> Iterator[tuple[Device, Device, Knocks]]:
    """A server with two devices, and where it would knock."""
    with serving(replace(settings, push=CONTACT, push_after=0.05, gone_after=0.05)) as client:
        calling = tables_of(client)._notifications
        assert calling is not None
        calling._web_push.close()
        knocks = Knocks()
        calling._web_push = knocks  # type: ignore[assignment]
        yield Device(client), Device(client), knocks


def subscribe(device: Device, endpoint: str = ENDPOINT, on: bool = True) -> Any:
    device.come()
    return device.client.post("/api/push", json={"endpoint": endpoint, "on": on})


def test_an_absent_player_is_notified_of_their_turn(settings: Settings) -> None:
    with called(settings) as (host, friend, knocks):
        table = host.open()
        friend.join(table, host.link(table, 1), "Otto")
        assert subscribe(friend).status_code == 204
        assert subscribe(host, ENDPOINT + "host").status_code == 204
        with host.at(table, 0) as one:
            host.change(table, "begin")
            while 1 not in one.look(0)["waiting"]:
                one.choose(0, ids(one.view)[0])
            waited(lambda: knocks)
        assert set(knocks) == {ENDPOINT}, "the host has the table in sight"


@pytest.mark.thorough
def test_a_subscription_that_ended_is_dropped(settings: Settings) -> None:
    with called(settings) as (host, friend, knocks):
        knocks.gone = True
        subscribe(host)
        subscribe(friend, ENDPOINT + "friend")
        two(host, friend)
        waited(lambda: len(sql(settings.url, "select endpoint from pushes")) < 2)
        assert knocks


@pytest.mark.thorough
def test_a_device_has_a_few_subscriptions_of_its_own(settings: Settings) -> None:
    def kept() -> list[str]:
        rows = sql(settings.url, "select endpoint from pushes order by made")
        return [row[0].removeprefix(ENDPOINT) for row in rows]

    with called(settings) as (host, friend, _):
        for number in range(MAX_SUBSCRIPTIONS + 2):
            assert subscribe(host, f"{ENDPOINT}{number}").status_code == 204
        assert kept() == ["2", "3", "4", "5"]
        # Nobody ends another's.
        assert subscribe(friend, f"{ENDPOINT}5", on=False).status_code == 204
        assert kept() == ["2", "3", "4", "5"]
        assert subscribe(host, f"{ENDPOINT}5", on=False).status_code == 204
        assert kept() == ["2", "3", "4"]
        # A browser that is another device by now is knocked at for that one alone.
        assert subscribe(friend, f"{ENDPOINT}4").status_code == 204
        assert kept() == ["2", "3", "4"]
        assert sql(settings.url, "select count(distinct device) from pushes") == [(2,)]


def test_who_may_subscribe(settings: Settings) -> None:
    with called(settings) as (host, _, _knocks):
        bad = subscribe(host, "https://localhost/x")
        assert (bad.status_code, bad.json()["code"]) == (422, "push-endpoint")
        body = {"endpoint": ENDPOINT, "on": True}
        origin = {"origin": "https://evil.example"}
        foreign = host.client.post("/api/push", json=body, headers=origin)
        assert foreign.json()["code"] == "foreign-origin"
        host.client.cookies.clear()
        assert host.client.post("/api/push", json=body).json()["code"] == "push-unknown-device"
        assert sql(settings.url, "select count(*) from pushes") == [(0,)]


def test_a_server_without_push(settings: Settings) -> None:
    with serving(settings) as client:
        assert client.get("/api/push").json() == {"key": None}
        assert subscribe(Device(client)).json()["code"] == "push-off"
    assert not (settings.data / KEYS).exists()


def test_push_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.serve(port=0, data_dir=tmp_path, push="me") == 1
    assert "mailto:" in capsys.readouterr().err
    (tmp_path / KEYS).write_text("no key")
    assert main.serve(port=0, data_dir=tmp_path, push=CONTACT) == 1
    assert "push.pem" in capsys.readouterr().err
