"""Games of Destinies played with the mouse: at each decision all is in sight."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from fateloom.bots import BOTS
from fateloom.core.record import Recorder
from fateloom.games import registry
from tests.browser.conftest import RESULTS
from tests.browser.fit import faults
from tests.browser.standing import SEARCHES, bring_in
from tests.browser.test_fit import NAMES, STORY, check, set_wishes

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.rule("DST-REQ-09")]

WINDOWS: Final = (
    (360, 640, 100),
    (390, 844, 100),
    (844, 390, 100),
    (768, 1024, 100),
    (1024, 768, 100),
    (1180, 820, 100),
    (1366, 650, 100),
    (1440, 900, 100),
    (1440, 900, 200),
    (1920, 1080, 100),
)
"""In pixels, and the size of letters in percent."""
TABLES: Final = ((1, "digital"), (3, "digital"), (3, "own"))
"""The numbers of people at the device, and whose dice are rolled: with their own, printed parts
are on the table, too."""
FAST: Final = (
    (390, 844, 100, 3, "digital"),
    (1366, 650, 100, 3, "digital"),
    (1366, 650, 100, 3, "own"),
)
"""The windows and tables that are tried without --slow."""
DAY: Final = 30
THREE_DAYS: Final = 110
"""About so many decisions."""


@pytest.mark.parametrize(
    ("width", "height", "letters", "people", "dice"),
    [
        pytest.param(*case, marks=[] if case in FAST else pytest.mark.slow)
        for window in WINDOWS
        for table in TABLES
        for case in [(*window, *table)]
    ],
)
def test_nothing_is_out_of_sight_in_a_story(
    visitor: Visitor, width: int, height: int, letters: int, people: int, dice: str
) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    set_wishes(visitor, width, letters, "de" if people == 1 or dice == "own" else "en")
    seats = tuple((name, None) for name in NAMES[:people])
    at_most = DAY if (width, height, letters, people, dice) in FAST else THREE_DAYS
    check(visitor, "destinies", seats, 7, STORY, at_most, scenario="late-tithe", dice=dice)


@pytest.mark.parametrize(
    ("width", "height", "letters"),
    [
        pytest.param(*window, marks=[] if window == (844, 390, 100) else pytest.mark.slow)
        for window in WINDOWS
    ],
)
def test_every_question_of_a_story_fits(
    visitor: Visitor, width: int, height: int, letters: int
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    set_wishes(visitor, width, letters, "de")
    found: list[str] = []
    questions = [(asked, name) for name in ("destinies", "teams") for asked in SEARCHES[name].asked]
    for asked, search in questions:
        bring_in(visitor, asked, search)
        page.evaluate("() => document.fonts.ready")
        seen = faults(page)
        if seen:
            page.screenshot(path=RESULTS / f"asked-{asked}-{width}x{height}-{letters}.png")
        found += [f"{asked}: {fault}" for fault in seen]
    assert not found


@cache
def last_stage() -> str:
    """The record of a game that stops at the last of five stages of a Finale."""
    game, chance = registry["destinies"], Random(4)
    recorder = Recorder(game, seed=4, seats=1, scenario="late-tithe")
    while (state := recorder.state).waiting:
        view = state.view(0)
        if view.players[0].stage == 4:
            return recorder.record().dumps()
        recorder.choose(0, BOTS["greedy"].choose(game, view, state.legal(0), chance).text)
    raise AssertionError("no Finale has five stages")


@pytest.mark.parametrize(
    ("width", "height", "letters"),
    [
        pytest.param(*window, marks=[] if window == (390, 844, 100) else pytest.mark.slow)
        for window in WINDOWS
    ],
)
def test_the_stages_of_a_finale_fit(
    visitor: Visitor, width: int, height: int, letters: int
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    set_wishes(visitor, width, letters, "de")
    visitor.resume(last_stage())
    expect(page.locator(".stair .done")).to_have_count(4)
    page.evaluate("() => document.fonts.ready")
    assert not faults(page)
