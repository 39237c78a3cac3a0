"""What might come about if nothing were ever lost: a quick guess at how something can be got.

What is not among the values given is taken for possible.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fateloom.story.proof.model import Action, Cube, Guard, Step, Update, values_of


class Hopes:
    """What might come of these values by these actions, those that come first before others.

    near   by variable: every value it might have
    over   what may be counts, rather than what surely is
    """

    def __init__(self, now: Cube, actions: Sequence[Action], over: bool = False) -> None:
        self.now = now
        self.over = over
        self.near = dict(now)
        self.first: dict[tuple[int, int], Action] = {}
        grown = True
        while grown:
            grown = False
            for action in actions:
                if possible(action, self.near, over) and self._brings(action):
                    grown = True
                    if not over:
                        break  # what comes first is better

    def _brings(self, action: Action) -> bool:
        """Note what an action brings that is new; whether anything was."""
        new = False
        for update in action.touched():
            variable = update.variable
            if variable not in self.near or not may(update.when, self.near):
                continue
            for value in values_of(self.near[variable]):
                for fresh in values_of(update.to[value] & ~self.near[variable]):
                    self.near[variable] |= 1 << fresh
                    self.first[variable, fresh] = action
                    new = True
        return new

    def may(self, cube: Cube) -> bool:
        """Whether all of this might be."""
        return all(self.near.get(variable, -1) & values for variable, values in cube.items())

    def plan(self, goal: Cube) -> Iterator[Action]:
        """The actions that might bring it about, those at its end first."""
        waiting = list(goal.items())
        done: set[tuple[int, int]] = set()
        while waiting:
            variable, values = waiting.pop()
            if self.now.get(variable, -1) & values:
                continue
            for value in values_of(values):
                action = self.first.get((variable, value))
                if action is None or (variable, value) in done:
                    continue
                done.add((variable, value))
                yield action
                for step in action.steps:
                    waiting += self._needs(step, variable, value)
                break

    def _needs(self, step: Step, variable: int, value: int) -> Iterator[tuple[int, int]]:
        for cube in _guard(step, self.over):
            if self.may(cube):
                yield from [each for each in cube.items() if each[0] in self.now]
                break
        for update in step.updates:
            if update.variable == variable:
                yield variable, _before(update, value)


def possible(action: Action, values: Mapping[int, int], over: bool = False) -> bool:
    """Whether it might happen, for all that these values say."""
    return all(may(_guard(step, over), values) for step in action.steps)


def may(guard: Guard, values: Mapping[int, int]) -> bool:
    """Whether a guard might hold."""
    return any(
        all(values.get(variable, -1) & mask for variable, mask in cube.items()) for cube in guard
    )


def _guard(step: Step, over: bool) -> Guard:
    return step.over if over else step.under


def _before(update: Update, value: int) -> int:
    """The values from which an update leads to this one."""
    return sum(1 << old for old, to in enumerate(update.to) if to >> value & 1 and old != value)
