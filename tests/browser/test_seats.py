"""Seats over the network: two devices, a link, the ready check, presence, and the host's panel."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import take
from tests.browser.conftest import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from tests.server.conftest import Site

pytestmark = pytest.mark.browser


@pytest.fixture
def friend(browser: Browser, table_site: Site) -> Iterator[Visitor]:
    """Somebody else, at a device of their own."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    somebody = Visitor(context.new_page(), table_site)
    yield somebody
    assert somebody.faults == []
    context.close()


def gathered(
    visitor: Visitor, clock: str | None = None, game: str = "destiny", seed: str = ""
) -> str:
    """Set a table up on its page, with a seat for a friend; the link to that seat."""
    page = visitor.page
    visitor.goto(f"/new/{game}")
    page.get_by_label("Name at seat 1").fill("Hedda")
    # A game for one begins with one seat.
    if not page.get_by_label("Name at seat 2").count():
        page.get_by_role("button", name="Add a player").click()
    page.get_by_label("Name at seat 2").fill("Anna")
    take(page, "Who plays Anna", "friend")
    page.get_by_text("More settings").click()
    if clock is not None:
        page.get_by_label("Clock", exact=True).select_option(label=clock)
    page.get_by_label("Seed").fill(seed)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Anna has not joined yet.")).to_be_visible()
    page.get_by_role("button", name="Invite Anna").click()
    panel = page.get_by_role("dialog", name="Players", exact=True)
    expect(panel.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = panel.get_by_role("textbox", name="Link", exact=True).input_value()
    panel.get_by_role("button", name="Close").click()
    return link


def begin(host: Page) -> None:
    """Start a game of Destiny now, and wait until a person is asked.

    Until then a bot that leads the first round may choose. That ends what the host asks, and
    what can be done changes in the panels.
    """
    host.get_by_role("button", name="Start now").click()
    asked = re.compile("(Hedda|Otto) chooses an identity")
    expect(host.locator(".banderole")).to_contain_text(asked)


def sit_down(friend: Visitor, link: str, name: str) -> None:
    page = friend.page
    page.goto(link)
    expect(page.get_by_text("You are invited to Destin")).to_be_visible()
    expect(page.get_by_text("Your seat: Anna")).to_be_visible()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_url("**/t/*")


def chip(page: Page, name: str) -> Locator:
    return (
        page.get_by_role("list", name="Players", exact=True)
        .get_by_role("listitem")
        .filter(has_text=name)
    )


def test_a_friend_sits_down_by_a_link_and_the_game_begins(
    visitor: Visitor, friend: Visitor
) -> None:
    host, guest = visitor.page, friend.page
    link = gathered(visitor)
    sit_down(friend, link, "Otto")
    expect(chip(host, "Otto")).to_contain_text("here")
    expect(host.get_by_text("Otto is not ready yet.")).to_be_visible()
    guest.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="I am ready").click()
    for page in (host, guest):
        expect(
            page.get_by_text("The game starts when everybody has joined and is ready.")
        ).to_have_count(0)
    # The friend has a hand of their own, and the table on their first page.
    expect(guest.get_by_role("region", name="Otto, your seat")).to_be_visible()
    friend.goto("/")
    expect(guest.get_by_role("listitem").filter(has_text="Otto")).to_have_count(1)
    expect(chip(host, "Otto")).to_contain_text("disconnected", timeout=20_000)
    # The same link brings them back, and nobody else.
    guest.goto(link)
    guest.get_by_role("link", name="Go to the table").click()
    expect(chip(host, "Otto")).to_contain_text("here")


