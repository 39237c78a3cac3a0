"""Satisfiability of single conditions: whether they can hold, and whether they can fail.

Every name in a condition has few values, so all their combinations are tried; where they
are too many, both are taken for possible. What one value says about another (a tile that is
explored is laid) is left aside where it does not stand in one name, so "can never hold" and
"always holds" are never said wrongly.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from math import prod
from typing import Final, TypeAlias

from fateloom.games.destinies.components import HAND
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario.conditions import Condition, Leaf
from fateloom.games.destinies.scenario.model import Fact, Scenario

MOST_COMBINATIONS: Final = 2000

Variable: TypeAlias = tuple[str, ...]
Values: TypeAlias = Mapping[Variable, object]


class Domains:
    """The values of everything that the conditions of a scenario name."""

    def __init__(self, scenario: Scenario) -> None:
        self.facts: dict[tuple[bool, str], Fact] = {
            (False, fact.id): fact for fact in scenario.facts
        }
        if scenario.campaign is not None:
            self.facts |= {(True, fact.id): fact for fact in scenario.campaign.facts}
        self.heroes = tuple(hero.id for hero in scenario.heroes)
        self.virtue = scenario.virtue
        self.states: dict[str, tuple[str, ...]] = {
            poi.id: tuple(state.id for state in poi.states) for poi in scenario.pois
        } | {npc.id: npc.states for npc in scenario.npcs}
        self.known: dict[Condition, tuple[bool, bool]] = {}
        self.modes = ["race", "explorer"]
        self.modes += ["challenger"] * bool(scenario.modes.limits)
        self.modes += ["team"] * scenario.modes.team

    def outlook(self, condition: Condition) -> tuple[bool, bool]:
        """Whether the condition can hold, and whether it can fail."""
        if condition not in self.known:
            self.known[condition] = self._tried(condition)
        return self.known[condition]

    def _tried(self, condition: Condition) -> tuple[bool, bool]:
        values = self.values(condition)
        if prod(len(each) for each in values.values()) > MOST_COMBINATIONS:
            return True, True
        can_hold = can_fail = False
        for combination in product(*values.values()):
            holds = _holds(condition, dict(zip(values, combination, strict=True)))
            can_hold, can_fail = can_hold or holds, can_fail or not holds
            if can_hold and can_fail:
                break
        return can_hold, can_fail

    def values(self, condition: Condition) -> dict[Variable, list[object]]:
        """Everything the condition names, with the values that make a difference."""
        values: dict[Variable, set[object]] = {}
        for leaf in c.leaves(condition):
            values.setdefault(_variable(leaf), set()).update(self.of(leaf))
        return {name: sorted(each, key=str) for name, each in values.items()}

    def of(self, leaf: Leaf) -> set[object]:
        match leaf:
            case c.Compare(name, who, _, number):
                least, most = self.range(name, who)
                near = {least, most, number - 1, number, number + 1}
                return {value for value in near if least <= value <= most}
            case c.At(place, _) | c.Attends(_, place):
                return {place, ""}
            case c.Is(c.ME):
                return set(self.heroes)
            case c.Is(c.MODE):
                return set(self.modes)
            case c.Is(c.TILE):
                return {0, 1, 2}
            case c.Is(kind, name, word) if kind in (c.POI, c.NPC) and word != c.PRESENT:
                return set(self.states[name])
        return {False, True}

    def range(self, name: str, who: str) -> tuple[int, int]:
        """The least and the most that this can be."""
        if who == c.CAMPAIGN or (False, name) in self.facts:
            fact = self.facts[who == c.CAMPAIGN, name]
            return fact.least, fact.most
        match name:
            case "virtue":
                return self.virtue
            case "effort":
                return 0, 3
            case "items":
                return 0, HAND
            case "day":
                return 1, 10**6
            case "heroes":
                return 1, max(4, len(self.heroes))
        return 0, 10**6


def _variable(leaf: Leaf) -> Variable:
    """What the leaf asks about: leaves about one variable exclude each other."""
    match leaf:
        case c.Flag(name, who):
            return "flag", who, name
        case c.Compare(name, who):
            return "number", who, name
        case c.Has(item, who):
            return "has", who, item
        case c.Carries(category, who):
            return "carries", who, category
        case c.At(_, who) if who not in (c.SOMEONE, c.OTHERS):
            return "at", who
        case c.At(tile, who):
            return "at", who, tile
        case c.Attends(npc, _):
            return "attends", npc
        case c.Taken(option):
            return "taken", option
        case c.Is(kind, name, word) if word == c.PRESENT or kind == c.HERO:
            return kind, name, word
        case c.Is(kind, name):
            return kind, name


def _holds(condition: Condition, values: Values) -> bool:
    match condition:
        case c.All(parts):
            return all(_holds(part, values) for part in parts)
        case c.Some(parts):
            return any(_holds(part, values) for part in parts)
        case c.Not(part):
            return not _holds(part, values)
        case c.Count(parts, sign, number):
            return c.compare(sum(_holds(part, values) for part in parts), sign, number)
    value = values[_variable(condition)]
    match condition:
        case c.Compare(_, _, sign, number):
            assert isinstance(value, int)
            return c.compare(value, sign, number)
        case c.At(place, _) | c.Attends(_, place):
            return value == place
        case c.Is(c.TILE, _, word):
            assert isinstance(value, int)
            return value > c.TILE_WORDS.index(word)
        case c.Is(kind, _, word) if kind != c.HERO and word != c.PRESENT:
            return value == word
    return bool(value)
