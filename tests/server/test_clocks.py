"""How long people may take: what clocks show, and what happens when time is out."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from fateloom.games import registry
from fateloom.server.schema.http import Clock
from fateloom.server.schema.socket import encode
from fateloom.server.settings import Settings
from fateloom.server.tables.session import TableSession
from fateloom.table.clocks import Times
from fateloom.table.timekeeper import CLOCK
from tests.moves import ids
from tests.server.conftest import (
    Device,
    Site,
    done,
    rechained,
    serving,
    site,
    sql,
    tables_of,
    two,
    waited,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.testclient import TestClient

TURN = Clock("turn", 60)
GAME = Clock("game", 100, delay=10)
HOUR = {"kind": "turn", "seconds": 3600}


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with serving(replace(settings, takeover=0.0)) as client:
        yield client


# --- the value --------------------------------------------------------------------------------


def test_each_turn_starts_with_its_full_time() -> None:
    times = Times.new(TURN, 2).moved(TURN, 1000.0, (0,))
    assert times.left(TURN, 0, 1020.0) == 40.0
    assert times.left(TURN, 1, 1020.0) == 60.0
    # What can be taken back is no reason for more time; what is for good is.
    assert times.moved(TURN, 1020.0, (0,)).left(TURN, 0, 1020.0) == 40.0
    assert times.moved(TURN, 1020.0, (0,), settled=0).left(TURN, 0, 1020.0) == 60.0
    after = times.moved(TURN, 1020.0, (1,))
    assert after.left(TURN, 0, 1050.0) == 60.0
    assert after.left(TURN, 1, 1090.0) == -10.0
    assert Times.loads(after.dumps()) == after


def test_what_is_taken_back_gives_no_time_back() -> None:
    times = Times.new(TURN, 2).moved(TURN, 1000.0, (0,)).moved(TURN, 1050.0, (1,))
    assert times.moved(TURN, 1052.0, (0,), back=True).left(TURN, 0, 1052.0) == 10.0
    game = Times.new(GAME, 2).moved(GAME, 1000.0, (0,)).moved(GAME, 1050.0, (1,))
    assert game.banks == (60.0, 100.0)
    back = game.moved(GAME, 1052.0, (0,), back=True)
    assert back.left(GAME, 0, 1052.0) == 60.0
    assert back.moved(GAME, 1052.0, (1,)).banks == (60.0, 98.0 + 2.0)


def test_the_time_of_a_game_has_a_delay_in_each_turn() -> None:
    times = Times.new(GAME, 2).moved(GAME, 1000.0, (0, 1))
    assert times.left(GAME, 0, 1000.0) == 110.0
    times = times.moved(GAME, 1008.0, (1,))
    assert times.banks == (100.0, 100.0)
    times = times.moved(GAME, 1030.0, (0,))
    assert times.banks == (100.0, 80.0)


def test_clocks_stand_while_the_table_rests() -> None:
    times = Times.new(TURN, 2).moved(TURN, 1000.0, (0,)).moved(TURN, 1030.0, (0,), runs=False)
    assert times.left(TURN, 0, 9000.0) == 30.0
    assert times.moved(TURN, 9000.0, (0,)).left(TURN, 0, 9010.0) == 20.0


@pytest.mark.parametrize("name", ["destiny", "realms", "destinies"])
def test_the_words_that_pass_are_moves(name: str) -> None:
    game = registry[name]
    assert game.passes
    for text in game.passes:
        assert str(game.parse(text)) == text


# --- at a table -------------------------------------------------------------------------------


def agree(live: TableSession, clock: Clock) -> None:
    """Other clocks than were agreed on, so that a test need not wait for them."""
    waited(lambda: live.play.times is not None)  # else a line that is being stored undoes it
    live.play._stand(live.play.standing._replace(clock=clock))


def run_out(client: TestClient, live: TableSession) -> None:
    """Let the time of the player to move run out, and nobody's after that."""

    async def ran_out() -> None:
        live.play._stand(live.play.standing._replace(clock=Clock("turn", 0)))
        await tables_of(client)._on_timer(live.header.table)
        # At once: else the timer of the next player might run out as well.
        live.play._stand(live.play.standing._replace(clock=Clock("turn", 3600)))

    waited(lambda: live.play.times is not None)
    done(client, ran_out)


