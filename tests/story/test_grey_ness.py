"""The story of the documentation that was made in the workshop."""

from __future__ import annotations

import pytest

from fateloom.story import load
from fateloom.story.proof.prover import PathStatus, Proofs, Status

from .folders import ROOT

GREY_NESS = ROOT / "examples/stories/grey-ness"


def test_it_is_in_order() -> None:
    loaded = load(GREY_NESS)
    assert loaded.scenario is not None
    assert loaded.found == ()
    assert (len(loaded.scenario.heroes), len(loaded.scenario.tiles)) == (2, 6)
    assert (len(loaded.scenario.pois), len(loaded.scenario.npcs)) == (12, 4)


@pytest.mark.thorough
def test_every_path_stays_open_at_every_table() -> None:
    scenario = load(GREY_NESS).scenario
    assert scenario is not None
    plan = Proofs(scenario)
    for proof in plan.play(range(len(plan.tables))):
        assert proof.status == Status.PROVED, proof.case
        assert set(proof.paths.values()) == {PathStatus.OPEN}, proof.case
