"""Every page for everybody: no fault axe can find, no sideways scrolling, both themes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.clicking import WIDTHS, too_wide
from tests.browser.play import play_by_keyboard

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

PAGES = (
    "/",
    "/new/destiny",
    "/settings",
    "/devices",
    "/stories",
    "/credits",
    "/rules/destiny",
    "/no/such/page",
)

MOVES = "parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--m-move')) > 0"
"""True in the page while a card takes time from place to place."""

# The rule is one of those that axe calls experimental, and leaves out unless it is asked for.
_OPTIONS: Final = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
# A theme changes colours alone.
_COLOURS: Final = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}

# Words that stand on something that can be touched, and are missing in what it is called: axe asks
# only where there is an aria-label. Numbers, initials and numerals are no words; what is inert is
# a picture.
_UNNAMED: Final = r"""() => {
    const words = (text) =>
        (text.toLowerCase().replace(/[\u00ad\u200b]/g, "").match(/\p{L}{2,}/gu) ?? [])
            .filter((word) => !/^[ivx]+$/.test(word));
    const found = [];
    axe.setup();
    for (const each of document.querySelectorAll("button, a[href]")) {
        if (!axe.commons.dom.isVisibleToScreenReaders(each)) continue;
        const name = words(axe.commons.text.accessibleText(each));
        const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const { data, parentElement } = texts.currentNode;
            if (parentElement.closest("[inert]")) continue;
            if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
            const missing = words(data).filter((word) => !name.includes(word));
            const html = each.outerHTML.slice(0, 160);
            if (missing.length) found.push(`not called ${missing}: ${html}`);
        }
    }
    axe.teardown();
    return found;
}"""


def ready(page: Page) -> None:
    """Wait until the page has its content."""
    expect(page.locator("h1").first).to_be_visible()
    page.evaluate("document.fonts.ready")


def until(page: Page, expression: str) -> None:
    """Wait until it is true. `wait_for_function` would need the page to allow eval."""
    for _ in range(200):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never true: {expression}")


def _violations(page: Page, options: dict[str, Any]) -> list[str]:
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{each['id']}: {each['help']}: {node['html'][:160]}"
        for each in found
        for node in each["nodes"]
    ]


def colour_faults(page: Page) -> list[str]:
    """What axe finds in the colours of the theme that the page has."""
    return _violations(page, _COLOURS)


def faults(page: Page) -> list[str]:
    """What axe finds, and what is called otherwise than it reads, in a line each."""
    return _violations(page, _OPTIONS) + list(page.evaluate(_UNNAMED))


def by_day_and_night(page: Page) -> list[str]:
    """The faults by day, and those of colours by night."""
    _set_theme(page, "dark", "night")
    found = [f"night: {each}" for each in _violations(page, _COLOURS)]
    _set_theme(page, "light", "day")
    return found + faults(page)


def _set_theme(page: Page, scheme: Literal["dark", "light"], theme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def at_the_end(page: Page) -> list[str]:
    """The faults of the page of a game that is over, with everything it tells, and its replay."""
    expect(page.locator("article.end")).to_be_visible()
    page.wait_for_load_state("networkidle")
    found = by_day_and_night(page)
    page.get_by_role("link", name="Watch replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    return found + by_day_and_night(page)


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(visitor: Visitor, path: str) -> None:
    visitor.goto(path)
    ready(visitor.page)
    assert by_day_and_night(visitor.page) == []
    visitor.faults.clear() if path == "/no/such/page" else None


def test_axe_finds_nothing_at_a_table(visitor: Visitor) -> None:
    page = visitor.page
    visitor.sit_down()
    expect(page.locator(".fan button.playable").first).to_be_visible()
    assert by_day_and_night(page) == []
    page.locator(".fan button.playable").first.click()
    expect(page.locator(".banderole button.gilt")).to_be_visible()
    assert by_day_and_night(page) == []
    play_by_keyboard(page)
    assert at_the_end(page) == []


@pytest.mark.parametrize("text", WIDTHS)
def test_nothing_scrolls_sideways(visitor: Visitor, text: int) -> None:
    page = visitor.page
    visitor.wish(textSize=text)
    table = visitor.opened()
    for path in (*PAGES[:-1], f"/t/{table}"):
        visitor.goto(path)
        ready(page)
        if path.startswith("/t/"):
            expect(page.locator(".fan").first).to_be_visible()
        assert too_wide(page, WIDTHS[text]) == []


def test_reduced_motion_and_the_switch_stop_every_movement(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/")
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    ready(page)
    until(page, MOVES)
    page.emulate_media(reduced_motion="reduce")
    until(page, f"!({MOVES})")
    page.emulate_media(reduced_motion="no-preference")
    until(page, MOVES)
    page.evaluate("localStorage.setItem('fateloom.settings', '{\"motion\": \"off\"}')")
    page.reload()
    ready(page)
    until(page, f"!({MOVES})")
