"""Coroutines in tests."""

from __future__ import annotations

import asyncio
import selectors
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

T = TypeVar("T")


def complete(
    coroutine: Coroutine[Any, Any, T],
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> T:
    """Run a coroutine to its end, in a thread of its own: that of the tests has a running loop
    from the first browser test on."""

    def run() -> T:
        with asyncio.Runner(loop_factory=loop) as runner:
            return runner.run(coroutine)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run).result()


class TimelessLoop(asyncio.SelectorEventLoop):
    """A loop whose clock moves only while it would wait, and where waiting takes no time: a slow
    machine cannot be late."""

    def __init__(self) -> None:
        self._clock = _Clock()
        super().__init__(self._clock)

    def time(self) -> float:
        """The seconds that this loop would have waited."""
        return self._clock.now


class _Clock(selectors.SelectSelector):
    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            return super().select()
        self.now += timeout
        return super().select(0)
