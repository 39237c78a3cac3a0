"""The same games through OpenSpiel's interface for games written in Python.

The rules, the states and the random play are the same; only the interface differs. So the
difference is what that interface costs: actions are ints, the calls go through C++, and a clone
is a deep copy of the Python side. The wrapper is as thin as the interface allows, and helps it
where it can: the deep copy is cut short to our own.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from benchmarks.measure import SEEDS, Line
from benchmarks.play import COPIES, EVERY, FEW

try:
    import pyspiel
except ImportError:
    pyspiel = None

if TYPE_CHECKING:
    from fateloom.core.game import Game, Move, State

INSTALLED = pyspiel is not None


def lines(game: Game[Any, Any], seats: int, games: int) -> list[Line]:
    """Return what to measure of a game; nothing where OpenSpiel is missing."""
    if not INSTALLED:
        return []
    wrapped = wrap(game, seats)
    opened: list[Any] = []
    states: list[Any] = []

    def open_games() -> None:
        opened[:] = [wrapped(next(SEEDS)) for _ in range(games)]

    def play_some() -> None:
        states[:] = [state for _ in range(FEW) for state in walk(wrapped(next(SEEDS)))]

    def play() -> int:
        return sum(random_game(state, next(SEEDS)) for state in opened)

    def clone() -> int:
        for i in range(COPIES):
            states[i % len(states)].clone()
        return COPIES

    spiel = f"{game.name} in OpenSpiel"
    return [
        Line(f"{spiel}: decision", play, "legal_actions, choose, apply_action", open_games),
        Line(f"{spiel}: clone", clone, f"states along {FEW} games", play_some),
    ]


def random_game(state: Any, seed: int) -> int:
    """Play one game at random; return the number of decisions."""
    chance = Random(seed).random
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(chance() * len(actions))])
        decisions += 1
    return decisions


def walk(state: Any) -> list[Any]:
    """Return states from all along one random game."""
    chance = Random(next(SEEDS)).random
    kept: list[Any] = []
    decisions = 0
    while not state.is_terminal():
        if decisions % EVERY == 0:
            kept.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[int(chance() * len(actions))])
        decisions += 1
    return kept


class Held:
    """Keeps a state where OpenSpiel deep-copies, and makes that our own cheap copy."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state.copy())


def wrap(game: Game[Any, Any], seats: int) -> Any:
    """Return a function from a seed to a fresh OpenSpiel state of the game."""
    moves: list[Move] = list(game.moves)
    numbers = {id(move): i for i, move in enumerate(moves)}
    kind = pyspiel.GameType(
        short_name=f"fateloom_{game.name}_{seats}",
        long_name=f"{game.name} for {seats}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        # Chance comes from the seed and is part of the state.
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )
    size = pyspiel.GameInfo(
        num_distinct_actions=len(moves),
        max_chance_outcomes=0,
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        max_game_length=100_000,
    )

    class WrappedGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, size, params or {})

        def new_initial_state(self) -> WrappedState:
            return WrappedState(self)

    class WrappedState(pyspiel.State):  # type: ignore[misc]
        # OpenSpiel makes an initial state for every clone, so `start` deals and __init__ does not.
        held: Held

        def current_player(self) -> int:
            state = self.held.state
            return int(pyspiel.PlayerId.TERMINAL) if state.outcome else state.waiting[0]

        def _legal_actions(self, player: int) -> list[int]:
            return sorted([numbers[id(move)] for move in self.held.state.legal(player)])

        def _apply_action(self, action: int) -> None:
            state = self.held.state
            state.apply(state.waiting[0], moves[action])

        def _action_to_string(self, player: int, action: int) -> str:
            return str(moves[action])

        def is_terminal(self) -> bool:
            return self.held.state.outcome is not None

        def returns(self) -> list[float]:
            outcome = self.held.state.outcome
            return [float(outcome is not None and seat in outcome.winners) for seat in range(seats)]

        def __str__(self) -> str:
            return repr(self.held.state.fields())

    pyspiel.register_game(kind, WrappedGame)
    loaded = pyspiel.load_game(kind.short_name)

    def start(seed: int) -> Any:
        state = loaded.new_initial_state()
        state.held = Held(game.new(seed=seed, seats=seats))
        return state

    return start
