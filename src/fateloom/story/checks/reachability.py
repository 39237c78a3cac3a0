"""An over-approximation of everything that can happen in some game of a scenario.

Every fact, item, tile and state is considered by itself, and keeps every value that it can ever
have. What does not happen even so can never happen, and is reported with certainty. Whether what
can happen stays possible is a matter for the proof, whose relaxation works in the same way
(`fateloom.story.model.relaxation`).

The fixpoint is computed with a worklist: when anything changes about a name, what depends on that
name is tried again, and nothing else.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import Final, TypeAlias

from fateloom.games.destinies.scenario import acts as w
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import places as p
from fateloom.games.destinies.scenario.acts import Act
from fateloom.games.destinies.scenario.conditions import Condition, Leaf
from fateloom.games.destinies.scenario.effects import Effect
from fateloom.games.destinies.scenario.model import Event, Fact, Scenario
from fateloom.games.destinies.scenario.options import Enter, StartFinale, Trade
from fateloom.story.checks.amounts import Amounts, limits, source, times, totals
from fateloom.story.checks.domains import Domains

MANY: Final = 10**6
"""More than any amount without a bound of its own will ever be."""
_BY_RULES: Final = ("coins", "xp", "effort")
"""Amounts that rules change as well: sales, exchanges, tests."""

Outlook: TypeAlias = tuple[bool, bool]
"""Whether a condition can hold, and whether it can fail."""


@dataclass(slots=True)
class Reachability:
    """What can happen, and the values that are possible.

    flags, amounts  (owner, name) -> the values it can have; for an amount its least and most
    limits          by the id of an act: how often it can happen
    opened          the acts that can happen, by id, for some hero; `options` their options
    finales         hero.path whose Finale can start
    touched         the names of what has changed, until it is processed
    """

    scenario: Scenario
    flags: dict[tuple[str, str], set[int]] = field(default_factory=dict)
    amounts: Amounts = field(default_factory=Amounts)
    limits: Mapping[str, str] = field(default_factory=dict)
    items: set[str] = field(default_factory=set)
    categories: set[str] = field(default_factory=set)
    laid: set[str] = field(default_factory=set)
    explored: set[str] = field(default_factory=set)
    reached: set[str] = field(default_factory=set)
    places: dict[str, set[str]] = field(default_factory=dict)
    states: dict[str, set[str]] = field(default_factory=dict)
    attends: dict[str, set[str | None]] = field(default_factory=dict)
    rooms: set[str] = field(default_factory=set)
    called: set[str] = field(default_factory=set)
    opened: set[str] = field(default_factory=set)
    options: set[str] = field(default_factory=set)
    finales: set[str] = field(default_factory=set)
    stocks: dict[str, set[str]] = field(default_factory=dict)
    sellers: set[str] = field(default_factory=set)
    touched: set[str] = field(default_factory=set)
    heroes: tuple[str, ...] = ()
    modes: tuple[str, ...] = ()
    things: _Things = field(init=False)

    def __post_init__(self) -> None:
        self.things = _Things(self.scenario)

    # --- the start ---------------------------------------------------------------------

    def begin(self) -> None:
        """How a game starts."""
        scenario = self.scenario
        self.heroes = tuple(hero.id for hero in scenario.heroes)
        self.modes = tuple(Domains(scenario).modes)
        for fact in scenario.facts:
            for owner in self.heroes if fact.hero else (c.WORLD,):
                self.fact(owner, fact)
        if scenario.campaign is not None:
            for fact in scenario.campaign.facts:
                self.flags[c.CAMPAIGN, fact.id] = {0, 1}
                span = fact.least, fact.most
                self.amounts.start((c.CAMPAIGN, fact.id), span, span)
        for hero in scenario.heroes:
            self.have(hero.items)
            if hero.companion is not None:
                self.have(hero.companion.items)
            self.amount(hero.id, "coins", 0, hero.coins)
            self.amount(hero.id, "xp", 0, MANY)  # also for a card of which none is left
            self.amounts.start((hero.id, "virtue"), (0, 0), scenario.virtue)
            self.amount(hero.id, "effort", 0, 3)
            self.amount(hero.id, "items", 0, 5)
        for tile in scenario.tiles:
            if tile.start != p.BOX:
                self.laid.add(tile.id)
            if tile.start == p.EXPLORED:
                self.arrive(tile.id)
        for poi in scenario.pois:
            self.states[poi.id] = {poi.states[0].id} if poi.states else set()
        for npc in scenario.npcs:
            self.states[npc.id] = set(npc.states[:1])
            self.attends[npc.id] = {npc.at}

    def fact(self, owner: str, fact: Fact) -> None:
        self.flags[owner, fact.id] = {fact.start}
        bounds = fact.least, fact.most
        self.amounts.start((owner, fact.id), (fact.start, fact.start), bounds)

    def amount(self, hero: str, name: str, least: int, most: int) -> None:
        """An amount that rules change as well: it is between these at the start."""
        self.amounts.start((hero, name), (least, most), (0, MANY))

    def note(self, where: set[str], thing: str, name: str = "") -> None:
        """Add something; `name` is what has changed by it, if that is not the thing itself."""
        if thing not in where:
            where.add(thing)
            self.touched.add(name or thing)

    def have(self, items: Iterable[str]) -> None:
        """Somebody can have these items."""
        for item in items:
            self.note(self.items, item)
            for category in self.things.items[item].categories:
                self.note(self.categories, category)

    # --- the map ------------------------------------------------------------------------

    def uncover(self, name: str) -> None:
        """This tile can lie explored, with what comes beside it and onto it."""
        if name in self.explored:
            return
        self.note(self.explored, name)
        for laid in (name, *self.things.tiles[name].reveals):
            self.note(self.laid, laid)
        for poi in tuple(self.things.on[name]):
            self.put(poi, name)

    def put(self, poi: str, tile: str) -> None:
        """This place can lie on the tile."""
        self.note(self.places.setdefault(poi, set()), tile, poi)
        self.things.on[tile].add(poi)

    def arrive(self, name: str) -> None:
        """A hero can stand on this tile, which then lies explored."""
        self.uncover(name)
        if name not in self.reached:
            self.note(self.reached, name)
            self.touched |= self.things.on[name]

    def walk(self, name: str) -> bool:
        """Step between this tile and its neighbours, where they are on the table; whether there
        is nowhere else to step."""
        near = self.things.near[name]
        if name in self.laid and any(other in self.reached for other in near):
            self.arrive(name)
        if name in self.reached:
            for other in near:
                if other in self.laid:
                    self.arrive(other)
        return self.reached.issuperset((name, *near))

    def go_on(self, room: str, to: str, when: Condition) -> bool:
        """Go from one room to the next; whether that can be."""
        if room not in self.rooms or not self.can(when):
            return False
        self.note(self.rooms, to)
        return True

    # --- what can hold ------------------------------------------------------------------

    def can(self, condition: Condition) -> bool:
        """Whether it can hold for some hero."""
        return any(self.outlook(condition, hero)[0] for hero in self.heroes)

    def outlook(self, condition: Condition, hero: str) -> Outlook:
        match condition:
            case c.All(parts):
                each = [self.outlook(part, hero) for part in parts]
                return all(can for can, _ in each), any(fails for _, fails in each)
            case c.Some(parts):
                each = [self.outlook(part, hero) for part in parts]
                return any(can for can, _ in each), all(fails for _, fails in each)
            case c.Not(part):
                can, fails = self.outlook(part, hero)
                return fails, can
            case c.Count(parts, sign, number):
                each = [self.outlook(part, hero) for part in parts]
                least = sum(not fails for _, fails in each)
                most = sum(can for can, _ in each)
                return _between(least, most, sign, number)
            case _:
                return self.leaf(condition, hero)

    def leaf(self, leaf: Leaf, hero: str) -> Outlook:
        match leaf:
            case c.Flag(name, who):
                return self.of(who, hero, lambda one: _set(self.flags[one, name]))
            case c.Compare(name, who, sign, number):
                if who == c.WORLD and name in c.GAUGES:
                    most = MANY if name == "day" else max(4, len(self.heroes))
                    return _between(1, most, sign, number)
                return self.of(
                    who, hero, lambda one: _between(*self.amounts[one, name], sign, number)
                )
            case c.Has(item):
                return item in self.items, True
            case c.Carries(category):
                return category in self.categories, True
            case c.At(tile):
                return tile in self.reached, True
            case c.Attends(npc, poi):
                return poi in self.attends[npc], self.attends[npc] != {poi}
            case c.Taken(option):
                return option in self.options, True
            case c.Is(kind, name, word):
                return self.state(kind, name, word, hero)

    def state(self, kind: str, name: str, word: str, hero: str) -> Outlook:
        match kind:
            case c.ME:
                return word == hero, word != hero
            case c.MODE:
                return word in self.modes, len(self.modes) > 1
            case c.TILE:
                where = self.explored if word == "explored" else self.laid
                return name in where, not self.always_laid(name, word)
            case c.HERO:
                return True, True
            case c.POI if word == c.PRESENT:
                return name in self.places, True
            case c.NPC if word == c.PRESENT:
                here = self.attends[name]
                return here != {None}, None in here
        return word in self.states[name], self.states[name] != {word}

    def always_laid(self, name: str, word: str) -> bool:
        start = self.things.tiles[name].start
        return start == p.EXPLORED or (word == "laid" and start == p.UNEXPLORED)

    def of(self, who: str, hero: str, ask: Callable[[str], Outlook]) -> Outlook:
        """What is asked about somebody."""
        match who:
            case c.WORLD | c.CAMPAIGN:
                return ask(who)
            case c.ME:
                return ask(hero)
            case c.MATE:
                return self.scenario.modes.team and ask(hero)[0], True
            case c.SOMEONE:
                each = [ask(one) for one in self.heroes]
                return any(can for can, _ in each), any(fails for _, fails in each)
            case c.OTHERS:  # in team mode the mate is the same hero; alone there is nobody
                others = [one for one in self.heroes if one != hero or self.scenario.modes.team]
                return any(ask(one)[0] for one in others), True
        return ask(who)[0], True

    # --- what happens --------------------------------------------------------------------

    def spot(self, act: Act) -> bool:
        """Whether somebody can be where the act is."""
        name = act.spot.name
        match act.spot.kind:
            case w.AT_POI:
                return not self.reached.isdisjoint(self.places.get(name, ()))
            case w.IN_ROOM:
                return name in self.rooms
            case w.ON_ARRIVAL:
                return name in self.reached
            case w.BY_ITEM:
                return True
            case w.IN_FINALE:
                return name.rpartition(".")[0] in self.finales
        return self.fires(self.things.events[name])

    def fires(self, event: Event) -> bool:
        if event.id in self.called:
            return True
        match event.trigger:
            case "explore" | "arrive":
                return event.place in self.reached
            case "visit":
                return not self.reached.isdisjoint(self.places.get(str(event.place), ()))
        return event.trigger != "called"

    def dependencies(self, act: Act) -> tuple[str, ...]:
        """The names on which the presence of somebody at the act depends."""
        name = act.spot.name
        match act.spot.kind:
            case w.BY_EVENT:
                return name, self.things.events[name].place or ""
            case w.IN_FINALE:
                return (name.rpartition(".")[0],)
        return (name,)

    def try_act(self, act: Act, hero: str) -> bool:
        """Let an act happen to a hero, if it can; whether it can."""
        if not self.spot(act) or (act.after and act.after not in self.options):
            return False
        if not self.outlook(act.when, hero)[0]:
            return False
        self.happen(act, hero)
        return True

    def happen(self, act: Act, hero: str) -> None:
        """The act can happen for this hero."""
        self.note(self.opened, act.id)
        if act.option is not None:
            self.note(self.options, act.option.id)
            match act.option.deed:
                case StartFinale(owner, path):
                    self.note(self.finales, f"{owner}.{path}")
                case Enter(dungeon):
                    rooms = self.things.dungeons[dungeon].rooms
                    if rooms:
                        self.note(self.rooms, f"{dungeon}.{rooms[0].id}")
                case Trade(stock):
                    self.sellers.add(act.spot.name)
                    self.have((*stock, *self.stocks.get(act.spot.name, ())))
                    self.assign(hero, "coins", MANY)
        for effect in act.effects:
            self.apply(effect, hero)
        self.change(act, hero)

    def apply(self, effect: Effect, hero: str) -> None:
        match effect:
            case e.Set(name, who) | e.Clear(name, who):
                value = 1 if isinstance(effect, e.Set) else 0
                for owner in self.owners(who, hero):
                    if value not in self.flags[owner, name]:
                        self.flags[owner, name].add(value)
                        self.touched.add(name)
            case e.Assign(name, who, value):
                for owner in self.owners(who, hero):
                    self.assign(owner, name, value)
            case e.Gain(item):
                self.have((item,))
            case e.Stock(poi, item) if item != e.IT:
                self.stocks.setdefault(poi, set()).add(item)
                if poi in self.sellers:
                    self.have((item,))
            case e.Place(poi, tile):
                self.put(poi, tile or self.things.pois[poi].tile or "")
            case e.Become(_, name, state):
                self.note(self.states[name], state, name)
            case e.Bring(npc, poi):
                self.attend(npc, poi)
            case e.Dismiss(npc):
                self.attend(npc, None)
            case e.Reveal(tile):
                self.note(self.laid, tile)
            case e.Explore(tile):
                self.uncover(tile)
            case e.Go(tile):
                self.arrive(tile)
            case e.Start(event):
                self.note(self.called, event)

    def attend(self, npc: str, poi: str | None) -> None:
        """The person can be at this place, or at none."""
        if poi not in self.attends[npc]:
            self.attends[npc].add(poi)
            self.touched.add(npc)

    def owners(self, who: str, hero: str) -> tuple[str, ...]:
        match who:
            case c.WORLD | c.CAMPAIGN:
                return (who,)
            case c.ME:
                return (hero,)
            case c.MATE | c.EVERYONE | c.OTHERS:
                return self.heroes
        return (who,)

    def assign(self, owner: str, name: str, value: int) -> None:
        """An amount can get this value."""
        if self.amounts.assign((owner, name), value):
            self.touched.add(name)

    def change(self, act: Act, hero: str) -> None:
        """Amounts change by an act, as often as it can happen."""
        for (name, who), by in totals(act).items():
            if name in e.ROLLED:
                continue
            often = times(self.limits[act.id], who, len(self.heroes))
            if name in _BY_RULES:
                often = inf
            for owner in self.owners(who, hero):
                if self.amounts.change((owner, name), (source(act), who), by, often):
                    self.touched.add(name)


class _Things:
    """The things of a scenario by their ids; which places may lie on a tile, and which tiles lie
    beside it."""

    def __init__(self, scenario: Scenario) -> None:
        self.facts = {fact.id: fact for fact in scenario.facts}
        self.tiles = {tile.id: tile for tile in scenario.tiles}
        self.items = {item.id: item for item in scenario.items}
        self.pois = {poi.id: poi for poi in scenario.pois}
        self.events = {event.id: event for event in scenario.events}
        self.dungeons = {dungeon.id: dungeon for dungeon in scenario.dungeons}
        self.on: dict[str, set[str]] = defaultdict(set)
        for poi in scenario.pois:
            if poi.tile is not None and not poi.waits:
                self.on[poi.tile].add(poi.id)
        at = {(tile.submap, tile.x, tile.y): tile.id for tile in scenario.tiles}
        self.near = {
            tile.id: [
                at[place]
                for across, down in p.STEPS.values()
                if (place := (tile.submap, tile.x + across, tile.y + down)) in at
            ]
            for tile in scenario.tiles
        }


def reachability(scenario: Scenario, everything: Sequence[Act]) -> Reachability:
    """Compute the fixpoint for a scenario and everything that can happen in it."""
    reach = Reachability(scenario, limits=limits(scenario, everything))
    reach.begin()
    tries: list[Callable[[], bool]] = []
    dependents: dict[str, list[int]] = defaultdict(list)

    def wait(attempt: Callable[[], bool], names: Iterable[str]) -> None:
        for name in names:
            dependents[name].append(len(tries))
        tries.append(attempt)

    for tile in scenario.tiles:
        wait(partial(reach.walk, tile.id), (tile.id,))
    for dungeon in scenario.dungeons:
        for room in dungeon.rooms:
            name = f"{dungeon.id}.{room.id}"
            for way in room.ways:
                if way.to is not None:
                    to = f"{dungeon.id}.{way.to}"
                    wait(partial(reach.go_on, name, to, way.when), (name, *_names(way.when)))
    for act in everything:
        names = {*reach.dependencies(act), act.after, *_names(act.when)}
        for hero in reach.heroes:
            wait(partial(reach.try_act, act, hero), names)
    _settle(reach, tries, dependents)
    return reach


def _settle(
    reach: Reachability,
    tries: Sequence[Callable[[], bool]],
    dependents: Mapping[str, Sequence[int]],
) -> None:
    """Try each thing until it happens: first, and again whenever what it depends on changes."""
    due = deque(range(len(tries)))
    idle = [False] * len(tries)  # neither due nor done
    while due:
        number = due.popleft()
        idle[number] = not tries[number]()
        for name in reach.touched:
            for other in dependents.get(name, ()):
                if idle[other]:
                    idle[other] = False
                    due.append(other)
        reach.touched.clear()


def _names(condition: Condition) -> Iterator[str]:
    """What the condition asks about."""
    for leaf in c.leaves(condition):
        match leaf:
            case c.Has(name) | c.Carries(name) | c.At(name) | c.Attends(name) | c.Taken(name):
                yield name
            case c.Flag(name) | c.Compare(name) | c.Is(_, name):
                yield name


def _set(values: set[int]) -> Outlook:
    return 1 in values, 0 in values


def _between(least: int, most: int, sign: str, number: int) -> Outlook:
    """Whether some, and whether not all, of the numbers from least to most compare so."""
    near = {least, most, number - 1, number, number + 1}
    outcomes = {c.compare(value, sign, number) for value in near if least <= value <= most}
    return True in outcomes, False in outcomes
