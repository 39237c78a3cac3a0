"""One thread that writes: what waits is committed together, and everybody waits for it.

A commit that reaches the disk costs the same for one choice as for fifty, so while one is
under way the next ones gather. When a batch fails, each of its works is tried alone: a
choice that lost a race must not take its neighbours along.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError

from fateloom.server.logs import note
from fateloom.server.refusals import StoreRefusal

T = TypeVar("T")
Work = Callable[[Connection], Any]

MAX_BATCH: Final = 256
"""So many works at most share a commit."""


class AlreadyWritten(Exception):
    """Another process has written this number of the log."""


class Writer:
    """Does works on a connection, in order, in transactions of as many as are waiting."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[tuple[Work, Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="fateloom-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        """Have this done; the future is set once it is committed.

        It fails with `AlreadyWritten` or `StoreRefusal`, and then nothing of it was done.
        A work may be tried twice.
        """
        future: Future[T] = Future()
        # Once asked for it cannot be called off: nobody could tell whether it was done.
        future.set_running_or_notify_cancel()
        self._queue.put((work, future))
        return future

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch = [self._queue.get()]
            try:
                while batch[-1] is not None and len(batch) < MAX_BATCH:
                    batch.append(self._queue.get_nowait())
            except Empty:
                pass
            self._commit([job for job in batch if job is not None])
            if batch[-1] is None:
                return

    def _commit(self, batch: list[tuple[Work, Future[Any]]]) -> None:
        if not batch:
            return
        try:
            with self._engine.begin() as connection:
                results = [work(connection) for work, _ in batch]
        except Exception as error:  # noqa: BLE001, RUF100 - whoever waits gets it, whatever it is
            if len(batch) == 1:
                reason = translated(error)
                if isinstance(reason, StoreRefusal):
                    note("not-saved", logging.ERROR, code=reason.code)
                batch[0][1].set_exception(reason)
            else:
                for job in batch:
                    self._commit([job])
            return
        for (_, future), result in zip(batch, results, strict=True):
            future.set_result(result)


def translated(error: Exception) -> Exception:
    """A database's error as one of ours; others as they are."""
    if isinstance(error, IntegrityError):
        return AlreadyWritten()
    if not isinstance(error, DBAPIError):
        return error
    refusal = StoreRefusal(_code_of(error))
    refusal.__cause__ = error
    return refusal


def _code_of(error: DBAPIError) -> str:
    """What kind of trouble it is: by PostgreSQL's number for it, or SQLite's words."""
    if error.connection_invalidated:
        return "store-away"
    state = getattr(error.orig, "sqlstate", "")
    if state is None:  # psycopg's, when nobody answered, or it does not know what was told
        return "store-address" if isinstance(error, ProgrammingError) else "store-away"
    if state:
        return next((code for start, code in _STATES.items() if state.startswith(start)), _FAILED)
    words = str(error.orig).casefold()
    return next((code for word, code in _WORDS.items() if word in words), _FAILED)


_FAILED: Final = "store-failed"
_WORDS: Final = {
    "full": "store-full",
    "no space": "store-full",
    "locked": "store-locked",
    "busy": "store-locked",
    "readonly": "store-readonly",
    "read-only": "store-readonly",
}
_STATES: Final = {
    "08": "store-away",  # no connection
    "57P": "store-away",  # the server ends, or has only begun
    "53100": "store-full",
    "55P03": "store-locked",
    "40": "store-locked",  # a deadlock
    "25006": "store-readonly",
    "28": "store-denied",
    "42501": "store-denied",
}
