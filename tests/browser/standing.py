"""Tables that stand where something certain is asked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from fateloom.core.record import Recorder
from fateloom.games import registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import Visitor


@dataclass(frozen=True)
class Search:
    """How tables of a game are found where each of these things is asked.

    game     its name
    asked    all that is looked for
    named    what a view is an example of
    options  of the game with this seed
    eager    kinds of moves that lead far
    seats    how many play, all of them at one device
    """

    game: str
    asked: tuple[str, ...]
    named: Callable[[Any], set[str]]
    options: Callable[[int], dict[str, Any]]
    eager: tuple[str, ...]
    seats: int = 1


def _run(seed: int) -> dict[str, str]:
    heroes, bosses = ("rhys", "ifaris", "elora", "galathar"), ("gorvane", "sythra", "arbiter")
    return {"hero": heroes[seed % 4], "boss": bosses[seed // 4 % 3], "difficulty": "casual"}


def _hand(view: Any) -> set[str]:
    about = f" {view.about}" if view.asked in ("card", "turn") else ""
    found = {f"{view.asked}{about}"}
    visible = sum(spot.sight == "visible" for spot in view.line)
    slotted = len(view.strength) + (view.weapon is not None and view.ready)
    if view.asked == "fight" and visible == 3:
        found.add("three monsters")
    if len(view.attacks) > 1:
        found.add("two attacks")
    if view.asked == "loss" and view.amount > 2:
        found.add("three losses")
    if view.asked == "fight" and slotted > 5:
        found.add("six slotted")
    return found


SEARCHES: Final = {
    # Moves that fill a bag.
    "destinies": Search(
        "destinies",
        (
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
        ),
        lambda view: {view.asked},
        lambda _: {"scenario": "training"},
        ("pick", "buy", "keep", "deal"),
    ),
    "teams": Search(
        "destinies",
        ("exchange", "share"),
        lambda view: {view.asked},
        lambda _: {"scenario": "late-tithe", "heroes": "dealt"},
        ("pick", "buy", "deal"),
        seats=4,
    ),
    "hand": Search(
        "hand",
        (
            "fight",
            "three monsters",
            "two attacks",
            "six slotted",
            "payment",
            "stun",
            "shield",
            "loss",
            "three losses",
            "healing",
            "card discard",
            "card rotate",
            "card keep",
            "card place",
            "turn Ember Wand",
            "turn Turning Potion",
            "boss",
            "critical",
            "merchant",
        ),
        _hand,
        _run,
        ("commit", "strike", "add", "buy", "use", "pay", "critical"),
    ),
}
"""What one player is asked: in Destinies in the training story, in The Hand in a casual run. And
what teams alone are asked in Destinies."""
ASKED: Final = SEARCHES["destinies"].asked


def bring_in(visitor: Visitor, asked: str, search: str = "destinies") -> None:
    """Go to a table of one's own where this is asked."""
    visitor.resume(_standing(search)[asked])
    expect(visitor.page.locator(".banderole .ask svg").first).to_be_visible()


@cache
def _standing(name: str) -> dict[str, str]:
    """The records of games that stop where each of these things is asked for the first time."""
    search = SEARCHES[name]
    found: dict[str, str] = {}
    for seed in range(4000):
        game, options = registry[search.game], search.options(seed)
        recorder = Recorder(game, seed=seed, seats=search.seats, **options)
        chance = Random(seed)
        for _ in range(400):
            state = recorder.state
            if state.outcome is not None:
                break
            seat = state.waiting[0]
            for asked in search.named(state.view(seat)) & {*search.asked} - found.keys():
                found[asked] = recorder.record().dumps()
            if len(found) == len(search.asked):
                return found
            legal = [str(move) for move in state.legal(seat)]
            eager = [move for move in legal if move.split()[0] in search.eager]
            recorder.choose(seat, chance.choice(eager or legal))
    raise AssertionError(f"never asked: {set(search.asked) - set(found)}")
