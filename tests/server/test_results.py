"""What the runs of a game for one add up to, and the run of the day."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.core.game import Part
from fateloom.games import registry
from fateloom.server import main
from fateloom.server.schema.http import NewTable, RunCount, RunPart, SeatPlan
from fateloom.server.store.results import (
    NOBODY,
    Run,
    Standing,
    daily_words,
    day_of,
    run_of,
    summed_up,
)
from fateloom.table.setup import header_of
from tests.server.conftest import opened, seated, serving
from tests.server.test_play import play_out

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings

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
    assert answer["total"] == {"runs": 0, "won": 0, "drawn": 0}
    assert (answer["runs"], answer["best"], answer["by"]) == ([], [], {})
    assert answer["today"]["seed"] == daily_words(day_of(time.time()))
    assert answer["today"]["mine"] is None


@pytest.mark.thorough
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
    assert answer["today"]["mine"] is None
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


@pytest.mark.thorough
def test_games_of_several_are_no_runs(client: TestClient) -> None:
    table = opened(client, options={"goal": 3})
    with seated(client, table, 0) as screen:
        play_out(screen, Random(1))
    assert client.get("/api/games/destiny/runs").json()["total"]["runs"] == 0
    assert client.get("/api/games/chess/runs").json()["code"] == "unknown-game"


def test_the_run_of_the_day_is_the_same_for_everybody(client: TestClient) -> None:
    words = runs_of(client)["today"]["seed"]
    a_run(client, 5, seed=words)
    answer = runs_of(client)
    assert answer["runs"][0]["daily"] == day_of(time.time())
    today = answer["today"]
    assert (today["tried"], today["rank"], answer["days"]) == (1, 1, 1)
    assert today["mine"]["table"] == answer["runs"][0]["table"]
    # It was told what it is before anybody played it.
    assert today["facts"] == today["mine"]["facts"]


def test_other_options_make_it_another_run(client: TestClient) -> None:
    a_run(client, 5, seed=runs_of(client)["today"]["seed"], options={"difficulty": "casual"})
    answer = runs_of(client)
    assert answer["today"]["mine"] is None
    assert answer["runs"][0]["daily"] is None


def test_a_run_under_way_is_none_yet() -> None:
    game = registry["hand"]
    header = header_of(NewTable("hand", (SeatPlan("Hedda"),), "7"), ())
    assert run_of(game, header, game.new(seed=7, seats=1), 0, 0.0) is None


def lived(reason: str, health: int = 0) -> Run:
    score = (Part("health", health, health), Part("choices", 90, -90))
    return Run(str(health), 0.0, reason, reason == "won", score, {"hero": "rhys"}, None)


PLAYED = "won 5, won 9, lost 2, won 4, won 3, won 8, lost 1"
"""How runs ended, and what they are worth; the latest first."""


def lives(words: str) -> list[Run]:
    pairs = [one.split() for one in words.split(", ")]
    return [lived(reason, int(health)) for reason, health in pairs]


def standing(
    runs: Sequence[Run],
    here: frozenset[str] = frozenset(),
    firsts: Mapping[str, Mapping[str, Run]] | None = None,
) -> Standing:
    return Standing("me", runs, here, firsts or {}, {})


def test_streaks_and_best_runs() -> None:
    answer = summed_up(standing(lives(PLAYED), frozenset({"9"})), 0.0, registry["hand"])
    assert (answer.streak, answer.longest) == (2, 3)
    assert [run.score[0].value for run in answer.best] == [9, 8, 5, 4, 3]
    assert answer.best[0].score == (RunPart("health", 9), RunPart("choices", 90))
    assert [run.table for run in answer.best] == ["9", None, None, None, None]
    assert answer.by["hero"]["rhys"] == RunCount(7, 5, 0)
    assert answer.today.seed == "daily 1970-01-01"
    assert answer.yesterday.seed == "daily 1969-12-31"


def test_only_losses_are_no_streak() -> None:
    answer = summed_up(standing(lives("lost 1")), 0.0, registry["hand"])
    assert (answer.streak, answer.longest) == (0, 0)


@pytest.mark.rule("HND-END-06")
def test_a_draw_keeps_a_streak_and_adds_nothing_to_it() -> None:
    runs = lives("draw 2, won 4, draw 1, won 3, lost 0, won 3")
    answer = summed_up(standing(runs), 0.0, registry["hand"])
    assert (answer.streak, answer.longest) == (2, 2)
    assert answer.total == RunCount(6, 3, 2)
    assert [run.reason for run in answer.runs][:2] == ["draw", "won"]


def test_the_score_of_a_run_is_told_in_parts(client: TestClient) -> None:
    a_run(client, 1, options={"difficulty": "casual"})
    (best,) = runs_of(client)["best"]
    names = [part["name"] for part in best["score"]]
    assert names == ["wave", "difficulty", "result", "health", "damage", "choices"]
    told = {part["name"]: part["value"] for part in best["score"]}
    assert (told["difficulty"], told["result"]) == ("casual", best["reason"])
    record = client.get(f"/api/tables/{best['table']}/record").text
    assert told["choices"] == sum('"move"' in line for line in record.splitlines())


@pytest.mark.thorough
def test_earlier_scores_are_taken_apart(settings: Settings) -> None:
    with serving(settings) as client:
        a_run(client, 1)
        before = runs_of(client)["best"]
    assert main.roll_back("0014", settings.data, database=settings.database) == 0
    with serving(settings) as again:
        again.cookies = client.cookies
        (best,) = runs_of(again)["best"]
    assert best["score"] == before[0]["score"][:4]  # damage and choices were not kept then


def dated(health: int, day: str) -> Run:
    return replace(lived("won" if health else "lost", health), daily=day)


def test_the_rank_of_a_run_of_the_day_is_among_the_first_runs_of_all_devices() -> None:
    mine, better, worse = (dated(each, "1969-12-31") for each in (4, 7, 0))
    firsts = {"1969-12-31": {"me": mine, "a": better, "b": worse, "c": worse}}
    answer = summed_up(standing([mine], firsts=firsts), 0.0, registry["hand"])
    yesterday = answer.yesterday
    assert (yesterday.rank, yesterday.tried, yesterday.won) == (
        2,
        3,
        2,
    )  # one table has two devices
    assert yesterday.mine is not None
    assert yesterday.mine.score[0] == RunPart("health", 4)
    assert (answer.today.rank, answer.today.tried, answer.today.mine) == (None, 0, None)
    assert answer.today.facts.keys() == {"hero", "boss", "difficulty"}


@pytest.mark.parametrize(
    ("days", "row"),
    [
        ("1970-01-01 1969-12-31 1969-12-30", 3),
        ("1969-12-31 1969-12-30 1969-12-28", 2),
        ("1969-12-30", 0),
        ("", 0),
    ],
)
def test_days_in_a_row_lead_up_to_today_or_yesterday(days: str, row: int) -> None:
    runs = [dated(1, day) for day in days.split()]
    assert summed_up(standing(runs), 0.0, registry["hand"]).days == row


def test_a_game_for_several_has_no_run_of_the_day_to_tell_of() -> None:
    assert summed_up(NOBODY, 0.0, registry["realms"]).today.facts == {}


def test_the_first_run_of_a_day_counts(client: TestClient) -> None:
    seed = runs_of(client)["today"]["seed"]
    first = a_run(client, 5, seed=seed)
    a_run(client, 6, seed=seed)
    today = runs_of(client)["today"]
    assert (today["mine"]["table"], today["tried"], today["rank"]) == (first, 1, 1)


@pytest.mark.thorough
def test_runs_are_compared_with_their_own_kind(client: TestClient) -> None:
    kind = {"hero": "rhys", "boss": "sythra", "difficulty": "casual"}
    for chance in (1, 2, 3):
        a_run(client, chance, options=kind)
    a_run(client, 4, options={**kind, "hero": "elora"})
    client.cookies.clear()
    a_run(client, 5, options=kind)
    (best,) = runs_of(client)["best"]
    assert best["alike"] == 4
    assert best["place"] in range(1, 5)
    client.cookies.clear()
    a_run(client, 4, options={**kind, "hero": "elora"})
    (best,) = runs_of(client)["best"]
    assert (best["place"], best["alike"]) == (1, 2)
