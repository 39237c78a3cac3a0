"""OpenSpiel's own tests of the games, and what they leave open."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest

from fateloom.core.errors import IllegalMove, InvalidSetup

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python import observation
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from fateloom.rl import spiel
from tests.rl.test_features import SETUPS


def load(game: str, seats: int, **options: Any) -> Any:
    return pyspiel.load_game(f"fateloom_{game}_v0", {"players": seats, **options})


def dealt(game: Any, seed: int = 1) -> Any:
    """A state after the deal."""
    state, chance = game.new_initial_state(), Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.randrange(spiel.OUTCOMES))
    return state


def walk(game: Any, seed: int = 1) -> Any:
    """A random game: its state before each choice and chance node, and at the end."""
    state, chance = dealt(game, seed), Random(seed)
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            state.apply_action(chance.randrange(spiel.OUTCOMES))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    yield state


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_openspiel_finds_nothing_wrong(game: str, seats: int, options: dict[str, Any]) -> None:
    """At large tables the games are broken off early, because every step is tried in clones."""
    limit = min(options.get("limit", 1000), [1000, 1000, 400, 100, 100, 100][seats - 1])
    loaded = load(game, seats, **{**options, "limit": limit})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("game", "seats"), [("destinies", 3), ("destiny", 2), ("hand", 1), ("realms", 3)]
)
def test_openspiel_finds_nothing_wrong_in_python(game: str, seats: int) -> None:
    np.random.seed(seats)  # the test draws from it
    games_sim_test.GamesSimTest().sim_game(load(game, seats))


def test_a_chance_node_decides_a_deal_and_what_is_drawn_later() -> None:
    game = load("destiny", 3)
    assert str(dealt(game, 1)) == str(dealt(game, 1)) != str(dealt(game, 2))
    nodes = 0
    for state in walk(game):
        if state.is_chance_node():
            nodes += 1
            outcomes = state.chance_outcomes()
            assert sum(likely for _, likely in outcomes) == pytest.approx(1)
            ends: dict[int, set[str]] = {}
            for outcome in (3, 4):
                for again in (state.clone(), state.clone()):
                    again.apply_action(outcome)
                    ends.setdefault(outcome, set()).add(str(again))
            assert len(ends[3]) == len(ends[4]) == 1 and ends[3] != ends[4]
    assert nodes


def test_a_history_is_the_whole_game() -> None:
    game = load("realms", 3)
    *_, played = walk(game)
    state = game.new_initial_state()
    for action in played.history():
        state.apply_action(action)
    assert str(state) == str(played)
    assert state.returns() == played.returns()
    assert sorted(set(state.returns())) == [-1.0, 1.0]


def test_the_information_of_a_player_is_all_it_saw_and_did_and_no_more() -> None:
    game = load("realms", 3)
    kept = [""] * 3
    for state in walk(game):
        for player in range(3):
            told = state.information_state_string(player)
            assert told.startswith(kept[player]), "nothing is forgotten"
            kept[player] = told
            for seats, line in state.held.log:
                assert (line in told.split("\n")) or (seats is not None and player not in seats)
            lines = [line for seats, line in state.held.log if seats is None or player in seats]
            assert told.split("\n")[1:] == lines
    assert len(set(kept)) == 3
    assert any(line.startswith("> bid") for line in kept[0].split("\n"))


def test_what_is_laid_face_down_changes_no_information_of_others() -> None:
    game = load("destiny", 3, laying="together")
    hidden = 0
    for seed in range(3):
        for state in walk(game, seed):
            if state.is_chance_node() or state.is_terminal():
                continue
            seat = state.current_player()
            laid = []
            for action in state.legal_actions():
                after = state.child(action)
                lays = state.action_to_string(seat, action).startswith("play ")
                if lays and not after.is_chance_node() and after.held.play.state.face_down:
                    laid.append(after)
            for other in {0, 1, 2} - {seat}:
                assert len({each.information_state_string(other) for each in laid}) <= 1
                assert len({each.observation_string(other) for each in laid}) <= 1
                assert len({tuple(each.observation_tensor(other)) for each in laid}) <= 1
            hidden += len(laid) > 1
    assert hidden > 3


def test_another_world_looks_the_same_to_a_player() -> None:
    game = load("realms", 3)
    differ = 0
    for step, state in enumerate(walk(game)):
        if step % 5 or state.is_chance_node() or state.is_terminal():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, Random(step).random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == state.history()
        differ += str(other) != str(state)
    assert differ


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("hand", 1, {}),
        ("realms", 2, {}),
        ("destiny", 2, {"laying": "together"}),
        ("destinies", 2, {"limit": 100}),
    ],
)
def test_a_search_of_openspiel_plays(game: str, seats: int, options: dict[str, Any]) -> None:
    """It samples worlds by the information of the player, and counts by that of each player."""
    loaded, chance = load(game, seats, **options), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=loaded,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        uct_c=2.0,
        max_simulations=6,
        random_state=chance,
    )
    state = dealt(loaded)
    for _ in range(6):
        while state.is_chance_node():
            state.apply_action(0)
        if not state.is_terminal():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert len(state.history()) >= 8


def test_observers() -> None:
    state = dealt(load("destiny", 3))
    seen = observation.make_observation(load("destiny", 3))
    seen.set_from(state, 1)
    assert np.allclose(seen.tensor, state.observation_tensor(1))
    view = state.held.play.state.view(1)
    assert seen.dict["hand"].sum() == len(view.hand)
    assert json.loads(seen.string_from(state, 1))["hand"] == list(view.hand)
    with pytest.raises(ValueError, match="no parameters"):
        observation.make_observation(load("destiny", 3), params={"a": 1})
    nothing = pyspiel.PrivateInfoType.NONE
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=nothing)
    with pytest.raises(ValueError, match="exactly what one player sees"):
        observation.make_observation(load("destiny", 3), public)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("fateloom_realms_v0(players=4,youngest=seat_2,deck=all,turns=50)")
    assert game.setup.options == {"deck": "all", "youngest": 2, "turns": 50}
    assert pyspiel.load_game("fateloom_realms_v0").setup.options["youngest"] == "chance"
    assert game.num_players() == 4


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="option value: goal, 9"):
        load("destiny", 3, goal=9)
    with pytest.raises(InvalidSetup, match="option value: youngest, seat_7"):
        load("realms", 3, youngest="seat_7")
    with pytest.raises(pyspiel.SpielError, match="gaol"):
        load("destiny", 3, gaol=3)
    with pytest.raises((pyspiel.SpielError, InvalidSetup)):
        load("destiny", 7)
    with pytest.raises(ValueError, match="at least one choice"):
        load("destiny", 3, limit=0)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = dealt(load("destiny", 3))
    before, history = str(state), state.history()
    with pytest.raises(IllegalMove, match="not in this phase"):
        state.apply_action(0)
    with pytest.raises(ValueError, match="no such action"):
        state.apply_action(9999)
    assert str(state) == before and state.history() == history
    undealt = load("destiny", 3).new_initial_state()
    with pytest.raises(ValueError, match="no such outcome: 1024; there are 1024, from 0"):
        undealt.apply_action(spiel.OUTCOMES)
    assert undealt.history() == []
