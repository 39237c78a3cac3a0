"""Runs taken up anywhere: before a setup, a boss or a merchant, with whatever was gathered.

Luck alone seldom gets past the first wave. Played on at random, these reach everything.
"""

from __future__ import annotations

from random import Random

from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, play
from fateloom.games.hand.game import HAND
from fateloom.games.hand.state import HandState


def anywhere(seed: int) -> HandState:
    """A watched run: a fresh one, or one that stands before a setup, a boss or a merchant."""
    rng = Random(seed)
    difficulty = rng.choice(c.DIFFICULTY_OPTIONS)
    state = HAND.new(seed=seed, seats=1, watch=True, difficulty=difficulty)
    take_up = rng.choice((None, _before_setup, _before_boss, _before_merchant))
    if take_up is not None:
        _gather(state, rng)
        take_up(state, rng)
        play.run(state)
    return state


def _gather(state: HandState, rng: Random) -> None:
    """All cards are dealt with, and have been seen; some abilities are exhausted, and often a
    weapon is owned."""
    deck = list(state.line + state.strength + state.underworld)
    rng.shuffle(deck)
    slotted = rng.randrange(6)
    state.line, state.strength = (), tuple(deck[:slotted])
    state.underworld = tuple(deck[slotted:])
    for face in deck:
        state.seen |= 1 << c.side(face) | rng.getrandbits(2 * c.CARDS)
        state.known |= 1 << (face >> 2)
    state.ask, state.frames, state.choices = frames.NOTHING, (), ()
    state.damage, state.tainted, state.absorbed = (0,) * c.CARDS, 0, 0
    state.grid = rng.choice(c.GRIDS[:-1])
    sold = [item for item in c.SHOP[c.RANGED[state.hero]] if item in c.WEAPONS]
    state.weapon = rng.choice((*sold, -1))
    state.ready = state.weapon >= 0 and rng.random() < 0.7


def _before_setup(state: HandState, rng: Random) -> None:
    """The next wave is set up; potions wait for it, and perhaps a penalty."""
    state.wave = rng.choice((1, 2, 3))
    for item in c.SHOP[c.RANGED[state.hero]]:
        if item in c.POTIONS and item != c.HEALING_POTION:
            state.potions |= rng.getrandbits(1) << item - c.HEALING_POTION
    state.owes = rng.random() < 0.3
    state.push((frames.WAVE,))


def _before_boss(state: HandState, rng: Random) -> None:
    state.wave = rng.choice((1, 2, 3, 4))
    state.push((frames.BOSS_PHASE,))


def _before_merchant(state: HandState, rng: Random) -> None:
    state.wave = rng.choice((1, 2, 3))
    state.gold = rng.randrange(3, 15)
    state.push((frames.TRADE, 1))
