"""How a table stands for a seat: the chance that it will win, for players that think ahead.

An auction that runs counts for nothing: what a bid is worth shows when others have
answered it, and that is what the heuristic player judges better.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Final

from fateloom.core.game import Seat
from fateloom.games.realms import cards as c
from fateloom.games.realms import destinies
from fateloom.games.realms.cards import Cards
from fateloom.games.realms.weights import NEAR, POWER, TOKEN

if TYPE_CHECKING:
    from fateloom.games.realms.state import RealmsState

_CARD: Final = 1.1
_DANGER: Final = (0.0, 6.0, 2.5)
"""What a hand of so many cards has against it."""
_RIVAL: Final = 0.6
"""How much the strongest rival weighs, against the own standing."""
_SCALE: Final = 8.0


def evaluate(state: RealmsState, seat: Seat) -> float:
    """The chance of a win, from 0 to 1."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    if not state.alive >> seat & 1:
        return 0.0
    rivals = [_standing(state, each) for each in range(state.seats) if each != seat]
    ahead = _standing(state, seat) - _RIVAL * max(rivals)
    return 1.0 / (1.0 + exp(-ahead / _SCALE))


def _standing(state: RealmsState, seat: Seat) -> float:
    if not state.alive >> seat & 1:
        return 0.0
    held = state.hands[seat].bit_count()
    worth = _CARD * held - (_DANGER[held] if held < len(_DANGER) else 0.0)
    worth += _powers(state.front[seat] | state.support[seat])
    worth += sum([TOKEN[token] for token in c.each(state.tokens[seat])])
    for destiny in (*state.shared, state.secrets[seat]):
        have, need = destinies.progress(state, seat, destiny)
        worth += NEAR * (min(have, need) / need) ** 2
    return worth


@lru_cache(maxsize=1 << 14)
def _powers(held: Cards) -> float:
    return sum([POWER.get(card, 0.0) for card in c.each(held)])
