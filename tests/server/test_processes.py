"""Several servers on one database: any serves any table, and none of them tells it otherwise."""

from __future__ import annotations

import json
import threading
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.server.settings import COOKIE
from tests.moves import ids
from tests.server.conftest import (
    Device,
    Screen,
    Seat,
    Site,
    opened,
    seated,
    serving,
    sql,
    tables_of,
    waited,
)
from tests.server.test_kill import QUICK

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings
    from tests.server.conftest import Json

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.parametrize("database", ["postgres"], indirect=True),
]


@contextmanager
def two(settings: Settings) -> Iterator[tuple[TestClient, TestClient]]:
    """Two servers on one database, and the same device at both."""
    with serving(settings) as first, serving(settings) as second:
        opened(first)
        second.cookies = first.cookies
        yield first, second


def until(screen: Seat, number: int, seat: int | None = None) -> Json:
    """Look from a seat and read until the view of this number, or a later one, is there."""
    if seat is not None:
        screen.send(t="look", seat=seat)
    while screen.view["number"] < number or seat not in (None, screen.view["seat"]):
        screen.get()
    return screen.view


def act(screen: Seat, **message: Any) -> Json:
    """Send a message, and read until it is refused or the table moves on."""
    number = screen.view["number"]
    screen.send(**message)
    return screen.until(lambda m: m["t"] == "refused" or m["number"] > number)


def same(one: Screen, other: Screen) -> None:
    """Both screens show the very same, however it came there."""
    assert {**one.view, "first": 0, "events": []} == {**other.view, "first": 0, "events": []}
    assert one.events == other.events


def test_a_table_is_played_at_two_servers(settings: Settings) -> None:
    with two(settings) as (first, second):
        table = opened(first)
        rng = Random(1)
        with seated(first, table, 0) as one, seated(second, table, 0) as other:
            number = 0
            while not one.view["over"]:
                seat = one.view["waiting"][0]
                for screen in (one, other):
                    until(screen, number, seat)
                same(one, other)
                screen = rng.choice((one, other))
                if screen.view["undo"] and rng.random() < 0.2:
                    answer = act(screen, t="undo", seat=seat, number=number)
                elif rng.random() < 0.1:
                    act(screen, t="pause", on=True)
                    answer = act(screen, t="pause", on=False)
                else:
                    move = rng.choice(ids(screen.view))
                    answer = act(screen, t="choose", seat=seat, move=move, number=number)
                assert answer["t"] == "view", answer
                number = answer["number"]
                until(one, number)
        assert number > 20
        record = first.get(f"/api/tables/{table}/record").text
        assert second.get(f"/api/tables/{table}/record").text == record


def test_a_choice_is_sent_on_without_what_was_sent_before(settings: Settings) -> None:
    """The other server goes on by the one line: its viewers keep the events they have."""
    with two(settings) as (first, second):
        table = opened(first)
        with seated(first, table, 0) as one, seated(second, table, 0) as other:
            seat = one.view["waiting"][0]
            one.look(seat)
            had = len(other.events)
            one.choose(seat, ids(one.view)[0])
            until(other, 1)
            assert other.view["first"] == had > 0


def test_both_choose_at_once(settings: Settings) -> None:
    """The log's key decides; the loser sees what was chosen, and is asked again."""
    with two(settings) as (first, second):
        lost = 0
        for game in range(6):
            table = opened(first, seed=str(game))
            with seated(first, table, 0) as one, seated(second, table, 0) as other:
                for _ in range(5):
                    seat, number = one.view["waiting"][0], one.view["number"]
                    legal = [ids(until(screen, number, seat)) for screen in (one, other)]
                    assert legal[0] == legal[1]
                    moves = (legal[0][0], legal[0][-1])
                    for screen, move in zip((one, other), moves, strict=True):
                        screen.send(t="choose", seat=seat, move=move, number=number)
                    for screen in (one, other):
                        screen.raw.clear()
                        until(screen, number + 1)
                    for screen in (one, other):
                        screen.send(t="ping")
                        screen.until(lambda m: m["t"] == "pong")
                        lost += sum('"stale"' in raw for raw in screen.raw)
                        until(screen, number + 1, seat)
                    same(one, other)
            lines = sql(
                settings.url, "select seq from log where table_id = :id order by seq", id=table
            )
            assert [seq for (seq,) in lines] == list(range(1, 6))
        assert lost == 30


