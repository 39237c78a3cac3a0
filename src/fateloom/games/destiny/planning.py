"""The best way to arrange a hand of cards into groups, found by search.

It uses only public powers and the player's own cards, and the search is exact.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from fateloom.games.destiny import cards as c
from fateloom.games.destiny import phases as p
from fateloom.games.destiny import scoring
from fateloom.games.destiny.cards import Card, Group, Played, Powers


class Plan(NamedTuple):
    """Groups as they should stand at the end of the round, and their Destiny Total."""

    groups: tuple[Group, ...]
    total: int

    def cards(self) -> frozenset[Card]:
        """Every card the plan uses."""
        return frozenset(card for group in self.groups for card, _ in group)


@lru_cache(maxsize=1 << 12)
def best(
    hand: frozenset[Card],
    groups: tuple[Group, ...],
    powers: Powers,
    phase: int,
    declared: Played | None = None,
) -> Plan:
    """The plan with the highest total from these cards, on top of the groups on the table.

    `phase` is the current phase: cards whose phase is over are left out. `declared` is a card with
    the alignment that the Alchemist would give it.
    """
    counts_as = scoring.alignments(powers)
    played = sorted((card, counts_as[card]) for card in hand if card < c.FIRST_CHARACTER)
    if declared is not None:
        played = [declared if card == declared[0] else (card, its) for card, its in played]
    bases = [it for it in played if c.KIND[it[0]] == c.BASE and phase <= p.BASE]
    bonuses = [it for it in played if c.KIND[it[0]] == c.BONUS and phase <= p.BONUS]
    multipliers = [it for it in played if c.KIND[it[0]] == c.MULTIPLIER]
    starts = [*groups, *((base,) for base in bases)]
    options = [_grown(start, bonuses, multipliers, powers) for start in starts]
    chosen = _Search(options, len(groups)).run()
    kept = tuple(group for group in chosen if group)
    return Plan(kept, scoring.total(kept, powers))


@lru_cache(maxsize=1 << 12)
def best_declaration(
    hand: frozenset[Card], groups: tuple[Group, ...], powers: Powers, phase: int
) -> tuple[Plan, Played | None]:
    """The best plan with the Alchemist's help, and the declaration it needs, if any."""
    plan, declared = best(hand, groups, powers, phase), None
    for card in sorted(hand):
        for alignment in c.ALIGNMENTS if card < c.FIRST_CHARACTER else ():
            other = best(hand, groups, powers, phase, (card, alignment))
            if other.total > plan.total:
                plan, declared = other, (card, alignment)
    return plan, declared


def best_with_aids(hand: frozenset[Card], powers: Powers, phase: int) -> int:
    """The total of the best plan, with Characters in the hand called as Aid cards that improve it.

    There are no groups on the table yet.
    """
    total = best(hand, (), powers, phase).total
    for card in sorted(hand):
        if card >= c.FIRST_CHARACTER:
            more = powers | c.power(c.NAME[card])
            other = best(hand, (), more, phase).total
            if other > total:
                total, powers = other, more
    return total


def _grown(
    start: Group, bonuses: list[Played], multipliers: list[Played], powers: Powers
) -> list[tuple[int, int, Group]]:
    """All groups that can be built from this one: value, cards as bits, and the group."""
    found: list[tuple[int, int, Group]] = []
    frontier = [(start, 0)]
    additions = [*bonuses, *multipliers]
    while frontier:
        group, after = frontier.pop()
        bits = 0
        for card, _ in group:
            bits |= 1 << card
        found.append((scoring.worked(group, powers).value, bits, group))
        for index in range(after, len(additions)):
            card, alignment = additions[index]
            fits = scoring.bonus_room if c.KIND[card] == c.BONUS else scoring.multiplier_room
            if fits(group, powers) and scoring.opponent_in(alignment, group) is None:
                frontier.append(((*group, additions[index]), index + 1))
    found.sort(reverse=True)
    return found


class _Search:
    """The search that chooses one group for each start, without reusing cards or opposing Bases.

    The first `fixed` starts are on the table already and cannot be left out.
    """

    def __init__(self, options: list[list[tuple[int, int, Group]]], fixed: int) -> None:
        self.options = options
        self.fixed = fixed
        self.bound = [0] * (len(options) + 1)
        for index in range(len(options) - 1, -1, -1):
            self.bound[index] = self.bound[index + 1] + options[index][0][0]
        self.best_value = -1
        self.best: tuple[Group, ...] = ()

    def run(self) -> tuple[Group, ...]:
        self._choose(0, 0, 0, ())
        return self.best

    def _choose(self, index: int, value: int, used: int, chosen: tuple[Group, ...]) -> None:
        if value > self.best_value and index >= self.fixed:
            self.best_value = value
            self.best = chosen
        if index == len(self.options) or value + self.bound[index] <= self.best_value:
            return
        options = self.options[index]
        base = options[0][2][0]
        opposed = c.OPPOSED[base[1]]
        if all(group[0][1] != opposed for group in chosen):
            for worth, bits, group in options:
                if not bits & used:
                    self._choose(index + 1, value + worth, used | bits, (*chosen, group))
        if index >= self.fixed:
            self._choose(index + 1, value, used, chosen)
