"""Proofs that no hero can ever be blocked, whatever anybody does and however the dice fall.

plan = Proofs(scenario)
for proof in plan.play(range(len(plan.tables))): ...
"""

from fateloom.story.proof.hints import late
from fateloom.story.proof.proving import Case, Closed, Proof, Proofs

__all__ = ["Case", "Closed", "Proof", "Proofs", "late"]
