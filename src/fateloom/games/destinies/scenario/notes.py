"""Notes beside the packs of a shelf: where a story is from, and what was reported about it.

    stories/notes/DIGEST/added.json             which device added it
    stories/notes/DIGEST/source.json            from which address it was fetched
    stories/notes/DIGEST/report-DEVICE.json

What was added at the prompt has no note. A note that cannot be read counts as none.
"""

from __future__ import annotations

import json
import shutil
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from fateloom.core.jsontext import parsed
from fateloom.core.strict import BadData, reader
from fateloom.games.destinies.scenario.shelf import write_whole

NOTES: Final = "notes"
MOST_REPORTS: Final = 20
"""Maximum number of reports that are kept of a story."""
_ADDED: Final = "added.json"
_SOURCE: Final = "source.json"
_REPORT: Final = "report-"
_MOST_BYTES: Final = 2**14

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Added:
    """A story was added by a device, at a time in seconds since 1970.

    `withdrawn` if that device has taken it away again.
    """

    device: str
    at: float
    withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class Source:
    """A story was fetched for a subscription to an index at this address, at a time in seconds
    since 1970."""

    address: str
    at: float


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody has against a story, in their words; and when they said so."""

    why: str
    at: float


class Notes:
    """The notes of a shelf, whose folder need not exist yet."""

    def __init__(self, shelf: Path) -> None:
        self._folder = shelf / NOTES

    def added(self, digest: str) -> Added | None:
        """Who added the story with this digest."""
        return _read(self._folder / digest / _ADDED, Added)

    def note(self, digest: str, added: Added) -> None:
        """Note who added a story, or took it away. Raises `OSError`."""
        self._write(digest, _ADDED, asdict(added))

    def source(self, digest: str) -> Source | None:
        """From where a story was fetched, if it was."""
        return _read(self._folder / digest / _SOURCE, Source)

    def note_source(self, digest: str, source: Source) -> None:
        """Note from where a story was fetched. Raises `OSError`."""
        self._write(digest, _SOURCE, asdict(source))

    def reports(self, digest: str) -> list[Report]:
        """What was reported about a story, the latest first."""
        found = [_read(file, Report) for file in self._reports(digest)]
        return sorted([each for each in found if each], key=lambda each: -each.at)

    def report(self, digest: str, device: str, report: Report) -> None:
        """Keep the report of a device, in the place of an earlier one.

        What is more than `MOST_REPORTS` is dropped. Raises `OSError`.
        """
        name = f"{_REPORT}{device}.json"
        files = self._reports(digest)
        if len(files) < MOST_REPORTS or name in [file.name for file in files]:
            self._write(digest, name, asdict(report))

    def dismiss(self, digest: str) -> None:
        """Forget the reports about a story. Raises `OSError`."""
        for file in self._reports(digest):
            file.unlink(missing_ok=True)

    def forget(self, digest: str) -> None:
        """Forget all about a story."""
        shutil.rmtree(self._folder / digest, ignore_errors=True)

    def _reports(self, digest: str) -> list[Path]:
        return sorted((self._folder / digest).glob(f"{_REPORT}*.json"))

    def _write(self, digest: str, name: str, data: dict[str, Any]) -> None:
        folder = self._folder / digest
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(folder / name, json.dumps(data, ensure_ascii=False).encode())


def _read(file: Path, kind: type[T]) -> T | None:
    hint: Any = kind
    with suppress(OSError, ValueError, RecursionError, BadData):
        with file.open("rb") as opened:
            text = opened.read(_MOST_BYTES).decode()
        found: T = reader(hint)(parsed(text), file.name)
        return found
    return None
