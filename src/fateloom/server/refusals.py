"""Everything the server refuses, and how a refusal leaves: a code, its arguments, a status."""

from __future__ import annotations

from typing import Final

from fateloom.core.errors import FateloomError
from fateloom.server.schema.http import Refusal
from fateloom.server.schema.socket import Refused
from fateloom.table.refusals import clean

_STATUS: Final = {
    "code-unknown": 404,
    "device-ended": 403,
    "file-asks": 403,
    "file-left": 409,
    "file-only-seated": 403,
    "log-full": 409,
    "file-over": 409,
    "file-too-long": 413,
    "foreign-origin": 403,
    "game-not-over": 409,
    "host-key-unknown": 403,
    "host-key-unread": 503,
    "host-twice": 400,
    "host-unknown": 421,
    "internal-error": 500,
    "invite-unknown": 404,
    "invite-used": 409,
    "malformed-message": 400,
    "message-too-long": 413,
    "name-alike": 409,
    "name-taken": 409,
    "no-such-device": 404,
    "no-such-method": 405,
    "no-such-page": 404,
    "no-such-story": 404,
    "no-such-table": 404,
    "no-spectators": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "not-yours-to-save": 403,
    "preview-file-changed": 409,
    "preview-file-gone": 404,
    "preview-file-too-long": 413,
    "preview-file-unread": 503,
    "preview-file-unwritten": 507,
    "preview-file-undeleted": 507,
    "preview-no-token": 403,
    "push-unknown-device": 403,
    "record-too-long": 413,
    "seat-free": 409,
    "seat-held": 409,
    "seat-not-kept": 409,
    "stories-full": 409,
    "stories-of-day": 429,
    "stories-of-device": 409,
    "stories-space": 409,
    "story-adding-host": 403,
    "story-adding-off": 403,
    "story-not-yours": 403,
    "story-put-aside": 403,
    "story-too-long": 413,
    "story-unwritable": 507,
    "store-away": 503,
    "store-damaged": 503,
    "store-denied": 503,
    "store-failed": 503,
    "store-full": 507,
    "store-locked": 503,
    "store-readonly": 503,
    "table-begun": 409,
    "table-damaged": 409,
    "table-full": 409,
    "table-locked": 409,
    "table-other-rules": 409,
    "too-fast": 429,
    "too-many-tables": 409,
    "too-many-tables-here": 429,
}


class ServerRefusal(FateloomError):
    """Something the server itself refuses: not from here, not to this device."""


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
