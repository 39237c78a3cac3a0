"""The bot that sees all cards: only simulations reach it."""

from __future__ import annotations

import json
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from fateloom.bots import BOTS, PLAYERS, UnknownBot, bot, bots_of
from fateloom.core.game import Game, Rollouts
from fateloom.games import registry
from fateloom.games.destiny.game import DESTINY
from fateloom.lab import CHEATER, play, player
from fateloom.offline.tables import LocalTables
from tests.bots.test_search import positions
from tests.server.conftest import TWO


@pytest.fixture(autouse=True)
def _few_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small effort, so that a test takes no time."""
    few = {"search": Rollouts(moves=100, horizon=40, in_turn=True)}
    monkeypatch.setattr(type(DESTINY), "rollouts", few)


def test_a_simulation_finds_it_by_name() -> None:
    assert player(DESTINY, "Cheater") is CHEATER
    assert player(DESTINY, "greedy") is BOTS["greedy"]
    with pytest.raises(UnknownBot):
        player(DESTINY, "cheat")


@pytest.mark.parametrize("game", registry.values(), ids=lambda game: str(game.name))
def test_no_table_knows_it(game: Game[Any, Any]) -> None:
    """The server, the terminal and the offline tables seat only these. That they cannot import it
    is a contract between packages."""
    assert CHEATER.name not in {*bots_of(game), *BOTS, *PLAYERS}
    with pytest.raises(UnknownBot):
        bot(CHEATER.name)


def test_a_table_without_a_server_refuses_it() -> None:
    plan = {
        **TWO,
        "seats": [{"name": "A"}, {"name": "B", "bot": CHEATER.name}],
        "seed": "a lantern",
    }
    assert json.loads(LocalTables().create(json.dumps(plan)))["refused"]["code"] == "unknown-bot"


def test_it_plays_in_the_true_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hidden cards in every trial, and never the chance to come."""
    state = next(each for each in positions(DESTINY, 11) if len(each.legal(each.waiting[0])) > 1)
    before, worlds = state.fields(), []

    def watched(game: object, view: object, legal: Any, rng: Random, *others: Any) -> Any:
        worlds.extend([others[1](), others[1]()])
        return legal

    monkeypatch.setattr("fateloom.lab.cheater.rollout", watched)
    CHEATER.choose(DESTINY, state, state.legal(state.waiting[0]), Random(1))
    assert state.fields() == before
    chance = {world.random for world in worlds} | {state.random}
    assert len(chance) == 3
    for world in worlds:
        world.random = state.random
        assert world == state


def test_only_the_cheater_gets_the_state() -> None:
    """In a game against a bot that gets its view."""
    seen: list[Any] = []

    def noted(game: Any, view: Any, legal: Any, rng: Random) -> Any:
        seen.append(view)
        return legal[0]

    fair = SimpleNamespace(name="fair", sees=True, choose=noted)
    row = play(DESTINY, [CHEATER, fair], 0, 1, {"goal": 3})  # type: ignore[list-item]
    assert len(row.winners) == 1
    assert {type(view) for view in seen} == {DESTINY.view_type}
