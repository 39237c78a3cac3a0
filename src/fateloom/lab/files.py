"""A run as a file: JSON with its summary and rows, or Parquet with its rows."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from fateloom import __version__
from fateloom.core.errors import FateloomError
from fateloom.lab.report import speed, summarise
from fateloom.lab.run import Run


class CannotSave(FateloomError):
    """A file that cannot be written, or not as asked."""


def check(path: Path) -> None:
    """Raise `CannotSave` if `save` would fail: asked before hours of play, not after."""
    if path.suffix not in _WRITERS:
        raise CannotSave("file-suffix", str(path))
    if path.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise CannotSave("needs-pyarrow", str(path))
    check_place(path)


def check_place(path: Path) -> None:
    """Raise `CannotSave` if no file can be written there."""
    folder = path.absolute().parent
    if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise CannotSave("cannot-write", str(path))


def save(run: Run, path: Path) -> None:
    """Write the run, whole or not at all. Raises `CannotSave`."""
    check(path)
    part = path.with_name(path.name + ".part")
    try:
        _WRITERS[path.suffix](run, part)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise CannotSave("cannot-write", str(path)) from error


def as_dict(run: Run) -> dict[str, Any]:
    """The run as JSON has it."""
    return {
        "fateloom": __version__,
        "game": run.game,
        "rules": run.rules,
        "bots": run.bots,
        "seed": run.seed,
        "options": dict(run.options),
        "games": run.games,
        "complete": run.complete,
        "speed": speed(run.rows, run.seconds),
        "summary": summarise(run),
        "rows": [asdict(row) for row in run.rows],
    }


def _write_json(run: Run, path: Path) -> None:
    with path.open("w", encoding="utf-8") as file:
        json.dump(as_dict(run), file, ensure_ascii=False, separators=(",", ":"))
        file.write("\n")


def _write_parquet(run: Run, path: Path) -> None:
    import pyarrow as pa  # noqa: PLC0415 - an extra; `check` says how to get it
    from pyarrow import parquet  # noqa: PLC0415

    flat = []
    for row in run.rows:
        cells: dict[str, object] = asdict(row)
        del cells["players"]
        for seat, facts in enumerate(row.players):
            cells |= {f"seat{seat}_{fact}": value for fact, value in facts.items()}
        flat.append(cells)
    table = pa.Table.from_pylist(flat)
    header = {**as_dict(run), "rows": None}
    parquet.write_table(table.replace_schema_metadata({"fateloom": json.dumps(header)}), path)


_WRITERS: Final[dict[str, Callable[[Run, Path], None]]] = {
    ".json": _write_json,
    ".parquet": _write_parquet,
}
