"""What a story has to keep to when it is added from a page: everybody at the server sees it then.

These limits come on top of those of packs. Large stories take memory and time in each process of a
server, and what a story says of itself is sent with every list of games.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from typing import Any, Final

from fateloom.games.destinies.scenario import pack as packs
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.images import digest_in
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.pack import Pack
from fateloom.games.destinies.scenario.reading import parts
from fateloom.games.destinies.scenario.wording import plain

MOST_STORY: Final = 2 * 2**20
"""Maximum size of a built story in bytes; the longest packaged one has less than half of it."""
MOST_NAME: Final = 80
"""Maximum length of a title, the name of an author or hero, or a licence, in characters."""
MOST_ABOUT: Final = 1200
"""Maximum length of a description, in characters."""
MOST_LANGUAGES: Final = 12
MOST_HEROES: Final = 12
MOST_FACTS: Final = 20
"""Maximum number of facts of a campaign: each is an option of all tables."""
MOST_RANGE: Final = 20
"""Maximum value of a fact of a campaign."""
MOST_DRAWN: Final = 2000
"""Maximum length of the description of a picture, in characters, and of a number in it."""
_NUMBER: Final = re.compile("[0-9]+")
MOST_OF_ONE: Final = 500
"""Maximum number of things in a row, such as effects; the packaged stories have fewer than 200."""
MOST_NUMBER: Final = 1000
"""The largest number; in the packaged stories it is 190."""
_CONTROL: Final = ("Cc", "Cs", "Zl", "Zp")
"""Categories of characters that are no writing."""
_TURNS: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Kinds of characters that turn the direction of writing round."""


def admitted(data: bytes, file: str) -> tuple[Pack, Scenario]:
    """The pack in these bytes and its story, read whole. `file` is what refusals call it.

    Raises `BadScenario`.
    """
    pack = packs.loads(data, file)
    if len(pack.story) > MOST_STORY:
        raise BadScenario("scenario-long", file, MOST_STORY // 2**20)
    story = pack.scenario(file)
    for place, text, most in _told(story):
        if len(text) > most:
            raise BadScenario("story-text-long", file, place, most)
        if any(_is_hidden(sign) for sign in text if sign != "\n"):
            raise BadScenario("story-text-hidden", file, place)
    facts = story.campaign.facts if story.campaign else ()
    counts = (
        ("languages", 1 + len(story.translations), MOST_LANGUAGES),
        ("heroes", len(story.heroes), MOST_HEROES),
        ("campaign", len(facts), MOST_FACTS),
        ("campaign", max([0, *[fact.most for fact in facts]]), MOST_RANGE),
    )
    _check_data(json.loads(pack.story), file)
    for place, count, most in counts:
        if count > most:
            raise BadScenario("story-too-much", file, place, most)
    return pack, story


def _is_hidden(sign: str) -> bool:
    """Whether a character cannot be seen, and changes how others look."""
    return unicodedata.category(sign) in _CONTROL or unicodedata.bidirectional(sign) in _TURNS


def _check_data(data: Any, file: str) -> None:
    """Check the sizes of what is not for people to read. Raises `BadScenario`."""
    for part in parts(data):
        if isinstance(part, str):
            drawn = "=" in part and digest_in(part) is None  # a picture
            numbers = _NUMBER.findall(part) if drawn else ()
            if max([len(part), *[int(each[:9]) for each in numbers]]) > MOST_DRAWN:
                raise BadScenario("story-too-much", file, "pictures", MOST_DRAWN)
        elif isinstance(part, list) and len(part) > MOST_OF_ONE:
            raise BadScenario("story-too-much", file, "lists", MOST_OF_ONE)
        elif isinstance(part, int) and abs(part) > MOST_NUMBER:
            raise BadScenario("story-too-much", file, "numbers", MOST_NUMBER)


def _told(story: Scenario) -> Iterator[tuple[str, str, int]]:
    """What a story says of itself: where, the text, and how long it may be."""
    book = Book(story)
    yield "author", story.author, MOST_NAME
    yield "licence", story.licence, MOST_NAME
    if story.campaign is not None:
        yield "campaign", story.campaign.id, MOST_NAME
    for language in (story.language, *story.translations):
        yield "title", plain(book, language, story.title), MOST_NAME
        yield "about", plain(book, language, story.about), MOST_ABOUT
        if story.campaign is not None and story.campaign.title is not None:
            yield "campaign", plain(book, language, story.campaign.title), MOST_NAME
        for hero in story.heroes:
            yield "heroes", plain(book, language, hero.name), MOST_NAME
