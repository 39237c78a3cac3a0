"""A bot that plays with what was learned, without the library that trained it.

FATELOOM_LEARNED=learned/player.onnx fateloom play destiny --seats me,learned
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fateloom.bots import Bot
from fateloom.core.errors import FateloomError
from fateloom.core.game import Game, Move
from fateloom.rl.setup import Setup

Scores = Callable[[NDArray[np.float32]], NDArray[np.float32]]
"""From a flat observation to a number for each action."""

FILE: Final = "FATELOOM_LEARNED"
"""The environment variable that names the file of the player."""


class NoPlayer(FateloomError):
    """There is no file of a player, or it was trained for another game. The detail says which."""

    def __init__(self, what: str) -> None:
        super().__init__("no-learned-player", what)


@dataclass(frozen=True)
class Player:
    """What was learned, and for which environment."""

    scores: Scores
    setup: Setup

    def choose(self, game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> Move:
        """A legal move at random: the higher its score, the likelier, as in training.

        The best one every time would repeat itself for ever where moves take each other back.
        """
        if (game.name, len(view.players)) != (self.setup.game.name, self.setup.seats):
            wanted = f"{self.setup.game.name} with {self.setup.seats} seats"
            raise NoPlayer(f"it has learned {wanted}, not {game.name} with {len(view.players)}")
        number = self.setup.actions.number
        scores = self.scores(self.setup.flat(view))[[number(view.seat, move) for move in legal]]
        return rng.choices(legal, np.exp(scores - scores.max()).tolist())[0]


def trained(scores: Scores, told: Mapping[str, str]) -> Player:
    """The player of a file that tells this of itself. Raises `NoPlayer`."""
    if not {"environment", "game", "seats"} <= told.keys():
        raise NoPlayer("the file does not say what it was trained for")
    setup = Setup(told["game"], seats=int(told["seats"]))
    if setup.name != told["environment"]:
        raise NoPlayer(f"it was trained for {told['environment']}, and this is {setup.name}")
    return Player(scores, setup)


@cache
def load(path: Path) -> Player:
    """The player in a file. Raises `NoPlayer`."""
    if not path.is_file():
        raise NoPlayer(f"{path} is no file; {FILE} has to name one that learning.train wrote")
    onnxruntime = import_module("onnxruntime")  # which the tests of the rest do without
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])

    def scores(observation: NDArray[np.float32]) -> NDArray[np.float32]:
        (row,) = session.run(["scores"], {"observation": observation[np.newaxis]})[0]
        found: NDArray[np.float32] = row
        return found

    return trained(scores, session.get_modelmeta().custom_metadata_map)


def _choose(game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> Move:
    return load(Path(os.environ.get(FILE, "player.onnx"))).choose(game, view, legal, rng)


LEARNED: Final = Bot("learned", sees=True, choose=_choose)
