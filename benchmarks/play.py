"""What the games cost through their own contract."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from benchmarks.measure import Line

if TYPE_CHECKING:
    from fateloom.core.game import Game, State

COPIES = 2_000
EVERY = 20  # one state out of so many decisions is kept for copies and views


def lines(game: Game[Any], seats: int, games: int) -> list[Line]:
    """Return what to measure of a game."""
    states = sample(game, seats, games)
    full = sample(game, max(game.seat_counts), 3)
    everyone = range(max(game.seat_counts))
    views = [state.view(seat) for state in full for seat in everyone]
    encoder = msgspec.json.Encoder()
    sizes = sorted(len(encoder.encode(view)) for view in views)
    size = f"{sizes[len(sizes) // 2]:,} bytes, at most {sizes[-1]:,}"

    opened = [game.new(seed=seed, seats=seats) for seed in range(games)]

    def open_() -> int:
        for seed in range(games):
            game.new(seed=seed, seats=seats)
        return games

    def play() -> int:
        return sum(random_game(state.copy(), seed) for seed, state in enumerate(opened))

    def copy() -> int:
        for i in range(COPIES):
            states[i % len(states)].copy()
        return COPIES

    def view() -> int:
        for state in full:
            for seat in everyone:
                state.view(seat)
        return len(views)

    def encode() -> int:
        for each in views:
            encoder.encode(each)
        return len(views)

    return [
        Line(f"{game.name}: new table", open_, f"{seats} seats"),
        Line(f"{game.name}: decision", play, f"legal, choose, apply; {seats} seats"),
        Line(f"{game.name}: copy", copy, f"{len(states)} states along the games"),
        Line(f"{game.name}: view, {len(everyone)} seats", view, "one seat's"),
        Line(f"{game.name}: view to JSON", encode, size),
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


def sample(game: Game[Any], seats: int, games: int) -> list[State]:
    """Return states from all along random games."""
    kept: list[State] = []
    for seed in range(games):
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
