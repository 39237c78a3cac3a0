"""The results of a ladder as tables: the wins of each pair, and the ratings of two-seat games."""

from __future__ import annotations

from math import log
from typing import Final

from rich.console import Console
from rich.table import Table

from fateloom.lab.ladder import Ladder
from fateloom.lab.report import (
    Z,
    faults_of,
    print_faults,
    print_speed,
    print_stopped,
    rate_of,
    table_of,
    win_table,
)
from fateloom.words import say

_ELO: Final = 400 / log(10)
"""Points of the Elo scale for odds of e to 1: with 400 points more, a bot wins 10 of 11 games."""


def print_ladder(ladder: Ladder, console: Console) -> None:
    """Print the report of a ladder."""
    if ladder.duels:
        rows = [
            (say("lab-pair", bot=bot, other=other), rate_of(*ladder.result(bot, other)))
            for bot, other in ladder.pairs
        ]
        if ladder.seats == 2:
            console.print(win_table(say("lab-by-pair"), rows))
            console.print(_rating_table(ladder))
            console.print(say("lab-rating-why"))
        else:
            console.print(win_table(say("lab-by-challenger", others=ladder.seats - 1), rows))
            console.print(say("lab-fair-share", percent=f"{100 / ladder.seats:.1f}"))
        print_faults(faults_of((duel.bots, duel.row) for duel in ladder.duels), console)
        print_speed([duel.row for duel in ladder.duels], ladder.seconds, console)
    if not ladder.complete:
        print_stopped(len(ladder.duels), ladder.games * len(ladder.pairs), console)


def _rating_table(ladder: Ladder) -> Table:
    table = table_of(say("lab-by-rating"), ("rating", "interval"))
    found = sorted(ladder.ratings().items(), key=lambda each: each[1].value, reverse=True)
    for bot, rating in found:
        value, reach = _ELO * rating.value, _ELO * Z * rating.error
        table.add_row(bot, f"{value:.0f}", f"{value - reach:.0f} to {value + reach:.0f}")
    return table
