"""One link and one short code for a whole table: whom they let in, and until when."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from fateloom.server.api.devices import hashed
from fateloom.server.api.seats import CODE_LENGTH, CODE_LETTERS
from tests.server.conftest import Device, kept, serving, sql
from tests.server.history import migrated

if TYPE_CHECKING:
    from fateloom.server.settings import Settings

SEATS = [{"name": "Hedda"}, *[{"name": name, "friend": True} for name in ("Anna", "Corvin")]]


def held(device: Device, table: str) -> list[str]:
    """The names of those who sit at a table."""
    with device.at(table) as screen:
        return [each["name"] for each in screen.table["players"] if each["held"]]


def code_of(device: Device, table: str, path: str, secret: str) -> str:
    """The code with which something is refused."""
    answer = device.ask(f"{table}/{path}", secret=secret)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def found(device: Device, code: str) -> tuple[int, str]:
    """What a short code leads to: a table, or a refusal."""
    device.come()
    answer = device.client.post("/api/codes", json={"code": code})
    told = answer.json()
    return answer.status_code, told.get("table") or told["code"]


def test_one_link_lets_friends_sit_down_in_order(
    host: Device, friend: Device, third: Device
) -> None:
    table = host.open(seats=SEATS)
    secret, _ = host.table_link(table)
    offer = friend.ask(f"{table}/invitation", secret=secret).json()
    assert (offer["seat"], offer["kind"], offer["mine"]) == (1, "table", False)
    friend.join(table, secret, "Otto")
    assert third.ask(f"{table}/invitation", secret=secret).json()["seat"] == 2
    third.join(table, secret)
    assert held(host, table) == ["Hedda", "Otto", "Corvin"]
    # The same device gets no second seat.
    friend.join(table, secret, "Otto")
    assert friend.ask(f"{table}/invitation", secret=secret).json()["mine"]
    assert held(host, table) == ["Hedda", "Otto", "Corvin"]
    host.join(table, secret)
    assert held(host, table) == ["Hedda", "Otto", "Corvin"]


def test_a_full_table_may_be_watched(host: Device, friend: Device, third: Device) -> None:
    table = host.open()
    secret, code = host.table_link(table)
    friend.join(table, secret)
    for key in (secret, code):
        offer = third.ask(f"{table}/invitation", secret=key).json()
        assert (offer["seat"], offer["mine"], offer["spectators"]) == (None, False, True)
        assert code_of(third, table, "seats", key) == "table-full"
    host.change(table, "spectators", on=False)
    for path in ("invitation", "seats"):
        assert code_of(third, table, path, secret) == "table-full"
    assert third.listed() == []


def test_nobody_gets_a_seat_that_is_taken_or_kept(
    host: Device, friend: Device, third: Device
) -> None:
    seats = [*SEATS[:2], {"name": "Owl", "bot": "random"}]
    table = host.open(seats=seats)
    secret, _ = host.table_link(table)
    friend.join(table, secret, "Otto")
    friend.change(table, "leave", seat=1)
    assert code_of(third, table, "seats", secret) == "table-full"
    friend.join(table, secret)
    with friend.at(table, 1) as screen:
        assert screen.table["yours"] == [1]
    # A link to that seat still lets somebody else take it.
    friend.change(table, "leave", seat=1)
    third.join(table, host.link(table, 1), "Ida")
    assert held(host, table) == ["Hedda", "Ida"]


def test_a_locked_table_lets_nobody_in(host: Device, friend: Device) -> None:
    table = host.open()
    secret, code = host.table_link(table)
    host.change(table, "lock", on=True)
    for key in (secret, code):
        assert code_of(friend, table, "seats", key) == "table-locked"
    host.change(table, "lock", on=False)
    friend.join(table, code)


def test_link_and_code_end_when_the_game_begins(
    host: Device, friend: Device, third: Device
) -> None:
    table = host.open(seats=SEATS)
    secret, code = host.table_link(table)
    assert found(third, code) == (200, table)
    host.change(table, "begin")
    assert found(third, code) == (404, "code-unknown")
    for key in (secret, code):
        assert code_of(friend, table, "seats", key) == "table-begun"
        assert friend.ask(f"{table}/invitation", secret=key).json()["seat"] is None
    answer = host.ask(f"{table}/invites", kind="table")
    assert (answer.status_code, answer.json()["code"]) == (409, "table-begun")
    # A stand-in gets a link to a seat.
    friend.join(table, host.link(table, 2))


def test_a_renewed_link_replaces_earlier_ones_and_their_codes(host: Device, friend: Device) -> None:
    table = host.open()
    first, code = host.table_link(table)
    second, other = host.table_link(table)
    assert friend.ask(f"{table}/invitation", secret=first).status_code == 200
    third, last = host.table_link(table, renew=True)
    for void in (first, code, second, other):
        assert code_of(friend, table, "seats", void) == "invite-unknown"
    for each, answer in ((code, (404, "code-unknown")), (last, (200, table))):
        assert found(friend, each) == answer
    friend.join(table, third)


def test_who_was_removed_does_not_come_back_by_the_same_link(
    host: Device, friend: Device, third: Device
) -> None:
    table = host.open(seats=SEATS)
    secret, code = host.table_link(table)
    friend.join(table, secret)
    host.change(table, "remove", seat=1)
    for key in (secret, code):
        assert code_of(friend, table, "seats", key) == "invite-unknown"
    third.join(table, host.table_link(table)[0])
    assert held(host, table) == ["Hedda", "Anna"]


def test_only_the_host_makes_a_link_for_the_table(host: Device, friend: Device) -> None:
    table = host.open(seats=SEATS)
    friend.join(table, host.table_link(table)[0])
    for device in (friend, Device(host.client)):
        answer = device.ask(f"{table}/invites", kind="table")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-host")
    # A link to a seat needs one.
    answer = host.ask(f"{table}/invites", kind="join")
    assert answer.json()["code"] == "seat-unknown"


def test_a_code_is_typed_as_it_comes(host: Device, friend: Device) -> None:
    table = host.open()
    _, code = host.table_link(table)
    assert len(code) == CODE_LENGTH
    assert set(code) <= set(CODE_LETTERS)
    for typed in (code, code.lower(), f" {code[:3]} {code[3:]} ", f"{code[:3]}-{code[3:].lower()}"):
        assert found(friend, typed) == (200, table)
    for wrong in ("", "ABC", "aaaaaa", code + "X", "§" * 6, code[:5] + "\u0001"):
        assert found(friend, wrong) == (404, "code-unknown")
    friend.come()
    told = friend.client.post("/api/codes", json={"code": code.lower()}).json()
    friend.join(told["table"], told["secret"], "Otto")
    assert held(host, table) == ["Hedda", "Otto"]


def test_a_code_is_for_its_table(host: Device, friend: Device) -> None:
    table, other = host.open(), host.open()
    _, code = host.table_link(table)
    assert code_of(friend, other, "seats", code) == "invite-unknown"
    assert host.table_link(other)[1] != code


def test_links_and_codes_are_kept_as_hashes(host: Device, settings: Settings) -> None:
    table = host.open()
    secret, code = host.table_link(table)
    assert hashed(secret) in kept(settings)
    assert hashed(code) in kept(settings)
    assert secret not in kept(settings)
    assert code not in sql(settings.url, "SELECT code FROM invites")[0]


def test_guessing_codes_is_slow(settings: Settings) -> None:
    """Wherever a code can be tried, it counts; the long secret of a link does not."""
    with serving(replace(settings, codes="6/minute")) as client:
        host, friend = Device(client), Device(client)
        table = host.open()
        secret, code = host.table_link(table)
        for _ in range(2):
            found(friend, "BCDFHJ")
            code_of(friend, table, "invitation", "BCDFHJ")
            code_of(friend, table, "seats", "BCDFHJ")
        assert found(friend, code) == (429, "too-fast")
        for path in ("invitation", "seats"):
            assert code_of(friend, table, path, code) == "too-fast"
        friend.join(table, secret)


def test_another_sites_page_tries_no_codes(host: Device, friend: Device) -> None:
    table = host.open()
    _, code = host.table_link(table)
    friend.come()
    answer = friend.client.post(
        "/api/codes", json={"code": code}, headers={"origin": "http://elsewhere"}
    )
    assert answer.json()["code"] == "foreign-origin"


def test_a_deleted_table_has_no_code(host: Device, friend: Device) -> None:
    table = host.open()
    _, code = host.table_link(table)
    host.come()
    assert host.client.delete(f"/api/tables/{table}").status_code == 204
    assert found(friend, code) == (404, "code-unknown")


@pytest.mark.thorough
def test_an_earlier_version_does_not_see_links_for_a_table(settings: Settings) -> None:
    with serving(settings) as client:
        host = Device(client)
        table = host.open()
        host.table_link(table)
        seat = host.link(table, 1)
    from fateloom.server.store import database as db
    from fateloom.server.store import upgrades

    engine = db.open_engine(settings.url)
    step = upgrades.STEPS.index("0021") + 1
    upgrades.migrate_back(engine, upgrades.STEPS[step])
    engine.dispose()
    assert sql(settings.url, "SELECT kind, secret FROM invites") == [("join", hashed(seat))]
    migrated(settings.url, upgrades.STEPS[0])
    with serving(settings) as client:
        Device(client).join(table, seat, "Otto")
