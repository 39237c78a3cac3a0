"""The proof of a whole scenario: every hero in every mode, with every possible cast."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from time import monotonic
from typing import Final, NamedTuple

from fateloom.core.errors import FateloomError
from fateloom.core.record import Record
from fateloom.games.destinies.rules.counters import EFFORT_DICE
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import PATHS, Scenario
from fateloom.story.model.abstraction import Exploration, Projection
from fateloom.story.model.casts import casts
from fateloom.story.model.compiler import CompiledModel
from fateloom.story.model.model import CLOCK, Action, Cube
from fateloom.story.model.relaxation import Relaxation, applicable
from fateloom.story.model.variables import Standing
from fateloom.story.proof.random_walks import find_dead_end
from fateloom.story.proof.refinement import EFFORTS, Effort, Prover, Verdict
from fateloom.story.proof.replay import (
    Blocking,
    ReplayFailed,
    ReplayTable,
    facts_before,
    facts_in,
)
from fateloom.story.proof.shortening import IsDeadEnd, Shortening

QUICK: Final[tuple[Effort, ...]] = EFFORTS[:2]


class Status(StrEnum):
    """The result of a proof for a hero."""

    PROVED = "proved"
    """A Finale can be reached from every reachable state."""
    DEAD_END = "dead-end"
    """There is a game after which none can be reached."""
    UNPROVED = "unproved"
    """Neither was found."""


class PathStatus(StrEnum):
    """The result of a proof for one path of a hero."""

    OPEN = "open"
    """Its Finale can be reached from every reachable state."""
    CLOSABLE = "closable"
    """There is a game after which it cannot be reached."""
    UNSURE = "unsure"
    """Neither was found."""


class Cause(StrEnum):
    """Who contributes to a dead end."""

    SELF = "self"
    """The hero alone."""
    OTHERS = "others"
    """Other players, too."""
    NOBODY = "nobody"
    """It exists from the start."""
    CAMPAIGN = "campaign"
    """It exists from the start, after earlier parts of a campaign."""


@dataclass(frozen=True, slots=True)
class Case:
    """What a proof is about. Heroes are indices into `Scenario.heroes`."""

    mode: str
    """The mode of the game."""
    cast: tuple[int, ...]
    """The heroes at the table."""
    hero: int
    """The hero who must always be able to reach a Finale."""


@dataclass(frozen=True, slots=True)
class DeadEnd:
    """A game after which a hero can reach no Finale, or not that of one path."""

    by: Cause
    """Who contributes."""
    record: Record
    """The game."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The result for one case."""

    case: Case
    """What it is about."""
    status: Status
    """Whether the hero can always reach a Finale."""
    paths: dict[str, PathStatus]
    """Whether the hero can always reach the Finale of a path."""
    dead_ends: dict[str, DeadEnd]
    """By path, a game after which its Finale cannot be reached; under "", one after which none
    can."""
    trace: tuple[str, ...] = ()
    """If unproved: the actions that lead to the candidate for a dead end."""
    uncertain: tuple[str, ...] = ()
    """If unproved: actions that would lead on from there, if the hero could be certain of them."""
    effort: int = EFFORT_DICE
    """The number of Effort dice that the proof assumes for tests."""
    restless: bool = False
    """Whether the scenario moves heroes again and again; such a scenario cannot be proved."""
    seconds: float = 0.0
    """How long it took."""


class Doubt(NamedTuple):
    """The same two of a `Proof`."""

    trace: tuple[str, ...] = ()
    uncertain: tuple[str, ...] = ()


