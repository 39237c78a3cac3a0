"""The evaluation function: a seat's chance of winning, for bots that play on.

Who wins the round follows from the totals that the hands can still reach: the chances are those of
a logistic model. After this round all rounds are even; their treasures are known.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from fateloom.core.game import Seat
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import phases as p
from fateloom.games.destiny import scoring
from fateloom.games.destiny import weights as w
from fateloom.games.destiny.planning import best, best_with_aids
from fateloom.games.destiny.position import Position


def evaluate(state: Position, seat: Seat) -> float:
    """The probability that a seat wins, from 0 to 1."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return 1 / len(winners) if seat in winners else 0.0
    ahead = [c.TREASURE_POINTS[kind] for kind in state.treasures[max(state.round, 1) - 1 :]]
    at_stake = sum([c.TREASURE_POINTS[kind] for kind in state.buried]) + sum(ahead[:1])
    owned = [state.points(each) for each in range(state.seats)]
    value = 0.0
    for winner, share in enumerate(_round_shares(state)):
        points = owned[:]
        points[winner] += at_stake
        others = tuple(sorted([points[each] for each in range(state.seats) if each != seat]))
        value += share * _chance(points[seat], others, tuple(ahead[1:]), state.goal)
    return value


@lru_cache(maxsize=1 << 12)
def _chance(own: int, others: tuple[int, ...], ahead: tuple[int, ...], goal: int) -> float:
    """The probability of winning with these points if all seats win each round equally often.

    `others` are the points of the other seats in order, `ahead` those of the treasures to come.
    """
    most = max(own, *others)
    if most >= goal or not ahead:
        return 0.0 if own < most else 1 / (1 + others.count(most))
    treasure, rest = ahead[0], ahead[1:]
    value = _chance(own + treasure, others, rest, goal)
    for winner, points in enumerate(others):
        after = (*others[:winner], points + treasure, *others[winner + 1 :])
        value += _chance(own, tuple(sorted(after)), rest, goal)
    return value / (1 + len(others))


def _round_shares(state: Position) -> list[float]:
    """The probability that each seat wins this round."""
    standings = [_standing(state, seat) for seat in range(state.seats)]
    most = max(standings)
    weights = [exp(standing - most) for standing in standings]
    return [weight / sum(weights) for weight in weights]


def _standing(state: Position, seat: Seat) -> float:
    """How good the prospects of a seat are in this round, as the logarithm of odds."""
    if state.face_down:
        acted = seat not in state.waiting
    else:
        acted = (seat - state.leader) % state.seats < state.turn
    total = _reachable(state, seat, acted)
    if state.phase == p.HIT and not acted:
        total += w.HIT
    return total / w.SPREAD[state.phase] - w.RANK * _rank(state.identities[seat])


def _reachable(state: Position, seat: Seat, acted: bool) -> int:
    """The total that a seat can still reach; `acted` says that its turn in this phase is over."""
    groups, powers = state.groups[seat], state.powers[seat]
    phase = state.phase + acted
    if phase > p.MULTIPLIER:
        return scoring.total(groups, powers)
    hand = frozenset(state.hands[seat])
    if phase > p.SECOND_AID:
        return best(hand, groups, powers, phase).total
    return best_with_aids(hand, powers, phase)


def _rank(identity: int) -> int:
    """The place of an identity among all, the best first; the middle if it is not chosen yet."""
    if identity < 0:
        return len(w.STRENGTH) // 2
    return w.STRENGTH.index(c.NAME[identity])
