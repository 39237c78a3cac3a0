"""The reasons why moves are refused, as codes with sentences and rules. `refusal` judges a move;
`refused` lists what cannot be used now.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fateloom.core.errors import Reason
from fateloom.core.game import Move, Seat
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, legal, merchant, phases
from fateloom.games.hand import moves as m
from fateloom.games.hand import strength as st
from fateloom.games.hand.position import Position


def refusal(state: Position, seat: Seat, move: Move) -> Reason | None:
    """The reason why this seat may not make this move now; None if it may."""
    if seat in state.waiting and move in legal.moves(state):
        return None
    return _reason(state, seat, move)


def refused(state: Position) -> Iterator[tuple[int, Reason]]:
    """The abilities and the weapon that the hero has and cannot use now, and why."""
    listed = legal.adds(state) if state.committed else legal.uses(state)
    open_now = {move.parts.what for move in listed}
    for what in (*range(state.hero * 6, state.hero * 6 + 6), c.thing(max(state.weapon, 0))):
        if what in open_now or (what >= c.ABILITIES and state.weapon < 0):
            continue
        if what in m.USE:
            reason = _reason(state, 0, m.USE[what][0])
            if reason.code in _OF_ONE_TARGET:  # which holds for every other one too
                reason = Reason("hand-no-target", (c.NAMED[what],), reason.rule)
            yield what, reason
        elif what in m.ADD:
            yield what, _reason(state, 0, m.ADD[what])


_OF_ONE_TARGET: Final = ("hand-not-triggered", "hand-unseen", "hand-no-dragon", "hand-wrong-type")
"""Reasons that speak of the first of several targets."""


def _reason(state: Position, seat: Seat, move: Move) -> Reason:
    """The reason for refusing a move that is not legal."""
    if seat not in state.waiting:
        return Reason("game-over" if state.outcome else "not-your-turn", (), "HND-END-01")
    if state.ask not in _ASKED_FOR[move.kind]:
        return _other_question(state, move)
    return _REASONS[move.kind](state, move)


_ACTING: Final = (frames.FIGHT, frames.FACE_BOSS, frames.PAY_CRITICAL)
_ASKED_FOR: Final = {
    "commit": _ACTING,
    "add": _ACTING,
    "strike": _ACTING,
    "take": (frames.FIGHT,),
    "use": (frames.FIGHT, frames.FACE_BOSS, frames.STUN),
    "pay": (frames.PAYMENT,),
    "exhaust": (frames.PAYMENT,),
    "prevent": (frames.SHIELD,),
    "decline": (frames.SHIELD, frames.STUN, frames.TURN),
    "lose": (frames.LOSS,),
    "heal": (frames.HEALING,),
    "choose": (frames.CARD,),
    "rotate": (frames.TURN,),
    "flip": (frames.TURN,),
    "critical": (frames.FACE_BOSS,),
    "stop": (frames.FACE_BOSS,),
    "buy": (frames.BARGAIN,),
    "leave": (frames.BARGAIN,),
}


def _other_question(state: Position, move: Move) -> Reason:
    if move.kind in ("take", "use") and state.ask == frames.FACE_BOSS:
        return Reason("hand-no-monsters", (), "HND-BOSS-01")
    if move.kind in ("critical", "stop") and state.ask == frames.FIGHT:
        return Reason("hand-monsters-first", (), "HND-BOSS-04")
    return Reason("hand-asked-otherwise", (frames.ASK_NAMES[state.ask],), "HND-ORDER-04")


def _commit(state: Position, move: Move) -> Reason:
    (face,) = move.parts
    if face not in state.strength:
        return Reason("hand-not-slotted", (c.NAME[face],), "HND-STR-01")
    if face in state.committed:
        return Reason("hand-committed", (c.NAME[face],), "HND-STR-01")
    return Reason("hand-one-card", (), "HND-BOSS-08")


def _add(state: Position, move: Move) -> Reason:
    (what,) = move.parts
    name = c.NAMED[what]
    if state.adds >> what & 1:
        return Reason("hand-added", (name,), "HND-HERO-13")
    if what >= c.ABILITIES:
        return _weapon(state, what)
    unable = _unable(state, what)
    if unable is not None:
        return unable
    if not state.committed and state.ask != frames.PAY_CRITICAL:
        return Reason("hand-nothing-committed", (), "HND-HERO-12")
    if state.hit >= 0:
        return Reason("hand-cost-out-of-reach", (name,), "HND-CRIT-05")
    if state.phase == phases.COMBAT and len(state.line) > 1:
        return Reason("hand-thornback", (), "HND-MN-05")
    return Reason("hand-no-second", (name,), "HND-HERO-E5")


def _weapon(state: Position, what: int) -> Reason:
    name = c.NAMED[what]
    if state.weapon < 0 or c.thing(state.weapon) != what:
        return Reason("hand-not-owned", (name,), "HND-WEAP-01")
    if not state.ready:
        return Reason("hand-weapon-used", (name,), "HND-WEAP-02")
    return Reason("hand-nothing-committed", (), "HND-WEAP-12")


def _unable(state: Position, what: int) -> Reason | None:
    """The reason why the hero cannot use an ability at all, if any."""
    name = c.NAMED[what]
    if c.hero_of(what) != state.hero:
        return Reason("hand-other-hero", (name, c.HERO_NAMES[state.hero]), "HND-SETUP-01")
    if not state.has(what):
        return Reason("hand-exhausted", (name,), "HND-ACTV-05")
    if c.ABILITY_COST[what] == c.STOCK_ONCE:
        if c.HEX_WEAVER in state.visible:
            return Reason("hand-stock-off", (name,), "HND-MN-07")
        if state.used >> what % 6 & 1:
            return Reason("hand-once", (name,), "HND-STOCK-03")
    return None


def _use(state: Position, move: Move) -> Reason:
    what, *args = move.parts
    name = c.NAMED[what]
    if what >= c.ABILITIES:
        unable: Reason | None = None
        if state.weapon < 0 or c.thing(state.weapon) != what or not state.ready:
            unable = _weapon(state, what)
    else:
        unable = _unable(state, what)
    if unable is not None:
        return unable
    if state.ask == frames.STUN:
        return Reason("hand-asked-otherwise", (frames.ASK_NAMES[state.ask],), "HND-ORDER-07")
    if what == c.STUN_SPELL:
        return Reason("hand-no-front-ability", (), "HND-HERO-G6")
    if state.committed:
        return Reason("hand-strike-first", (), "HND-FIGHT-01")
    if what in (c.SUMMONS, c.GAIN_WISDOM) and not state.strength:
        return Reason("hand-no-effect", (name,), "HND-HERO-06")
    return _no_target(state, what, args)


def _no_target(state: Position, what: int, args: list[int]) -> Reason:
    name = c.NAMED[what]
    if state.phase == phases.BOSS:
        return Reason("hand-not-on-boss", (name,), "HND-BOSS-06")
    visible = state.visible
    if args and args[0] == m.BOSS:
        return Reason("hand-monsters-first", (), "HND-BOSS-04")
    if what == c.ARMOR_PIERCING:
        return Reason("hand-no-effect", (name,), "HND-HERO-E3")
    if what == c.MANEUVER and len(visible) > 1:
        return Reason("hand-no-effect", (name,), "HND-HERO-E6")
    if what == c.MANEUVER or not args:
        # One monster is enough for these two, so it is Thornback.
        if len(visible) > 1 or what in (c.FIRE_BALL, c.LONG_RANGE):
            return Reason("hand-thornback", (), "HND-MN-05")
        return Reason("hand-too-few", (name,), "HND-HERO-09")
    if args[0] >= len(visible):
        return Reason("hand-unseen", (m.PLACE_NAMES[args[0]],), "HND-RANGE-04")
    target = visible[args[0]]
    if target == c.THORNBACK and what < c.ABILITIES:
        return Reason("hand-thornback", (), "HND-MN-05")
    if what == c.AVENGER:
        return Reason("hand-not-triggered", (c.NAME[target],), "HND-HERO-R4")
    if what == c.DRAGON_MASTER:
        return Reason("hand-no-dragon", (m.PLACE_NAMES[args[1]],), "HND-HERO-G2")
    wanted, rule = (
        (c.WARRIOR, "HND-HERO-R5") if what == c.SHIELD_BASH else (c.DRAGON, "HND-HERO-G5")
    )
    return Reason("hand-wrong-type", (c.NAME[target], c.TYPE_NAMES[wanted]), rule)


def _strike(state: Position, move: Move) -> Reason:
    (place,) = move.parts
    if not state.committed:
        return Reason("hand-nothing-committed", (), "HND-STR-01")
    if state.ask == frames.PAY_CRITICAL:
        if place != m.CRITICAL:
            return Reason("hand-pay-critical", (), "HND-CRIT-06")
        cost = st.hit_cost(state, state.hit)
        return Reason("hand-cost-not-met", (str(cost),), "HND-CRIT-05")
    if place == m.CRITICAL:
        return Reason("hand-no-critical", (), "HND-CRIT-03")
    if place == m.BOSS:
        return Reason("hand-monsters-first", (), "HND-BOSS-04")
    if state.phase == phases.BOSS:
        return Reason("hand-no-monsters", (), "HND-BOSS-01")
    if len(state.line) < 2:
        return Reason("hand-too-few", ("second",), "HND-VIS-02")
    if not c.RANGED[state.hero]:
        return Reason("hand-melee", (c.HERO_NAMES[state.hero],), "HND-RANGE-01")
    if state.line[0] == c.GATE_GUARD:
        return Reason("hand-gate-guard", (), "HND-MN-09")
    return Reason("hand-front-with", ("Shoot Through",), "HND-HERO-E5")


def _take(state: Position, move: Move) -> Reason:
    return Reason("hand-strike-first", (), "HND-FIGHT-01")


def _pay(state: Position, move: Move) -> Reason:
    (face,) = move.parts
    what = state.deed[0]
    name = c.NAMED[what]
    if face not in state.strength:
        return Reason("hand-not-slotted", (c.NAME[face],), "HND-ACTV-01")
    if face in state.committed:
        return Reason("hand-committed", (c.NAME[face],), "HND-ACTV-08")
    if state.used >> what % 6 & 1:
        return Reason("hand-paid-once", (name,), "HND-ACTV-03")
    if c.RUNE_THIEF in state.visible:
        return Reason("hand-rune-thief", (), "HND-MN-08")
    if state.hit >= 0:
        return Reason("hand-cost-out-of-reach", (c.NAME[face],), "HND-CRIT-05")
    rule = "HND-HERO-07" if what == c.RETRIBUTION else "HND-HERO-06"
    return Reason("hand-no-effect", (name,), rule)


def _exhaust(state: Position, move: Move) -> Reason:
    return Reason("hand-cost-out-of-reach", (c.NAMED[state.deed[0]],), "HND-CRIT-05")


def _prevent(state: Position, move: Move) -> Reason:
    most = min(c.SHIELDED[state.weapon], state.amount)
    return Reason("hand-prevent-less", (str(most),), "HND-WEAP-12")


def _decline(state: Position, move: Move) -> Reason:
    return Reason("hand-turn-one", (c.NAMED[state.deed[0]],), "HND-WEAP-02")


def _lose(state: Position, move: Move) -> Reason:
    if state.hit >= 0 and move.parts in c.after_loss(state.grid, state.amount):
        return Reason("hand-cost-out-of-reach", (move.text,), "HND-CRIT-05")
    return Reason("hand-grid", (str(state.amount),), "HND-GRID-08")


def _heal(state: Position, move: Move) -> Reason:
    return Reason("hand-grid", (str(state.amount),), "HND-POT-07")


def _choose(state: Position, move: Move) -> Reason:
    purpose = frames.PURPOSE_NAMES[state.purpose]
    return Reason("hand-not-among", (c.NAME[move.parts.face], purpose), "HND-STR-11")


def _turn(state: Position, move: Move) -> Reason:
    if move.kind == "flip" and state.deed[0] == c.thing(c.EMBER_WAND):
        return Reason("hand-only-rotates", (c.NAMED[state.deed[0]],), "HND-MI-03")
    rule = _TURNS[state.deed[0]]
    return Reason("hand-not-turnable", (c.NAME[move.parts.face],), rule)


_TURNS: Final = {
    c.thing(c.EMBER_WAND): "HND-MI-03",
    c.thing(c.BLAZING_WAND): "HND-MI-04",
    c.thing(c.TURNING): "HND-MI-07",
}
"""The rules of what turns cards."""


def _critical(state: Position, move: Move) -> Reason:
    (hit,) = move.parts
    if state.committed:
        return Reason("hand-strike-first", (), "HND-BOSS-08")
    if state.criticals >> hit & 1:
        return Reason("hand-critical-used", (str(hit + 1),), "HND-CRIT-02")
    return Reason("hand-hit-out-of-reach", (str(hit + 1),), "HND-CRIT-05")


def _stop(state: Position, move: Move) -> Reason:
    return Reason("hand-strike-first", (), "HND-BOSS-08")


def _buy(state: Position, move: Move) -> Reason:
    (item,) = move.parts
    name = c.ITEM_NAMES[item]
    if item not in c.SHOP[c.RANGED[state.hero]]:
        return Reason("hand-not-sold", (name,), "HND-MERCH-01")
    refused = merchant.refusal(state, item)
    assert refused is not None
    return Reason(refused[0], (name,), refused[1])


_REASONS: Final = {
    "commit": _commit,
    "add": _add,
    "strike": _strike,
    "take": _take,
    "use": _use,
    "pay": _pay,
    "exhaust": _exhaust,
    "prevent": _prevent,
    "decline": _decline,
    "lose": _lose,
    "heal": _heal,
    "choose": _choose,
    "rotate": _turn,
    "flip": _turn,
    "critical": _critical,
    "stop": _stop,
    "buy": _buy,
}
"""`leave` is never refused when it is asked for."""
