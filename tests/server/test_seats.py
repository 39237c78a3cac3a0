"""Seats over the network: leaving, coming back, more devices, and what the host may do."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from fateloom.games import registry
from fateloom.server.api.devices import hashed, new_secret
from tests.moves import ids
from tests.server.conftest import (
    FRIENDS,
    Device,
    Json,
    serving,
    site,
    sql,
    tables_of,
    two,
)
from tests.server.history import migrated

if TYPE_CHECKING:
    from pathlib import Path

    from fateloom.server.settings import Settings

# --- leaving and coming back ----------------------------------------------------------------


def test_who_leaves_may_come_back(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with host.at(table, 0) as screen, friend.at(table, 1) as other:
        friend.change(table, "leave", seat=1)
        screen.seated(lambda told: not told["players"][1]["held"])
        told = other.seated(lambda told: told["yours"] == [])
        assert told["left"] == [1]
        # The hand is no longer shown, and nothing can be chosen.
        assert other.look(1)["code"] == "look-not-your-seat"
        assert other.choose(1, "done")["code"] == "not-your-seat"
        assert friend.listed() == [table]
        friend.change(table, "return", seat=1)
        screen.seated(lambda told: told["players"][1]["held"])
        assert other.look(1)["seat"] == 1


def test_a_bot_stands_in_and_makes_room(host: Device, friend: Device) -> None:
    table = two(host, friend)
    assert host.refused(table, "bot", seat=1, bot="random") == "seat-held"
    friend.change(table, "leave", seat=1)
    assert friend.refused(table, "bot", seat=1, bot="random") == "not-host"
    assert host.refused(table, "bot", seat=1, bot="oracle") == "unknown-bot"
    assert host.refused(table, "bot", seat=1, bot="rollout") == "unknown-bot"
    assert host.refused(table, "bot", seat=1, bot="cheater") == "unknown-bot"
    host.change(table, "bot", seat=1, bot="random")
    with host.at(table, 0) as screen:
        assert screen.table["players"][1]["bot"] == "random"
        friend.change(table, "return", seat=1)
        screen.seated(lambda told: told["players"][1]["bot"] is None)
    friend.change(table, "leave", seat=1)
    host.change(table, "bot", seat=1, bot="random")
    host.change(table, "bot", seat=1, bot=None)
    with host.at(table, 0) as screen:
        player = screen.table["players"][1]
        assert (player["bot"], player["held"]) == (None, False)


def test_a_left_seat_goes_to_the_guest_with_a_new_link(
    host: Device, friend: Device, third: Device
) -> None:
    table = two(host, friend)
    friend.change(table, "leave", seat=1)
    third.join(table, host.link(table, 1), "Ida")
    assert friend.refused(table, "return", seat=1) == "seat-not-kept"
    with third.at(table, 1) as screen:
        assert [each["name"] for each in screen.table["players"]] == ["Hedda", "Ida"]


def test_a_host_who_puts_the_table_away_has_an_heir(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with friend.at(table, 1) as screen:
        host.come()
        assert host.client.delete(f"/api/tables/{table}").status_code == 204
        told = screen.seated(lambda told: told["host"])
        assert not told["players"][0]["held"]
    friend.come()
    assert friend.client.delete(f"/api/tables/{table}").status_code == 204
    assert friend.ask(f"{table}/changes", do="begin").json()["code"] == "no-such-table"


# --- more devices of one person -------------------------------------------------------------


def test_a_seat_is_taken_along_to_a_second_device(
    host: Device, friend: Device, third: Device
) -> None:
    table = two(host, friend)
    third.join(table, friend.link(table, 1, "along"), None)
    with friend.at(table, 1) as one, third.at(table, 1) as other:
        assert one.view["view"] == other.view["view"]
        assert one.table["players"][1]["name"] == "Otto"
    assert host.ask(f"{table}/invites", seat=1, kind="along").json()["code"] == "not-your-seat"


def test_a_seat_is_handed_to_another_device(host: Device, friend: Device, third: Device) -> None:
    table = two(host, friend)
    secret = friend.link(table, 1, "hand")
    with friend.at(table, 1) as old:
        third.join(table, secret)
        assert old.until(lambda message: message["t"] == "refused")["code"] == "seat-handed"
        assert old.table["yours"] == []
        assert old.choose(1, "done")["code"] == "not-your-seat"
    with third.at(table, 1) as new:
        assert new.table["yours"] == [1]


def test_the_host_moves_to_another_device(host: Device, third: Device) -> None:
    table = host.open()
    third.join(table, host.link(table, 0, "hand"))
    assert host.refused(table, "lock", on=True) == "not-host"
    third.change(table, "lock", on=True)


@pytest.mark.thorough
def test_a_link_of_somebody_who_has_left_leads_nowhere(
    host: Device, friend: Device, third: Device
) -> None:
    table = two(host, friend)
    secret = friend.link(table, 1, "along")
    friend.change(table, "leave", seat=1)
    friend.change(table, "return", seat=1)
    assert third.ask(f"{table}/seats", secret=secret).json()["code"] == "invite-unknown"


# --- the host -------------------------------------------------------------------------------


def test_a_removed_player_is_told_and_has_no_way_back(host: Device, friend: Device) -> None:
    table = host.open()
    secret = host.link(table, 1)
    friend.join(table, secret, "Otto")
    assert friend.refused(table, "remove", seat=0) == "not-host"
    with friend.at(table, 1) as screen:
        host.change(table, "remove", seat=1)
        told = screen.until(lambda message: message["t"] == "refused")
        assert (told["code"], told["details"]) == ("seat-removed", ["Otto"])
        assert (screen.table["yours"], screen.table["left"]) == ([], [])
        assert screen.choose(1, "done")["code"] == "not-your-seat"
        assert screen.look(1)["code"] == "look-not-your-seat"
    assert friend.refused(table, "return", seat=1) == "seat-not-kept"
    assert friend.ask(f"{table}/seats", secret=secret).json()["code"] == "invite-unknown"
    assert friend.listed() == []
    assert host.refused(table, "remove", seat=1) == "seat-free"


def test_a_locked_table(host: Device, friend: Device, third: Device) -> None:
    table = host.open()
    secret = host.link(table, 1)
    host.change(table, "lock", on=True)
    answer = friend.ask(f"{table}/seats", secret=secret)
    assert (answer.status_code, answer.json()["code"]) == (409, "table-locked")
    host.change(table, "lock", on=False)
    friend.join(table, secret)
    host.change(table, "lock", on=True)
    friend.change(table, "leave", seat=1)
    assert third.ask(f"{table}/seats", secret=secret).json()["code"] == "invite-used"
    friend.join(table, secret)


def test_spectators_are_let_in_or_not(host: Device, friend: Device, third: Device) -> None:
    table = two(host, friend)
    assert friend.refused(table, "spectators", on=False) == "not-host"
    with third.at(table) as guest, friend.at(table, 1):
        host.change(table, "spectators", on=False)
        assert guest.get()["code"] == "no-spectators"
    third.come()
    with third.client.websocket_connect(f"/api/tables/{table}/socket") as session:
        assert session.receive_json()["code"] == "no-spectators"
        assert session.receive()["code"] == 4403
    answer = third.client.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")
    # Who takes part still does, and who has left may look.
    friend.change(table, "leave", seat=1)
    with friend.at(table) as left:
        assert left.table["left"] == [1]
        host.change(table, "bot", seat=1, bot="random")
        host.change(table, "bot", seat=1, bot=None)
    host.change(table, "spectators", on=True)
    with third.at(table) as guest:
        assert guest.view["seat"] is None


def test_who_is_removed_from_a_closed_table_sees_no_more_of_it(
    host: Device, friend: Device
) -> None:
    table = two(host, friend)
    host.change(table, "spectators", on=False)
    with friend.at(table, 1) as screen:
        host.change(table, "remove", seat=1)
        assert screen.get()["code"] == "seat-removed"
        assert screen.session.receive()["code"] == 4403


def test_the_hosts_right_is_given_on(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with friend.at(table, 1) as screen:
        assert screen.table["hosts"] == [0]
        host.change(table, "host", seat=1)
        assert screen.seated(lambda told: told["host"])["hosts"] == [1]
    assert host.refused(table, "lock", on=True) == "not-host"
    friend.change(table, "remove", seat=0)


def test_names_change_and_records_tell_the_last(host: Device, friend: Device) -> None:
    table = two(host, friend)
    assert host.refused(table, "rename", seat=1, name="Kasper") == "not-your-seat"
    friend.change(table, "rename", seat=1, name="Kasper")
    tables = tables_of(host.client)
    assert tables._live[table].play.recorder.header.players == ("Hedda", "Kasper")


@pytest.mark.parametrize(
    "body",
    [{}, {"do": "dance"}, {"do": "leave"}, {"do": "lock", "on": 1}, {"do": "begin", "more": 1}],
)
def test_changes_that_are_none(host: Device, body: Json) -> None:
    table = host.open()
    answer = host.ask(f"{table}/changes", **body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed-message")


def test_a_stranger_changes_nothing(host: Device, third: Device) -> None:
    table = host.open()
    for do, more, code in (
        ("ready", {"on": True}, "not-your-seat"),
        ("rename", {"seat": 0, "name": "X"}, "not-your-seat"),
        ("leave", {"seat": 0}, "not-your-seat"),
        ("leave", {"seat": 9}, "seat-unknown"),
        ("return", {"seat": 1}, "seat-not-kept"),
        ("bot", {"seat": 1, "bot": "random"}, "not-host"),
        ("remove", {"seat": 0}, "not-host"),
        ("host", {"seat": 0}, "not-host"),
        ("lock", {"on": True}, "not-host"),
        ("spectators", {"on": False}, "not-host"),
        ("begin", {}, "not-host"),
    ):
        assert third.refused(table, do, **more) == code
    third.client.cookies.clear()
    answer = third.client.post(f"/api/tables/{table}/changes", json={"do": "begin"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


def test_a_program_goes_with_its_person(host: Device, friend: Device) -> None:
    """Nobody who sits down later learns how somebody else wanted to answer."""
    table = two(host, friend, game="realms", options={"deck": "base"})
    with friend.at(table, 1) as screen:
        program = screen.ask(t="program", seat=1, kind="until", args={"what": ["Magic"]})
        assert program["program"]["kind"] == "until"
    friend.change(table, "leave", seat=1)
    friend.change(table, "return", seat=1)
    with friend.at(table, 1) as screen:
        assert screen.view["program"] is None


# --- what is kept ---------------------------------------------------------------------------


@pytest.mark.thorough
def test_all_of_it_outlives_the_server(settings: Settings) -> None:
    with serving(settings) as client:
        host, friend, third = Device(client), Device(client), Device(client)
        table = host.open(seats=[{"name": "A"}, *({"name": n, "friend": True} for n in "BCD")])
        friend.join(table, host.link(table, 1), "Otto")
        third.join(table, host.link(table, 2), "Ida")
        third.change(table, "leave", seat=2)
        friend.change(table, "ready", on=True)
        host.change(table, "lock", on=True)
        host.change(table, "spectators", on=False)
        host.change(table, "host", seat=1)
        secret = friend.link(table, 3)
        before = tables_of(client)._live[table].seating
    with serving(settings) as client:
        friend = Device(client, friend.secret)
        with friend.at(table, 1) as screen:
            after = tables_of(client)._live[table].seating
            assert after == before
            assert screen.table["host"]
            assert not screen.table["begun"]
        friend.change(table, "lock", on=False)
        Device(client).join(table, secret)


@pytest.mark.thorough
def test_a_seat_that_was_taken_is_taken_after_a_kill(tmp_path: Path) -> None:
    with site(tmp_path) as place:
        table = place.http("POST", "/api/tables", json=FRIENDS).json()["table"]
        host = place.secret
        answer = place.http(
            "POST", f"/api/tables/{table}/invites", json={"seat": 1, "kind": "join"}
        )
        secret = answer.json()["url"].split("#")[1]
        place.secret = None
        joined = place.http("POST", f"/api/tables/{table}/seats", json={"secret": secret})
        assert joined.status_code == 201
        friend = place.secret
        assert friend not in (None, host)
        place.kill()
        place.start()
        with place.socket(table) as socket:
            assert json.loads(socket.recv(timeout=20))["yours"] == [1]


@pytest.mark.thorough
@pytest.mark.usefixtures("empty")
def test_old_tables_go_on(settings: Settings) -> None:
    """The database as it was before seats were rows of their own."""
    migrated(settings.url, "0004")
    secret = new_secret()
    players = json.dumps([["Hedda", None], ["Owl", "random"]])
    sql(
        settings.url,
        "insert into tables (id, game, rules, seed, seats, options, players, secret, created)"
        " values ('old', 'destiny', :rules, '7', 2, :options, :players, 'x', 1.0)",
        rules=registry["destiny"].rules,
        options='{"goal": 5}',
        players=players,
    )
    for seat in (-1, 0):
        claim = "insert into claims values ('old', :seat, :device)"
        sql(settings.url, claim, seat=seat, device=hashed(secret))
    sql(settings.url, "insert into invites values ('old', 0, 'y')")
    with serving(settings) as client:
        host = Device(client, secret)
        assert host.listed() == ["old"]
        with host.at("old", 0) as screen:
            assert screen.table["begun"]
            assert screen.table["host"]
            assert [each["bot"] for each in screen.table["players"]] == [None, "random"]
            while 0 not in screen.view["waiting"]:
                screen.get()
            assert screen.choose(0, ids(screen.view)[0])["t"] == "view"
