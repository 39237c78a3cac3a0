"""Playing without a network, at a table of this device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from fateloom.core.record import Record
from tests.browser.clicking import BANDEROLE
from tests.browser.test_destinies import read_destinies
from tests.server.conftest import site

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.server.conftest import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]
# Python comes up in the browser, on whatever machine this is.
PATIENCE_MS = 180_000


def told(page: Page) -> str:
    """What is asked now, and what there is to choose from."""
    return page.locator(BANDEROLE).inner_text()


def take_a_hero(page: Page) -> None:
    """Take the first hero, and read their Destiny."""
    page.locator("button.face.playable").first.click()
    page.locator(f"{BANDEROLE} .gilt").click()
    read_destinies(page)


def made_available(page: Page, place: Site) -> str:
    """Have a browser keep what it needs to play without a network; where it did so."""
    page.set_default_timeout(PATIENCE_MS)
    expect.set_options(timeout=PATIENCE_MS)
    page.emulate_media(reduced_motion="reduce")
    url = f"http://127.0.0.1:{place.port}"
    page.goto(f"{url}/settings")
    page.get_by_role("button", name="Make available offline").click()
    expect(page.get_by_text("Downloaded (")).to_be_visible()
    return url


def test_a_lesson_is_played_without_a_network(page: Page, tmp_path: Path) -> None:
    with site(tmp_path) as place:
        url = made_available(page, place)
    page.context.set_offline(True)
    page.goto(url)
    page.get_by_role("button", name="Learn by playing").first.click()
    page.wait_for_url("**/t/here-*")
    expect(page.locator(".coach .say")).to_contain_text("your hand")
    page.locator(".coach .ways .btn").click()
    page.locator("[data-pointed] button.playable").click()
    page.locator(f"{BANDEROLE} .gilt").click()
    expect(page.locator(".praise")).to_be_visible()
    # The bot has followed its script here, too.
    expect(
        page.get_by_role("region", name="Corvin").get_by_role("img", name="Druid")
    ).to_be_visible()


@pytest.mark.rule("DST-REQ-16", "PAIN-17")
def test_a_table_of_this_device_is_played_without_a_network(page: Page, tmp_path: Path) -> None:
    with site(tmp_path) as place:
        url = made_available(page, place)

    # The server is gone, and the network with it.
    page.context.set_offline(True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(url)
    expect(page.get_by_role("status")).to_contain_text("The server cannot be reached")
    # What the server alone knows is not offered.
    expect(page.locator("a.cover", has_text="The Hand")).to_be_visible()
    expect(page.get_by_role("heading", name="Run of the day")).to_have_count(0)
    page.goto(f"{url}/new/destinies")
    expect(page.get_by_label("On this device only")).to_be_checked()
    page.get_by_role("button", name="Add a player").click()
    page.locator("input[type=radio][value=greedy]").check()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/here-*")

    page.locator(".onward").click()
    take_a_hero(page)
    expect(page.locator("button.tile.playable").first).to_be_visible()
    page.locator("button.tile.playable").first.click()
    page.locator(f"{BANDEROLE} .gilt").click()
    expect(page.locator(BANDEROLE)).not_to_contain_text("Back")
    before = told(page)

    page.reload()
    expect(page.locator(BANDEROLE)).to_be_visible()
    assert told(page) == before

    # What there is to do with a table works without a server, too.
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="End the game now").click()
    page.get_by_role("button", name="End the game", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export record").click()
    record = Record.loads(download.value.path().read_text())
    assert record.game == "destinies"
    assert download.value.suggested_filename.startswith("fateloom-destinies-here-")
    choices = len(record.choices)

    page.get_by_role("link", name="Watch replay").click()
    expect(page.get_by_text(f"0 of {choices}")).to_be_visible()
    page.get_by_role("button", name="Next choice", exact=True).click()
    expect(page.get_by_text(f"1 of {choices}")).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)

    page.get_by_role("link", name="The end", exact=True).click()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Delete table").click()
    page.get_by_role("button", name="Delete table").click()
    expect(page.get_by_role("heading", name="How an evening goes")).to_be_visible()
    assert not [each for each in asked if "/api/tables/" in each]


def test_two_pages_of_one_browser_are_at_one_table(page: Page, tmp_path: Path) -> None:
    """Each follows what the other does, no bot is asked twice, and what is put away is for both."""
    with site(tmp_path) as place:
        url = made_available(page, place)
        page.goto(f"{url}/new/destinies")
        page.get_by_label("On this device only").check()
        page.get_by_role("button", name="Start", exact=True).click()
        page.wait_for_url("**/t/here-*")
        page.locator(".onward").click()
        expect(page.locator("button.face.playable").first).to_be_visible()

        other, home = page.context.new_page(), page.context.new_page()
        home.goto(url)
        expect(home.locator("a[href^='/t/here-']").first).to_be_visible()
        other.emulate_media(reduced_motion="reduce")
        other.goto(page.url)
        expect(other.locator("button.face.playable").first).to_be_visible()

        take_a_hero(page)
        expect(other.locator("button.tile.playable").first).to_be_visible()
        # Bots may play meanwhile: both pages see one choice each.
        other.locator("button.tile.playable").first.click()
        other.locator(f"{BANDEROLE} .gilt").click()
        expect(other.locator(BANDEROLE)).not_to_contain_text("Back")
        for each in (page, other):
            expect(each.locator(BANDEROLE)).to_contain_text("may visit a place")
            expect(each.get_by_text("Another page of this browser")).to_have_count(0)

        for each in (page, other):
            each.get_by_role("button", name="This table").click()
        mine = page.get_by_role("dialog").get_by_role("listitem").first
        mine.get_by_label("Name", exact=True).fill("Bertrada")
        mine.get_by_role("button", name="Rename", exact=True).click()
        expect(other.get_by_role("dialog").get_by_role("listitem").first).to_contain_text(
            "Bertrada"
        )
        other.get_by_role("button", name="Delete table").click()
        other.get_by_role("button", name="Delete table").click()
        expect(
            page.get_by_text("There is no such table here. It may have been deleted.")
        ).to_be_visible()
        expect(home.get_by_role("heading", name="How an evening goes")).to_be_visible()