@pytest.mark.parametrize("how", ["removed", "handed"])
def test_a_seat_lost_at_one_server_chooses_nothing_at_the_other(
    settings: Settings, how: str
) -> None:
    """Even before the other has heard of it. A removal is a line of the log, a seat that was
    handed on is none."""
    with serving(settings) as first, serving(settings) as second:
        table = opened(first, seats=[{"name": "Hedda"}, {"name": "Anna", "friend": True}])
        url = first.post(f"/api/tables/{table}/invites", json={"seat": 1, "kind": "join"})
        secret = url.json()["url"].partition("#")[2]
        joined = second.post(f"/api/tables/{table}/seats", json={"secret": secret})
        assert joined.status_code == 201
        change = f"/api/tables/{table}/changes"
        assert first.post(change, json={"do": "begin"}).status_code == 204
        with seated(first, table, 0) as hedda, seated(second, table, 1) as anna:
            while hedda.view["waiting"] != [1]:
                hedda.choose(0, ids(hedda.view)[0])
            until(anna, hedda.view["number"])
            hints = tables_of(second).store._notify
            assert hints is not None
            hints.close()
            legal = ids(anna.look(1))
            if how == "removed":
                assert first.post(change, json={"do": "remove", "seat": 1}).status_code == 204
            else:
                wish = {"seat": 1, "kind": "hand"}
                url = second.post(f"/api/tables/{table}/invites", json=wish).json()["url"]
                secret = {"secret": url.partition("#")[2]}
                first.cookies.clear()
                joined = first.post(f"/api/tables/{table}/seats", json=secret)
                assert joined.status_code == 201
            number = anna.view["number"]
            answer = act(anna, t="choose", seat=1, move=legal[0], number=number)
            ended = ("device-ended", "no-spectators", "not-your-seat", "seat-handed")
            assert answer.get("code") in ended
            assert hedda.look(0)["waiting"] == [1]


def test_who_sits_where_and_programs_are_told_at_both(settings: Settings) -> None:
    three = [{"name": name} for name in ("Hedda", "Anna", "Rolf")]
    with two(settings) as (first, second):
        table = opened(first, game="realms", seats=three)
        change = f"/api/tables/{table}/changes"
        with seated(first, table, 0) as one, seated(second, table, 0) as other:
            rename = {"do": "rename", "seat": 1, "name": "Otto"}
            assert second.post(change, json=rename).status_code == 204
            for screen in (one, other):
                screen.seated(lambda seen: seen["players"][1]["name"] == "Otto")
            one.ask(t="program", seat=0, kind="until", args={"what": ["Magic"]}, topic=None)
            assert other.until(lambda m: m["program"])["program"]["kind"] == "until"
            other.ask(t="cancel", seat=0)
            assert one.until(lambda m: m["program"] is None)
            assert first.delete(f"/api/tables/{table}").status_code == 204
            assert other.until(lambda m: m["t"] == "refused")["code"] == "table-gone"


def test_what_is_said_at_one_server_is_heard_at_the_other(settings: Settings) -> None:
    with two(settings) as (first, second):
        host, friend = Device(first), Device(second)
        table = host.open()
        friend.join(table, host.link(table, 1), "Otto")
        with host.at(table, 0) as one, friend.at(table, 1) as other:
            for number in range(1, 5):
                speaker, seat = ((one, 0), (other, 1))[number % 2]
                speaker.send(t="say", seat=seat, text=f"line {number}")
                for screen in (one, other):
                    (line,) = screen.until(lambda m: m["t"] == "talk")["lines"]
                    assert (line["number"], line["seat"]) == (number, seat)
            # Both at once: each line gets a number of its own.
            one.send(t="say", seat=0, phrase="yes")
            other.send(t="say", seat=1, phrase="no")
            heard: list[Json] = []
            while len(heard) < 2:
                heard += one.until(lambda m: m["t"] == "talk")["lines"]
            assert [line["number"] for line in heard] == [5, 6]


