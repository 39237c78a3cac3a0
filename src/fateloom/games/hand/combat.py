"""The combat phase: settling the line, monster abilities, strength attacks, damage taken."""

from __future__ import annotations

from typing import Final

from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, phases
from fateloom.games.hand import line as ln
from fateloom.games.hand import moves as m
from fateloom.games.hand import strength as st
from fateloom.games.hand.cards import Face
from fateloom.games.hand.position import Position


def begin(state: Position) -> None:
    """Begin the wave's combat after the setup."""
    state.phase = phases.COMBAT
    state.ready = state.weapon >= 0
    state.tell("phase", phases.NAMES[state.phase])
    ln.look(state, state.visible)
    state.push((frames.SETTLE,))


def settle(state: Position) -> None:
    """The settle procedure: clean up and resolve the first pending ability.

    With nothing pending the player acts, or faces the boss if the line is empty
    (HND-ORDER-01 to -05, HND-WAVE-03).
    """
    clean_up(state)
    if not state.line:
        state.push((frames.BOSS_PHASE,))
        return
    line = state.line
    if state.peeked >= 0 and (len(line) < 3 or line[2] >> 2 != state.peeked):
        state.peeked = -1
    if state.at_front != line[0]:
        state.at_front = -1
    if len(line) < 2 or state.at_second != line[1]:
        state.at_second = -1
    visible = state.visible
    i = pending(state, visible)
    if i is None:
        state.ask = frames.FIGHT
    elif i == 0 and can_stun(state):
        state.ask = frames.STUN
    else:
        state.push((frames.RESOLVE, i))


def clean_up(state: Position) -> None:
    """Move dead monsters out of the line, front first, to be slotted or, if tainted, sunk. The end
    of a bonus may kill others (HND-HP-06, HND-CLEAN).
    """
    while state.damage != c.NO_DAMAGE and (dead := ln.dead(state)):
        for face in dead:
            ln.look(state, (face,))
            state.tell("defeated", c.NAME[face])
            if state.tainted >> (face >> 2) & 1:
                ln.sink(state, face)
            else:
                ln.slot(state, face)


def pending(state: Position, visible: tuple[Face, ...]) -> int | None:
    """The first visible place with a pending ability."""
    for i, face in enumerate(visible):
        kind = c.KIND[face]
        if kind == c.PLAIN:
            continue
        if kind == c.INSTANT:
            if not state.fired >> face & 1:
                return i
        elif kind == c.FRONT:
            if i == 0 and state.at_front != face and not _spent(state, face):
                return i
        elif kind == c.SECOND:
            if i == 1 and state.at_second != face and not _spent(state, face):
                return i
        elif (face == c.WATCHER and _turned_by_watcher(visible, i)) or (
            face == c.FOREST_DRAGON and _eaten(visible)
        ):
            return i
    return None


def _spent(state: Position, face: Face) -> bool:
    return face in c.ONCE and bool(state.fired >> face & 1)


def _turned_by_watcher(visible: tuple[Face, ...], place: int) -> list[Face]:
    """The monsters that a Watcher in this place rotates to the half with the higher HP
    (HND-FACT-03)."""
    return [face for face in visible[place + 1 :] if c.HP[face ^ 1] > c.HP[face]]


def _eaten(visible: tuple[Face, ...]) -> list[Face]:
    """The CREATURES that a visible Forest Dragon absorbs (HND-FACT-01)."""
    return [face for face in visible if c.TYPE[face] == c.CREATURE]


def can_stun(state: Position) -> bool:
    """Whether Stun Spell may keep the front monster's pending ability from triggering.

    Abilities without an effect are not asked about (HND-HERO-10).
    """
    front = state.line[0]
    if c.KIND[front] != c.FRONT or not state.has(c.STUN_SPELL):
        return False
    if front in (c.GRAVECALLER, c.DUELIST):
        return bool(state.strength)
    if front == c.SCOUT:
        return len(state.line) > len(state.visible)
    return front != c.NIGHT_STALKER or len(state.line) > 1


def resolve(state: Position, place: int) -> None:
    """Completely resolve the ability of the monster in this place (HND-ORDER-04)."""
    face = state.line[place]
    kind = c.KIND[face]
    if kind != c.NORMAL and (kind != c.SECOND or face in c.ONCE):
        state.fired |= 1 << face
    if kind == c.FRONT:
        state.at_front = face
    elif kind == c.SECOND:
        state.at_second = face
    state.tell("resolves", c.NAME[face])
    state.push((frames.SETTLE,))
    _ABILITIES[face](state, place)


def _assassin(state: Position, place: int) -> None:
    state.push((frames.HURT, 1, 1), (frames.SWAP,))


def _great_serpent(state: Position, place: int) -> None:
    state.push((frames.HURT, 1, 1))


def _scout(state: Position, place: int) -> None:
    peek(state)


