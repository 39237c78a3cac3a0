"""The report of a proof: what was proved for each hero, and the games that lead into dead ends.

At the prompt it is printed, and the games are written to files; the workshop shows the same words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import dropwhile
from math import prod
from pathlib import Path
from typing import Final

from fateloom.core.record import Record, replay
from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.rules.counters import EFFORT_DICE
from fateloom.games.destinies.scenario.model import PATHS, Scenario
from fateloom.games.destinies.scenario.texts import literal
from fateloom.story.proof import (
    Case,
    Cause,
    DeadEnd,
    PathStatus,
    Proof,
    Proofs,
    Status,
    late_hints,
)
from fateloom.story.proof.replay import facts_in
from fateloom.terminal import saves
from fateloom.terminal.deeds import Deeds
from fateloom.words import event, listed, refusal, say

UNPROVED: Final = 1
"""The exit code when something is not proved."""
_PRINTED: Final = frozenset(
    {
        "day",
        "happens",
        "reads",
        "takes",
        "asks",
        "scans",
        "travels",
        "walks",
        "uses",
        "tested",
        "gains",
        "runs-out",
        "loses",
        "abandons",
        "picks",
        "sells",
        "buys",
        "coins",
        "brings",
        "dismisses",
        "removes",
        "finale",
        "defeated",
    }
)
"""The events of a game that are printed."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was proved for a hero, in words, and at which tables."""

    status: Status
    words: str
    tables: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A game, or what a doubt is about: what it shows, and its events in words.

    record  the game, if it is one; `file`, the name of its file, if it leads into a dead end
    """

    words: str
    lines: tuple[str, ...]
    record: Record | None = None
    file: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """A whole proof in words. `heroes` have their names and verdicts; `good` means that everything
    was proved."""

    heroes: tuple[tuple[str, tuple[Verdict, ...]], ...]
    scenes: tuple[Scene, ...]
    notes: tuple[tuple[str, ...], ...]
    summary: str
    good: bool


def report_of(
    plan: Proofs, proofs: Sequence[Proof], took: float, places: Mapping[str, str]
) -> Report:
    """The report of finished proofs, which took this many seconds.

    `places`: by path, where a text or a condition stands in the author's files, as `file:line`.
    """
    scenario = plan.scenario
    proofs = sorted(proofs, key=lambda proof: plan.tables.index((proof.case.mode, proof.case.cast)))
    heroes = [
        (
            _hero(scenario, hero),
            tuple(_verdicts(scenario, [p for p in proofs if p.case.hero == hero])),
        )
        for hero in range(len(scenario.heroes))
    ]
    scenes = list(_closable_paths(scenario, proofs, places))
    for proof in proofs:
        if proof.status == Status.DEAD_END:
            scenes.append(_dead_end(scenario, proof, places))
        elif proof.status == Status.UNPROVED and not proof.restless:
            scenes.append(_doubt(scenario, proof))
    notes: list[tuple[str, ...]] = []
    fewest = min((proof.effort for proof in proofs), default=EFFORT_DICE)
    if fewest < EFFORT_DICE:
        notes.append((say("prove-effort", count=fewest),))
    if any(proof.restless for proof in proofs):
        notes.append((say("prove-restless"),))
    if scenario.campaign is not None and scenario.campaign.facts:
        states = prod(fact.most - fact.least + 1 for fact in scenario.campaign.facts)
        notes.append((say("prove-campaign", count=states),))
    hints = tuple([say("prove-hint", step=step) for step in late_hints(scenario)])
    dead_ends = sum(proof.status == Status.DEAD_END for proof in proofs)
    proved = sum(proof.status == Status.PROVED for proof in proofs)
    count = sum(len(cast) for _, cast in plan.tables)
    good = proved == count
    summary = say(
        "prove-all" if good else "prove-not-all",
        title=literal(scenario.texts[scenario.title]),
        count=count,
        proved=proved,
        found=dead_ends,
        seconds=f"{took:.0f}",
    )
    return Report(tuple(heroes), tuple(scenes), (*notes, hints), summary, good)


def print_report(
    plan: Proofs,
    proofs: Sequence[Proof],
    folder: Path,
    story: str,
    took: float,
    places: Mapping[str, str],
) -> int:
    """Print what was proved, hero by hero, and how dead ends arise; return the exit code.

    Games that lead a hero into a dead end are written into the folder, which is created for them;
    `story` is the name by which the story was given, and `places` as in `report_of`.
    """
    report = report_of(plan, proofs, took, places)
    for hero, verdicts in report.heroes:
        print(hero)
        for verdict in verdicts:
            print(f"  {verdict.words}: {'; '.join(verdict.tables)}")
    for scene in report.scenes:
        print()
        print(scene.words)
        for line in scene.lines:
            print(line)
        if scene.record is not None and scene.file:
            _write(scene.record, folder / scene.file, story)
    *notes, hints = report.notes
    for note in notes:
        print()
        print(*note, sep="\n")
    for hint in hints:
        print(hint)
    print()
    print(report.summary)
    return 0 if report.good else UNPROVED


def _verdicts(scenario: Scenario, proofs: Sequence[Proof]) -> Iterator[Verdict]:
    """Verdicts, each with the tables for which it is the same."""
    found: dict[str, tuple[Status, list[str]]] = {}
    for proof in proofs:
        _, tables = found.setdefault(_verdict(proof), (proof.status, []))
        tables.append(_table(scenario, proof.case))
    for words, (status, tables) in found.items():
        yield Verdict(status, words, tuple(tables))


def _verdict(proof: Proof) -> str:
    status = say("prove-status", status=proof.status)
    states = {path: _state(proof, path) for path in PATHS}
    if set(states.values()) == {PathStatus.OPEN}:
        return f"{status}, {say('prove-paths-open')}"
    if proof.status != Status.PROVED:
        return status
    paths = [say("prove-path", path=path, state=state) for path, state in states.items()]
    return f"{status}, {listed(paths)}"


def _state(proof: Proof, path: str) -> Cause | PathStatus:
    dead_end = proof.dead_ends.get(path)
    return dead_end.by if dead_end is not None else proof.paths[path]


def _table(scenario: Scenario, case: Case) -> str:
    others = [_hero(scenario, hero) for hero in case.cast if hero != case.hero]
    return say("prove-table", mode=case.mode, others=listed(others) or "-")


def _closable_paths(
    scenario: Scenario, proofs: Sequence[Proof], places: Mapping[str, str]
) -> Iterator[Scene]:
    """How each path that can be closed is closed, once."""
    shown: set[tuple[int, str]] = set()
    for proof in proofs:
        for path in PATHS:
            dead_end = proof.dead_ends.get(path)
            if dead_end is None or dead_end.by == Cause.NOBODY:
                continue
            if proof.status == Status.PROVED and (proof.case.hero, path) not in shown:
                shown.add((proof.case.hero, path))
                hero, table = _hero(scenario, proof.case.hero), _table(scenario, proof.case)
                words = say("prove-closing", hero=hero, path=path, table=table)
                lines = (
                    *_lines(scenario, dead_end, places),
                    _requirement(scenario, proof.case.hero, path, places),
                )
                yield Scene(words, lines, dead_end.record)


def _dead_end(scenario: Scenario, proof: Proof, places: Mapping[str, str]) -> Scene:
    """The game that leads a hero into a dead end."""
    dead_end = proof.dead_ends[""]
    hero = scenario.heroes[proof.case.hero]
    table = _table(scenario, proof.case)
    words = say(
        "prove-dead-end", by=dead_end.by, hero=_hero(scenario, proof.case.hero), table=table
    )
    cast = "-".join(scenario.heroes[each].id for each in proof.case.cast)
    file = f"{scenario.id}-{hero.id}-{proof.case.mode}-{cast}.jsonl"
    needs = [_requirement(scenario, proof.case.hero, path, places) for path in PATHS]
    return Scene(words, (*_lines(scenario, dead_end, places), *needs), dead_end.record, file)


def _requirement(scenario: Scenario, hero: int, path: str, places: Mapping[str, str]) -> str:
    """What the Finale of a path requires, and where the story says so."""
    known = scenario.heroes[hero]
    (when,) = [each.finale.when for each in known.paths if each.id == path]
    place = places.get(f"heroes.{known.id}.paths.{path}.finale.when", "")
    return say("prove-requirement", path=path, condition=str(when), place=place or "none")


def _write(record: Record, path: Path, story: str) -> None:
    """Write a record, and create its folder; say where it is, or why it is not."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        saves.write(record, path)
    except saves.CannotWrite as error:  # the other dead ends are printed all the same
        print(refusal(error))
    except OSError as error:
        print(refusal(saves.CannotWrite("file-unwritable", str(path), error.strerror or "")))
    else:
        known = "prove-record" if Path(story).is_dir() else "prove-record-shipped"
        print(say(known, path=str(path), story=story))


