"""Databases as they were at some step of their history."""

from __future__ import annotations

from fateloom.server.store import database as db
from fateloom.server.store import upgrades


def migrated(url: str, revision: str) -> None:
    """Make the database as it was at that step of its history."""
    engine = db.open_engine(url)
    upgrades.migrate(engine, revision)
    engine.dispose()
