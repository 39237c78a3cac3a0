"""The commands for simulations: `simulate`, `ladder`, `lab query`, `lab record`, `lab report`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from fateloom.arguments import INTERRUPTED, ON, OPTIONS, SEED, game_named, options_of
from fateloom.core.errors import InvalidSetup
from fateloom.core.seeds import seed_of_words

if TYPE_CHECKING:
    from fateloom.bots import Bot
    from fateloom.core.game import Game
    from fateloom.lab import Ladder, Simulation, Tournament
    from fateloom.lab.plan import Progress

_FILE: Final = click.Path(path_type=Path)
_JOBS: Final = click.option(
    "--jobs", type=int, help="Processes to use. [default: one per processor]"
)
_PROGRAMS: Final = click.option(
    "--program",
    "programs",
    multiple=True,
    help='A program that plays as a bot of this name: mine="python my_bot.py"',
)
_WITHIN: Final = click.option(
    "--answer-within", "seconds", default=5.0, show_default=True, help="Seconds for a program."
)


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, help="The number of games to play.")
@click.option("--seats", required=True, help="The bots, in seat order: greedy,random,random")
@_PROGRAMS
@_WITHIN
@_JOBS
@ON
@SEED
@OPTIONS
@click.option(
    "--out",
    metavar="FOLDER/|FILE.json",
    help="Write the rows to a folder of Parquet files, or to a JSON file. Games that are in the "
    "folder already are not played again.",
)
@click.option(
    "--records",
    metavar="all|lost|N",
    help="With a folder: write the records of all games, of those that seat 0 has not won, or of "
    "the first N.",
)
def simulate(
    game: str,
    games: int,
    seats: str,
    programs: tuple[str, ...],
    seconds: float,
    jobs: int | None,
    place: str,
    seed: str,
    options: tuple[str, ...],
    out: str | None,
    records: str | None,
) -> int:
    """Let bots play many games of GAME, and count."""
    if records is not None and (out is None or not _is_folder(out)):
        raise click.UsageError("--records goes with a folder: --out FOLDER/")
    from fateloom import lab
    from fateloom.lab.parallel import available_cpus
    from fateloom.words import say

    found = game_named(game)
    bots = _bots(found, seats, _programs(programs, seconds))
    plan = lab.simulation(found, bots, seed_of_words(seed), options_of(found, options))
    processes = jobs if jobs is not None else available_cpus()
    path = None if out is None else Path(out)
    if path is not None and _is_folder(str(out)):
        return _simulate_into(path, plan, games, processes, place, records)
    if path is not None:
        lab.check(path)
    with lab.Bar(say("lab-progress", game=found.name)) as bar:
        run = lab.simulate(
            found,
            bots,
            games,
            seed=plan.seed,
            jobs=processes,
            options=plan.options,
            progress=bar.update,
            on=place,
        )
    lab.print_report(run, lab.console())
    if path is not None:
        lab.save(run, path)
        click.echo(say("lab-written", path=str(path)))
    return 0 if run.complete else INTERRUPTED


def _is_folder(out: str) -> bool:
    """Whether what was typed means a dataset."""
    return out.endswith(("/", os.sep)) or Path(out).is_dir() or not Path(out).suffix


def _simulate_into(
    folder: Path, plan: Simulation, games: int, jobs: int, place: str, records: str | None
) -> int:
    """Add the games that a dataset lacks, and report on all of it; return the exit code."""
    from rich.filesize import decimal

    from fateloom import lab
    from fateloom.lab import datasets
    from fateloom.words import say

    datasets.check_folder(folder)
    with lab.Bar(say("lab-progress", game=plan.game.name)) as bar:

        def estimated(size: int) -> None:
            bar.note(say("lab-records-size", size=decimal(size)))

        dataset, added = datasets.simulate_into(
            folder,
            plan,
            games,
            jobs=jobs,
            progress=bar.update,
            on=place,
            records=records or datasets.NONE,
            estimated=estimated,
        )
    summary = datasets.summary_of(dataset)
    console = lab.console()
    if summary["played"]:
        lab.print_summary(summary, plan.game.name, console)
    if summary["played"] < games:
        lab.print_stopped(summary["played"], games, console)
        console.print(say("lab-goes-on"))
    if records is not None:
        kept, size = datasets.size_of(dataset)
        click.echo(say("lab-records", count=kept, size=decimal(size)))
    click.echo(say("lab-added", path=str(folder), played=summary["played"], added=added))
    return 0 if summary["played"] == games else INTERRUPTED


class _Asking(click.Command):
    """A command whose help lists the usual questions."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from fateloom.lab.datasets import QUESTIONS
        from fateloom.words import say

        with formatter.section("Questions"):
            formatter.write_dl([(name, say(f"lab-question-{name}")) for name in QUESTIONS])


