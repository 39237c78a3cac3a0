"""The rounds of Destiny: phases in order, and everything that runs without a choice.

A round runs through the phases of DTY-SEQ-01. In a phase with choices the seats act one
after another from the Leader (DTY-SEQ-03), or lay cards together (DTY-TOG); a seat that can
visibly only pass is skipped (DTY-SEQ-08).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fateloom.core.game import Outcome, Seat
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import laying, legal, piles, scoring
from fateloom.games.destiny import phases as p
from fateloom.games.destiny.numbers import NUMBERS
from fateloom.games.destiny.position import Position

DRY_ROUNDS: Final = NUMBERS.take("rules", "ties", "rounds", 10, least=1, most=50, rule="DTY-RUL-24")
"""The number of ties in a row, with the Treasure deck empty, that ends the game (DTY-RUL-24)."""


def end_turn(state: Position, seat: Seat) -> None:
    """End the turn of this seat, and run phases up to the next choice."""
    state.marked, state.used = (), ()
    if state.declared[seat] >= 0:
        laying.declare(state, seat, -1)
    if state.face_down:
        state.waiting = tuple([other for other in state.waiting if other != seat])
        if state.waiting:
            return
        laying.turn_up(state)
        state.turn = state.seats
    else:
        state.turn += 1
    while state.outcome is None:
        if _asks(state):
            return
        _next_phase(state)
    state.waiting = ()


def _asks(state: Position) -> bool:
    """Whether the phase has a choice left for somebody, who then waits for it."""
    if state.turn == 0 and state.face_down:
        order = [(state.leader + turn) % state.seats for turn in range(state.seats)]
        state.waiting = tuple([seat for seat in order if not legal.only_passing(state, seat)])
        return bool(state.waiting)
    while state.turn < state.seats:
        actor = state.actor
        if not legal.only_passing(state, actor):
            state.waiting = (actor,)
            return True
        if state.phase == p.HIT:
            piles.refill(state, actor)
        state.turn += 1
    return False


def _next_phase(state: Position) -> None:
    if state.phase == p.IDENTITY or state.phase == p.DESTINY:
        state.round += 1
        state.phase = p.FIRST_AID
        state.tell("round", state.round, state.leader)
    else:
        state.phase += 1
    state.turn = 0
    state.tell("phase", p.NAMES[state.phase])
    automatic = _AUTOMATIC.get(state.phase)
    if automatic is not None:
        automatic(state)
        state.turn = state.seats


def _treasure(state: Position) -> None:
    """Reveal the treasure that this round is fought for (DTY-TREAS-01, -03)."""
    if state.events is not None:
        treasure = state.treasure
        state.tell(
            "treasure",
            c.TREASURE_NAME[treasure] if treasure is not None else None,
            tuple(c.TREASURE_NAME[kind] for kind in state.buried),
        )


def _draw(state: Position) -> None:
    """Fill all hands to the limit (DTY-DRAW-01)."""
    for turn in range(state.seats):
        piles.refill(state, (state.leader + turn) % state.seats)


def _total(state: Position) -> None:
    """Announce the totals, which are computed automatically (DTY-TOTAL-01)."""
    if state.events is not None:
        for turn in range(state.seats):
            seat = (state.leader + turn) % state.seats
            groups, powers = state.groups[seat], state.powers[seat]
            total, formula = scoring.total(groups, powers), scoring.formula(groups, powers)
            state.tell("total", seat, total, formula)


def _destiny(state: Position) -> None:
    """Award the treasures to the strictly highest total; a tie buries them (DTY-DEST)."""
    totals = [
        scoring.total(groups, powers)
        for groups, powers in zip(state.groups, state.powers, strict=True)
    ]
    best = max(totals)
    at_stake = state.buried if state.treasure is None else (*state.buried, state.treasure)
    names = tuple([c.TREASURE_NAME[kind] for kind in at_stake])
    state.dry = state.dry + 1 if state.treasure is None else 0
    if totals.count(best) > 1:
        state.buried = at_stake
        tied = tuple(seat for seat, value in enumerate(totals) if value == best)
        state.tell("ties", tied, best, names)
        winner = None
    else:
        winner = totals.index(best)
        state.buried = ()
        state.dry = 0
        state.owned = (
            *state.owned[:winner],
            state.owned[winner] + at_stake,
            *state.owned[winner + 1 :],
        )
        for kind in at_stake:
            state.powers[winner] |= c.TREASURE_POWER[kind]
        state.tell("wins", winner, best, names, state.points(winner))
    _clear(state)
    if winner is not None and state.points(winner) >= state.goal:
        _finish(state, "goal", (winner,))
    elif state.round >= len(state.treasures) and (not state.buried or state.dry >= DRY_ROUNDS):
        _finish(state, "exhausted", None)
    else:
        state.leader = (state.leader + 1) % state.seats


def _clear(state: Position) -> None:
    """Discard groups, then Aid cards (DTY-DEST-07, -08)."""
    order = [(state.leader + turn) % state.seats for turn in range(state.seats)]
    gone = [card for seat in order for group in state.groups[seat] for card, _ in group]
    for seat in order:
        for card in state.aids[seat]:
            gone.append(card)
            state.powers[seat] &= ~(1 << card - c.FIRST_CHARACTER)
    state.discards += tuple(gone)
    state.groups = [()] * state.seats
    state.aids = [()] * state.seats
    state.alchemy = 0


def _finish(state: Position, reason: str, winners: tuple[Seat, ...] | None) -> None:
    """End the game; if nobody reached the goal, points decide, then cards
    (DTY-DEST-10, DTY-RUL-24)."""
    worth = [(state.points(seat), len(state.owned[seat])) for seat in range(state.seats)]
    ranking = tuple(
        tuple(seat for seat in range(state.seats) if worth[seat] == value)
        for value in sorted(set(worth), reverse=True)
    )
    state.outcome = Outcome(reason, winners or ranking[0], ranking)
    state.tell("over", reason, state.outcome.winners)


_AUTOMATIC: Final[dict[int, Callable[[Position], None]]] = {
    p.TREASURE: _treasure,
    p.DRAW: _draw,
    p.TOTAL: _total,
    p.DESTINY: _destiny,
}
