"""Records as files: their paths, and writing them atomically."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from fateloom.core.errors import BadRecord, FateloomError
from fateloom.core.record import MAX_BYTES, Record


class CannotWrite(FateloomError):
    """A file or folder that cannot be written."""


def new_path(game: str, wished: Path | None = None) -> Path:
    """The path of a new game: the one wished for, or one in the user's data folder.

    Raises `CannotWrite` for a place that is taken or cannot be written.
    """
    if wished is not None:
        if wished.exists():
            raise CannotWrite("file-exists", str(wished))
        folder = wished.absolute().parent
        if not folder.is_dir() or not os.access(folder, os.W_OK):
            raise CannotWrite("cannot-write", str(wished))
        return wished
    folder = user_data_path("fateloom") / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite("cannot-write", str(folder)) from error
    name = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    place = folder / f"{name}.jsonl"
    number = 1
    while place.exists():
        number += 1
        place = folder / f"{name}-{number}.jsonl"
    return place


def write(record: Record, path: Path) -> None:
    """Write a record, whole or not at all. Raises `CannotWrite`.

    Only its owner may read the file: it tells every hidden card.
    """
    part = path.with_name(f".{path.name}.part")
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(handle, "w", encoding="utf-8", newline="\n") as file:  # noqa: PTH123
            file.write(record.dumps())
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise CannotWrite("file-unwritable", str(path), error.strerror or "") from error


def load(path: Path) -> Record:
    """Read a record. Raises `BadRecord`."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadRecord("record-too-long", MAX_BYTES)
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise BadRecord("cannot-read", str(path)) from error
    except UnicodeDecodeError as error:
        raise BadRecord("record-foreign") from error
    return Record.loads(text)
