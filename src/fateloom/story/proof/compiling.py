"""A scenario as a model: everything that the engine lets happen, as guarded actions.

The acts are read from the same `Book` that the engine plays from: each option with each of
its results and answers, events, abilities, trade, walking, exploring and journeys. What the
facts cannot tell is let happen, and not counted on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from fateloom.games.destinies import conditions as c
from fateloom.games.destinies import deeds as d
from fateloom.games.destinies import effects as e
from fateloom.games.destinies import scenario as s
from fateloom.games.destinies.book import Book
from fateloom.games.destinies.index import NOWHERE
from fateloom.story.proof.changes import Changes
from fateloom.story.proof.dice import Dice
from fateloom.story.proof.facts import DEFEATED, GOLD, PLAYING, Facts
from fateloom.story.proof.guards import Acting, Guards
from fateloom.story.proof.model import (
    ALWAYS,
    CLOCK,
    NEVER,
    Action,
    Guard,
    Model,
    Step,
    Update,
    both,
)

MOST_WALKS: Final = 3
"""Ways through a dungeon to a room that are told apart."""
MOST_ROOMS: Final = 12


@dataclass(frozen=True, slots=True)
class _Way:
    """One way an option or a result can go: its steps, and whether whoever takes it can make
    it go so."""

    steps: tuple[Step, ...]
    sure: bool
    name: str
    gains: bool = False
    starts: tuple[int, ...] = ()
    into: int = NOWHERE
    script: tuple[str, ...] = ()

    def then(self, other: _Way) -> _Way:
        return _Way(
            self.steps + other.steps,
            self.sure and other.sure,
            other.name or self.name,
            self.gains or other.gains,
            self.starts + other.starts,
            other.into,
            self.script + other.script,
        )


class Compiled:
    """A scenario for one mode and the heroes who play, and its model."""

    def __init__(self, book: Book, mode: str, cast: tuple[int, ...]) -> None:
        self.book = book
        self.facts = Facts(book, mode, cast)
        self.guards = Guards(self.facts)
        self.dice = Dice(self.guards)
        self.guards.effort = self.dice.effort
        self.changes = Changes(self.facts)
        self.value = self.changes.value
        self.model: Model = self.facts.model
        self.alone = len(self.facts.persons) == 1
        self.uses: dict[int, tuple[Action, ...]] = {}
        self.sheds: dict[int, tuple[Action, ...]] = {}
        self.arrivals: dict[tuple[int, int], tuple[Action, ...]] = {}
        for person in self.facts.persons:
            self.uses[person] = ()
            self.sheds[person] = ()
        for person in self.facts.persons:
            self._carrying(person)
        for person in self.facts.persons:
            self._arriving(person)
        for person in self.facts.persons:
            self._walking(person)
            self._visiting(person)
            self._rooms(person)
            self._events(person)
            self._stages(person)
        if self.facts.model.mates:
            self._pairs()
        self._time()

    def add(self, action: Action) -> None:
        """Keep an action, if it does anything."""
        if any(True for _ in action.touched()):
            self.model.actions.append(action)

    # --- steps ---------------------------------------------------------------------------

    def step(self, over: Guard, under: Guard | None = None, *updates: Update) -> Step:
        return Step(over, over if under is None else under, updates)

    def asked(self, condition: c.Condition, acting: Acting) -> Step:
        """A step that goes on where a condition holds."""
        return Step(*self.guards.of(condition, acting))

    def result(
        self, number: int, acting: Acting, item: int = NOWHERE, power: bool = False
    ) -> Iterator[_Way]:
        """All ways a result can go: its effects, and the answers to its choice."""
        found = self.book.results[number]
        steps: list[Step] = []
        updates: list[Update] = []
        gains = False
        for place, effect in enumerate(found.effects):
            updates += self.changes.of(effect, acting, item, power)
            last = place + 1 == len(found.effects) and found.choice is None
            between = () if last else self._between(effect, acting)
            gains |= isinstance(effect, e.Gain)
            if between:
                steps.append(Step(ALWAYS, ALWAYS, tuple(updates), between))
                updates = []
        if updates:
            steps.append(Step(ALWAYS, ALWAYS, tuple(updates)))
        starts = tuple(
            [self.book.event_of[x.event] for x in found.effects if isinstance(x, e.Start)]
        )
        way = _Way(tuple(steps), True, found.id, gains, starts)
        answers = self.book.answers[number]
        open_ = False
        for answer in answers:
            option = self.book.entries[answer].option
            open_ |= self._always(answer, acting)
            for other in self.option(answer, acting):
                yield way.then(replace(other, name=f"{option.id}:{other.name}"))
        if not open_:
            yield replace(way, sure=way.sure and not answers)

    def _always(self, number: int, acting: Acting) -> bool:
        """Whether an answer can always be given."""
        option = self.book.entries[number].option
        easy = isinstance(option.deed, (d.Interaction, d.Test, d.ScanOrTest, d.DestinyScan))
        return easy and option.once == "visit" and self.guards.of(option.when, acting)[1] == ALWAYS

    def _between(self, effect: e.Effect, acting: Acting) -> tuple[Action, ...]:
        """What may come before the next effect: an arrival, or too many items."""
        match effect:
            case e.Gain(_, who):
                getting = (acting.me, acting.joined) if who == c.ME else self.facts.persons
                return tuple([each for one in getting for each in self.sheds.get(one, ())])
            case e.Go(tile):
                number = self.book.index.tiles[tile]
                return tuple(
                    [
                        each
                        for one in self.facts.persons
                        for each in self.arrivals.get((one, number), ())
                    ]
                )
        return ()

    # --- options ---------------------------------------------------------------------------

    def option(self, number: int, acting: Acting, free: bool = False) -> Iterator[_Way]:
        """All ways an option can go. `free`: its condition was asked long before."""
        option = self.book.entries[number].option
        head = Step(ALWAYS, ALWAYS) if free else self.asked(option.when, acting)
        hero = acting.me % self.book.heroes
        if option.once != "visit":
            name = ("done", number) if option.once == "game" else ("done", number, hero)
            left = self.value(*name, bits=1)
            over, under = both(head.over, left)[0], both(head.under, left)[0]
            head = Step(over, under, (self.changes.make(*name, value=1),))
        if not head.over:
            return
        moves = (f"take {option.id}",) if _is_taken(option.deed) else ()
        for way in self.deed(number, acting):
            yield _Way((head,), True, "", script=moves).then(way)

    def deed(self, number: int, acting: Acting) -> Iterator[_Way]:
        """All ways the deed of an option can go."""
        deed = self.book.entries[number].option.deed
        me = acting.me
        match deed:
            case d.Interaction(result):
                yield from self.result(self.book.number(result), acting)
            case d.Pay(cost, result):
                enough = self.value("coins", me, bits=-1 << cost)
                price = self.changes.add("coins", me, by=-cost, open_=True)
                for way in self.result(self.book.number(result), acting):
                    yield _Way((self.step(enough, None, price),), True, "").then(way)
            case d.Test():
                yield from self.test(deed, acting)
            case d.ItemScan():
                yield from self.scans(number, acting)
            case d.ScanOrTest(_, test):
                yield from self.scans(number, acting)
                tries = (f"take {self.book.entries[number].option.id}",)
                for way in self.test(test, acting):
                    yield _Way((), True, "", script=tries).then(way)
            case d.DestinyScan():
                yield from self.told(number, deed, acting)
            case d.StartFinale():
                yield from self.finale(number, acting)
            case d.Travel():
                yield from self.journeys(number, acting)
            case d.Enter(dungeon):
                room = self.book.entrance[self.book.dungeon_of[dungeon]]
                inside = self.changes.make("room", me, value=room + 1)
                yield _Way((self.step(ALWAYS, None, inside),), True, "enters", into=room)

    def test(self, test: d.Test, acting: Acting) -> Iterator[_Way]:
        uses = [*self.uses[acting.me]]
        if acting.joined != NOWHERE:
            uses += self.uses[acting.joined]
        rolling = Step(ALWAYS, ALWAYS, (), tuple(uses))
        for outcome in test.outcomes:
            sure = self.dice.surely(acting.me, test.skill, outcome)
            rolled = (f"roll {outcome.least}",)
            for way in self.result(self.book.number(outcome.result), acting):
                yield _Way((rolling,), sure, "", script=rolled).then(way)

    def scans(self, number: int, acting: Acting) -> Iterator[_Way]:
        entry = self.book.entries[number]
        for item, result in entry.scanned.items():
            has = self.step(self.value("held", acting.me, item, bits=-2))
            shown = (f"scan {self.book.scenario.items[item].id} at {entry.option.id}",)
            for way in self.result(result, acting, item):
                yield _Way((has,), True, "", script=shown).then(way)

    def told(self, number: int, deed: d.DestinyScan, acting: Acting) -> Iterator[_Way]:
        hero = self.book.scenario.heroes[acting.me % self.book.heroes].id
        answers = {each.path: each.result for each in deed.answers if each.hero == hero}
        for path in s.PATHS:
            result = answers.get(path, deed.otherwise)
            if result is not None:
                words = (f"tell {path} at {self.book.entries[number].option.id}",)
                for way in self.result(self.book.number(result), acting):
                    yield _Way((), True, "", script=words).then(way)

    def finale(self, number: int, acting: Acting) -> Iterator[_Way]:
        fate = self.book.entries[number].fate
        assert fate is not None
        hero, path = fate
        if acting.me % self.book.heroes != hero:
            return
        road = self.book.roads[hero][path]
        steps = [self.asked(road.path.finale.when, acting)]
        mate = self.model.mates.get(acting.me)
        if mate is not None:  # both have to be there; of their tiles only the region is known
            together: Guard = tuple(
                cube
                for region in range(self.facts.regions.count)
                for cube in both(
                    self.value("region", acting.me, bits=1 << region),
                    self.value("region", mate, bits=1 << region),
                )[0]
            )
            steps.append(self.step(together))
        begins = self.changes.make("standing", hero, value=GOLD + path)
        steps.append(self.step(ALWAYS, None, begins))
        yield _Way(tuple(steps), True, "starts")

    def journeys(self, number: int, acting: Acting) -> Iterator[_Way]:
        for journey in self.book.journeys_of.get(number, ()):
            found = self.book.journeys[journey]
            when = next(
                each.when
                for each in self.book.entries[number].option.deed.destinations  # type: ignore[union-attr]
                if each.result is self.book.results[found.result]
            )
            both_go = [acting.me] + ([acting.joined] if acting.joined != NOWHERE else [])
            moves = [update for one in both_go for update in self.changes.go(one, found.tile)]
            gone = Step(ALWAYS, ALWAYS, tuple(moves))
            for way in self.result(found.result, acting):
                asked = self.asked(when, acting)
                words = (f"travel {found.id}",)
                yield _Way((asked, gone), True, "", script=words).then(way)

    # --- places ------------------------------------------------------------------------------

    def spots(self, poi: int, person: int) -> Iterator[tuple[int, Step]]:
        """Each tile where a place may be, and when somebody can visit it there."""
        playing = self.value("standing", person % self.book.heroes, bits=1 << PLAYING)
        for number, tile in enumerate(self.facts.spots[poi]):
            here = self._at(person, tile)
            there = both(here, self.value("poi", poi, bits=4 << number))[0]
            yield tile, self.step(both(there, playing)[0])

    def _at(self, person: int, tile: int) -> Guard:
        """Where somebody can stand on a tile that has been explored."""
        region = self.value("region", person, bits=1 << self.facts.regions.of[tile])
        return both(region, self.value("tile", tile, bits=4))[0]

    def _visiting(self, person: int) -> None:
        mate = self.model.mates.get(person)
        for poi, numbers in enumerate(self.book.options_of):
            visit = f"visit {self.book.scenario.pois[poi].id}"
            for tile, spot in self.spots(poi, person):
                for number in numbers:
                    acting = Acting(person, tile)
                    self._offer(number, acting, _Way((spot,), True, "", script=(visit,)))
                    if isinstance(self.book.entries[number].option.deed, d.Trade):
                        self._trade(poi, number, acting, spot)
                    if mate is not None:
                        together = Acting(person, tile, mate)
                        called = _Way((spot,), True, "", script=(visit, "summon"))
                        for way in self.option(number, together):
                            self._may(acting, called.then(way), f"{way.name} both", number)

    def _name(self, number: int, way: str) -> str:
        option = self.book.entries[number].option.id
        return way if way.startswith(option) else f"{option}:{way}"

    def _may(self, acting: Acting, way: _Way, name: str, number: int) -> None:
        steps = merged(way.steps)
        self.add(Action(self._name(number, name), acting.me, steps, script=way.script))

    def _offer(self, number: int, acting: Acting, visit: _Way) -> None:
        """An option of a place: what it can bring, and what can be counted on."""
        travel = isinstance(self.book.entries[number].option.deed, d.Travel)
        for way in self.option(number, acting):
            name = self._name(number, way.name)
            whole = visit.then(way)
            self.add(
                Action(
                    name,
                    acting.me,
                    merged(whole.steps),
                    helps=way.sure,
                    mates=travel and way.sure,
                    gains=way.gains,
                    script=whole.script,
                )
            )
            if way.sure:
                self._called(whole, acting, name)
            if way.into != NOWHERE and way.sure:
                self._inside(way.into, whole, acting)

    def _called(self, way: _Way, acting: Acting, name: str) -> None:
        """What can be counted on where something calls an event: that it happens."""
        for number in way.starts:
            for event in self.happening(number, acting):
                if event.sure:
                    whole = way.then(event)
                    self.add(
                        Action(
                            f"{name} {self.book.happenings[number].event.id}",
                            acting.me,
                            merged(whole.steps),
                            happens=False,
                            helps=True,
                            gains=whole.gains,
                            script=whole.script,
                        )
                    )

    # --- trade ---------------------------------------------------------------------------------

    def _trade(self, poi: int, number: int, acting: Acting, spot: Step) -> None:
        option = self.book.entries[number].option
        me = acting.me
        open_ = (spot, self.asked(option.when, acting))
        fresh = self.step(self.value("opened", poi, bits=1))
        stock = [
            update for i in self.book.stock[poi] or () for update in self.changes.stock(poi, i)
        ]
        laid = self.step(ALWAYS, None, self.changes.make("opened", poi, value=1), *stock)
        visit = (f"visit {self.book.scenario.pois[poi].id}",)
        steps = merged((*open_, fresh, laid))
        self.add(Action(f"{option.id}:opens", me, steps, helps=True, script=visit))
        for item, card in enumerate(self.book.scenario.items):
            if card.value is None:
                continue
            there = self.step(
                both(
                    self.value("stack", poi, item, bits=-2),
                    self.value("coins", me, bits=-1 << card.value),
                )[0],
                None,
                self.changes.add("coins", me, by=-card.value, open_=True),
                self.changes.add("stack", poi, item, by=-1),
                self.changes.add("held", me, item, by=1),
            )
            name = f"{option.id}:buys {card.id}"
            steps = merged((*open_, there))
            script = (*visit, f"take {option.id}", f"buy {card.id}", "deal")
            self.add(Action(name, me, steps, helps=True, gains=True, script=script))
            has = self.step(
                self.value("held", me, item, bits=-2),
                None,
                self.changes.add("held", me, item, by=-1),
                self.changes.add("stack", poi, item, by=1),
                self.changes.add("coins", me, by=card.value, open_=True),
            )
            self.add(Action(f"{option.id}:sells {card.id}", me, merged((*open_, has)), helps=True))

    # --- carrying ------------------------------------------------------------------------------

    def _carrying(self, person: int) -> None:
        """Abilities of items, what is left behind, and what is picked up."""
        sheds = []
        for item, card in enumerate(self.book.scenario.items):
            has = self.step(
                self.value("held", person, item, bits=-2), None, *self.changes.abandon(person, item)
            )
            left = (f"abandon {card.id}",)
            sheds.append(Action(f"{card.id}:abandoned", person, (has,), script=left))
            for region in range(self.facts.regions.count):
                lying = both(
                    self.value("left", region, item, bits=-2),
                    self.value("region", person, bits=1 << region),
                )[0]
                takes = self.step(
                    lying,
                    None,
                    self.changes.add("left", region, item, by=-1),
                    self.changes.add("held", person, item, by=1),
                )
                self.add(
                    Action(
                        f"{card.id}:picked",
                        person,
                        (takes,),
                        helps=True,
                        gains=True,
                        script=(f"pick {card.id}",),
                    )
                )
        uses = list(self._powers(person))
        for action in (*sheds, *uses):
            self.add(action)
        self.uses[person] = tuple([each for each in uses if any(True for _ in each.touched())])
        self.sheds[person] = (*sheds, *self.uses[person])
        spends = self.changes.add("xp", person, by=-1, open_=True)
        self.add(Action("xp:spent", person, (self.step(ALWAYS, None, spends),)))

    def _powers(self, person: int) -> Iterator[Action]:
        acting = Acting(person)
        for power in self.book.powers:
            ability = power.ability
            moment = s.MOMENTS[power.moment]
            steps = [
                self.step(self.value("held", person, power.item, bits=-2)),
                self.asked(ability.when, acting),
            ]
            if ability.effort:
                dice = c.Compare("effort", c.ME, ">=", ability.effort)
                steps.append(self.asked(dice, acting))
            if ability.discard:
                steps.append(self.step(ALWAYS, None, *self.changes.lose(person, power.item)))
            everybody = moment in ("turn-start", "stay")
            for way in self.result(power.result, acting, power.item, power=True):
                yield Action(
                    f"{self.book.scenario.items[power.item].id}.{ability.id}",
                    CLOCK if ability.harmful and everybody else person,
                    merged((*steps, *way.steps)),
                    helps=not ability.harmful and moment in ("any", "turn-start", "stay"),
                    forced=ability.harmful and moment != "explore",
                    gains=way.gains,
                    itself=ability.harmful,
                    script=(f"use {self.book.scenario.items[power.item].id}.{ability.id}",),
                )

    # --- the map -------------------------------------------------------------------------------

    def _walking(self, person: int) -> None:
        """Exploring, and steps from one region to another."""
        for tile in range(len(self.book.scenario.tiles)):
            name = self.book.scenario.tiles[tile].id
            region = self.value("region", person, bits=1 << self.facts.regions.of[tile])
            laid = both(region, self.value("tile", tile, bits=2))[0]
            turned = self.step(laid, None, *self.changes.turn_up(tile))
            goes = (f"go {name}",)
            self.add(Action(f"{name}:explored", person, (turned,), helps=True, script=goes))
            for arrival in self.arrivals[person, tile]:
                if arrival.helps:  # it comes with exploring, and with nothing else
                    self.add(
                        replace(arrival, steps=merged((turned, *arrival.steps)), happens=False)
                    )
        for here, there in self.facts.regions.borders():
            names = self.book.scenario.tiles[here].id, self.book.scenario.tiles[there].id
            lie = both(
                self.value("region", person, bits=1 << self.facts.regions.of[here]),
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
        """What happens to somebody who comes to a tile."""
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
                for way in self.result(number, acting):
                    steps = merged((first, *way.steps))
                    found.append(
                        Action(
                            f"{name}:arrival",
                            person,
                            steps,
                            helps=way.sure,
                            gains=way.gains,
                            itself=True,
                            script=(f"go {name}", *way.script),
                        )
                    )
            self.arrivals[person, tile] = tuple(found)
            for each in found:
                self.add(replace(each, helps=False))
            found += self._on_tile(person, tile)
            self.arrivals[person, tile] = tuple(found)

    def _on_tile(self, person: int, tile: int) -> list[Action]:
        """Events that wait for somebody to explore a tile, or to come there."""
        found = []
        name = self.book.scenario.tiles[tile].id
        for trigger in ("explore", "arrive"):
            for number in self.book.on(trigger, name):
                event = self.book.happenings[number].event
                acting = Acting(person, tile)
                here = self.step(self._at(person, tile))
                for way in self.happening(number, acting):
                    action = Action(
                        f"{event.id}:{way.name}",
                        person,
                        merged((here, *way.steps)),
                        forced=event.repeats and trigger == "arrive",
                        gains=way.gains,
                        itself=True,
                        script=(f"go {name}", *way.script),
                    )
                    self.add(action)
                    found.append(replace(action, helps=way.sure and trigger == "explore"))
                    if trigger == "arrive" and way.sure:
                        self._comes_back(person, tile, action)
        return found

    def _comes_back(self, person: int, tile: int, action: Action) -> None:
        """Whoever has been on a tile can go next door and come again."""
        regions = self.facts.regions.of
        for other in self.book.beside[tile]:
            if regions[other] == regions[tile]:
                lies = self.step(self.value("tile", other, bits=6))
                steps = merged((lies, *action.steps))
                self.add(replace(action, steps=steps, happens=False, helps=True, forced=False))

    # --- dungeons ------------------------------------------------------------------------------

    def _rooms(self, person: int) -> None:
        for number, room in enumerate(self.book.chambers):
            acting = Acting(person)
            here = self.step(self.value("room", person, bits=2 << number))
            for option in room.options:
                for way in self.option(option, acting):
                    self._may(acting, _Way((here,), True, "").then(way), way.name, option)
            if room.arrival >= 0:
                for way in self.result(room.arrival, acting):
                    steps = merged((here, *way.steps))
                    self.add(
                        Action(
                            f"{room.id}:arrival",
                            person,
                            steps,
                            forced=True,
                            itself=True,
                            script=("day",),
                        )
                    )
            for passage in room.ways:
                way_on = self.book.passages[passage]
                goes = self.changes.make("room", person, value=way_on.to + 1)
                steps = (here, self.asked(way_on.way.when, acting), self.step(ALWAYS, None, goes))
                walks = (f"walk {way_on.id}",)
                self.add(Action(way_on.id, person, merged(steps), helps=True, script=walks))
        leaves = self.changes.make("room", person, value=0)
        self.add(Action("room:left", person, (self.step(ALWAYS, None, leaves),)))

    def _inside(self, entrance: int, way: _Way, acting: Acting) -> None:
        """What can be counted on in the rooms of a dungeon, by a few ways through it."""
        inner = Acting(acting.me, acting.tile)
        found: dict[int, int] = {}
        waiting: list[tuple[int, tuple[int, ...], _Way]] = [(entrance, (entrance,), way)]
        while waiting:
            number, seen, so_far = waiting.pop(0)
            found[number] = found.get(number, 0) + 1
            if found[number] > MOST_WALKS:
                continue
            room = self.book.chambers[number]
            arrived = [_Way((), True, "")]
            if room.arrival >= 0:
                arrived = [each for each in self.result(room.arrival, inner) if each.sure]
            for came in arrived[:MOST_WALKS]:
                there = so_far.then(came)
                if came.steps:
                    self._counted(f"{room.id}:arrival", there, acting)
                for option in room.options:
                    for taken in self.option(option, inner):
                        if taken.sure:
                            whole = there.then(taken)
                            self._counted(self._name(option, taken.name), whole, acting)
                for passage in room.ways:
                    on = self.book.passages[passage]
                    if on.to >= 0 and on.to not in seen and len(seen) < MOST_ROOMS:
                        goes = self.changes.make("room", acting.me, value=on.to + 1)
                        steps = (self.asked(on.way.when, inner), self.step(ALWAYS, None, goes))
                        walks = _Way(steps, True, "", script=(f"walk {on.id}",))
                        waiting.append((on.to, (*seen, on.to), there.then(walks)))

    def _counted(self, name: str, way: _Way, acting: Acting) -> None:
        steps = merged(way.steps)
        self.add(
            Action(
                name,
                acting.me,
                steps,
                happens=False,
                helps=True,
                gains=way.gains,
                script=way.script,
            )
        )
        self._called(way, acting, name)

    # --- events --------------------------------------------------------------------------------

    def happening(self, number: int, acting: Acting) -> Iterator[_Way]:
        """All ways an event can go, whatever it waits for."""
        found = self.book.happenings[number]
        event = found.event
        if event.pressure and self.facts.mode == "explorer":
            return
        steps = [self.asked(event.when, acting)]
        if not event.repeats and event.trigger != "every":
            told = self.changes.make("told", number, value=1)
            steps.append(self.step(self.value("told", number, bits=1), None, told))
        else:
            told = self.changes.make("told", number, value=1)
            steps.append(self.step(ALWAYS, None, told))
        if event.trigger == "day":
            steps.append(self.step(self.value("day", bits=-1 << event.number - 1)))
        for way in self.result(found.result, acting):
            yield _Way(tuple(steps), True, "").then(way)

    def _events(self, person: int) -> None:
        for number, found in enumerate(self.book.happenings):
            event = found.event
            match event.trigger:
                case "day" | "every" | "deed" | "called":
                    self._by_itself(person, number)
                case "visit":
                    poi = self.book.index.pois[str(event.place)]
                    for tile, spot in self.spots(poi, person):
                        for way in self.happening(number, Acting(person, tile)):
                            self.add(
                                Action(
                                    f"{event.id}:{way.name}",
                                    person,
                                    merged((spot, *way.steps)),
                                    helps=way.sure,
                                    forced=event.repeats,
                                    gains=way.gains,
                                    itself=True,
                                    script=(f"visit {event.place}", *way.script),
                                )
                            )

    def _by_itself(self, person: int, number: int) -> None:
        event = self.book.happenings[number].event
        again = event.repeats or event.trigger == "every"
        called = event.trigger == "called"
        start = (self.step(self.value("due", number, bits=2)),) if called else ()
        ways = list(self.happening(number, Acting(person)))
        plain = len(ways) == 1 and not self._personal(number)
        for way in ways:
            self.add(
                Action(
                    f"{event.id}:{way.name}",
                    CLOCK if again else person,
                    merged((*start, *way.steps)),
                    helps=way.sure and not again and not called,
                    frees=again and not called and (plain or (self.alone and way.sure)),
                    forced=again,
                    gains=way.gains,
                    itself=True,
                    script=(f"event {event.id}", *way.script),
                )
            )

    def _personal(self, number: int) -> bool:
        """Whether it is not the same for whoever it happens to."""
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
        """What others do in their Finales, in whatever order."""
        hero = person % self.book.heroes
        joined = self.model.mates.get(person, NOWHERE)
        for number, road in enumerate(self.book.roads[hero]):
            here = self.step(self.value("standing", hero, bits=1 << GOLD + number))
            for act in road.acts:
                for option in act.options:
                    for way in self.option(option, Acting(person, NOWHERE, joined), free=True):
                        self._may(
                            Acting(person), _Way((here,), True, "").then(way), way.name, option
                        )
            lost = self.step(ALWAYS, None, self.changes.make("standing", hero, value=DEFEATED))
            name = f"{self.book.scenario.heroes[hero].id}:defeated"
            self.add(Action(name, person, merged((here, lost))))

    def _pairs(self) -> None:
        """What the two of a team exchange, and that one can call the other."""
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
            for region in range(self.facts.regions.count):
                comes = self.step(
                    self.value("region", person, bits=1 << region),
                    None,
                    self.changes.make("region", mate, value=region),
                )
                self.add(Action("mate:summoned", person, (comes,)))


def _is_taken(deed: d.Deed) -> bool:
    """Whether an option is taken as such: neither by an item, a path nor a destination."""
    return not isinstance(deed, (d.ItemScan, d.ScanOrTest, d.DestinyScan, d.Travel))


def merged(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Steps that only ask, made one with those that follow."""
    found: list[Step] = []
    for step in steps:
        if found and not found[-1].updates and not found[-1].between:
            before = found.pop()
            over, exact = both(before.over, step.over)
            under, _ = both(before.under, step.under)
            over = over if exact else ALWAYS
            found.append(Step(over, under, step.updates, step.between))
        else:
            found.append(step)
    return tuple(found) if all(step.over != NEVER for step in found) else ()
