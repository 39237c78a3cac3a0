"""Upgrades of a database: its tables are brought to the step of their history that is wanted."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import DBAPIError

from fateloom.server.refusals import StoreRefusal
from fateloom.server.store.writer import translated

STEPS: Final = tuple([f"{number:04}" for number in range(26, 0, -1)])
"""The steps of the tables' history, the latest first; each is a file of `migrations.versions`."""


def migrate(engine: Engine, revision: str = STEPS[0]) -> None:
    """Bring the tables of the database up to this program's, or to a step on the way there.

    Raises `StoreRefusal`, also where they are there, but cannot be written.
    """
    if step_of(engine) == revision:
        _try_to_write(engine)
        return
    # Alembic takes longer to import than all the rest, and is hardly ever needed.
    from fateloom.server.store.migrations import upgrade

    upgrade(engine, revision)


def _try_to_write(engine: Engine) -> None:
    """Write what stands there already, and take it back."""
    try:
        with engine.connect() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
    except DBAPIError as error:
        raise translated(error) from error


def migrate_back(engine: Engine, revision: str) -> None:
    """Bring them back to an earlier step; what came later is given up. Raises `StoreRefusal`."""
    step = step_of(engine)
    if step in STEPS and revision in STEPS and step < revision:
        raise StoreRefusal("store-older", step)
    from fateloom.server.store.migrations import downgrade

    downgrade(engine, revision)


def step_of(engine: Engine) -> str | None:
    """The step of their history at which the tables are; None: there are none.

    Raises `StoreRefusal`.
    """
    try:
        with engine.connect() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return None
            step: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
            return step
    except DBAPIError as error:
        raise translated(error) from error
