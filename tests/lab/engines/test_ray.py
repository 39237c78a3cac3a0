"""A Ray cluster of two nodes on this machine, one of which is killed midway."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from fateloom.bots import bot
from fateloom.games import registry
from fateloom.lab import simulate
from fateloom.lab.chunks import WorkerLost
from fateloom.lab.engines.engine import ClusterRefusal
from fateloom.lab.parallel import run_plan
from tests.lab.engines.plans import Faulty, Fragile
from tests.server.conftest import free_port

pytestmark = [pytest.mark.ray, pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of two nodes with a processor each, that this machine is part of."""
    import_module("fateloom.lab.engines.ray")  # sets what Ray reads when it is imported
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[3]))  # the nodes import the plans
    client = free_port()
    head = {"num_cpus": 1, "include_dashboard": False, "ray_client_server_port": client}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    monkeypatch.setenv("RAY_ADDRESS", cluster.address)
    cluster.place = f"ray://127.0.0.1:{client}"
    yield cluster
    cluster.shutdown()


def test_the_rows_are_the_same_as_on_this_machine(cluster: Any) -> None:
    game, bots = registry["destiny"], [bot("greedy"), bot("random")]
    assert simulate(game, bots, 20, seed=1, on="ray") == simulate(game, bots, 20, seed=1)


def test_a_node_that_is_killed_costs_its_chunk_alone(cluster: Any, tmp_path: Path) -> None:
    (node,) = cluster.worker_nodes
    killed: list[int] = []

    def kill(done: int, total: int) -> None:
        if done >= 20 and not killed:
            killed.append(done)
            cluster.remove_node(node, allow_graceful=False)

    plan = Fragile(tmp_path, seconds=0.05)
    assert sorted(run_plan(plan, 300, progress=kill, on="ray")) == list(range(300))
    assert killed
    assert len(plan.twice()) <= 1


def test_a_worker_that_dies_costs_its_chunk_alone(cluster: Any, tmp_path: Path) -> None:
    plan = Fragile(tmp_path, fatal=60, seconds=0.01)
    assert sorted(run_plan(plan, 120, on="ray")) == list(range(120))
    assert plan.twice() <= {plan.chunk_of(60)}


def test_an_interrupt_keeps_what_is_done(cluster: Any, tmp_path: Path) -> None:
    def once(done: int, total: int) -> None:
        if done >= 10 and not stopped:
            stopped.append(done)
            os.kill(os.getpid(), signal.SIGINT)

    stopped: list[int] = []
    rows = run_plan(Fragile(tmp_path, seconds=0.01), 100_000, progress=once, on="ray")
    assert stopped[0] <= len(rows) < 100_000


def test_mistakes_and_games_that_end_every_worker_are_raised(cluster: Any, tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        run_plan(Faulty(), 4, on="ray")
    with pytest.raises(WorkerLost):
        run_plan(Fragile(tmp_path, fatal=0, always=True), 4, on="ray")


def test_a_machine_that_is_no_node_uses_its_address(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RAY_ADDRESS")
    plan = Fragile(tmp_path, fatal=30, seconds=0.01)
    assert sorted(run_plan(plan, 60, on=cluster.place)) == list(range(60))
    assert plan.twice() <= {plan.chunk_of(30)}
    with pytest.raises(ZeroDivisionError):
        run_plan(Faulty(), 4, on=cluster.place)


@pytest.mark.parametrize("told", ["127.0.0.1:9", "ray://127.0.0.1:9", "nowhere"])
def test_a_cluster_that_does_not_answer_is_refused(
    told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", told)
    for place in ("ray", "ray://127.0.0.1:9"):
        with pytest.raises(ClusterRefusal) as refused:
            run_plan(Faulty(), 4, on=place)
        assert refused.value.code == "cluster-unreachable"
        assert refused.value.details == (told if place == "ray" else place,)


def test_ray_alone_starts_workers_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    plan = Fragile(tmp_path, seconds=0.01)
    assert sorted(run_plan(plan, 30, jobs=2, on="ray")) == list(range(30))
    assert plan.workers() == 2
