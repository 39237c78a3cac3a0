"""The one long work of a workshop at a time: started, watched, stopped."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from fateloom.core.errors import FateloomError
from fateloom.preview import desk_messages as m
from fateloom.preview import long_work
from fateloom.server.logs import trouble
from fateloom.server.refusals import refusal
from fateloom.server.schema.http import Refusal

Work = Callable[[Path, long_work.Progress], Any]

WORKS: Final[Mapping[str, Work]] = {
    "prove": long_work.prove,
    "playtest": long_work.play,
}
_FAILED: Final = Refusal("preview-work-failed")


class Jobs:
    """The last job, and the last result of each kind of work. `changed` is called with every
    change."""

    def __init__(self, folder: Path, changed: Callable[[], None]) -> None:
        self.results: dict[str, Any] = {}
        self.job = m.Job("", "idle", 0, 0, None, ())
        self._folder = folder
        self._changed = changed
        self._process: Any = None
        self._watching: asyncio.Task[None] | None = None

    async def start(self, kind: str) -> None:
        """Begin a work; one that is under way is stopped."""
        await self.stop()
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe(duplex=False)
        # Not a daemon: it has processes of its own, which end with it.
        given = (WORKS[kind], self._folder, there)
        self._process = context.Process(target=_work, args=given)
        await asyncio.to_thread(self._process.start)
        there.close()
        self._tell(kind, "running", 0, 0)
        self._watching = asyncio.create_task(self._watch(kind, here))

    async def stop(self) -> None:
        """Stop what is under way."""
        watching, self._watching = self._watching, None
        if watching is None or watching.done():
            return
        self._kill()
        await asyncio.gather(watching, return_exceptions=True)
        self._tell(self.job.kind, "stopped", self.job.done, self.job.all)

    def _kill(self) -> None:
        process = self._process
        if process.pid is not None and process.is_alive():
            if hasattr(os, "killpg"):
                try:
                    os.killpg(process.pid, signal.SIGKILL)
                except ProcessLookupError:  # it has no group yet
                    process.kill()
            else:
                process.kill()

    async def _watch(self, kind: str, pipe: Connection) -> None:
        failed: Refusal | None = _FAILED
        try:
            while True:
                match await asyncio.to_thread(pipe.recv):
                    case ("progress", int(done), int(every)):
                        self._tell(kind, "running", done, every)
                    case ("refused", Refusal() as reason):
                        failed = reason
                    case ("result", result):
                        self.results[kind], failed = result, None
        except (EOFError, OSError):
            pass
        finally:
            pipe.close()
            await asyncio.to_thread(self._process.join)
        state = "done" if failed is None else "failed"
        self._tell(kind, state, self.job.done, self.job.all, failed)

    def _tell(
        self, kind: str, state: str, done: int, every: int, failed: Refusal | None = None
    ) -> None:
        self.job = m.Job(kind, state, done, every, failed, tuple(self.results))
        self._changed()


def _work(work: Work, folder: Path, pipe: Connection) -> None:
    """In the process: do the work, and tell how it goes."""
    if hasattr(os, "setsid"):
        os.setsid()  # all its processes can be ended at once
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        result = work(folder, lambda done, every: pipe.send(("progress", done, every)))
    except FateloomError as error:
        pipe.send(("refused", refusal(error)))
    except Exception:
        trouble("work-failed", work=work.__name__)
    else:
        pipe.send(("result", result))


def _end_with_parent() -> None:
    """A server that was killed could not end its processes."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    if hasattr(os, "killpg"):
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(1)
