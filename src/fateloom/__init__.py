"""Fateloom: a digital table for four games about destiny."""

from typing import TYPE_CHECKING

from fateloom.core.errors import (
    BadRecord,
    FateloomError,
    IllegalMove,
    InvalidMove,
    InvalidSetup,
    UnknownGame,
)
from fateloom.core.game import Event, Game, Move, Option, Outcome, State

if TYPE_CHECKING:
    from fateloom.games import Games

    games: Games  # type checkers know no module that can be indexed
else:
    from fateloom import games

__version__ = "0.2.0"

__all__ = [
    "BadRecord",
    "Event",
    "FateloomError",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "InvalidSetup",
    "Move",
    "Option",
    "Outcome",
    "State",
    "UnknownGame",
    "games",
]
