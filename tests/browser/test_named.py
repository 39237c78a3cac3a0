"""Everything is called as it reads: at the table of each game, on a desk and a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import BANDEROLE, Clicker
from tests.browser.conftest import ALONE, HEDDA_AND_BOTS
from tests.browser.test_access import faults
from tests.browser.test_destinies import DestiniesClicker
from tests.browser.test_hand import HandClicker
from tests.browser.test_realms import RealmsClicker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


class DestinyClicker(Clicker):
    """Plays anything that can be played."""

    selectors: ClassVar[Sequence[tuple[str, str]]] = (
        ("confirm", ".banderole .btn.gilt"),
        ("table", "main button.playable[aria-pressed=false]"),
        ("said", ".banderole .btn:not(.gilt)"),
    )

    def pick(self, found: Sequence[str], kinds: Sequence[str]) -> int:
        return self.rng.randrange(len(found))


TABLES: Final = {
    "destinies": (ALONE, DestiniesClicker, {"scenario": "training"}),
    "destiny": (HEDDA_AND_BOTS, DestinyClicker, {}),
    "hand": (ALONE, HandClicker, {"difficulty": "casual"}),
    "realms": (HEDDA_AND_BOTS, RealmsClicker, {"deck": "all"}),
}


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("de", 390)])
@pytest.mark.parametrize("game", TABLES)
def test_what_can_be_touched_is_called_as_it_reads(
    visitor: Visitor, game: str, language: str, width: int
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": 844})
    visitor.wish(language=language)
    seats, clicker_of, options = TABLES[game]
    visitor.goto(f"/t/{visitor.set_up(game, seats, '1', **options)}")
    expect(page.locator(BANDEROLE)).to_be_visible()
    clicker = clicker_of(page, 1)
    for _ in range(5):
        assert faults(page) == []
        clicker.play(6)