def peek(state: Position) -> None:
    """Reveal the third monster for as long as it is third (HND-OP-09, HND-VIS-06)."""
    if len(state.line) > 2:
        state.peeked = state.line[2] >> 2
        ln.look(state, state.visible)
        state.tell("peeks", c.NAME[state.line[2]])


def _phase_worm(state: Position, place: int) -> None:
    for face in state.visible:
        if face != c.PHASE_WORM:
            ln.turn(state, face, c.flipped(face))


def _lantern_imp(state: Position, place: int) -> None:
    for face in state.visible:
        if face != c.LANTERN_IMP:
            ln.turn(state, face, c.rotated(face))


def _ember_wisp(state: Position, place: int) -> None:
    st.pick(state, frames.ROTATE, st.highest(state))


def _cutpurse(state: Position, place: int) -> None:
    st.pick(state, frames.DISCARD, st.lowest(state))


def _duelist(state: Position, place: int) -> None:
    st.pick(state, frames.ROTATE, st.lowest(state))


def _gravecaller(state: Position, place: int) -> None:
    st.pick(state, frames.DISCARD, state.strength)


def _bone_drake(state: Position, place: int) -> None:
    ln.swap(state)


def _sand_stalker(state: Position, place: int) -> None:
    if len(state.line) > 1:
        ln.send_to_back(state, c.SAND_STALKER)


def _frost_shaman(state: Position, place: int) -> None:
    ln.turn(state, state.line[0], c.flipped(state.line[0]))


def _fen_witch(state: Position, place: int) -> None:
    ln.turn(state, state.line[0], c.rotated(state.line[0]))


def _night_stalker(state: Position, place: int) -> None:
    if len(state.line) > 1:
        ln.turn(state, state.line[1], c.flipped(state.line[1]))


def _watcher(state: Position, place: int) -> None:
    for face in _turned_by_watcher(state.visible, place):
        ln.turn(state, face, c.rotated(face))


def _forest_dragon(state: Position, place: int) -> None:
    for face in _eaten(state.visible):
        state.absorbed += c.HP[face]
        state.tell("absorbs", c.NAME[face], c.HP[face])
        ln.sink(state, face)


_ABILITIES: Final = {
    c.ASSASSIN: _assassin,
    c.GREAT_SERPENT: _great_serpent,
    c.SCOUT: _scout,
    c.PHASE_WORM: _phase_worm,
    c.LANTERN_IMP: _lantern_imp,
    c.EMBER_WISP: _ember_wisp,
    c.CUTPURSE: _cutpurse,
    c.DUELIST: _duelist,
    c.GRAVECALLER: _gravecaller,
    c.BONE_DRAKE: _bone_drake,
    c.SAND_STALKER: _sand_stalker,
    c.FROST_SHAMAN: _frost_shaman,
    c.FEN_WITCH: _fen_witch,
    c.NIGHT_STALKER: _night_stalker,
    c.WATCHER: _watcher,
    c.FOREST_DRAGON: _forest_dragon,
}

# --- what the player does ---------------------------------------------------------------


def strike(state: Position, place: int) -> None:
    """Make a strength attack on the front or the second monster (HND-STR)."""
    value = st.attack_value(state, place)
    target = state.line[place]
    if state.events is not None:
        state.tell("strikes", c.NAME[target], value, c.named(state.committed))
    state.grudge = False
    ln.wound(state, target, value, taints=False)
    if state.adds >> c.SHOOT_THROUGH & 1:
        through = (value + 1) // 2
        state.tell("shoots-through", c.NAME[state.line[1]], through)
        ln.wound(state, state.line[1], through, taints=False)
    state.push((frames.SPEND,), (frames.SETTLE,))


def take(state: Position) -> None:
    """Take the front monster's damage (HND-TAKE-01, -02)."""
    damage = ln.harm(state.visible, m.FRONT)
    state.tell("takes", c.NAME[state.line[0]], damage)
    state.push((frames.HURT, damage, 1), (frames.TAKEN,), (frames.SETTLE,))


def taken(state: Position) -> None:
    """Remove the front monster; Build Rage hits the next one (HND-TAKE-03, -07 to -11). Whether it
    does is decided before a monster leaves or is revealed (HND-MN-13).
    """
    rages = state.hurt and state.stocks >> c.BUILD_RAGE & 1
    ln.sink(state, state.line[0])
    if not rages or not state.line:
        return
    front = state.line[0]
    if front != c.THORNBACK:
        state.tell("rages", c.NAME[front], c.RAGE)
        ln.wound(state, front, c.RAGE, taints=True)


def spend(state: Position) -> None:
    """Spend the used cards; with Resourceful the player keeps one (HND-HERO-R3)."""
    if state.adds >> c.RESOURCEFUL & 1:
        st.pick(state, frames.KEEP, state.committed)
    else:
        st.spend(state)
