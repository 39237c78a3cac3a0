"""The statistics of a playtest: win rates, lengths, and pieces in use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from fateloom.lab.pages.figures import Rate, Spread
from fateloom.lab.playtest.catalogue import Catalogue, Kind, catalogue, path_name
from fateloom.lab.playtest.instrumentation import PIECES
from fateloom.lab.playtest.play import UNFINISHED, PlayedGame, Table
from fateloom.lab.playtest.run import Playtest


@dataclass(frozen=True, slots=True)
class TableFigures:
    """The statistics of one table of the playtest."""

    table: Table
    games: int
    ends: dict[str, int]
    players: tuple[Rate, ...]
    days: Spread
    turns: Spread
    minutes: Spread
    words: Spread
    finales: float
    setbacks: float
    defeats: float


@dataclass(frozen=True, slots=True)
class KindCoverage:
    """The coverage of one kind of things: how many were seen, of all; `unseen` by their numbers."""

    kind: Kind
    seen: int
    all: int
    unseen: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """All statistics of a playtest.

    fair      the games between as many equal greedy players as there are heroes: the measure
    heroes    how often each hero wins them; `paths` by hero: which path their victories took
    first     how often who began a Finale first has won
    virtue    by hero: at the end of all games
    most      by PIECES: the most in use at once, a game
    covers    by kind; `shares` by thing: in how many of all games it was seen
    """

    playtest: Playtest
    things: Catalogue
    lines: tuple[TableFigures, ...]
    fair: tuple[PlayedGame, ...]
    alone: tuple[PlayedGame, ...]
    heroes: tuple[Rate, ...]
    paths: dict[str, tuple[Rate, ...]]
    first: Rate
    virtue: dict[str, Spread]
    most: dict[str, Spread]
    covers: tuple[KindCoverage, ...]
    shares: tuple[float, ...]

    def made(self, bits: Iterable[int]) -> bool:
        """Whether there is a game made for any of these things."""
        return any(self.playtest.witnesses.get(bit) is not None for bit in bits)


def figures(playtest: Playtest) -> Figures:
    """The numbers of a playtest."""
    things = catalogue(playtest.book)
    story = playtest.book.scenario
    fair = tuple([row for row in playtest.rows if _fair(playtest, row)])
    names = [hero.id for hero in story.heroes]
    return Figures(
        playtest=playtest,
        things=things,
        lines=tuple([_line(table, playtest.at(n)) for n, table in enumerate(playtest.tables)]),
        fair=fair,
        alone=tuple([row for row in playtest.rows if _alone(playtest, row)]),
        heroes=tuple([_wins(fair, name) for name in names]),
        paths={
            name: tuple([_path(fair, name, path.id) for path in hero.paths])
            for name, hero in zip(names, story.heroes, strict=True)
        },
        first=_first(fair),
        virtue={
            name: Spread.of(
                virtue
                for row in playtest.rows
                for hero, virtue in zip(row.heroes, row.virtue, strict=True)
                if hero == name
            )
            for name in names
        },
        most={
            piece: Spread.of(row.most[number] for row in playtest.rows)
            for number, piece in enumerate(PIECES)
        },
        covers=tuple([_cover(playtest, things, kind) for kind in Kind]),
        shares=_shares(playtest.rows, len(things.things)),
    )


def path_things(things: Catalogue) -> dict[str, int]:
    """The number of each path among the things, by its name."""
    book = things.book
    return {
        name: things.number[Kind.PATH, name]
        for hero, roads in enumerate(book.roads)
        for path in range(len(roads))
        for name in (path_name(book, hero, path),)
    }


def _fair(playtest: Playtest, row: PlayedGame) -> bool:
    table = playtest.tables[row.table]
    heroes = min(len(playtest.book.scenario.heroes), 3)
    return table.mode == "race" and table.seats == ("greedy",) * heroes


def _alone(playtest: Playtest, row: PlayedGame) -> bool:
    table = playtest.tables[row.table]
    return table.mode == "explorer" and table.seats == ("greedy",)


def _line(table: Table, rows: Sequence[PlayedGame]) -> TableFigures:
    ends: dict[str, int] = {}
    for row in rows:
        ends[row.reason] = ends.get(row.reason, 0) + 1
    count = max(len(rows), 1)
    return TableFigures(
        table=table,
        games=len(rows),
        ends=dict(sorted(ends.items())),
        players=tuple(
            [
                _rate(name, rows, lambda row, name=name: name in _winners(row))  # type: ignore[misc]
                for name in dict.fromkeys(table.seats)
            ]
        ),
        days=Spread.of(row.days for row in rows),
        turns=Spread.of(row.turns for row in rows),
        minutes=Spread.of(row.minutes for row in rows),
        words=Spread.of(row.words for row in rows),
        finales=sum(len(row.finales) for row in rows) / count,
        setbacks=sum(row.setbacks for row in rows) / count,
        defeats=sum(row.defeated for row in rows) / count,
    )


def _winners(row: PlayedGame) -> list[str]:
    return [row.seats[seat] for seat in row.winners]


def _rate(name: str, rows: Sequence[PlayedGame], hit: Callable[[PlayedGame], bool]) -> Rate:
    return Rate(name, sum(map(hit, rows)), len(rows))


def _wins(rows: Sequence[PlayedGame], hero: str) -> Rate:
    return _rate(hero, rows, lambda row: hero in [row.heroes[seat] for seat in row.winners])


def _path(rows: Sequence[PlayedGame], hero: str, path: str) -> Rate:
    won = [row for row in rows if hero in [row.heroes[seat] for seat in row.winners]]
    return _rate(path, won, lambda row: row.path == path)


def _first(rows: Sequence[PlayedGame]) -> Rate:
    decided = [row for row in rows if row.finales and row.reason != UNFINISHED]
    return _rate("first", decided, lambda row: row.finales[0][0] in row.winners)


def _cover(playtest: Playtest, things: Catalogue, kind: Kind) -> KindCoverage:
    seen = playtest.seen
    bits = [bit for bit, thing in enumerate(things.things) if thing.kind == kind]
    unseen = tuple([bit for bit in bits if not seen >> bit & 1])
    return KindCoverage(kind, len(bits) - len(unseen), len(bits), unseen)


def _shares(rows: Sequence[PlayedGame], count: int) -> tuple[float, ...]:
    hits = [0] * count
    for row in rows:
        seen = row.seen
        while seen:
            lowest = seen & -seen
            hits[lowest.bit_length() - 1] += 1
            seen ^= lowest
    return tuple([each / max(len(rows), 1) for each in hits])
