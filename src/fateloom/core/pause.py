"""Pauses in long work: a game that is replayed, a record that is read or written.

Such work runs for a tenth of a second or more. Where it runs in a thread, others must have the
interpreter meanwhile. So it calls `pause` after each choice, and who runs it says what that does.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar


def _go_on() -> None:
    """No pause: nobody is kept waiting."""


PAUSE: ContextVar[Callable[[], None]] = ContextVar("PAUSE", default=_go_on)
"""What is called between two pieces of long work."""
