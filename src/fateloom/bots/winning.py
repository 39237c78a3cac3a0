"""Winning moves: they are found before a bot thinks of anything else.

A move wins if the game is over after it and its seat has won, whatever is hidden, that is, in every
determinization (`Game.determinize`). If the move is incomplete (`Game.settled`), because it needs a
target, say, the moves that complete it belong to it, and so does paying its cost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from fateloom.core.game import Game, Move, Seat, State

_WORLDS: Final = 8
"""The number of other determinizations in which the same moves have to win."""
_TRIES: Final = 400
"""The most moves to try to complete an incomplete one."""


def winning(game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> Move | None:
    """The first legal move that wins, if there is one."""
    likely = game.decisive(view, legal) if len(legal) > 1 else ()
    if not likely:
        return None
    seat: Seat = view.seat
    world = game.determinize(view, rng)
    for move in likely:
        for way in _winning_lines(game, world, seat, move):
            if all(_wins(game.determinize(view, rng), seat, way) for _ in range(_WORLDS)):
                return move
    return None


def _winning_lines(
    game: Game[Any, Any], world: State, seat: Seat, first: Move
) -> Iterator[tuple[Move, ...]]:
    """Lines of moves that win in this world: a first move, and those that complete it."""
    open_lines: list[tuple[tuple[Move, ...], State]] = [((first,), world)]
    for _ in range(_TRIES):
        if not open_lines:
            return
        way, before = open_lines.pop()
        state = before.copy()
        state.apply(seat, way[-1])
        if _won(state, seat):
            yield way
        elif seat in state.waiting:
            more = _completing(game, state, seat)
            open_lines += [((*way, move), state) for move in reversed(more)]


def _completing(game: Game[Any, Any], state: State, seat: Seat) -> Sequence[Move]:
    """The moves that may complete an incomplete one."""
    legal = state.legal(seat)
    if legal[0].kind in game.costs:
        return legal[:1]
    return () if game.settled(state) else game.decisive(state.view(seat), legal)


def _wins(world: State, seat: Seat, way: tuple[Move, ...]) -> bool:
    """Whether a line of moves wins in a world."""
    for move in way:
        if move not in world.legal(seat):
            return False
        world.apply(seat, move)
    return _won(world, seat)


def _won(state: State, seat: Seat) -> bool:
    return state.outcome is not None and seat in state.outcome.winners
