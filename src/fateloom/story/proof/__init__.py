"""Proofs that no hero can ever be blocked, whatever the players do and however the dice fall.

Examples:
    >>> from pathlib import Path
    >>> from fateloom.story import load
    >>> from fateloom.story.output import start
    >>> start(Path("my-story"))
    >>> proofs = Proofs(load(Path("my-story")).scenario)
    >>> proofs.tables
    (('explorer', (0,)),)
    >>> [proof.status for proof in proofs.play(range(len(proofs.tables)))]
    ['proved']
"""

from fateloom.story.proof.hints import late
from fateloom.story.proof.prover import Case, Closed, Proof, Proofs

__all__ = ["Case", "Closed", "Proof", "Proofs", "late"]
