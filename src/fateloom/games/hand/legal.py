"""The legal moves of the player. `refusals.py` says why others are refused."""

from __future__ import annotations

from typing import Final

from fateloom.core.game import Move
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, harm, heroes, merchant, phases
from fateloom.games.hand import moves as m
from fateloom.games.hand import strength as st
from fateloom.games.hand.cards import Face
from fateloom.games.hand.position import Position


def moves(state: Position) -> list[Move]:
    """All moves the player has now, in a fixed order. The most frequent questions come first."""
    match state.ask:
        case frames.FIGHT:
            return _fight(state)
        case frames.PAYMENT:
            return _payment(state)
        case frames.LOSS:
            return _loss(state)
        case frames.FACE_BOSS:
            return _face_boss(state)
        case frames.PAY_CRITICAL:
            return _pay_critical(state)
        case frames.BARGAIN:
            return _bargain(state)
        case frames.CARD:
            return _card(state)
        case frames.TURN:
            return _turn(state)
        case frames.HEALING:
            return _healing(state)
        case frames.SHIELD:
            return _shield(state)
        case frames.STUN:
            return _stun(state)
    return []


def _fight(state: Position) -> list[Move]:
    listed = _commits(state)
    if state.committed:
        listed += adds(state)
        listed += [m.STRIKE[place] for place in strike_places(state)]
    else:
        listed += uses(state)
        listed.append(m.TAKE)
    return listed


def _commits(state: Position) -> list[Move]:
    committed = state.committed
    return [m.COMMIT[face] for face in state.strength if face not in committed]


def strike_places(state: Position) -> tuple[int, ...]:
    """Where a strength attack may go: to the front, and with a Ranged hero to the second
    monster, which Gate Guard may bar (HND-RANGE-01, -02, HND-MN-09)."""
    line = state.line
    reaches = c.RANGED[state.hero] and len(line) > 1 and line[0] != c.GATE_GUARD
    if reaches and not state.adds >> c.SHOOT_THROUGH & 1:
        return (m.FRONT, m.SECOND)
    return (m.FRONT,)


def uses(state: Position) -> list[Move]:
    """All uses of abilities and weapons that are open now."""
    visible = state.visible if state.phase == phases.COMBAT else ()
    open_now = state.working
    if state.ready:
        open_now |= 1 << c.thing(state.weapon)
    open_now &= _IN_A_TURN
    if c.HEX_WEAVER in visible:
        open_now &= ~_ONCE
    elif state.used:
        open_now &= ~(_ONCE & state.used << state.hero * 6)
    if state.pierced:
        open_now &= ~_PIERCING
    if not state.strength:
        open_now &= ~_ON_STRENGTH if visible else ~(_ON_STRENGTH | _WANDS)
    behind, fired = False, 0
    if state.hero == c.ELORA:
        behind = len(state.line) > len(visible)
    elif state.hero == c.RHYS and state.fired:
        for face in visible:
            fired |= state.fired & 1 << face
    listed: list[Move] = []
    while open_now:
        lowest = open_now & -open_now
        listed += heroes.uses_of(lowest.bit_length() - 1, visible, behind, fired)
        open_now ^= lowest
    return listed


_IN_A_TURN: Final = sum([1 << what for what in m.USE]) & ~(1 << c.STUN_SPELL)
"""A bit per ability and weapon used in a turn of its own; Stun Spell is used only when offered."""
_ONCE: Final = sum([1 << what for what, cost in enumerate(c.ABILITY_COST) if cost == c.STOCK_ONCE])
"""A bit per ability that works once a wave (HND-STOCK-03)."""
_PIERCING: Final = 1 << c.ARMOR_PIERCING
"""Armor Piercing, which has no further effect while in force."""
_ON_STRENGTH: Final = 1 << c.SUMMONS | 1 << c.GAIN_WISDOM
"""The abilities without effect if there are no strength cards."""
_WANDS: Final = 1 << c.thing(c.EMBER_WAND) | 1 << c.thing(c.BLAZING_WAND)
"""The items without effect if there are neither strength cards nor monsters to turn."""


def payments(state: Position, what: int) -> list[Face]:
    """The strength cards that may pay for an ability (HND-ACTV-01 to -03, HND-MN-08)."""
    if state.used >> what % 6 & 1 or c.RUNE_THIEF in state.visible:
        return []
    if _ON_STRENGTH >> what & 1 and len(state.strength) < 2:
        return []
    if what == c.RETRIBUTION and not state.exhausted:
        return []
    faces = [face for face in state.strength if face not in state.committed]
    if state.hit < 0:
        return faces
    return [face for face in faces if st.payable(state, state.hit, state.grid, spent=face)]


