"""Which pictures a seat is sent: those of what is open and of where heroes are, and no others."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fateloom.games.destinies.game import DESTINIES
from fateloom.games.destinies.observing.pictures import frontispiece
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.rules.reading import readers
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.state import DestiniesState
from fateloom.games.destinies.view import View

from .table import explored, fact, stand


def tables(seed: int, reading: str = "aloud") -> DestiniesState:
    return DESTINIES.new(seed=seed, seats=2, heroes="dealt", scenario="late-tithe", reading=reading)


def walked(seed: int, choices: int, reading: str = "aloud") -> list[tuple[DestiniesState, View]]:
    """A random game, with what its first seat sees."""
    rng, state, seen = Random(seed), tables(seed, reading), []
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


def visited(place: str, reading: str) -> DestiniesState:
    """A table for two in Ninewells and on the Glebe; the active hero visits a place there."""
    state = tables(3, reading)
    explored(state, "glebe", "bridge", "abbey")
    (tile,) = [poi.tile for poi in state.book.scenario.pois if poi.id == place]
    assert tile is not None
    stand(state, tile, state.active)
    for words in ("stay", f"visit {place}"):
        while not (found := [move for move in state.legal(state.turn) if str(move) == words]):
            state.apply(state.turn, state.legal(state.turn)[0])
        state.apply(state.turn, found[0])
    return state


def feels(state: DestiniesState, npc: str, word: str) -> None:
    """Let a person be in a state."""
    index = state.book.index
    state.npc_states = put(state.npc_states, index.npcs[npc], index.npc_states[npc][word])


def face(state: DestiniesState, seat: int | None, npc: str) -> str:
    (portrait,) = [each.portrait for each in state.view(seat).npcs if each.npc == npc]
    return portrait


def scene(state: DestiniesState, seat: int | None, of: str) -> str:
    (found,) = [each.scene for each in state.view(seat).pictures if each.of == of]
    return found


def test_a_face_shows_what_a_person_feels_to_those_who_are_there() -> None:
    state = visited("bakehouse", "aloud")
    before = face(state, None, "hawis")
    feels(state, "hawis", "short")
    for seat in (None, 0, 1):
        assert "brow=frown" in face(state, seat, "hawis") != before
    elsewhere = visited("moot", "aloud")
    feels(elsewhere, "hawis", "short")
    assert {face(elsewhere, seat, "hawis") for seat in (None, 0, 1)} == {before}


def test_with_private_reading_only_the_visitor_sees_the_face() -> None:
    state = visited("bakehouse", "private")
    feels(state, "hawis", "short")
    other = 1 - state.turn
    assert "brow=frown" in face(state, state.turn, "hawis")
    assert "brow=frown" not in face(state, other, "hawis") + face(state, None, "hawis")


@pytest.mark.parametrize("reading", ["aloud", "private"])
def test_a_picture_shows_what_is_seen_on_the_spot_to_those_who_read_there(reading: str) -> None:
    state = visited("lid", reading)
    shut = scene(state, state.turn, "lid")
    fact(state, "well-open")
    opened = scene(state, state.turn, "lid")
    assert opened != shut and "well-ring 300" in opened
    for seat in (None, 1 - state.turn):
        assert scene(state, seat, "lid") == (opened if reading == "aloud" else shut)


def test_what_is_seen_on_the_spot_is_seen_nowhere_else() -> None:
    state = visited("strip", "aloud")
    shut = scene(state, 0, "lid")
    fact(state, "well-open")
    assert {scene(state, seat, "lid") for seat in (None, 0, 1)} == {shut}


def test_what_everybody_knows_changes_a_picture_for_everybody() -> None:
    state = visited("strip", "private")
    stand(state, "ninewells", state.persons[1 - state.turn])
    dry = scene(state, None, "ninewells")
    state.day = 5
    for seat in (None, 0, 1):
        assert scene(state, seat, "ninewells") != dry
        assert "weather=rain" in scene(state, seat, "ninewells")


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_worlds_look_the_same_to_those_who_do_not_read(seed: int) -> None:
    """Whatever the world's facts and people's states are."""
    rng, sealed = Random(seed), 0
    for state, _ in walked(seed, 250, reading="private"):
        other = state.copy()
        other.world = tuple([rng.randint(fact.least, fact.most) for fact in state.book.world])
        other.npc_states = tuple(
            [rng.randrange(max(len(npc.states), 1)) for npc in state.book.scenario.npcs]
        )
        reads = readers(state)
        for seat in (None, 0, 1):
            if reads is not None and seat not in reads:
                sealed += 1
                one, two = state.view(seat), other.view(seat)
                assert (one.pictures, one.npcs) == (two.pictures, two.npcs)
    assert sealed


def test_the_end_shows_people_as_they_are_then() -> None:
    state = tables(1)
    feels(state, "fulk", "huffy")
    state.finish("told", (0,))
    tale = state.view(None).tale
    assert tale is not None
    (fulk,) = [each.portrait for each in tale.people if each.npc == "fulk"]
    assert "brow=frown" in fulk
