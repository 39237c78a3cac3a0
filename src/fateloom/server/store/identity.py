"""The identity of a server's database: an id in the database and in a file beside it.

It detects an empty database in place of the real one, after a failed mount or restore. Otherwise
all tables would seem to be lost, and new ones would hide the mistake.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, select

from fateloom.server.data_directory import keep_for_owner, make_directory
from fateloom.server.logs import note
from fateloom.server.refusals import StoreRefusal
from fateloom.server.settings import Settings
from fateloom.server.store import database as db
from fateloom.server.store import upgrades

POSTGRES_MARK: Final = "postgresql.id"
"""Name of the id file of a PostgreSQL database, in the data directory."""


def mark_of(settings: Settings) -> Path | None:
    """The file with the id of the database: beside that of SQLite, or in the data directory for
    PostgreSQL. None for what ends with the process.

    Raises `StoreRefusal`.
    """
    if db.url_of(settings.url).get_backend_name() == db.POSTGRES:
        return settings.data / POSTGRES_MARK
    file = db.file_of(settings.url)
    return None if file is None else file.with_name(f"{file.name}.id")


def open_same(engine: Engine, mark: Path) -> None:
    """Migrate a database, and write its id into the file `mark`.

    Raises `StoreRefusal`, also if it is empty and the file names another one.
    """
    known = ""
    with suppress(OSError):  # there is none; what cannot be read is noted below
        known = mark.read_text(encoding="ascii", errors="replace").strip()
    if known and upgrades.step_of(engine) is None:
        raise StoreRefusal("store-emptied", str(mark))
    upgrades.migrate(engine)
    with engine.connect() as connection:
        found = connection.scalar(select(db.identity.c.id)) or ""
        if found == known:
            return
        empty = connection.scalar(select(db.tables.c.id).limit(1)) is None
    if known:
        if empty:
            raise StoreRefusal("store-emptied", str(mark))
        # One that was kept before it had this id, or another server's.
        note("database-changed", logging.WARNING)
    try:
        make_directory(mark.parent)
        mark.unlink(missing_ok=True)
        keep_for_owner(mark, f"{found}\n".encode())
    except OSError:
        note("database-id-failed", logging.WARNING, path=str(mark))
