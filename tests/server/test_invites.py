"""Sitting down over the network: links, who may use them, and the ready check."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fateloom.core.record import Record
from fateloom.server.api.devices import hashed
from tests.moves import ids
from tests.server.conftest import FRIENDS, Device, kept, opened, two

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings

ORIGIN = "http://testserver"


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
            "share": None,
            "revealed": False,
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
    assert hashed(secret) in kept(settings)
    assert secret not in kept(settings)


@pytest.mark.parametrize(
    "name", ["   ", "a\u202eb", "\u3164", "\u2800 \u2800", "\ufe0f\ufe0f", "x" + 9 * "\u0300"]
)
def test_a_name_nobody_can_read(host: Device, friend: Device, name: str) -> None:
    table = host.open()
    answer = friend.ask(f"{table}/seats", secret=host.link(table, 1), name=name)
    assert answer.json()["code"].startswith("name-")
    assert friend.listed() == []


def test_a_link_tells_what_was_agreed(host: Device, friend: Device) -> None:
    clock = {"kind": "turn", "seconds": 60}
    table = host.open(options={"goal": 4}, clock=clock, talk=False)
    host.change(table, "spectators", on=False)
    secret = host.link(table, 1)
    told = friend.ask(f"{table}/invitation", secret=secret).json()
    assert told["options"] == {"goal": 4, "laying": "turns"}
    assert (told["spectators"], told["talk"]) == (False, False)
    assert (told["clock"]["kind"], told["clock"]["seconds"]) == ("turn", 60)


@pytest.mark.thorough
def test_a_link_tells_whether_somebody_may_know_what_is_hidden(host: Device, finished: str) -> None:
    """A player who chose the seed or had the game before can have played it in advance."""
    host.come()
    secret = opened(host.client, seed=None)
    named = opened(host.client, seed="7")
    story = opened(host.client, game="destinies", seats=[{"name": "A"}, {"name": "B"}], seed=None)
    fresh = opened(host.client, seed=None)
    copies = host.client.post(f"/api/tables/{story}/copies", json={"name": "Eve"})
    save = copies.json()["table"]
    copy = host.client.post(f"/api/tables/{save}/copies", json={}).json()["table"]
    file = host.client.post(f"/api/tables/{secret}/save").content
    carried = host.client.post("/api/saves?here=0&here=1", content=file).json()["table"]
    record = Record.loads(finished).cut(40).dumps()
    brought = host.client.post("/api/records", content=record).json()["table"]

    def foreknown(table: str) -> bool:
        link = host.link(table, 1, "along")
        told = host.ask(f"{table}/invitation", secret=link).json()
        return bool(told["foreknown"])

    assert not foreknown(fresh)
    known = (secret, named, story, copy, carried, brought)
    assert [foreknown(table) for table in known] == 6 * [True]


ALIKE = {
    "cyrillic": "\u0410nna",
    "fullwidth": "\uff21nna",
    "joiner": "An\u200dna",
    "non-joiner": "An\u200cna",
    "joiner at the end": "Anna\u200d",
    "variation": "Anna\ufe01",
    "variation beyond": "Anna\U000e0100",
    "grapheme joiner": "An\u034fna",
    "mathematical": "\U0001d400nna",
    "capitals": "\u0410NNA",
}


@pytest.mark.parametrize("name", ALIKE.values(), ids=ALIKE)
def test_names_that_look_alike(host: Device, friend: Device, name: str) -> None:
    host.come()
    for beside in ({"name": name}, {"name": name, "bot": "greedy"}):
        wish = {"game": "destiny", "seats": [{"name": "Anna"}, beside]}
        answer = host.client.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (409, "name-alike")
    table = host.open(seats=[{"name": "Anna"}, {"name": "Otto", "friend": True}])
    secret = host.link(table, 1)
    answer = friend.ask(f"{table}/seats", secret=secret, name=name)
    assert (answer.status_code, answer.json()["code"]) == (409, "name-alike")
    assert answer.json()["details"] == [name, "Anna"]
    friend.join(table, secret, "Hanna")
    assert friend.refused(table, "rename", seat=1, name=name) == "name-alike"
    friend.change(table, "rename", seat=1, name="Änna")


def test_letters_that_only_look_alike_as_they_are_written(host: Device) -> None:
    """A capital i is a small L in most fonts."""
    host.come()
    for one, other, code in (
        ("Ida", "lda", "name-alike"),
        ("Bernd", "Bemd", "name-alike"),
        ("O. B.", "0.  B.", "name-alike"),
        ("Player 1", "Player 2", None),
        ("Ida", "Lda", None),
        ("李", "王", None),
    ):
        seats = [{"name": one}, {"name": other}]
        answer = host.client.post("/api/tables", json={"game": "destiny", "seats": seats})
        assert answer.json().get("code") == code, (one, other)


def test_two_at_a_table_are_not_called_alike(host: Device, friend: Device) -> None:
    table = host.open()
    secret = host.link(table, 1)
    answer = friend.ask(f"{table}/seats", secret=secret, name=" hEDDA ")
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
    assert friend.listed() == []
    friend.join(table, secret, "Zoë")
    assert host.refused(table, "rename", seat=0, name="zoe\u0308") == "name-taken"
    friend.change(table, "rename", seat=1, name="ZOË")


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
        answer = screen.choose(0, "done")
        assert answer["code"] == "table-gathers"
        host.change(table, "ready", on=True)
        friend.join(table, host.link(table, 1))
        assert not screen.seated(lambda told: told["players"][1]["held"])["begun"]
        friend.change(table, "ready", on=True)
        screen.seated(lambda told: told["begun"])
        seat = screen.get()["waiting"][0]
        with friend.at(table, 1) as other:
            there = screen if seat == 0 else other
            assert there.choose(seat, ids(there.view)[0])["t"] == "view"


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


@pytest.mark.thorough
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
