"""A model seen through a few of its variables, explored state by state.

A state is one int with one bit for each of these variables: a place in it for every value.
Forwards, what is not seen may be anything, so more is reached than really can be.
Backwards, only what is seen, or known for ever (`Known`), can be counted on, so less.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import inf
from time import monotonic
from typing import Final

from fateloom.games.destinies.components import HAND
from fateloom.story.proof.model import Action, Guard, Model, Update, values_of

Known = Mapping[int, int]
"""Variable -> the values it has from some time on, for good."""

MOST_OUTCOMES: Final = 512
"""Of one action in one state, in a proof: it looks at each of them from a great many states."""


class TooMuch(Exception):
    """More states than it may look at."""


@dataclass(slots=True)
class _Change:
    """An update as seen. `denied` are the bits that stand against each of its cubes; with
    `unsure`, it may also not happen where it seems to, or happen where nothing is seen."""

    whole: int
    to: dict[int, tuple[int, ...]]
    denied: tuple[int, ...]
    unsure: bool


@dataclass(slots=True)
class _Part:
    denied: tuple[int, ...]
    changes: tuple[_Change, ...]
    between: tuple[tuple[_Part, ...], ...] = ()


Seen = tuple[_Part, ...]


class Projection:
    """The model through these variables; an action may have so many outcomes in one state."""

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

    def forwards(self, action: Action) -> Seen:
        """What can come of it, whatever is not seen."""
        return tuple(
            _Part(
                self._may(step.over),
                tuple(self._changes(step.updates, surely=False)),
                tuple([self.forwards(each) for each in step.between if self.touches(each)]),
            )
            for step in action.steps
        )

    def backwards(self, action: Action) -> Seen | None:
        """What surely can be made of it; None where it depends on what is not seen."""
        parts = []
        for step in action.steps:
            denied = self._must(step.under, self.known)
            if not denied:
                return None
            forced = [each for each in step.between if each.forced and self.touches(each)]
            parts.append(
                _Part(
                    denied,
                    tuple(self._changes(step.updates, surely=True)),
                    tuple([self.forwards(each) for each in forced]),
                )
            )
        return tuple(parts)

    def touches(self, action: Action) -> bool:
        """Whether it changes anything that is seen."""
        return any(update.variable in self.place for update in action.touched())

    def _may(self, guard: Guard) -> tuple[int, ...]:
        found = []
        for cube in guard:
            found.append(sum(self._against(v, m) for v, m in cube.items() if v in self.place))
        return (0,) if 0 in found else tuple(dict.fromkeys(found))

    def _must(self, guard: Guard, known: Known) -> tuple[int, ...]:
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

    def _changes(self, updates: Sequence[Update], surely: bool) -> Iterable[_Change]:
        for update in updates:
            at = self.place.get(update.variable)
            if at is None:
                continue
            to = {
                1 << at + value: tuple([1 << at + each for each in values_of(mask)])
                for value, mask in enumerate(update.to)
            }
            may = self._may(update.when)
            must = self._must(update.when, self.known if surely else {})
            yield _Change(self.whole(update.variable), to, may, must != may)

    # --- running it --------------------------------------------------------------------

    def after(self, seen: Seen, state: int) -> set[int]:
        """The states it can lead to; none where it cannot happen. Raises `TooMuch`."""
        states = {state}
        for part in seen:
            if part.denied != (0,):
                states = {s for s in states if any(not s & denied for denied in part.denied)}
                if not states:
                    return states
            for change in part.changes:
                states = _changed(states, change)
            states = self._closed(states, part)
            if len(states) > self.outcomes:
                raise TooMuch
        return states

    def _closed(self, states: set[int], part: _Part) -> set[int]:
        """With all that may happen in between."""
        waiting = list(states) if part.between else []
        while waiting and len(states) <= self.outcomes:
            state = waiting.pop()
            for seen in part.between:
                fresh = self.after(seen, state) - states
                states |= fresh
                waiting += fresh
        return states

    def surely(self, seen: Seen, state: int) -> set[int]:
        """As `after`, and nothing where something might stand in the way."""
        states = {state}
        for part in seen:
            if part.denied != (0,) and any(
                all(s & denied for denied in part.denied) for s in states
            ):
                return set()
            for change in part.changes:
                states = _changed(states, change)
            states = self._closed(states, part)
            if len(states) > self.outcomes:
                return set()
        return states

    def fits(self, state: int) -> bool:
        """Whether there are no more copies of any item than there can be."""
        return all(_load(bits, state) <= most for bits, most in self.counted)

    def matches(self, cube: Mapping[int, int]) -> int:
        """The bits that stand against a cube of variables that are seen."""
        return sum(self._against(variable, values) for variable, values in cube.items())

    def told(self, state: int) -> dict[int, int]:
        """The value of each variable."""
        return {
            variable: ((state >> at) & self.model.variables[variable].whole).bit_length() - 1
            for variable, at in self.place.items()
        }

    def seen(self, values: Mapping[int, int]) -> int:
        """The state with these values; others are left out."""
        return sum(1 << at + values[variable] for variable, at in self.place.items())


def _changed(states: set[int], change: _Change) -> set[int]:
    found: set[int] = set()
    for state in states:
        if change.denied != (0,) and not any(not state & denied for denied in change.denied):
            found.add(state)
            continue
        if change.unsure:
            found.add(state)
        rest = state & ~change.whole
        for bit in change.to[state & change.whole]:
            found.add(rest | bit)
    return found


@dataclass(slots=True)
class Found:
    """What came of looking: a state from which there is no way, if any.

    trace   the actions that lead there from a start
    bads    all such states, in the order in which they were reached
    came    how each state was reached
    """

    bad: int | None = None
    trace: tuple[Action, ...] = ()
    bads: tuple[int, ...] = ()
    came: Mapping[int, tuple[int, Action] | None] = field(default_factory=dict)

    def at(self, bad: int) -> Found:
        """The same about another of these states."""
        state = bad
        trace: list[Action] = []
        while (before := self.came[state]) is not None:
            state, action = before
            trace.append(action)
        return Found(bad, tuple(reversed(trace)), self.bads, self.came)


def look(
    view: Projection,
    person: int,
    goal: Mapping[int, int],
    stop: Mapping[int, int] | None,
    most: int,
    until: float = inf,
) -> Found:
    """Whether from everywhere this person can get to the goal (AG EF, on what is seen).

    `stop` is where nothing is asked any more. Raises `TooMuch` beyond so many states, or
    after that time of the clock.
    """
    model = view.model
    aims = view.matches(goal)
    ends = aims if stop is None else view.matches(stop)

    def over(state: int) -> bool:
        return not state & aims or not state & ends

    moving = [(a, view.forwards(a)) for a in view.changing if a.happens]
    came: dict[int, tuple[int, Action] | None] = dict.fromkeys(view.starts)
    waiting = deque(view.starts)
    while waiting:
        state = waiting.popleft()
        if over(state):
            continue
        if monotonic() > until:
            raise TooMuch
        for action, seen in moving:
            for other in view.after(seen, state):
                if other not in came and view.fits(other):
                    if len(came) >= most:
                        raise TooMuch
                    came[other] = state, action
                    waiting.append(other)
    good = {state for state in came if not state & aims}
    meddling = [seen for action, seen in moving if model.meddles(action, person)]
    spread(edges(view, person, came), good, Drift(view, meddling, over) if meddling else None)
    wrong = view.matches({v: m for v, m in view.known.items() if v in view.place})
    bads = [s for s in came if s not in good and s & ends and not s & wrong]
    found = Found(bads=tuple(bads), came=came)
    return found.at(bads[0]) if bads else found


Edges = Mapping[int, Mapping[int, frozenset[int]]]
"""By state and by helpful action, by its number: where it leads, and one cannot choose."""


def edges(view: Projection, person: int, states: Iterable[int]) -> Edges:
    """What this person can surely do, state by state."""
    helpers = [
        (action.gains, seen)
        for action in view.changing
        if view.model.helpful(action, person)
        for seen in [view.backwards(action)]
        if seen is not None
    ]
    loads = _loads(view, person)
    found: dict[int, dict[int, frozenset[int]]] = {}
    for state in states:
        found[state] = ways = {}
        for number, (gains, seen) in enumerate(helpers):
            ends = view.surely(seen, state)
            if not ends or ends == {state}:
                continue
            if gains and any(_load(loads, end) > HAND for end in ends):
                continue  # something that is seen would have to be abandoned
            ways[number] = frozenset(ends)
    return found


class Drift:
    """Where what meddles can lead by itself, up to where it is `over`."""

    def __init__(
        self, view: Projection, meddling: Sequence[Seen], over: Callable[[int], bool]
    ) -> None:
        self.view = view
        self.meddling = meddling
        self.over = over
        self.known: dict[int, frozenset[int]] = {}

    def of(self, state: int) -> frozenset[int]:
        """Everything that a state can come to be, itself included."""
        if state not in self.known:
            found, waiting = {state}, [state]
            while waiting:
                now = waiting.pop()
                if self.over(now):
                    continue
                for seen in self.meddling:
                    for end in self.view.after(seen, now) - found:
                        found.add(end)
                        waiting.append(end)
            self.known[state] = frozenset(found)
        return self.known[state]


def spread(edges: Edges, good: set[int], drift: Drift | None) -> None:
    """Add to `good` everything from which the good can surely be reached.

    Where something meddles, one and the same action has to be good wherever that can lead:
    whoever is about to do it cannot be turned round for ever.
    """
    if drift is not None:
        _spread_against(edges, good, drift)
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


def _spread_against(edges: Edges, good: set[int], drift: Drift) -> None:
    grown = True
    while grown:
        grown = False
        for state, ways in edges.items():
            if state in good:
                continue
            around = [each for each in drift.of(state) if each not in good]
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
