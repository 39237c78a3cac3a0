"""The whole proof of a scenario: every hero in every mode, with whoever else may play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import combinations
from time import monotonic
from typing import Final

from fateloom.core.errors import FateloomError
from fateloom.core.record import Record
from fateloom.games.destinies.amounts import EFFORT_DICE
from fateloom.games.destinies.book import Book
from fateloom.games.destinies.scenario import PATHS, Scenario
from fateloom.story.proof.compiling import Compiled
from fateloom.story.proof.concrete import Stage, Stuck
from fateloom.story.proof.facts import GOLD
from fateloom.story.proof.induction import EFFORTS, Effort, Prover, Verdict
from fateloom.story.proof.model import Cube
from fateloom.story.proof.projection import Found, Projection
from fateloom.story.proof.wandering import wander

PROVED, LOCK, UNPROVED = "proved", "lock", "unproved"
OPEN, CLOSABLE, UNSURE = "open", "closable", "unsure"
BY_SELF, BY_OTHERS = "self", "others"
QUICK: Final[tuple[Effort, ...]] = EFFORTS[:2]


@dataclass(frozen=True, slots=True)
class Case:
    """Who plays how: a mode of the game, the heroes at the table, and the one in question, all
    by their numbers."""

    mode: str
    cast: tuple[int, ...]
    hero: int


@dataclass(frozen=True, slots=True)
class Closed:
    """How a hero's way was closed: who had a part in it (BY_SELF, BY_OTHERS), and the game."""

    by: str
    record: Record


@dataclass(frozen=True, slots=True)
class Proof:
    """What is known of a case.

    status   PROVED: from everywhere the hero has a way to the start of a Finale. LOCK: here is
             a game after which there is none. UNPROVED: neither was found
    paths    for each path OPEN (from everywhere), CLOSABLE (here is how), or UNSURE
    closed   by path, how it is closed; under "" how the hero is
    trace    where nothing was settled: what leads to the state that is in doubt
    effort   how many Effort dice tests were counted on with
    restless  something moves heroes about again and again, which nothing is proved against
    seconds  how long it took
    """

    case: Case
    status: str
    paths: dict[str, str]
    closed: dict[str, Closed]
    trace: tuple[str, ...] = ()
    effort: int = EFFORT_DICE
    restless: bool = False
    seconds: float = 0.0


def casts(scenario: Scenario) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Every mode that the scenario offers, with all heroes who may play together in it."""
    heroes = range(len(scenario.heroes))
    yield from [("explorer", (hero,)) for hero in heroes]
    if scenario.modes.limits:
        yield from [("challenger", (hero,)) for hero in heroes]
    for many in (2, 3):
        yield from [("race", cast) for cast in combinations(heroes, many)]
    if scenario.modes.team:
        yield from [("team", cast) for cast in combinations(heroes, 2)]


class Proofs:
    """The proofs of a scenario, to be shared out to processes: those about one table, which is
    a mode and a cast, are made together."""

    modules = (__name__,)

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.tables = tuple(casts(scenario))

    def play(self, indices: range) -> list[Proof]:
        """Prove everything about the tables with these numbers."""
        proving = Proving(self.scenario)
        return [
            proving.prove(Case(mode, cast, hero))
            for mode, cast in self.tables[indices.start : indices.stop]
            for hero in cast
        ]


class Proving:
    """Proves the cases of a scenario, one after the other."""

    def __init__(self, scenario: Scenario) -> None:
        self.book = Book(scenario)
        self.compiled: dict[tuple[str, tuple[int, ...]], Compiled] = {}

    def model(self, mode: str, cast: tuple[int, ...]) -> Compiled:
        """The scenario for a mode and a cast; only the last one is kept."""
        key = mode, cast
        if key not in self.compiled:
            self.compiled = {key: Compiled(self.book, mode, cast)}
        return self.compiled[key]

    def prove(self, case: Case) -> Proof:
        """Prove a case, or find out why not."""
        started = monotonic()
        compiled = self.model(case.mode, case.cast)
        if compiled.restless:
            return Proof(case, UNPROVED, dict.fromkeys(PATHS, UNSURE), {}, restless=True)
        number = compiled.model.number
        standing = number["standing", case.hero]
        goals: dict[str, Cube] = {
            path: {standing: 1 << GOLD + place} for place, path in enumerate(PATHS)
        }
        closed: dict[tuple[tuple[int, int], ...], Closed] = {}

        def shows(goal: Cube, view: Projection, found: Found) -> bool:
            lock = shown(compiled, case.hero, goal, view, found)
            if lock is not None:
                closed[tuple(goal.items())] = lock
            return lock is not None

        prover = Prover(compiled.model, case.hero, {standing: 0b1110}, shows)
        verdicts = prover.prove(goals, QUICK)
        status, last = PROVED, None
        if not any(verdict.proved for verdict in verdicts.values()):
            goals[""] = {standing: 0b110}
            strays = wander(compiled, case.hero, goals[""])
            if strays is not None:
                own = case.cast.index(case.hero) == strays.choices[-1].seat
                closed[tuple(goals[""].items())] = Closed(BY_SELF if own else BY_OTHERS, strays)
                status = LOCK
            else:
                last = prover.prove({"": goals[""]})[""]
                status = PROVED if last.proved else LOCK if last.lock else UNPROVED
        if status == PROVED and self.book.chambers:  # nobody is left in a dungeon
            goals[""] = {number["room", case.hero]: 1}
            last = prover.prove({"": goals[""]})[""]
            status = PROVED if last.proved else LOCK if last.lock else UNPROVED
        ways = {name: closed.get(tuple(goal.items())) for name, goal in goals.items()}
        return Proof(
            case,
            status,
            {path: _path(verdicts[path]) for path in PATHS},
            {name: way for name, way in ways.items() if way is not None},
            _doubt(compiled, last) if status == UNPROVED and last is not None else (),
            compiled.dice.effort,
            seconds=monotonic() - started,
        )


def shown(
    compiled: Compiled, hero: int, goal: Cube, view: Projection, found: Found
) -> Closed | None:
    """A candidate for a lock as a real game; None where it cannot be made one."""
    stage = Stage(compiled)
    with suppress(Stuck, FateloomError):  # what was played may be enough all the same
        stage.play(view, found)
    if stage.state.standing[hero] or not stage.closed(hero, goal, view):
        return None
    others = any(
        action.actor >= 0 and action.actor != hero and not action.itself for action in found.trace
    )
    return Closed(BY_OTHERS if others else BY_SELF, stage.table.record())


def _path(verdict: Verdict) -> str:
    if verdict.proved:
        return OPEN
    return CLOSABLE if verdict.lock else UNSURE


def _doubt(compiled: Compiled, verdict: Verdict) -> tuple[str, ...]:
    """Who does what on the way to the state that is in doubt."""
    if verdict.found is None:
        return ()
    names = compiled.book.scenario.heroes
    return tuple(
        [
            action.name
            if action.actor < 0
            else f"{names[action.actor % len(names)].id}: {action.name}"
            for action in verdict.found.trace
        ]
    )