def test_friends_come_by_the_code_and_by_the_link_of_the_table(
    visitor: Visitor, friend: Visitor
) -> None:
    host, guest = visitor.page, friend.page
    gathered(visitor)
    call = host.get_by_role("region", name="Invite your friends")
    expect(call.get_by_role("img", name="The link as a QR code")).to_be_visible()
    code = call.locator(".code b").inner_text()
    link = call.get_by_role("textbox", name="Link", exact=True).input_value()
    # Nothing is dealt: no board, no hand, no log.
    expect(host.get_by_text("Nothing is dealt until everybody")).to_be_visible()
    expect(host.get_by_role("region", name="Hedda, your seat")).to_have_count(0)
    host.reload()
    expect(call.locator(".code b")).to_have_text(code)

    friend.goto("/")
    typed = guest.get_by_role("textbox", name="A code or a link")
    typed.fill("bcd fhj")
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_text("No table that waits for players has the code")).to_be_visible()
    friend.faults.clear()  # the browser notes the refusal
    typed.fill(link)
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_text("Your seat: Anna")).to_be_visible()
    friend.goto("/")
    typed.fill(f" {code.lower()}")
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_role("link", name="Watch", exact=True)).to_be_visible()
    guest.get_by_label("Your name").fill("Otto")
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(host.get_by_text("Otto is not ready yet.")).to_be_visible()
    # No seat is left to invite somebody to.
    expect(call).to_have_count(0)
    for page in (host, guest):
        page.get_by_role("button", name="I am ready").click()
    expect(guest.get_by_role("region", name="Otto, your seat")).to_be_visible()


def test_the_host_takes_a_seat_away_and_gives_it_to_a_bot(
    visitor: Visitor, friend: Visitor
) -> None:
    host, guest = visitor.page, friend.page
    sit_down(friend, gathered(visitor), "Otto")
    begin(host)
    host.get_by_role("button", name="Players", exact=True).click()
    panel = host.get_by_role("dialog", name="Players", exact=True)
    panel.get_by_role("button", name="Remove Otto").click()
    panel.get_by_role("button", name="Remove Otto").click()
    expect(guest.get_by_text("The host has removed you from the seat of Otto.")).to_be_visible()
    expect(guest.get_by_role("region", name="Otto, your seat")).to_have_count(0)
    seat = panel.get_by_role("listitem").filter(has_text="Otto")
    seat.get_by_role("button", name="Add a bot").click()
    expect(seat.locator("span", has_text="sensible Hare (bot)")).to_be_visible()
    panel.get_by_label("can watch").uncheck()
    expect(guest.get_by_text("Only players may look at this table.")).to_be_visible()
    expect(chip(guest, "Hedda")).to_have_count(0)


def test_a_seat_is_left_and_taken_again(visitor: Visitor, friend: Visitor) -> None:
    host, guest = visitor.page, friend.page
    sit_down(friend, gathered(visitor), "Otto")
    host.get_by_role("button", name="Start now").click()
    guest.get_by_role("button", name="Players", exact=True).click()
    panel = guest.get_by_role("dialog", name="Players", exact=True)
    panel.get_by_role("button", name="Leave", exact=True).click()
    expect(chip(host, "Otto")).to_contain_text("open")
    panel.get_by_role("button", name="Return to the seat of Otto").click()
    expect(chip(host, "Otto")).to_contain_text("here")
    panel.get_by_role("button", name="Close").click()
    expect(guest.get_by_role("region", name="Otto, your seat")).to_be_visible()


def test_a_seat_that_stands_open_is_told_where_its_choice_would_be(
    visitor: Visitor, friend: Visitor
) -> None:
    host, guest = visitor.page, friend.page
    sit_down(friend, gathered(visitor, seed="7"), "Otto")
    host.get_by_role("button", name="Start now").click()
    guest.get_by_role("button", name="Players", exact=True).click()
    guest.get_by_role("button", name="Leave", exact=True).click()
    expect(chip(host, "Otto")).to_contain_text("open")
    guest.keyboard.press("Escape")
    empty = host.locator(".banderole", has_text="The seat of Otto is empty")
    for _ in range(40):
        if empty.count():
            break
        host.evaluate(_CHOOSE)
        host.wait_for_timeout(50)
    expect(empty).to_be_visible()
    expect(guest.locator(".banderole")).to_have_text(empty.locator(".ask").inner_text())
    empty.get_by_role("button", name="Invite a player or add a bot").click()
    panel = host.get_by_role("dialog", name="Players", exact=True)
    panel.get_by_role("button", name="Add a bot").click()
    expect(empty).to_have_count(0)


def test_a_seat_goes_along_to_another_device(visitor: Visitor, friend: Visitor) -> None:
    page = visitor.page
    visitor.sit_down()
    page.get_by_role("button", name="Players", exact=True).click()
    panel = page.get_by_role("dialog", name="Players", exact=True)
    panel.get_by_role("button", name="Use this seat on another device, too").click()
    link = panel.get_by_role("textbox", name="Link", exact=True).input_value()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Play here").click()
    expect(friend.page.get_by_role("region", name="Hedda, your seat")).to_be_visible()


