"""Two at one device lay cards of Destiny together, face down."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from fateloom.core.record import Recorder
from fateloom.games.destiny.game import DESTINY

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


def to_the_bases() -> str:
    """The record of a game whose players are both asked to lay Bases, and can."""
    for seed in range(100):
        recorder = Recorder(
            DESTINY, seed=seed, seats=2, players=("Hedda", "Anna"), laying="together"
        )
        while len((state := recorder.state).waiting) < 2:
            seat = state.waiting[0]
            move = DESTINY.policy(state.view(seat), state.legal(seat), Random(seed))
            recorder.choose(seat, move.text)
        bases = [[move.kind == "base" for move in state.legal(seat)] for seat in (0, 1)]
        if all(any(each) for each in bases):
            return recorder.record().dumps()
    raise AssertionError("nobody has a Base")


@pytest.mark.rule("DTY-TOG-02", "DTY-TOG-03")
@pytest.mark.parametrize(("width", "height"), [(1366, 650), (390, 844)])
def test_the_cards_of_one_are_hidden_until_both_are_done(
    visitor: Visitor, width: int, height: int
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    visitor.resume(to_the_bases())
    ask = page.locator(".banderole")
    lift = page.locator(".curtain").get_by_role("button")
    theirs = page.locator(".rival .group")
    for player in range(2):
        lift.or_(ask).first.wait_for()
        if lift.count():
            lift.click()
        expect(ask).to_contain_text("Lay Bases face down")
        expect(theirs).to_have_count(0)
        page.locator("main button.playable").first.click()
        page.locator(".banderole .btn.gilt").click()
        page.get_by_role("button", name="Lay no more Bases").click()
        if player == 0:
            expect(lift).to_be_visible()
    expect(theirs.or_(lift).first).to_be_visible()
    if lift.count():
        lift.click()
    expect(ask).not_to_contain_text("Lay Bases")
    expect(theirs).to_have_count(1)
