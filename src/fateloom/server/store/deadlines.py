"""When something is due at tables, as it stands in the database. Each function is part of a
transaction of whoever calls it."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, bindparam, select, update

from fateloom.server.store import database as db

SET_DUE: Final = (
    update(db.tables).where(db.tables.c.id == bindparam("table")).values(due=bindparam("then"))
)
"""Something is due at a `table` `then`, or nothing at None. Made once: it goes with many lines of
the log, and making it takes as long as executing it."""


def set_due_now(connection: Connection, table: str) -> None:
    """Something may be due there by now; whoever looks will see."""
    tables = db.tables.c
    played = (tables.finished.is_(None), tables.saved.is_(None))
    query = update(db.tables).where(tables.id == table, *played)
    connection.execute(query.values(due=time.time()))


def claim_overdue(connection: Connection, before: float, until: float, most: int) -> list[str]:
    """The tables where something was due before that moment, the longest due first.

    Nobody else takes them on `until` then, unless more happens there.
    """
    tables = db.tables.c
    found = select(tables.id).where(tables.due <= before).order_by(tables.due).limit(most)
    taken = tables.id.in_(found.with_for_update(skip_locked=True))
    query = update(db.tables).where(taken).values(due=until).returning(tables.id)
    return list(connection.execute(query).scalars())


def reschedule(connection: Connection, table: str, taken: float, due: float | None) -> None:
    """What was taken on until then was not due after all, but is then."""
    tables = db.tables.c
    query = update(db.tables).where(tables.id == table, tables.due == taken)
    connection.execute(query.values(due=due))
