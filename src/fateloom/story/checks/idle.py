"""Checks of what does nothing: parts of a text that nobody reads, items nobody asks for, events for
which no game lasts long enough, what a campaign does not need, words for a second reading of what
is read once, and steps that a Finale does not require."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.acts import Act
from fateloom.games.destinies.scenario.conditions import Condition
from fateloom.games.destinies.scenario.model import FULL_MINUTES, Item
from fateloom.games.destinies.scenario.texts import Either, Series, Text
from fateloom.story.checks.amounts import VISIT, limits
from fateloom.story.checks.context import Whole
from fateloom.story.checks.domains import Domains
from fateloom.story.checks.reachability import Reachability

MINUTES_A_TURN: Final = 3
"""How long a turn takes (BUD-35)."""
_CHANGES: Final = (e.Set, e.Clear, e.Change, e.Assign)


def check(whole: Whole, reach: Reachability, conditions: Iterator[Condition]) -> None:
    """W822, W823, W825 to W828, W830. `conditions` are all those of the story."""
    asked = list(conditions)
    _parts(whole, reach)
    _items(whole, asked)
    _late_events(whole)
    _campaign(whole, asked)
    _series(whole)
    _steps(whole)


def _parts(whole: Whole, reach: Reachability) -> None:
    """Parts of texts whose condition never holds, or never fails, for any hero."""
    domains = Domains(whole.scenario)
    for key, text in whole.scenario.texts.items():
        for part in _choices(text):
            # What is impossible or certain in itself is an error or a warning of its own.
            if domains.outlook(part.when) != (True, True):
                continue
            outlooks = [reach.outlook(part.when, hero) for hero in reach.heroes]
            if not any(holds for holds, _ in outlooks):
                whole.note("W822", key, str(part.when))
            elif part.otherwise and not any(fails for _, fails in outlooks):
                whole.note("W822", key, str(_not(part.when)))


def _not(condition: Condition) -> Condition:
    return condition.part if isinstance(condition, c.Not) else c.Not(condition)


def _choices(text: Text) -> Iterator[Either]:
    for part in text:
        if isinstance(part, Either):
            yield part
            yield from _choices(part.then)
            yield from _choices(part.otherwise)


def _items(whole: Whole, conditions: list[Condition]) -> None:
    """Items that can neither be used, sold, shown nor given."""
    asked: set[str] = set()
    for condition in conditions:
        for leaf in c.leaves(condition):
            if isinstance(leaf, c.Has):
                asked.add(leaf.item)
            elif isinstance(leaf, c.Carries):
                asked.add(leaf.category)
    for act in whole.acts:
        asked |= {x.item for x in act.effects if isinstance(x, e.Lose | e.Drop)}
        if act.option is not None:
            asked |= _shown(act.option.deed)
    for item in whole.scenario.items:
        if not _is_useful(item) and asked.isdisjoint((item.id, *item.categories)):
            whole.note("W823", f"items.{item.id}", item.id)


def _late_events(whole: Whole) -> None:
    """Events after the last day of a hero who plays alone."""
    _, most = whole.scenario.minutes or FULL_MINUTES
    last = most // MINUTES_A_TURN
    for event in whole.scenario.events:
        if event.trigger in ("day", "every") and event.number > last:
            whole.note("W825", f"events.{event.id}", event.number, last)


def _campaign(whole: Whole, conditions: list[Condition]) -> None:
    """A recap before the first part, and facts that the story neither reads nor changes."""
    campaign = whole.scenario.campaign
    if campaign is None:
        return
    if campaign.recap is not None and (campaign.part == 1 or not campaign.facts):
        whole.note("W826", campaign.recap)
    read = {
        leaf.name
        for condition in conditions
        for leaf in c.leaves(condition)
        if isinstance(leaf, (c.Flag, c.Compare)) and leaf.who == c.CAMPAIGN
    }
    for fact in campaign.facts:
        if fact.id not in read | carried_on(whole.acts):
            whole.note("W827", f"scenario.campaign.facts.{fact.id}", fact.id)


def _series(whole: Whole) -> None:
    """Series in texts of which nobody hears more than one reading."""
    story, often = whole.scenario, limits(whole.scenario, whole.acts)
    ends = [(h.epilogue, h.defeat, *[path.finale.won for path in h.paths]) for h in story.heroes]
    read_once = {story.opening, story.closing, *[npc.fate for npc in story.npcs], *chain(*ends)}
    read_once.add(story.campaign.recap if story.campaign else None)
    for act in whole.acts:
        if often[act.id] != VISIT:
            read_once.add(act.result.text)
            if act.result.choice is not None:
                read_once.add(act.result.choice.text)
    for key, text in story.texts.items():
        if key in read_once and any(isinstance(piece, Series) for piece in text):
            whole.note("W828", key)


def carried_on(acts: Iterable[Act]) -> set[str]:
    """The facts of the campaign that these acts change."""
    effects = [effect for act in acts for effect in act.effects]
    return {x.name for x in effects if isinstance(x, _CHANGES) and x.who == c.CAMPAIGN}


def _is_useful(item: Item) -> bool:
    """Whether it can be used, or sold."""
    return bool(item.abilities) or item.value is not None


def _shown(deed: d.Deed) -> set[str]:
    """The items and categories that a scan has an answer to."""
    scan = deed.scan if isinstance(deed, d.ScanOrTest) else deed
    if not isinstance(scan, d.ItemScan):
        return set()
    answers = [(answer.item, answer.category) for answer in scan.answers]
    return {name for answer in answers for name in answer if name is not None}


def _steps(whole: Whole) -> None:
    """Steps that say something was achieved which the Finale of their path does not ask for."""
    for hero in whole.scenario.heroes:
        for path in hero.paths:
            required = set(c.leaves(path.finale.when))
            for step in path.steps:
                if required.isdisjoint(c.leaves(step.when)):
                    key = f"heroes.{hero.id}.paths.{path.id}.steps.{step.id}"
                    whole.note("W830", key, str(step.when), str(path.finale.when))
