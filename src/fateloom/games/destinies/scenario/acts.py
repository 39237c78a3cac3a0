"""A flat list of every act that a scenario allows: who may do it, when, and its effects.

Checks, the proof and coverage all ask what can happen in a scenario. An `Act` is one result that
something can have, with all its conditions. It says nothing about dice: for a test
every outcome is an act. Trade, movement and exploration are not acts: they follow from the rules,
not from the scenario.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.conditions import (
    ALWAYS,
    ME,
    All,
    Compare,
    Condition,
    Has,
    Is,
)
from fateloom.games.destinies.scenario.effects import IT, Change, Drop, Effect, Go, Lose, Stock
from fateloom.games.destinies.scenario.model import Ability, Hero, Item, Scenario

AT_POI: Final = "poi"
IN_ROOM: Final = "room"
IN_FINALE: Final = "stage"
BY_EVENT: Final = "event"
ON_ARRIVAL: Final = "tile"
BY_ITEM: Final = "item"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something can happen: at a poi, in a room (dungeon.room), in a stage of a Finale
    (hero.path.stage), by an event, on arrival at a tile, by an ability (item.ability)."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Act:
    """One result, with all its conditions.

    id       the option and the result: mill.ask:done; for an event, event:happens
    when     the conditions of the option, of those that led to it, and of its kind: the coins
             to pay, the item to scan
    effects  those of the result, with IT resolved; before them the price, or the journey
    option   None for what happens without one
    after    the id of the option whose forced choice this answers, or ""
    """

    id: str
    spot: Spot
    when: Condition
    result: d.Result
    effects: tuple[Effect, ...]
    option: d.Option | None = None
    after: str = ""


def acts(scenario: Scenario) -> Iterator[Act]:
    """All acts, in the order of the scenario."""
    walk = _Walk(scenario)
    for tile in scenario.tiles:
        if tile.arrival is not None:
            yield from walk.happening(Spot(ON_ARRIVAL, tile.id), tile.arrival, ALWAYS, tile.id)
    for poi in scenario.pois:
        for option in poi.options:
            yield from walk.option(Spot(AT_POI, poi.id), option, ALWAYS)
    for dungeon in scenario.dungeons:
        for room in dungeon.rooms:
            name = f"{dungeon.id}.{room.id}"
            spot = Spot(IN_ROOM, name)
            if room.arrival is not None:
                yield from walk.happening(spot, room.arrival, ALWAYS, name)
            for option in room.options:
                yield from walk.option(spot, option, ALWAYS)
    for event in scenario.events:
        yield from walk.happening(Spot(BY_EVENT, event.id), event.result, event.when, event.id)
    for hero in scenario.heroes:
        yield from walk.finales(hero)
    for item in scenario.items:
        for ability in item.abilities:
            yield _use(item, ability)


def abridged(scenario: Scenario) -> Iterator[Act]:
    """The acts of a short evening, which has no optional events (DST-EVT-14)."""
    optional = {Spot(BY_EVENT, event.id) for event in scenario.events if event.optional}
    return (act for act in acts(scenario) if act.spot not in optional)


def _use(item: Item, ability: Ability) -> Act:
    """The use of an ability; its effect on a roll is covered by the outcomes of tests."""
    name = f"{item.id}.{ability.id}"
    effects = ability.effects + ((Lose(item.id),) if ability.discard else ())
    needs: tuple[Condition, ...] = (Has(item.id), ability.when)
    if ability.effort:
        needs += (Compare("effort", ME, ">=", ability.effort),)
        effects += (Change("effort", ME, -ability.effort),)
    result = d.Result("used", effects=effects)
    return Act(f"{name}:used", Spot(BY_ITEM, name), joined(*needs), result, effects)


def joined(*conditions: Condition) -> Condition:
    """The conjunction of the conditions, flattened."""
    parts: list[Condition] = []
    for condition in conditions:
        parts += condition.parts if isinstance(condition, All) else (condition,)
    return parts[0] if len(parts) == 1 else All(tuple(parts))


@dataclass(frozen=True, slots=True)
class _Walk:
    scenario: Scenario

    def finales(self, hero: Hero) -> Iterator[Act]:
        for path in hero.paths:
            for stage in path.finale.stages:
                spot = Spot(IN_FINALE, f"{hero.id}.{path.id}.{stage.id}")
                when = joined(Is(ME, ME, hero.id), stage.when)
                for option in stage.options:
                    yield from self.option(spot, option, when)

    def happening(
        self, spot: Spot, result: d.Result, when: Condition, name: str, after: str = ""
    ) -> Iterator[Act]:
        yield Act(f"{name}:{result.id}", spot, when, result, result.effects, None, after)
        yield from self.answers(spot, result, when, "")

    def answers(self, spot: Spot, result: d.Result, when: Condition, after: str) -> Iterator[Act]:
        if result.choice is not None:
            for option in result.choice.answers:
                yield from self.option(spot, option, when, after)

    def option(
        self, spot: Spot, option: d.Option, when: Condition, after: str = ""
    ) -> Iterator[Act]:
        when = joined(when, option.when)
        for result, needs, extra in self.results(option.deed):
            effects = extra + result.effects
            whole = joined(when, needs)
            yield Act(f"{option.id}:{result.id}", spot, whole, result, effects, option, after)
            yield from self.answers(spot, result, whole, option.id)

    def results(self, deed: d.Deed) -> Iterator[tuple[d.Result, Condition, tuple[Effect, ...]]]:
        """The results of a deed, each with its further conditions and effects."""
        match deed:
            case d.Interaction(result):
                yield result, ALWAYS, ()
            case d.Pay(cost, result):
                yield result, Compare("coins", ME, ">=", cost), (Change("coins", ME, -cost),)
            case d.Test(_, outcomes):
                for outcome in outcomes:
                    yield outcome.result, ALWAYS, ()
            case d.ItemScan():
                yield from self.scanned(deed)
            case d.ScanOrTest(scan, test):
                yield from self.scanned(scan)
                yield from self.results(test)
            case d.DestinyScan(answers, otherwise):
                for answer in answers:
                    yield answer.result, Is(ME, ME, answer.hero), ()
                if otherwise is not None:
                    yield otherwise, ALWAYS, ()
            case d.Travel(destinations):
                for destination in destinations:
                    yield destination.result, destination.when, (Go(destination.tile),)
            case d.StartFinale(hero, path):
                finale = next(p for p in self.hero(hero).paths if p.id == path).finale
                yield d.Result("starts"), joined(Is(ME, ME, hero), finale.when), ()
            case d.Trade() | d.Enter():
                yield d.Result("opens"), ALWAYS, ()

    def hero(self, name: str) -> Hero:
        return next(hero for hero in self.scenario.heroes if hero.id == name)

    def scanned(self, scan: d.ItemScan) -> Iterator[tuple[d.Result, Condition, tuple[Effect, ...]]]:
        """The answers to a scan, with IT resolved; a category has one for each of its items."""
        own = {answer.item for answer in scan.answers}
        for answer in scan.answers:
            if answer.item is not None:
                yield _of_item(answer.result, answer.item), Has(answer.item), ()
                continue
            for item in self.scenario.items:
                if answer.category in item.categories and item.id not in own:
                    result = replace(answer.result, id=f"{answer.result.id}/{item.id}")
                    yield _of_item(result, item.id), Has(item.id), ()
        if scan.otherwise is not None:
            yield scan.otherwise, ALWAYS, ()


def _of_item(result: d.Result, item: str) -> d.Result:
    """The result with IT replaced by this item."""
    effects = tuple(
        replace(effect, item=item)
        if isinstance(effect, (Lose, Drop, Stock)) and effect.item == IT
        else effect
        for effect in result.effects
    )
    return replace(result, effects=effects)
