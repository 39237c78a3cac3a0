"""Many tables at once: the same as each of them alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fateloom.core.errors import IllegalMove, InvalidSetup
from fateloom.games import registry

pytest.importorskip("pettingzoo")

from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from fateloom.rl import aec, vector
from tests.rl.test_features import SETUPS

SEEDS = (3, 8)


def same(one: Any, other: Any) -> bool:
    """Whether two observations, flat or structured, say the same."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    return bool(np.array_equal(one, other))


def row(observations: Any, table: int) -> Any:
    """The observation of one table."""
    if isinstance(observations, dict):
        return {name: values[table] for name, values in observations.items()}
    return observations[table]


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_each_table_is_the_aec_environment_of_its_seed(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    """Step by step: who acts, what it sees, what is legal, and how the game ends; and the next."""
    kind: Any = ("structured", "flat")[seats % 2]
    options = {**options, "limit": min(options.get("limit", 150), 150)}
    several = vector.Environment(
        game, num_envs=len(SEEDS), seats=seats, observations=kind, **options
    )
    alone = [aec.Environment(game, seats=seats, observations=kind, **options) for _ in SEEDS]
    observations, infos = several.reset(seed=SEEDS)
    for env, seed in zip(alone, SEEDS, strict=True):
        env.reset(seed=seed)
    assert several.observation_space.contains(observations)
    over = [False] * len(SEEDS)
    for _ in range(200):
        actions = several.sample_actions()
        for table, env in enumerate(alone):
            agent = env.agent_selection
            assert infos["current_player"][table] == int(agent.removeprefix("seat_"))
            seen = env.observe(agent)
            assert same(row(observations, table), seen["observation"])
            if over[table]:
                assert not infos["action_mask"][table].any()
                env.reset()
            else:
                assert np.array_equal(infos["action_mask"][table], seen["action_mask"])
                env.step(actions[table])
        observations, rewards, terminations, truncations, infos = several.step(actions)
        for table, env in enumerate(alone):
            agents = env.possible_agents
            assert several.plays[table].state == env.play.state
            assert np.reshape(rewards, (2, seats))[table].tolist() == [
                env.rewards[agent] for agent in agents
            ]
            assert terminations[table] == env.terminations[agents[0]]
            assert truncations[table] == env.truncations[agents[0]]
            over[table] = bool(terminations[table] or truncations[table])
            if terminations[table]:
                places = np.reshape(infos["place"], (2, seats))[table].tolist()
                assert places == [env.infos[agent]["place"] for agent in agents]
                assert infos["reason"][table] == env.infos[agents[0]]["reason"]
            elif "place" in infos:
                assert not infos["_place"][table]


def played(env: vector.Environment, steps: int) -> list[Any]:
    """What some random steps return."""
    return [env.step(env.sample_actions()) for _ in range(steps)]


def test_without_observations_and_masks_the_same_games_are_played() -> None:
    """What is not made changes nothing: the actions, rewards and ends are the same."""
    full = vector.Environment("destiny", num_envs=3, seats=2, goal=3)
    bare = vector.Environment(
        "destiny", num_envs=3, seats=2, goal=3, observations=None, action_masks=False
    )
    for env in (full, bare):
        env.reset(seed=5)
        env.action_space.seed(6)
    pairs = zip(played(full, 400), played(bare, 400), strict=True)
    for (_, *results, infos), (nothing, *others, short) in pairs:
        assert nothing.shape == (3, 0)
        assert all(np.array_equal(a, b) for a, b in zip(results, others, strict=True))
        assert np.array_equal(infos["current_player"], short["current_player"])
        assert "action_mask" not in short
    assert [play.state for play in full.plays] == [play.state for play in bare.plays]


def test_random_actions_are_legal_and_follow_their_seed() -> None:
    env = vector.Environment("realms", num_envs=4, seats=2)
    _, infos = env.reset(seed=1)
    drawn = []
    for _ in range(2):
        env.action_space.seed(2)
        drawn.append(env.sample_actions())
    assert drawn[0].tolist() == drawn[1].tolist()
    for _ in range(50):
        actions = env.sample_actions()
        assert infos["action_mask"][range(4), actions].all()
        *_, infos = env.step(actions)
    counts = np.zeros(len(env.setup.actions))
    for _ in range(500):
        np.add.at(counts, env.sample_actions(), 1)
    assert not counts[~infos["action_mask"].any(axis=0)].any()
    assert (counts[infos["action_mask"].any(axis=0)] > 0).all()


def ends(mode: AutoresetMode | str, **more: Any) -> tuple[vector.Environment, Any]:
    """An environment with short games, and its first step in which a game ends."""
    env = vector.Environment("hand", num_envs=3, seats=1, autoreset_mode=mode, **more)
    env.reset(seed=4)
    env.action_space.seed(4)
    while True:
        step = env.step(env.sample_actions())
        if (step[2] | step[3]).any():
            return env, step


def test_the_next_step_deals_the_next_game() -> None:
    env, (_, rewards, terminations, _, infos) = ends(AutoresetMode.NEXT_STEP)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    over = int(np.flatnonzero(terminations)[0])
    assert rewards.shape == (3,)
    assert rewards[over] in (1.0, -1.0)
    assert not infos["action_mask"][over].any()
    assert infos["place"][over] == 1
    finished = env.plays[over]
    actions = env.sample_actions()
    actions[over] = -7  # ignored, as Gymnasium says
    _, rewards, terminations, truncations, infos = env.step(actions)
    assert not (rewards[over] or terminations[over] or truncations[over])
    assert env.plays[over] is not finished
    assert env.plays[over].choices == 0
    assert infos["action_mask"][over].any()


def test_the_same_step_deals_the_next_game_and_tells_the_last() -> None:
    _, later = ends(AutoresetMode.NEXT_STEP)
    env, (observations, rewards, terminations, _, infos) = ends("SameStep")
    over = int(np.flatnonzero(terminations)[0])
    assert same(infos["final_obs"][over], later[0][over])
    assert infos["final_info"]["reason"][over] == later[4]["reason"][over]
    assert rewards[over] == later[1][over]
    assert infos["_final_obs"].tolist() == terminations.tolist()
    assert "place" not in infos
    assert env.plays[over].choices == 0
    assert same(row(observations, over), env.plays[over].observe(0, "flat"))
    assert infos["action_mask"][over].any()


def test_without_autoreset_the_tables_that_are_over_are_reset_by_mask() -> None:
    env, (_, _, terminations, truncations, _) = ends("Disabled", observations=None)
    over = terminations | truncations
    before = env.plays[:]
    with pytest.raises(ResetNeeded, match=rf"table {np.flatnonzero(over)[0]}: the game is over"):
        env.step(env.sample_actions())
    _, infos = env.reset(options={"reset_mask": over})
    assert infos["action_mask"].any(axis=1).all()
    kept = [one is other for one, other in zip(before, env.plays, strict=True)]
    assert kept == (~over).tolist()
    env.step(env.sample_actions())


def test_a_game_that_is_broken_off_is_truncated() -> None:
    env = vector.Environment("destiny", num_envs=2, seats=3, limit=4)
    env.reset(seed=1)
    *_, (_, rewards, terminations, truncations, infos) = played(env, 4)
    assert truncations.all()
    assert not terminations.any()
    assert not rewards.any()
    assert "place" not in infos


def test_an_illegal_action_changes_no_table() -> None:
    env = vector.Environment("destiny", num_envs=3, seats=3)
    env.reset(seed=7)
    before = [play.state.copy() for play in env.plays]
    actions = env.sample_actions()
    actions[2] = len(env.setup.actions) - 1
    with pytest.raises(IllegalMove, match="not in this phase") as refused:
        env.step(actions)
    assert refused.value.__notes__ == [f"at table 2, with action {actions[2]}"]
    for wrong in (-1, len(env.setup.actions)):
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"no such action: {wrong}"):
            env.step(actions)
    assert [play.state for play in env.plays] == before


