"""Games for OpenSpiel, registered as `fateloom_destiny_v0` and the like.

Examples:
    >>> import pyspiel
    >>> import fateloom.rl.spiel
    >>> game = pyspiel.load_game("fateloom_destiny_v0(players=3,goal=3)")
    >>> state = game.new_initial_state()
    >>> while not state.is_terminal():
    ...     if state.is_chance_node():
    ...         state.apply_action(state.chance_outcomes()[0][0])
    ...     else:
    ...         state.apply_action(state.legal_actions()[0])
    >>> [round(each, 2) for each in state.returns()]  # nothing is played: all share the victory
    [0.33, 0.33, 0.33]
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from fateloom.core import rng
from fateloom.core.conformance import view_bytes
from fateloom.core.game import Event, Move, Option, Seat, State
from fateloom.games import registry
from fateloom.rl.play import Play
from fateloom.rl.setup import LIMIT, Flat, Setup, features_of, learnable

BITS: Final = 10
OUTCOMES: Final = 1 << BITS
"""The number of outcomes of a chance node. All are equally likely."""
_CHANCE: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
_DEALS: Final = 2
"""The number of chance nodes that decide on a deal."""
_BY_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
_OVER: Final = int(pyspiel.PlayerId.TERMINAL)
_SEATS: Final = "players"
_LIMIT: Final = "limit"

Log = tuple[tuple[tuple[Seat, ...] | None, str], ...]
"""What has happened, in lines, and who may know each of them (None: everybody)."""


class Held:
    """A game in the course of its chance nodes and choices.

    OpenSpiel copies and stores states as deep copies and pickles of what they hold. This object
    makes both as cheap as the game's own copies.
    """

    __slots__ = ("drawn", "log", "pending", "play", "setup")

    def __init__(
        self,
        setup: Setup,
        *,
        play: Play | None = None,
        drawn: tuple[int, ...] = (),
        pending: Move | None = None,
        log: Log = (),
    ) -> None:
        self.setup = setup
        self.play = play
        """The game; None before it is dealt."""
        self.drawn = drawn
        """The outcomes so far that decide on the deal."""
        self.pending = pending
        """The move whose chance has not been decided yet."""
        self.log = log

    def __deepcopy__(self, memo: object) -> Held:
        play = self.play
        copied = play and Play(self.setup, play.state.copy(), play.choices)
        return Held(self.setup, play=copied, drawn=self.drawn, pending=self.pending, log=self.log)

    def __reduce__(self) -> tuple[Any, ...]:
        setup, play = self.setup, self.play
        options = tuple(setup.options.items())
        moment = play and (play.state.copy(), play.choices)
        text = self.pending and str(self.pending)
        made = (setup.game.name, setup.seats, setup.limit, options)
        return _restored, (made, moment, self.drawn, text, self.log)

    @property
    def player(self) -> int:
        """Who acts: a seat, or one of OpenSpiel's ids for chance and the end."""
        if self.play is None or self.pending is not None:
            return _BY_CHANCE
        seat = self.play.seat
        return _OVER if seat is None else seat

    def draw(self, outcome: int) -> None:
        """Decide a chance node. Raises `ValueError` for what is no outcome."""
        if not 0 <= outcome < OUTCOMES:
            raise ValueError(f"no such outcome: {outcome}; there are {OUTCOMES}, from 0")
        if self.play is None:
            self.drawn += (outcome,)
            if len(self.drawn) == _DEALS:
                self._deal(sum(each << BITS * i for i, each in enumerate(self.drawn)))
            return
        move, self.pending = self.pending, None
        assert move is not None
        state = self.play.state
        state.random = rng.start(state.random << BITS | outcome)
        self._make(move)

    def act(self, action: int) -> None:
        """Make the choice of the seat that acts; where it needs chance, a chance node follows.

        Raises `IllegalMove`, and leaves everything as it was.
        """
        play = self.play
        assert play is not None and play.seat is not None
        move = self.setup.actions.move(play.seat, action)
        trial = play.state.copy()
        trial.apply(play.seat, move)
        if trial.random != play.state.random:
            self.pending = move
        else:
            self._make(move)

    def _deal(self, seed: int) -> None:
        setup = self.setup
        state = setup.game.new(seed=seed, seats=setup.seats, watch=True, **setup.options)
        self._note(state.events or ())
        state.events = None
        self.play = Play(setup, state)

    def _make(self, move: Move) -> None:
        play = self.play
        assert play is not None and play.seat is not None
        seat, play.state.events = play.seat, []
        play.act(self.setup.actions.number(seat, move))
        self.log += (((seat,), f"> {move}"),)
        self._note(play.state.events)
        play.state.events = None

    def _note(self, events: Iterable[Event]) -> None:
        self.log += tuple([(each.seats, json.dumps([each.code, *each.args])) for each in events])

    def guessed(self, seat: Seat, chance: Random) -> Held:
        """Another game that looks the same to a seat.

        Of what has happened, the others know there what the seat knows, and what they see now.
        """
        play = self.play
        assert play is not None
        state = self.setup.game.determinize(play.state.view(seat), chance)
        known: Log = tuple([(None, line) for line in self.lines(seat)])
        others = [other for other in range(state.seats) if other != seat]
        seen: Log = tuple([((other,), _json(state.view(other))) for other in others])
        return Held(self.setup, play=Play(self.setup, state, play.choices), log=known + seen)

    def lines(self, seat: Seat) -> list[str]:
        """What a seat knows of what has happened, its own choices included."""
        return [line for seats, line in self.log if seats is None or seat in seats]