@click.command(cls=_Asking)
@click.argument("folder", type=_FILE)
@click.argument("question", required=False)
@click.option("--out", type=_FILE, help="Write the answers to FILE.json.")
def query(folder: Path, question: str | None, out: Path | None) -> int:
    """Answer QUESTION about the games in FOLDER, a dataset; without it, all questions."""
    from fateloom import lab
    from fateloom.lab import datasets
    from fateloom.words import say

    if out is not None:
        lab.check(out)
    dataset = datasets.Dataset.load(folder)
    answers = datasets.ask(dataset, question)
    datasets.show(answers, dataset.manifest.game, lab.console())
    if not answers:
        click.echo(say("lab-no-answer" if dataset.indices() else "lab-no-games"))
    if out is not None:
        lab.write_json({"dataset": asdict(dataset.manifest), "answers": answers}, out)
        click.echo(say("lab-written", path=str(out)))
    return 0


@click.command()
@click.argument("folder", type=_FILE)
@click.argument("index", type=click.IntRange(0))
@click.option("--out", type=_FILE, help="Write it to this file. [default: print it]")
@_PROGRAMS
@_WITHIN
def record(
    folder: Path, index: int, out: Path | None, programs: tuple[str, ...], seconds: float
) -> int:
    """Get the record of the game with this INDEX in FOLDER, a dataset.

    If it was not kept, its bots play the game again.
    """
    from fateloom.lab import datasets
    from fateloom.lab.files import check_place
    from fateloom.story.output import write
    from fateloom.words import say

    if out is not None:
        check_place(out)
    dataset = datasets.Dataset.load(folder)
    text = datasets.record_of(dataset, index, _programs(programs, seconds))
    if out is None:
        click.echo(text, nl=False)
    else:
        write(out, text)
        click.echo(say("lab-written", path=str(out)))
    return 0


@click.command()
@click.argument("folder", type=_FILE)
@click.option("-o", "--out", type=_FILE, required=True, help="The page to write: report.html")
def report(folder: Path, out: Path) -> int:
    """Write a page about the games in FOLDER, a dataset: one file, with plots and tables."""
    from fateloom.lab import datasets
    from fateloom.lab.files import check_place
    from fateloom.story.output import write
    from fateloom.words import say

    check_place(out)
    write(out, datasets.page(datasets.Dataset.load(folder)))
    click.echo(say("lab-written", path=str(out)))
    return 0


