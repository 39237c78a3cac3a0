"""A scenario compiled for play: things numbered, conditions compiled, moves built.

A state holds numbers; the book of its scenario maps them to things. A book never
changes, and there is one for each scenario (see `cache.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2s

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import model as s
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.acts import BY_EVENT, acts
from fateloom.games.destinies.scenario.checks import Check, compiled
from fateloom.games.destinies.scenario.conditions import Condition
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.numbering import (
    NOWHERE,
    Index,
    numbered,
    own_facts,
    world_facts,
)
from fateloom.games.destinies.scenario.places import STEPS, Way
from fateloom.games.destinies.scenario.sights import public
from fateloom.games.destinies.scenario.texts import Either, Series, Text, TextId


@dataclass(frozen=True, slots=True)
class Entry:
    """An option or an answer to a choice.

    open     whether its condition holds
    silence  the answer to a scan that has none of its own, or None
    scanned  the numbers of the results by scanned item
    fate     for an option that starts a Finale: hero and path; else None
    """

    option: d.Option
    open: Check
    silence: TextId | None
    scanned: dict[int, int]
    fate: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Journey:
    """A destination of an option to travel."""

    option: int
    id: str
    tile: int
    open: Check
    result: int
    hidden: bool
    label: TextId


@dataclass(frozen=True, slots=True)
class Chamber:
    """A room of a dungeon. `arrival` is a result, or -1; `ways` are numbers of passages."""

    id: str
    dungeon: int
    text: TextId
    arrival: int
    options: tuple[int, ...]
    ways: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """A way out of a room; `to` is a room, or -1 for the entrance and out."""

    id: str
    way: Way
    open: Check
    to: int


@dataclass(frozen=True, slots=True)
class Act:
    """A stage of a Finale."""

    stage: s.Stage
    open: Check
    options: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Road:
    """A path of a hero: its steps, when its Finale can start, and the Finale's stages."""

    path: s.Path
    steps: tuple[Check, ...]
    open: Check
    acts: tuple[Act, ...]


@dataclass(frozen=True, slots=True)
class Power:
    """An ability of an item; `rolls` if it changes a roll, so that it needs one."""

    item: int
    ability: s.Ability
    moment: int
    open: Check
    result: int
    rolls: bool


@dataclass(frozen=True, slots=True)
class Happening:
    """An event."""

    event: s.Event
    open: Check
    result: int