class Proofs:
    """All proofs of a scenario: a `Plan`, which can be distributed over processes."""

    modules = (__name__,)
    tables: tuple[tuple[str, tuple[int, ...]], ...]
    """Every mode with every possible cast."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.tables = tuple(casts(scenario))

    def play(self, indices: range) -> list[Proof]:
        """Prove all cases of the tables with these indices."""
        prover = CaseProver(self.scenario)
        return [
            prover.prove(Case(mode, cast, hero))
            for mode, cast in self.tables[indices.start : indices.stop]
            for hero in cast
        ]


class CaseProver:
    """Proves the cases of a scenario, one after the other."""

    def __init__(self, scenario: Scenario) -> None:
        self.book = Book(scenario)
        self.compiled: dict[tuple[str, tuple[int, ...]], CompiledModel] = {}

    def model(self, mode: str, cast: tuple[int, ...]) -> CompiledModel:
        """The compiled model for a mode and a cast; only the last one is kept."""
        key = mode, cast
        if key not in self.compiled:
            self.compiled = {key: CompiledModel(self.book, mode, cast)}
        return self.compiled[key]

    def prove(self, case: Case) -> Proof:
        """Prove a case, or find a dead end."""
        started = monotonic()
        compiled = self.model(case.mode, case.cast)
        if compiled.restless:
            return Proof(
                case, Status.UNPROVED, dict.fromkeys(PATHS, PathStatus.UNSURE), {}, restless=True
            )
        number = compiled.model.number
        standing = number["standing", case.hero]
        goals: dict[str, Cube] = {
            path: {standing: 1 << Standing.GOLD + place} for place, path in enumerate(PATHS)
        }
        dead_ends: dict[tuple[tuple[int, int], ...], DeadEnd] = {}
        blockings: dict[tuple[tuple[int, int], ...], Blocking] = {}

        def prover_of(person: int) -> Prover:
            def confirm(goal: Cube, view: Projection, found: Exploration) -> bool:
                game = confirmed(compiled, person, goal, view, found)
                if game is None:
                    return False
                record, blocking = game
                wanted = tuple(goal.items())
                blockings[wanted] = blocking
                dead_ends[wanted] = _dead_end(
                    compiled, case, record, lambda table: table.is_blocked(blocking)
                )
                return True

            return Prover(compiled.model, person, {standing: 0b1110}, confirm)

        prover = prover_of(case.hero)
        verdicts = prover.prove(goals, QUICK)
        status, last = Status.PROVED, None
        if not any(verdict.proved for verdict in verdicts.values()):
            either = goals[""] = {standing: 0b110}
            both = [blockings.get(tuple(goals[path].items())) for path in PATHS]

            def is_dead_end(table: ReplayTable) -> bool:
                if all(each is not None and table.is_blocked(each) for each in both):
                    return True
                return table.is_lost(case.hero, either)

            record = find_dead_end(compiled, case.hero, is_dead_end)
            if record is not None:
                dead_ends[tuple(either.items())] = _dead_end(compiled, case, record, is_dead_end)
                status = Status.DEAD_END
            else:
                last = prover.prove({"": goals[""]})[""]
                status = _status(last)
        # The hero and a companion can always leave a dungeon; else a turn would never end.
        pair = (case.hero, compiled.model.mates.get(case.hero, case.hero))
        for person in dict.fromkeys(pair) if self.book.chambers else ():
            if status == Status.PROVED:
                goals[""] = {number["room", person]: 1}
                asked = prover if person == case.hero else prover_of(person)
                last = asked.prove({"": goals[""]})[""]
                status = _status(last)
        doubt = Doubt()
        if status == Status.UNPROVED and last is not None:
            doubt = _doubt(compiled, case.hero, last, goals[""])
        found = {name: dead_ends.get(tuple(goal.items())) for name, goal in goals.items()}
        return Proof(
            case,
            status,
            {path: _path_status(verdicts[path]) for path in PATHS},
            {name: each for name, each in found.items() if each is not None},
            trace=doubt.trace,
            uncertain=doubt.uncertain,
            effort=compiled.dice.effort,
            seconds=monotonic() - started,
        )


def confirmed(
    compiled: CompiledModel, person: int, goal: Cube, view: Projection, found: Exploration
) -> tuple[Record, Blocking] | None:
    """A candidate for a dead end as a real game, and why it is one; None where it cannot be made
    one."""
    table = ReplayTable(compiled, facts=facts_before(compiled, view, found))
    with suppress(ReplayFailed, FateloomError):  # what was played may be enough all the same
        table.play(view, found)
    blocking = table.blocking(person, goal, view.place) if table.is_playing(person) else None
    return None if blocking is None else (table.recorder.record(), blocking)


def _dead_end(
    compiled: CompiledModel, case: Case, record: Record, is_dead_end: IsDeadEnd
) -> DeadEnd:
    """The shortest game that is found like this one, and who contributes to its dead end."""
    shortened = Shortening(compiled, is_dead_end, facts_in(record)).shortened(record)
    if not shortened.turns:
        by = Cause.CAMPAIGN if facts_in(record) else Cause.NOBODY
        return DeadEnd(by, shortened.record)
    seat = case.cast.index(case.hero)
    others = any(made and turn != seat for turn, made in shortened.turns)
    return DeadEnd(Cause.OTHERS if others else Cause.SELF, shortened.record)


def _status(verdict: Verdict) -> Status:
    if verdict.proved:
        return Status.PROVED
    return Status.DEAD_END if verdict.dead_end else Status.UNPROVED


def _path_status(verdict: Verdict) -> PathStatus:
    if verdict.proved:
        return PathStatus.OPEN
    return PathStatus.CLOSABLE if verdict.dead_end else PathStatus.UNSURE


def _doubt(compiled: CompiledModel, hero: int, verdict: Verdict, goal: Cube) -> Doubt:
    """What a proof does not know: how its candidate for a dead end comes about, and what would lead
    on from there."""
    found, view = verdict.found, verdict.view
    if found is None or found.candidate is None or view is None:
        return Doubt()
    now = {variable: 1 << value for variable, value in view.decode(found.candidate).items()}
    own = [each for each in compiled.model.actions if each.actor in (hero, CLOCK) and each.happens]
    relaxation = Relaxation(now, own, over=True)
    plan = relaxation.plan(goal)
    uncertain = [each for each in plan if not applicable(each, relaxation.reached)]
    return Doubt(_names(compiled, found.trace), _names(compiled, uncertain))


def _names(compiled: CompiledModel, actions: Iterable[Action]) -> tuple[str, ...]:
    """The names of actions, each with its actor."""
    heroes = compiled.book.scenario.heroes
    return tuple(
        [
            action.name
            if action.actor < 0
            else f"{heroes[action.actor % len(heroes)].id}: {action.name}"
            for action in actions
        ]
    )
