"""The translation of effects into updates, which follow each other as in the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario.numbering import NOWHERE
from fateloom.story.model.guards import Acting
from fateloom.story.model.model import ALWAYS, Cube, Guard, Update, both
from fateloom.story.model.variables import GONE, WAITING, Encoding, Standing


class EffectUpdates:
    """Translates the effects of one scenario into updates."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.index = encoding.book.index
        self.number = encoding.model.number

    # --- the parts of updates ---------------------------------------------------------------

    def value(self, *name: str | int, bits: int) -> Guard:
        """Where a variable has one of these values."""
        variable = self.number[name]
        cube: Cube = {variable: bits & self.encoding.model.variables[variable].whole}
        return (cube,)

    def make(self, *name: str | int, value: int, when: Guard = ALWAYS) -> Update:
        """The variable gets this value."""
        variable = self.number[name]
        return Update(variable, (1 << value,) * self.encoding.model.variables[variable].size, when)

    def add(self, *name: str | int, by: int, when: Guard = ALWAYS, open_: bool = False) -> Update:
        """Add to a number, which stays within its range. With `open_` the highest value
        stands for everything from there on."""
        variable = self.number[name]
        top = self.encoding.model.variables[variable].size - 1
        to = [1 << min(max(value + by, 0), top) for value in range(top + 1)]
        if open_ and by < 0:
            to[top] = sum(1 << value for value in range(max(top + by, 0), top + 1))
        return Update(variable, tuple(to), when)

    def perhaps(self, update: Update) -> Update:
        """An update that may also not happen."""
        to = tuple([mask | 1 << value for value, mask in enumerate(update.to)])
        return Update(update.variable, to, update.when)

    # --- items ---------------------------------------------------------------------------

    def gain(self, person: int, item: int) -> list[Update]:
        """A copy from the box, or 1 experience."""
        left, none = self.value("box", item, bits=-2), self.value("box", item, bits=1)
        return [
            self.add("held", person, item, by=1, when=left),
            self.add("xp", person, by=1, when=none, open_=True),
            self.add("box", item, by=-1, when=left),
        ]

    def lose(self, person: int, item: int, when: Guard = ALWAYS) -> list[Update]:
        """A copy goes back to the box."""
        has = both(when, self.value("held", person, item, bits=-2))[0]
        return [
            self.add("box", item, by=1, when=has),
            self.add("held", person, item, by=-1, when=when),
        ]

    def abandon(self, person: int, item: int) -> list[Update]:
        """A copy is left where its holder stands."""
        has = self.value("held", person, item, bits=-2)
        found = []
        for region in range(self.encoding.regions.count):
            here = both(has, self.value("region", person, bits=1 << region))[0]
            found.append(self.add("left", region, item, by=1, when=here))
        return [*found, self.add("held", person, item, by=-1)]

    def stock(self, poi: int, item: int) -> list[Update]:
        """A copy from the box joins a stack, if there is one."""
        left = self.value("box", item, bits=-2)
        return [self.add("stack", poi, item, by=1, when=left), self.add("box", item, by=-1)]

    def pour(
        self, poi: int, item: int, into: tuple[str | int, ...], when: Guard
    ) -> Iterator[Update]:
        """All copies of a stack go somewhere else."""
        for many in range(1, self.encoding.book.scenario.items[item].copies + 1):
            holds = both(when, self.value("stack", poi, item, bits=1 << many))[0]
            yield self.add(*into, by=many, when=holds)

    # --- the map -------------------------------------------------------------------------

    def turn_up(self, tile: int) -> list[Update]:
        """A tile lies explored, with its places and its neighbours."""
        book = self.encoding.book
        fresh = self.value("tile", tile, bits=3)
        found = []
        for poi in book.at_home(tile):
            spot = 2 + self.encoding.spots[poi].index(tile)
            size = self.encoding.model.variables[self.number["poi", poi]].size
            to = tuple([1 << (spot if value == WAITING else value) for value in range(size)])
            found.append(Update(self.number["poi", poi], to, fresh))
        for other in book.reveals[tile]:
            found.append(Update(self.number["tile", other], (2, 2, 4), fresh))
        return [*found, self.make("tile", tile, value=2)]

    def go(self, person: int, tile: int) -> list[Update]:
        """A hero comes to a tile, which is explored then."""
        region = self.encoding.regions.of[tile]
        return [self.make("region", person, value=region), *self.turn_up(tile)]

    def remove(self, poi: int) -> list[Update]:
        """A place leaves the map, and its stack with it if nobody is left there."""
        book = self.encoding.book
        found: list[Update] = []
        if poi in self.encoding.traders:
            alone = self.value("poi", poi, bits=-4)
            for npc, haunts in enumerate(self.encoding.haunts):
                if poi in haunts:
                    other = self.value("npc", npc, bits=~(2 << haunts.index(poi)))
                    alone = both(alone, other)[0]
            for item in range(len(book.scenario.items)):
                if item not in book.needed:
                    found += self.pour(poi, item, ("box", item), alone)
                    found.append(self.make("stack", poi, item, value=0, when=alone))
                    continue
                for number, tile in enumerate(self.encoding.spots[poi]):
                    here = both(alone, self.value("poi", poi, bits=4 << number))[0]
                    region = self.encoding.regions.of[tile]
                    found += self.pour(poi, item, ("left", region, item), here)
                found.append(self.make("stack", poi, item, value=0, when=alone))
            found.append(self.make("opened", poi, value=0, when=alone))
        return [*found, self.make("poi", poi, value=GONE)]

    def bring(self, npc: int, poi: int) -> list[Update]:
        """A person comes to a place; a trader takes the stack along."""
        book = self.encoding.book
        found: list[Update] = []
        haunts = self.encoding.haunts[npc]
        for number, before in enumerate(haunts):
            if before == poi or before not in self.encoding.traders or book.stock[poi] is None:
                continue
            moves = self.value("npc", npc, bits=2 << number)
            for other, others in enumerate(self.encoding.haunts):
                if other != npc and before in others:
                    away = self.value("npc", other, bits=~(2 << others.index(before)))
                    moves = both(moves, away)[0]
            for item in range(len(book.scenario.items)):
                found += self.pour(before, item, ("stack", poi, item), moves)
                found.append(self.make("stack", before, item, value=0, when=moves))
        return [*found, self.make("npc", npc, value=1 + haunts.index(poi))]

    # --- whom it concerns ----------------------------------------------------------------

    def persons(self, who: str, acting: Acting, power: bool) -> list[tuple[int, Guard]]:
        """The heroes that an effect concerns, each with its condition: a defeated hero is out."""
        facts = self.encoding
        match who:
            case c.ME:
                both_act = acting.joined != NOWHERE and not power
                return [(one, ALWAYS) for one in (acting.me, acting.joined)[: 1 + both_act]]
            case c.MATE:
                mate = facts.model.mates.get(acting.me, NOWHERE)
                return [(mate, ALWAYS)] if mate in facts.persons else []
            case c.EVERYONE | c.OTHERS:
                return [
                    (
                        one,
                        self.value(
                            "standing", one % facts.book.heroes, bits=~(1 << Standing.DEFEATED)
                        ),
                    )
                    for one in facts.persons
                    if who == c.EVERYONE or one != acting.me
                ]
        hero = self.index.heroes[who]
        return [(hero, ALWAYS)] if hero in facts.persons else []

    def owners(self, who: str, acting: Acting, power: bool) -> list[tuple[int, Guard]]:
        """The heroes whose own facts an effect means."""
        found: dict[int, Guard] = {}
        for one, when in self.persons(who, acting, power):
            found.setdefault(one % self.encoding.book.heroes, when)
        return list(found.items())

    # --- effects ---------------------------------------------------------------------------

    def of(
        self, effect: e.Effect, acting: Acting, item: int = NOWHERE, power: bool = False
    ) -> list[Update]:
        """What an effect does; `item` is what was scanned or used."""
        index = self.index
        match effect:
            case e.Set(name, who):
                return self._fact(name, who, acting, power, set_=1)
            case e.Clear(name, who):
                return self._fact(name, who, acting, power, set_=0)
            case e.Assign(name, who, value):
                return self._fact(name, who, acting, power, set_=value)
            case e.Change(name, who, by):
                return self._change(name, who, by, acting, power)
            case e.Gain(name, who):
                return self._gain(index.items[name], self.persons(who, acting, power), acting)
            case e.Lose(name, who):
                card = item if name == e.IT else index.items[name]
                return self._lose(card, who, self.persons(who, acting, power))
            case e.Drop(name):
                card = item if name == e.IT else index.items[name]
                return self.abandon(acting.me, card)
            case e.Stock(poi, name) if name == e.IT:
                has = self.value("held", acting.me, item, bits=-2)
                place = index.pois[poi]
                return [
                    self.add("stack", place, item, by=1, when=has),
                    self.add("held", acting.me, item, by=-1),
                ]
            case e.Stock(poi, name):
                return self.stock(index.pois[poi], index.items[name])
        return self._on_map(effect, acting, power)

    def _on_map(self, effect: e.Effect, acting: Acting, power: bool) -> list[Update]:
        index = self.index
        match effect:
            case e.Place(poi, tile):
                place = index.pois[poi]
                at = self.encoding.book.home[place] if tile is None else index.tiles[tile]
                return [self.make("poi", place, value=2 + self.encoding.spots[place].index(at))]
            case e.Remove(poi):
                return self.remove(index.pois[poi])
            case e.Become(c.POI, name, word):
                number = index.poi_states[name][word]
                return [self.make("poi-state", index.pois[name], value=number)]
            case e.Become(_, name, word):
                number = index.npc_states[name][word]
                return [self.make("npc-state", index.npcs[name], value=number)]
            case e.Bring(npc, poi):
                return self.bring(index.npcs[npc], index.pois[poi])
            case e.Dismiss(npc):
                return [self.make("npc", index.npcs[npc], value=0)]
            case e.Reveal(tile):
                return [Update(self.number["tile", index.tiles[tile]], (2, 2, 4))]
            case e.Explore(tile):
                return self.turn_up(index.tiles[tile])
            case e.Go(tile, who):
                found = []
                for one, when in self.persons(who, acting, power):
                    for update in self.go(one, index.tiles[tile]):
                        holds = both(update.when, when)[0]
                        found.append(Update(update.variable, update.to, holds))
                return found
            case e.Start(event):
                return [self.make("due", self.encoding.book.event_of[event], value=1)]
        return []

    def _slots(
        self, name: str, who: str, acting: Acting, power: bool
    ) -> list[tuple[tuple[str | int, ...], int, Guard]]:
        """The variables of a fact, its least value, and where it is changed."""
        book, index = self.encoding.book, self.index
        if who == c.WORLD:
            slot = index.world[name]
            return [(("world", slot), book.world[slot].least, ALWAYS)]
        if who == c.CAMPAIGN:
            slot = index.campaign[name]
            return [(("legacy", slot), book.legacy[slot].least, ALWAYS)]
        slot = index.own[name]
        return [
            (("own", hero, slot), book.own[slot].least, when)
            for hero, when in self.owners(who, acting, power)
        ]

    def _fact(self, name: str, who: str, acting: Acting, power: bool, set_: int) -> list[Update]:
        return [
            self.make(*variable, value=set_ - least, when=when)
            for variable, least, when in self._slots(name, who, acting, power)
        ]

    def _change(self, name: str, who: str, by: int, acting: Acting, power: bool) -> list[Update]:
        if name in e.ROLLED and who == c.ME:
            return []
        if name in e.CHANGED and who not in (c.WORLD, c.CAMPAIGN):
            if name == "effort":
                return []
            return [
                self.add(name, one, by=by, when=when, open_=name != "virtue")
                for one, when in self.persons(who, acting, power)
            ]
        return [
            self.add(*variable, by=by, when=when)
            for variable, _, when in self._slots(name, who, acting, power)
        ]

    def _gain(
        self, item: int, persons: Sequence[tuple[int, Guard]], acting: Acting
    ) -> list[Update]:
        if [one for one, _ in persons] == [acting.me, acting.joined]:
            return self._share(item, acting)
        found = []
        for one, when in persons:
            for update in self.gain(one, item):
                found.append(Update(update.variable, update.to, both(update.when, when)[0]))
        return found

    def _share(self, item: int, acting: Acting) -> list[Update]:
        """One of the two who act together gets it, the other 1 experience."""
        left = self.value("box", item, bits=-2)
        pair = acting.me, acting.joined
        held = [self.perhaps(self.add("held", one, item, by=1, when=left)) for one in pair]
        experience = [self.perhaps(self.add("xp", one, by=1, open_=True)) for one in pair * 2]
        return [*held, *experience, self.add("box", item, by=-1)]

    def _lose(self, item: int, who: str, losers: Sequence[tuple[int, Guard]]) -> list[Update]:
        if item == NOWHERE:
            return []
        if who == c.ME and len(losers) == 2:  # one of the two, the first who has it
            (first, _), (second, _) = losers
            lacks = self.value("held", first, item, bits=1)
            return [*self.lose(second, item, lacks), *self.lose(first, item)]
        return [update for one, when in losers for update in self.lose(one, item, when)]
