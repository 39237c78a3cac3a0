"""What turns and moves cards (section 1.2 of the catalogue), one operation at a time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fateloom.games.hand import cards as c
from fateloom.games.hand import combat as fights
from fateloom.games.hand import line as ln
from fateloom.games.hand import strength, waves
from fateloom.games.hand.cards import Face
from fateloom.games.hand.state import HandState
from tests.games.hand import catalogue
from tests.games.hand.catalogue import MONSTERS, Monster
from tests.games.hand.table import act, combat, faces, left, names

EACH_MONSTER = pytest.mark.parametrize("monster", MONSTERS, ids=[m.name for m in MONSTERS])

FACES = st.integers(0, c.FACES - 1)
DECKS = st.permutations(range(c.CARDS)).flatmap(
    lambda order: st.tuples(*[st.integers(card * 4, card * 4 + 3) for card in order])
)
"""All 11 cards in any order, each turned any way."""


@st.composite
def hands(draw: st.DrawFn) -> HandState:
    """A hand in combat, with at least one monster in the line."""
    deck = draw(DECKS)
    monsters = draw(st.integers(1, 11))
    slotted = draw(st.integers(0, 11 - monsters))
    state = HandState.empty(draw(st.integers(0, 3)), draw(st.integers(0, 2)), 2)
    state.wave, state.phase = 1, 1
    state.line, state.strength = deck[:monsters], deck[monsters : monsters + slotted]
    state.underworld = deck[monsters + slotted :]
    state.damage = tuple(draw(st.lists(st.integers(0, 9), min_size=11, max_size=11)))
    state.tainted = draw(st.integers(0, 2**11 - 1))
    state.absorbed = 8 if c.FOREST_DRAGON in state.line else 0
    return state


def rows(state: HandState) -> tuple[tuple[Face, ...], ...]:
    return state.line, state.strength, state.underworld


def card(state: HandState, face: Face) -> tuple[int, int]:
    """The damage on a card, and whether it is tainted."""
    return state.damage[face >> 2], state.tainted >> (face >> 2) & 1


# --- turning --------------------------------------------------------------------------


@pytest.mark.rule("HND-OP-01", "HND-OP-02")
@EACH_MONSTER
def test_rotate_and_flip(monster: Monster) -> None:
    face = c.FACE[monster.name]
    assert c.NAME[c.rotated(face)] == catalogue.rotated(monster.name)
    assert c.NAME[c.flipped(face)] == catalogue.flipped(monster.name)


@pytest.mark.rule("HND-PROP-04")
@given(FACES)
def test_turns_undo_themselves_and_commute(face: Face) -> None:
    assert c.rotated(c.rotated(face)) == c.flipped(c.flipped(face)) == face
    assert c.rotated(c.flipped(face)) == c.flipped(c.rotated(face))
    every = {face, c.rotated(face), c.flipped(face), c.rotated(c.flipped(face))}
    assert every == set(range(face // 4 * 4, face // 4 * 4 + 4))


@pytest.mark.rule("HND-OP-01", "HND-OP-02", "HND-OP-03", "HND-ACC-03")
@given(hands(), st.data())
def test_a_card_of_the_line_that_turns_stays_in_its_place(
    state: HandState, data: st.DataObject
) -> None:
    before = state.copy()
    place = data.draw(st.integers(0, len(state.line) - 1))
    face = state.line[place]
    to = data.draw(st.sampled_from([c.rotated(face), c.flipped(face)]))
    ln.turn(state, face, to)
    assert state.line == (*before.line[:place], to, *before.line[place + 1 :])
    assert (state.strength, state.underworld) == (before.strength, before.underworld)
    assert card(state, to) == (0, 0)
    for other in before.line:
        if other != face:
            assert card(state, other) == card(before, other)
    if face == c.FOREST_DRAGON:
        assert state.absorbed == 0
    else:
        assert state.absorbed == before.absorbed


@pytest.mark.rule("HND-OP-03", "HND-ACC-03", "HND-ACC-04")
def test_a_face_that_changes_is_a_different_monster() -> None:
    """Damage and the unslottable mark are gone, also when the card turns back (R-06)."""
    state = combat("Cave Bear, Iron Sentinel, Razor Boar", "Pit Brute", weapon="Blazing Wand")
    act(state, "use Throw Sword", "exhaust")
    assert left(state, 1) == 1
    assert not state.view(0).line[1].slots
    act(state, "use Blazing Wand", "flip Iron Sentinel", "decline")
    assert names(state.line) == "Cave Bear, Great Serpent, Razor Boar"
    assert left(state, 1) == 8
    assert state.view(0).line[1].slots
    state.ready = True
    act(state, "use Blazing Wand", "flip Great Serpent", "decline")
    assert names(state.line) == "Cave Bear, Iron Sentinel, Razor Boar"
    assert left(state, 1) == 10
    assert state.view(0).line[1].slots


@pytest.mark.rule("HND-OP-01", "HND-OP-02", "HND-PROP-07")
@given(hands(), st.data())
def test_a_strength_card_that_turns_stays_slotted(state: HandState, data: st.DataObject) -> None:
    if not state.strength:
        return
    before = state.copy()
    place = data.draw(st.integers(0, len(state.strength) - 1))
    face = state.strength[place]
    to = data.draw(st.sampled_from([c.rotated(face), c.flipped(face)]))
    strength.turn(state, face, to)
    assert state.strength == (*before.strength[:place], to, *before.strength[place + 1 :])
    assert (state.line, state.underworld) == (before.line, before.underworld)


# --- moving ---------------------------------------------------------------------------


@pytest.mark.rule("HND-OP-04", "HND-PROP-07", "HND-GEO-10", "HND-ACC-03")
@given(hands(), st.data())
def test_slotting_keeps_side_and_half(state: HandState, data: st.DataObject) -> None:
    before = state.copy()
    face = data.draw(st.sampled_from(state.line))
    ln.slot(state, face)
    assert state.line == tuple(other for other in before.line if other != face)
    assert state.strength == (*before.strength, face)
    assert state.underworld == before.underworld
    assert card(state, face) == (0, 0)


@pytest.mark.rule("HND-OP-05", "HND-PROP-07")
@given(hands(), st.data())
def test_discarding_keeps_side_and_half(state: HandState, data: st.DataObject) -> None:
    if not state.strength:
        return
    before = state.copy()
    face = data.draw(st.sampled_from(state.strength))
    strength.discard(state, face)
    assert state.strength == tuple(other for other in before.strength if other != face)
    assert state.underworld == (*before.underworld, face)
    assert state.line == before.line


@pytest.mark.rule("HND-OP-06", "HND-ACC-03")
@given(hands(), st.data())
def test_to_the_underworld(state: HandState, data: st.DataObject) -> None:
    before = state.copy()
    face = data.draw(st.sampled_from(state.line))
    ln.sink(state, face)
    assert state.line == tuple(other for other in before.line if other != face)
    assert state.underworld == (*before.underworld, face)
    assert state.strength == before.strength
    assert card(state, face) == (0, 0)


@pytest.mark.rule("HND-OP-07", "HND-ACC-02")
@given(hands())
def test_swapping_front_and_second(state: HandState) -> None:
    before = state.copy()
    ln.swap(state)
    if len(before.line) == 1:
        assert rows(state) == rows(before)
    else:
        assert state.line == (before.line[1], before.line[0], *before.line[2:])
        assert rows(state)[1:] == rows(before)[1:]
    assert (state.damage, state.tainted) == (before.damage, before.tainted)


@pytest.mark.rule("HND-OP-08", "HND-ACC-02")
@given(hands(), st.data())
def test_sending_to_the_back(state: HandState, data: st.DataObject) -> None:
    before = state.copy()
    face = data.draw(st.sampled_from(state.line))
    ln.send_to_back(state, face)
    assert state.line == (*[other for other in before.line if other != face], face)
    assert rows(state)[1:] == rows(before)[1:]
    assert (state.damage, state.tainted) == (before.damage, before.tainted)


@pytest.mark.rule("HND-OP-08")
def test_the_back_of_the_line_is_before_the_boss() -> None:
    state = combat("Cave Bear, Hill Raider, Razor Boar", hero="Elora")
    sunk = state.underworld
    act(state, "use Maneuver on front", "exhaust")
    assert names(state.line) == "Hill Raider, Razor Boar, Cave Bear"
    act(state, "take", "lose 0 2", "take")
    assert state.underworld == (*sunk, *faces("Hill Raider, Razor Boar"))
    assert names(state.line) == "Cave Bear"


@pytest.mark.rule("HND-OP-09", "HND-PROP-09")
@given(hands())
def test_peeking_shows_the_third_and_moves_nothing(state: HandState) -> None:
    before = state.copy()
    fights.peek(state)
    assert rows(state) == rows(before)
    assert state.visible == state.line[:3]


# --- strength cards -------------------------------------------------------------------


@pytest.mark.rule("HND-PROP-08", "HND-HP-05")
@given(hands(), st.integers(0, 6), st.booleans())
def test_a_strength_card_is_worth_its_base_health(
    state: HandState, exhausted: int, pierced: bool
) -> None:
    """Nothing in the line changes it, nor do exhausted abilities or Armor Piercing."""
    state.pierced = pierced
    state.grid = c.after_loss((0, 0), exhausted)[0] if exhausted < 6 else (3, 3)
    for face in state.strength:
        for place, target in enumerate(state.line[:2]):
            worth = strength.card_value(state, face, place)
            printed = MONSTERS[face].hp
            assert worth == (max(printed - 4, 0) if target == c.MIRROR_SHADE else printed)


@pytest.mark.rule("HND-PROP-08", "HND-HP-05")
def test_a_strengthened_monster_is_slotted_with_its_base_health() -> None:
    state = combat("War Drummer, Chieftain, Cave Bear", "Elder Dragon", hero="Ifaris")
    assert left(state, 1) == 7 + 2 + 2
    act(state, "commit Elder Dragon", "strike second")
    assert names(state.strength) == "Chieftain"
    act(state, "commit Chieftain")
    assert state.view(0).attacks[0].cards == (7,)


# --- the deck -------------------------------------------------------------------------


@pytest.mark.rule("HND-OP-12", "HND-PROP-05")
@given(DECKS)
def test_rotating_the_deck(deck: tuple[Face, ...]) -> None:
    turned = waves.rotated_deck(deck)
    assert [c.NAME[face] for face in turned] == [catalogue.rotated(c.NAME[face]) for face in deck]
    assert sorted(face >> 2 for face in turned) == [*range(11)]
    assert waves.rotated_deck(turned) == deck


@pytest.mark.rule("HND-OP-13", "HND-PROP-05")
@given(DECKS)
def test_flipping_the_deck_turns_its_order_round(deck: tuple[Face, ...]) -> None:
    turned = waves.flipped_deck(deck)
    assert [c.NAME[face] for face in turned] == [
        catalogue.flipped(c.NAME[face]) for face in reversed(deck)
    ]
    assert sorted(face >> 2 for face in turned) == [*range(11)]
    assert waves.flipped_deck(turned) == deck


@pytest.mark.rule("HND-PROP-06", "HND-WAVE-05")
@given(DECKS)
def test_four_faces_in_four_waves(deck: tuple[Face, ...]) -> None:
    second = waves.rotated_deck(deck)
    third = waves.flipped_deck(second)
    fourth = waves.rotated_deck(third)
    for face in deck:
        shown = [
            next(other for other in each if other >> 2 == face >> 2)
            for each in (deck, second, third, fourth)
        ]
        m = MONSTERS[face]
        other_side = "B" if m.side == "A" else "A"
        assert [(MONSTERS[each].side, MONSTERS[each].half) for each in shown] == [
            (m.side, m.half),
            (m.side, 1 - m.half),
            (other_side, 1 - m.half),
            (other_side, m.half),
        ]


@pytest.mark.rule("HND-OP-14", "HND-SETUP-08")
@given(DECKS, st.integers(2, 5))
def test_drawing_from_the_back_of_the_deck(deck: tuple[Face, ...], count: int) -> None:
    state = HandState.empty(0, 0, 2)
    waves.draw(state, deck, count)
    assert rows(state) == (deck[: 11 - count], deck[11 - count :], ())


@pytest.mark.rule("HND-OP-11", "HND-SETUP-05", "HND-SETUP-06", "HND-SETUP-07", "HND-SETUP-04")
@given(hands(), st.integers(1, 3))
def test_gathering_takes_strength_then_underworld(state: HandState, wave: int) -> None:
    state.strength, state.underworld = state.strength + state.line, state.underworld
    state.line, state.wave = (), wave
    deck = state.strength + state.underworld
    waves.begin(state)
    turned = waves.flipped_deck(deck) if wave == 2 else waves.rotated_deck(deck)
    assert state.line + state.strength == turned
    assert state.underworld == ()


@pytest.mark.rule("HND-OP-10", "HND-SETUP-03")
def test_shuffling_turns_cards_at_random() -> None:
    places: set[tuple[int, int]] = set()
    shown: set[Face] = set()
    for seed in range(300):
        state = HandState.empty(0, 0, 2)
        state.random = seed
        waves.shuffle(state)
        assert sorted(face >> 2 for face in state.underworld) == [*range(11)]
        places |= {(face >> 2, place) for place, face in enumerate(state.underworld)}
        shown |= set(state.underworld)
    assert len(places) == 121 and len(shown) == 44
