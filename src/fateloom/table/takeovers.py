"""Which changes of the seating everybody at a table has to know about.

A player who takes a seat sees its hidden information. A device that knows another seat's hidden
information as well may have taken the seat only to look, so the log names both seats.
"""

from __future__ import annotations

from typing import NamedTuple

from fateloom.table.log import EntryKind
from fateloom.table.seating import NOBODY, Seating


class Takeover(NamedTuple):
    """A device has taken a seat.

    kind   `PRIVY` if it knows other seats, too, and `SEATED` if it knows none
    others the names of those seats
    """

    kind: EntryKind
    seat: int
    others: tuple[str, ...]


def takeovers(before: Seating, after: Seating) -> list[Takeover]:
    """What a change of the seating adds to the log, by seat.

    A device that returns to a seat which nobody has played meanwhile adds nothing, and neither does
    the first device at a seat if it knows no other.
    """
    found = []
    for seat, holders in enumerate(after.holders):
        for device in sorted(holders - before.holders[seat]):
            kind = _kind(before, after, device, seat)
            if kind is not None:
                known = sorted(after.seats_known_to(device) - {seat})
                others = [after.names[each] for each in known] if kind is EntryKind.PRIVY else ()
                found.append(Takeover(kind, seat, tuple(others)))
    return found


def _kind(before: Seating, after: Seating, device: str, seat: int) -> EntryKind | None:
    known = after.seats_known_to(device) - {seat}
    others = before.privy[seat] - {device}
    returns = device in before.privy[seat] | before.left[seat]
    if known:
        # Devices that know all the same seats have nothing to hide from each other.
        strangers = {each for each in others if not known <= after.seats_known_to(each)}
        if strangers or not (others or returns):
            return EntryKind.PRIVY
    return EntryKind.SEATED if others != NOBODY and not returns else None
