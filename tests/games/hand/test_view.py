"""What the player sees: the line as it is remembered, and nothing hidden."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import asdict
from itertools import islice
from random import Random
from typing import Any

import pytest

from fateloom.core.conformance import view_bytes
from fateloom.core.game import Event
from fateloom.core.record import Recorder
from fateloom.core.undo import revealed, undoable, undone
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, phases, play
from fateloom.games.hand.game import HAND
from fateloom.games.hand.state import HandState
from fateloom.games.hand.view import Spot, View
from tests.games.hand.runs import RUNS, SOME, TABLES, run, some_steps
from tests.games.hand.table import act, asked, combat, faces, merchant, told

MOST_BYTES = 5_000
"""A view goes over the wire after every choice."""
NAMED = re.compile("'(" + "|".join(c.NAME) + ")'")


def monsters(*told_of: object) -> set[int]:
    """The faces that are named in a view, in events, or in parts of them."""
    return {c.FACE[name] for name in NAMED.findall(repr(told_of))}


def sides(*told_of: object) -> set[int]:
    """The sides of the faces that are named in it."""
    return {c.side(face) for face in monsters(*told_of)}


def new_to_us(state: HandState) -> HandState:
    """The same run for a player who has seen nothing but what is to be seen now."""
    state.seen = state.known = 0
    for face in (*state.visible, *state.strength, *state.underworld):
        state.seen |= 1 << c.side(face)
        state.known |= 1 << (face >> 2)
    return state


def sights(state: HandState) -> list[tuple[str, str | None]]:
    return [(spot.sight, spot.face) for spot in state.view(0).line]


def opening(number: int) -> HandState:
    """A run at its first choice, with what was told so far."""
    hero, boss, difficulty = TABLES[number % len(TABLES)]
    return HAND.new(seed=number, seats=1, watch=True, hero=hero, boss=boss, difficulty=difficulty)


# --- the line ------------------------------------------------------------------------------


@pytest.mark.rule("HND-GEO-11", "HND-PROP-21", "HND-VIS-01", "HND-VIS-07")
def test_hidden_cards_of_the_first_wave_are_not_told() -> None:
    hidden = 0
    for state in map(opening, range(RUNS)):
        view = state.view(0)
        for place, spot in enumerate(view.line):
            if place < len(state.visible):
                assert (spot.sight, spot.face) == ("visible", c.NAME[state.line[place]])
            elif spot.sight == "hidden":
                assert spot == Spot("hidden", None, None, None, None, None, None, None, 0, True)
                hidden += 1
        told_of = {face >> 2 for face in monsters(view)}
        assert not told_of & {
            face >> 2
            for face, spot in zip(state.line, view.line, strict=True)
            if spot.sight == "hidden"
        }
    assert hidden > 100


@pytest.mark.rule("HND-GEO-11", "HND-PROP-21")
def test_a_visible_monster_in_full() -> None:
    """HP with and without its damage, and whether an ability's damage keeps it from being
    slotted: Experience is a Slot ability, Shadow Spear is not."""
    state = combat("Young Wyvern, War Drummer, Scout", "Burrow Rat", hero="Elora", wave=3)
    act(state, "use Experience on front", "commit Burrow Rat", "strike second")
    front, second, third = state.view(0).line
    assert front == Spot("visible", 8, "A", 0, "Young Wyvern", 7, 4, 2, 3, True)
    assert second == Spot("visible", 7, "A", 0, "War Drummer", 4, 2, 1, 2, True)
    assert (third.sight, third.hp, third.left, third.dmg) == ("known", None, None, None)
    tainted = combat("Iron Sentinel, Scout", "Burrow Rat", hero="Galathar")
    act(tainted, "use Shadow Spear on front", "exhaust")
    assert tainted.view(0).line[0] == Spot(
        "visible", 7, "B", 1, "Iron Sentinel", 10, 3, 1, 7, False
    )


@pytest.mark.rule("HND-HERO-E6", "HND-GEO-11")
def test_what_was_sent_back_is_remembered() -> None:
    state = new_to_us(combat("Pit Brute, Razor Boar, Cave Bear, Hill Raider", hero="Elora"))
    hidden = ("hidden", None)
    assert sights(state)[2:] == [hidden, hidden]
    act(state, "use Maneuver on front", "exhaust")
    assert sights(state) == [
        ("visible", "Razor Boar"),
        ("visible", "Cave Bear"),
        hidden,
        ("known", "Pit Brute"),
    ]
    back = state.view(0).line[-1]
    assert back == Spot("known", 5, "A", 1, "Pit Brute", None, None, None, 0, True)


@pytest.mark.rule("HND-ACC-02", "HND-GEO-11")
def test_the_damage_of_a_remembered_monster_is_remembered() -> None:
    state = new_to_us(combat("Pit Brute, Razor Boar, Cave Bear", "Scout", hero="Elora", wave=2))
    act(state, "commit Scout", "strike second", "use Maneuver on second", "exhaust")
    back = state.view(0).line[-1]
    assert back == Spot("known", 10, "B", 1, "Razor Boar", None, None, None, 3, True)


def test_a_sand_stalker_is_remembered() -> None:
    line = "Burrow Rat, Pit Brute, Sand Stalker, Cave Bear, Razor Boar"
    state = combat(line, "Scout, Hill Raider", hero="Rhys")
    new_to_us(state)
    act(state, "commit Scout", "strike front")
    assert sights(state) == [
        ("visible", "Pit Brute"),
        ("visible", "Cave Bear"),
        ("hidden", None),
        ("known", "Sand Stalker"),
    ]


@pytest.mark.rule("HND-VIS-04", "HND-VIS-06", "HND-OP-09")
def test_a_peeked_monster_is_visible_and_stays_remembered() -> None:
    state = combat(
        "Burrow Rat, Scout, Pit Brute, Cave Bear, Hill Raider", "Razor Boar", hero="Elora"
    )
    new_to_us(state)
    act(state, "commit Razor Boar", "strike front")
    assert [sight for sight, _ in sights(state)] == ["visible", "visible", "visible", "hidden"]
    assert [event.args for event in told(state, "peeks")] == [("Cave Bear",)]
    act(state, "use Maneuver on front", "exhaust")
    assert sights(state) == [
        ("visible", "Pit Brute"),
        ("visible", "Cave Bear"),
        ("hidden", None),
        ("known", "Scout"),
    ]


@pytest.mark.rule("HND-VIS-03", "HND-FACT-07")
def test_what_a_specter_shows_stays_remembered() -> None:
    state = combat("Specter, Pit Brute, Cutpurse, Hill Raider", hero="Ifaris")
    assert [sight for sight, _ in sights(new_to_us(state))] == [*["visible"] * 3, "hidden"]
    act(state, "use Illusionist", "exhaust")
    assert sights(state) == [
        ("visible", "Ash Drake"),
        ("visible", "Mirror Shade"),
        ("known", "Cutpurse"),
        ("hidden", None),
    ]


@pytest.mark.rule("HND-GEO-11", "HND-SETUP-05")
def test_in_the_second_wave_all_is_remembered() -> None:
    """The deck is rotated, and the other half of a side that was seen is known."""
    state = new_to_us(merchant(9, hero="Rhys"))
    act(state, "leave")
    view = state.view(0)
    assert [spot.sight for spot in view.line] == ["visible"] * 2 + ["known"] * 6
    assert [spot.face for spot in view.line] == [c.NAME[face] for face in state.line]
    assert view.line[2] == Spot("known", 3, "A", 1, "Cave Bear", None, None, None, 0, True)


@pytest.mark.rule("HND-GEO-11", "HND-SETUP-06", "HND-PROP-21")
def test_a_side_that_was_never_seen_has_no_name() -> None:
    """In wave 3 it is known which card lies where, and which side of it is up."""
    state = merchant(9, hero="Rhys", wave=2)
    new_to_us(state)
    state.seen |= 1 << c.side(c.SPECTER)
    act(state, "leave")
    view = state.view(0)
    assert [spot.sight for spot in view.line] == ["visible"] * 2 + ["known"] * 6
    named = [spot.face for spot in view.line[2:]]
    assert named == [None] * 6, "Specter is slotted: the deck was turned as a block"
    assert [(s.card, s.side, s.half) for s in view.line] == [
        ((face >> 2) + 1, "AB"[face >> 1 & 1], face & 1) for face in state.line
    ]
    shown = {c.side(face) for face in monsters(view)}
    assert shown == {c.side(face) for face in (*state.visible, *state.strength)}
    other = merchant(9, hero="Rhys", wave=2)
    new_to_us(other)
    other.seen |= 1 << c.side(c.DIRE_WOLF)
    act(other, "leave")
    assert [spot.face for spot in other.view(0).line if spot.face][2:] == ["Dire Wolf"]


@pytest.mark.rule("HND-GEO-11", "HND-MI-06", "HND-SETUP-14")
def test_during_setup_nobody_has_looked_at_the_line() -> None:
    state = new_to_us(merchant(9, hero="Rhys", wave=2))
    act(state, "buy Turning Potion", "leave")
    assert asked(state) == "turn"
    assert all(spot.sight == "known" and spot.face is None for spot in state.view(0).line)
    learned = state.learned
    act(state, "decline")
    assert [spot.sight for spot in state.view(0).line][:3] == ["visible", "visible", "known"]
    assert state.learned > learned


@pytest.mark.thorough
@pytest.mark.rule("HND-PROP-21", "HND-GEO-11")
def test_no_view_names_a_side_never_seen() -> None:
    """Sides become known by appearing: what is drawn or turned up appears, too."""
    for number in SOME:
        seen = sides_shown(opening(number).events)
        for step in run(number):
            seen |= sides_shown(step.told)
            assert sides(step.told, step.after.view(0)) <= seen


def sides_shown(events: Iterable[Event] | None) -> set[int]:
    """The sides that the events show to the player."""
    assert events is not None
    return sides(*[event for event in events if event.code == "appears"])


def test_spectators_see_what_the_player_sees() -> None:
    for step in run(5):
        mine, theirs = asdict(step.after.view(0)), asdict(step.after.view(None))
        assert mine.pop("seat") == 0
        assert theirs.pop("seat") is None
        assert mine == theirs


def test_views_are_small() -> None:
    sizes = [len(view_bytes(step.after.view(0))) for step in islice(some_steps(), 0, None, 5)]
    assert max(sizes) < MOST_BYTES


# --- two worlds ------------------------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.rule("HND-PROP-21")
def test_what_is_hidden_may_be_otherwise() -> None:
    """A second world is made from the view alone. It looks the same, allows the same, and the
    same choice tells the same, up to where a card appears that was hidden."""
    rng = Random(1)
    different = alike = 0
    for step in some_steps():
        state, move = step.before, step.move
        view = state.view(0)
        other = HAND.determinize(view, rng)
        assert other.view(0) == view
        assert list(other.legal(0)) == list(state.legal(0))
        other.learned, other.random = state.learned, state.random
        if other == state:
            alike += 1
        else:
            different += 1
        other.events = []
        other.apply(0, move)
        appeared = step.after.learned != state.learned
        assert (other.learned != state.learned) == appeared
        assert _until(step.told, appeared) == _until(other.events, appeared)
        if not appeared:
            assert other.view(0) == step.after.view(0)
    assert different > 1000 < alike


def _until(events: Any, appeared: bool) -> list[Event]:
    """The events, up to the first that tells of a card that was hidden."""
    listed = list(events)
    codes = [event.code for event in listed]
    return listed[: codes.index("appears")] if appeared else listed


# --- what was learned, and taking back -----------------------------------------------------------


def shown(view: View) -> tuple[set[int], set[int]]:
    """The sides that a view names, and the cards whose place it tells."""
    named = [spot.face for spot in view.line if spot.face is not None]
    faces = monsters((named, view.strength, view.underworld))
    cards = {spot.card for spot in view.line if spot.card is not None}
    return {c.side(face) for face in faces}, cards | {(face >> 2) + 1 for face in faces}


@pytest.mark.thorough
def test_learned_rises_exactly_when_something_new_is_seen() -> None:
    rises = 0
    for number in SOME:
        first = opening(number)
        named, cards = shown(first.view(0))
        named |= sides_shown(first.events)
        for step in run(number):
            new = [event for event in step.told if event.code == "appears"]
            for event in new:
                face = c.FACE[event.args[0]]
                assert c.side(face) not in named or (face >> 2) + 1 not in cards
                named.add(c.side(face))
                cards.add((face >> 2) + 1)
            now_sides, now_cards = shown(step.after.view(0))
            assert now_sides <= named and now_cards <= cards, "nothing is shown in silence"
            assert (step.after.learned > step.before.learned) == bool(new)
            assert revealed(step.before, step.after) == bool(new)
            rises += bool(new)
    assert rises > 200


@pytest.mark.rule("HND-GEO-11", "HND-VIS-03", "HND-MI-04")
def test_what_turning_up_specter_shows_is_learned() -> None:
    """Specter's own side is known, but the third monster is new: that stays turned up."""
    state = combat(WATCHED, "Razor Boar", hero="Elora", weapon="Blazing Wand", wave=2)
    new_to_us(state)
    state.seen |= 1 << c.side(c.SPECTER)
    act(state, "use Blazing Wand")
    before = state.copy()
    act(state, "flip Watcher")
    assert sights(state)[2] == ("visible", "Young Wyvern")
    assert told(state, "appears")[-1].args == ("Young Wyvern",)
    assert revealed(before, state)


