"""Credits: how much somebody may still do; they come back with time."""

from __future__ import annotations

import time


class Credits:
    """How much may still be done: messages, or milliseconds of work.

    There are `most` at first, and `back` of them come back a second.
    """

    __slots__ = ("_at", "_back", "_left", "_most")

    def __init__(self, most: float, back: float) -> None:
        self._most, self._back = float(most), float(back)
        self._left, self._at = self._most, time.monotonic()

    def spend(self, cost: float = 1.0) -> bool:
        """Pay for something; False when there is too little left, and then less still."""
        self._regain()
        enough = self._left >= cost
        self._left -= cost
        return enough

    @property
    def exhausted(self) -> bool:
        """Whether somebody went on for long after being told to slow down."""
        return self._left < -self._most

    @property
    def full(self) -> bool:
        """Whether all of them are there."""
        self._regain()
        return self._left >= self._most

    @property
    def wait(self) -> float:
        """The seconds until nothing is owed."""
        if self._left > 0:
            return 0.0
        self._regain()
        return max(0.0, -self._left / self._back) if self._back else 60.0

    def _regain(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._back)
        self._at = now
