"""The actions of a proof in the words of its story."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.acts import Act, acts
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.texts import TextId, literal
from fateloom.words import say

_WORDS: Final = {
    "": "prove-uses",
    "picked": "prove-picks",
    "abandoned": "prove-abandons",
    "handed": "prove-hands",
    "explored": "prove-explores",
    "arrival": "prove-arrives",
    "to": "prove-goes",
    "defeated": "prove-defeated",
    "summoned": "prove-summons",
    "spent": "prove-spends",
    "left": "prove-leaves",
    "passes": "prove-day",
}
"""The words for what is neither an option nor an event, by what its name says behind the colon."""


class Deeds:
    """The words for the actions of a story, which a proof names `hero: action`, or only `action`
    where it happens to nobody in particular."""

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario
        everything = list(acts(scenario))
        self._options = dict(_options(everything))
        self._acts = {act.id: act for act in everything}
        self._heroes = {hero.id: hero.name for hero in scenario.heroes}
        self._items = {item.id: item.name for item in scenario.items}
        self._things = self._items | {tile.id: tile.name for tile in scenario.tiles}
        self._ways = {
            f"{dungeon.id}.{room.id}.{way.id}": way.label
            for dungeon in scenario.dungeons
            for room in dungeon.rooms
            for way in room.ways
        }
        self._events = {event.id for event in scenario.events}

    def words(self, deed: str) -> str:
        """An action in words; the ids in brackets say where to find it."""
        hero, colon, rest = deed.partition(": ")
        if not colon:
            return self._action(deed)
        return say("prove-actor", hero=self._text(self._heroes[hero]), deed=self._action(rest))

    def condition(self, deed: str) -> str:
        """The condition of an action, as the story's files put it, or ""."""
        act = self._acts.get(_plain(deed.partition(": ")[2] or deed))
        return "" if act is None else str(act.when)

    def _action(self, name: str) -> str:
        name = _plain(name)
        for part in name.split(":"):
            if part in self._options:
                what, _, item = name.rpartition(":")[2].partition(" ")
                if what in ("buys", "sells"):
                    return say(
                        "prove-trade", deed=what, item=self._text(self._items[item]), id=part
                    )
                return say("prove-option", label=self._text(self._options[part].label), id=name)
        first, _, what = name.partition(":")
        if first in self._events:
            return say("prove-event", id=first)
        if first in self._ways:
            return say("prove-option", label=self._text(self._ways[first]), id=name)
        known, _, there = what.partition(" ")
        if known not in _WORDS:
            return say("prove-other", id=name)
        named = there if known == "to" else first.partition(".")[0]
        text = self._things.get(named)
        return say(_WORDS[known], thing=named if text is None else self._text(text), id=name)

    def _text(self, text: TextId) -> str:
        return literal(self._scenario.texts[text])


def _plain(name: str) -> str:
    """The name without the note that two heroes act jointly."""
    return name.removesuffix(" both")


def _options(everything: list[Act]) -> Iterator[tuple[str, d.Option]]:
    for act in everything:
        if act.option is not None:
            yield act.option.id, act.option
