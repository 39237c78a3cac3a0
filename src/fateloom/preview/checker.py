"""The check of a story while it is written: the texts as they are in the editor, saved or not.

A check takes up to seconds of processor time, so it runs in a process of its own, and the table
stays quick.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

from fateloom.preview import desk_messages as m
from fateloom.server.refusals import ServerRefusal
from fateloom.story import Diagnostic
from fateloom.story.diagnostics import Findings
from fateloom.story.loader import files_of, read
from fateloom.words import diagnostic

MOST_FINDINGS: Final = 200
"""The most findings that are sent; nobody mends more of them at a time."""


def check(folder: Path, texts: Mapping[str, str]) -> m.Checked:
    """The findings in a folder, with these texts in place of its files."""
    found = Findings()
    files = files_of(folder, found)
    files |= {name: text.encode() for name, text in texts.items() if name.endswith(".yaml")}
    loaded = read(files, found, str(folder))
    root = f"{str(folder).rstrip('/')}/"
    errors = sum(each.wrong for each in loaded.found)
    return m.Checked(
        errors=errors,
        doubts=len(loaded.found) - errors,
        findings=tuple([_finding(each, root) for each in loaded.found[:MOST_FINDINGS]]),
    )


def _finding(found: Diagnostic, root: str) -> m.Finding:
    """A finding with the path of its file in the folder. A misspelt word is the first detail."""
    file, line, column = found.place
    word = str(found.details[0]) if found.near is not None and found.details else ""
    return m.Finding(
        code=found.code,
        wrong=found.wrong,
        file=file.removeprefix(root),
        line=line,
        column=column,
        words=diagnostic(found.code, found.details, found.near),
        word=word,
        near=found.near or "",
    )


class Checker:
    """Checks a folder in another process, one check at a time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pool: ProcessPoolExecutor | None = None
        self._one = asyncio.Lock()

    async def check(self, texts: Mapping[str, str]) -> m.Checked:
        """The findings. Raises `ServerRefusal` if the process died of it."""
        async with self._one:
            if self._pool is None:
                # Never a bare fork: the server has threads.
                spawned = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, spawned, _start)
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self._pool, check, self._folder, dict(texts))
            except BrokenProcessPool as error:
                self.close()
                raise ServerRefusal("preview-check-failed") from error

    def close(self) -> None:
        """End the process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _start() -> None:
    """Leave Ctrl-C to the server, which ends this process, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
