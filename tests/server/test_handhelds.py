"""A player of a shared device who joins with a device of their own, and what that one is sent."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.moves import ids
from tests.server.conftest import Device, Json, tables_of

if TYPE_CHECKING:
    from fateloom.core.game import State

THREE: Json = {
    "game": "destinies",
    "seats": [{"name": "Ada"}, {"name": "Bruno"}, {"name": "Chen"}],
    "options": {"heroes": "dealt"},
}
BRUNO = 1


def joined(host: Device, friend: Device) -> str:
    """A table of three at one device, and Bruno with another."""
    table = host.open(**THREE)
    friend.join(table, host.link(table, BRUNO, "along"))
    return table


def secrets_of(state: State, seat: int) -> set[str]:
    """What only this seat knows of its Destiny."""
    destiny = state.view(seat).destiny
    assert destiny is not None
    return {destiny.text, *(road.text for road in destiny.roads)}


def test_both_devices_know_which_of_them_is_the_handheld(
    host: Device, friend: Device, third: Device
) -> None:
    table = host.open(**THREE)
    with host.at(table, 0) as tablet:
        assert not tablet.table["handheld"]
        assert tablet.table["handhelds"] == []
        friend.join(table, host.link(table, BRUNO, "along"))
        tablet.seated(lambda told: told["handhelds"] == [BRUNO])
        assert not tablet.table["handheld"]
        with friend.at(table, BRUNO) as phone:
            assert phone.table["handheld"]
            assert phone.table["handhelds"] == []
            assert phone.table["yours"] == [BRUNO]
            # One of the host's players is not the host.
            assert not phone.table["host"]
        third.join(table, host.link(table, 2, "along"))
        tablet.seated(lambda told: told["handhelds"] == [BRUNO, 2])
        friend.change(table, "leave", seat=BRUNO)
        tablet.seated(lambda told: told["handhelds"] == [2])


def test_two_devices_of_one_player_are_no_handhelds(host: Device, friend: Device) -> None:
    table = host.open(game="destinies", seats=[{"name": "Ada"}, {"name": "Anna", "bot": "random"}])
    friend.join(table, host.link(table, 0, "along"))
    for device in (host, friend):
        with device.at(table, 0) as screen:
            assert not screen.table["handheld"]
            assert screen.table["handhelds"] == []
            assert screen.table["host"]


def test_a_handheld_is_sent_what_its_seat_knows_and_nothing_else(
    host: Device, friend: Device
) -> None:
    table = joined(host, friend)
    state = tables_of(host.client)._live[table].play.state
    own = secrets_of(state, BRUNO)
    others = secrets_of(state, 0) | secrets_of(state, 2)
    with host.at(table, 0) as tablet, friend.at(table, BRUNO) as phone:
        for seat in (0, 2):
            assert phone.look(seat)["code"] == "look-not-your-seat"
            assert phone.choose(seat, "stay")["code"] == "not-your-seat"
        phone.look(BRUNO)
        for _ in range(25):
            seat = tablet.view["waiting"][0]
            if tablet.view["seat"] != seat:
                tablet.look(seat)
            tablet.choose(seat, ids(tablet.view)[0])
            phone.until(lambda told: told.get("number") == tablet.view["number"])
        sent = json.dumps([json.loads(raw) for raw in phone.raw], ensure_ascii=False)
    quoted = {json.dumps(text, ensure_ascii=False)[1:-1] for text in own}
    assert all(text in sent for text in quoted)
    for text in others:
        assert json.dumps(text, ensure_ascii=False)[1:-1] not in sent


def test_a_plan_made_on_the_phone_is_offered_at_the_table(host: Device, friend: Device) -> None:
    table = joined(host, friend)
    with host.at(table, 0) as tablet, friend.at(table, BRUNO) as phone:
        here = phone.view["view"]["players"][BRUNO]["tile"]
        tiles = phone.view["view"]["tiles"]
        there = next(each["number"] for each in tiles if each["tile"] != here)
        aim = {"kind": "aim", "args": {"tile": there}, "lasts": True}
        phone.ask(t="program", seat=BRUNO, kind="aim", args={"tile": there})
        assert phone.view["program"] == aim
        # The others at the table do not see it before it is Bruno's turn.
        assert tablet.look(0)["program"] is None
        assert tablet.look(BRUNO)["program"] == aim
        for bad in (999, next(each["number"] for each in tiles if each["tile"] == here)):
            answer = phone.ask(t="program", seat=BRUNO, kind="aim", args={"tile": bad})
            assert answer["code"] == "program-idle"
        # It is never chosen for them, and gone when the hero is there.
        while tablet.view["waiting"] != [BRUNO] or tablet.view["view"]["asked"] != "move":
            seat = tablet.view["waiting"][0]
            tablet.look(seat)
            moves = ids(tablet.view)
            tablet.choose(seat, next((each for each in ("stay", "end") if each in moves), moves[0]))
        tablet.look(BRUNO)
        assert tablet.view["program"] == aim
        goal = next(each["tile"] for each in tiles if each["number"] == there)
        tablet.choose(BRUNO, next(each for each in ids(tablet.view) if goal in each.split()))
        assert tablet.view["program"] is None
