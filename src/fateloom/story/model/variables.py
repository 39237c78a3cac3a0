"""The encoding of a table in finite variables: which there are, and their values on a table."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.conditions import Condition
from fateloom.games.destinies.scenario.model import Fact
from fateloom.games.destinies.scenario.numbering import NOWHERE
from fateloom.games.destinies.scenario.places import TILE_STATES
from fateloom.games.destinies.setup import NOBODY
from fateloom.games.destinies.state import DestiniesState
from fateloom.story.model.model import Model
from fateloom.story.model.regions import Regions

WAITING, GONE = 0, 1
"""Values of a place that is not on the map: it may come by itself, or never again. The values
after them are the tiles where it may be."""


class Standing(IntEnum):
    """Values of the variable of a hero's standing: in play, in a Finale by its path, or out."""

    PLAYING = 0
    GOLD = 1
    VIOLET = 2
    DEFEATED = 3


class Encoding:
    """The variables of one scenario, for one mode and cast of heroes.

    persons   the heroes and companions at the table
    spots     by place: the tiles where it may be, in the order of its values
    haunts    by NPC: the places where they may be, likewise
    ceiling   the largest number of coins; more count as this many
    """

    def __init__(self, book: Book, mode: str, cast: tuple[int, ...]) -> None:
        self.book, self.mode, self.cast = book, mode, cast
        self.model = Model()
        self.regions = Regions(book)
        team = mode == "team"
        self.persons = cast + tuple([hero + book.heroes for hero in cast] if team else [])
        if team:
            self.model.mates = {
                person: (person + book.heroes) % book.persons for person in self.persons
            }
        self.conditions = list(_conditions(book))
        self.compared = {
            leaf.name: max(leaf.number, 0)
            for leaf in sorted(self._comparisons(), key=lambda leaf: leaf.number)
        }
        self.spots = self._spots()
        self.haunts = self._haunts()
        self._world()
        self._map()
        for person in self.persons:
            self._person(person)
        self._items()

    def _comparisons(self) -> Iterator[c.Compare]:
        for condition in self.conditions:
            for leaf in c.leaves(condition):
                if isinstance(leaf, c.Compare):
                    yield leaf

    def _spots(self) -> list[list[int]]:
        index = self.book.index
        spots = [[] if home == NOWHERE else [home] for home in self.book.home]
        for effect in self.effects():
            if isinstance(effect, e.Place) and effect.tile is not None:
                spots[index.pois[effect.poi]].append(index.tiles[effect.tile])
        return [list(dict.fromkeys(each)) for each in spots]

    def _haunts(self) -> list[list[int]]:
        index = self.book.index
        haunts = [[] if npc.at is None else [index.pois[npc.at]] for npc in self.book.scenario.npcs]
        for effect in self.effects():
            if isinstance(effect, e.Bring):
                haunts[index.npcs[effect.npc]].append(index.pois[effect.poi])
        return [list(dict.fromkeys(each)) for each in haunts]

    def effects(self) -> Iterator[e.Effect]:
        """All effects there are."""
        for result in self.book.results:
            yield from result.effects

    # --- the variables ---------------------------------------------------------------------

    def _world(self) -> None:
        add = self.model.variable
        book = self.book
        for slot, fact in enumerate(book.world):
            add("world", slot, size=_size(fact), start=1 << fact.start - fact.least)
        for slot, fact in enumerate(book.legacy):  # whatever earlier parts have left behind
            add("legacy", slot, size=_size(fact), start=(1 << _size(fact)) - 1)
        for hero in self.cast:
            for slot, fact in enumerate(book.own):
                add("own", hero, slot, size=_size(fact), start=1 << fact.start - fact.least)
            add("standing", hero, size=4)
        events = [each.event for each in book.happenings]
        days = [event.number for event in events if event.trigger == "day"]
        self.last_day = max([1, self.compared.get("day", 0), *days]) + 1
        add("day", size=self.last_day)
        for number, event in enumerate(events):
            add("happened", number, size=2)
            if event.trigger == "called":
                add("due", number, size=2)
        for number, entry in enumerate(book.entries):
            if entry.option.once == "game":
                add("done", number, size=2)
            elif entry.option.once == "hero":
                for hero in self.cast:
                    add("done", number, hero, size=2)

    def _map(self) -> None:
        add = self.model.variable
        book, story = self.book, self.book.scenario
        starts = [TILE_STATES.index(tile.start) for tile in story.tiles]
        for tile, lies in enumerate(starts):
            if lies == 2:
                for other in book.reveals[tile]:
                    starts[other] = max(starts[other], 1)
        for tile, lies in enumerate(starts):
            add("tile", tile, size=3, start=1 << lies)
            add("arrived", tile, size=2, start=1 if lies < 2 else 2)
        for poi, place in enumerate(story.pois):
            home = book.home[poi]
            there = home != NOWHERE and not place.waits and starts[home] == 2
            add("poi", poi, size=2 + len(self.spots[poi]), start=4 if there else 1)
            add("poi-state", poi, size=max(len(place.states), 1))
            add("opened", poi, size=2)
        for number, npc in enumerate(story.npcs):
            at = 1 if npc.at is None else 2
            add("npc", number, size=1 + len(self.haunts[number]), start=at)
            add("npc-state", number, size=max(len(npc.states), 1))

    def _person(self, person: int) -> None:
        add = self.model.variable
        book = self.book
        hero = book.scenario.heroes[person % book.heroes]
        costs = [x.option.deed.cost for x in book.entries if isinstance(x.option.deed, d.Pay)]
        prices = [item.value or 0 for item in book.scenario.items]
        self.ceiling = max([3, self.compared.get("coins", 0), *costs, *prices]) + 1
        coins = min(hero.coins if person < book.heroes else 1, self.ceiling)
        add("coins", person, size=self.ceiling + 1, start=1 << coins)
        least, most = book.scenario.virtue
        add("virtue", person, size=most - least + 1, start=1 << -least)
        add("xp", person, size=self.compared["xp"] + 2 if "xp" in self.compared else 1)
        add("region", person, size=self.regions.count, start=1 << self.regions.of[book.start])
        add("room", person, size=len(book.chambers) + 1)

    def _items(self) -> None:
        add = self.model.variable
        book = self.book
        kits: dict[int, list[int]] = {person: [] for person in self.persons}
        for number, item in enumerate(book.scenario.items):
            left = item.copies
            for person in self.persons:
                for _ in range(self._kit(person).count(item.id)):
                    if left:
                        left -= 1
                        kits[person].append(number)
            add("box", number, size=item.copies + 1, start=1 << left)
            for region in range(self.regions.count):
                add("left", region, number, size=item.copies + 1)
        for person in self.persons:
            self.model.held[person] = [
                add(
                    "held",
                    person,
                    number,
                    size=item.copies + 1,
                    start=1 << kits[person].count(number),
                )
                for number, item in enumerate(book.scenario.items)
            ]
        self.traders = [poi for poi, stock in enumerate(book.stock) if stock is not None]
        stocked = {book.index.pois[x.poi] for x in self.effects() if isinstance(x, e.Stock)}
        self.traders = sorted({*self.traders, *stocked})
        for poi in self.traders:
            for number, item in enumerate(book.scenario.items):
                add("stack", poi, number, size=item.copies + 1)
        for number, item in enumerate(book.scenario.items):
            places = [
                variable
                for name, variable in self.model.number.items()
                if name[0] in ("box", "left", "held", "stack") and name[-1] == number
            ]
            self.model.copies.append((places, item.copies))

    def _kit(self, person: int) -> tuple[str, ...]:
        hero = self.book.scenario.heroes[person % self.book.heroes]
        if person < self.book.heroes:
            return hero.items
        assert hero.companion is not None
        return hero.companion.items

    # --- reading a table -------------------------------------------------------------------

    def read(self, state: DestiniesState) -> dict[int, int]:
        """The value of every variable that a table shows. What was called, who has arrived
        where first, and rooms it does not."""
        found: dict[int, int] = {}
        for number, variable in enumerate(self.model.variables):
            value = self._read(state, *variable.name)
            if value is not None:
                found[number] = value
        return found

    def _read(self, state: DestiniesState, kind: str | int, *of: int | str) -> int | None:
        book = self.book
        first = int(of[0]) if of else NOBODY
        second = int(of[1]) if len(of) > 1 else NOBODY
        match kind:
            case "world":
                return state.world[first] - book.world[first].least
            case "legacy":
                return state.legacy[first] - book.legacy[first].least
            case "own":
                return state.own[first][second] - book.own[second].least
            case "standing":
                now = state.standing[first]
                return Standing.DEFEATED if now == 3 else now and state.path[first] + 1
            case "day":
                return min(max(state.day, 1), self.last_day) - 1
            case "happened":
                return int(state.told[first] > 0)
            case "done":
                done = state.done[first]
                return int(done > 0) if second < 0 else done >> second & 1
            case "tile":
                return state.tiles[first]
            case "poi":
                at = state.pois[first]
                if at == NOWHERE:
                    return state.gone >> first & 1
                return 2 + self.spots[first].index(at)
            case "poi-state":
                return state.poi_states[first]
            case "opened":
                return state.opened >> first & 1
            case "npc":
                at = state.npcs[first]
                return 0 if at == NOWHERE else 1 + self.haunts[first].index(at)
            case "npc-state":
                return state.npc_states[first]
            case "coins":
                return min(state.coins[first], self.ceiling)
            case "virtue":
                return state.virtue[first] - book.scenario.virtue[0]
            case "xp":
                return min(state.xp[first], self.compared.get("xp", -1) + 1)
            case "region":
                return self.regions.of[state.where[first]]
            case "box":
                return state.box[first]
            case "held":
                return state.bags[first].count(second)
            case "stack":
                return state.stacks[first].count(second)
            case "left":
                return sum(
                    items.count(second)
                    for tile, items in enumerate(state.left)
                    if self.regions.of[tile] == first
                )
        return None


def room(state: DestiniesState) -> int:
    """The room in which the hero stands who is asked, counted from 1; 0 outside of all."""
    for frame in reversed(state.stack):
        if frame[0] in (f.WALK, f.ROOM):
            return 1 + int(frame[2])
    return 0


def _size(fact: Fact) -> int:
    return fact.most - fact.least + 1


def _conditions(book: Book) -> Iterator[Condition]:
    """All conditions that decide about anything."""
    for entry in book.entries:
        yield entry.option.when
        if isinstance(entry.option.deed, d.Travel):
            yield from [each.when for each in entry.option.deed.destinations]
    for passage in book.passages:
        yield passage.way.when
    for power in book.powers:
        yield power.ability.when
    for happening in book.happenings:
        yield happening.event.when
    for roads in book.roads:
        for road in roads:
            yield road.path.finale.when
            yield from [act.stage.when for act in road.acts]
