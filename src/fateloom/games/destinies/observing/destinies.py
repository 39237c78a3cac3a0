"""Destinies as their owners see them, and the secrets revealed at the end of a story."""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_

from fateloom.games.destinies import view as p
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules.exploration import EXPLORED
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.spoken import spoken_texts
from fateloom.games.destinies.scenario.texts import TextId
from fateloom.games.destinies.scenario.wording import plain, spoken


def destiny(state: Position, hero: int) -> p.Destiny:
    """The hidden side of a hero's card, and the progress of its paths (DST-DEST-04)."""
    progress, holding, ready = state.progress[hero], state.holding[hero], state.ready[hero]
    return _destiny(state.book, state.language, hero, progress, holding, ready)


@lru_cache(maxsize=500)
def _destiny(
    book: Book, language: str, hero: int, progress: int, holding: int, ready: int
) -> p.Destiny:
    def words(text: TextId) -> str:
        return plain(book, language, text, hero)

    story = book.scenario.heroes[hero]
    bit = 1
    roads = []
    for number, path in enumerate(story.paths):
        steps = []
        for step in path.steps:
            reached = bool(progress & bit)
            told = words(step.text) if reached else None
            steps.append(p.Milestone(step.id, told, reached, bool(holding & bit)))
            bit <<= 1
        ripe = bool(ready >> number & 1)
        roads.append(p.Road(path.id, words(path.name), words(path.text), tuple(steps), ripe))
    return p.Destiny(words(story.destiny), words(story.destiny_text), tuple(roads))


def tale(state: Position) -> p.Tale | None:
    """All that was hidden (DST-REQ-15); None until the story is over."""
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
        people=_people(state),
        seen=(
            p.Seen("tiles", state.tiles.count(EXPLORED), len(state.tiles)),
            p.Seen("options", sum([each > 0 for each in state.done]), len(state.done)),
            p.Seen("rooms", reduce(or_, state.walked, 0).bit_count(), len(state.book.chambers)),
        ),
        texts=len({state.book.said.get(text, text) for text in spoken_texts(state.book)}),
    )


def _people(state: Position) -> tuple[p.Aftermath, ...]:
    """What became of everybody, with the alternatives that hold at the end."""
    book, language, person = state.book, state.language, state.playing[0]
    told = []
    for number, npc in enumerate(book.scenario.npcs):
        if npc.fate is not None:
            bits = tuple([check(state, person) for check in book.bits[npc.fate]])
            words = spoken(book, language, npc.fate, bits, person)
            name = plain(book, language, npc.name)
            portrait = book.faces[number][state.npc_states[number]]
            told.append(p.Aftermath(npc.id, name, portrait, words))
    return tuple(told)
