"""The first pass of the compiler: it enters all names into the symbol table before any is used."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from fateloom.games.destinies.scenario.conditions import PRESENT
from fateloom.games.destinies.scenario.ids import is_id
from fateloom.games.destinies.scenario.model import PATHS, Fact
from fateloom.story.diagnostics import Findings, Word
from fateloom.story.names import Names
from fateloom.story.shapes import Entry

Collections: TypeAlias = dict[str, list[tuple[Word, Any]]]
"""The entries of each collection, from all files."""

KINDS: Final = {
    "submaps": "submap",
    "tiles": "tile",
    "heroes": "hero",
    "categories": "category",
    "items": "item",
    "figures": "figure",
    "npcs": "npc",
    "pois": "poi",
    "dungeons": "dungeon",
    "events": "event",
    "pictures": "picture",
    "strangers": "stranger",
}
"""The kind of names of each collection, except facts."""


def declare(things: Collections, head: Entry | None, found: Findings) -> Names:
    """The symbol table of a story. Things with unusable names are removed from `things`."""
    names = Names(found)
    for collection, kind in KINDS.items():
        things[collection] = [
            (word, part) for word, part in things[collection] if names.define(kind, word)
        ]
    for word, part in things["facts"]:
        if names.define("fact", word):
            names.facts[str(word)] = fact(word, part, found)
    things["facts"] = [(word, part) for word, part in things["facts"] if word in names.facts]
    if head is not None and "campaign" in head:
        for word, part in head["campaign"].get("facts", ()):
            names.campaign[str(word)] = fact(word, part, found)
            names.uses.define("campaign", str(word), word.place)
            if names.campaign[str(word)].least < 0:  # it is an option of tables
                least, most = part["range"]
                found.add("E105", part.at("range"), least, 0, most)
    for word, part in things["heroes"]:
        _declare_paths(word, part, names)
    for word, part in things["dungeons"]:
        names.defined["room"] |= {str(room): room.place for room, _ in part["rooms"]}
        _define_parts("room", word, [room for room, _ in part["rooms"]], names)
        for room, inner in part["rooms"]:
            _define_parts("way", f"{word}.{room}", [way for way, _ in inner["ways"]], names)
    for word, part in things["items"]:
        _define_parts("ability", word, [each for each, _ in part.get("abilities", ())], names)
    for word, part in things["pictures"]:
        _define_parts("picture-state", word, [state for state, _ in part.get("states", ())], names)
    for word, part in things["npcs"]:
        names.states[str(word)] = tuple(str(state) for state in part.get("states", ()) if state)
        _define_parts("state", word, part.get("states", ()), names)
        for state in part.get("states", ()):
            if state and (state == PRESENT or not is_id(state)):
                found.add("E108", state.place, state)
    for word, part in things["pois"]:
        names.states[str(word)] = tuple(str(state) for state, _ in part["states"])
        _define_parts("state", word, [state for state, _ in part["states"]], names)
        for state, _ in part["states"]:
            if state == PRESENT:
                found.add("E110", state.place, state)
        names.options[str(word)] = {
            str(option): f"{word}.{option}" for option, _ in part.get("options", ())
        }
    return names


def _define_parts(kind: str, owner: str, words: Iterable[Word], names: Names) -> None:
    """Note where names are defined that belong to something."""
    for word in words:
        names.uses.define(kind, f"{owner}.{word}", word.place)


def _declare_paths(hero: Word, part: Entry, names: Names) -> None:
    for path in PATHS:
        entry: Entry = part["paths"][path]
        names.defined["path"][f"{hero}.{path}"] = entry.place
        names.defined["stage"] |= {
            str(stage): stage.place for stage, _ in entry["finale"]["stages"]
        }
        names.uses.define("path", f"{hero}.{path}", part["paths"].at(path))
        stages = [stage for stage, _ in entry["finale"]["stages"]]
        _define_parts("stage", f"{hero}.{path}", stages, names)
        _define_parts("step", f"{hero}.{path}", [step for step, _ in entry["steps"]], names)
        for step, _ in entry["steps"]:
            names.defined["step"][f"{hero}.{path}.{step}"] = step.place


def fact(word: Word, part: Entry, found: Findings) -> Fact:
    """A flag, or a counter where a range is given."""
    least, most = part.get("range") or (0, 1)
    counter = "range" in part
    start = part.get("start", least)
    if counter and part.get("volatile", False):
        found.add("E122", part.at("volatile"), word)
    if least >= most:
        found.add("E123", part.at("range"), least, most)
        least, most = start, start + 1
    if not least <= start <= most:
        found.add("E105", part.at("start"), start, least, most)
        start = least
    return Fact(
        id=str(word),
        hero=part.get("hero", False),
        counter=counter,
        volatile=part.get("volatile", False),
        least=least,
        most=most,
        start=start,
    )
