"""The pictures that a seat may see: of what is open, and of where heroes are.

What is not yet discovered has no picture: neither tiles that are not explored, nor rooms in which
the reader is not, nor stages that are still to come.
"""

from __future__ import annotations

from functools import cache

from fateloom.games.destinies import view as p
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules.exploration import EXPLORED
from fateloom.games.destinies.rules.standing import IN_FINALE
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import PATHS
from fateloom.games.destinies.scenario.numbering import NOWHERE


def opened(state: Position, scene: p.Scene | None) -> p.Painted | None:
    """The picture of the stage, the room, the place or the tile that is open, or of the story."""
    story = state.book.scenario
    if state.turn < 0:
        return _painted(state.book, story.id, story.frontispiece)
    hero = state.hero_of(state.active)
    if state.standing[state.active] == IN_FINALE and state.path[hero] >= 0:
        stage = _stage(state.book, hero, state.path[hero], state.stage[hero])
        return stage or _tile(state, state.where[state.active])
    if scene is not None and scene.room is not None:
        return _room(state.book, scene.room)
    if state.place >= 0:
        poi = story.pois[state.place]
        return _painted(state.book, poi.id, poi.picture)
    return _tile(state, state.where[state.active])


@cache
def frontispiece(book: Book) -> p.Frontispiece:
    """The picture before the story: its own, or else that of the tile on which it begins."""
    story = book.scenario
    picture = story.frontispiece or story.tiles[book.start].picture
    heroes = tuple([(hero.id, hero.portrait) for hero in story.heroes])
    return p.Frontispiece(_painted(book, story.id, picture), story.border, heroes)


def known(state: Position, opened: p.Painted | None) -> tuple[p.Painted, ...]:
    """What is open, the tiles where heroes are, and the places there."""
    story = state.book.scenario
    tiles = {state.where[person] for person in state.persons if person >= 0}
    found = [opened, *(_tile(state, tile) for tile in sorted(tiles))]
    for poi, tile in zip(story.pois, state.pois, strict=True):
        if tile != NOWHERE and tile in tiles:
            found.append(_painted(state.book, poi.id, poi.picture))
    return tuple(dict.fromkeys([each for each in found if each]))


def _tile(state: Position, number: int) -> p.Painted | None:
    if state.tiles[number] != EXPLORED:
        return None
    tile = state.book.scenario.tiles[number]
    return _painted(state.book, tile.id, tile.picture)


@cache
def _room(book: Book, room: str) -> p.Painted | None:
    picture = next(
        each.picture
        for dungeon in book.scenario.dungeons
        for each in dungeon.rooms
        if f"{dungeon.id}.{each.id}" == room
    )
    return _painted(book, room, picture)


@cache
def _stage(book: Book, hero: int, path: int, number: int) -> p.Painted | None:
    person = book.scenario.heroes[hero]
    stages = person.paths[path].finale.stages
    if not 0 <= number < len(stages):
        return None
    stage = stages[number]
    return _painted(book, f"{person.id}.{PATHS[path]}.{stage.id}", stage.picture)


@cache
def _painted(book: Book, of: str, picture: str | None) -> p.Painted | None:
    """The picture with this id, as that of something."""
    scene = next((each.scene for each in book.scenario.pictures if each.id == picture), None)
    if scene is None:
        return None
    strangers = [
        (each.id, each.portrait)
        for each in book.scenario.strangers
        if f"={each.id} " in scene or f",{each.id} " in scene
    ]
    return p.Painted(of, scene, tuple(strangers))
