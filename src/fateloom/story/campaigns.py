"""The check of a campaign: whether its parts agree about the facts that pass between them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from fateloom.games.destinies.scenario.acts import acts
from fateloom.games.destinies.scenario.model import Campaign, Fact
from fateloom.story.checks.idle import carried_on
from fateloom.story.diagnostics import Diagnostic, Findings
from fateloom.story.loader import Loaded


def check_campaigns(stories: Sequence[Loaded]) -> tuple[Diagnostic, ...]:
    """E901, E902 and W901, for the stories among these that are parts of the same campaign.

    A story with errors of its own is left out.
    """
    campaigns: dict[str, list[tuple[Campaign, Loaded]]] = defaultdict(list)
    for story in stories:
        if story.scenario is not None and story.scenario.campaign is not None:
            campaigns[story.scenario.campaign.id].append((story.scenario.campaign, story))
    found = Findings()
    for parts in campaigns.values():
        if len(parts) > 1:
            _check(sorted(parts, key=lambda each: each[0].part), found)
    return found.all


def _check(parts: Sequence[tuple[Campaign, Loaded]], found: Findings) -> None:
    """Check the parts of a campaign, in their order."""
    known: dict[str, tuple[Fact, int]] = {}
    changed: set[str] = set()
    before = 0
    for campaign, story in parts:
        assert story.scenario is not None
        places = story.source.places
        if campaign.part == before:
            found.add("E902", places["scenario.campaign"], campaign.part, campaign.id)
        changed |= carried_on(acts(story.scenario))
        for fact in campaign.facts:
            place = places[f"scenario.campaign.facts.{fact.id}"]
            other, part = known.setdefault(fact.id, (fact, campaign.part))
            if _form(other) != _form(fact):
                found.add("E901", place, fact.id, part)
            elif fact.id not in changed and campaign.part > parts[0][0].part:
                found.add("W901", place, fact.id)
        before = campaign.part


def _form(fact: Fact) -> tuple[bool, int, int]:
    """The values that a fact can have, and whether it counts."""
    return fact.counter, fact.least, fact.most
