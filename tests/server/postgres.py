"""A PostgreSQL for tests: one of their own, or the one that FATELOOM_TEST_POSTGRES names."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

from sqlalchemy import create_engine, text

from fateloom.server.database import url_of

URL: Final = "FATELOOM_TEST_POSTGRES"
NO_POSTGRES: Final = "no PostgreSQL"
HOW: Final = (
    "install PostgreSQL (Debian: apt-get install postgresql), or set FATELOOM_TEST_POSTGRES to the "
    "postgresql:// URL of a user who may create databases"
)
_NUMBERS: Final = count(1)


def binaries() -> Path | None:
    """The folder of initdb and postgres."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    # Debian keeps them off the path, a folder for each version.
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((each for each in folders if (each / "initdb").exists()), None)


def available() -> bool:
    """Whether tests can have one."""
    return URL in os.environ or binaries() is not None


class Cluster:
    """A PostgreSQL server of our own in a temporary folder, reached by a socket file in it.

    It runs as another user where we are root: PostgreSQL refuses to run as root.
    """

    def __init__(self, *settings: str) -> None:
        folder = binaries()
        assert folder is not None
        self._folder = folder
        self._settings = settings
        # Its own short path: the name of a socket file has at most 107 bytes.
        self.place = Path(tempfile.mkdtemp(prefix="fateloom-"))
        self._user: str | None = None
        if os.name == "posix" and os.geteuid() == 0:
            import pwd

            names = {user.pw_name for user in pwd.getpwall()}
            self._user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(self.place, self._user)
        self._data = self.place / "data"
        self._process: subprocess.Popen[Any] | None = None
        command = [str(folder / "initdb"), "--no-sync", "--auth=trust", "--username=fateloom"]
        subprocess.run(
            [*command, "--no-locale", "--encoding=UTF8", "--pgdata", str(self._data)],
            **self._guest(),
            check=True,
        )

    @property
    def url(self) -> str:
        """The URL of the database that is always there."""
        return self._url("postgres")

    def _url(self, database: str) -> str:
        return f"postgresql://fateloom@/{database}?host={self.place}"

    def start(self) -> None:
        """Start it, and wait until it answers. After a kill, its last processes must end first."""
        settings = [f"-c{each}" for each in ("listen_addresses=", *self._settings)]
        where = ["-D", str(self._data), "-k", str(self.place)]
        command = [str(self._folder / "postgres"), *where, *settings]
        ready = [str(self._folder / "pg_isready"), "-q", "-h", str(self.place), "-t", "1"]
        for _ in range(100):
            process = self._process = subprocess.Popen(command, **self._guest())
            while process.poll() is None:
                if not subprocess.run(ready, check=False).returncode:
                    return
                time.sleep(0.05)
            time.sleep(0.1)
        raise AssertionError("PostgreSQL did not start")

    @property
    def runs(self) -> bool:
        """Whether it was started and not ended since."""
        return self._process is not None

    def kill(self) -> None:
        """Kill it; all its processes end with the first."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """End it, and remove its data."""
        self._end(signal.SIGINT)
        shutil.rmtree(self.place)

    def _end(self, how: int) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None

    def _guest(self) -> dict[str, Any]:
        """How its programs are run."""
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
        return quiet if self._user is None else {**quiet, "user": self._user, "extra_groups": []}


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

    def new(self) -> str:
        """The URL of a new database."""
        name = f"fateloom_{os.getpid()}_{next(_NUMBERS)}"
        self._do(f'CREATE DATABASE "{name}"')
        self._made.append(name)
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
