"""Games for one as Gymnasium environments, registered as `fateloom/hand-v0` and the like.

Examples:
    >>> import gymnasium
    >>> env = gymnasium.make("fateloom.rl.gym:fateloom/hand-v0", hero="rhys")
    >>> observation, info = env.reset(seed=7)
    >>> terminated = truncated = False
    >>> while not terminated and not truncated:
    ...     action = env.action_space.sample(info["action_mask"])
    ...     observation, reward, terminated, truncated, info = env.step(action)
    >>> reward, info["reason"]
    (-1.0, 'lost')
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium.spaces import Discrete

from fateloom.core.errors import IllegalMove
from fateloom.games import registry
from fateloom.rl.play import Mask, Play
from fateloom.rl.setup import LIMIT, SEEDS, Flat, Kind, Setup, Structured, features_of, learnable
from fateloom.rl.spaces import checked_kind, observation_space


class Environment(gymnasium.Env[Any, Any]):
    """A game for one.

    Each `info` has the `action_mask`. At the end it also tells the `place` and the `reason` why the
    game is over. After `limit` choices the game is broken off: it is truncated.

    An action that the mask leaves out ends the game as lost, and `info` tells why it was `refused`.
    It does not raise an error, because Gymnasium's own checks try actions without a mask.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 - Gymnasium declares it as an attribute of instances

    def __init__(
        self,
        game: str,
        *,
        observations: Kind = "flat",
        limit: int = LIMIT,
        **options: bool | int | str,
    ) -> None:
        """Prepare the games. `options` are those of the game; see `Game.options`.

        Raises what `Setup` raises, and `ValueError` for another kind of observations.
        """
        self.setup = Setup(game, seats=1, limit=limit, **options)
        self.observations: Kind = checked_kind(observations)
        self.observation_space = observation_space(self.setup, self.observations)
        self.action_space = Discrete(len(self.setup.actions))
        self.play: Play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Flat | Structured, dict[str, Any]]:
        """Deal a new game: that of `seed`, if one is given, and else the next at random.

        The same seed makes the same sequence of games. `options` are ignored: those of the game
        are given once, when the environment is made.
        """
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.play = Play.begin(self.setup, deal)
        return self.play.observe(0, self.observations), {"action_mask": self.play.mask(0)}

    def step(self, action: Any) -> tuple[Flat | Structured, float, bool, bool, dict[str, Any]]:
        """Make a choice. Raises `ValueError` for a number that is no action."""
        play, reward, over = self.play, 0.0, False
        info: dict[str, Any] = {}
        try:
            play.act(action)
        except IllegalMove as error:
            info["refused"], reward, over = str(error), -1.0, True
        if play.seat is None:
            info, reward, over = play.result(0), play.reward(0), play.over
        info["action_mask"] = play.mask(0)
        return play.observe(0, self.observations), reward, over, play.broken_off, info

    def action_masks(self) -> Mask:
        """The legal actions, by action: what `MaskablePPO` of Stable-Baselines3 asks for."""
        return self.play.mask(0)


def _register() -> None:
    for game in learnable():
        if 1 in registry[game].seat_counts:
            gymnasium.register(
                f"fateloom/{game}-v{features_of(game).version}",
                entry_point=f"{__name__}:{Environment.__name__}",
                kwargs={"game": game},
            )


_register()
