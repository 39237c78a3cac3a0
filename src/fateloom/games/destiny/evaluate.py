"""The evaluation function: a seat's chance of winning, for bots that search."""

from __future__ import annotations

from math import exp

from fateloom.core.game import Seat
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import phases as p
from fateloom.games.destiny import scoring
from fateloom.games.destiny import weights as w
from fateloom.games.destiny.position import Position


def evaluate(state: Position, seat: Seat) -> float:
    """The probability that a seat wins, from 0 to 1."""
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
        points += w.POWER * state.powers[each].bit_count() + w.CARD * len(state.hands[each])
        weights.append(exp(w.NEARNESS * min(points / state.goal, 1.5)))
    return weights[seat] / sum(weights)


def _round_shares(state: Position) -> list[float]:
    """The probability that each seat wins this round, from the cards on the table."""
    if state.phase < p.BASE:
        return [1 / state.seats] * state.seats
    totals = [
        scoring.total(groups, powers)
        for groups, powers in zip(state.groups, state.powers, strict=True)
    ]
    best = max(totals)
    weights = [exp((total - best) / w.SPREAD) for total in totals]
    return [weight / sum(weights) for weight in weights]
