"""Projections: a model restricted to a few of its variables, and reachability in them.

A state is one int with one bit for each of these variables: a place in it for every value.
Actions are projected twice. What they may do, whatever the other variables are, is an
over-approximation, and used forwards from the start. What they must do, by what is seen or
holds for good (`Known`), is an under-approximation, and used backwards from the goal.

Projections are the abstractions of pattern databases: J. C. Culberson and J. Schaeffer, "Pattern
databases", Computational Intelligence 14 (1998); S. Edelkamp, "Planning with pattern databases",
ECP 2001. On may and must transitions see P. Godefroid, M. Huth and R. Jagadeesan,
"Abstraction-based model checking using modal transition systems", CONCUR 2001
(https://doi.org/10.1007/3-540-44685-0_29). The backward fixpoint, in which all outcomes of an
action have to be good, is that of strong planning: A. Cimatti, M. Pistore, M. Roveri and
P. Traverso, "Weak, strong, and strong cyclic planning via symbolic model checking", Artificial
Intelligence 147 (2003).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import inf
from time import monotonic
from typing import Final

from fateloom.games.destinies.components import HAND
from fateloom.story.model.model import Action, Guard, Model, Update, values_of

Known = Mapping[int, int]
"""Variable -> the values it has from some time on, for good."""

_ALWAYS: Final = (0,)
"""The bits that stand against a guard that always holds."""
MOST_OUTCOMES: Final = 512
"""Successors of one action in one state, in a proof, which explores a great many states."""


class LimitReached(Exception):
    """The exploration has reached its limit of states or of time."""


@dataclass(slots=True)
class _ProjectedUpdate:
    """An update in a projection. `denied` are the bits that stand against each of its cubes; with
    `unsure`, it may also not happen where it seems to, or happen where nothing is seen."""

    whole: int
    to: dict[int, tuple[int, ...]]
    denied: tuple[int, ...]
    unsure: bool


@dataclass(slots=True)
class _ProjectedStep:
    denied: tuple[int, ...]
    changes: tuple[_ProjectedUpdate, ...]
    between: tuple[tuple[_ProjectedStep, ...], ...] = ()


Projected = tuple[_ProjectedStep, ...]
"""An action in a projection."""


class Projection:
    """A model restricted to some of its variables.

    outcomes   the most successors of one action in one state
    known      what holds for good, of variables that are not seen
    """

    def __init__(
        self,
        model: Model,
        variables: Iterable[int],
        known: Known,
        outcomes: int = MOST_OUTCOMES,
    ) -> None:
        self.model = model
        self.outcomes = outcomes
        self.known = known
        self.place: dict[int, int] = {}
        at = 0
        for variable in sorted(variables):
            self.place[variable] = at
            at += model.variables[variable].size
        self.changing = model.touching(self.place)
        self.counted = [
            (
                [(1 << self.place[v] + n, n) for v in seen for n in range(model.variables[v].size)],
                most,
            )
            for variables, most in model.copies
            if len(seen := [v for v in variables if v in self.place]) > 1
        ]
        self.starts = [
            sum(bits)
            for bits in product(
                *(
                    [1 << at + value for value in values_of(model.variables[variable].start)]
                    for variable, at in self.place.items()
                )
            )
        ]

    # --- reading the model ------------------------------------------------------------

    def whole(self, variable: int) -> int:
        return self.model.variables[variable].whole << self.place[variable]

    def may(self, action: Action) -> Projected:
        """What an action can do, whatever the other variables are."""
        return tuple(
            _ProjectedStep(
                self._may_hold(step.over),
                tuple(self._changes(step.updates, surely=False)),
                tuple([self.may(each) for each in step.between if self.touches(each)]),
            )
            for step in action.steps
        )

    def must(self, action: Action) -> Projected | None:
        """What its actor can rely on; None where that depends on other variables."""
        parts = []
        for step in action.steps:
            denied = self._must_hold(step.under, self.known)
            if not denied:
                return None
            forced = [each for each in step.between if each.forced and self.touches(each)]
            parts.append(
                _ProjectedStep(
                    denied,
                    tuple(self._changes(step.updates, surely=True)),
                    tuple([self.may(each) for each in forced]),
                )
            )
        return tuple(parts)

    def touches(self, action: Action) -> bool:
        """Whether it changes anything that is seen."""
        return any(update.variable in self.place for update in action.touched())

    def _may_hold(self, guard: Guard) -> tuple[int, ...]:
        found = []
        for cube in guard:
            found.append(sum(self._against(v, m) for v, m in cube.items() if v in self.place))
        return (0,) if 0 in found else tuple(dict.fromkeys(found))

    def _must_hold(self, guard: Guard, known: Known) -> tuple[int, ...]:
        found = []
        for cube in guard:
            denied = 0
            for variable, values in cube.items():
                if variable in self.place:
                    denied += self._against(variable, values)
                elif known.get(variable, -1) & ~values:
                    break
            else:
                found.append(denied)
        return (0,) if 0 in found else tuple(dict.fromkeys(found))

    def _against(self, variable: int, values: int) -> int:
        return (self.model.variables[variable].whole & ~values) << self.place[variable]

    def _changes(self, updates: Sequence[Update], surely: bool) -> Iterable[_ProjectedUpdate]:
        for update in updates:
            at = self.place.get(update.variable)
            if at is None:
                continue
            to = {
                1 << at + value: tuple([1 << at + each for each in values_of(mask)])
                for value, mask in enumerate(update.to)
            }
            may = self._may_hold(update.when)
            must = self._must_hold(update.when, self.known if surely else {})
            yield _ProjectedUpdate(self.whole(update.variable), to, may, must != may)

    # --- running it --------------------------------------------------------------------

    def successors(self, action: Projected, state: int) -> set[int]:
        """The states to which an action can lead; none where it cannot happen.

        Raises `LimitReached`.
        """
        if not _allows(action[0].denied, state):
            return set()
        states = {state}
        for part in action:
            denied = part.denied
            if denied != _ALWAYS and part is not action[0]:
                states = {each for each in states if _allows(denied, each)}
                if not states:
                    return states
            for change in part.changes:
                states = _changed(states, change)
            if part.between:
                states = self._with_between(states, part)
            if len(states) > self.outcomes:
                raise LimitReached
        return states

    def _with_between(self, states: set[int], part: _ProjectedStep) -> set[int]:
        """These states, with all that may happen before the next step."""
        waiting = list(states)
        while waiting and len(states) <= self.outcomes:
            state = waiting.pop()
            for each in part.between:
                fresh = self.successors(each, state) - states
                states |= fresh
                waiting += fresh
        return states

    def sure_successors(self, action: Projected, state: int) -> set[int]:
        """The same, and none where a guard might fail."""
        states = {state}
        for part in action:
            denied = part.denied
            for each in states:
                if not _allows(denied, each):
                    return set()
            for change in part.changes:
                states = _changed(states, change)
            if part.between:
                states = self._with_between(states, part)
            if len(states) > self.outcomes:
                return set()
        return states

    def fits(self, state: int) -> bool:
        """Whether there are no more copies of any item than there can be."""
        return all(_load(bits, state) <= most for bits, most in self.counted)

    def matches(self, cube: Mapping[int, int]) -> int:
        """The bits that stand against a cube of variables that are seen."""
        return sum(self._against(variable, values) for variable, values in cube.items())

    def decode(self, state: int) -> dict[int, int]:
        """The value of each variable in a state."""
        return {
            variable: ((state >> at) & self.model.variables[variable].whole).bit_length() - 1
            for variable, at in self.place.items()
        }

    def encode(self, values: Mapping[int, int]) -> int:
        """The state with these values; those of other variables are ignored."""
        return sum(1 << at + values[variable] for variable, at in self.place.items())


def _allows(denied: tuple[int, ...], state: int) -> bool:
    """Whether a state meets one of the cubes."""
    for bits in denied:  # noqa: SIM110 - a generator costs more than the loop
        if not state & bits:
            return True
    return False


def _changed(states: set[int], change: _ProjectedUpdate) -> set[int]:
    denied, whole, to = change.denied, change.whole, change.to
    found: set[int] = set()
    for state in states:
        if not _allows(denied, state):
            found.add(state)
            continue
        if change.unsure:
            found.add(state)
        rest = state & ~whole
        for bit in to[state & whole]:
            found.add(rest | bit)
    return found


@dataclass(slots=True)
class Exploration:
    """The result of `explore`: the candidates for a dead end.

    candidate    one of them: a state from which no way to the goal is known; None if there is none
    trace        the actions that lead there from a start
    candidates   all of them, in the order in which they were reached
    parents      how each state was reached
    """

    candidate: int | None = None
    trace: tuple[Action, ...] = ()
    candidates: tuple[int, ...] = ()
    parents: Mapping[int, tuple[int, Action] | None] = field(default_factory=dict)

    def of(self, candidate: int) -> Exploration:
        """The same with another of the candidates."""
        state = candidate
        trace: list[Action] = []
        while (parent := self.parents[state]) is not None:
            state, action = parent
            trace.append(action)
        return Exploration(candidate, tuple(reversed(trace)), self.candidates, self.parents)


def explore(
    view: Projection,
    person: int,
    goal: Mapping[int, int],
    stop: Mapping[int, int] | None,
    most: int,
    until: float = inf,
) -> Exploration:
    """Whether a person can reach the goal from every reachable state (AG EF goal, in CTL).

    In states that meet `stop` nothing has to be reached. Raises `LimitReached` beyond `most`
    states, or after `until` (a time of `monotonic`).
    """
    model = view.model
    aims = view.matches(goal)
    ends = aims if stop is None else view.matches(stop)

    def over(state: int) -> bool:
        return not state & aims or not state & ends

    moving = [(a, view.may(a)) for a in view.changing if a.happens]
    parents: dict[int, tuple[int, Action] | None] = dict.fromkeys(view.starts)
    waiting = deque(view.starts)
    while waiting:
        state = waiting.popleft()
        if over(state):
            continue
        if monotonic() > until:
            raise LimitReached
        for action, seen in moving:
            if not _allows(seen[0].denied, state):
                continue  # most do not; it saves millions of calls
            for other in view.successors(seen, state):
                if other not in parents and view.fits(other):
                    if len(parents) >= most:
                        raise LimitReached
                    parents[other] = state, action
                    waiting.append(other)
    good = {state for state in parents if not state & aims}
    interfering = [seen for action, seen in moving if model.interferes(action, person)]
    interference = Interference(view, interfering, over) if interfering else None
    spread(edges(view, person, parents), good, interference)
    wrong = view.matches({v: m for v, m in view.known.items() if v in view.place})
    candidates = [s for s in parents if s not in good and s & ends and not s & wrong]
    found = Exploration(candidates=tuple(candidates), parents=parents)
    return found.of(candidates[0]) if candidates else found


def combinations(view: Projection, most: int) -> Iterator[int]:
    """Every state that a game can pass through, also in the middle of an action.

    Raises `LimitReached` beyond `most` states.
    """
    moving = [view.may(action) for action in view.changing if action.happens]
    passed = set(view.starts)
    yield from passed
    waiting = deque(view.starts)
    resting = set(view.starts)
    while waiting:
        state = waiting.popleft()
        for action in moving:
            ends = {state}
            for end in range(1, len(action) + 1):
                ends = view.successors(action[:end], state)
                yield from ends - passed
                passed |= ends
                if len(passed) > most:
                    raise LimitReached
            fresh = ends - resting
            resting |= fresh
            waiting += fresh


Edges = Mapping[int, Mapping[int, frozenset[int]]]
"""By state, and by the number of a helpful action: the states to which it can lead."""


def edges(view: Projection, person: int, states: Iterable[int]) -> Edges:
    """What a person can rely on, state by state."""
    helpers = [
        (action.gains, seen)
        for action in view.changing
        if view.model.helpful(action, person)
        for seen in [view.must(action)]
        if seen is not None
    ]
    loads = _loads(view, person)
    found: dict[int, dict[int, frozenset[int]]] = {}
    for state in states:
        found[state] = ways = {}
        for number, (gains, seen) in enumerate(helpers):
            ends = view.sure_successors(seen, state)
            if not ends or ends == {state}:
                continue
            if gains and any(_load(loads, end) > HAND for end in ends):
                continue  # something that is seen would have to be abandoned
            ways[number] = frozenset(ends)
    return found


class Interference:
    """What interfering actions can make of a state by themselves, up to where it is `over`."""

    def __init__(
        self, view: Projection, interfering: Sequence[Projected], over: Callable[[int], bool]
    ) -> None:
        self.view = view
        self.interfering = interfering
        self.over = over
        self.known: dict[int, frozenset[int]] = {}

    def closure(self, state: int) -> frozenset[int]:
        """All states that a state can become, itself included."""
        if state not in self.known:
            found, waiting = {state}, [state]
            while waiting:
                now = waiting.pop()
                if self.over(now):
                    continue
                for seen in self.interfering:
                    for end in self.view.successors(seen, now) - found:
                        found.add(end)
                        waiting.append(end)
            self.known[state] = frozenset(found)
        return self.known[state]


def spread(edges: Edges, good: set[int], interference: Interference | None) -> None:
    """Add to `good` every state from which the good ones can surely be reached: a least fixpoint.

    Under interference, one and the same action has to be good in every state that may come
    instead, so that nothing can turn back for ever a hero who is about to take it.
    """
    if interference is not None:
        _spread_against(edges, good, interference)
        return
    behind: dict[int, list[tuple[int, int]]] = {}
    missing: dict[tuple[int, int], int] = {}
    fresh: deque[int] = deque()
    for state, ways in edges.items():
        if state in good:
            continue
        for number, ends in ways.items():
            open_ = [end for end in ends if end not in good]
            missing[state, number] = len(open_)
            for end in open_:
                behind.setdefault(end, []).append((state, number))
            if not open_:
                fresh.append(state)
    while fresh:
        state = fresh.popleft()
        if state in good:
            continue
        good.add(state)
        for edge in behind.get(state, ()):
            missing[edge] -= 1
            if not missing[edge]:
                fresh.append(edge[0])


def _spread_against(edges: Edges, good: set[int], interference: Interference) -> None:
    grown = True
    while grown:
        grown = False
        for state, ways in edges.items():
            if state in good:
                continue
            around = [each for each in interference.closure(state) if each not in good]
            for way in ways:
                if all(_leads(edges, each, way, good) for each in around):
                    good.update(around)
                    grown = True
                    break


def _leads(edges: Edges, state: int, way: int, good: set[int]) -> bool:
    ends = edges[state].get(way) if state in edges else None
    return ends is not None and ends <= good


def _loads(view: Projection, person: int) -> list[tuple[int, int]]:
    """By bit, how many items of this person it stands for."""
    found = []
    for variable in view.model.held.get(person, ()):
        at = view.place.get(variable)
        if at is not None:
            found += [(1 << at + n, n) for n in range(view.model.variables[variable].size)]
    return found


def _load(loads: Sequence[tuple[int, int]], state: int) -> int:
    return sum(count for bit, count in loads if state & bit)
