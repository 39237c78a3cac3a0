"""The four phases of a wave (HND-WAVE-01)."""

from __future__ import annotations

from typing import Final

SETUP, COMBAT, BOSS, MERCHANT = range(4)
NAMES: Final = ("setup", "combat", "boss", "merchant")
