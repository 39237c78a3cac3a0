"""Credits: how many messages a socket may still send."""

from __future__ import annotations

import time


class Credits:
    """How many messages a socket may still send; they come back with time."""

    def __init__(self, most: int, back: float) -> None:
        self._most, self._back = float(most), back
        self._left, self._at = self._most, time.monotonic()

    def spend(self, cost: float = 1.0) -> bool:
        """Pay for a message; False when there is too little left, and then less still."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._back)
        self._at = now
        enough = self._left >= cost
        self._left -= cost
        return enough

    @property
    def exhausted(self) -> bool:
        """Whether somebody went on for long after being told to slow down."""
        return self._left < -self._most