def can_exhaust(state: Position, what: int) -> bool:
    """Whether an unexhausted ability may be exhausted for its effect."""
    if _ON_STRENGTH >> what & 1:
        return bool(state.strength)
    return state.hit < 0 or st.payable(state, state.hit, c.after_exhausting(state.grid, what))


def adds(state: Position) -> list[Move]:
    """The abilities and items that may be added to the prepared attack (HND-HERO-12)."""
    return [m.ADD[what] for what in _ADDED_BY[state.hero] if may_add(state, what)]


def may_add(state: Position, what: int) -> bool:
    """Whether an ability or axe may be added to the attack, up to once (HND-HERO-13)."""
    if state.adds >> what & 1:
        return False
    if what >= c.ABILITIES:
        return state.ready and c.thing(state.weapon) == what
    if not state.has(what) or (what == c.SHOOT_THROUGH and not can_shoot_through(state)):
        return False
    return can_exhaust(state, what) or bool(payments(state, what))


_ADDED_BY: Final = tuple(
    tuple(what for what in m.ADD if c.hero_of(what) == hero or what - c.ABILITIES in sold)
    for hero, sold in enumerate([c.SHOP[ranged] for ranged in c.RANGED])
)
"""Everything that each hero may add to an attack."""


def can_shoot_through(state: Position) -> bool:
    """Whether there is a second monster that Shoot Through can damage (HND-HERO-E5)."""
    if state.phase != phases.COMBAT or len(state.line) < 2:
        return False
    return state.line[1] != c.THORNBACK


def _face_boss(state: Position) -> list[Move]:
    if state.committed:
        return [*adds(state), m.STRIKE[m.BOSS]]
    listed = _commits(state)
    listed += uses(state)
    listed += [move for hit, move in enumerate(m.HIT) if may_hit(state, hit)]
    listed.append(m.STOP)
    return listed


def may_hit(state: Position, hit: int) -> bool:
    """Whether a critical hit is left and its costs are within reach (HND-CRIT-02, -05)."""
    if state.criticals >> hit & 1:
        return False
    damage = c.CRITICALS[state.wave - 1][hit][0]
    return any(st.payable(state, hit, grid) for grid in c.after_loss(state.grid, damage))


def _pay_critical(state: Position) -> list[Move]:
    listed = _commits(state)
    listed += adds(state)
    enough = st.attack_value(state, m.CRITICAL) >= st.hit_cost(state, state.hit)
    if state.committed and enough:
        listed.append(m.STRIKE[m.CRITICAL])
    return listed


def _bargain(state: Position) -> list[Move]:
    shop = c.SHOP[c.RANGED[state.hero]]
    listed = [m.BUY[item] for item in shop if merchant.refusal(state, item) is None]
    listed.append(m.LEAVE)
    return listed


def _payment(state: Position) -> list[Move]:
    what = state.deed[0]
    listed = [m.PAY[face] for face in payments(state, what)]
    if can_exhaust(state, what):
        listed.append(m.EXHAUST)
    return listed


def _stun(state: Position) -> list[Move]:
    return [*m.USE[c.STUN_SPELL], m.DECLINE]


def _shield(state: Position) -> list[Move]:
    most = min(c.SHIELDED[state.weapon], state.amount)
    return [*(m.PREVENT[n] for n in range(1, most + 1)), m.DECLINE]


def _loss(state: Position) -> list[Move]:
    return [m.LOSE[grid] for grid in harm.losses(state, state.amount)]


def _healing(state: Position) -> list[Move]:
    return [m.HEAL[grid] for grid in c.after_healing(state.grid, state.amount)]


def _card(state: Position) -> list[Move]:
    return [m.CHOOSE[face] for face in state.choices]


def _turn(state: Position) -> list[Move]:
    what, _, *done = state.deed
    faces = heroes.turnable(state)
    listed = [m.ROTATE[face] for face in faces]
    if what != c.thing(c.EMBER_WAND):
        listed += [m.FLIP[face] for face in faces]
    if done or what == c.thing(c.TURNING):
        listed.append(m.DECLINE)
    return listed
