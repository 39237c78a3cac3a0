"""Measure the processor time of a choice: `python -m benchmarks.choice [--against CHECKOUT]`.

Four people at four devices play Destiny by chance, each with a socket of their own, and what counts
is the time that the server's process is at work for each choice. With another checkout (an older
commit in a worktree, for example, if it knows the messages that are sent here) servers of both are
measured by turns, the same games at each, and the ratio is printed: it says more than the times do
where others work on the machine.
"""

from __future__ import annotations

import argparse
import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

import httpx2 as httpx

from benchmarks.seats import opened
from benchmarks.servers import serving

if TYPE_CHECKING:
    from benchmarks.servers import Server

SEATS: Final = 4
HERE: Final = Path(__file__).parents[1]


def measured(checkout: Path, choices: int) -> float:
    """Milliseconds of processor time that the server of a checkout takes for a choice."""
    with (
        TemporaryDirectory(prefix="fateloom-bench-") as folder,
        serving(Path(folder), None, checkout / "src") as server,
    ):
        return asyncio.run(_measure(server, choices))


async def _measure(server: Server, choices: int) -> float:
    rng = Random(1)
    worked, made = 0.0, -1  # the first game warms the server up
    with httpx.Client(timeout=60) as client:
        while made < choices:
            async with AsyncExitStack() as sockets:
                board = opened([server], client, "destiny", SEATS, rng)
                await board.sit(sockets)
                before, count = server.worked(), 0
                while not board.over:
                    await board.choose()
                    count += 1
                if made >= 0:
                    worked += server.worked() - before
                made = max(made, 0) + (count if made >= 0 else 0)
    return 1000 * worked / made


def main() -> None:
    """Measure, and print the times and the ratio."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.choice", description=__doc__)
    parser.add_argument("--against", type=Path, help="another checkout")
    parser.add_argument("--choices", type=int, default=1000, help="in each round, at least")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    checkouts = [HERE] if given.against is None else [HERE, given.against]
    times: list[list[float]] = [[] for _ in checkouts]
    for _ in range(given.rounds):
        for each, found in zip(checkouts, times, strict=True):
            found.append(measured(each, given.choices))
    for each, found in zip(checkouts, times, strict=True):
        print(f"{median(found):7.3f} ms a choice  {each}")
    if given.against is not None:
        ratios = [here / there for here, there in zip(*times, strict=True)]
        print(f"{median(ratios):7.3f} times the processor time of the other")


if __name__ == "__main__":
    main()
