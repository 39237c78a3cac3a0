"""The icons that stories may name are those that the client ships."""

from __future__ import annotations

import re
from pathlib import Path

from fateloom.story import icons

NAMES = Path(__file__).parents[2] / "src/fateloom/games/destinies/board/icons.ts"


def test_the_client_ships_them_all() -> None:
    source = NAMES.read_text(encoding="utf-8")
    listed = source[source.index("export const STORY") : source.index("] as const")]
    assert re.findall(r'"([^"]+)"', listed) == [*icons.PLACES, *icons.ITEMS]
