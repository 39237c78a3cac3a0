"""What many lines do, held against the reference, and how soon it is over."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import pytest

from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, phases, play
from fateloom.games.hand import line as ln
from fateloom.games.hand.cards import Face
from fateloom.games.hand.state import HandState
from tests.games.hand.reference import Reference

MOST = 20
"""Abilities that one line may resolve before the player acts (HND-PROP-11)."""


def settled(line: tuple[Face, ...], strength: tuple[Face, ...]) -> HandState:
    """The line when its combat has begun; the first of all choices is taken."""
    state = HandState.empty(0, 0, 2)
    state.wave, state.phase = 1, phases.SETUP
    state.line, state.strength = line, strength
    state.events = []
    state.push((frames.COMBAT,))
    play.run(state)
    choices = 0
    while state.ask != frames.FIGHT:
        state.apply(0, state.legal(0)[0])
        choices += 1
        assert choices <= MOST
    return state


def check(line: tuple[Face, ...], strength: tuple[Face, ...]) -> int:
    """Settle a line here and in the reference; tell how many abilities were resolved."""
    state = settled(line, strength)
    reference = Reference(list(c.named(line)), list(c.named(strength)))
    assert state.events is not None
    resolved = [event.args[0] for event in state.events if event.code == "resolves"]
    said = (c.named(line), c.named(strength))
    assert resolved == reference.resolved, said
    assert c.named(state.line) == tuple(reference.line), said
    assert c.named(state.strength) == tuple(reference.strength), said
    assert c.named(state.underworld) == tuple(reference.underworld), said
    assert c.named(state.visible) == tuple(reference.visible()), said
    assert state.hp == reference.hp, said
    hp = ln.current_health(state)
    numbers = [(hp[i], ln.harm(state.visible, i)) for i in range(len(state.visible))]
    assert numbers == reference.numbers(), said
    return len(resolved)


def random_line(chance: Random, monsters: int) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
    """This number of monsters and up to three strength cards, all different, turned any way."""
    order = chance.sample(range(c.CARDS), min(monsters + chance.randrange(4), c.CARDS))
    faces = tuple([card * 4 + chance.randrange(4) for card in order])
    return faces[:monsters], faces[monsters:]


@pytest.mark.rule(
    "HND-PROP-11",
    "HND-ORDER-01",
    "HND-ORDER-05",
    "HND-ATYPE-03",
    "HND-ATYPE-05",
    "HND-ATYPE-07",
    "HND-ATYPE-08",
    "HND-MN-03",
)
@pytest.mark.parametrize("monsters", range(1, 10))
def test_some_lines(monsters: int) -> None:
    chance = Random(monsters)
    for _ in range(250):
        assert check(*random_line(chance, monsters)) <= MOST


@pytest.mark.rule("HND-PROP-11", "HND-CON-08")
@pytest.mark.parametrize("number", range(c.CARDS))
def test_all_pairs_of_faces(number: int) -> None:
    others = [face for face in range(c.FACES) if face >> 2 != number]
    for half, other in product(range(4), others):
        face = number * 4 + half
        spare = next(each for each in (c.BURROW_RAT, c.DUELIST, c.HILL_RAIDER)
                     if each >> 2 not in (number, other >> 2))  # fmt: skip
        assert check((face, other), (spare,)) <= MOST


@pytest.mark.slow
@pytest.mark.rule("HND-PROP-11", "HND-CON-08")
def test_all_ordered_triples() -> None:
    chance = Random(3)
    lines = most = 0
    for cards in permutations(range(c.CARDS), 3):
        rest = [card for card in range(c.CARDS) if card not in cards]
        for turned in product(range(4), repeat=3):
            line = tuple([card * 4 + how for card, how in zip(cards, turned, strict=True)])
            strength = tuple([card * 4 + chance.randrange(4) for card in chance.sample(rest, 3)])
            most = max(most, check(line, strength))
            lines += 1
    assert lines == 63_360
    assert most <= MOST


@pytest.mark.slow
@pytest.mark.rule("HND-PROP-11", "HND-CON-08")
def test_many_lines_of_eight() -> None:
    chance = Random(8)
    most = 0
    for _ in range(100_000):
        order = chance.sample(range(c.CARDS), c.CARDS)
        faces = tuple([card * 4 + chance.randrange(4) for card in order])
        most = max(most, check(faces[:8], faces[8:]))
    assert most <= MOST
