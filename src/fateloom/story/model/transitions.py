"""The translation of options, results and events into steps: every branch of each of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import model as s
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.compiled import Book, results_of
from fateloom.games.destinies.scenario.numbering import NOWHERE
from fateloom.story.model.dice import Dice
from fateloom.story.model.effects import EffectUpdates
from fateloom.story.model.guards import Acting, Guards
from fateloom.story.model.model import (
    ALWAYS,
    NEVER,
    Action,
    Guard,
    Model,
    Step,
    Update,
    both,
)
from fateloom.story.model.variables import Encoding, Standing


@dataclass(frozen=True, slots=True)
class Branch:
    """One way in which an option or a result can go: a sequence of steps.

    sure     whether the person who takes it can bring it about
    gains    whether that person gets items
    starts   the events that it calls
    into     the room that it enters, or NOWHERE
    script   the moves that make it happen on a table
    """

    steps: tuple[Step, ...]
    sure: bool
    name: str
    gains: bool = False
    starts: tuple[int, ...] = ()
    into: int = NOWHERE
    script: tuple[str, ...] = ()

    def then(self, other: Branch) -> Branch:
        return Branch(
            self.steps + other.steps,
            self.sure and other.sure,
            other.name or self.name,
            self.gains or other.gains,
            self.starts + other.starts,
            other.into,
            self.script + other.script,
        )


class TransitionBuilder:
    """Builds the branches of one scenario, for one mode and cast, and the model made of them.

    uses      by person: the abilities that can be used in a test
    sheds     by person: what can be done about too many items
    arrivals  by person and tile: what happens to somebody who comes there
    """

    def __init__(self, book: Book, mode: str, cast: tuple[int, ...]) -> None:
        self.book = book
        self.encoding = Encoding(book, mode, cast)
        self.guards = Guards(self.encoding)
        self.dice = Dice(self.guards)
        self.guards.effort = self.dice.effort
        self.changes = EffectUpdates(self.encoding)
        self.value = self.changes.value
        self.model: Model = self.encoding.model
        self.alone = len(self.encoding.persons) == 1
        self.uses: dict[int, tuple[Action, ...]] = {}
        self.sheds: dict[int, tuple[Action, ...]] = {}
        self.arrivals: dict[tuple[int, int], tuple[Action, ...]] = {}

    def add(self, action: Action) -> None:
        """Add an action to the model, if it does anything."""
        if any(True for _ in action.touched()):
            self.model.actions.append(action)

    # --- steps ---------------------------------------------------------------------------

    def step(self, over: Guard, under: Guard | None = None, *updates: Update) -> Step:
        return Step(over, over if under is None else under, updates)

    def guard(self, condition: c.Condition, acting: Acting) -> Step:
        """A step whose guard is a condition."""
        return Step(*self.guards.of(condition, acting))

    def result(
        self, number: int, acting: Acting, item: int = NOWHERE, power: bool = False
    ) -> Iterator[Branch]:
        """The branches of a result: its effects, and the answers to its choice."""
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
        branch = Branch(tuple(steps), True, found.id, gains, starts)
        answers = self.book.answers[number]
        open_ = False
        for answer in answers:
            option = self.book.entries[answer].option
            open_ |= self._always(answer, acting)
            for other in self.option(answer, acting):
                yield branch.then(replace(other, name=f"{option.id}:{other.name}"))
        if not open_:
            yield replace(branch, sure=branch.sure and not answers)

    def _always(self, number: int, acting: Acting) -> bool:
        """Whether an answer can always be given."""
        option = self.book.entries[number].option
        easy = isinstance(option.deed, (d.Interaction, d.Test, d.ScanOrTest, d.DestinyScan))
        return easy and option.once == "visit" and self.guards.of(option.when, acting)[1] == ALWAYS

    def _between(self, effect: e.Effect, acting: Acting) -> tuple[Action, ...]:
        """What may happen before the next effect: an arrival, or too many items."""
        match effect:
            case e.Gain(_, who):
                getting = (acting.me, acting.joined) if who == c.ME else self.encoding.persons
                return tuple([each for one in getting for each in self.sheds.get(one, ())])
            case e.Go(tile):
                number = self.book.index.tiles[tile]
                return tuple(
                    [
                        each
                        for one in self.encoding.persons
                        for each in self.arrivals.get((one, number), ())
                    ]
                )
        return ()

    # --- options ---------------------------------------------------------------------------

    def option(self, number: int, acting: Acting, free: bool = False) -> Iterator[Branch]:
        """The branches of an option. `free`: its condition has been checked long before."""
        option = self.book.entries[number].option
        head = Step(ALWAYS, ALWAYS) if free else self.guard(option.when, acting)
        acting = replace(acting, fresh=False)
        hero = acting.me % self.book.heroes
        if option.once != "visit":
            name = ("done", number) if option.once == "game" else ("done", number, hero)
            left = self.value(*name, bits=1)
            over, under = both(head.over, left)[0], both(head.under, left)[0]
            head = Step(over, under, (self.changes.make(*name, value=1),))
        if not head.over:
            return
        moves = (f"take {option.id}",) if _is_taken(option.deed) else ()
        for branch in self.deed(number, acting):
            yield Branch((head,), True, "", script=moves).then(branch)

    def deed(self, number: int, acting: Acting) -> Iterator[Branch]:
        """The branches of the deed of an option."""
        deed = self.book.entries[number].option.deed
        me = acting.me
        match deed:
            case d.Interaction(result):
                yield from self.result(self.book.number(result), acting)
            case d.Pay(cost, result):
                enough = self.value("coins", me, bits=-1 << cost)
                price = self.changes.add("coins", me, by=-cost, open_=True)
                for branch in self.result(self.book.number(result), acting):
                    yield Branch((self.step(enough, None, price),), True, "").then(branch)
            case d.Test():
                yield from self.test(deed, acting)
            case d.ItemScan():
                yield from self.scans(number, acting)
            case d.ScanOrTest(_, test):
                yield from self.scans(number, acting)
                tries = (f"take {self.book.entries[number].option.id}",)
                for branch in self.test(test, acting):
                    yield Branch((), True, "", script=tries).then(branch)
            case d.DestinyScan():
                yield from self.destiny_scan(number, deed, acting)
            case d.StartFinale():
                yield from self.finale(number, acting)
            case d.Travel():
                yield from self.journeys(number, acting)
            case d.Enter(dungeon):
                room = self.book.entrance[self.book.dungeon_of[dungeon]]
                inside = self.changes.make("room", me, value=room + 1)
                yield Branch((self.step(ALWAYS, None, inside),), True, "enters", into=room)

    def test(self, test: d.Test, acting: Acting) -> Iterator[Branch]:
        uses = [*self.uses[acting.me]]
        if acting.joined != NOWHERE:
            uses += self.uses[acting.joined]
        rolling = Step(ALWAYS, ALWAYS, (), tuple(uses))
        for outcome in test.outcomes:
            sure = self.dice.surely(acting.me, test.skill, outcome) or self.dice.learned(
                acting.me, test, outcome
            )
            rolled = (f"roll {outcome.least}",)
            for branch in self.result(self.book.number(outcome.result), acting):
                yield Branch((rolling,), sure, "", script=rolled).then(branch)

    def scans(self, number: int, acting: Acting) -> Iterator[Branch]:
        entry = self.book.entries[number]
        for item, result in entry.scanned.items():
            has = self.step(self.value("held", acting.me, item, bits=-2))
            shown = (f"scan {self.book.scenario.items[item].id} at {entry.option.id}",)
            for branch in self.result(result, acting, item):
                yield Branch((has,), True, "", script=shown).then(branch)

    def destiny_scan(self, number: int, deed: d.DestinyScan, acting: Acting) -> Iterator[Branch]:
        hero = self.book.scenario.heroes[acting.me % self.book.heroes].id
        answers = {each.path: each.result for each in deed.answers if each.hero == hero}
        for path in s.PATHS:
            result = answers.get(path, deed.otherwise)
            if result is not None:
                words = (f"tell {path} at {self.book.entries[number].option.id}",)
                for branch in self.result(self.book.number(result), acting):
                    yield Branch((), True, "", script=words).then(branch)

    def finale(self, number: int, acting: Acting) -> Iterator[Branch]:
        fate = self.book.entries[number].fate
        assert fate is not None
        hero, path = fate
        if acting.me % self.book.heroes != hero:
            return
        road = self.book.roads[hero][path]
        steps = [self.guard(road.path.finale.when, acting)]
        mate = self.model.mates.get(acting.me)
        if mate is not None:  # both have to be there; of their tiles only the region is known
            together: Guard = tuple(
                cube
                for region in range(self.encoding.regions.count)
                for cube in both(
                    self.value("region", acting.me, bits=1 << region),
                    self.value("region", mate, bits=1 << region),
                )[0]
            )
            steps.append(self.step(together))
        begins = self.changes.make("standing", hero, value=Standing.GOLD + path)
        steps.append(self.step(ALWAYS, None, begins))
        yield Branch(tuple(steps), True, "starts")

    def journeys(self, number: int, acting: Acting) -> Iterator[Branch]:
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
            for branch in self.result(found.result, acting):
                asked = self.guard(when, acting)
                words = (f"travel {found.id}",)
                yield Branch((asked, gone), True, "", script=words).then(branch)

    # --- where and when ------------------------------------------------------------------------

    def spots(self, poi: int, person: int) -> Iterator[tuple[int, Step]]:
        """Each tile where a place may be, and the step of visiting it there."""
        playing = self.value("standing", person % self.book.heroes, bits=1 << Standing.PLAYING)
        welcome = self._welcome(poi, person)
        for number, tile in enumerate(self.encoding.spots[poi]):
            here = self._at(person, tile)
            there = both(here, self.value("poi", poi, bits=4 << number))[0]
            can = both(there, playing)[0]
            yield tile, self.step(can, both(can, welcome)[0])

    def _welcome(self, poi: int, person: int) -> Guard:
        """A guard for when no event turns every visitor away."""
        guard = ALWAYS
        for number in self.book.on("visit", self.book.scenario.pois[poi].id):
            event = self.book.happenings[number].event
            if event.repeats and moves(self.book, self.book.happenings[number].result):
                away = self.guards.of(c.Not(event.when), Acting(person))[1]
                guard = both(guard, away)[0]
        return guard

    def _at(self, person: int, tile: int) -> Guard:
        """A guard for when a person can stand on an explored tile."""
        region = self.value("region", person, bits=1 << self.encoding.regions.of[tile])
        return both(region, self.value("tile", tile, bits=4))[0]

    def happening(self, number: int, acting: Acting) -> Iterator[Branch]:
        """The branches of an event, whatever triggers it."""
        found = self.book.happenings[number]
        event = found.event
        if event.pressure and self.encoding.mode == "explorer":
            return
        steps = [self.guard(event.when, acting)]
        if not event.repeats and event.trigger != "every":
            happened = self.changes.make("happened", number, value=1)
            steps.append(self.step(self.value("happened", number, bits=1), None, happened))
        else:
            happened = self.changes.make("happened", number, value=1)
            steps.append(self.step(ALWAYS, None, happened))
        if event.trigger == "day":
            steps.append(self.step(self.value("day", bits=-1 << event.number - 1)))
        for branch in self.result(found.result, acting):
            yield Branch(tuple(steps), True, "").then(branch)


def _is_taken(deed: d.Deed) -> bool:
    """Whether an option is taken as such: neither by an item, a path nor a destination."""
    return not isinstance(deed, (d.ItemScan, d.ScanOrTest, d.DestinyScan, d.Travel))


def merged(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Steps without updates, merged with those that follow."""
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


def moves(book: Book, result: int) -> bool:
    """Whether a result may end a visit: explicitly, or by moving a hero or a place."""
    return ends_turn(book, result, (e.EndVisit, e.Go, e.Remove, e.Place))


def ends_turn(book: Book, result: int, by: tuple[type[e.Effect], ...] = (e.EndVisit, e.Go)) -> bool:
    """Whether a result, or an answer to its choice, has one of these effects."""
    return any(isinstance(effect, by) for effect in book.results[result].effects) or any(
        ends_turn(book, book.number(each), by)
        for answer in book.answers[result]
        for each in results_of(book.entries[answer].option.deed)
    )
