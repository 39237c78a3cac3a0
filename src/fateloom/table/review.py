"""Who may ask how the chance of a seat went, once the game is over: the people who played there."""

from __future__ import annotations

from typing import Any

from fateloom.core.game import Game
from fateloom.table.log import Header
from fateloom.table.refusals import TableRefusal
from fateloom.table.state import TableState


def may_review(game: Game[Any, Any], header: Header, device: str | None) -> bool:
    """Whether this device may ask for reviews of its seats when the game is over."""
    return game.advice is not None and bool(header.seating.seats_of(device))


def check_over(header: Header, play: TableState, device: str | None, seat: int) -> None:
    """Check that this device may ask for a review of a seat now. Raises `TableRefusal`."""
    if not header.seating.holds(device, seat):
        raise TableRefusal("not-your-seat", seat)
    if not play.over:
        raise TableRefusal("replay-not-over")
    # A game that was called off has no result towards which chances could go.
    if play.state.outcome is None or not may_review(play.game, header, device):
        raise TableRefusal("review-none")
