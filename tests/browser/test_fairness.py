"""The shuffle, checked by the page at the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import take
from tests.browser.test_rematch import end_by_vote
from tests.browser.test_seats import friend, sit_down

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

__all__ = ["friend"]

pytestmark = pytest.mark.browser

FITS = "The shuffle fits: its commitment reached this device before the first choice."
SHARED = (
    "The shuffle fits: its commitment reached this device before the first choice, and the share "
    "of this device is in it."
)
DIFFERS = "The shuffle does not fit its commitment"


def ended(visitor: Visitor, table: str) -> None:
    """End the game of two people at this device."""
    visitor.page.evaluate(
        """table => new Promise(done => {
            const socket = new WebSocket(`${location.origin.replace("http", "ws")}`
                + `/api/tables/${table}/socket`);
            socket.onmessage = ({ data }) => {
                const message = JSON.parse(data);
                if (message.t === "table") socket.send('{"t":"look","seat":0}');
                else if (message.over) done();
                else socket.send('{"t":"end"}');
            };
        })""",
        table,
    )


def test_the_page_says_that_the_shuffle_fits(visitor: Visitor) -> None:
    table = visitor.sit_down(("Hedda", None), ("Anna", None))
    visitor.page.locator(".curtain button").click()
    expect(visitor.page.locator(".fan")).to_be_visible()
    ended(visitor, table)
    expect(visitor.page.get_by_text(FITS)).to_be_visible()


def test_the_page_says_that_it_does_not(visitor: Visitor) -> None:
    """What the page noted first counts, whatever the server says later."""
    table = visitor.sit_down(("Hedda", None), ("Anna", None))
    visitor.page.locator(".curtain button").click()
    expect(visitor.page.locator(".fan")).to_be_visible()
    key = f"fateloom.commitment.{table}"
    visitor.page.evaluate(
        """key => {
            const kept = JSON.parse(localStorage.getItem(key));
            kept.value.commitment = "0".repeat(64);
            localStorage.setItem(key, JSON.stringify(kept));
        }""",
        key,
    )
    ended(visitor, table)
    expect(visitor.page.get_by_role("alert")).to_contain_text(DIFFERS)


def joined(visitor: Visitor, friend: Visitor) -> None:
    """Set up a table at which Hedda and Otto are to shuffle together."""
    page = visitor.page
    visitor.goto("/new/destiny")
    page.get_by_label("Name at seat 1").fill("Hedda")
    page.get_by_label("Name at seat 2").fill("Anna")
    take(page, "Who plays Anna", "friend")
    page.get_by_text("More settings").click()
    page.get_by_label("Shuffle together").check()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Invite Anna").click()
    panel = page.get_by_role("dialog", name="Players", exact=True)
    link = panel.get_by_role("textbox", name="Link", exact=True).input_value()
    panel.get_by_role("button", name="Close").click()
    sit_down(friend, link, "Otto")


def test_two_people_shuffle_together(visitor: Visitor, friend: Visitor) -> None:
    joined(visitor, friend)
    host, guest = visitor.page, friend.page
    expect(host.get_by_text("Every device adds a share to the shuffle")).to_be_visible()
    expect(host.get_by_role("button", name="Start now")).to_have_count(0)
    guest.get_by_role("button", name="I am ready").click()
    expect(host.get_by_text("Otto is ready.")).to_be_visible()
    host.get_by_role("button", name="I am ready").click()
    for page in (host, guest):
        expect(page.locator(".fan")).to_be_visible()
    end_by_vote(host, guest)
    for page in (host, guest):
        expect(page.get_by_text(SHARED)).to_be_visible()


def test_a_share_that_a_browser_has_lost_is_given_again(visitor: Visitor, friend: Visitor) -> None:
    joined(visitor, friend)
    host, guest = visitor.page, friend.page
    guest.get_by_role("button", name="I am ready").click()
    expect(host.get_by_text("Otto is ready.")).to_be_visible()
    guest.evaluate(
        "Object.keys(localStorage).filter((key) => key.startsWith('fateloom.shares.'))"
        ".forEach((key) => localStorage.removeItem(key))"
    )
    guest.reload()
    expect(guest.get_by_text("Every device adds a share to the shuffle")).to_be_visible()
    host.get_by_role("button", name="I am ready").click()
    expect(guest.get_by_text("This browser no longer has the share")).to_be_visible()
    expect(host.get_by_text("Still missing: Otto.")).to_be_visible()
    guest.get_by_role("button", name="Not yet").click()
    for page in (guest, host):
        page.get_by_role("button", name="I am ready").click()
    for page in (host, guest):
        expect(page.locator(".fan")).to_be_visible()
