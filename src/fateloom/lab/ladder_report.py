"""The results of a ladder as numbers and as tables.

They are wins and places of each pair, ratings of two-seat games, and how long bots think.
"""

from __future__ import annotations

from math import log
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fateloom.lab.ladder import Ladder
from fateloom.lab.report import (
    Z,
    faults_of,
    figure,
    interval_words,
    length_table,
    lengths,
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


def summarise_ladder(ladder: Ladder) -> dict[str, Any]:
    """The statistics of a ladder with games, as values that JSON can hold.

    `pairs` have the win rate of the challenger, and its place if there are more than two seats:
    the mean of deals, each of them the mean of all seats. `ratings` are on the Elo scale, of games
    with two seats only. `times` are milliseconds a choice, a value for each bot in each game. `low`
    and `high` are the limits of 95 % confidence intervals.
    """
    return {
        "seats": ladder.seats,
        "pairs": [
            {
                "bot": bot,
                "other": other,
                **rate_of(*ladder.result(bot, other)),
                "place": _place(ladder, bot, other),
            }
            for bot, other in ladder.pairs
        ],
        "ratings": _ratings(ladder) if ladder.seats == 2 else [],
        "times": [
            {"bot": bot, **times} for bot in ladder.bots if (times := lengths(_times(ladder, bot)))
        ],
        "faults": faults_of((duel.bots, duel.row) for duel in ladder.duels),
    }


def _place(ladder: Ladder, bot: str, other: str) -> dict[str, Any] | None:
    """The mean place of a challenger, from two deals on."""
    places = ladder.places(bot, other) if ladder.seats > 2 else []
    found = lengths(places) if len(places) > 1 else None
    return found and {"deals": len(places)} | {
        key: found[key] for key in ("mean", "low", "high", "p10", "p90")
    }


def _ratings(ladder: Ladder) -> list[dict[str, Any]]:
    """The ratings on the Elo scale, the best first."""
    found = sorted(ladder.ratings().items(), key=lambda each: each[1].value, reverse=True)
    return [
        {
            "bot": bot,
            "rating": round(_ELO * rating.value, 2),
            "low": round(_ELO * (rating.value - Z * rating.error), 2),
            "high": round(_ELO * (rating.value + Z * rating.error), 2),
        }
        for bot, rating in found
    ]


def _times(ladder: Ladder, bot: str) -> list[float]:
    found = []
    for duel in ladder.duels:
        seats = [seat for seat, name in enumerate(duel.bots) if name == bot]
        asked = sum(duel.row.asked[seat] for seat in seats)
        if asked:
            found.append(1000 * sum(duel.row.seconds[seat] for seat in seats) / asked)
    return found


def print_ladder(ladder: Ladder, console: Console) -> None:
    """Print the report of a ladder."""
    if ladder.duels:
        found = summarise_ladder(ladder)
        rows = [(pair_label(pair), pair) for pair in found["pairs"]]
        console.print(win_table(pairs_title(ladder.seats), rows))
        if ladder.seats == 2:
            console.print(_rating_table(found["ratings"]))
            console.print(say("lab-rating-why"))
        else:
            console.print(say("lab-fair-share", percent=f"{100 / ladder.seats:.1f}"))
            console.print(_place_table(found["pairs"], ladder.seats))
            console.print(say("lab-fair-place", place=figure((ladder.seats + 1) / 2)))
        times = [(each["bot"], each) for each in found["times"]]
        console.print(length_table(say("lab-times"), times))
        print_faults(found["faults"], console)
        if ladder.seconds is not None:
            print_speed([duel.row for duel in ladder.duels], ladder.seconds, console)
    if not ladder.complete:
        print_stopped(len(ladder.duels), ladder.games * len(ladder.pairs), console)


def pair_label(pair: dict[str, Any]) -> str:
    """A pair in words."""
    return say("lab-pair", bot=pair["bot"], other=pair["other"])


def pairs_title(seats: int) -> str:
    """The title of a table of the wins of pairs."""
    return say("lab-by-pair") if seats == 2 else say("lab-by-challenger", others=seats - 1)


def rating_words(rating: dict[str, Any]) -> tuple[str, str]:
    """A rating, and its interval."""
    value, low, high = (f"{rating[key]:.0f}" for key in ("rating", "low", "high"))
    return value, interval_words(low, high)


def _rating_table(ratings: list[dict[str, Any]]) -> Table:
    table = table_of(say("lab-by-rating"), ("rating", "interval"))
    for rating in ratings:
        table.add_row(Text(rating["bot"]), *rating_words(rating))
    return table


def _place_table(pairs: list[dict[str, Any]], seats: int) -> Table:
    table = table_of(say("lab-by-place", others=seats - 1), ("deals", "mean", "interval"))
    for pair in pairs:
        place = pair["place"]
        if place is not None:
            mean, low, high = (figure(place[key]) for key in ("mean", "low", "high"))
            cells = f"{place['deals']:,}", mean, interval_words(low, high)
            table.add_row(Text(pair_label(pair)), *cells)
    return table
