"""Checks of pieces: no token, miniature or card is needed in two places at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fateloom.games.destinies.scenario.effects import Place
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.options import Trade
from fateloom.games.destinies.scenario.places import Poi
from fateloom.story.checks.context import Whole


def check(whole: Whole) -> None:
    """PROP-CON-01, PROP-CON-07, as far as the start of a game tells."""
    _tokens(whole)
    _figures(whole)
    _cards(whole)
    _trades(whole)
    if not whole.scenario.heroes:
        whole.note("E415", "scenario")
    if whole.scenario.modes.team:
        for hero in whole.scenario.heroes:
            if hero.companion is None:
                whole.note("E416", f"heroes.{hero.id}", hero.id)


def _tokens(whole: Whole) -> None:
    effects = (effect for act in whole.acts for effect in act.effects)
    placed = {effect.poi for effect in effects if isinstance(effect, Place)}
    held: dict[int, Poi] = {}
    for poi in whole.scenario.pois:
        thing = f"pois.{poi.id}"
        if poi.tile is None and poi.id not in placed:
            whole.note("E412", thing, poi.id)
        if poi.token is None:
            if poi.figure is None:
                whole.note("E413", thing, poi.id)
            continue
        other = held.setdefault(poi.token, poi)
        if other is not poi:
            code = "W702" if poi.waits or other.waits else "E407"
            whole.note(code, thing, poi.token, other.id)


def _figures(whole: Whole) -> None:
    held: dict[str, str] = {}
    for thing, figure in _held_figures(whole.scenario):
        if figure in held:
            whole.note("E408", thing, figure, held[figure])
        held[figure] = thing
    for figure_ in whole.scenario.figures:
        if figure_.id not in held:
            whole.note("W801", f"figures.{figure_.id}", figure_.id)


def _held_figures(scenario: Scenario) -> Iterator[tuple[str, str]]:
    for hero in scenario.heroes:
        if hero.figure is not None:
            yield f"heroes.{hero.id}", hero.figure
        if hero.companion is not None and hero.companion.figure is not None:
            yield f"heroes.{hero.id}", hero.companion.figure
    shown = {npc.at: npc.figure for npc in scenario.npcs if npc.at is not None}
    for npc in scenario.npcs:
        if npc.figure is not None:
            yield f"npcs.{npc.id}", npc.figure
    for poi in scenario.pois:
        # A place may be shown by the person who is to be met there.
        if poi.figure is not None and poi.figure != shown.get(poi.id):
            yield f"pois.{poi.id}", poi.figure


def _cards(whole: Whole) -> None:
    numbers: dict[int, str] = {}
    used = _dealt(whole.scenario)
    for item in whole.scenario.items:
        thing = f"items.{item.id}"
        if item.number in numbers:
            whole.note("E409", thing, item.number, numbers[item.number])
        numbers[item.number] = item.id
        if used[item.id] > item.copies:
            whole.note("E410", thing, item.id, used[item.id], item.copies)
    categories = {name for item in whole.scenario.items for name in item.categories}
    for category in whole.scenario.categories:
        if category.id not in categories:
            whole.note("W802", f"categories.{category.id}", category.id)


def _dealt(scenario: Scenario) -> Counter[str]:
    """How many copies of each item the start kits and the opening stacks take."""
    used: Counter[str] = Counter()
    for hero in scenario.heroes:
        used.update(hero.items)
        if hero.companion is not None:
            used.update(hero.companion.items)
    for poi in scenario.pois:
        for option in poi.options:
            if isinstance(option.deed, Trade):
                used.update(option.deed.stock)
    return used


def _trades(whole: Whole) -> None:
    values = {item.id: item.value for item in whole.scenario.items}
    for poi in whole.scenario.pois:
        earlier = False
        for option in poi.options:
            if not isinstance(option.deed, Trade):
                continue
            thing = whole.option(option.id)
            if earlier:
                whole.note("E414", thing, poi.id)
            earlier = True
            for name in option.deed.stock:
                if values[name] is None:
                    whole.note("E411", thing, name)
