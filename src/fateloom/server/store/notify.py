"""Notifications of changed tables between server processes that share a PostgreSQL database.

A notification carries a table's id and the number of a line of its log, or 0 if no line was
written (seating, programs). It is sent by NOTIFY in the transaction of the change, so it arrives
only after the commit. The receiver reads the change itself from the database.
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
"""Interval in seconds at which the listener checks for shutdown, or reconnects."""

_NOTIFY: Final = func.pg_notify(CHANNEL, bindparam("words"))
# Built once: each line of the log needs them, and building one costs as much as executing it.
_SEND: Final = select(_NOTIFY)
_SEND_SEATED: Final = (
    select(db.tables.c.seatings, _NOTIFY)
    .where(db.tables.c.id == bindparam("table"))
    # A change of the seating locks the row, so a line written in this transaction waits.
    .with_for_update(key_share=True, read=True)
)

OnNotify = Callable[[str | None, int], None]
"""Called with a table and a number; None for the table if notifications may be lost."""


class TableNotify:
    """Sends and receives the notifications of one process; its own are filtered out."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._sender = secrets.token_hex(4)
        self._ended = Event()
        self._thread: Thread | None = None

    def send(self, connection: Connection, table: str, seq: int = 0) -> None:
        """Notify the other processes of a change once this transaction is committed."""
        connection.execute(_SEND, {"words": self._words(table, seq)})

    def send_seated(self, connection: Connection, table: str, seq: int = 0) -> int | None:
        """Like `send`, and lock the seating until the commit; returns its number."""
        told = {"words": self._words(table, seq), "table": table}
        number: int | None = connection.execute(_SEND_SEATED, told).scalar()
        return number

    def _words(self, table: str, seq: int) -> str:
        return f"{self._sender} {table} {seq}"

    def listen(self, on_notify: OnNotify) -> None:
        """Call `on_notify`, from a thread, for every notification until closed."""
        assert self._thread is None
        self._thread = Thread(
            target=self._run, args=(on_notify,), name="fateloom-notify", daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._ended.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, on_notify: OnNotify) -> None:
        while not self._ended.is_set():
            try:
                self._receive(on_notify)
            except Exception as error:  # noqa: BLE001, RUF100 - any error: keep listening
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
                for notify in connection.notifies(timeout=AGAIN):
                    sender, table, seq = notify.payload.split()
                    if sender != self._sender:
                        on_notify(table, int(seq))
                    if self._ended.is_set():
                        return
        finally:
            pooled.invalidate()  # a connection that listens must not be reused
            pooled.close()
