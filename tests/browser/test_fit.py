"""Whole games played with the mouse at every size of window: at each decision all is in sight."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.browser.conftest import RESULTS
from tests.browser.fit import LARGE_LETTERS, SIZES, faults
from tests.browser.standing import SEARCHES, bring_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.browser.conftest import Seats, Visitor

pytestmark = pytest.mark.browser

NAMES: Final = ("Hedda", "Corvin", "Ysolde", "Marsil", "Brida", "Anselm")
DESTINY: Final = ("destiny", {"goal": 3})
REALMS: Final = ("realms", {"deck": "all"})
RUNS: Final = tuple(
    ("hand", {"hero": hero, "boss": boss, "difficulty": "casual"})
    for hero, boss in (
        ("rhys", "sythra"),
        ("ifaris", "arbiter"),
        ("elora", "gorvane"),
        ("galathar", "sythra"),
    )
)
TABLES: Final = (
    *((*game, count) for game in (DESTINY, REALMS) for count in range(2, 7)),
    *((*run, 1) for run in RUNS),
)
"""Games with their options and a number of seats."""
FAST: Final = (
    *(
        (*window, *game, count)
        for game in (DESTINY, REALMS)
        for window, count in (((360, 640), 6), ((844, 390), 4), ((1366, 650), 3))
    ),
    (360, 640, *RUNS[0], 1),
    (844, 390, *RUNS[1], 1),
    (1366, 650, *RUNS[2], 1),
)
"""Windows that are tried without --slow, each with one table."""

_ASKING: Final = ".banderole"
_END: Final = "article.end"
# Everything a player can touch to go on, in the order of the page; None when the game is over.
_OPEN: Final = """kinds => {
    if (document.querySelector("article.end")) return null;
    // The table may have moved from under a click, onto a button that opens a dialog.
    if (document.querySelector("dialog[open]")) return "dialog";
    if (!document.querySelector(".banderole.mine, .banderole .gilt")) return [];
    const found = [];
    // A hand of many spines is scrolled to what lies beyond its edge.
    const seen = (each, x, y) => each.contains(document.elementFromPoint(x, y));
    for (const [kind, selector] of Object.entries(kinds)) {
        for (const each of document.querySelectorAll(selector)) {
            const box = each.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            if (seen(each, x, y)) found.push([kind, x, y]);
        }
    }
    if (kinds.card && !found.some(([kind]) => kind === "card")) {
        document.querySelector(kinds.card)?.scrollIntoView({ inline: "center" });
    }
    // A Destiny that was opened may lie over everything.
    if (!found.length) document.querySelector(".destiny .away")?.click();
    if (!found.length) document.querySelector(kinds.target)?.scrollIntoView({ block: "center" });
    return found;
}"""
WINDOWS: Final = (*((*size, 100) for size in SIZES), (*LARGE_LETTERS, 200))
_GILT: Final = ".banderole .gilt:enabled"
_ANSWER: Final = ".banderole .btn:enabled:not(.gilt, [aria-disabled=true])"
CARDS: Final = {
    "gilt": _GILT,
    "card": ".fan button.playable[aria-pressed=false]",
    "target": "main .target:enabled, main .table-card.playable, main .place:enabled, "
    "main .step.playable, main :is(.supply, .lots) .playable, "
    "main :is(.ability, .monster, .picture, .critical, .ware).playable",
    "answer": _ANSWER,
}
"""What can be touched at a table of cards, by its kind."""
STORY: Final = {
    "gilt": _GILT,
    "target": "main button.playable:enabled:not([aria-pressed=true])",
    "answer": _ANSWER,
}
"""What can be touched at a table of Destinies, by its kind."""
_WEIGHTS: Final = {"gilt": 6, "card": 3, "target": 3, "answer": 1}


def play(
    page: Page, chance: Random, clicks: int = 1500, kinds: dict[str, str] = CARDS
) -> Iterator[None]:
    """Play with the mouse, touching anything; stops at each moment at which something is asked."""
    touched = idle = 0
    while touched < clicks:
        found = page.evaluate(_OPEN, kinds)
        if found is None:
            return
        if found == "dialog":
            touched += 1
            page.keyboard.press("Escape")
            continue
        if not found:
            idle += 1
            assert idle < 1500, "nothing is asked"
            page.wait_for_timeout(15)
            continue
        touched, idle = touched + 1, 0
        yield
        [(_, x, y)] = chance.choices(found, [_WEIGHTS[kind] for kind, *_ in found])
        page.mouse.click(x, y)
        page.wait_for_timeout(25)
    raise AssertionError("the game does not end")


ENOUGH: Final = 30
"""So many moments are looked at, unless so many games do not have them."""
MOST_GAMES: Final = 6


def seats(count: int) -> Seats:
    """One person against bots that choose at once."""
    return ((NAMES[0], None), *((name, "random") for name in NAMES[1:count]))


def check(
    visitor: Visitor,
    game: str,
    people: Seats,
    seed: int,
    kinds: dict[str, str] = CARDS,
    at_most: int | None = None,
    **options: Any,
) -> None:
    """Play whole games, or so many moments; fails with all faults, and a picture of one."""
    page = visitor.page
    found: dict[str, int] = {}
    moments = 0
    # Bots may end a game before much of it was seen: then another one is played.
    for more in range(MOST_GAMES):
        table = visitor.set_up(game, people, str(seed + more), **options)
        visitor.goto(f"/t/{table}")
        # Bots may have ended the game before anything was asked.
        page.locator(f"{_ASKING}, {_END}").first.wait_for()
        page.evaluate("() => document.fonts.ready")
        for _ in play(page, Random(seed + more), kinds=kinds):
            seen = faults(page)
            # A dialog that had to be fetched may have been opened by the last touch.
            while page.locator("dialog[open]").count():
                page.keyboard.press("Escape")
                seen = faults(page)
            # What was measured may be the end, where bots have come to it meanwhile.
            if not page.locator(_ASKING).count():
                break
            moments += 1
            for fault in seen:
                if not found:
                    page.screenshot(path=RESULTS / f"fit-{game}-{len(people)}.png")
                found[fault] = found.get(fault, 0) + 1
            if moments == at_most:
                break
        if moments >= ENOUGH:
            break
    assert moments >= ENOUGH
    listed = sorted(found.items(), key=lambda each: -each[1])
    assert not found, f"{moments} moments: " + "; ".join(f"{n} x {fault}" for fault, n in listed)


def set_wishes(visitor: Visitor, width: int, letters: int, language: str) -> None:
    """Every other window by night."""
    wishes = {
        "textSize": letters,
        "theme": "night" if width % 4 else "day",
        "language": language,
        "sound": 0,
    }
    visitor.goto("/settings")
    visitor.page.evaluate(
        "wishes => localStorage.setItem('fateloom.settings', wishes)", json.dumps(wishes)
    )


@pytest.mark.parametrize(("width", "height", "game", "options", "count"), FAST)
def test_nothing_is_out_of_sight(
    visitor: Visitor, width: int, height: int, game: str, options: dict[str, Any], count: int
) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    check(visitor, game, seats(count), 7, **options)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "count"), TABLES)
@pytest.mark.parametrize(("width", "height", "letters"), WINDOWS)
def test_nothing_is_out_of_sight_in_any_window(
    visitor: Visitor,
    width: int,
    height: int,
    letters: int,
    game: str,
    options: dict[str, Any],
    count: int,
) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    number = TABLES.index((game, options, count))
    set_wishes(visitor, width, letters, "de" if number % 2 else "en")
    check(visitor, game, seats(count), width + number, **options)


@pytest.mark.parametrize(
    ("width", "height", "letters"),
    [
        pytest.param(*window, marks=[] if window[:2] == (360, 640) else pytest.mark.slow)
        for window in WINDOWS
    ],
)
def test_every_question_of_the_hand_fits(
    visitor: Visitor, width: int, height: int, letters: int
) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    set_wishes(visitor, width, letters, "de")
    found = []
    for asked in SEARCHES["hand"].asked:
        bring_in(visitor, asked, "hand")
        visitor.page.evaluate("() => document.fonts.ready")
        found += [f"{asked}: {fault}" for fault in faults(visitor.page)]
    assert not found
