"""Measure live tables: real servers, and as many seats at them as are asked for, on this machine.

Every seat is a device of its own with a socket of its own, as browsers open them. At each table a
seat makes one choice after another, and what counts is the time from a choice until the last seat
of its table has the view that follows. The numbers of the servers come from their own metrics, so
what this driver needs is not among them; it is told apart. Where others work on the machine, the
servers are kept waiting for a processor: then the times tell of the others.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import TYPE_CHECKING

import httpx2 as httpx

from benchmarks.postgres import Cluster
from benchmarks.seats import Board, opened
from benchmarks.servers import Server, serving
from fateloom.games import registry
from fateloom.server.api.connections import many_files

if TYPE_CHECKING:
    from collections.abc import Sequence

BEAT = 0.05
"""Seconds between two looks at how late the driver itself is."""


@dataclass
class Figures:
    """What one phase showed. Times are seconds.

    took    of each choice, until the last seat of its table had the view after it
    views   delivered in total, within `seconds`
    served  the time that the servers' processes were at work, and `driven` that of this one
    waited  the time that others kept the servers from a processor
    late    how late this driver was at its own alarms
    """

    seconds: float = 0.0
    took: list[float] = field(default_factory=list)
    views: int = 0
    served: float = 0.0
    waited: float = 0.0
    driven: float = 0.0
    late: list[float] = field(default_factory=list)


@dataclass
class Report:
    """All that was measured. Memory is bytes: of all servers at rest, and for each further
    connection and table."""

    seats: int
    tables: int
    rest: float
    connection: float
    table: float
    paced: Figures
    full: Figures


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    given = parsed(arguments)
    files = many_files()
    needed = given.tables * (given.seats + 2) + 100
    if files < needed:
        raise SystemExit(f"{needed} files must be open at once, and the system allows {files}")
    report = measured(given)
    print(f"{report.seats} seats at {report.tables} tables, {given.processes} process(es)")
    print(f"memory at rest          {report.rest / 1024:8.0f} KB")
    print(f"memory a connection     {report.connection / 1024:8.1f} KB")
    print(f"memory a table          {report.table / 1024:8.1f} KB")
    for name, figures in (("paced", report.paced), ("saturated", report.full)):
        if figures.took:
            print("\n".join(lines(name, figures)))


def parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read what is asked for."""
    parser = argparse.ArgumentParser(prog="x bench live", description=__doc__)
    parser.add_argument("--tables", type=int, default=250, help="default 250")
    parser.add_argument("--seats", type=int, default=4, help="at each table (default 4)")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between choices (2)")
    parser.add_argument("--seconds", type=float, default=30.0, help="of choices so paced (30)")
    parser.add_argument("--full", type=float, default=10.0, help="seconds without a pause (10)")
    parser.add_argument("--bots", type=int, default=0, help="further tables where bots search")
    parser.add_argument("--processes", type=int, default=1, help="servers (more: PostgreSQL)")
    parser.add_argument(
        "--scattered",
        action="store_true",
        help="who sits at one table is at all servers by turns (else at one, as Caddy sends them)",
    )
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own")
    parser.add_argument("--games", nargs="*", default=list(registry), help="all, unless named")
    given = parser.parse_args(arguments)
    given.postgres = given.postgres or given.processes > 1
    given.games = [name for name in given.games if given.seats in registry[name].seat_counts]
    if not given.games:
        parser.error(f"none of these games has {given.seats} seats")
    return given


def measured(given: argparse.Namespace) -> Report:
    """Start the servers, sit down, play, and tell how it was."""
    with ExitStack() as held:
        folder = Path(held.enter_context(TemporaryDirectory(prefix="fateloom-bench-")))
        database = None
        if given.postgres:
            cluster = Cluster()
            held.callback(cluster.close)
            cluster.start()
            database = cluster.url
        servers = [
            held.enter_context(serving(folder / str(number), database))
            for number in range(given.processes)
        ]
        return asyncio.run(_measure(given, servers))