def test_a_server_where_nobody_looks_reads_nothing_until_somebody_does(settings: Settings) -> None:
    with two(settings) as (first, second):
        table = opened(first)

        def choices() -> int:
            listed = first.get("/api/tables").json()["tables"]
            return int(next(each["choices"] for each in listed if each["table"] == table))

        assert choices() == 0
        here = tables_of(first)._held[table]
        assert not here.behind
        with seated(second, table, 0) as other:
            seat = other.view["waiting"][0]
            move = ids(until(other, 0, seat))[0]
            act(other, t="choose", seat=seat, move=move, number=0)
            waited(lambda: here.behind)
            assert here.play.number == 0
            assert choices() == 1
            assert here.play.number == 1
            # A viewer who comes now gets what comes next.
            with seated(first, table, 0) as one:
                seat = other.view["waiting"][0]
                move = ids(until(other, 1, seat))[0]
                act(other, t="choose", seat=seat, move=move, number=1)
                until(one, 2, seat)
                same(one, other)


def test_a_table_that_is_gone_is_gone_where_nobody_looked(settings: Settings) -> None:
    with two(settings) as (first, second):
        table = opened(first)
        assert first.get(f"/api/tables/{table}/record").json()["code"] == "game-not-over"
        here = tables_of(first)._held[table]
        assert second.delete(f"/api/tables/{table}").status_code == 204
        waited(lambda: here.behind)
        for _ in range(2):
            answer = first.get(f"/api/tables/{table}/record")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


def test_hints_that_were_missed_are_made_up_for(settings: Settings) -> None:
    """As after a restart of the database: a process that reconnects refreshes all tables."""
    cut = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
    with two(settings) as (first, second):
        table = opened(first)
        with seated(first, table, 0) as one, seated(second, table, 0) as other:
            for number in range(1, 4):
                sql(settings.url, f"{cut} and datname = current_database()")
                seat = one.view["waiting"][0]
                move = ids(until(one, number - 1, seat))[0]
                act(one, t="choose", seat=seat, move=move, number=number - 1)
                until(other, number, seat)
                same(one, other)


def test_a_bot_that_two_servers_watch_plays_each_choice_once(settings: Settings) -> None:
    seats = [{"name": "Rook", "bot": "random"}, {"name": "Owl", "bot": "random"}]
    with two(replace(settings, bot_pace=0.01)) as (first, second):
        table = opened(first, seats=seats)
        with seated(first, table) as one, seated(second, table) as other:
            one.until(lambda m: m["t"] == "view" and m["over"])
            other.until(lambda m: m["t"] == "view" and m["over"])
            same(one, other)


def test_two_processes(tmp_path: Path, settings: Settings) -> None:
    """Real ones, with a device at each that play against each other, until one is killed."""
    with ExitStack() as ends:
        places = [
            Site(tmp_path / str(n), *QUICK, f"--set=database={settings.database}") for n in (0, 1)
        ]
        for place in places:
            place.start()
            ends.callback(place.end)
        wish = {"game": "destiny", "seats": [{"name": "Hedda"}, {"name": "Anna"}], "seed": "3"}
        table = places[0].http("POST", "/api/tables", json=wish).json()["table"]
        places[1].secret = places[0].secret
        seen: list[dict[int, Any]] = [{}, {}]

        def play(mine: int) -> None:
            with places[mine].socket(table) as socket:
                socket.send(json.dumps({"t": "look", "seat": mine}))
                while True:
                    view = json.loads(socket.recv(timeout=30))
                    if view["t"] != "view":
                        continue
                    seen[mine][view["number"]] = (view["choices"], view["waiting"])
                    if view["over"] or view["number"] >= 40:
                        return
                    if mine in view["waiting"]:
                        answer = {"t": "choose", "seat": mine, "move": ids(view)[0]}
                        socket.send(json.dumps({**answer, "number": view["number"]}))

        threads = [threading.Thread(target=play, args=(mine,)) for mine in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
            assert not thread.is_alive()
        both = seen[0].keys() & seen[1].keys()
        assert len(both) > 5
        assert all(seen[0][number] == seen[1][number] for number in both)
        # The table does not depend on either of them.
        places[0].kill()
        with places[1].socket(table) as socket:
            socket.send(json.dumps({"t": "look", "seat": None}))
            waited(lambda: json.loads(socket.recv(timeout=10))["t"] == "view")


def test_the_cookie_is_known_everywhere(settings: Settings) -> None:
    with two(settings) as (first, second):
        assert second.cookies[COOKIE] == first.cookies[COOKIE]
        listed = [each.get("/api/tables").json()["tables"][0]["table"] for each in (first, second)]
        assert listed[0] == listed[1]
