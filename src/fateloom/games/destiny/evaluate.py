"""How a table stands for a seat: its chance to win, for players that think ahead."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from fateloom.core.game import Seat
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import phases as p
from fateloom.games.destiny import scoring

if TYPE_CHECKING:
    from fateloom.games.destiny.state import DestinyState

_SPREAD: Final = 8.0
"""A lead by so much of a Destiny Total makes a round e times as likely to be won."""
_NEARNESS: Final = 6.0
"""How much being near the goal counts."""
_POWER: Final = 0.12
_CARD: Final = 0.03
"""What a power in force and a card in hand add to the points that are to be expected."""


def evaluate(state: DestinyState, seat: Seat) -> float:
    """The chance of a seat to win, from 0 to 1."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return 1 / len(winners) if seat in winners else 0.0
    shares = _round_shares(state)
    at_stake = sum([c.TREASURE_POINTS[kind] for kind in state.buried])
    if state.treasure is not None:
        at_stake += c.TREASURE_POINTS[state.treasure]
    weights = []
    for each in range(state.seats):
        points = state.points(each) + at_stake * shares[each]
        points += _POWER * state.powers[each].bit_count() + _CARD * len(state.hands[each])
        weights.append(exp(_NEARNESS * min(points / state.goal, 1.5)))
    return weights[seat] / sum(weights)


def _round_shares(state: DestinyState) -> list[float]:
    """How likely each seat is to win this round, by what lies on the table."""
    if state.phase < p.BASE:
        return [1 / state.seats] * state.seats
    totals = [
        scoring.total(groups, powers)
        for groups, powers in zip(state.groups, state.powers, strict=True)
    ]
    best = max(totals)
    weights = [exp((total - best) / _SPREAD) for total in totals]
    return [weight / sum(weights) for weight in weights]
