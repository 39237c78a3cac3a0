"""Rules are shown with the catalogue's first numbers, whatever the shipped ones are now.

Its golden examples bind with those numbers, and so a re-tuned game (docs/balance/hand.md)
needs no new examples. A test that is about what is shipped uses the fixture `shipped`.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from fateloom.games.hand import cards as c

FIRST: Final[dict[str, Any]] = {
    "BOSS_HP": ((15, 20, 25, 29), (12, 18, 23, 26), (14, 20, 25, 28)),
    "REWARD": (6, 7, 8, 0),
    "ITEM_COST": (4, 4, 3, 4, 4, 4, 3, 4, 3, 2, 2, 4),
    "BOW_DMG": {c.HUNTING_BOW: 4, c.GREAT_BOW: 7},
    "AXE_BONUS": {c.WAR_AXE: 4, c.GIANT_AXE: 7},
    "SHIELDED": {c.ROUND_SHIELD: 1, c.TOWER_SHIELD: 3},
    "SLOTS": tuple(slots and ability != c.DRAGON_MASTER for ability, slots in enumerate(c.SLOTS)),
}


@pytest.fixture
def shipped() -> None:
    """Keeps the shipped numbers."""


@pytest.fixture(autouse=True)
def first_numbers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the first numbers in place of the shipped ones."""
    if "shipped" not in request.fixturenames:
        for name, value in FIRST.items():
            monkeypatch.setattr(c, name, value)
