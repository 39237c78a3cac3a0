"""Deadlines of tables in the database. Each function runs in the caller's transaction."""

from __future__ import annotations

import time

from sqlalchemy import Connection, select, update

from fateloom.server.store import database as db


def set_due_now(connection: Connection, table: str) -> None:
    """Make a table due now, so that a process checks it."""
    tables = db.tables.c
    played = (tables.finished.is_(None), tables.saved.is_(None))
    query = update(db.tables).where(tables.id == table, *played)
    connection.execute(query.values(due=time.time()))


def claim_overdue(connection: Connection, before: float, until: float, most: int) -> list[str]:
    """Claim up to `most` tables that were due before `before`, the longest overdue first.

    No other process claims them before `until`, unless their deadline changes.
    """
    tables = db.tables.c
    found = select(tables.id).where(tables.due <= before).order_by(tables.due).limit(most)
    taken = tables.id.in_(found.with_for_update(skip_locked=True))
    query = update(db.tables).where(taken).values(due=until).returning(tables.id)
    return list(connection.execute(query).scalars())


def reschedule(connection: Connection, table: str, taken: float, due: float | None) -> None:
    """Set the deadline of a table that was claimed until `taken` and was not due."""
    tables = db.tables.c
    query = update(db.tables).where(tables.id == table, tables.due == taken)
    connection.execute(query.values(due=due))
