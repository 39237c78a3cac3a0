"""Positions that are won for certain: what a search may rely on, and what it may not."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from fateloom.core.game import Move, Outcome, State
from fateloom.core.solving import Solver, Unsolved, key_of

WON, LOST = Outcome("won", (0,), ((0,), (1,))), Outcome("lost", (1,), ((1,), (0,)))


class Place(State):
    """A place on a map of moves: what each leads to, by its text."""

    __slots__ = ("place", "steps")

    def __init__(self, steps: dict[str, dict[str, str]], place: str = "start") -> None:
        self.steps, self.place = steps, place
        self.seats, self.random, self.learned, self.events = 2, 0, 0, None
        self._arrive()

    def _arrive(self) -> None:
        self.outcome = {"won": WON, "lost": LOST}.get(self.place)
        asked = (1,) if self.place.startswith("theirs") else (0,)
        self.waiting = () if self.outcome else asked

    def fields(self) -> dict[str, Any]:
        return {"place": self.place, "random": self.random, "learned": self.learned}

    def legal(self, seat: int) -> list[Move]:
        return [Move(text.split()[0], (), text, {}) for text in self.steps[self.place]]

    def apply(self, seat: int, move: Move) -> None:
        self.place = self.steps[self.place][move.text]
        self.random += move.kind == "draw"
        self.learned += move.kind == "peek"
        self._arrive()

    def copy(self) -> Place:
        return deepcopy(self)

    def view(self, seat: int | None) -> Any:
        return self.place


class Walk:
    takes_back = frozenset({"back"})

    def replies(self, state: State, seat: int) -> list[Move]:
        return list(state.legal(seat))


def chance(steps: dict[str, dict[str, str]], most: int = 100) -> float:
    return Solver(Walk(), 0, most).chance(Place(steps))  # type: ignore[arg-type]


def test_it_is_the_share_of_choices_at_random_that_win() -> None:
    steps = {
        "start": {"go a": "a", "go b": "lost"},
        "a": {"go a": "won", "go b": "lost", "go c": "won", "go d": "lost"},
    }
    assert chance(steps) == 0.25


@pytest.mark.parametrize("kind", ["draw", "peek"])
def test_what_was_not_known_wins_nothing_for_certain(kind: str) -> None:
    assert chance({"start": {f"{kind} a": "won", "go b": "lost"}}) == 0
    assert chance({"start": {f"{kind} a": "a", "go b": "lost"}, "a": {"go a": "won"}}) == 0


@pytest.mark.parametrize(("reply", "share"), [("won", 0.5), ("lost", 0.0), ("a", 0.25)])
def test_another_seat_makes_its_best_reply(reply: str, share: float) -> None:
    steps = {
        "start": {"go a": "theirs", "go b": "lost"},
        "theirs": {"go a": "won", "go b": reply},
        "a": {"go a": "won", "go b": "lost"},
    }
    assert chance(steps) == share


def test_a_move_that_only_takes_back_is_not_tried() -> None:
    steps = {"start": {"go a": "a", "go b": "lost"}, "a": {"back a": "start", "go b": "won"}}
    assert chance(steps) == 0.5


def test_moves_in_a_circle_and_too_many_states_are_not_solved() -> None:
    circle = {"start": {"go a": "a", "go b": "lost"}, "a": {"go a": "start", "go b": "won"}}
    with pytest.raises(Unsolved):
        chance(circle)
    long = {"start": {"go a": "a"}, "a": {"go a": "b"}, "b": {"go a": "won"}}
    assert chance(long, most=3) == 1
    with pytest.raises(Unsolved):
        chance(long, most=2)


def test_a_search_that_ended_early_says_nothing_wrong_later() -> None:
    long = {"start": {"go a": "a"}, "a": {"go a": "b"}, "b": {"go a": "won"}}
    solver = Solver(Walk(), 0, 2)  # type: ignore[arg-type]
    with pytest.raises(Unsolved):
        solver.chance(Place(long))
    assert solver.chance(Place(long, "b")) == 1
    assert solver.chance(Place(long, "a")) == 1


def test_the_states_that_can_be_won_are_known_by_their_keys() -> None:
    steps = {"start": {"go a": "a", "go b": "b"}, "a": {"go a": "won"}, "b": {"go a": "lost"}}
    solver = Solver(Walk(), 0, 9)  # type: ignore[arg-type]
    solver.chance(Place(steps))
    assert len(solver) == 3
    assert solver.winnable() == {key_of(Place(steps)), key_of(Place(steps, "a"))}
