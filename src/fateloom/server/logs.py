"""One line an event on standard error: a time, a name, and fields. Never a secret.

Fields are ids, codes and counts, never what somebody wrote or what lies in a hand.
"""

from __future__ import annotations

import json
import logging
import sys
from typing import Any, Final

KINDS: Final = ("quiet", "text", "json")
_LOG: Final = logging.getLogger("fateloom.server")


def note(what: str, /, level: int = logging.INFO, **fields: Any) -> None:
    """Log an event by name with its fields."""
    _LOG.log(level, "%s", what, extra={"fields": fields})


def trouble(what: str, /, **fields: Any) -> None:
    """Log something that should not happen, with the trace of the exception in hand."""
    _LOG.error("%s", what, extra={"fields": fields}, exc_info=sys.exc_info()[0] is not None)


class _Text(logging.Formatter):
    """An event for people: `time level logger name field='value'`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s%(told)s")

    def format(self, record: logging.LogRecord) -> str:
        fields = getattr(record, "fields", {})
        record.told = "".join(f" {name}={value!r}" for name, value in fields.items())
        return super().format(record)


class _Json(logging.Formatter):
    """An event for programs: an object with `at`, `level`, `from`, `what`, and the fields."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether an error is the server's: uvicorn logs a client's invalid text with a trace."""
    return not record.msg.startswith("Invalid UTF-8")


def set_up(kind: str = "quiet") -> None:
    """Send the log to standard error: `quiet` has warnings and worse, `text` and `json` all."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if kind == "json" else _Text())
    level = logging.WARNING if kind == "quiet" else logging.INFO
    logging.basicConfig(level=level, handlers=[handler])
    # Alembic tells of each migration it looks at, and uvicorn whose address opens which socket.
    for library in ("alembic", "uvicorn"):
        logging.getLogger(library).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
