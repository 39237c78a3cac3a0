"""Players that want nothing good: for tests of what a hero can be kept from."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from fateloom.core.game import Move, Seat
from fateloom.games.destinies.game import Destinies
from fateloom.games.destinies.state import DestiniesState

Player = Callable[[Destinies, DestiniesState, Seat, Random], Move]


def chance(game: Destinies, state: DestiniesState, seat: Seat, rng: Random) -> Move:
    """Anything."""
    return rng.choice(state.legal(seat))


def idle(game: Destinies, state: DestiniesState, seat: Seat, rng: Random) -> Move:
    """As little as possible."""
    legal = state.legal(seat)
    kinds = ("leave", "end", "stay", "done", "yield")
    return min(legal, key=lambda move: kinds.index(move.kind) if move.kind in kinds else len(kinds))


_GREED = {"buy": 6, "pick": 6, "deal": 5, "take": 4, "scan": 4, "visit": 3, "go": 2}


def hostile(game: Destinies, state: DestiniesState, seat: Seat, rng: Random) -> Move:
    """Takes, buys and uses up whatever there is, and never begins a Finale."""
    finales = {
        state.lexicon.take[number]
        for number, entry in enumerate(state.book.entries)
        if entry.fate is not None
    }
    legal = [move for move in state.legal(seat) if move not in finales] or state.legal(seat)
    return max(legal, key=lambda move: (_GREED.get(move.kind, 0), rng.random()))


def sensible(game: Destinies, state: DestiniesState, seat: Seat, rng: Random) -> Move:
    """The game's own player, which gets a view."""
    return game.heuristic(state.view(seat), state.legal(seat), rng)


def played(
    game: Destinies, state: DestiniesState, players: list[Player], rng: Random, most: int
) -> DestiniesState:
    """The table after so many choices, or at its end."""
    for _ in range(most):
        if state.outcome is not None:
            break
        (seat,) = state.waiting
        state.apply(seat, players[seat](game, state, seat, rng))
    return state
