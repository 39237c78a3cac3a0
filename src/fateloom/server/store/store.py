"""The store: tables, their logs, seatings and finished records in a database.

The event loop awaits its methods, and threads do the work: one thread of `Writer` writes, two
threads read.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError

from fateloom.core.game import Program
from fateloom.server.refusals import ServerRefusal, StoreRefusal
from fateloom.server.schema.http import Clock
from fateloom.server.schema.socket import Phrase, TalkLine, encode
from fateloom.server.store import database as db
from fateloom.server.store import upgrades
from fateloom.server.store.chat import keep_line, kept_lines
from fateloom.server.store.deadlines import SET_DUE, claim_overdue, reschedule, set_due_now
from fateloom.server.store.identity import open_same
from fateloom.server.store.notify import OnNotify, TableNotify
from fateloom.server.store.results import Run, keep_run, runs_of
from fateloom.server.store.seating import flags_of, read_seating, write_seating
from fateloom.server.store.writer import AlreadyWritten, Writer, translated
from fateloom.table.deadlines import UNKNOWN, Unknown
from fateloom.table.log import Entry, Header, read_entry
from fateloom.table.seating import Seating
from fateloom.table.transition import Transition

T = TypeVar("T")

MAX_LISTED: Final = 200
"""Maximum number of tables in the list of a device."""

# Built once: each line of a log needs them, and building one costs as much as executing it.
_ADD_LINE: Final = insert(db.log)
_LINES: Final = (
    select(*[db.log.c[name] for name in ("seq", "kind", "seat", "move", "at", "clock")])
    .where(db.log.c.table_id == bindparam("table"), db.log.c.seq > bindparam("after"))
    .order_by(db.log.c.seq)
)
_PROGRAMS: Final = select(db.programs).where(db.programs.c.table_id == bindparam("table"))


@dataclass(frozen=True, slots=True)
class News:
    """Changes of a table: its seating, new lines of its log, its programs, and new lines of its
    chat."""

    seating: Seating
    entries: list[Entry]
    programs: dict[int, Program]
    talk: list[TalkLine]


class Store:
    """The database, up to date and open. Its methods raise `StoreRefusal`."""

    def __init__(self, url: str, mark: Path | None = None) -> None:
        """Open the database. The file `mark` holds its expected id; see `identity`."""
        self.engine = db.open_engine(url)
        try:
            if mark is None:
                upgrades.migrate(self.engine)
            else:
                open_same(self.engine, mark)
        except StoreRefusal:
            self.engine.dispose()
            raise
        # Only SQLite's file belongs to one process alone.
        self._notify = TableNotify(self.engine) if self.engine.dialect.name == db.POSTGRES else None
        self._writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="fateloom-reader")

    def close(self) -> None:
        """Finish pending writes and close the database."""
        if self._notify is not None:
            self._notify.close()
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    def listen(self, on_notify: OnNotify) -> None:
        """Call `on_notify` on this event loop when another process changes a table."""
        if self._notify is not None:
            loop = asyncio.get_running_loop()
            self._notify.listen(lambda *hint: _call_on(loop, on_notify, *hint))

    def _send_notify(self, connection: Connection, table: str, seq: int = 0) -> None:
        if self._notify is not None:
            self._notify.send(connection, table, seq)

    def _send_notify_seated(
        self, connection: Connection, table: str, seating: Seating, seq: int = 0
    ) -> None:
        """Notify other processes of a change. Raises `AlreadyWritten` if one of them has changed
        the seating meanwhile."""
        if self._notify is not None:
            number = self._notify.send_seated(connection, table, seq)
            if number != seating.number:
                raise AlreadyWritten

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; returns once it is committed."""
        return await self._writer.submit(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work`, which only reads, in another thread."""

        def reading() -> T:
            try:
                with self.engine.connect() as connection:
                    return work(connection)
            except DBAPIError as error:
                raise translated(error) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    # --- tables ---------------------------------------------------------------------------

    async def create(
        self,
        header: Header,
        device: str,
        entries: Sequence[Entry] = (),
        record: str | None = None,
        friends: Collection[int] = (),
        *,
        talk: bool = False,
    ) -> None:
        """Store a new table. The device hosts it and holds all human seats except `friends`.

        `talk` allows chat with friends. From the header's seating, only players and spectators
        are used.
        """
        nobody = replace(Seating.of(header.players), spectators=header.seating.spectators)
        opened = replace(header, seating=nobody.opened_by(device, friends, talk=talk))
        await self.write(lambda connection: _add_table(connection, opened, entries, record))

    def append(
        self,
        table: str,
        transition: Transition,
        seating: Seating,
        run: Run | None = None,
        due: float | Unknown | None = UNKNOWN,
    ) -> asyncio.Future[None]:
        """Store a transition atomically; the future is done once it is committed.

        A `run` is stored for every device that holds the seat. `due` is the new deadline, if known.
        Fails with `AlreadyWritten` if the log already has a line of that number, or if `seating`
        is out of date.
        """
        entry = transition.entry

        def work(connection: Connection) -> None:
            if entry is not None:
                connection.execute(_ADD_LINE, _entry_row(table, entry))
            if self._notify is not None:
                self._send_notify_seated(
                    connection, table, seating, 0 if entry is None else entry.seq
                )
            if due is not UNKNOWN:
                connection.execute(SET_DUE, {"table": table, "then": due})
            if entry is not None and transition.record is not None:
                _keep_record(connection, table, transition.record, entry.at)
            if run is not None:
                keep_run(connection, run)
            if transition.ended:
                _drop_programs(connection, table, transition.ended)
            if transition.program is not None:
                _keep_program(connection, table, *transition.program)
            if transition.rematch is not None:
                _add_table(connection, transition.rematch)

        return self._writer.submit(work)

    async def load(self, table: str) -> tuple[Header, list[Entry]] | None:
        """A table with its log, or None if there is no such table."""

        def work(connection: Connection) -> tuple[Header, list[Entry]] | None:
            row = connection.execute(select(db.tables).where(db.tables.c.id == table)).first()
            if row is None:
                return None
            entries = _entries(connection, table)
            seating = read_seating(connection, table)
            assert seating is not None
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
                clock=None if row.clock is None else msgspec.json.decode(row.clock, type=Clock),
            )
            return header, entries

        return await self.read(work)

    async def news(self, table: str, after: int, heard: int, known: Seating) -> News:
        """Changes of a table since line `after` of its log, line `heard` of its chat and the
        seating `known`.

        Raises `ServerRefusal`.
        """

        def work(connection: Connection) -> News:
            seating = _found(read_seating(connection, table, known=known), table)
            entries, programs = _entries(connection, table, after), _programs(connection, table)
            return News(seating, entries, programs, kept_lines(connection, table, heard))

        return await self.read(work)

    async def unfinished(self, table: str) -> bool:
        """Whether the table exists and its game is not over."""
        query = select(db.tables.c.id).where(
            db.tables.c.id == table, db.tables.c.finished.is_(None)
        )
        return await self.read(lambda connection: connection.execute(query).first() is not None)

    async def record(self, table: str) -> str | None:
        """The record of a finished game, or None."""

        def work(connection: Connection) -> str | None:
            query = select(db.records.c.text).where(db.records.c.table_id == table)
            return connection.execute(query).scalar()

        return await self.read(work)

    async def runs(self, device: str, game: str) -> tuple[list[Run], frozenset[str]]:
        """A device's runs of a game, the latest first, and which of their tables are kept."""

        return await self.read(lambda connection: runs_of(connection, device, game))

    # --- programs -------------------------------------------------------------------------

    async def programs(self, table: str) -> dict[int, Program]:
        """The stored programs of a table, by seat."""

        return await self.read(lambda connection: _programs(connection, table))

    # --- talk -----------------------------------------------------------------------------

    async def say(
        self, table: str, seat: int, phrase: Phrase | None, text: str, seating: Seating
    ) -> None:
        """Add a chat line from a seat, under the next number, and delete the oldest lines.

        Raises `AlreadyWritten` if `seating` is out of date, or another process wrote first.
        """

        def work(connection: Connection) -> None:
            self._send_notify_seated(connection, table, seating)
            keep_line(connection, table, seat, seating.players[seat].name, phrase, text)

        await self.write(work)

    async def talk(self, table: str, heard: int = 0) -> list[TalkLine]:
        """The chat lines of a table after line `heard`."""
        return await self.read(lambda connection: kept_lines(connection, table, heard))

    # --- seating --------------------------------------------------------------------------

    async def seating(self, table: str) -> Seating:
        """The seating of a table."""
        return await self.read(lambda connection: _found(read_seating(connection, table), table))

    async def reseat(self, table: str, change: Callable[[Seating], Seating]) -> Seating:
        """Change the seating of a table and return the new one. Errors from `change` propagate,
        and then nothing has changed."""

        def work(connection: Connection) -> Seating:
            before = _found(read_seating(connection, table, change=True), table)
            after = change(before)
            if after == before:
                return before
            return self._reseat(connection, table, before, after)

        return await self.write(work)

    async def tables_of(self, device: str) -> list[str]:
        """The tables of a device, the newest first."""

        def work(connection: Connection) -> list[str]:
            query = (
                select(db.claims.c.table_id)
                .join(db.tables, db.tables.c.id == db.claims.c.table_id)
                .where(db.claims.c.device == device)
                .group_by(db.claims.c.table_id, db.tables.c.created)
                .order_by(db.tables.c.created.desc(), db.claims.c.table_id)
                .limit(MAX_LISTED)
            )
            return list(connection.execute(query).scalars())

        return await self.read(work)

    async def overdue(self, before: float, until: float, most: int) -> list[str]:
        """Claim up to `most` tables that were due before `before`, the longest overdue first.

        No other process claims them before `until`, unless their deadline changes.
        """
        return await self.write(lambda connection: claim_overdue(connection, before, until, most))

    async def reschedule(self, table: str, taken: float, due: float | None) -> None:
        """Set the deadline of a table that was claimed until `taken` and was not due."""
        await self.write(lambda connection: reschedule(connection, table, taken, due))

    async def forget(self, table: str, device: str) -> Seating | None:
        """Remove a device from a table; returns the seating, or None if the table was deleted.

        A table without devices is deleted with all its data. Raises `ServerRefusal` if the device
        does not know the table.
        """

        def work(connection: Connection) -> Seating | None:
            before = _found(read_seating(connection, table, change=True), table)
            if not before.knows(device):
                raise ServerRefusal("no-such-table", table)
            after = before.forgotten(device)
            if after.devices:
                return self._reseat(connection, table, before, after)
            self._send_notify(connection, table)
            for each in (
                db.log,
                db.talk,
                db.seats,
                db.claims,
                db.invites,
                db.records,
                db.programs,
            ):
                connection.execute(delete(each).where(each.c.table_id == table))
            connection.execute(delete(db.tables).where(db.tables.c.id == table))
            return None

        return await self.write(work)

    def _reseat(
        self, connection: Connection, table: str, before: Seating, after: Seating
    ) -> Seating:
        after = replace(after, number=before.number + 1)
        write_seating(connection, table, after)
        if after.begun and (not before.begun or _bots(before) != _bots(after)):
            set_due_now(connection, table)
        self._send_notify(connection, table)
        return after


def _bots(seating: Seating) -> list[str | None]:
    return [player.bot for player in seating.players]


def _call_on(
    loop: asyncio.AbstractEventLoop, on_notify: OnNotify, table: str | None, seq: int
) -> None:
    with suppress(RuntimeError):  # the loop has ended before the thread
        loop.call_soon_threadsafe(on_notify, table, seq)


def _add_table(
    connection: Connection,
    header: Header,
    entries: Sequence[Entry] = (),
    record: str | None = None,
) -> None:
    alive = header.clock is not None or any(player.bot for player in header.players)
    row = {
        "id": header.table,
        "game": header.game,
        "rules": header.rules,
        "seed": str(header.seed),
        "seats": len(header.players),
        "options": json.dumps(dict(header.options)),
        "secret": header.secret,
        "created": header.created,
        "finished": None if record is None else header.created,
        "saved": header.saved,
        "foreknown": header.foreknown,
        "clock": None if header.clock is None else encode(header.clock).decode(),
        "due": header.created if alive and not (header.saved or record) else None,
        **flags_of(header.seating),
    }
    connection.execute(insert(db.tables), row)
    write_seating(connection, header.table, header.seating)
    if entries:
        connection.execute(_ADD_LINE, [_entry_row(header.table, entry) for entry in entries])
    if record is not None:
        connection.execute(insert(db.records), {"table_id": header.table, "text": record})


def _entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    lines = connection.execute(_LINES, {"table": table, "after": after})
    return [read_entry(*line) for line in lines]


def _programs(connection: Connection, table: str) -> dict[int, Program]:
    rows = connection.execute(_PROGRAMS, {"table": table})
    return {row.seat: Program(row.kind, json.loads(row.args), row.topic) for row in rows}


def _found(seating: Seating | None, table: str) -> Seating:
    if seating is None:
        raise ServerRefusal("no-such-table", table)
    return seating


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": entry.kind.value,
        "seat": entry.seat,
        "move": entry.move,
        "at": entry.at,
        "clock": entry.clock,
    }


def _keep_record(connection: Connection, table: str, record: str, at: float) -> None:
    # A game that was replayed from an edited story may end again.
    connection.execute(delete(db.records).where(db.records.c.table_id == table))
    connection.execute(insert(db.records), {"table_id": table, "text": record})
    connection.execute(update(db.tables).where(db.tables.c.id == table).values(finished=at))


def _keep_program(connection: Connection, table: str, seat: int, program: Program | None) -> None:
    _drop_programs(connection, table, (seat,))
    if program is not None:
        row = {
            "table_id": table,
            "seat": seat,
            "kind": program.kind,
            "args": json.dumps(dict(program.args)),
            "topic": program.topic,
        }
        connection.execute(insert(db.programs), row)
        set_due_now(connection, table)


def _drop_programs(connection: Connection, table: str, seats: Collection[int]) -> None:
    connection.execute(
        delete(db.programs).where(db.programs.c.table_id == table, db.programs.c.seat.in_(seats))
    )
