"""The statistics of a dataset: those of `report.summarise`, counted in the columns."""

from __future__ import annotations

from typing import Any

from fateloom.lab.datasets.folder import Dataset
from fateloom.lab.report import FEW, lengths, rate_of, share_of


def summary_of(dataset: Dataset) -> dict[str, Any]:
    """What `report.summarise` gives for the games of a dataset."""
    games = dataset.table("games")
    seats = dataset.table("seats")
    bots = dataset.manifest.bots
    rates = rates_of(seats, "seat")
    faults = _sums(seats, "bot", "faults")
    return {
        "played": games.num_rows,
        "seats": [
            {"seat": seat, "bot": bot, **rates.get(seat, rate_of(0, 0))}
            for seat, bot in enumerate(bots)
        ],
        "bots": named(rates_of(seats, "bot")),
        "facts": {fact: named(rates_of(seats, fact)) for fact in words_of(dataset, seats)},
        "shared": share_of(
            sum(winners > 1 for winners in games.column("winners").to_pylist()), games.num_rows
        ),
        "reasons": counts_of(games.column("reason")),
        "choices": lengths(games.column("choices").to_pylist()),
        "rounds": lengths(games.column("round").drop_null().to_pylist()),
        "faults": {bot: faults[bot] for bot in dict.fromkeys(bots) if faults.get(bot)},
    }


def words_of(dataset: Dataset, seats: Any) -> list[str]:
    """The facts that have a word for every seat of every game, and few values."""
    return [
        fact
        for fact, alias in dataset.manifest.facts.items()
        if alias == "string"
        and not seats.column(fact).null_count
        and 1 < len(seats.column(fact).unique()) <= FEW
    ]


def rates_of(seats: Any, column: str) -> dict[Any, dict[str, Any]]:
    """The win rates of groups of seats, by what a column has; the best first."""
    found = seats.group_by(column).aggregate([("share", "sum"), ("share", "count")]).to_pylist()
    rates = {each[column]: rate_of(each["share_sum"], each["share_count"]) for each in found}
    return dict(sorted(rates.items(), key=lambda rate: (-rate[1]["rate"], str(rate[0]))))


def named(rates: dict[Any, dict[str, Any]]) -> list[dict[str, Any]]:
    """Rates as a list, each with its name."""
    return [{"name": name, **rate} for name, rate in rates.items()]


def _sums(table: Any, key: str, column: str) -> dict[Any, int]:
    found = table.group_by(key).aggregate([(column, "sum")]).to_pylist()
    return {each[key]: each[f"{column}_sum"] for each in found}


def counts_of(column: Any) -> dict[str, int]:
    """How often each value is in a column, in order of the values."""
    counts = column.value_counts().to_pylist()
    return dict(sorted((each["values"], each["counts"]) for each in counts))
