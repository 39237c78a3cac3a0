"""What others do at a table is acted out: it points from doer to done-to, and waits for nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.fit import faults

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

SEED: Final = "7"
"""Anna's Assassin is turned on Otto in the first round, while Hedda calls and uses nothing."""

# Whether the Assassin has struck; else goes on with a card, or the last of the answers. Not by a
# touch, which would end what is acted out.
_GO_ON: Final = """() => {
    if (document.querySelector(".log").innerText.includes("Assassin removes")) return true;
    const answers = [...document.querySelectorAll(".banderole.mine .btn:enabled")];
    const card = document.querySelector(".fan button.playable[aria-pressed=false]");
    const gilt = document.querySelector(".banderole.mine .gilt:enabled");
    (gilt ?? answers.at(-1) ?? card)?.click();
    return false;
}"""
_MOVING: Final = """() => document.getAnimations()
    .filter((each) => each.playState === "running").length"""
# Where the thread begins and ends, and the plates of the two players.
_AIM: Final = """() => {
    const path = document.querySelector(".acting .thread path");
    const frame = document.querySelector(".acting").getBoundingClientRect();
    const at = (share) => {
        const { x, y } = path.getPointAtLength(share * path.getTotalLength());
        return [x + frame.x, y + frame.y];
    };
    const plate = (seat) => {
        const { left, top, right, bottom } = document
            .querySelector(`[data-place="seat ${seat}"]`).getBoundingClientRect();
        return [left, top, right, bottom];
    };
    return { from: at(0), to: at(1), doer: plate(1), victim: plate(2) };
}"""


def threatened(visitor: Visitor) -> Page:
    """A table at which an Assassin has just struck."""
    bots = (("Anna", "greedy"), ("Otto", "greedy"))
    visitor.sit_down(("Hedda", None), *bots, seed=SEED)
    page = visitor.page
    page.locator(".banderole").wait_for()
    for _ in range(1000):
        if page.evaluate(_GO_ON):
            break
        page.wait_for_timeout(10)
    expect(page.locator(".acting .thread")).to_have_count(1)
    expect(page.locator(".log")).to_contain_text("Anna’s Assassin removes Otto’s")
    return page


def within(point: list[float], box: list[float]) -> bool:
    x, y = point
    left, top, right, bottom = box
    return left - 1 <= x <= right + 1 and top - 1 <= y <= bottom + 1


def test_an_assassination_points_at_its_victim_until_a_touch(visitor: Visitor) -> None:
    page = threatened(visitor)
    aim: dict[str, Any] = page.evaluate(_AIM)
    assert within(aim["from"], aim["doer"])
    assert within(aim["to"], aim["victim"])
    # Nothing moves for those who want it so, and nothing is covered by what stands.
    assert page.evaluate(_MOVING) == 0
    assert faults(page) == []
    page.wait_for_timeout(1500)
    expect(page.locator(".acting .thread")).to_have_count(1)
    expect(page.locator(".acting .ring")).to_have_count(1)
    page.keyboard.press("Shift")
    expect(page.locator(".acting .thread, .acting .ring")).to_have_count(0)
    # The log shows it again, until it was seen.
    page.get_by_role("button", name="Show again: Anna’s Assassin removes").first.click()
    expect(page.locator(".acting .thread")).to_have_count(1)
    page.wait_for_timeout(1500)
    expect(page.locator(".acting .thread")).to_have_count(1)
    page.keyboard.press("Shift")
    expect(page.locator(".acting .thread, .acting .ring")).to_have_count(0)


def test_what_moves_ends_with_a_touch(visitor: Visitor) -> None:
    visitor.page.emulate_media(reduced_motion="no-preference")
    page = threatened(visitor)
    assert page.evaluate(_MOVING) > 0
    page.mouse.click(5, 5)
    expect(page.locator(".acting .thread, .acting .flight")).to_have_count(0)


def test_sound_is_asked_about_once(visitor: Visitor, browser: Browser) -> None:
    context = browser.new_context()
    page = context.new_page()
    somebody = Visitor(context.new_page(), visitor.place)
    page.goto(f"{visitor.url}/t/{somebody.opened()}")
    question = page.get_by_role("dialog", name="Play with sound?")
    question.get_by_role("button", name="Play a sample").click()
    question.get_by_role("button", name="Turn sound on").click()
    expect(question).to_have_count(0)
    page.goto(f"{visitor.url}/t/{somebody.opened()}")
    expect(page.locator(".banderole")).to_be_visible()
    expect(question).to_have_count(0)
    page.goto(f"{visitor.url}/settings")
    effects = page.get_by_role("group", name="Sound effects", exact=True)
    expect(effects.get_by_label("medium", exact=True)).to_be_checked()
    context.close()
