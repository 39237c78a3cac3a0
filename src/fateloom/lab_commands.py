"""The commands for simulations: `fateloom simulate` and `ladder`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from fateloom.arguments import INTERRUPTED, OPTIONS, SEED, game_named, options_of
from fateloom.core.errors import InvalidSetup
from fateloom.core.seeds import seed_of_words

if TYPE_CHECKING:
    from fateloom.bots import Bot
    from fateloom.core.game import Game

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
@SEED
@OPTIONS
@click.option("--out", type=_FILE, help="Write the rows to FILE.json or FILE.parquet.")
def simulate(
    game: str,
    games: int,
    seats: str,
    programs: tuple[str, ...],
    seconds: float,
    jobs: int | None,
    seed: str,
    options: tuple[str, ...],
    out: Path | None,
) -> int:
    """Let bots play many games of GAME, and count."""
    from fateloom import lab
    from fateloom.lab.parallel import available_cpus
    from fateloom.words import say

    found = game_named(game)
    bots = _bots(found, seats, _programs(programs, seconds))
    if out is not None:
        lab.check(out)
    with lab.Bar(say("lab-progress", game=found.name)) as bar:
        run = lab.simulate(
            found,
            bots,
            games,
            seed=seed_of_words(seed),
            jobs=jobs if jobs is not None else available_cpus(),
            options=options_of(found, options),
            progress=bar.update,
        )
    lab.print_report(run, lab.console())
    if out is not None:
        lab.save(run, out)
        click.echo(say("lab-written", path=str(out)))
    return 0 if run.complete else INTERRUPTED


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
    default=2,
    show_default=True,
    help="The number of seats; with more than 2, one bot plays against others that are all alike.",
)
@click.option("--bots", help="The bots to compare: greedy,search. [default: all of the game]")
@_PROGRAMS
@_WITHIN
@_JOBS
@SEED
@OPTIONS
def ladder(
    game: str,
    games: int,
    players: int,
    bots: str | None,
    programs: tuple[str, ...],
    seconds: float,
    jobs: int | None,
    seed: str,
    options: tuple[str, ...],
) -> int:
    """Let all pairs of bots play GAME, and rate them."""
    from fateloom import lab
    from fateloom.bots import BOTS, bots_of
    from fateloom.lab.parallel import available_cpus
    from fateloom.words import say

    found = game_named(game)
    started = _programs(programs, seconds)
    if bots is not None:
        compared = _bots(found, bots, started)
    else:
        compared = [*(BOTS[name] for name in bots_of(found)), *started.values()]
    if len(compared) < 2 or len(set(compared)) < len(compared):
        raise click.UsageError("--bots compares two or more bots, each named once.")
    with lab.Bar(say("lab-progress", game=found.name)) as bar:
        result = lab.round_robin(
            found,
            compared,
            games,
            seats=players,
            seed=seed_of_words(seed),
            jobs=jobs if jobs is not None else available_cpus(),
            options=options_of(found, options),
            progress=bar.update,
        )
    lab.print_ladder(result, lab.console())
    return 0 if result.complete else INTERRUPTED


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
