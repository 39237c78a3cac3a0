"""A game for several seats as an environment for one of them: the others play at random."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from fateloom.rl import aec
from fateloom.rl.setup import SEEDS


class OneSeat(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat of a PettingZoo environment, another one in each game.

    A reset deals a new game. The reward of a game is 1 for a victory, divided among those that
    share it, and -1 otherwise.
    """

    def __init__(self, game: str, seats: int) -> None:
        self.table = aec.env(game, seats=seats)
        (agent, *_) = self.table.possible_agents
        self.observation_space = self.table.observation_space(agent)["observation"]
        self.action_space = self.table.action_space(agent)
        self._agent = agent
        self._mask: NDArray[np.int8] = np.zeros(0, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        self.table.reset(seed=int(self.np_random.integers(SEEDS)))
        agents = self.table.possible_agents
        self._agent = agents[int(self.np_random.integers(len(agents)))]
        return self._next()[0], {}

    def step(
        self, action: np.int64
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        self.table.step(int(action))
        return *self._next(), {}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that is legal now; `MaskablePPO` asks for it."""
        return self._mask

    def _next(self) -> tuple[NDArray[np.float32], float, bool, bool]:
        """Play on until this seat is asked or the game is over."""
        while True:
            agent = self.table.agent_selection
            over = self.table.terminations[agent] or self.table.truncations[agent]
            if over or agent == self._agent:
                break
            mask = self.table.observe(agent)["action_mask"]
            self.table.step(int(self.np_random.choice(np.flatnonzero(mask))))
        seen = self.table.observe(self._agent)
        self._mask = seen["action_mask"]
        return (
            seen["observation"],
            float(self.table.rewards[self._agent]),
            self.table.terminations[self._agent],
            self.table.truncations[self._agent],
        )
