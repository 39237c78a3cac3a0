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
BY_SELF, BY_OTHERS, BY_NOBODY = "self", "others", "nobody"
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
    """How a hero's way was closed: who had a part in it (BY_SELF, BY_OTHERS; BY_NOBODY where it
    never was open), and the game."""

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
