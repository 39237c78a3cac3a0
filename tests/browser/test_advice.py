"""Asking what a bot would do, at a table of one person."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import BANDEROLE
from tests.browser.conftest import Visitor
from tests.browser.test_access import faults

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

ASK: Final = "What would you do?"
PATIENCE_MS: Final = 120_000
"""Thousands of moves are played, on whatever machine this is."""


def sit_down(visitor: Visitor) -> Page:
    """At a table of The Hand, where advice takes the least time."""
    page = visitor.page
    table = visitor.set_up("hand", (("Hedda", None),), difficulty="normal")
    visitor.goto(f"/t/{table}")
    expect(page.locator(BANDEROLE)).to_be_visible()
    return page


def asked(page: Page) -> Locator:
    page.get_by_role("button", name=ASK).click()
    dialog = page.get_by_role("dialog", name=ASK)
    expect(dialog.get_by_role("status")).not_to_be_empty()
    return dialog


@pytest.mark.parametrize("size", [(1366, 650), (390, 844)])
def test_it_tells_what_moves_are_worth_and_closes(visitor: Visitor, size: tuple[int, int]) -> None:
    page = sit_down(visitor)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    dialog = asked(page)
    expect(dialog.get_by_role("status")).to_contain_text("games for each move", timeout=PATIENCE_MS)
    rows = dialog.get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("Recommended")
    for row in rows.all():
        expect(row).to_contain_text("of 100 games, between")
    # Others that come may change the order, and nothing else.
    expect(dialog.get_by_role("list")).to_have_attribute("aria-busy", "false", timeout=PATIENCE_MS)
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name=ASK)).to_be_focused()


def test_it_closes_when_the_decision_has_passed(visitor: Visitor) -> None:
    page = sit_down(visitor)
    dialog = asked(page)
    with page.context.expect_page() as opening:
        page.evaluate("window.open(location.href)")
    other = opening.value
    other.locator(".banderole button:enabled").last.click()
    expect(dialog).to_have_count(0)
    other.close()


def test_among_several_people_nobody_is_asked(visitor: Visitor) -> None:
    visitor.sit_down(("Hedda", None), ("Anna", None))
    page = visitor.page
    page.get_by_role("button", name=re.compile("I am (Hedda|Anna)")).click()
    expect(page.locator(BANDEROLE)).to_be_visible()
    expect(page.get_by_role("button", name=ASK)).to_have_count(0)
