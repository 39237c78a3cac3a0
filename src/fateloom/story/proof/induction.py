"""Milestone by milestone: is there, from everywhere, a way to what a hero wants?

A milestone is a set of values that a variable never leaves again. What has once been
proved to be within reach from everywhere can be counted on in whatever follows: a hero can
always get it first, and nobody can take it away. So each proof needs to look at a few
variables only, and the whole is proved bit by bit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf, log2
from time import monotonic
from typing import Final

from fateloom.story.proof.abstraction import Found, Projection, TooMuch, look
from fateloom.story.proof.model import Action, Cube, Guard, Model, values_of
from fateloom.story.proof.relaxation import Hopes, possible

EFFORTS: Final = ((400, 0.5), (4_000, 3.0), (40_000, 15.0))
"""The most states to look at, and the most seconds, in one go after the other: what is easy
comes first."""
Effort = tuple[int, float]
SAMPLES: Final = 24
"""Bad states that are looked at in search for one where nothing could help."""
MOST_STEPS: Final = 40
"""How often a projection may grow."""


@dataclass(slots=True)
class Verdict:
    """What came of a question: `proved`, or the last candidate for a lock and what was seen.

    `complete` tells that nothing was left that could have been looked at besides, and `lock`
    that the candidate is real.
    """

    proved: bool
    found: Found | None = None
    view: Projection | None = None
    complete: bool = False
    lock: bool = False

    @property
    def settled(self) -> bool:
        """Whether more effort would change nothing."""
        return self.proved or self.complete


Show = Callable[[Cube, Projection, Found], bool]
"""Asked about a candidate for a lock, with the goal it closes: whether it is a real one."""


class Prover:
    """Proofs about one person in one model.

    stop   where nothing is asked any more
    show   asked about every candidate for a lock of a goal; those that are none are taken
           apart further
    """

    def __init__(
        self, model: Model, person: int, stop: Cube | None = None, show: Show | None = None
    ) -> None:
        self.model = model
        self.person = person
        self.stop = stop
        self.show = show
        self.helpers = [a for a in model.actions if model.helpful(a, person)]
        self.changes: dict[int, list[tuple[int, ...]]] = {}
        for action in model.actions:
            for update in action.touched():
                self.changes.setdefault(update.variable, []).append(update.to)
        self.known: dict[int, int] = {
            variable: self._lasting(variable, each.start)
            for variable, each in enumerate(model.variables)
        }
        """What every state has, and what this person can bring about for good."""
        self.failed: dict[tuple[tuple[int, int], ...], tuple[int, float, Verdict | None]] = {}
        """What could not be proved: with how much known, and how many states looked at."""
        self.passed = 0
        self.bringing: dict[int, list[Action]] = {}
        for action in self.helpers:
            for variable in {update.variable for update in action.touched()}:
                self.bringing.setdefault(variable, []).append(action)

    def _lasting(self, variable: int, values: int) -> int:
        """These values and all that may come of them."""
        while True:
            wider = values
            for to in self.changes.get(variable, ()):
                for value in values_of(values):
                    wider |= to[value]
            if wider == values:
                return values
            values = wider

    def stays(self, variable: int, values: int) -> bool:
        """Whether nobody ever changes it from these values to others."""
        return self._lasting(variable, values) == values

    # --- the whole ---------------------------------------------------------------------

    def prove(
        self, goals: Mapping[str, Cube], efforts: Sequence[Effort] = EFFORTS
    ) -> dict[str, Verdict]:
        """Whether each of the goals can be reached from everywhere."""
        verdicts: dict[str, Verdict] = {}
        for effort in efforts:
            self.milestones(list(goals.values()), effort)
            for name, goal in goals.items():
                if name not in verdicts or not verdicts[name].settled:
                    verdicts[name] = self.local(goal, effort, final=True)
            if all(verdict.settled for verdict in verdicts.values()):
                break
        return verdicts

    def milestones(self, goals: list[Cube], effort: Effort) -> None:
        """Prove what can be proved of all that the goals need."""
        grown = True
        while grown:
            grown = False
            for variable, values in list(self.wanted(goals)):
                known = self.known[variable]
                if known & ~values and self.local({variable: values}, effort).proved:
                    self.known[variable] = known & values
                    self.passed += 1
                    grown = True

    def wanted(self, goals: list[Cube]) -> Iterator[tuple[int, int]]:
        """Everything that lasts among what the goals need, and what that needs; what is
        needed first comes first."""
        order: list[tuple[int, int]] = []
        asked: set[tuple[int, int]] = set()
        waiting = [(v, m) for goal in goals for v, m in goal.items()]
        while waiting:
            variable, values = waiting.pop()
            if (variable, values) in asked or not self.known[variable] & ~values:
                continue
            asked.add((variable, values))
            order.append((variable, values))
            for action in self.bringing.get(variable, ()):
                if _brings(action, variable, values):
                    for step in action.steps:
                        for cube in step.under:
                            waiting += cube.items()
        for variable, values in reversed(order):
            if self.stays(variable, values):
                yield variable, values

    # --- one question ---------------------------------------------------------------------

    def local(self, goal: Cube, effort: Effort, final: bool = False) -> Verdict:
        """Whether the goal can be reached from everywhere, with what is known so far."""
        most, seconds = effort
        key = tuple(sorted(goal.items()))
        passed, looked, verdict = self.failed.get(key, (-1, 0, None))
        if verdict is not None and passed == self.passed and looked >= most:
            return verdict
        verdict = self._grown(goal, most, seconds, final)
        if not verdict.proved:
            self.failed[key] = self.passed, inf if verdict.complete else most, verdict
        return verdict

    def _grown(self, goal: Cube, most: int, seconds: float, final: bool) -> Verdict:
        """Look at few variables first, then at more."""
        until = monotonic() + seconds
        seen = set(goal)
        stop = self.stop
        if stop is not None and set(stop) <= seen:
            seen |= set(stop)
        found = None
        view = None
        for _ in range(MOST_STEPS):
            try:
                view = Projection(self.model, seen, self.known)
                ends = stop if stop is not None and set(stop) <= seen else None
                found = look(view, self.person, goal, ends, most, until)
            except TooMuch:
                return Verdict(False, found, view)
            if found.bad is None:
                return Verdict(True, found, view)
            hopeless = self._hopeless(goal, seen, view, found) if final else None
            if hopeless is not None:
                found, more = hopeless, None
            else:
                more = self._helps(goal, seen, view, found)
            if more is None and final and self.show is not None and self.show(goal, view, found):
                return Verdict(False, found, view, complete=True, lock=True)
            if more is None:
                more = _stands(seen, found)
            if more is None:
                return Verdict(False, found, view, complete=True)
            seen.update(more)
        return Verdict(False, found, view)

    def _helps(
        self,
        goal: Cube,
        seen: set[int],
        view: Projection,
        found: Found,
    ) -> Cube | None:
        """What helps on from the bad state, and has not been looked at; the least first."""
        assert found.bad is not None
        now = {variable: 1 << value for variable, value in view.told(found.bad).items()}
        ways = self._ways(seen, view)
        hopes = Hopes(now, [action for _, _, _, action in ways])
        if not hopes.may(goal):
            return None
        lacks = {id(action): missing for _, _, missing, action in ways}
        planned = [missing for action in hopes.plan(goal) if (missing := lacks[id(action)])]
        if planned:
            return min(planned, key=self._cost)
        for values in (now, hopes.near):
            for _, _, missing, action in ways:
                if missing and possible(action, values):
                    return missing
        return None

    def _ways(
        self, seen: set[int], view: Projection
    ) -> list[tuple[float, int, dict[int, int], Action]]:
        """The helpful actions that change what is seen, those that need least besides first."""
        return sorted(
            (
                (self._cost(missing), number, missing, action)
                for number, action in enumerate(view.changing)
                if self.model.helpful(action, self.person)
                and (missing := self._missing(action, seen)) is not None
            ),
            key=lambda way: way[:2],
        )

    def _hopeless(self, goal: Cube, seen: set[int], view: Projection, found: Found) -> Found | None:
        """A bad state in which nothing could help, whatever else was looked at, if there is one
        among a few of them."""
        ways = [way[3] for way in self._ways(seen, view)]
        for bad in found.bads[:: max(1, len(found.bads) // SAMPLES)]:
            now = {variable: 1 << value for variable, value in view.told(bad).items()}
            if not Hopes(now, ways).may(goal):
                return found.at(bad)
        return None

    def _missing(self, action: Action, seen: set[int]) -> dict[int, int] | None:
        """What the action needs that is neither seen nor known; the cheapest way of it."""
        missing: dict[int, int] = {}
        for step in action.steps:
            if not step.under:
                return None
            ways = [self._open(cube, seen) for cube in step.under]
            missing |= ways[min(range(len(ways)), key=lambda n: self._cost(ways[n]))]
        for update in action.touched():
            if update.variable in seen:
                missing |= self._unsure(update.when, seen)
        return missing

    def _unsure(self, guard: Guard, seen: set[int]) -> dict[int, int]:
        found: dict[int, int] = {}
        for cube in guard:
            found |= self._open(cube, seen)
        return found

    def _open(self, cube: Cube, seen: set[int]) -> dict[int, int]:
        return {v: m for v, m in cube.items() if v not in seen and self.known[v] & ~m}

    def _cost(self, missing: Mapping[int, int]) -> float:
        return sum(log2(self.model.variables[variable].size) for variable in missing)


def _brings(action: Action, variable: int, values: int) -> bool:
    """Whether it can bring the variable to one of these values from another."""
    return any(
        any(to & values and not values >> old & 1 for old, to in enumerate(update.to))
        for update in action.touched()
        if update.variable == variable
    )


def _stands(seen: set[int], found: Found) -> Cube | None:
    """What stands in the way of getting to the bad state, and has not been looked at."""
    for action in reversed(found.trace):
        unseen = {
            variable: values
            for step in action.steps
            for cube in step.over
            for variable, values in cube.items()
            if variable not in seen
        }
        if unseen:
            return unseen
    return None
