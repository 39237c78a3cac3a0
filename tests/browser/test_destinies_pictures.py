"""Places of Destinies have pictures: of a place that is visited, and of what others read there."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from fateloom.core.record import Recorder
from fateloom.games import registry
from tests.browser.conftest import ALONE
from tests.browser.test_destinies import confirm

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

PICTURE = ".book .frame > svg:not(.person)"
SORRY: Final = "pen.sorry"
"""What can be done about it when Old Fulk is huffy."""


def drawn(page: Page) -> str:
    """The picture of the open page."""
    expect(page.locator(PICTURE)).to_be_visible()
    return page.locator(PICTURE).inner_html()


def to_the_mill(visitor: Visitor, place: str) -> Page:
    """Take a hero, explore Sele Mill and visit a place there."""
    page = visitor.page
    table = visitor.set_up("destinies", ALONE, scenario="late-tithe")
    visitor.goto(f"/t/{table}")
    page.locator("button.face.playable").first.click()
    confirm(page)
    page.locator("[data-tile=mill-reach] button").click()
    expect(page.locator(".just-read .frame > svg").first).to_be_visible()
    page.get_by_role("button", name="Continue").first.click()
    page.locator("button.place.playable", has_text=place).click()
    expect(page.locator(".book .title")).to_contain_text(place)
    return page


def test_each_place_has_a_picture_of_its_own(visitor: Visitor) -> None:
    mill = drawn(to_the_mill(visitor, "Sele Mill"))
    race = drawn(to_the_mill(visitor, "The Mill Race"))
    assert mill != race
    for picture in (mill, race):
        assert "NaN" not in picture
        assert "gradient" not in picture.lower()
        assert len(picture) > 5_000


def test_the_people_of_a_place_stand_before_it(visitor: Visitor) -> None:
    page = to_the_mill(visitor, "Sele Mill")
    expect(page.locator(".book .person")).to_have_count(2)


def test_a_discovery_is_told_below_the_map_of_a_phone(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 360, "height": 640})
    table = visitor.set_up("destinies", ALONE, scenario="late-tithe", heroes="dealt")
    visitor.goto(f"/t/{table}")
    page.locator(".banderole .gilt").click()
    page.locator("[data-tile=mill-reach] button").click()
    expect(page.locator(".just-read .frame > svg").first).to_be_visible()
    sheet, told = page.locator(".sheet").bounding_box(), page.locator(".just-read").bounding_box()
    assert sheet and told and sheet["y"] + sheet["height"] <= told["y"]


def huffy() -> str:
    """A game in which somebody visits Old Fulk, who has just taken offence."""
    for seed in range(200):
        recorder = Recorder(registry["destinies"], seed=seed, seats=1, scenario="late-tithe")
        chance = Random(seed)
        for _ in range(120):
            state = recorder.state
            if state.outcome is not None:
                break
            legal = [str(move) for move in state.legal(0)]
            if f"take {SORRY}" in legal:
                return recorder.record().dumps()
            eager = [move for move in legal if move in ("visit pen", "take pen.word")]
            recorder.choose(0, chance.choice(eager or legal))
    raise AssertionError("nobody ever offends him")


def looks(person: Locator) -> str:
    """The drawing of somebody, without the names of its parts."""
    expect(person).to_be_visible()
    return re.sub(r'(id="|url\(#|href="#)[^")]*', "", person.inner_html())


def test_a_face_changes_with_what_was_said(visitor: Visitor) -> None:
    page = visitor.page
    visitor.resume(huffy())
    fulk = page.locator(".book .person").first
    frowning = looks(fulk)
    page.reload()
    assert looks(fulk) == frowning
    page.locator(".offer", has_text="Stand beside Fulk").locator("button.playable").click()
    expect(page.locator(".book .passage")).to_contain_text("there is cheese")
    assert looks(fulk) != frowning
