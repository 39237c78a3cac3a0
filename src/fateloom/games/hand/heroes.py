"""Hero abilities and weapons: their effects, and whether they would have one. `uses_of` lists the
ways to use one now; `use` resolves one after payment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fateloom.core.game import Move
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames
from fateloom.games.hand import line as ln
from fateloom.games.hand import moves as m
from fateloom.games.hand import strength as st
from fateloom.games.hand.cards import Face
from fateloom.games.hand.position import Position

# --- possible uses --------------------------------------------------------------------


def half_down(face: Face) -> int:
    """The damage of Shield Bash (HND-HERO-R5)."""
    return c.HP[face] // 2


def half_up(face: Face) -> int:
    """The attack value of Dragon Master (HND-HERO-G2)."""
    return (c.HP[face] + 1) // 2


def summoned(strength: tuple[Face, ...]) -> int:
    """The attack value of Summons with these strength cards (HND-HERO-I4)."""
    return 2 * sum([c.DMG[face] for face in strength])


def uses_of(what: int, visible: tuple[Face, ...], behind: bool, fired: int) -> Sequence[Move]:
    """The uses of an ability or weapon that would have an effect now, payment aside (R-20).

    That depends on the visible monsters (none in the boss phase), on whether others are `behind`
    them, and on what has `fired`. `legal.py` checks that the hero has the ability unexhausted, and
    that it has anything to work on.
    """
    if not visible:
        return _uses_at_boss(what)
    moves = m.USE[what]
    if what == c.MANEUVER:
        return moves[: min(len(visible) + behind - 1, 2)]
    if what == c.LONG_RANGE and behind:
        return moves
    if len(moves) == 1:
        return moves if what not in _NEEDS or _NEEDS[what](visible) else ()
    seen = len(visible)
    aimed = [move for move in moves if move.parts.place < seen and _suits(what, visible, move)]
    if what == c.AVENGER:
        return [move for move in aimed if fired >> visible[move.parts.place] & 1]
    return aimed


def _suits(what: int, visible: tuple[Face, ...], move: Move) -> bool:
    """Whether an ability or weapon would have an effect on a visible target (HND-HERO-09)."""
    target: Face = visible[move.parts.place]
    if what < c.ABILITIES and target == c.THORNBACK:
        return False
    if what == c.AVENGER:
        return c.KIND[target] in (c.INSTANT, c.FRONT)
    if what == c.DRAGON_MASTER:
        by: int = move.parts.by
        return by < len(visible) and c.TYPE[visible[by]] == c.DRAGON
    if len(move.parts) > 2:
        return c.TYPE[target] == (c.WARRIOR if what == c.SHIELD_BASH else c.DRAGON)
    return True


_NEEDS: Final[dict[int, Callable[[tuple[Face, ...]], bool]]] = {
    c.THROW_SWORD: lambda visible: len(visible) > 1 and visible[1] != c.THORNBACK,
    c.FIRE_BALL: lambda visible: any(face != c.THORNBACK for face in visible[:2]),
    c.ENERGY_SURGE: lambda visible: len(visible) > 1,
    c.INTIMIDATE: lambda visible: len(visible) > 1,
    c.LONG_RANGE: lambda visible: visible[-1] != c.THORNBACK,
}
"""The visibility conditions of abilities and weapons without a target."""


def _uses_at_boss(what: int) -> Sequence[Move]:
    """The uses in the boss phase: only those that name the boss or the strength cards (HND-BOSS-06,
    -07)."""
    if what in (c.SUMMONS, c.thing(c.GREAT_BOW)):
        return [move for move in m.USE[what] if move.parts.place == m.BOSS]
    return m.USE[what] if what in _ON_STRENGTH else ()


_ON_STRENGTH: Final = (c.GAIN_WISDOM, c.thing(c.EMBER_WAND), c.thing(c.BLAZING_WAND))
"""What can turn strength cards."""


# --- effects --------------------------------------------------------------------------


def use(state: Position, deed: tuple[int, ...]) -> None:
    """Resolve an ability or weapon: `deed` holds it and its target."""
    what = deed[0]
    place = deed[1] if len(deed) > 1 else -1
    state.tell("uses", c.NAMED[what])
    match what:
        case c.AVENGER:
            _defeat(state, place, what)
        case c.SHIELD_BASH | c.SHADOW_SPEAR if len(deed) > 2:
            _defeat(state, place, what)
        case c.SHIELD_BASH:
            _deal(state, place, half_down(state.line[place]), what)
        case c.SHADOW_SPEAR:
            _deal(state, place, c.SPEAR, what)
        case c.THROW_SWORD:
            _deal(state, m.SECOND, c.THROW, what)
        case c.ILLUSIONIST:
            for face in state.line[:2]:
                ln.turn(state, face, c.rotated(face))
        case c.FIRE_BALL:
            state.push((frames.HURT, 1, 0), (frames.BURN,))
        case c.SUMMONS:
            _hit(state, place, summoned(state.strength), what)
        case c.GAIN_WISDOM:
            st.pick(state, frames.ROTATE, st.highest(state))
        case c.ENERGY_SURGE | c.INTIMIDATE:
            ln.swap(state)
        case c.EXPERIENCE:
            _deal(state, place, state.wave, what)
        case c.ARMOR_PIERCING:
            state.pierced = True
        case c.LONG_RANGE:
            _defeat(state, len(state.line) - 1, what)
        case c.MANEUVER:
            ln.send_to_back(state, state.line[place])
        case c.DRAGON_MASTER:
            _deal(state, place, half_up(state.line[deed[2]]), what)
        case c.RETRIBUTION:
            _deal(state, place, 2 * state.exhausted, what)
        case c.STUN_SPELL:
            state.at_front = state.line[0]
            state.tell("stuns", c.NAME[state.line[0]])
        case _:
            _use_weapon(state, what - c.ABILITIES, place)


def _use_weapon(state: Position, weapon: int, place: int) -> None:
    what = c.thing(weapon)
    if weapon in c.BOW_DMG:
        _hit(state, place, c.BOW_DMG[weapon], what)
    else:
        state.ask, state.deed = frames.TURN, (what, 1 if weapon == c.EMBER_WAND else 2)


def burn(state: Position) -> None:
    """Defeat the front and the second monster with a Fire Ball, Thornback aside (HND-MN-05)."""
    for place, face in enumerate(state.line[:2]):
        if face != c.THORNBACK:
            _defeat(state, place, c.FIRE_BALL)


def _defeat(state: Position, place: int, what: int) -> None:
    ln.wound(state, state.line[place], ln.FATAL, taints=not c.SLOTS[what])


def _deal(state: Position, place: int, amount: int, what: int) -> None:
    face = state.line[place]
    taints = what < c.ABILITIES and not c.SLOTS[what]
    state.tell("deals", c.NAMED[what], c.NAME[face], amount)
    ln.wound(state, face, amount, taints=taints)


def _hit(state: Position, place: int, amount: int, what: int) -> None:
    """Deal damage to a monster, or to the boss, whose power follows (HND-BSR-01)."""
    if place != m.BOSS:
        _deal(state, place, amount, what)
        return
    state.boss_damage += amount
    state.tell("hits-boss", c.NAMED[what], amount)
    state.push((frames.BOSS_CHECK,), (frames.BOSS_POWER, 0))


def turnable(state: Position) -> tuple[Face, ...]:
    """The cards that the wand or potion in `deed` may turn now."""
    what, _, *done = state.deed
    faces = state.strength if what == c.thing(c.TURNING) else state.visible + state.strength
    return tuple([face for face in faces if face >> 2 not in done])


def turn(state: Position, face: Face, to: Face) -> None:
    """Turn a card, and ask for the next that the wand may turn."""
    what, left, *done = state.deed
    if face in state.strength:
        st.turn(state, face, to)
    else:
        ln.turn(state, face, to)
    state.deed = (what, left - 1, *done, face >> 2)
    if left > 1 and turnable(state):
        state.ask = frames.TURN
    else:
        state.deed = ()
