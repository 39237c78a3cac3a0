"""The translation of conditions into guards, in both forms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario.conditions import Condition, Leaf
from fateloom.games.destinies.scenario.numbering import NOWHERE
from fateloom.story.model.model import ALWAYS, NEVER, Cube, Guard, both, either
from fateloom.story.model.variables import Encoding, Standing

MOST_PARTS: Final = 8
"""The most parts of a count; one with more is approximated."""
_STANDING: Final = {
    "in-finale": 1 << Standing.GOLD | 1 << Standing.VIOLET,
    "defeated": 1 << Standing.DEFEATED,
}


@dataclass(frozen=True, slots=True)
class Acting:
    """Who acts, and where: a person, a tile or NOWHERE if that is not known, and the other
    of the team where both act together, or NOWHERE. `fresh` at the beginning of a visit, when
    no option has been taken."""

    me: int
    tile: int = NOWHERE
    joined: int = NOWHERE
    fresh: bool = False


class Guards:
    """Translates the conditions of one scenario into guards. `effort` is the number of Effort dice
    that a hero who waits for them can have."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.effort = 0

    def of(self, condition: Condition, acting: Acting) -> tuple[Guard, Guard]:
        """Where a condition may hold, and where it surely does."""
        over = _Translation(self, acting, over=True).guard(condition, True)
        under = _Translation(self, acting, over=False).guard(condition, True)
        return over, over if over == under else under

    def value(self, *name: str | int, values: int) -> Guard:
        """Where a variable has one of these values."""
        return ({self.encoding.model.number[name]: values},) if values else NEVER


