"""A PostgreSQL of one's own for a while, from the programs that are installed here."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any


def binaries() -> Path | None:
    """The folder of initdb and postgres."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    # Debian keeps them off the path, a folder for each version.
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((each for each in folders if (each / "initdb").exists()), None)


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
