"""The contract of a game, over the training story and the stories of the workshop's tests."""

from __future__ import annotations

from random import Random

import pytest

from fateloom.core.conformance import check_coverage, check_game
from fateloom.core.errors import InvalidMove
from fateloom.games.destinies import refusals
from fateloom.games.destinies.determinize import determinize
from fateloom.games.destinies.game import DESTINIES

from .anywhere import anywhere
from .table import BENCH, fresh
from .test_properties import GAMES, STORIES

SMALL = [(name, seats) for name, game in STORIES.items() for seats in game.seat_counts]


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_small_stories_hold_the_contract(name: str, seats: int) -> None:
    for seed in (0, 2):
        check_game(GAMES[name], seed, seats)


@pytest.mark.thorough
@pytest.mark.parametrize(("seed", "seats"), [(2, 1), (1, 2), (0, 3), (1, 4)])
def test_the_bench_holds_the_contract(seed: int, seats: int) -> None:
    check_game(BENCH, seed, seats)


@pytest.mark.slow
@pytest.mark.parametrize("seats", DESTINIES.seat_counts)
def test_the_training_story_holds_the_contract(seats: int) -> None:
    for seed in range(3):
        check_game(DESTINIES, seed, seats)


@pytest.mark.slow
@pytest.mark.parametrize("dice", ["digital", "own"])
@pytest.mark.parametrize("seats", BENCH.seat_counts)
def test_every_set_up_of_the_bench_holds_the_contract(seats: int, dice: str) -> None:
    for seed in range(5):
        check_game(BENCH, seed, seats, dice=dice, heroes="dealt")


@pytest.mark.thorough
@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (1, 4)])
def test_private_reading_holds_the_contract(seed: int, seats: int) -> None:
    check_game(BENCH, seed, seats, reading="private")


@pytest.mark.thorough
def test_a_story_table_holds_the_contract() -> None:
    check_game(BENCH, 0, 3, end="all", reading="private")


@pytest.mark.thorough
def test_every_kind_of_move_and_every_event_comes_about() -> None:
    check_coverage(BENCH, range(250), start=anywhere)


def test_words_are_forgiven_and_nearly_right_ones_named() -> None:
    assert BENCH.parse("  Visit   INN ") is BENCH.parse("visit inn")
    with pytest.raises(InvalidMove) as refusal:
        BENCH.parse("visit in")
    assert refusal.value.details == ("visit in", "visit inn")
    with pytest.raises(InvalidMove) as refusal:
        BENCH.parse("vist inn")
    assert refusal.value.details[1] == "visit inn"


def test_words_of_another_story() -> None:
    state = fresh()
    training = DESTINIES.new(seed=1, seats=1, heroes="dealt")
    (word, *_) = [move for move in training.legal(0) if move.text.startswith("go ")]
    from fateloom.core.errors import IllegalMove

    with pytest.raises(IllegalMove) as refusal:
        state.apply(0, word)
    assert refusal.value.code == "destinies-other-story"


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_the_greedy_player_gets_there(name: str) -> None:
    game = GAMES[name]
    for seats in game.seat_counts:
        rng = Random(seats)
        state = game.new(seed=seats, seats=seats, heroes="dealt")
        for _ in range(1_500):
            if state.outcome is not None:
                break
            (seat,) = state.waiting
            legal = state.legal(seat)
            move = game.policy(state.view(seat), legal, rng)
            assert move in legal
            state.apply(seat, move)
        assert state.outcome is not None and state.outcome.reason == "fulfilled"
        assert game.evaluate(state, state.outcome.winners[0]) == 1.0


@pytest.mark.rule("DST-WIN-07")
@pytest.mark.parametrize(("name", "seats"), [("bench", 2), ("bench", 3), ("training", 2)])
def test_greedy_players_at_a_story_table_all_come_to_their_end(name: str, seats: int) -> None:
    rng = Random(seats)
    game = GAMES[name]
    state = game.new(seed=seats, seats=seats, heroes="dealt", end="all")
    for _ in range(3_000):
        if state.outcome is not None:
            break
        (seat,) = state.waiting
        state.apply(seat, game.policy(state.view(seat), state.legal(seat), rng))
    assert state.outcome is not None and state.outcome.reason == "told"
    assert state.outcome.winners == tuple(range(seats))


def test_the_greedy_player_with_own_dice() -> None:
    rng = Random(1)
    state = BENCH.new(seed=1, seats=2, heroes="dealt", dice="own")
    for _ in range(1_500):
        if state.outcome is None:
            (seat,) = state.waiting
            state.apply(seat, BENCH.policy(state.view(seat), state.legal(seat), rng))
    assert state.outcome is not None


def test_estimates_add_up_to_one_game() -> None:
    rng = Random(3)
    state = DESTINIES.new(seed=3, seats=3, heroes="dealt")
    for _ in range(100):
        if state.outcome is not None:
            break
        estimates = [DESTINIES.evaluate(state, seat) for seat in range(3)]
        assert abs(sum(estimates) - 1) < 1e-9 and all(0 <= each <= 1 for each in estimates)
        (seat,) = state.waiting
        state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.thorough
def test_a_guess_can_be_played_on() -> None:
    """Whatever is guessed: no choice makes it raise."""
    rng = Random(9)
    for seed in range(6):
        state = BENCH.new(seed=seed, seats=rng.choice((2, 3, 4)), heroes="dealt")
        for step in range(120):
            if state.outcome is not None:
                break
            (seat,) = state.waiting
            if step % 5 == 0:
                world = determinize(state.view(rng.randrange(state.seats)), rng)
                for _ in range(25):
                    if world.outcome is None:
                        (other,) = world.waiting
                        world.apply(other, rng.choice(world.legal(other)))
            state.apply(seat, rng.choice(state.legal(seat)))


def test_tallies() -> None:
    rng = Random(2)
    state = DESTINIES.new(seed=2, seats=1, heroes="dealt")
    while state.outcome is None:
        state.apply(0, DESTINIES.policy(state.view(0), state.legal(0), rng))
    tally = DESTINIES.tally(state)
    assert tally.facts["mode"] == "explorer"
    assert [(part.name, part.worth) for part in tally.score] == [("result", 1), ("day", -state.day)]


@pytest.mark.thorough
def test_every_refusal_says_why() -> None:
    """Each move that is not listed is refused with a reason, and but for turns with a rule."""
    seen = set()
    for seed in range(12):
        state = anywhere(seed)
        rng = Random(seed)
        everything = [move for move in BENCH.moves if state.lexicon.numbers(move) is not None]
        for _ in range(60):
            if state.outcome is not None:
                break
            (seat,) = state.waiting
            legal = state.legal(seat)
            assert all(refusals.refusal(state, seat, move) is None for move in legal)
            for move in rng.sample(everything, 40):
                if move not in legal:
                    reason = refusals.refusal(state, seat, move)
                    assert reason is not None, move
                    assert reason.code.startswith("destinies-"), (move, reason)
                    assert reason.rule.startswith("DST-"), (move, reason)
                    assert all(isinstance(detail, str) for detail in reason.details)
                    seen.add(reason.code)
            state.apply(seat, rng.choice(legal))
    assert len(seen) > 25, sorted(seen)
