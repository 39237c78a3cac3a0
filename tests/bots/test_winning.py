"""No player that thinks passes by what wins at once. (Chance does, and so does a beginner.)"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from fateloom.bots import BOTS, bot
from fateloom.core.game import Game, Move, Seat, State
from fateloom.games import registry
from tests.games.destinies import table as destinies
from tests.games.destiny import table as destiny
from tests.games.hand import table as hand
from tests.games.realms import table as realms

THINKING = [name for name in BOTS if name not in ("random", "careless")]


def finished(game: Game[Any, Any], state: State, name: str, rng: Random) -> bool:
    """Whether a bot, going on alone from here, wins before anybody else is asked."""
    seat = state.waiting[0]
    for _ in range(12):
        state.apply(seat, bot(name).choose(game, state.view(seat), state.legal(seat), rng))
        if seat not in state.waiting:
            break
    return state.outcome is not None and seat in state.outcome.winners


# --- moments set up by hand -------------------------------------------------------------


def the_ring_for_a_renter() -> State:
    """The Ring of Value draws what the Renter lacks. Where it lies it is dear to them."""
    return realms.table(
        "effects",
        front=["Ring of Value, Ledger, Almanac, Village"],
        secrets=["Renter"],
        shared="Scholar, Dynasty",
    )


def a_borrowed_blow() -> State:
    """The Knight rests, but The King may borrow it for the Assassin. No rival holds most cards, so
    none of them can be the Guardian Angel."""
    return realms.table(
        "effects",
        hands=["7", "6", "1", "6"],
        front=["The King, Knight!, Tax Collector, Judge"],
        secrets=["Assassin"],
    )


def a_swap() -> State:
    """Either Fighter of a rival makes a Warlord, for any card but the own one."""
    return realms.table(
        "effects",
        front=["Alchemist, Golem", "Judge, Knight, Mercenary"],
        shared="Warlord, Magnate",
    )


def a_bid_that_nobody_can_top() -> State:
    """Less than 3 leaves the card to others; who bids 3 has it."""
    state = realms.table(
        "auction",
        hands=["Knight, 3", "7", "4", "3"],
        front=["", "Golem"],
        shared="Warlord, Unifier",
    )
    return realms.play(state, "offer Knight")


def the_end_of_a_hermits_turn() -> State:
    return realms.table(
        "effects",
        hands=["2"],
        front=["Village, Crypt, Almanac, Golem, Spellbook"],
        secrets=["Hermit"],
        onward=True,
    )


def a_multiplier_for_the_last_treasure() -> State:
    """Only the larger one beats what the other has laid."""
    return destiny.table(
        "multiplier",
        hands=["Nx2 Nx3", ""],
        groups=["NB3", "EB4 E+3"],
        owned=["Greater Hoard, Greater Hoard"],
    )


def a_bow_against_the_last_boss() -> State:
    state = hand.boss_phase("Pit Brute, Elder Dragon", hero="Elora", wave=4, weapon="Great Bow")
    return hand.hurt_boss(state, state.view(0).boss_hp - 1)


def a_word_in_a_finale() -> State:
    state = destinies.fresh(2)
    destinies.fact(state, "knows", hero=0)
    destinies.act(state, "stay", "visit inn", "take inn.say-it")
    return state


def a_tool_in_a_finale() -> State:
    """To lift it may fail; any tool does it."""
    state = destinies.fresh(2)
    destinies.fact(state, "door-open")
    destinies.act(state, "stay", "visit inn")
    destinies.give(state, "lantern", "hatchet")
    destinies.act(state, "take inn.open-it")
    return state


BENCH = destinies.BENCH
MOMENTS: list[tuple[Game[Any, Any], Callable[[], State]]] = [
    (registry["realms"], the_ring_for_a_renter),
    (registry["realms"], a_borrowed_blow),
    (registry["realms"], a_swap),
    (registry["realms"], a_bid_that_nobody_can_top),
    (registry["realms"], the_end_of_a_hermits_turn),
    (registry["destiny"], a_multiplier_for_the_last_treasure),
    (registry["hand"], a_bow_against_the_last_boss),
    (BENCH, a_word_in_a_finale),
    (BENCH, a_tool_in_a_finale),
]


def test_there_are_moments_for_every_game() -> None:
    assert {game.name for game, _ in MOMENTS} == set(registry)


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize(
    ("game", "moment"), [pytest.param(*each, id=each[1].__name__) for each in MOMENTS]
)
def test_what_wins_at_once_is_done(
    game: Game[Any, Any], moment: Callable[[], State], name: str
) -> None:
    for seed in range(4):
        assert finished(game, moment(), name, Random(seed))


# --- moments of whole games -------------------------------------------------------------


def moments(game: Game[Any, Any], seats: int, seeds: range) -> Iterator[State]:
    """Positions of games between bots, sometimes led astray, in which a choice wins at once."""
    for seed in seeds:
        state, rng = game.new(seed=seed, seats=seats), Random(seed)
        while state.waiting:
            seat = state.waiting[0]
            view, legal = state.view(seat), state.legal(seat)
            if len(legal) > 1 and any(wins(game, state, seat, move) for move in legal):
                yield state
            astray = rng.random() < 0.2
            state.apply(seat, rng.choice(legal) if astray else game.policy(view, legal, rng))


def wins(game: Game[Any, Any], state: State, seat: Seat, move: Move) -> bool:
    """Whether the game is over and won after this choice, here and in worlds that look the same."""
    if not won(state.copy(), seat, move):
        return False
    view = state.view(seat)
    return all(won(game.determinize(view, Random(world)), seat, move) for world in range(20))


def won(world: State, seat: Seat, move: Move) -> bool:
    world.apply(seat, move)
    return world.outcome is not None and seat in world.outcome.winners


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "seats", "seeds", "least"),
    [
        ("realms", 2, range(12), 10),
        ("realms", 3, range(12), 5),
        ("realms", 4, range(12), 5),
        ("realms", 6, range(8), 5),
        ("destiny", 2, range(12), 1),
        ("destinies", 1, range(3), 1),
        ("destinies", 3, range(3), 1),
    ],
)
def test_whole_games_have_such_moments(name: str, seats: int, seeds: range, least: int) -> None:
    game, found = registry[name], 0
    for state in moments(game, seats, seeds):
        found += 1
        for each in THINKING:
            assert finished(game, state.copy(), each, Random(found)), each
    assert found >= least
