"""Who takes a seat that was played, and what the log tells everybody of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fateloom.core.game import Game
from fateloom.games import registry
from fateloom.table.invites import Invite
from fateloom.table.seating import Player, Seating
from fateloom.table.takeovers import takeovers
from tests.server.conftest import Device, opened, serving, sql, tables_of, two
from tests.server.history import migrated

if TYPE_CHECKING:
    from fateloom.server.settings import Settings

A, B, C, D = (letter * 64 for letter in "abcd")
THREE: Any = {
    "seats": [
        {"name": "Hedda"},
        {"name": "Anna", "friend": True},
        {"name": "Cleo", "friend": True},
    ]
}


def notes(device: Device, table: str, seat: int) -> list[tuple[str, int, str | None]]:
    with device.at(table, seat) as screen:
        called = screen.table["called"]
        return [
            (each["kind"], each["seat"], called.get(str(each["number"])))
            for each in screen.view["notes"]
        ]


def three(host: Device, friend: Device, third: Device) -> str:
    table = two(host, friend, **THREE, seed=None)
    third.join(table, host.link(table, 2), "Cleo")
    return table


def test_a_host_who_looks_in_while_somebody_is_away(
    host: Device, friend: Device, third: Device
) -> None:
    """Cleo leaves for a moment, the host sits down there, looks, leaves and invites her again."""
    table = three(host, friend, third)
    assert notes(friend, table, 1) == []
    with friend.at(table, 1) as other:
        third.change(table, "leave", seat=2)
        host.join(table, host.link(table, 2), "Cleo")
        while not other.view["notes"]:
            other.get()
        host.change(table, "leave", seat=2)
    link = host.link(table, 2)
    assert third.ask(f"{table}/invitation", secret=link).json()["foreknown"]
    third.join(table, link, "Cleo")
    for device, seat in ((host, 0), (friend, 1), (third, 2)):
        assert notes(device, table, seat) == [("privy", 2, "Hedda")]


def test_a_host_who_removes_somebody_first(host: Device, friend: Device) -> None:
    table = two(host, friend)
    host.change(table, "remove", seat=1)
    host.join(table, host.link(table, 1), None)
    assert notes(host, table, 0) == [("removed", 1, "Otto"), ("privy", 1, "Hedda")]


def test_an_open_seat_that_a_host_looks_at_first(host: Device, friend: Device) -> None:
    """Its cards are dealt before its friend comes."""
    table = host.open(seed=None)
    link = host.link(table, 1)
    assert not friend.ask(f"{table}/invitation", secret=link).json()["foreknown"]
    host.join(table, link, None)
    host.change(table, "leave", seat=1)
    link = host.link(table, 1)
    assert friend.ask(f"{table}/invitation", secret=link).json()["foreknown"]
    friend.join(table, link, "Otto")
    # To the friend the host's device has played there.
    assert notes(friend, table, 1) == [("privy", 1, "Hedda"), ("seated", 1, "Otto")]


@pytest.mark.parametrize("kind", ["along", "hand"])
def test_a_fresh_device_makes_the_usual_note(host: Device, friend: Device, kind: str) -> None:
    table = two(host, friend, seed=None)
    fresh = Device(host.client)
    fresh.join(table, friend.link(table, 1, kind), None)
    assert notes(host, table, 0) == [("seated", 1, "Otto")]
    link = host.link(table, 0, "along")
    assert not Device(host.client).ask(f"{table}/invitation", secret=link).json()["foreknown"]


def test_a_link_that_takes_along_to_somebody_elses_device(host: Device, friend: Device) -> None:
    table = two(host, friend)
    host.join(table, friend.link(table, 1, "along"), None)
    assert notes(friend, table, 1) == [("privy", 1, "Hedda")]


def test_who_comes_back_makes_no_note(host: Device, friend: Device) -> None:
    table = two(host, friend)
    for _ in range(2):
        friend.change(table, "leave", seat=1)
        host.change(table, "bot", seat=1, bot="random")
        friend.change(table, "return", seat=1)
    assert notes(host, table, 0) == []


def test_several_seats_at_one_device_from_the_start(host: Device, friend: Device) -> None:
    host.come()
    table = opened(host.client)
    for seat in (0, 1, 1):
        host.change(table, "leave", seat=seat)
        host.change(table, "return", seat=seat)
    assert notes(host, table, 0) == []
    friend.join(table, host.link(table, 1, "hand"), None)
    assert notes(friend, table, 1) == [("seated", 1, "Anna")]
    # From now on there is something that the host's device has not seen.
    friend.change(table, "leave", seat=1)
    host.join(table, host.link(table, 1), None)
    assert notes(host, table, 0)[1:] == [("privy", 1, "Hedda")]


def test_who_gave_the_table_up_still_knows(host: Device, friend: Device, third: Device) -> None:
    table = three(host, friend, third)
    third.come()
    assert third.client.delete(f"/api/tables/{table}").status_code == 204
    friend.change(table, "leave", seat=1)
    third.join(table, host.link(table, 1), "Ida")
    assert notes(host, table, 0) == [("privy", 1, "Cleo")]


def test_a_restart_forgets_nobody(settings: Settings) -> None:
    with serving(settings) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend)
        friend.change(table, "leave", seat=1)
    with serving(settings) as client:
        host, friend = Device(client, host.secret), Device(client, friend.secret)
        host.join(table, host.link(table, 1), None)
        assert notes(host, table, 0) == [("privy", 1, "Hedda")]


def test_a_rematch_begins_afresh(host: Device, friend: Device) -> None:
    seating = Seating.of([Player("Hedda"), Player("Anna")]).opened_by(A)
    seating = seating.invited(Invite("s", 0, "along", A, 0.0)).joined("s", B, None)
    seating = seating.invited(Invite("t", 1, "along", A, 0.0)).joined("t", B, None)
    again = seating.rematch(A)
    assert again.privy == (frozenset((A,)),) * 2
    assert takeovers(again, again.sat_down(B)) == [], "both seats were kept for it"


def test_after_the_end_there_is_nothing_to_hide(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with host.at(table, 0) as screen:
        screen.send(t="end")
        number = screen.until(lambda message: message.get("question"))["question"]["number"]
    with friend.at(table, 1) as screen:
        screen.send(t="answer", number=number, agree=True)
        screen.until(lambda message: message["t"] == "view" and message["over"])
    friend.change(table, "leave", seat=1)
    host.join(table, host.link(table, 1), None)
    assert [kind for kind, _, _ in notes(host, table, 0)] == ["end"]


def test_clocks_start_when_the_game_does(host: Device, friend: Device, third: Device) -> None:
    clock = {"kind": "turn", "seconds": 100, "delay": 0, "then": "bot"}
    table = host.open(**THREE, clock=clock)
    friend.join(table, host.link(table, 1), "Otto")
    host.change(table, "remove", seat=1)
    third.join(table, host.link(table, 1), "Ida")
    live = tables_of(host.client)._held[table]
    assert [note.kind for note in live.play.notes] == ["removed", "seated"]
    assert live.play.times is None


def test_a_table_from_before(settings: Settings) -> None:
    """It is not known who sat there once, but who sits there, or may come back, is."""
    url = settings.url
    migrated(url, "0016")
    game: Game[Any, Any] = registry["destiny"]
    sql(
        url,
        "insert into tables (id, game, rules, seed, seats, options, secret, created, foreknown, "
        "begun, locked, spectators, talk, seatings) values ('old', 'destiny', :rules, '7', 2, '{}',"
        " 's', 0, false, true, false, true, false, 3)",
        rules=game.rules,
    )
    for seat, name in enumerate(("Hedda", "Anna")):
        sql(url, "insert into seats values ('old', :s, :n, null, false)", s=seat, n=name)
    for seat, device, left in ((-1, A, False), (0, A, False), (1, B, True)):
        sql(
            url,
            "insert into claims (table_id, seat, device, \"left\") values ('old', :s, :d, :l)",
            s=seat,
            d=device,
            l=left,
        )
    with serving(settings) as client:
        assert client.portal is not None
        live = client.portal.call(tables_of(client).table, "old")
        assert live.seating.privy == (frozenset((A,)), frozenset((B,)))
