"""The builder of a scenario: from the entries that were read to the typed model."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from fateloom.games.destinies.scenario import model as s
from fateloom.games.destinies.scenario import places as p
from fateloom.games.destinies.scenario.conditions import Condition
from fateloom.games.destinies.scenario.ids import is_id
from fateloom.games.destinies.scenario.options import Result
from fateloom.games.destinies.scenario.texts import TextId
from fateloom.story import pictures, portraits
from fateloom.story.declarations import Collections
from fateloom.story.diagnostics import Word
from fateloom.story.heroes import HeroBuilder
from fateloom.story.images import Images
from fateloom.story.language import SCOPE, Scope
from fateloom.story.names import Names
from fateloom.story.options import GREETING, LABEL, NAME, OPENING, DeedBuilder, Here
from fateloom.story.picture_builder import PictureBuilder
from fateloom.story.shapes import Entry

FATE: Final = 18
"""Words that tell what became of a person at most."""

LINE: Final = 100
"""Characters of an author's name, or of a licence, at most."""

OUT: Final = "out"
"""Where a way leads that leaves a dungeon."""

_MAIN: Final = "valley"
"""The one submap of a scenario that names none."""


def build_scenario(
    head: Entry, things: Collections, names: Names, images: Images
) -> tuple[s.Scenario, DeedBuilder]:
    """Build a scenario. It is complete only if no error was found."""
    builder = _Builder(names, images)
    return builder.scenario(head, things), builder


