"""Stories that a device adds to itself, and plays without a network."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import by_day_and_night
from tests.browser.test_destinies import read_destinies
from tests.browser.test_offline import made_available
from tests.browser.test_own_pictures import FRONT, looks
from tests.browser.test_stories import CHOOSER
from tests.server.conftest import site
from tests.story.pictured import GREEN, TOWER, made, picture, written

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def pack(folder: Path, version: int = 1) -> Path:
    """The file of a story with pictures of its own, in a version."""
    own = {
        "village-green.jpg": picture("JPEG", GREEN, (1600, 1000)),
        "tower.png": picture("PNG", TOWER, (1600, 1000)),
    }
    place = written(folder / f"story-{version}", own)
    head = place / "scenario.yaml"
    head.write_text(head.read_text().replace("version: 1", f"version: {version}"))
    whole = made(place)
    assert whole.pack.manifest.version == version
    file = folder / f"twotiles-{version}.fateloom"
    file.write_bytes(whole.data)
    return file


def add(page: Page, file: Path) -> None:
    page.locator(CHOOSER).set_input_files(file)


def test_a_story_is_added_and_played_without_a_network(page: Page, tmp_path: Path) -> None:
    """Its table goes on after a reload, also once the story was removed, and needs no server."""
    with site(tmp_path / "data") as place:
        url = made_available(page, place)
    page.context.set_offline(True)
    first, second = pack(tmp_path), pack(tmp_path, 2)

    page.goto(f"{url}/stories")
    expect(page.get_by_text("so its shelf is not shown")).to_be_visible()
    broken = tmp_path / "broken.fateloom"
    broken.write_bytes(first.read_bytes()[:1000])
    add(page, broken)
    expect(page.get_by_text("broken.fateloom is not a pack")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(0)
    add(page, first)
    expect(page.get_by_text("“Two Tiles” is on this device now.")).to_be_visible()
    add(page, first)
    expect(page.get_by_text("“Two Tiles” was on this device already.")).to_be_visible()
    story = page.get_by_role("article", name="Two Tiles")
    expect(story).to_have_count(1)
    for fact in ("version 1", "not proved", "English", "minutes"):
        expect(story).to_contain_text(fact)
    expect(story.locator("svg image")).to_be_visible()
    assert looks(story.locator("svg image"), GREEN)
    assert by_day_and_night(page) == []

    # Another page of the browser has it, too, and both versions beside each other.
    other = page.context.new_page()
    other.goto(f"{url}/stories")
    add(other, second)
    expect(other.get_by_role("article")).to_have_count(2)
    other.close()
    story.get_by_role("link", name="Play").click()
    chosen = page.get_by_role("radio", name="Two Tiles (v1)")
    expect(chosen).to_be_checked()
    expect(page.get_by_role("radio", name="Two Tiles (v2)")).to_be_visible()
    expect(page.locator(FRONT).first).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/here-*")
    table = page.url
    read_destinies(page)
    tile = page.locator("button.tile.playable").first
    expect(tile).to_be_visible()

    # What is removed stays for the table alone.
    page.goto(f"{url}/stories")
    story = page.get_by_role("article").filter(has_text="version 1")
    story.get_by_role("button", name="Remove").click()
    story.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("article")).to_have_count(1)
    page.goto(f"{url}/new/destinies?here")
    expect(page.get_by_role("radio", name="Two Tiles", exact=True)).to_be_visible()
    page.goto(table)
    tile.click()
    expect(tile).to_have_count(0)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Delete table").click()
    page.get_by_role("button", name="Delete table").click()
    expect(page.get_by_role("heading", name="How an evening goes")).to_be_visible()
    assert packs(page) == 1


def packs(page: Page) -> int:
    """How many packs the browser keeps."""
    found: int = page.evaluate(
        """() => new Promise((resolve, reject) => {
            const opened = indexedDB.open("fateloom-stories");
            opened.onerror = reject;
            opened.onsuccess = () => {
                const count = opened.result.transaction("packs").objectStore("packs").count();
                count.onsuccess = () => { resolve(count.result); opened.result.close(); };
            };
        })"""
    )
    return found
