"""How a story begins at a table: everybody's Destiny is a letter that is read once."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser import fit
from tests.browser.test_access import by_day_and_night
from tests.browser.test_destinies import FOUR

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Seats, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.rule("DST-DEST-05")]

SECRET: Final = re.compile("the gold path")
HELD_MS: Final = 900


def begin(visitor: Visitor, people: Seats, **options: str) -> str:
    """Come to a table whose heroes are dealt, where no Destiny was read yet; returns its id."""
    wish = {"scenario": "training", "heroes": "dealt", **options}
    table = visitor.set_up("destinies", people, "7", **wish)
    visitor.goto("/settings")
    unread = json.dumps({"at": 0, "value": []})
    visitor.page.evaluate(
        "([table, unread]) => localStorage.setItem(`fateloom.letters.${table}`, unread)",
        [table, unread],
    )
    visitor.goto(f"/t/{table}")
    expect(visitor.page.locator("button.wax")).to_be_visible()
    return table


def hold(page: Page, milliseconds: int) -> None:
    """Press the seal for a while."""
    page.locator("button.wax").hover()
    page.mouse.down()
    page.wait_for_timeout(milliseconds)
    page.mouse.up()


def test_at_one_device_each_holds_the_seal_before_their_first_turn(visitor: Visitor) -> None:
    page = visitor.page
    begin(visitor, FOUR[:2])
    title = page.locator("main h2").first
    expect(title).to_have_text(re.compile("^Only (Hedda|Anna) looks now$"))
    first = title.inner_text()
    assert not SECRET.search(page.content())
    hold(page, 100)
    expect(page.locator("button.wax")).to_be_visible()
    assert not SECRET.search(page.content())
    hold(page, HELD_MS)
    expect(page.get_by_role("article")).to_contain_text(SECRET)
    expect(page.get_by_role("article")).to_be_focused()
    page.get_by_role("button", name="I have read it").click()
    expect(page.locator("button.tile.playable").first).to_be_visible()
    assert not SECRET.search(page.content())
    page.reload()
    page.get_by_role("button", name="Stay here").click()
    page.get_by_role("button", name="End the turn").click()
    expect(title).to_have_text(re.compile("^Only (Hedda|Anna) looks now$"))
    assert title.inner_text() != first


def test_alone_a_tap_breaks_the_seal_once(visitor: Visitor) -> None:
    page = visitor.page
    begin(visitor, FOUR[:1])
    expect(page.locator("main h2").first).to_have_text("A letter for you alone")
    page.locator("button.wax").click()
    page.get_by_role("button", name="I have read it").click()
    expect(page.locator("button.tile.playable").first).to_be_visible()
    page.reload()
    expect(page.locator("button.tile.playable").first).to_be_visible()


def test_the_letter_is_read_by_keyboard(visitor: Visitor) -> None:
    page = visitor.page
    begin(visitor, FOUR[:2])
    expect(page.locator("button.wax")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("article")).to_be_focused()
    button = page.get_by_role("button", name="I have read it")
    for _ in range(3):
        if button.evaluate("each => each === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("button.tile.playable").first).to_be_visible()
    expect(page.locator("main :focus")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_letter_fits_every_window(visitor: Visitor, language: str) -> None:
    page = visitor.page
    visitor.goto("/settings")
    wishes = json.dumps({"language": language, "sound": 0})
    page.evaluate("wishes => localStorage.setItem('fateloom.settings', wishes)", wishes)
    begin(visitor, FOUR[:2], scenario="late-tithe")
    page.evaluate("() => document.fonts.ready")
    found = []
    for part in ("sealed", "read"):
        if part == "read":
            hold(page, HELD_MS)
            expect(page.get_by_role("article")).to_be_visible()
        for width, height in fit.SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{part} {width} x {height}: {each}" for each in fit.faults(page)]
        found += [f"{part}: {each}" for each in by_day_and_night(page)]
    assert not found, "\n".join(found)
