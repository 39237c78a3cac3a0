"""The view of a run: the only place that decides what the player may see.

A monster of the line is visible, known or hidden. Known means remembered: the place and orientation
of a card seen before. A side that was never seen is not revealed, nor is the identity of a hidden
card (HND-GEO-11, HND-PROP-21). A spectator sees what the player sees.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fateloom.core.game import Seat
from fateloom.games.hand import boss, frames, legal, merchant, phases, refusals
from fateloom.games.hand import cards as c
from fateloom.games.hand import line as ln
from fateloom.games.hand import moves as m
from fateloom.games.hand import strength as st
from fateloom.games.hand.cards import Face
from fateloom.games.hand.position import Position
from fateloom.games.hand.view import Ability, Attack, Critical, Memory, Refusal, Spot, View, Ware


def view(state: Position, seat: Seat | None) -> View:
    """The view of this seat or a spectator."""
    level = state.wave - 1
    boss_hp = boss.health(state)
    return View(
        seat=seat,
        waiting=state.waiting,
        asked=frames.ASK_NAMES[state.ask] if state.ask else None,
        about=_about(state),
        hero=c.HERO_NAMES[state.hero],
        boss=c.BOSS_NAMES[state.boss],
        difficulty=c.DIFFICULTY_OPTIONS[state.difficulty],
        wave=state.wave,
        phase=phases.NAMES[state.phase],
        line=_line(state),
        strength=c.named(state.strength),
        underworld=c.named(state.underworld),
        hp=state.hp,
        grid=state.grid,
        abilities=_abilities(state.hero, state.grid, state.used),
        weapon=c.ITEM_NAMES[state.weapon] if state.weapon >= 0 else None,
        ready=state.ready,
        potions=_potions(state.potions),
        gold=state.gold,
        shop=_shop(state) if state.ask == frames.BARGAIN else (),
        boss_hp=boss_hp,
        boss_left=boss_hp - state.boss_damage,
        criticals=_criticals(state.wave, state.criticals, boss.power(state)),
        penalties=_PENALTIES[state.boss][level],
        committed=c.named(state.committed),
        adds=tuple([c.NAMED[what] for what in m.ADD if state.adds >> what & 1])
        if state.adds
        else (),
        attacks=_attacks(state) if state.committed else (),
        amount=state.amount,
        choices=c.named(state.choices),
        refusals=_refusals(state) if state.ask in (frames.FIGHT, frames.FACE_BOSS) else (),
        memory=_memory(state),
        outcome=state.outcome,
    )


_PENALTIES: Final = tuple(
    tuple(tuple((c.PENALTY_NAMES[kind], amount) for kind, amount in level) for level in levels)
    for levels in c.PENALTIES
)


def _about(state: Position) -> str | None:
    if state.deed:
        return c.NAMED[state.deed[0]]
    if state.ask == frames.CARD:
        return frames.PURPOSE_NAMES[state.purpose]
    if state.ask == frames.STUN:
        return c.NAME[state.line[0]]
    return None


def _line(state: Position) -> tuple[Spot, ...]:
    # Before combat begins nobody has looked at the line yet.
    visible = state.visible if state.phase == phases.COMBAT else ()
    spots = []
    for i, face in enumerate(state.line):
        card = face >> 2
        tainted = bool(state.tainted >> card & 1)
        if i < len(visible):
            hp, dmg = ln.health(state, visible, i), ln.harm(visible, i)
            spots.append(_seen(face, hp, dmg, state.damage[card], tainted))
        elif state.known >> card & 1:
            read = bool(state.seen >> (face >> 1) & 1)
            spots.append(_remembered(face, read, state.damage[card], tainted))
        else:
            spots.append(_HIDDEN)
    return tuple(spots)


# Making a frozen object takes long, and few different ones come up again and again.
@lru_cache(maxsize=1 << 12)
def _seen(face: Face, hp: int, dmg: int, damage: int, tainted: bool) -> Spot:
    card, side = (face >> 2) + 1, "AB"[face >> 1 & 1]
    name, left = c.NAME[face], hp - damage
    return Spot("visible", card, side, face & 1, name, hp, left, dmg, damage, not tainted)


_HIDDEN: Final = Spot("hidden", None, None, None, None, None, None, None, 0, True)


@lru_cache(maxsize=1 << 12)
def _remembered(face: Face, read: bool, damage: int, tainted: bool) -> Spot:
    card, side = (face >> 2) + 1, "AB"[face >> 1 & 1]
    name = c.NAME[face] if read else None
    return Spot("known", card, side, face & 1, name, None, None, None, damage, not tainted)


def unread(view: View) -> frozenset[str]:
    """The monsters on face-up sides of known cards that were never seen."""
    return frozenset(
        [
            c.NAME[(spot.card - 1) * 4 + "AB".index(spot.side) * 2 + spot.half]
            for spot in view.line
            if spot.face is None and spot.card and spot.side and spot.half is not None
        ]
    )


@lru_cache(maxsize=1 << 12)
def _abilities(hero: int, grid: c.Grid, used: int) -> tuple[Ability, ...]:
    first = hero * 6
    return tuple(
        [
            Ability(
                c.ABILITY_NAME[first + place],
                grid[place & 1] >= 3 - (place >> 1),
                bool(used >> place & 1),
            )
            for place in range(6)
        ]
    )


@lru_cache(maxsize=1 << 4)
def _potions(owned: int) -> tuple[str, ...]:
    return tuple([c.ITEM_NAMES[item] for item in c.POTIONS if owned >> item - c.HEALING_POTION & 1])


def _shop(state: Position) -> tuple[Ware, ...]:
    wares = []
    for item in c.SHOP[c.RANGED[state.hero]]:
        code, rule = merchant.refusal(state, item) or (None, None)
        wares.append(Ware(c.ITEM_NAMES[item], c.cost(item, state.difficulty), code, rule))
    return tuple(wares)


@lru_cache(maxsize=1 << 9)
def _criticals(wave: int, criticals: int, power: int) -> tuple[Critical, ...]:
    return tuple(
        [
            Critical(
                damage,
                st.cost_of_hit(wave, hit, criticals, power) or None,
                attack,
                bool(criticals >> hit & 1),
            )
            for hit, (damage, _, attack) in enumerate(c.CRITICALS[wave - 1])
        ]
    )


def _attacks(state: Position) -> tuple[Attack, ...]:
    """The effect of the committed cards on each place they may strike."""
    if state.ask == frames.PAY_CRITICAL:
        return (_attack(state, m.CRITICAL, st.hit_cost(state, state.hit), False),)
    if state.ask == frames.FACE_BOSS:
        left = boss.health_after_strike(state) - state.boss_damage
        return (_attack(state, m.BOSS, left, False),)
    if state.ask != frames.FIGHT:
        return ()
    left_in_line = ln.remaining(state)
    return tuple(
        [
            _attack(state, place, left_in_line[place], slots)
            for place in legal.strike_places(state)
            for slots in [not state.tainted >> (state.line[place] >> 2) & 1]
        ]
    )


def _attack(state: Position, place: int, against: int, slots: bool) -> Attack:
    value = st.attack_value(state, place)
    return Attack(
        m.PLACE_NAMES[place],
        tuple([st.card_value(state, face, place) for face in state.committed]),
        tuple(st.changes(state, place)),
        value,
        against,
        value >= against,
        slots and value >= against,
    )


def _refusals(state: Position) -> tuple[Refusal, ...]:
    return tuple(
        [
            Refusal(c.NAMED[what], reason.code, reason.details, reason.rule)
            for what, reason in refusals.refused(state)
        ]
    )


def _memory(state: Position) -> Memory:
    return Memory(
        state.damage,
        state.tainted,
        state.absorbed,
        state.peeked,
        state.at_front,
        state.at_second,
        state.fired,
        state.used,
        state.pierced,
        state.grudge,
        state.bought,
        state.hit,
        state.owes,
        state.frames,
        state.adds,
        state.deed,
        state.amount,
        state.hurt,
        state.suffered,
        state.seen,
        state.known,
    )
