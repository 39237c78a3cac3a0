"""How fair the games are: `python -m benchmarks.balance hand > docs/balance/hand.md`.

Plays thousands of games with the strongest bot that is fast enough, and writes the tables
that docs/balance keeps, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import Final

from benchmarks import hand_balance, realms_balance

REPORTS: Final[dict[str, Callable[[int, int, str, int], Iterable[str]]]] = {
    "hand": hand_balance.report,
    "realms": realms_balance.report,
}


def main() -> None:
    """Write a report to standard output."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=REPORTS)
    parser.add_argument("--games", type=int, default=2000, help="games a cell")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--bot", default="search")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for line in REPORTS[asked.game](asked.games, asked.jobs, asked.bot, asked.seed):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
