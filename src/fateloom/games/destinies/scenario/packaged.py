"""The scenarios that come with the game, in compiled form. Their sources are in
src/fateloom/stories/; building the package compiles them.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Final

from fateloom.games.destinies.scenario.codec import load
from fateloom.games.destinies.scenario.model import Scenario

NAMES: Final = ("training", "late-tithe", "ice-fair", "upstream-mail")
"""The packaged scenarios, in the order in which they are offered."""


@lru_cache(maxsize=len(NAMES))
def scenario(name: str) -> Scenario:
    """The scenario of this name. Raises `KeyError`."""
    if name not in NAMES:
        raise KeyError(name)
    file = files("fateloom.games.destinies") / "scenarios" / f"{name}.json"
    return load(json.loads(file.read_text(encoding="utf-8")))
