"""Fateloom: a digital table for four games about destiny."""

from fateloom import games
from fateloom.core.errors import (
    BadRecord,
    FateloomError,
    IllegalMove,
    InvalidMove,
    InvalidSetup,
    UnknownGame,
)
from fateloom.core.game import Event, Game, Move, Option, Outcome, State

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
