"""The records of a dataset: which games have one, how it is made, and where it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from fateloom.core.errors import InvalidSetup
from fateloom.core.game import Seat
from fateloom.core.record import Recorder
from fateloom.lab.play import Row, play_out
from fateloom.lab.run import Simulation

NONE: Final = "none"
ALL: Final = "all"
LOST: Final = "lost"
"""The games that seat 0 has not won."""
RECORDS: Final = "records"
"""The folder in a dataset that has them."""


class Played(NamedTuple):
    """A finished game."""

    row: Row
    record: str | None
    """The text of its record, if it is kept."""


@dataclass(frozen=True, slots=True)
class Recording:
    """A simulation that keeps the records of some games."""

    simulation: Simulation
    records: str
    """Which: see `checked`."""

    @property
    def modules(self) -> tuple[str, ...]:
        return self.simulation.modules

    def play(self, indices: range) -> list[Played]:
        return [self.game(index) for index in indices]

    def game(self, index: int) -> Played:
        """Play one game."""
        of = self.simulation
        made: list[tuple[Seat, str]] = []
        row, _ = play_out(of.game, of.bots, index, of.seed, of.options, made)
        return Played(row, _record(of, row, made) if wanted(self.records, row) else None)


def checked(records: str) -> str:
    """Which games shall have records, as the manifest has it: `none`, `all`, `lost` (those that
    seat 0 has not won), or the number of the first ones. Raises `InvalidSetup`.

    Examples:
        >>> checked("LOST"), checked("007")
        ('lost', '7')
    """
    word = records.strip().casefold()
    if word in (NONE, ALL, LOST):
        return word
    if not (word.isascii() and word.isdecimal() and int(word) > 0):
        raise InvalidSetup("which-records", records)
    return str(int(word))


def wanted(records: str, row: Row) -> bool:
    """Whether the record of a game is kept."""
    if records == LOST:
        return 0 not in row.winners
    return records == ALL or (records != NONE and row.index < int(records))


def most_of(records: str, ranges: Iterable[range]) -> int:
    """How many of the games with these indices may have a record.

    Examples:
        >>> most_of("10", [range(8, 9), range(9, 99)]), most_of("lost", [range(5)])
        (2, 5)
    """
    if not records.isdecimal():
        return sum(map(len, ranges))
    return sum(len(range(each.start, min(each.stop, int(records)))) for each in ranges)


def record_path(folder: Path, index: int) -> Path:
    """Where the record of a game is in a dataset."""
    return folder / RECORDS / f"{index:07}.jsonl"


def _record(of: Simulation, row: Row, made: Sequence[tuple[Seat, str]]) -> str:
    """The record of a game that was played, from its choices."""
    names = [bot.name for bot in of.bots]
    recorder = Recorder(of.game, seed=row.seed, seats=len(names), players=names, **of.options)
    for seat, move in made:
        recorder.choose(seat, move)
    return recorder.record().dumps()
