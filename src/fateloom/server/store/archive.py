"""Logs that are stored compressed, in one row instead of many: of tables that nobody has played at
for long, and those that a new table brings along from a record or a file.

An archive has the first lines of a log. Reading a log reads it too, so nobody notices; lines that
are written later are stored as usual, after those of the archive. Each function runs in the
caller's transaction, so a log is always stored once.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from fateloom.server.store import database as db
from fateloom.table.log import Entry, read_entry
from fateloom.table.refusals import TableRefusal

_LEVEL: Final = 9
_ARCHIVE: Final = select(db.archives.c.data).where(
    db.archives.c.table_id == bindparam("table"), db.archives.c.lines > bindparam("after")
)


def archive_row(table: str, entries: Sequence[Entry]) -> dict[str, Any]:
    """The archive of a log with these lines: a JSON array for each, compressed."""
    lines = [[e.seq, e.kind, e.seat, e.move, e.at, e.clock] for e in entries]
    data = zlib.compress(json.dumps(lines).encode(), _LEVEL)
    return {"table_id": table, "lines": len(lines), "data": data}


def archived(connection: Connection, table: str, after: int) -> list[Entry]:
    """The lines after line `after` that a table has in its archive.

    Raises `TableRefusal` if the archive is damaged.
    """
    data = connection.execute(_ARCHIVE, {"table": table, "after": after}).scalar()
    if data is None:
        return []
    try:
        lines: list[Any] = json.loads(zlib.decompress(data))
        return [read_entry(*line) for line in lines if line[0] > after]
    except (TypeError, ValueError, zlib.error) as error:
        raise TableRefusal("table-damaged", after + 1) from error


def idle_tables(
    connection: Connection, before: float, most: int, skipped: Collection[str] = ()
) -> list[str]:
    """Up to `most` tables whose last line was written before `before` and is in no archive, except
    the `skipped` ones."""
    last = (db.log.c.table_id == db.tables.c.id) & (db.log.c.seq == db.tables.c.lines)
    query = (
        select(db.tables.c.id)
        .join(db.log, last)
        .where(db.log.c.at < before, db.tables.c.id.not_in(skipped))
    )
    return list(connection.execute(query.limit(most)).scalars())


def keep_archive(connection: Connection, table: str, entries: list[Entry]) -> None:
    """Move the log of a table, which has these lines, to its archive."""
    connection.execute(delete(db.archives).where(db.archives.c.table_id == table))
    connection.execute(insert(db.archives), archive_row(table, entries))
    connection.execute(
        delete(db.log).where(db.log.c.table_id == table, db.log.c.seq <= len(entries))
    )
