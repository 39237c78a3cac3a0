"""The effects of choices and frames."""

from __future__ import annotations

from fateloom.core import rng
from fateloom.core.game import Move
from fateloom.games.hand import boss, combat, frames, harm, heroes, merchant, phases, waves
from fateloom.games.hand import cards as c
from fateloom.games.hand import line as ln
from fateloom.games.hand import moves as m
from fateloom.games.hand import strength as st
from fateloom.games.hand.cards import Face
from fateloom.games.hand.frames import Frame
from fateloom.games.hand.position import Position


def start(state: Position, seed: int) -> None:
    """Choose random options (-1), shuffle, and set up the first wave."""
    state.random = rng.start(seed)
    if state.hero < 0:
        state.random, state.hero = rng.below(state.random, len(c.HERO_NAMES))
    if state.boss < 0:
        state.random, state.boss = rng.below(state.random, len(c.BOSS_NAMES))
    state.tell("begins", c.HERO_NAMES[state.hero], c.BOSS_NAMES[state.boss])
    waves.shuffle(state)
    state.push((frames.WAVE,))
    run(state)


def choose(state: Position, move: Move) -> None:
    """Carry out a legal move and everything that follows from it."""
    ask, state.ask = state.ask, frames.NOTHING
    match move.kind:
        case "use":
            _use(state, move.parts)
        case "commit":
            state.committed += move.parts
            state.ask = ask
        case "strike":
            _strike(state, move.parts.place)
        case "take":
            combat.take(state)
        case "exhaust":
            _exhaust(state)
        case "pay":
            _pay(state, move.parts.face)
        case "lose":
            harm.exhaust(state, (move.parts.left, move.parts.right))
        case "choose":
            st.chosen(state, state.purpose, move.parts.face)
        case "add":
            _add(state, move.parts, ask)
        case "rotate":
            heroes.turn(state, move.parts.face, c.rotated(move.parts.face))
        case "flip":
            heroes.turn(state, move.parts.face, c.flipped(move.parts.face))
        case "prevent":
            harm.prevent(state, move.parts.damage)
        case "decline":
            _decline(state, ask)
        case "critical":
            boss.announce_hit(state, move.parts.hit)
        case "stop":
            boss.stop(state)
        case "buy":
            merchant.buy(state, move.parts.item)
        case "heal":
            merchant.heal(state, (move.parts.left, move.parts.right))
        case "leave":
            state.tell("leaves", state.gold)
    run(state)


def run(state: Position) -> None:
    """Run frames until the player is asked or the run is over."""
    while state.ask == frames.NOTHING and state.frames:
        frame = state.frames[0]
        state.frames = state.frames[1:]
        _do(state, frame)


def _do(state: Position, frame: Frame) -> None:
    """Run a frame. The most frequent ones come first."""
    match frame[0]:
        case frames.SETTLE:
            combat.settle(state)
        case frames.EFFECT:
            effect(state)
        case frames.SPEND:
            combat.spend(state)
        case frames.HURT:
            harm.hurt(state, frame[1], frame[2])
        case frames.TAKEN:
            combat.taken(state)
        case frames.RESOLVE:
            combat.resolve(state, frame[1])
        case frames.SWAP:
            ln.swap(state)
        case frames.BURN:
            heroes.burn(state)
        case frames.BOSS_PHASE:
            boss.begin(state)
        case frames.BOSS_CHECK:
            boss.check(state)
        case frames.BOSS_POWER:
            boss.after_attack(state, frame[1])
        case frames.CRITICAL:
            boss.pay_hit(state)
        case frames.TRADE:
            merchant.begin(state, frame[1])
        case frames.SHOP:
            merchant.shop(state)
        case frames.WAVE:
            waves.begin(state)
        case frames.ROTATE_HIGHEST:
            waves.rotate_highest(state)
        case frames.SCRY:
            waves.scry(state, frame[1])
        case frames.TURNING:
            waves.turning(state)
        case frames.COMBAT:
            combat.begin(state)


def again(state: Position) -> Frame:
    """The frame that asks for the next action of this phase."""
    return (frames.SETTLE,) if state.phase == phases.COMBAT else (frames.BOSS_CHECK,)


def paid(state: Position) -> None:
    """Continue after the payment for an ability: add it to the prepared attack, or resolve it next
    (HND-ACTV-07)."""
    what = state.deed[0]
    if what in c.ADD_ONS:
        state.deed = ()
        state.adds |= 1 << what
        state.tell("adds", c.NAMED[what])
        state.push(again(state))
    else:
        state.push((frames.EFFECT,), again(state))


def effect(state: Position) -> None:
    """Resolve the ability or weapon."""
    deed, state.deed = state.deed, ()
    heroes.use(state, deed)


# --- choices --------------------------------------------------------------------------


def _use(state: Position, deed: tuple[int, ...]) -> None:
    state.deed = deed
    what = deed[0]
    if what < c.ABILITIES and c.ABILITY_COST[what] != c.STOCK_ONCE:
        state.ask = frames.PAYMENT
        return
    if what < c.ABILITIES:
        state.used |= 1 << what % 6
    else:
        state.ready = False
    state.push((frames.EFFECT,), again(state))


def _strike(state: Position, place: int) -> None:
    if place == m.BOSS:
        boss.strike(state)
    elif place == m.CRITICAL:
        boss.pay_with_cards(state)
    else:
        combat.strike(state, place)


def _exhaust(state: Position) -> None:
    ability = state.deed[0]
    paid(state)
    harm.exhaust(state, c.after_exhausting(state.grid, ability))


def _pay(state: Position, face: Face) -> None:
    state.used |= 1 << state.deed[0] % 6
    paid(state)
    st.discard(state, face)


def _add(state: Position, deed: tuple[int, ...], ask: int) -> None:
    what = deed[0]
    if what in c.ADD_ONS:
        state.ask, state.deed = frames.PAYMENT, deed
        return
    state.adds |= 1 << what
    state.ready = False
    state.tell("adds", c.NAMED[what])
    state.ask = ask


def _decline(state: Position, ask: int) -> None:
    if ask == frames.SHIELD:
        harm.prevent(state, 0)
    elif ask == frames.STUN:
        state.push((frames.RESOLVE, m.FRONT))
    else:
        state.deed = ()
