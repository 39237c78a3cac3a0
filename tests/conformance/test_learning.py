"""Nothing is shown in silence, and no log tells what its view hides: of every registered game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from fateloom.core.game import Game, State
from fateloom.core.learning import check_learning
from fateloom.games import registry
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, phases, play
from fateloom.games.hand.cards import Face
from fateloom.games.hand.game import HAND
from fateloom.games.hand.state import HandState
from tests.conformance.test_registered_games import STARTS
from tests.games.hand.table import act, combat, faces

GAMES = [pytest.param(registry[name], id=name) for name in registry]
MOMENTS = {"hand": 1_500, "destinies": 60}
"""At how many moments of random games it is tried, if not at 120: cheap ones are tried often."""


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_along_random_games_nothing_is_shown_in_silence(game: Game[Any, Any]) -> None:
    _along(game, MOMENTS.get(game.name, 120))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_along_many_random_games_nothing_is_shown_in_silence(game: Game[Any, Any]) -> None:
    _along(game, 5 * MOMENTS.get(game.name, 120), seed=1_000)


def _along(game: Game[Any, Any], moments: int, seed: int = 0) -> None:
    """At some of their moments, wherever a test of this game can begin."""
    start = STARTS.get(game.name)
    while moments > 0:
        seed += 1
        rng = Random(seed)
        seats = rng.choice(game.seat_counts)
        anywhere = start is not None and rng.random() < 0.5
        state: State = start(seed) if start and anywhere else game.new(seed=seed, seats=seats)
        while state.outcome is None:
            if rng.random() < 0.2:
                check_learning(game, state, rng, f"{game.name}, seed {seed}")
                moments -= 1
            seat = rng.choice(state.waiting)
            state.apply(seat, rng.choice(state.legal(seat)))


# --- scripted: The Hand of Destiny, where random play seldom gets to --------------------------


def before_combat(line: str) -> HandState:
    """A line that nobody has looked at."""
    state = combat("", "Scout, Pit Brute", underworld="")
    state.line, state.phase, state.boss_damage = faces(line), phases.SETUP, 0
    _have_seen(state, *state.strength)
    state.ask, state.frames = frames.NOTHING, ((frames.TURNING,), (frames.COMBAT,))
    play.run(state)
    return state


def in_combat(line: str, *words: str, hero: str, weapon: str = "") -> HandState:
    """What is visible of this line has been seen, and Specter's side once; then this was done."""
    state = combat(line, "Razor Boar", hero=hero, weapon=weapon, wave=2)
    _have_seen(state, *state.visible, *state.strength)
    state.seen |= 1 << c.side(c.SPECTER)
    act(state, *words)
    return state


def _have_seen(state: HandState, *these: Face) -> None:
    state.seen = sum({1 << c.side(face) for face in these})
    state.known = sum({1 << (face >> 2) for face in these})


@pytest.mark.rule("HND-PROP-21", "HND-GEO-11")
@pytest.mark.parametrize(
    "make",
    [
        pytest.param(
            lambda: in_combat(
                "Watcher, Scout, Young Wyvern, Pit Brute",
                "use Blazing Wand",
                hero="Elora",
                weapon="Blazing Wand",
            ),
            id="the wand turns up Specter",
        ),
        pytest.param(
            lambda: in_combat("Ash Drake, Scout, Young Wyvern", "use Illusionist", hero="Ifaris"),
            id="Illusionist turns up Specter",
        ),
        pytest.param(
            lambda: before_combat("Specter, Phase Worm, Great Serpent, Cave Bear"),
            id="Phase Worm flips Specter, and what it showed",
        ),
        pytest.param(
            lambda: before_combat("Specter, Lantern Imp, Young Wyvern, Cave Bear"),
            id="Lantern Imp rotates Specter, and what it showed",
        ),
        pytest.param(
            lambda: in_combat("Hill Raider, Cave Bear, Elder Dragon", hero="Elora"),
            id="Maneuver and Long Range bring up the third",
        ),
    ],
)
def test_in_scripted_positions_nothing_is_shown_in_silence(make: Callable[[], HandState]) -> None:
    for seed in range(5):
        state = make()
        check_learning(HAND, state, Random(seed), "scripted", tried=len(state.legal(0)))