def test_a_link_that_leads_nowhere(friend: Visitor, visitor: Visitor) -> None:
    table = visitor.opened()
    friend.goto(f"/join/{table}#nothing")
    expect(friend.page.get_by_role("alert")).to_contain_text("This link does not lead to a seat.")
    # The server's answer is a fault on the console, and rightly so.
    friend.faults.clear()
    friend.goto(f"/join/{table}")
    expect(friend.page.get_by_role("alert")).to_contain_text("This link is incomplete")


def test_an_address_without_a_table_says_so_and_no_more(friend: Visitor) -> None:
    page = friend.page
    friend.goto("/t/deadbeefdeadbeef")
    expect(page.get_by_text("There is no such table here.")).to_be_visible()
    expect(page).to_have_title("Fateloom")
    expect(page.get_by_role("heading")).to_have_text(["Fateloom"])
    expect(page.get_by_role("complementary")).to_have_count(0)
    # The server's answer is a fault on the console, and rightly so.
    friend.faults.clear()


@pytest.mark.parametrize("game", ["destiny", "realms", "destinies"])
def test_the_longest_name_stays_on_a_phone(visitor: Visitor, friend: Visitor, game: str) -> None:
    host, guest = visitor.page, friend.page
    name = "W" * 24
    friend.page.goto(gathered(visitor, game=game, seed="7"))
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Join", exact=True).click()
    guest.wait_for_url("**/t/*")
    expect(chip(host, name)).to_contain_text("here")
    pages = [host, guest]
    for page in pages:
        page.set_viewport_size({"width": 390, "height": 844})
    host.get_by_role("button", name="Start now").click()
    if game == "destinies":
        for page in pages:
            page.locator("button.onward").click()
    host.get_by_role("button", name="Players", exact=True).click()
    removal = host.get_by_role("button", name=f"Remove {name}")
    removal.scroll_into_view_if_needed()
    expect(removal).to_be_in_viewport(ratio=1)
    host.keyboard.press("Escape")
    for _ in range(12):
        for page in pages:
            expect(page.locator(".banderole")).to_be_visible()
            width = page.evaluate("document.documentElement.scrollWidth")
            assert width == 390
            page.evaluate(_CHOOSE)
            page.wait_for_timeout(50)


_CHOOSE = """() => {
    const there = (each) => !each.disabled && each.getClientRects().length > 0;
    const open = [".banderole button.btn", ".fan button.playable[aria-pressed=false]"]
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .find(there);
    open?.click();
    return open !== undefined;
}"""


def test_a_choice_goes_back_by_consent(visitor: Visitor, friend: Visitor) -> None:
    host, guest = visitor.page, friend.page
    sit_down(friend, gathered(visitor), "Otto")
    expect(host.get_by_text("Nothing is dealt until everybody has joined")).to_be_visible()
    expect(host.locator(".banderole")).to_contain_text("The table waits for Hedda and Otto.")
    host.get_by_role("button", name="Start now").click()
    pages = [host, guest]

    def asks() -> list[Page]:
        # While the bot chooses, a request may come too late.
        if not any(each.locator(".banderole.mine").count() for each in pages):
            return []
        return [each for each in pages if each.get_by_label("Ask to undo").count()]

    for _ in range(200):
        if asks():
            break
        for page in pages:
            page.evaluate(_CHOOSE)
            page.wait_for_timeout(50)
    for answer in ("withdrawn", "Agree"):
        asker = asks()[0]
        other = guest if asker is host else host
        asker.get_by_label("Ask to undo").click()
        expect(asker.get_by_text("Waiting for: ")).to_be_visible()
        if answer == "withdrawn":
            asker.get_by_role("button", name="Cancel", exact=True).click()
            expect(asker.get_by_text("asks to undo")).to_have_count(0)
            continue
        expect(other.get_by_text("asks to undo a choice")).to_be_visible()
        other.get_by_role("button", name=answer, exact=True).click()
        expect(asker.get_by_text("Everybody agreed: ")).to_have_count(1)
        expect(asker.get_by_text("asks to undo a choice")).to_have_count(0)
