"""The records of a dataset as files: written while games are played, and found by their rows."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.filesize import decimal

from fateloom.bots import Bot
from fateloom.core.errors import FateloomError
from fateloom.games import registry
from fateloom.lab.datasets.folder import BadDataset, Dataset, cells_of
from fateloom.lab.datasets.recording import ALL, Played, Recording, record_path
from fateloom.lab.players import player
from fateloom.lab.run import simulation
from fateloom.story.output import write

SAMPLE: Final = 10
"""Games after which the size of all records is estimated."""


class RecordWriter:
    """Writes the records of a dataset, and estimates their size.

    `games` are those to be played, `most` how many of them may have a record. `estimated` is called
    once with the number of bytes that their records will take.
    """

    def __init__(
        self,
        folder: Path,
        games: int,
        most: int,
        estimated: Callable[[int], object] | None = None,
    ) -> None:
        self._folder = folder
        self._games = games
        self._most = most
        self._estimated = estimated
        self._played = 0
        self._sizes: list[int] = []
        self._done = False

    def write(self, played: Sequence[Played]) -> None:
        """Write the records of some games. Raises `CannotWrite`."""
        for each in played:
            self._played += 1
            if each.record is not None:
                content = each.record.encode()
                write(record_path(self._folder, each.row.index), content)
                self._sizes.append(len(content))

    def estimate(self) -> None:
        """Estimate the size of all records, once enough of them are written.

        Raises `BadDataset` if there is no room for those to come.
        """
        if self._done or self._played < SAMPLE:
            return
        self._done = True
        if not self._sizes:
            return
        written = sum(self._sizes)
        count = min(self._most, len(self._sizes) * self._games / self._played)
        size = int(count * written / len(self._sizes))
        if self._estimated is not None:
            self._estimated(size)
        free = shutil.disk_usage(self._folder).free
        if size - written > free:
            raise BadDataset("records-too-large", str(self._folder), decimal(size), decimal(free))


class NoRecord(FateloomError):
    """A game whose record is not there and cannot be made again."""


def record_of(dataset: Dataset, index: int, programs: Mapping[str, Bot] | None = None) -> str:
    """The text of the record of a game: the one that was kept, or that of the same game, played
    again by its bots.

    Bots that are programs have to be among `programs`, by name: a dataset may come from anywhere,
    and its commands are not run. Raises `NoRecord` if the dataset has no such game, lacks a
    program, or was played by bots that choose differently; `BadDataset`, and `UnknownBot`.
    """
    import pyarrow.compute as pc

    cells = {
        name: dataset.table(name).filter(pc.field("index") == index).to_pylist()
        for name in ("games", "seats")
    }
    if not cells["games"]:
        raise NoRecord("no-such-game", str(dataset.folder), str(index))
    path = record_path(dataset.folder, index)
    if path.exists():
        try:
            return path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadDataset("dataset-broken", str(dataset.folder)) from error
    manifest = dataset.manifest
    for name in manifest.programs:
        if name not in (programs or {}):
            raise NoRecord("record-needs-program", name)
    game = registry[manifest.game]
    differs = NoRecord("game-differs", str(index), str(manifest.commit or manifest.fateloom))
    if manifest.rules != game.rules:
        raise differs
    bots = [player(game, name, programs) for name in manifest.bots]
    plan = simulation(game, bots, manifest.seed, manifest.options)
    row, record = Recording(plan, ALL).game(index)
    if not _same(cells_of([row], manifest), cells):
        raise differs
    assert record is not None
    return record


def _same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether the cells of a game are the same, but for the time that its bots took.

    Columns that an older dataset lacks do not count.
    """
    return all(
        there is None or name == "seconds" or there == here[name]
        for table in ("games", "seats")
        for here, row in zip(one[table], other[table], strict=True)
        for name, there in row.items()
    )


def size_of(dataset: Dataset) -> tuple[int, int]:
    """The number of records, and of their bytes."""
    folder = record_path(dataset.folder, 0).parent
    sizes = [path.stat().st_size for path in folder.iterdir()] if folder.is_dir() else []
    return len(sizes), sum(sizes)