def test_clocks_are_sent_and_run_for_the_player_to_move(host: Device) -> None:
    table = host.open(seats=[{"name": "Hedda"}, {"name": "Anna"}], clock=HOUR)
    with host.at(table, 0) as screen:
        assert screen.table["clock"] == {**HOUR, "delay": 0, "then": "bot"}
        if screen.view["number"] == 0:
            screen.until(lambda message: message["number"] == 1)
        assert all(3590 < each <= 3600 for each in screen.view["clocks"])


def test_a_table_without_clocks_shows_none(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with host.at(table, 0) as screen:
        assert (screen.table["clock"], screen.view["clocks"]) == (None, [])


@pytest.mark.parametrize("then", ["bot", "skip"])
@pytest.mark.thorough
def test_when_time_is_out_somebody_else_chooses(host: Device, friend: Device, then: str) -> None:
    table = two(host, friend, clock={"kind": "turn", "seconds": 5, "then": then})
    live = tables_of(host.client)._held[table]
    agree(live, Clock("turn", 1, then=then))  # type: ignore[arg-type]
    with host.at(table, 0) as screen:
        told = screen.until(lambda message: message.get("choices"))
        seat = told["notes"][0]["seat"]
        assert [note["kind"] for note in told["notes"]] == ["timeout"]
        assert [each["args"][0] for each in told["events"] if each["code"] == "identity"] in (
            [seat],
            [],
        )
    found = done(host.client, live._store.load, table)
    assert found is not None
    kinds = [entry.kind for entry in found[1]]
    assert kinds[:2] == ["begin", "timeout"]


@pytest.mark.thorough
def test_nobody_takes_back_what_was_chosen_for_them(host: Device, friend: Device) -> None:
    table = two(host, friend, clock=HOUR)
    live = tables_of(host.client)._held[table]
    with host.at(table, 0) as screen:
        first = screen.look(0)["waiting"][0]
        run_out(host.client, live)
        screen.until(lambda message: message.get("choices"))
        if first == 0:
            assert screen.view["undo"] is None
            number = screen.view["number"]
            assert screen.ask(t="undo", seat=0, number=number)["code"] == "undo-timeout"


def test_what_a_timeout_chose_is_taken_back_by_agreement(host: Device, friend: Device) -> None:
    """Not by its player alone, not even once a later choice has been taken back."""
    table = two(host, friend, clock=HOUR)
    live = tables_of(host.client)._held[table]
    with host.at(table, 0) as one, friend.at(table, 1) as other:
        screens = [one, other]
        seat = one.look(0)["waiting"][0]
        screen = screens[seat]
        run_out(host.client, live)
        screen.until(lambda message: message.get("choices"))
        assert live.play.undoable(seat) is None
        assert (screen.view["undo"] is not None, screen.view["consent"]) == (True, True)
        screen.send(t="undo", seat=seat, number=screen.view["number"])
        question = screens[1 - seat].until(lambda message: message.get("question"))["question"]
        screens[1 - seat].send(t="answer", number=question["number"], agree=True)
        view = screen.until(lambda message: message["t"] == "view" and not message["choices"])
        assert [note["kind"] for note in view["notes"]] == ["timeout", "rewind"]
        assert view["clocks"][seat] > 25, "there is time to choose again"
        assert screen.choose(seat, ids(screen.look(seat))[0])["choices"] == 1
        assert live.play.undoable(seat) is not None


def test_nobody_runs_out_of_time_right_after_a_start(settings: Settings) -> None:
    with serving(replace(settings, grace=3600.0)) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend, clock=HOUR)
        live = tables_of(client)._held[table]
        with host.at(table, 0) as screen:
            screen.look(0)
            agree(live, Clock("turn", 0))
            assert live.late() is None
            done(client, tables_of(client)._on_timer, table)
            assert live.play.choices == []
            CLOCK.start(0.0)
            done(client, tables_of(client)._on_timer, table)
            screen.until(lambda message: message.get("choices"))


