"""The evaluation function: the probability of winning a run, for bots that search.

A logistic model: the score is the sum of the weights (`weights.py`) of everything in the hand. The
tables here precompute sums that always occur together.
"""

from __future__ import annotations

from math import exp
from typing import Final

from fateloom.games.hand import boss, frames, phases
from fateloom.games.hand import cards as c
from fateloom.games.hand import line as ln
from fateloom.games.hand import strength as st
from fateloom.games.hand import weights as w
from fateloom.games.hand.legal import strike_places
from fateloom.games.hand.position import Position

NEVER: Final = 99.0
_WAVES: Final = range(c.WAVES)
_HEROES: Final = range(len(c.HERO_NAMES))
_MOST_GOLD, _FIRST_GOLD, _MOST_CARDS = 14, 5, 7

SHORT, MIDDLING, LONG, AT_BOSS, AT_MERCHANT = range(5)
_LINES: Final = tuple(
    SHORT if monsters < 3 else MIDDLING if monsters < 6 else LONG for monsters in range(c.CARDS + 1)
)
"""The class of a line by its number of monsters."""


def _bits(weights: tuple[float, ...]) -> tuple[float, ...]:
    """The sum of the weights for every set of bits."""
    return tuple(
        sum([weight for bit, weight in enumerate(weights) if number >> bit & 1])
        for number in range(1 << len(weights))
    )


def _standing(at: int, wave: int, hero: int, grid: c.Grid) -> float:
    hp = c.HEALTH - sum(grid)
    working = c.WORKING[hero][grid[0]][grid[1]] >> hero * 6
    return (
        w.PHASE[wave][max(at - LONG, 0)]
        + w.HERO[wave][hero]
        + w.HP[wave][hp]
        + w.HP_IN[at][hp]
        + _bits(w.WORKS[hero])[working]
    )


_STANDING: Final = tuple(
    tuple(
        tuple({grid: _standing(at, wave, hero, grid) for grid in c.GRIDS} for hero in _HEROES)
        for wave in _WAVES
    )
    for at in range(5)
)
"""The combined weights of line or phase, wave, hero and grid."""
_RUN: Final = tuple(
    tuple(tuple(level + foe for foe in w.BOSS[wave]) for level in w.LEVEL[wave]) for wave in _WAVES
)
"""The combined weights of wave, difficulty and boss."""
_USED_IN_COMBAT: Final = tuple(map(_bits, w.USED_IN_COMBAT))
_USED_AT_BOSS: Final = tuple(map(_bits, w.USED_AT_BOSS))
_POTIONS: Final = _bits(w.POTION)
_SLOTTED: Final = tuple(
    tuple(tuple(value[hp] + w.CARD[wave] for hp in c.HP) for value in w.VALUE) for wave in _WAVES
)
"""The weight of each strength card in combat, by wave and line."""
_THREAT: Final = tuple(
    tuple(w.THREAT[face >> 2][face & 3] + w.MONSTER[wave] for face in range(c.FACES))
    for wave in _WAVES
)
"""The weight of each monster still in the line, by wave."""


_SETTLED: Final = frozenset(
    {frames.NOTHING, frames.FIGHT, frames.FACE_BOSS, frames.PAY_CRITICAL, frames.BARGAIN}
)


def settled(state: Position) -> bool:
    """Whether no cost or effect is in progress."""
    return state.ask in _SETTLED


def evaluate(state: Position) -> float:
    """The probability of a win, from 0 to 1."""
    if state.outcome is not None:
        return {"won": 1.0, "draw": w.DRAW}.get(state.outcome.reason, 0.0)
    chance = 1.0 / (1.0 + exp(-_score(state)))
    return chance if state.hp else chance * w.DRAW  # the boss may still fall with the hero


