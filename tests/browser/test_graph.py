"""The graph of a story, above the text that it leads to."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from fateloom.story import output
from tests.browser.conftest import Visitor
from tests.browser.test_access import faults, ready
from tests.browser.test_workshop import HILL, Workshop, come, open_file

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

HEAD = "scenario.yaml"


@pytest.fixture
def author(page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    """Somebody who writes a story in which nothing sets the fact “owls-met”."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    place = Workshop(tmp_path / "quiet-bell")
    output.start(place.data)
    hill = place.data / HILL
    text = hill.read_text(encoding="utf-8")
    assert text.count("do: [set owls-met]") == 1
    hill.write_text(text.replace("do: [set owls-met]", "do: [xp +1]"), encoding="utf-8")
    try:
        somebody = come(page, place)
        yield somebody
        assert somebody.faults == []
    finally:
        place.kill(signal.SIGINT)


def graph(page: Page) -> Locator:
    """The graph, opened."""
    page.get_by_role("button", name="Graph", exact=True).click()
    return page.get_by_role("region", name="Graph")


def search(shown: Locator, typed: str) -> None:
    """Put the first thing that a search finds in the middle."""
    box = shown.get_by_role("searchbox")
    box.fill(typed)
    box.press("Enter")


def line(page: Page) -> Locator:
    """The line of the text in which the cursor stands."""
    return page.locator(".cm-activeLine")


def test_a_fact_leads_to_what_sets_it_and_to_its_line(author: Visitor) -> None:
    page = author.page
    shown = graph(page)
    search(shown, "rope-found")
    picture = shown.get_by_role("group", name="Around rope-found")
    expect(picture.get_by_role("button", name="fact rope-found")).to_have_attribute(
        "aria-current", "true"
    )
    expect(line(page)).to_have_text("  rope-found: {}")

    # A click shows the line; a second one puts it in the middle.
    setter = picture.get_by_role("button", name="option tower search")
    setter.click()
    expect(page.get_by_role("textbox", name=HILL)).to_be_visible()
    expect(line(page)).to_have_text(re.compile("search:"))
    expect(setter).to_be_focused()
    setter.press("Enter")
    picture = shown.get_by_role("group", name="Around tower.search")
    expect(picture.get_by_role("button", name="place tower")).to_be_visible()

    # The list says by which lines, and each leads there.
    shown.get_by_role("button", name="As a list").click()
    expect(picture).to_be_hidden()
    entry = shown.get_by_role("listitem").filter(has_text="set rope-found")
    entry.get_by_role("button", name=re.compile("set rope-found")).first.click()
    expect(page.get_by_role("textbox", name=HILL)).to_be_focused()
    expect(line(page)).to_have_text(re.compile(r"set rope-found"))


def test_a_fact_that_nothing_sets_is_marked(author: Visitor) -> None:
    page = author.page
    shown = graph(page)
    marked = shown.get_by_role("heading", name="needed, but never set")
    expect(marked).to_be_visible()
    doubt = shown.get_by_role("button", name=re.compile("^owls-met needed, but never set"))
    doubt.click()
    picture = shown.get_by_role("group", name="Around owls-met")
    expect(
        picture.get_by_role("button", name="fact owls-met needed, but never set")
    ).to_be_visible()

    # The text stands below: what is mended there changes the graph.
    open_file(author, HILL)
    text = page.get_by_role("textbox", name=HILL)
    text.press("ControlOrMeta+End")
    path = author.place.data / HILL
    told = path.read_text(encoding="utf-8").replace("do: [xp +1]", "do: [set owls-met]")
    path.write_text(told, encoding="utf-8")
    expect(picture.get_by_role("button", name="fact owls-met", exact=True)).to_be_visible()
    expect(picture.get_by_role("button", name="option tower listen")).to_be_visible()


def test_the_keyboard_leads_through_the_picture(author: Visitor) -> None:
    page = author.page
    shown = graph(page)
    search(shown, "rope-found")
    picture = shown.get_by_role("group", name="Around rope-found")
    middle = picture.get_by_role("button", name="fact rope-found")
    middle.focus()
    page.keyboard.press("ArrowLeft")
    expect(picture.get_by_role("button", name="option tower search")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(middle).to_be_focused()
    # Of all nodes, one is reached by Tab.
    assert picture.locator("button[tabindex='0']").count() == 1

    # The cursor, too, leads to a thing.
    open_file(author, HEAD)
    page.get_by_role("textbox", name=HEAD).press("ControlOrMeta+Home")
    shown.get_by_role("button", name="At the cursor").click()
    expect(shown.get_by_role("status")).to_have_text("Nothing at the cursor is in the graph.")
    shown.get_by_role("checkbox", name="Only what contributes to it").check()
    expect(picture.get_by_role("button", name="step sib.gold rope")).to_have_count(0)
    author.faults.clear()  # the browser itself reports the request that was refused


@pytest.mark.parametrize("width", [1366, 390])
def test_the_graph_can_be_used_by_everybody(author: Visitor, width: int) -> None:
    page = author.page
    page.set_viewport_size({"width": width, "height": 800})
    shown = graph(page)
    expect(shown.get_by_role("heading", name="What may never be reached")).to_be_visible()
    ready(page)
    assert faults(page) == []
    search(shown, "rope-found")
    around = shown.get_by_role("group", name="Around rope-found")
    named = shown.get_by_role("heading", name="fact rope-found")
    # A phone has the list alone.
    expect(around if width > 1000 else named).to_be_visible()
    expect(named if width > 1000 else around).to_be_hidden()
    shown.get_by_text("Lines and signs").click()
    ready(page)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
