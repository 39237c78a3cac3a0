"""Pauses in long work: a game that is replayed, a record that is read or written.

Such work takes a tenth of a second or more. In a thread, it has to give other threads the
interpreter now and then. So it calls `PAUSE` after each choice; its caller decides what that does.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar


def _go_on() -> None:
    """No pause: there are no other threads."""


PAUSE: ContextVar[Callable[[], None]] = ContextVar("PAUSE", default=_go_on)
"""The function that is called between two pieces of long work."""
