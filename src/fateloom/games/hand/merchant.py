"""The merchant phase: the shop and the immediate effects of purchases."""

from __future__ import annotations

from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, phases
from fateloom.games.hand.position import Position


def begin(state: Position, opens: int) -> None:
    """Trade, unless a penalty keeps the merchant away (HND-PEN-04)."""
    state.push((frames.WAVE,))
    if opens:
        state.phase = phases.MERCHANT
        state.tell("phase", phases.NAMES[state.phase])
        state.tell("gold", state.gold)
        state.push((frames.SHOP,))


def shop(state: Position) -> None:
    """Ask the player as long as anything can be bought."""
    if any(refusal(state, item) is None for item in c.SHOP[c.RANGED[state.hero]]):
        state.ask = frames.BARGAIN


def refusal(state: Position, item: int) -> tuple[str, str] | None:
    """The reason why an item of the shop cannot be bought now: a reason's code, and its rule."""
    if item == c.HEALING_POTION:
        if not state.exhausted:
            return "hand-unhurt", "HND-POT-08"
    elif item in c.WEAPONS:
        basic = item & ~1
        if state.weapon == item or (item == basic and state.weapon == basic + 1):
            return "hand-owned", "HND-WEAP-11"
        if item != basic and state.weapon != basic:
            return "hand-needs-basic", "HND-WEAP-05"
        if any(state.bought >> other & 1 for other in c.WEAPONS if other & ~1 != basic):
            return "hand-one-weapon", "HND-WEAP-09"
    elif state.bought >> item & 1:
        return "hand-bought", "HND-POT-05"
    if c.cost(item, state.difficulty) > state.gold:
        return "hand-too-dear", "HND-MERCH-02"
    return None


def buy(state: Position, item: int) -> None:
    """Pay for an item; a Healing Potion works at once (HND-POT-01)."""
    state.gold -= c.cost(item, state.difficulty)
    state.bought |= 1 << item
    state.tell("buys", c.ITEM_NAMES[item], state.gold)
    state.push((frames.SHOP,))
    if item in c.WEAPONS:
        state.weapon, state.ready = item, False
    elif item == c.HEALING_POTION:
        grids = c.after_healing(state.grid, 1)
        if len(grids) > 1:
            state.ask, state.amount = frames.HEALING, 1
        else:
            heal(state, grids[0])
    else:
        state.potions |= 1 << item - c.HEALING_POTION


def heal(state: Position, grid: c.Grid) -> None:
    """Unexhaust abilities down to this grid (HND-POT-07)."""
    state.grid = grid
    state.tell("heals", state.hp)
