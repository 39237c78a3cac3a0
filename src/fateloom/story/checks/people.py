"""Checks of people: no text has them elsewhere while they are part of a Finale.

A person is part of a Finale when one of its stages names them or does something with them. What an
event tells meanwhile would have them in two places. So would a place that goes about with them.

An author who has thought of it asks whether the hero is in the Finale, or asks for a fact that
changes when the Finale begins or within it. Whether that is asked rightly is for the author: a
doubt that is raised too often is not read.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Set
from typing import Final

from fateloom.games.destinies.scenario import acts as w
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario.conditions import Condition
from fateloom.games.destinies.scenario.effects import Effect
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.texts import Either, Ref, Series, Text
from fateloom.story.checks.context import Whole

IN_FINALE: Final = "in-finale"
_WORD: Final = re.compile(r"\w+")


def check(whole: Whole) -> None:
    """W819: an event, or a place that events move, with a person who is part of a Finale."""
    people = _People(whole)
    for event in whole.scenario.events:
        if event.trigger != "called":  # the caller decides when it happens
            for npc in sorted(people.events[event.id]):
                people.doubt(f"events.{event.id}", npc, [event.when])
    for poi in whole.scenario.pois:
        if poi.waits:
            for npc in sorted(people.at[poi.id]):
                people.doubt(f"pois.{poi.id}", npc, [option.when for option in poi.options])


class _People:
    """Where each person appears.

    at       those who are at a place at the start
    events   those whom an event mentions
    finales  those who are part of a Finale of a hero
    away     for a hero, the people and places that events take away when the Finale begins
    facts    for a hero, what changes then, or within the Finale
    """

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        scenario = whole.scenario
        self.at: dict[str, set[str]] = defaultdict(set)
        for npc in scenario.npcs:
            if npc.at is not None:
                self.at[npc.at].add(npc.id)
        self.events: dict[str, set[str]] = defaultdict(set)
        self.finales: dict[str, set[str]] = defaultdict(set)
        self.away: dict[str, set[str]] = defaultdict(set)
        self.facts: dict[str, set[str]] = defaultdict(set)
        self._read(scenario)
        self._act()

    def _read(self, scenario: Scenario) -> None:
        """Whom the texts name."""
        named = _Named(scenario)
        for key, text in scenario.texts.items():
            kind, name, *rest = key.split(".")
            if kind == "events":
                self.events[name].update(named.by(text))
            elif kind == "heroes" and rest[2:4] == ["finale", "stages"]:
                self.finales[name].update(named.by(text))

    def _act(self) -> None:
        """With whom something is done."""
        for act in self.whole.acts:
            if act.spot.kind == w.IN_FINALE:
                hero = act.spot.name.partition(".")[0]
                self.finales[hero].update(self.moved(act.effects))
                self.facts[hero].update(_changed(act.effects))
            elif act.spot.kind == w.BY_EVENT:
                self.events[act.spot.name].update(self.moved(act.effects))
        waiting = {
            event.id: [
                hero.id for hero in self.whole.scenario.heroes if self.asks(event.when, hero.id)
            ]
            for event in self.whole.scenario.events
            if event.trigger == "deed"
        }
        for act in self.whole.acts:
            if act.spot.kind == w.BY_EVENT:
                for hero in waiting.get(act.spot.name, ()):
                    self.away[hero].update(_taken_away(act.effects))
                    self.facts[hero].update(_changed(act.effects))

    def moved(self, effects: Iterable[Effect]) -> Iterator[str]:
        """With whom these effects do something, or with the place where they are."""
        for effect in effects:
            match effect:
                case e.Bring(npc) | e.Dismiss(npc) | e.Become(c.NPC, npc):
                    yield npc
                case e.Place(poi) | e.Remove(poi) | e.Token(poi) | e.Become(c.POI, poi):
                    yield from self.at[poi]

    def doubt(self, thing: str, npc: str, conditions: Iterable[Condition]) -> None:
        """Note the thing if it tells of the person while a Finale may have them elsewhere."""
        conditions = list(conditions)
        heroes = [
            hero.id
            for hero in self.whole.scenario.heroes
            if npc in self.finales[hero.id]
            and not all(self.asks(when, hero.id) for when in conditions)
            and self.away[hero.id].isdisjoint((f"npcs.{npc}", thing))
        ]
        if heroes:
            self.whole.note("W819", thing, npc, ", ".join(heroes), heroes[0])

    def asks(self, when: Condition, hero: str) -> bool:
        """Whether the condition asks for a Finale of the hero, or for what changes by it."""
        return hero in _standing(when) or not self.facts[hero].isdisjoint(_facts(when))


class _Named:
    """Finds people in texts, by reference or by their whole names."""

    def __init__(self, scenario: Scenario) -> None:
        self.names: dict[tuple[str, ...], str] = {
            tuple(_words(scenario.texts[npc.name])): npc.id for npc in scenario.npcs
        }
        self.names.pop((), None)
        self.lengths = {len(name) for name in self.names}

    def by(self, text: Text) -> Iterator[str]:
        """The people in a text."""
        yield from (ref.name for ref in _refs(text) if ref.kind == c.NPC)
        said = _words(text)
        for start in range(len(said)):
            for length in self.lengths:
                npc = self.names.get(tuple(said[start : start + length]))
                if npc is not None:
                    yield npc


def _words(text: Text) -> list[str]:
    said: list[str] = []
    for piece in text:
        match piece:
            case str():
                said += _WORD.findall(piece.casefold())
            case Either(_, then, otherwise):
                said += [*_words(then), "", *_words(otherwise)]
            case Series(_, parts):
                said += [word for part in parts for word in (*_words(part), "")]
    return said


def _refs(text: Text) -> Iterator[Ref]:
    for piece in text:
        match piece:
            case Ref():
                yield piece
            case Either(_, then, otherwise):
                yield from _refs(then)
                yield from _refs(otherwise)
            case Series(_, parts):
                for part in parts:
                    yield from _refs(part)


def _standing(when: Condition) -> set[str]:
    """The heroes of whom the condition asks whether they are in a Finale."""
    return {
        leaf.name
        for leaf in c.leaves(when)
        if isinstance(leaf, c.Is) and (leaf.kind, leaf.word) == (c.HERO, IN_FINALE)
    }


def _facts(when: Condition) -> Set[str]:
    return {leaf.name for leaf in c.leaves(when) if isinstance(leaf, (c.Flag, c.Compare))}


def _taken_away(effects: Iterable[Effect]) -> Iterator[str]:
    """The people and places that these effects take away from where they were."""
    for effect in effects:
        match effect:
            case e.Dismiss(npc) | e.Bring(npc):
                yield f"npcs.{npc}"
            case e.Remove(poi):
                yield f"pois.{poi}"


def _changed(effects: Iterable[Effect]) -> Iterator[str]:
    """The facts that these effects change."""
    for effect in effects:
        match effect:
            case e.Set(name) | e.Clear(name) | e.Assign(name):
                yield name
            case e.Change(name) if name not in e.CHANGED:
                yield name
