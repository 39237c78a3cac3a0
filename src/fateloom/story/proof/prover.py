"""The whole proof of a scenario: every hero in every mode, with every possible company."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import combinations
from time import monotonic
from typing import Final

from fateloom.core.errors import FateloomError
from fateloom.core.record import Record
from fateloom.games.destinies.rules.counters import EFFORT_DICE
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import PATHS, Scenario
from fateloom.story.proof.abstraction import Found, Projection
from fateloom.story.proof.compiler import Compiled
from fateloom.story.proof.induction import EFFORTS, Effort, Prover, Verdict
from fateloom.story.proof.model import Cube
from fateloom.story.proof.random_walks import wander
from fateloom.story.proof.replay import Stage, Stuck
from fateloom.story.proof.variables import GOLD

PROVED, LOCK, UNPROVED = "proved", "lock", "unproved"
OPEN, CLOSABLE, UNSURE = "open", "closable", "unsure"
BY_SELF, BY_OTHERS, BY_NOBODY = "self", "others", "nobody"
QUICK: Final[tuple[Effort, ...]] = EFFORTS[:2]


@dataclass(frozen=True, slots=True)
class Case:
    """What a proof is about. Heroes are indices into `Scenario.heroes`."""

    mode: str
    """The mode of the game."""
    cast: tuple[int, ...]
    """The heroes at the table."""
    hero: int
    """The hero who must never be blocked."""


@dataclass(frozen=True, slots=True)
class Closed:
    """A game in which a hero, or one path of a hero, gets blocked."""

    by: str
    """Who contributed: `self`, `others`, or `nobody` if it was blocked from the start."""
    record: Record
    """The game."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The result for one case."""

    case: Case
    """What it is about."""
    status: str
    """`proved`: a Finale can be reached from every reachable state. `lock`: `closed` has a game
    after which none can be reached. `unproved`: neither was found."""
    paths: dict[str, str]
    """For each path `open` (from every reachable state), `closable` or `unsure`."""
    closed: dict[str, Closed]
    """By path, a game that blocks it; under "", a game that blocks the hero."""
    trace: tuple[str, ...] = ()
    """If unproved: the actions that lead to the state in doubt."""
    effort: int = EFFORT_DICE
    """The number of Effort dice that the proof assumes for tests."""
    restless: bool = False
    """Whether the scenario moves heroes again and again, which cannot be proved."""
    seconds: float = 0.0
    """How long it took."""


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
    """All proofs of a scenario. They can be distributed over processes, table by table."""

    modules = (__name__,)
    tables: tuple[tuple[str, tuple[int, ...]], ...]
    """Every mode with every possible cast."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.tables = tuple(casts(scenario))

    def play(self, indices: range) -> list[Proof]:
        """Prove all cases of the tables with these indices."""
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

        def prover_of(person: int) -> Prover:
            def shows(goal: Cube, view: Projection, found: Found) -> bool:
                lock = shown(compiled, person, goal, view, found)
                if lock is not None:
                    closed[tuple(goal.items())] = lock
                return lock is not None

            return Prover(compiled.model, person, {standing: 0b1110}, shows)

        prover = prover_of(case.hero)
        verdicts = prover.prove(goals, QUICK)
        status, last = PROVED, None
        if not any(verdict.proved for verdict in verdicts.values()):
            goals[""] = {standing: 0b110}
            strays = wander(compiled, case.hero, goals[""])
            if strays is not None:
                closed[tuple(goals[""].items())] = Closed(_last(case, strays), strays)
                status = LOCK
            else:
                last = prover.prove({"": goals[""]})[""]
                status = _status(last)
        # Nobody is left in a dungeon: neither the hero nor a companion, whose turn would never end.
        pair = (case.hero, compiled.model.mates.get(case.hero, case.hero))
        for person in dict.fromkeys(pair) if self.book.chambers else ():
            if status == PROVED:
                goals[""] = {number["room", person]: 1}
                asked = prover if person == case.hero else prover_of(person)
                last = asked.prove({"": goals[""]})[""]
                status = _status(last)
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
    compiled: Compiled, person: int, goal: Cube, view: Projection, found: Found
) -> Closed | None:
    """A candidate for a lock as a real game; None where it cannot be made one."""
    stage = Stage(compiled)
    with suppress(Stuck, FateloomError):  # what was played may be enough all the same
        stage.play(view, found)
    if stage.state.standing[person] or not stage.closed(person, goal, view):
        return None
    actors = {action.actor for action in found.trace if action.actor >= 0 and not action.itself}
    others = actors - {person}
    by = BY_OTHERS if others else BY_SELF if found.trace else BY_NOBODY
    return Closed(by, stage.table.record())


def _last(case: Case, record: Record) -> str:
    """Who made the last choice of a game, those of heroes apart."""
    if not record.choices or record.choices[-1].move.startswith("hero "):
        return BY_NOBODY
    return BY_SELF if record.choices[-1].seat == case.cast.index(case.hero) else BY_OTHERS


def _status(verdict: Verdict) -> str:
    if verdict.proved:
        return PROVED
    return LOCK if verdict.lock else UNPROVED


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