@pytest.mark.parametrize(
    ("actions", "message"),
    [([0, 0], "3 are needed"), (5, "3 are needed"), ([0.0] * 3, "float"), (["a"] * 3, "whole")],
)
def test_what_are_no_actions_is_refused(actions: Any, message: str) -> None:
    env = vector.Environment("destiny", num_envs=3, seats=3)
    with pytest.raises(ResetNeeded):
        env.step(actions)
    env.reset()
    with pytest.raises((ValueError, TypeError), match=message):
        env.step(actions)


@pytest.mark.parametrize(
    ("seed", "options", "error"),
    [
        ([1, 2], None, ValueError),
        (-3, None, InvalidSetup),
        ([1, None, -1], None, InvalidSetup),
        ("abc", None, TypeError),
        (1.5, None, TypeError),
        (None, {"reset_mask": [True, False, True]}, TypeError),
        (None, {"reset_mask": np.array([True])}, TypeError),
    ],
)
def test_a_wrong_reset_leaves_everything_as_it_was(seed: Any, options: Any, error: type) -> None:
    env = vector.Environment("destiny", num_envs=3, seats=2)
    other = vector.Environment("destiny", num_envs=3, seats=2)
    for each in (env, other):
        each.reset(seed=1)
    before = env.plays[:]
    with pytest.raises(error):
        env.reset(seed=seed, options=options)
    assert env.plays == before
    env.reset()
    other.reset()
    assert [play.state for play in env.plays] == [play.state for play in other.plays]


@pytest.mark.parametrize(
    "wrong",
    [
        {"num_envs": 0},
        {"seats": 9},
        {"observations": "pixels"},
        {"autoreset_mode": "never"},
        {"limit": 0},
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises((ValueError, InvalidSetup)):
        vector.Environment("destiny", **{"num_envs": 2, "seats": 3, **wrong})


def test_the_first_reset_deals_at_all_tables() -> None:
    env = vector.Environment("hand", num_envs=2, seats=1)
    with pytest.raises(ResetNeeded, match="without a reset_mask"):
        env.reset(options={"reset_mask": np.array([True, False])})


def test_wrappers_of_gymnasium_take_the_games_for_one() -> None:
    env: Any = DictInfoToList(
        RecordEpisodeStatistics(vector.Environment("hand", num_envs=2, seats=1))
    )
    _, infos = env.reset(seed=1)
    for _ in range(2000):
        *_, infos = env.step(env.unwrapped.sample_actions())
        assert all("action_mask" in info for info in infos)
        done = [info for info in infos if "episode" in info]
        if done:
            assert done[0]["episode"]["r"] in (1.0, -1.0)
            assert done[0]["place"] == 1
            return
    pytest.fail("no game ended")


def test_every_learnable_game_is_compared() -> None:
    assert {game for game, *_ in SETUPS} == set(registry)
