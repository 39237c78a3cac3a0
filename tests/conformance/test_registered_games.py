"""Every registered game is put through the contract; a new one is enrolled by being registered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fateloom.core.conformance import check_coverage, check_game, check_objects
from fateloom.core.game import Game, Move, State
from fateloom.games import registry
from fateloom.games.realms import cards
from tests.conformance import golden
from tests.games.destinies import anywhere as destinies
from tests.games.destiny import table as destiny
from tests.games.hand import anywhere as hand

TOO_RARE = {"destiny": frozenset({"deals-anew"})}
"""Events that random play does not reach in a lifetime, with tests of their own."""
STARTS: dict[str, Callable[[int], State]] = {
    "destinies": destinies.anywhere,
    "destiny": destiny.either_way,
    "hand": hand.anywhere,
}
"""Where random play dies early, or one story or option does not have everything, it is taken up
anywhere: seeds to watched states."""
ENOUGH = {"hand": 2_000, "realms": 1_200}
"""How many games it takes, if more than usual, until everything has happened."""


def _first(move: Move) -> object:
    return move.parts[0]


def _by_family(move: Move) -> object:
    """A card that is chosen less often stands for its family, and one bid for all."""
    if move.kind in ("give", "discard", "borrow", "choose"):
        return cards.FAMILY[move.parts.card]
    return move.kind if move.kind in ("bid", "order") else _first(move)


OBJECTS: dict[str, Callable[[Move], object]] = {"realms": _by_family}
"""What counts as the object of a move, where random play does not come to each one."""

GAMES = [pytest.param(registry[name], id=name) for name in registry]
TABLES = [
    pytest.param(registry[name], seats, id=f"{name}-{seats}")
    for name in registry
    for seats in registry[name].seat_counts
]


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_random_game_holds_the_contract(game: Game[Any, Any], seats: int) -> None:
    check_game(game, seed=seats, seats=seats)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_many_random_games_hold_the_contract(game: Game[Any, Any], seats: int) -> None:
    for seed in range(100, 110):
        check_game(game, seed=seed, seats=seats)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_move_and_event_is_exercised(game: Game[Any, Any]) -> None:
    besides = TOO_RARE.get(game.name, frozenset())
    seeds = range(ENOUGH.get(game.name, 250))
    check_coverage(game, seeds, besides, start=STARTS.get(game.name))


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_every_card_or_object_of_a_move_is_exercised(game: Game[Any, Any]) -> None:
    seeds = range(ENOUGH.get(game.name, 400))
    check_objects(game, seeds, STARTS.get(game.name), OBJECTS.get(game.name, _first))


@pytest.mark.parametrize(
    "name", [name for game in registry.values() for name in golden.names(game)]
)
def test_the_golden_game_stands(name: str) -> None:
    again = f"python -m tests.conformance.golden {name.partition('-')[0]}"
    known = golden.known(name.partition("-")[0])
    assert golden.digest(golden.text(name)) == known.get(name), f"to write it: {again}"


@pytest.mark.parametrize("game", GAMES)
def test_the_short_golden_game_stands(game: Game[Any, Any]) -> None:
    assert golden.short(game) == golden.kept(game.name).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_no_golden_game_is_left_over(game: Game[Any, Any]) -> None:
    assert set(golden.known(game.name)) == set(golden.names(game))
