"""A table over the socket: choices, hot-seat, undo, pause, bots, looking back."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.moves import ids
from tests.server.conftest import Seat, opened, seated, tables_of, waited

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from tests.server.conftest import Seat


def play_out(screen: Seat, rng: Random, most: int = 100_000) -> int:
    """Let chance choose for every seat of this device until the game is over."""
    made = 0
    while not screen.view["over"] and made < most:
        seat = screen.view["waiting"][0]
        if screen.view["seat"] != seat:
            screen.look(seat)
        answer = screen.choose(seat, rng.choice(ids(screen.view)))
        assert answer["t"] == "view", answer
        made += 1
    return made


def test_a_game_is_played_to_its_end(client: TestClient) -> None:
    table = opened(client, options={"goal": 3})
    with seated(client, table, 0) as screen:
        made = play_out(screen, Random(1))
        assert screen.view["choices"] == made
        assert screen.view["view"]["outcome"]["winners"]
        assert ids(screen.view) == []
    (info,) = client.get("/api/tables").json()["tables"]
    assert info["over"]
    assert info["yours"] == [0, 1]
    record = client.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert f"fateloom-destiny-{table}.jsonl" in record.headers["content-disposition"]
    assert record.text.count("\n") == made + 2


@pytest.mark.thorough
def test_the_end_can_be_looked_at_from_any_seat_at_any_time(client: TestClient) -> None:
    table = opened(client, options={"goal": 3})
    with seated(client, table, 0) as screen:
        made = play_out(screen, Random(2))
        last = screen.look(1)
        everything = list(screen.events)
        for at in (0, made // 2, made // 2 + 1, made, 3):
            view = screen.look(1, at)
            assert (view["at"], view["seat"], ids(view), view["undo"]) == (at, 1, [], None)
            assert everything[: len(screen.events)] == screen.events
        assert screen.look(1, made)["view"] == last["view"]
        assert screen.look(1, made + 1)["code"] == "no-such-moment"
        assert screen.look(1, -1)["code"] == "no-such-moment"
    # A guest at the table may, too.
    client.cookies.clear()
    with seated(client, table, 1) as guest:
        assert guest.look(0, 5)["at"] == 5


def test_events_are_sent_once_and_join(client: TestClient) -> None:
    table = opened(client)
    with seated(client, table, 0) as screen, seated(client, table, 0) as fresh:
        play_out(screen, Random(3), 25)
        screen.look(0)
        fresh.until(lambda message: message["number"] == 25)
        assert fresh.view["first"] > 0
        # Who looks once more is told nothing twice.
        again = fresh.look(0)
        assert (again["first"], again["events"]) == (len(screen.events), [])
        assert fresh.events == screen.events


def test_a_client_that_comes_back_is_told_what_it_has_not(client: TestClient) -> None:
    """Whatever was taken back meanwhile, at this socket or another; and it never gets too little,
    even by a made-up number."""
    table = opened(client)
    rng = Random(11)
    kept: list[tuple[int, list[Any]]] = []
    with seated(client, table, 0) as screen:
        for _ in range(60):
            kept.append((screen.view["number"], list(screen.events)))
            view = screen.view
            if view["undo"] and rng.random() < 0.5:
                screen.ask(t="undo", seat=0, number=view["number"])
            elif view["view"]["phase"] and 0 in view["waiting"]:
                screen.choose(0, rng.choice(ids(view)))
            else:
                play_out(screen, rng, 1)
                screen.look(0)
        number, whole = screen.view["number"], screen.events
    assert any(events != whole[: len(events)] for _, events in kept)

    def came_back(known: list[Any], **had: int) -> Seat:
        with client.websocket_connect(f"/api/tables/{table}/socket") as session:
            back = Seat(session)
            back.hear()
            back.events = list(known)
            back.ask(t="look", seat=0, had=had)
        return back

    for before, events in rng.sample(kept, 12):
        back = came_back(events, number=before, events=len(events))
        assert (back.view["number"], back.events) == (number, whole)
    for invented in (number, 10**9):
        assert came_back(whole, number=invented, events=10**9).events == whole
    assert not came_back(whole, number=-1, events=0).view  # malformed


def test_undo_takes_back_what_taught_nobody_anything(client: TestClient) -> None:
    table = opened(client)
    with seated(client, table, 0) as screen:
        while screen.view["view"]["phase"] != "hit":
            play_out(screen, Random(4), 1)
        seat = screen.view["waiting"][0]
        screen.look(seat)
        before, events = screen.view, list(screen.events)
        mark = next(move for move in ids(before) if move.startswith("discard"))
        marked = screen.choose(seat, mark)
        assert marked["undo"]["id"] == mark
        undone = screen.ask(t="undo", seat=seat, number=marked["number"])
        assert undone["view"] == before["view"]
        # What happened before stays, and is not told again.
        assert 0 < undone["first"] == len(events)
        assert undone["number"] == marked["number"] + 1
        assert screen.events == events


@pytest.mark.thorough
def test_why_undo_is_refused(client: TestClient) -> None:
    table = opened(client)
    with seated(client, table, 0) as screen:
        assert screen.ask(t="undo", seat=0, number=0)["code"] == "undo-nothing"
        codes = set()
        rng = Random(5)
        for _ in range(150):
            play_out(screen, rng, 1)
            for seat in (0, 1):
                view = screen.look(seat)
                if view["undo"] is None:
                    number = view["number"]
                    codes.add(screen.ask(t="undo", seat=seat, number=number)["code"])
        assert codes >= {"undo-answered", "undo-chance"} or codes >= {"undo-answered", "undo-shown"}


def test_a_paused_table_rests(client: TestClient) -> None:
    table = opened(client, seed="3")
    with seated(client, table, 0) as screen, seated(client, table) as other:
        assert screen.ask(t="pause", on=True)["paused"]
        assert other.get()["paused"]
        seat = screen.view["waiting"][0]
        screen.look(seat)
        assert screen.choose(seat, ids(screen.view)[0])["code"] == "table-paused"
        assert not screen.ask(t="pause", on=False)["paused"]
        assert screen.choose(seat, ids(screen.view)[0])["t"] == "view"


@pytest.mark.thorough
def test_two_tabs_of_a_seat_stay_in_step(client: TestClient) -> None:
    table = opened(client)
    with seated(client, table, 0) as one, seated(client, table, 0) as two:
        rng = Random(6)
        for _ in range(40):
            seat = one.view["waiting"][0]
            one.look(seat)
            two.look(seat)
            chooser, other = (one, two) if rng.random() < 0.5 else (two, one)
            move = rng.choice(ids(chooser.view))
            old = chooser.view["number"]
            chooser.choose(seat, move)
            other.get()
            assert one.view == two.view | {"first": one.view["first"], "events": one.view["events"]}
            assert one.events == two.events
            # What the other tab still showed a moment ago is refused, and the new view follows.
            assert other.choose(seat, move, old)["code"] == "stale"
            assert other.get()["number"] == old + 1


@pytest.mark.thorough
def test_bots_play_on_by_themselves(client: TestClient) -> None:
    seats = [{"name": "Rook", "bot": "random"}, {"name": "Owl", "bot": "greedy"}]
    table = opened(client, seats=seats, options={"goal": 3})
    with seated(client, table) as screen:
        screen.until(lambda message: message["over"])
        assert screen.view["view"]["outcome"] is not None
    (info,) = client.get("/api/tables").json()["tables"]
    assert (info["yours"], info["over"]) == ([], True)


@pytest.mark.thorough
def test_bots_alone_rest_while_nobody_looks(client: TestClient) -> None:
    seats = [{"name": "Rook", "bot": "random"}, {"name": "Owl", "bot": "greedy"}]
    table = opened(client, seats=seats)
    tables = tables_of(client)
    with seated(client, table) as screen:
        screen.until(lambda message: message["choices"] > 3)
    live = tables._held[table]
    waited(lambda: table not in tables._bots)
    assert not live.play.over
    assert live.due() is None
    number = live.play.number
    client.get("/api/tables")
    assert (live.play.number, live.bot_to_move()) == (number, None)
    with seated(client, table) as screen:
        assert screen.view["number"] >= number
        screen.until(lambda message: message["over"])


def test_bots_play_on_where_somebody_sits_who_is_away(client: TestClient) -> None:
    seats = [{"name": "Hedda"}, {"name": "Owl", "bot": "random"}, {"name": "Rook", "bot": "greedy"}]
    table = opened(client, seats=seats)
    tables = tables_of(client)
    client.get("/api/tables")  # brings it into memory
    live = tables._held[table]
    waited(lambda: live.play.state.waiting == (0,))
    assert not live.watchers


@pytest.mark.thorough
def test_bots_rest_with_the_table(client: TestClient) -> None:
    seats = [{"name": "Rook", "bot": "random"}, {"name": "Owl", "bot": "random"}]
    table = opened(client, seats=seats)
    with seated(client, table) as screen:
        screen.send(t="pause", on=True)
        paused = screen.until(lambda message: message["paused"])
        screen.send(t="ping")
        assert screen.get()["t"] == "pong"
        assert screen.look(None)["number"] == paused["number"]
        screen.send(t="pause", on=False)
        screen.until(lambda message: message["choices"] > paused["choices"])


def test_a_table_is_given_up(client: TestClient) -> None:
    table = opened(client)
    with seated(client, table, 0) as screen:
        assert client.delete(f"/api/tables/{table}").status_code == 204
        assert screen.get()["code"] == "table-gone"
    assert client.get("/api/tables").json() == {"tables": []}
    assert client.delete(f"/api/tables/{table}").status_code == 404
    tables = tables_of(client)
    waited(lambda: table not in tables._live)


@pytest.mark.parametrize("seed", [None, "", "7", "Old  oak", "123456789012345678901234567890"])
def test_any_words_are_a_seed(client: TestClient, seed: str | None) -> None:
    opened(client, seed=seed)


def test_the_same_words_deal_the_same_cards(client: TestClient) -> None:
    views = []
    for seed in ("Old  oak ", "old oak"):
        with seated(client, opened(client, seed=seed), 0) as screen:
            views.append(screen.view["view"])
    assert views[0] == views[1]
