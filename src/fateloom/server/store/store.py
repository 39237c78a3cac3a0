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
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from fateloom.core.game import Program
from fateloom.server.refusals import ServerRefusal, StoreRefusal
from fateloom.server.schema.socket import Phrase, TalkLine
from fateloom.server.store import database as db
from fateloom.server.store import upgrades
from fateloom.server.store.archive import idle_tables
from fateloom.server.store.chain import Head
from fateloom.server.store.chat import keep_line, kept_lines
from fateloom.server.store.deadlines import claim_overdue, reschedule, set_due_now
from fateloom.server.store.devices import Known, see_device
from fateloom.server.store.identity import open_same
from fateloom.server.store.notify import OnNotify, TableNotify
from fateloom.server.store.results import Run, Standing, keep_run, standing_of
from fateloom.server.store.seating import gathering_by, read_seating, write_seating
from fateloom.server.store.space import DiskSpace
from fateloom.server.store.table_log import (
    add_line,
    add_table,
    archive_log,
    new_table,
    read_header,
    read_lines,
)
from fateloom.server.store.writer import AlreadyWritten, Writer, is_damage, translated
from fateloom.server.work import in_thread
from fateloom.table.deadlines import UNKNOWN, Unknown
from fateloom.table.log import Entry, Header
from fateloom.table.seating import Seating
from fateloom.table.transition import Transition

T = TypeVar("T")

MAX_LISTED: Final = 200
"""Maximum number of tables in the list of a device."""

# Built once: building it costs as much as executing it.
_PROGRAMS: Final = select(db.programs).where(db.programs.c.table_id == bindparam("table"))


class Stored(NamedTuple):
    """A table as it is stored: its header, its log, and the end of the log's chain."""

    header: Header
    entries: list[Entry]
    head: Head


@dataclass(frozen=True, slots=True)
class News:
    """Changes of a table: its seating, new lines of its log and the end of its chain, its
    programs, and new lines of its chat."""

    seating: Seating
    entries: list[Entry]
    head: Head
    programs: dict[int, Program]
    talk: list[TalkLine]