class _Builder(HeroBuilder, PictureBuilder):
    """Builds everything except options, heroes and pictures, which its base classes build."""

    def scenario(self, head: Entry, things: Collections) -> s.Scenario:
        for key in ("id", "language"):
            if head[key] and not is_id(head[key].lower()):
                self.found.add("E108", head.at(key), head[key])
        self.source.places["scenario"] = head.place
        return s.Scenario(
            id=str(head["id"]),
            version=head["version"],
            language=str(head["language"]),
            title=self.text(head["title"], "scenario.title", NAME),
            about=self.text(head["about"], "scenario.about"),
            opening=self.text(head["opening"], "scenario.opening", OPENING),
            closing=self.text(head["closing"], "scenario.closing", OPENING),
            facts=tuple(self.names.facts[str(word)] for word, _ in self.each("facts", things)),
            categories=tuple(
                s.Category(str(word), self.text(part, f"categories.{word}.name", NAME))
                for word, part in self.each("categories", things)
            ),
            figures=tuple(
                s.Figure(str(word), self.text(part, f"figures.{word}.name", NAME))
                for word, part in self.each("figures", things)
            ),
            submaps=self.submaps(things),
            tiles=tuple(self.tile(word, part) for word, part in self.each("tiles", things)),
            items=tuple(self.item(word, part) for word, part in self.each("items", things)),
            npcs=tuple(self.npc(word, part) for word, part in self.each("npcs", things)),
            heroes=tuple(self.hero(word, part) for word, part in self.each("heroes", things)),
            pois=tuple(self.poi(word, part) for word, part in self.each("pois", things)),
            dungeons=tuple(
                self.dungeon(word, part) for word, part in self.each("dungeons", things)
            ),
            events=tuple(self.event(word, part) for word, part in self.each("events", things)),
            virtue=self.range_of_virtue(head),
            modes=s.Modes(tuple(head.get("challenger", ())), head.get("team", False)),
            minutes=self.minutes(head),
            campaign=self.campaign(head),
            pictures=tuple(
                self.picture(word, part) for word, part in self.each("pictures", things)
            ),
            strangers=tuple(
                s.Stranger(str(word), portraits.traits(part))
                for word, part in self.each("strangers", things)
            ),
            frontispiece=self.reference("picture", head, "frontispiece"),
            border=pictures.border(head.get("border") or {}),
            renamed=self.renamed(head),
            author=self.line_of_text(head, "author"),
            licence=self.line_of_text(head, "licence"),
            mood=str(head["mood"]) if head.get("mood") else None,
            texts=self.texts,
            private=frozenset(self.private),
        )

    def each(self, collection: str, things: Collections) -> Sequence[tuple[Word, Any]]:
        """The things of a collection, their places noted."""
        for word, _ in things[collection]:
            self.source.places[f"{collection}.{word}"] = word.place
        return things[collection]

    # --- the head -------------------------------------------------------------------

    def range_of_virtue(self, head: Entry) -> tuple[int, int]:
        least, most = head.get("virtue") or (-5, 5)
        if not least < 0 < most:
            self.found.add("E124", head.at("virtue"), least, most)
        return least, most

    def minutes(self, head: Entry) -> tuple[int, int] | None:
        given = head.get("minutes")
        if not given:
            return None
        least, most = given
        if least >= most:
            self.found.add("E123", head.at("minutes"), least, most)
        return least, most

    def campaign(self, head: Entry) -> s.Campaign | None:
        entry: Entry | None = head.get("campaign")
        if entry is None:
            return None
        if entry["id"] and not is_id(entry["id"]):
            self.found.add("E108", entry.at("id"), entry["id"])
        for word, _ in entry.get("facts", ()):
            self.source.places[f"scenario.campaign.facts.{word}"] = word.place
        self.source.places["scenario.campaign"] = entry.at("part")
        return s.Campaign(
            id=str(entry["id"]),
            part=entry["part"],
            facts=tuple(self.names.campaign[str(word)] for word, _ in entry.get("facts", ())),
            title=self.maybe(entry, "title", "scenario.campaign", NAME),
            recap=self.maybe(entry, "recap", "scenario.campaign"),
        )

    def renamed(self, head: Entry) -> Mapping[str, str]:
        return {str(old): str(new) for old, new in head.get("renamed", ())}

    def line_of_text(self, head: Entry, key: str) -> str:
        """A key of the head that is one line of plain text; "" without it."""
        given = head.get(key)
        if given is None:
            return ""
        if len(given) > LINE:
            self.found.add("E114", head.at(key), LINE)
        return " ".join(given.split())

    # --- the map --------------------------------------------------------------------

    def submaps(self, things: Collections) -> tuple[p.Submap, ...]:
        submaps = tuple(
            p.Submap(str(word), self.text(part, f"submaps.{word}.name", NAME))
            for word, part in self.each("submaps", things)
        )
        return submaps or (p.Submap(_MAIN, "scenario.title"),)

    def tile(self, word: Word, part: Entry) -> p.Tile:
        path = f"tiles.{word}"
        x, y = part["at"] or (0, 0)
        arrival: Entry | None = part.get("arrival")
        return p.Tile(
            id=str(word),
            number=part["number"],
            name=self.text(part["name"], f"{path}.name", NAME),
            submap=self.submap(part),
            x=x,
            y=y,
            terrain=str(part["terrain"]),
            edges=self.edges(part.get("edges")),
            spots=tuple((spot[0], spot[1]) for spot in part.get("spots", ()) if spot),
            features=tuple(
                p.Feature(kind, point[0], point[1])
                for kind, point in part.get("features", {}).items()
                if point
            ),
            start=str(part.get("start") or p.BOX),
            hint=self.maybe(part, "hint", path, LABEL),
            picture=self.reference("picture", part, "picture"),
            reveals=self.references("tile", part.get("reveals", ())),
            arrival=None
            if arrival is None
            else self.result(arrival, "arrival", Here.narrow(f"{path}.arrival", str(word))),
        )

    def submap(self, part: Entry) -> str:
        known = self.names.defined["submap"]
        if "submap" in part:
            return self.names.refer("submap", part["submap"]) or ""
        if len(known) > 1:
            self.found.add("E109", part.place, "submap")
        return next(iter(known), _MAIN)

    def edges(self, entry: Entry | None) -> tuple[p.Edge, ...]:
        """What crosses each side, from words: `road forest` is a road through a forest."""
        edges: list[p.Edge] = []
        for side, words in (entry or {}).items():
            ways = [word for word in words.split() if word in p.WAYS]
            covers = [word for word in words.split() if word in p.COVERS]
            if len(ways) > 1 or len(covers) > 1 or len(ways + covers) < len(words.split()):
                self.found.add("E125", words.place, words, ", ".join((*p.WAYS, *p.COVERS)))
            if words:
                edges.append(p.Edge(side, *(ways or [None])[:1], *(covers or [None])[:1]))
        return tuple(edges)

    def poi(self, word: Word, part: Entry) -> p.Poi:
        path = f"pois.{word}"
        if "token" in part and "figure" in part:
            self.found.add("E126", part.at("figure"))
        return p.Poi(
            id=str(word),
            name=self.text(part["name"], f"{path}.name", NAME),
            states=tuple(
                p.PoiState(str(state), self.text(words, f"{path}.states.{state}", GREETING))
                for state, words in part["states"]
            ),
            options=self.options(part, Here(path, str(word), Scope(visit=str(word)))),
            tile=self.reference("tile", part, "tile"),
            waits=part.get("waits", False),
            token=part.get("token"),
            figure=self.reference("figure", part, "figure"),
            icon=part.get("icon") and str(part["icon"]),
            picture=self.reference("picture", part, "picture"),
            silence=self.maybe(part, "silence", path),
        )

    def dungeon(self, word: Word, part: Entry) -> p.Dungeon:
        path = f"dungeons.{word}"
        rooms = {str(room): None for room, _ in part["rooms"]}
        goal: Word | None = part.get("goal")
        if goal:
            self.local("room", goal, str(word), rooms)
        return p.Dungeon(
            id=str(word),
            name=self.text(part["name"], f"{path}.name", NAME),
            rooms=tuple(
                self.room(room, inner, str(word), f"{path}.rooms.{room}", rooms)
                for room, inner in part["rooms"]
            ),
            goal=str(goal) if goal else None,
            maze=part.get("maze", False),
        )

    def room(
        self, word: Word, part: Entry, dungeon: str, path: str, rooms: Collection[str]
    ) -> p.Room:
        self.source.places[path] = word.place
        here = Here.narrow(path, f"{dungeon}.{word}")
        arrival: Entry | None = part.get("arrival")
        ways: list[p.Way] = []
        for name, inner in part["ways"]:
            to: Word = inner["to"]
            self.local("room", to, dungeon, rooms, OUT)
            label = self.text(inner["label"], f"{path}.ways.{name}.label", LABEL)
            leads = None if to == OUT else str(to)
            ways.append(
                p.Way(str(name), label, leads, self.when(inner, SCOPE, f"{path}.ways.{name}"))
            )
        if word == OUT:
            self.found.add("E110", word.place, word)
        return p.Room(
            id=str(word),
            text=self.text(part["text"], f"{path}.text"),
            ways=tuple(ways),
            options=self.options(part, here),
            picture=self.reference("picture", part, "picture"),
            arrival=None
            if arrival is None
            else self.result(arrival, "arrival", here.into("arrival")),
        )

    # --- items and people --------------------------------------------------------------

    def item(self, word: Word, part: Entry) -> s.Item:
        path = f"items.{word}"
        return s.Item(
            id=str(word),
            number=part["number"],
            name=self.text(part["name"], f"{path}.name", NAME),
            copies=part.get("copies", 1),
            value=part.get("value"),
            categories=self.references("category", part.get("categories", ())),
            abilities=tuple(
                self.ability(name, ability, f"{path}.abilities.{name}")
                for name, ability in part.get("abilities", ())
            ),
            icon=part.get("icon") and str(part["icon"]),
        )

    def ability(self, word: Word, part: Entry, path: str) -> s.Ability:
        self.source.places[path] = word.place
        moment = str(part.get("moment") or "any")
        rolls = moment in ("any", "before-roll", "after-roll")
        return s.Ability(
            id=str(word),
            text=self.text(part["text"], f"{path}.text", 40),
            effects=self.effects(part["do"], Scope(roll=rolls), path),
            discard=part.get("discard", False),
            moment=moment,
            when=self.when(part, SCOPE, path),
            effort=part.get("effort", 0),
            harmful=part.get("harmful", False),
        )

    def npc(self, word: Word, part: Entry) -> s.Npc:
        return s.Npc(
            id=str(word),
            name=self.text(part["name"], f"npcs.{word}.name", NAME),
            figure=self.reference("figure", part, "figure"),
            at=self.reference("poi", part, "at"),
            states=self.names.states[str(word)],
            portrait=portraits.traits(part.get("portrait", {})),
            fate=self.maybe(part, "fate", f"npcs.{word}", FATE),
            looks=tuple(self.looks(word, part)),
        )

    def looks(self, word: Word, part: Entry) -> Iterator[s.Look]:
        """What a person looks like in some states: other traits in place of the usual ones."""
        states = self.names.states[str(word)]
        for state, own in part.get("looks", ()):
            self.local("state", state, str(word), states)
            yield s.Look(str(state), portraits.traits({**part.get("portrait", {}), **own}))

    # --- events -----------------------------------------------------------------------------

    def event(self, word: Word, part: Entry) -> s.Event:
        path = f"events.{word}"
        triggers = [key for key in s.TRIGGERS if key in part]
        if len(triggers) != 1:
            self.found.add("E120", part.at(triggers[1]) if triggers else part.place)
        trigger = triggers[0] if triggers else "called"
        place: TextId | None = None
        match trigger:
            case "explore" | "arrive":
                place = self.names.refer("tile", part[trigger])
            case "visit":
                place = self.names.refer("poi", part[trigger])
        result = self.result(part, "happens", Here.narrow(path, str(word)))
        pressure, optional = part.get("pressure", False), part.get("optional", False)
        told = Result(result.id, result.text, hints=result.hints)
        if optional and (pressure or result != told):
            self.found.add("E128", part.at("optional"))
        return s.Event(
            id=str(word),
            trigger=trigger,
            result=result,
            number=part[trigger] if trigger in ("day", "every") else 0,
            place=place,
            when=self.event_condition(part, trigger, path),
            at_once=part.get("at-once", False),
            priority=part.get("priority", 0),
            repeats=part.get("repeats", trigger == "every"),
            pressure=pressure,
            optional=optional,
        )

    def event_condition(self, part: Entry, trigger: str, path: str) -> Condition:
        if trigger == "deed":
            if "when" in part:
                self.found.add("E121", part.at("when"))
            return self.when(part, SCOPE, path, "deed")
        return self.when(part, SCOPE, path)
