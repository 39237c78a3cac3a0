"""Print what the games cost, beside a reference loop measured in the same minute.

Machines differ and are busy with other things, so read the ratio, not the microseconds: how many
steps of a plain Python loop (splitmix64) one decision takes. Every line is the median of several
rounds in processor time, each beside a run of the loop of its own, and the least of them; the
rounds of all lines take turns. No round plays what was played before: games keep what they have
worked out.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from benchmarks import floods, live, openspiel, play, stories, vector
from benchmarks.measure import REFERENCE, Line, measured
from fateloom.games import registry

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    arguments = sys.argv[1:] if arguments is None else arguments
    for name, other in {"live": live, "floods": floods}.items():
        if arguments[:1] == [name]:
            other.main(arguments[1:])
            return
    parser = argparse.ArgumentParser(
        prog="x bench",
        description=__doc__,
        epilog="x bench live [args] measures live tables, x bench floods [args] those in a flood.",
    )
    parser.add_argument("games", nargs="*", default=list(registry), help="all, unless named")
    parser.add_argument("--rounds", type=int, default=7, help="rounds a line (default 7)")
    parser.add_argument("--seats", type=int, default=3, help="players, if a game takes so many")
    parser.add_argument("--games-a-round", type=int, default=20, help="default 20")
    given = parser.parse_args(arguments)

    lines: list[Line] = [REFERENCE]
    for name in given.games:
        game = registry[name]
        seats = given.seats if given.seats in game.seat_counts else game.seat_counts[0]
        lines += play.lines(game, seats, given.games_a_round)
        lines += vector.lines(game, seats)
        lines += openspiel.lines(game, seats, given.games_a_round)
        lines += stories.lines() if name == "destinies" else []
    costs = measured(lines, given.rounds)

    print("random play")
    print(f"{'':42}{'us':>10}{'x ref':>9}{'least':>9}")
    for line, cost in zip(lines, costs, strict=True):
        figures = f"{cost.seconds * 1e6:10.3f}{cost.steps:9.1f}{cost.least:9.1f}"
        print(f"{line.name:42}{figures}  {line.note}".rstrip())
    if not openspiel.INSTALLED:
        print("OpenSpiel is not installed (dependency group bench): not compared.")


if __name__ == "__main__":
    main()