def _score(state: Position) -> float:
    wave, hero = state.wave - 1, state.hero
    score = _RUN[wave][state.difficulty][state.boss] + _POTIONS[state.potions]
    if state.weapon >= 0:
        score += w.OWNED[state.weapon] * (c.WAVES - state.wave)
        if state.ready:
            score += w.READY[state.phase == phases.BOSS][state.weapon]
    if state.phase == phases.BOSS:
        score += _STANDING[AT_BOSS][wave][hero][state.grid] + _USED_AT_BOSS[hero][state.used]
        return score + _at_boss(state, wave)
    if state.phase == phases.MERCHANT:
        gold = min(state.gold, _MOST_GOLD)
        score += w.GOLD[wave] * gold + w.FIRST_GOLD[wave] * min(gold, _FIRST_GOLD)
        return score + _STANDING[AT_MERCHANT][wave][hero][state.grid] + _coming(state, wave)
    line = _LINES[len(state.line)]
    slotted, threat = _SLOTTED[wave][line], _THREAT[wave]
    score += _STANDING[line][wave][hero][state.grid] + _USED_IN_COMBAT[hero][state.used]
    score += sum([slotted[face] for face in state.strength])
    score += sum([threat[face] for face in state.line]) + w.LINE[len(state.line)]
    score += w.COUNT[line][min(len(state.strength), _MOST_CARDS)]
    if state.pierced:
        score += w.PIERCED
    if state.grudge:
        score += w.GRUDGE
    if state.committed:
        score += _attack(state, slotted, threat, w.COUNT[line])
    return score


def _attack(
    state: Position,
    slotted: tuple[float, ...],
    threat: tuple[float, ...],
    counts: tuple[float, ...],
) -> float:
    """The expected changes by the prepared attack, with another card if needed."""
    spent = sum([slotted[face] for face in state.committed])
    held = len(state.strength)
    rest = held - len(state.committed)
    left = ln.remaining(state)
    best = -NEVER
    for place in strike_places(state):
        target = state.line[place]
        missing = left[place] - st.attack_value(state, place)
        gain, count = -threat[target], rest
        if not state.tainted >> (target >> 2) & 1:
            gain += slotted[target]
            count += 1
        if missing > 0:
            more = [
                slotted[face]
                for face in state.strength
                if face not in state.committed and st.card_value(state, face, place) >= missing
            ]
            gain, count = (gain - min(more), count - 1) if more else (0.0, rest)
        best = max(best, gain + counts[min(count, _MOST_CARDS)])
    return best - spent - counts[min(held, _MOST_CARDS)]


def _at_boss(state: Position, wave: int) -> float:
    power = boss.power(state)
    strength = sum([st.boss_value(c.HP[face], face, power) for face in state.strength])
    left = boss.health(state) - state.boss_damage
    if state.hit >= 0:  # it will be paid for, and lands
        left -= c.CRITICALS[wave][state.hit][2]
        strength -= st.hit_cost(state, state.hit)
    score = w.LEFT[wave] * left + w.STRENGTH_AT_BOSS[wave] * strength
    score += w.COUNT_AT_BOSS[min(len(state.strength), _MOST_CARDS)]
    if left > strength:
        score += (w.BEYOND[wave] + w.BEYOND_HP[wave] * state.hp) * (left - strength)
    else:
        score += w.REACHED[wave]
    for hit, weight in enumerate(w.CRITICAL[wave]):
        if not state.criticals >> hit & 1:
            score += weight
    if state.grudge:
        score += w.GRUDGE_AT_BOSS
    return score + _coming(state, wave)


def _coming(state: Position, wave: int) -> float:
    """The strength at the start of the next wave, if it began now (HND-SETUP-05 to -07)."""
    if wave == 3:
        return 0.0
    count = c.START_STRENGTH[state.difficulty]
    deck = state.strength + state.underworld
    if wave == 1:
        return w.NEXT[wave] * sum([c.HP[c.flipped(face)] for face in deck[:count]])
    return w.NEXT[wave] * sum([c.HP[c.rotated(face)] for face in deck[-count:]])
