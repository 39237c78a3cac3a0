"""Links that admit devices to a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

InviteKind = Literal["join", "table", "along", "hand"]
JOIN: Final = "join"
TABLE: Final = "table"
ALONG: Final = "along"
HAND: Final = "hand"
WHOLE: Final = -1
"""The seat of a link to the whole table."""
MAX_INVITES: Final = 8
"""Maximum number of links of a kind to a seat; the oldest is dropped first."""


@dataclass(frozen=True, slots=True)
class Invite:
    """A link to a seat or to the whole table, with the hash of its secret.

    seat   `WHOLE` for a link of the kind `table`
    kind   `join` admits another person; `table` any number of them, each to the first free seat
           while the table gathers; `along` adds another device of the seat's own player; `hand`
           moves the seat from the device `by` to another one
    by     the device that asked for it
    made   the time, in seconds since 1970
    used   the device that it has admitted, and admits again; None before, and for the whole table
    code   the hash of a short code that works like the secret of a link to the whole table
    """

    secret: str
    seat: int
    kind: InviteKind
    by: str
    made: float
    used: str | None = None
    code: str | None = None
