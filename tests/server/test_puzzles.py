"""Puzzles at a server: a table at the moment of the day, with what can still be won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fateloom.core.puzzles import GRADES
from tests.puzzles import answered, of, ways
from tests.server.conftest import seated
from tests.server.test_results import runs_of

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.core.record import Recorder
    from tests.server.conftest import Json, Seat


def begun(client: TestClient, **wish: Any) -> str:
    answer = client.post("/api/tables", json={"game": "hand", **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def follow(recorder: Recorder) -> None:
    """Make the replies of the bots that an imagined puzzle has, as its table does."""
    for seat, move in answered(recorder):
        recorder.choose(seat, move)


def asked(screen: Seat) -> None:
    """Wait until the bots have replied."""
    while not screen.view["over"] and screen.view["waiting"] != [0]:
        screen.hear()


def won(screen: Seat, recorder: Recorder) -> Json:
    """Win the puzzle."""
    while not screen.view["over"]:
        assert screen.view["hope"]
        good, _ = ways(recorder)
        assert good is not None
        screen.choose(0, good)
        recorder.choose(0, good)
        follow(recorder)
        asked(screen)
    return screen.view


@pytest.mark.parametrize("grade", GRADES)
def test_its_table_begins_at_its_moment_and_can_be_won(client: TestClient, grade: str) -> None:
    recorder = of(grade)
    table = begun(client, lesson=f"puzzle-{grade}-2026-12-24")
    with seated(client, table, 0) as screen:
        assert screen.table["lesson"] == f"puzzle-{grade}-2026-12-24"
        view = screen.view
        assert (view["choices"], view["undo"], view["hope"]) == (len(recorder.choices), None, True)
        assert view["view"]["wave"] == recorder.state.view(0).wave
        last = won(screen, recorder)
    assert last["view"]["outcome"]["winners"] == [0]
    assert "hope" not in last
    assert runs_of(client)["total"]["runs"] == 0, "a puzzle is no run"


def test_what_can_no_longer_be_won_is_told_and_taken_back(client: TestClient) -> None:
    recorder = of("hard")
    with seated(client, begun(client, lesson="puzzle-hard-2026-12-24"), 0) as screen:
        _, bad = ways(recorder)
        while bad is None:
            good, _ = ways(recorder)
            assert good is not None
            screen.choose(0, good)
            recorder.choose(0, good)
            _, bad = ways(recorder)
        screen.choose(0, bad)
        assert screen.view["hope"] is False
        while screen.view["undo"] is not None:
            screen.send(t="undo", seat=0, number=screen.view["number"])
            screen.hear()
        view = screen.view
        first = len(of("hard").choices)
        assert (view["choices"], view["hope"]) == (first, True), "and no further than it began"
        screen.send(t="undo", seat=0, number=view["number"])
        assert screen.until(lambda message: message["t"] == "refused")


def test_in_destiny_all_hands_lie_open_to_the_person_alone(client: TestClient) -> None:
    recorder = of("easy", name="destiny")
    table = begun(client, game="destiny", lesson="puzzle-easy-2026-12-24")
    with seated(client, table, 0) as screen:
        looked = screen.view["view"]["looked"]
        hand = list(recorder.state.view(1).hand)
        assert looked == {"round": looked["round"], "hands": [[1, hand]], "open": True}
        assert screen.view["hope"] is True
    with seated(client, table) as screen:
        assert screen.view["view"]["looked"] is None
    ordinary = begun(client, game="destiny", seats=[{"name": "Hedda"}, {"name": "Anna"}])
    with seated(client, ordinary, 0) as screen:
        assert screen.view["view"]["looked"] is None


@pytest.mark.parametrize("grade", GRADES)
def test_in_destiny_the_replies_of_the_bot_are_taken_back_too(
    client: TestClient, grade: str
) -> None:
    recorder = of(grade, name="destiny")
    table = begun(client, game="destiny", lesson=f"puzzle-{grade}-2026-12-24")
    with seated(client, table, 0) as screen:
        good, _ = ways(recorder)
        assert good is not None
        first = screen.view["choices"]
        screen.choose(0, "done")
        asked(screen)
        if screen.view["over"]:
            return
        while screen.view["undo"] is not None:
            screen.send(t="undo", seat=0, number=screen.view["number"])
            screen.hear()
        assert (screen.view["choices"], screen.view["hope"]) == (first, True)
        last = won(screen, recorder)
    assert last["view"]["outcome"]["winners"] == [0]


def test_it_goes_on_where_it_was_left(client: TestClient) -> None:
    table = begun(client, lesson="puzzle-easy-2026-12-24")
    good, _ = ways(of("easy"))
    assert good is not None
    with seated(client, table, 0) as screen:
        screen.choose(0, good)
        made = screen.view["choices"]
    with seated(client, table, 0) as screen:
        assert (screen.view["choices"], screen.view["hope"]) == (made, True)


def test_other_tables_have_no_hope(client: TestClient) -> None:
    with seated(client, begun(client, seats=[{"name": "Hedda"}]), 0) as screen:
        assert "hope" not in screen.view


def test_games_say_whether_they_have_puzzles(client: TestClient) -> None:
    told = {game["name"]: game["puzzles"] for game in client.get("/api/games").json()["games"]}
    assert told == {"destinies": [], "destiny": list(GRADES), "hand": list(GRADES), "realms": []}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"lesson": "puzzle-odd-2026-12-24"}, "no-such-lesson"),
        ({"lesson": "puzzle-easy-2026-13-24"}, "no-such-lesson"),
        ({"lesson": "puzzle-easy-2026-12-24", "seed": "7"}, "lesson-alone"),
        ({"lesson": "puzzle-easy-2026-12-24", "game": "realms"}, "no-puzzles"),
    ],
)
def test_what_is_no_puzzle_is_refused(client: TestClient, wish: Json, code: str) -> None:
    answer = client.post("/api/tables", json={"game": "hand", **wish})
    assert answer.json()["code"] == code
