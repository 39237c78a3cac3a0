"""The secrets by which devices are known, and the list of one's devices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from fateloom.server.api.devices import HOST_COOKIE, hashed, kind_of, new_secret
from fateloom.server.settings import COOKIE
from tests.server.conftest import Device, admitted, opened, serving, sql, tables_of, two
from tests.server.history import migrated

if TYPE_CHECKING:
    from fateloom.server.settings import Settings

UBUNTU = "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
ANDROID = (
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
    "Mobile Safari/537.36"
)


def by_https(client: TestClient) -> TestClient:
    secure = TestClient(client.app, base_url="https://testserver")
    secure.portal = client.portal
    return secure


# --- secrets --------------------------------------------------------------------------------


def test_a_secret_that_the_server_has_not_made_is_replaced(client: TestClient) -> None:
    for odd in ("F" * 43, new_secret()):
        client.cookies.clear()
        client.cookies[COOKIE] = odd
        answer = client.post(
            "/api/tables", json={"game": "destiny", "seats": [{"name": "A"}, {"name": "B"}]}
        )
        assert answer.status_code == 201
        given = answer.cookies[COOKIE]
        assert given != odd
        client.cookies.clear()
        client.cookies[COOKIE] = odd
        assert client.get("/api/tables").json()["tables"] == []
        assert client.get("/api/devices").json() == {"this": None, "others": []}
        client.cookies.clear()
        client.cookies[COOKIE] = given
        assert len(client.get("/api/tables").json()["tables"]) == 1


def test_by_https_the_cookie_is_of_this_host_alone(client: TestClient) -> None:
    secure = by_https(client)
    answer = secure.post(
        "/api/tables", json={"game": "destiny", "seats": [{"name": "A"}, {"name": "B"}]}
    )
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{HOST_COOKIE}=")
    for word in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"):
        assert word in cookie
    assert "Domain" not in cookie
    # A neighbouring host can set the plain name for this one, but not make it count.
    planted = admitted(client)
    secret = secure.cookies[HOST_COOKIE]
    headers = {"cookie": f"{COOKIE}={planted}; {HOST_COOKIE}={secret}"}
    assert len(secure.get("/api/tables", headers=headers).json()["tables"]) == 1
    secure.cookies.clear()
    headers = {"cookie": f"{COOKIE}={secret}"}
    assert secure.get("/api/tables", headers=headers).json()["tables"] == []


def test_who_comes_by_https_at_last_keeps_the_seats(client: TestClient) -> None:
    opened(client)
    secret = client.cookies[COOKIE]
    secure = by_https(client)
    headers = {"cookie": f"{COOKIE}={secret}"}
    answer = secure.get("/api/tables", headers=headers)
    assert len(answer.json()["tables"]) == 1
    assert answer.cookies[HOST_COOKIE] == secret
    # The answer may have been lost: the old cookie still does, until the new one has come back.
    secure.cookies.clear()
    assert len(secure.get("/api/tables", headers=headers).json()["tables"]) == 1
    better = {"cookie": f"{HOST_COOKIE}={secret}"}
    secure.cookies.clear()
    assert len(secure.get("/api/tables", headers=better).json()["tables"]) == 1
    secure.cookies.clear()
    assert secure.get("/api/tables", headers=headers).json()["tables"] == []


def test_devices_from_before_go_on(settings: Settings) -> None:
    migrated(settings.url, "0016")
    secret = new_secret()
    sql(
        settings.url,
        "insert into tables (id, game, rules, seed, seats, options, secret, created, foreknown, "
        "begun, locked, spectators, talk, seatings) values ('old', 'destiny', 1, '7', 2, '{}',"
        " 's', 0, false, true, false, true, false, 3)",
    )
    for seat, name in enumerate(("Hedda", "Anna")):
        sql(settings.url, "insert into seats values ('old', :s, :n, null, false)", s=seat, n=name)
    claim = "insert into claims (table_id, seat, device, \"left\") values ('old', 0, :d, false)"
    sql(settings.url, claim, d=hashed(secret))
    with serving(settings) as client:
        client.cookies[COOKIE] = secret
        assert [each["table"] for each in client.get("/api/tables").json()["tables"]] == ["old"]
        told = client.get("/api/devices").json()
        assert [each["name"] for each in told["this"]["seats"]] == ["Hedda"]
        game = {"game": "destiny", "seats": [{"name": "A"}, {"name": "B"}]}
        assert client.post("/api/tables", json=game).cookies[COOKIE] == secret


@pytest.mark.parametrize(
    ("agent", "kind"),
    [(UBUNTU, "Firefox, Linux"), (ANDROID, "Chrome, Android"), ("curl/8", ""), ("", "")],
)
def test_little_is_kept_of_a_browser(agent: str, kind: str) -> None:
    assert kind_of(agent) == kind


# --- the list -------------------------------------------------------------------------------


def test_the_devices_at_ones_seats(host: Device, friend: Device, third: Device) -> None:
    table = two(host, friend)
    third.client.headers["user-agent"] = ANDROID
    third.join(table, friend.link(table, 1, "along"), None)
    friend.client.headers["user-agent"] = UBUNTU
    friend.come()
    told = friend.client.get("/api/devices").json()
    assert [each["name"] for each in told["this"]["seats"]] == ["Otto"]
    (other,) = told["others"]
    assert (other["kind"], [each["table"] for each in other["seats"]]) == (
        "Chrome, Android",
        [table],
    )
    assert other["seen"] % 3600 == 0
    assert other["seen"] > 0
    host.come()
    assert host.client.get("/api/devices").json()["others"] == []


def test_another_device_is_ended(host: Device, friend: Device, third: Device) -> None:
    table = two(host, friend)
    link = friend.link(table, 1, "along")
    third.join(table, link, None)
    with third.at(table, 1) as screen:
        friend.come()
        (other,) = friend.client.get("/api/devices").json()["others"]
        host.come()
        answer = host.client.delete(f"/api/devices/{other['id']}")
        assert answer.json()["code"] == "no-such-device", "it is beside another device"
        friend.come()
        assert friend.client.delete(f"/api/devices/{other['id']}").status_code == 204
        assert screen.until(lambda message: message["t"] == "refused")["code"] == "device-ended"
        with pytest.raises(WebSocketDisconnect) as closed:
            screen.get()
        assert closed.value.code == 4403
    assert third.listed() == []
    answer = third.ask(f"{table}/seats", secret=link, name=None)
    assert answer.json()["code"] == "invite-unknown", "its link does not lead back"
    with friend.at(table, 1) as screen:
        assert screen.table["yours"] == [1]


def test_a_secret_is_renewed(settings: Settings) -> None:
    with serving(settings) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend)
        link = host.link(table, 0, "along")
        old = host.secret
        with host.at(table, 0) as screen:
            host.come()
            answer = client.post("/api/devices/secret")
            new = answer.cookies[COOKIE]
            assert (answer.status_code, new != old) == (204, True)
            # Until the new secret has arrived, the old one does.
            host.come()
            assert client.get("/api/tables").json()["tables"]
            host.secret = new
            assert host.listed() == [table]
            assert screen.until(lambda each: each["t"] == "refused")["code"] == "device-ended"
        with host.at(table, 0) as screen:
            assert (screen.table["yours"], screen.table["host"]) == ([0], True)
        assert Device(client, old).listed() == []
        assert host.ask(f"{table}/invitation", secret=link).json()["mine"]
        seating = tables_of(client)._held[table].seating
        assert seating.privy == (frozenset((hashed(new),)), frozenset((hashed(friend.secret),)))
    with serving(settings) as client:
        assert Device(client, old).listed() == []
        assert Device(client, new).listed() == [table]


def test_other_sites_cannot_end_devices(host: Device) -> None:
    host.open()
    headers = {"sec-fetch-site": "cross-site"}
    for method, path in (("POST", "secret"), ("DELETE", "0" * 16)):
        answer = host.client.request(method, f"/api/devices/{path}", headers=headers)
        assert answer.json()["code"] == "foreign-origin"
