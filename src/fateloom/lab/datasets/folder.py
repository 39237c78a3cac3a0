"""A dataset: a folder with the rows of one simulation, in parts that are added as games finish.

    dataset.json             what was played, by which program: the manifest
    games/0000000.parquet    a row a game
    seats/0000000.parquet    a row a seat of these games
    records/0000012.jsonl    the record of game 12, if it is kept
    dataset.lock             held while rows are added

A part appears whole or not at all, and that of `games` after that of `seats`: a game counts from
then on. Each part carries the manifest in its metadata, under "fateloom".
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any, Final

from fateloom.lab.datasets.columns import GAMES, SCHEMA, SEATS, Column
from fateloom.lab.datasets.recording import NONE, RECORDS, record_path
from fateloom.lab.kept.folder import (
    BadFolder,
    PartWriter,
    check_writable,
    clear,
    differences,
    hold,
)
from fateloom.lab.play import Row

MANIFEST: Final = "dataset.json"
_LOCK: Final = "dataset.lock"
_TABLES: Final = ("seats", "games")


class BadDataset(BadFolder):
    """A folder that holds no dataset, another one, or one that cannot be read or written."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a dataset holds, and how it was made: enough to make it again."""

    schema: int
    """The version of its columns."""
    fateloom: str
    """The version of the program."""
    commit: str | None
    """The commit of the program; None if it is not known."""
    game: str
    """The name of the game."""
    rules: int
    """The version of its rules."""
    bots: tuple[str, ...]
    """The names of the bots, by seat."""
    programs: Mapping[str, str]
    """The commands of those bots that are programs, by name."""
    seed: int
    """The seed of the simulation."""
    options: Mapping[str, Any]
    """All options of the game."""
    facts: Mapping[str, str]
    """The facts of a seat that `seats` has, with their Arrow types."""
    games: int = field(compare=False)
    """The number of games asked for."""
    records: str = NONE
    """Which games have records: see `recording.checked`."""


@dataclass(frozen=True, slots=True)
class Dataset:
    """A dataset that is read."""

    folder: Path
    manifest: Manifest

    @classmethod
    def load(cls, folder: Path) -> Dataset:
        """The dataset in a folder. Raises `BadDataset`."""
        need_pyarrow(folder)
        try:
            told = json.loads((folder / MANIFEST).read_bytes())
        except (OSError, ValueError) as error:
            raise BadDataset("no-dataset", str(folder)) from error
        if not isinstance(told, dict) or not isinstance(told.get("schema"), int):
            raise BadDataset("no-dataset", str(folder))
        if told["schema"] != SCHEMA:
            raise BadDataset("dataset-schema", str(folder), str(told["schema"]), str(SCHEMA))
        try:
            manifest = Manifest(**told)
        except TypeError as error:
            raise BadDataset("no-dataset", str(folder)) from error
        return cls(folder, replace(manifest, bots=tuple(manifest.bots)))

    def table(self, name: str, columns: Sequence[str] | None = None) -> Any:
        """The Arrow table `games` or `seats`, or some of its columns. Raises `BadDataset`."""
        import pyarrow as pa
        from pyarrow import parquet

        schema = schema_of(name, self.manifest)
        if columns is not None:
            schema = pa.schema([schema.field(column) for column in columns])
        parts = parts_of(self.folder, name)
        try:
            read = [parquet.read_table(part, schema=schema, partitioning=None) for part in parts]
        except (OSError, pa.ArrowException) as error:
            raise BadDataset("dataset-broken", str(self.folder)) from error
        return pa.concat_tables([schema.empty_table(), *read])

    def indices(self) -> list[int]:
        """The numbers of its games, in order."""
        found: list[int] = self.table("games", ["index"]).column("index").to_pylist()
        return sorted(found)

    def rows(self) -> list[Row]:
        """Its games, in order. Raises `BadDataset`."""
        by_game: dict[int, list[dict[str, Any]]] = {}
        for seat in self.table("seats").sort_by("seat").to_pylist():
            by_game.setdefault(seat["index"], []).append(seat)
        games = self.table("games").sort_by("index").to_pylist()
        return [_row(game, by_game[game["index"]], self.manifest) for game in games]


class Writer(PartWriter[Row]):
    """Adds rows to a dataset, in parts."""

    def __init__(self, dataset: Dataset, held: IO[bytes], made: Sequence[Path] = ()) -> None:
        super().__init__(held, lambda row: row.index, made)
        self.dataset = dataset
        numbers = [int(part.stem) for part in parts_of(dataset.folder, "games")]
        self._next = max(numbers, default=-1) + 1

    def write_part(self, rows: Sequence[Row]) -> None:
        from pyarrow import parquet

        manifest = self.dataset.manifest
        cells = cells_of(rows, manifest)
        for name in _TABLES:
            part = self.dataset.folder / name / f"{self._next:07}.parquet"
            new = part.with_suffix(".new")
            try:
                table = _arrow(name, cells[name], manifest)
                parquet.write_table(table, new, compression="zstd")
                new.replace(part)
            except OSError as error:
                with suppress(OSError):
                    new.unlink()
                raise BadDataset("cannot-write", str(part)) from error
        self._next += 1

    def clear(self) -> None:
        records = self.dataset.folder / RECORDS
        if records in self.made and records.is_dir():
            clear(records.iterdir())
        super().clear()

    def is_empty(self) -> bool:
        return not parts_of(self.dataset.folder, "games")


