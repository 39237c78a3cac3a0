"""How often three people at one device have to tap to play a game of Destinies."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.test_destinies import FOUR, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.rule("DST-REQ-09")]

PLAIN: Final = 8
"""The most taps of a plain turn: to a tile, into a place, one option, and out again."""
USUAL: Final = 10
"""The most taps of a turn, in the median of a game."""
LONG: Final = 90
"""The turns of a long game of three."""

# Taps what a person would tap next, and says whose turn it is and what the tap was.
_TAP: Final = """visits => {
    const there = (each) => !each.disabled && each.getClientRects().length > 0;
    const all = (css) => [...document.querySelectorAll(css)].filter(there);
    if (document.querySelector("article.end")) return null;
    const seat = document.querySelector("[data-place^='seat ']")?.dataset.place ?? "";
    const leave = all(".banderole .btn").find((each) => each.innerText.trim() === "Leave");
    const options = all(".offer:not(.taken, .trade) button.playable");
    const tiles = all("button.tile.playable");
    const ways = [
        ["on", all(".banderole .btn.gilt")[0]],
        ["face", all("button.face.playable[aria-pressed=false]")[0]],
        ["tile", tiles[visits % tiles.length]],
        ["place", all("button.place.playable")[0]],
        ["leave", visits > 0 ? leave : undefined],
        ["option", options.at(-1)],
        ["walk", all("button.exit.playable")[0]],
        ["leave", leave],
        ["other", all("main button.playable:not([aria-pressed=true])")[0]],
        ["said", all(".banderole .btn").at(-1)],
    ];
    const found = ways.find(([, each]) => each);
    if (!found) return [seat, ""];
    found[1].click();
    return [seat, found[0]];
}"""


def turns(page: Page, most: int) -> list[list[str]]:
    """Play turns, at most so many, each as the kinds of its taps."""
    found: list[list[str]] = []
    last: str | None = None
    options = 0
    for _ in range(3000):
        tapped = page.evaluate(_TAP, options)
        if tapped is None or len(found) > most:
            return found[:most]
        seat, kind = tapped
        if not kind:
            page.wait_for_timeout(20)
            continue
        if seat != last:
            last = seat
            options = 0
            found.append([])
        found[-1].append(kind)
        options += kind in ("option", "walk")
        page.wait_for_timeout(60)
    raise AssertionError("the game does not end")


def begun(visitor: Visitor, **options: str) -> Page:
    """Three people at one device, each with a hero."""
    page = visitor.page
    sit_down(visitor, FOUR[:3], **options)
    for left in (3, 2):  # the last hero is left to the last
        faces = page.locator("button.face.playable")
        expect(faces).to_have_count(left)
        faces.first.click()
        page.locator(".banderole .gilt").click()
    expect(page.locator("button.tile.playable").first).to_be_visible()
    expect(page.locator("[data-place^='seat ']").first).to_be_attached()
    return page


def check(played: list[list[str]]) -> None:
    """No curtain and no confirmation costs a tap."""
    plain = [
        turn for turn in played if turn.count("option") == 1 and not {"walk", "other"} & {*turn}
    ]
    assert plain, "no turn was plain"
    assert max(len(turn) for turn in plain) <= PLAIN, max(plain, key=len)
    assert median(len(turn) for turn in played) <= USUAL


def test_a_plain_turn_of_three_at_one_device_takes_few_taps(visitor: Visitor) -> None:
    check(turns(begun(visitor), 9))


@pytest.mark.slow
def test_a_game_of_three_at_one_device_takes_few_taps(visitor: Visitor) -> None:
    check(turns(begun(visitor), LONG))
