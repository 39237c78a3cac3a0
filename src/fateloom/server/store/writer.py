"""The writer thread of the store: pending work is committed together (group commit).

A commit that reaches the disk costs the same for one choice as for fifty, so while one is
under way the next ones gather. When a batch fails, each of its works is tried alone: a
choice that lost a race must not take its neighbours along.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError

from fateloom.server import metrics
from fateloom.server.logs import note
from fateloom.server.refusals import StoreRefusal

T = TypeVar("T")
Work = Callable[[Connection], Any]

_Answer = tuple["asyncio.Future[Any]", Any, Exception | None]

MAX_BATCH: Final = 256
"""Maximum number of work items in one commit."""


class AlreadyWritten(Exception):
    """Another process has already written this line of the log."""


@dataclass(frozen=True, slots=True)
class Job:
    """A work item, the future that waits for it on its event loop, and its submission time."""

    work: Work
    future: asyncio.Future[Any]
    asked: float


class Writer:
    """Runs work items in order, all pending ones in one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        # SQLite's file is nobody else's, so one connection serves from beginning to end. One to
        # PostgreSQL may break while nobody writes: the pool looks at it before each transaction.
        self._keeps = engine.dialect.name == "sqlite"
        self._connection: Connection | None = None
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="fateloom-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Have this done; the future of the running event loop is set once it is committed.

        It fails with `AlreadyWritten` or `StoreRefusal`, and then nothing of it was done. A work
        may be tried twice, and is done even if nobody waits for it any more.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put(Job(work, future, perf_counter()))
        return future

    def close(self) -> None:
        """Finish the pending work, then stop."""
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
            ends = batch[-1] is None
            jobs = batch[:-1] if ends else batch
            if jobs:
                self._commit(cast("list[Job]", jobs))
            if ends:
                self._let_go(for_good=True)
                return

    def _commit(self, batch: list[Job]) -> None:
        results = []
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                for job in batch:
                    results.append(job.work(self._connection))
            if not self._keeps:
                self._let_go()
        except Exception as error:  # noqa: BLE001, RUF100 - passed on to the caller
            self._let_go()
            if len(batch) > 1:
                for job in batch:
                    self._commit([job])
                return
            reason = translated(error)
            if isinstance(reason, StoreRefusal):
                note("save-failed", logging.ERROR, code=reason.code)
            _tell(batch, [], reason)
        else:
            _tell(batch, results)

    def _let_go(self, *, for_good: bool = False) -> None:
        """Give the connection back, or end what a failure left open on the one that is kept."""
        if self._connection is None:
            return
        try:
            if self._keeps and not for_good:
                # A commit that failed leaves the transaction open.
                self._connection.connection.rollback()
                return
            self._connection.close()
        except Exception as error:  # noqa: BLE001, RUF100 - the next transaction gets a new one
            note("connection-lost", logging.ERROR, error=repr(error))
            self._connection.invalidate()
        self._connection = None


def _tell(batch: list[Job], results: list[Any], error: Exception | None = None) -> None:
    """Let those who wait know, each on its event loop."""
    now = perf_counter()
    answers: dict[asyncio.AbstractEventLoop, list[_Answer]] = {}
    for number, job in enumerate(batch):
        metrics.SAVING.observe(now - job.asked)
        result = None if error is not None else results[number]
        answers.setdefault(job.future.get_loop(), []).append((job.future, result, error))
    # Waking a loop takes longer than setting a future: once for all of them.
    for loop, of_loop in answers.items():
        with suppress(RuntimeError):  # the loop has ended before the thread
            loop.call_soon_threadsafe(_set, of_loop)


def _set(answers: list[_Answer]) -> None:
    for future, result, error in answers:
        if future.done():  # the caller was cancelled
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def translated(error: Exception) -> Exception:
    """A database's error as one of ours; others as they are."""
    if isinstance(error, IntegrityError):
        return AlreadyWritten()
    if not isinstance(error, DBAPIError):
        return error
    refusal = StoreRefusal(_code_of(error))
    refusal.__cause__ = error
    return refusal


def is_damage(error: DBAPIError) -> bool:
    """Whether the database says that what it stores is damaged."""
    if getattr(error.orig, "sqlstate", None) in _DAMAGE:
        return True
    return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in _DAMAGE_OF_FILE


def _code_of(error: DBAPIError) -> str:
    """What kind of trouble it is: by PostgreSQL's number for it, or SQLite's words."""
    if error.connection_invalidated:
        return "store-away"
    if is_damage(error):
        return "store-damaged"
    state = getattr(error.orig, "sqlstate", "")
    if state is None:  # psycopg's, when nobody answered, or it does not know what was told
        return "store-address" if isinstance(error, ProgrammingError) else "store-away"
    if state:
        return next((code for start, code in _STATES.items() if state.startswith(start)), _FAILED)
    words = str(error.orig).casefold()
    return next((code for word, code in _WORDS.items() if word in words), _FAILED)


_FAILED: Final = "store-failed"
_DAMAGE: Final = ("XX001", "XX002")  # of a page, of an index
_DAMAGE_OF_FILE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
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
