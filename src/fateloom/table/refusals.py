"""What is refused at a table, and how the arguments of a refusal leave."""

from __future__ import annotations

from typing import Any, Final

from fateloom.core.errors import FateloomError

MAX_WORDS: Final = 200
"""Longer arguments are cut: they can hold what a stranger sent."""


class TableRefusal(FateloomError):
    """A command that a table refuses, on a server or on a device: not this seat, not now."""


def clean(details: tuple[Any, ...]) -> tuple[Any, ...]:
    """Arguments that can be sent: short plain JSON, made from untrusted values."""
    return tuple(_clean(detail) for detail in details)


def _clean(detail: Any) -> Any:
    if isinstance(detail, str):
        words = detail if len(detail) <= MAX_WORDS else detail[: MAX_WORDS - 3] + "..."
        return words.encode("utf-8", "replace").decode()
    if isinstance(detail, (list, tuple)):
        return tuple(_clean(part) for part in detail[:50])
    if detail is None or isinstance(detail, (bool, float)):
        return detail
    if isinstance(detail, int) and abs(detail) < 1 << 53:
        return detail
    return _clean(str(detail))
