"""The line of monsters: their current strength, and operations that move or turn them.

Ongoing abilities are never resolved; they are in force whenever a number is asked for
(HND-ATYPE-11).
"""

from __future__ import annotations

from typing import Final

from fateloom.games.hand import cards as c
from fateloom.games.hand.cards import Face
from fateloom.games.hand.position import Position

FATAL: Final = 99
"""Damage that stands for "defeated", whatever the monster's HP."""


def health(state: Position, visible: tuple[Face, ...], place: int) -> int:
    """The current HP of a monster of the line, damage not taken off (HND-HP-02).

    Only visible monsters have a bonus, except Chieftain, whose own bonus persists
    (HND-MN-12); bonuses from several sources add up (HND-MN-03).
    """
    face = state.line[place]
    hp = _PIERCED[face] if state.pierced else c.HP[face]
    if place < len(visible):
        hp += _lent_bonus(visible, face)
        if face in _GROWING:
            hp += _own_bonus(visible, place, state.exhausted)
    if face == c.FOREST_DRAGON:
        hp += state.absorbed
    elif face == c.CHIEFTAIN and place:
        # Out of sight the HP matter only to damage, and only a monster that was visible has
        # any: whether this one has been revealed need not be remembered.
        hp += 2
    return hp


_PIERCED: Final = tuple(hp - c.PIERCING if hp >= c.PIERCED_FROM else hp for hp in c.HP)
"""The HP of every monster on its own while Armor Piercing is in force (HND-HERO-E3)."""


_GROWING: Final = frozenset({c.MARSH_HYDRA, c.DIRE_WOLF, c.SOUL_LEECH, c.CINDER_HATCHLING})
"""The monsters with a bonus of their own while visible."""


def _own_bonus(visible: tuple[Face, ...], place: int, exhausted: int) -> int:
    face = visible[place]
    others = visible[:place] + visible[place + 1 :]
    if face == c.MARSH_HYDRA:
        return len(others)
    if face == c.DIRE_WOLF:
        return 2 if any(c.TYPE[other] == c.CREATURE for other in others) else 0
    if face == c.SOUL_LEECH:
        return exhausted
    if face == c.CINDER_HATCHLING:
        return 3 if any(c.TYPE[other] == c.DRAGON for other in others) else 0
    return 0


def _lent_bonus(visible: tuple[Face, ...], face: Face) -> int:
    """The bonus that War Drummer gives to other monsters."""
    if c.TYPE[face] == c.WARRIOR and face != c.WAR_DRUMMER and c.WAR_DRUMMER in visible:
        return 2
    return 0


def harm(visible: tuple[Face, ...], place: int) -> int:
    """The current DMG of a visible monster."""
    face = visible[place]
    kind = c.TYPE[face]
    dmg = c.DMG[face]
    if kind == c.CREATURE and face != c.SWARM_QUEEN and c.SWARM_QUEEN in visible:
        dmg += 1
    if kind == c.WARRIOR and face != c.BANNER_KNIGHT and c.BANNER_KNIGHT in visible:
        dmg += 1
    return dmg


def current_health(state: Position) -> list[int]:
    """The current HP of every monster of the line, damage not taken off."""
    visible = state.visible
    return [health(state, visible, place) for place in range(len(state.line))]


def remaining(state: Position) -> list[int]:
    """The remaining HP of every monster of the line."""
    damage = state.damage
    return [
        hp - damage[face >> 2] for hp, face in zip(current_health(state), state.line, strict=True)
    ]


def dead(state: Position) -> list[Face]:
    """The monsters of the line without HP left; only damage can be the reason."""
    visible, damage = state.visible, state.damage
    found: list[Face] = []
    for place, face in enumerate(state.line):
        taken = damage[face >> 2]
        if taken and taken >= health(state, visible, place):
            found.append(face)
    return found


def wound(state: Position, face: Face, amount: int, taints: bool) -> None:
    """Deal damage to a monster; `taints` when a Normal ability does it (HND-ABIL-02)."""
    card = face >> 2
    damage = list(state.damage)
    damage[card] += amount
    state.damage = tuple(damage)
    if taints:
        state.tainted |= 1 << card


def fresh(state: Position, face: Face) -> None:
    """Clear the damage of a monster that changed face or left the line (HND-OP-03, HND-ACC-03)."""
    card = face >> 2
    if state.damage[card]:
        damage = list(state.damage)
        damage[card] = 0
        state.damage = tuple(damage)
    state.tainted &= ~(1 << card)
    if face == c.FOREST_DRAGON:
        state.absorbed = 0


def turn(state: Position, face: Face, to: Face) -> None:
    """Turn a monster of the line to another face of its card.

    If the same effect has just hidden it, it turns unseen: the new face is announced only if that
    side is known (HND-GEO-11).
    """
    i = state.line.index(face)
    fresh(state, face)
    state.line = (*state.line[:i], to, *state.line[i + 1 :])
    visible = state.visible
    if i < len(visible) or state.seen >> (to >> 1) & 1:
        state.tell("turns", c.NAME[face], c.NAME[to])
    else:
        state.tell("flips-unseen", c.NAME[face])
    look(state, visible)


def arrange(state: Position, line: tuple[Face, ...]) -> None:
    """Set the order of the line, and mark its visible monsters as seen."""
    state.line = line
    look(state, state.visible)


def sink(state: Position, face: Face) -> None:
    """Move a monster of the line to the back of the Underworld (HND-OP-06)."""
    fresh(state, face)
    state.underworld += (face,)
    state.tell("sinks", c.NAME[face])
    arrange(state, c.without(state.line, face))


def slot(state: Position, face: Face) -> None:
    """Move a monster of the line to the back end of the strength cards (HND-OP-04)."""
    fresh(state, face)
    state.strength += (face,)
    state.tell("slots", c.NAME[face])
    arrange(state, c.without(state.line, face))


def swap(state: Position) -> None:
    """Exchange the front and the second monster (HND-OP-07)."""
    if len(state.line) > 1:
        front, second, *rest = state.line
        state.tell("swaps", c.NAME[second], c.NAME[front])
        arrange(state, (second, front, *rest))


def send_to_back(state: Position, face: Face) -> None:
    """Move a monster to the end of the line (HND-OP-08)."""
    state.tell("goes-back", c.NAME[face])
    arrange(state, (*c.without(state.line, face), face))


def look(state: Position, faces: tuple[Face, ...]) -> None:
    """Show faces to the player, and note the new ones (HND-GEO-11)."""
    seen, known = state.seen, state.known
    new = False
    for face in faces:
        if not (seen >> (face >> 1) & 1 and known >> (face >> 2) & 1):
            seen |= 1 << (face >> 1)
            known |= 1 << (face >> 2)
            new = True
            state.tell("appears", c.NAME[face])
    if new:
        state.seen, state.known = seen, known
        state.learned += 1
