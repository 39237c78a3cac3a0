"""The compiler from scenarios to models: everything that the engine lets happen, as actions.

It reads the same `Book` as the engine: each option with each of its results and answers, events,
abilities, trade, walking, exploring and journeys. Where the variables are not precise enough, an
action may happen, and cannot be relied on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.numbering import NOWHERE
from fateloom.story.model.guards import Acting
from fateloom.story.model.model import (
    ALWAYS,
    CLOCK,
    Action,
    both,
)
from fateloom.story.model.transitions import Branch, ends_turn, merged
from fateloom.story.model.variables import Standing
from fateloom.story.model.visits import VisitBuilder


class CompiledModel(VisitBuilder):
    """A scenario for one mode and cast, compiled to a model."""

    def __init__(self, book: Book, mode: str, cast: tuple[int, ...]) -> None:
        super().__init__(book, mode, cast)
        for person in self.encoding.persons:
            self._carrying(person)
        for person in self.encoding.persons:
            self._arriving(person)
        for person in self.encoding.persons:
            self._walking(person)
            self._visiting(person)
            self._rooms(person)
            self._events(person)
            self._stages(person)
        if self.encoding.model.mates:
            self._pairs()
        self._time()
        self.restless = any(self._restless())
        """Whether something moves heroes, or ends their turns, again and again. Then they cannot
        rely on anything that they set out to do."""

    def _restless(self) -> Iterator[bool]:
        for found in self.book.happenings:
            event = found.event
            if (event.repeats or event.trigger == "every") and event.trigger != "visit":
                yield ends_turn(self.book, found.result)
        for power in self.book.powers:
            if power.ability.harmful:
                yield ends_turn(self.book, power.result)

    # --- the map -------------------------------------------------------------------------------

    def _walking(self, person: int) -> None:
        """Add exploring, and steps from one region to another."""
        for tile in range(len(self.book.scenario.tiles)):
            name = self.book.scenario.tiles[tile].id
            region = self.value("region", person, bits=1 << self.encoding.regions.of[tile])
            laid = both(region, self.value("tile", tile, bits=2))[0]
            turned = self.step(laid, None, *self.changes.turn_up(tile))
            goes = (f"go {name}",)
            self.add(Action(f"{name}:explored", person, (turned,), helps=True, script=goes))
            for arrival in self.arrivals[person, tile]:
                if arrival.helps:  # it comes with exploring, and with nothing else
                    self.add(
                        replace(arrival, steps=merged((turned, *arrival.steps)), happens=False)
                    )
        for here, there in self.encoding.regions.borders():
            names = self.book.scenario.tiles[here].id, self.book.scenario.tiles[there].id
            lie = both(
                self.value("region", person, bits=1 << self.encoding.regions.of[here]),
                both(self.value("tile", here, bits=6), self.value("tile", there, bits=6))[0],
            )[0]
            crossed = self.step(lie, None, *self.changes.go(person, there))
            self.add(
                Action(
                    f"{names[0]}:to {names[1]}",
                    person,
                    (crossed,),
                    helps=True,
                    mates=True,
                    script=(f"go {names[1]}",),
                )
            )

    def _arriving(self, person: int) -> None:
        """Add what happens to a person who comes to a tile."""
        for tile, number in enumerate(self.book.arrival):
            name = self.book.scenario.tiles[tile].id
            acting = Acting(person, tile)
            found = []
            if number >= 0:
                first = self.step(
                    both(self.value("arrived", tile, bits=1), self._at(person, tile))[0],
                    None,
                    self.changes.make("arrived", tile, value=1),
                )
                for branch in self.result(number, acting):
                    steps = merged((first, *branch.steps))
                    found.append(
                        Action(
                            f"{name}:arrival",
                            person,
                            steps,
                            helps=branch.sure,
                            gains=branch.gains,
                            itself=True,
                            script=(f"go {name}", *branch.script),
                        )
                    )
            self.arrivals[person, tile] = tuple(found)
            for each in found:
                self.add(replace(each, helps=False))
            found += self._on_tile(person, tile)
            self.arrivals[person, tile] = tuple(found)

    def _on_tile(self, person: int, tile: int) -> list[Action]:
        """Add the events that wait for somebody to explore a tile, or to come there."""
        found = []
        name = self.book.scenario.tiles[tile].id
        for trigger in ("explore", "arrive"):
            for number in self.book.on(trigger, name):
                event = self.book.happenings[number].event
                acting = Acting(person, tile)
                here = self.step(self._at(person, tile))
                for branch in self.happening(number, acting):
                    action = Action(
                        f"{event.id}:{branch.name}",
                        person,
                        merged((here, *branch.steps)),
                        forced=event.repeats and trigger == "arrive",
                        gains=branch.gains,
                        itself=True,
                        script=(f"go {name}", *branch.script),
                    )
                    self.add(action)
                    found.append(replace(action, helps=branch.sure and trigger == "explore"))
                    if trigger == "arrive" and branch.sure:
                        self._comes_back(person, tile, action)
        return found

    def _comes_back(self, person: int, tile: int, action: Action) -> None:
        """Add that a person can leave a tile and come again."""
        regions = self.encoding.regions.of
        for other in self.book.beside[tile]:
            if regions[other] == regions[tile]:
                lies = self.step(self.value("tile", other, bits=6))
                steps = merged((lies, *action.steps))
                self.add(replace(action, steps=steps, happens=False, helps=True, forced=False))

    # --- dungeons ------------------------------------------------------------------------------

    def _rooms(self, person: int) -> None:
        alone = Acting(person)
        companies = [(alone, "")]
        if person in self.model.mates:
            # Who was summoned to the place of the entrance comes along.
            companies.append((Acting(person, joined=self.model.mates[person]), " both"))
        for number, room in enumerate(self.book.chambers):
            here = self.step(self.value("room", person, bits=2 << number))
            inside = Branch((here,), True, "")
            for acting, word in companies:
                for option in room.options:
                    for branch in self.option(option, acting):
                        self._possible(acting, inside.then(branch), f"{branch.name}{word}", option)
                for branch in self.result(room.arrival, acting) if room.arrival >= 0 else ():
                    self.add(
                        Action(
                            f"{room.id}:arrival{word}",
                            person,
                            merged(inside.then(branch).steps),
                            forced=acting == alone,
                            itself=True,
                            script=("day",),
                        )
                    )
            for passage in room.ways:
                way_on = self.book.passages[passage]
                goes = self.changes.make("room", person, value=way_on.to + 1)
                steps = (here, self.guard(way_on.way.when, alone), self.step(ALWAYS, None, goes))
                walks = (f"walk {way_on.id}",)
                self.add(Action(way_on.id, person, merged(steps), helps=True, script=walks))
        leaves = self.changes.make("room", person, value=0)
        self.add(Action("room:left", person, (self.step(ALWAYS, None, leaves),)))

    # --- events --------------------------------------------------------------------------------

    def _events(self, person: int) -> None:
        for number, found in enumerate(self.book.happenings):
            event = found.event
            match event.trigger:
                case "day" | "every" | "deed" | "called":
                    self._by_itself(person, number)
                case "visit":
                    poi = self.book.index.pois[str(event.place)]
                    for tile, spot in self.spots(poi, person):
                        for branch in self.happening(number, Acting(person, tile)):
                            self.add(
                                Action(
                                    f"{event.id}:{branch.name}",
                                    person,
                                    merged((spot, *branch.steps)),
                                    helps=branch.sure,
                                    forced=event.repeats,
                                    gains=branch.gains,
                                    itself=True,
                                    script=(f"visit {event.place}", *branch.script),
                                )
                            )

    def _by_itself(self, person: int, number: int) -> None:
        event = self.book.happenings[number].event
        again = event.repeats or event.trigger == "every"
        called = event.trigger == "called"
        start = (self.step(self.value("due", number, bits=2)),) if called else ()
        branches = list(self.happening(number, Acting(person)))
        plain = len(branches) == 1 and not self._personal(number)
        for branch in branches:
            self.add(
                Action(
                    f"{event.id}:{branch.name}",
                    CLOCK if again else person,
                    merged((*start, *branch.steps)),
                    helps=branch.sure and not again and not called,
                    frees=again and not called and (plain or (self.alone and branch.sure)),
                    forced=again,
                    gains=branch.gains,
                    itself=True,
                    script=(f"event {event.id}", *branch.script),
                )
            )

    def _personal(self, number: int) -> bool:
        """Whether an event differs by the person to whom it happens."""
        event = self.book.happenings[number].event
        mine = (c.ME, c.MATE, c.OTHERS)
        return any(
            getattr(leaf, "who", "") in mine
            or isinstance(leaf, c.Taken)
            or (isinstance(leaf, c.Is) and leaf.kind == c.ME)
            for leaf in c.leaves(event.when)
        ) or any(
            getattr(effect, "who", "") in mine or isinstance(effect, e.Drop)
            for effect in event.result.effects
        )

    def _time(self) -> None:
        day = self.changes.add("day", by=1)
        steps = (self.step(ALWAYS, None, day),)
        self.add(
            Action(
                "day:passes", CLOCK, steps, frees=True, forced=True, itself=True, script=("day",)
            )
        )

    # --- Finales and teams -----------------------------------------------------------------------

    def _stages(self, person: int) -> None:
        """Add what others do in their Finales, in any order."""
        hero = person % self.book.heroes
        joined = self.model.mates.get(person, NOWHERE)
        for number, road in enumerate(self.book.roads[hero]):
            here = self.step(self.value("standing", hero, bits=1 << Standing.GOLD + number))
            for act in road.acts:
                for option in act.options:
                    for branch in self.option(option, Acting(person, NOWHERE, joined), free=True):
                        self._possible(
                            Acting(person),
                            Branch((here,), True, "").then(branch),
                            branch.name,
                            option,
                        )
            lost = self.step(
                ALWAYS, None, self.changes.make("standing", hero, value=Standing.DEFEATED)
            )
            name = f"{self.book.scenario.heroes[hero].id}:defeated"
            self.add(Action(name, person, merged((here, lost))))

    def _pairs(self) -> None:
        """Add what the two of a team exchange, and that one can summon the other."""
        for person, mate in self.model.mates.items():
            for item, card in enumerate(self.book.scenario.items):
                gives = self.step(
                    self.value("held", person, item, bits=-2),
                    None,
                    self.changes.add("held", person, item, by=-1),
                    self.changes.add("held", mate, item, by=1),
                )
                self.add(Action(f"{card.id}:handed over", person, (gives,)))
            coins = self.step(
                self.value("coins", person, bits=-2),
                None,
                self.changes.add("coins", person, by=-1, open_=True),
                self.changes.add("coins", mate, by=1, open_=True),
            )
            self.add(Action("coins:handed over", person, (coins,)))
            for region in range(self.encoding.regions.count):
                comes = self.step(
                    self.value("region", person, bits=1 << region),
                    None,
                    self.changes.make("region", mate, value=region),
                )
                self.add(Action("mate:summoned", person, (comes,)))
