"""Delete relaxation: what can be reached if variables keep every value they ever had.

It ignores that an action takes anything away, so what it cannot reach cannot be reached at all;
what it can reach may still be out of reach. Variables without a value may have any.

This is the relaxation of the planners HSP (B. Bonet and H. Geffner, "Planning as heuristic
search", Artificial Intelligence 129, 2001) and FF (J. Hoffmann and B. Nebel, "The FF planning
system: fast plan generation through heuristic search", JAIR 14, 2001,
https://doi.org/10.1613/jair.855), whose relaxed plans are read off in the same way: backwards from
the goal, by the first action that achieved each value.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fateloom.story.model.model import Action, Cube, Guard, Step, Update, values_of


class Relaxation:
    """All values that can be reached by actions, of which the first are preferred.

    reached   by variable: the values that it can have, a bit for each
    achiever  the action that first achieved a value of a variable
    over      whether guards are read as over-approximations, rather than as under-approximations
    """

    def __init__(self, now: Cube, actions: Sequence[Action], over: bool = False) -> None:
        self.now = now
        self.over = over
        self.reached = dict(now)
        self.achiever: dict[tuple[int, int], Action] = {}
        grown = True
        while grown:
            grown = False
            for action in actions:
                if applicable(action, self.reached, over) and self._apply(action):
                    grown = True
                    if not over:
                        break  # the first actions are preferred

    def _apply(self, action: Action) -> bool:
        """Add the values that an action achieves; whether any was new."""
        new = False
        for update in action.touched():
            variable = update.variable
            if variable not in self.reached or not may_hold(update.when, self.reached):
                continue
            for value in values_of(self.reached[variable]):
                for fresh in values_of(update.to[value] & ~self.reached[variable]):
                    self.reached[variable] |= 1 << fresh
                    self.achiever[variable, fresh] = action
                    new = True
        return new

    def reaches(self, cube: Cube) -> bool:
        """Whether a cube can be reached."""
        return all(self.reached.get(variable, -1) & values for variable, values in cube.items())

    def plan(self, goal: Cube) -> Iterator[Action]:
        """A relaxed plan: actions that achieve the goal, the last of them first."""
        waiting = list(goal.items())
        done: set[tuple[int, int]] = set()
        while waiting:
            variable, values = waiting.pop()
            if self.now.get(variable, -1) & values:
                continue
            for value in values_of(values):
                action = self.achiever.get((variable, value))
                if action is None or (variable, value) in done:
                    continue
                done.add((variable, value))
                yield action
                for step in action.steps:
                    waiting += self._needs(step, variable, value)
                break

    def _needs(self, step: Step, variable: int, value: int) -> Iterator[tuple[int, int]]:
        for cube in _guard(step, self.over):
            if self.reaches(cube):
                yield from [each for each in cube.items() if each[0] in self.now]
                break
        for update in step.updates:
            if update.variable == variable:
                yield variable, _before(update, value)


def applicable(action: Action, values: Mapping[int, int], over: bool = False) -> bool:
    """Whether an action may happen with these values."""
    return all(may_hold(_guard(step, over), values) for step in action.steps)


def may_hold(guard: Guard, values: Mapping[int, int]) -> bool:
    """Whether a guard may hold with these values."""
    return any(
        all(values.get(variable, -1) & mask for variable, mask in cube.items()) for cube in guard
    )


def _guard(step: Step, over: bool) -> Guard:
    return step.over if over else step.under


def _before(update: Update, value: int) -> int:
    """The values that an update turns into this one."""
    return sum(1 << old for old, to in enumerate(update.to) if to >> value & 1 and old != value)
