"""Servers to measure, each a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING
from urllib.request import urlopen

from fateloom.server.settings import PREFIX

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FREE = "1000000"
UNLIMITED = {
    "bot_pace": "0",
    "credits": FREE,
    "credits_back": FREE,
    "sockets": FREE,
    "work": FREE,
    "work_back": FREE,
    "reading": f"{FREE}/second",
    "writing": f"{FREE}/second",
    "joining": f"{FREE}/second",
    "opening": f"{FREE}/second",
    "codes": f"{FREE}/second",
    "address_tables": FREE,
    "device_tables": FREE,
}
"""What one address may do, since here all come from one; and bots think all the time."""


@dataclass(frozen=True)
class Server:
    """A server that runs: its process, where it listens, and where it shows its numbers."""

    pid: int
    port: int
    metrics: int

    def worked(self) -> float:
        """The seconds that its process was at work so far."""
        return self._number("process_cpu_seconds_total")

    def memory(self) -> float:
        """The bytes of memory that its process holds."""
        return self._number("process_resident_memory_bytes")

    def waited(self) -> float:
        """The seconds that its threads could have worked and had no processor, on Linux."""
        waited = 0
        for task in Path(f"/proc/{self.pid}/task").glob("*/schedstat"):
            with suppress(FileNotFoundError):  # a thread that has ended meanwhile
                waited += int(task.read_text().split()[1])
        return waited / 1e9

    def _number(self, name: str) -> float:
        with urlopen(f"http://127.0.0.1:{self.metrics}/metrics", timeout=60) as answer:
            text = answer.read().decode()
        found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
        # The system tells of processes on Linux alone.
        return float(found[1]) if found else 0.0


@contextmanager
def serving(
    data: Path,
    database: str | None,
    source: Path | None = None,
    limits: Mapping[str, str] = UNLIMITED,
) -> Iterator[Server]:
    """A server with this folder, and this database unless its own, ended afterwards.

    It runs the package of this one, or that of another checkout's `source` folder.
    """
    metrics = free_port()
    settings = {**limits, "metrics": f"127.0.0.1:{metrics}"}
    if database is not None:
        settings["database"] = database
    # In the environment another checkout may pass over a setting that it does not know.
    told = {f"{PREFIX}{name.upper()}": value for name, value in settings.items()}
    if source is not None:
        told["PYTHONPATH"] = str(source)
    process = subprocess.Popen(
        [sys.executable, "-m", "fateloom.server", "--port=0", f"--data={data}"],
        stdout=subprocess.PIPE,
        env={**os.environ, **told},
        text=True,
    )
    try:
        assert process.stdout is not None
        where = re.search(r":(\d+)/", process.stdout.readline())
        if where is None:
            raise SystemExit("the server did not start")
        yield Server(process.pid, int(where[1]), metrics)
    finally:
        process.terminate()
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()


def free_port() -> int:
    """A port that nobody uses."""
    with socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])
