"""One line an event on standard error: a time, a name, and fields. Never a secret."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

_LOG: Final = logging.getLogger("fateloom.server")


def note(what: str, /, level: int = logging.INFO, **fields: Any) -> None:
    """Log an event by name with its fields."""
    if _LOG.isEnabledFor(level):
        _LOG.log(level, "%s", " ".join([what, *(f"{k}={v!r}" for k, v in fields.items())]))


def trouble(what: str, /, **fields: Any) -> None:
    """Log something that should not happen, with the trace of the exception in hand."""
    _LOG.error(
        "%s",
        " ".join([what, *(f"{k}={v!r}" for k, v in fields.items())]),
        exc_info=sys.exc_info()[0] is not None,
    )


def set_up(verbose: bool = False) -> None:
    """Send the log to standard error; quiet by default, warnings and worse."""
    level = logging.INFO if verbose else logging.WARNING
    logging.basicConfig(
        level=level, stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )
    # Alembic tells of each migration it looks at; nobody who plays wants to know.
    logging.getLogger("alembic").setLevel(logging.WARNING)
