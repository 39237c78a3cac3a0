"""The texts of a story that can be read aloud."""

from __future__ import annotations

from collections.abc import Iterator

from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.options import DEFEATED
from fateloom.games.destinies.scenario.texts import TextId


def spoken_texts(book: Book) -> Iterator[TextId]:
    """Every text that can be read aloud, in the order of the story."""
    story = book.scenario
    if story.campaign is not None and story.campaign.recap is not None:
        yield story.campaign.recap
    yield story.opening
    for poi in story.pois:
        yield from [state.text for state in poi.states]
        if poi.silence is not None:
            yield poi.silence
    for chamber in book.chambers:
        yield chamber.text
    for result in book.results:
        if result.text is not None:
            yield result.text
        if result.choice is not None and result.choice.text is not None:
            yield result.choice.text
    for hero in story.heroes:
        for path in hero.paths:
            yield from [stage.text for stage in path.finale.stages]
            yield path.finale.won
        if len(story.heroes) > 1:  # the others hear it, when somebody has won
            yield hero.epilogue
        if hero.defeat is not None:
            yield hero.defeat
    if story.modes.limits or any(result.to == DEFEATED for result in book.results):
        yield story.closing
