"""A search bot for any game: beam search over determinizations.

What the seat cannot see is filled in at random (`Game.determinize`), several times. In each of
these worlds, a beam search tries sequences of the seat's own moves, until it is another
seat's turn, and keeps the positions with the highest values (`Game.evaluate`) at every step.
The first move with the highest sum of values over all worlds is made, unless the policy's own
move is about as good.

To search sampled worlds as if everything were visible, and to add up the results, is perfect
information Monte Carlo search. Why it often works is shown by J. Long, N. R. Sturtevant, M. Buro
and T. Furtak, "Understanding the success of perfect information Monte Carlo sampling in game tree
search", AAAI 2010. What it gets wrong, above all strategy fusion, is described by P. I. Cowling,
E. J. Powley and D. Whitehouse, "Information set Monte Carlo tree search", IEEE Transactions on
Computational Intelligence and AI in Games 4 (2012), https://doi.org/10.1109/TCIAIG.2012.2200894.
Beam search is known from speech recognition: B. T. Lowerre, "The HARPY speech recognition system",
Carnegie Mellon University 1976.

The effort is counted in moves tried, never in seconds: the same view and the same random
source give the same move on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from random import Random
from typing import Any, Final, NamedTuple

from fateloom.core.game import Game, Move, Seat, State, field_names
from fateloom.core.standstill import progressed

_BETTER: Final = 1.01
"""The factor by which another move has to be better than the policy's. It keeps the search from
going in circles where nothing makes a difference."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much to search."""

    worlds: int
    """Determinizations."""
    width: int
    """Positions kept at each step: the width of the beam."""
    depth: int
    """Steps: the length of the sequences of moves."""
    dropped: float
    """The factor for the value of a first move whose positions have all left the beam: less
    than 1 for games whose values fall over time."""


class _Position(NamedTuple):
    value: float
    first: int
    state: State


def search(
    game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random, effort: Effort
) -> list[Move]:
    """The legal moves, the best first, judged from a view that names its `seat`.

    Those that only lead back are left out.
    """
    if len(legal) == 1:
        return list(legal)
    usual = game.policy(view, legal, rng)
    worlds = [game.determinize(view, rng) for _ in range(effort.worlds)]
    firsts = [
        move for move in legal if move is usual or not _leads_back(worlds[0], view.seat, move)
    ]
    total = dict.fromkeys(firsts, 0.0)
    for world in worlds:
        for first, value in enumerate(_explored(game, world, view.seat, firsts, effort)):
            total[firsts[first]] += value
    order = sorted(firsts, key=total.__getitem__, reverse=True)
    best = order[0] if total[order[0]] > total[usual] * _BETTER else usual
    return [best, *(move for move in order if move is not best)]


def _leads_back(world: State, seat: Seat, move: Move) -> bool:
    """Whether the next choice can put everything back as it was before this one.

    Such a choice does nothing by itself, but as the seat's turn lasts longer with it, nothing that
    comes afterwards would be held against it. The policy knows when it is useful.
    """
    there = world.copy()
    there.apply(seat, move)
    if progressed(world, there):
        return False
    before = _fields(type(world))
    for back in there.legal(seat):
        again = there.copy()
        again.apply(seat, back)
        if before(again) == before(world):
            return True
    return False


def _explored(
    game: Game[Any, Any], world: State, seat: Seat, legal: Sequence[Move], effort: Effort
) -> list[float]:
    """For each first move, the value of the best position found after it in this world."""
    dropped = [0.0] * len(legal)
    beam: list[_Position] = []
    for first, move in enumerate(legal):
        beam += _positions(game, world, seat, (move,), first)
    for _ in range(effort.depth - 1):
        beam.sort(key=_value, reverse=True)
        for value, first, _state in beam[effort.width :]:
            dropped[first] = max(dropped[first], value)
        beam = _further(game, beam[: effort.width], seat)
    kept = [0.0] * len(legal)
    for value, first, _state in beam:
        kept[first] = max(kept[first], value)
    return [best or lost * effort.dropped for best, lost in zip(kept, dropped, strict=True)]


def _value(position: _Position) -> float:
    return position.value


def _further(game: Game[Any, Any], beam: list[_Position], seat: Seat) -> list[_Position]:
    """All positions after one more move, without duplicates."""
    found: list[_Position] = []
    twins: dict[float, list[State]] = {}
    for position in beam:
        _, first, state = position
        legal = _choices(state, seat)
        if not legal:
            found.append(_Position(game.evaluate(state, seat), first, state))
        for new in _positions(game, state, seat, legal, first):
            same = twins.setdefault(new.value, [])
            if not _among(new.state, same):
                same.append(new.state)
                found.append(new)
    return found


def _choices(state: State, seat: Seat) -> Sequence[Move]:
    """The legal moves of the seat, after forced moves are made."""
    legal = state.legal(seat)
    while len(legal) == 1:
        state.apply(seat, legal[0])
        legal = state.legal(seat)
    return legal


def _positions(
    game: Game[Any, Any], state: State, seat: Seat, legal: Sequence[Move], first: int
) -> list[_Position]:
    """The positions after these moves, each continued until it is settled (`Game.settled`)."""
    found: list[_Position] = []
    for move in legal:
        new = state.copy()
        new.apply(seat, move)
        if seat not in new.waiting or game.settled(new):
            found.append(_Position(game.evaluate(new, seat), first, new))
        else:
            found += _positions(game, new, seat, new.legal(seat), first)
    return found


def _among(state: State, same: list[State]) -> bool:
    """Whether a state is among others with the same value."""
    if not same:
        return False
    everything = _fields(type(state))
    return everything(state) in map(everything, same)


@cache
def _fields(kind: type[State]) -> attrgetter[tuple[Any, ...]]:
    """A getter of all fields in which states of a search can differ; faster than `State.fields`."""
    return attrgetter(*(name for name in field_names(kind) if name not in ("events", "learned")))
