"""Tables of figures, as the reports in docs/balance hold them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fateloom.lab.report import wilson


def rate(wins: float, games: int) -> str:
    """A share in percent, with its 95 % confidence interval."""
    low, high = wilson(wins, games)
    return f"{100 * wins / max(games, 1):.1f} ({100 * low:.1f} to {100 * high:.1f})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterable[str]:
    """A Markdown table, line by line."""
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(row) + " |"
