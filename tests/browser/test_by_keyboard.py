"""Whole games of the card games with the keyboard alone: the question has the focus, and keys."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import unseen, watch_focus

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Seats, Visitor

pytestmark = pytest.mark.browser

MOST_TABS: Final = 3
"""From where the focus is when something is asked to something that can be chosen."""
BOTS: Final = (("Anna", "random"), ("Otto", "random"))
GAMES: Final[tuple[tuple[str, Seats, dict[str, Any]], ...]] = (
    ("destiny", (("Hedda", None), *BOTS), {"goal": 3}),
    ("realms", (("Hedda", None), *BOTS), {}),
    ("hand", (("Hedda", None),), {}),
)

# What the table waits for: "over", "others", or "choice" with the keys of all that has one.
_STANDS: Final = """() => {
    if (document.querySelector("article.end")) return ["over", []];
    const open = [...document.querySelectorAll(".banderole button:enabled, main button.playable")]
        .filter((each) => each.getClientRects().length > 0 && !each.closest("[inert]"));
    const keys = [...document.querySelectorAll("[aria-keyshortcuts]")]
        .map((each) => each.getAttribute("aria-keyshortcuts"));
    return [open.length && keys.length ? "choice" : "others", keys];
}"""

# Where the focus is: on something that can be chosen, elsewhere, or nowhere.
_FOCUS: Final = """() => {
    const now = document.activeElement;
    if (now === document.body) return "nowhere";
    const open = now.matches(":enabled:not([aria-disabled=true])")
        && now.matches(
            ".banderole *, .fan *, main .playable, main .target, main .place, main .who"
        );
    return open && now.hasAttribute("aria-keyshortcuts") ? "choice" : "elsewhere";
}"""


def focus(page: Page) -> str:
    """Where the focus is, once it has settled after a choice."""
    for _ in range(80):
        found: str = page.evaluate(_FOCUS)
        if found != "nowhere":
            return found
        page.wait_for_timeout(25)
    return "nowhere"


def tabs(page: Page) -> int:
    """How many Tabs lead to something that can be chosen; more than the maximum if none do."""
    for pressed in range(MOST_TABS + 1):
        if focus(page) == "choice":
            return pressed
        page.keyboard.press("Tab")
    return MOST_TABS + 1


def play(page: Page, chance: Random) -> int:
    """Press the keys of random choices until the game is over; how often something was asked."""
    asked = idle = 0
    for _ in range(4000):
        stands, keys = page.evaluate(_STANDS)
        if stands == "over":
            return asked
        if stands == "others":
            idle += 1
            assert idle < 400, "nothing is asked"
            page.wait_for_timeout(25)
            continue
        where = page.evaluate("document.querySelector('.banderole')?.innerText")
        if where is None:  # the game ended meanwhile
            continue
        idle = 0
        asked += 1
        found = focus(page)
        if found == "nowhere" or tabs(page) > MOST_TABS:
            # What was asked may be over: somebody else is asked now.
            now = page.evaluate(_STANDS)[0]
            assert now != "choice", f"focus {found}, no choice within {MOST_TABS} Tabs: {where}"
            continue
        answers = [key for key in keys if key in "asdfghjk"]
        page.keyboard.press(chance.choice(answers if answers and chance.random() < 0.5 else keys))
        page.wait_for_timeout(30)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, *_ in GAMES])
def test_a_game_is_played_with_keys(
    visitor: Visitor, game: str, seats: Seats, options: dict[str, Any]
) -> None:
    page = visitor.page
    watch_focus(page)
    visitor.goto(f"/t/{visitor.set_up(game, seats, **options)}")
    page.locator(".banderole").wait_for()
    page.keyboard.press("?")
    expect(page.locator(".caps kbd").first).to_be_visible()
    assert play(page, Random(5)) > 10
    assert unseen(page) == []
