"""Saves by name: kept from the table, listed on the first page, played on from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ALONE, HEDDA_AND_BOTS, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def save_under(page: Page, name: str) -> None:
    offer = page.get_by_role("button", name="Save game")
    if not offer.is_visible():  # on a phone, where the head has no room for it
        page.get_by_role("button", name="Pause", exact=True).click()
    offer.locator("visible=true").first.click()
    dialog = page.get_by_role("dialog", name="Save game")
    field = dialog.get_by_label("Name of the save")
    expect(field).not_to_have_value("")
    field.fill(name)
    dialog.get_by_role("button", name="Save game").click()
    expect(dialog.get_by_role("status")).to_contain_text(f"“{name}”")
    dialog.get_by_role("button", name="Continue").click()
    expect(dialog).to_have_count(0)


@pytest.mark.rule("DST-REQ-06", "PAIN-02")
@pytest.mark.parametrize("width", [1280, 390])
def test_a_save_is_kept_and_played_on_from(visitor: Visitor, width: int) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": 800})
    table = visitor.set_up("destinies", ALONE)
    visitor.goto(f"/t/{table}")
    save_under(page, "Before it all")

    visitor.goto("/")
    page.get_by_text("One more table").click()
    row = page.get_by_role("listitem").filter(has_text="Before it all")
    row.get_by_role("button", name="Continue from here").click()
    page.wait_for_url("**/t/*")
    assert not page.url.endswith(table)
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    visitor.goto("/")
    page.get_by_text("One more table").click()
    expect(page.get_by_role("listitem").filter(has_text="Before it all")).to_have_count(1)


def test_a_save_that_is_looked_at_says_what_it_is(visitor: Visitor) -> None:
    page = visitor.page
    table = visitor.set_up("destinies", ALONE)
    answer = page.request.post(
        f"{visitor.url}/api/tables/{table}/copies",
        data={"name": "Evening"},
        headers={"Origin": visitor.url},
    )
    save = answer.json()["table"]
    visitor.goto(f"/t/{save}")
    expect(page.get_by_text("This is the save “Evening”.")).to_be_visible()
    expect(page.get_by_role("button", name="Save game")).to_have_count(0)
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(lambda url: "/t/" in url and save not in url)
    expect(page.get_by_role("button", name="Save game")).to_be_visible()


def test_a_game_without_saves_offers_none(visitor: Visitor) -> None:
    visitor.sit_down(*HEDDA_AND_BOTS)
    expect(visitor.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Save game")).to_have_count(0)
