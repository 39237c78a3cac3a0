"""Runs: finished games that somebody played alone, and what they add up to.

Once a day all the world plays the same: a run of the day has the game's usual options and
a seed that anybody can make from the date.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from itertools import takewhile
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select

from fateloom.core.game import Game, Part, State
from fateloom.core.seeds import seed_of_words
from fateloom.server.schema.http import DayInfo, RunCount, RunInfo, RunPart, Runs, Scalar
from fateloom.server.store import database as db
from fateloom.table.log import Header

LISTED: Final = 100
"""Maximum number of runs in a list, the latest first; the statistics count all of them."""
BEST: Final = 5
COMPARED: Final = 5000
"""Maximum number of runs that one is compared with, the latest ones."""


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
    """The run that a finished game was; None while it lasts, for a game of several seats, for a
    lesson, whose deal is known to everybody, and for what was played on from another game.

    Among runs that the game thinks equal, fewer choices are better.
    """
    if state.seats != 1 or state.outcome is None:
        return None
    if header.lesson is not None or header.played_on:
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


def day_before(day: str) -> str:
    """The day before a day."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


@lru_cache(maxsize=16)
def daily_facts(game: Game[Any, Any], day: str) -> Mapping[str, Scalar]:
    """What is known of a run of the day before it; nothing for a game that nobody plays alone."""
    if 1 not in game.seat_counts:
        return {}
    state = game.new(seed=seed_of_words(daily_words(day)), seats=1, **game.checked({}))
    return game.tally(state).facts


@dataclass(frozen=True, slots=True)
class Standing:
    """The runs of a device, the latest first, and what they are compared with.

    here     the tables that are still kept
    firsts   the first runs of the day of all devices, by day, and whose they are
    alike    for each of the best, the ranks of the latest runs of all devices with its facts
    """

    device: str
    runs: Sequence[Run]
    here: frozenset[str]
    firsts: Mapping[str, Mapping[str, Run]]
    alike: Mapping[str, Sequence[tuple[int, ...]]]


NOBODY: Final = Standing("", (), frozenset(), {}, {})
"""That of a device which has never played."""


def best_of(runs: Sequence[Run]) -> list[Run]:
    """The best of these runs, the best first."""
    return sorted(runs, key=lambda run: run.rank, reverse=True)[:BEST]


def summed_up(standing: Standing, now: float, game: Game[Any, Any]) -> Runs:
    """What the runs of a device add up to."""
    runs, here = standing.runs, standing.here
    today = day_of(now)
    by: dict[str, dict[str, list[Run]]] = {}
    for run in runs:
        for name, value in run.facts.items():
            by.setdefault(name, {}).setdefault(str(value), []).append(run)
    return Runs(
        today=_day(standing, today, game),
        yesterday=_day(standing, day_before(today), game),
        days=_days({run.daily for run in runs}, today),
        total=_count(runs),
        by={
            name: {value: _count(some) for value, some in sorted(values.items())}
            for name, values in by.items()
        },
        streak=_streak(runs),
        longest=_longest(runs),
        best=tuple([_info(run, here, standing.alike.get(run.table)) for run in best_of(runs)]),
        runs=tuple([_info(run, here) for run in runs[:LISTED]]),
    )


def _day(standing: Standing, day: str, game: Game[Any, Any]) -> DayInfo:
    firsts = standing.firsts.get(day, {})
    mine = firsts.get(standing.device)
    # Several devices may hold the seat of one table.
    tried = {run.table: run for run in firsts.values()}
    better = sum(mine is not None and run.rank > mine.rank for run in tried.values())
    return DayInfo(
        day=day,
        seed=daily_words(day),
        facts=dict(daily_facts(game, day)),
        tried=len(tried),
        won=sum(run.won for run in tried.values()),
        mine=None if mine is None else _info(mine, standing.here),
        rank=None if mine is None else 1 + better,
    )


def _days(played: set[str | None], today: str) -> int:
    """How many days in a row, up to today or yesterday, are among these."""
    day = today if today in played else day_before(today)
    count = 0
    while day in played:
        count += 1
        day = day_before(day)
    return count


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


def _info(
    run: Run, here: frozenset[str], alike: Sequence[tuple[int, ...]] | None = None
) -> RunInfo:
    return RunInfo(
        table=run.table if run.table in here else None,
        finished=run.finished,
        reason=run.reason,
        won=run.won,
        score=tuple([RunPart(part.name, part.value) for part in run.score]),
        facts=dict(run.facts),
        daily=run.daily,
        place=None if alike is None else 1 + sum(rank > run.rank for rank in alike),
        alike=None if alike is None else len(alike),
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


def standing_of(connection: Connection, device: str, game: str, today: str) -> Standing:
    """The runs of a device, and those of others to compare them with."""
    query = (
        select(db.runs, db.tables.c.id)
        .outerjoin(db.tables, db.tables.c.id == db.runs.c.table_id)
        .where(db.runs.c.device == device, db.runs.c.game == game)
        .order_by(db.runs.c.finished.desc(), db.runs.c.table_id)
    )
    rows = connection.execute(query).all()
    runs = [_run(row) for row in rows]
    days = (today, day_before(today))
    return Standing(
        device=device,
        runs=runs,
        here=frozenset(row.table_id for row in rows if row.id is not None),
        firsts={day: _firsts(connection, game, day) for day in days},
        alike={run.table: _alike(connection, game, run) for run in best_of(runs)},
    )


def _firsts(connection: Connection, game: str, day: str) -> dict[str, Run]:
    """The first run of a day of each device."""
    query = (
        select(db.runs)
        .where(db.runs.c.game == game, db.runs.c.daily == day)
        .order_by(db.runs.c.finished, db.runs.c.table_id)
    )
    firsts: dict[str, Run] = {}
    for row in connection.execute(query):
        firsts.setdefault(row.device, _run(row))
    return firsts


def _alike(connection: Connection, game: str, run: Run) -> list[tuple[int, ...]]:
    """The ranks of the latest runs with the facts of this one, each once."""
    facts = json.dumps(dict(run.facts))
    query = (
        select(db.runs)
        .where(db.runs.c.game == game, db.runs.c.facts == facts)
        .order_by(db.runs.c.finished.desc(), db.runs.c.table_id)
        .limit(COMPARED)
    )
    return list({row.table_id: _run(row).rank for row in connection.execute(query)}.values())


def _run(row: Row[Any]) -> Run:
    return Run(
        table=row.table_id,
        finished=row.finished,
        reason=row.reason,
        won=row.won,
        score=tuple([Part(*part) for part in json.loads(row.parts)]),
        facts=json.loads(row.facts),
        daily=row.daily,
    )
