"""The clocks of a table with a time limit.

The clocks depend only on the lines of the log and their times. Each line of such a table stores
their values (`Times.dumps`), so that a restart loses nothing, and every process finds the same
timeouts. They depend only on who has to choose and since when, which everybody knows.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal, Protocol


class Clock(Protocol):
    """A time limit: see `server.schema.http.Clock`."""

    @property
    def kind(self) -> Literal["soft", "turn", "game"]:
        """What is limited."""

    @property
    def seconds(self) -> int:
        """The seconds for that."""

    @property
    def delay(self) -> int:
        """Free seconds at the beginning of each turn."""

    @property
    def then(self) -> Literal["bot", "skip"]:
        """What happens on a timeout."""


@dataclass(frozen=True, slots=True)
class Times:
    """The values of the clocks of all seats. Durations are in seconds, times in seconds since 1970.

    spent  on the current choice of each seat, up to `since`
    since  the time since which it runs; None for a stopped clock
    last   what was spent on the choice before, in case it is undone
    banks  what is left for the game, if the limit is for the whole game
    """

    spent: tuple[float, ...]
    since: tuple[float | None, ...]
    last: tuple[float, ...]
    banks: tuple[float, ...]

    @classmethod
    def new(cls, rules: Clock, seats: int) -> Times:
        """The values before the first choice."""
        none = (0.0,) * seats
        return cls(none, (None,) * seats, none, (float(rules.seconds),) * seats)

    @classmethod
    def loads(cls, text: str) -> Times:
        """The values from the text of `dumps`."""
        return cls(*(tuple(row) for row in json.loads(text)))

    def dumps(self) -> str:
        """The text for a line of the log."""
        rows = (self.spent, self.since, self.last, self.banks)
        return json.dumps(
            [[each if each is None else round(each, 3) for each in row] for row in rows],
            separators=(",", ":"),
        )

    def spent_by(self, seat: int, now: float) -> float:
        """The time that a seat has spent on its current choice."""
        since = self.since[seat]
        return self.spent[seat] + (0.0 if since is None else max(0.0, now - since))

    def left(self, rules: Clock, seat: int, now: float) -> float:
        """The seconds that a seat has left; negative for overtime."""
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

        settled  the seat whose choice can no longer be undone; its next choice gets new time
        back     a choice was undone: the seat that has to choose again keeps its spent time
        runs     whether the clocks run; they stop while the table is paused
        least    with `back`: the minimum time of the seat in seconds
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
