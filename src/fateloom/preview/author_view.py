"""The view of an author: everything on the table, with nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator

from fateloom.games.destinies.authors import interventions
from fateloom.games.destinies.authors.explanations import Closed, closed
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario.model import PATHS, Fact
from fateloom.games.destinies.scenario.numbering import NOWHERE
from fateloom.games.destinies.scenario.places import TILE_STATES
from fateloom.games.destinies.scenario.texts import TextId
from fateloom.games.destinies.scenario.wording import plain
from fateloom.games.destinies.state import DestiniesState
from fateloom.preview import messages as m
from fateloom.server.schema.http import Refusal


def author_view(state: DestiniesState) -> m.Stage | None:
    """The view of a table, or None before heroes are chosen."""
    if not state.playing:
        return None
    story = state.book.scenario
    return m.Stage(
        day=state.day,
        active=interventions.word_of(state, state.active),
        virtue=story.virtue,
        facts=tuple(_facts(state)),
        persons=tuple([_person(state, each) for each in state.playing]),
        tiles=tuple(
            [
                m.Thing(tile.id, _plain(state, tile.name), None, TILE_STATES[lies], TILE_STATES)
                for tile, lies in zip(story.tiles, state.tiles, strict=True)
            ]
        ),
        places=tuple(_places(state)),
        people=tuple(_people(state)),
        finales=tuple(_finales(state)),
        items=tuple(
            [
                m.ItemInfo(item.id, _plain(state, item.name), left)
                for item, left in zip(story.items, state.box, strict=True)
            ]
        ),
        closed=tuple([_closed(state, each) for each in closed(state)]),
    )


def _plain(state: DestiniesState, text: TextId) -> str:
    return plain(state.book, state.language, text)


def _facts(state: DestiniesState) -> Iterator[m.FactInfo]:
    book = state.book

    def each(owner: str, facts: tuple[Fact, ...], values: tuple[int, ...]) -> Iterator[m.FactInfo]:
        for fact, value in zip(facts, values, strict=True):
            yield m.FactInfo(owner, fact.id, fact.counter, fact.least, fact.most, value)

    yield from each(c.WORLD, book.world, state.world)
    yield from each(c.CAMPAIGN, book.legacy, state.legacy)
    for one in state.playing:
        if one < book.heroes:  # a companion has the facts of the hero
            yield from each(interventions.word_of(state, one), book.own, state.own[one])


def _person(state: DestiniesState, one: int) -> m.PersonInfo:
    story = state.book.scenario
    hero = story.heroes[state.hero_of(one)]
    name = hero.companion.name if hero.companion and one >= state.book.heroes else hero.name
    return m.PersonInfo(
        who=interventions.word_of(state, one),
        name=_plain(state, name),
        seat=state.seat_of(one),
        tile=story.tiles[state.where[one]].id,
        coins=state.coins[one],
        xp=state.xp[one],
        virtue=state.virtue[one],
        effort=state.effort[one],
        items=tuple([story.items[item].id for item in state.bags[one]]),
    )


def _places(state: DestiniesState) -> Iterator[m.Thing]:
    story = state.book.scenario
    for number, poi in enumerate(story.pois):
        states = tuple([each.id for each in poi.states])
        tile = state.pois[number]
        at = None if tile == NOWHERE else story.tiles[tile].id
        yield m.Thing(poi.id, _plain(state, poi.name), at, states[state.poi_states[number]], states)


def _people(state: DestiniesState) -> Iterator[m.Thing]:
    story = state.book.scenario
    for number, npc in enumerate(story.npcs):
        poi = state.npcs[number]
        now = npc.states[state.npc_states[number]] if npc.states else None
        at = None if poi == NOWHERE else story.pois[poi].id
        yield m.Thing(npc.id, _plain(state, npc.name), at, now, npc.states)


def _finales(state: DestiniesState) -> Iterator[m.FinaleInfo]:
    for one in state.playing:
        if one < state.book.heroes:
            paths = state.book.scenario.heroes[one].paths
            for word, path in zip(PATHS, paths, strict=True):
                stages = tuple([each.id for each in path.finale.stages])
                who = interventions.word_of(state, one)
                yield m.FinaleInfo(who, word, _plain(state, path.name), stages)


def _closed(state: DestiniesState, found: Closed) -> m.ClosedInfo:
    return m.ClosedInfo(
        kind=found.kind,
        id=found.id,
        name=_plain(state, state.book.title[found.kind, found.id]),
        reasons=tuple([Refusal(each.code, each.details, each.rule) for each in found.reasons]),
        unmet=tuple([m.UnmetInfo(each.words, each.now) for each in found.unmet]),
    )
