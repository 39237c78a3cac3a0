"""Playing again: one new table, however many ask for it, with everybody's seat kept there."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.server.api import seats
from fateloom.server.api.devices import hashed
from fateloom.server.store import database as db
from fateloom.server.store import upgrades
from tests.server.conftest import Device, done, opened, seated, serving, sql, tables_of, two

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings
    from tests.server.conftest import Json


def _decided(asked: Json | None, told: Json) -> bool:
    """Whether this is a refusal, the end, or a view with another question than this."""
    if told["t"] != "view":
        return bool(told["t"] == "refused")
    return bool(told["over"] or told["question"] != asked)


def ended(table: str, *people: Device) -> str:
    """End a table's game by everybody's will."""
    first, *others = people
    for _ in range(20):  # a bot's choice that was on its way ends the vote
        with first.at(table, 0) as screen:
            asked = screen.view["question"]
            screen.send(t="end")
            told = screen.until(partial(_decided, asked))
        for each in others:
            if told["t"] == "view" and told["question"]:
                asked = told["question"]
                with each.at(table) as screen:
                    screen.send(t="answer", number=asked["number"], agree=True)
                    told = screen.until(partial(_decided, asked))
        if told.get("over"):
            return table
    raise AssertionError("the game does not end")


def again(device: Device, table: str) -> str:
    """Press “Play again”, or take up the offer: where that leads to."""
    answer = device.ask(f"{table}/rematch")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def refused(device: Device, table: str) -> tuple[int, str]:
    answer = device.ask(f"{table}/rematch")
    return answer.status_code, answer.json()["code"]


def shown(device: Device, table: str) -> Json:
    """A table as a device sees it."""
    with device.at(table) as screen:
        return screen.table


def offered(device: Device, table: str) -> Any:
    """Where a finished table says that it goes on."""
    with device.at(table) as screen:
        return screen.view["rematch"]


def held(table: Json) -> list[bool]:
    return [player["held"] for player in table["players"]]


def test_one_asks_and_the_other_sits_down_with_one_tap(host: Device, friend: Device) -> None:
    old = ended(two(host, friend), host, friend)
    with friend.at(old, 1) as screen:
        assert screen.view["rematch"] is None
        new = again(host, old)
        # Told at once, with nothing asked for.
        view = screen.until(lambda message: message["t"] == "view")
        assert view["rematch"] == {"table": new, "seat": 0}
    table = shown(friend, new)
    assert (table["yours"], table["left"], table["begun"]) == ([], [1], False)
    assert [(p["name"], p["held"], p["ready"]) for p in table["players"]] == [
        ("Hedda", True, True),
        ("Otto", False, False),
    ]
    assert again(friend, old) == new
    table = shown(friend, new)
    assert (table["yours"], table["begun"], table["hosts"]) == ([1], True, [0])
    assert shown(host, new)["yours"] == [0]
    # A further press leads there, too, and changes nothing.
    assert again(host, old) == again(friend, old) == new
    assert shown(host, new) == shown(host, new)
    assert host.listed() == friend.listed() == [new, old]


@pytest.mark.thorough
def test_the_new_table_is_as_the_old_one_was(host: Device, friend: Device) -> None:
    seats = [{"name": "Hedda"}, {"name": "Anna", "friend": True}, {"name": "Owl", "bot": "random"}]
    clock = {"kind": "soft", "seconds": 60, "delay": 0, "then": "bot"}
    old = two(host, friend, seats=seats, options={"goal": 3}, clock=clock)
    for do in ("lock", "talk", "spectators"):
        host.change(old, do, on=do == "lock")
    ended(old, host, friend)
    new = again(friend, old)
    with host.at(old) as screen:
        before = screen.table
    table = shown(host, new)
    same = ("game", "options", "clock", "locked", "spectators", "talk")
    assert {key: table[key] for key in same} == {key: before[key] for key in same}
    told = [(player["name"], player["bot"]) for player in table["players"]]
    assert told == [("Hedda", None), ("Otto", None), ("Owl", "random")]
    # The lock keeps strangers out, not those who are asked.
    assert again(host, old) == new
    assert shown(host, new)["begun"]
    url = tables_of(host.client).settings.url
    seeds = sql(url, "select seed, foreknown from tables order by created")
    assert seeds[0][0] != seeds[1][0]
    assert [bool(foreknown) for _, foreknown in seeds] == [True, False]


def test_bots_alone_do_not_begin(host: Device, friend: Device) -> None:
    seats = [{"name": "Hedda"}, {"name": "Anna", "friend": True}, {"name": "Owl", "bot": "random"}]
    new = again(host, ended(two(host, friend, seats=seats), host, friend))
    with host.at(new, 0) as screen:
        assert (screen.table["begun"], screen.view["choices"]) == (False, 0)


@pytest.mark.thorough
def test_two_who_press_at_once_get_one_table(
    client: TestClient, host: Device, friend: Device
) -> None:
    tables = tables_of(client)

    async def both(old: str) -> list[str]:
        devices = [hashed(each.secret) for each in (host, friend)]
        return await asyncio.gather(*(seats.rematch(tables, old, each) for each in devices))

    for _ in range(5):
        one, other = done(client, both, ended(two(host, friend), host, friend))
        assert one == other
        assert shown(host, one)["begun"]


@pytest.mark.postgres
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_two_who_press_at_two_servers_get_one_table(settings: Settings) -> None:
    """The log's key decides; the loser's table was never made."""
    with serving(settings) as first, serving(settings) as second:
        one, other = Device(first), Device(first)
        for game in range(5):
            old = ended(two(one, other), one, other)
            away = Device(second, other.secret)
            with one.at(old, 0) as here, away.at(old, 1) as there:
                calls = [
                    each.client.portal.start_task_soon(  # type: ignore[union-attr]
                        seats.rematch, tables_of(each.client), old, hashed(each.secret)
                    )
                    for each in (one, away)
                ]
                new = calls[0].result()
                assert calls[1].result() == new
                for screen in (here, there):
                    if not screen.view["rematch"]:
                        screen.until(lambda m: m["t"] == "view" and m["rematch"])
                    assert screen.view["rematch"]["table"] == new
            assert held(shown(one, new)) == [True, True]
            assert len(sql(settings.url, "select id from tables")) == 2 * (game + 1)


@pytest.mark.postgres
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_table_that_lost_the_race_is_not_there(settings: Settings) -> None:
    """A server that has not heard of the rematch makes one, and loses it with the line."""
    with serving(settings) as first, serving(settings) as second:
        one, other = Device(first), Device(first)
        old = ended(two(one, other), one, other)
        tables = tables_of(second)
        with Device(second, other.secret).at(old, 1):
            assert tables.store._notify is not None
            tables.store._notify.close()
            new = again(one, old)
            live = done(second, tables.table, old)
            assert live.play.rematch is None
            assert done(second, live.rematch, hashed(other.secret)) == new
        assert len(sql(settings.url, "select id from tables")) == 2


@pytest.mark.thorough
def test_a_restart_forgets_nothing(settings: Settings) -> None:
    with serving(settings) as client:
        host, friend = Device(client), Device(client)
        old = ended(two(host, friend), host, friend)
        new = again(host, old)
    with serving(settings) as client:
        host, friend = Device(client, host.secret), Device(client, friend.secret)
        assert offered(friend, old) == {"table": new, "seat": 0}
        assert new in friend.listed()
        assert again(friend, old) == new
        assert shown(friend, new)["begun"]


def test_several_seats_of_a_device_come_along(host: Device, friend: Device) -> None:
    seats = [
        {"name": "Hedda"},
        {"name": "Anna", "friend": True},
        {"name": "Corvin"},
        {"name": "Marsil", "friend": True},
    ]
    old = host.open(seats=seats)
    for seat in (1, 3):
        friend.join(old, host.link(old, seat))
    host.change(old, "begin")
    new = again(friend, ended(old, host, friend))
    assert held(shown(host, new)) == [False, True, False, True]
    assert shown(host, new)["left"] == [0, 2]
    again(host, old)
    table = shown(host, new)
    assert (table["yours"], table["begun"]) == ([0, 2], True)


def test_further_devices_of_a_seat_may_come_too(
    host: Device, friend: Device, third: Device
) -> None:
    old = two(host, friend)
    third.join(old, friend.link(old, 1, "along"))
    new = again(host, ended(old, host, friend))
    again(friend, old)
    assert again(third, old) == new
    table = shown(third, new)
    assert (table["yours"], table["begun"], table["players"][1]["ready"]) == ([1], True, True)


def test_who_plays_alone_at_two_devices_goes_on_at_both(host: Device, third: Device) -> None:
    old = host.open(seats=[{"name": "Hedda"}, {"name": "Owl", "bot": "random"}])
    third.join(old, host.link(old, 0, "along"))
    with host.at(old, 0) as screen:
        assert screen.ask(t="end")["over"]
    assert again(host, old) == again(third, old)


@pytest.mark.thorough
def test_who_was_taken_from_a_seat_is_not_asked(
    host: Device, friend: Device, third: Device
) -> None:
    seats = [{"name": "Hedda"}, {"name": "Anna", "friend": True}, {"name": "Eve", "friend": True}]
    old = host.open(seats=seats)
    friend.join(old, host.link(old, 1))
    third.join(old, host.link(old, 2))
    host.change(old, "begin")
    host.change(old, "remove", seat=2)
    new = again(host, ended(old, host, friend))
    assert refused(third, old) == (422, "only-watching")
    assert third.refused(new, "return", seat=2) == "seat-not-kept"
    assert third.refused(new, "sit") == "not-your-seat"
    assert new not in third.listed()
    assert again(friend, old) == new
    # The seat stands open: the host lets somebody else in, or a bot.
    assert not shown(host, new)["begun"]
    host.change(new, "bot", seat=2, bot="random")
    assert shown(host, new)["begun"]


@pytest.mark.thorough
def test_who_left_is_not_asked(host: Device, friend: Device) -> None:
    old = two(host, friend)
    friend.change(old, "leave", seat=1)
    host.change(old, "bot", seat=1, bot="random")
    new = again(host, ended(old, host))
    assert refused(friend, old) == (422, "only-watching")
    assert new not in friend.listed()


def test_a_seat_that_somebody_else_took_is_gone(
    host: Device, friend: Device, third: Device
) -> None:
    old = ended(two(host, friend), host, friend)
    new = again(host, old)
    third.join(new, host.link(new, 1), "Corvin")
    assert again(friend, old) == new
    table = shown(friend, new)
    assert (table["yours"], table["left"]) == ([], [])
    assert [player["name"] for player in table["players"]] == ["Hedda", "Corvin"]


def test_in_the_lobby_one_tap_sits_down_too(host: Device, friend: Device) -> None:
    new = again(host, ended(two(host, friend), host, friend))
    friend.change(new, "sit")
    assert shown(friend, new)["begun"]


def test_spectators_are_told_and_may_watch(host: Device, friend: Device, third: Device) -> None:
    old = ended(two(host, friend), host, friend)
    with third.at(old) as screen:
        new = again(host, old)
        view = screen.until(lambda message: message["t"] == "view")
        assert view["rematch"] == {"table": new, "seat": 0}
    assert refused(third, old) == (422, "only-watching")
    assert shown(third, new)["yours"] == []
    assert refused(third, new) == (422, "only-watching")
    host.change(new, "spectators", on=False)
    third.come()
    with third.client.websocket_connect(f"/api/tables/{new}/socket") as session:
        assert "no-spectators" in session.receive_text()
    # Those who are asked still see who has come.
    assert shown(friend, new)["left"] == [1]


@pytest.mark.thorough
def test_nobody_plays_again_before_the_end(host: Device, friend: Device) -> None:
    assert refused(host, two(host, friend)) == (409, "game-not-over")
    assert refused(host, "deadbeef") == (404, "no-such-table")


def test_what_is_over_or_gone_has_had_its_time(host: Device, friend: Device) -> None:
    old = ended(two(host, friend), host, friend)
    first = again(host, old)
    again(friend, old)
    ended(first, host, friend)
    second = again(host, old)
    assert second != first
    assert again(friend, old) == second
    for device in (host, friend):
        device.come()
        assert device.client.delete(f"/api/tables/{second}").status_code == 204
    third = again(friend, old)
    assert third not in (first, second)
    assert offered(host, old) == {"table": third, "seat": 1}


def test_alone_each_press_is_a_new_game(client: TestClient) -> None:
    device = Device(client)
    seats = [{"name": "Hedda"}, {"name": "Anna"}, {"name": "Owl", "bot": "random"}]
    old = ended(device.open(seats=seats), device)
    one, other = again(device, old), again(device, old)
    assert len({old, one, other}) == 3
    table = shown(device, other)
    assert (table["yours"], table["begun"]) == ([0, 1], True)


def test_a_game_that_was_played_to_its_end(client: TestClient, finished: str) -> None:
    """A record that was brought in is over as well."""
    answer = client.post("/api/records", content=finished)
    old = answer.json()["table"]
    new = client.post(f"/api/tables/{old}/rematch").json()["table"]
    with seated(client, new, 0) as screen:
        assert [player["name"] for player in screen.table["players"]] == ["Hedda", "Anna"]
        assert screen.table["options"] == {"goal": 3, "laying": "turns"}
        assert screen.view["choices"] == 0


def test_its_messages_name_no_device(host: Device, friend: Device, third: Device) -> None:
    old = ended(two(host, friend), host, friend)
    again(host, old)
    with third.at(old) as screen:
        told = "".join(screen.raw) + str(screen.view)
    for device in (host, friend):
        assert device.secret not in told
        assert hashed(device.secret) not in told


def test_a_device_without_a_cookie_is_nobody(client: TestClient, host: Device) -> None:
    old = ended(host.open(seats=[{"name": "A"}, {"name": "B"}]), host)
    client.cookies.clear()
    assert client.post(f"/api/tables/{old}/rematch").status_code == 404


def test_it_counts_as_making_a_table(settings: Settings) -> None:
    with serving(replace(settings, writing="1/minute")) as client:
        device = Device(client)
        device.come()
        table = opened(client)
        assert refused(device, table) == (429, "too-fast")


@pytest.mark.thorough
def test_programs_before_it_read_a_log_that_went_back(settings: Settings) -> None:
    with serving(settings) as client:
        host, friend = Device(client), Device(client)
        old = ended(two(host, friend), host, friend)
        again(host, old)
    engine = db.open_engine(settings.url)
    upgrades.migrate_back(engine, "0013")
    engine.dispose()
    kinds = [kind for (kind,) in sql(settings.url, "select kind from log order by seq")]
    assert "rematch" not in kinds
    with serving(settings) as client:
        friend = Device(client, friend.secret)
        assert offered(friend, old) is None
        assert again(friend, old)
