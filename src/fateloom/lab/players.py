"""The bots of a simulation by name: those of the game, the cheater, programs, installed ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fateloom.bots import Bot, bots_of
from fateloom.bots.installed import any_bot
from fateloom.core.game import Game
from fateloom.lab.cheater import CHEATER


def player(game: Game[Any, Any], name: str, programs: Mapping[str, Bot] | None = None) -> Bot:
    """The bot with this name, in upper or lower case.

    The names of Fateloom's own bots come first, then those of `programs`, then installed ones.
    Raises `UnknownBot`.
    """
    return any_bot(name, bots_of(game), {CHEATER.name: CHEATER, **(programs or {})})
