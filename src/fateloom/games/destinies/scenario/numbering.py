"""Numbers for the names of a scenario, so that a state can be flat lists of small ints.

Every kind of thing is numbered from 0 in the order of the scenario. A person is a hero,
or, in team mode, the companion bound to one: heroes come first, so the companion of hero
h is person h + len(heroes), and both own the same private facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from fateloom.games.destinies.scenario.model import Fact, Scenario


class _Named(Protocol):
    @property
    def id(self) -> str: ...


class Index:
    """The number of everything in one scenario, by its id."""

    __slots__ = (
        "campaign",
        "carried_by",
        "heroes",
        "items",
        "npc_states",
        "npcs",
        "own",
        "poi_states",
        "pois",
        "tiles",
        "world",
    )

    world: Mapping[str, int]
    own: Mapping[str, int]
    campaign: Mapping[str, int]
    heroes: Mapping[str, int]
    items: Mapping[str, int]
    carried_by: Mapping[str, frozenset[int]]
    tiles: Mapping[str, int]
    pois: Mapping[str, int]
    poi_states: Mapping[str, Mapping[str, int]]
    npcs: Mapping[str, int]
    npc_states: Mapping[str, Mapping[str, int]]

    def __init__(self, scenario: Scenario) -> None:
        """Number the things of a scenario whose references are valid."""
        self.world = numbered(world_facts(scenario))
        self.own = numbered(own_facts(scenario))
        self.campaign = numbered(scenario.campaign.facts if scenario.campaign else ())
        self.heroes = numbered(scenario.heroes)
        self.items = numbered(scenario.items)
        self.carried_by = {
            category.id: frozenset(
                number
                for number, item in enumerate(scenario.items)
                if category.id in item.categories
            )
            for category in scenario.categories
        }
        self.tiles = numbered(scenario.tiles)
        self.pois = numbered(scenario.pois)
        self.poi_states = {poi.id: numbered(poi.states) for poi in scenario.pois}
        self.npcs = numbered(scenario.npcs)
        self.npc_states = {
            npc.id: {state: number for number, state in enumerate(npc.states)}
            for npc in scenario.npcs
        }


def numbered(things: Iterable[_Named]) -> dict[str, int]:
    """The number of each thing by its id."""
    return {thing.id: number for number, thing in enumerate(things)}


def world_facts(scenario: Scenario) -> tuple[Fact, ...]:
    """The facts of the world, in the order of their numbers."""
    return tuple(fact for fact in scenario.facts if not fact.hero)


def own_facts(scenario: Scenario) -> tuple[Fact, ...]:
    """The facts that each hero has, in the order of their numbers."""
    return tuple(fact for fact in scenario.facts if fact.hero)


NOWHERE: Final = -1
"""The tile of a POI that is off the map, or the POI of an NPC who is at none."""
