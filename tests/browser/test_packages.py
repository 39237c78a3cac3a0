"""Games that are only installed: found, offered, and played to their end in a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests import packages
from tests.browser.conftest import Visitor
from tests.server.conftest import Site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# Presses one of the choices that are offered, all at one moment: others play meanwhile.
CHOOSE: Final = """(number) => {
    if (document.querySelector("article.end")) return "over";
    const offered = [...document.querySelectorAll("main .playable, main .masquerade .gilt")];
    const open = offered.filter(
        (each) => each.getClientRects().length > 0 && each.ariaDisabled !== "true",
    );
    if (open.length === 0) return "nothing";
    open[number % open.length].click();
    return "chosen";
}"""
CODE: Final = re.compile(r"^\w[\w-]* \[")
"""How an event reads that has no sentence."""


class InstalledSite(Site):
    """A server in an environment of its own."""

    def __init__(self, python: Path, data: Path, *more: str) -> None:
        super().__init__(data, *more)
        self._python = python

    def command(self) -> list[str]:
        return [str(self._python), *super().command()[1:]]


@pytest.fixture(scope="module")
def installed_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server beside which both games of the examples are installed."""
    folder = tmp_path_factory.mktemp("packages")
    place = InstalledSite(packages.installed(folder), folder / "data", "--set", "bot_pace=0")
    place.start()
    yield place
    place.end()


@pytest.fixture
def guest(page: Page, installed_site: Site) -> Iterator[Visitor]:
    """Somebody there. A fault on the page fails the test, and so does a breach of the policy."""
    somebody = Visitor(page, installed_site)
    yield somebody
    assert somebody.faults == []


def begin(guest: Visitor, game: str) -> None:
    """From the cover on the first page to a table with the seats that are offered."""
    guest.goto("/")
    guest.page.locator(f"a.cover[href='/new/{game}']").click()
    guest.page.locator("form button[type=submit]").click()
    guest.page.wait_for_url("**/t/*")


def play_on(page: Page) -> int:
    """Make the choices that are offered, one after another, until the game is over."""
    made = 0
    for _ in range(2_000):
        match page.evaluate(CHOOSE, made):
            case "over":
                return made
            case "chosen":
                made += 1
        page.wait_for_timeout(30)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", packages.GAMES)
def test_a_game_that_is_installed_is_played_to_its_end(guest: Visitor, game: str) -> None:
    begin(guest, game)
    assert play_on(guest.page) >= 5
    guest.page.get_by_role("link", name="Watch replay").click()
    guest.page.get_by_role("slider").press("End")
    guest.page.locator(".log li").nth(5).wait_for()
    lines = guest.page.locator(".log li").all_inner_texts()
    assert len(lines) > 10
    assert [line for line in lines if CODE.match(line.strip())] == []


def test_the_board_of_a_package_is_shown(guest: Visitor) -> None:
    begin(guest, "masquerade")
    guest.page.locator(".masquerade .guest").first.wait_for()
    back = guest.page.locator(".masquerade .card.back").first
    assert "gradient" in back.evaluate("each => getComputedStyle(each).backgroundImage")


def test_without_a_board_there_is_a_generic_one(guest: Visitor) -> None:
    begin(guest, "crossroads")
    page = guest.page
    page.get_by_role("region", name="Your choices").wait_for()
    assert page.locator(".sheet dt").all_inner_texts().count("Lanterns left") > 1
    page.keyboard.press("Tab")
    choices = page.locator(".moves button")
    choices.first.focus()
    page.keyboard.press("Enter")
    page.locator(".log li", has_text="set").first.wait_for()
    assert page.evaluate("document.activeElement !== document.body")


def test_its_rules_are_read_there(guest: Visitor) -> None:
    guest.goto("/rules/masquerade")
    guest.page.locator("#MSQ-TURN-04").wait_for()


def test_other_languages_fall_back(browser: Browser, installed_site: Site) -> None:
    context = browser.new_context(locale="de-AT")
    somebody = Visitor(context.new_page(), installed_site)
    begin(somebody, "crossroads")
    page = somebody.page
    page.locator(".sheet h2", has_text="Spieler").wait_for()
    assert "Lanterns left" in page.locator(".sheet dt").all_inner_texts()
    assert somebody.faults == []
    context.close()
