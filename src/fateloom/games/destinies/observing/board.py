"""The public side of a table: players, the map, cards, and the texts that were read.

What everybody sees is the same from every seat, and from one choice to the next little of it
changes. So the larger parts are cached, by everything that they depend on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fateloom.core.game import Seat
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import setup
from fateloom.games.destinies import view as p
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import items as bags
from fateloom.games.destinies.rules.exploration import BOX, EXPLORED
from fateloom.games.destinies.scenario import names as naming
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.conditions import HERO_WORDS
from fateloom.games.destinies.scenario.model import PATHS, Item
from fateloom.games.destinies.scenario.numbering import NOWHERE
from fateloom.games.destinies.scenario.places import Tile
from fateloom.games.destinies.scenario.wording import plain, spoken

KEPT: Final = 500
"""The maximum number of cached entries of each kind, about one for each table viewed in turn."""
Piles = tuple[tuple[int, ...], ...]
"""Items by number, for each place where items can lie."""


def player(state: Position, seat: Seat) -> p.Player:
    """The public side of a seat."""
    book = state.book
    story = book.scenario
    person = state.persons[seat]
    hero = person % book.heroes
    taken = story.heroes[hero] if person >= 0 else None
    companion = taken.companion if taken and person >= book.heroes else None
    shown = companion or taken
    path = state.path[hero] if person >= 0 else -1
    road = taken.paths[path] if taken and path >= 0 else None
    return p.Player(
        seat=seat,
        hero=taken.id if taken else None,
        companion=companion is not None,
        figure=shown.figure if shown else None,
        portrait=shown.portrait if shown else "",
        tile=story.tiles[state.where[person]].id,
        tracks=state.tracks[person],
        coins=state.coins[person],
        xp=state.xp[person],
        effort=state.effort[person],
        items=items(book, state.bags[person]),
        standing=HERO_WORDS[state.standing[person]],
        path=PATHS[path] if path >= 0 else None,
        path_name=plain(book, state.language, road.name, hero) if road else None,
        stage=state.stage[hero],
        stages=len(road.finale.stages) if road else 0,
    )


def items(book: Book, numbers: tuple[int, ...]) -> tuple[str, ...]:
    """Items by their ids."""
    cards = book.scenario.items
    return tuple([cards[item].id for item in numbers])


def page(
    state: Position,
    text: str,
    seat: Seat,
    bits: tuple[bool, ...],
    readers: tuple[Seat, ...] | None,
) -> p.Page:
    """The words of a text that was read."""
    person = state.persons[seat] if seat >= 0 else seat
    return p.Page(text, seat, bits, readers, spoken(state.book, state.language, text, bits, person))


def candidates(state: Position) -> tuple[p.Candidate, ...]:
    """The heroes while they are chosen (DST-APP-03, DST-APP-04)."""
    if state.playing:
        return ()
    return tuple(
        [
            p.Candidate(
                hero.id,
                hero.figure,
                hero.portrait,
                plain(state.book, state.language, hero.role),
                plain(state.book, state.language, hero.about),
                setup.markers(hero.tracks),
                hero.coins,
                hero.items,
                state.persons.index(number) if number in state.persons else None,
            )
            for number, hero in enumerate(state.book.scenario.heroes)
        ]
    )


# --- the map ------------------------------------------------------------------------------


def tiles(state: Position) -> tuple[p.Lying, ...]:
    """The tiles on the table."""
    return _tiles(state.book, state.language, state.tiles, state.left, state.pairs)


@lru_cache(maxsize=KEPT)
def _tiles(
    book: Book, language: str, tiles: tuple[int, ...], left: Piles, pairs: tuple[int, ...]
) -> tuple[p.Lying, ...]:
    return tuple(
        [
            p.Lying(
                tile=tile.id,
                number=tile.number,
                submap=tile.submap,
                x=tile.x,
                y=tile.y,
                explored=lies == EXPLORED,
                hint=naming.hinted(book, language, tile.id)[1]
                if tile.hint is not None and lies != EXPLORED
                else None,
                land=_land(tile) if lies == EXPLORED else None,
                items=items(book, here),
                pair=_pair(pairs, number),
            )
            for number, (tile, lies, here) in enumerate(
                zip(book.scenario.tiles, tiles, left, strict=True)
            )
            if lies != BOX
        ]
    )


@lru_cache(maxsize=1 << 10)
def _land(tile: Tile) -> p.Land:
    return p.Land(
        tile.terrain,
        tuple([p.Side(edge.side, edge.way, edge.cover) for edge in tile.edges]),
        tile.spots,
        tuple([p.Sign(feature.kind, feature.x, feature.y) for feature in tile.features]),
    )


def pois(state: Position) -> tuple[p.Spot, ...]:
    """The POIs on the map."""
    return _pois(state.book, state.pois, state.poi_states, state.tokens)


@lru_cache(maxsize=KEPT)
def _pois(
    book: Book, places: tuple[int, ...], states: tuple[int, ...], tokens: tuple[int, ...]
) -> tuple[p.Spot, ...]:
    story = book.scenario
    return tuple(
        [
            p.Spot(
                poi.id,
                story.tiles[tile].id,
                poi.states[state].id,
                token if token >= 0 else None,
                poi.figure if token < 0 else None,
                poi.icon,
            )
            for poi, tile, state, token in zip(story.pois, places, states, tokens, strict=True)
            if tile != NOWHERE
        ]
    )


def npcs(state: Position, reads: bool) -> tuple[p.Met, ...]:
    """The people at the POIs on the map. How they feel shows in the face of those who are visited,
    to a seat that reads what is read there."""
    near = state.place if reads else NOWHERE
    states = state.npc_states if near != NOWHERE else ()
    return _npcs(state.book, state.npcs, state.pois, near, states)


@lru_cache(maxsize=KEPT)
def _npcs(
    book: Book,
    where: tuple[int, ...],
    places: tuple[int, ...],
    near: int = NOWHERE,
    states: tuple[int, ...] = (),
) -> tuple[p.Met, ...]:
    story = book.scenario
    return tuple(
        [
            p.Met(
                npc.id,
                story.pois[poi].id,
                npc.figure,
                book.faces[number][states[number]] if poi == near else npc.portrait,
            )
            for number, (npc, poi) in enumerate(zip(story.npcs, where, strict=True))
            if poi != NOWHERE and places[poi] != NOWHERE
        ]
    )


# --- cards --------------------------------------------------------------------------------


def stacks(state: Position) -> tuple[p.Stack, ...]:
    """The trade stacks on the table."""
    return _stacks(state.book, state.stacks, state.opened, state.pairs)


@lru_cache(maxsize=KEPT)
def _stacks(book: Book, stacks: Piles, opened: int, pairs: tuple[int, ...]) -> tuple[p.Stack, ...]:
    return tuple(
        [
            p.Stack(poi.id, items(book, goods), _pair(pairs, bags.stack_mark(number)))
            for number, (poi, goods) in enumerate(zip(book.scenario.pois, stacks, strict=True))
            if goods or opened >> number & 1
        ]
    )


def _pair(pairs: tuple[int, ...], place: int) -> int | None:
    return pairs.index(place) + 1 if place in pairs else None


def cards(state: Position) -> tuple[p.Card, ...]:
    """The public item cards, in the order of the scenario."""
    return _cards(state.book, _shown(state))


@lru_cache(maxsize=KEPT)
def _cards(book: Book, shown: tuple[int, ...]) -> tuple[p.Card, ...]:
    return tuple([_printed(book.scenario.items[number]) for number in shown])


def _shown(state: Position) -> tuple[int, ...]:
    """The items on the table or, while heroes are chosen, in their starting kits."""
    story, index = state.book.scenario, state.book.index
    out = {item for held in (*state.bags, *state.stacks, *state.left) for item in held}
    if not state.playing:
        out |= {index.items[name] for hero in story.heroes for name in hero.items}
    asked = state.stack[-1] if state.stack else ()
    if asked and asked[0] == f.SHARE:
        out.add(asked[2])
    return tuple(sorted(out))


@lru_cache(maxsize=1 << 10)
def _printed(card: Item) -> p.Card:
    powers = [
        p.Power(f"{card.id}.{each.id}", each.discard, each.moment, each.effort, each.harmful)
        for each in card.abilities
    ]
    return p.Card(card.id, card.number, card.value, card.categories, tuple(powers), card.icon)


# --- what things are called ----------------------------------------------------------------


def names(state: Position) -> tuple[naming.Name, ...]:
    """The names of everything on the table, and of the story's heroes."""
    return _names(
        state.book,
        state.language,
        state.tiles,
        state.pois,
        state.npcs,
        state.persons,
        _shown(state),
    )


