"""The chat of tables in the database."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from fateloom.server.schema.socket import Phrase, TalkLine
from fateloom.server.store import database as db

TALK_KEPT: Final = 60
"""Number of latest lines kept for a table."""
_LINES: Final = (  # built once: each line of a log needs it
    select(*[db.talk.c[name] for name in ("number", "seat", "name", "at", "phrase", "text")])
    .where(db.talk.c.table_id == bindparam("table"), db.talk.c.number > bindparam("heard"))
    .order_by(db.talk.c.number)
)


def keep_line(
    connection: Connection, table: str, seat: int, name: str, phrase: Phrase | None, text: str
) -> None:
    """Add a line from a seat, under the next number, and delete the oldest lines."""
    talk = db.talk.c
    latest = select(func.max(talk.number)).where(talk.table_id == table)
    number = (connection.execute(latest).scalar() or 0) + 1
    row = {
        "table_id": table,
        "number": number,
        "seat": seat,
        "name": name,
        "at": time.time(),
        "phrase": phrase,
        "text": text,
    }
    connection.execute(insert(db.talk), row)
    connection.execute(
        delete(db.talk).where(talk.table_id == table, talk.number <= number - TALK_KEPT)
    )


def kept_lines(connection: Connection, table: str, heard: int) -> list[TalkLine]:
    """The lines of a table after line `heard`."""
    lines = connection.execute(_LINES, {"table": table, "heard": heard})
    return [TalkLine(*line) for line in lines]
