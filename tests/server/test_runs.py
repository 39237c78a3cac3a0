"""What the runs of a game for one add up to, and the run of the day."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, Any

from fateloom.games import registry
from fateloom.server.bodies import NewTable, SeatPlan
from fateloom.server.runs import Run, daily_words, day_of, run_of, summed_up
from fateloom.table.setup import header_of
from tests.server.conftest import opened, seated
from tests.server.test_play import play_out

if TYPE_CHECKING:
    from starlette.testclient import TestClient

ALONE = {"game": "hand", "seats": [{"name": "Hedda"}]}


def runs_of(client: TestClient) -> Any:
    answer = client.get("/api/games/hand/runs")
    assert answer.status_code == 200, answer.text
    return answer.json()


def a_run(client: TestClient, chance: int, **wish: Any) -> str:
    table = opened(client, **{**ALONE, **wish})
    with seated(client, table, 0) as screen:
        play_out(screen, Random(chance))
    return table


def test_a_device_without_runs_has_none(client: TestClient) -> None:
    answer = runs_of(client)
    assert answer["total"] == {"runs": 0, "won": 0}
    assert (answer["runs"], answer["best"], answer["by"]) == ([], [], {})
    assert answer["today"] == daily_words(day_of(time.time()))


def test_finished_runs_are_counted_by_what_they_were(client: TestClient) -> None:
    first = a_run(client, 1, options={"hero": "rhys", "boss": "sythra", "difficulty": "casual"})
    second = a_run(client, 2, options={"hero": "rhys", "boss": "gorvane", "difficulty": "easy"})
    opened(client, **ALONE)  # under way: not yet a run
    answer = runs_of(client)
    assert [run["table"] for run in answer["runs"]] == [second, first]
    assert answer["total"]["runs"] == 2
    assert answer["by"]["hero"]["rhys"]["runs"] == 2
    assert {name: count["runs"] for name, count in answer["by"]["boss"].items()} == {
        "gorvane": 1,
        "sythra": 1,
    }
    assert not answer["played"]
    assert all(run["daily"] is None for run in answer["runs"])


def test_runs_outlive_their_tables(client: TestClient) -> None:
    table = a_run(client, 3)
    assert client.delete(f"/api/tables/{table}").status_code == 204
    answer = runs_of(client)
    assert answer["total"]["runs"] == 1
    assert answer["runs"][0]["table"] is None


def test_the_runs_of_others_are_not_told(client: TestClient) -> None:
    a_run(client, 4)
    client.cookies.clear()
    assert runs_of(client)["total"]["runs"] == 0


def test_games_of_several_are_no_runs(client: TestClient) -> None:
    table = opened(client, options={"goal": 3})
    with seated(client, table, 0) as screen:
        play_out(screen, Random(1))
    assert client.get("/api/games/destiny/runs").json()["total"]["runs"] == 0
    assert client.get("/api/games/chess/runs").json()["code"] == "unknown-game"


def test_the_run_of_the_day_is_the_same_for_everybody(client: TestClient) -> None:
    words = runs_of(client)["today"]
    a_run(client, 5, seed=words)
    answer = runs_of(client)
    assert answer["played"]
    assert answer["runs"][0]["daily"] == day_of(time.time())


def test_other_options_make_it_another_run(client: TestClient) -> None:
    a_run(client, 5, seed=runs_of(client)["today"], options={"difficulty": "casual"})
    answer = runs_of(client)
    assert not answer["played"]
    assert answer["runs"][0]["daily"] is None


def test_a_run_under_way_is_none_yet() -> None:
    game = registry["hand"]
    header = header_of(NewTable("hand", (SeatPlan("Hedda"),), "7"), ())
    assert run_of(game, header, game.new(seed=7, seats=1), 0.0) is None


def lived(won: bool, score: int, finished: float = 0.0) -> Run:
    return Run(str(score), finished, "won" if won else "lost", won, score, {"hero": "rhys"}, None)


PLAYED = ((1, 5), (1, 9), (0, 2), (1, 4), (1, 3), (1, 8), (0, 1))
"""Won or not, and the score; the latest first."""


def test_streaks_and_best_runs() -> None:
    runs = [lived(bool(won), score) for won, score in PLAYED]
    answer = summed_up(runs, frozenset({"9"}), 0.0)
    assert (answer.streak, answer.longest) == (2, 3)
    assert [run.score for run in answer.best] == [9, 8, 5, 4, 3]
    assert [run.table for run in answer.best] == ["9", None, None, None, None]
    assert answer.by["hero"]["rhys"].won == 5
    assert answer.today == "daily 1970-01-01"


def test_only_losses_are_no_streak() -> None:
    answer = summed_up([lived(won=False, score=1)], frozenset(), 0.0)
    assert (answer.streak, answer.longest) == (0, 0)
