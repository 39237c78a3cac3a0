"""Goals of the directed search: what has to come together for a thing to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from fateloom.games.destinies.scenario import conditions as q
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.conditions import Condition
from fateloom.games.destinies.scenario.model import PATHS
from fateloom.games.destinies.scenario.texts import alternatives
from fateloom.lab.playtest import catalogue as c
from fateloom.lab.playtest.catalogue import Catalogue, Spot

DEEPEST: Final = 4
"""The most events that may call one another on the way to a goal."""


class Others(StrEnum):
    """What the other heroes do."""

    GO_ON = "go-on"
    """They play on."""
    WIN = "win"
    """They play to win, and the hero of the goal is idle."""
    YIELD = "yield"
    """All give up."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A way to see something.

    when     what has to hold before the options are of use
    options  to be taken; results to come of them
    pois     to be visited, tiles to be walked to, rooms to be entered, items to be had,
             abilities to be used, ways to be walked
    silent   a place where an item is to be shown that has no answer there, or -1
    hero     who has to do it, or -1
    others   what the other heroes do
    """

    when: tuple[Condition, ...] = ()
    options: tuple[int, ...] = ()
    results: frozenset[int] = frozenset()
    pois: tuple[int, ...] = ()
    tiles: tuple[int, ...] = ()
    rooms: frozenset[int] = frozenset()
    items: tuple[int, ...] = ()
    powers: frozenset[int] = frozenset()
    ways: frozenset[int] = frozenset()
    silent: int = -1
    hero: int = -1
    others: Others = Others.GO_ON

    @property
    def parts(self) -> tuple[Condition, ...]:
        """What has to hold, one by one, as far as all of it does."""
        return tuple(
            part
            for when in self.when
            for part in (when.parts if isinstance(when, q.All) else (when,))
        )

    @property
    def modes(self) -> frozenset[str]:
        """The modes it speaks of, if any."""
        leaves = [leaf for condition in self.when for leaf in q.leaves(condition)]
        return frozenset(
            leaf.word for leaf in leaves if isinstance(leaf, q.Is) and leaf.kind == q.MODE
        )


@dataclass(slots=True)
class Goals:
    """Finds the goals of things in one story."""

    things: Catalogue
    _asked: list[str] = field(default_factory=list)

    def of(self, bit: int) -> list[Goal]:
        """The goals that show the thing with this number."""
        thing = self.things.things[bit]
        book = self.things.book
        match thing.kind:
            case c.Kind.OPTION:
                return list(self.option(book.number_of[thing.id]))
            case c.Kind.OUTCOME | c.Kind.ABILITY:
                result = self.things.outcomes.index(1 << bit)
                return list(self.result(result))
            case c.Kind.EVENT:
                return list(self.event(thing.id))
            case c.Kind.TEXT:
                return list(self.text(thing.id))
            case c.Kind.WORDS:
                return list(self.words(thing.id))
            case c.Kind.STATE:
                return list(self.state(thing.path))
            case c.Kind.TILE:
                return [Goal(tiles=(book.index.tiles[thing.id],))]
            case c.Kind.ITEM:
                return [Goal(items=(book.index.items[thing.id],))]
            case c.Kind.ROOM:
                names = [chamber.id for chamber in book.chambers]
                return [self.room(names.index(thing.id))]
            case c.Kind.WAY:
                return list(self.way(thing.id))
        return list(self.fate(*thing.id.split(".")))

    # --- options and results -----------------------------------------------------------------

    def option(self, number: int) -> Iterator[Goal]:
        """Ways to take an option."""
        book = self.things.book
        entry = book.entries[number]
        for goal in self.around(number):
            when = () if entry.option.when == q.ALWAYS else (entry.option.when,)
            wanted = replace(goal, when=(*goal.when, *when), options=(*goal.options, number))
            if entry.fate is not None:
                hero, path = entry.fate
                finale = book.scenario.heroes[hero].paths[path].finale.when
                wanted = replace(wanted, hero=hero, when=(*wanted.when, finale))
            yield wanted

    def around(self, number: int) -> Iterator[Goal]:
        """Ways to be asked about an option."""
        asked_by = self.things.asked_by[number]
        spot = self.things.spots[number]
        if asked_by >= 0:
            yield from self.result(asked_by)
        elif spot.kind == c.SpotKind.ROOM:
            yield self.room(spot.number)
        elif spot.kind == c.SpotKind.STAGE:
            yield from self.stage(spot)
        else:
            yield Goal()

    def result(self, number: int) -> Iterator[Goal]:
        """Ways to a result."""
        book = self.things.book
        if book.power_of[number] >= 0:
            power = book.powers[book.power_of[number]]
            yield Goal(
                when=(power.ability.when,),
                items=(power.item,),
                powers=frozenset((book.power_of[number],)),
            )
            return
        option = self.things.came_of[number]
        if option >= 0:
            for goal in self.option(option):
                for needs, hero in self.needs(option, number):
                    yield replace(
                        goal,
                        when=(*goal.when, *needs),
                        results=goal.results | {number},
                        hero=hero if hero >= 0 else goal.hero,
                    )
            return
        for happening in book.happenings:
            if happening.result == number:
                yield from self.event(happening.event.id)
        if number in book.arrival:
            yield Goal(tiles=(book.arrival.index(number),))
        for room, chamber in enumerate(book.chambers):
            if chamber.arrival == number:
                yield self.room(room)

    def needs(self, option: int, number: int) -> Iterator[tuple[tuple[Condition, ...], int]]:
        """What a result of an option needs besides, and which hero."""
        book = self.things.book
        entry = book.entries[option]
        result = book.results[number]
        deed = entry.option.deed
        scanned = [item for item, found in entry.scanned.items() if found == number]
        if scanned:
            for item in scanned:
                yield (q.Has(book.scenario.items[item].id),), -1
        elif isinstance(deed, d.DestinyScan):
            own = [book.index.heroes[a.hero] for a in deed.answers if a.result is result]
            yield (), own[0] if own else -1
        elif isinstance(deed, d.Travel):
            yield from [((to.when,), -1) for to in deed.destinations if to.result is result]
        elif isinstance(deed, d.Pay):
            yield (q.Compare("coins", q.ME, ">=", deed.cost),), -1
        else:
            yield (), -1

    # --- places ------------------------------------------------------------------------------

    def room(self, number: int) -> Goal:
        """To come into a room: `Plan` knows the way to options in it, and to its dungeon."""
        book = self.things.book
        dungeon = book.scenario.dungeons[book.chambers[number].dungeon].id
        holes = [
            hole
            for hole, entry in enumerate(book.entries)
            if isinstance(entry.option.deed, d.Enter) and entry.option.deed.dungeon == dungeon
        ]
        when = [book.entries[hole].option.when for hole in holes[:1]]
        return Goal(when=tuple(when), options=tuple(holes), rooms=frozenset((number,)))

    def way(self, name: str) -> Iterator[Goal]:
        """To walk a way of a dungeon."""
        book = self.things.book
        number = next(n for n, passage in enumerate(book.passages) if passage.id == name)
        for room, chamber in enumerate(book.chambers):
            if number in chamber.ways:
                goal = self.room(room)
                when = (*goal.when, book.passages[number].way.when)
                yield replace(goal, when=when, ways=frozenset((number,)))

    def state(self, text: str) -> Iterator[Goal]:
        """To be greeted at a place by one of its texts."""
        for number, poi in enumerate(self.things.book.scenario.pois):
            for state in poi.states:
                if state.text == text:
                    yield Goal(when=(q.Is(q.POI, poi.id, state.id),), pois=(number,))

    # --- events ------------------------------------------------------------------------------

    def event(self, name: str) -> Iterator[Goal]:
        """To let an event happen."""
        book = self.things.book
        if name in self._asked or len(self._asked) >= DEEPEST:
            return
        self._asked.append(name)
        event = book.happenings[book.event_of[name]].event
        index = book.index
        match event.trigger:
            case "explore" | "arrive":
                yield Goal(when=(event.when,), tiles=(index.tiles[event.place or ""],))
            case "visit":
                yield Goal(when=(event.when,), pois=(index.pois[event.place or ""],))
            case "called":
                for number, result in enumerate(book.results):
                    if any(isinstance(x, e.Start) and x.event == name for x in result.effects):
                        for goal in self.result(number):
                            yield replace(goal, when=(*goal.when, event.when))
            case _:
                yield Goal(when=(event.when,))
        self._asked.pop()

    # --- Finales -----------------------------------------------------------------------------

    def stage(self, spot: Spot) -> Iterator[Goal]:
        """To come into a stage of a Finale, with the stage as it has to be."""
        book = self.things.book
        stage = book.roads[spot.number][spot.path].acts[spot.stage].stage
        leading = [
            number
            for number, result in enumerate(book.results)
            if result.to == stage.id and self._within(number, spot)
        ]
        for goal in self.finale(spot.number, spot.path):
            yield replace(goal, when=(*goal.when, stage.when), results=goal.results | set(leading))

    def _within(self, result: int, spot: Spot) -> bool:
        """Whether a result comes of a stage of the same Finale."""
        option = self.things.came_of[result]
        if option < 0:
            return False
        own = self.things.spots[option]
        return own.kind == c.SpotKind.STAGE and (own.number, own.path) == (spot.number, spot.path)

    def finale(self, hero: int, path: int) -> Iterator[Goal]:
        """To start a Finale."""
        for number, entry in enumerate(self.things.book.entries):
            if entry.fate == (hero, path):
                yield from self.option(number)

    def fate(self, hero: str, path: str, last: str = "") -> Iterator[Goal]:
        """To reach a step, to play a stage, or to fulfil a path."""
        book = self.things.book
        number, way = book.index.heroes[hero], PATHS.index(path)
        own = book.scenario.heroes[number].paths[way]
        for step in own.steps:
            if step.id == last:
                yield Goal(when=(step.when,), hero=number)
        for place, stage in enumerate(own.finale.stages):
            if stage.id == last:
                yield from self.stage(Spot(c.SpotKind.STAGE, number, way, place))
        if not last:
            yield from self.finale(number, way)

    # --- texts -------------------------------------------------------------------------------

    def text(self, name: str) -> Iterator[Goal]:
        """To hear a text."""
        book = self.things.book
        story = book.scenario
        for number, result in enumerate(book.results):
            asks = result.choice is not None and result.choice.text == name
            if result.text == name or asks:
                yield from self.result(number)
        yield from self.state(name)
        for poi, place in enumerate(story.pois):
            if place.silence == name and self._silent(poi):
                yield Goal(pois=(poi,), silent=poi)
        for room, chamber in enumerate(book.chambers):
            if chamber.text == name:
                yield self.room(room)
        for hero, person in enumerate(story.heroes):
            for way, path in enumerate(person.paths):
                for number, stage in enumerate(path.finale.stages):
                    if stage.text == name:
                        yield from self.stage(Spot(c.SpotKind.STAGE, hero, way, number))
                if path.finale.won == name:
                    yield from self.finale(hero, way)
            if person.epilogue == name:
                yield Goal(hero=hero, others=Others.WIN)
            if person.defeat == name:
                yield from self.defeat(hero)
        if story.closing == name:
            yield Goal(others=Others.YIELD)

    def _silent(self, poi: int) -> bool:
        """Whether something can be shown at a place that has no answer there."""
        book = self.things.book
        return any(
            isinstance(book.entries[number].option.deed, d.ItemScan)
            and len(book.entries[number].scanned) < len(book.scenario.items)
            for number in book.options_of[poi]
        )

    def defeat(self, hero: int) -> Iterator[Goal]:
        """To be defeated in a Finale."""
        for number, result in enumerate(self.things.book.results):
            option = self.things.came_of[number]
            if result.to == d.DEFEATED and option >= 0:
                spot = self.things.spots[option]
                if spot.kind == c.SpotKind.STAGE and spot.number == hero:
                    yield from self.result(number)

    def words(self, name: str) -> Iterator[Goal]:
        """To hear an alternative of a text."""
        text, _, which = name.rpartition("#")
        found = alternatives(self.things.book.scenario.texts[text])
        conditions = [
            when
            for each in found
            for when in ([None] * each[1] if isinstance(each, tuple) else [each])
        ]
        when = conditions[int(which[:-1]) - 1]
        if when is None:  # a part of a series: reading the text again and again leads to it
            yield from self.text(text)
            return
        wanted = when if which.endswith("+") else q.Not(when)
        for goal in self.text(text):
            yield replace(goal, when=(*goal.when, wanted))