@lru_cache(maxsize=KEPT)
def _names(
    book: Book,
    language: str,
    tiles: tuple[int, ...],
    places: tuple[int, ...],
    people: tuple[int, ...],
    persons: tuple[int, ...],
    shown: tuple[int, ...],
) -> tuple[naming.Name, ...]:
    story, heroes = book.scenario, book.heroes
    lying = [tile for tile, lies in zip(story.tiles, tiles, strict=True) if lies != BOX]
    items = [story.items[number] for number in shown]
    bound = [person for person in persons if person >= heroes]
    things = {
        "story": [story.id],
        "submap": [tile.submap for tile in lying],
        naming.LYING: [tile.id for tile in lying],
        "poi": [poi.id for poi, tile in zip(story.pois, places, strict=True) if tile != NOWHERE],
        "npc": [met.npc for met in _npcs(book, people, places)],
        "hero": [hero.id for hero in story.heroes],
        "companion": [story.heroes[person % heroes].id for person in bound],
        "item": [card.id for card in items],
        "ability": [f"{card.id}.{each.id}" for card in items for each in card.abilities],
        "category": [each for card in items for each in card.categories],
    }
    return tuple(
        [
            naming.called(book, language, tiles, kind, id_)
            for kind, ids in things.items()
            for id_ in dict.fromkeys(ids)
        ]
    )
