"""The command that compares a game with a changed one: `fateloom lab compare`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from fateloom.arguments import INTERRUPTED, KEEP, ON, OPTIONS, SEED, game_named, options_of
from fateloom.core.errors import InvalidSetup
from fateloom.core.seeds import seed_of_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fateloom.bots import Bot
    from fateloom.core.game import Game
    from fateloom.lab.compare.overlay import Overlay
    from fateloom.lab.compare.pairs import Deals
    from fateloom.lab.compare.sequential import Comparison, Question

_USUAL_SEATS: Final = 3
"""How many greedy bots play if nothing else is said, or as many as the game has seats for."""
_FILE: Final = click.Path(path_type=Path)


@click.command()
@click.argument("game", required=False)
@click.option(
    "--change", type=_FILE, help="The file with new values of numbers and options: change.yaml"
)
@click.option("--list", "lists", is_flag=True, help="List what can be changed, and stop.")
@click.option("--story", help="A story for Destinies: a folder, a file or a name.")
@click.option("--against", help="The other version of the story.")
@click.option("--mode", help="The mode of a story: race, explorer, challenger or team.")
@click.option(
    "--about", help="What to find out: rounds, choices, 'wins seat 0'. [default: the length]"
)
@click.option(
    "--within",
    type=float,
    help="The smallest difference that is worth knowing, shares in percent: stop when it is sure "
    "that there is none so great.",
)
@click.option(
    "--games", default=2000, show_default=True, help="Stop after this number of deals at the most."
)
@click.option(
    "--keep-going", is_flag=True, help="Do not stop when it is known in which direction it moved."
)
@click.option(
    "--seats",
    help="The bots, in seat order: greedy,random. [default: greedy, at three seats if they fit]",
)
@click.option("--jobs", type=int, help="Processes to use. [default: one per processor]")
@ON
@SEED
@OPTIONS
@click.option("--all", "everything", is_flag=True, help="Show everything that did not move, too.")
@KEEP
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def compare(
    game: str | None,
    change: Path | None,
    lists: bool,
    story: str | None,
    against: str | None,
    mode: str | None,
    about: str | None,
    within: float | None,
    games: int,
    keep_going: bool,
    seats: str | None,
    jobs: int | None,
    place: str,
    seed: str,
    options: tuple[str, ...],
    everything: bool,
    keep: Path | None,
    as_json: bool,
) -> int:
    """Play GAME with a change and without, in the same deals, and say what moved.

    Or play two versions of a story, with --story and --against. It stops when it is known whether
    what --about names rose or fell.
    """
    from fateloom import lab
    from fateloom.lab.compare.overlay import BadChange, read
    from fateloom.lab.compare.sequential import compare as play
    from fateloom.lab.parallel import available_cpus
    from fateloom.words import say

    def play_it(plan: Deals, said: dict[str, Any], about: str | None) -> int:
        cores = jobs if jobs is not None else available_cpus()
        question = _question(about, within, games, keep_going)
        with lab.Bar(say("compare-progress")) as bar:
            found = play(
                plan,
                question,
                jobs=cores,
                progress=bar.update,
                on=place,
                folder=keep,
                played=said,
            )
        code = _print(found, said, everything, as_json)
        if code == INTERRUPTED and keep is not None:
            click.echo(say("lab-goes-on"), err=True)
        return code

    if story is not None or against is not None or mode is not None:
        if story is None or against is None:
            raise click.UsageError("A comparison of stories needs --story and --against.")
        if game is not None or change is not None or lists or options:
            raise click.UsageError("--story goes with none of GAME, --change, --list and --option.")
        stories = _stories(story, against, mode, seats, seed)
        if stories is None:
            return 2
        plan, said, usual = stories
        return play_it(plan, said, about or usual)
    named = None if game is None else game_named(game)
    if lists:
        if named is None:
            raise click.UsageError("--list needs a GAME.")
        return _list(named, as_json)
    if change is None:
        raise InvalidSetup("compare-what")
    try:
        overlay = read(change, named)
    except BadChange as error:
        return _print_faults(error.faults)
    bots = _bots(overlay.game, seats)
    plan, said = _plan(overlay, bots, options, seed_of_words(seed))
    if about is None and len(bots) == 1:
        about = "wins seat 0"
    return play_it(plan, said, about)


def _stories(
    story: str,
    against: str,
    mode: str | None,
    seats: str | None,
    seed: str,
) -> tuple[Deals, dict[str, Any], str] | None:
    """The plan of a comparison of two versions of a story, what is compared, as JSON has it, and
    what is asked about if nothing else is said; None for a story with errors, which are printed."""
    from fateloom.lab.compare.stories import USUAL, story_pairs
    from fateloom.lab.playtest.run import digest
    from fateloom.terminal.stories import load_story

    before, after = (load_story(name) for name in (story, against))
    if before is None or after is None:
        return None
    number = seed_of_words(seed)
    plan = story_pairs(before.scenario, after.scenario, seats=seats, mode=mode, seed=number)
    said = {
        "story": before.name,
        "against": after.name,
        "mode": plan.table.name,
        "players": list(plan.table.seats),
        "seed": number,
        "digests": [digest(plan.before), digest(plan.after)],
    }
    return plan, said, USUAL


def _print_faults(faults: tuple[str, ...]) -> int:
    """Print the mistakes of a file on stderr; return the exit code."""
    from fateloom.terminal.screen import plain

    for fault in faults:
        click.echo(plain(fault), err=True)
    return 2


def _list(game: Game[Any, Any], as_json: bool) -> int:
    """Print what can be changed; return the exit code."""
    from fateloom import lab
    from fateloom.lab.compare import report

    if as_json:
        _print_json(report.listed_numbers(game))
    else:
        report.print_numbers(game, lab.console())
    return 0


def _bots(game: Game[Any, Any], names: str | None) -> tuple[Bot, ...]:
    """The bots that "greedy,random" names. Raises `UnknownBot`."""
    from fateloom import lab

    if names is None:
        count = min(game.seat_counts, key=lambda seats: abs(seats - _USUAL_SEATS))
        return (lab.player(game, "greedy"),) * count
    return tuple(lab.player(game, name.strip()) for name in names.split(",") if name.strip())


def _plan(
    overlay: Overlay, bots: tuple[Bot, ...], options: tuple[str, ...], seed: int
) -> tuple[Deals, dict[str, Any]]:
    """The plan of a comparison, and what is compared, as JSON has it. Raises `InvalidSetup`."""
    from fateloom.lab.compare.pairs import Pairs, Side
    from fateloom.lab.compare.variants import changed

    game = overlay.game
    given = options_of(game, options)
    before = Side(game, given)
    after = Side(changed(game, overlay.numbers), game.checked({**given, **overlay.options}))
    if before == after:
        raise InvalidSetup("compare-same")
    said = {
        "game": game.name,
        "rules": game.rules,
        "bots": [bot.name for bot in bots],
        "seed": seed,
        "options": given,
        "numbers": {".".join(path): value for path, value in overlay.numbers.items()},
        "changed_options": overlay.options,
    }
    return Pairs(before, after, bots, seed), said


def _question(about: str | None, within: float | None, games: int, keep_going: bool) -> Question:
    """The question; `within` is in percent for a share."""
    from fateloom.lab.compare.quantities import is_bounded
    from fateloom.lab.compare.sequential import Question

    if within is not None and about is not None and is_bounded(about):
        within /= 100
    return Question(about, games, within, keep_going)


def _print(
    found: Comparison | None, said: Mapping[str, Any], everything: bool, as_json: bool
) -> int:
    """Print what was found; return the exit code."""
    from fateloom import lab
    from fateloom.lab.compare import report
    from fateloom.lab.compare.sequential import INTERRUPTED as CUT
    from fateloom.words import say

    if found is None:
        click.echo(say("compare-nothing"), err=True)
        return INTERRUPTED
    if as_json:
        _print_json(report.as_dict(found, said))
    else:
        report.print_comparison(found, lab.console(), everything=everything)
    return INTERRUPTED if found.stopped == CUT else 0


def _print_json(value: Any) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=1))
