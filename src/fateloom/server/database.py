"""The tables of the database, and how it is opened and brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import (
    Boolean,
    Column,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    create_engine,
    event,
)

from fateloom.server.refusals import StoreRefusal

LOCK_TIMEOUT: Final = 2.0
"""Seconds to wait for somebody else's lock on the file."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    # Text, because a seed may be any natural number.
    Column("seed", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    # What the chance of this table's bots is made of.
    Column("secret", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("finished", Float),
    # Under which a copy of a table was saved; a save is never played at.
    Column("saved", Text),
    # Choices are made; before, the table waits for its people.
    Column("begun", Boolean, nullable=False),
    Column("locked", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),
    Column("ready", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("move", Text),
    Column("at", Float, nullable=False),
    # The unique key is the lock between processes: the second to write a number fails.
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)

claims = Table(
    "claims",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    # HOST (-1) is the table itself: the host's right.
    Column("seat", Integer, nullable=False),
    Column("device", String(64), nullable=False, index=True),
    # The device left the seat and may take it again.
    Column("left", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "device"),
)

invites = Table(
    "invites",
    metadata,
    # Only the hash; the secret itself is in the link that was given away.
    Column("secret", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("by", String(64), nullable=False),
    Column("made", Float, nullable=False),
    # The device that came by it.
    Column("used", String(64)),
)

records = Table(
    "records",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

# A device's finished games for one. They outlive their tables, so they name none by key.
runs = Table(
    "runs",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("device", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("finished", Float, nullable=False),
    Column("reason", String(32), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("facts", Text, nullable=False),
    # The day whose run it was, as 2026-12-24.
    Column("daily", String(10)),
    PrimaryKeyConstraint("table_id", "device"),
    Index("ix_runs_device", "device", "game", "finished"),
)

# What a seat is to answer until further notice: hidden from everybody but its holders.
programs = Table(
    "programs",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("args", Text, nullable=False),
    # What it is for; null when it lasts.
    Column("topic", Text),
    PrimaryKeyConstraint("table_id", "seat"),
)


def open_engine(url: str) -> Engine:
    """An engine for this URL, its SQLite made durable: WAL, and each commit on the disk."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": LOCK_TIMEOUT})
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def _on_connect(connection: Any, record: Any) -> None:
    # Python's sqlite3 would begin transactions by its own rules; _on_begin does it by ours.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _on_begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the tables of the database up to this program's. Raises `StoreRefusal`."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            # The database names a migration that this program does not have.
            raise StoreRefusal("store-newer") from error
