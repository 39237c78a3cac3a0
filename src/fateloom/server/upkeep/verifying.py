"""Checks of the tables in a database, also in one that a server is using."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, select, text
from sqlalchemy.exc import DBAPIError

from fateloom.core.errors import FateloomError
from fateloom.core.game import Game
from fateloom.server.refusals import StoreRefusal
from fateloom.server.store import database as db
from fateloom.server.store.table_log import read_header, read_lines
from fateloom.server.store.upgrades import STEPS, step_of
from fateloom.server.store.writer import is_damage, translated
from fateloom.table.log import Entry, Header
from fateloom.table.state import TableState

SHOWN: Final = 10
"""Maximum number of SQLite's messages that are passed on."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """A table that cannot be read, or whose game does not replay: why, as a refusal."""

    table: str
    error: FateloomError


def read_only(file: Path) -> Engine:
    """An engine that reads an SQLite file, and changes nothing there."""
    # A link leads to the same file as its name.
    return create_engine(
        f"sqlite:///file:{quote(str(file.resolve()))}?mode=ro&uri=true",
        connect_args={"timeout": db.LOCK_TIMEOUT},
        hide_parameters=True,
    )


def is_current(engine: Engine) -> bool:
    """Whether the tables are at this program's step of their history.

    Raises `StoreRefusal`, also for tables of a newer program.
    """
    step = step_of(engine)
    if step is not None and step not in STEPS:
        raise StoreRefusal("store-newer")
    return step == STEPS[0]


def integrity(connection: Connection) -> list[str]:
    """What SQLite finds wrong with its file: nothing, if it is whole. Raises `StoreRefusal`."""
    try:
        found = connection.execute(text(f"PRAGMA integrity_check({SHOWN})")).scalars()
        words = [str(each) for each in found if each != "ok"]
        for child, row, parent, _ in connection.execute(text("PRAGMA foreign_key_check")):
            words.append(f"{child} {row} -> {parent}")
    except DBAPIError as error:
        if is_damage(error):
            return [str(error.orig)]
        raise translated(error) from error
    return words[:SHOWN]


def table_ids(connection: Connection) -> list[str]:
    """The ids of all tables. Raises `StoreRefusal`."""
    try:
        return list(connection.execute(select(db.tables.c.id).order_by(db.tables.c.id)).scalars())
    except DBAPIError as error:
        raise translated(error) from error


def flaws(connection: Connection, tables: list[str], *, gently: bool = False) -> Iterator[Flaw]:
    """The tables whose header or log is damaged. `gently` leaves half of the time to others."""
    for table in tables:
        began = time.perf_counter()
        try:
            _read(connection, table)
        except FateloomError as error:
            yield Flaw(table, error)
        if gently:
            time.sleep(time.perf_counter() - began)


def unplayable(
    connection: Connection, tables: list[str], games: Mapping[str, Game[Any, Any]]
) -> Iterator[Flaw]:
    """The tables whose log can be read and does not replay."""
    for table in tables:
        try:
            found = _read(connection, table)
        except FateloomError:  # one of `flaws`
            continue
        if found is None:
            continue
        header, entries = found
        try:
            TableState.loaded(games[header.game], header, entries)
        except FateloomError as error:
            yield Flaw(table, error)


def _read(connection: Connection, table: str) -> tuple[Header, list[Entry]] | None:
    try:
        found = read_header(connection, table)
        if found is None:  # deleted meanwhile
            return None
        header, start = found
        return header, read_lines(connection, table, start)[0]
    except DBAPIError as error:
        raise translated(error) from error
