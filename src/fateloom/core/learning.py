"""A test of noninterference: views, moves and logs must not reveal hidden information.

From the view of a seat, other states are made that look the same to it (`Game.determinize`). The
same choice is made in them and in the real state, and what every seat gets is compared. A
difference that the rules do not declare is a leak.

The property is that of J. A. Goguen and J. Meseguer, "Security policies and security models", IEEE
Symposium on Security and Privacy 1982: what a seat may not know does not affect what it observes.
Comparing two runs to check it is self-composition: G. Barthe, P. R. D'Argenio and T. Rezk, "Secure
information flow by self-composition", CSFW 2004. Here the runs are samples, so the test finds leaks
and cannot prove that there are none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import takewhile
from random import Random
from typing import Any, Final, NamedTuple

from fateloom.core.game import Event, Game, Move, Seat, State, seen
from fateloom.core.undo import revealed

TRIED: Final = 3
"""The maximum number of choices of a seat to try at a moment."""


class Observation(NamedTuple):
    """What a seat or a spectator observes after a choice: the view, the moves and the events."""

    view: Any
    moves: tuple[str, ...]
    log: tuple[Event, ...]


def check_learning(
    game: Game[Any, Any], state: State, rng: Random, where: str, tried: int = TRIED
) -> None:
    """Try choices of the seats that wait, and assert that they leak nothing.

    A choice that shows its maker something new has to increase `learned`, so that it cannot be
    undone after a look. Logs may differ only where views do, except for what the rules reveal. A
    log never contains a name that its view leaves out.
    """
    everybody = (None, *range(state.seats))
    others = [game.determinize(state.view(seat), rng) for seat in everybody]
    for other in others:
        other.random = state.random  # so that both draw the same random numbers
    alike = [[s for s in everybody if w.view(s) == state.view(s)] for w in others]
    for chooser in state.waiting:
        legal = state.legal(chooser)
        for move in rng.sample(legal, min(tried, len(legal))):
            message = f"{where}: {move} of {chooser}"
            after = _chosen(state, chooser, move)
            got = {seat: _observation(after, seat) for seat in everybody}
            for seat, now in got.items():
                named = game.unread(now.view).intersection(_parts([e.args for e in now.log]))
                assert not named, f"{message} names {named}, which the view of {seat} leaves out"
            for other, seats in zip(others, alike, strict=True):
                if move not in other.legal(chooser):
                    continue
                there = _chosen(other, chooser, move)
                for seat in seats:
                    now, then = got[seat], _observation(there, seat)
                    if chooser in seats and _differ(now, then):
                        assert revealed(state, after), f"{message} shows {seat} what nobody learned"
                    if (now.view, now.moves) == (then.view, then.moves):
                        logs = [_until_revealed(game, each.log) for each in (now, then)]
                        assert logs[0] == logs[1], f"{message} tells {seat} what the view hides"


def _chosen(state: State, chooser: Seat, move: Move) -> State:
    """The state after a choice, with its events."""
    after = state.copy()
    after.events = []
    after.apply(chooser, move)
    return after


def _observation(after: State, seat: Seat | None) -> Observation:
    moves = () if seat is None else tuple([str(move) for move in after.legal(seat)])
    log = tuple([seen(event, seat) for event in after.events or ()])
    return Observation(after.view(seat), moves, log)


def _differ(now: Observation, then: Observation) -> bool:
    """Whether two observations differ.

    Events that only happen in the determinization do not count: they may be overdue there.
    """
    overdue = Counter(e.code for e in then.log) - Counter(e.code for e in now.log)
    return not overdue and now != then


def _until_revealed(game: Game[Any, Any], log: Iterable[Event]) -> list[tuple[str, list[str]]]:
    """The events up to one by which the rules reveal something, with their arguments in any order:
    a view need not keep how a hand was drawn."""
    hidden = takewhile(lambda event: event.code not in game.reveals, log)
    return [(event.code, sorted(map(repr, _parts(event.args)))) for event in hidden]


def _parts(value: object) -> Iterator[object]:
    """The single values in nested lists and tuples."""
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from _parts(part)
    else:
        yield value
