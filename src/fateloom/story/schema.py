"""The JSON Schema of one story, with its own ids, for editors with a YAML language server.

# yaml-language-server: $schema=../schema.json
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario.options import WAYS
from fateloom.story.build import OUT
from fateloom.story.file_format import CONDITION, EFFECT, FILE
from fateloom.story.names import Names
from fateloom.story.shapes import Describe, records

DIALECT: Final = "http://json-schema.org/draft-07/schema#"
"""The dialect that YAML language servers know best."""


def schema(names: Names, describe: Describe) -> dict[str, Any]:
    """The JSON Schema of the files of a story, from the names that are defined in it.

    `describe` gives the description of a key, or None.
    """
    symbols = _Symbols(names)
    definitions = {
        name: record.definition(symbols, describe) for name, record in sorted(records(FILE).items())
    }
    definitions |= {shape.kind: shape.definition(symbols) for shape in (CONDITION, EFFECT)}
    return {"$schema": DIALECT, **definitions.pop(FILE.name), "definitions": definitions}


class _Symbols:
    """The ids of a kind; for conditions and effects, all that can be said in a few words."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def __call__(self, kind: str) -> list[str]:
        match kind:
            case "condition":
                return list(self.conditions())
            case "effect":
                return list(self.effects())
            case "scanned":
                categories = [f"any {name}" for name in self.names.defined["category"]]
                return [*self.names.defined["item"], *categories]
            case "stage":
                return [*WAYS, *self.names.defined["stage"]]
            case "room":
                return [OUT, *self.names.defined["room"]]
        return list(self.names.defined[kind])

    def facts(self, *, counter: bool) -> Iterator[str]:
        for fact in self.names.facts.values():
            if fact.counter == counter:
                yield f"{c.ME}.{fact.id}" if fact.hero else fact.id
        for fact in self.names.campaign.values():
            if fact.counter == counter:
                yield f"{c.CAMPAIGN}.{fact.id}"

    def conditions(self) -> Iterator[str]:
        defined = self.names.defined
        for name in self.facts(counter=False):
            yield from (name, f"not {name}")
        yield from (f"{name} >= 1" for name in self.facts(counter=True))
        yield from (f"me.{name} >= 1" for name in c.AMOUNTS)
        yield from (f"{name} >= 2" for name in c.GAUGES)
        yield from (f"has {name}" for name in defined["item"])
        yield from (f"has any {name}" for name in defined["category"])
        yield from (f"at {name}" for name in defined["tile"])
        yield from (f"{name} is explored" for name in defined["tile"])
        yield from (f"me is {name}" for name in defined["hero"])
        yield from (f"mode is {name}" for name in c.MODES)
        for name, states in self.names.states.items():
            yield from (f"{name} is {state}" for state in (*states, c.PRESENT))
        for poi in defined["poi"]:
            yield from (f"{npc} at {poi}" for npc in defined["npc"])
            yield from (f"taken {name}" for name in self.names.options.get(poi, ()))

    def effects(self) -> Iterator[str]:
        defined = self.names.defined
        for name in self.facts(counter=False):
            yield f"set {name}"
        yield from (f"clear {fact.id}" for fact in self.names.facts.values() if fact.volatile)
        for name in (*self.facts(counter=True), *e.CHANGED, *e.ROLLED):
            yield from (f"{name} +1", f"{name} -1")
        for item in (*defined["item"], e.IT):
            yield from (f"gain {item}", f"lose {item}", f"drop {item}")
        for skill in (*SKILLS, e.ANY):
            yield from (f"skill {skill} +1", f"skill {skill} -1")
        yield from (f"marker {skill}" for skill in SKILLS)
        for poi in defined["poi"]:
            yield from (f"place {poi}", f"remove {poi}")
            yield from (f"bring {npc} to {poi}" for npc in defined["npc"])
            yield from (f"stock {poi} with {item}" for item in defined["item"])
        yield from (f"dismiss {npc}" for npc in defined["npc"])
        for name, states in self.names.states.items():
            yield from (f"{name} becomes {state}" for state in states)
        for tile in defined["tile"]:
            yield from (f"reveal {tile}", f"explore {tile}", f"go {tile}")
        yield from (f"start {event}" for event in defined["event"])
        yield "end visit"
