"""Clocks, a rest that is agreed on, and the vote on ending, at a wide and a narrow screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.test_seats import chip, friend, gathered, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.server.conftest import Site

pytestmark = pytest.mark.browser
__all__ = ["friend"]  # the fixture, whose screen is narrow


def begun(visitor: Visitor, friend: Visitor) -> tuple[Page, Page]:
    """The pages of Hedda, who hosts, and Otto, at a table where each turn has two minutes."""
    link = gathered(visitor, clock="per turn")
    # What has not begun has nothing to rest from.
    expect(visitor.page.get_by_role("button", name="Pause", exact=True)).to_have_count(0)
    sit_down(friend, link, "Otto")
    visitor.page.get_by_role("button", name="Start now").click()
    return visitor.page, friend.page


def narrow_enough(page: Page) -> bool:
    """Nothing lies beyond the edge of the screen."""
    return bool(
        page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
    )


def test_the_clock_of_the_player_to_move_runs(visitor: Visitor, friend: Visitor) -> None:
    for page in begun(visitor, friend):
        for name in ("Hedda", "Otto"):
            expect(chip(page, name).get_by_title("Time left")).to_be_visible()
        first = chip(page, "Hedda").or_(chip(page, "Otto")).locator(".clock.runs .face").first
        before = first.inner_text()
        expect(first).not_to_have_text(before)
        assert narrow_enough(page)


def test_a_rest_is_asked_for_and_agreed_to(visitor: Visitor, friend: Visitor) -> None:
    host, guest = begun(visitor, friend)
    guest.get_by_role("button", name="Pause", exact=True).click()
    for page, words in ((host, "Otto asks to pause the game."), (guest, "Hedda")):
        expect(page.get_by_role("status").filter(has_text=words).first).to_be_visible()
        assert narrow_enough(page)
    host.get_by_role("button", name="Agree", exact=True).click()
    for page in (host, guest):
        expect(page.get_by_text("Paused").first).to_be_visible()
        expect(page.locator(".clock.runs")).to_have_count(0)
    # What the host wishes needs nobody's consent.
    host.get_by_role("button", name="Resume", exact=True).first.click()
    expect(guest.locator(".clock.runs").first).to_be_visible()


def test_everybody_agrees_to_end_the_game(visitor: Visitor, friend: Visitor) -> None:
    host, guest = begun(visitor, friend)
    for answer in ("Decline", "Agree"):
        guest.get_by_role("button", name="Players", exact=True).click()
        panel = guest.get_by_role("dialog", name="Players", exact=True)
        panel.get_by_role("button", name="Ask to end the game now").click()
        # The question is in sight, and the keyboard at the answer that ends nothing.
        expect(panel.get_by_role("button", name="Cancel", exact=True)).to_be_focused()
        expect(panel.get_by_role("button", name="Ask all players")).to_be_in_viewport()
        panel.get_by_role("button", name="Ask all players").click()
        question = host.get_by_role("status").filter(has_text="Otto asks to end the game")
        question.get_by_role("button", name=answer, exact=True).click()
    for page in (host, guest):
        end = page.locator("article.end")
        expect(end).to_contain_text("The game was ended early. Nobody won.")
        expect(end).not_to_contain_text("Everybody agreed to end the game.")
        assert narrow_enough(page)


def test_a_spectator_is_offered_no_pause(
    visitor: Visitor, friend: Visitor, table_site: Site, browser: Browser
) -> None:
    host, _ = begun(visitor, friend)
    context = browser.new_context()
    guest = Visitor(context.new_page(), table_site)
    guest.page.goto(host.url)
    expect(chip(guest.page, "Hedda")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Pause", exact=True)).to_have_count(0)
    host.get_by_role("button", name="Pause", exact=True).click()
    expect(guest.page.get_by_text("Paused").first).to_be_visible()
    expect(guest.page.get_by_role("button", name="Resume", exact=True)).to_have_count(0)
    guest.page.keyboard.press("p")
    expect(host.get_by_role("button", name="Resume", exact=True).first).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    assert guest.faults == []
    context.close()
