"""Which pictures a seat is sent: those of what is open and of where heroes are, and no others."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fateloom.games.destinies.game import DESTINIES
from fateloom.games.destinies.observing.pictures import frontispiece
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.state import DestiniesState
from fateloom.games.destinies.view import View


def tables(seed: int, seats: int = 2) -> DestiniesState:
    return DESTINIES.new(seed=seed, seats=seats, heroes="dealt", scenario="late-tithe")


def walked(seed: int, choices: int) -> list[tuple[DestiniesState, View]]:
    """A random game, with what its first seat sees."""
    rng, state, seen = Random(seed), tables(seed), []
    for _ in range(choices):
        if state.outcome is not None:
            break
        seen.append((state, state.view(0)))
        (seat,) = state.waiting
        state = state.copy()
        state.apply(seat, rng.choice(state.legal(seat)))
    return seen


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_has_a_picture_that_is_not_discovered(seed: int) -> None:
    for _, view in walked(seed, 160):
        explored = {tile.tile for tile in view.tiles if tile.explored}
        heroes = {player.tile for player in view.players}
        places = {spot.poi for spot in view.pois if spot.tile in heroes}
        inside = {picture.of for picture in view.pictures} - explored - places
        assert inside <= {view.picture}
        if inside:
            assert (
                view.scene is not None and view.scene.room is not None
            ) or view.phase == "finale"


def test_what_is_open_has_its_picture() -> None:
    seen = walked(1, 200)
    pictures = {view.picture for _, view in seen}
    assert len(pictures) > 4
    for _, view in seen:
        if view.picture is not None:
            assert [each.of for each in view.pictures].count(view.picture) == 1
        if view.place is not None and view.scene is not None and view.scene.poi is not None:
            assert view.picture == view.place


def test_strangers_come_with_their_pictures() -> None:
    strangers = {
        who for _, view in walked(1, 120) for each in view.pictures for who in each.strangers
    }
    assert strangers
    assert all(portrait for _, portrait in strangers)


def test_everybody_sees_the_same_pictures() -> None:
    for state, view in walked(2, 60):
        assert state.view(None).pictures == view.pictures


def test_the_frontispiece_is_there_until_the_first_day_is_over() -> None:
    seen = [view for _, view in walked(1, 200)]
    assert {view.day for view in seen} > {1, 2}
    for view in seen:
        assert (view.frontispiece is not None) is (view.day <= 1)
    first = seen[0].frontispiece
    assert first is not None and first.painted is not None
    assert first.painted.of == "late-tithe"
    assert [who for who, _ in first.heroes] == ["bram", "isott", "lambert"]
    assert "thing=sheaf" in first.border and "size=60" in first.border


def test_a_story_without_a_frontispiece_begins_with_its_first_tile() -> None:
    story = tables(1).book.scenario
    book = Book(replace(story, frontispiece=None, border=""))
    shown = frontispiece(book)
    start = story.tiles[book.start].picture
    (scene,) = [each.scene for each in story.pictures if each.id == start]
    assert shown.painted is not None and shown.painted.scene == scene
    assert shown.border == ""
