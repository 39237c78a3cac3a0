"""A check of a data directory and its database. It changes nothing, and may run beside a server."""

from __future__ import annotations

import os
import random
import shutil
import stat
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from cryptography.hazmat.primitives.serialization import load_pem_private_key
from sqlalchemy import Engine, select, text
from sqlalchemy.exc import DBAPIError

from fateloom.core.errors import FateloomError
from fateloom.core.game import Game
from fateloom.core.registry import with_shelf
from fateloom.games import registry
from fateloom.server.crypto import KEY, key_in
from fateloom.server.refusals import StoreRefusal
from fateloom.server.settings import Settings
from fateloom.server.store import database as db
from fateloom.server.store.identity import mark_of
from fateloom.server.store.space import MEGABYTE
from fateloom.server.store.writer import translated
from fateloom.server.upkeep import verifying
from fateloom.server.upkeep.verifying import Flaw
from fateloom.server.web_push import KEYS

_OTHERS: Final = 0o077


class Finding(NamedTuple):
    """What was found: a code with its details, in words as `doctor-CODE`."""

    code: str
    wrong: bool = False
    details: tuple[object, ...] = ()
    error: FateloomError | None = None


def examine(settings: Settings, replays: int | None) -> Iterator[Finding]:
    """Check the data directory and the database. Of all games, up to `replays` chosen at random are
    replayed; None replays all of them."""
    try:
        file = db.file_of(settings.url)
    except StoreRefusal as error:
        yield Finding("unusable", True, (settings.place,), error)
        return
    folder = settings.data if file is None else file.parent
    if folder.is_dir():
        yield from _folder(folder, settings.disk_reserve)
        yield from _keys(settings.data)
    elif file is not None:
        yield Finding("no-folder", True, (str(folder),))
        return
    if file is not None:
        found = _file(settings, file)
        yield found
        if found.wrong or not file.exists():
            return
    try:
        engine = db.open_engine(settings.url) if file is None else verifying.read_only(file)
    except StoreRefusal as error:
        yield Finding("unusable", True, (settings.place,), error)
        return
    try:
        yield from _database(settings, engine, replays)
    except (DBAPIError, StoreRefusal) as error:
        reason = translated(error)
        assert isinstance(reason, StoreRefusal)
        yield Finding("unusable", True, (settings.place,), reason)
    finally:
        engine.dispose()


def _folder(folder: Path, reserve: float) -> Iterator[Finding]:
    """Permissions, and free space: too little is less than twice the reserve, in megabytes."""
    open_to_others = []
    for path in sorted(folder.iterdir()):
        secret = path.suffix in (".key", ".pem") or ".sqlite" in path.name
        if secret and path.is_file():
            if sys.platform != "win32" and stat.S_IMODE(path.stat().st_mode) & _OTHERS:
                open_to_others.append(path)
            if not os.access(path, os.R_OK | os.W_OK):
                yield Finding("no-access", True, (str(path),))
    for path in open_to_others:
        yield Finding("open-to-others", True, (str(path),))
    if not open_to_others:
        yield Finding("permissions")
    free = shutil.disk_usage(folder).free // MEGABYTE
    yield Finding("space", free < 2 * reserve, (free,))


def _keys(data: Path) -> Iterator[Finding]:
    for name in (KEY, KEYS):
        path = data / name
        try:
            content = path.read_bytes()
            if name == KEY:
                key_in(content.decode("ascii"), str(path))
            else:
                load_pem_private_key(content, None)
        except FileNotFoundError:
            yield Finding("no-key", False, (name,))
        except (OSError, UnicodeError, ValueError, TypeError, StoreRefusal):
            yield Finding("bad-key", True, (str(path),))
        else:
            yield Finding("key", False, (name,))


def _file(settings: Settings, file: Path) -> Finding:
    """Whether there is a database where there was one."""
    mark = mark_of(settings)
    expected = mark is not None and mark.exists()
    try:
        with file.open("rb") as opened:
            begins = opened.read(512)
    except FileNotFoundError:
        return Finding("gone" if expected else "new", expected, (str(file),))
    except OSError as error:
        return Finding("unread", True, (str(file), error.strerror))
    if not begins:
        return Finding("gone" if expected else "empty", expected, (str(file),))
    if not any(begins):
        return Finding("zeroed", True, (str(file),))
    return Finding("file", False, (str(file), file.stat().st_size // MEGABYTE))


def _database(settings: Settings, engine: Engine, replays: int | None) -> Iterator[Finding]:
    with engine.connect() as connection:
        if engine.dialect.name != db.POSTGRES:
            words = verifying.integrity(connection)
            for each in words:
                yield Finding("integrity", True, (each,))
            if not words:
                yield Finding("intact")
        else:
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        if not verifying.is_current(engine):
            yield Finding("older", False)
            return
        yield from _identity(settings, engine)
        tables = verifying.table_ids(connection)
        broken = list(verifying.flaws(connection, tables))
        yield from _told("table", broken)
        yield Finding("tables", False, (len(tables), len(tables) - len(broken)))
        some = tables
        if replays is not None and replays < len(tables):
            some = random.sample(tables, replays)
        games, damaged = _games(settings)
        yield from damaged
        failed = list(verifying.unplayable(connection, some, games))
        yield from _told("replay", failed)
        yield Finding("replays", False, (len(some), len(some) - len(failed)))


def _games(settings: Settings) -> tuple[Mapping[str, Game[Any, Any]], list[Finding]]:
    """The games with the stories that the server has, and the stories that cannot be read."""
    damaged: list[Finding] = []

    def skip(file: Path, error: FateloomError) -> None:
        damaged.append(Finding("story", True, (str(file),), error))

    whole = []
    for file in settings.stories:
        try:
            registry.with_stories([file])
            whole.append(file)
        except FateloomError as error:
            skip(file, error)
    return with_shelf(registry.with_stories(whole), settings.shelf, skip), damaged


def _identity(settings: Settings, engine: Engine) -> Iterator[Finding]:
    mark = mark_of(settings)
    if mark is None or not mark.is_file():
        return
    known = mark.read_text(encoding="ascii", errors="replace").strip()
    with closing(engine.connect()) as connection:
        found = connection.scalar(select(db.identity.c.id))
    if known and found != known:
        yield Finding("other-database", True, (str(mark),))


def _told(code: str, flaws: list[Flaw]) -> Iterator[Finding]:
    for flaw in flaws:
        yield Finding(code, True, (flaw.table,), flaw.error)
