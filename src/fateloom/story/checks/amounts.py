"""How far amounts can get: facts that count, virtue, coins.

An amount has a value at the start, and others may be assigned to it. From the highest of them it
rises at most by all that can raise it, where what happens only once counts once; from the lowest it
falls likewise. That is too much rather than too little: not everything happens in one game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import inf
from typing import TypeAlias

from fateloom.games.destinies.scenario import acts as w
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario.acts import Act
from fateloom.games.destinies.scenario.effects import Change
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.options import EVER

Name: TypeAlias = tuple[str, str]
"""An owner and the name of an amount."""
Span: TypeAlias = tuple[int, int]
"""The least and the most of an amount, or by how much it falls and rises."""

VISIT, HERO, GAME = EVER


class Amounts:
    """The least and the most of every amount, which grow while more is found to happen."""

    def __init__(self) -> None:
        self._set: dict[Name, Span] = {}
        self._bounds: dict[Name, Span] = {}
        self._changes: dict[Name, dict[tuple[str, str], tuple[float, float]]] = defaultdict(dict)
        self._spans: dict[Name, Span] = {}

    def __getitem__(self, name: Name) -> Span:
        return self._spans[name]

    def start(self, name: Name, span: Span, bounds: Span) -> None:
        """An amount: how it starts, and its bounds."""
        self._set[name] = self._spans[name] = span
        self._bounds[name] = bounds

    def assign(self, name: Name, value: int) -> bool:
        """The amount can get this value, and so everything up to it; whether that is new."""
        least, most = self._set[name]
        self._set[name] = min(least, value), max(most, value)
        return self._grown(name)

    def change(self, name: Name, source: tuple[str, str], by: Span, times: float) -> bool:
        """The source can lower and raise the amount by so much, so often; whether it can get
        further by that.

        Of several changes by one source only the greatest counts.
        """
        before = self._changes[name].get(source, (0, 0))
        fall, rise = [each * times if each else 0 for each in by]
        self._changes[name][source] = min(before[0], fall), max(before[1], rise)
        return self._grown(name)

    def _grown(self, name: Name) -> bool:
        (low, high), (least, most) = self._set[name], self._bounds[name]
        changes = self._changes[name].values()
        span = (
            int(max(least, low + sum(falls for falls, _ in changes))),
            int(min(most, high + sum(rises for _, rises in changes))),
        )
        before = self._spans[name]
        self._spans[name] = min(before[0], span[0]), max(before[1], span[1])
        return self._spans[name] != before


def limits(scenario: Scenario, everything: Iterable[Act]) -> Mapping[str, str]:
    """By the id of an act: how often it can happen, which is GAME for once in the game, HERO for
    once for each hero, and VISIT for again and again."""
    once = {event.id for event in scenario.events if not event.repeats}
    options: dict[str, str] = {}
    found: dict[str, str] = {}
    for act in everything:
        limit = options.get(act.after, VISIT)
        if act.spot.kind == w.BY_EVENT and act.spot.name in once:
            limit = GAME
        if act.option is not None:
            own = act.option.once
            limit = GAME if GAME in (own, limit) else HERO if HERO in (own, limit) else VISIT
            options[act.option.id] = limit
        found[act.id] = limit
    return found


def source(act: Act) -> str:
    """What an act has in common with those of which only one can happen instead of it: the results
    of an option, and the answers to a choice without limits of their own."""
    if act.option is None:
        return act.id
    if act.option.once == VISIT and (act.after or act.spot.kind == w.BY_EVENT):
        return f"{act.after or act.spot.name}?"
    return act.option.id


def times(limit: str, who: str, heroes: int) -> float:
    """How often an act of this limit can change an amount of one owner. `who` are its owners, as
    the effect names them: a hero changes only what is their own once, other things like anybody."""
    if limit == VISIT:
        return inf
    return 1 if limit == GAME or who == c.ME else heroes


def totals(act: Act) -> Mapping[tuple[str, str], Span]:
    """By how much an act lowers and raises each amount in all, by its name and owners. One does not
    make up for the other: an amount that is at its bounds changes by one of them alone."""
    found: dict[tuple[str, str], Span] = {}
    for effect in act.effects:
        if isinstance(effect, Change):
            falls, rises = found.get((effect.name, effect.who), (0, 0))
            by = effect.by
            found[effect.name, effect.who] = falls + min(by, 0), rises + max(by, 0)
    return found
