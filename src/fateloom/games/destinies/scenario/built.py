"""Stories in files of their own: packs, or built stories as `fateloom story build` writes them.

A file is data: reading it runs nothing of it. Its size is limited, and everything in it is checked.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from fateloom.games.destinies.scenario import archive, pack, reading
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.pack import Pack


class Built(NamedTuple):
    """A story from a file. `name` is what tables and records call it; `pack` is its pack, if it
    came in one."""

    name: str
    scenario: Scenario
    pack: Pack | None = None

    @property
    def named(self) -> Scenario:
        """The story under the name that tables and records call it."""
        return replace(self.scenario, id=self.name)


def read(file: Path) -> Built:
    """The story in a file.

    Raises `BadScenario` for a file that cannot be read or is no complete story.
    """
    return parsed(content(file), file)


def parsed(found: bytes, file: Path) -> Built:
    """The story in the content of a file. Raises `BadScenario`."""
    if not found.startswith(archive.START):
        scenario = reading.read_story(found, str(file))
        return Built(scenario.id, scenario)
    opened = pack.loads(found, str(file))
    return Built(opened.manifest.key, opened.scenario(str(file)), opened)


def content(file: Path) -> bytes:
    """The bytes of a file that may be a story. Raises `BadScenario`."""
    most = max(reading.MOST, archive.MOST_BYTES)
    try:
        if file.is_dir():
            raise BadScenario("scenario-folder", str(file))
        with file.open("rb") as open_file:
            found = open_file.read(most + 1)
    except OSError as error:
        raise BadScenario("scenario-unread", str(file), str(error.strerror)) from error
    if len(found) > most:
        raise BadScenario("scenario-long", str(file), most // 2**20)
    return found
