"""Each device in the language of its own: two at one table, a change in the middle, all pages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from fateloom.games.destinies.scenario import cache, wording
from tests.browser.clicking import WIDTHS, too_wide
from tests.browser.conftest import ALONE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

    from tests.server.conftest import Site

pytestmark = [pytest.mark.browser, pytest.mark.rule("DST-REQ-11")]

TABLES = {"destiny": 2, "realms": 2, "hand": 1, "destinies": 1}
"""The games, with how many sit at a table here."""


@pytest.fixture
def german(browser: Browser, table_site: Site) -> Iterator[Visitor]:
    """Somebody whose browser is German."""
    context = browser.new_context(locale="de-AT", viewport={"width": 390, "height": 844})
    somebody = Visitor(context.new_page(), table_site)
    yield somebody
    assert somebody.faults == []
    context.close()


def story(language: str, text: str) -> str:
    """A text of the training story as it is read in a language."""
    return wording.plain(cache.book("training"), language, text)


def choose(context: BrowserContext, visitor: Visitor, name: str) -> None:
    """Choose a language on the page of the settings, opened beside what is open."""
    page = context.new_page()
    page.goto(f"{visitor.url}/settings")
    page.get_by_role("radio", name=name).check()
    expect(page.get_by_role("radio", name=name)).to_be_checked()
    page.close()


def test_two_devices_read_two_languages(visitor: Visitor, german: Visitor) -> None:
    """The friend comes by a link, and both see the same table in words of their own."""
    page = visitor.page
    visitor.goto("/")
    table = visitor.set_up("destinies", (("Hedda", None), ("Otto", None)), heroes="dealt")
    answer = page.request.post(
        f"{visitor.url}/api/tables/{table}/invites",
        data={"seat": 1, "kind": "hand"},
        headers={"Origin": visitor.url},
    )
    assert answer.status == 201, answer.text()
    german.page.goto(answer.json()["url"])
    german.page.locator("main .btn.gilt").click()
    german.page.wait_for_url("**/t/*")
    visitor.goto(f"/t/{table}")
    for one, language, gear in ((visitor, "en", "Settings"), (german, "de", "Einstellungen")):
        html = one.page.locator("html")
        expect(html).to_have_attribute("lang", language)
        expect(one.page.get_by_role("link", name=gear)).to_be_visible()
        opening = story(language, "scenario.opening").split("\n")[0]
        expect(one.page.locator("main")).to_contain_text(opening)
    assert story("en", "scenario.opening") != story("de", "scenario.opening")


def test_a_change_in_the_middle_of_a_visit(visitor: Visitor) -> None:
    """What is open stays open, and what was unfolded stays unfolded."""
    page = visitor.page
    visitor.goto("/")
    table = visitor.set_up("destinies", ALONE, seed="5", heroes="dealt")
    visitor.goto(f"/t/{table}")
    put_away = page.locator(".banderole .btn.gilt")
    for _ in range(40):
        if page.locator(".book").is_visible() and page.locator(".book .leaf-r button").count():
            break
        playable = page.locator("main button.playable:not([aria-pressed=true])")
        if playable.count():
            playable.first.click()
        if put_away.count():
            put_away.first.click()
        page.wait_for_timeout(150)
    else:
        pytest.fail("no visit was come to")
    option = page.locator(".book .leaf-r button.playable[aria-expanded]").first
    option.click()
    expect(option).to_have_attribute("aria-expanded", "true")
    number = page.locator(".book .line").count()
    choose(page.context, visitor, "Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("link", name="Einstellungen")).to_be_visible()
    expect(option).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".book .line")).to_have_count(number)
    german = page.locator("main").inner_text()
    choose(page.context, visitor, "English")
    expect(page.get_by_role("link", name="Settings")).to_be_visible()
    expect(option).to_have_attribute("aria-expanded", "true")
    assert page.locator("main").inner_text() != german


def test_nothing_scrolls_sideways_in_german(german: Visitor) -> None:
    """The first page, the settings, and each game being set up and played."""
    page = german.page
    german.goto("/")
    paths = ["/", "/settings", *(f"/new/{game}" for game in TABLES)]
    for game, seats in TABLES.items():
        people = (("Hedda", None), ("Anna", "greedy"))[:seats]
        paths.append(f"/t/{german.set_up(game, people)}")
    for path in paths:
        german.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.locator("main").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert too_wide(page, WIDTHS[100]) == []


def test_a_table_tells_what_is_kept_of_its_language(german: Visitor) -> None:
    """Setting a language lasts, whatever the browser speaks."""
    german.goto("/settings")
    german.page.get_by_role("radio", name="English").check()
    expect(german.page.get_by_role("heading", name="Settings")).to_be_visible()
    kept = json.loads(german.page.evaluate("localStorage.getItem('fateloom.settings')"))
    assert kept["language"] == "en"
    german.page.reload()
    expect(german.page.locator("html")).to_have_attribute("lang", "en")
