"""What was said at tables, as the store keeps it."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from fateloom.server.schema.socket import Phrase, TalkLine
from fateloom.server.store import database as db

TALK_KEPT: Final = 60
"""So many of the latest lines are kept of a table."""
_LINES: Final = (  # made once: it is asked with every line of a log
    select(*[db.talk.c[name] for name in ("number", "seat", "name", "at", "phrase", "text")])
    .where(db.talk.c.table_id == bindparam("table"), db.talk.c.number > bindparam("heard"))
    .order_by(db.talk.c.number)
)


def keep_line(
    connection: Connection, table: str, seat: int, name: str, phrase: Phrase | None, text: str
) -> None:
    """Keep what was said from a seat, under the next number; the oldest lines make room."""
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
    """What was said at a table after that line."""
    lines = connection.execute(_LINES, {"table": table, "heard": heard})
    return [TalkLine(*line) for line in lines]
