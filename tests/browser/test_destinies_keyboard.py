"""The table of Destinies with the keyboard alone, from setting up to the last page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import cards
from tests.browser.keyboard import focus_stays, pick, press, reach, unseen, watch_focus
from tests.browser.standing import bring_in
from tests.browser.test_access import faults, ready
from tests.browser.test_destinies import DestiniesClicker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

WIDTHS: Final = ((390, 800), (1280, 800))
SCREENS: Final = {
    "heroes": "button.face.playable .figure",
    "map": "button.tile.playable",
    "places": "button.place.playable",
    "visit": ".book .offer",
    "test": ".trial",
    "trade": ".trade",
    "points": ".book .track",
    "finale": ".offer.finale",
    "leaf": ".just-read",
}
"""Kinds of screens, and what only they show."""


class Typist(DestiniesClicker):
    """Plays a story with Tab, Enter and the space bar, and has each kind of screen looked over.

    screens   the kinds of screens that were seen
    broken    what axe finds on them
    """

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.screens: set[str] = set()
        self.broken: list[str] = []

    def pick(self, found: Sequence[str], kinds: Sequence[str]) -> int:
        self._look_over()
        return super().pick(found, kinds)

    def _look_over(self) -> None:
        for screen, shown in SCREENS.items():
            if screen not in self.screens and self.page.locator(shown).count():
                self.screens.add(screen)
                self.broken += faults_at_widths(self.page, screen)

    def _click(self, place: int, name: str) -> None:
        self.made.add(name)
        wanted = self.page.locator(f'[data-open="{place}"]')
        if not press(self.page, wanted, self.rng.choice(["Enter", "Space"])):
            return
        self.page.wait_for_timeout(25)
        focus_stays(self.page, f"after {name}")
        if name.startswith("refused"):
            self.reasons.update(self.page.locator(".banderole .why").all_inner_texts())


def faults_at_widths(page: Page, screen: str) -> list[str]:
    """What axe finds on a screen, on a phone and on a desk."""
    found = []
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{screen} at {width}: {fault}" for fault in faults(page)]
    return found


@pytest.mark.slow
@pytest.mark.rule("DST-REQ-10")
def test_a_story_by_keyboard_from_the_set_up_page_to_its_end(visitor: Visitor) -> None:
    page = visitor.page
    watch_focus(page)
    visitor.goto("/new/destinies")
    name = page.get_by_label("Name at seat 1")
    expect(name).to_be_visible()
    assert faults_at_widths(page, "set-up") == []
    away = page.get_by_role("button", name=re.compile("^Remove "))
    while away.count():
        press(page, away)
        focus_stays(page)
    reach(page, name)
    page.keyboard.press("Control+a")
    page.keyboard.type("Hedda")
    pick(page, cards(page, "Story"), "training")
    pick(page, cards(page, "Mode"), "fitting")
    press(page, page.get_by_text("More settings"))
    reach(page, page.get_by_label("Seed"))
    page.keyboard.type("5")
    press(page, page.get_by_role("button", name="Start", exact=True))
    expect(page).to_have_url(re.compile("/t/[0-9a-f]+$"))
    ready(page)
    typist = Typist(page, 5)
    assert typist.play(), "the story does not end"
    typist.broken += faults_at_widths(page, "end")
    focus_stays(page)
    end = page.locator("article.end")
    assert end.evaluate("each => each.contains(document.activeElement)")
    assert typist.screens == set(SCREENS)
    assert typist.broken == []
    assert unseen(page) == []


@pytest.mark.rule("DST-REQ-10")
def test_a_bag_that_is_too_full_is_emptied_by_keyboard(visitor: Visitor) -> None:
    page = visitor.page
    watch_focus(page)
    bring_in(visitor, "overflow")
    wares = page.locator(".wares")
    assert faults_at_widths(page, "overflow") == []
    press(page, wares.locator("button.playable").first)
    press(page, page.locator(".banderole .gilt"), "Space")
    expect(wares).to_have_count(0)
    focus_stays(page, "after an item was put down")
    assert unseen(page) == []


@pytest.mark.rule("DST-REQ-10")
def test_a_dialog_keeps_the_focus_and_gives_it_back(visitor: Visitor) -> None:
    page = visitor.page
    watch_focus(page)
    bring_in(visitor, "option")
    dialog = page.get_by_role("dialog")
    for opener in (".book .report", ".top .save"):
        wanted = page.locator(opener).first
        press(page, wanted)
        expect(dialog).to_be_visible()
        for _ in range(30):
            # Between its last part and its first lie the browser's own.
            assert dialog.evaluate(
                "each => [document.body, null].includes(document.activeElement)"
                " || each.contains(document.activeElement)"
            )
            page.keyboard.press("Tab")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(wanted).to_be_focused()
    assert unseen(page) == []
    press(page, page.locator("button.seal"))
    card = page.get_by_role("region", name="Destiny")
    assert faults_at_widths(page, "Destiny") == []
    press(page, card.get_by_role("button", name="Open the seal"))
    assert faults_at_widths(page, "open Destiny") == []
    press(page, card.get_by_role("button", name="Close", exact=True))
    expect(card).to_have_count(0)
    focus_stays(page, "after the card was closed")
