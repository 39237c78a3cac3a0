"""Asking what a bot would do: at a table of one person, and where all have agreed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import BANDEROLE
from tests.browser.conftest import Visitor
from tests.browser.test_access import faults
from tests.browser.test_seats import begin, friend, gathered
from tests.browser.test_seats import sit_down as join

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

__all__ = ["friend"]

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


def test_one_device_passed_round_allows_it_first(visitor: Visitor) -> None:
    visitor.sit_down(("Hedda", None), ("Anna", None))
    page = visitor.page
    page.get_by_role("button", name=re.compile("I am (Hedda|Anna)")).click()
    expect(page.locator(BANDEROLE)).to_be_visible()
    expect(page.get_by_role("button", name=ASK)).to_have_count(0)
    panel = players(page)
    panel.get_by_role("button", name="Allow advice for everybody").click()
    panel.get_by_role("button", name="Allow", exact=True).click()
    dialog = asked(page)
    expect(dialog.get_by_role("listitem").first).to_contain_text("Recommended")


@pytest.mark.parametrize("size", [(1366, 650), (390, 844)])
def test_all_agree_and_read_who_asks(
    visitor: Visitor, friend: Visitor, size: tuple[int, int]
) -> None:
    host, guest = visitor.page, friend.page
    # A player with a single Character has no choice to ask about. Otto begins here, and has some.
    join(friend, gathered(visitor, seed="2"), "Otto")
    begin(host)
    for page in (host, guest):
        page.set_viewport_size({"width": size[0], "height": size[1]})
    panel = players(host)
    panel.get_by_role("button", name="Ask for advice for everybody").click()
    panel.get_by_role("button", name="Ask all players").click()
    expect(host.get_by_text("Waiting for: Otto")).to_be_visible()
    expect(guest.get_by_text("Hedda asks for advice for everybody")).to_be_visible()
    assert faults(guest) == []
    guest.get_by_role("button", name="Agree", exact=True).click()
    expect(host.get_by_text("asks for advice")).to_have_count(0)
    buttons = [page.get_by_role("button", name=ASK) for page in (host, guest)]
    expect(buttons[0].or_(host.locator(".banderole:not(.mine)")).first).to_be_visible()
    asker = host if buttons[0].count() else guest
    dialog = asked(asker)
    expect(dialog.get_by_role("listitem").first).to_contain_text("Recommended")
    other = guest if asker is host else host
    expect(other.get_by_text("asked a bot: “What would you do?”").first).to_be_attached()
    expect(other.get_by_role("dialog", name=ASK)).to_have_count(0)
    asker.keyboard.press("Escape")
    expect(players(other).get_by_text("All players agreed to advice")).to_be_visible()


def players(page: Page) -> Locator:
    """The panel about the players, opened."""
    page.get_by_role("button", name="Players", exact=True).click()
    return page.get_by_role("dialog", name="Players", exact=True)
