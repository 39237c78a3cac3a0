"""What a comparison has found, in words, as tables and as values that JSON can hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fateloom import __version__
from fateloom.core.game import Game
from fateloom.core.numbers import Number, Numbers, Path
from fateloom.lab.compare.quantities import is_bounded, is_of_everybody
from fateloom.lab.compare.sequential import INTERRUPTED, Comparison, Quantity
from fateloom.lab.compare.variants import numbers_of
from fateloom.lab.report import print_faults
from fateloom.words import has, say, slug

_SMALL: Final = 0.005
"""Numbers that are smaller are shown with more digits."""


def print_comparison(found: Comparison, console: Console, *, everything: bool = False) -> None:
    """Print what moved by how much, and what is not known; `everything` for all quantities."""
    _print_line(
        console,
        "compare-played",
        pairs=f"{found.pairs:,}",
        games=f"{found.games:,}",
        seconds="none" if found.seconds is None else f"{found.seconds:.1f}",
    )
    console.print(Text(sentence(found.main), "bold"))
    style = "yellow" if found.stopped == INTERRUPTED else ""
    console.print(Text(say(f"compare-stopped-{found.stopped}"), style))
    moved = _by_size(each for each in found.others if each.interval.sign)
    still = _by_size(each for each in found.others if not each.interval.sign)
    shown = [each for each in still if everything or is_of_everybody(each.name)]
    if moved:
        console.print(_table("compare-table-moved", moved))
    else:
        _print_line(console, "compare-none-moved")
    if shown:
        console.print(_table("compare-table-still", shown))
    if len(shown) < len(still):
        _print_line(console, "compare-others", count=len(still) - len(shown))
    if found.others:
        _print_line(console, "compare-certainty")
    print_faults(found.faults, console)


def _print_line(console: Console, message: str, **values: object) -> None:
    console.print(Text(say(message, **values)))


def _by_size(quantities: Iterable[Quantity]) -> list[Quantity]:
    """Shares first, then other numbers; the greatest difference first."""
    return sorted(quantities, key=lambda each: (not each.exact, -abs(each.difference)))


def sentence(quantity: Quantity) -> str:
    """What is known of a quantity, as a sentence."""
    low, high = quantity.interval
    if not isfinite(low):
        return say("compare-open-few", name=quantity.name)
    figures = {
        "name": quantity.name,
        "before": figure(quantity.name, quantity.before),
        "after": figure(quantity.name, quantity.after),
    }
    if not quantity.interval.sign:
        ends = [difference(quantity.name, end) for end in (low, high)]
        return say("compare-open", **figures, low=ends[0], high=ends[1])
    least, most = sorted((abs(low), abs(high)))
    return say(
        "compare-rose" if low > 0 else "compare-fell",
        **figures,
        unit="percent" if is_bounded(quantity.name) else "none",
        difference=difference(quantity.name, abs(quantity.difference)).lstrip("+"),
        low=difference(quantity.name, least).lstrip("+"),
        high=difference(quantity.name, most).lstrip("+"),
    )


def _table(title: str, quantities: Sequence[Quantity]) -> Table:
    table = _empty(title)
    table.add_column()
    for column in ("before", "after", "difference", "within"):
        table.add_column(say(f"compare-{column}"), justify="right")
    for each in quantities:
        low, high = each.interval
        known = isfinite(low)
        ends = (difference(each.name, end) for end in (low, high)) if known else ()
        table.add_row(
            Text(each.name),
            figure(each.name, each.before),
            figure(each.name, each.after),
            difference(each.name, each.difference),
            " to ".join(ends) if known else "?",
        )
    return table


def _empty(title: str, **values: object) -> Table:
    return Table(
        title=say(title, **values),
        title_justify="left",
        title_style="bold",
        box=None,
        pad_edge=False,
    )


def figure(name: str, value: float) -> str:
    """A value of a quantity, a share in percent."""
    return f"{100 * value:.1f} %" if is_bounded(name) else f"{value:,.{_digits(value)}f}"


def difference(name: str, value: float) -> str:
    """A difference of a quantity with its sign, that of a share in percentage points."""
    return f"{100 * value:+.1f}" if is_bounded(name) else f"{value:+,.{_digits(value)}f}"


def _digits(value: float) -> int:
    return 2 if abs(value) >= _SMALL or value == 0 else 4


def as_dict(found: Comparison, about: Mapping[str, Any]) -> dict[str, Any]:
    """A comparison as JSON has it: shares from 0 to 1, and null for an end that is not known.

    `about` says what was compared.
    """
    return {
        "fateloom": __version__,
        **about,
        "asked": found.main.name,
        "pairs": found.pairs,
        "games": found.games,
        "looks": list(found.looks),
        "stopped": found.stopped,
        "main": _values(found.main),
        "others": [_values(each) for each in found.others],
        "faults": dict(found.faults),
        "seconds": None if found.seconds is None else round(found.seconds, 3),
    }


def _values(quantity: Quantity) -> dict[str, Any]:
    low, high = (round(end, 6) if isfinite(end) else None for end in quantity.interval)
    return {
        "name": quantity.name,
        "before": round(quantity.before, 6),
        "after": round(quantity.after, 6),
        "difference": round(quantity.difference, 6),
        "low": low,
        "high": high,
        "moved": bool(quantity.interval.sign),
        "exact": quantity.exact,
    }


# --- what can be changed --------------------------------------------------------------


def print_numbers(game: Game[Any, Any], console: Console) -> None:
    """Print the numbers and options of a game that a file can change."""
    numbers = numbers_of(game)
    options = ", ".join(option.name for option in game.options)
    if not numbers:
        _print_line(console, "compare-list-none", game=game.name, options=options)
        return
    table = _empty("compare-list", game=game.name)
    for column in ("number", "value", "bounds", "is", "rule"):
        right = column in ("value", "bounds")
        table.add_column(
            say(f"compare-{column}"),
            justify="right" if right else "left",
            no_wrap=column != "is",
        )
    for path, number in _by_section(numbers):
        table.add_row(
            Text(".".join(path)),
            str(number.value),
            f"{number.least} - {number.most}",
            Text(meaning(game.name, path)),
            number.rule,
        )
    console.print(table)
    _print_line(console, "compare-list-options", options=options)


def listed_numbers(game: Game[Any, Any]) -> list[dict[str, Any]]:
    """The numbers of a game as JSON has them."""
    return [
        {"number": ".".join(path), **number._asdict(), "is": meaning(game.name, path)}
        for path, number in _by_section(numbers_of(game))
    ]


def _by_section(numbers: Numbers) -> list[tuple[Path, Number]]:
    """Numbers with what belongs to one thing together."""
    sections = list(dict.fromkeys(section for section, _, _ in numbers))
    things = list(dict.fromkeys(thing for _, thing, _ in numbers))
    return sorted(
        numbers.items(), key=lambda each: (sections.index(each[0][0]), things.index(each[0][1]))
    )


def meaning(game: str, path: Path) -> str:
    """What a number is, in words."""
    section, thing, name = path
    own = f"number-{game}-{section}-{slug(thing)}-{name}"
    return say(own if has(own) else f"number-{name}")
