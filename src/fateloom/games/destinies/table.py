"""What lies on the table, as everybody sees it: players, the map, cards, what was read."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fateloom.core.game import Seat
from fateloom.games.destinies import bags, naming, setup
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import picture as p
from fateloom.games.destinies.conditions import HERO_WORDS
from fateloom.games.destinies.exploring import BOX, EXPLORED
from fateloom.games.destinies.index import NOWHERE
from fateloom.games.destinies.places import Tile
from fateloom.games.destinies.reading import plain, spoken
from fateloom.games.destinies.scenario import PATHS, Item

if TYPE_CHECKING:
    from fateloom.games.destinies.state import DestiniesState


def player(state: DestiniesState, seat: Seat) -> p.Player:
    """What everybody sees of a seat."""
    story = state.book.scenario
    person = state.persons[seat]
    hero = state.hero_of(person)
    taken = story.heroes[hero] if person >= 0 else None
    companion = taken.companion if taken and person >= state.book.heroes else None
    shown = companion or taken
    path = state.path[hero] if person >= 0 else -1
    return p.Player(
        seat=seat,
        hero=taken.id if taken else None,
        companion=companion is not None,
        figure=shown.figure if shown else None,
        tile=story.tiles[state.where[person]].id,
        tracks=state.tracks[person],
        coins=state.coins[person],
        xp=state.xp[person],
        effort=state.effort[person],
        items=items(state, state.bags[person]),
        standing=HERO_WORDS[state.standing[person]],
        path=PATHS[path] if path >= 0 else None,
        stage=state.stage[hero],
    )


def items(state: DestiniesState, numbers: tuple[int, ...]) -> tuple[str, ...]:
    """Items by their ids."""
    cards = state.book.scenario.items
    return tuple([cards[item].id for item in numbers])


def page(
    state: DestiniesState,
    text: str,
    seat: Seat,
    bits: tuple[bool, ...],
    readers: tuple[Seat, ...] | None,
) -> p.Page:
    """A text that was read, in words."""
    person = state.persons[seat] if seat >= 0 else seat
    return p.Page(text, seat, bits, readers, spoken(state.book, state.language, text, bits, person))


def candidates(state: DestiniesState) -> tuple[p.Candidate, ...]:
    """The heroes that can still be taken (DST-APP-03, DST-APP-04)."""
    if state.playing:
        return ()
    heroes = [state.book.scenario.heroes[number] for number in setup.free(state)]
    return tuple(
        [
            p.Candidate(
                hero.id,
                hero.figure,
                plain(state.book, state.language, hero.role),
                plain(state.book, state.language, hero.about),
                setup.markers(hero.tracks),
                hero.coins,
                hero.items,
            )
            for hero in heroes
        ]
    )


# --- the map ------------------------------------------------------------------------------


def tiles(state: DestiniesState) -> tuple[p.Lying, ...]:
    """The tiles that are out of the box."""
    return tuple(
        [
            _lying(state, number, tile)
            for number, tile in enumerate(state.book.scenario.tiles)
            if state.tiles[number] != BOX
        ]
    )


def _lying(state: DestiniesState, number: int, tile: Tile) -> p.Lying:
    explored = state.tiles[number] == EXPLORED
    hinted = tile.hint is not None and not explored
    return p.Lying(
        tile=tile.id,
        number=tile.number,
        submap=tile.submap,
        x=tile.x,
        y=tile.y,
        explored=explored,
        hint=naming.name(state, naming.LYING, tile.id) if hinted else None,
        land=_land(tile) if explored else None,
        items=items(state, state.left[number]),
        pair=_pair(state, number),
    )


@cache
def _land(tile: Tile) -> p.Land:
    return p.Land(
        tile.terrain,
        tuple([p.Side(edge.side, edge.way, edge.cover) for edge in tile.edges]),
        tile.spots,
        tuple([p.Sign(feature.kind, feature.x, feature.y) for feature in tile.features]),
    )


def pois(state: DestiniesState) -> tuple[p.Spot, ...]:
    """The POIs on the map."""
    story = state.book.scenario
    return tuple(
        [
            p.Spot(
                poi.id,
                story.tiles[tile].id,
                poi.states[state.poi_states[number]].id,
                state.tokens[number] if state.tokens[number] >= 0 else None,
                poi.figure if state.tokens[number] < 0 else None,
                poi.icon,
            )
            for number, poi in enumerate(story.pois)
            if (tile := state.pois[number]) != NOWHERE
        ]
    )


def npcs(state: DestiniesState) -> tuple[p.Met, ...]:
    """The people who are at a POI on the map."""
    story = state.book.scenario
    return tuple(
        [
            p.Met(npc.id, story.pois[poi].id, npc.figure)
            for npc, poi in zip(story.npcs, state.npcs, strict=True)
            if poi != NOWHERE and state.pois[poi] != NOWHERE
        ]
    )


# --- cards --------------------------------------------------------------------------------


def stacks(state: DestiniesState) -> tuple[p.Stack, ...]:
    """The trade stacks that were laid out."""
    return tuple(
        [
            p.Stack(
                poi.id, items(state, state.stacks[number]), _pair(state, bags.stack_mark(number))
            )
            for number, poi in enumerate(state.book.scenario.pois)
            if state.stacks[number] or state.opened >> number & 1
        ]
    )


def _pair(state: DestiniesState, place: int) -> int | None:
    return state.pairs.index(place) + 1 if place in state.pairs else None


def cards(state: DestiniesState) -> tuple[p.Card, ...]:
    """The item cards that anybody can look at, in the order of the scenario."""
    return tuple([_printed(card) for card in _shown(state)])


def _shown(state: DestiniesState) -> list[Item]:
    """The items that lie anywhere, or that a hero who can be taken would begin with."""
    story, index = state.book.scenario, state.book.index
    out = {item for held in (*state.bags, *state.stacks, *state.left) for item in held}
    if not state.playing:
        kits = [story.heroes[hero].items for hero in setup.free(state)]
        out |= {index.items[name] for kit in kits for name in kit}
    asked = state.stack[-1] if state.stack else ()
    if asked and asked[0] == f.SHARE:
        out.add(asked[2])
    return [card for number, card in enumerate(story.items) if number in out]


@cache
def _printed(card: Item) -> p.Card:
    powers = [
        p.Power(f"{card.id}.{each.id}", each.discard, each.moment, each.effort, each.harmful)
        for each in card.abilities
    ]
    return p.Card(card.id, card.number, card.value, card.categories, tuple(powers), card.icon)


# --- what things are called ----------------------------------------------------------------


def names(state: DestiniesState) -> tuple[naming.Name, ...]:
    """The names of everything that lies on the table, and of the heroes of the story."""
    story, heroes = state.book.scenario, state.book.heroes
    lying = [(tile, state.tiles[number]) for number, tile in enumerate(story.tiles)]
    shown = _shown(state)
    bound = [person for person in state.persons if person >= heroes]
    things = {
        "story": [story.id],
        "submap": [tile.submap for tile, lies in lying if lies != BOX],
        naming.LYING: [tile.id for tile, lies in lying if lies != BOX],
        "poi": [spot.poi for spot in pois(state)],
        "npc": [met.npc for met in npcs(state)],
        "hero": [hero.id for hero in story.heroes],
        "companion": [story.heroes[person % heroes].id for person in bound],
        "item": [card.id for card in shown],
        "ability": [f"{card.id}.{each.id}" for card in shown for each in card.abilities],
        "category": [each for card in shown for each in card.categories],
    }
    return tuple(
        [
            naming.named(state, kind, id_)
            for kind, ids in things.items()
            for id_ in dict.fromkeys(ids)
        ]
    )
