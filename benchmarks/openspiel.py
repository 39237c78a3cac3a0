"""The same games through OpenSpiel, as `fateloom.rl.spiel` registers them.

The rules and the random play are the same; only the interface differs. So the difference is what
that interface costs: actions are ints, the calls go through C++, a choice is tried on a copy to see
whether it needs chance, and the state keeps what each player knows.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from benchmarks.measure import SEEDS, Line
from benchmarks.play import COPIES, EVERY, FEW

try:
    import pyspiel

    from fateloom.rl import setup, spiel
except ImportError:
    pyspiel = None

if TYPE_CHECKING:
    from fateloom.core.game import Game

INSTALLED = pyspiel is not None


def lines(game: Game[Any, Any], seats: int, games: int) -> list[Line]:
    """Return what to measure of a game; nothing without OpenSpiel or features of the game."""
    if not INSTALLED or game.name not in setup.learnable():
        return []
    version = setup.features_of(game.name).version
    loaded = pyspiel.load_game(f"fateloom_{game.name}_v{version}", {"players": seats})
    opened: list[Any] = []
    states: list[Any] = []

    def open_games() -> None:
        opened[:] = [dealt(loaded, next(SEEDS)) for _ in range(games)]

    def play_some() -> None:
        states[:] = [state for _ in range(FEW) for state in walk(dealt(loaded, next(SEEDS)))]

    def play() -> int:
        return sum(random_game(state, next(SEEDS)) for state in opened)

    def clone() -> int:
        for i in range(COPIES):
            states[i % len(states)].clone()
        return COPIES

    named = f"{game.name} in OpenSpiel"
    return [
        Line(f"{named}: decision", play, "legal_actions, choose, apply_action", open_games),
        Line(f"{named}: clone", clone, f"states along {FEW} games", play_some),
    ]


def dealt(loaded: Any, seed: int) -> Any:
    """Return a new state after its deal."""
    state, chance = loaded.new_initial_state(), Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.randrange(spiel.OUTCOMES))
    return state


def step(state: Any, chance: Random) -> bool:
    """Choose at random, or decide a chance node; return whether it was a choice."""
    if state.is_chance_node():
        state.apply_action(chance.randrange(spiel.OUTCOMES))
        return False
    actions = state.legal_actions()
    state.apply_action(actions[int(chance.random() * len(actions))])
    return True


def random_game(state: Any, seed: int) -> int:
    """Play one game at random; return the number of decisions."""
    chance = Random(seed)
    decisions = 0
    while not state.is_terminal():
        decisions += step(state, chance)
    return decisions


def walk(state: Any) -> list[Any]:
    """Return states from all along one random game."""
    chance = Random(next(SEEDS))
    kept: list[Any] = []
    decisions = 0
    while not state.is_terminal():
        if decisions % EVERY == 0:
            kept.append(state.clone())
        decisions += step(state, chance)
    return kept