WATCHED = "Watcher, Scout, Young Wyvern, Pit Brute"


@pytest.mark.rule("HND-GEO-11", "HND-PROP-21", "HND-FACT-05")
def test_what_is_flipped_out_of_sight_is_not_named() -> None:
    """Phase Worm flips Specter first, so nobody sees any more what the third turns into."""
    state = new_to_specter("Specter, Phase Worm, Great Serpent")
    assert [event.args for event in told(state, "turns")] == [("Specter", "Watcher")]
    assert [event.args for event in told(state, "flips-unseen")] == [("Great Serpent",)]
    assert sights(state)[2] == ("known", None)
    remembered = new_to_specter("Specter, Phase Worm, Great Serpent", seen="Iron Sentinel")
    assert told(remembered, "turns")[-1].args == ("Great Serpent", "Iron Sentinel")
    assert sights(remembered)[2] == ("known", "Iron Sentinel")


def new_to_specter(line: str, seen: str = "Specter") -> HandState:
    """This line comes to a player who has seen nothing but one side."""
    state = combat("", "Scout, Pit Brute", underworld="")
    state.line, state.phase = faces(line), phases.SETUP
    state.known, state.seen = 0, 1 << c.side(c.FACE[seen])
    state.frames, state.ask = (), frames.NOTHING
    state.push((frames.COMBAT,))
    play.run(state)
    return state


def test_in_a_known_wave_choices_can_be_taken_back() -> None:
    """In the second wave nothing is new as long as only known sides are up."""
    state = new_to_us(merchant(9, hero="Ifaris"))
    act(state, "leave")
    known = state.copy()
    act(state, "use Energy Surge", "exhaust")
    act(state, f"commit {c.NAME[state.strength[0]]}", "strike front", "take")
    assert not revealed(known, state)
    assert asked(state) in ("fight", "loss")


def test_a_run_is_taken_back_until_something_was_learned() -> None:
    recorder = Recorder(HAND, seed=3, seats=1, hero="elora", boss="gorvane")
    state = recorder.state
    start = state.copy()
    assert undoable(recorder, 0) is None
    recorder.choose(0, "use Armor Piercing")
    recorder.choose(0, "exhaust")
    assert undoable(recorder, 0) == 1
    recorder = undone(undone(recorder, 1), 0)
    assert recorder.state == start
    recorder.choose(0, "use Maneuver on front")
    recorder.choose(0, "exhaust")
    assert undoable(recorder, 0) is None, "the third monster has been seen"
