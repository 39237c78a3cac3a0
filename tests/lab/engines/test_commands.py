"""`fateloom simulate --on PLACE`: what is refused, a worker that is killed, and going on."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fateloom.bots import bot
from fateloom.games import registry
from fateloom.lab import program, simulation
from tests.test_cli import run

datasets = pytest.importorskip("fateloom.lab.datasets")
parquet = pytest.importorskip("pyarrow.parquet")

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="sends signals to a group of processes")
PLACES = [
    "local",
    "dask",
    pytest.param("ray", marks=[pytest.mark.ray, pytest.mark.slow]),
]
PLAYER = """
import os, sys
from pathlib import Path
with Path(sys.argv[1], str(os.getppid())).open("a") as file:
    for line in sys.stdin:
        file.write(".")
        file.flush()
        print('{"move": 0}', flush=True)
"""
"""A program that makes the first move, and a file named after its worker that grows with each."""


class Playing:
    """A command that plays in workers, told apart by the program that plays in each."""

    def __init__(self, folder: Path) -> None:
        self.rows = folder / "rows"
        self._moves = folder / "moves"
        self._moves.mkdir()
        (folder / "player.py").write_text(PLAYER)
        self.player = shlex.join([sys.executable, str(folder / "player.py"), str(self._moves)])

    def arguments(self, games: int, place: str) -> tuple[str, ...]:
        asked = ("--games", str(games), "--jobs", "2", "--seed", "Wend", "--on", place)
        seats = ("--seats", "mine,random", "--program", f"mine={self.player}")
        return (
            "simulate",
            "destiny",
            "--option",
            "goal=3",
            *asked,
            *seats,
            "--out",
            f"{self.rows}/",
        )

    def workers(self, moves: int) -> list[int]:
        """The process ids of the workers that have made this number of moves."""
        return [int(path.name) for path in self._moves.iterdir() if path.stat().st_size >= moves]

    @contextmanager
    def started(self, games: int, place: str) -> Iterator[subprocess.Popen[str]]:
        """The command in a group of processes of its own."""
        command = [sys.executable, "-m", "fateloom", *self.arguments(games, place)]
        environment = {key: value for key, value in os.environ.items() if key != "RAY_ADDRESS"}
        with subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env=environment,
        ) as process:
            try:
                yield process
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)


def until(condition: Callable[[], object], process: subprocess.Popen[str]) -> None:
    """Wait for something; fail if the command ends before."""
    while not condition():
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)


def table(folder: Path) -> list[dict[str, object]]:
    """The games in a dataset, by their indices."""
    rows: list[dict[str, object]] = parquet.read_table(folder / "games").to_pylist()
    return sorted(rows, key=lambda row: str(row["index"]).zfill(9))


@pytest.mark.parametrize("command", [("ladder", "destiny"), ("simulate", "destiny")])
@pytest.mark.parametrize(
    ("place", "hint"),
    [
        ("cloud", "Choose local, dask, ray, dask://HOST:PORT or ray://HOST:PORT."),
        ("dask://tower", "Choose local"),
        ("dask://127.0.0.1:9", "No cluster with workers answers at dask://127.0.0.1:9."),
    ],
)
def test_a_place_without_a_cluster_is_refused(
    command: tuple[str, ...], place: str, hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ("--seats", "greedy,random") if command[0] == "simulate" else ("--bots", "greedy,random")
    code, out, err = run(capsys, *command, *bots, "--games", "4", "--on", place)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert hint in err


def test_a_playtest_refuses_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "story", "playtest", "training", "--on", "ray:/x")
    assert (code, out) == (2, "")
    assert "ray:/x" in err


def test_a_missing_package_is_named_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("fateloom.lab.engines.place.find_spec", lambda name: None)
    for kind in ("dask", "ray"):
        arguments = ("simulate", "destiny", "--seats", "random,random", "--on", f"{kind}://a:1")
        code, out, err = run(capsys, *arguments)
        assert (code, out) == (2, "")
        assert f'pip install "fateloom[{kind}]"' in err


@POSIX
@pytest.mark.thorough
@pytest.mark.parametrize("place", PLACES)
def test_a_worker_that_is_killed_ends_nothing(place: str, tmp_path: Path) -> None:
    playing = Playing(tmp_path)
    with playing.started(80, place) as process:
        until(lambda: playing.workers(100), process)
        os.kill(playing.workers(100)[0], signal.SIGKILL)
        out, err = process.communicate()
    assert process.returncode == 0, err
    assert out.endswith("has 80 games; 80 are new.\n")
    assert len(playing.workers(1)) >= 3
    assert [row["index"] for row in table(playing.rows)] == list(range(80))


@POSIX
@pytest.mark.thorough
@pytest.mark.parametrize("place", PLACES)
def test_what_was_interrupted_goes_on_elsewhere(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    playing = Playing(tmp_path)
    with playing.started(1_000_000, place) as process:
        until(lambda: len(playing.workers(200)) == 2, process)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it
        out, err = process.communicate()
    assert process.returncode == 130, err
    assert "goes on" in out
    assert err == ""
    played = len(table(playing.rows))
    assert played > 0
    code, out, err = run(capsys, *playing.arguments(played + 3, "local"))
    assert (code, err) == (0, "")
    assert out.endswith(f"has {played + 3} games; 3 are new.\n")
    bots = [program("mine", playing.player, 5.0), bot("random")]
    seed = datasets.Dataset.load(playing.rows).manifest.seed
    plan = simulation(registry["destiny"], bots, seed, {"goal": 3})
    datasets.simulate_into(tmp_path / "whole", plan, played + 3)
    assert table(playing.rows) == table(tmp_path / "whole")
