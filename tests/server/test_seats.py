"""Seats over the network: links, joining, leaving, coming back, and what the host may do."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.server.devices import hashed, new_secret
from fateloom.server.settings import COOKIE
from tests.server.conftest import Json, Seat, migrated, opened, seated, serving, site

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings

FRIENDS: Json = {
    "game": "destiny",
    "seats": [{"name": "Hedda"}, {"name": "Anna", "friend": True}],
    "seed": "7",
}
ORIGIN = "http://testserver"


class Device:
    """A device at the server: its cookie, and what it asks for."""

    def __init__(self, client: TestClient, secret: str | None = None) -> None:
        self.client = client
        self.secret = secret or new_secret()

    def ask(self, path: str, **body: Any) -> Any:
        """Ask over HTTP."""
        self.come()
        return self.client.post(f"/api/tables/{path}", json=body)

    def come(self) -> None:
        """From now on it is this device that asks."""
        self.client.cookies.clear()
        self.client.cookies[COOKIE] = self.secret

    def open(self, **wish: Any) -> str:
        """Set a table up."""
        self.come()
        return opened(self.client, **{**FRIENDS, **wish})

    def link(self, table: str, seat: int, kind: str = "join", **more: Any) -> str:
        """A link to a seat: its secret."""
        answer = self.ask(f"{table}/invites", seat=seat, kind=kind, **more)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["url"].split("#")[1])

    def join(self, table: str, secret: str, name: str | None = None) -> None:
        """Sit down by a link."""
        answer = self.ask(f"{table}/seats", secret=secret, name=name)
        assert answer.status_code == 201, answer.text

    def change(self, table: str, do: str, **more: Any) -> None:
        """Change something about the seats."""
        answer = self.ask(f"{table}/changes", do=do, **more)
        assert answer.status_code == 204, answer.text

    def refused(self, table: str, do: str, **more: Any) -> str:
        """The code with which a change is refused."""
        answer = self.ask(f"{table}/changes", do=do, **more)
        assert answer.status_code >= 400
        return str(answer.json()["code"])

    def listed(self) -> list[str]:
        """The tables that this device knows."""
        self.come()
        return [each["table"] for each in self.client.get("/api/tables").json()["tables"]]

    @contextmanager
    def at(self, table: str, seat: int | None = None) -> Iterator[Seat]:
        """A socket that looks from a seat."""
        self.come()
        with seated(self.client, table, seat) as screen:
            yield screen


@pytest.fixture
def host(client: TestClient) -> Device:
    return Device(client)


@pytest.fixture
def friend(client: TestClient) -> Device:
    return Device(client)


@pytest.fixture
def third(client: TestClient) -> Device:
    return Device(client)


def two(host: Device, friend: Device, **wish: Any) -> str:
    """A table that has begun, a friend at its second seat."""
    table = host.open(**wish)
    friend.join(table, host.link(table, 1), "Otto")
    host.change(table, "begin")
    return table


# --- joining --------------------------------------------------------------------------------


def test_a_friend_sits_down_by_a_link(host: Device, friend: Device) -> None:
    table = host.open()
    with host.at(table, 0) as screen:
        assert screen.table["yours"] == [0]
        assert screen.table["players"][1] == {
            "name": "Anna",
            "bot": None,
            "held": False,
            "ready": False,
            "presence": None,
        }
        screen.raw.clear()
        secret = host.link(table, 1)
        assert screen.ask(t="ping")["t"] == "pong"
        assert len(screen.raw) == 1, "somebody was told of a link"
        told = friend.ask(f"{table}/invitation", secret=secret).json()
        assert (told["game"], told["seat"], told["kind"]) == ("destiny", 1, "join")
        assert [each["name"] for each in told["players"]] == ["Hedda", "Anna"]
        friend.join(table, secret, " Otto ")
        there = screen.seated(lambda told: told["players"][1]["held"])
        assert there["players"][1]["name"] == "Otto"
        assert there["players"][1]["presence"] == "gone"
    assert friend.listed() == [table]
    with friend.at(table, 1) as screen:
        assert (screen.table["yours"], screen.table["host"]) == ([1], False)
        assert screen.look(0)["code"] == "look-not-your-seat"


def test_a_link_and_its_picture(host: Device) -> None:
    table = host.open()
    host.come()
    answer = host.client.post(
        f"/api/tables/{table}/invites", json={"seat": 1, "kind": "join"}, headers={"origin": ORIGIN}
    ).json()
    assert answer["url"].startswith(f"{ORIGIN}/join/{table}#")
    assert answer["picture"].startswith("<svg")


def test_a_link_lets_one_device_in_and_that_one_again(
    host: Device, friend: Device, third: Device
) -> None:
    table = host.open()
    secret = host.link(table, 1)
    friend.join(table, secret, "Otto")
    friend.join(table, secret, "Otto")
    assert friend.ask(f"{table}/invitation", secret=secret).json()["mine"]
    for path in ("invitation", "seats"):
        answer = third.ask(f"{table}/{path}", secret=secret)
        assert (answer.status_code, answer.json()["code"]) == (409, "invite-used")
    assert third.listed() == []


def test_renewed_links_replace_the_earlier_ones(host: Device, friend: Device) -> None:
    table = host.open()
    first, second = host.link(table, 1), host.link(table, 1)
    assert friend.ask(f"{table}/invitation", secret=first).status_code == 200
    third = host.link(table, 1, renew=True)
    for void in (first, second, "x", ""):
        answer = friend.ask(f"{table}/seats", secret=void)
        assert (answer.status_code, answer.json()["code"]) == (404, "invite-unknown")
    friend.join(table, third)


def test_a_link_is_for_its_table(host: Device, friend: Device) -> None:
    table, other = host.open(), host.open()
    secret = host.link(table, 1)
    assert friend.ask(f"{other}/seats", secret=secret).json()["code"] == "invite-unknown"
    assert friend.ask("nowhere/seats", secret=secret).json()["code"] == "no-such-table"


def test_links_are_kept_as_hashes(host: Device, settings: Settings) -> None:
    table = host.open()
    secret = host.link(table, 1)
    kept = b"".join(path.read_bytes() for path in settings.data.glob("tables.sqlite*"))
    assert hashed(secret).encode() in kept
    assert secret.encode() not in kept


@pytest.mark.parametrize("name", ["   ", "a\u202eb"])
def test_a_name_nobody_can_read(host: Device, friend: Device, name: str) -> None:
    table = host.open()
    answer = friend.ask(f"{table}/seats", secret=host.link(table, 1), name=name)
    assert answer.json()["code"].startswith("name-")
    assert friend.listed() == []


def test_a_seat_for_a_friend_and_a_bot_at_once(client: TestClient) -> None:
    seats = [{"name": "A"}, {"name": "B", "bot": "greedy", "friend": True}]
    answer = client.post("/api/tables", json={**FRIENDS, "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (422, "friend-or-bot")


def test_only_the_host_invites(host: Device, friend: Device, third: Device) -> None:
    table = two(host, friend)
    for device, code in ((friend, "not-host"), (third, "not-host"), (host, "seat-held")):
        answer = device.ask(f"{table}/invites", seat=1, kind="join")
        assert answer.json()["code"] == code
    for seat in (-1, 2):
        answer = host.ask(f"{table}/invites", seat=seat, kind="join")
        assert answer.json()["code"] == "seat-unknown"


def test_another_sites_page_joins_nobody(host: Device, friend: Device) -> None:
    table = host.open()
    secret = host.link(table, 1)
    friend.come()
    for path, body in (
        ("seats", {"secret": secret}),
        ("invites", {"seat": 1, "kind": "join"}),
        ("invitation", {"secret": secret}),
        ("changes", {"do": "begin"}),
    ):
        answer = friend.client.post(
            f"/api/tables/{table}/{path}", json=body, headers={"origin": "http://elsewhere"}
        )
        assert answer.json()["code"] == "foreign-origin"
    assert friend.listed() == []


# --- the ready check ------------------------------------------------------------------------


def test_the_game_waits_until_everybody_is_ready(host: Device, friend: Device) -> None:
    table = host.open()
    with host.at(table, 0) as screen:
        seat = screen.view["waiting"][0]
        answer = screen.choose(0, "done")
        assert answer["code"] == "table-gathers"
        host.change(table, "ready", on=True)
        friend.join(table, host.link(table, 1))
        assert not screen.seated(lambda told: told["players"][1]["held"])["begun"]
        friend.change(table, "ready", on=True)
        screen.seated(lambda told: told["begun"])
        with friend.at(table, 1) as other:
            there = screen if seat == 0 else other
            assert there.choose(seat, there.view["legal"][0])["t"] == "view"


def test_the_host_begins_without_waiting(host: Device, friend: Device) -> None:
    table = host.open()
    friend.join(table, host.link(table, 1))
    assert friend.refused(table, "begin") == "not-host"
    host.change(table, "begin")
    with friend.at(table, 1) as screen:
        assert screen.table["begun"]


def test_a_bot_for_the_friend_who_does_not_come(host: Device) -> None:
    table = host.open()
    host.change(table, "ready", on=True)
    with host.at(table, 0) as screen:
        assert not screen.table["begun"]
        host.change(table, "bot", seat=1, bot="random")
        there = screen.seated(lambda told: told["begun"])
        assert there["players"][1]["bot"] == "random"


def test_bots_wait_for_the_people_too(host: Device) -> None:
    seats = [{"name": "Owl", "bot": "random"}, {"name": "Anna", "friend": True}]
    table = host.open(seats=seats)
    with host.at(table) as screen:
        screen.send(t="ping")
        assert screen.get()["t"] == "pong"
        assert screen.view["number"] == 0
        host.change(table, "bot", seat=1, bot="random")
        screen.until(lambda message: message["t"] == "view" and message["number"] > 3)


def test_at_a_table_for_one_device_nobody_is_awaited(host: Device) -> None:
    table = host.open(seats=[{"name": "A"}, {"name": "B"}])
    with host.at(table) as screen:
        assert screen.table["begun"]


# --- leaving and coming back ----------------------------------------------------------------


def test_who_leaves_may_come_back(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with host.at(table, 0) as screen, friend.at(table, 1) as other:
        friend.change(table, "leave", seat=1)
        screen.seated(lambda told: not told["players"][1]["held"])
        told = other.seated(lambda told: told["yours"] == [])
        assert told["left"] == [1]
        # Nothing more is told of the hand, and nothing can be chosen.
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


def test_a_left_seat_goes_to_whoever_comes_by_a_new_link(
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


def test_a_link_of_somebody_who_has_left_leads_nowhere(
    host: Device, friend: Device, third: Device
) -> None:
    table = two(host, friend)
    secret = friend.link(table, 1, "along")
    friend.change(table, "leave", seat=1)
    friend.change(table, "return", seat=1)
    assert third.ask(f"{table}/seats", secret=secret).json()["code"] == "invite-unknown"


# --- the host -------------------------------------------------------------------------------


def test_whoever_is_removed_is_told_and_has_no_way_back(host: Device, friend: Device) -> None:
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
    hall = host.client.app.state.hall  # type: ignore[attr-defined]
    assert hall._live[table].play.recorder.header.players == ("Hedda", "Kasper")


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
        before = client.app.state.hall._live[table].seating  # type: ignore[attr-defined]
    with serving(settings) as client:
        friend = Device(client, friend.secret)
        with friend.at(table, 1) as screen:
            after = client.app.state.hall._live[table].seating  # type: ignore[attr-defined]
            assert after == before
            assert screen.table["host"]
            assert not screen.table["begun"]
        friend.change(table, "lock", on=False)
        Device(client).join(table, secret)


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


def test_old_tables_go_on(settings: Settings) -> None:
    """The database as it was before seats were rows of their own."""
    migrated(settings.url, "0004")
    secret = new_secret()
    players = json.dumps([["Hedda", None], ["Owl", "random"]])
    with sqlite3.connect(settings.data / "tables.sqlite") as file:
        file.execute(
            "insert into tables (id, game, rules, seed, seats, options, players, secret, created)"
            " values ('old', 'destiny', 1, '7', 2, '{\"goal\": 5}', ?, 'x', 1.0)",
            (players,),
        )
        file.executemany(
            "insert into claims values ('old', ?, ?)", [(-1, hashed(secret)), (0, hashed(secret))]
        )
        file.execute("insert into invites values ('old', 0, 'y')")
    file.close()
    with serving(settings) as client:
        host = Device(client, secret)
        assert host.listed() == ["old"]
        with host.at("old", 0) as screen:
            assert screen.table["begun"]
            assert screen.table["host"]
            assert [each["bot"] for each in screen.table["players"]] == [None, "random"]
            while 0 not in screen.view["waiting"]:
                screen.get()
            assert screen.choose(0, screen.view["legal"][0])["t"] == "view"


# --- presence -------------------------------------------------------------------------------


def test_who_is_there_asleep_and_gone(settings: Settings) -> None:
    with serving(replace(settings, gone_after=0.05)) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend)

        def is_(state: str) -> Any:
            return lambda told: told["players"][1]["presence"] == state

        with host.at(table, 0) as screen:
            screen.seated(is_("gone"))
            with friend.at(table, 1) as other:
                screen.seated(is_("here"))
                other.ask(t="ping", away=True)
                screen.seated(is_("asleep"))
                with friend.at(table, 1):
                    screen.seated(is_("here"))
                screen.seated(is_("asleep"))
                other.ask(t="ping")
                screen.seated(is_("here"))
            screen.seated(is_("gone"))


def test_whoever_is_silent_is_asleep(settings: Settings) -> None:
    with serving(replace(settings, asleep_after=0.1)) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend)
        with host.at(table, 0) as screen, friend.at(table, 1) as other:
            screen.seated(lambda told: told["players"][1]["presence"] == "asleep")
            other.ask(t="ping")
            screen.seated(lambda told: told["players"][1]["presence"] == "here")


def test_coming_back_at_once_is_not_told(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with host.at(table, 0) as screen:
        with friend.at(table, 1):
            screen.seated(lambda told: told["players"][1]["presence"] == "here")
        screen.raw.clear()
        with friend.at(table, 1):
            screen.ask(t="ping")
        assert [json.loads(raw)["t"] for raw in screen.raw] == ["pong"]