def _json(view: Any) -> str:
    return view_bytes(view).decode()


@lru_cache(maxsize=64)
def _setup(game: str, seats: int, limit: int, options: tuple[tuple[str, Any], ...]) -> Setup:
    return Setup(game, seats=seats, limit=limit, **dict(options))


def _restored(
    made: tuple[str, int, int, tuple[tuple[str, Any], ...]],
    moment: tuple[State, int] | None,
    drawn: tuple[int, ...],
    text: str | None,
    log: Log,
) -> Held:
    setup = _setup(*made)
    play = Play(setup, *moment) if moment else None
    pending = None if text is None else setup.game.parse(text)
    return Held(setup, play=play, drawn=drawn, pending=pending, log=log)


class Observer:
    """What a player sees (`perfect_recall` off), or all that it has seen and done.

    The first is a tensor and, as a string, the view as JSON; the second is only a string.
    """

    def __init__(self, kind: Any, params: Mapping[str, Any] | None, setup: Setup) -> None:
        """Raises `ValueError` for parameters, and for kinds that mix what players see."""
        if params:
            raise ValueError(f"observers take no parameters: {dict(params)}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("observers show exactly what one player sees")
        self.recalls = kind.perfect_recall
        self.tensor: Flat | None = None
        self.dict: dict[str, Flat] = {}
        if not self.recalls:
            self.tensor = np.zeros(setup.size, np.float32)
            start = 0
            for part in setup.parts:
                end = start + part.size
                self.dict[part.name] = self.tensor[start:end].reshape(part.shape)
                start = end

    def set_from(self, state: SpielState, player: int) -> None:
        """Write into `tensor` what a player sees; nothing before the deal."""
        play = state.held.play
        if self.tensor is not None:
            seen = None if play is None else play.setup.flat(play.state.view(player))
            self.tensor[:] = 0.0 if seen is None else seen

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, or all it has seen and done."""
        play = state.held.play
        if self.recalls:
            return "\n".join([f"seat {player}", *state.held.lines(player)])
        return "" if play is None else _json(play.state.view(player))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players, its limit of choices and its options.

    Each game has a subclass, which says what it is.
    """

    kind: ClassVar[Any]
    """Its `GameType`."""
    name: ClassVar[str]
    """The name of the game."""

    def __init__(self, params: Mapping[str, Any]) -> None:
        """Raises `InvalidSetup` for values that the game does not have."""
        given = dict(params)
        seats, limit = given.pop(_SEATS), given.pop(_LIMIT)
        options = [
            (option.name, _value(option, given[option.name]))
            for option in registry[self.name].options
        ]
        self.setup = _setup(self.name, seats, limit, tuple(options))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.actions),
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=limit,
        )
        super().__init__(self.kind, info, dict(params))

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return _DEALS + self.setup.limit

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind, params, self.setup)


def _loaded(text: str) -> Any:
    """A game by its name and parameters. Being in this module, it finds the games registered."""
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: before the deal, at a choice, at a chance node, or at the end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.setup)

    def current_player(self) -> int:
        return self.held.player

    def _legal_actions(self, player: int) -> list[int]:
        play = self.held.play
        return play.legal(player) if play is not None and player == self.held.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _CHANCE

    def _apply_action(self, action: int) -> None:
        if self.held.player == _BY_CHANCE:
            self.held.draw(action)
        else:
            self.held.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"outcome {action}"
        return str(self.held.setup.actions.move(player, action))

    def is_terminal(self) -> bool:
        return self.held.player == _OVER

    def returns(self) -> list[float]:
        play, seats = self.held.play, range(self.held.setup.seats)
        return [0.0 if play is None else play.reward(seat) for seat in seats]

    def resample_from_infostate(self, player_id: int, sampler: Any) -> SpielState:
        """Another state that looks the same to a player, with everything hidden drawn at random.

        Only Python's algorithms find this method.
        """
        state: SpielState = self.clone()
        state.held = self.held.guessed(player_id, Random(sampler()))
        return state

    def __str__(self) -> str:
        held = self.held
        if held.play is None:
            return f"before the deal: {held.drawn}"
        return f"{held.pending or ''} {held.play.choices} {held.play.state.fields()}"


def _written(option: Option, value: bool | int | str) -> int | str:
    """A value of an option as a parameter: a whole number where all values are whole numbers.

    OpenSpiel's parameters have one type each. A seat among words is written as "seat_2".
    """
    if all(type(each) is int for each in option.known):
        return value
    return f"seat_{value}" if type(value) is int and option.names_seats else str(value)


def _value(option: Option, given: int | str) -> bool | int | str:
    """The value that is written so; what is written itself if there is none."""
    found = [value for value in option.known if _written(option, value) == given]
    return found[0] if found else given


def _register(name: str) -> None:
    """Register a game with OpenSpiel. It keeps a class as the maker of its games: at the end of the
    process, it releases what it keeps too late for any object that is not held elsewhere.
    """
    game = registry[name]
    kind = pyspiel.GameType(
        short_name=f"fateloom_{name}_v{features_of(name).version}",
        long_name=f"Fateloom: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            _SEATS: game.seat_counts[0],
            _LIMIT: LIMIT,
            **{option.name: _written(option, option.default) for option in game.options},
        },
    )
    maker = type(f"{name.title()}Game", (SpielGame,), {"kind": kind, "name": name})
    pyspiel.register_game(kind, maker)


for _name in learnable():
    _register(_name)
