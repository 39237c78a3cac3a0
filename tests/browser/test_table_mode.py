"""Destinies on a tablet in the midst of three people, one of whom joins with a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seats, Visitor
from tests.browser.fit import faults

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.server.conftest import Site

pytestmark = pytest.mark.browser

THREE: Final[Seats] = (("Ada", None), ("Bruno", None), ("Chen", None))

NOTHING: Final = re.compile("^(Stay here|Use nothing more|End the turn)$")
"""How a turn is ended without doing anything."""

# The least size of letters that are read, and of anything to touch, in pixels.
_SIZES: Final = """() => {
    const seen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && getComputedStyle(each).clipPath !== "inset(50%)";
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const letters = [];
    while (walker.nextNode()) {
        const each = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || each.closest("svg, .vh") || !seen(each)) continue;
        letters.push([parseFloat(getComputedStyle(each).fontSize), each.textContent.trim()]);
    }
    const targets = [...document.querySelectorAll(".btn, button.seal, button.who, .offers button")]
        .filter((each) => each.closest(".field, .banderole"))
        .filter(seen)
        .map((each) => [each.getBoundingClientRect().height, each.textContent.trim()]);
    const least = (all) => all.sort((a, b) => a[0] - b[0])[0] ?? null;
    return [least(letters), least(targets)];
}"""


@pytest.fixture
def tablet(browser: Browser, table_site: Site) -> Iterator[Visitor]:
    """A tablet on the table."""
    yield from somebody(browser, table_site, 1024, 768)


@pytest.fixture
def phone(browser: Browser, table_site: Site) -> Iterator[Visitor]:
    """Bruno's phone."""
    yield from somebody(browser, table_site, 390, 844)


def somebody(browser: Browser, site: Site, width: int, height: int) -> Iterator[Visitor]:
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=True)
    visitor = Visitor(context.new_page(), site)
    yield visitor
    assert visitor.faults == []
    context.close()


def begun(tablet: Visitor) -> Page:
    """A table of three at the tablet, everybody with a hero and Ada on the map."""
    table = tablet.set_up("destinies", THREE, heroes="dealt", scenario="late-tithe")
    tablet.goto(f"/t/{table}")
    to_the_map(tablet.page)
    return tablet.page


def to_the_map(page: Page) -> None:
    """Go on until the map is free to play on."""
    asked = page.locator(".party .ask")
    expect(asked).to_be_visible()
    onward = page.locator(".asked").get_by_role("button", name="Continue", exact=True)
    while onward.count():
        onward.click()
    expect(page.locator(".party ul li")).to_have_count(2)


def who_acts(page: Page) -> str:
    """The name of the player who is asked."""
    return page.locator(".party > .board").get_attribute("aria-label") or ""


