"""What wins at once is done, before a player thinks of anything else.

A choice wins at once if the game is over after it and its seat has won, whatever lies
hidden: if it does so in every world that is guessed (`Game.determinize`). What the choice leaves
half made (`Game.settled`), whom a power is aimed at, say, is chosen along with it, and so is
what it costs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from fateloom.core.game import Game, Move, Seat, State

_WORLDS: Final = 8
"""In so many other worlds, too, the same choices have to win."""
_TRIES: Final = 400
"""So many choices are tried to complete one that is half made."""


def winning(game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> Move | None:
    """The first of these choices that wins at once, if any."""
    likely = game.decisive(view, legal) if len(legal) > 1 else ()
    if not likely:
        return None
    seat: Seat = view.seat
    world = game.determinize(view, rng)
    for move in likely:
        for way in _ways(game, world, seat, move):
            if all(_leads(game.determinize(view, rng), seat, way) for _ in range(_WORLDS)):
                return move
    return None


def _ways(
    game: Game[Any, Any], world: State, seat: Seat, first: Move
) -> Iterator[tuple[Move, ...]]:
    """How to win at once in this world with this choice: it, and what completes it."""
    open_ways: list[tuple[tuple[Move, ...], State]] = [((first,), world)]
    for _ in range(_TRIES):
        if not open_ways:
            return
        way, before = open_ways.pop()
        state = before.copy()
        state.apply(seat, way[-1])
        if _won(state, seat):
            yield way
        elif seat in state.waiting:
            more = _completing(game, state, seat)
            open_ways += [((*way, move), state) for move in reversed(more)]


def _completing(game: Game[Any, Any], state: State, seat: Seat) -> Sequence[Move]:
    """What may complete a choice that is half made."""
    legal = state.legal(seat)
    if legal[0].kind in game.costs:
        return legal[:1]
    return () if game.settled(state) else game.decisive(state.view(seat), legal)


def _leads(world: State, seat: Seat, way: tuple[Move, ...]) -> bool:
    """Whether the same choices win in this world."""
    for move in way:
        if move not in world.legal(seat):
            return False
        world.apply(seat, move)
    return _won(world, seat)


def _won(state: State, seat: Seat) -> bool:
    return state.outcome is not None and seat in state.outcome.winners
