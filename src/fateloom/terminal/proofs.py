"""What was proved about a story, at the prompt; and the games that show where a hero is blocked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import dropwhile
from pathlib import Path
from typing import Final

from fateloom.core.record import Record, replay
from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.rules.counters import EFFORT_DICE
from fateloom.games.destinies.scenario.model import PATHS, Scenario
from fateloom.story.proof import Case, Closed, Proof, Proofs, late
from fateloom.terminal import saves
from fateloom.words import event, listed, refusal, say

UNPROVED: Final = 1
"""Exit code when something is not proved."""
_TOLD: Final = frozenset(
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
"""The events of a play-through that are told."""


def tell(plan: Proofs, proofs: Sequence[Proof], folder: Path, story: str, took: float) -> int:
    """Say what was proved, hero by hero, and how a hero or a path can be closed.

    Games that block a hero are written into the folder, which is made for them; `story` is how the
    story was named.
    """
    scenario = plan.scenario
    proofs = sorted(proofs, key=lambda proof: plan.tables.index((proof.case.mode, proof.case.cast)))
    for hero in range(len(scenario.heroes)):
        print(_hero(scenario, hero))
        for words, tables in _grouped(scenario, [p for p in proofs if p.case.hero == hero]):
            print(f"  {words}: {'; '.join(tables)}")
    _paths(scenario, proofs)
    for proof in proofs:
        if proof.status == "lock":
            _lock(scenario, proof, folder, story)
        elif proof.status == "unproved" and not proof.restless:
            _doubt(scenario, proof)
    fewest = min((proof.effort for proof in proofs), default=EFFORT_DICE)
    if fewest < EFFORT_DICE:
        print()
        print(say("prove-effort", count=fewest))
    if any(proof.restless for proof in proofs):
        print()
        print(say("prove-restless"))
    for step in late(scenario):
        print(say("prove-hint", step=step))
    locks = sum(proof.status == "lock" for proof in proofs)
    proved = sum(proof.status == "proved" for proof in proofs)
    count = sum(len(cast) for _, cast in plan.tables)
    good = proved == count
    print()
    print(
        say(
            "prove-all" if good else "prove-not-all",
            title=_words(scenario, scenario.title),
            count=count,
            proved=proved,
            locks=locks,
            seconds=f"{took:.0f}",
        )
    )
    return 0 if good else UNPROVED


def _grouped(scenario: Scenario, proofs: Sequence[Proof]) -> Iterator[tuple[str, list[str]]]:
    """What can be said in the same words, and of which tables."""
    found: dict[str, list[str]] = {}
    for proof in proofs:
        found.setdefault(_verdict(proof), []).append(_table(scenario, proof.case))
    yield from found.items()


def _verdict(proof: Proof) -> str:
    status = say("prove-status", status=proof.status)
    states = {path: _state(proof, path) for path in PATHS}
    if set(states.values()) == {"open"}:
        return f"{status}, {say('prove-paths-open')}"
    if proof.status != "proved":
        return status
    told = [say("prove-path", path=path, state=state) for path, state in states.items()]
    return f"{status}, {listed(told)}"


def _state(proof: Proof, path: str) -> str:
    closed = proof.closed.get(path)
    return closed.by if closed is not None else proof.paths[path]


def _table(scenario: Scenario, case: Case) -> str:
    others = [_hero(scenario, hero) for hero in case.cast if hero != case.hero]
    return say("prove-table", mode=case.mode, others=listed(others) or "-")


def _paths(scenario: Scenario, proofs: Sequence[Proof]) -> None:
    """How each path that can be closed can be, told once."""
    told: set[tuple[int, str]] = set()
    for proof in proofs:
        for path in PATHS:
            closed = proof.closed.get(path)
            if closed is None or closed.by == "nobody":
                continue
            if proof.status == "proved" and (proof.case.hero, path) not in told:
                told.add((proof.case.hero, path))
                hero, table = _hero(scenario, proof.case.hero), _table(scenario, proof.case)
                print()
                print(say("prove-closing", hero=hero, path=path, table=table))
                _play(scenario, closed)


def _lock(scenario: Scenario, proof: Proof, folder: Path, story: str) -> None:
    """A hero who can be blocked: the game that shows it, in words and as a record."""
    closed = proof.closed[""]
    hero = scenario.heroes[proof.case.hero]
    table = _table(scenario, proof.case)
    print()
    print(say("prove-locked", by=closed.by, hero=_hero(scenario, proof.case.hero), table=table))
    _play(scenario, closed)
    cast = "-".join(scenario.heroes[each].id for each in proof.case.cast)
    path = folder / f"{scenario.id}-{hero.id}-{proof.case.mode}-{cast}.jsonl"
    try:
        _keep(closed.record, path)
    except saves.CannotWrite as error:  # whoever else is blocked is told of all the same
        print(refusal(error))
        return
    known = "prove-record" if Path(story).is_dir() else "prove-record-shipped"
    print(say(known, path=str(path), story=story))


def _keep(record: Record, path: Path) -> None:
    """Write the record, in a folder that is made for it. Raises `CannotWrite`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise saves.CannotWrite("file-unwritable", str(path), error.strerror or "") from error
    saves.write(record, path)


def _doubt(scenario: Scenario, proof: Proof) -> None:
    hero, table = _hero(scenario, proof.case.hero), _table(scenario, proof.case)
    print()
    print(say("prove-doubt" if proof.trace else "prove-doubt-start", hero=hero, table=table))
    for deed in proof.trace:
        print(say("prove-deed", deed=deed))


def _play(scenario: Scenario, closed: Closed) -> None:
    """A game in the words of its story, from the first day on."""
    recorder = replay(with_scenarios(scenario), closed.record)
    heroes = [_words(scenario, each.name) for each in scenario.heroes]
    ids = [each.id for each in scenario.heroes]
    names = [heroes[ids.index(player)] for player in closed.record.players]
    for each in dropwhile(lambda event: event.code != "day", recorder.events):
        line = event("destinies", each, names) if each.code in _TOLD else None
        for part in line.split("\n") if line else ():
            if part:
                print(say("prove-deed", deed=part))


def _hero(scenario: Scenario, hero: int) -> str:
    return _words(scenario, scenario.heroes[hero].name)


def _words(scenario: Scenario, text: str) -> str:
    return "".join(piece for piece in scenario.texts[text] if isinstance(piece, str))
