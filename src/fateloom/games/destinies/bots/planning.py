"""The goals of a hero: the places and options that advance a path.

A bot knows the story like a player who has read the book: what each option can bring. The state of
the table it knows only from its view.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, Self

from fateloom.games.destinies.position import Position
from fateloom.games.destinies.scenario import acts as w
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.conditions import Condition
from fateloom.games.destinies.scenario.numbering import NOWHERE

DEEPEST: Final = 4
"""The maximum number of steps that a plan looks back: an option that opens an option, and so on."""
FADES: Final = 0.7
"""The value of a step relative to the one after it."""
STEP, JOURNEY = 0.5, 1.5
"""The cost of a step and of a journey, in turns."""
FAR: Final = 99.0


class Sources:
    """The means of a story to satisfy conditions, by the key of a condition."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.by_key: dict[str, list[w.Act]] = {}
        self.lasting: dict[str, Condition] = {}
        """By act: its condition without the parts that only a visit decides."""
        for act in w.acts(book.scenario):
            if act.spot.kind in (w.AT_POI, w.IN_ROOM) and act.option is not None:
                self.lasting[act.id] = _lasting(act.when)
                for effect in act.effects:
                    for key in brings(effect):
                        self.by_key.setdefault(key, []).append(act)
        self.sold: dict[int, list[int]] = {}
        for poi, stock in enumerate(book.stock):
            for item in stock or ():
                self.sold.setdefault(item, []).append(poi)
        self.holes: dict[int, list[int]] = {}
        """By dungeon: the options that lead into it."""
        for number, entry in enumerate(book.entries):
            deed = entry.option.deed
            if isinstance(deed, d.Enter):
                self.holes.setdefault(book.dungeon_of[deed.dungeon], []).append(number)
        self.poi_of = {
            number: poi for poi, numbers in enumerate(book.options_of) for number in numbers
        }
        self.room_of = {
            number: room for room, chamber in enumerate(book.chambers) for number in chamber.options
        }


@lru_cache(maxsize=16)
def sources(book: Book) -> Sources:
    """The sources of a story."""
    return Sources(book)


def brings(effect: e.Effect) -> Iterator[str]:
    """The keys of the conditions that an effect can satisfy; see `sought`."""
    match effect:
        case e.Set(name, who):
            yield f"flag {name}" if who in (c.WORLD, c.CAMPAIGN) else f"own {name}"
        case e.Clear(name, who):
            yield f"no {name}"
        case e.Gain(item):
            yield f"item {item}"
        case e.Become(_, name, state):
            yield f"{name} is {state}"
        case e.Bring(npc, poi):
            yield f"{npc} at {poi}"
        case e.Change(name, _, by):
            yield f"{'more' if by > 0 else 'less'} {name}"
        case e.Assign(name, _, _):
            yield f"more {name}"
            yield f"less {name}"
        case e.Place(poi):
            yield f"{poi} is {c.PRESENT}"
        case e.Explore(tile):
            yield f"{tile} is explored"


def sought(leaf: Condition) -> str:
    """The key under which sources of a condition are listed, or "" if nothing can satisfy it."""
    match leaf:
        case c.Flag(name, who):
            return f"flag {name}" if who in (c.WORLD, c.CAMPAIGN) else f"own {name}"
        case c.Has(item):
            return f"item {item}"
        case c.Compare(name, _, sign, number):
            less = sign in ("<", "<=") or (sign == "=" and number == 0)
            return f"{'less' if less else 'more'} {name}"
        case c.Attends(npc, poi):
            return f"{npc} at {poi}"
        case c.Is(c.TILE, name, _):
            return f"{name} is explored"
        case c.Is(c.POI | c.NPC, name, word):
            return f"{name} is {word}"
    return ""


