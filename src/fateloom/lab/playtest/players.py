"""The four kinds of players of a playtest: random, greedy, hostile and idle."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from fateloom.core.errors import FateloomError
from fateloom.core.game import Move, Seat
from fateloom.games.destinies.game import Destinies
from fateloom.games.destinies.state import DestiniesState

Player = Callable[[Destinies, DestiniesState, Seat, Random], Move]
"""Makes the choice that this seat owes."""


class UnknownPlayer(FateloomError):
    """There is no player of that name. The details are the name and all names."""


def chance(game: Destinies, state: DestiniesState, seat: Seat, rng: Random) -> Move:
    """Anything, as long as the story goes on."""
    legal = state.legal(seat)
    going_on = [move for move in legal if move.kind != "yield"]
    return rng.choice(going_on or legal)


def greedy(game: Destinies, state: DestiniesState, seat: Seat, rng: Random) -> Move:
    """The game's own player, who is after the Destiny and gets a view and nothing else."""
    return game.policy(state.view(seat), state.legal(seat), rng)


_LEAST: Final = ("leave", "end", "stay", "done")


def idle(game: Destinies, state: DestiniesState, seat: Seat, rng: Random) -> Move:
    """As little as possible."""
    legal = state.legal(seat)
    for kind in _LEAST:
        for move in legal:
            if move.kind == kind:
                return move
    return next((move for move in legal if move.kind != "yield"), legal[0])


_GREED: Final = {
    "buy": 7,
    "pick": 7,
    "sell": 6,
    "deal": 5,
    "take": 4,
    "scan": 4,
    "visit": 3,
    "use": 3,
    "go": 2,
}


def hostile(game: Destinies, state: DestiniesState, seat: Seat, rng: Random) -> Move:
    """Takes, buys, sells and uses up whatever there is, and never begins a Finale."""
    finales = {
        state.lexicon.take[number]
        for number, entry in enumerate(state.book.entries)
        if entry.fate is not None
    }
    legal = state.legal(seat)
    wanted = [move for move in legal if move not in finales and move.kind != "yield"]
    return max(wanted or legal, key=lambda move: (_GREED.get(move.kind, 0), rng.random()))


PLAYERS: Final[dict[str, Player]] = {
    "greedy": greedy,
    "random": chance,
    "hostile": hostile,
    "idle": idle,
}
"""All of them by name."""


def player(name: str) -> Player:
    """The player of this name. Raises `UnknownPlayer`."""
    found = PLAYERS.get(name.casefold())
    if found is None:
        raise UnknownPlayer("playtest-player", name, ", ".join(PLAYERS))
    return found
