"""The phases of a round in their order (DTY-SEQ-01), after the choice of identities."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "identity",
    "first-aid",
    "treasure",
    "draw",
    "hit",
    "second-aid",
    "action",
    "base",
    "bonus",
    "multiplier",
    "total",
    "destiny",
)
(
    IDENTITY,
    FIRST_AID,
    TREASURE,
    DRAW,
    HIT,
    SECOND_AID,
    ACTION,
    BASE,
    BONUS,
    MULTIPLIER,
    TOTAL,
    DESTINY,
) = range(len(NAMES))