def join(tablet: Page, phone: Visitor, name: str) -> None:
    """One scan of the code at the tablet, which leads where its link does."""
    tablet.get_by_role("button", name=f"Join by phone: {name}").click()
    panel = tablet.get_by_role("dialog")
    expect(panel.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = panel.get_by_role("textbox", name="Link", exact=True).input_value()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Play here").click()
    # The code has done its work.
    expect(panel).to_have_count(0)


def stay(page: Page) -> None:
    """A turn without a move, at the tablet."""
    before = who_acts(page)
    nothing = page.locator(".asked").get_by_role("button", name=NOTHING)
    for _ in range(8):
        asked = page.locator(".asked").inner_text()
        nothing.first.click()
        expect(page.locator(".asked")).not_to_have_text(asked, use_inner_text=True)
        if who_acts(page) != before:
            return
    raise AssertionError("the turn does not end")


@pytest.mark.rule("PAIN-20")
def test_table_mode_is_large_and_fits(tablet: Visitor) -> None:
    page = begun(tablet)
    letters, target = page.evaluate(_SIZES)
    assert letters[0] >= 16, letters
    assert target[0] >= 55.9, target
    assert faults(page) == []
    # What is read in a visit is larger still.
    page.locator("button.tile.playable").first.click()
    page.locator(".just-read .places .btn").first.click()
    page.locator(".book .read p").first.wait_for()
    prose = page.locator(".book .read p").first.evaluate(
        "e => parseFloat(getComputedStyle(e).fontSize)"
    )
    assert prose == 24
    letters, target = page.evaluate(_SIZES)
    assert letters[0] >= 16, letters
    assert target[0] >= 55.9, target
    assert faults(page) == []


def test_table_mode_can_be_switched_off(tablet: Visitor) -> None:
    page = begun(tablet)
    expect(page.locator("html")).to_have_attribute("data-mode", "table")
    tablet.goto("/settings")
    expect(page.locator("html")).not_to_have_attribute("data-mode", "table")
    page.get_by_role("group", name="Table mode").get_by_label("off", exact=True).check()
    page.go_back()
    expect(page.locator(".side .board").first).to_be_visible()
    expect(page.locator(".party.laid")).to_have_count(0)
    expect(page.locator("html")).not_to_have_attribute("data-mode", "table")


@pytest.mark.rule("PAIN-20")
def test_a_phone_joins_and_holds_what_is_private(tablet: Visitor, phone: Visitor) -> None:
    page, mobile = begun(tablet), phone.page
    name = next(each for each, _ in THREE if each not in who_acts(page))
    join(page, phone, name)
    expect(page.get_by_text(f"{name}, with a phone")).to_be_visible()
    assert page.evaluate("document.activeElement.dataset.seat") is not None
    hand = mobile.locator(".handheld")
    expect(hand).to_be_visible()
    assert faults(mobile) == []

    # A plan is made on the phone, and offered at the tablet when the turn comes.
    plan = hand.get_by_label("Where do you mean to go next?")
    plan.select_option(index=1)
    meant = plan.locator("option:checked").inner_text()
    for _ in range(3):
        if name in who_acts(page):
            break
        stay(page)
    assert name in who_acts(page)
    # The tablet has no way to the Destiny of a hero who is held on a phone.
    expect(page.locator(".party .held")).to_have_text("Destiny on the phone")
    expect(page.get_by_role("button", name="Destiny", exact=True)).to_have_count(0)
    assert faults(page) == []
    page.get_by_role("button", name=f"Go to {meant.removesuffix('.')}, as planned").click()

    # The phone reads along, and holds the Destiny behind its seal.
    expect(page.locator(".just-read")).to_be_visible()
    text = page.locator(".just-read .line p").first.inner_text()
    expect(hand.locator(".read")).to_contain_text(text)
    hand.get_by_role("button", name="Destiny", exact=True).click()
    hand.get_by_role("button", name="Open the seal").click()
    expect(hand.locator(".road")).to_have_count(2)
    hand.get_by_role("button", name="Close", exact=True).click()

    # It decides on the whole board if its player likes, and this outlives a reload.
    hand.get_by_role("button", name="Whole board").click()
    expect(hand).to_have_count(0)
    mobile.reload()
    expect(mobile.locator(".banderole .ask")).to_be_visible()
    expect(hand).to_have_count(0)
    mobile.get_by_role("button", name="Only what is yours").click()
    expect(hand).to_be_visible()
    mobile.reload()
    expect(hand).to_be_visible()
    assert faults(mobile) == []


@pytest.mark.parametrize("size", [(360, 640), (768, 1024), (1440, 900)])
def test_the_page_of_a_handheld_fits(
    tablet: Visitor, phone: Visitor, size: tuple[int, int]
) -> None:
    page, mobile = begun(tablet), phone.page
    name = next(each for each, _ in THREE if each not in who_acts(page))
    join(page, phone, name)
    mobile.set_viewport_size({"width": size[0], "height": size[1]})
    expect(mobile.locator(".handheld")).to_be_visible()
    assert faults(mobile) == []