def _doubt(scenario: Scenario, proof: Proof) -> Scene:
    """The state about which a proof is in doubt."""
    hero, table = _hero(scenario, proof.case.hero), _table(scenario, proof.case)
    words = say("prove-doubt" if proof.trace else "prove-doubt-start", hero=hero, table=table)
    deeds = Deeds(scenario)
    lines = [say("prove-deed", deed=deeds.words(deed)) for deed in proof.trace]
    for deed in proof.uncertain:
        done, condition = deeds.words(deed), deeds.condition(deed)
        known = "prove-uncertain" if condition else "prove-uncertain-bare"
        lines.append(say(known, deed=done, condition=condition))
    return Scene(words, tuple(lines))


def _lines(scenario: Scenario, dead_end: DeadEnd, places: Mapping[str, str]) -> Iterator[str]:
    """A game in the words of its story, from the first day on, and where its texts stand."""
    recorder = replay(with_scenarios(scenario), dead_end.record)
    facts = [f"{name} = {value}" for name, value in facts_in(dead_end.record).items()]
    if facts:
        yield say("prove-facts", facts=listed(facts))
    heroes = [literal(scenario.texts[each.name]) for each in scenario.heroes]
    ids = [each.id for each in scenario.heroes]
    names = [heroes[ids.index(player)] for player in dead_end.record.players]
    for each in dropwhile(lambda event: event.code != "day", recorder.events):
        line = event("destinies", each, names) if each.code in _PRINTED else None
        parts = [part for part in line.split("\n") if part] if line else []
        if parts and each.code == "reads" and each.args[0] in places:
            parts[-1] = say("prove-place", deed=parts[-1], place=places[each.args[0]])
        for part in parts:
            yield say("prove-deed", deed=part)


def _hero(scenario: Scenario, hero: int) -> str:
    return literal(scenario.texts[scenario.heroes[hero].name])