@dataclass(frozen=True, slots=True)
class _Translation:
    guards: Guards
    acting: Acting
    over: bool

    def guard(self, condition: Condition, holds: bool) -> Guard:
        match condition:
            case c.Not(part):
                return self.guard(part, not holds)
            case c.All(parts):
                each = [self.guard(part, holds) for part in parts]
                return self.every(each) if holds else self.some(each)
            case c.Some(parts):
                each = [self.guard(part, holds) for part in parts]
                return self.some(each) if holds else self.every(each)
            case c.Count(parts, sign, number):
                return self.count(parts, sign, number, holds)
            case _:
                return self.leaf(condition, holds)

    def every(self, guards: list[Guard]) -> Guard:
        whole = ALWAYS
        for guard in guards:
            whole, exact = both(whole, guard)
            if not exact and self.over:
                return ALWAYS
        return whole

    def some(self, guards: list[Guard]) -> Guard:
        whole, exact = either(guards)
        return whole if exact or not self.over else ALWAYS

    def unknown(self) -> Guard:
        return ALWAYS if self.over else NEVER

    def count(self, parts: tuple[Condition, ...], sign: str, number: int, holds: bool) -> Guard:
        if len(parts) > MOST_PARTS:
            return self.unknown()
        found = []
        for many in range(len(parts) + 1):
            if c.compare(many, sign, number) == holds:
                for chosen in combinations(range(len(parts)), many):
                    found.append(
                        self.every([self.guard(p, n in chosen) for n, p in enumerate(parts)])
                    )
        return self.some(found)

    def leaf(self, leaf: Leaf, holds: bool) -> Guard:
        facts = self.guards.encoding
        index = facts.book.index
        match leaf:
            case c.Flag(name, c.WORLD):
                return self.number("world", index.world[name], "!=", 0, holds)
            case c.Flag(name, c.CAMPAIGN):
                return self.number("legacy", index.campaign[name], "!=", 0, holds)
            case c.Flag(name, who):
                slot = index.own[name]
                return self.people(who, holds, lambda one: self.own(one, slot, "!=", 0, holds))
            case c.Compare():
                return self.compare(leaf, holds)
            case c.Has(item, who):
                return self.people(who, holds, lambda one: self.held(one, index.items[item], holds))
            case c.Carries(category, who):
                cards = sorted(index.carried_by[category])
                return self.people(
                    who,
                    holds,
                    lambda one: self.join([self.held(one, card, holds) for card in cards], holds),
                )
            case c.At(tile, who):
                return self.people(who, holds, lambda one: self.at(one, index.tiles[tile], holds))
            case c.Attends(npc, poi):
                number, place = index.npcs[npc], index.pois[poi]
                haunts = facts.haunts[number]
                bit = 2 << haunts.index(place) if place in haunts else 0
                return self.bits("npc", number, bits=bit, holds=holds)
            case c.Taken():
                return ALWAYS if self.over or (self.acting.fresh and not holds) else NEVER
            case c.Is(kind, name, word):
                return self.state(kind, name, word, holds)

    def join(self, guards: list[Guard], holds: bool) -> Guard:
        """Any of several, or where that must not be so, each not."""
        return self.some(guards) if holds else self.every(guards)

    def people(self, who: str, holds: bool, ask: Callable[[int], Guard]) -> Guard:
        facts = self.guards.encoding
        me = self.acting.me
        match who:
            case c.ME:
                return ask(me)
            case c.SOMEONE:
                return self.join([ask(one) for one in facts.persons], holds)
            case c.OTHERS:
                return self.join([ask(one) for one in facts.persons if one != me], holds)
            case c.MATE:
                mate = facts.model.mates.get(me, NOWHERE)
            case _:
                mate = facts.book.index.heroes[who]
        if mate in facts.persons:
            return ask(mate)
        return NEVER if holds else ALWAYS

    def bits(self, *name: str | int, bits: int, holds: bool) -> Guard:
        variable = self.guards.encoding.model.number[name]
        whole = self.guards.encoding.model.variables[variable].whole
        values = bits & whole if holds else whole & ~bits
        if values == whole:
            return ALWAYS
        cube: Cube = {variable: values}
        return (cube,) if values else NEVER

    def number(self, kind: str, slot: int, sign: str, number: int, holds: bool) -> Guard:
        book = self.guards.encoding.book
        fact = book.world[slot] if kind == "world" else book.legacy[slot]
        bits = _bits(range(fact.least, fact.most + 1), sign, number)
        return self.bits(kind, slot, bits=bits, holds=holds)

    def own(self, one: int, slot: int, sign: str, number: int, holds: bool) -> Guard:
        book = self.guards.encoding.book
        fact = book.own[slot]
        bits = _bits(range(fact.least, fact.most + 1), sign, number)
        return self.bits("own", one % book.heroes, slot, bits=bits, holds=holds)

    def held(self, one: int, item: int, holds: bool) -> Guard:
        return self.bits("held", one, item, bits=-2, holds=holds)

    def at(self, one: int, tile: int, holds: bool) -> Guard:
        if one == self.acting.me and self.acting.tile != NOWHERE:
            return ALWAYS if (self.acting.tile == tile) == holds else NEVER
        region = self.bits(
            "region", one, bits=1 << self.guards.encoding.regions.of[tile], holds=holds
        )
        if self.over:
            return region if holds else ALWAYS
        return NEVER if holds else region

    def compare(self, leaf: c.Compare, holds: bool) -> Guard:
        facts = self.guards.encoding
        book, index = facts.book, facts.book.index
        name, who, sign, number = leaf.name, leaf.who, leaf.sign, leaf.number
        if who == c.CAMPAIGN:
            return self.number("legacy", index.campaign[name], sign, number, holds)
        if who == c.WORLD:
            if name == "heroes":
                fits = c.compare(len(facts.persons), sign, number)
                return ALWAYS if fits == holds else NEVER
            if name == "day":
                bits = _bits(range(1, facts.last_day + 1), sign, number)
                return self.bits("day", bits=bits, holds=holds)
            return self.number("world", index.world[name], sign, number, holds)
        match name:
            case "coins" | "xp" | "virtue":
                least = book.scenario.virtue[0] if name == "virtue" else 0
                return self.people(
                    who, holds, lambda one: self.amount(name, one, least, sign, number, holds)
                )
            case "effort":
                enough = sign in (">", ">=") and c.compare(self.guards.effort, sign, number)
                sure = enough and holds and who == c.ME
                return ALWAYS if self.over or sure else NEVER
            case "items":
                return self.unknown()
        slot = index.own[name]
        return self.people(who, holds, lambda one: self.own(one, slot, sign, number, holds))

    def amount(self, name: str, one: int, least: int, sign: str, number: int, holds: bool) -> Guard:
        size = self.guards.encoding.model.variables[
            self.guards.encoding.model.number[name, one]
        ].size
        bits = _bits(range(least, least + size), sign, number)
        return self.bits(name, one, bits=bits, holds=holds)

    def state(self, kind: str, name: str, word: str, holds: bool) -> Guard:
        facts = self.guards.encoding
        book, index = facts.book, facts.book.index
        fixed: bool
        match kind:
            case c.POI if word == c.PRESENT:
                return self.bits("poi", index.pois[name], bits=-4, holds=holds)
            case c.POI:
                bit = 1 << index.poi_states[name][word]
                return self.bits("poi-state", index.pois[name], bits=bit, holds=holds)
            case c.NPC if word == c.PRESENT:
                return self.bits("npc", index.npcs[name], bits=-2, holds=holds)
            case c.NPC:
                bit = 1 << index.npc_states[name][word]
                return self.bits("npc-state", index.npcs[name], bits=bit, holds=holds)
            case c.TILE:
                bits = 6 if word == c.TILE_WORDS[0] else 4
                return self.bits("tile", index.tiles[name], bits=bits, holds=holds)
            case c.MODE:
                fixed = facts.mode == word
            case c.ME:
                fixed = self.acting.me % book.heroes == index.heroes[word]
            case _:
                hero = index.heroes[name]
                if hero in facts.cast and word != c.HERO_WORDS[0]:
                    return self.bits("standing", hero, bits=_STANDING.get(word, 0), holds=holds)
                fixed = hero in facts.cast and word == c.HERO_WORDS[0]
        return ALWAYS if fixed == holds else NEVER


def _bits(values: range, sign: str, number: int) -> int:
    return sum(1 << n for n, value in enumerate(values) if c.compare(value, sign, number))
