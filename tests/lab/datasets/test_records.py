"""The records of a dataset: which are kept, that they replay, and that a row leads to its own."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import disk_usage

import pytest

from fateloom.bots import bot
from fateloom.core.errors import FateloomError, InvalidSetup
from fateloom.core.record import Record, replay
from fateloom.games import registry
from fateloom.lab import program, simulation
from fateloom.lab.datasets import Dataset, record_of, records, simulate_into, size_of
from fateloom.lab.datasets.folder import BadDataset
from fateloom.lab.datasets.recording import checked, record_path
from fateloom.lab.datasets.simulate import manifest_of
from fateloom.lab.engines.engine import ClusterRefusal
from tests.test_cli import run

pytest.importorskip("pyarrow")

HAND = registry["hand"]
PLAN = simulation(HAND, [bot("greedy")], 1)


def kept(dataset: Dataset) -> list[str]:
    folder = record_path(dataset.folder, 0).parent
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


def code_of(work: Callable[[], object]) -> str:
    with pytest.raises(FateloomError) as refused:
        work()
    return refused.value.code


def test_a_row_leads_to_the_record_of_its_game(tmp_path: Path) -> None:
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 6, records="all")
    rows = dataset.table("games").sort_by("index").to_pylist()
    assert kept(dataset) == [f"000000{index}.jsonl" for index in range(6)]
    for row in rows:
        text = record_path(dataset.folder, row["index"]).read_text(encoding="utf-8")
        record = Record.loads(text)
        assert (record.seed, record.players) == (row["seed"], ("greedy",))
        assert len(record.choices) == row["choices"]
        outcome = replay(HAND, record).outcome
        assert outcome is not None and outcome.reason == row["reason"]
    count, size = size_of(dataset)
    assert (count, size) == (6, sum(f.stat().st_size for f in (tmp_path / "d/records").iterdir()))


def test_a_game_of_several_keeps_its_rolls_and_bots(tmp_path: Path) -> None:
    plan = simulation(registry["realms"], [bot("random"), bot("greedy")], 3)
    dataset, _ = simulate_into(tmp_path / "d", plan, 1, records="all")
    record = Record.loads(record_of(dataset, 0))
    assert record.players == ("random", "greedy")
    assert replay(registry["realms"], record).outcome == record.outcome


def test_lost_games_are_those_that_seat_0_has_not_won(tmp_path: Path) -> None:
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 12, records="lost")
    seats = dataset.table("seats").sort_by("index").to_pylist()
    lost = [f"{row['index']:07}.jsonl" for row in seats if not row["won"]]
    assert kept(dataset) == lost
    assert 0 < len(lost) < 12


def test_the_first_games_and_none(tmp_path: Path) -> None:
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 5, records="2")
    assert kept(dataset) == ["0000000.jsonl", "0000001.jsonl"]
    assert dataset.manifest.records == "2"
    assert kept(simulate_into(tmp_path / "e", PLAN, 2)[0]) == []


@pytest.mark.parametrize("word", ["", "won", "0", "-1", "1.5", "²"])
def test_an_unknown_choice_is_refused_and_leaves_nothing(tmp_path: Path, word: str) -> None:
    with pytest.raises(InvalidSetup):
        simulate_into(tmp_path / "d", PLAN, 2, records=word)
    assert not (tmp_path / "d").exists()
    assert checked(" All ") == "all"


# --- going on ---------------------------------------------------------------------------


def test_interrupted_work_goes_on_with_its_records(tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        if done == 3:
            os.kill(os.getpid(), signal.SIGINT)

    assert simulate_into(tmp_path / "d", PLAN, 6, records="all", progress=stop)[1] == 3
    stray = tmp_path / "d/records/0000005.jsonl"
    stray.write_text("of a game that was not counted when the power was cut")
    first = tmp_path / "d/records/0000000.jsonl"
    before = first.stat().st_mtime_ns
    dataset, added = simulate_into(tmp_path / "d", PLAN, 6, records="all")
    assert added == 3
    assert first.stat().st_mtime_ns == before
    whole, _ = simulate_into(tmp_path / "whole", PLAN, 6, records="all")
    for index in range(6):
        texts = {record_path(each.folder, index).read_bytes() for each in (dataset, whole)}
        assert len(texts) == 1


def test_what_was_not_counted_is_removed_even_if_it_is_not_kept_again(tmp_path: Path) -> None:
    simulate_into(tmp_path / "d", PLAN, 2, records="1")
    (tmp_path / "d/records/0000003.jsonl").write_text("")
    (tmp_path / "d/records/.0000001.jsonl.part").write_text("")
    assert kept(simulate_into(tmp_path / "d", PLAN, 3, records="1")[0]) == ["0000000.jsonl"]


def test_another_choice_of_records_is_another_dataset(tmp_path: Path) -> None:
    simulate_into(tmp_path / "d", PLAN, 2, records="lost")
    assert code_of(lambda: simulate_into(tmp_path / "d", PLAN, 4)) == "dataset-other"


def test_a_dataset_from_before_records_can_be_read(tmp_path: Path) -> None:
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 2)
    told = json.loads((tmp_path / "d/dataset.json").read_text(encoding="utf-8"))
    del told["records"]
    (tmp_path / "d/dataset.json").write_text(json.dumps(told), encoding="utf-8")
    assert Dataset.load(tmp_path / "d") == dataset


@pytest.mark.thorough
def test_workers_of_a_cluster_bring_records_back(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 12, jobs=2, on="dask", records="3")
    assert kept(dataset) == ["0000000.jsonl", "0000001.jsonl", "0000002.jsonl"]


# --- room -------------------------------------------------------------------------------


def test_the_size_is_estimated_after_the_first_games(tmp_path: Path) -> None:
    told: list[int] = []
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 20, records="all", estimated=told.append)
    _, size = size_of(dataset)
    assert len(told) == 1
    assert size / 2 < told[0] < size * 2


@pytest.mark.parametrize("records", ["2", "lost"])
def test_the_estimate_is_that_of_the_games_that_are_kept(tmp_path: Path, records: str) -> None:
    told: list[int] = []
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 30, records=records, estimated=told.append)
    _, size = size_of(dataset)
    assert size * 0.6 < told[0] < size * 1.6


def test_what_does_not_fit_is_refused_early_and_keeps_what_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path) -> object:
        return disk_usage(path)._replace(free=100)

    monkeypatch.setattr("fateloom.lab.datasets.records.shutil.disk_usage", full)
    with pytest.raises(BadDataset) as refused:
        simulate_into(tmp_path / "d", PLAN, 40, records="all")
    assert refused.value.code == "records-too-large"
    assert refused.value.details[2] == "100 bytes"
    assert len(Dataset.load(tmp_path / "d").indices()) == records.SAMPLE


def test_an_error_before_the_first_game_leaves_no_dataset(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise ClusterRefusal("cluster-gone")

    (tmp_path / "mine").mkdir()
    with monkeypatch.context() as patched:
        patched.setattr("fateloom.lab.datasets.simulate.play_plan", refuse)
        for name in ("new", "mine"):
            with pytest.raises(ClusterRefusal):
                simulate_into(tmp_path / name, PLAN, 2, records="all")
    assert not (tmp_path / "new").exists()
    assert list((tmp_path / "mine").iterdir()) == []
    simulate_into(tmp_path / "new", PLAN, 2)
    monkeypatch.setattr("fateloom.lab.datasets.simulate.play_plan", refuse)
    with pytest.raises(ClusterRefusal):
        simulate_into(tmp_path / "new", PLAN, 4)
    assert Dataset.load(tmp_path / "new").indices() == [0, 1]


# --- the record of a row ----------------------------------------------------------------


def test_a_record_that_was_not_kept_is_made_by_playing_again(tmp_path: Path) -> None:
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 3)
    whole, _ = simulate_into(tmp_path / "whole", PLAN, 3, records="all")
    assert record_of(dataset, 2) == record_path(whole.folder, 2).read_text(encoding="utf-8")
    assert kept(dataset) == []
    assert code_of(lambda: record_of(dataset, 3)) == "no-such-game"


def test_a_game_that_the_program_plays_differently_is_refused(tmp_path: Path) -> None:
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 1)
    other = replace(dataset.manifest, seed=2, commit="1234abcd")
    with pytest.raises(FateloomError) as refused:
        record_of(replace(dataset, manifest=other), 0)
    assert (refused.value.code, refused.value.details) == ("game-differs", ("0", "1234abcd"))
    older = replace(dataset.manifest, rules=0)
    assert code_of(lambda: record_of(replace(dataset, manifest=older), 0)) == "game-differs"


def test_a_program_is_run_only_if_it_is_named_again(tmp_path: Path) -> None:
    """A dataset may come from a stranger."""
    dataset, _ = simulate_into(tmp_path / "d", PLAN, 1)
    manifest = replace(dataset.manifest, bots=("mine",), programs={"mine": "touch ran"})
    stranger = replace(dataset, manifest=manifest)
    assert code_of(lambda: record_of(stranger, 0)) == "record-needs-program"


def test_games_of_programs_have_the_choices_that_were_made(tmp_path: Path) -> None:
    plan = simulation(HAND, [program("mine", "cat")], 1)  # which never answers with a move
    assert manifest_of(plan, 1).programs == {"mine": "cat"}
    dataset, _ = simulate_into(tmp_path / "d", plan, 1, records="all")
    assert replay(HAND, Record.loads(record_of(dataset, 0))).outcome is not None


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = str(tmp_path / "rows")
    seats = ("--seats", "greedy", "--jobs", "1", "--seed", "1", "--games", "10")
    code, out, err = run(capsys, "simulate", "hand", *seats, "--out", rows, "--records", "2")
    assert code == 0
    assert err.startswith("The records will take about ")
    assert "2 records were kept" in out
    first = tmp_path / "rows/records/0000000.jsonl"
    for command in ("replay", "verify"):
        code, out, err = run(capsys, command, str(first))
        assert err == ""
    code, out, err = run(capsys, "lab", "record", rows, "0")
    assert (code, out, err) == (0, first.read_text(encoding="utf-8"), "")
    other = tmp_path / "other.jsonl"
    code, out, err = run(capsys, "lab", "record", rows, "9", "--out", str(other))
    assert (code, err) == (0, "")
    assert str(other) in out
    assert Record.loads(other.read_text(encoding="utf-8")).outcome is not None
