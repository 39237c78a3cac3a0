"""What every condition asks for, and what every effect changes, as things of a story."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario.conditions import Condition, Leaf
from fateloom.games.destinies.scenario.effects import Effect
from fateloom.story.graph.model import Relation
from fateloom.story.uses import Name

AMOUNTS: Final = frozenset((*c.AMOUNTS, *c.GAUGES, *e.ROLLED))
"""What rules count, and not the story."""


def leaves(condition: Condition, *, holds: bool = True) -> Iterator[tuple[Leaf, bool]]:
    """The atomic conditions of a condition, each with whether it is to hold, or rather not."""
    match condition:
        case c.All(parts) | c.Some(parts):
            for part in parts:
                yield from leaves(part, holds=holds)
        case c.Count(parts, sign, number):
            few = sign in ("<", "<=") or (sign == "=" and number == 0)
            for part in parts:
                yield from leaves(part, holds=holds != few)
        case c.Not(part):
            yield from leaves(part, holds=not holds)
        case _:
            yield condition, holds


def asked(leaf: Leaf) -> tuple[Name, ...]:
    """The things that an atomic condition asks for."""
    match leaf:
        case c.Flag(name, who):
            return (_fact(name, who),)
        case c.Compare(name, who, _, _):
            return (_counted(name, who),)
        case c.Has(item, _):
            return (Name("item", item),)
        case c.Carries(category, _):
            return (Name("category", category),)
        case c.At(tile, _):
            return (Name("tile", tile),)
        case c.Attends(npc, poi):
            return Name("npc", npc), Name("poi", poi)
        case c.Is(c.POI | c.NPC as kind, name, word):
            return (Name(kind, name) if word == c.PRESENT else Name("state", f"{name}.{word}"),)
        case c.Is(c.TILE | c.HERO as kind, name, _):
            return (Name(kind, name),)
        case c.Is(c.MODE, _, word):
            return (Name("mode", word),)
        case c.Is(_, _, word):
            return (Name("hero", word),)
        case c.Taken(option):
            return (Name("option", option),)


def changed(effect: Effect, it: Name | None = None) -> tuple[tuple[Name, Relation], ...]:
    """The things that an effect changes, and how; `it` is what was scanned, where something was."""
    match effect:
        case e.Set(name, who) | e.Assign(name, who, _):
            return ((_fact(name, who), Relation.SETS),)
        case e.Clear(name, who):
            return ((_fact(name, who), Relation.CLEARS),)
        case e.Change(name, who, by):
            counted = _counted(name, who)
            if counted.kind != "amount":
                return ((counted, Relation.SETS),)
            return ((counted, _more(by)),)
        case e.Gain(item, _):
            return ((Name("item", item), Relation.GIVES),)
        case e.Lose(item, _):
            return _taken(item, it)
        case e.Drop(item):
            return _taken(item, it)
        case e.Stock(poi, item):
            moved = ((Name("item", item), Relation.GIVES),) if item != e.IT else _taken(item, it)
            return (*moved, (Name("poi", poi), Relation.CHANGES))
        case e.Skill(skill, by, _, _):
            return ((Name("skill", skill), _more(by)),)
        case e.Marker(skill, _, _):
            return ((Name("skill", skill), Relation.GIVES),)
    return _laid(effect)


def _laid(
    effect: e.Place
    | e.Remove
    | e.Become
    | e.Token
    | e.Bring
    | e.Dismiss
    | e.Reveal
    | e.Explore
    | e.Go
    | e.Start
    | e.EndVisit,
) -> tuple[tuple[Name, Relation], ...]:
    """What changes the map and what stands on it."""
    match effect:
        case e.Place(poi, _):
            return ((Name("poi", poi), Relation.BRINGS),)
        case e.Remove(poi):
            return ((Name("poi", poi), Relation.REMOVES),)
        case e.Become(_, name, state):
            return ((Name("state", f"{name}.{state}"), Relation.SETS),)
        case e.Token(poi, _):
            return ((Name("poi", poi), Relation.CHANGES),)
        case e.Bring(npc, poi):
            return (Name("npc", npc), Relation.BRINGS), (Name("poi", poi), Relation.CHANGES)
        case e.Dismiss(npc):
            return ((Name("npc", npc), Relation.REMOVES),)
        case e.Reveal(tile) | e.Explore(tile):
            return ((Name("tile", tile), Relation.BRINGS),)
        case e.Go(tile, _):
            return ((Name("tile", tile), Relation.LEADS),)
        case e.Start(event):
            return ((Name("event", event), Relation.STARTS),)
        case e.EndVisit():
            return ()


def _fact(name: str, who: str) -> Name:
    return Name("campaign" if who == c.CAMPAIGN else "fact", name)


def _counted(name: str, who: str) -> Name:
    return Name("amount", name) if name in AMOUNTS else _fact(name, who)


def _more(by: int) -> Relation:
    return Relation.GIVES if by > 0 else Relation.TAKES


def _taken(item: str, it: Name | None) -> tuple[tuple[Name, Relation], ...]:
    """An item that leaves its hero. Which one a scan that answers to everything takes is open."""
    name = it if item == e.IT else Name("item", item)
    return () if name is None else ((name, Relation.TAKES),)
