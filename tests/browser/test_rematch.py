"""Once more at the same table: two devices, real clicks, one new table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_seats import begin, chip, friend, gathered, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from tests.browser.conftest import Visitor

__all__ = ["friend"]

pytestmark = pytest.mark.browser

GATHERS = "The game starts when everybody has joined and is ready."


def ended(visitor: Visitor, friend: Visitor) -> str:
    """A game of Hedda and Otto that both have agreed to end; where it was played."""
    host, guest = visitor.page, friend.page
    sit_down(friend, gathered(visitor), "Otto")
    begin(host)
    end_by_vote(host, guest)
    for page in (host, guest):
        expect(again(page)).to_be_visible()
    return host.url


def end_by_vote(host: Page, guest: Page) -> None:
    """Both agree to end the game."""
    host.get_by_role("button", name="Players", exact=True).click()
    panel = host.get_by_role("dialog", name="Players", exact=True)
    panel.get_by_role("button", name="Ask to end the game now").click()
    panel.get_by_role("button", name="Ask all players").click()
    guest.get_by_role("button", name="Agree", exact=True).click()


def again(page: Page) -> Locator:
    return page.get_by_role("button", name="Play again")


def moved(page: Page, old: str) -> str:
    """Where the page is, once it has gone on to another table."""
    page.wait_for_url(lambda url: "/t/" in url and url != old)
    return page.url


def test_both_play_again_at_one_table(visitor: Visitor, friend: Visitor) -> None:
    host, guest = visitor.page, friend.page
    old = ended(visitor, friend)
    again(host).click()
    new = moved(host, old)
    expect(host.get_by_text("Otto has not joined yet.")).to_be_visible()
    expect(guest.get_by_text("Hedda wants a rematch.")).to_be_visible()
    expect(host.get_by_text("Hedda is ready.")).to_be_visible()
    guest.get_by_role("button", name="Join", exact=True).click()
    assert moved(guest, old) == new
    for page in (host, guest):
        expect(page.get_by_text(GATHERS)).to_have_count(0)
    expect(chip(host, "Otto")).to_contain_text("here")
    expect(guest.get_by_role("region", name="Otto, your seat")).to_be_visible()
    expect(host.get_by_role("region", name="Hedda, your seat")).to_be_visible()


def test_both_press_at_once(visitor: Visitor, friend: Visitor) -> None:
    host, guest = visitor.page, friend.page
    old = ended(visitor, friend)
    for page in (host, guest):
        page.evaluate("setTimeout(() => document.querySelector('.ways button.gilt').click(), 200)")
    assert moved(host, old) == moved(guest, old)
    for page in (host, guest):
        expect(page.get_by_text(GATHERS)).to_have_count(0)


def test_the_way_there_is_found_later(visitor: Visitor, friend: Visitor) -> None:
    """By the old table once more, by the list of tables, and by the new table itself."""
    host, guest = visitor.page, friend.page
    old = ended(visitor, friend)
    friend.goto("/")
    again(host).click()
    new = moved(host, old)
    host.goto(old)
    expect(
        host.get_by_text("You asked for a rematch. The other players are invited.")
    ).to_be_visible()
    expect(host.get_by_text("Waiting for: Otto.")).to_be_visible()
    host.get_by_role("link", name="Go to the new table").click()
    assert moved(host, old) == new
    friend.goto("/")
    guest.get_by_role("link", name="A seat is reserved for you").click()
    assert moved(guest, friend.url) == new
    guest.goto(old)
    expect(guest.get_by_text("Hedda wants a rematch.")).to_be_visible()
    guest.goto(new)
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_role("region", name="Otto, your seat")).to_be_visible()
    expect(host.get_by_text(GATHERS)).to_have_count(0)


def test_a_spectator_is_told(visitor: Visitor, friend: Visitor, browser: Browser) -> None:
    host = visitor.page
    old = ended(visitor, friend)
    context = browser.new_context()
    page = context.new_page()
    page.goto(old)
    expect(page.get_by_role("link", name="Watch replay")).to_be_visible()
    expect(again(page)).to_have_count(0)
    again(host).click()
    new = moved(host, old)
    expect(page.get_by_text("Hedda wants a rematch.")).to_be_visible()
    page.get_by_role("link", name="Watch the new game").click()
    assert moved(page, old) == new
    expect(page.get_by_text("Otto has not joined yet.")).to_be_visible()
    context.close()


def test_a_seat_whose_person_does_not_come_goes_to_a_bot(visitor: Visitor, friend: Visitor) -> None:
    host, guest = visitor.page, friend.page
    old = ended(visitor, friend)
    again(host).click()
    moved(host, old)
    host.get_by_role("button", name="Players", exact=True).click()
    panel = host.get_by_role("dialog", name="Players", exact=True)
    seat = panel.get_by_role("listitem").filter(has_text="Otto")
    seat.get_by_role("button", name="Add a bot").click()
    panel.get_by_role("button", name="Close").click()
    expect(host.get_by_text(GATHERS)).to_have_count(0)
    # Who comes late after all finds the seat kept, and the bot makes room.
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(chip(host, "Otto")).to_contain_text("here")


def test_all_at_one_device_sit_there_again(visitor: Visitor) -> None:
    page = visitor.page
    visitor.sit_down(("Hedda", None), ("Anna", None))
    old = page.url
    page.get_by_role("button", name="I am").click()
    page.get_by_role("button", name="Players", exact=True).click()
    panel = page.get_by_role("dialog", name="Players", exact=True)
    panel.get_by_role("button", name="End the game now").click()
    panel.get_by_role("button", name="End the game", exact=True).click()
    again(page).click()
    moved(page, old)
    expect(page.get_by_text("Hand the device to")).to_be_visible()
