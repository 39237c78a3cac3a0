"""Strength cards: selecting, discarding and turning them, and the value of an attack."""

from __future__ import annotations

from fateloom.games.hand import cards as c
from fateloom.games.hand import frames
from fateloom.games.hand import line as ln
from fateloom.games.hand import moves as m
from fateloom.games.hand.cards import Face, Grid
from fateloom.games.hand.position import Position


def highest(state: Position) -> tuple[Face, ...]:
    """The strength cards of the highest value (HND-STR-11)."""
    most = max([c.HP[face] for face in state.strength], default=0)
    return tuple([face for face in state.strength if c.HP[face] == most])


def lowest(state: Position) -> tuple[Face, ...]:
    """The strength cards of the lowest value (HND-STR-11)."""
    least = min([c.HP[face] for face in state.strength], default=0)
    return tuple([face for face in state.strength if c.HP[face] == least])


def discard(state: Position, face: Face) -> None:
    """Send a strength card to the back of the Underworld (HND-OP-05)."""
    state.strength = c.without(state.strength, face)
    state.underworld += (face,)
    state.tell("discards", c.NAME[face])


def turn(state: Position, face: Face, to: Face) -> None:
    """Turn a strength card to another face of its card."""
    i = state.strength.index(face)
    state.strength = (*state.strength[:i], to, *state.strength[i + 1 :])
    state.tell("turns", c.NAME[face], c.NAME[to])
    ln.look(state, (to,))


def pick(state: Position, purpose: int, choices: tuple[Face, ...]) -> None:
    """Do something with one of these cards; the player chooses when there are several."""
    if len(choices) > 1:
        state.ask, state.purpose, state.choices = frames.CARD, purpose, choices
    elif choices:
        chosen(state, purpose, choices[0])


def chosen(state: Position, purpose: int, face: Face) -> None:
    """Do it with this card."""
    state.choices = ()
    if purpose == frames.DISCARD:
        discard(state, face)
    elif purpose == frames.ROTATE:
        turn(state, face, c.rotated(face))
    elif purpose == frames.FLIP:
        turn(state, face, c.flipped(face))
    elif purpose == frames.KEEP:
        spend(state, face)
    else:
        place(state, face)


def place(state: Position, face: Face) -> None:
    """Put a card next with a Scrying Potion (HND-MI-06); earlier places are fixed."""
    done = state.frames[0][1] - 1
    rest = [other for other in state.line[done:] if other != face]
    state.line = (*state.line[:done], face, *rest)
    state.tell("places", c.NAME[face], done + 1)


def spend(state: Position, kept: Face = -1) -> None:
    """Move used strength cards to the Underworld in the order named (HND-CLEAN-02).

    With Resourceful one of them is rotated and stays (HND-HERO-R3).
    """
    committed, state.committed = state.committed, ()
    for face in committed:
        if face != kept:
            discard(state, face)
    if kept >= 0:
        turn(state, kept, c.rotated(kept))
    state.adds = 0


def card_value(state: Position, face: Face, target: int) -> int:
    """The value of a strength card in an attack on this place, at least 0 (HND-STR-10)."""
    value = c.HP[face]
    if target > m.SECOND:
        return boss_value(value, face, c.BOSS_POWER[state.boss][state.wave - 1])
    return max(value - 4, 0) if state.line[target] == c.MIRROR_SHADE else value


def boss_value(value: int, face: Face, power: int) -> int:
    """The value of a strength card against a boss with this power."""
    if power == c.WEAK_ARE_NOTHING and value <= 3:
        return 0
    mixed = power == c.DRAGONS_AND_WARRIORS and c.TYPE[face] not in (c.DRAGON, c.WARRIOR)
    if mixed or (power == c.EVEN_LESS and value % 2 == 0):
        value -= 2
    elif power == c.LESS_AND_FLIP:
        value -= 1
    return max(value, 0)


def changes(state: Position, target: int) -> list[tuple[str, int]]:
    """The modifiers of the prepared attack as a whole, with their reasons."""
    found: list[tuple[str, int]] = []
    in_line = target in (m.FRONT, m.SECOND)
    stocks = state.stocks
    if stocks:
        covered = target == m.FRONT and len(state.line) > 1 and c.TYPE[state.line[1]] == c.WARRIOR
        if covered and stocks >> c.CROSSFIRE & 1:
            found.append(("Crossfire", 2))
        if len(state.committed) > 1 and stocks >> c.DUAL_WIELD & 1:
            found.append(("Dual Wield", 1))
        if in_line and c.TYPE[state.line[target]] == c.MAGIC and stocks >> c.BATTLE_MAGIC & 1:
            found.append(("Battle Magic", 1))
        if state.grudge and stocks >> c.GRUDGE & 1:
            found.append(("Grudge", 2))
    if state.adds:
        for axe, bonus in c.AXE_BONUS.items():
            if state.adds >> c.thing(axe) & 1:
                found.append((c.ITEM_NAMES[axe], bonus))
    if in_line and state.line[target] == c.SHIELDBEARER:
        found.append(("Shieldbearer", -4))
    if target == m.BOSS and c.BOSS_POWER[state.boss][state.wave - 1] == c.LESS_PER_SLOTTED:
        found.append((c.BOSS_NAMES[state.boss], -still_slotted(state)))
    return found


def still_slotted(state: Position) -> int:
    """The strength cards that stay slotted after the attack (HND-BSR-04)."""
    kept = state.adds >> c.RESOURCEFUL & 1
    return len(state.strength) - len(state.committed) + kept


def attack_value(state: Position, target: int) -> int:
    """The value of the prepared attack (HND-STR-02, HND-STR-10)."""
    total = 0
    for face in state.committed:
        total += card_value(state, face, target)
    for _, change in changes(state, target):
        total += change
    return max(total, 0)


# --- the strength cost of critical hits ---------------------------------------------------


def hit_cost(state: Position, hit: int) -> int:
    """The strength cost of a critical hit now; `cards.ANY` when there is none."""
    power = c.BOSS_POWER[state.boss][state.wave - 1]
    return cost_of_hit(state.wave, hit, state.criticals, power)


def cost_of_hit(wave: int, hit: int, criticals: int, power: int) -> int:
    """The strength cost of a critical hit, from its inputs."""
    cost = c.CRITICALS[wave - 1][hit][1]
    if cost != c.ANY and power == c.DEARER:
        cost += 2 * criticals.bit_count()
    return cost


def payable(state: Position, hit: int, grid: Grid, spent: Face = -1) -> bool:
    """Whether the strength cost is within reach with these abilities exhausted, when all
    strength cards but `spent` go into it."""
    cost = hit_cost(state, hit)
    if cost == c.ANY:
        return True
    faces = [face for face in state.strength if face != spent]
    if not faces:
        return False
    total = sum([card_value(state, face, m.CRITICAL) for face in faces])
    if len(faces) > 1 and c.works(state.hero, grid, c.DUAL_WIELD):
        total += 1
    damaged = state.grudge or c.CRITICALS[state.wave - 1][hit][0] > 0
    if damaged and c.works(state.hero, grid, c.GRUDGE):
        total += 2
    for axe, bonus in c.AXE_BONUS.items():
        if (state.ready and state.weapon == axe) or state.adds >> c.thing(axe) & 1:
            total += bonus
    return total >= cost
