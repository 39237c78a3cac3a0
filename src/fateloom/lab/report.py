"""Statistics of a simulation: win rates and lengths of games, as numbers and as a table."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil, fsum, sqrt
from typing import Any, Final, Self

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from fateloom.lab.play import Row
from fateloom.lab.run import Run
from fateloom.words import has, name, say

Z: Final = 1.959963984540054
"""The normal quantile of a 95 % interval."""
PERCENTILES: Final = (10, 50, 90)
LENGTHS: Final = ("mean", "interval", "median", "p10", "p90", "least", "most")
"""The columns of a table of what `lengths` finds."""
FEW: Final = 60
"""A fact with more values than this is not used for grouping."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a share.

    After E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
    Journal of the American Statistical Association 22 (1927), 209-212
    (https://doi.org/10.1080/01621459.1927.10502953).

    Shared victories make `wins` a fraction; the interval is then a little too wide.
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    weight = Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = Z / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def percentile(ordered: Sequence[float], percent: int) -> float:
    """The nearest-rank percentile of numbers in order."""
    return ordered[max(0, ceil(len(ordered) * percent / 100) - 1)]


def summarise(run: Run) -> dict[str, Any]:
    """The statistics of a simulation, as values that JSON can hold.

    A victory shared by k seats counts 1/k for each. `low` and `high` are the limits of the
    95 % confidence interval of a win rate.
    """
    rows = run.rows
    seats = range(len(run.bots))
    return {
        "played": len(rows),
        "seats": [
            {"seat": seat, "bot": run.bots[seat], **_rate((row, seat) for row in rows)}
            for seat in seats
        ],
        "bots": _rates(rows, seats, lambda row, seat: run.bots[seat]),
        "facts": {
            fact: _rates(rows, seats, lambda row, seat, fact=fact: row.players[seat][fact])  # type: ignore[misc]
            for fact in _words(rows)
        },
        "shared": share_of(sum(len(row.winners) > 1 for row in rows), len(rows)),
        "reasons": _counted(row.reason for row in rows),
        "choices": lengths([row.choices for row in rows]),
        "rounds": lengths([row.round for row in rows if row.round is not None]),
        "faults": faults_of((run.bots, row) for row in rows),
    }


def speed(rows: Sequence[Row], seconds: float) -> dict[str, float]:
    """Games and choices per second, of all processes together."""
    least = max(seconds, 1e-9)
    return {
        "seconds": round(seconds, 3),
        "games": round(len(rows) / least, 1),
        "choices": round(sum(row.choices for row in rows) / least, 1),
    }


def share_of(part: float, whole: int) -> float:
    """A share, rounded to six digits; 0 of nothing."""
    return round(part / whole, 6) if whole else 0.0


def _rate(pairs: Iterable[tuple[Row, int]]) -> dict[str, Any]:
    games, wins = 0, 0.0
    for row, seat in pairs:
        games += 1
        if seat in row.winners:
            wins += 1 / len(row.winners)
    return rate_of(wins, games)


def rate_of(wins: float, games: int) -> dict[str, Any]:
    """A win rate, with the limits of its 95 % confidence interval."""
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": round(wins, 6),
        "rate": share_of(wins, games),
        "low": round(low, 6),
        "high": round(high, 6),
    }


def _rates(
    rows: Sequence[Row], seats: range, key: Callable[[Row, int], object]
) -> list[dict[str, Any]]:
    """The win rates of groups of seats, the best first."""
    groups: dict[str, list[tuple[Row, int]]] = defaultdict(list)
    for row in rows:
        for seat in seats:
            groups[str(key(row, seat))].append((row, seat))
    rates = [{"name": each, **_rate(pairs)} for each, pairs in groups.items()]
    return sorted(rates, key=lambda rate: (-rate["rate"], rate["name"]))


def _words(rows: Sequence[Row]) -> list[str]:
    """The facts that have a word for every seat of every game, and few values."""
    if not rows or not rows[0].players:
        return []
    found = []
    for fact in rows[0].players[0]:
        values = {player.get(fact) for row in rows for player in row.players}
        if all(isinstance(value, str) for value in values) and 1 < len(values) <= FEW:
            found.append(fact)
    return found


