"""What takes long: the proof of a story, and its playtest. Both run in processes of their own."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from fateloom import __version__
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.pack import Certificate
from fateloom.lab.parallel import available_cpus, run_plan
from fateloom.lab.playtest import figures, page, playtest
from fateloom.server.refusals import ServerRefusal
from fateloom.story import Loaded, load
from fateloom.story.packing import certificate_of
from fateloom.story.proof import Proofs
from fateloom.terminal.proofs import Report, report_of

GAMES: Final = 20
"""Games of a playtest at each table; `fateloom story playtest` plays more."""

JOBS: Final = available_cpus() if hasattr(os, "setsid") else 1
"""Processes of a work: one where a group of processes cannot be ended at once."""

Progress = Callable[[int, int], None]


class Proved(NamedTuple):
    """A proof: of what, its report in words, and its certificate for a pack."""

    scenario: Scenario
    report: Report
    certificate: Certificate


def prove(folder: Path, progress: Progress) -> Proved:
    """Prove the story in a folder. Raises `ServerRefusal` if it has errors."""
    scenario, _ = _playable(folder)
    plan = Proofs(scenario)
    begun = monotonic()
    progress(0, len(plan.tables))
    proofs = run_plan(plan, len(plan.tables), JOBS, progress)
    certificate = certificate_of(plan, proofs, __version__)
    return Proved(scenario, report_of(plan, proofs, monotonic() - begun), certificate)


def play(folder: Path, progress: Progress) -> str:
    """Playtest the story in a folder; the report as a page. Raises `ServerRefusal` if it has
    errors."""
    scenario, loaded = _playable(folder)
    lines = {path: f"{at.file}:{at.line}" for path, at in loaded.source.places.items()}
    done = playtest(scenario, GAMES, jobs=JOBS, search=False, progress=progress, seed=1)
    return page(figures(done), lines, {})


def _playable(folder: Path) -> tuple[Scenario, Loaded]:
    loaded = load(folder)
    if loaded.scenario is None:
        raise ServerRefusal("preview-has-errors")
    return loaded.scenario, loaded
