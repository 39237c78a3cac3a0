"""The check of a story while it is written: the texts as they are in the editor, saved or not.

A check takes up to seconds of processor time, so it runs in a process of its own, and the table
stays quick.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar

from fateloom.preview import desk_messages as m
from fateloom.preview import edit_messages as e
from fateloom.preview import graphs, names
from fateloom.preview.outline import outline
from fateloom.server.refusals import ServerRefusal
from fateloom.story import Diagnostic, Loaded
from fateloom.story.diagnostics import Findings
from fateloom.story.images import KIND as IMAGE
from fateloom.story.images import images_of
from fateloom.story.loader import files_of, read
from fateloom.story.names import Names
from fateloom.story.schema import schema
from fateloom.terminal.stories import describe
from fateloom.words import diagnostic

T = TypeVar("T")

_UNREAD: Final = frozenset(("E001", "E002", "E003", "E009", "E017", "E018"))
"""Codes of files that could not be read: what they define only seems to be missing."""
MOST_FINDINGS: Final = 200
"""The most findings that are sent; nobody mends more of them at a time."""


@dataclass(slots=True)
class _Memory:
    """What the checking process remembers: the last story in which all files could be read, and the
    last in whose form and names there was no error."""

    loaded: Loaded | None = None
    whole: Loaded | None = None
    root: str = ""
    current: bool = False
    """Whether `whole` is the story that was checked last."""


_memory: Final = _Memory()


def check(folder: Path, texts: Mapping[str, str]) -> m.Checked:
    """The findings in a folder, with these texts in place of its files."""
    found = Findings()
    files = files_of(folder, found)
    files |= {name: text.encode() for name, text in texts.items() if name.endswith(".yaml")}
    loaded = read(files, found, str(folder), images_of(folder))
    root = f"{str(folder).rstrip('/')}/"
    if _memory.loaded is None or not any(each.code in _UNREAD for each in loaded.found):
        _memory.loaded, _memory.root = loaded, root
    _memory.current = loaded.built is not None
    if _memory.current:
        _memory.whole = loaded
    errors = sum(each.wrong for each in loaded.found)
    return m.Checked(
        errors=errors,
        doubts=len(loaded.found) - errors,
        findings=tuple([_finding(each, root) for each in loaded.found[:MOST_FINDINGS]]),
        lore=sha256(repr((_things(), _images())).encode()).hexdigest()[:16],
    )


def lore() -> m.Lore:
    """What an editor completes, from the last check."""
    loaded = _memory.loaded
    known = Names(Findings()) if loaded is None else loaded.names
    return m.Lore(schema(known, describe), _things())


def graph(known: graphs.Known) -> m.StoryGraph:
    """The graph of the story, from the last check. Raises `ServerRefusal` without one."""
    return graphs.told(_memory.whole, _memory.root, known, current=_memory.current)


def outlined(folder: Path, texts: Mapping[str, str]) -> e.Map:
    """The map of the story in a folder, with these texts in place of its files."""
    files = files_of(folder, Findings())
    files |= {name: text.encode() for name, text in texts.items() if name.endswith(".yaml")}
    scenario = None if _memory.loaded is None else _memory.loaded.scenario
    scenes = {} if scenario is None else {each.id: each.scene for each in scenario.pictures}
    return outline(files, scenes)


def _things() -> tuple[m.Named, ...]:
    """All ids, with the places where they are defined."""
    loaded, root = _memory.loaded, _memory.root
    if loaded is None:
        return ()
    places = [
        (kind, name, place)
        for kind, defined in loaded.names.defined.items()
        for name, place in defined.items()
        if kind != IMAGE  # an editor of texts cannot go there
    ]
    source = loaded.source
    places += [
        ("option", name, source.places[path])
        for name, path in source.options.items()
        if path in source.places
    ]
    return tuple(
        [
            m.Named(kind, name, place.file.removeprefix(root), place.line, place.column)
            for kind, name, place in places
        ]
    )


def _images() -> list[str]:
    """The names of the author's own pictures."""
    return [] if _memory.loaded is None else sorted(_memory.loaded.names.defined[IMAGE])


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
        return await self._work(check, self._folder, dict(texts))

    async def lore(self) -> m.Lore:
        """What an editor completes. Raises `ServerRefusal` if the process died of it."""
        return await self._work(lore)

    async def graph(self, known: graphs.Known) -> m.StoryGraph:
        """The graph of the story. Raises `ServerRefusal` if it could never be built."""
        return await self._work(graph, known)

    async def uses(self, at: m.At) -> m.Uses:
        """Where the name at a place stands. Raises `ServerRefusal` if there is none."""
        return await self._work(names.uses, self._folder, at)

    async def outline(self, texts: Mapping[str, str]) -> e.Map:
        """The map of the story. Raises `ServerRefusal` if the process died of it."""
        return await self._work(outlined, self._folder, dict(texts))

    async def planned(self, wish: m.Rename) -> names.Plan:
        """What a new name would change. Raises `FateloomError` if it cannot be given."""
        return await self._work(names.planned, self._folder, wish)

    async def _work(self, work: Callable[..., T], *given: Any) -> T:
        async with self._one:
            if self._pool is None:
                # Never a bare fork: the server has threads.
                spawned = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, spawned, _start)
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self._pool, work, *given)
            except BrokenProcessPool as error:
                self.close()
                raise ServerRefusal("preview-check-failed") from error

    def close(self) -> None:
        """End the process."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def _start() -> None:
    """Leave Ctrl-C to the server, which ends this process, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
