"""Playing a table in a browser with the mouse alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Locator, Page

BANDEROLE: Final = ".banderole"
WIDTHS: Final = {100: (1440, 1180, 760, 390, 360), 200: (360, 760, 1440)}
"""Widths of pages in pixels that are tried with each size of letters in percent. A game is played
at the last of them."""

_PAINTED: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def too_wide(page: Page, widths: Sequence[int]) -> list[str]:
    """At which of these widths the page scrolls sideways; it is left at the last."""
    found = []
    for width in widths:
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate(_PAINTED)
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            found.append(f"{page.url} is {wide} px wide at {width}")
    return found


def cards(page: Page, title: str) -> Locator:
    """A choice of one among a few cards."""
    return page.get_by_role("radiogroup", name=title, exact=True)


def take(page: Page, title: str, value: str) -> None:
    """Choose the card with this value."""
    cards(page, title).locator(f"input[value='{value}']").check()


def last_of_the_log(page: Page) -> Locator:
    """What the log of a game that is over says last in weight, in its replay."""
    page.get_by_role("link", name="Watch replay").click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    return page.locator(".log li.strong").last


# Everything that can be clicked to go on, as "kind: name"; None when the game is over.
_OPEN: Final = """selectors => {
    const there = (each) => !each.disabled && each.getClientRects().length > 0;
    if (document.querySelector("article.end")) return null;
    const found = [];
    for (const each of document.querySelectorAll("[data-open]")) delete each.dataset.open;
    for (const [kind, selector] of selectors) {
        for (const each of document.querySelectorAll(selector)) {
            if (!there(each)) continue;
            each.dataset.open = String(found.length);
            found.push(`${kind}: ${each.getAttribute("aria-label") ?? each.innerText}`);
        }
    }
    return found;
}"""

# What bots do meanwhile may have taken it away again.
_CLICK: Final = """place => {
    const each = document.querySelector(`[data-open="${place}"]`);
    each?.click();
    return each !== null;
}"""


class Clicker:
    """Touches anything that can be chosen, and asks why not where it cannot.

    made      what was clicked, as "kind: name"
    reasons   what was said of things that cannot be chosen
    """

    selectors: ClassVar[Sequence[tuple[str, str]]]
    """What can be clicked: kinds with their CSS. What several name is the last of them."""
    patience: ClassVar[int] = 500
    """How many times in a row there may be nothing to click, 20 ms apart."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)
        self.made: set[str] = set()
        self.reasons: set[str] = set()

    def play(self, clicks: int = 6000) -> bool:
        """Play until the game is over; whether it was."""
        idle = 0
        for _ in range(clicks):
            found = self.page.evaluate(_OPEN, list(self.selectors))
            if found is None:
                return True
            if not found:
                idle += 1
                assert idle < self.patience, "there is nothing to click"
                self.page.wait_for_timeout(20)
                continue
            idle = 0
            place = self.pick(found, [each.split(":")[0] for each in found])
            self._click(place, found[place])
        return False

    def pick(self, found: Sequence[str], kinds: Sequence[str]) -> int:
        """Which of what was found is clicked, by its place."""
        raise NotImplementedError

    def news(self, found: Sequence[str], kinds: Sequence[str]) -> int | None:
        """Something that cannot be chosen and was not asked about yet."""
        return next(
            (i for i, kind in enumerate(kinds) if kind == "refused" and found[i] not in self.made),
            None,
        )

    def _click(self, place: int, name: str) -> None:
        self.made.add(name)
        there = self.page.evaluate(_CLICK, place)
        self.page.wait_for_timeout(25)
        if there and name.startswith("refused"):
            self.reasons.update(self.page.locator(f"{BANDEROLE} .why").all_inner_texts())