def _counted(words: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = defaultdict(int)
    for word in words:
        counts[word] += 1
    return dict(sorted(counts.items()))


def lengths(numbers: Sequence[float]) -> dict[str, float] | None:
    """Mean, median and percentiles of numbers; None of none.

    `low` and `high` are the limits of the 95 % confidence interval of the mean, by the normal
    approximation.
    """
    if not numbers:
        return None
    ordered = sorted(numbers)
    count, middle = len(ordered), len(ordered) // 2
    mean = fsum(ordered) / count
    variance = fsum((number - mean) ** 2 for number in ordered) / max(count - 1, 1)
    reach = Z * sqrt(variance / count)
    return {
        "mean": round(mean, 4),
        "low": round(mean - reach, 4),
        "high": round(mean + reach, 4),
        "median": (ordered[middle] + ordered[~middle]) / 2,
        **{f"p{percent}": percentile(ordered, percent) for percent in PERCENTILES if percent != 50},
        "least": ordered[0],
        "most": ordered[-1],
    }


# --- for people -----------------------------------------------------------------------


def print_report(run: Run, console: Console) -> None:
    """Print the report of a run."""
    if run.rows:
        print_summary(summarise(run), run.game, console)
        print_speed(run.rows, run.seconds, console)
    if not run.complete:
        print_stopped(len(run.rows), run.games, console)


def print_stopped(played: int, games: int, console: Console) -> None:
    """Print that it was interrupted."""
    console.print(Text(say("lab-stopped", played=played, games=games), "yellow"))


def print_summary(summary: dict[str, Any], game: str, console: Console) -> None:
    """Print what `summarise` has found, of at least one game."""
    seats = summary["seats"]
    console.print(win_table(say("lab-by-seat"), [(seat_label(each), each) for each in seats]))
    if 1 < len(summary["bots"]) < len(seats):
        rows = [(each["name"], each) for each in summary["bots"]]
        console.print(win_table(say("lab-by-bot"), rows))
    for fact, rates in summary["facts"].items():
        rows = [(name(game, each["name"]), each) for each in rates]
        console.print(win_table(title_of(fact), rows))
    kinds = [what for what in ("rounds", "choices") if summary[what]]
    rows = [(length_label(what, game), summary[what]) for what in kinds]
    console.print(length_table(say("lab-length"), rows))
    if len(seats) > 1:
        console.print(say("lab-shared", percent=f"{100 * summary['shared']:.1f}"))
    else:  # who plays alone can lose, and how it ends is what there is to tell
        ends = [f"{end_of(reason)} {count:,}" for reason, count in summary["reasons"].items()]
        console.print(say("lab-ends", ends=", ".join(ends)))
    print_faults(summary["faults"], console)


def print_speed(rows: Sequence[Row], seconds: float, console: Console) -> None:
    """Print how fast these games were played."""
    fast = speed(rows, seconds)
    console.print(
        say(
            "lab-speed",
            played=len(rows),
            seconds=f"{seconds:.1f}",
            games=f"{fast['games']:,.0f}",
            choices=f"{fast['choices']:,.0f}",
        )
    )


def faults_of(games: Iterable[tuple[Sequence[str], Row]]) -> dict[str, int]:
    """How often each program had no move, for games with the names of their bots by seat."""
    faults: Counter[str] = Counter()
    for bots, row in games:
        for bot, count in zip(bots, row.faults, strict=True):
            faults[bot] += count
    return dict(+faults)


def print_faults(faults: Mapping[str, int], console: Console) -> None:
    """Print how often each program had no move."""
    for bot, count in faults.items():
        console.print(Text(say("lab-faults", bot=bot, count=count), "yellow"))


def win_table(title: str, rows: Sequence[tuple[str, dict[str, Any]]]) -> Table:
    """A table of win rates, each with its label."""
    table = table_of(title, ("games", "wins", "rate", "interval"))
    for label, rate in rows:
        wins = rate["wins"]
        table.add_row(
            Text(label),
            f"{rate['games']:,}",
            f"{wins:,.0f}" if wins == int(wins) else f"{wins:,.1f}",
            *_percent(rate),
        )
    return table


def share_table(title: str, rows: Sequence[tuple[str, dict[str, Any]]]) -> Table:
    """A table of shares of all games, each with its label: what `rate_of` gives for a count."""
    table = table_of(title, ("games", "share", "interval"))
    for label, rate in rows:
        share, interval = _percent(rate)
        table.add_row(Text(label), f"{rate['wins']:,.0f}", share, interval)
    return table


def _percent(rate: Mapping[str, Any]) -> tuple[str, str]:
    """A rate and its interval, in percent."""
    return f"{100 * rate['rate']:.1f} %", f"{100 * rate['low']:.1f} - {100 * rate['high']:.1f} %"


def rate_words(rate: Mapping[str, Any]) -> str:
    """A rate with its interval and what it was counted from, in a sentence."""
    return say(
        "lab-rate-words",
        share=f"{100 * rate['rate']:.1f}",
        low=f"{100 * rate['low']:.1f}",
        high=f"{100 * rate['high']:.1f}",
        wins=figure(rate["wins"]),
        games=f"{rate['games']:,}",
    )


def mean_words(numbers: Mapping[str, float]) -> str:
    """A mean with its interval, in words."""
    mean, low, high = (figure(numbers[key]) for key in ("mean", "low", "high"))
    return say("lab-mean-words", mean=mean, low=low, high=high)


def game_title(game: str) -> str:
    """The title of a game; its name if it has none."""
    message = f"game-{game}"
    return say(message) if has(message) else game


def title_of(fact: str) -> str:
    """The title of a table of wins by what was won with."""
    return say(f"lab-by-{fact}") if has(f"lab-by-{fact}") else say("lab-by", fact=fact)


def end_of(reason: str) -> str:
    """How a game ended, in words if there are some."""
    message = f"lab-end-{reason}"
    return say(message) if has(message) else reason


def table_of(title: str, columns: Sequence[str]) -> Table:
    """An empty table with a column for labels, and columns of numbers with headings `lab-`."""
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    table.add_column()
    for column in columns:
        table.add_column(say(f"lab-{column}"), justify="right")
    return table


def length_table(title: str, rows: Sequence[tuple[str, Mapping[str, float]]]) -> Table:
    """A table of what `lengths` has found, each with its label."""
    table = table_of(title, LENGTHS)
    for label, numbers in rows:
        table.add_row(Text(label), *length_cells(numbers))
    return table


def length_cells(numbers: Mapping[str, float]) -> tuple[str, ...]:
    """What `lengths` has found, in the columns LENGTHS."""
    mean, _, *others = LENGTHS
    interval = f"{figure(numbers['low'])} - {figure(numbers['high'])}"
    return figure(numbers[mean]), interval, *(figure(numbers[column]) for column in others)


def interval_words(low: str, high: str) -> str:
    """The limits of an interval, for a table."""
    return f"{low} to {high}"


def figure(number: float) -> str:
    """A number with as many digits as fit into a table."""
    if number == int(number):
        return f"{number:,.0f}"
    return f"{number:,.2f}" if abs(number) < 100 else f"{number:,.1f}"


def length_label(what: str, game: str) -> str:
    """What a game calls `rounds` or `choices`."""
    own = f"lab-{what}-{game}"
    return say(own if has(own) else f"lab-{what}")


def seat_label(each: Mapping[str, Any]) -> str:
    """A seat with its bot."""
    return say("lab-seat", seat=each["seat"], bot=each["bot"])


def console() -> Console:
    """A console for reports, which does not interpret markup."""
    return Console(highlight=False, markup=False, emoji=False)


class Bar:
    """A progress bar on stderr with a title; nothing where stderr is no terminal."""

    def __init__(self, title: str) -> None:
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            disable=not Console(stderr=True).is_terminal,
        )
        self._task = self._progress.add_task(title, total=None)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def note(self, text: str) -> None:
        """Print a line above it."""
        self._progress.console.print(Text(text))

    def update(self, done: int, total: int) -> None:
        """Set the number of games done, and of all games."""
        self._progress.update(self._task, completed=done, total=total)
