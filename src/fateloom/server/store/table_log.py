"""Tables and their logs in the database. Each function runs in the caller's transaction."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import DBAPIError

from fateloom.core import campaigns
from fateloom.core.pause import PAUSE
from fateloom.server.schema.http import Clock
from fateloom.server.schema.socket import encode
from fateloom.server.store import chain
from fateloom.server.store import database as db
from fateloom.server.store.archive import archive_row, archived, keep_archive
from fateloom.server.store.chain import Head
from fateloom.server.store.prepared import Prepared
from fateloom.server.store.seating import flags_of, read_seating, write_seating
from fateloom.server.store.writer import AlreadyWritten, is_damage
from fateloom.table.deadlines import UNKNOWN, Unknown
from fateloom.table.log import Entry, Header, read_entry
from fateloom.table.refusals import TableRefusal
from fateloom.table.seating import Seating

# Built once: building a statement costs as much as executing it.
_ADD_LINE: Final = Prepared(insert(db.log))
_LINES: Final = (
    select(
        db.tables.c.lines,
        db.tables.c.head,
        *[db.log.c[name] for name in ("hash", "seq", "kind", "seat", "move", "at", "clock")],
    )
    .outerjoin_from(
        db.tables,
        db.log,
        (db.log.c.table_id == db.tables.c.id) & (db.log.c.seq > bindparam("after")),
    )
    .where(db.tables.c.id == bindparam("table"))
    .order_by(db.log.c.seq)
)
_TABLE: Final = select(db.tables).where(db.tables.c.id == bindparam("table"))
_MOVE: Final = (
    update(db.tables)
    .where(
        db.tables.c.id == bindparam("table"),
        db.tables.c.lines == bindparam("before"),
        db.tables.c.head == bindparam("known"),
    )
    .values(lines=bindparam("number"), head=bindparam("hash"))
)
_MOVE_HEAD: Final = Prepared(_MOVE)
_MOVE_HEAD_AND_DUE: Final = Prepared(_MOVE.values(due=bindparam("then")))


class NewTable(NamedTuple):
    """What is stored of a new table: its row, its seating, and the log that it brings along, as an
    archive."""

    row: dict[str, Any]
    seating: Seating
    archive: dict[str, Any] | None


def new_table(header: Header, entries: Sequence[Entry] = (), *, over: bool = False) -> NewTable:
    """Prepare to store a table. `over` tells that its game has ended.

    A long log takes a while here, so that storing it does not keep others waiting.
    """
    alive = header.clock is not None or any(player.bot for player in header.players)
    row = {
        "id": header.table,
        "game": header.game,
        "rules": header.rules,
        "seed": str(header.seed),
        "seats": len(header.players),
        "options": json.dumps(dict(header.options)),
        "secret": header.secret,
        "created": float(header.created),
        "finished": header.created if over else None,
        "saved": header.saved,
        "foreknown": header.foreknown,
        "nonce": header.nonce,
        "lesson": header.lesson,
        "prior": header.prior,
        "chapters": json.dumps(campaigns.written(header.chapters)) if header.chapters else None,
        "clock": None if header.clock is None else encode(header.clock).decode(),
        "due": header.created if alive and not (header.saved or over) else None,
        **flags_of(header.seating),
    }
    head = start = chain.start(row)
    pause = PAUSE.get()
    for entry in entries:
        head = head.after(entry)
        pause()
    row |= {"start": start.hash, "lines": head.lines, "head": head.hash}
    archive = archive_row(header.table, entries) if entries else None
    return NewTable(row, header.seating, archive)


def add_table(connection: Connection, new: NewTable) -> None:
    """Store a new table."""
    connection.execute(insert(db.tables), new.row)
    write_seating(connection, new.row["id"], new.seating)
    if new.archive is not None:
        connection.execute(insert(db.archives), new.archive)


def add_line(
    connection: Connection, table: str, entry: Entry, head: Head, due: float | Unknown | None
) -> Head:
    """Add a line to a log whose chain ends with `head`; returns its new end. `due` is the new
    deadline of the table, if known.

    Raises `AlreadyWritten` if the stored chain ends otherwise.
    """
    after = head.after(entry)
    line = _line(table, entry, after)
    values = {
        "table": table,
        "before": head.lines,
        "known": head.hash,
        "number": after.lines,
        "hash": after.hash,
    }
    if due is UNKNOWN:
        moved = _MOVE_HEAD.execute(connection, values)
    else:
        moved = _MOVE_HEAD_AND_DUE.execute(connection, {**values, "then": due})
    if moved != 1:
        raise AlreadyWritten
    _ADD_LINE.execute(connection, line)
    return after


def read_header(connection: Connection, table: str) -> tuple[Header, Head] | None:
    """The header of a table, and where the chain of its log starts; None if there is no such table.

    Raises `TableRefusal` if the header is damaged.
    """
    try:
        row = connection.execute(_TABLE, {"table": table}).first()
        if row is None:
            return None
        seating = read_seating(connection, table)
        assert seating is not None
        start = chain.start(dict(row._mapping))
        if start.hash != row.start or len(seating.players) != row.seats:
            raise TableRefusal("table-damaged", 0)
        header = Header(
            table=row.id,
            game=row.game,
            rules=row.rules,
            seed=int(row.seed),
            options=json.loads(row.options),
            seating=seating,
            secret=row.secret,
            created=row.created,
            saved=row.saved,
            foreknown=row.foreknown,
            nonce=row.nonce,
            lesson=row.lesson,
            prior=row.prior,
            chapters=() if row.chapters is None else campaigns.read(json.loads(row.chapters)),
            clock=None if row.clock is None else msgspec.json.decode(row.clock, type=Clock),
        )
        return header, start
    except DBAPIError as error:
        if is_damage(error):
            raise TableRefusal("table-damaged", 0) from error
        raise
    except (TypeError, ValueError) as error:
        raise TableRefusal("table-damaged", 0) from error


def read_lines(connection: Connection, table: str, head: Head) -> tuple[list[Entry], Head]:
    """The lines of a log after the one where its chain ended with `head`, and where it ends now.

    Raises `TableRefusal` with the number of the first line that is missing or damaged.
    """
    entries: list[Entry] = []
    stored = head
    try:
        for entry in archived(connection, table, head.lines):
            if entry.seq != head.lines + 1:
                raise TableRefusal("table-damaged", head.lines + 1)
            entries.append(entry)
            head = head.after(entry)
        for lines, last, known, *line in connection.execute(
            _LINES, {"table": table, "after": head.lines}
        ):
            stored = Head(lines, last)
            if line[0] is None:  # there is no further line
                break
            entry = read_entry(*line)
            after = head.after(entry)
            if entry.seq != head.lines + 1 or after.hash != known:
                raise TableRefusal("table-damaged", head.lines + 1)
            entries.append(entry)
            head = after
    except DBAPIError as error:
        if is_damage(error):
            raise TableRefusal("table-damaged", head.lines + 1) from error
        raise
    if head != stored:
        raise TableRefusal("table-damaged", min(head.lines, stored.lines) + 1)
    return entries, head


def archive_log(connection: Connection, table: str) -> bool:
    """Move the log of a table to its archive; returns whether it was read whole. A damaged one
    stays where it is."""
    # Every transaction that adds a line changes this row first, and so waits for this one.
    locked = select(db.tables.c.id).where(db.tables.c.id == table).with_for_update()
    if connection.execute(locked).first() is None:
        return False
    try:
        found = read_header(connection, table)
        assert found is not None
        entries, _ = read_lines(connection, table, found[1])
    except TableRefusal:
        return False
    keep_archive(connection, table, entries)
    return True


def _line(table: str, entry: Entry, head: Head) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": entry.kind.value,
        "seat": entry.seat,
        "move": entry.move,
        "at": entry.at,
        "clock": entry.clock,
        "hash": head.hash,
    }
