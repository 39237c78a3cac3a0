"""Complete runs consistent with the player's view, for bots that search."""

from __future__ import annotations

from random import Random
from typing import Final

from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, phases
from fateloom.games.hand.cards import Face
from fateloom.games.hand.position import Position
from fateloom.games.hand.state import HandState
from fateloom.games.hand.view import View

_HERO: Final = {name: hero for hero, name in enumerate(c.HERO_NAMES)}
_BOSS: Final = {name: boss for boss, name in enumerate(c.BOSS_NAMES)}
_DIFFICULTY: Final = {name: number for number, name in enumerate(c.DIFFICULTY_OPTIONS)}
_ASK: Final = {name: ask for ask, name in enumerate(frames.ASK_NAMES)}
_PHASE: Final = {name: phase for phase, name in enumerate(phases.NAMES)}
_PURPOSE: Final = {name: purpose for purpose, name in enumerate(frames.PURPOSE_NAMES)}


def determinize(view: View, rng: Random) -> HandState:
    """A state with this view; hidden cards get a random order and random faces."""
    state = HandState.empty(_HERO[view.hero], _BOSS[view.boss], _DIFFICULTY[view.difficulty])
    state.random = rng.getrandbits(64)
    state.waiting, state.outcome = view.waiting, view.outcome
    state.wave, state.phase = view.wave, _PHASE[view.phase]
    state.ask = _ASK[view.asked or "nothing"]
    state.strength, state.underworld = _faces(view.strength), _faces(view.underworld)
    state.line = _line(state, view, rng)
    state.grid = view.grid
    state.weapon = c.ITEM[view.weapon] if view.weapon else -1
    state.ready, state.gold = view.ready, view.gold
    state.potions = sum([1 << c.ITEM[name] - c.HEALING_POTION for name in view.potions])
    state.boss_damage = view.boss_hp - view.boss_left
    state.criticals = sum([hit.used << i for i, hit in enumerate(view.criticals)])
    state.committed, state.choices = _faces(view.committed), _faces(view.choices)
    if state.ask == frames.CARD:
        state.purpose = _PURPOSE[view.about or ""]
    _remember(state, view)
    return state


def _faces(names: tuple[str, ...]) -> tuple[Face, ...]:
    return tuple([c.FACE[name] for name in names])


def _line(state: Position, view: View, rng: Random) -> tuple[Face, ...]:
    known = {spot.card - 1 for spot in view.line if spot.card is not None}
    known |= {face >> 2 for face in state.strength + state.underworld}
    hidden = [card for card in range(c.CARDS) if card not in known]
    rng.shuffle(hidden)
    line = []
    for spot in view.line:
        if spot.card is None or spot.side is None or spot.half is None:
            line.append(hidden.pop() * 4 + rng.randrange(4))
        else:
            line.append((spot.card - 1) * 4 + "AB".index(spot.side) * 2 + spot.half)
    return tuple(line)


def _remember(state: Position, view: View) -> None:
    memory = view.memory
    state.damage, state.tainted, state.absorbed = memory.damage, memory.tainted, memory.absorbed
    state.peeked, state.at_front = memory.peeked, memory.at_front
    state.at_second, state.fired, state.used = memory.at_second, memory.fired, memory.used
    state.pierced, state.grudge = memory.pierced, memory.grudge
    state.bought, state.hit, state.owes = memory.bought, memory.hit, memory.owes
    state.frames, state.adds, state.deed = memory.frames, memory.adds, memory.deed
    state.amount, state.hurt, state.suffered = memory.amount, memory.hurt, memory.suffered
    state.seen, state.known = memory.seen, memory.known
