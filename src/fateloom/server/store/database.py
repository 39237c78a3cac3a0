"""The tables of the database, and how it is opened.

It is SQLite, for one process, or PostgreSQL, for as many as share it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from sqlalchemy import (
    Boolean,
    Column,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    create_engine,
    event,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from fateloom.server.data_directory import keep_from_others
from fateloom.server.refusals import StoreRefusal

LOCK_TIMEOUT: Final = 2.0
"""Seconds to wait for somebody else's lock."""
CONNECT_TIMEOUT: Final = 5
"""Seconds that a PostgreSQL server has to answer."""
POSTGRES: Final = "postgresql"

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
    # Somebody may know all that is hidden there, and all that chance will bring.
    Column("foreknown", Boolean, nullable=False),
    # What the players were sent a commitment to the deal with.
    Column("nonce", String(64)),
    # The lesson of the game that is played there.
    Column("lesson", String(64)),
    # The number of choices of another game that it began with, if it plays on from one.
    Column("prior", Integer),
    # What happened in the earlier games of its campaign, as JSON.
    Column("chapters", Text),
    # How long people may take, as JSON.
    Column("clock", Text),
    # Choices are made; before, the table waits for its people.
    Column("begun", Boolean, nullable=False),
    Column("locked", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    # Those who sit may talk to each other.
    Column("talk", Boolean, nullable=False),
    # Every device has a share in the seed.
    Column("joint", Boolean, nullable=False),
    # How often who sits where has changed.
    Column("seatings", Integer, nullable=False),
    # When something is due there that nobody asks for; null when nothing is.
    Column("due", Float, index=True),
    # The chain of the log: the hash of the columns above that never change, the number of lines,
    # and the hash of the last line.
    Column("start", LargeBinary, nullable=False),
    Column("lines", Integer, nullable=False),
    Column("head", LargeBinary, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),
    Column("ready", Boolean, nullable=False),
    # The digest of its share of a joint seed, and the share once it is revealed.
    Column("share", String(64)),
    Column("revealed", String(64)),
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
    # What the clocks showed then, as JSON.
    Column("clock", Text),
    Column("hash", LargeBinary, nullable=False),
    # The unique key is the lock between processes: the second to write a number fails.
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)

# The first lines of the log of a table that nobody has played at for long: see `archive`.
archives = Table(
    "archives",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("lines", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    # An address at a browser's push service.
    Column("endpoint", Text, primary_key=True),
    Column("device", String(64), nullable=False, index=True),
    Column("made", Float, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    # What the seat was called then.
    Column("name", String(64), nullable=False),
    Column("at", Float, nullable=False),
    # One of the phrases, or the text.
    Column("phrase", String(32)),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

claims = Table(
    "claims",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    # HOST (-1) is the table itself: the host's right.
    Column("seat", Integer, nullable=False),
    Column("device", String(64), nullable=False),
    # The device left the seat and may take it again.
    Column("left", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "device"),
    # Has all that the list of a device needs, so damaged rows do not harm the list.
    Index("ix_claims_device", "device", "table_id"),
)

# The devices that have a secret from this server, by its hash.
devices = Table(
    "devices",
    metadata,
    Column("device", String(64), primary_key=True),
    # To the hour; 0 is not known.
    Column("seen", Float, nullable=False),
    # Browser and system by name.
    Column("kind", String(64), nullable=False),
    # Its secret may come in a cookie without the prefix of a better one.
    Column("plain", Boolean, nullable=False),
    # The device whose seats it takes over when it is first seen.
    Column("succeeds", String(64)),
)

# The devices that hold a seat or have held it, and so know its hidden information.
privy = Table(
    "privy",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("device", String(64), nullable=False, index=True),
    PrimaryKeyConstraint("table_id", "seat", "device"),
)

invites = Table(
    "invites",
    metadata,
    # Only the hash; the secret itself is in the link that was given away.
    Column("secret", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    # WHOLE (-1) is the whole table.
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("by", String(64), nullable=False),
    Column("made", Float, nullable=False),
    # The device that came by it.
    Column("used", String(64)),
    # The hash of a short code, of a link to the whole table.
    Column("code", String(64), index=True),
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
    # Of the score: the name of each, what it is, and what that is worth.
    Column("parts", Text, nullable=False, server_default="[]"),
    Column("facts", Text, nullable=False),
    # The day whose run it was, as 2026-12-24.
    Column("daily", String(10)),
    PrimaryKeyConstraint("table_id", "device"),
    Index("ix_runs_device", "device", "game", "finished"),
    Index("ix_runs_daily", "game", "daily"),
    Index("ix_runs_facts", "game", "facts"),
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


# Which database this is; made with it, and kept by its copies.
identity = Table("identity", metadata, Column("id", String(32), primary_key=True))


# What was written last to see whether anything can be.
probes = Table(
    "probes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("filler", LargeBinary, nullable=False),
)


def url_of(text: str) -> URL:
    """The URL of a database, PostgreSQL by psycopg.

    Raises `StoreRefusal` for another kind, and for what cannot be read.
    """
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise StoreRefusal("store-unknown") from error
    except ValueError as error:  # a port that is no number
        raise StoreRefusal("store-address") from error
    kind = url.get_backend_name()
    if kind in (POSTGRES, "postgres"):
        return url.set(drivername=f"{POSTGRES}+psycopg")
    if kind != "sqlite":
        raise StoreRefusal("store-unknown")
    return url


def file_of(text: str) -> Path | None:
    """The file of the database with this URL, or None where it is in none of its own.

    Raises `StoreRefusal`.
    """
    url = url_of(text)
    if url.get_backend_name() != "sqlite" or not url.database or ":memory:" in url.database:
        return None
    name = url.database
    if "uri" in url.query and name.startswith("file:"):
        name = unquote(urlsplit(name).path)
    # A link leads to the same file as its name.
    return Path(name).resolve()


def open_engine(text: str) -> Engine:
    """An engine for this URL, made durable: what is committed is on the disk.

    Its errors tell no values: a log must not have seeds and moves.

    Raises `StoreRefusal` for a URL that is none, or whose driver is not installed.
    """
    url = url_of(text)
    if url.get_backend_name() == "sqlite":
        file = file_of(text)
        if file is not None:
            keep_from_others(file)
        engine = create_engine(url, connect_args={"timeout": LOCK_TIMEOUT}, hide_parameters=True)
        event.listen(engine, "connect", _on_connect)
        event.listen(engine, "begin", _on_begin)
        return engine
    try:
        return create_engine(
            url, pool_pre_ping=True, connect_args=connect_args(), hide_parameters=True
        )
    except ImportError as error:
        raise StoreRefusal("store-no-driver") from error


def connect_args() -> dict[str, Any]:
    """How every connection to PostgreSQL is made: it waits for nothing without an end."""
    return {
        "connect_timeout": CONNECT_TIMEOUT,
        "tcp_user_timeout": CONNECT_TIMEOUT * 1000,
        "keepalives_idle": 30,
        "keepalives_interval": 10,
        "keepalives_count": 3,
        "application_name": "fateloom",
        "options": f"-c lock_timeout={int(LOCK_TIMEOUT * 1000)} -c synchronous_commit=on",
    }


def _on_connect(connection: Any, record: Any) -> None:
    # Python's sqlite3 would begin transactions by its own rules; _on_begin does it by ours.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _on_begin(connection: Any) -> None:
    # To the driver itself: SQLAlchemy would take longer over this word than SQLite does.
    connection.connection.driver_connection.execute("BEGIN")
