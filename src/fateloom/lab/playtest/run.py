"""A whole playtest: many games at every table, then a search for what none of them showed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, reduce
from hashlib import sha256
from operator import attrgetter, or_
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeAlias

from fateloom.core.errors import InvalidSetup
from fateloom.games.destinies.game import Destinies
from fateloom.games.destinies.scenario import codec
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.lab.engines.place import place_of
from fateloom.lab.kept.rows import keeping
from fateloom.lab.parallel import LOCAL, Progress, check_numbers
from fateloom.lab.play import seed_of
from fateloom.lab.playtest.catalogue import catalogue
from fateloom.lab.playtest.instrumentation import instrumented
from fateloom.lab.playtest.play import Facts, PlayedGame, Table, new_table, play, starts_of, tables
from fateloom.lab.playtest.search import Witness, find_witness
from fateloom.story.output import compiled

_MODULES: Final = (__name__,)
SEARCHES: Final = "searches"
"""The folder in that of the games for what was searched for."""
_Found: TypeAlias = tuple[int, Witness | None]
"""A thing, and a game that shows it."""


@dataclass(frozen=True, slots=True)
class Playtest:
    """A playtest with its results."""

    book: Book
    """The story."""
    tables: tuple[Table, ...]
    """The tables at which it was played."""
    games: int
    """The number of games at each table."""
    seed: int
    """The seed of the playtest."""
    rows: tuple[PlayedGame, ...]
    """The games, by their indices."""
    witnesses: dict[int, Witness | None]
    """For each thing that no game shows, a game that was searched for it; None if not found."""
    seconds: float | None = field(compare=False)
    """How long it took; None if a folder keeps the games, some of which may have been there."""
    finished: bool = True
    """Whether it was not interrupted, neither in its games nor in a search."""

    @property
    def complete(self) -> bool:
        """Whether all games were played."""
        return len(self.rows) == self.games * len(self.tables)

    @property
    def seen(self) -> int:
        """What the games show, as a bit set."""
        return reduce(or_, [row.seen for row in self.rows], 0)

    @property
    def offered(self) -> int:
        """The options that were offered in the games, as a bit set."""
        return reduce(or_, [row.offered for row in self.rows], 0)

    def at(self, table: int) -> list[PlayedGame]:
        """The games at a table."""
        return [row for row in self.rows if row.table == table]


@dataclass(frozen=True, slots=True)
class _Games:
    story: str
    tables: tuple[Table, ...]
    games: int
    seed: int
    starts: tuple[Facts, ...]

    modules: tuple[str, ...] = _MODULES

    def play(self, indices: range) -> list[PlayedGame]:
        game = _game(self.story)
        found = []
        for index in indices:
            number = index // self.games
            facts = self.starts[index % len(self.starts)]
            found.append(play(game, self.tables[number], number, index, self.seed, facts))
        return found


@dataclass(frozen=True, slots=True)
class _Search:
    story: str
    tables: tuple[Table, ...]
    missing: tuple[int, ...]
    seed: int
    starts: tuple[Facts, ...]

    modules: tuple[str, ...] = _MODULES

    def play(self, indices: range) -> list[_Found]:
        game = _game(self.story)
        return [
            (bit, find_witness(game, bit, seed_of(self.seed, bit), self.tables, self.starts))
            for bit in self.missing[indices.start : indices.stop]
        ]


def digest(story: str) -> str:
    """A digest of a compiled story."""
    return sha256(story.encode()).hexdigest()[:12]


@lru_cache(maxsize=1)
def _game(story: str) -> Destinies:
    return instrumented(codec.load(json.loads(story)))


def playtest(
    scenario: Scenario,
    games: int,
    *,
    chosen: Sequence[Table] = (),
    mode: str = "",
    seed: int = 0,
    jobs: int = 1,
    search: bool = True,
    progress: Progress | None = None,
    searching: Progress | None = None,
    starts: Sequence[Facts] = (),
    on: str = LOCAL,
    folder: Path | None = None,
) -> Playtest:
    """Play `games` games at each table, then search for games that show what was never seen.

    The tables are those `chosen`, or all that the story offers, of one `mode` if it is given.
    The work is distributed over `jobs` processes, or the workers `on` a cluster; the same seed
    gives the same playtest for any number of them. `progress` and `searching` are called with the
    numbers of games or searches done and of all. Games begin with the facts of a campaign in
    `starts`, in turn, or else with those of `starts_of`. Ctrl-C ends it early and keeps what is
    done. With a `folder`, games and searches are kept there, and those that are there already are
    not made again. Raises `InvalidSetup` for a mode or a table that the story does not offer,
    `BadFolder` for a folder that keeps other games, and what `run_plan` raises.
    """
    begun = perf_counter()
    check_numbers(games, jobs)
    place_of(on)
    story = compiled(scenario)
    game = _game(story)
    every = tables(game)
    seats = tuple(chosen) or tuple([t for t in every if not mode or t.mode == mode])
    if not seats:
        raise InvalidSetup("playtest-mode", mode, ", ".join(dict.fromkeys(t.mode for t in every)))
    for table in seats:
        new_table(game, table, 0, heroes="dealt")  # refuses what does not fit at once
    begin = tuple([dict(facts) for facts in starts or starts_of(scenario)])
    plan = _Games(story, seats, games, seed, begin)
    book = new_table(game, seats[0], 0, heroes="dealt").book
    with keeping(folder, _manifest("games", plan), PlayedGame, attrgetter("index")) as kept:
        rows = kept.run(plan, range(games * len(seats)), jobs, progress, on=on)
    done = Playtest(book, seats, games, seed, tuple(rows), {}, None)
    done = replace(done, finished=done.complete)
    if search and done.complete:
        things = catalogue(book)
        missing = [bit for bit in range(len(things.things)) if not done.seen >> bit & 1]
        alone = tuple([bit for bit in missing if things.read_with.get(bit) not in missing])
        wanted = _Search(story, every, alone, seed, begin)
        within = None if folder is None else folder / SEARCHES
        with keeping(within, _manifest(SEARCHES, plan), _Found, _thing) as searches:
            found = dict(searches.run(wanted, alone, jobs, searching, on=on) if alone else [])
        done = replace(done, finished=len(found) == len(alone))
        for bit in missing:  # a text is shown by the same game as the thing it is read with
            other = bit if bit in found else things.read_with.get(bit, -1)
            if other in found:
                done.witnesses[bit] = found[other] or _other_witness(bit, found.values())
    return done if folder is not None else replace(done, seconds=perf_counter() - begun)


def _thing(found: _Found) -> int:
    return found[0]


def _manifest(kind: str, plan: _Games) -> dict[str, Any]:
    """What the games of a playtest depend on, and the searches after them, as JSON has it."""
    return {
        "kind": kind,
        "story": codec.load(json.loads(plan.story)).id,
        "digest": digest(plan.story),
        "tables": [f"{table.name}:{'+'.join(table.seats)}" for table in plan.tables],
        "games": plan.games,
        "seed": plan.seed,
        "facts": digest(json.dumps([dict(facts) for facts in plan.starts])),
    }


def _other_witness(bit: int, made: Iterable[Witness | None]) -> Witness | None:
    """The shortest game made for something else that shows this thing, too: if it depends on a rare
    roll, one search may find it and another not."""
    showing = [each for each in made if each is not None and each.seen >> bit & 1]
    if not showing:
        return None
    return replace(min(showing, key=lambda each: each.choices), thing=bit)
