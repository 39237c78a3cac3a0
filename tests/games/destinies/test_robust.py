"""No story that passes the check can raise in play, and nobody can be kept from a Finale."""

from __future__ import annotations

from random import Random

import pytest

from fateloom.core.game import Move, Seat
from fateloom.core.record import Record, Recorder, replay
from fateloom.games.destinies.game import DESTINIES, Destinies
from fateloom.games.destinies.state import DestiniesState
from fateloom.lab.playtest.players import Player, greedy, hostile, idle

from .test_properties import GAMES, MOST_CHOICES, setups

A_FEW = 30
NEVER_ENDING = 2_000
"""Choices after which a game is left in which somebody may never begin a Finale."""
MANY = 250
PARTS = 7
"""Times `MANY` games of each story: more than 10,000 in all."""


def anything(game: Destinies, state: DestiniesState, seat: Seat, rng: Random) -> Move:
    """By chance, giving up included."""
    return rng.choice(state.legal(seat))


def played(
    game: Destinies, state: DestiniesState, players: list[Player], rng: Random, most: int
) -> None:
    """Play this number of choices, or to the end."""
    for _ in range(most):
        if state.outcome is not None:
            break
        (seat,) = state.waiting
        state.apply(seat, players[seat](game, state, seat, rng))


def play_by_chance(game: Destinies, name: str, first: int, count: int) -> None:
    """Games of whatever set-up; most by chance alone, some against others who want no good."""
    for seed in range(first, first + count):
        rng = Random(f"{name} {seed}")
        state = game.new(seed=seed, watch=seed % 10 == 0, **setups(rng, game))
        others = [rng.choice((anything, anything, hostile)) for _ in range(state.seats - 1)]
        most = NEVER_ENDING if hostile in others else MOST_CHOICES
        played(game, state, [anything, *others], rng, most)
        if hostile not in others:
            assert state.outcome is not None, f"{name}, seed {seed}: no end in sight"


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_games_by_chance(name: str) -> None:
    play_by_chance(GAMES[name], name, 0, A_FEW)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_many_games_by_chance(name: str, part: int) -> None:
    play_by_chance(GAMES[name], name, 1_000 + part * MANY, MANY)


@pytest.mark.rule("DST-DEST-10")
@pytest.mark.parametrize("other", [idle, hostile])
@pytest.mark.parametrize("hero", range(3))
def test_nobody_can_be_kept_from_a_finale(hero: int, other: Player) -> None:
    """PROP-WIN-01, as far as two who want no good can be played: the third gets there."""
    rng = Random(hero)
    state = DESTINIES.new(seed=hero, seats=3, heroes="dealt")
    players: list[Player] = [other, other, other]
    seat = state.persons.index(hero)
    players[seat] = greedy
    played(DESTINIES, state, players, rng, 4_000)
    assert state.outcome is not None and state.outcome.winners == (seat,)


@pytest.mark.rule("DST-APP-24")
@pytest.mark.parametrize("seats", DESTINIES.seat_counts)
def test_a_kept_game_goes_on(seats: int) -> None:
    """PROP-SAV-01, PROP-SAV-02: what was kept is the same table, dice to come included."""
    recorder = Recorder(DESTINIES, seed=seats, seats=seats)
    rng = Random(seats)
    for _ in range(80):
        if recorder.state.outcome is None:
            (seat,) = recorder.state.waiting
            recorder.choose(seat, str(rng.choice(recorder.state.legal(seat))))
    kept = replay(DESTINIES, Record.loads(recorder.record().dumps()))
    assert kept.state == recorder.state and kept.events == recorder.events
