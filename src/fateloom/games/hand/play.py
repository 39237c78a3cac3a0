"""What each choice puts on the agenda, and what each step of the agenda does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fateloom.core import rng
from fateloom.core.game import Move
from fateloom.games.hand import agenda, boss, combat, harm, heroes, merchant, phases, waves
from fateloom.games.hand import cards as c
from fateloom.games.hand import line as ln
from fateloom.games.hand import moves as m
from fateloom.games.hand import strength as st
from fateloom.games.hand.agenda import first

if TYPE_CHECKING:
    from fateloom.games.hand.state import HandState


def start(state: HandState, seed: int) -> None:
    """Choose what is left to chance (-1), shuffle, and set up the first wave."""
    state.random = rng.start(seed)
    if state.hero < 0:
        state.random, state.hero = rng.below(state.random, len(c.HERO_NAMES))
    if state.boss < 0:
        state.random, state.boss = rng.below(state.random, len(c.BOSS_NAMES))
    state.tell("begins", c.HERO_NAMES[state.hero], c.BOSS_NAMES[state.boss])
    waves.shuffle(state)
    first(state, (agenda.WAVE,))
    run(state)


def choose(state: HandState, move: Move) -> None:
    """Carry out a legal move and everything that follows from it."""
    ask, state.ask = state.ask, agenda.NOTHING
    _DEEDS[move.kind](state, move, ask)
    run(state)


def run(state: HandState) -> None:
    """Take steps from the agenda until the player is asked or the run is over."""
    while state.ask == agenda.NOTHING and state.agenda:
        step = state.agenda[0]
        state.agenda = state.agenda[1:]
        _do(state, step)


def _do(state: HandState, step: agenda.Step) -> None:
    """Do what stands on the agenda. What comes most often stands first."""
    match step[0]:
        case agenda.SETTLE:
            combat.settle(state)
        case agenda.EFFECT:
            effect(state, *step[1:])
        case agenda.SPEND:
            combat.spend(state)
        case agenda.HURT:
            harm.hurt(state, step[1], step[2])
        case agenda.TAKEN:
            combat.taken(state)
        case agenda.RESOLVE:
            combat.resolve(state, step[1])
        case agenda.SWAP:
            ln.swap(state)
        case agenda.BURN:
            heroes.burn(state)
        case agenda.BOSS_PHASE:
            boss.begin(state)
        case agenda.BOSS_CHECK:
            boss.check(state)
        case agenda.BOSS_POWER:
            boss.after_attack(state, step[1])
        case agenda.CRITICAL:
            boss.pay_hit(state)
        case agenda.TRADE:
            merchant.begin(state, step[1])
        case agenda.SHOP:
            merchant.shop(state)
        case agenda.WAVE:
            waves.begin(state)
        case agenda.ROTATE_HIGHEST:
            waves.rotate_highest(state)
        case agenda.SCRY:
            waves.scry(state, step[1])
        case agenda.TURNING:
            waves.turning(state)
        case agenda.COMBAT:
            combat.begin(state)


def again(state: HandState) -> agenda.Step:
    """The step that asks for the next action of this phase."""
    return (agenda.SETTLE,) if state.phase == phases.COMBAT else (agenda.BOSS_CHECK,)


def paid(state: HandState) -> None:
    """An ability is paid for: it goes with the attack that is being made ready, or what it
    does comes next (HND-ACTV-07)."""
    what, *args = state.deed
    state.deed = ()
    first(state, again(state))
    if what in c.ADD_ONS:
        state.adds |= 1 << what
        state.tell("adds", c.NAMED[what])
    else:
        first(state, (agenda.EFFECT, what, *args))


def effect(state: HandState, what: int, *args: int) -> None:
    """An ability or weapon does what it does."""
    state.tell("uses", c.NAMED[what])
    heroes.EFFECTS[what](state, what, *args)


# --- choices --------------------------------------------------------------------------


def _commit(state: HandState, move: Move, ask: int) -> None:
    state.committed += move.parts
    state.ask = ask


def _add(state: HandState, move: Move, ask: int) -> None:
    (what,) = move.parts
    if what in c.ADD_ONS:
        state.ask, state.deed = agenda.PAYMENT, (what,)
        return
    state.adds |= 1 << what
    state.ready = False
    state.tell("adds", c.NAMED[what])
    state.ask = ask


def _strike(state: HandState, move: Move, ask: int) -> None:
    (place,) = move.parts
    if place == m.BOSS:
        boss.strike(state)
    elif place == m.CRITICAL:
        boss.pay_with_cards(state)
    else:
        combat.strike(state, place)


def _take(state: HandState, move: Move, ask: int) -> None:
    combat.take(state)


def _use(state: HandState, move: Move, ask: int) -> None:
    what, *args = move.parts
    if what >= c.ABILITIES:
        state.ready = False
        first(state, (agenda.EFFECT, what, *args), again(state))
    elif c.ABILITY_COST[what] == c.STOCK_ONCE:
        state.used |= 1 << what % 6
        first(state, (agenda.EFFECT, what, *args), again(state))
    else:
        state.ask, state.deed = agenda.PAYMENT, (what, *args)


def _pay(state: HandState, move: Move, ask: int) -> None:
    state.used |= 1 << state.deed[0] % 6
    paid(state)
    st.discard(state, move.parts[0])


def _exhaust(state: HandState, move: Move, ask: int) -> None:
    ability = state.deed[0]
    paid(state)
    harm.exhaust(state, c.after_exhausting(state.grid, ability))


def _prevent(state: HandState, move: Move, ask: int) -> None:
    harm.prevent(state, move.parts[0])


def _decline(state: HandState, move: Move, ask: int) -> None:
    if ask == agenda.SHIELD:
        harm.prevent(state, 0)
    elif ask == agenda.STUN:
        first(state, (agenda.RESOLVE, m.FRONT))
    else:
        state.deed = ()


def _lose(state: HandState, move: Move, ask: int) -> None:
    harm.exhaust(state, (move.parts[0], move.parts[1]))


def _heal(state: HandState, move: Move, ask: int) -> None:
    merchant.heal(state, (move.parts[0], move.parts[1]))


def _choose(state: HandState, move: Move, ask: int) -> None:
    st.chosen(state, state.purpose, move.parts[0])


def _turn(state: HandState, move: Move, ask: int) -> None:
    (face,) = move.parts
    heroes.turn(state, face, c.rotated(face) if move.kind == "rotate" else c.flipped(face))


def _critical(state: HandState, move: Move, ask: int) -> None:
    boss.announce_hit(state, move.parts[0])


def _stop(state: HandState, move: Move, ask: int) -> None:
    boss.stop(state)


def _buy(state: HandState, move: Move, ask: int) -> None:
    merchant.buy(state, move.parts[0])


def _leave(state: HandState, move: Move, ask: int) -> None:
    state.tell("leaves", state.gold)


_DEEDS: Final[dict[str, Callable[[HandState, Move, int], None]]] = {
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
    "leave": _leave,
}
