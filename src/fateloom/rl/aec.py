"""Games as PettingZoo environments of the kind AEC: the agents act one after the other.

Examples:
    >>> from fateloom.rl import aec
    >>> env = aec.env("destiny", seats=3)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, terminated, truncated, info = env.last()
    ...     if terminated or truncated:
    ...         action = None
    ...     else:
    ...         action = env.action_space(agent).sample(observation["action_mask"])
    ...     env.step(action)
"""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete, Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from fateloom.core.game import Seat
from fateloom.rl.play import Play
from fateloom.rl.setup import LIMIT, SEEDS, Kind, Setup
from fateloom.rl.spaces import checked_kind, mask_space, observation_space


class Environment(AECEnv):  # type: ignore[misc]
    """A game for agents `seat_0`, `seat_1` ...

    An observation is a dictionary of `observation`, flat or structured, and `action_mask`.

    Where seats choose at the same time, their agents act one after the other, and none of them
    sees what was chosen before all have chosen. All agents stay until the game is over, also those
    that have nothing left to choose. Rewards are given at the end; see `Play.reward`. The `infos`
    then tell the `place` of each agent and the `reason` why the game is over. After `limit` choices
    the game is broken off: all agents are truncated.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        observations: Kind = "flat",
        limit: int = LIMIT,
        **options: bool | int | str,
    ) -> None:
        """Prepare the games. `options` are those of the game; see `Game.options`.

        Raises what `Setup` raises, and `ValueError` for another kind of observations.
        """
        super().__init__()
        self.setup = Setup(game, seats=seats, limit=limit, **options)
        self.observations: Kind = checked_kind(observations)
        self.metadata = {"name": self.setup.name, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._spaces: dict[str, Space[Any]] = {
            agent: Dict(
                {
                    "observation": observation_space(self.setup, self.observations),
                    "action_mask": mask_space(self.setup),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: Discrete(len(self.setup.actions)) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self.play: Play

    def observation_space(self, agent: str) -> Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: that of `seed`, if one is given, and else the next at random.

        The same seed makes the same sequence of games. `options` are ignored: those of the game
        are given once, when the environment is made. Raises `InvalidSetup` for a negative seed.
        """
        if seed is not None:
            self.play = Play.begin(self.setup, seed)
            self._random, _ = seeding.np_random(seed)
        else:
            self.play = Play.begin(self.setup, int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat(agent)
        return {
            "observation": self.play.observe(seat, self.observations),
            "action_mask": self.play.mask(seat),
        }

    def step(self, action: Any) -> None:
        """Make the choice of the selected agent.

        Raises `IllegalMove` with the reason for an action that the mask leaves out, and changes
        nothing then. `pettingzoo.utils.TerminateIllegalWrapper` ends the game instead.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.seat is None:
            for each in self.agents:
                seat = self._seat(each)
                self.rewards[each] = self.play.reward(seat)
                self.terminations[each] = self.play.over
                self.truncations[each] = self.play.broken_off
                self.infos[each] = self.play.result(seat)
        self._accumulate_rewards()
        self._select()

    def close(self) -> None:
        """Nothing has to be released."""

    def _seat(self, agent: str) -> Seat:
        if agent not in self._spaces:
            raise ValueError(f"no such agent: {agent}; there are {', '.join(self._spaces)}")
        return self.possible_agents.index(agent)

    def _select(self) -> None:
        """Select the agent that acts next; after the end the first."""
        self.agent_selection = self.possible_agents[self.play.seat or 0]


def env(
    game: str,
    *,
    seats: int,
    observations: Kind = "flat",
    limit: int = LIMIT,
    **options: bool | int | str,
) -> AECEnv:
    """An `Environment` that also warns of calls in a wrong order, as PettingZoo's own do."""
    made = Environment(game, seats=seats, observations=observations, limit=limit, **options)
    return OrderEnforcingWrapper(made)
