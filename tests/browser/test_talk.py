"""Talk at the table: two devices, what is new, whom one mutes, and words that are no page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_seats import friend, gathered, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser
__all__ = ["friend"]  # the fixture
SCRIPT = "<img src=x onerror=\"document.title='taken'\"><script>document.title='taken'</script>"


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Chat")


def say(page: Page, words: str) -> None:
    field = panel(page).get_by_role("textbox", name="Your message")
    field.fill(words)
    field.press("Enter")
    expect(field).to_have_value("")


def test_two_seats_talk(visitor: Visitor, friend: Visitor) -> None:
    host, guest = visitor.page, friend.page
    sit_down(friend, gathered(visitor), "Otto")
    host.get_by_role("button", name="Chat", exact=True).click()
    expect(panel(host).get_by_text("No messages yet.")).to_be_visible()
    say(host, "Shall we begin?")
    panel(host).get_by_role("button", name="Good luck!").click()
    # What is new is marked, shown for a while, and told to a screen reader.
    expect(guest.get_by_role("button", name="Chat, 2 new")).to_be_visible()
    expect(guest.get_by_role("log").filter(has_text="Hedda: Good luck!")).to_have_count(1)
    guest.get_by_role("button", name="Chat, 2 new").press("Enter")
    lines = panel(guest).get_by_role("group", name="Messages", exact=True).get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("Shall we begin?")
    expect(guest.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    # Words are words, whatever they look like.
    say(guest, SCRIPT)
    said = panel(host).get_by_role("listitem").filter(has_text="onerror")
    expect(said).to_contain_text(SCRIPT)
    expect(said.locator("img, script")).to_have_count(0)
    assert "taken" not in host.title()
    # Escape puts it away, and what was read stays read.
    guest.keyboard.press("Escape")
    expect(panel(guest)).to_have_count(0)
    expect(guest.get_by_role("button", name="Chat", exact=True)).to_be_focused()
    guest.reload()
    guest.get_by_role("button", name="Chat", exact=True).click()
    expect(lines).to_have_count(3)


def test_escape_closes_the_chat_wherever_the_focus_is(visitor: Visitor, friend: Visitor) -> None:
    page = visitor.page
    sit_down(friend, gathered(visitor), "Otto")
    opener = page.get_by_role("button", name="Chat", exact=True)
    elsewhere = page.get_by_role("link", name="Rules")
    for focused in (opener, elsewhere):
        opener.click()
        expect(panel(page)).to_be_visible()
        focused.focus()
        page.keyboard.press("Escape")
        expect(panel(page)).to_have_count(0)


def test_escape_closes_the_chat_before_what_lies_under_it(
    visitor: Visitor, friend: Visitor
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 900, "height": 700})
    sit_down(friend, gathered(visitor), "Otto")
    log = page.get_by_role("button", name="Log", exact=True)
    log.click()
    page.get_by_role("button", name="Chat", exact=True).press("Enter")
    expect(panel(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    expect(log).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(log).to_have_attribute("aria-expanded", "false")


def test_what_the_talk_refuses_stands_with_the_talk(visitor: Visitor, friend: Visitor) -> None:
    page = visitor.page
    sit_down(friend, gathered(visitor), "Otto")
    page.get_by_role("button", name="Chat", exact=True).click()
    for _ in range(14):
        panel(page).get_by_role("button", name="Hello!").click()
    expect(panel(page).get_by_role("alert")).to_contain_text("You are sending messages too fast.")
    expect(page.get_by_role("alert")).to_have_count(1)
    page.get_by_role("button", name="Close chat").click()
    page.get_by_role("button", name="Chat", exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_phone_on_its_side_shows_where_to_write(visitor: Visitor, friend: Visitor) -> None:
    page = friend.page
    sit_down(friend, gathered(visitor), "Otto")
    page.set_viewport_size({"width": 844, "height": 390})
    page.get_by_role("button", name="Chat", exact=True).click()
    for name in ("Good luck!", "Send"):
        shown = panel(page).get_by_role("button", name=name)
        expect(shown).to_be_in_viewport(ratio=1)


def test_who_is_muted_is_not_heard(visitor: Visitor, friend: Visitor) -> None:
    host, guest = visitor.page, friend.page
    sit_down(friend, gathered(visitor), "Otto")
    host.get_by_role("button", name="Chat", exact=True).click()
    guest.get_by_role("button", name="Chat", exact=True).click()
    say(guest, "Look at me")
    expect(panel(host).get_by_text("Look at me")).to_be_visible()
    panel(host).get_by_text("Mute a player").click()
    panel(host).get_by_label("Mute Otto").check()
    expect(panel(host).get_by_text("Look at me")).to_have_count(0)
    panel(host).get_by_role("button", name="Close chat").click()
    say(guest, "And again")
    say(guest, "Last word")
    host.reload()
    host.get_by_role("button", name="Chat", exact=True).click()
    expect(panel(host).get_by_text("Muted on this device: Otto")).to_be_visible()
    expect(panel(host).get_by_text("Last word")).to_have_count(0)
    expect(host.get_by_role("log").filter(has_text="Otto:")).to_have_count(0)
    panel(host).get_by_text("Muted on this device: Otto").click()
    panel(host).get_by_label("Mute Otto").uncheck()
    expect(panel(host).get_by_text("Last word")).to_be_visible()


def test_the_host_ends_the_talk(visitor: Visitor, friend: Visitor) -> None:
    host, guest = visitor.page, friend.page
    sit_down(friend, gathered(visitor), "Otto")
    expect(guest.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    host.get_by_role("button", name="Players", exact=True).click()
    host.get_by_label("Players can chat").uncheck()
    expect(guest.get_by_role("button", name="Chat", exact=True)).to_have_count(0)


def test_at_one_device_nobody_talks(visitor: Visitor) -> None:
    visitor.sit_down(("Hedda", None), ("Anna", None))
    page = visitor.page
    expect(page.get_by_role("button", name="Chat", exact=True)).to_have_count(0)
