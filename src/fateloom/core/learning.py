"""What a choice tells must be noted as learned, and the log must keep what the views hide.

Both are tried with other worlds. From what a seat sees, whole states are made that look the same
to it. The same choice is made in them and in the real one, and what everybody gets is compared.
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
"""So many choices of a seat are tried at a moment, if it has more."""


class Moment(NamedTuple):
    """What somebody has got after a choice: the view, the moves, and what was told of it."""

    view: Any
    moves: tuple[str, ...]
    log: tuple[Event, ...]


def check_learning(
    game: Game[Any, Any], state: State, rng: Random, where: str, tried: int = TRIED
) -> None:
    """Try choices of those who wait, and see that what they tell is learned or was known.

    A choice that shows what not even its maker knew has to raise `learned`, so that it is not
    taken back after a look. No log tells apart what a view does not, but for what the rules lay
    open, and none names what its view leaves without a name.
    """
    everybody = (None, *range(state.seats))
    others = [game.determinize(state.view(seat), rng) for seat in everybody]
    for other in others:
        other.random = state.random  # so that the same chance falls
    alike = [[s for s in everybody if w.view(s) == state.view(s)] for w in others]
    for chooser in state.waiting:
        legal = state.legal(chooser)
        for move in rng.sample(legal, min(tried, len(legal))):
            said = f"{where}: {move} of {chooser}"
            after = _chosen(state, chooser, move)
            got = {seat: _moment(after, seat) for seat in everybody}
            for seat, now in got.items():
                named = game.unread(now.view).intersection(_parts([e.args for e in now.log]))
                assert not named, f"{said} names {named}, which the view of {seat} leaves out"
            for other, seats in zip(others, alike, strict=True):
                if move not in other.legal(chooser):
                    continue
                there = _chosen(other, chooser, move)
                for seat in seats:
                    now, then = got[seat], _moment(there, seat)
                    if chooser in seats and _differ(now, then):
                        assert revealed(state, after), f"{said} shows {seat} what nobody learned"
                    if (now.view, now.moves) == (then.view, then.moves):
                        logs = [_until_revealed(game, each.log) for each in (now, then)]
                        assert logs[0] == logs[1], f"{said} tells {seat} what the view hides"


def _chosen(state: State, chooser: Seat, move: Move) -> State:
    """The state after a choice, which is watched."""
    after = state.copy()
    after.events = []
    after.apply(chooser, move)
    return after


def _moment(after: State, seat: Seat | None) -> Moment:
    moves = () if seat is None else tuple([str(move) for move in after.legal(seat)])
    log = tuple([seen(event, seat) for event in after.events or ()])
    return Moment(after.view(seat), moves, log)


def _differ(now: Moment, then: Moment) -> bool:
    """Whether the one shows something that the other does not.

    Nothing is shown by what does not happen: in a guessed world it may be overdue.
    """
    overdue = Counter(e.code for e in then.log) - Counter(e.code for e in now.log)
    return not overdue and now != then


def _until_revealed(game: Game[Any, Any], log: Iterable[Event]) -> list[tuple[str, list[str]]]:
    """What was told up to where the rules lay something open, in whatever order it is named:
    a view need not keep how a hand was drawn."""
    told = takewhile(lambda event: event.code not in game.reveals, log)
    return [(event.code, sorted(map(repr, _parts(event.args)))) for event in told]


def _parts(told: object) -> Iterator[object]:
    """Every single thing that was told."""
    if isinstance(told, (list, tuple)):
        for part in told:
            yield from _parts(part)
    else:
        yield told
