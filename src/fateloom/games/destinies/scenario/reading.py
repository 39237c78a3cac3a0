"""Reading a built story, in a file of its own or in a pack: data from strangers, checked whole."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from fateloom.games.destinies.scenario.codec import BadScenario, load
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.completeness import check_texts
from fateloom.games.destinies.scenario.ids import is_id
from fateloom.games.destinies.scenario.images import malformed
from fateloom.games.destinies.scenario.model import Scenario

MOST: Final = 8 * 2**20
"""Maximum size of a built story in bytes; the longest packaged one has less than a tenth of it."""
MOST_NUMBER: Final = 10**6
"""The largest number in a built story. A larger number of copies, say, would take for ever."""
_PLAIN: Final = re.compile(r"[\w ,.;=-]*|[<>=!]{1,2}")
"""What everything but texts is made of. Boards make drawings of it, in which the signs of a markup
language would not stay signs."""
_TOLD: Final = frozenset({"texts", "translations", "author", "licence"})
"""The parts of a built story that are for people to read."""
_SECRETS: Final = "secrets"
"""Words of a hero for the checker alone (PROP-TXT-03), in any writing."""
INCONSISTENT: Final = (
    AttributeError,
    LookupError,
    RecursionError,
    StopIteration,
    TypeError,
    ValueError,
)
"""What is raised by the code that uses a story in which something refers to what is not there."""


def read_story(found: bytes, name: str) -> Scenario:
    """The story that was built. Raises `BadScenario`, with places that begin with `name`."""
    if len(found) > MOST:
        raise BadScenario("scenario-long", name, MOST // 2**20)
    try:
        data = json.loads(found, parse_int=_whole, parse_float=_whole, parse_constant=_whole)
    except (ValueError, RecursionError) as error:
        raise BadScenario("scenario-no-json", name) from error
    for word in parts(data):
        if isinstance(word, str) and _PLAIN.fullmatch(word) is None:
            raise BadScenario("scenario-value", f"{name}: “{word[:60]}”", "a-z 0-9 , . ; = - _")
    try:
        scenario = load(data, name)
        if not scenario.heroes:
            raise BadScenario("scenario-value", f"{name}.heroes", "a hero")
        check_texts(Book(scenario))
    except INCONSISTENT as error:
        # Changed by hand: something in it refers to what is not there.
        raise BadScenario("scenario-inconsistent", name, str(error)) from error
    wrong = malformed(scenario)
    if wrong is not None:
        raise BadScenario("scenario-value", f"{name}.pictures: “{wrong[:60]}”", "an image")
    if not is_id(scenario.id):  # it becomes a part of the names of files
        raise BadScenario("scenario-value", f"{name}.id", "an id")
    for language in (scenario.language, *scenario.translations):
        if not is_id(language.lower()):
            raise BadScenario("scenario-value", f"{name}.language", "a language")
    return scenario


def parts(data: Any) -> Iterator[Any]:
    """All values of a built story that a program reads, and the keys among them."""
    told = data.items() if isinstance(data, dict) else ()
    left: list[Any] = [part for name, part in told if name not in _TOLD]
    while left:
        part = left.pop()
        yield part
        if isinstance(part, list):
            left.extend(part)
        elif isinstance(part, dict):
            left.extend([*part, *[value for name, value in part.items() if name != _SECRETS]])


def _whole(written: str) -> int:
    """A number; a story has no others. Raises `ValueError`."""
    number = int(written)
    if abs(number) > MOST_NUMBER:
        raise ValueError(written)
    return number
