"""Processes on this machine, each with an executor of its own.

An executor with several processes ends them all when one has died. With one each, that costs the
chunk of that process alone.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from typing import Any, Self

from fateloom.lab.engines.engine import Done, played
from fateloom.lab.plan import Plan


class LocalEngine:
    """Processes on this machine."""

    seconds = 1.0
    lost: tuple[type[BaseException], ...] = (BrokenProcessPool,)
    gone: tuple[type[BaseException], ...] = ()
    tries = 3

    def __init__(self, plan: Plan[Any], jobs: int) -> None:
        self.workers = self.slots = jobs
        self._plan = plan
        self._context = _context(plan.modules)
        self._idle: list[ProcessPoolExecutor] = []
        self._busy: dict[Future[Done], ProcessPoolExecutor] = {}

    def __enter__(self) -> Self:
        self._idle = [self._started() for _ in range(self.workers)]
        return self

    def __exit__(self, *_: object) -> None:
        executors = [*self._idle, *self._busy.values()]
        for executor in executors:
            executor.shutdown(wait=False, cancel_futures=True)
        for executor in executors:
            executor.shutdown()

    def submit(self, chunk: range) -> Future[Done]:
        for future in [each for each in self._busy if each.done()]:
            self._idle.append(self._busy.pop(future))
        executor = self._idle.pop()
        try:
            future = executor.submit(_work, chunk)
        except BrokenProcessPool:  # its process has died since, or during its last chunk
            executor.shutdown()
            executor = self._started()
            future = executor.submit(_work, chunk)
        self._busy[future] = executor
        return future

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, self._context, _start, (self._plan,))


_plan: Plan[Any] | None = None
"""In a worker process: what it plays."""


def _start(plan: Plan[Any]) -> None:
    """Prepare a worker. An interrupt is for the parent, which then asks for no more."""
    global _plan  # noqa: PLW0603 - a worker is told once, not with each chunk
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _plan = plan


def _work(chunk: range) -> Done:
    assert _plan is not None
    return played(_plan, chunk)


def _context(modules: Sequence[str]) -> BaseContext:
    """How processes are started: never by a bare fork, which threads of the caller forbid.

    Where there is a fork server, it imports what all of them need, once.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__, *modules])
    return context
