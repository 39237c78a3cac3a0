"""The pictures that a seat may see: of what is open, and of where heroes are.

What is not yet discovered has no picture: neither tiles that are not explored, nor rooms in which
the reader is not, nor stages that are still to come. States of a picture that are seen on the spot
are in that of what is open, for those who read there, and nowhere else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fateloom.games.destinies import view as p
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules.exploration import EXPLORED
from fateloom.games.destinies.rules.standing import IN_FINALE
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import PATHS
from fateloom.games.destinies.scenario.numbering import NOWHERE

PLAIN: Final = -1
"""The number of no state."""
NOBODY: Final = 0
"""Who acts, where a condition does not ask about anybody."""


def opened(state: Position, scene: p.Scene | None, reads: bool) -> p.Painted | None:
    """The picture of the stage, the room, the place or the tile that is open, or of the story.
    `reads`: whether the seat reads what is read there."""
    story = state.book.scenario
    if state.turn < 0:
        return _painted(state, story.id, story.frontispiece, reads)
    hero = state.hero_of(state.active)
    if state.standing[state.active] == IN_FINALE and state.path[hero] >= 0:
        stage = _stage(state.book, hero, state.path[hero], state.stage[hero])
        painted = _painted(state, *stage, reads) if stage else None
        return painted or _tile(state, state.where[state.active], reads)
    if scene is not None and scene.room is not None:
        return _painted(state, scene.room, _room(state.book, scene.room), reads)
    if state.place >= 0:
        poi = story.pois[state.place]
        return _painted(state, poi.id, poi.picture, reads)
    return _tile(state, state.where[state.active], reads)


@lru_cache(maxsize=64)
def frontispiece(book: Book) -> p.Frontispiece:
    """The picture before the story: its own, or else that of the tile on which it begins."""
    story = book.scenario
    picture = story.frontispiece or story.tiles[book.start].picture
    heroes = tuple([(hero.id, hero.portrait) for hero in story.heroes])
    return p.Frontispiece(_drawn(book, story.id, picture, PLAIN), story.border, heroes)


def known(state: Position, opened: p.Painted | None) -> tuple[p.Painted, ...]:
    """What is open, the tiles where heroes are, and the places there."""
    story = state.book.scenario
    tiles = {state.where[person] for person in state.persons if person >= 0}
    found = [_tile(state, tile, False) for tile in sorted(tiles)]
    for poi, tile in zip(story.pois, state.pois, strict=True):
        if tile != NOWHERE and tile in tiles:
            found.append(_painted(state, poi.id, poi.picture, False))
    others = [each for each in found if each and (opened is None or each.of != opened.of)]
    return (*((opened,) if opened else ()), *others)


def _tile(state: Position, number: int, near: bool) -> p.Painted | None:
    if state.tiles[number] != EXPLORED:
        return None
    tile = state.book.scenario.tiles[number]
    return _painted(state, tile.id, tile.picture, near)


@lru_cache(maxsize=1 << 10)
def _room(book: Book, room: str) -> str | None:
    """The picture of a room."""
    return next(
        each.picture
        for dungeon in book.scenario.dungeons
        for each in dungeon.rooms
        if f"{dungeon.id}.{each.id}" == room
    )


@lru_cache(maxsize=1 << 10)
def _stage(book: Book, hero: int, path: int, number: int) -> tuple[str, str | None] | None:
    """A stage of a Finale, and its picture."""
    person = book.scenario.heroes[hero]
    stages = person.paths[path].finale.stages
    if not 0 <= number < len(stages):
        return None
    stage = stages[number]
    return f"{person.id}.{PATHS[path]}.{stage.id}", stage.picture


def _painted(state: Position, of: str, picture: str | None, near: bool) -> p.Painted | None:
    """The picture with this id as that of something: from near, or as everybody may know it."""
    book = state.book
    looks = book.looks.get(picture, ()) if picture is not None else ()
    for number, (holds, known) in enumerate(looks):
        if (near or known) and holds(state, NOBODY):
            return _drawn(book, of, picture, number)
    return _drawn(book, of, picture, PLAIN)


@lru_cache(maxsize=1 << 12)
def _drawn(book: Book, of: str, picture: str | None, number: int) -> p.Painted | None:
    """A picture in the state with this number."""
    found = book.pictures.get(picture or "")
    if found is None:
        return None
    scene = found.scene if number == PLAIN else found.states[number].scene
    strangers = [
        (each.id, each.portrait)
        for each in book.scenario.strangers
        if f"={each.id} " in scene or f",{each.id} " in scene
    ]
    return p.Painted(of, scene, tuple(strangers))
