"""Options and events that no game can bring about because their requirements rule each other out.

Each requirement may be met in some game, but never together: a place cannot be flooded and dry. The
model of the proof, restricted to what a condition names, tells which combinations there are; it
allows too many rather than too few, so what it rules out is ruled out.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from fateloom.games.destinies.scenario import acts as w
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.conditions import ME, MODE, Condition, Is, Leaf, leaves
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.story.checks.context import Whole
from fateloom.story.model.abstraction import LimitReached, Projection, combinations
from fateloom.story.model.casts import casts
from fateloom.story.model.compiler import CompiledModel
from fateloom.story.model.guards import Acting
from fateloom.story.model.model import Guard

MOST_STATES: Final = 2_000
"""The most combinations that are followed for one condition; with more, it may hold."""
MOST_VARIABLES: Final = 8
"""The most variables of one condition that are followed; with more, it may hold."""
MOST_ACTIONS: Final = 100
"""The most actions that change what a condition names. With more of them, as with coins, it hardly
ever matters, and would take long in a large story."""


def check(whole: Whole) -> None:
    """W824, for a story without errors."""
    if whole.found.wrong:
        return
    relations = Relations(whole.scenario)
    possible: dict[str, list[Condition]] = {}
    for act in whole.acts:
        if act.option is not None:
            possible.setdefault(whole.option(act.option.id), []).append(act.when)
        elif act.spot.kind == w.BY_EVENT:
            possible.setdefault(f"events.{act.spot.name}", []).append(act.when)
    for thing, conditions in possible.items():
        if not any(map(relations.can_hold, conditions)):
            whole.note("W824", thing, str(conditions[0]))


class Relations:
    """Which conditions can hold in some game of a scenario."""

    def __init__(self, scenario: Scenario) -> None:
        self._book = Book(scenario)
        # Most conditions hold at a small table.
        self._tables = sorted(casts(scenario), key=lambda table: len(table[1]))
        self.can_hold = cache(self._can_hold)
        self._model = cache(self._compiled)

    def _compiled(self, mode: str, cast: tuple[int, ...]) -> CompiledModel:
        return CompiledModel(self._book, mode, cast)

    def _can_hold(self, condition: Condition) -> bool:
        """Whether a condition can hold for some hero at some table."""
        if len([leaf for leaf in leaves(condition) if not _is_fixed(leaf)]) < 2:
            return True  # what each part allows is a matter for reachability
        for mode, cast in self._tables:
            compiled = self._model(mode, cast)
            for hero in cast:
                guard, _ = compiled.guards.of(condition, Acting(hero))
                if self._is_reached(compiled, guard):
                    return True
        return False

    def _is_reached(self, compiled: CompiledModel, guard: Guard) -> bool:
        variables = {variable for cube in guard for variable in cube}
        if not 1 < len(variables) <= MOST_VARIABLES:
            return bool(guard)
        if len(compiled.model.touching(variables)) > MOST_ACTIONS:
            return True
        view = Projection(compiled.model, variables, {})
        denied = [view.matches(cube) for cube in guard]
        try:
            return any(
                any(not state & each for each in denied)
                for state in combinations(view, MOST_STATES)
            )
        except LimitReached:
            return True


def _is_fixed(leaf: Leaf) -> bool:
    """Whether a condition asks only who plays, and how."""
    return isinstance(leaf, Is) and leaf.kind in (ME, MODE)
