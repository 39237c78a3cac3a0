"""Tables for the stories of the recipes, on which somebody visits a place."""

from __future__ import annotations

from functools import cache

from fateloom.games.destinies.game import Destinies, with_scenarios
from fateloom.games.destinies.state import DestiniesState
from fateloom.story import load
from fateloom.story.loader import Loaded
from tests.games.destinies.table import act, choices, explored, fresh, next_turn, stand

from ..folders import ROOT

RECIPES = ROOT / "examples/recipes"
HIGH = ((4, 4), ())
"""The highest roll without Effort dice."""
LOW = ((1, 1), ())
"""The lowest one."""


@cache
def loaded(name: str) -> Loaded:
    """A story of the recipes, as it was read."""
    return load(RECIPES / name)


@cache
def game(name: str) -> Destinies:
    """The game of a story of the recipes."""
    story = loaded(name).scenario
    assert story is not None
    return with_scenarios(story)


def table(name: str, seats: int = 1) -> DestiniesState:
    """A table of the story on which every tile is explored; heroes in the story's order."""
    state = fresh(seats, game(name))
    explored(state, *(tile.id for tile in state.book.scenario.tiles if tile.submap != "far"))
    return state


def until(state: DestiniesState, day: int) -> None:
    """Wait for the day."""
    while state.day < day:
        next_turn(state)


def visit(state: DestiniesState, poi: str, *moves: str) -> None:
    """Have the active hero visit a place, and make these choices there."""
    spot = next(spot for spot in state.view(0).pois if spot.poi == poi)
    stand(state, spot.tile, state.active)
    act(state, "stay", f"visit {poi}", *moves)


def is_open(state: DestiniesState, option: str) -> bool:
    """Whether the active hero can take the option of the place now."""
    return any(option in move.split() for move in choices(state))
