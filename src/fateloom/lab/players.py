"""The bots of a simulation by name: those of the game, the cheater, installed ones, programs.

A distribution that declares, in its `pyproject.toml`,

    [project.entry-points."fateloom.bots"]
    boris = "my_package:BORIS"

has its `Bot` found here under that name.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import entry_points
from typing import Any, Final

from fateloom.bots import Bot, bot, bots_of
from fateloom.core.game import Game
from fateloom.lab.cheater import CHEATER

GROUP: Final = "fateloom.bots"


def player(game: Game[Any, Any], name: str, programs: Mapping[str, Bot] | None = None) -> Bot:
    """The bot with this name, in upper or lower case.

    The names of Fateloom's own bots come first, then those of `programs`, then installed ones.
    Raises `UnknownBot`.
    """
    known = name.casefold()
    own = bots_of(game)
    if known in own:
        return bot(known, own)
    others = {CHEATER.name: CHEATER, **(programs or {})}
    if known in others:
        return others[known]
    installed = {point.name.casefold(): point for point in entry_points(group=GROUP)}
    if known in installed:
        found: Bot = installed[known].load()
        return found
    return bot(name, (*own, *others, *installed))
