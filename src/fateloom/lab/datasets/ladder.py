"""A ladder whose games are kept, and that goes on where it stopped.

    2-seats/greedy-random/0/    the games of a pair with the challenger at seat 0: a dataset

The challenger of a pair comes first. Games that are there count with other bots in the ladder, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

from fateloom.lab.datasets.folder import BadDataset, Writer, need_pyarrow, open_to_write
from fateloom.lab.datasets.simulate import manifest_of
from fateloom.lab.engines.place import place_of
from fateloom.lab.kept.rest import Rest, gaps
from fateloom.lab.ladder import Duel, Ladder, Tournament
from fateloom.lab.parallel import LOCAL, Progress, check_numbers, play_plan
from fateloom.words import slug

_SEATS: Final = re.compile(r"\d+-seats")


def round_robin_into(
    folder: Path,
    tournament: Tournament,
    games: int,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    on: str = LOCAL,
) -> tuple[Ladder, int]:
    """Play those of the first `games` games of each pair that a folder lacks, in `jobs` processes
    or `on` a cluster: see `run_plan`.

    Returns the ladder, and how many games were added. The folder is made if it is missing. Ctrl-C
    ends it early and keeps the finished games; the same call goes on with the others. So does one
    with more games, more bots or other seats. Raises `BadDataset` if the folder cannot be used,
    holds games of another seed, rules, program or commit, or more of them than asked for; and what
    `run_plan` raises.
    """
    check_numbers(games, jobs)
    place_of(on)
    _check(folder)
    with ExitStack() as stack:
        writers: dict[tuple[int, int], Writer] = {}
        for pair, place in _parts(tournament, games):
            within = _folder(folder, tournament, pair)
            stack.callback(_remove_empty, within, folder)
            try:
                writer = _opened(within / str(place), tournament, pair, place, games)
            except BadDataset as error:
                if error.code != "dataset-longer":
                    raise
                raise BadDataset("ladder-longer", str(folder), str(games)) from error
            writers[pair, place] = stack.enter_context(writer)
        played = sorted(
            tournament.number(pair, place, deal)
            for (pair, place), writer in writers.items()
            for deal in writer.dataset.indices()
        )
        rest = Rest(tournament, gaps(played, games * len(tournament.pairs)))

        def take(duels: Sequence[Duel]) -> None:
            for duel in duels:
                writers[_part(tournament, duel)].add([duel.row])

        if rest:
            play_plan(rest, len(rest), take, jobs, progress, on=on)
    duels = [
        Duel(writer.dataset.manifest.bots, row)
        for writer in writers.values()
        for row in writer.dataset.rows()
    ]
    return tournament.ladder(games, duels), len(duels) - len(played)


def _check(folder: Path) -> None:
    """Raise `BadDataset` if no ladder can be there."""
    need_pyarrow(folder)
    if not folder.absolute().parent.is_dir() or (folder.exists() and not folder.is_dir()):
        raise BadDataset("cannot-write", str(folder))
    if folder.exists() and any(not _SEATS.fullmatch(each.name) for each in folder.iterdir()):
        raise BadDataset("ladder-foreign", str(folder))


def _parts(tournament: Tournament, games: int) -> Iterator[tuple[int, int]]:
    """The pairs, with the places of their challengers, that have games."""
    for pair in range(len(tournament.pairs)):
        for place in range(min(tournament.seats, games)):
            yield pair, place


def _part(tournament: Tournament, duel: Duel) -> tuple[int, int]:
    """The pair and the place of a game."""
    names = [bot.name for bot in tournament.bots]
    challenger = max(duel.bots, key=names.index)
    pairs = [{bot.name for bot in pair} for pair in tournament.pairs]
    return pairs.index(set(duel.bots)), duel.bots.index(challenger)


def _folder(folder: Path, tournament: Tournament, pair: int) -> Path:
    """The folder of a pair."""
    other, challenger = tournament.pairs[pair]
    names = f"{slug(challenger.name)}-{slug(other.name)}"
    return folder / f"{tournament.seats}-seats" / names


def _opened(folder: Path, tournament: Tournament, pair: int, place: int, games: int) -> Writer:
    """The dataset of a pair and a place, to be written."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDataset("cannot-write", str(folder)) from error
    deals = (games - place + tournament.seats - 1) // tournament.seats
    return open_to_write(folder, manifest_of(tournament.simulation(pair, place), deals))


def _remove_empty(pair: Path, folder: Path) -> None:
    """Remove the folders of a ladder that have nothing in them."""
    with suppress(OSError):
        for each in (pair, pair.parent, folder):
            each.rmdir()
