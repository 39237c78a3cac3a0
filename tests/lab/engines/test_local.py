"""Processes on this machine: one that dies costs its chunk alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from fateloom.lab.chunks import WorkerLost
from fateloom.lab.engines.engine import ClusterRefusal
from fateloom.lab.engines.place import place_of
from fateloom.lab.parallel import run_plan
from tests.lab.engines.plans import Faulty, Fragile


def test_a_process_that_dies_costs_its_chunk_alone(tmp_path: Path) -> None:
    plan = Fragile(tmp_path, fatal=60, seconds=0.002)
    assert sorted(run_plan(plan, 120, jobs=2)) == list(range(120))
    assert (tmp_path / "died").exists()
    assert plan.twice() <= {plan.chunk_of(60)}
    assert plan.workers() >= 2


def test_games_that_always_end_their_process_are_given_up(tmp_path: Path) -> None:
    rows: list[int] = []
    with pytest.raises(WorkerLost) as lost:
        run_plan(Fragile(tmp_path, fatal=3, always=True), 8, 2, lambda done, _: rows.append(done))
    first, last = map(int, lost.value.details)  # type: ignore[arg-type]
    assert first <= 3 <= last
    assert rows


def test_a_mistake_of_a_bot_is_raised_as_it_is() -> None:
    with pytest.raises(ZeroDivisionError):
        run_plan(Faulty(), 4, jobs=2)


@pytest.mark.parametrize(
    "place", ["", "cloud", "local://x:1", "dask://", "dask://host", "ray://:1", "ray://host:x"]
)
def test_places_that_do_not_exist_are_refused(place: str) -> None:
    with pytest.raises(ClusterRefusal) as refused:
        place_of(place)
    assert refused.value.code == "no-such-place"


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fateloom.lab.engines.place.find_spec", lambda name: None)
    for place in ("dask", "dask://host:1"):
        with pytest.raises(ClusterRefusal) as refused:
            place_of(place)
        assert (refused.value.code, refused.value.details) == ("needs-cluster", ("dask",))
