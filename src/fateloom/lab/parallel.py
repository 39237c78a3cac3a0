"""Plans of many games, distributed over several processes or machines in chunks.

What is played is a `Plan`. The seed of each game comes from its index alone, so that the same
plan gives the same rows wherever it is played, and however many workers play it.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from threading import current_thread, main_thread
from types import FrameType
from typing import Any

from fateloom.core.errors import InvalidSetup
from fateloom.lab.chunks import Chunks
from fateloom.lab.engines.engine import ClusterRefusal, Done, Engine
from fateloom.lab.engines.place import LOCAL, engine_at, place_of
from fateloom.lab.plan import Plan, Progress, RowT

__all__ = ["LOCAL", "Plan", "Progress", "available_cpus", "check_numbers", "play_plan", "run_plan"]


def run_plan(
    plan: Plan[RowT],
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    on: str = LOCAL,
) -> list[RowT]:
    """Play the games of a plan; return their rows, in the order in which they were finished.

    They are played in `jobs` processes, or `on` a cluster: "dask://HOST:PORT" or "ray://HOST:PORT",
    whose workers all play; "dask" and "ray" alone start one of `jobs` processes. Ctrl-C ends it
    early and keeps every game that was finished: then there are fewer.

    Raises `InvalidSetup` for no games or no processes, `ClusterRefusal` for a cluster that cannot
    be used, and `WorkerLost` if some games end one worker after the other.
    """
    rows: list[RowT] = []
    play_plan(plan, games, rows.extend, jobs, progress, on=on)
    return rows


def play_plan(
    plan: Plan[RowT],
    games: int,
    take: Callable[[Sequence[RowT]], object],
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    on: str = LOCAL,
) -> None:
    """Play the games of a plan as `run_plan` does; each `take` gets the rows of some of them."""
    check_numbers(games, jobs)
    place = place_of(on)
    finished = 0
    with _Interrupt() as interrupt:
        pieces = (
            _alone(plan, games, interrupt)
            if place.kind == LOCAL and jobs == 1
            else _together(engine_at(place, plan, min(jobs, games)), games, interrupt)
        )
        for done in pieces:
            take(done)
            finished += len(done)
            if progress is not None:
                progress(finished, games)


def check_numbers(games: int, jobs: int) -> None:
    """Raise `InvalidSetup` for no games or no processes."""
    if games < 1 or jobs < 1:
        raise InvalidSetup("not-positive", "games" if games < 1 else "jobs")


def available_cpus() -> int:
    """The number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Interrupt:
    """Turns the first Ctrl-C into a note, so that no finished game is lost to it.

    The second is a KeyboardInterrupt again. Outside the main thread it does nothing.
    """

    def __init__(self) -> None:
        self.came = False
        self._before: Any = None

    def __enter__(self) -> _Interrupt:
        if current_thread() is main_thread():
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _note(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        if self.came:
            raise KeyboardInterrupt
        self.came = True


def _alone(plan: Plan[RowT], games: int, interrupt: _Interrupt) -> Iterator[Sequence[RowT]]:
    for index in range(games):
        if interrupt.came:
            return
        yield plan.play(range(index, index + 1))


def _together(engine: Engine, games: int, interrupt: _Interrupt) -> Iterator[Sequence[Any]]:
    """The rows of each chunk as it gets done, by several workers.

    Interrupted, it hands out no more, and gives the rows of the chunks under way.
    """
    chunks = Chunks(games, engine.seconds)
    waiting: dict[Future[Done], range] = {}
    with engine:
        while True:
            while not interrupt.came and len(waiting) < engine.slots:
                chunk = chunks.next(engine.workers)
                if chunk is None:
                    break
                waiting[engine.submit(chunk)] = chunk
            if not waiting:
                return
            for future in wait(waiting, timeout=0.2, return_when=FIRST_COMPLETED).done:
                chunk = waiting.pop(future)
                try:
                    done = future.result()
                except engine.lost:
                    chunks.again(chunk, engine.tries)
                    continue
                except engine.gone as error:
                    raise ClusterRefusal("cluster-gone") from error
                except ModuleNotFoundError as error:
                    raise ClusterRefusal("cluster-lacks", error.name or str(error)) from error
                chunks.measured(len(chunk), done.seconds)
                yield done.rows
