"""Destinies beside printed parts, and the timer of its turns, in a browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import WIDTHS, too_wide
from tests.browser.test_access import faults
from tests.browser.test_destinies import DestiniesClicker, confirm, sit_down, to_the_map

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


def checklist(page: Page, name: str) -> Locator:
    """The list of what is to be done with the parts."""
    return page.get_by_role("region", name=name)


@pytest.mark.rule("DST-REQ-15", "DST-APP-05", "DST-SET-12", "DST-SET-13", "PAIN-12")
def test_a_table_is_set_up_by_a_list_and_its_ticks_stay(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor, dice="own")
    opener = page.get_by_role("button", name="Components on the table")
    opener.click()
    todo = checklist(page, "Setup")
    expect(todo.get_by_role("checkbox", name="Lay map tile")).to_have_count(4)
    numbers = [
        re.search(r"\d+", each.inner_text())
        for each in page.locator(".checklist li label").all()
        if each.inner_text().startswith("Lay map tile")
    ]
    assert [found and int(found[0]) for found in numbers] == [1, 2, 3, 4]
    tile = todo.get_by_role("checkbox", name="Lay map tile 2")
    expect(tile).not_to_be_checked()
    tile.check()
    page.reload()
    opener.click()
    expect(tile).to_be_checked()
    todo.get_by_role("button", name="Close").click()
    page.locator("button.face.playable").first.click()
    confirm(page)
    expect(tile).to_be_checked()
    expect(todo).to_contain_text("Give Hedda item card 2, Wax Candle.")
    expect(todo.get_by_role("link", name="DST-SET-12").first).to_have_attribute(
        "href", "/rules/destinies#DST-SET-12"
    )
    assert faults(page) == []


@pytest.mark.rule("DST-APP-30", "DST-EXP-03", "DST-EXP-04", "DST-EXP-05", "DST-EXP-06")
def test_exploring_tells_what_to_do(visitor: Visitor) -> None:
    page = visitor.page
    to_the_map(visitor, dice="own")
    page.get_by_role("button", name="Everything is done").click()
    page.locator("[data-tile=osiers] button").click()
    todo = checklist(page, "On the table")
    expect(todo.locator("li label")).to_have_text(
        [
            "Turn map tile 4 over.",
            "Move the figure of Nell Gannet to map tile 4.",
            "Put the figure of Jenet Withy (The Basket Hut) on map tile 4, at its middle.",
            "Lay map tile 5, unexplored side up, south of tile 3.",
        ]
    )
    todo.get_by_role("checkbox").first.check()
    todo.get_by_role("button", name="Close").click()
    expect(todo).to_have_count(0)
    opener = page.get_by_role("button", name="Components on the table: 3 things to do")
    expect(opener).to_have_attribute("aria-expanded", "false")
    opener.click()
    todo.get_by_role("button", name="Everything is done").click()
    expect(todo).to_contain_text("up to date")
    page.get_by_role("button", name=re.compile("^End the turn")).click()
    page.get_by_role("button", name="Continue", exact=True).click()
    expect(todo.get_by_role("checkbox", name="Hedda takes one Effort die")).to_be_visible()
    assert faults(page) == []


def test_with_the_dice_of_the_program_parts_are_a_switch(visitor: Visitor) -> None:
    page = visitor.page
    to_the_map(visitor)
    opener = page.get_by_role("button", name="Components on the table")
    expect(opener).to_have_attribute("aria-expanded", "false")
    opener.click()
    switch = page.get_by_role("checkbox", name="We use printed components")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(checklist(page, "Setup")).to_contain_text("Lay map tile 1")
    page.reload()
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(page.locator(".checklist li")).to_have_count(0)


@pytest.mark.rule("DST-REQ-15", "PAIN-12")
def test_the_end_says_what_goes_back_into_the_box(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor, seed="5", dice="own", mode="challenger", grade=3)
    assert DestiniesClicker(page, 5).play(), "the story does not end"
    end = page.locator("article.end")
    expect(end).to_contain_text("Pack up")
    tiles = end.get_by_role("checkbox", name=re.compile("map tiles: 1, 2, 3"))
    tiles.check()
    expect(end.get_by_role("checkbox", name="The Destiny card of")).not_to_be_checked()
    assert faults(page) == []
    page.reload()
    expect(tiles).to_be_checked()


@pytest.mark.rule("DST-REQ-14", "PAIN-01")
def test_a_candle_burns_down_and_plays_for_nobody(visitor: Visitor) -> None:
    page = visitor.page
    visitor.wish(timer=2)
    to_the_map(visitor)
    candle = page.get_by_role("button", name="Turn candle")
    expect(candle).to_have_text(re.compile("1:5"))
    table = page.url.rsplit("/", 1)[-1]
    # The page keeps its own times as it goes: what comes after it has to replace them.
    page.add_init_script(
        f"localStorage.setItem('fateloom.timer.{table}',"
        " JSON.stringify({at: 1, value: {'1 0': 118500}}))"
    )
    page.reload()
    notice = page.get_by_role("status").filter(has_text="The candle has burnt down, Hedda.")
    expect(notice).to_be_visible()
    expect(candle).to_contain_text("time is up")
    expect(page.get_by_role("button", name="Stay here")).to_be_enabled()
    candle.click()
    times = page.get_by_role("region", name="Time played")
    expect(times).to_contain_text(re.compile(r"Hedda\s*2:0"))
    expect(times).to_contain_text(re.compile(r"Day 1 so far\s*2:0"))
    assert faults(page) == []
    times.get_by_label("Minutes per turn").select_option("off")
    expect(candle).to_have_count(0)


@pytest.mark.rule("DST-REQ-14")
def test_the_candle_rests_with_the_table(visitor: Visitor) -> None:
    page = visitor.page
    visitor.wish(timer=5)
    to_the_map(visitor)
    page.get_by_role("button", name="Pause", exact=True).click()
    left = page.locator(".candle .left")
    expect(page.locator(".banderole")).to_contain_text("Paused")
    before = left.inner_text()
    page.wait_for_timeout(2300)
    assert left.inner_text() == before


@pytest.mark.parametrize("text", WIDTHS)
def test_nothing_scrolls_sideways(visitor: Visitor, text: int) -> None:
    page = visitor.page
    page.set_viewport_size({"width": WIDTHS[text][-1], "height": 800})
    visitor.wish(textSize=text, timer=3)
    to_the_map(visitor, dice="own")
    page.locator(".candle").click()
    assert too_wide(page, WIDTHS[text]) == []
