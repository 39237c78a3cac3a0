"""The tables at which a story can be played: modes, and the heroes who play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from fateloom.games.destinies.scenario.model import Scenario


def casts(scenario: Scenario) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Every mode that the scenario offers, with all heroes who may play together in it."""
    heroes = range(len(scenario.heroes))
    yield from [("explorer", (hero,)) for hero in heroes]
    if scenario.modes.limits:
        yield from [("challenger", (hero,)) for hero in heroes]
    for many in (2, 3):
        yield from [("race", cast) for cast in combinations(heroes, many)]
    if scenario.modes.team:
        yield from [("team", cast) for cast in combinations(heroes, 2)]
