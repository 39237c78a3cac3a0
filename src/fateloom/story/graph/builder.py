"""The builder of a graph: it walks through a story, and notes what leads to what."""

from __future__ import annotations

from collections.abc import Iterable

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import model as s
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.conditions import Condition
from fateloom.games.destinies.scenario.effects import Effect
from fateloom.games.destinies.scenario.places import Dungeon, Poi, Room, Tile
from fateloom.games.destinies.scenario.texts import Either
from fateloom.story.diagnostics import Place
from fateloom.story.graph.meaning import asked, changed, leaves
from fateloom.story.graph.model import Edge, Graph, Node, Relation
from fateloom.story.graph.nodes import nodes_of
from fateloom.story.loader import Loaded
from fateloom.story.options import ANY, OTHERWISE
from fateloom.story.uses import Name


def graph_of(loaded: Loaded) -> Graph:
    """The graph of a story. It may have errors, but none in its form or its names.

    Raises `ValueError` for one that could not be built.
    """
    if loaded.built is None:
        raise ValueError("the story could not be built")
    walk = _Walk(loaded, loaded.built)
    walk.all()
    return Graph(tuple(walk.nodes.values()), tuple(walk.edges))


class _Walk:
    """A walk through a story. `path` is always the path of what is read, down to the result."""

    def __init__(self, loaded: Loaded, story: s.Scenario) -> None:
        self.story = story
        self.places = loaded.source.places
        self.used = loaded.names.uses.used
        self.nodes = nodes_of(story, loaded.source, loaded.names.uses)
        self.numbers = {name: number for number, name in enumerate(self.nodes)}
        self.at = {node.path: name for name, node in self.nodes.items() if node.path}
        self.edges: dict[Edge, None] = {}

    def all(self) -> None:
        for tile in self.story.tiles:
            self.tile(tile)
        for poi in self.story.pois:
            self.poi(poi)
        for dungeon in self.story.dungeons:
            self.dungeon(dungeon)
        for npc in self.story.npcs:
            self.npc(npc)
        for item in self.story.items:
            self.item(item)
        for event in self.story.events:
            self.event(event)
        for hero in self.story.heroes:
            self.hero(hero)
        for picture in self.story.pictures:
            for state in picture.states:
                path = f"pictures.{picture.id}.states.{state.id}"
                owner = Name("picture", picture.id)
                self.condition(state.when, owner, path, relation=Relation.TELLS)
        self.texts()

    # --- edges --------------------------------------------------------------------------------

    def edge(
        self,
        source: Name,
        target: Name,
        relation: Relation,
        path: str,
        words: str = "",
        place: Place | None = None,
    ) -> None:
        """Note an edge. Without a place of its own it is where the thing on its path is."""
        known = place or self.places.get(path)
        numbers = self.number(source), self.number(target)
        self.edges[Edge(*numbers, relation, path, words, known)] = None

    def number(self, name: Name) -> int:
        """The number of a thing. What a story does not define, as coins, becomes one with its first
        edge."""
        if name not in self.numbers:
            self.numbers[name] = len(self.nodes)
            self.nodes[name] = Node(name, "")
        return self.numbers[name]

    def word(self, name: Name, begin: Place | None) -> Place | None:
        """Where a name stands in an expression, or a text, that begins there."""
        if begin is None:
            return None
        behind = [x for x in self.used.get(name, ()) if x.file == begin.file and x >= begin]
        return min(behind, default=begin)

    def condition(
        self,
        when: Condition,
        owner: Name,
        path: str,
        *,
        relation: Relation = Relation.NEEDS,
        at: str = "when",
    ) -> None:
        """What has this condition needs what it asks for. `at` is its key, or "" for a text."""
        begin = self.places.get(f"{path}.{at}" if at else path)
        for leaf, holds in leaves(when):
            how = Relation.EXCLUDES if relation == Relation.NEEDS and not holds else relation
            words = str(leaf) if holds else str(c.Not(leaf))
            for name in asked(leaf):
                self.edge(name, owner, how, path, words, self.word(name, begin))

    def effects(
        self, effects: Iterable[Effect], owner: Name, path: str, it: Name | None = None
    ) -> None:
        for number, effect in enumerate(effects):
            begin = self.places.get(f"{path}.do.{number}")
            scanned = it if getattr(effect, "item", "") == e.IT else None
            for name, relation in changed(effect, it):
                place = begin if name == scanned else self.word(name, begin)
                self.edge(owner, name, relation, path, str(effect), place)

    # --- results and options ---------------------------------------------------------------

    def result(self, result: d.Result, owner: Name, path: str, it: Name | None = None) -> None:
        """What comes of something. `it` is the item that was scanned."""
        self.effects(result.effects, owner, path, it)
        for step in result.hints:
            name = Name("step", step)
            self.edge(owner, name, Relation.HINTS, path, "", self.word(name, self.places.get(path)))
        if owner.kind == "option" and result.to not in (None, d.AGAIN, d.DEFEATED):
            self.goes_on(result, owner, path)
        if result.choice is not None:
            for answer in result.choice.answers:
                name = Name("option", answer.id)
                within = self.nodes[name].path
                self.edge(owner, name, Relation.LEADS, within)
                self.option(answer)

    def goes_on(self, result: d.Result, owner: Name, path: str) -> None:
        """To which stage of a Finale a result leads, or to its end."""
        hero, line, stage, *_ = owner.id.split(".")
        finale = next(
            x.finale for h in self.story.heroes if h.id == hero for x in h.paths if x.id == line
        )
        ids = [each.id for each in finale.stages]
        if result.to == d.NEXT:
            after = ids[ids.index(stage) + 1 :][:1]
        else:
            after = [each for each in ids if each == result.to]
        for each in after:
            name = Name("stage", f"{hero}.{line}.{each}")
            begin = self.places.get(path)
            words = "" if result.to is None else f"to: {result.to}"
            self.edge(owner, name, Relation.LEADS, path, words, self.word(name, begin))

    def option(self, option: d.Option) -> None:
        owner = Name("option", option.id)
        path = self.nodes[owner].path
        self.condition(option.when, owner, path)
        self.deed(option.deed, owner, path)

    def deed(self, deed: d.Deed, owner: Name, path: str) -> None:
        match deed:
            case d.Interaction(result):
                self.result(result, owner, path)
            case d.Pay(cost, result):
                coins = Name("amount", "coins")
                self.edge(coins, owner, Relation.NEEDS, path, f"coins >= {cost}")
                self.edge(owner, coins, Relation.TAKES, path, f"coins -{cost}")
                self.result(result, owner, path)
            case d.Test(_, outcomes):
                for outcome in outcomes:
                    within = f"{path}.test.outcomes.{outcome.result.id}"
                    self.result(outcome.result, owner, within)
            case d.ItemScan():
                self.scan(deed, owner, f"{path}.scan")
            case d.ScanOrTest(scan, test):
                self.scan(scan, owner, f"{path}.scan")
                self.deed(test, owner, path)
            case d.DestinyScan(answers, otherwise):
                for answer in answers:
                    within = f"{path}.destiny.answers.{answer.hero}.{answer.path}"
                    self.result(answer.result, owner, within)
                if otherwise is not None:
                    self.result(otherwise, owner, f"{path}.destiny.{OTHERWISE}")
            case d.Trade(stock):
                for item in stock:
                    name = Name("item", item)
                    place = self.word(name, self.places.get(path))
                    self.edge(owner, name, Relation.GIVES, path, "trade", place)
            case d.StartFinale(hero, line):
                name = Name("path", f"{hero}.{line}")
                place = self.word(name, self.places.get(path))
                self.edge(owner, name, Relation.STARTS, path, f"finale: {name.id}", place)
            case d.Travel(destinations):
                for destination in destinations:
                    self.journey(destination, owner, f"{path}.travel.{destination.id}")
            case d.Enter(dungeon):
                name = Name("dungeon", dungeon)
                place = self.word(name, self.places.get(path))
                self.edge(owner, name, Relation.LEADS, path, f"enter: {dungeon}", place)

    def scan(self, scan: d.ItemScan, owner: Name, path: str) -> None:
        for answer in scan.answers:
            if answer.item is not None:
                it, words = Name("item", answer.item), answer.item
            else:
                it, words = Name("category", answer.category or ""), f"{ANY}{answer.category}"
            within = f"{path}.answers.{answer.result.id}"
            # The key that names it stands before what it leads to.
            used = [x for x in self.used.get(it, ()) if x <= (self.places.get(within) or x)]
            key = max([x for x in used if x.file == self.places[within].file], default=None)
            self.edge(it, owner, Relation.NEEDS, within, words, key)
            self.result(answer.result, owner, within, it)
        if scan.otherwise is not None:
            self.result(scan.otherwise, owner, f"{path}.{OTHERWISE}")

    def journey(self, destination: d.Destination, owner: Name, path: str) -> None:
        self.condition(destination.when, owner, path)
        name = Name("tile", destination.tile)
        place = self.word(name, self.places.get(path))
        self.edge(owner, name, Relation.LEADS, path, f"tile: {destination.tile}", place)
        self.result(destination.result, owner, path)

    def options(self, options: Iterable[d.Option], around: Name) -> None:
        for option in options:
            name = Name("option", option.id)
            self.edge(around, name, Relation.HOLDS, self.nodes[name].path)
            self.option(option)

    # --- the map -----------------------------------------------------------------------------

    def tile(self, tile: Tile) -> None:
        owner, path = Name("tile", tile.id), f"tiles.{tile.id}"
        for other in tile.reveals:
            name = Name("tile", other)
            place = self.word(name, self.places[path])
            self.edge(owner, name, Relation.LEADS, path, f"reveals: {other}", place)
        if tile.arrival is not None:
            self.result(tile.arrival, owner, f"{path}.arrival")

    def poi(self, poi: Poi) -> None:
        owner, path = Name("poi", poi.id), f"pois.{poi.id}"
        if poi.tile is not None:
            tile = Name("tile", poi.tile)
            place = self.word(tile, self.places[path])
            self.edge(tile, owner, Relation.HOLDS, path, f"tile: {poi.tile}", place)
        for state in poi.states:
            name = Name("state", f"{poi.id}.{state.id}")
            self.edge(owner, name, Relation.HOLDS, self.nodes[name].path)
        self.options(poi.options, owner)

    def dungeon(self, dungeon: Dungeon) -> None:
        first = Name("room", f"{dungeon.id}.{dungeon.rooms[0].id}")
        self.edge(Name("dungeon", dungeon.id), first, Relation.LEADS, self.nodes[first].path)
        for room in dungeon.rooms:
            self.room(dungeon, room)

    def room(self, dungeon: Dungeon, room: Room) -> None:
        owner = Name("room", f"{dungeon.id}.{room.id}")
        path = self.nodes[owner].path
        for way in room.ways:
            within = f"{path}.ways.{way.id}"
            behind = owner if way.to is None else Name("room", f"{dungeon.id}.{way.to}")
            if way.to is not None:
                place = self.places.get(f"{within}.label")
                self.edge(owner, behind, Relation.LEADS, within, f"to: {way.to}", place)
            self.condition(way.when, behind, within)
        if room.arrival is not None:
            self.result(room.arrival, owner, f"{path}.arrival")
        self.options(room.options, owner)

    # --- people, items, events -----------------------------------------------------------------

    def npc(self, npc: s.Npc) -> None:
        owner, path = Name("npc", npc.id), f"npcs.{npc.id}"
        if npc.at is not None:
            poi = Name("poi", npc.at)
            place = self.word(poi, self.places[path])
            self.edge(poi, owner, Relation.HOLDS, path, f"at: {npc.at}", place)
        for state in npc.states:
            name = Name("state", f"{npc.id}.{state}")
            self.edge(owner, name, Relation.HOLDS, path, state, self.nodes[name].place)

    def item(self, item: s.Item) -> None:
        owner, path = Name("item", item.id), f"items.{item.id}"
        for category in item.categories:
            name = Name("category", category)
            place = self.word(name, self.places[path])
            self.edge(owner, name, Relation.COUNTS, path, category, place)
        for ability in item.abilities:
            name = Name("ability", f"{item.id}.{ability.id}")
            within = self.nodes[name].path
            self.edge(owner, name, Relation.HOLDS, within)
            self.condition(ability.when, name, within)
            self.effects(ability.effects, name, within)
            if ability.discard:
                self.edge(name, owner, Relation.TAKES, within, "discard: true")
            if ability.effort:
                effort = Name("amount", "effort")
                self.edge(effort, name, Relation.NEEDS, within, f"effort >= {ability.effort}")
                self.edge(name, effort, Relation.TAKES, within, f"effort -{ability.effort}")

    def event(self, event: s.Event) -> None:
        owner, path = Name("event", event.id), f"events.{event.id}"
        before: Name | None = None
        words = f"{event.trigger}: {event.place or event.number}"
        match event.trigger:
            case "day" | "every":
                before = Name("amount", "day")
            case "explore" | "arrive":
                before = Name("tile", event.place or "")
            case "visit":
                before = Name("poi", event.place or "")
        if before is not None:
            place = self.word(before, self.places[path])
            self.edge(before, owner, Relation.STARTS, path, words, place)
        self.condition(event.when, owner, path)
        self.result(event.result, owner, path)

    # --- heroes --------------------------------------------------------------------------------

    def hero(self, hero: s.Hero) -> None:
        owner, path = Name("hero", hero.id), f"heroes.{hero.id}"
        for item in (*hero.items, *(hero.companion.items if hero.companion else ())):
            name = Name("item", item)
            place = self.word(name, self.places[path])
            self.edge(owner, name, Relation.GIVES, path, f"items: {item}", place)
        for line in hero.paths:
            self.line(hero, line)

    def line(self, hero: s.Hero, line: s.Path) -> None:
        """A path of a hero, with its steps and its Finale."""
        owner, whose = Name("path", f"{hero.id}.{line.id}"), Name("hero", hero.id)
        path = self.nodes[owner].path
        self.edge(whose, owner, Relation.HOLDS, path)
        for step in line.steps:
            name = Name("step", f"{owner.id}.{step.id}")
            within = self.nodes[name].path
            self.edge(name, owner, Relation.LEADS, within)
            self.condition(step.when, name, within)
        self.condition(line.finale.when, owner, f"{path}.finale")
        for number, stage in enumerate(line.finale.stages):
            name = Name("stage", f"{owner.id}.{stage.id}")
            within = self.nodes[name].path
            if not number:
                self.edge(owner, name, Relation.LEADS, within)
            self.condition(stage.when, name, within)
            self.options(stage.options, name)

    # --- texts -----------------------------------------------------------------------------------

    def texts(self) -> None:
        """What the words of texts depend on."""
        for key, text in self.story.texts.items():
            for piece in text:
                if isinstance(piece, Either):
                    self.condition(piece.when, self.owner(key), key, relation=Relation.TELLS, at="")

    def owner(self, path: str) -> Name:
        """The innermost thing on a path."""
        while path:
            if path in self.at:
                return self.at[path]
            path = path.rpartition(".")[0]
        return Name("story", self.story.id)
