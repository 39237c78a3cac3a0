"""A Dask cluster of two workers on this machine, one of which is killed midway."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fateloom.bots import bot
from fateloom.games import registry
from fateloom.games.destinies.scenario import packaged
from fateloom.lab import round_robin, simulate
from fateloom.lab.chunks import WorkerLost
from fateloom.lab.compare.pairs import Pairs, Side
from fateloom.lab.compare.sequential import Question, compare
from fateloom.lab.engines.engine import ClusterRefusal
from fateloom.lab.parallel import run_plan
from fateloom.lab.playtest.run import playtest
from tests.lab.engines.plans import Faulty, Fragile

dask = pytest.importorskip("dask")
distributed = pytest.importorskip("distributed")

pytestmark = [pytest.mark.thorough, pytest.mark.filterwarnings("default")]


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The place of a cluster of two workers."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0"
    ) as cluster:
        yield cluster.scheduler_address.replace("tcp://", "dask://")


def test_the_rows_are_the_same_as_on_this_machine(cluster: str) -> None:
    game, bots = registry["destiny"], [bot("greedy"), bot("random")]
    assert simulate(game, bots, 20, seed=1, on=cluster) == simulate(game, bots, 20, seed=1)
    ladder = round_robin(game, bots, 10, seed=1, on=cluster)
    assert ladder == round_robin(game, bots, 10, seed=1)


def test_so_are_comparisons_and_playtests(cluster: str) -> None:
    game = registry["destiny"]
    before, after = [Side(game, game.checked({"goal": goal})) for goal in (3, 4)]
    plan, question = Pairs(before, after, (bot("random"),) * 2, 1), Question("rounds", 40)
    assert compare(plan, question, on=cluster) == compare(plan, question)
    story = packaged.scenario("training")
    played = [playtest(story, 2, seed=1, search=False, on=on) for on in (cluster, "local")]
    assert played[0] == played[1]


def test_a_worker_that_is_killed_costs_its_chunk_alone(cluster: str, tmp_path: Path) -> None:
    plan = Fragile(tmp_path, fatal=60, seconds=0.005)
    assert sorted(run_plan(plan, 120, on=cluster)) == list(range(120))
    assert (tmp_path / "died").exists()
    # What waited at the worker was not begun.
    assert plan.twice() <= {plan.chunk_of(60)}
    assert plan.workers() >= 2


def test_an_interrupt_keeps_what_is_done(cluster: str, tmp_path: Path) -> None:
    def once(done: int, total: int) -> None:
        if done >= 10 and not stopped:
            stopped.append(done)
            os.kill(os.getpid(), signal.SIGINT)

    stopped: list[int] = []
    rows = run_plan(Fragile(tmp_path, seconds=0.01), 100_000, progress=once, on=cluster)
    assert stopped[0] <= len(rows) < 100_000


def test_mistakes_are_raised_as_they_are(cluster: str) -> None:
    with pytest.raises(ZeroDivisionError):
        run_plan(Faulty(), 4, on=cluster)


def test_games_that_end_every_worker_are_given_up(cluster: str, tmp_path: Path) -> None:
    with pytest.raises(WorkerLost):
        run_plan(Fragile(tmp_path, fatal=0, always=True), 4, on=cluster)


def test_workers_with_another_program_are_refused(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fateloom.lab.engines.engine.__version__", "0.0.1")
    with pytest.raises(ClusterRefusal) as refused:
        run_plan(Fragile(tmp_path), 4, on=cluster)
    assert refused.value.code == "cluster-version"
    monkeypatch.undo()
    monkeypatch.setattr("fateloom.lab.engines.engine.commit", lambda: "0" * 40)
    with pytest.raises(ClusterRefusal):
        run_plan(Fragile(tmp_path), 4, on=cluster)
    monkeypatch.setattr("fateloom.lab.engines.engine.commit", lambda: None)
    assert len(run_plan(Fragile(tmp_path), 4, on=cluster)) == 4


def test_a_worker_without_fateloom_is_refused(tmp_path: Path) -> None:
    (tmp_path / "fateloom").mkdir()
    (tmp_path / "fateloom" / "__init__.py").touch()
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    with distributed.LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0") as alone:
        place = alone.scheduler_address
        command = [sys.executable, "-m", "dask", "worker", place, "--no-nanny", "--no-dashboard"]
        worker = subprocess.Popen(command, env=environment, cwd=tmp_path, stderr=subprocess.DEVNULL)
        try:
            with pytest.raises(ClusterRefusal) as refused:
                run_plan(Faulty(), 4, on=place.replace("tcp://", "dask://"))
        finally:
            worker.terminate()
            worker.wait()
    assert (refused.value.code, refused.value.details) == ("cluster-lacks", ("fateloom.lab",))


@pytest.mark.parametrize("recount", [2.0, 0.0])
def test_a_cluster_that_ends_is_told(
    recount: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fateloom.lab.engines.dask._RECOUNT", recount)
    monkeypatch.setattr("fateloom.lab.engines.dask._PATIENCE", 15)
    ended: list[int] = []
    with (
        dask.config.set({"distributed.comm.timeouts.connect": "5s"}),
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, dashboard_address="127.0.0.1:0"
        ) as short,
    ):

        def end(done: int, total: int) -> None:
            if not ended:
                ended.append(done)
                short.close()

        place = short.scheduler_address.replace("tcp://", "dask://")
        with pytest.raises(ClusterRefusal) as refused:
            run_plan(Fragile(tmp_path, seconds=0.05), 1000, progress=end, on=place)
    assert refused.value.code == "cluster-gone"
    assert ended


def test_a_cluster_that_does_not_answer_is_refused() -> None:
    with pytest.raises(ClusterRefusal) as refused:
        run_plan(Faulty(), 4, on="dask://127.0.0.1:9")
    assert refused.value.code == "cluster-unreachable"


def test_dask_alone_starts_workers_of_its_own(tmp_path: Path) -> None:
    plan = Fragile(tmp_path, seconds=0.01)
    assert sorted(run_plan(plan, 30, jobs=2, on="dask")) == list(range(30))
    assert plan.workers() == 2