class Plan:
    """The wanted options, items and tiles, each with its value; empty at first."""

    def __init__(self, state: Position, me: int) -> None:
        self.state = state
        self.me = me
        self.sources = sources(state.book)
        self.options: dict[int, float] = {}
        self.items: dict[int, float] = {}
        self.tiles: dict[int, float] = {}
        self.keep: set[int] = set()
        self._asked: set[tuple[str, int]] = set()

    @classmethod
    def of_destiny(cls, state: Position, me: int) -> Self:
        """The plan for this person's Destiny: the path that lacks least, and the other as far as it
        is on the way."""
        plan = cls(state, me)
        hero = state.hero_of(me)
        roads = [
            (plan._lacking(road.path.finale.when), number, road.path.finale.when)
            for number, road in enumerate(state.book.roads[hero])
            if state.path[hero] in (-1, number)
        ]
        least = min(lacking for lacking, _, _ in roads)
        for lacking, number, when in roads:
            plan.keep_for(when)
            if state.ready[hero] >> number & 1:
                plan._start(hero, number)
            else:
                plan.want(when, FADES ** (lacking - least), 0)
        return plan

    def _lacking(self, condition: Condition) -> int:
        """The amount of a condition that does not hold."""
        if isinstance(condition, c.All):
            return sum([self._lacking(part) for part in condition.parts])
        return not self.state.book.check(condition)(self.state, self.me)

    def keep_for(self, condition: Condition) -> None:
        """Note the items that a condition requires, to keep them."""
        index = self.state.book.index
        for leaf in c.leaves(condition):
            if isinstance(leaf, c.Has):
                self.keep.add(index.items[leaf.item])
            elif isinstance(leaf, c.Carries):
                self.keep |= index.carried_by[leaf.category]

    def _start(self, hero: int, path: int) -> None:
        for number, entry in enumerate(self.state.book.entries):
            if entry.fate == (hero, path):
                self.want_option(number, 3.0)

    def want_option(self, number: int, worth: float) -> None:
        """Note an option to take, and its place."""
        if worth > self.options.get(number, 0.0):
            self.options[number] = worth
            poi = self.sources.poi_of.get(number)
            if poi is not None:
                self.want_place(poi, worth)
            room = self.sources.room_of.get(number)
            if room is not None:
                for hole in self.sources.holes.get(self.state.book.chambers[room].dungeon, ()):
                    self.want_option(hole, worth)

    def want_place(self, poi: int, worth: float) -> None:
        """Note a place to visit."""
        tile = self.state.pois[poi]
        if tile == NOWHERE:
            tile = self.state.book.home[poi]
        if tile != NOWHERE:
            self.tiles[tile] = max(self.tiles.get(tile, 0.0), worth)

    def want(self, condition: Condition, worth: float, depth: int) -> None:
        """Note what helps to satisfy a condition that does not hold."""
        if depth > DEEPEST or self.state.book.check(condition)(self.state, self.me):
            return
        match condition:
            case c.All(parts) | c.Some(parts) | c.Count(parts, _, _):
                for part in parts:
                    self.want(part, worth, depth)
            case c.Not(part):
                if isinstance(part, c.Flag):
                    self._seek(f"no {part.name}", worth, depth)
                elif isinstance(part, c.Is):
                    self._other_states(part, worth, depth)
            case _:
                self._leaf(condition, worth, depth)

    def _other_states(self, leaf: c.Is, worth: float, depth: int) -> None:
        for key in list(self.sources.by_key):
            if key.startswith(f"{leaf.name} is ") and not key.endswith(f" {leaf.word}"):
                self._seek(key, worth, depth)

    def _leaf(self, leaf: Condition, worth: float, depth: int) -> None:
        index = self.state.book.index
        match leaf:
            case c.Has(item):
                self.want_item(index.items[item], worth, depth)
                return
            case c.Carries(category):
                for number in index.carried_by[category]:
                    self.want_item(number, worth, depth)
            case c.At(tile) | c.Is(c.TILE, tile, _):
                self.tiles[index.tiles[tile]] = worth
        key = sought(leaf)
        if key:
            self._seek(key, worth, depth)

    def want_item(self, item: int, worth: float, depth: int) -> None:
        """Note a wanted item, and its sources."""
        self.items[item] = max(self.items.get(item, 0.0), worth)
        state = self.state
        self._seek(f"item {state.book.scenario.items[item].id}", worth, depth)
        price = state.book.scenario.items[item].value
        for poi in range(len(state.stacks)):
            there = item in state.stacks[poi] or (
                item in (state.book.stock[poi] or ()) and not state.opened >> poi & 1
            )
            if there and price is not None:
                enough = price <= self.purse()
                self.want_place(poi, worth if enough else worth * 0.3)
                for number in state.book.options_of[poi]:
                    if isinstance(state.book.entries[number].option.deed, d.Trade):
                        self.want_option(number, worth if enough else worth * 0.3)
        for tile, items in enumerate(state.left):
            if item in items:
                self.tiles[tile] = max(self.tiles.get(tile, 0.0), worth)

    def purse(self) -> int:
        """The hero's coins, plus the value of items that could be sold."""
        cards = self.state.book.scenario.items
        spare = [item for item in self.state.bags[self.me] if item not in self.keep]
        return self.state.coins[self.me] + sum([cards[item].value or 0 for item in spare])

    def _seek(self, key: str, worth: float, depth: int) -> None:
        """Note every source of this key."""
        if (key, depth) in self._asked:
            return
        self._asked.add((key, depth))
        state = self.state
        closed: list[tuple[int, Condition]] = []
        for act in self.sources.by_key.get(key, ()):
            assert act.option is not None
            number = state.book.number_of[act.option.id]
            asked = state.book.number_of.get(act.after, number)
            if self.used(number) or self.used(asked):  # an answer needs its question
                continue
            when = self.sources.lasting[act.id]
            if state.book.check(when)(state, self.me):
                self.want_option(number, worth)
                self.want_option(asked, worth)
            else:
                closed.append((number, when))
        for number, when in closed:  # another way to take the same option is as good
            if number not in self.options:
                self.want(when, worth * FADES, depth + 1)

    def used(self, number: int) -> bool:
        """Whether this hero can never take an option again, by its limit."""
        once = self.state.book.entries[number].option.once
        if once == "visit":
            return False
        done = self.state.done[number]
        return bool(done if once == "game" else done >> self.state.hero_of(self.me) & 1)


def _lasting(condition: Condition) -> Condition:
    """The condition without the parts that only a visit decides."""
    match condition:
        case c.All(parts):
            return c.All(tuple([_lasting(part) for part in parts]))
        case c.Taken() | c.Not(c.Taken()):
            return c.ALWAYS
    return condition


def turns_to(state: Position, me: int) -> list[float]:
    """The approximate number of turns to each tile, including tiles revealed on the way; FAR for
    unreachable ones."""
    book = state.book
    found = [FAR] * len(state.tiles)
    waiting = [(0.0, state.where[me])]
    ships: dict[int, list[int]] = {}
    for journey in book.journeys:
        poi = sources(state.book).poi_of[journey.option]
        if state.pois[poi] != NOWHERE and journey.open(state, me):
            ships.setdefault(state.pois[poi], []).append(journey.tile)
    while waiting:
        cost, tile = heappop(waiting)
        if cost >= found[tile]:
            continue
        found[tile] = cost
        step = STEP if state.tiles[tile] == 2 else 2 * STEP
        for other in book.beside[tile]:
            if state.tiles[other] or other in book.reveals[tile]:
                heappush(waiting, (cost + step, other))
        for other in ships.get(tile, ()):
            heappush(waiting, (cost + JOURNEY, other))
    return found
