"""Runs: finished games that somebody played alone, and what they add up to.

Once a day all the world plays the same: a run of the day has the game's usual options and
a seed that anybody can make from the date.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import takewhile
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from fateloom.core.game import Game, Part, State
from fateloom.core.seeds import seed_of_words
from fateloom.server.schema.http import RunCount, RunInfo, RunPart, Runs
from fateloom.server.store import database as db
from fateloom.table.log import Header

LISTED: Final = 100
"""Maximum number of runs in a list, the latest first; the statistics count all of them."""
BEST: Final = 5


@dataclass(frozen=True, slots=True)
class Run:
    """A finished run. `daily` is the day whose run it was, as 2026-12-24."""

    table: str
    finished: float
    reason: str
    won: bool
    score: tuple[Part, ...]
    facts: Mapping[str, Any]
    daily: str | None

    @property
    def drawn(self) -> bool:
        """Whether it was neither won nor lost."""
        return self.reason == "draw"

    @property
    def rank(self) -> tuple[int, ...]:
        """The higher, the better it went."""
        return tuple([part.worth for part in self.score])


def day_of(at: float) -> str:
    """The day of a moment, everywhere the same: UTC's, as 2026-12-24."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def daily_words(day: str) -> str:
    """The words of the seed of a day's run."""
    return f"daily {day}"


def run_of(
    game: Game[Any, Any], header: Header, state: State, choices: int, finished: float
) -> Run | None:
    """The run that a finished game was; None while it lasts, and for a game of several seats.

    Among runs that the game thinks equal, fewer choices are better.
    """
    if state.seats != 1 or state.outcome is None:
        return None
    day = day_of(header.created)
    todays = header.seed == seed_of_words(daily_words(day))
    usual = dict(header.options) == game.checked({})
    tally = game.tally(state)
    return Run(
        table=header.table,
        finished=finished,
        reason=state.outcome.reason,
        won=bool(state.outcome.winners),
        score=(*tally.score, Part("choices", choices, -choices)),
        facts=tally.facts,
        daily=day if todays and usual else None,
    )


def summed_up(runs: Sequence[Run], here: frozenset[str], now: float) -> Runs:
    """What these runs, the latest first, add up to; `here` are the tables still kept."""
    today = day_of(now)
    by: dict[str, dict[str, list[Run]]] = {}
    for run in runs:
        for name, value in run.facts.items():
            by.setdefault(name, {}).setdefault(str(value), []).append(run)
    best = sorted(runs, key=lambda run: run.rank, reverse=True)[:BEST]
    return Runs(
        today=daily_words(today),
        played=any(run.daily == today for run in runs),
        total=_count(runs),
        by={
            name: {value: _count(some) for value, some in sorted(values.items())}
            for name, values in by.items()
        },
        streak=_streak(runs),
        longest=_longest(runs),
        best=tuple(_info(run, here) for run in best),
        runs=tuple(_info(run, here) for run in runs[:LISTED]),
    )


def _count(runs: Sequence[Run]) -> RunCount:
    return RunCount(len(runs), sum(run.won for run in runs), sum(run.drawn for run in runs))


def _streak(runs: Sequence[Run]) -> int:
    """How many of the latest runs were won since one was lost."""
    since = takewhile(lambda run: run.won or run.drawn, runs)
    return sum(run.won for run in since)


def _longest(runs: Sequence[Run]) -> int:
    longest = current = 0
    for run in runs:
        if not run.drawn:
            current = current + 1 if run.won else 0
        longest = max(longest, current)
    return longest


def _info(run: Run, here: frozenset[str]) -> RunInfo:
    return RunInfo(
        table=run.table if run.table in here else None,
        finished=run.finished,
        reason=run.reason,
        won=run.won,
        score=tuple([RunPart(part.name, part.value) for part in run.score]),
        facts=dict(run.facts),
        daily=run.daily,
    )


def keep_run(connection: Connection, run: Run) -> None:
    """Store a run for every holder of its seat, replacing earlier ones of that table."""
    holders = select(db.claims.c.device).where(
        db.claims.c.table_id == run.table, db.claims.c.seat == 0, ~db.claims.c.left
    )
    game = select(db.tables.c.game).where(db.tables.c.id == run.table)
    row = {
        "table_id": run.table,
        "game": connection.execute(game).scalar_one(),
        "finished": run.finished,
        "reason": run.reason,
        "won": run.won,
        "parts": json.dumps(run.score),
        "facts": json.dumps(dict(run.facts)),
        "daily": run.daily,
    }
    devices = connection.execute(holders).scalars().all()
    connection.execute(delete(db.runs).where(db.runs.c.table_id == run.table))
    for device in devices:
        connection.execute(insert(db.runs), {**row, "device": device})


def runs_of(connection: Connection, device: str, game: str) -> tuple[list[Run], frozenset[str]]:
    """A device's runs of a game, the latest first, and which of their tables are kept."""
    query = (
        select(db.runs, db.tables.c.id)
        .outerjoin(db.tables, db.tables.c.id == db.runs.c.table_id)
        .where(db.runs.c.device == device, db.runs.c.game == game)
        .order_by(db.runs.c.finished.desc(), db.runs.c.table_id)
    )
    rows = connection.execute(query).all()
    runs = [
        Run(
            table=row.table_id,
            finished=row.finished,
            reason=row.reason,
            won=row.won,
            score=tuple([Part(*part) for part in json.loads(row.parts)]),
            facts=json.loads(row.facts),
            daily=row.daily,
        )
        for row in rows
    ]
    return runs, frozenset(row.table_id for row in rows if row.id is not None)
