"""Who may ask what a bot would do, and about which decision.

Only people who sit alone may: it would be unfair to others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fateloom.core.game import Game, Move
from fateloom.table.log import Header
from fateloom.table.refusals import TableRefusal
from fateloom.table.seating import Seating
from fateloom.table.state import TableState


class Decision(NamedTuple):
    """What a seat has to choose, and all that it knows: an advice depends on nothing else."""

    view: Any
    legal: Sequence[Move]


def may_ask(game: Game[Any, Any], header: Header, device: str | None) -> bool:
    """Whether this device may ask for advice at a table."""
    return game.advice is not None and header.saved is None and _is_alone(header.seating, device)


def decision(
    header: Header, play: TableState, device: str | None, seat: int, number: int
) -> Decision:
    """The decision of a seat, for view `number`. Raises `TableRefusal` if there is no advice."""
    if not header.seating.holds(device, seat):
        raise TableRefusal("not-your-seat", seat)
    if not may_ask(play.game, header, device):
        alone = _is_alone(header.seating, device)
        raise TableRefusal("advice-none" if alone else "advice-not-alone")
    if not header.seating.begun:
        raise TableRefusal("table-gathers")
    play.check(seat, number)
    legal = play.state.legal(seat)
    if len(legal) < 2:
        raise TableRefusal("advice-none")
    return Decision(play.state.view(seat), legal)


def _is_alone(seating: Seating, device: str | None) -> bool:
    """Whether the only player who is no bot sits at this device."""
    people = [seat for seat, player in enumerate(seating.players) if player.bot is None]
    return len(people) == 1 and seating.holds(device, people[0])
