"""Rows of many games as Parquet files: what is in them, and that they go on where they stopped."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fateloom import file_lock
from fateloom.bots import bot
from fateloom.core.errors import FateloomError, InvalidSetup
from fateloom.games import registry
from fateloom.lab import Run, Simulation, play, program, simulate, simulation, summarise
from fateloom.lab.datasets import (
    BadDataset,
    Dataset,
    folder,
    record_of,
    simulate_into,
    summary_of,
)
from fateloom.lab.datasets.columns import GAMES, SEATS, Column, facts_of
from fateloom.lab.datasets.simulate import manifest_of
from fateloom.lab.kept.rest import Rest, gaps

parquet = pytest.importorskip("pyarrow.parquet")

PAGE = Path(__file__).parents[3] / "docs/lab/datasets.md"
DESTINY = registry["destiny"]
BOTS = [bot("greedy"), bot("random"), bot("random")]
PLAN = simulation(DESTINY, BOTS, 4, {"goal": 3})


def whole(games: int) -> Run:
    return simulate(DESTINY, BOTS, games, seed=4, options={"goal": 3})


def rows_of(dataset: Dataset) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Without the time that bots took."""
    games = dataset.table("games").sort_by("index").to_pylist()
    seats = dataset.table("seats").sort_by([("index", "ascending"), ("seat", "ascending")])
    return games, seats.drop_columns("seconds").to_pylist()


def code_of(work: Callable[[], object]) -> str:
    with pytest.raises(FateloomError) as refused:
        work()
    return refused.value.code


def test_a_dataset_has_the_rows_of_the_simulation(tmp_path: Path) -> None:
    dataset, added = simulate_into(tmp_path / "d", PLAN, 12)
    games, seats = rows_of(dataset)
    assert added == 12
    rows = whole(12).rows
    assert [(each["seed"], each["reason"], each["choices"], each["round"]) for each in games] == [
        (row.seed, row.reason, row.choices, row.round) for row in rows
    ]
    assert [
        (each["bot"], each["won"], each["share"], each["identity"], each["place"], each["asked"])
        for each in seats
    ] == [
        (
            BOTS[seat].name,
            seat in row.winners,
            1 / len(row.winners) if seat in row.winners else 0,
            row.players[seat]["identity"],
            row.places[seat],
            row.asked[seat],
        )
        for row in rows
        for seat in range(3)
    ]


def test_the_statistics_are_those_of_a_run(tmp_path: Path) -> None:
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 40)
    assert summary_of(dataset) == summarise(whole(40))


def test_shared_victories_draws_and_faults_are_counted_as_in_a_run(tmp_path: Path) -> None:
    run = whole(3)
    changes = ({"winners": (0, 2)}, {"winners": ()}, {"faults": (0, 2, 1), "round": None})
    rows = [replace(row, **more) for row, more in zip(run.rows, changes, strict=True)]  # type: ignore[arg-type]
    with folder.open_to_write(tmp_path / "d", manifest_of(PLAN, 3)) as writer:
        writer.add(rows)
    summary = summary_of(Dataset.load(tmp_path / "d"))
    assert summary == summarise(replace(run, rows=tuple(rows)))
    assert summary["faults"] == {"random": 3}


def test_the_same_plan_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        if done == 5:
            os.kill(os.getpid(), signal.SIGINT)

    dataset, added = simulate_into(tmp_path / "d", PLAN, 12, progress=stop)
    assert added == 5
    assert dataset.indices() == [0, 1, 2, 3, 4]
    played: list[int] = []
    again, more = simulate_into(
        tmp_path / "d", PLAN, 14, progress=lambda done, total: played.append(total)
    )
    assert more == 9
    assert set(played) == {9}
    assert len(list((tmp_path / "d/games").iterdir())) == 2
    assert rows_of(again) == rows_of(simulate_into(tmp_path / "whole", PLAN, 14)[0])
    assert simulate_into(tmp_path / "d", PLAN, 14)[1] == 0


