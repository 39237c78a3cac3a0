"""The time of tables: the wall clock without its jumps.

The system clock can be adjusted, and continues while a machine sleeps. Here, time passes as in the
monotonic clock. A jump of the wall clock that is soon corrected changes nothing; one that stays is
followed, and then nobody runs out of time for a while (`Timekeeper.lenient`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

JUMP: Final = 2.0
"""The minimum deviation of the wall clock in seconds that counts as a jump."""


class Timekeeper:
    """A clock of this process.

    grace    the seconds after the start and after a jump in which nobody runs out of time, and the
             seconds that a jump must last to be followed
    on_jump  called with the seconds of a jump that is followed
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
        """Start with a grace of this many seconds."""
        self.grace = grace
        self._lenient_until = self._monotonic() + grace

    def now(self) -> float:
        """Seconds since 1970."""
        monotonic = self._monotonic()
        offset = self._wall() - monotonic
        if abs(offset - self._offset) <= JUMP:
            # Small adjustments are followed at once.
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
        """The seconds for which nobody runs out of time yet; 0 for none.

        During a jump that is not followed yet, it is the whole grace.
        """
        self.now()
        if self._jumped is not None:
            return self.grace
        return max(0.0, self._lenient_until - self._monotonic())


CLOCK: Final = Timekeeper()
"""The clock of this process."""