class Book:
    """A scenario with all its things by number."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.index = Index(scenario)
        self._checks: dict[Condition, Check] = {}
        self.heroes = len(scenario.heroes)
        self.persons = 2 * self.heroes
        self.world = world_facts(scenario)
        self.own = own_facts(scenario)
        self.legacy = scenario.campaign.facts if scenario.campaign else ()
        self.entries: list[Entry] = []
        self.number_of: dict[str, int] = {}
        self.results: list[d.Result] = []
        self.answers: list[tuple[int, ...]] = []
        self.power_of: list[int] = []
        """By result: the ability that it resolves, or -1."""
        self.journeys: list[Journey] = []
        self.journeys_of: dict[int, tuple[int, ...]] = {}
        self._results: dict[int, int] = {}
        self.powers: list[Power] = []
        self.powers_of: list[tuple[int, ...]] = []
        self._items()
        self.chambers: list[Chamber] = []
        self.passages: list[Passage] = []
        self.entrance: list[int] = []
        self._dungeons()
        self._map()
        self._pois()
        self.roads = tuple(
            [tuple([self._road(path) for path in hero.paths]) for hero in scenario.heroes]
        )
        """By hero and path."""
        self.happenings = [
            Happening(event, self.check(event.when), self.result(event.result))
            for event in scenario.events
        ]
        self._triggers()
        self._texts()
        self._looks()
        self.needed = frozenset(self._needed())
        """The items that a path requires (AMB-27)."""

    # --- reading ------------------------------------------------------------------------

    def check(self, condition: Condition) -> Check:
        """A condition compiled to a predicate on states; cached."""
        found = self._checks.get(condition)
        if found is None:
            found = self._checks[condition] = compiled(condition, self.index)
        return found

    def number(self, result: d.Result) -> int:
        """The number of a result of this scenario."""
        return self._results[id(result)]

    def result(self, result: d.Result, power: int = -1) -> int:
        """Number a result and the options of its choice."""
        number = self._results[id(result)] = len(self.results)
        self.results.append(result)
        self.answers.append(())
        self.power_of.append(power)
        if result.choice is not None:
            self.answers[number] = self.options(result.choice.answers)
        return number

    def options(
        self, options: Sequence[d.Option], silence: TextId | None = None
    ) -> tuple[int, ...]:
        return tuple([self._option(option, silence) for option in options])

    def _option(self, option: d.Option, silence: TextId | None) -> int:
        number = self.number_of[option.id] = len(self.entries)
        fate = None
        scanned: dict[int, int] = {}
        deed = option.deed
        if isinstance(deed, d.StartFinale):
            fate = self.index.heroes[deed.hero], s.PATHS.index(deed.path)
        self.entries.append(Entry(option, self.check(option.when), silence, scanned, fate))
        for result in results_of(deed):
            self.result(result)
        scan = deed.scan if isinstance(deed, d.ScanOrTest) else deed
        if isinstance(scan, d.ItemScan):
            scanned.update(self._scanned(scan))
        if isinstance(deed, d.Travel):
            first = len(self.journeys)
            for each in deed.destinations:
                self.journeys.append(
                    Journey(
                        option=number,
                        id=f"{option.id}.{each.id}",
                        tile=self.index.tiles[each.tile],
                        open=self.check(each.when),
                        result=self.result(each.result),
                        hidden=each.hidden,
                        label=each.label,
                    )
                )
            self.journeys_of[number] = tuple(range(first, len(self.journeys)))
        return number

    def _scanned(self, scan: d.ItemScan) -> Iterator[tuple[int, int]]:
        """The answer to each item: its own, else that of its first category that has one,
        else the one for all the rest."""
        for item, card in enumerate(self.scenario.items):
            found = [answer for answer in scan.answers if answer.item == card.id] or [
                answer for answer in scan.answers if answer.category in card.categories
            ]
            if found:
                yield item, self.number(found[0].result)
            elif scan.otherwise is not None:
                yield item, self.number(scan.otherwise)

    def _items(self) -> None:
        for item, card in enumerate(self.scenario.items):
            first = len(self.powers)
            for ability in card.abilities:
                number = len(self.powers)
                used = d.Result(f"{card.id}.{ability.id}", effects=ability.effects)
                self.powers.append(
                    Power(
                        item,
                        ability,
                        s.MOMENTS.index(ability.moment),
                        self.check(ability.when),
                        self.result(used, number),
                        any(isinstance(x, e.Change) and x.name in e.ROLLED for x in used.effects),
                    )
                )
            self.powers_of.append(tuple(range(first, len(self.powers))))

    # --- the map -------------------------------------------------------------------------

    def _dungeons(self) -> None:
        for number, dungeon in enumerate(self.scenario.dungeons):
            first = len(self.chambers)
            rooms = {room.id: first + place for place, room in enumerate(dungeon.rooms)}
            self.entrance.append(first)
            for room in dungeon.rooms:
                name = f"{dungeon.id}.{room.id}"
                ways = []
                for way in room.ways:
                    ways.append(len(self.passages))
                    to = -1 if way.to is None else rooms[way.to]
                    self.passages.append(Passage(f"{name}.{way.id}", way, self.check(way.when), to))
                arrival = -1 if room.arrival is None else self.result(room.arrival)
                options = self.options(room.options)
                self.chambers.append(
                    Chamber(name, number, room.text, arrival, options, tuple(ways))
                )
        self.dungeon_of = numbered(self.scenario.dungeons)

    def _map(self) -> None:
        tiles = self.scenario.tiles
        at = {(tile.submap, tile.x, tile.y): number for number, tile in enumerate(tiles)}
        self.beside = tuple(
            tuple(
                number
                for across, down in STEPS.values()
                if (number := at.get((tile.submap, tile.x + across, tile.y + down))) is not None
            )
            for tile in tiles
        )
        """By tile: its neighbours across an edge, on the table or not (DST-MOV-02)."""
        self.reveals = tuple(
            tuple([self.index.tiles[name] for name in tile.reveals]) for tile in tiles
        )
        self.arrival = tuple(
            [-1 if tile.arrival is None else self.result(tile.arrival) for tile in tiles]
        )
        self.start = next(n for n, tile in enumerate(tiles) if tile.start == "explored")
        """The tile on which all heroes begin (DST-SET-15)."""

    def _pois(self) -> None:
        pois = self.scenario.pois
        self.home = tuple(
            [NOWHERE if poi.tile is None else self.index.tiles[poi.tile] for poi in pois]
        )
        self.options_of = tuple([self.options(poi.options, poi.silence) for poi in pois])
        self.stock = tuple(
            [
                next(
                    (
                        tuple([self.index.items[item] for item in option.deed.stock])
                        for option in poi.options
                        if isinstance(option.deed, d.Trade)
                    ),
                    None,
                )
                for poi in pois
            ]
        )
        """By POI: the initial items of its stack, or None without trade (DST-TRD-15)."""

    def at_home(self, tile: int) -> Iterator[int]:
        """The POIs that are placed when this tile is explored (DST-POI-18)."""
        for poi, place in enumerate(self.scenario.pois):
            if self.home[poi] == tile and not place.waits:
                yield poi

    # --- heroes and events -------------------------------------------------------------------

    def _road(self, path: s.Path) -> Road:
        return Road(
            path,
            tuple([self.check(step.when) for step in path.steps]),
            self.check(path.finale.when),
            tuple(
                [
                    Act(stage, self.check(stage.when), self.options(stage.options))
                    for stage in path.finale.stages
                ]
            ),
        )

    def _triggers(self) -> None:
        """Events by trigger, the most urgent first (DST-EVT-12)."""
        happenings = self.happenings
        order = sorted(range(len(happenings)), key=lambda n: (-happenings[n].event.priority, n))
        deeds = [n for n in order if happenings[n].event.trigger == "deed"]
        self.timed = [n for n in order if happenings[n].event.trigger in ("day", "every", "deed")]
        self.at_once = [n for n in deeds if happenings[n].event.at_once]
        self._placed: dict[tuple[str, str], tuple[int, ...]] = {}
        for n in order:
            event = happenings[n].event
            if event.place is not None:
                key = event.trigger, event.place
                self._placed[key] = (*self._placed.get(key, ()), n)
        self.event_of = numbered(self.scenario.events)

    def on(self, trigger: str, place: str) -> tuple[int, ...]:
        """The events triggered when a hero explores, arrives or visits there."""
        return self._placed.get((trigger, place), ())

    # --- looks ---------------------------------------------------------------------------------

    def _looks(self) -> None:
        self.pictures = {picture.id: picture for picture in self.scenario.pictures}
        self.looks = {
            picture.id: tuple(
                [(self.check(each.when), public(each.when)) for each in picture.states]
            )
            for picture in self.scenario.pictures
            if picture.states
        }
        """By picture: when its states hold, and whether everybody always knows it."""
        self.faces = tuple(
            [
                tuple([looks.get(state, npc.portrait) for state in npc.states or ("",)])
                for npc in self.scenario.npcs
                for looks in [{look.state: look.portrait for look in npc.looks}]
            ]
        )
        """By person and state: the portrait."""

    # --- texts ---------------------------------------------------------------------------------

    def _texts(self) -> None:
        texts = self.scenario.texts.items()
        varied = [key for key, text in texts if any(isinstance(each, Series) for each in text)]
        self.varied = {key: number for number, key in enumerate(varied)}
        """The texts that change from one reading to the next, numbered."""
        self.shared = frozenset(_of_events(self.scenario)) if varied else frozenset()
        """The texts of events, which are read to the whole table."""
        self.bits = {key: tuple(self._alternatives(key, text)) for key, text in texts}
        """By text: the conditions that select its alternatives, in order; each part of a series is
        one of them."""
        self.said: dict[TextId, str] = {}
        """The public id of a text whose own id would reveal a path (DST-DEST-14)."""
        for entry in self.entries:
            deed = entry.option.deed
            if isinstance(deed, d.DestinyScan):
                told = [answer.result for answer in deed.answers]
                for result in (*told, *([deed.otherwise] if deed.otherwise else ())):
                    if result.text is not None:
                        self.said[result.text] = self._alias(entry.option.id, result.text)
        self.meant = {said: text for text, said in self.said.items()}
        """The text id behind a public id, if they differ."""

        story = self.scenario
        self.title: dict[tuple[str, str], TextId] = {
            **{("tile", tile.id): tile.name for tile in story.tiles},
            **{("poi", poi.id): poi.name for poi in story.pois},
            **{("npc", npc.id): npc.name for npc in story.npcs},
            **{("item", item.id): item.name for item in story.items},
            **{("hero", hero.id): hero.name for hero in story.heroes},
            **{("submap", submap.id): submap.name for submap in story.submaps},
            **{("dungeon", dungeon.id): dungeon.name for dungeon in story.dungeons},
            **{("category", category.id): category.name for category in story.categories},
            **{("companion", h.id): h.companion.name for h in story.heroes if h.companion},
            **{
                ("option", name): self.entries[n].option.label for name, n in self.number_of.items()
            },
            **{("journey", journey.id): journey.label for journey in self.journeys},
            **{("passage", passage.id): passage.way.label for passage in self.passages},
            **{
                ("ability", f"{item.id}.{ability.id}"): ability.text
                for item in story.items
                for ability in item.abilities
            },
            ("story", story.id): story.title,
        }
        """The text that names a thing, by its kind and id."""

    def _alternatives(self, key: TextId, text: Text) -> Iterator[Check]:
        for piece in text:
            if isinstance(piece, Either):
                yield self.check(piece.when)
            elif isinstance(piece, Series):
                for part in range(len(piece.parts)):
                    yield self._turn(key, piece, part)

    def _turn(self, key: TextId, series: Series, part: int) -> Check:
        slot = self.varied[key]
        return lambda state, me: series.turn(state.heard[self.listener(key, me)][slot]) == part

    def listener(self, text: TextId, person: int) -> int:
        """Whose readings of a varied text count: those of the hero it speaks to, by number; after
        the last hero comes the table."""
        together = person < 0 or text in self.shared
        return self.heroes if together else person % self.heroes

    def _alias(self, option: str, text: TextId) -> str:
        digest = blake2s(f"{self.scenario.id}/{text}".encode(), digest_size=6).hexdigest()
        return f"{option}~{digest}"

    def _needed(self) -> Iterator[int]:
        for roads in self.roads:
            for road in roads:
                asked = [road.path.finale.when, *(step.when for step in road.path.steps)]
                for leaf in [leaf for condition in asked for leaf in c.leaves(condition)]:
                    if isinstance(leaf, c.Has):
                        yield self.index.items[leaf.item]
                    elif isinstance(leaf, c.Carries):
                        yield from self.index.carried_by[leaf.category]


def results_of(deed: d.Deed) -> list[d.Result]:
    """The results of a deed, except those of journeys."""
    match deed:
        case d.Interaction(result) | d.Pay(_, result):
            return [result]
        case d.Test(_, outcomes):
            return [outcome.result for outcome in outcomes]
        case d.ItemScan(_, answers, otherwise):
            return [answer.result for answer in answers] + ([otherwise] if otherwise else [])
        case d.DestinyScan(told, otherwise):
            return [answer.result for answer in told] + ([otherwise] if otherwise else [])
        case d.ScanOrTest(scan, test):
            return results_of(scan) + results_of(test)
    return []


def _of_events(scenario: Scenario) -> Iterator[TextId]:
    """The texts of events, and of the choices that they force."""
    for act in acts(scenario):
        if act.spot.kind == BY_EVENT:
            if act.result.text is not None:
                yield act.result.text
            if act.result.choice is not None and act.result.choice.text is not None:
                yield act.result.choice.text
