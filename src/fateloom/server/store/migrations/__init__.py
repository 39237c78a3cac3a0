"""The history of the tables of the database, and the way along it in both directions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

from fateloom.server.refusals import StoreRefusal
from fateloom.server.store.database import POSTGRES
from fateloom.server.store.writer import translated

_MIGRATING: Final = 0x66617465
"""The advisory lock under which the tables are brought up to date."""


def upgrade(engine: Engine, revision: str) -> None:
    """Bring the tables up to a step of their history. Raises `StoreRefusal`."""
    _move(engine, command.upgrade, revision)


def downgrade(engine: Engine, revision: str) -> None:
    """Bring the tables back to a step of their history. Raises `StoreRefusal`."""
    _move(engine, command.downgrade, revision)


def config() -> Config:
    """Where Alembic finds the steps."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    made.set_main_option("path_separator", "os")
    return made


def _move(engine: Engine, move: Callable[[Config, str], None], revision: str) -> None:
    where = config()
    try:
        with engine.begin() as connection:
            if engine.dialect.name == POSTGRES:
                # Of several processes that start at once one does it, and the others wait.
                connection.execute(text("SET LOCAL lock_timeout = 0"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
            where.attributes["connection"] = connection
            move(where, revision)
    except CommandError as error:
        # The database names a migration that this program does not have.
        raise StoreRefusal("store-newer") from error
    except DBAPIError as error:
        raise translated(error) from error
