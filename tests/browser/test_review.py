"""Looking back at a game: how the chances went, and which were missed."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from fateloom.bots import BOTS
from fateloom.core.record import Recorder
from fateloom.games.hand.game import HAND
from tests.browser.conftest import Visitor
from tests.browser.play import play_by_keyboard
from tests.browser.test_access import faults

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

LOOK_BACK: Final = "How the game went"
PLAY_ON: Final = "Play on from here"
PATIENCE_MS: Final = 120_000
"""Thousands of moves are played, on whatever machine this is."""


def lost_early(visitor: Visitor) -> Page:
    """The end of a game of The Hand in which the second of seven decisions cost a third of the
    chances."""
    recorder, rng = Recorder(HAND, seed=49, seats=1, players=("Hedda",)), Random(49)
    while recorder.state.waiting:
        legal = recorder.state.legal(0)
        recorder.choose(0, BOTS["random"].choose(HAND, None, legal, rng).text)
    answer = visitor.page.request.post(
        f"{visitor.url}/api/records",
        data=recorder.record().dumps(),
        headers={"Origin": visitor.url, "Content-Type": "application/jsonl"},
    )
    visitor.goto(f"/t/{answer.json()['table']}")
    return visitor.page


def looked_back(page: Page) -> Locator:
    page.get_by_role("button", name=LOOK_BACK).click()
    return page.get_by_role("dialog", name=LOOK_BACK)


def test_the_thread_and_the_missed_chances_are_told(visitor: Visitor) -> None:
    page = lost_early(visitor)
    page.set_viewport_size({"width": 390, "height": 844})
    dialog = looked_back(page)
    expect(dialog.get_by_role("status")).to_contain_text("at 7 decisions", timeout=PATIENCE_MS)
    expect(dialog.get_by_role("img", name="and 0 % in the end")).to_be_visible()
    expect(dialog.get_by_role("listitem").first).to_contain_text("You chose “")
    assert faults(page) == []
    box = dialog.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    dialog.get_by_role("link").first.click()
    expect(page.get_by_role("slider")).to_have_value("1")


def test_it_is_closed_and_begins_again(visitor: Visitor) -> None:
    page = lost_early(visitor)
    dialog = looked_back(page)
    expect(dialog.get_by_role("status")).to_contain_text("of 7 decisions", timeout=PATIENCE_MS)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name=LOOK_BACK)).to_be_focused()
    dialog = looked_back(page)
    expect(dialog.get_by_role("status")).to_contain_text("of 7 decisions", timeout=PATIENCE_MS)


def test_a_missed_chance_is_played_on_from(visitor: Visitor) -> None:
    page = lost_early(visitor)
    old = page.url
    dialog = looked_back(page)
    way = dialog.get_by_role("listitem").first.get_by_role("button", name=PLAY_ON)
    way.click(timeout=PATIENCE_MS)
    expect(page).not_to_have_url(re.compile(re.escape(old)))
    expect(page.locator(".strength button").first).to_be_visible()


def test_what_is_played_on_is_no_evening(visitor: Visitor) -> None:
    page = lost_early(visitor)
    page.goto(f"{page.url}/replay#8")
    page.get_by_role("button", name=PLAY_ON).click()
    page.get_by_role("dialog").get_by_role("button", name=PLAY_ON).click()
    expect(page).not_to_have_url(re.compile("replay"))
    play_by_keyboard(page)
    expect(page.locator("article.end")).to_be_visible()
    visitor.goto("/evenings")
    expect(page.locator("main")).to_contain_text("No game has ended on this device yet")


def test_any_moment_of_a_replay_is_played_on_from(visitor: Visitor) -> None:
    page = lost_early(visitor)
    old = page.url
    page.goto(f"{old}/replay#3")
    page.get_by_role("button", name=PLAY_ON).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("What is drawn later is what was drawn then")
    assert faults(page) == []
    dialog.get_by_role("button", name=PLAY_ON).click()
    expect(page).not_to_have_url(re.compile(re.escape(old)))
    expect(page.locator(".strength button").first).to_be_visible()
