"""Destinies as their owners see them, and what comes to light when a story is over."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from fateloom.games.destinies import picture as p
from fateloom.games.destinies.exploring import EXPLORED
from fateloom.games.destinies.reading import plain
from fateloom.games.destinies.texts import TextId

if TYPE_CHECKING:
    from fateloom.games.destinies.state import DestiniesState


def destiny(state: DestiniesState, hero: int) -> p.Destiny:
    """The hidden side of a hero's card, and how far its paths are gone (DST-DEST-04)."""
    story = state.book.scenario.heroes[hero]
    bit = 1
    roads = []
    for number, path in enumerate(story.paths):
        steps = []
        for step in path.steps:
            reached = bool(state.progress[hero] & bit)
            holds = bool(state.holding[hero] & bit)
            told = _words(state, step.text, hero) if reached else None
            steps.append(p.Milestone(step.id, told, reached, holds))
            bit <<= 1
        ready = bool(state.ready[hero] >> number & 1)
        name, text = _words(state, path.name, hero), _words(state, path.text, hero)
        roads.append(p.Road(path.id, name, text, tuple(steps), ready))
    name, text = _words(state, story.destiny, hero), _words(state, story.destiny_text, hero)
    return p.Destiny(name, text, tuple(roads))


def tale(state: DestiniesState) -> p.Tale | None:
    """All that was hidden (DST-REQ-15); None as long as the story goes on."""
    if state.outcome is None:
        return None
    least, most = state.book.scenario.virtue
    return p.Tale(
        least,
        most,
        fates=tuple(
            [
                p.Fate(seat, state.virtue[person], destiny(state, state.hero_of(person)))
                for seat, person in enumerate(state.persons)
                if person >= 0
            ]
        ),
        seen=(
            p.Seen("tiles", state.tiles.count(EXPLORED), len(state.tiles)),
            p.Seen("options", sum([each > 0 for each in state.done]), len(state.done)),
            p.Seen("rooms", reduce(or_, state.walked, 0).bit_count(), len(state.book.chambers)),
        ),
    )


def _words(state: DestiniesState, text: TextId, hero: int) -> str:
    return plain(state.book, state.language, text, hero)
