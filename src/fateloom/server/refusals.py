"""Everything the server refuses, and how a refusal leaves: a code, its arguments, a status."""

from __future__ import annotations

from typing import Any, Final

from fateloom.core.errors import FateloomError
from fateloom.server.bodies import Refusal
from fateloom.server.messages import Refused

MAX_WORDS: Final = 200
"""Longer arguments are cut: they can hold what a stranger sent."""

_STATUS: Final = {
    "file-asks": 403,
    "file-left": 409,
    "file-only-seated": 403,
    "file-over": 409,
    "file-too-long": 413,
    "foreign-origin": 403,
    "game-not-over": 409,
    "internal-error": 500,
    "invite-unknown": 404,
    "invite-used": 409,
    "malformed-message": 400,
    "message-too-long": 413,
    "name-taken": 409,
    "no-such-method": 405,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-spectators": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "not-yours-to-save": 403,
    "push-unknown-device": 403,
    "record-too-long": 413,
    "seat-free": 409,
    "seat-held": 409,
    "seat-not-kept": 409,
    "store-away": 503,
    "store-denied": 503,
    "store-failed": 503,
    "store-full": 507,
    "store-locked": 503,
    "store-readonly": 503,
    "table-damaged": 409,
    "table-locked": 409,
    "table-other-rules": 409,
    "too-fast": 429,
}


class ServerRefusal(FateloomError):
    """Something the server itself refuses: not this seat, not now, not from here."""


class StoreRefusal(ServerRefusal):
    """Nothing could be saved or read. What was saved last still stands."""


def status_of(error: FateloomError) -> int:
    """The HTTP status of a refusal; 422 is for requests that are well-formed but wrong."""
    return _STATUS.get(error.code, 422)


def refusal(error: FateloomError) -> Refusal:
    """The refusal as an HTTP body."""
    return Refusal(error.code, clean(error.details), error.rule)


def refused(error: FateloomError) -> Refused:
    """The refusal as a socket message."""
    return Refused(error.code, clean(error.details), error.rule)


def clean(details: tuple[Any, ...]) -> tuple[Any, ...]:
    """Arguments that can be sent: short, and plain JSON whatever a stranger put in."""
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
