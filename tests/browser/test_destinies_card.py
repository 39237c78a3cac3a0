"""The Destiny card on the map: opened and read on screens of every size, by one and by three."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import TimeoutError as TakesTooLong
from playwright.sync_api import expect

from tests.browser.test_destinies import FOUR, sit_down, to_the_map

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

SCREENS: Final = (
    (1024, 768),
    (1180, 820),
    (1280, 800),
    (1366, 650),
    (1440, 900),
    (1920, 1080),
    (390, 844),
    (844, 390),
    (360, 640),
)

# Whether a touch in the middle of it meets it, and nothing that lies over it.
_HIT: Final = """each => {
    const {x, y, width, height} = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def hit(place: Locator) -> bool:
    """Whether something is hit where it is drawn, without any scrolling of the page."""
    expect(place).to_be_visible()
    return bool(place.evaluate(_HIT))


def touch(page: Page, place: Locator) -> None:
    """Click where something is drawn, once the view of the next player has been laid out."""
    box = None
    for _ in range(60):
        place.evaluate("each => each.scrollIntoView({block: 'center'})")
        box = place.bounding_box() if hit(place) else None
        if box:
            break
        page.wait_for_timeout(100)
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def read(page: Page, card: Locator) -> None:
    """Read an open card to its end; nothing of it lies under something else."""
    box = card.bounding_box()
    size = page.viewport_size
    assert box and size
    assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
    assert box["width"] >= 300 and box["height"] >= min(320, size["height"] / 2)
    assert hit(card.locator("h2"))
    assert hit(card.locator("> p").first)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
    page.mouse.wheel(0, 5000)
    last = card.locator(".road.violet li").last
    expect(last).to_be_in_viewport(ratio=1)
    assert hit(last)


@pytest.mark.rule("DST-REQ-07")
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_each_of_three_at_one_device_reads_their_destiny_on_the_map(
    visitor: Visitor, width: int, height: int
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    sit_down(visitor, FOUR[:3], heroes="dealt")
    card = page.get_by_role("region", name="Destiny")
    hold = card.get_by_role("button", name="Hold to view")
    go_on = page.get_by_role("button", name="Continue", exact=True)
    stay = page.get_by_role("button", name="Stay here")
    asked = page.locator(".ask")
    for _ in range(3):
        # As long as the view of the last one is shown, it may have something to read as well.
        expect(go_on.or_(stay).first).to_be_visible()
        while go_on.count():
            touch(page, go_on)
            expect(go_on.or_(stay).first).to_be_visible()
        name = re.split(" (?:moves|may) ", asked.inner_text())[0]
        touch(page, page.get_by_role("button", name="Destiny"))
        try:
            hold.hover(timeout=5_000)
        except TakesTooLong:  # the view of this player came only now, and has closed the card
            touch(page, page.get_by_role("button", name="Destiny"))
            hold.hover()
        assert hit(hold)
        page.mouse.down()
        expect(card).to_contain_text("Gold:")
        assert hit(card.locator(".hold")), "it stays under the finger"
        read(page, card)
        page.mouse.up()
        expect(card).not_to_contain_text("Gold:")
        touch(page, card.get_by_role("button", name="Close"))
        expect(card).to_have_count(0)
        touch(page, stay)
        touch(page, page.get_by_role("button", name="End the turn"))
        # The view of the next one closes what is open.
        expect(asked).not_to_contain_text(name)


@pytest.mark.rule("DST-REQ-07")
def test_the_finger_that_holds_a_destiny_open_scrolls_it(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 360, "height": 500})
    sit_down(visitor, FOUR[:3], heroes="dealt")
    touch(page, page.get_by_role("button", name="Continue", exact=True))
    touch(page, page.get_by_role("button", name="Destiny"))
    card = page.get_by_role("region", name="Destiny")
    last = card.locator(".road.violet li").last
    card.get_by_role("button", name="Hold to view").hover()
    page.mouse.down()
    expect(card).to_contain_text("Gold:")
    expect(last).not_to_be_in_viewport(ratio=0.9)
    page.mouse.move(100, 60, steps=5)
    expect(last).to_be_in_viewport(ratio=1)
    assert hit(last)
    page.mouse.move(100, 400, steps=5)
    assert hit(card.locator("h2"))
    page.mouse.up()
    expect(card).not_to_contain_text("Gold:")


def test_the_destiny_is_read_beside_the_list_of_parts(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 1440, "height": 900})
    to_the_map(visitor, dice="own")
    card = page.get_by_role("region", name="Destiny", exact=True)
    touch(page, page.get_by_role("button", name="Destiny"))
    touch(page, card.get_by_role("button", name="Open the seal"))
    read(page, card)
