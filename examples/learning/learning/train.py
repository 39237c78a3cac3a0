"""Learn a game by playing it against random moves, and write the player as an ONNX file.

python -m learning.train --out learned/

It uses maskable proximal policy optimization (Huang and Ontañón 2020) of sb3-contrib. The folder
gets `player.onnx`, which `learning.player` plays with, and `progress.csv`, the learning curve:
`rollout/ep_rew_mean` is the mean reward of the last 100 games, from -1 to 1. The same seed and the
same number of choices give the same player on the same machine.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import onnx
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.logger import configure

from fateloom.rl.setup import Setup
from learning.one_seat import OneSeat


class Scores(torch.nn.Module):  # type: ignore[misc]
    """From an observation to a number for each action, the larger the better."""

    def __init__(self, policy: Any) -> None:
        super().__init__()
        self.policy = policy

    def forward(self, observation: torch.Tensor) -> torch.Tensor:
        seen = self.policy.extract_features(observation, self.policy.pi_features_extractor)
        scores: torch.Tensor = self.policy.action_net(self.policy.mlp_extractor.forward_actor(seen))
        return scores


def learn(game: str, seats: int, choices: int, seed: int, out: Path, tables: int = 8) -> Path:
    """Learn for so many choices, made at several tables side by side; the file of the player."""
    torch.set_num_threads(1)  # the tables need more time than the network does
    setup = Setup(game, seats=seats)
    model = MaskablePPO(
        "MlpPolicy",
        make_vec_env(lambda: OneSeat(game, seats), n_envs=tables, seed=seed),
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        learning_rate=lambda left: 5e-4 * left,  # down to 0 at the end
        gamma=0.999,  # a game is about a hundred choices long
        gae_lambda=0.97,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=seed,
        device="cpu",
    )
    model.set_logger(configure(str(out), ["stdout", "csv"]))
    model.learn(choices, log_interval=1)
    model.logger.close()
    path = out / "player.onnx"
    _export(model, setup, path)
    return path


def _export(model: MaskablePPO, setup: Setup, path: Path) -> None:
    """Write the player, with what it was trained for, which `learning.player` checks."""
    torch.onnx.export(
        Scores(model.policy).eval(),
        (torch.zeros(1, setup.size),),
        path,
        input_names=["observation"],
        output_names=["scores"],
        external_data=False,
        verbose=False,
    )
    proto = onnx.load(path)
    onnx.helper.set_model_props(
        proto, {"environment": setup.name, "game": setup.game.name, "seats": str(setup.seats)}
    )
    onnx.checker.check_model(proto)
    onnx.save(proto, path)


def main() -> None:
    """Read the command line and learn."""
    parser = argparse.ArgumentParser(prog="python -m learning.train", description=__doc__)
    parser.add_argument("--game", default="destiny")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--choices", type=int, default=400_000, help="how many to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="a folder")
    wish = parser.parse_args()
    print(learn(wish.game, wish.seats, wish.choices, wish.seed, wish.out))


if __name__ == "__main__":
    main()
