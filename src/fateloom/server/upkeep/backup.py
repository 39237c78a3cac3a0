"""Backups of an SQLite database, and their way back. Each is one file, verified after writing.

PostgreSQL has better means of its own: `pg_dump`, and archiving of its log.
"""

from __future__ import annotations

import logging
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from fateloom.server.data_directory import claim_directory, make_directory, sync
from fateloom.server.logs import note
from fateloom.server.refusals import StoreRefusal
from fateloom.server.settings import Settings
from fateloom.server.store import database as db
from fateloom.server.store.identity import mark_of
from fateloom.server.upkeep import verifying

PREFIX: Final = "tables-"
"""How the names of backups in a folder begin; what follows is the time in UTC."""
SUFFIX: Final = ".sqlite"
BESIDE: Final = ("-wal", "-shm")
"""How the names of the files end that SQLite keeps beside a database."""
_DRAFT: Final = ".part"
_FORGOTTEN: Final = 24 * 3600
"""Age in seconds of an unfinished backup that nobody is writing any more."""


def back_up(settings: Settings, destination: Path, *, gently: bool = False) -> Path:
    """Write a verified copy of the database, also while a server uses it; returns its file.

    It appears under its name only when it is complete and on the disk. `destination` is a file
    that does not exist, or a folder. Verifying `gently` leaves half of the time to others. Raises
    `StoreRefusal`.
    """
    source = _file_of(settings)
    if not source.is_file():
        raise StoreRefusal("backup-no-tables", str(source))
    try:
        if destination.is_dir():
            _remove_forgotten(destination)
            destination /= f"{PREFIX}{_stamp()}{SUFFIX}"
        elif not destination.parent.is_dir():
            make_directory(destination.parent)
        if destination.exists():  # said now, before all the work
            raise StoreRefusal("backup-exists", str(destination))
        with _copied(source, destination) as draft:
            _verify(draft, gently=gently)
            _name(draft, destination)
        sync(destination.parent)
    except OSError as error:
        raise StoreRefusal("backup-failed", str(destination), error.strerror) from error
    return destination


def keep_latest(folder: Path, number: int) -> None:
    """Delete all backups in a folder except the latest `number`."""
    for path in backups_in(folder)[:-number]:
        with suppress(OSError):
            path.unlink()


def backups_in(folder: Path) -> list[Path]:
    """The backups in a folder, the oldest first."""
    return sorted(folder.glob(f"{PREFIX}[0-9]*{SUFFIX}"))


def restore(settings: Settings, backup: Path) -> Path | None:
    """Put a backup in the place of the database; returns where the former one is kept, if any.

    Nothing has changed if it fails. Raises `StoreRefusal`, or `ServerRefusal` if a server uses the
    database.
    """
    file = _file_of(settings)
    if not backup.is_file():
        raise StoreRefusal("restore-no-file", str(backup))
    try:
        make_directory(file.parent)
        hold = claim_directory(file.parent)
        try:
            with _copied(backup, file) as draft:
                _verify(draft)
                return _exchange(settings, file, draft)
        finally:
            hold.release()
    except OSError as error:
        raise StoreRefusal("restore-failed", str(file), error.strerror) from error


def _name(draft: Path, destination: Path) -> None:
    """Give a finished backup its name. Another file of that name is not overwritten."""
    try:
        os.link(draft, destination)
    except FileExistsError as error:
        raise StoreRefusal("backup-exists", str(destination)) from error


def _exchange(settings: Settings, file: Path, draft: Path) -> Path | None:
    """Keep the former database under another name, and put the draft in its place.

    After each step, the file that has the name of the database is whole: the former one or the
    backup.
    """
    kept = None
    if file.exists() and file.stat().st_size:
        _close(file)
        kept = file.with_name(f"{file.stem}.before-{_stamp()}-{secrets.token_hex(2)}{file.suffix}")
        os.link(file, kept)
        for end in BESIDE:
            beside = file.with_name(f"{file.name}{end}")
            if beside.exists():
                os.link(beside, kept.with_name(f"{kept.name}{end}"))
    for end in BESIDE:
        file.with_name(f"{file.name}{end}").unlink(missing_ok=True)
    draft.replace(file)
    mark = mark_of(settings)
    if mark is not None:  # the server writes it at the next start
        mark.unlink(missing_ok=True)
    sync(file.parent)
    return kept


def _close(file: Path) -> None:
    """Bring into a database what is in the files beside it. A damaged one stays as it is."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file, timeout=db.LOCK_TIMEOUT)) as opened:
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@contextmanager
def _copied(source: Path, destination: Path) -> Iterator[Path]:
    """A copy of a database beside its destination, on the disk and for its owner only. It is
    deleted at the end, if it still has its name."""
    draft = destination.with_name(f".{destination.name}.{secrets.token_hex(4)}{_DRAFT}")
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as opened,
            closing(sqlite3.connect(draft)) as copy,
        ):
            # All pages in one step: it reads one state, and a server goes on writing meanwhile.
            opened.backup(copy)
            # One file that needs none beside it. This also makes SQLite sync it.
            copy.execute("PRAGMA journal_mode=DELETE")
        with draft.open("rb") as file:
            os.fsync(file.fileno())
        yield draft
    except sqlite3.Error as error:
        raise StoreRefusal("backup-unread", str(source), str(error)) from error
    finally:
        for end in ("", "-journal", *BESIDE):
            draft.with_name(f"{draft.name}{end}").unlink(missing_ok=True)


def _verify(copy: Path, *, gently: bool = False) -> None:
    """Check the file, and the chain of each table. Raises `StoreRefusal`."""
    engine = verifying.read_only(copy)
    try:
        current = verifying.is_current(engine)
        with engine.connect() as connection:
            words = verifying.integrity(connection)
            if words:
                raise StoreRefusal("backup-damaged", words[0])
            if not current:  # of an earlier program, which knew no chains or other tables
                return
            tables = verifying.table_ids(connection)
            # A table that is damaged where it comes from does not keep the others from being kept.
            for flaw in verifying.flaws(connection, tables, gently=gently):
                note("backup-table-damaged", logging.WARNING, table=flaw.table)
    finally:
        engine.dispose()


def _file_of(settings: Settings) -> Path:
    file = db.file_of(settings.url)
    if file is None:
        raise StoreRefusal("backup-postgres")
    return file


def _remove_forgotten(folder: Path) -> None:
    """Delete what a process left that was killed while it wrote a backup."""
    for draft in folder.glob(f".{PREFIX}*{_DRAFT}*"):
        with suppress(OSError):
            if draft.stat().st_mtime < time.time() - _FORGOTTEN:
                draft.unlink()


def _stamp() -> str:
    return time.strftime("%Y%m%d-%H%M%S", time.gmtime())
