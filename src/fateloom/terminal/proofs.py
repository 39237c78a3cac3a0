"""The report of a proof at the prompt; games that lead into dead ends are written to files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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


def print_report(
    plan: Proofs, proofs: Sequence[Proof], folder: Path, story: str, took: float
) -> int:
    """Print what was proved, hero by hero, and how dead ends arise; return the exit code.

    Games that lead a hero into a dead end are written into the folder, which is created for them;
    `story` is the name by which the story was given.
    """
    scenario = plan.scenario
    proofs = sorted(proofs, key=lambda proof: plan.tables.index((proof.case.mode, proof.case.cast)))
    for hero in range(len(scenario.heroes)):
        print(_hero(scenario, hero))
        for words, tables in _grouped(scenario, [p for p in proofs if p.case.hero == hero]):
            print(f"  {words}: {'; '.join(tables)}")
    _print_closable_paths(scenario, proofs)
    for proof in proofs:
        if proof.status == Status.DEAD_END:
            _print_dead_end(scenario, proof, folder, story)
        elif proof.status == Status.UNPROVED and not proof.restless:
            _print_doubt(scenario, proof)
    fewest = min((proof.effort for proof in proofs), default=EFFORT_DICE)
    if fewest < EFFORT_DICE:
        print()
        print(say("prove-effort", count=fewest))
    if any(proof.restless for proof in proofs):
        print()
        print(say("prove-restless"))
    if scenario.campaign is not None and scenario.campaign.facts:
        count = prod(fact.most - fact.least + 1 for fact in scenario.campaign.facts)
        print()
        print(say("prove-campaign", count=count))
    for step in late_hints(scenario):
        print(say("prove-hint", step=step))
    dead_ends = sum(proof.status == Status.DEAD_END for proof in proofs)
    proved = sum(proof.status == Status.PROVED for proof in proofs)
    count = sum(len(cast) for _, cast in plan.tables)
    good = proved == count
    print()
    print(
        say(
            "prove-all" if good else "prove-not-all",
            title=literal(scenario.texts[scenario.title]),
            count=count,
            proved=proved,
            found=dead_ends,
            seconds=f"{took:.0f}",
        )
    )
    return 0 if good else UNPROVED


def _grouped(scenario: Scenario, proofs: Sequence[Proof]) -> Iterator[tuple[str, list[str]]]:
    """Verdicts, each with the tables for which it is the same."""
    found: dict[str, list[str]] = {}
    for proof in proofs:
        found.setdefault(_verdict(proof), []).append(_table(scenario, proof.case))
    yield from found.items()


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


def _print_closable_paths(scenario: Scenario, proofs: Sequence[Proof]) -> None:
    """Print how each path that can be closed is closed, once."""
    printed: set[tuple[int, str]] = set()
    for proof in proofs:
        for path in PATHS:
            dead_end = proof.dead_ends.get(path)
            if dead_end is None or dead_end.by == Cause.NOBODY:
                continue
            if proof.status == Status.PROVED and (proof.case.hero, path) not in printed:
                printed.add((proof.case.hero, path))
                hero, table = _hero(scenario, proof.case.hero), _table(scenario, proof.case)
                print()
                print(say("prove-closing", hero=hero, path=path, table=table))
                _print_game(scenario, dead_end)


def _print_dead_end(scenario: Scenario, proof: Proof, folder: Path, story: str) -> None:
    """Print the game that leads a hero into a dead end, and write its record."""
    dead_end = proof.dead_ends[""]
    hero = scenario.heroes[proof.case.hero]
    table = _table(scenario, proof.case)
    print()
    print(say("prove-dead-end", by=dead_end.by, hero=_hero(scenario, proof.case.hero), table=table))
    _print_game(scenario, dead_end)
    cast = "-".join(scenario.heroes[each].id for each in proof.case.cast)
    path = folder / f"{scenario.id}-{hero.id}-{proof.case.mode}-{cast}.jsonl"
    try:
        _write(dead_end.record, path)
    except saves.CannotWrite as error:  # the other dead ends are printed all the same
        print(refusal(error))
        return
    known = "prove-record" if Path(story).is_dir() else "prove-record-shipped"
    print(say(known, path=str(path), story=story))


def _write(record: Record, path: Path) -> None:
    """Write a record, and create its folder. Raises `CannotWrite`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise saves.CannotWrite("file-unwritable", str(path), error.strerror or "") from error
    saves.write(record, path)


def _print_doubt(scenario: Scenario, proof: Proof) -> None:
    hero, table = _hero(scenario, proof.case.hero), _table(scenario, proof.case)
    print()
    print(say("prove-doubt" if proof.trace else "prove-doubt-start", hero=hero, table=table))
    deeds = Deeds(scenario)
    for deed in proof.trace:
        print(say("prove-deed", deed=deeds.words(deed)))
    for deed in proof.uncertain:
        words, condition = deeds.words(deed), deeds.condition(deed)
        known = "prove-uncertain" if condition else "prove-uncertain-bare"
        print(say(known, deed=words, condition=condition))


def _print_game(scenario: Scenario, dead_end: DeadEnd) -> None:
    """Print a game in the words of its story, from the first day on."""
    recorder = replay(with_scenarios(scenario), dead_end.record)
    facts = [f"{name} = {value}" for name, value in facts_in(dead_end.record).items()]
    if facts:
        print(say("prove-facts", facts=listed(facts)))
    heroes = [literal(scenario.texts[each.name]) for each in scenario.heroes]
    ids = [each.id for each in scenario.heroes]
    names = [heroes[ids.index(player)] for player in dead_end.record.players]
    for each in dropwhile(lambda event: event.code != "day", recorder.events):
        line = event("destinies", each, names) if each.code in _PRINTED else None
        for part in line.split("\n") if line else ():
            if part:
                print(say("prove-deed", deed=part))


def _hero(scenario: Scenario, hero: int) -> str:
    return literal(scenario.texts[scenario.heroes[hero].name])
