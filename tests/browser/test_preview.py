"""The workshop in a browser, as an author uses it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from fateloom.story import output
from tests.browser.conftest import Visitor
from tests.browser.test_access import faults, ready
from tests.server.conftest import Site

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


class Preview(Site):
    """`fateloom story preview`, run as it is typed."""

    def command(self) -> list[str]:
        program = [sys.executable, "-m", "fateloom", "story", "preview", str(self.data)]
        return [*program, "--port", str(self.port), "--no-browser"]


@pytest.fixture
def author(page: Page, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody who writes the story of two tiles. A fault on the page fails the test."""
    folder = tmp_path / "quiet-bell"
    output.start(folder)
    place = Preview(folder)
    place.start()
    try:
        somebody = Visitor(page, place)
        somebody.goto("/preview")
        yield somebody
        assert somebody.faults == []
    finally:
        place.kill(signal.SIGINT)  # so that it takes its data away with it


def rewrite(author: Visitor, file: str, old: str, new: str) -> None:
    path = author.place.data / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def jump(author: Visitor, name: str) -> None:
    workshop = author.page.get_by_role("complementary", name="Workshop")
    workshop.get_by_role("combobox", name="To").select_option(label=name)
    workshop.get_by_role("button", name="Go there").click()


def test_a_story_is_tried_out_while_it_is_written(author: Visitor) -> None:
    page = author.page
    workshop = page.get_by_role("complementary", name="Workshop")
    expect(workshop.get_by_role("status")).to_have_text("No errors.")
    jump(author, "The Bell Tower (tower)")
    book = page.get_by_role("article", name="The Bell Tower")
    expect(book).to_contain_text("a hand’s breadth")

    # Another text at the same spot, without loading the page.
    rewrite(author, "pois/hill.yaml", "a hand’s breadth", "a finger’s breadth")
    expect(book).to_contain_text("a finger’s breadth")

    # What is closed says why, and a fact opens it.
    climb = "Take the rope and go up"
    closed = workshop.get_by_role("region", name="Why is this closed?")
    expect(closed).to_contain_text(climb)
    expect(closed).to_contain_text("It needs rope-found")
    expect(book).not_to_contain_text(climb)
    workshop.get_by_label("rope-found").check()
    expect(book).to_contain_text(climb)
    expect(closed).not_to_contain_text(climb)

    # An error is told with its place, and the table stays.
    rewrite(author, "pois/hill.yaml", "when: not owls-met", "when: not owls-mett")
    expect(workshop.get_by_role("status")).to_have_text("One error.")
    expect(workshop).to_contain_text("pois/hill.yaml:")
    expect(workshop).to_contain_text("did you mean “owls-met”?")
    expect(book).to_contain_text("a finger’s breadth")
    rewrite(author, "pois/hill.yaml", "when: not owls-mett", "when: not owls-met")
    expect(workshop.get_by_role("status")).to_have_text("No errors.")

    # The fact that was set is still set.
    expect(workshop.get_by_label("rope-found")).to_be_checked()


@pytest.mark.parametrize("width", [1280, 390])
def test_the_workshop_can_be_used_by_everybody(author: Visitor, width: int) -> None:
    page = author.page
    page.set_viewport_size({"width": width, "height": 800})
    page.reload()
    workshop = page.get_by_role("complementary", name="Workshop")
    toggle = workshop.get_by_role("button", name="Workshop", exact=True)
    if toggle.get_attribute("aria-expanded") == "false":
        toggle.click()
    jump(author, "The Bell Tower (tower)")
    expect(page.get_by_role("article", name="The Bell Tower")).to_be_visible()
    ready(page)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_an_ordinary_server_has_no_workshop(visitor: Visitor) -> None:
    visitor.goto("/preview")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("No such page")
    expect(visitor.page.get_by_role("complementary", name="Workshop")).to_have_count(0)
    # The browser itself reports that there was no answer.
    visitor.faults.clear()
