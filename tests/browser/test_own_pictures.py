"""Pictures of an author's own, on the page of a table."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from PIL import Image
from playwright.sync_api import expect

from fateloom.games.destinies.scenario.shelf import Shelf
from tests.browser.conftest import ALONE, Visitor
from tests.server.conftest import site
from tests.story.pictured import GREEN, TOWER, made, picture, written

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

FRONT = ".front svg image"
BOOK = ".book .frame > svg:not(.person)"


@pytest.fixture
def reader(page: Page, tmp_path: Path) -> Iterator[tuple[Visitor, str]]:
    """A visitor of a server with a story whose tiles have pictures of their own, and its name."""
    own = {
        "village-green.jpg": picture("JPEG", GREEN, (1600, 1000)),
        "tower.png": picture("PNG", TOWER, (1600, 1000)),
    }
    whole = made(written(tmp_path / "story", own))
    told = whole.pack.manifest
    Shelf(tmp_path / "data/stories").add(whole.data, told.digest)
    with site(tmp_path / "data", "--set=bot_pace=0") as place:
        visitor = Visitor(page, place)
        yield visitor, told.key
        assert visitor.faults == []


def middle(place: Locator) -> tuple[int, ...]:
    """The colour in the middle of the upper half of something on the page."""
    with Image.open(BytesIO(place.screenshot())) as shown:
        found = shown.convert("RGB").getpixel((shown.width // 2, shown.height // 4))
    assert isinstance(found, tuple)
    return found


def looks(place: Locator, colour: str) -> bool:
    wanted = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return all(abs(one - other) < 6 for one, other in zip(middle(place), wanted, strict=True))


def to_the_bell(visitor: Visitor, story: str) -> None:
    """Discover the tower, and visit the bell there."""
    table = visitor.set_up("destinies", ALONE, scenario=story, heroes="dealt")
    visitor.goto(f"/t/{table}")
    visitor.page.get_by_role("button", name="Continue").click()
    visitor.page.locator("[data-tile=tower] button").click()
    visitor.page.locator("button.place.playable", has_text="The Bell").click()


def test_a_story_is_picked_by_its_picture(reader: tuple[Visitor, str]) -> None:
    """Without a frontispiece, that of the tile where it begins. No other is asked for."""
    visitor, _ = reader
    page, asked = visitor.page, set[str]()
    page.on("request", lambda each: asked.add(each.url) if "/images/" in each.url else None)
    visitor.goto("/new/destinies")
    expect(page.locator(FRONT)).to_be_visible()
    page.locator(FRONT).scroll_into_view_if_needed()
    assert looks(page.locator(FRONT), GREEN)
    assert len(asked) == 1


def test_a_place_shows_its_picture(reader: tuple[Visitor, str]) -> None:
    visitor, story = reader
    to_the_bell(visitor, story)
    expect(visitor.page.locator(f"{BOOK} image")).to_be_visible()
    assert looks(visitor.page.locator(BOOK), TOWER)
    expect(visitor.page.locator(".book .frame")).to_have_attribute("aria-hidden", "true")


def test_a_picture_that_does_not_come_is_drawn(reader: tuple[Visitor, str]) -> None:
    visitor, story = reader
    visitor.page.route("**/api/stories/images/*", lambda route: route.abort())
    to_the_bell(visitor, story)
    expect(visitor.page.locator(f"{BOOK} path").first).to_be_visible()
    expect(visitor.page.locator(f"{BOOK} image")).to_have_count(0)
    lost = [each for each in visitor.faults if "ERR_FAILED" in each]
    assert lost == visitor.faults != []
    visitor.faults.clear()
