"""What the games cost through their own contract."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from benchmarks.measure import SEEDS, Line
from fateloom.bots import BOTS
from fateloom.lab.play import play as played

if TYPE_CHECKING:
    from fateloom.core.game import Game, State

COPIES = 2_000
EVERY = 20  # one state out of so many decisions is kept for copies and views
FEW = 3  # so many games are played for those, and by the greedy bot


def lines(game: Game[Any, Any], seats: int, games: int) -> list[Line]:
    """Return what to measure of a game."""
    most = max(game.seat_counts)
    bots = [BOTS["greedy"]] * seats
    encoder = msgspec.json.Encoder()
    opened: list[State] = []
    states: list[State] = []
    views: list[Any] = []
    seeds: list[int] = []

    def choose_seeds() -> None:
        seeds[:] = [next(SEEDS) for _ in range(games)]

    def open_games() -> None:
        opened[:] = [game.new(seed=next(SEEDS), seats=seats) for _ in range(games)]

    def play_some() -> None:
        states[:] = sample(game, seats, FEW)

    def play_some_in_full() -> None:
        states[:] = sample(game, most, FEW)

    def look_at_some() -> None:
        play_some_in_full()
        views[:] = [state.view(seat) for state in states for seat in range(most)]

    def open_() -> int:
        for seed in seeds:
            game.new(seed=seed, seats=seats)
        return len(seeds)

    def play() -> int:
        return sum(random_game(state, next(SEEDS)) for state in opened)

    def greedy() -> int:
        for _ in range(FEW):
            played(game, bots, next(SEEDS), 0, {})
        return FEW

    def copy() -> int:
        for i in range(COPIES):
            states[i % len(states)].copy()
        return COPIES

    def view() -> int:
        for state in states:
            for seat in range(most):
                state.view(seat)
        return len(states) * most

    def encode() -> int:
        for each in views:
            encoder.encode(each)
        return len(views)

    look_at_some()
    sizes = sorted(len(encoder.encode(each)) for each in views)
    size = f"{sizes[len(sizes) // 2]:,} bytes, at most {sizes[-1]:,}"
    name = game.name
    return [
        Line(f"{name}: new table", open_, f"{seats} seats", choose_seeds),
        Line(f"{name}: decision", play, f"legal, choose, apply; {seats} seats", open_games),
        Line(f"{name}: a game of greedy bots", greedy, f"{seats} seats"),
        Line(f"{name}: copy", copy, f"states along {FEW} games", play_some),
        Line(f"{name}: view, {most} seats", view, "one seat's", play_some_in_full),
        Line(f"{name}: view to JSON", encode, size, look_at_some),
    ]


def random_game(state: State, seed: int) -> int:
    """Play a game to its end at random; return the number of decisions."""
    chance = Random(seed).random
    decisions = 0
    while state.outcome is None:
        seat = state.waiting[0]
        moves = state.legal(seat)
        state.apply(seat, moves[int(chance() * len(moves))])
        decisions += 1
    return decisions


def sample(game: Game[Any, Any], seats: int, games: int) -> list[State]:
    """Return states from all along random games that were never played before."""
    kept: list[State] = []
    for _ in range(games):
        seed = next(SEEDS)
        chance = Random(seed).random
        state = game.new(seed=seed, seats=seats)
        decisions = 0
        while state.outcome is None:
            if decisions % EVERY == 0:
                kept.append(state.copy())
            seat = state.waiting[0]
            moves = state.legal(seat)
            state.apply(seat, moves[int(chance() * len(moves))])
            decisions += 1
    return kept
