"""Plans of many games, distributed over several processes in chunks.

What is played is a `Plan`. The seed of each game comes from its index alone, so that the same
plan gives the same rows however many processes work at it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing.context import BaseContext
from threading import current_thread, main_thread
from types import FrameType
from typing import Any, Final, Protocol, TypeVar

from fateloom.core.errors import InvalidSetup

CHUNK: Final = 16
"""Games a process plays before it reports: long enough to be cheap, short enough to stop."""

Progress = Callable[[int, int], None]
"""Called with the number of games done and of all games."""

RowT_co = TypeVar("RowT_co", covariant=True)
RowT = TypeVar("RowT")


class Plan(Protocol[RowT_co]):
    """Games to be played. It is sent to every process once, and has to be picklable."""

    @property
    def modules(self) -> Sequence[str]:
        """The modules that every process needs."""

    def play(self, indices: range) -> Sequence[RowT_co]:
        """Play the games with these indices; a row for each."""


def run_plan(
    plan: Plan[RowT], games: int, jobs: int = 1, progress: Progress | None = None
) -> list[RowT]:
    """Play the games of a plan; return their rows, in the order in which they were finished.

    Ctrl-C ends it early and keeps every game that was finished: then there are fewer. Raises
    `InvalidSetup` for no games or no processes.
    """
    rows: list[RowT] = []
    play_plan(plan, games, rows.extend, jobs, progress)
    return rows


def play_plan(
    plan: Plan[RowT],
    games: int,
    take: Callable[[Sequence[RowT]], object],
    jobs: int = 1,
    progress: Progress | None = None,
) -> None:
    """Play the games of a plan as `run_plan` does; each `take` gets the rows of some of them."""
    check_numbers(games, jobs)
    finished = 0
    with _Interrupt() as interrupt:
        pieces = (
            _alone(plan, games, interrupt)
            if jobs == 1
            else _together(plan, games, min(jobs, games), interrupt)
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


def _together(
    plan: Plan[RowT], games: int, jobs: int, interrupt: _Interrupt
) -> Iterator[Sequence[RowT]]:
    """The rows of each chunk as it gets done, by several processes.

    Interrupted, it hands out no more, and gives the rows of the chunks under way.
    """
    size = max(1, min(CHUNK, games // (4 * jobs)))
    chunks = (range(first, min(first + size, games)) for first in range(0, games, size))
    with ProcessPoolExecutor(jobs, _context(plan), _start, (plan,)) as pool:
        waiting: set[Future[Sequence[RowT]]] = set()
        while True:
            if interrupt.came:
                waiting = {each for each in waiting if not each.cancel()}
            else:
                waiting |= {
                    pool.submit(_work, each) for each in islice(chunks, 2 * jobs - len(waiting))
                }
            if not waiting:
                return
            done, waiting = wait(waiting, timeout=0.2, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()


_plan: Plan[Any] | None = None
"""In a worker process: what it plays."""


def _start(plan: Plan[Any]) -> None:
    """Prepare a worker. An interrupt is for the parent, which then asks for no more."""
    global _plan  # noqa: PLW0603 - a worker is told once, not with each chunk
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _plan = plan


def _work(indices: range) -> Sequence[Any]:
    assert _plan is not None
    return _plan.play(indices)


def _context(plan: Plan[Any]) -> BaseContext:
    """How processes are started: never by a bare fork, which threads of the caller forbid.

    Where there is a fork server, it imports what all of them need, once.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__, *plan.modules])
    return context
