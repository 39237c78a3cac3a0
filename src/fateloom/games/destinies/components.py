"""Parts of the box that rules, moves and stories count with."""

from __future__ import annotations

from typing import Final

SKILLS: Final = ("intelligence", "dexterity", "power")
SPACES: Final = 12
"""Spaces on a skill track (DST-SKL-06)."""
HAND: Final = 5
"""Items an inventory holds (DST-INV-01)."""