class Store:
    """The database, up to date and open. Its methods raise `StoreRefusal`."""

    def __init__(self, url: str, mark: Path | None = None, reserve: float = 0.0) -> None:
        """Open the database. The file `mark` holds its expected id; see `identity`. `reserve` is in
        megabytes; see `DiskSpace`."""
        self.engine = db.open_engine(url)
        self.space = DiskSpace(db.file_of(url), reserve)
        try:
            if mark is None:
                upgrades.migrate(self.engine)
            else:
                open_same(self.engine, mark)
        except StoreRefusal:
            self.engine.dispose()
            raise
        # All statements of a reader see the same state, as they do in SQLite.
        self._reading = self.engine
        if self.engine.dialect.name == db.POSTGRES:
            self._reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
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
                with self._reading.connect() as connection:
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

        `talk` allows chat with friends. From the header's seating, only the players and what was
        settled about spectators and the seed are used.
        """
        self.space.check()
        settled = header.seating
        nobody = replace(
            Seating.of(header.players), spectators=settled.spectators, joint=settled.joint
        )
        opened = replace(header, seating=nobody.opened_by(device, friends, talk=talk))
        make = partial(new_table, opened, entries, over=record is not None)
        new = await in_thread(make) if entries else make()

        def work(connection: Connection) -> None:
            add_table(connection, new)
            if record is not None:
                connection.execute(insert(db.records), {"table_id": header.table, "text": record})

        await self.write(work)

    def append(
        self,
        table: str,
        transition: Transition,
        seating: Seating,
        head: Head,
        run: Run | None = None,
        due: float | Unknown | None = UNKNOWN,
    ) -> asyncio.Future[Head]:
        """Store a transition atomically, at a log whose chain ends with `head`. The future is done
        once it is committed; its result is the new end of the chain.

        A `run` is stored for every device that holds the seat. `due` is the new deadline, if known.
        Fails with `AlreadyWritten` if the stored chain ends otherwise, or if `seating` is out of
        date.
        """
        entry = transition.entry

        def work(connection: Connection) -> Head:
            after = head
            if entry is not None:
                after = add_line(connection, table, entry, head, due)
            if self._notify is not None:
                self._send_notify_seated(
                    connection, table, seating, 0 if entry is None else entry.seq
                )
            if entry is not None and transition.record is not None:
                _keep_record(connection, table, transition.record, entry.at)
            if run is not None:
                keep_run(connection, run)
            if transition.ended:
                _drop_programs(connection, table, transition.ended)
            if transition.program is not None:
                _keep_program(connection, table, *transition.program)
            if transition.rematch is not None:
                add_table(connection, new_table(transition.rematch))
            return after

        return self._writer.submit(work)

    async def load(self, table: str) -> Stored | None:
        """A table with its log, or None if there is no such table.

        Raises `TableRefusal` if it is damaged.
        """

        def work(connection: Connection) -> Stored | None:
            found = read_header(connection, table)
            if found is None:
                return None
            header, start = found
            return Stored(header, *read_lines(connection, table, start))

        return await self.read(work)

    async def header(self, table: str) -> Header | None:
        """The header of a table, or None if there is no such table.

        Raises `TableRefusal` if it is damaged.
        """

        def work(connection: Connection) -> Header | None:
            found = read_header(connection, table)
            return None if found is None else found[0]

        return await self.read(work)

    async def news(self, table: str, head: Head, heard: int, known: Seating) -> News:
        """Changes of a table since its chain ended with `head`, since line `heard` of its chat and
        since the seating `known`.

        Raises `ServerRefusal`, or `TableRefusal` if the log is damaged.
        """

        def work(connection: Connection) -> News:
            seating = _found(read_seating(connection, table, known=known), table)
            entries, end = read_lines(connection, table, head)
            programs = _programs(connection, table)
            return News(seating, entries, end, programs, kept_lines(connection, table, heard))

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

    async def standing(self, device: str, game: str, today: str) -> Standing:
        """A device's runs of a game, and those of others to compare them with."""
        return await self.read(lambda connection: standing_of(connection, device, game, today))

    async def see_device(self, known: Known) -> list[str]:
        """Store when and how a device was seen; returns the tables whose seating has changed,
        because it has taken over what another one had."""

        def work(connection: Connection) -> list[str]:
            tables = see_device(connection, known)
            for table in tables:
                self._send_notify(connection, table)
            return tables

        return await self.write(work)

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

    async def gathering_by(self, code: str) -> str | None:
        """The table that gathers and has a short code with this hash, or None."""
        return await self.read(lambda connection: gathering_by(connection, code))

    async def reseat(
        self,
        table: str,
        change: Callable[[Seating], Seating],
        tell: Callable[[Seating, Seating], Sequence[Transition]] = lambda before, after: (),
        head: Head | None = None,
    ) -> tuple[Seating, Sequence[Transition]]:
        """Change the seating of a table and return the new one. Errors from `change` propagate,
        and then nothing has changed.

        The lines that `tell` makes of the change are stored with it, at a log whose chain ends
        with `head`. Fails with `AlreadyWritten` if the stored chain ends otherwise.
        """

        def work(connection: Connection) -> tuple[Seating, Sequence[Transition]]:
            before = _found(read_seating(connection, table, change=True), table)
            after = change(before)
            if after == before:
                return before, ()
            told, end = tell(before, after), head
            for each in told:
                assert each.entry is not None and end is not None
                end = add_line(connection, table, each.entry, end, each.due)
            return self._reseat(connection, table, before, after), told

        return await self.write(work)

    async def tables_of(self, device: str) -> list[str]:
        """The tables of a device, the newest first."""

        def work(connection: Connection) -> list[str]:
            theirs = select(db.claims.c.table_id).where(db.claims.c.device == device)
            query = (
                theirs.join(db.tables, db.tables.c.id == db.claims.c.table_id)
                .group_by(db.claims.c.table_id, db.tables.c.created)
                .order_by(db.tables.c.created.desc(), db.claims.c.table_id)
                .limit(MAX_LISTED)
            )
            try:
                return list(connection.execute(query).scalars())
            except DBAPIError as error:
                if not is_damage(error):
                    raise
                # The row of one table is damaged: list them without reading their rows.
                connection.rollback()
                return list(connection.execute(theirs.distinct().limit(MAX_LISTED)).scalars())

        return await self.read(work)

    async def count_of(self, device: str) -> int:
        """The number of tables of a device."""
        tables = db.claims.c.table_id
        query = select(func.count(tables.distinct())).where(db.claims.c.device == device)
        return await self.read(lambda connection: int(connection.scalar(query) or 0))

    async def existing(self, tables: Sequence[str]) -> list[str]:
        """Those of these tables that exist."""
        query = select(db.tables.c.id).where(db.tables.c.id.in_(tables))
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def overdue(self, before: float, until: float, most: int) -> list[str]:
        """Claim up to `most` tables that were due before `before`, the longest overdue first.

        No other process claims them before `until`, unless their deadline changes.
        """
        return await self.write(lambda connection: claim_overdue(connection, before, until, most))

    async def archive(self, before: float, most: int, skipped: Collection[str]) -> dict[str, bool]:
        """Archive up to `most` logs without a line since `before`, except the `skipped` ones.

        Returns the tables, and whether each was archived; a damaged log stays where it is.
        """
        found = await self.read(lambda connection: idle_tables(connection, before, most, skipped))
        return {table: await self.write(partial(archive_log, table=table)) for table in found}

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
                db.archives,
                db.talk,
                db.seats,
                db.claims,
                db.privy,
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


def _programs(connection: Connection, table: str) -> dict[int, Program]:
    rows = connection.execute(_PROGRAMS, {"table": table})
    return {row.seat: Program(row.kind, json.loads(row.args), row.topic) for row in rows}


def _found(seating: Seating | None, table: str) -> Seating:
    if seating is None:
        raise ServerRefusal("no-such-table", table)
    return seating


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
