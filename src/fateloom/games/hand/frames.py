"""Frames: the pending work in order, waiting while the player is asked something.

A frame is a tuple of ints: its number, then its arguments; `play.py` runs them. An action puts its
frames before the others, and they are taken from the front until one of them asks something or the
game is over. So each ability is completely resolved before the next one starts (HND-ORDER-04).
"""

from __future__ import annotations

from typing import Final

Frame = tuple[int, ...]

(
    SETTLE,
    RESOLVE,
    HURT,
    SWAP,
    TAKEN,
    EFFECT,
    BURN,
    SPEND,
    BOSS_PHASE,
    BOSS_CHECK,
    BOSS_POWER,
    CRITICAL,
    TRADE,
    SHOP,
    WAVE,
    ROTATE_HIGHEST,
    SCRY,
    TURNING,
    COMBAT,
) = range(19)

(
    NOTHING,
    FIGHT,
    FACE_BOSS,
    PAY_CRITICAL,
    BARGAIN,
    PAYMENT,
    STUN,
    SHIELD,
    LOSS,
    HEALING,
    CARD,
    TURN,
) = range(12)
ASK_NAMES: Final = (
    "nothing",
    "fight",
    "boss",
    "critical",
    "merchant",
    "payment",
    "stun",
    "shield",
    "loss",
    "healing",
    "card",
    "turn",
)
"""The names of questions to the player."""

DISCARD, ROTATE, FLIP, KEEP, PLACE = range(5)
PURPOSE_NAMES: Final = ("discard", "rotate", "flip", "keep", "place")
"""The purposes of choosing a card."""
