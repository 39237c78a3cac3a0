"""The time by which tables go: the wall clock, but without its jumps.

The system's clock can be set, and it goes on while a machine sleeps. Here time passes as the
monotonic clock measures it. A jump of the wall clock that is taken back soon changes nothing; one
that stays is followed, and then nobody's time runs out for a while (`Timekeeper.lenient`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

JUMP: Final = 2.0
"""Seconds by which the wall clock must be off before that counts as a jump."""


class Timekeeper:
    """A clock of this process.

    grace    seconds for which nobody runs out of time, after the start and after a jump; and for
             which a jump must have lasted to be followed
    on_jump  is called with the seconds of a jump that is followed
    """

    def __init__(
        self,
        grace: float = 0.0,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.on_jump: Callable[[float], None] = lambda seconds: None
        self._wall, self._monotonic = wall, monotonic
        self._offset = wall() - monotonic()
        self._jumped: float | None = None
        self.start(grace)

    def start(self, grace: float) -> None:
        """Begin with a grace of this many seconds, as at the start of a server."""
        self.grace = grace
        self._lenient_until = self._monotonic() + grace

    def now(self) -> float:
        """Seconds since 1970."""
        monotonic = self._monotonic()
        offset = self._wall() - monotonic
        if abs(offset - self._offset) <= JUMP:
            # A clock that is adjusted gently is right.
            self._offset, self._jumped = offset, None
        elif self._jumped is None:
            self._jumped = monotonic
        elif monotonic - self._jumped >= self.grace:
            self.on_jump(offset - self._offset)
            self._offset, self._jumped = offset, None
            self._lenient_until = monotonic + self.grace
        return monotonic + self._offset

    @property
    def lenient(self) -> float:
        """Seconds for which nobody runs out of time yet; 0 if time is running out as usual.

        While a jump lasts that is not followed yet, that is the whole grace.
        """
        self.now()
        if self._jumped is not None:
            return self.grace
        return max(0.0, self._lenient_until - self._monotonic())


CLOCK: Final = Timekeeper()
"""The clock of this process."""
