"""What is said to be proved is so: small models, beside the exact truth about each."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fateloom.story.proof.refinement import Prover

from . import oracle


def compared(seeds: range) -> Counter[tuple[bool, bool]]:
    """How often the proof and the truth said what, in this order."""
    counted: Counter[tuple[bool, bool]] = Counter()
    for seed in seeds:
        model, goal = oracle.model(Random(seed))
        proved = Prover(model, oracle.HERO, goal).prove({"goal": goal})["goal"].proved
        safe = oracle.truth(model, goal)
        assert safe or not proved, seed
        counted[proved, safe] += 1
    return counted


# PROP-WIN-01
@pytest.mark.thorough
def test_nothing_is_proved_that_is_not_so() -> None:
    counted = compared(range(1_000))
    assert counted[False, False] > 350  # there is something to be wrong about
    assert counted[True, True] > 10 * counted[False, True]  # and not for want of proofs


@pytest.mark.slow
def test_nothing_is_proved_that_is_not_so_ever() -> None:
    compared(range(1_000, 60_000))
