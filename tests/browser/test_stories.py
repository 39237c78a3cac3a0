"""Stories from the page: added, chosen, played, reported and removed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from fateloom.server.api.host_key import KEY
from fateloom.story import packing
from tests.browser.conftest import Visitor
from tests.browser.test_access import by_day_and_night
from tests.browser.test_destinies import read_destinies
from tests.conftest import SILENT
from tests.server.conftest import Site, site
from tests.story.folders import files, scenario

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

CHOOSER = "input[type=file]"


@pytest.fixture
def story_site(tmp_path: Path) -> Iterator[Site]:
    """A server to which everybody may add stories."""
    settings = ("story_adding=everybody", "bot_pace=0")
    with site(tmp_path / "data", *(f"--set={setting}" for setting in settings)) as place:
        yield place


@pytest.fixture
def somebody(page: Page, story_site: Site) -> Iterator[Visitor]:
    """A visitor of that server."""
    visitor = Visitor(page, story_site)
    yield visitor
    assert visitor.faults == []


def pack(folder: Path) -> Path:
    """The file of a story for one or two."""
    made = packing.pack(scenario("twotiles"), files("twotiles"), None, "twotiles.fateloom")
    file = folder / "twotiles-1.fateloom"
    file.write_bytes(made.data)
    return file


def test_a_story_is_added_played_and_removed(somebody: Visitor, tmp_path: Path) -> None:
    page = somebody.page
    somebody.goto("/new/destinies")
    broken = tmp_path / "broken.fateloom"
    broken.write_bytes(pack(tmp_path).read_bytes()[:1000])
    page.locator(CHOOSER).set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("broken.fateloom is not a pack")
    somebody.faults.clear()  # the browser reports the refusal too
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Add a story").press("Enter")
    chooser.value.set_files(pack(tmp_path))
    expect(page.get_by_role("status")).to_have_text(
        "“Two Tiles” is on the shelf now. It is chosen for this table."
    )
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("radio", name="Two Tiles")).to_be_checked()
    assert by_day_and_night(page) == []
    page.get_by_role("button", name="Start").click()
    read_destinies(page)
    table = page.url
    tiles = page.locator("button.tile.playable")
    tiles.first.click()
    expect(tiles).to_have_count(0)

    somebody.goto("/stories")
    story = page.get_by_role("article", name="Two Tiles")
    expect(story).to_contain_text("not proved")
    expect(story.locator(".cover svg").first).to_be_visible()
    assert by_day_and_night(page) == []
    story.get_by_role("button", name="Remove").click()
    story.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Nothing was added yet.")).to_be_visible()
    somebody.goto("/new/destinies")
    expect(page.get_by_role("radio", name="The Late Tithe")).to_be_visible()
    expect(page.get_by_role("radio", name="Two Tiles")).to_have_count(0)
    page.goto(table)
    expect(page.locator("header").first).to_contain_text("Two Tiles")


def test_the_host_sees_what_is_reported(
    somebody: Visitor, story_site: Site, tmp_path: Path, browser: Browser
) -> None:
    page = somebody.page
    somebody.goto("/stories")
    page.locator(CHOOSER).set_input_files(pack(tmp_path))
    story = page.get_by_role("article", name="Two Tiles")
    story.get_by_role("button", name="Report").click()
    page.get_by_label("What is wrong with “Two Tiles”?").fill("It has <b>two</b> tiles only.")
    page.get_by_role("button", name="Tell the host").click()
    expect(story.get_by_role("status")).to_contain_text("Thank you.")
    key = (story_site.data / KEY).read_text().strip()
    with browser.new_context() as context:
        context.add_init_script(SILENT)
        host = context.new_page()
        host.goto(f"{somebody.url}/stories#{key}")
        expect(host).to_have_url(f"{somebody.url}/stories")
        told = host.get_by_role("article", name="Two Tiles")
        expect(told.get_by_role("listitem")).to_have_text("It has <b>two</b> tiles only.")
        assert by_day_and_night(host) == []
        told.get_by_role("button", name="Dismiss").click()
        expect(told.get_by_role("listitem")).to_have_count(0)
