"""The hash chain of a table: what shows that its stored log is complete and unchanged.

It starts with a hash of the table's header. Each line of the log carries the hash of the line and
of the hash before it, and the table's row carries the last of them (`Head`), written in the same
transaction. So a changed header, a changed line and a missing line are found when the table is
read. Two things cannot be found: a line that is lost together with the row's latest state, as when
an older copy of the database is restored, and a change by somebody who computes the chain again.

The names at the seats may change while people play, and so may everything else about the seating;
only the number of seats is part of the header's hash.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple

from fateloom.table.log import Entry

HEADER: Final = (
    "id",
    "game",
    "rules",
    "seed",
    "seats",
    "options",
    "secret",
    "created",
    "saved",
    "foreknown",
    "nonce",
    "lesson",
    "prior",
    "chapters",
    "clock",
)
"""The columns of `tables` that never change. One without a value leaves no trace in the hash, so a
column that comes later leaves the chains of older tables valid."""


class Head(NamedTuple):
    """The end of a chain: the number of lines, and the hash of the last one (of the header, if
    there are none)."""

    lines: int
    hash: bytes

    def after(self, entry: Entry) -> Head:
        """The end of the chain once this line follows."""
        line = [entry.seq, entry.kind, entry.seat, entry.move, float(entry.at), entry.clock]
        return Head(entry.seq, sha256(self.hash + json.dumps(line).encode()).digest())


def start(row: Mapping[str, Any]) -> Head:
    """The chain of a table without lines; `row` has the columns of `HEADER` as they are stored."""
    header = {name: row[name] for name in HEADER if row[name] is not None}
    return Head(0, sha256(json.dumps(header, sort_keys=True).encode()).digest())