async def _measure(given: argparse.Namespace, servers: list[Server]) -> Report:
    rng = Random(1)
    empty = memory(servers)
    async with AsyncExitStack() as sockets:
        with httpx.Client(timeout=60) as client:
            games = cycle(given.games)
            homes = cycle([None] if given.scattered else servers)
            boards = [
                opened(servers, client, next(games), given.seats, rng, home=next(homes))
                for _ in range(given.tables)
            ]
            bots = [
                opened(servers, client, given.games[0], given.seats, rng, "search", next(homes))
                for _ in range(given.bots)
            ]
        opened_all = memory(servers)
        for board in (*boards, *bots):
            await board.sit(sockets)
        paced = await phase(boards, servers, given.seconds, given.every)
        played = memory(servers)
        full = await phase(boards, servers, given.full, 0.0)
    seats = given.tables * given.seats
    return Report(
        seats,
        given.tables,
        empty,
        (played - opened_all) / (seats + given.bots),
        (opened_all - empty) / (given.tables + given.bots),
        paced,
        full,
    )


def memory(servers: Sequence[Server]) -> float:
    """The bytes that all servers hold together."""
    return sum(server.memory() for server in servers)


async def phase(
    boards: Sequence[Board], servers: Sequence[Server], seconds: float, every: float
) -> Figures:
    """Choose at every table at this interval in seconds; 0: once everybody saw the last choice."""
    figures = Figures(seconds)
    if not seconds:
        return figures
    views = sum(board.views for board in boards)
    driven = process_time()
    served = sum(server.worked() for server in servers)
    waited = sum(server.waited() for server in servers)
    start = perf_counter()
    watch = asyncio.create_task(_watch(figures.late))
    await asyncio.gather(
        *(
            _play(board, start + every * number / len(boards), start + seconds, every, figures)
            for number, board in enumerate(boards)
        )
    )
    watch.cancel()
    figures.seconds = perf_counter() - start
    figures.driven = process_time() - driven
    figures.waited = sum(server.waited() for server in servers) - waited
    figures.served = sum(server.worked() for server in servers) - served
    figures.views = sum(board.views for board in boards) - views
    return figures


async def _play(board: Board, due: float, end: float, every: float, figures: Figures) -> None:
    done = 0.0
    while due < end and not board.over:
        await asyncio.sleep(due - perf_counter())
        # A choice that had to wait for the one before has waited for the server.
        began = due if 0 < due < done else perf_counter()
        done = await board.choose()
        figures.took.append(done - began)
        due = due + every if every else perf_counter()


async def _watch(late: list[float]) -> None:
    while True:
        due = perf_counter() + BEAT
        await asyncio.sleep(BEAT)
        late.append(perf_counter() - due)


def lines(name: str, figures: Figures) -> list[str]:
    """A phase in words."""

    def one(times: Sequence[float], at: float) -> str:
        return f"{1000 * quantile(times, at):8.1f} ms"

    took, late = figures.took, figures.late
    views = figures.views / figures.seconds
    return [
        f"{name}: {len(took)} choices in {figures.seconds:.0f} s, load {os.getloadavg()[0]:.1f}",
        f"  choice to last view   {one(took, 0.5)}, p99 {one(took, 0.99)}, most {one(took, 1.0)}",
        f"  views                 {views:8.0f} a second",
        f"  views a core          {figures.views / max(figures.served, 1e-9):8.0f} a second",
        f"  servers at work       {figures.served / figures.seconds:8.0%} of a core",
        f"  servers kept waiting  {figures.waited / figures.seconds:8.0%} of the time",
        f"  driver at work        {figures.driven / figures.seconds:8.0%} of a core",
        f"  driver late           {one(late, 0.5)}, p99 {one(late, 0.99)}",
    ]


def quantile(times: Sequence[float], at: float) -> float:
    """The time that this part of them does not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(at * len(ordered)))]
