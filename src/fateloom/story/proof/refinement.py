"""Abstraction refinement: proofs that a goal can be reached from every reachable state.

A proof starts with a projection onto few variables. If a candidate for a dead end is found in it,
the candidate is replayed, or the variables that might make it spurious are added, and the search
starts again. This is counterexample-guided abstraction refinement: E. Clarke, O. Grumberg, S. Jha,
Y. Lu and H. Veith, "Counterexample-guided abstraction refinement", CAV 2000
(https://doi.org/10.1007/10722167_15); in planning, J. Seipp and M. Helmert, "Counterexample-guided
Cartesian abstraction refinement for classical planning", JAIR 62, 2018.

Proofs build on each other by induction over milestones. A milestone is a set of values that a
variable never leaves again. One that can be reached from everywhere is known in all later proofs:
a hero can always get it first, and nobody can take it away. So each proof needs few variables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf, log2
from time import monotonic
from typing import Final

from fateloom.story.model.abstraction import Exploration, LimitReached, Projection, explore
from fateloom.story.model.model import Action, Cube, Guard, Model, values_of
from fateloom.story.model.relaxation import Relaxation, applicable

EFFORTS: Final = ((400, 0.5), (4_000, 3.0), (40_000, 15.0))
"""The limits of states and of seconds, from try to try: easy goals are proved first."""
Effort = tuple[int, float]
SAMPLES: Final = 24
"""The number of candidates that are checked for one that no refinement can help."""
MOST_STEPS: Final = 40
"""How often a projection may be refined."""


@dataclass(slots=True)
class Verdict:
    """The result of a proof.

    proved    whether it succeeded
    found     the last candidate for a dead end
    view      the projection in which it was found, by which it is decoded
    complete  whether no variable was left that could have been added
    dead_end  whether the candidate is real
    """

    proved: bool
    found: Exploration | None = None
    view: Projection | None = None
    complete: bool = False
    dead_end: bool = False

    @property
    def settled(self) -> bool:
        """Whether more effort would change nothing."""
        return self.proved or self.complete


Confirm = Callable[[Cube, Projection, Exploration], bool]
"""Decides whether a candidate for a dead end is real, for a goal that it cannot reach."""


class Prover:
    """Proves goals of one person in one model.

    stop      states in which nothing has to be reached
    confirm   decides about candidates for dead ends; without it, none is real
    """

    def __init__(
        self, model: Model, person: int, stop: Cube | None = None, confirm: Confirm | None = None
    ) -> None:
        self.model = model
        self.person = person
        self.stop = stop
        self.confirm = confirm
        self.helpers = [a for a in model.actions if model.helpful(a, person)]
        self.changes: dict[int, list[tuple[int, ...]]] = {}
        for action in model.actions:
            for update in action.touched():
                self.changes.setdefault(update.variable, []).append(update.to)
        self.closures: dict[tuple[int, int], int] = {}
        self.known: dict[int, int] = {
            variable: self._closure(variable, each.start)
            for variable, each in enumerate(model.variables)
        }
        """By variable: the values that it always has, or that this person can give it for good."""
        self.failed: dict[tuple[tuple[int, int], ...], tuple[int, float, Verdict | None]] = {}
        """By goal: the milestones known and the limit of states when it could not be proved."""
        self.passed = 0
        self.achievers: dict[int, list[Action]] = {}
        for action in self.helpers:
            for variable in {update.variable for update in action.touched()}:
                self.achievers.setdefault(variable, []).append(action)

    def _closure(self, variable: int, values: int) -> int:
        """These values and all that may follow them."""
        asked = variable, values
        if asked not in self.closures:
            self.closures[asked] = self._closed(variable, values)
        return self.closures[asked]

    def _closed(self, variable: int, values: int) -> int:
        while True:
            wider = values
            for to in self.changes.get(variable, ()):
                for value in values_of(values):
                    wider |= to[value]
            if wider == values:
                return values
            values = wider

    def is_stable(self, variable: int, values: int) -> bool:
        """Whether a variable never leaves these values."""
        return self._closure(variable, values) == values

    # --- all goals ---------------------------------------------------------------------

    def prove(
        self, goals: Mapping[str, Cube], efforts: Sequence[Effort] = EFFORTS
    ) -> dict[str, Verdict]:
        """Prove, by increasing effort, that each goal can be reached from everywhere."""
        verdicts: dict[str, Verdict] = {}
        for effort in efforts:
            self.milestones(list(goals.values()), effort)
            for name, goal in goals.items():
                if name not in verdicts or not verdicts[name].settled:
                    verdicts[name] = self.prove_one(goal, effort, final=True)
            if all(verdict.settled for verdict in verdicts.values()):
                break
        return verdicts

    def milestones(self, goals: list[Cube], effort: Effort) -> None:
        """Prove milestones that the goals require, until no other can be proved."""
        grown = True
        while grown:
            grown = False
            for variable, values in list(self.candidates(goals)):
                known = self.known[variable]
                if known & ~values and self.prove_one({variable: values}, effort).proved:
                    self.known[variable] = known & values
                    self.passed += 1
                    grown = True

    def candidates(self, goals: list[Cube]) -> Iterator[tuple[int, int]]:
        """The milestones that goals require, directly or not; those required first come first."""
        order: list[tuple[int, int]] = []
        asked: set[tuple[int, int]] = set()
        waiting = [(v, m) for goal in goals for v, m in goal.items()]
        while waiting:
            variable, values = waiting.pop()
            if (variable, values) in asked or not self.known[variable] & ~values:
                continue
            asked.add((variable, values))
            order.append((variable, values))
            for action in self.achievers.get(variable, ()):
                if _achieves(action, variable, values):
                    for step in action.steps:
                        for cube in step.under:
                            waiting += cube.items()
        for variable, values in reversed(order):
            if self.is_stable(variable, values):
                yield variable, values

    # --- one goal ---------------------------------------------------------------------

    def prove_one(self, goal: Cube, effort: Effort, final: bool = False) -> Verdict:
        """Prove one goal, with the milestones known so far."""
        most, seconds = effort
        key = tuple(sorted(goal.items()))
        passed, looked, verdict = self.failed.get(key, (-1, 0, None))
        if verdict is not None and passed == self.passed and looked >= most:
            return verdict
        verdict = self._refine(goal, most, seconds, final)
        if not verdict.proved:
            self.failed[key] = self.passed, inf if verdict.complete else most, verdict
        return verdict

    def _refine(self, goal: Cube, most: int, seconds: float, final: bool) -> Verdict:
        """Explore projections onto more and more variables."""
        until = monotonic() + seconds
        seen = set(goal)
        stop = self.stop
        if stop is not None and set(stop) <= seen:
            seen |= set(stop)
        found = None
        view = None
        for _ in range(MOST_STEPS):
            try:
                wider = Projection(self.model, seen, self.known)
                ends = stop if stop is not None and set(stop) <= seen else None
                explored = explore(wider, self.person, goal, ends, most, until)
            except LimitReached:
                return Verdict(False, found, view)
            found, view = explored, wider  # a candidate is read by its own projection only
            if found.candidate is None:
                return Verdict(True, found, view)
            relaxed = self._relaxed_dead_end(goal, seen, view, found) if final else None
            if relaxed is not None:
                found, more = relaxed, None
            else:
                more = self._helpful_variables(goal, seen, view, found)
            if (
                more is None
                and final
                and self.confirm is not None
                and self.confirm(goal, view, found)
            ):
                return Verdict(False, found, view, complete=True, dead_end=True)
            if more is None:
                more = _blocking_variables(seen, found)
            if more is None:
                return Verdict(False, found, view, complete=True)
            seen.update(more)
        return Verdict(False, found, view)

    def _helpful_variables(
        self,
        goal: Cube,
        seen: set[int],
        view: Projection,
        found: Exploration,
    ) -> Cube | None:
        """Unseen variables that the cheapest helpful action from the candidate requires."""
        assert found.candidate is not None
        now = {variable: 1 << value for variable, value in view.decode(found.candidate).items()}
        ways = self._helpful(seen, view)
        relaxation = Relaxation(now, [action for _, _, _, action in ways])
        if not relaxation.reaches(goal):
            return None
        lacks = {id(action): missing for _, _, missing, action in ways}
        planned = [missing for action in relaxation.plan(goal) if (missing := lacks[id(action)])]
        if planned:
            return min(planned, key=self._cost)
        for values in (now, relaxation.reached):
            for _, _, missing, action in ways:
                if missing and applicable(action, values):
                    return missing
        return None

    def _helpful(
        self, seen: set[int], view: Projection
    ) -> list[tuple[float, int, dict[int, int], Action]]:
        """The helpful actions that change what is seen, by the cost of what else they require."""
        return sorted(
            (
                (self._cost(missing), number, missing, action)
                for number, action in enumerate(view.changing)
                if self.model.helpful(action, self.person)
                and (missing := self._missing(action, seen)) is not None
            ),
            key=lambda way: way[:2],
        )

    def _relaxed_dead_end(
        self, goal: Cube, seen: set[int], view: Projection, found: Exploration
    ) -> Exploration | None:
        """A candidate among some of them that is a dead end even in the relaxation, if any."""
        ways = [way[3] for way in self._helpful(seen, view)]
        for candidate in found.candidates[:: max(1, len(found.candidates) // SAMPLES)]:
            now = {variable: 1 << value for variable, value in view.decode(candidate).items()}
            if not Relaxation(now, ways).reaches(goal):
                return found.of(candidate)
        return None

    def _missing(self, action: Action, seen: set[int]) -> dict[int, int] | None:
        """The cheapest requirements of an action that are neither seen nor known."""
        missing: dict[int, int] = {}
        for step in action.steps:
            if not step.under:
                return None
            ways = [self._unmet(cube, seen) for cube in step.under]
            missing |= ways[min(range(len(ways)), key=lambda n: self._cost(ways[n]))]
        for update in action.touched():
            if update.variable in seen:
                missing |= self._unsure(update.when, seen)
        return missing

    def _unsure(self, guard: Guard, seen: set[int]) -> dict[int, int]:
        found: dict[int, int] = {}
        for cube in guard:
            found |= self._unmet(cube, seen)
        return found

    def _unmet(self, cube: Cube, seen: set[int]) -> dict[int, int]:
        return {v: m for v, m in cube.items() if v not in seen and self.known[v] & ~m}

    def _cost(self, missing: Mapping[int, int]) -> float:
        return sum(log2(self.model.variables[variable].size) for variable in missing)


def _achieves(action: Action, variable: int, values: int) -> bool:
    """Whether an action can give a variable one of these values."""
    return any(
        any(to & values and not values >> old & 1 for old, to in enumerate(update.to))
        for update in action.touched()
        if update.variable == variable
    )


def _blocking_variables(seen: set[int], found: Exploration) -> Cube | None:
    """Unseen variables on which the last actions on the way to the candidate depend: those that
    guard them, and those that decide what they do to the variables that are seen."""
    for action in reversed(found.trace):
        guards = [step.over for step in action.steps]
        guards += [update.when for update in action.touched() if update.variable in seen]
        unseen = {
            variable: values
            for guard in guards
            for cube in guard
            for variable, values in cube.items()
            if variable not in seen
        }
        if unseen:
            return unseen
    return None
