"""The Late Tithe: a hero in a Finale gets no texts of other places, and no events."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import pytest

from fateloom.games.destinies.game import DESTINIES
from fateloom.games.destinies.rules.standing import IN_FINALE

ON_THE_ROAD: Final = (
    *("counted", "tenth-name", "wayside", "mirror", "short-road", "set-back"),
    *("ninian-", "dorrit-", "prior-"),
)
"""How the events begin that befall a hero on the road, or in bed."""
ROUND: Final = ("cart-", "counted", "ahead")
"""How those begin that have the Tithing-Man go about."""


class Game(NamedTuple):
    """What happened when, on which days the cart could be visited, and on which day each hero
    began a Finale."""

    happened: list[tuple[int, str]]
    visits: set[int]
    begun: dict[str, int]
    days: int

    def after(self, day: int, names: tuple[str, ...]) -> list[tuple[int, str]]:
        """What of this happened after the day."""
        return [each for each in self.happened if each[0] > day and each[1].startswith(names)]


def played(heroes: tuple[str, ...], seed: int) -> Game:
    """A game between players who are after their Destinies."""
    state = DESTINIES.new(seed=seed, seats=len(heroes), scenario="late-tithe", watch=True)
    rng = Random(seed)
    visits: set[int] = set()
    begun: dict[str, int] = {}
    while state.outcome is None:
        (seat, *_) = state.waiting
        legal = state.legal(seat)
        own = [move for move in legal if move.text == f"hero {heroes[seat]}"]
        if "visit cart" in [move.text for move in legal]:
            visits.add(state.day)
        state.apply(seat, own[0] if own else DESTINIES.policy(state.view(seat), legal, rng))
        if state.standing[state.active] == IN_FINALE:
            begun.setdefault(heroes[state.turn], state.day)
    day = 0
    happened: list[tuple[int, str]] = []
    for event in state.events or ():
        if event.code == "day":
            (day,) = event.args
        elif event.code == "happens":
            happened.append((day, str(event.args[0])))
    return Game(happened, visits, begun, state.day)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("hero", ["isott", "bram", "lambert"])
def test_nothing_befalls_a_hero_in_a_finale(hero: str, seed: int) -> None:
    game = played((hero,), seed)
    assert game.days > game.begun[hero]
    assert game.after(game.begun[hero], ON_THE_ROAD) == []


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
def test_the_round_is_over_where_a_finale_takes_the_seat(seed: int) -> None:
    """Isott drives the cart, or has its man over the roll: nobody meets him anywhere else."""
    game = played(("isott", "bram", "lambert"), seed)
    over = [day for day, name in game.happened if name == "called-away"]
    begun = game.begun.get("isott")
    if begun is not None:
        assert over and over[0] <= begun
    for day in over:
        assert game.after(day, ROUND) == []
        assert all(visit <= day for visit in game.visits)


@pytest.mark.thorough
def test_games_of_all_three_come_to_that() -> None:
    """The games above are worth something."""
    games = [played(("isott", "bram", "lambert"), seed) for seed in range(4)]
    assert any("isott" in game.begun and game.days > game.begun["isott"] for game in games)
