"""The fullest tables of Realms and Destiny, as long games make them, at every size of window."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from fateloom.core.record import Recorder
from fateloom.games import registry
from fateloom.games.destiny.moves import UseOnCard
from tests.browser.conftest import RESULTS, Visitor
from tests.browser.fit import faults
from tests.browser.test_fit import WINDOWS, set_wishes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fateloom.core.game import Move

    Sizes = Callable[[Any, Sequence[Move]], dict[str, int]]

pytestmark = pytest.mark.browser

GAMES: Final = 60
"""How many games by chance the fullest tables are taken from, for each number of seats."""
MOVES: Final = 2000
FAST: Final = (
    (844, 390, 100, "realms", 6),
    (1024, 768, 100, "realms", 4),
    (1366, 650, 100, "realms", 2),
    (360, 640, 100, "destiny", 6),
    (844, 390, 100, "destiny", 6),
    (1024, 768, 100, "destiny", 6),
)
"""Windows, games and numbers of seats that are tried without --slow."""
# What stands in the middle or in one's own place and ends beyond it, in pixels.
_BEYOND: Final = """() => [[".middle", ".middle > * > *"], [".low", ".low > .own > *"]]
    .flatMap(([row, parts]) => {
        const room = document.querySelector(`.tabletop > ${row}`).getBoundingClientRect();
        return [...document.querySelectorAll(`.tabletop > ${parts}`)].flatMap((part) => {
            const box = part.getBoundingClientRect();
            const beyond = Math.max(room.top - box.top, box.bottom - room.bottom);
            return room.height && box.height && beyond > 1
                ? [`${part.className} leaves ${row} by ${beyond.toFixed()} px`] : [];
        });
    })"""


def _realms(view: Any, legal: Sequence[Move]) -> dict[str, int]:
    me, *others = view.players
    return {
        "own": len(me.front),
        "rival": max(len(each.front) for each in others),
        "marks": len(me.tokens) + len(me.requests),
        "all": sum(len(each.front) + len(each.tokens) for each in view.players),
        "place": len(me.front) + 3 * (len(me.tokens) + len(me.requests)),
    }


def _destiny(view: Any, legal: Sequence[Move]) -> dict[str, int]:
    def laid(player: Any) -> int:
        return len(player.aids) + len(player.treasures) + (player.identity is not None)

    me, *others = view.players
    aims = any(isinstance(move.parts, UseOnCard) for move in legal)
    rival = max(laid(each) for each in others)
    return {
        "own": laid(me) + sum(len(group.cards) for group in me.groups),
        "rival": rival,
        "aims": rival if aims else 0,
        "all": sum(laid(each) for each in view.players),
    }


_SIZES: Final[dict[str, tuple[Sizes, dict[str, Any]]]] = {
    "realms": (_realms, {"deck": "all"}),
    "destiny": (_destiny, {}),
}
"""How full a table is for who sits at seat 0, and the options of each game."""


@cache
def fullest(game: str, count: int) -> dict[str, str]:
    """The records of the tables at which there is most of something, and seat 0 is asked."""
    sizes, options = _SIZES[game]
    found: dict[str, tuple[int, str]] = {}
    for seed in range(GAMES):
        recorder = Recorder(registry[game], seed=seed, seats=count, **options)
        chance = Random(seed)
        for _ in range(MOVES):
            state = recorder.state
            if state.outcome is not None:
                break
            seat = state.waiting[0]
            if seat == 0:
                for name, size in sizes(state.view(0), state.legal(0)).items():
                    if size > found.get(name, (0, ""))[0]:
                        found[name] = size, recorder.record().dumps()
            recorder.choose(seat, chance.choice([str(move) for move in state.legal(seat)]))
    return {name: record for name, (_, record) in found.items()}


def bring_in(visitor: Visitor, record: str) -> None:
    """Go on with a game as the first of its players."""
    page = visitor.page
    visitor.resume(record)
    page.locator("main .gilt").click()
    expect(page.locator(".banderole .ask svg")).to_be_visible()
    page.evaluate("() => document.fonts.ready")


@pytest.mark.parametrize(
    ("width", "height", "letters", "game", "count"),
    [
        pytest.param(*case, marks=[] if case in FAST else pytest.mark.slow)
        for window in WINDOWS
        for game in _SIZES
        for count in range(2, 7)
        for case in [(*window, game, count)]
    ],
)
def test_the_fullest_tables_fit(
    visitor: Visitor, width: int, height: int, letters: int, game: str, count: int
) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    set_wishes(visitor, width, letters, "de")
    found: list[str] = []
    for name, record in fullest(game, count).items():
        bring_in(visitor, record)
        if name == "aims":
            visitor.page.locator(".banderole").get_by_role("button", name="Meuchler").click()
        seen = faults(visitor.page) + visitor.page.evaluate(_BEYOND)
        if seen and not found:
            visitor.page.screenshot(path=RESULTS / f"fullest-{game}-{count}-{name}.png")
        found += [f"{name}: {fault}" for fault in seen]
    assert not found
