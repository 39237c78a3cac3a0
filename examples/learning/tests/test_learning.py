"""Learning by playing, small: the environment of one seat, the player, and one short training."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from learning.one_seat import OneSeat
from learning.player import NoPlayer, Player, load, trained

from fateloom.bots import BOTS, Bot
from fateloom.games import registry
from fateloom.lab import simulate
from fateloom.rl.setup import Setup

DESTINY = registry["destiny"]
TOLD = {"environment": Setup("destiny", seats=2).name, "game": "destiny", "seats": "2"}


@pytest.mark.parametrize(("game", "seats"), [("destiny", 2), ("realms", 4)])
def test_one_seat_of_a_game_is_an_environment(game: str, seats: int) -> None:
    env = OneSeat(game, seats)
    random, rewards = Random(3), []
    for seed in range(6):
        observation, _ = env.reset(seed=seed)
        over = False
        reward = 0.0
        while not over:
            assert observation in env.observation_space
            assert reward == 0
            action = random.choice(list(np.flatnonzero(env.action_masks())))
            observation, reward, over, broken_off, _ = env.step(action)
            assert not broken_off
        rewards.append(reward)
    assert {-1.0, 1.0} <= set(rewards)


def test_a_seed_repeats_its_games() -> None:
    seen = []
    for _ in range(2):
        env = OneSeat("destiny", 2)
        first, _ = env.reset(seed=5)
        second, _ = env.reset()
        seen.append((first.tolist(), second.tolist()))
    assert seen[0] == seen[1]
    assert seen[0][0] != seen[0][1]


def test_a_player_prefers_what_scores_higher() -> None:
    setup = Setup("destiny", seats=2)
    state = DESTINY.new(seed=7, seats=2)
    seat = state.waiting[0]
    legal = state.legal(seat)
    wanted = legal[1]

    def scores(observation: np.ndarray) -> np.ndarray:
        assert observation.shape == (setup.size,)
        row = np.zeros(len(setup.actions), np.float32)
        row[setup.actions.number(seat, wanted)] = 50
        return row

    player = Player(scores, setup)
    assert player.choose(DESTINY, state.view(seat), legal, Random(1)) == wanted
    with pytest.raises(NoPlayer, match="destiny with 2"):
        player.choose(DESTINY, DESTINY.new(seed=7, seats=3).view(0), legal, Random(1))


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({}, "does not say"),
        ({**TOLD, "environment": "fateloom_destiny_v999"}, "fateloom_destiny_v999"),
    ],
)
def test_a_player_of_something_else_is_refused(told: dict[str, str], words: str) -> None:
    with pytest.raises(NoPlayer, match=words):
        trained(lambda observation: observation, told)


@pytest.mark.filterwarnings("ignore")  # of the libraries, about each other
def test_it_learns_and_what_it_learned_plays(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    pytest.importorskip("sb3_contrib")
    train = pytest.importorskip("learning.train")
    first, again = (train.learn("destiny", 2, 600, 1, tmp_path / name, 2) for name in ("a", "b"))
    assert first.read_bytes() == again.read_bytes()
    assert "rollout/ep_rew_mean" in (tmp_path / "a/progress.csv").read_text(encoding="utf-8")
    player = load(first)

    bot = Bot("learned", sees=True, choose=player.choose)
    runs = [simulate(DESTINY, [bot, BOTS["random"]], 2, seed=5) for _ in range(2)]
    assert runs[0].rows == runs[1].rows
