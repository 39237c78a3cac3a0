"""A campaign on a device without a network: from its first story into the second, and as a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from fateloom.core.record import Record, replay
from fateloom.games.destinies.chapters import legacy
from fateloom.games.destinies.game import DESTINIES
from tests.browser.test_destinies import DestiniesClicker
from tests.browser.test_offline import made_available, take_a_hero
from tests.server.conftest import site

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.rule("DST-SCN-03", "DST-SCN-04", "DST-SCN-05", "DST-REQ-16"),
]

NOTHING: Final = re.compile("^(Stay here|End the turn|Use nothing more|Leave)$")
"""How a person goes on who leaves the story to the bot."""
CAMPAIGN: Final = "The River Before"
FIRST, SECOND = "The Ice Fair", "The Upstream Mail"


def with_a_bot(page: Page) -> None:
    """Set a table up on the device for a person and a bot."""
    page.get_by_role("button", name="Add a player").click()
    page.locator("input[type=radio][value=greedy]").check()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/here-*")


class Idler(DestiniesClicker):
    """Does nothing where that is possible, and anything where it has to."""

    patience = 9000

    def pick(self, found: Sequence[str], kinds: Sequence[str]) -> int:
        names = [each.partition(": ")[2].strip() for each in found]
        idle = [place for place, name in enumerate(names) if NOTHING.match(name)]
        return idle[0] if idle else super().pick(found, kinds)


def exported(page: Page) -> Record:
    """The record of the finished game, as the page keeps it."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Export record").click()
    return Record.loads(Path(download.value.path()).read_text(encoding="utf-8"))


def chronicle(page: Page) -> str:
    """The chronicle as the page keeps it."""
    expect(page.get_by_role("heading", name=f"The chronicle of {CAMPAIGN}")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep the chronicle as a page").click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_a_campaign_goes_on_without_a_network_and_elsewhere(page: Page, tmp_path: Path) -> None:
    with site(tmp_path / "here") as place:
        url = made_available(page, place)
    page.context.set_offline(True)

    page.goto(f"{url}/new/destinies?scenario=ice-fair")
    expect(page.get_by_label("On this device only")).to_be_checked()
    with_a_bot(page)
    page.locator(".onward").click()
    take_a_hero(page)
    assert Idler(page, 1).play()
    first = exported(page)
    page.get_by_text(f"{CAMPAIGN} goes on: part 2").wait_for()
    assert FIRST in chronicle(page)

    # What has happened is told, and changes what is told.
    page.locator("footer").get_by_role("link", name="Set up the next part").click()
    expect(page.get_by_role("radio", name=f"After “{FIRST}”")).to_be_checked()
    with_a_bot(page)
    expect(page.get_by_role("heading", name="What has happened")).to_be_visible()
    recap = page.locator(".recap").inner_text()
    page.locator(".onward").click()
    take_a_hero(page)
    assert Idler(page, 1).play()
    second = exported(page)
    finished: Any = replay(DESTINIES, first).state
    left = legacy(finished)
    carried = {name: second.options[f"fact-{name}"] for name in left}
    assert carried == left
    assert left["fair-ending"] > 0
    grown = chronicle(page)
    assert 0 < grown.index(FIRST) < grown.index(SECOND)

    # Elsewhere, the file is all that there is.
    page.context.set_offline(False)
    files = []
    for number, record in enumerate((first, second)):
        files.append(tmp_path / f"{number}.jsonl")
        files[-1].write_text(record.dumps(), encoding="utf-8")
    with site(tmp_path / "elsewhere") as place:
        there = f"http://127.0.0.1:{place.port}"
        page.goto(there)
        page.locator("input[type=file]").set_input_files(files[1])
        page.wait_for_url("**/t/*")
        assert chronicle(page) == grown
        page.goto(there)
        page.locator("input[type=file]").set_input_files(files[0])
        page.wait_for_url("**/t/*")
        page.locator("footer").get_by_role("link", name="Set up the next part").click()
        page.get_by_role("button", name="Start", exact=True).click()
        page.wait_for_url("**/t/*")
        expect(page.get_by_role("heading", name="What has happened")).to_be_visible()
        assert page.locator(".recap").inner_text() == recap
