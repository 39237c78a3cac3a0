"""The boss phase: direct attacks, critical hits, the boss's power, victory and failure."""

from __future__ import annotations

from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, phases
from fateloom.games.hand import moves as m
from fateloom.games.hand import strength as st
from fateloom.games.hand.position import Position


def power(state: Position) -> int:
    """The power of the boss at its level, which is the wave (HND-BOSS-02)."""
    return c.BOSS_POWER[state.boss][state.wave - 1]


def health(state: Position) -> int:
    """The boss's HP with its power's bonus, damage not taken off."""
    return _health(state, len(state.strength))


def health_after_strike(state: Position) -> int:
    """The boss's HP with its bonus after the prepared attack (HND-BSR-04)."""
    return _health(state, st.still_slotted(state))


def _health(state: Position, slotted: int) -> int:
    hp = c.BOSS_HP[state.boss][state.wave - 1]
    if state.phase == phases.BOSS:
        if power(state) == c.ONE_PER_SLOTTED:
            hp += slotted
        elif power(state) == c.TWO_PER_SLOTTED:
            hp += 2 * slotted
    return hp


def begin(state: Position) -> None:
    """Start the boss phase, with the line empty (HND-BOSS-01, HND-BSR-05)."""
    state.phase = phases.BOSS
    state.tell("phase", phases.NAMES[state.phase])
    state.tell("faces", c.BOSS_NAMES[state.boss], state.wave, health(state))
    state.push((frames.BOSS_CHECK,))
    if power(state) == c.DISCARD_LOWEST:
        state.tell("power", c.BOSS_NAMES[state.boss])
        st.pick(state, frames.DISCARD, st.lowest(state))


def strike(state: Position) -> None:
    """Attack the boss directly with one strength card (HND-BOSS-08)."""
    value = st.attack_value(state, m.BOSS)
    _named(state, "strikes-boss", value)
    state.boss_damage += value
    _finish_attack(state)


def _named(state: Position, code: str, value: int) -> None:
    state.tell(code, value, c.named(state.committed))
    state.grudge = False


def _finish_attack(state: Position) -> None:
    """Discard the cards and run the boss's power, checking for its death before and after."""
    even = any(c.HP[face] % 2 == 0 for face in state.committed)
    state.push(
        (frames.SPEND,),
        (frames.BOSS_CHECK,),
        (frames.BOSS_POWER, int(even)),
        (frames.BOSS_CHECK,),
    )


def announce_hit(state: Position, hit: int) -> None:
    """Start a critical hit by taking its damage cost (HND-CRIT-10)."""
    state.hit = hit
    state.tell("critical", hit + 1)
    state.push((frames.HURT, c.CRITICALS[state.wave - 1][hit][0], 0), (frames.CRITICAL,))


def pay_hit(state: Position) -> None:
    """Ask for the strength cost, or land the hit if it has none (HND-CRIT-05, -07)."""
    if st.hit_cost(state, state.hit) == c.ANY:
        land_hit(state)
    else:
        state.ask = frames.PAY_CRITICAL


def pay_with_cards(state: Position) -> None:
    """Pay the strength cost with the prepared cards; any excess is lost (HND-CRIT-06)."""
    _named(state, "pays-critical", st.attack_value(state, m.CRITICAL))
    land_hit(state)


def land_hit(state: Position) -> None:
    """Deal the attack value to the boss (HND-CRIT-08)."""
    value = c.CRITICALS[state.wave - 1][state.hit][2]
    state.criticals |= 1 << state.hit
    state.boss_damage += value
    state.tell("lands", state.hit + 1, value)
    state.hit = -1
    _finish_attack(state)


def check(state: Position) -> None:
    """Check whether the boss is dead, and after the whole action whether the hero is (HND-END)."""
    if health(state) - state.boss_damage <= 0:
        state.tell("boss-falls", c.BOSS_NAMES[state.boss], state.wave)
        state.frames = state.committed = ()
        state.adds, state.hit = 0, -1
        if state.wave == c.WAVES:
            state.finish("won" if state.hp else "draw")
        else:
            state.gold = c.REWARD[state.wave - 1] + coins(state)
            state.push((frames.TRADE, 1))
    elif state.frames:
        return
    elif state.hit >= 0:
        state.ask = frames.PAY_CRITICAL
    elif state.hp or state.committed:
        state.ask = frames.FACE_BOSS
    else:
        state.finish("lost")


def coins(state: Position) -> int:
    """The value of the remaining strength cards in gold (HND-MERCH-02)."""
    return sum([c.COINS[face] for face in state.strength])


def after_attack(state: Position, even: int) -> None:
    """Run the power that follows each attack; `even` tells whether an even card was used."""
    what = power(state)
    if what == c.ROTATE_LOWEST:
        purpose, choices = frames.ROTATE, st.lowest(state)
    elif what == c.ROTATE_HIGHEST:
        purpose, choices = frames.ROTATE, st.highest(state)
    elif what == c.LESS_AND_FLIP:
        purpose, choices = frames.FLIP, st.highest(state)
    elif what == c.EVEN_ROTATE_ALL and even and state.strength:
        state.tell("power", c.BOSS_NAMES[state.boss])
        for face in state.strength:
            st.turn(state, face, c.rotated(face))
        return
    else:
        return
    if choices:
        state.tell("power", c.BOSS_NAMES[state.boss])
        st.pick(state, purpose, choices)


def stop(state: Position) -> None:
    """Stop the fight, with the boss undefeated (HND-BOSS-13, HND-END-04)."""
    penalties = dict(c.PENALTIES[state.boss][state.wave - 1])
    state.tell("boss-stands", c.BOSS_NAMES[state.boss], state.wave)
    if c.LOSE_GAME in penalties:
        state.finish("lost")
        return
    for penalty, amount in penalties.items():
        state.tell("penalty", c.PENALTY_NAMES[penalty], amount)
    state.gold = max(coins(state) - penalties.get(c.LOSE_GOLD, 0), 0)
    state.owes = c.LOSE_ROTATE in penalties
    if c.LOSE_WEAPON in penalties:
        state.weapon, state.ready = -1, False
    state.push(
        (frames.HURT, penalties.get(c.LOSE_DAMAGE, 0), 0),
        (frames.TRADE, int(c.LOSE_MERCHANT not in penalties)),
    )
