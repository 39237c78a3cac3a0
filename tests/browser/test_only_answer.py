"""Answers that are the only one: explained once, given automatically, and stopped by Wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

RIBBON: Final = ".banderole"
GIVEN: Final = f"{RIBBON} >> text=Your only answer"
ASKED: Final = f"{RIBBON}.mine"

# Touches the gilt button, the first card that can be played, or the last answer; but nothing
# from the third question with a single answer on, which the page is about to explain.
_PLAY: Final = """() => {
    const { onlyMet } = JSON.parse(localStorage.getItem("fateloom.settings") ?? "{}");
    if (onlyMet >= 3) return;
    const there = (selector) => [...document.querySelectorAll(selector)]
        .filter((each) => each.getClientRects().length > 0);
    const wanted = there(".banderole .gilt:enabled")[0]
        ?? there(".fan button.playable[aria-pressed=false]")[0]
        ?? there(".banderole button:enabled").at(-1);
    wanted?.click();
}"""


def play_to(page: Page, wanted: str) -> None:
    """Play cards until this is there."""
    for _ in range(400):
        if page.locator(wanted).count():
            return
        page.evaluate(_PLAY)
        page.wait_for_timeout(60)
    raise AssertionError(f"{wanted} never came")


def test_a_new_player_is_told_once_and_decides(visitor: Visitor) -> None:
    page = visitor.page
    visitor.wish(onlyAnswers=None)
    visitor.sit_down(goal=5, seed="11")
    dialog = page.get_by_role("dialog", name="Only one answer")
    play_to(page, "dialog[open]")
    expect(dialog.get_by_role("button", name="Answer automatically")).to_be_visible()
    dialog.get_by_role("button", name="Ask me").click()
    expect(dialog).to_have_count(0)
    # It was the third, and is still to be answered by hand.
    expect(page.locator(ASKED)).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('fateloom.settings'))")
    assert kept["onlyAnswers"] is False
    assert kept["onlyMet"] == 3


def test_the_only_answer_is_given_and_wait_stops_it(visitor: Visitor) -> None:
    page = visitor.page
    visitor.wish(onlyAnswers=True)
    visitor.sit_down(goal=5, seed="11")
    play_to(page, GIVEN)
    asked = page.locator(RIBBON).inner_text()
    assert "Call no more Characters" in asked
    # Nobody touches it: it passes.
    expect(page.locator(GIVEN)).to_have_count(0)
    play_to(page, GIVEN)
    page.get_by_role("button", name="Wait", exact=True).click()
    expect(page.locator(ASKED)).to_be_visible()
    (answer,) = page.locator(f"{RIBBON} button").all()
    words = answer.inner_text()
    page.wait_for_timeout(1500)
    expect(answer).to_have_text(words)
    answer.click()
    expect(page.locator(RIBBON)).not_to_contain_text(words)
