"""How fair the games are: `python -m benchmarks.balance hand > docs/balance/hand.md`.

Plays thousands of games with the strongest bot that is fast enough, and writes the tables
that docs/balance keeps, with 95 % intervals. `--on` plays on a cluster. With `--keep FOLDER/`, the
same command goes on where it stopped; a report is written when all games are there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from benchmarks import hand_balance, realms_balance
from benchmarks.cells import Cells, Interrupted
from fateloom.core.errors import FateloomError
from fateloom.lab.engines.place import LOCAL, place_of
from fateloom.words import reason

Report = Callable[[Cells], Iterable[str]]
REPORTS: Final[dict[str, Report]] = {
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
    parser.add_argument("--on", default=LOCAL, help="local, dask://HOST:PORT or ray://HOST:PORT")
    parser.add_argument("--keep", type=Path, help="the folder that keeps the games")
    asked = parser.parse_args()
    cells = Cells(asked.games, asked.bot, asked.seed, asked.jobs, asked.on, asked.keep)
    try:
        place_of(cells.on)
        lines = list(REPORTS[asked.game](cells))
    except Interrupted:
        sys.stderr.write("Interrupted. With --keep, the same command goes on where it stopped.\n")
        sys.exit(130)
    except FateloomError as error:
        sys.exit(reason(error.code, error.details) or str(error))
    sys.stdout.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    main()