@pytest.mark.thorough
def test_time_goes_on_while_the_server_does_not(settings: Settings) -> None:
    """What is out is decided from the times in the log."""
    with serving(replace(settings, takeover=0.0)) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend, clock={"kind": "turn", "seconds": 5})
        with host.at(table, 0) as screen:
            if not screen.view["number"]:
                screen.until(lambda message: message["number"])
            assert screen.view["choices"] == 0
    time.sleep(5.5)
    with (
        serving(replace(settings, takeover=0.0)) as client,
        Device(client, host.secret).at(table, 0) as screen,
    ):
        if not screen.view["choices"]:
            screen.until(lambda message: message["choices"])
        assert screen.view["notes"][0]["kind"] == "timeout"


@pytest.mark.thorough
def test_what_came_due_meanwhile_is_done_before_anybody_looks(tmp_path: Path) -> None:
    """By a server that was killed and started again: only the file of the tables is looked at."""
    url = Settings(tmp_path).url
    lines = "select kind from log where table_id = :table order by seq"

    def opened(place: Site) -> str:
        wish = {"game": "destiny", "seats": [{"name": "Hedda"}, {"name": "Anna"}], "clock": HOUR}
        table = str(place.http("POST", "/api/tables", json=wish).json()["table"])
        with place.socket(table) as socket:
            socket.recv()
            waited(lambda: sql(url, lines, table=table), 60)
        return table

    with site(tmp_path, "--set", "takeover=0", "--set", "grace=0") as place:
        late, early = opened(place), opened(place)
        place.kill()
        clock = encode(Clock("turn", 5)).decode()
        sooner = "update tables set clock = :clock, due = due - 3595 where id = :table"
        sql(url, sooner, clock=clock, table=late)
        rechained(url, late)
        time.sleep(5.1)
        place.start()
        assert waited(lambda: ("timeout",) in sql(url, lines, table=late), 60)
        assert sql(url, lines, table=early) == [("begin",)]


def test_a_soft_clock_only_shows(host: Device, friend: Device) -> None:
    table = two(host, friend, clock={"kind": "soft", "seconds": 5})
    live = tables_of(host.client)._held[table]
    agree(live, Clock("soft", -10))
    with host.at(table, 0) as screen:
        assert live.late() is None
        assert min(screen.look(0)["clocks"]) < 0
        assert screen.view["choices"] == 0


def test_where_time_runs_a_rest_is_agreed_on(host: Device, friend: Device) -> None:
    table = two(host, friend, clock=HOUR)
    with host.at(table, 0) as one, friend.at(table, 1) as other:
        other.send(t="pause", on=True)
        asked = other.until(lambda message: message.get("question"))["question"]
        assert (asked["kind"], asked["awaited"]) == ("pause", [0])
        assert not other.view["paused"]
        one.until(lambda message: message.get("question"))
        one.send(t="answer", number=asked["number"], agree=True)
        rests = other.until(lambda message: message["paused"])
        left = rests["clocks"]
        assert other.look(1)["clocks"] == left
        # The host's word is enough.
        one.send(t="pause", on=False)
        assert not other.until(lambda message: not message["paused"])["question"]


def test_the_word_of_the_clock_is_kept_with_the_table(host: Device) -> None:
    wrong = host.client.post(
        "/api/tables",
        content=json.dumps({"game": "destiny", "seats": [{"name": "A"}], "clock": {"kind": "x"}}),
    )
    assert wrong.status_code == 400
