"""Stories in files of their own, as `fateloom story build` writes them.

A file is data: reading it runs nothing of it. Its size is limited, and everything in it is checked.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from fateloom.games.destinies.scenario.codec import BadScenario, load
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import Scenario

MOST: Final = 8 * 2**20
"""Maximum size of a file in bytes; the longest packaged story has less than a tenth of it."""


def read(file: Path) -> Scenario:
    """The story in a file.

    Raises `BadScenario` for a file that cannot be read or is no complete story.
    """
    try:
        if file.is_dir():
            raise BadScenario("scenario-folder", str(file))
        with file.open("rb") as open_file:
            found = open_file.read(MOST + 1)
    except OSError as error:
        raise BadScenario("scenario-unread", str(file), str(error.strerror)) from error
    if len(found) > MOST:
        raise BadScenario("scenario-long", str(file), MOST // 2**20)
    try:
        data = json.loads(found)
    except (ValueError, RecursionError) as error:
        raise BadScenario("scenario-no-json", str(file)) from error
    scenario = load(data, str(file))
    try:
        Book(scenario)
    except (KeyError, IndexError, TypeError, ValueError, RecursionError) as error:
        # Changed by hand: something in it refers to what is not there.
        raise BadScenario("scenario-inconsistent", str(file), str(error)) from error
    return scenario
