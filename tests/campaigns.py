"""A campaign of two small stories, for tests: the first part is won alone in a few turns."""

from __future__ import annotations

from random import Random
from typing import Any

from fateloom.core.game import Game
from fateloom.core.record import Recorder
from tests.story.folders import scenario

FIRST, SECOND = "ferry-one", "ferry-two"


def stories() -> list[Any]:
    """The stories of the campaign, in order."""
    return [scenario(FIRST), scenario(SECOND)]


def played(game: Game[Any, Any], seed: int = 1, **options: Any) -> Recorder:
    """A game that one hero has played to its end."""
    recorder, rng = Recorder(game, seed=seed, seats=1, players=["Hedda"], **options), Random(seed)
    while recorder.state.waiting:
        view, legal = recorder.state.view(0), recorder.state.legal(0)
        recorder.choose(0, str(game.policy(view, legal, rng)))
    return recorder