def open_to_write(folder: Path, manifest: Manifest) -> Writer:
    """A dataset to which rows can be added: a new one, or one of the same simulation.

    An existing one may have fewer games than the manifest asks for, not more. A new one is removed
    again if an error comes before its first game. Raises `BadDataset`.
    """
    check_folder(folder)
    made = [path for path in _places(folder) if not path.exists()]
    held = hold(folder, _LOCK, BadDataset)
    try:
        if (folder / MANIFEST).exists():
            _continue(Dataset.load(folder), manifest)
        try:
            _prepare(folder, manifest)
        except OSError as error:
            raise BadDataset("cannot-write", str(folder)) from error
        return Writer(Dataset(folder, manifest), held, made)
    except BaseException:
        held.close()
        raise


def check_folder(folder: Path) -> None:
    """Raise `BadDataset` if no dataset can be there: asked before hours of play, not after."""
    need_pyarrow(folder)
    check_writable(folder, BadDataset)
    empty = not folder.exists() or all(each.name == _LOCK for each in folder.iterdir())
    if not empty and not (folder / MANIFEST).exists():
        raise BadDataset("dataset-foreign", str(folder))


def need_pyarrow(path: Path) -> None:
    """Raise `BadDataset` where pyarrow is missing."""
    if find_spec("pyarrow") is None:
        raise BadDataset("needs-pyarrow", str(path))


def parts_of(folder: Path, name: str) -> list[Path]:
    """The parts of a table whose games count, in order."""
    written = sorted((folder / "games").glob("*.parquet"))
    return [folder / name / part.name for part in written]


def schema_of(name: str, manifest: Manifest) -> Any:
    """The Arrow schema of a table, with the manifest in its metadata."""
    import pyarrow as pa

    columns = dict(GAMES if name == "games" else SEATS)
    if name == "seats":
        columns |= {fact: Column(alias, "", null=True) for fact, alias in manifest.facts.items()}
    columns_ = [
        pa.field(
            each,
            pa.type_for_alias(column.type),
            column.null,
            {"holds": column.holds} if column.holds else None,
        )
        for each, column in columns.items()
    ]
    return pa.schema(columns_, {"fateloom": json.dumps(asdict(manifest))})


def cells_of(rows: Sequence[Row], manifest: Manifest) -> dict[str, list[dict[str, Any]]]:
    """What each table has of these games: a row as values by column."""
    return {"games": list(map(_game, rows)), "seats": _seats(rows, manifest)}


def _arrow(name: str, cells: Sequence[Mapping[str, Any]], manifest: Manifest) -> Any:
    import pyarrow as pa

    return pa.Table.from_pylist(cells, schema_of(name, manifest))


def _game(row: Row) -> dict[str, Any]:
    return {
        "index": row.index,
        "seed": row.seed,
        "winners": len(row.winners),
        "reason": row.reason,
        "choices": row.choices,
        "round": row.round,
    }


def _seats(rows: Sequence[Row], manifest: Manifest) -> list[dict[str, Any]]:
    return [
        {name: facts.get(name) for name in manifest.facts}
        | {
            "index": row.index,
            "seat": seat,
            "bot": manifest.bots[seat],
            "won": seat in row.winners,
            "share": 1 / len(row.winners) if seat in row.winners else 0.0,
            "faults": row.faults[seat],
            "place": row.places[seat],
            "asked": row.asked[seat],
            "seconds": row.seconds[seat],
        }
        for row in rows
        for seat, facts in enumerate(row.players)
    ]


def _row(game: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], manifest: Manifest) -> Row:
    """The row of a game, from its cells."""
    return Row(
        index=game["index"],
        seed=game["seed"],
        winners=tuple([seat["seat"] for seat in seats if seat["won"]]),
        reason=game["reason"],
        choices=game["choices"],
        round=game["round"],
        players=tuple(
            [
                {fact: seat[fact] for fact in manifest.facts if seat[fact] is not None}
                for seat in seats
            ]
        ),
        faults=tuple([seat["faults"] for seat in seats]),
        places=tuple([seat["place"] for seat in seats]),
        asked=tuple([seat["asked"] or 0 for seat in seats]),
        seconds=tuple([seat["seconds"] or 0.0 for seat in seats]),
    )


def _continue(there: Dataset, manifest: Manifest) -> None:
    """Raise `BadDataset` if the rows there are of another simulation, or too many."""
    old, new = asdict(there.manifest), asdict(manifest)
    names = [each.name for each in fields(Manifest) if each.compare]
    told = differences(*({name: each[name] for name in names} for each in (old, new)))
    if told:
        raise BadDataset("dataset-other", str(there.folder), told)
    most = max(there.indices(), default=-1)
    if most >= manifest.games:
        raise BadDataset("dataset-longer", str(there.folder), str(most), str(most + 1))


def _prepare(folder: Path, manifest: Manifest) -> None:
    """Make the folders, clear what a killed process has left, and write the manifest."""
    for name in _TABLES:
        (folder / name).mkdir(exist_ok=True)
        for half in (folder / name).glob("*.new"):
            half.unlink()
    for part in set((folder / "seats").glob("*.parquet")) - set(parts_of(folder, "seats")):
        part.unlink()
    if (folder / RECORDS).is_dir():
        counted = {record_path(folder, index) for index in Dataset(folder, manifest).indices()}
        for record in set((folder / RECORDS).iterdir()) - counted:
            record.unlink()
    new = folder / f"{MANIFEST}.new"
    new.write_text(json.dumps(asdict(manifest), indent=2) + "\n", encoding="utf-8")
    new.replace(folder / MANIFEST)


def _places(folder: Path) -> Iterator[Path]:
    """What a new dataset consists of, what is inside before what it is in."""
    yield folder / MANIFEST
    for name in (*_TABLES, RECORDS):
        yield folder / name
    yield folder / _LOCK
    yield folder
