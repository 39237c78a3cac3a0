"""The recipes of The Old Lime: a vote, two endings of a place, a conversation and a secret."""

from __future__ import annotations

import pytest

from fateloom.games.destinies.state import DestiniesState
from tests.games.destinies.table import act, happened, known, offers, read

from .tables import is_open, table, until, visit


def oddy(seats: int = 1) -> DestiniesState:
    return table("old-lime", seats)


def vote(state: DestiniesState, *hands: str) -> None:
    """Have the heroes vote, one after another."""
    for hand in hands:
        visit(state, "moot", f"take moot.vote-{hand}", "leave")


@pytest.mark.parametrize(
    ("hands", "result", "ending"),
    [
        (("axe",), "for-the-axe", "felling"),
        (("tree",), "for-the-tree", "sparing"),
        (("axe", "axe"), "for-the-axe", "felling"),
        (("axe", "tree", "axe"), "for-the-axe", "felling"),
        (("tree", "axe", "tree"), "for-the-tree", "sparing"),
    ],
)
def test_the_majority_decides(hands: tuple[str, ...], result: str, ending: str) -> None:
    state = oddy(len(hands))
    vote(state, *hands[:-1])
    assert happened(state) == []
    visit(state, "moot", f"take moot.vote-{hands[-1]}")
    assert happened(state) == [result, ending], "before the turn is over"
    until(state, 6)
    assert happened(state) == [result, ending]


def test_two_of_three_are_enough() -> None:
    state = oddy(3)
    vote(state, "tree", "tree")
    assert happened(state) == ["for-the-tree", "sparing"]
    visit(state, "moot")
    assert not is_open(state, "moot.vote-axe"), "it is over"


def test_each_hero_has_one_vote() -> None:
    state = oddy(2)
    vote(state, "axe", "tree")
    for _ in range(2):
        visit(state, "moot")
        assert not is_open(state, "moot.vote-axe") and not is_open(state, "moot.vote-tree")
        act(state, "leave")


@pytest.mark.parametrize("hands", [("axe",), ("axe", "tree")])
def test_a_vote_without_a_majority_ends_on_its_day(hands: tuple[str, ...]) -> None:
    state = oddy(2)
    vote(state, *hands)
    until(state, 6)
    assert happened(state) == ["no-majority", "sparing"]


@pytest.mark.rule("DST-EVT-08")
@pytest.mark.parametrize(
    ("hand", "there"),
    [("axe", {"lime.rings"}), ("tree", {"lime.shade", "lime.ribbon"})],
)
def test_the_lime_is_another_place_afterwards(hand: str, there: set[str]) -> None:
    state = oddy()
    own = {"lime.shade", "lime.rings", "lime.ribbon"}
    visit(state, "lime")
    assert set(offers(state)) & own == {"lime.shade"}
    assert read(state)[-1] == "pois.lime.states.standing"
    act(state, "leave")
    vote(state, hand)
    visit(state, "lime")
    assert set(offers(state)) & own == there
    act(state, *(f"take {option}" for option in sorted(there)), "leave")
    visit(state, "lime")
    assert not is_open(state, "lime.ribbon"), "each hero ties one"
    ending = {"axe": "felled", "tree": "spared"}[hand]
    assert read(state)[-1] == f"pois.lime.states.{ending}"


def test_an_ending_opens_a_finale_to_its_hero_only() -> None:
    state = oddy(3)
    vote(state, "axe", "axe")
    for hero in ("tam", "dorkas", "lise"):
        visit(state, "lime")
        assert is_open(state, "lime.door") is (hero == "lise")
        assert not is_open(state, "lime.swarm"), "there is no crown to climb up to"
        act(state, "leave")


@pytest.mark.rule("DST-NPC-03", "DST-NPC-04")
def test_the_conversation_goes_deeper_at_each_visit() -> None:
    state = oddy(2)
    for step in ("first", "second", "third"):
        options = {f"porch.{each}" for each in ("first", "second", "third")}
        visit(state, "porch")
        assert set(offers(state)) & options == {f"porch.{step}"}
        act(state, f"take porch.{step}")
        assert not any(is_open(state, option) for option in options), "no more today"
        act(state, "leave")
        visit(state, "porch")
        assert is_open(state, "porch.first"), "to others she has said nothing yet"
        act(state, "leave")
    assert known(state, "told", 0) == 3 and known(state, "told", 1) == 0


@pytest.mark.rule("DST-VIR-04", "DST-VIR-07")
def test_virtue_opens_the_wall_to_one_hero_and_vice_the_jug_to_another() -> None:
    state = oddy(2)
    for _ in range(2):
        visit(state, "steps", "take steps.sweep", "leave")
        visit(state, "bench")
        assert not is_open(state, "bench.stone") and not is_open(state, "bench.bottle")
        act(state, "leave")
    visit(state, "bench", "take bench.stone")
    assert not is_open(state, "bench.bottle")
    act(state, "leave")
    assert known(state, "hollow-seen", 0)
    for _ in range(2):
        visit(state, "steps", "take steps.take", "leave")
        act(state, "stay", "end")
    visit(state, "bench")
    assert is_open(state, "bench.bottle") and not is_open(state, "bench.stone")
