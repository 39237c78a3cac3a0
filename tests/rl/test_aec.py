"""PettingZoo's own tests of the environments, and what they leave open."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from crossroads.game import CROSSROADS

from fateloom.core.errors import IllegalMove, InvalidSetup
from fateloom.games import registry

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import TerminateIllegalWrapper

from fateloom.rl import aec
from tests.rl.test_features import SETUPS

KNOWN = (
    "Observation is not a NumPy array",  # it is one beside its mask, as PettingZoo's documents say
    "Observation space for each agent probably should be",
    "Environment has not defined a render",
)
"""What the tests warn of in every environment that has masks, or that draws nothing."""


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int, options: dict[str, Any]) -> None:
    kind: Any = ("flat", "structured")[seats % 2]
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(aec.env(game, seats=seats, observations=kind, **options), num_cycles=200)
        seed_test(lambda: aec.env(game, seats=seats, observations=kind, **options), num_cycles=20)
    assert not [each for each in told if not str(each.message).startswith(KNOWN)]


def finished(env: Any, seed: int | None) -> dict[str, tuple[float, dict[str, Any]]]:
    """Play a game at random; the last reward and info of each agent."""
    env.reset(seed=seed)
    chance = np.random.default_rng(1)
    ends = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            ends[agent] = (reward, info)
            env.step(None)
        else:
            assert reward == 0.0
            env.step(chance.choice(np.flatnonzero(observation["action_mask"])))
    return ends


def test_rewards_are_given_at_the_end_with_places() -> None:
    ends = finished(aec.env("destiny", seats=3, goal=3), seed=4)
    assert sorted(ends) == ["seat_0", "seat_1", "seat_2"]
    assert sorted(reward for reward, _ in ends.values()) == [-1.0, -1.0, 1.0]
    for reward, info in ends.values():
        assert (info["place"] == 1) == (reward == 1.0)
        assert info["reason"] == "goal"


def test_a_game_that_is_broken_off_is_truncated() -> None:
    env = aec.env("destiny", seats=3, limit=4)
    assert finished(env, seed=4) == dict.fromkeys(["seat_0", "seat_1", "seat_2"], (0.0, {}))


def test_a_seed_deals_what_it_deals_elsewhere_and_then_others() -> None:
    env = aec.env("realms", seats=3)
    env.reset(seed=5)
    assert env.unwrapped.play.state == env.unwrapped.setup.game.new(seed=5, seats=3)
    env.reset()
    second = env.unwrapped.play.state
    env.reset(seed=5)
    env.reset()
    assert env.unwrapped.play.state == second
    with pytest.raises(InvalidSetup, match="seed"):
        env.reset(seed=-5)


def test_those_who_choose_at_once_see_nothing_of_each_other() -> None:
    """Where cards are laid together: what one lays changes no other's numbers."""
    env = aec.env("destiny", seats=3, laying="together")
    chance = np.random.default_rng(2)
    hidden = 0
    env.reset(seed=2)
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        waiting = env.unwrapped.play.state.waiting
        others = [f"seat_{seat}" for seat in waiting if f"seat_{seat}" != agent]
        before = [env.observe(other) for other in others]
        env.step(chance.choice(np.flatnonzero(observation["action_mask"])))
        if len(waiting) > 1 and len(env.unwrapped.play.state.waiting) > 1:
            for other, seen in zip(others, before, strict=True):
                now = env.observe(other)
                assert np.array_equal(seen["action_mask"], now["action_mask"])
                if agent in env.agents and int(agent[-1]) in env.unwrapped.play.state.waiting:
                    assert np.array_equal(seen["observation"], now["observation"])
                    hidden += 1
    assert hidden > 10


def test_an_illegal_action_is_refused_or_ends_the_game() -> None:
    env = aec.env("destiny", seats=3)
    env.reset(seed=7)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        env.step(wrong)
    assert env.agent_selection == agent
    env = TerminateIllegalWrapper(aec.env("destiny", seats=3), illegal_reward=-1)
    env.reset(seed=7)
    env.step(wrong)
    assert all(env.terminations.values())


def test_another_kind_of_observations_is_refused() -> None:
    kind: Any = "pixels"
    with pytest.raises(ValueError, match="flat, structured"):
        aec.env("destiny", seats=3, observations=kind)


def test_another_agent_is_refused() -> None:
    env = aec.env("destiny", seats=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no such agent: seat_2; there are seat_0, seat_1"):
        env.observe("seat_2")


def test_a_game_of_another_package_is_an_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Crossroads, all choose at the same time."""
    monkeypatch.setitem(registry._places, "crossroads", "crossroads.game:CROSSROADS")
    monkeypatch.setitem(registry._games, "crossroads", CROSSROADS)
    for seats in CROSSROADS.seat_counts:
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            api_test(aec.env("crossroads", seats=seats))
        assert not [each for each in told if not str(each.message).startswith(KNOWN)]
    env = aec.env("crossroads", seats=3, observations="structured")
    env.reset(seed=1)
    order = []
    for agent in env.agent_iter(3):
        order.append(agent)
        before = [env.observe(other)["observation"] for other in ("seat_1", "seat_2")]
        env.step(4)
        if len(order) < 3:
            assert env.observe(agent)["observation"]["mine"].tolist() == [0, 0, 0, 0, 1]
            for other, seen in zip(("seat_1", "seat_2"), before, strict=True):
                now = env.observe(other)["observation"]
                assert (now["lanterns"] == seen["lanterns"]).all()
                assert other in order or not now["mine"].any()
    assert order == ["seat_0", "seat_1", "seat_2"]