@click.command()
@click.argument("game")
@click.option(
    "--games",
    default=100,
    show_default=True,
    help="The number of games of each pair; each deal is played from every seat.",
)
@click.option(
    "--players",
    default="2",
    show_default=True,
    help="The number of seats, or several: 2,3 or all. With more than 2, one bot plays against "
    "others that are all alike.",
)
@click.option("--bots", help="The bots to compare: greedy,search. [default: all of the game]")
@_PROGRAMS
@_WITHIN
@_JOBS
@ON
@SEED
@OPTIONS
@click.option(
    "--out",
    type=_FILE,
    metavar="FOLDER/",
    help="Keep the games in a folder. Games that are in it already are not played again.",
)
@click.option("--html", type=_FILE, help="Write a page with the results: ladder.html")
def ladder(
    game: str,
    games: int,
    players: str,
    bots: str | None,
    programs: tuple[str, ...],
    seconds: float,
    jobs: int | None,
    place: str,
    seed: str,
    options: tuple[str, ...],
    out: Path | None,
    html: Path | None,
) -> int:
    """Let all pairs of bots play GAME, and rate them."""
    from fateloom import lab
    from fateloom.bots import BOTS, bots_of
    from fateloom.lab.files import check_place
    from fateloom.lab.parallel import available_cpus
    from fateloom.story.output import write
    from fateloom.words import say

    found = game_named(game)
    started = _programs(programs, seconds)
    if bots is not None:
        compared = _bots(found, bots, started)
    else:
        compared = [*(BOTS[name] for name in bots_of(found)), *started.values()]
    if len(compared) < 2 or len(set(compared)) < len(compared):
        raise click.UsageError("--bots compares two or more bots, each named once.")
    chosen, number = options_of(found, options), seed_of_words(seed)
    plans = [
        lab.tournament(found, compared, seats, number, chosen) for seats in _seats(found, players)
    ]
    if html is not None:
        check_place(html)
    processes = jobs if jobs is not None else available_cpus()
    ladders: list[Ladder] = []
    for plan in plans:
        with lab.Bar(say("lab-progress", game=found.name)) as bar:
            if out is None:
                ladders.append(lab.play_tournament(plan, games, processes, bar.update, on=place))
            else:
                ladders.append(_kept(out, plan, games, processes, bar.update, place))
        lab.print_ladder(ladders[-1], lab.console())
        if not ladders[-1].complete:
            break
    complete = all(each.complete for each in ladders)
    if out is not None and not complete:
        click.echo(say("lab-goes-on"))
    if html is not None:
        write(html, lab.ladder_page(ladders))
        click.echo(say("lab-written", path=str(html)))
    return 0 if complete else INTERRUPTED


def _kept(
    folder: Path, plan: Tournament, games: int, jobs: int, progress: Progress, place: str
) -> Ladder:
    """Play the games of a ladder that a folder lacks."""
    from fateloom.lab import datasets
    from fateloom.words import say

    ladder, added = datasets.round_robin_into(
        folder, plan, games, jobs=jobs, progress=progress, on=place
    )
    click.echo(say("lab-added", path=str(folder), played=len(ladder.duels), added=added))
    return ladder


def _seats(game: Game[Any, Any], players: str) -> list[int]:
    """The numbers of seats that "2,3" or "all" names."""
    if players.strip().casefold() == "all":
        return [count for count in game.seat_counts if count > 1] or [2]
    words = [word.strip() for word in players.split(",")]
    if not all(word.isascii() and word.isdecimal() for word in words):
        raise click.UsageError("--players is a number of seats, several as 2,3 or all.")
    return sorted({int(word) for word in words})


def _bots(game: Game[Any, Any], names: str, programs: dict[str, Bot]) -> list[Bot]:
    """The bots of a simulation that "greedy,random" names. Raises `UnknownBot`."""
    from fateloom import lab

    return [lab.player(game, name.strip(), programs) for name in names.split(",") if name.strip()]


def _programs(texts: Sequence[str], seconds: float) -> dict[str, Bot]:
    """Programs from "name=command", by name. Raises `InvalidSetup`, `CannotStart`."""
    from fateloom import lab

    started: dict[str, Bot] = {}
    for text in texts:
        name, _, command = (part.strip() for part in text.partition("="))
        if not name.isidentifier() or not command or name.casefold() in started:
            raise InvalidSetup("program-form", text)
        started[name.casefold()] = lab.program(name, command, seconds)
    return started