def test_what_a_killed_process_has_left_does_not_count(tmp_path: Path) -> None:
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 4)
    (part,) = (tmp_path / "d/games").iterdir()
    part.unlink()  # killed between the two tables
    (tmp_path / "d/games/0000000.new").write_bytes(b"half")
    assert dataset.table("seats").num_rows == 0
    assert simulate_into(tmp_path / "d", PLAN, 4)[1] == 4
    assert dataset.table("seats").num_rows == 12
    assert [each.name for each in (tmp_path / "d/games").iterdir()] == ["0000000.parquet"]


def test_parts_are_written_while_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fateloom.lab.kept.folder.PART_ROWS", 3)
    there: list[int] = []
    simulate_into(
        tmp_path / "d",
        PLAN,
        7,
        progress=lambda done, total: there.append(len(list((tmp_path / "d/games").iterdir()))),
    )
    assert there == [0, 0, 1, 1, 1, 2, 2]
    assert len(list((tmp_path / "d/games").iterdir())) == 3


def test_an_error_keeps_the_games_that_were_finished(tmp_path: Path) -> None:
    def fail(done: int, total: int) -> None:
        if done == 3:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        simulate_into(tmp_path / "d", PLAN, 7, progress=fail)
    assert Dataset.load(tmp_path / "d").indices() == [0, 1, 2]


def test_what_is_left_is_played_in_the_order_of_the_plan() -> None:
    rest = Rest(PLAN, gaps([1, 2, 5], 8))
    assert len(rest) == 5
    assert [row.index for row in rest.play(range(5))] == [0, 3, 4, 6, 7]
    assert [row.index for row in rest.play(range(2, 4))] == [4, 6]
    assert gaps([0, 1], 2) == ()


# --- what is refused --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (simulation(DESTINY, BOTS, 5, {"goal": 3}), "seed 4"),
        (simulation(DESTINY, BOTS, 4, {"goal": 4}), "options"),
        (simulation(DESTINY, BOTS[1:], 4, {"goal": 3}), "bots"),
        (simulation(registry["realms"], [BOTS[0], BOTS[1], BOTS[1]], 4), "game destiny"),
    ],
)
def test_another_plan_is_refused(tmp_path: Path, other: Simulation, told: str) -> None:
    simulate_into(tmp_path / "d", PLAN, 2)
    before = (tmp_path / "d/dataset.json").read_bytes()
    with pytest.raises(BadDataset) as refused:
        simulate_into(tmp_path / "d", other, 2)
    assert refused.value.code == "dataset-other"
    assert told in str(refused.value.details[1])
    assert (tmp_path / "d/dataset.json").read_bytes() == before


def test_another_commit_and_fewer_games_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate_into(tmp_path / "d", PLAN, 3)
    assert code_of(lambda: simulate_into(tmp_path / "d", PLAN, 2)) == "dataset-longer"
    monkeypatch.setattr("fateloom.lab.datasets.simulate.commit", lambda: "0" * 40)
    assert code_of(lambda: simulate_into(tmp_path / "d", PLAN, 3)) == "dataset-other"


def test_unusable_folders_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/letter.txt").write_text("")
    assert code_of(lambda: simulate_into(tmp_path / "file", PLAN, 2)) == "cannot-write"
    assert code_of(lambda: simulate_into(tmp_path / "no/d", PLAN, 2)) == "cannot-write"
    assert code_of(lambda: simulate_into(tmp_path / "mine", PLAN, 2)) == "dataset-foreign"
    assert [each.name for each in (tmp_path / "mine").iterdir()] == ["letter.txt"]
    for games, jobs in ((0, 1), (2, 0)):
        with pytest.raises(InvalidSetup):
            simulate_into(tmp_path / "new", PLAN, games, jobs=jobs)
    assert not (tmp_path / "new").exists()
    monkeypatch.setattr(folder, "find_spec", lambda name: None)
    assert code_of(lambda: simulate_into(tmp_path / "new", PLAN, 2)) == "needs-pyarrow"


def test_a_folder_is_written_by_one_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with folder.open_to_write(tmp_path / "d", manifest_of(PLAN, 2)):
        held = (BlockingIOError, PermissionError)
        with (tmp_path / "d/dataset.lock").open("ab") as other, pytest.raises(held):
            file_lock.lock(other)
        assert code_of(lambda: simulate_into(tmp_path / "d", PLAN, 2)) == "folder-in-use"
    assert simulate_into(tmp_path / "d", PLAN, 2)[1] == 2


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-dataset"),
        ("[]", "no-dataset"),
        ('{"schema": 1}', "no-dataset"),
        ('{"schema": 2}', "dataset-schema"),
    ],
)
def test_a_broken_manifest_is_refused(tmp_path: Path, text: str, code: str) -> None:
    (tmp_path / "dataset.json").write_text(text)
    assert code_of(lambda: Dataset.load(tmp_path)) == code


