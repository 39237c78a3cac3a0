"""The model is the engine: random games, and beside each what the model lets happen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.state import DestiniesState
from fateloom.story import load

from ..folders import SCENARIOS, STORIES
from . import simulation

FOLDERS = {path.name: path for root in (SCENARIOS, STORIES) for path in sorted(root.iterdir())}


def scenario(name: str) -> Scenario:
    found = load(FOLDERS[name]).scenario
    assert found is not None
    return found


def tables(story: Scenario) -> Iterator[tuple[str, int]]:
    """Each mode the story offers, with as many seats as can be."""
    yield "explorer", 1
    if story.modes.limits:
        yield "challenger", 1
    if len(story.heroes) > 1:
        yield "race", min(len(story.heroes), 3)
    if story.modes.team:
        yield "team", 4


@pytest.mark.thorough
@pytest.mark.parametrize("name", FOLDERS)
def test_what_happens_is_what_the_model_lets_happen(name: str) -> None:
    story = scenario(name)
    for mode, seats in tables(story):
        simulation.played(story, mode, seats, seed=1, choices=50)


@pytest.mark.slow
@pytest.mark.parametrize("name", FOLDERS)
def test_in_many_games(name: str) -> None:
    story = scenario(name)
    for mode, seats in tables(story):
        for seed in range(2, 40):
            simulation.played(story, mode, seats, seed=seed, choices=400)


@pytest.mark.thorough
def test_what_the_model_leaves_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulation check itself: without one update of each action, games part from it."""
    begin = simulation.Simulation.begin

    def blind(self: simulation.Simulation, state: DestiniesState) -> None:
        for actions in self.by_name.values():
            actions[:] = [
                replace(each, steps=tuple(replace(step, updates=()) for step in each.steps))
                for each in actions
            ]
        begin(self, state)

    monkeypatch.setattr(simulation.Simulation, "begin", blind)
    with pytest.raises(AssertionError, match="after"):
        simulation.played(scenario("training"), "explorer", 1, seed=1, choices=50)
