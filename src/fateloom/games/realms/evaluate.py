"""The evaluation function: a seat's probability of winning, for bots that search.

A running auction is ignored: the value of a bid depends on the answers of others, which the
heuristic player judges better.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from fateloom.core.game import Seat
from fateloom.games.realms import cards as c
from fateloom.games.realms import destinies
from fateloom.games.realms import frames as f
from fateloom.games.realms import weights as w
from fateloom.games.realms.cards import Cards
from fateloom.games.realms.position import Position

_HALF_MADE: Final = frozenset(
    {
        f.AGAIN,
        f.AIM,
        f.BORROW,
        f.CARD,
        f.COIN,
        f.FAMILY,
        f.HOLDER,
        f.LOT,
        f.PAIR,
        f.TOKEN,
        f.UNSOLD,
    }
)
"""The questions within a purchase or a power."""


def settled(state: Position) -> bool:
    """Whether no power or purchase is in progress."""
    return not state.frames or state.frames[-1][0] not in _HALF_MADE


def evaluate(state: Position, seat: Seat) -> float:
    """The probability of a win, from 0 to 1."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    if not state.alive >> seat & 1:
        return 0.0
    rivals = [_standing(state, each) for each in range(state.seats) if each != seat]
    ahead = _standing(state, seat) - w.RIVAL * max(rivals)
    return 1.0 / (1.0 + exp(-ahead / w.SCALE))


def _standing(state: Position, seat: Seat) -> float:
    if not state.alive >> seat & 1:
        return 0.0
    held = state.hands[seat].bit_count()
    worth = w.CARD * held - (w.DANGER[held] if held < len(w.DANGER) else 0.0)
    worth += _powers(state.front[seat] | state.support[seat])
    worth += sum([w.TOKEN[token] for token in c.each(state.tokens[seat])])
    for destiny in (*state.shared, state.secrets[seat]):
        have, need = destinies.progress(state, seat, destiny)
        worth += w.NEAR * (min(have, need) / need) ** 2
    return worth


@lru_cache(maxsize=1 << 12)
def _powers(held: Cards) -> float:
    return sum([w.POWER.get(card, 0.0) for card in c.each(held)])
