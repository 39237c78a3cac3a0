"""TableNotify between server processes that share a PostgreSQL: this table has changed.

A hint carries a table's id and the number of a line of its log, or 0 where no line was written
(who sits where, programs). It is sent by NOTIFY in the transaction of the change, so it comes when
the change is on the disk, and not without it. What has changed is read from the database.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from threading import Event, Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine, bindparam, func, select

from fateloom.server.logs import note
from fateloom.server.store import database as db

CHANNEL: Final = "fateloom"
AGAIN: Final = 1.0
"""Seconds between looks whether to end, and between tries to reach the database."""

_NOTIFY: Final = func.pg_notify(CHANNEL, bindparam("words"))
# Made once: they go with every line of the log, and making them takes as long as doing them.
_SEND: Final = select(_NOTIFY)
_SEND_SEATED: Final = (
    select(db.tables.c.seatings, _NOTIFY)
    .where(db.tables.c.id == bindparam("table"))
    # Whoever changes who sits where locks the row; a line written before in the same
    # transaction waits.
    .with_for_update(key_share=True, read=True)
)

OnNotify = Callable[[str | None, int], None]
"""Told of each hint: the table and the number. None for the table: some may have been missed."""


class TableNotify:
    """The hints of one process to the others, and theirs to it. Its own are not told to it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._sender = secrets.token_hex(4)
        self._ended = Event()
        self._thread: Thread | None = None

    def send(self, connection: Connection, table: str, seq: int = 0) -> None:
        """Hint at a change when this transaction is committed."""
        connection.execute(_SEND, {"words": self._words(table, seq)})

    def send_seated(self, connection: Connection, table: str, seq: int = 0) -> int | None:
        """The same, while nobody changes who sits there until then; the number of the seating."""
        told = {"words": self._words(table, seq), "table": table}
        number: int | None = connection.execute(_SEND_SEATED, told).scalar()
        return number

    def _words(self, table: str, seq: int) -> str:
        return f"{self._sender} {table} {seq}"

    def listen(self, on_notify: OnNotify) -> None:
        """Call `on_notify`, from a thread, for whatever others hint at, until closed."""
        assert self._thread is None
        self._thread = Thread(
            target=self._run, args=(on_notify,), name="fateloom-notify", daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._ended.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, on_notify: OnNotify) -> None:
        while not self._ended.is_set():
            try:
                self._receive(on_notify)
            except Exception as error:  # noqa: BLE001, RUF100 - whatever it is, go on listening
                note("notify-failed", error=type(error).__name__)
                self._ended.wait(AGAIN)

    def _receive(self, on_notify: OnNotify) -> None:
        pooled = self._engine.raw_connection()
        connection: Any = pooled.driver_connection
        try:
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            on_notify(None, 0)
            while not self._ended.is_set():
                for hint in connection.notifies(timeout=AGAIN):
                    sender, table, seq = hint.payload.split()
                    if sender != self._sender:
                        on_notify(table, int(seq))
                    if self._ended.is_set():
                        return
        finally:
            pooled.invalidate()  # nobody else is to get one that listens
            pooled.close()
