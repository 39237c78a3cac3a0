"""Proofs that a scenario has no dead end, whatever the players do and however the dice fall.

A dead end is a state of the game in which a hero still plays and can no longer reach a Finale.

The way from a scenario to a proof: `fateloom.story.model` translates it into a finite model and
explores it through a few variables; `refinement` adds variables until the proof succeeds, or until
`replay` confirms a dead end on a real table; `random_walks` look for dead ends without a plan;
`shortening` leaves out what the game does not need; and `prover` does this for every hero, mode and
cast.

Examples:
    >>> from pathlib import Path
    >>> from fateloom.story import load
    >>> from fateloom.story.output import start
    >>> start(Path("my-story"))
    >>> proofs = Proofs(load(Path("my-story")).scenario)
    >>> proofs.tables
    (('explorer', (0,)),)
    >>> [proof.status for proof in proofs.play(range(len(proofs.tables)))]
    [<Status.PROVED: 'proved'>]
"""

from fateloom.story.proof.late_hints import late_hints
from fateloom.story.proof.prover import Case, Cause, DeadEnd, PathStatus, Proof, Proofs, Status

__all__ = [
    "Case",
    "Cause",
    "DeadEnd",
    "PathStatus",
    "Proof",
    "Proofs",
    "Status",
    "late_hints",
]