def test_a_damaged_part_is_refused(tmp_path: Path) -> None:
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 2)
    (tmp_path / "d/seats/0000000.parquet").write_bytes(b"PAR1")
    assert code_of(lambda: dataset.table("seats")) == "dataset-broken"


def test_a_full_disk_leaves_no_half_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(table: object, where: Path, **_: object) -> None:
        where.write_bytes(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(parquet, "write_table", full)
    assert code_of(lambda: simulate_into(tmp_path / "d", PLAN, 2)) == "cannot-write"
    assert not list((tmp_path / "d/seats").iterdir())


# --- columns ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", registry)
def test_the_page_lists_every_column(name: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for columns in (GAMES, SEATS):
        for column, (kind, holds, _) in columns.items():
            assert f"| `{column}` | {kind} | {holds} |" in page
    found = {
        fact
        for seats in registry[name].seat_counts
        for fact in facts_of(registry[name], seats).items()
    }
    told = re.search(rf"\| {TITLES[name]} \| type.*?\n\n", page, re.DOTALL)
    assert told is not None
    listed = re.findall(r"^\| `(\w+)` \| (\w+) \|", told.group(), re.MULTILINE)
    assert set(listed) == found


TITLES = {
    "destinies": "Destinies",
    "destiny": "Destiny",
    "hand": "The Hand of Destiny",
    "realms": "Realms of Destiny",
}


@pytest.mark.parametrize("name", [name for name in registry if name != "destinies"])
def test_rows_have_no_fact_without_a_column(name: str) -> None:
    game = registry[name]
    seats = game.seat_counts[0]
    row = play(game, [bot("random")] * seats, 0, 1, game.checked({}))
    columns = facts_of(game, seats)
    kinds = {"bool": bool, "int64": int, "string": str}
    for facts in row.players:
        assert facts
        assert all(type(value) is kinds[columns[fact]] for fact, value in facts.items())


def test_places_choices_and_times_of_seats(tmp_path: Path) -> None:
    (row,) = whole(1).rows
    assert sum(place or 0 for place in row.places) == 1 + 2 + 3
    assert [row.places[seat] for seat in row.winners] == [1]
    assert sum(row.asked) == row.choices
    assert all(0 < seconds < 60 for seconds in row.seconds)


def test_columns_that_an_older_dataset_lacks_are_null(tmp_path: Path) -> None:
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 2)
    part = tmp_path / "d/seats/0000000.parquet"
    new = ["place", "asked", "seconds"]
    parquet.write_table(parquet.read_table(part).drop_columns(new), part)
    seats = dataset.table("seats")
    assert all(seats.column(name).null_count == 6 for name in new)
    assert record_of(dataset, 1)
    assert summary_of(dataset)["played"] == 2


def test_every_file_says_what_it_holds(tmp_path: Path) -> None:
    mine = program("mine", "cat")
    plan = simulation(DESTINY, [mine, bot("random")], 1)
    with folder.open_to_write(tmp_path / "d", manifest_of(plan, 1)) as writer:
        writer.add(simulate(DESTINY, [bot("random")] * 2, 1, seed=1).rows)
    schema = parquet.read_schema(tmp_path / "d/games/0000000.parquet")
    told = json.loads(schema.metadata[b"fateloom"])
    assert told == json.loads((tmp_path / "d/dataset.json").read_text("utf-8"))
    assert told["programs"] == {"mine": "cat"}
    assert (told["rules"], told["seed"]) == (DESTINY.rules, 1)
    assert schema.field("index").metadata[b"holds"].decode() == GAMES["index"].holds
    assert not schema.field("index").nullable
    assert isinstance(GAMES["round"], Column) and schema.field("round").nullable
    page = PAGE.read_text(encoding="utf-8").partition("## The manifest")[2].partition("## ")[0]
    assert set(re.findall(r"`(\w+)`", page)) >= told.keys()
