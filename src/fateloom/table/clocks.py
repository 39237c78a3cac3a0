"""How long people may take over their choices, as the table agreed at set-up.

A clock is a value made of the log's lines and their times alone: each line of a table with clocks
keeps what they showed (`Times.dumps`), so that a restart loses nothing, and every process decides
alike when time is out. What a clock shows is made of who owes a choice and since when, which
everybody knows.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal, Protocol


class Clock(Protocol):
    """How long people may take, as a table agreed: see `bodies.Clock` of the server."""

    @property
    def kind(self) -> Literal["soft", "turn", "game"]:
        """What is measured."""

    @property
    def seconds(self) -> int:
        """So many for that."""

    @property
    def delay(self) -> int:
        """Free seconds of each turn, before those of the game are counted."""

    @property
    def then(self) -> Literal["bot", "skip"]:
        """What happens when time is out."""


@dataclass(frozen=True, slots=True)
class Times:
    """What the clocks of all seats show. Times are seconds, moments seconds since 1970.

    spent  on what each seat owes, up to `since`
    since  when it began to run; None for a clock that stands
    last   what was spent on what the seat owed before, should that be taken back
    banks  what is left for the game, where the clock is for all of it
    """

    spent: tuple[float, ...]
    since: tuple[float | None, ...]
    last: tuple[float, ...]
    banks: tuple[float, ...]

    @classmethod
    def new(cls, rules: Clock, seats: int) -> Times:
        """Before anybody was asked anything."""
        none = (0.0,) * seats
        return cls(none, (None,) * seats, none, (float(rules.seconds),) * seats)

    @classmethod
    def loads(cls, text: str) -> Times:
        """As it was written by `dumps`."""
        return cls(*(tuple(row) for row in json.loads(text)))

    def dumps(self) -> str:
        """For a line of the log."""
        rows = (self.spent, self.since, self.last, self.banks)
        return json.dumps(
            [[each if each is None else round(each, 3) for each in row] for row in rows],
            separators=(",", ":"),
        )

    def spent_by(self, seat: int, now: float) -> float:
        """What a seat has spent on what it owes."""
        since = self.since[seat]
        return self.spent[seat] + (0.0 if since is None else max(0.0, now - since))

    def left(self, rules: Clock, seat: int, now: float) -> float:
        """The seconds that a seat has left; below 0 it is over time."""
        spent = self.spent_by(seat, now)
        return (self.banks[seat] + rules.delay if rules.kind == "game" else rules.seconds) - spent

    def moved(
        self,
        rules: Clock,
        at: float,
        owing: Collection[int],
        *,
        settled: int | None = None,
        back: bool = False,
        runs: bool = True,
        least: float = 0.0,
    ) -> Times:
        """The times after a line of the log at `at`, when the seats `owing` have to choose.

        settled  the seat that has chosen something for good; what it owes now is something new
        back     a choice was taken back: the seat that has to choose again keeps its spent time
        runs     the clocks run; they stop while the table is paused
        least    with `back`: so many seconds the seat has at least
        """
        rows = []
        for seat in range(len(self.spent)):
            spent, last, bank = self.spent_by(seat, at), self.last[seat], self.banks[seat]
            if seat not in owing or seat == settled:
                if spent:
                    bank, last = bank - max(0.0, spent - rules.delay), spent
                spent = 0.0
            elif back and self.since[seat] is None and not spent:
                bank, spent = bank + max(0.0, last - rules.delay), last
                if rules.kind == "game":
                    bank += max(0.0, least - (bank + rules.delay - spent))
                else:
                    spent = min(spent, max(0.0, rules.seconds - least))
            since = at if runs and seat in owing else None
            rows.append((spent, since, last, max(0.0, bank)))
        spents, sinces, lasts, banks = zip(*rows, strict=True)
        return replace(self, spent=spents, since=sinces, last=lasts, banks=banks)
