"""What a proof costs: `python -m benchmarks.proofs` for the table of docs/story/proof.md.

Each story is checked and proved in a process of its own, which works alone: its processor time, and
the most memory that it had.
"""

from __future__ import annotations

import multiprocessing
import resource
import sys
import time
from collections.abc import Callable, Mapping

from benchmarks.stories import LARGE, generated
from fateloom.games.destinies.scenario.acts import acts
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.story import load
from fateloom.story.loader import read
from fateloom.story.packaged import STORIES as FOLDER
from fateloom.story.proof import Proofs


def packaged(name: str) -> Scenario:
    """A packaged story, checked."""
    story = load(FOLDER / name).scenario
    assert story is not None
    return story


def large() -> Scenario:
    """A generated story, which has dead ends."""
    story = read(generated(LARGE)).scenario
    assert story is not None
    return story


STORIES: Mapping[str, Callable[[], Scenario]] = {
    "The Drowned Fair": lambda: packaged("training"),
    "The Late Tithe": lambda: packaged("late-tithe"),
    "generated": large,
}


def measured(name: str) -> str:
    """A row: options, cases, seconds of the check and of the proof, and memory."""
    begun = time.process_time()
    story = STORIES[name]()
    checked = time.process_time()
    plan = Proofs(story)
    proofs = plan.play(range(len(plan.tables)))
    done = time.process_time()
    options = len({act.option.id for act in acts(story) if act.option is not None})
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return (
        f"| {name} | {options:,} | {len(proofs)} | {checked - begun:.1f} s | {done - checked:.1f} s"
        f" | {memory} MB |"
    )


if __name__ == "__main__":
    context = multiprocessing.get_context("spawn")
    for story in STORIES:
        with context.Pool(1) as pool:
            sys.stdout.write(pool.apply(measured, (story,)) + "\n")
