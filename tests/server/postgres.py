"""A PostgreSQL for tests: one of their own, or the one that FATELOOM_TEST_POSTGRES names."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import count
from typing import Final

from sqlalchemy import create_engine, text

from benchmarks.postgres import Cluster, binaries
from fateloom.server.store.database import url_of
from fateloom.server.store.upgrades import STEPS
from tests.server.history import migrated

URL: Final = "FATELOOM_TEST_POSTGRES"
NO_POSTGRES: Final = "no PostgreSQL"
HOW: Final = (
    "install PostgreSQL (Debian: apt-get install postgresql), or set FATELOOM_TEST_POSTGRES to the "
    "postgresql:// URL of a user who may create databases"
)
_NUMBERS: Final = count(1)


def available() -> bool:
    """Whether tests can have one."""
    return URL in os.environ or binaries() is not None


class Databases:
    """Makes one empty database after another, and drops them at the end."""

    def __init__(self) -> None:
        self._cluster: Cluster | None = None
        told = os.environ.get(URL)
        if told is None:
            # Nothing here has to outlive a power cut.
            self._cluster = Cluster("fsync=off")
            self._cluster.start()
            told = self._cluster.url
        self._url = url_of(told)
        self._made: list[str] = []
        self._up_to_date: str | None = None

    def empty(self) -> str:
        """The URL of a new database with nothing in it."""
        return self._address(self._create())

    def up_to_date(self) -> str:
        """The URL of a new database without tables: a copy, which takes a fraction of all the steps
        of its history."""
        if self._up_to_date is None:
            name = self._create()
            migrated(self._address(name), STEPS[0])
            self._up_to_date = name
        return self._address(self._create(f'TEMPLATE "{self._up_to_date}"'))

    def _create(self, how: str = "") -> str:
        name = f"fateloom_{os.getpid()}_{next(_NUMBERS)}"
        self._do(f'CREATE DATABASE "{name}" {how}')
        self._made.append(name)
        return name

    def _address(self, name: str) -> str:
        return self._url.set(database=name).render_as_string(hide_password=False)

    def close(self) -> None:
        """Leave nothing behind."""
        if self._cluster is not None:
            self._cluster.close()
            return
        for name in self._made:
            with suppress(Exception):
                self._do(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')

    def _do(self, statement: str) -> None:
        engine = create_engine(self._url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(statement))
        engine.dispose()
