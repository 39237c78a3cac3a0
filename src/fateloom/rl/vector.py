"""Many tables of one game, stepped together: a vector environment of Gymnasium.

Examples:
    >>> from fateloom.rl import vector
    >>> env = vector.Environment("destiny", seats=3, num_envs=64)
    >>> observations, infos = env.reset(seed=7)
    >>> observations.shape, infos["action_mask"].shape
    ((64, 1280), (64, 867))
    >>> for _ in range(100):
    ...     observations, rewards, terminations, truncations, infos = env.step(env.sample_actions())
    >>> rewards.shape, infos["current_player"].shape
    ((64, 3), (64,))
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, Final, NoReturn, TypeAlias

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fateloom.core.errors import IllegalMove
from fateloom.core.game import Move, Seat
from fateloom.rl.play import Play
from fateloom.rl.setup import LIMIT, SEEDS, Flat, Kind, Setup, Structured
from fateloom.rl.spaces import checked_kind, observation_space

Rewards: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
Step: TypeAlias = tuple[Flat | Structured, Rewards, Flags, Flags, dict[str, Any]]

_NOTHING: Final = Box(0.0, 1.0, (0,), np.float32)
"""The space of an observation where none are made."""


class Environment(VectorEnv[Any, Any, Any]):
    """A number of tables at which the same game is played with the same seats and options.

    At each table, one seat acts in each step: `infos["current_player"]`. The observations and
    `infos["action_mask"]` are those of this seat and contain nothing that it may not see; after the
    end of a game, they are those of seat 0. Where several seats choose at the same time, they act
    one after the other, as in `fateloom.rl.aec`.

    Rewards are given at the end: see `Play.reward`. They have a row for each table and a column
    for each seat; for games for one, they have no columns, as in all vector environments of
    Gymnasium. `infos` then has the `place` of each seat, and the `reason` why the game is over.

    Attributes:
        setup: The game with its seats, options and actions.
        plays: The games, by table.
    """

    def __init__(
        self,
        game: str,
        *,
        num_envs: int,
        seats: int,
        observations: Kind | None = "flat",
        action_masks: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        limit: int = LIMIT,
        **options: bool | int | str,
    ) -> None:
        """Prepare the tables. `options` are those of the game; see `Game.options`.

        Without `observations` (None), arrays of observations have no columns, and no seat's view is
        made. Without `action_masks`, `infos` has none; `sample_actions` works all the same.

        Raises what `Setup` raises, and `ValueError` for less than one table, for another kind of
        observations and for another mode.
        """
        if index(num_envs) < 1:
            raise ValueError(f"num_envs: {num_envs}, but there has to be at least one table")
        self.setup = Setup(game, seats=seats, limit=limit, **options)
        self.num_envs = num_envs
        self.observations = None if observations is None else checked_kind(observations)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {
            "name": self.setup.name,
            "render_modes": [],
            "autoreset_mode": self.autoreset_mode,
        }
        count = len(self.setup.actions)
        self.single_action_space = Discrete(count)
        self.action_space = MultiDiscrete([count] * num_envs)
        self.single_observation_space = (
            observation_space(self.setup, self.observations) if self.observations else _NOTHING
        )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.plays: list[Play] = []
        self._masks = action_masks
        self._rewards_shape = (num_envs, seats) if seats > 1 else (num_envs,)
        self._random = [seeding.np_random()[0] for _ in range(num_envs)]
        self._seats: list[Seat] = [0] * num_envs
        self._legal: list[Sequence[Move]] = [()] * num_envs
        """The moves of the seat that acts, by table; none after the end of a game."""

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Flat | Structured, dict[str, Any]]:
        """Deal new games: those of the seeds, or the next ones at random.

        A whole number is the seed of the first table, and the next numbers are those of the others.
        The games that a table deals afterwards follow from its seed, as in `fateloom.rl.aec`.
        `options={"reset_mask": mask}` deals only at the tables where the mask is true.

        Raises `ValueError` and `TypeError` for a wrong number of seeds and for what is no mask, and
        `InvalidSetup` for a negative seed; and leaves everything as it was.
        """
        seeds = self._checked_seeds(seed)
        chosen = self._checked_mask((options or {}).get("reset_mask"))
        # Seeds that are refused are so before anything is drawn for others.
        plays = {
            table: Play.begin(self.setup, deal)
            for table in chosen
            if (deal := seeds[table]) is not None
        }
        random = {table: seeding.np_random(seeds[table])[0] for table in plays}
        for table in chosen:
            if table in random:
                self._random[table] = random[table]
            else:
                plays[table] = self._next(table)
        self.plays = self.plays or [plays[table] for table in chosen]
        for table, play in plays.items():
            self._put(table, play)
        return self._observe(), self._infos()

    def step(self, actions: Any) -> Step:
        """Make a choice at each table, for the seat that acts there.

        What happens at a table whose game is over depends on the `autoreset_mode`, as Gymnasium
        defines it. `NEXT_STEP` ignores the action and deals the next game; `SAME_STEP` has dealt it
        already, and gave the end of the last one as `final_obs` and `final_info`; `DISABLED` waits
        for a `reset` of the table.

        Raises `IllegalMove` with the reason for an action that is not legal, `ValueError` and
        `TypeError` for what are no actions, and `ResetNeeded` for a table that has no game; and
        leaves all tables as they were.
        """
        moves = self._checked_moves(actions)
        rewards: Rewards = np.zeros(self._rewards_shape)
        terminations: Flags = np.zeros(self.num_envs, np.bool_)
        truncations: Flags = np.zeros(self.num_envs, np.bool_)
        ended: list[int] = []
        plays, seats, legal = self.plays, self._seats, self._legal
        for table, move in enumerate(moves):
            if move is None:
                self._put(table, self._next(table))
                continue
            play = plays[table]
            play.choose(seats[table], move)
            seat = play.seat
            if seat is None:
                ended.append(table)
                seats[table], legal[table] = 0, ()
            else:
                seats[table], legal[table] = seat, play.state.legal(seat)
        for table in ended:
            play = plays[table]
            rewards[table] = self._by_seat(play.reward)
            terminations[table], truncations[table] = play.over, play.broken_off
        results = self._results(ended)
        if ended and self.autoreset_mode is AutoresetMode.SAME_STEP:
            results = self._final(ended, results)
            for table in ended:
                self._put(table, self._next(table))
        return self._observe(), rewards, terminations, truncations, self._infos() | results

    def sample_actions(self) -> NDArray[np.int64]:
        """A legal action for each table at random, all legal ones with the same probability.

        It is 0 for a table whose game is over. `action_space.seed` seeds the choices.
        """
        draws = self.action_space.np_random.random(self.num_envs).tolist()
        number = self.setup.actions.number
        sampled = [
            number(seat, legal[int(draw * len(legal))]) if legal else 0
            for seat, legal, draw in zip(self._seats, self._legal, draws, strict=True)
        ]
        return np.array(sampled, np.int64)

    def _checked_seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if not isinstance(seed, Sequence):
            first = index(seed)
            return range(first, first + self.num_envs)
        if len(seed) != self.num_envs:
            raise ValueError(f"seed: {len(seed)} seeds for {self.num_envs} tables")
        return seed

    def _checked_mask(self, mask: Any) -> list[int]:
        """The tables at which a mask is true; all without a mask."""
        if mask is None:
            return list(range(self.num_envs))
        if not self.plays:
            raise ResetNeeded("reset without a reset_mask first: no game has been dealt")
        if getattr(mask, "dtype", None) != np.bool_ or mask.shape != (self.num_envs,):
            raise TypeError(f"reset_mask: an array of {self.num_envs} bool is needed")
        return [int(table) for table in np.flatnonzero(mask)]

    def _checked_moves(self, actions: Any) -> list[Move | None]:
        """The moves that the actions stand for, by table; None where a game is over."""
        if not self.plays:
            raise ResetNeeded("reset first: no game has been dealt")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise ValueError(f"actions: {self.num_envs} are needed, not shape {given.shape}")
        if not np.issubdtype(given.dtype, np.integer):
            raise TypeError(f"actions: whole numbers are needed, not {given.dtype}")
        numbers = given.tolist()
        by_action = [self.setup.actions.moves(seat) for seat in range(self.setup.seats)]
        count = len(self.setup.actions)
        moves: list[Move | None] = []
        for table, (legal, number) in enumerate(zip(self._legal, numbers, strict=True)):
            move = by_action[self._seats[table]][number] if 0 <= number < count else None
            if not legal:
                self._check_dealt(table)
                move = None
            elif move not in legal:
                self._refuse(table, number)
            moves.append(move)
        return moves

    def _check_dealt(self, table: int) -> None:
        """Raise `ResetNeeded` if a table whose game is over does not get the next one by itself."""
        if self.autoreset_mode is AutoresetMode.DISABLED:
            raise ResetNeeded(f"table {table}: the game is over; reset it with a reset_mask")

    def _refuse(self, table: int, action: int) -> NoReturn:
        """Raise the error for an action that is not legal, with its reason and the table."""
        seat = self._seats[table]
        try:
            self.plays[table].state.copy().apply(seat, self.setup.actions.move(seat, action))
        except (IllegalMove, ValueError) as error:
            error.add_note(f"at table {table}, with action {action}")
            raise
        raise AssertionError(f"table {table}: action {action} can be made, but is not in the list")

    def _next(self, table: int) -> Play:
        """The next game of a table, at random."""
        return Play.begin(self.setup, int(self._random[table].integers(SEEDS)))

    def _put(self, table: int, play: Play) -> None:
        """Put a new game on a table."""
        seat = play.seat
        assert seat is not None
        self.plays[table] = play
        self._seats[table], self._legal[table] = seat, play.state.legal(seat)

    def _observe(self) -> Flat | Structured:
        """What the seats that act see."""
        if self.observations is None:
            return np.zeros((self.num_envs, 0), np.float32)
        views = [play.state.view(seat) for play, seat in zip(self.plays, self._seats, strict=True)]
        return self.setup.observed_together(views, self.observations)

    def _infos(self) -> dict[str, Any]:
        """The infos of all tables."""
        infos: dict[str, Any] = {"current_player": np.array(self._seats)}
        if self._masks:
            infos["action_mask"] = self._action_masks()
        return infos | {f"_{name}": np.ones(self.num_envs, np.bool_) for name in infos}

    def _action_masks(self) -> NDArray[np.int8]:
        masks = np.zeros((self.num_envs, len(self.setup.actions)), np.int8)
        number = self.setup.actions.number
        tables, actions = [], []
        for table, (seat, legal) in enumerate(zip(self._seats, self._legal, strict=True)):
            tables += [table] * len(legal)
            actions += [number(seat, move) for move in legal]
        masks[tables, actions] = 1
        return masks

    def _results(self, ended: Sequence[int]) -> dict[str, Any]:
        """The infos of games that have come to their end; none of those that were broken off."""
        ended = [table for table in ended if self.plays[table].over]
        if not ended:
            return {}
        places = np.zeros(self._rewards_shape, np.int64)
        reasons = np.full(self.num_envs, None, object)
        for table in ended:
            play = self.plays[table]
            places[table] = self._by_seat(lambda seat, play=play: play.result(seat)["place"])
            reasons[table] = play.result(0)["reason"]
        there = self._flags(ended)
        return {"place": places, "_place": there, "reason": reasons, "_reason": there.copy()}

    def _final(self, ended: Sequence[int], results: dict[str, Any]) -> dict[str, Any]:
        """The last observations and infos of games that are followed by others in the same step."""
        last = np.full(self.num_envs, None, object)
        for table in ended:
            if self.observations is None:
                last[table] = np.zeros(0, np.float32)
            else:
                last[table] = self.plays[table].observe(0, self.observations)
        there = self._flags(ended)
        return {
            "final_obs": last,
            "_final_obs": there,
            "final_info": results,
            "_final_info": there.copy(),
        }

    def _by_seat(self, value: Any) -> Any:
        """A value for each seat: a row, or the one value of a game for one."""
        values = [value(seat) for seat in range(self.setup.seats)]
        return values if self.setup.seats > 1 else values[0]

    def _flags(self, tables: Sequence[int]) -> Flags:
        flags = np.zeros(self.num_envs, np.bool_)
        flags[list(tables)] = True
        return flags
