"""Advice at a server: for people who sit alone, from what they see, while the decision stands."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.bots.advice import PIECES
from fateloom.games import registry
from fateloom.server.tables import advising
from tests.moves import ids
from tests.server.conftest import Device, Seat, opened, seated, serving

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings
    from tests.server.conftest import Json
    from tests.server.lanes import Lanes

ALONE: Json = {"game": "hand", "seats": [{"name": "Hedda"}]}
BESIDE_BOT: Json = {
    "game": "destiny",
    "seats": [{"name": "Hedda"}, {"name": "Otto", "bot": "random"}],
}


def my_turn(screen: Seat) -> Json:
    while len(ids(screen.view)) < 2:
        screen.hear()
    return screen.view


def ask(screen: Seat, **more: Any) -> None:
    screen.send(**{"t": "advice", "seat": 0, "number": screen.view["number"], **more})


def advice(screen: Seat) -> Json:
    """The next advice, or why there is none."""
    return screen.until(lambda message: message["t"] in ("advice", "refused"))


def is_done(message: Json) -> bool:
    return bool(message["t"] == "advice" and message["done"])


@pytest.mark.thorough
def test_it_comes_from_the_bot_processes_piece_by_piece(client: TestClient) -> None:
    with seated(client, opened(client, **ALONE), 0) as screen:
        assert screen.table["advice"] == "now"
        ask(screen)
        first = advice(screen)
        assert (first["seat"], first["number"]) == (0, screen.view["number"])
        assert not first["done"]
        last = screen.until(is_done)
        assert last["games"] > first["games"] > 0
        assert last["moves"][0]["move"] in ids(screen.view)


@pytest.mark.usefixtures("lanes")
def test_every_game_that_offers_it_tells_what_moves_are_worth(client: TestClient) -> None:
    for wish in (ALONE, BESIDE_BOT, {**BESIDE_BOT, "game": "realms"}):
        with seated(client, opened(client, **wish), 0) as screen:
            my_turn(screen)
            ask(screen)
            told = screen.until(is_done)
            assert 2 <= len(told["moves"]) <= 3
            for each in told["moves"]:
                assert each["move"] in ids(screen.view)
                assert 0 <= each["least"] <= each["chance"] <= each["most"] <= 1
            assert not told["moves"][0]["equal"]


def test_nothing_but_the_view_of_the_seat_goes_into_it(client: TestClient, lanes: Lanes) -> None:
    with seated(client, opened(client, **BESIDE_BOT), 0) as screen:
        my_turn(screen)
        ask(screen)
        screen.until(is_done)
    assert len(lanes.seen) == 1 + PIECES
    view_type = registry["destiny"].view_type
    for game, view, moves, seed in lanes.seen:
        assert (game, type(view), view.seat, type(seed)) == ("destiny", view_type, 0, int)
        assert all(isinstance(move, str) for move in moves)


def test_a_lesson_may_be_asked_about(client: TestClient, lanes: Lanes) -> None:
    table = client.post("/api/tables", json={"game": "destiny", "lesson": "first"}).json()["table"]
    with seated(client, table, 0) as screen:
        assert screen.table["advice"] == "now"
        my_turn(screen)
        ask(screen)
        assert screen.until(is_done)["moves"]
    assert lanes.seen


def test_at_a_table_with_a_seat_for_a_friend_there_is_none(
    client: TestClient, lanes: Lanes
) -> None:
    hedda = Device(client)
    with seated(client, hedda.open(), 0) as screen:
        assert screen.table["advice"] is None
        ask(screen)
        assert advice(screen)["code"] == "table-gathers"
    assert not lanes.seen


def test_another_device_gets_none(client: TestClient, lanes: Lanes) -> None:
    table = opened(client, **ALONE)
    client.cookies.clear()
    with seated(client, table) as screen:
        assert not screen.table["advice"]
        ask(screen)
        assert advice(screen)["code"] == "not-your-seat"
    assert not lanes.seen


def test_a_game_without_advice_says_so(client: TestClient, lanes: Lanes) -> None:
    wish = {"game": "destinies", "seats": [{"name": "Hedda"}]}
    with seated(client, opened(client, **wish), 0) as screen:
        assert not screen.table["advice"]
        ask(screen)
        assert advice(screen)["code"] == "advice-none"
    assert not lanes.seen


@pytest.mark.usefixtures("lanes")
def test_what_cannot_be_asked_is_refused(client: TestClient) -> None:
    with seated(client, opened(client, **ALONE), 0) as screen:
        for wrong, code in (
            ({"seat": 1}, "not-your-seat"),
            ({"seat": -1}, "not-your-seat"),
            ({"number": 99}, "stale"),
            ({"seat": "0"}, "malformed-message"),
            ({"more": 1}, "malformed-message"),
        ):
            ask(screen, **wrong)
            assert advice(screen)["code"] == code
        screen.send(t="pause", on=True)
        screen.until(lambda message: message["t"] == "view" and message["paused"])
        ask(screen)
        assert advice(screen)["code"] == "table-paused"


def test_a_choice_ends_the_advice_about_it(client: TestClient, lanes: Lanes) -> None:
    with seated(client, opened(client, **ALONE), 0) as screen:
        lanes.open = False
        ask(screen)
        before = screen.view["number"]
        screen.choose(0, ids(screen.view)[0])
        my_turn(screen)
        lanes.open = True
        ask(screen)
        told = screen.until(is_done)
        assert told["number"] == screen.view["number"] > before


def test_a_second_question_replaces_the_first(client: TestClient, lanes: Lanes) -> None:
    with seated(client, opened(client, **ALONE), 0) as screen:
        lanes.open = False
        ask(screen)
        ask(screen)
        assert screen.ask(t="ping") == {"t": "pong"}
        lanes.open = True
        screen.until(is_done)
        assert len(lanes.seen) == 2 + PIECES, "of the first answer no game is played"


def test_what_goes_wrong_is_told(client: TestClient, lanes: Lanes) -> None:
    with seated(client, opened(client, **ALONE), 0) as screen:
        for fault in (TimeoutError(), ValueError("no idea")):
            lanes.fault = fault
            ask(screen)
            assert advice(screen)["code"] == "advice-failed"
        lanes.fault = None
        ask(screen)
        screen.until(is_done)


@pytest.mark.usefixtures("lanes")
def test_a_device_may_not_ask_all_the_time(settings: Settings) -> None:
    with (
        serving(replace(settings, advising="2/minute")) as client,
        seated(client, opened(client, **ALONE), 0) as screen,
    ):
        for _ in range(2):
            ask(screen)
            screen.until(is_done)
        ask(screen)
        assert advice(screen)["code"] == "too-fast"


def test_a_server_advises_a_few_at_a_time(
    client: TestClient, lanes: Lanes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advising, "MOST", 1)
    lanes.open = False
    with (
        seated(client, opened(client, **ALONE), 0) as one,
        seated(client, opened(client, **ALONE), 0) as other,
    ):
        ask(one)
        assert one.ask(t="ping") == {"t": "pong"}
        ask(other)
        assert advice(other)["code"] == "advice-busy"
        lanes.open = True
        one.until(is_done)
        ask(other)
        other.until(is_done)
