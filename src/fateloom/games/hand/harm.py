"""Damage to the hero: shields, exhausted abilities, and HP 0."""

from __future__ import annotations

from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, phases
from fateloom.games.hand import strength as st
from fateloom.games.hand.cards import Grid
from fateloom.games.hand.position import Position


def hurt(state: Position, amount: int, by_monster: int) -> None:
    """Deal damage to the hero; offer a ready shield first (HND-WEAP-12, R-53).

    `by_monster` is 1 for the damage of a monster or its ability, 0 for a cost or penalty.
    """
    if by_monster and state.ready and state.weapon in c.SHIELDED:
        state.ask, state.amount = frames.SHIELD, amount
    else:
        lose(state, amount)


def prevent(state: Position, kept_off: int) -> None:
    """Prevent `kept_off` damage with the shield, which is then spent for this wave (HND-MI-10,
    HND-MI-11)."""
    if kept_off:
        state.ready = False
        state.tell("prevents", c.ITEM_NAMES[state.weapon], kept_off)
    lose(state, state.amount - kept_off)


def lose(state: Position, amount: int) -> None:
    """Let the player choose `amount` abilities to exhaust (HND-GRID-08)."""
    state.hurt = amount
    state.suffered += amount
    if not amount:
        return
    state.grudge = True
    state.tell("hurt", amount)
    choices = losses(state, amount)
    if len(choices) > 1:
        state.ask, state.amount = frames.LOSS, amount
    else:
        exhaust(state, choices[0])


def losses(state: Position, amount: int) -> tuple[Grid, ...]:
    """The possible grids after `amount` damage.

    The damage cost of a critical hit has to leave its strength cost within reach.
    """
    grids = c.after_loss(state.grid, amount)
    if state.hit >= 0:
        return tuple([grid for grid in grids if st.payable(state, state.hit, grid)])
    return grids


def exhaust(state: Position, grid: Grid) -> None:
    """Exhaust abilities up to this grid. At HP 0 the run is lost (HND-END-01), though the
    action that may still fell the last boss is finished first (HND-END-03)."""
    before, state.grid = state.grid, grid
    if state.events is not None:
        state.tell("exhausts", gone(state.hero, before, grid))
    if state.hp == 0 and not last_stand(state):
        state.finish("lost")


def gone(hero: int, before: Grid, grid: Grid) -> tuple[str, ...]:
    """The abilities exhausted in the second grid but not in the first."""
    places = [(ability, *c.place(ability)) for ability in range(hero * 6, hero * 6 + 6)]
    return tuple(
        c.ABILITY_NAME[ability]
        for ability, row, column in places
        if before[column] < row <= grid[column]
    )


def last_stand(state: Position) -> bool:
    """Whether the current action may still defeat the last boss."""
    return state.wave == c.WAVES and state.phase == phases.BOSS
