"""A run as a JSON file with its summary and rows. Rows in Parquet are `fateloom.lab.datasets`."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from fateloom import __version__
from fateloom.core.errors import FateloomError
from fateloom.lab.report import speed, summarise
from fateloom.lab.run import Run


class CannotSave(FateloomError):
    """A file that cannot be written, or not as asked."""


def check(path: Path) -> None:
    """Raise `CannotSave` if `save` would fail: asked before hours of play, not after."""
    if path.suffix != ".json":
        raise CannotSave("file-suffix", str(path))
    check_place(path)


def check_place(path: Path) -> None:
    """Raise `CannotSave` if no file can be written there."""
    folder = path.absolute().parent
    if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise CannotSave("cannot-write", str(path))


def save(run: Run, path: Path) -> None:
    """Write the run, whole or not at all. Raises `CannotSave`."""
    write_json(as_dict(run), path)


def write_json(value: Any, path: Path) -> None:
    """Write a value as JSON, whole or not at all. Raises `CannotSave`."""
    check(path)
    part = path.with_name(path.name + ".part")
    try:
        with part.open("w", encoding="utf-8") as file:
            json.dump(value, file, ensure_ascii=False, separators=(",", ":"))
            file.write("\n")
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
