"""Reading a built story, in a file of its own or in a pack: data from strangers, checked whole."""

from __future__ import annotations

import json
from typing import Final

from fateloom.games.destinies.scenario.codec import BadScenario, load
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.completeness import check_texts
from fateloom.games.destinies.scenario.ids import is_id
from fateloom.games.destinies.scenario.model import Scenario

MOST: Final = 8 * 2**20
"""Maximum size of a built story in bytes; the longest packaged one has less than a tenth of it."""
MOST_NUMBER: Final = 10**6
"""The largest number in a built story. A larger number of copies, say, would take for ever."""
_INCONSISTENT: Final = (
    AttributeError,
    LookupError,
    RecursionError,
    StopIteration,
    TypeError,
    ValueError,
)


def read_story(found: bytes, name: str) -> Scenario:
    """The story that was built. Raises `BadScenario`, with places that begin with `name`."""
    if len(found) > MOST:
        raise BadScenario("scenario-long", name, MOST // 2**20)
    try:
        data = json.loads(found, parse_int=_whole, parse_float=_whole, parse_constant=_whole)
    except (ValueError, RecursionError) as error:
        raise BadScenario("scenario-no-json", name) from error
    try:
        scenario = load(data, name)
        if not scenario.heroes:
            raise BadScenario("scenario-value", f"{name}.heroes", "a hero")
        check_texts(Book(scenario))
    except _INCONSISTENT as error:
        # Changed by hand: something in it refers to what is not there.
        raise BadScenario("scenario-inconsistent", name, str(error)) from error
    if not is_id(scenario.id):  # it becomes a part of the names of files
        raise BadScenario("scenario-value", f"{name}.id", "an id")
    for language in (scenario.language, *scenario.translations):
        if not is_id(language.lower()):
            raise BadScenario("scenario-value", f"{name}.language", "a language")
    return scenario


def _whole(written: str) -> int:
    """A number; a story has no others. Raises `ValueError`."""
    number = int(written)
    if abs(number) > MOST_NUMBER:
        raise ValueError(written)
    return number
