"""Tables of Destinies that stand where something certain is asked."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from fateloom.core.record import Recorder
from fateloom.games import registry

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

# Moves that fill a bag.
_GREEDY: Final = ("pick", "buy", "keep", "deal")
ASKED: Final = (
    "hero",
    "ability",
    "move",
    "place",
    "option",
    "answer",
    "way",
    "stage",
    "dice",
    "after-roll",
    "markers",
    "overflow",
    "trade",
)
"""All that one hero is asked in the training story."""


def bring_in(visitor: Visitor, asked: str) -> None:
    """Go to a table of one's own where this is asked."""
    page = visitor.page
    headers = {"Origin": visitor.url, "Content-Type": "application/jsonl"}
    answer = page.request.post(
        f"{visitor.url}/api/records", data=_standing()[asked], headers=headers
    )
    assert answer.status == 201, answer.text()
    visitor.goto(f"/t/{answer.json()['table']}")
    page.locator(".notice").get_by_role("button", name="Resume", exact=True).click()
    expect(page.locator(".notice")).to_have_count(0)
    expect(page.locator(".banderole .ask svg").first).to_be_visible()


@cache
def _standing() -> dict[str, str]:
    """The records of games that stop where each of these things is asked for the first time."""
    found: dict[str, str] = {}
    for seed in range(100):
        recorder = Recorder(registry["destinies"], seed=seed, seats=1, scenario="training")
        chance = Random(seed)
        for _ in range(400):
            state = recorder.state
            if state.outcome is not None:
                break
            asked = state.view(0).asked
            if asked not in found:
                found[asked] = recorder.record().dumps()
                if len(found) == len(ASKED):
                    return found
            legal = [str(move) for move in state.legal(0)]
            greedy = [move for move in legal if move.split()[0] in _GREEDY]
            recorder.choose(0, chance.choice(greedy or legal))
    raise AssertionError(f"never asked: {set(ASKED) - set(found)}")
