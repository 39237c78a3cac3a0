"""Gymnasium's own check of the environments, and what it leaves open."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fateloom.core.errors import InvalidSetup
from fateloom.games import registry
from fateloom.rl import gym
from fateloom.rl.setup import learnable

ID = "fateloom/hand-v0"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("hand", {}),
        ("hand", {"observations": "structured"}),
        ("hand", {"hero": "galathar", "boss": "sythra", "difficulty": "legendary"}),
        ("destinies", {}),
        ("destinies", {"observations": "structured", "scenario": "late-tithe"}),
        ("destinies", {"mode": "challenger", "dice": "own"}),
    ],
)
def test_gymnasium_finds_nothing_wrong(game: str, options: dict[str, Any]) -> None:
    """Its warnings would be errors here."""
    check_env(gymnasium.make(f"fateloom/{game}-v0", **options).unwrapped)


def test_the_games_of_one_are_registered() -> None:
    found = {each.split("/")[1].split("-")[0] for each in gymnasium.registry if "fateloom" in each}
    assert found == {game for game in learnable() if 1 in registry[game].seat_counts}


def finished(env: Any, seed: int) -> tuple[float, bool, bool, dict[str, Any]]:
    """Play a game at random; what its last step returns."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    over = broken_off = False
    reward = 0.0
    while not over and not broken_off:
        assert reward == 0.0
        action = env.action_space.sample(info["action_mask"])
        _, reward, over, broken_off, info = env.step(action)
    return reward, over, broken_off, info


def test_a_run_ends_with_a_reward_and_a_reason() -> None:
    env = gymnasium.make(ID, difficulty="casual")
    for seed in range(5):
        reward, over, broken_off, info = finished(env, seed)
        assert over and not broken_off
        assert reward == {"won": 1.0, "lost": -1.0, "draw": 0.0}[info["reason"]]
        assert info["place"] == 1
        assert not info["action_mask"].any()


def test_the_policy_of_the_game_wins_what_it_wins_elsewhere() -> None:
    """Through numbers and back: the same choices lead to the same end."""
    hand = registry["hand"]
    ends = set()
    for seed in range(6):
        env: Any = gym.Environment("hand")
        env.reset(seed=seed)
        state = hand.new(seed=seed, seats=1)
        chance, over, reward = Random(seed), False, 0.0
        while not over:
            move = hand.policy(state.view(0), state.legal(0), chance)
            state.apply(0, move)
            _, reward, over, _, _ = env.step(env.setup.actions.number(0, move))
        assert env.play.state == state
        ends.add(reward)
    assert ends == {1.0, -1.0}


def test_a_run_is_broken_off_at_its_limit() -> None:
    env = gymnasium.make(ID, limit=3)
    assert finished(env, 1)[:3] == (0.0, False, True)


def test_an_illegal_action_loses_and_says_why() -> None:
    env: Any = gymnasium.make(ID)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (env.unwrapped.action_masks() == info["action_mask"]).all()
    _, reward, over, broken_off, info = env.step(wrong)
    assert (reward, over, broken_off) == (-1.0, True, False)
    assert info["refused"] == "hand not slotted: Assassin [HND-STR-01]"
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no such action: 333"):
        env.unwrapped.step(333)


def test_a_seed_deals_what_it_deals_elsewhere_and_then_others() -> None:
    env: Any = gym.Environment("hand")
    env.reset(seed=5)
    assert env.play.state == registry["hand"].new(seed=5, seats=1)
    env.reset()
    second = env.play.state
    env.reset(seed=5)
    env.reset()
    assert env.play.state == second


def test_a_game_of_several_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="seat count: 1"):
        gym.Environment("destiny")
