"""A finite-domain model of a scenario: variables with few values, and guarded actions on them.

A cube restricts the values of some variables; a guard is a disjunction of cubes. An action is a
sequence of steps, each with a guard and updates, and happens as a whole.

Each guard has two forms. `over` is an over-approximation: it holds whenever the engine may let
the step happen. `under` is an under-approximation: it holds only where the engine surely does.
Updates that are not certain have several values, any of which may follow. So the model can do
everything that the engine can, and the engine allows everything that a hero can rely on.

Variables with finite domains are those of the SAS+ planning tasks of C. Bäckström and B. Nebel,
"Complexity results for SAS+ planning", Computational Intelligence 11 (1995). Here guards may be
disjunctions, and updates may be conditional and nondeterministic.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

Cube = Mapping[int, int]
"""Variable -> the values it may have, a bit for each: a conjunction."""
Guard = tuple[Cube, ...]
"""A disjunction of cubes; the empty one never holds."""
ALWAYS: Final[Guard] = ({},)
NEVER: Final[Guard] = ()
MOST_CUBES: Final = 96
"""The most cubes of a guard; one that would have more is approximated."""

CLOCK: Final = -1
"""The actor of what can happen to anybody. Heroes and companions are actors by their numbers."""


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable with `size` values; `start` has a bit for each value with which it can start.

    `name` is for people and tests: a kind and what it is about.
    """

    name: tuple[str | int, ...]
    size: int
    start: int = 1

    @property
    def whole(self) -> int:
        """All its values."""
        return (1 << self.size) - 1


@dataclass(frozen=True, slots=True)
class Update:
    """Where `when` holds, the variable gets a new value: `to` has by the old value a bit for
    each it may become."""

    variable: int
    to: tuple[int, ...]
    when: Guard = ALWAYS


@dataclass(frozen=True, slots=True)
class Step:
    """A step of an action: its guard in both forms, and its updates, one after the other.

    `between` may happen after it, before the next one, any number of times; those of them that are
    forced need nobody's choice.
    """

    over: Guard
    under: Guard
    updates: tuple[Update, ...] = ()
    between: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Action:
    """Something that somebody can do, or that happens.

    actor    a person, or CLOCK
    steps    one after the other; the action happens only if all of them can
    happens  whether the model counts it among what can happen; otherwise it only says what
             its actor is able to do
    helps    its actor can rely on it
    frees    nobody can stop it, so everybody can rely on it: time, and what comes with it
    forced   it can happen again and again without anybody's choice, to its actor; with
             `frees` or the CLOCK as actor, to everybody
    mates    the other of a team can be relied on for it
    gains    its actor gets items by it, and may have to abandon others
    itself   it happens by itself
    script   the moves that make it come about on a table; `event ID` and `day` are waited for
    """

    name: str
    actor: int
    steps: tuple[Step, ...]
    happens: bool = True
    helps: bool = False
    frees: bool = False
    forced: bool = False
    mates: bool = False
    gains: bool = False
    itself: bool = False
    script: tuple[str, ...] = ()

    def touched(self) -> Iterator[Update]:
        """All its updates."""
        for step in self.steps:
            yield from step.updates


@dataclass(slots=True)
class Model:
    """All variables and actions of a scenario, for one mode and the heroes who play.

    held    by person: the variables whose values are numbers of items in their inventory
    copies  for each item, the variables that count its copies, and how many there are in all
    mates   by person: the other of the team
    number  the number of each variable by its name
    """

    variables: list[Variable] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)
    held: dict[int, list[int]] = field(default_factory=dict)
    copies: list[tuple[list[int], int]] = field(default_factory=list)
    mates: dict[int, int] = field(default_factory=dict)
    number: dict[tuple[str | int, ...], int] = field(default_factory=dict)
    _touching: dict[int, list[int]] = field(default_factory=dict)
    _indexed: int = 0

    def touching(self, variables: Iterable[int]) -> list[Action]:
        """The actions that change any of these variables, in their order."""
        if self._indexed != len(self.actions):
            self._indexed = len(self.actions)
            self._touching.clear()
            for number, action in enumerate(self.actions):
                for variable in {update.variable for update in action.touched()}:
                    self._touching.setdefault(variable, []).append(number)
        found = {number for variable in variables for number in self._touching.get(variable, ())}
        return [self.actions[number] for number in sorted(found)]

    def variable(self, *name: str | int, size: int, start: int = 1) -> int:
        """A new variable, and its number."""
        self.number[name] = len(self.variables)
        self.variables.append(Variable(name, size, start))
        return len(self.variables) - 1

    def helpful(self, action: Action, person: int) -> bool:
        """Whether a person can rely on an action."""
        if action.frees or (action.helps and action.actor == person):
            return True
        return action.mates and self.mates.get(person) == action.actor

    def interferes(self, action: Action, person: int) -> bool:
        """Whether an action can happen again and again without this person causing it."""
        return action.happens and action.forced and action.actor in (person, CLOCK)


def both(one: Guard, other: Guard) -> tuple[Guard, bool]:
    """Where both hold, and whether that is said exactly: too much is left out."""
    if one == ALWAYS:
        return other, True
    if other == ALWAYS:
        return one, True
    cubes: list[Cube] = []
    for first in one:
        for second in other:
            cube = dict(first)
            for variable, values in second.items():
                cube[variable] = cube.get(variable, values) & values
            if all(cube.values()):
                cubes.append(cube)
    return simplified(cubes)


def either(guards: Sequence[Guard]) -> tuple[Guard, bool]:
    """Where at least one holds."""
    return simplified([cube for guard in guards for cube in guard])


def simplified(cubes: Sequence[Cube]) -> tuple[Guard, bool]:
    """Without cubes that others contain; and whether all could be kept."""
    kept: list[Cube] = []
    for cube in sorted(cubes, key=len):
        if not any(_within(cube, other) for other in kept):
            kept.append(cube)
    return tuple(kept[:MOST_CUBES]), len(kept) <= MOST_CUBES


def _within(cube: Cube, other: Cube) -> bool:
    """Whether `other` holds wherever the cube does."""
    return all(not cube.get(v, -1) & ~values for v, values in other.items())


@lru_cache(maxsize=1 << 12)
def values_of(mask: int) -> tuple[int, ...]:
    """The values that have a bit."""
    return tuple([value for value in range(mask.bit_length()) if mask >> value & 1])
