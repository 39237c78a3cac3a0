"""Who may ask what a bot would do, and about which decision.

People who sit alone may, and so may everybody at a table where all have agreed to it. Then the log
tells all of them who asked. Someone who sits down later has not agreed: then all are asked again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from fateloom.core.game import Move
from fateloom.table.log import Header
from fateloom.table.refusals import TableRefusal
from fateloom.table.seating import Seating
from fateloom.table.state import TableState
from fateloom.table.votes import seats_without


class Decision(NamedTuple):
    """What a seat has to choose, and all that it knows: an advice depends on nothing else."""

    view: Any
    legal: Sequence[Move]


def may_ask(header: Header, play: TableState, device: str | None) -> Literal["now", "ask"] | None:
    """Whether this device may ask for advice at a table now, or once everybody agrees."""
    try:
        asks = check_asking(header, play, device)
    except TableRefusal:
        return None
    return "ask" if asks else "now"


def check_asking(header: Header, play: TableState, device: str | None) -> bool:
    """Whether everybody has to agree before this device may ask for advice.

    Raises `TableRefusal` if there is none.
    """
    seating = header.seating
    if not seating.seats_of(device):
        raise TableRefusal("only-watching")
    if play.game.advice is None or header.saved is not None:
        raise TableRefusal("advice-none")
    if alone(seating, device):
        return False
    if not seating.begun:
        raise TableRefusal("table-gathers")
    if play.over:
        raise TableRefusal("game-over")
    return not play.advised or bool(seats_without(seating, play.advised))


def decision(
    header: Header, play: TableState, device: str | None, seat: int, number: int
) -> Decision:
    """The decision of a seat, for view `number`. Raises `TableRefusal` if there is no advice."""
    seating = header.seating
    if not seating.holds(device, seat):
        raise TableRefusal("not-your-seat", seat)
    if check_asking(header, play, device):
        raise TableRefusal("advice-asks")
    if not seating.begun:
        raise TableRefusal("table-gathers")
    play.check(seat, number)
    legal = play.state.legal(seat)
    if len(legal) < 2:
        raise TableRefusal("advice-none")
    return Decision(play.state.view(seat), legal)


def alone(seating: Seating, device: str | None) -> bool:
    """Whether the only player who is no bot sits at this device."""
    people = [seat for seat, player in enumerate(seating.players) if player.bot is None]
    return len(people) == 1 and seating.holds(device, people[0])
