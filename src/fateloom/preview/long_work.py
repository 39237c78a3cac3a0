"""What takes long: the proof of a story, and its playtest. Both run in processes of their own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from fateloom import __version__
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.pack import Certificate
from fateloom.lab.parallel import available_cpus, run_plan
from fateloom.lab.playtest import figures, page, playtest
from fateloom.lab.playtest.catalogue import Kind
from fateloom.lab.playtest.statistics import Figures
from fateloom.server.refusals import ServerRefusal
from fateloom.story import Loaded, load
from fateloom.story.graph import Unseen
from fateloom.story.packing import certificate_of
from fateloom.story.proof import PathStatus, Proof, Proofs
from fateloom.terminal.proofs import Report, report_of

GAMES: Final = 20
"""Games of a playtest at each table; `fateloom story playtest` plays more."""

JOBS: Final = available_cpus() if hasattr(os, "setsid") else 1
"""Processes of a work: one where a group of processes cannot be ended at once."""

Progress = Callable[[int, int], None]


class Proved(NamedTuple):
    """A proof: of what, its report in words, its certificate for a pack, and the paths that some
    game can close, as hero.path."""

    scenario: Scenario
    report: Report
    certificate: Certificate
    closable: tuple[str, ...] = ()


class Played(NamedTuple):
    """A playtest: of what, its report as a page, and what no game has shown."""

    scenario: Scenario
    page: str
    unseen: Unseen


def prove(folder: Path, progress: Progress) -> Proved:
    """Prove the story in a folder. Raises `ServerRefusal` if it has errors."""
    scenario, loaded = _playable(folder)
    plan = Proofs(scenario)
    begun = monotonic()
    progress(0, len(plan.tables))
    proofs = run_plan(plan, len(plan.tables), JOBS, progress)
    certificate = certificate_of(plan, proofs, __version__)
    report = report_of(plan, proofs, monotonic() - begun, _lines(loaded, folder))
    return Proved(scenario, report, certificate, closable_paths(scenario, proofs))


def play(folder: Path, progress: Progress) -> Played:
    """Playtest the story in a folder. Raises `ServerRefusal` if it has errors."""
    scenario, loaded = _playable(folder)
    done = playtest(scenario, GAMES, jobs=JOBS, search=False, progress=progress, seed=1)
    found = figures(done)
    return Played(scenario, page(found, _lines(loaded, folder), {}), unseen_paths(found))


def unseen_paths(found: Figures) -> Unseen:
    """What no game of a playtest has shown, by the paths in the story's files. What a text says is
    left out."""
    wanted = [
        (thing.path, found.playtest.seen >> bit & 1)
        for bit, thing in enumerate(found.things.things)
        if thing.kind not in (Kind.TEXT, Kind.WORDS)
    ]
    things = frozenset([path for path, _ in wanted])
    return Unseen(things, things - {path for path, seen in wanted if seen})


def closable_paths(scenario: Scenario, proofs: Iterable[Proof]) -> tuple[str, ...]:
    """The paths that some game at some table can close, as hero.path."""
    closable = {
        f"{scenario.heroes[proof.case.hero].id}.{path}"
        for proof in proofs
        for path, status in proof.paths.items()
        if status == PathStatus.CLOSABLE
    }
    return tuple(sorted(closable))


def _playable(folder: Path) -> tuple[Scenario, Loaded]:
    loaded = load(folder)
    if loaded.scenario is None:
        raise ServerRefusal("preview-has-errors")
    return loaded.scenario, loaded


def _lines(loaded: Loaded, folder: Path) -> dict[str, str]:
    """Where each path of the story stands, as the page names files: relative to the folder."""
    start = f"{folder.as_posix()}/"
    places = loaded.source.places.items()
    return {path: f"{at.file.removeprefix(start)}:{at.line}" for path, at in places}
