"""How hard The Hand of Destiny is: what docs/balance/hand.md is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from benchmarks.cells import Cells
from benchmarks.tables import rate, table
from fateloom.lab import Row

TUNING: Final = Path(__file__).with_name("hand.md")
"""What was changed against the first numbers of The Hand of Destiny, and why: kept by hand."""
DIFFICULTIES: Final = ("casual", "easy", "normal", "heroic", "legendary")


def report(cells: Cells) -> Iterable[str]:
    """The Hand of Destiny: wins by difficulty, and at Normal by hero and boss."""
    games, player, seed = cells.games, cells.player, cells.seed
    yield "# Balance: The Hand of Destiny\n"
    yield (
        f"Played by the `{player}` bot, hero and boss by chance: {games:,} runs a difficulty, and"
        f" {4 * games:,} at Normal, so that every hero and every boss has about {games:,} or more."
        " In brackets the 95 % interval (Wilson).\n"
    )
    command = f"python -m benchmarks.balance hand --games {games} --bot {player} --seed {seed}"
    yield f"```sh\n{command} > docs/balance/hand.md\n```\n"
    runs = {}
    for level in DIFFICULTIES:
        count = 4 * games if level == "normal" else games
        runs[level] = cells.simulate("hand", (player,), count, {"difficulty": level})
    yield "## By difficulty\n"
    yield from table(
        ("Difficulty", "Runs", "Won", "Draws", "Won %"),
        [
            (
                level.capitalize(),
                f"{len(rows):,}",
                f"{_won(rows):,}",
                f"{sum(row.reason == 'draw' for row in rows):,}",
                rate(_won(rows), len(rows)),
            )
            for level, rows in runs.items()
        ],
    )
    normal = runs["normal"]
    for fact in ("hero", "boss"):
        yield f"\n## At Normal, by {fact}\n"
        yield from _by(normal, fact)
    yield "\n## At Normal, by player\n"
    simple = cells.simulate("hand", ("greedy",), games, {"difficulty": "normal"})
    yield from table(
        ("Player", "Runs", "Won", "Won %"),
        [
            (f"`{name}`", f"{len(rows):,}", f"{_won(rows):,}", rate(_won(rows), len(rows)))
            for name, rows in ((player, normal), ("greedy", simple))
        ],
    )
    yield "\n## Where runs end at Normal\n"
    lost = [row for row in normal if not row.winners]
    yield from table(
        ("Wave", "Runs lost or drawn", "Share"),
        [
            (str(wave), f"{count:,}", f"{100 * count / max(len(lost), 1):.1f} %")
            for wave in range(1, 5)
            for count in [sum(row.round == wave for row in lost)]
        ],
    )
    yield "\n" + TUNING.read_text(encoding="utf-8").rstrip()


def _won(rows: Iterable[Row]) -> int:
    return sum(bool(row.winners) for row in rows)


def _by(rows: Sequence[Row], fact: str) -> Iterable[str]:
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(str(row.players[0][fact]), []).append(row)
    return table(
        (fact.capitalize(), "Runs", "Won", "Won %"),
        [
            (name, f"{len(some):,}", f"{_won(some):,}", rate(_won(some), len(some)))
            for name, some in sorted(groups.items())
        ],
    )
