"""A run of many games over several processes.

The seed of each game comes from the run's seed and the game's index alone, and rows are
put in order of their index: the same run gives the same rows however many work at it.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing.context import BaseContext
from threading import current_thread, main_thread
from time import perf_counter
from types import FrameType
from typing import Any, Final

from fateloom.bots import Bot
from fateloom.core.errors import InvalidSetup
from fateloom.core.game import Game
from fateloom.lab.play import Row, play

CHUNK: Final = 16
"""Games a process plays before it reports: long enough to be cheap, short enough to stop."""

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Run:
    """What was asked for, and the rows of the games that were played."""

    game: str
    rules: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Any]
    games: int
    rows: tuple[Row, ...]
    seconds: float = field(compare=False)

    @property
    def complete(self) -> bool:
        """Whether nobody stopped it before its end."""
        return len(self.rows) == self.games


@dataclass(frozen=True, slots=True)
class _Plan:
    game: Game[Any]
    bots: tuple[Bot, ...]
    seed: int
    options: Mapping[str, Any]

    def play(self, indices: range) -> list[Row]:
        return [play(self.game, self.bots, index, self.seed, self.options) for index in indices]


def simulate(
    game: Game[Any],
    bots: Sequence[Bot],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> Run:
    """Play many games; seat i is the i-th bot's in all of them.

    `progress` is called with the games done and all games. Ctrl-C ends the run early and
    keeps every game that was finished (`Run.complete` tells). Raises `InvalidSetup`.
    """
    if games < 1 or jobs < 1:
        raise InvalidSetup("not-positive", "games" if games < 1 else "jobs")
    checked = game.checked(options or {})
    game.new(seed=0, seats=len(bots), **checked)  # refuses a wrong number of seats at once
    plan = _Plan(game, tuple(bots), seed, checked)
    rows: list[Row] = []
    begun = perf_counter()
    with _Interrupt() as interrupt:
        played = (
            _alone(plan, games, interrupt)
            if jobs == 1
            else _together(plan, games, min(jobs, games), interrupt)
        )
        for done in played:
            rows += done
            if progress is not None:
                progress(len(rows), games)
    return Run(
        game=game.name,
        rules=game.rules,
        bots=tuple(bot.name for bot in bots),
        seed=seed,
        options=checked,
        games=games,
        rows=tuple(sorted(rows, key=lambda row: row.index)),
        seconds=perf_counter() - begun,
    )


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


def _alone(plan: _Plan, games: int, interrupt: _Interrupt) -> Iterator[list[Row]]:
    for index in range(games):
        if interrupt.came:
            return
        yield plan.play(range(index, index + 1))


def _together(plan: _Plan, games: int, jobs: int, interrupt: _Interrupt) -> Iterator[list[Row]]:
    """The rows of each chunk as it gets done, by several processes.

    Interrupted, it hands out no more, and gives the rows of the chunks under way.
    """
    size = max(1, min(CHUNK, games // (4 * jobs)))
    chunks = (range(first, min(first + size, games)) for first in range(0, games, size))
    with ProcessPoolExecutor(jobs, _context(plan), _start, (plan,)) as pool:
        waiting: set[Future[list[Row]]] = set()
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


_plan: _Plan | None = None
"""In a worker process: what it plays."""


def _start(plan: _Plan) -> None:
    """Prepare a worker. An interrupt is for the parent, which then asks for no more."""
    global _plan  # noqa: PLW0603 - a worker is told once, not with each chunk
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _plan = plan


def _work(indices: range) -> list[Row]:
    assert _plan is not None
    return _plan.play(indices)


def _context(plan: _Plan) -> BaseContext:
    """How processes are started: never by a bare fork, which threads of the caller forbid.

    Where there is a fork server, it imports what all of them need, once.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__, type(plan.game).__module__])
    return context
