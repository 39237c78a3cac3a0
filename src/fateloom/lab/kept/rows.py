"""Games of any plan, kept in a folder: the folder is only for going on, not for reading.

    kept.json       what is played, by which program: the manifest
    0000000.jsonl   games, a line each
    kept.lock       held while games are added

Those of `simulate` and `ladder`, which are read by others, are in `fateloom.lab.datasets`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final, Generic

import msgspec

from fateloom import __version__
from fateloom.lab.kept.folder import (
    BadFolder,
    PartWriter,
    check_writable,
    clear,
    differences,
    hold,
)
from fateloom.lab.kept.rest import Rest, gaps
from fateloom.lab.parallel import LOCAL, Progress, check_numbers, play_plan
from fateloom.lab.plan import Plan, RowT
from fateloom.lab.provenance import commit

MANIFEST: Final = "kept.json"
_LOCK: Final = "kept.lock"
_SCHEMA: Final = 1
"""The version of the format of the rows."""


class Keeper(Generic[RowT]):
    """Plays plans without the games that are in a folder, and adds those that it plays."""

    def __init__(
        self, there: dict[int, RowT], number: Callable[[RowT], int], writer: _Writer[RowT] | None
    ) -> None:
        self._there = there
        self._number = number
        self._writer = writer

    @property
    def keeps(self) -> bool:
        """Whether there is a folder."""
        return self._writer is not None

    def run(
        self,
        plan: Plan[RowT],
        numbers: Sequence[int],
        jobs: int = 1,
        progress: Progress | None = None,
        *,
        on: str = LOCAL,
    ) -> list[RowT]:
        """The games of a plan, those that are in the folder and those that `run_plan` plays.

        Game i of the plan is kept as that with the i-th of these numbers; the rows are in the order
        of the numbers. `progress` counts also those that were there. Ctrl-C ends it early: then
        there are fewer. Raises what `run_plan` raises, and `BadFolder`.
        """
        check_numbers(len(numbers), jobs)
        have = [place for place, number in enumerate(numbers) if number in self._there]
        rest = Rest(plan, gaps(have, len(numbers)))

        def take(rows: Sequence[RowT]) -> None:
            self._there.update((self._number(row), row) for row in rows)
            if self._writer is not None:
                self._writer.add(rows)

        def told(done: int, _: int) -> None:
            if progress is not None:
                progress(len(have) + done, len(numbers))

        if rest:
            play_plan(rest, len(rest), take, jobs, told, on=on)
        return [self._there[number] for number in numbers if number in self._there]


@contextmanager
def keeping(
    folder: Path | None,
    played: Mapping[str, Any],
    kind: Any,
    number: Callable[[RowT], int],
) -> Iterator[Keeper[RowT]]:
    """Play with games kept in a folder, which is made if it is missing; without one if it is None.

    `played` says what is played, as JSON has it: all that the games depend on, but for the program.
    `kind` is the type of a row, and `number` the number of one. Raises `BadFolder` for a folder
    with games of something else or of another version or commit of the program, with words that say
    what differs; and for one that cannot be used.
    """
    if folder is None:
        yield Keeper({}, number, None)
        return
    manifest = {"schema": _SCHEMA, "fateloom": __version__, "commit": commit(), **played}
    check_folder(folder)
    made = [path for path in (folder / MANIFEST, folder / _LOCK, folder) if not path.exists()]
    held = hold(folder, _LOCK, BadFolder)
    try:
        there = _continued(folder, manifest, kind)
    except BaseException:
        held.close()
        clear(made)
        raise
    with _Writer(folder, held, number, made) as writer:
        yield Keeper({number(row): row for row in there}, number, writer)


def check_folder(folder: Path) -> None:
    """Raise `BadFolder` if no games can be kept there: asked before hours of play, not after."""
    check_writable(folder, BadFolder)
    if folder.exists() and not (folder / MANIFEST).exists():
        foreign = [each for each in folder.iterdir() if each.name not in (_LOCK, f"{MANIFEST}.new")]
        if foreign:
            raise BadFolder("kept-foreign", str(folder))


class _Writer(PartWriter[RowT]):
    def __init__(
        self,
        folder: Path,
        held: IO[bytes],
        number: Callable[[RowT], int],
        made: Sequence[Path],
    ) -> None:
        super().__init__(held, number, made)
        self._folder = folder
        self._next = max((int(part.stem) for part in _parts(folder)), default=-1) + 1

    def write_part(self, rows: Sequence[RowT]) -> None:
        part = self._folder / f"{self._next:07}.jsonl"
        _write_whole(part, msgspec.json.Encoder().encode_lines(rows))
        self._next += 1

    def is_empty(self) -> bool:
        return not _parts(self._folder)


def _parts(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.jsonl"))


def _continued(folder: Path, manifest: Mapping[str, Any], kind: Any) -> list[Any]:
    """The rows of a folder of the same games; a new one has none, and gets its manifest."""
    plain = json.loads(json.dumps(manifest))
    for half in folder.glob("*.new"):  # left by a process that was killed
        with suppress(OSError):
            half.unlink()
    if not (folder / MANIFEST).exists():
        _write_whole(folder / MANIFEST, json.dumps(plain, indent=2).encode() + b"\n")
        return []
    decoder = msgspec.json.Decoder(kind)
    try:
        old = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=dict[str, Any])
        told = differences(old, plain)
        if told:
            raise BadFolder("kept-other", str(folder), told)
        return [row for part in _parts(folder) for row in decoder.decode_lines(part.read_bytes())]
    except (OSError, ValueError) as error:  # msgspec's errors are ValueErrors
        raise BadFolder("kept-broken", str(folder)) from error


def _write_whole(path: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    new = path.with_name(f"{path.name}.new")
    try:
        new.write_bytes(content)
        new.replace(path)
    except OSError as error:
        with suppress(OSError):
            new.unlink()
        raise BadFolder("cannot-write", str(path)) from error
