"""Reviews at a server: of games that are over, for those who played, as long as they wait."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from fateloom.bots import review as reviews
from fateloom.bots.review import MOST
from fateloom.core.game import Rollouts
from fateloom.core.record import Recorder
from fateloom.games import registry
from fateloom.server.tables import advising
from tests.server.conftest import opened, seated, serving

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings
    from tests.server.conftest import Json, Seat
    from tests.server.lanes import Lanes


@pytest.fixture(autouse=True)
def little(lanes: Lanes, monkeypatch: pytest.MonkeyPatch) -> None:
    """As few games as can be."""
    monkeypatch.setattr(reviews, "PASSING", 1)
    monkeypatch.setattr(reviews, "CLOSER", 1)
    monkeypatch.setattr(type(registry["destiny"]), "advice", Rollouts(moves=8, horizon=20))


def imported(client: TestClient, record: str) -> str:
    return str(client.post("/api/records", content=record).json()["table"])


def review(screen: Seat) -> Json:
    """The next part of a review, or why there is none."""
    return screen.until(lambda message: message["t"] in ("review", "refused"))


def is_done(message: Json) -> bool:
    return bool(message["t"] == "review" and message["done"])


def test_it_comes_piece_by_piece_and_ends_at_the_result(
    client: TestClient, lanes: Lanes, finished: str
) -> None:
    with seated(client, imported(client, finished), 0) as screen:
        assert screen.table["review"]
        lanes.open = False
        screen.send(t="review", seat=0)
        first = review(screen)
        lanes.open = True
        assert (first["seat"], first["decisions"], first["points"]) == (0, MOST, [])
        last = screen.until(is_done)
        winners = screen.view["view"]["outcome"]["winners"]
        assert last["result"] == (0 in winners)
        assert len(last["points"]) == MOST
        for each in last["missed"]:
            assert each["chosen"]["id"] != each["better"]["id"]
            assert each["view"]["seat"] == 0
    assert lanes.seen


def test_nothing_but_what_the_seat_saw_goes_into_it(
    client: TestClient, lanes: Lanes, finished: str
) -> None:
    with seated(client, imported(client, finished), 0) as screen:
        screen.send(t="review", seat=1)
        screen.until(is_done)
    for game, piece in lanes.seen:
        choices, view, legal, chosen = piece.decision
        assert (game, type(view), view.seat) == ("destiny", registry["destiny"].view_type, 1)
        assert chosen in legal
        assert all(isinstance(move, str) for move in legal)
        assert isinstance(choices, int)


def test_it_goes_on_where_it_stopped(client: TestClient, lanes: Lanes, finished: str) -> None:
    table = imported(client, finished)
    lanes.most = 5
    with seated(client, table, 0) as screen:
        screen.send(t="review", seat=0)
        known = screen.until(lambda message: len(message.get("points", ())) == 5)
    # Two more, and once more the one that was left: a later pass looks closer at some of the five.
    lanes.most = 8
    with seated(client, table, 0) as screen:
        screen.send(t="review", seat=0)
        more = screen.until(lambda message: len(message.get("points", ())) == 7)
        assert more["points"][:5] == known["points"]
        lanes.most = None
        screen.until(is_done)
    seeds = [piece.seed for _, piece in lanes.seen]
    assert len(seeds) == len(set(seeds)) + 1, "only the piece that was left is played again"


def test_what_is_known_is_told_again_at_once(
    client: TestClient, lanes: Lanes, finished: str
) -> None:
    table = imported(client, finished)
    with seated(client, table, 0) as screen:
        screen.send(t="review", seat=0)
        told = screen.until(is_done)
        pieces = len(lanes.seen)
    with seated(client, table, 0) as screen:
        screen.send(t="review", seat=0)
        assert review(screen) == told
    assert len(lanes.seen) == pieces


def test_a_running_game_is_not_reviewed(client: TestClient, lanes: Lanes) -> None:
    with seated(client, opened(client), 0) as screen:
        assert screen.table["review"]
        screen.send(t="review", seat=0)
        assert review(screen)["code"] == "replay-not-over"
    assert not lanes.seen


def test_spectators_get_none(client: TestClient, lanes: Lanes, finished: str) -> None:
    table = imported(client, finished)
    client.cookies.clear()
    with seated(client, table) as screen:
        assert not screen.table["review"]
        screen.send(t="review", seat=0)
        assert review(screen)["code"] == "not-your-seat"
    assert not lanes.seen


def test_a_game_that_was_called_off_has_no_result(client: TestClient, lanes: Lanes) -> None:
    recorder = Recorder(registry["destiny"], seed=5, seats=2, players=("Hedda", "Anna"))
    recorder.called_off = True
    with seated(client, imported(client, recorder.record().dumps()), 0) as screen:
        screen.send(t="review", seat=0)
        assert review(screen)["code"] == "review-none"
    assert not lanes.seen


def test_a_game_without_advice_has_no_reviews(client: TestClient) -> None:
    wish = {"game": "destinies", "seats": [{"name": "Hedda"}]}
    with seated(client, opened(client, **wish), 0) as screen:
        assert not screen.table["review"]


@pytest.mark.usefixtures("lanes")
def test_what_cannot_be_asked_is_refused(client: TestClient, finished: str) -> None:
    with seated(client, imported(client, finished), 0) as screen:
        for wrong, code in (
            ({"seat": 2}, "not-your-seat"),
            ({"seat": -1}, "not-your-seat"),
            ({"seat": "0"}, "malformed-message"),
            ({"seat": 0, "more": 1}, "malformed-message"),
        ):
            screen.send(t="review", **wrong)
            assert review(screen)["code"] == code


def test_it_stops_when_nobody_wants_to_know_any_more(
    client: TestClient, lanes: Lanes, finished: str
) -> None:
    with seated(client, imported(client, finished), 0) as screen:
        lanes.open = False
        screen.send(t="review", seat=0)
        review(screen)
        screen.send(t="review")
        assert screen.ask(t="ping") == {"t": "pong"}
        lanes.open = True
        # Another review, which comes to its end, shows that the first went no further.
        screen.send(t="review", seat=1)
        screen.until(is_done)
    assert [piece.decision.view.seat for _, piece in lanes.seen].count(0) == 1


def test_it_stops_when_the_page_is_left(client: TestClient, lanes: Lanes, finished: str) -> None:
    table = imported(client, finished)
    lanes.open = False
    with seated(client, table, 0) as screen:
        screen.send(t="review", seat=0)
        review(screen)
    lanes.open = True
    with seated(client, table, 1) as screen:
        screen.send(t="review", seat=1)
        screen.until(is_done)
    assert [piece.decision.view.seat for _, piece in lanes.seen].count(0) == 1


def test_what_goes_wrong_is_told(client: TestClient, lanes: Lanes, finished: str) -> None:
    with seated(client, imported(client, finished), 0) as screen:
        for fault in (TimeoutError(), ValueError("no idea")):
            lanes.fault = fault
            screen.send(t="review", seat=0)
            refused = screen.until(lambda message: message["t"] == "refused")
            assert refused["code"] == "review-failed"


@pytest.mark.usefixtures("lanes")
def test_it_counts_like_an_advice(settings: Settings, finished: str) -> None:
    with (
        serving(replace(settings, advising="1/minute")) as client,
        seated(client, imported(client, finished), 0) as screen,
    ):
        screen.send(t="review", seat=0)
        screen.until(is_done)
        screen.send(t="review", seat=1)
        assert review(screen)["code"] == "too-fast"


def test_a_server_makes_a_few_at_a_time(
    client: TestClient, lanes: Lanes, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advising, "MOST", 1)
    lanes.open = False
    table = imported(client, finished)
    with seated(client, table, 0) as one, seated(client, table, 1) as other:
        one.send(t="review", seat=0)
        review(one)
        other.send(t="review", seat=1)
        assert review(other)["code"] == "advice-busy"
        lanes.open = True
        one.until(is_done)
        other.send(t="review", seat=1)
        other.until(is_done)
