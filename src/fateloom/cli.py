"""The command line: `fateloom` opens the table in a browser, its commands do the rest.

Usage errors are one sentence on stderr, with exit code 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

import click

from fateloom import __version__
from fateloom.arguments import INTERRUPTED, OPTIONS, game_named, options_of
from fateloom.core import game as contract
from fateloom.core.errors import FateloomError, InvalidSetup
from fateloom.core.puzzles import GRADES
from fateloom.core.seeds import seed_of_words
from fateloom.lab_commands import ladder, simulate
from fateloom.lab_group import lab
from fateloom.story_commands import story
from fateloom.upkeep_commands import backup, doctor, restore

if TYPE_CHECKING:
    from fateloom.core.campaigns import Chapter
    from fateloom.core.game import Game
    from fateloom.core.record import Record
    from fateloom.terminal import Session

WRONG: Final = 2
"""Exit code for input that cannot be used."""

_KIND: Final = "" if contract.__file__.endswith(".py") else " (compiled)"
"""What `--version` adds if the games are compiled."""
_FILE: Final = click.Path(path_type=Path)
_IN_LANGUAGE: Final = click.option(
    "--language", help="The language of a story, such as de. [default: its original one]"
)

_OF_STORY: Final = click.option(
    "--story",
    help="The story that was played, if it is yours: a folder, a file, or a name on your shelf.",
)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and leave with its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a question mark for what a terminal cannot write
    try:
        code = fateloom.main(args=arguments, prog_name="fateloom", standalone_mode=False)
    except click.ClickException as error:
        _complain(_one_sentence(error))
    except FateloomError as error:
        from fateloom.words import refusal

        _complain(refusal(error))
    except (KeyboardInterrupt, click.Abort):
        click.echo(err=True)
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # the reader of our output has gone: `fateloom rules destiny | head`
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    sys.exit(code if isinstance(code, int) else 0)


def _complain(sentence: str) -> NoReturn:
    from fateloom.terminal.screen import plain

    click.echo(f"fateloom: {plain(sentence)}", err=True)
    sys.exit(WRONG)


def _one_sentence(error: click.ClickException) -> str:
    """What click found wrong, without its usage lines."""
    text = " ".join(error.format_message().split())
    return text if text.endswith((".", "?", "!")) else text + "."


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message=f"%(version)s{_KIND}")
@click.pass_context
def fateloom(context: click.Context) -> int | None:
    """A digital table for games about destiny. Without a command: open it in the browser."""
    if context.invoked_subcommand is None:
        code: int = context.invoke(serve)
        return code
    return None


# --- commands -------------------------------------------------------------------------


@fateloom.command()
@click.option("--host", help="The address to listen on. [default: only this machine]")
@click.option("--lan", is_flag=True, help="Let friends in the same network join, and say how.")
@click.option(
    "--port", type=click.IntRange(0, 65535), help="The port. [default: 8765, or the next free one]"
)
@click.option(
    "--data", type=_FILE, help="The folder for the tables. [default: the user's data folder]"
)
@click.option(
    "--story",
    "stories",
    type=_FILE,
    multiple=True,
    help="Offer this pack or built story besides those on the shelf.",
)
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option("--verbose", is_flag=True, help="Log what happens.")
def serve(
    host: str | None,
    lan: bool,
    port: int | None,
    data: Path | None,
    stories: tuple[Path, ...],
    no_browser: bool,
    verbose: bool,
) -> int:
    """Serve the table to browsers, and open one."""
    from fateloom.server.main import HOST
    from fateloom.server.main import serve as run

    if lan and host is not None:
        raise click.UsageError("--lan finds the addresses to listen on: leave out --host.")
    changes: dict[str, Any] = {"stories": stories} if stories else {}
    return run(
        host or HOST,
        port,
        data,
        not no_browser,
        lan=lan,
        verbose=verbose,
        need_client=True,
        **changes,
    )


@fateloom.command()
@click.argument("game", required=False)
@click.option(
    "--seats", help="Who plays: me, person:NAME or a bot, in order. [default: me and greedy bots]"
)
@click.option("--names", help="Names for the seats, in order: Hedda,Anselm")
@click.option("--seed", help="A number or a text; the same seed deals the same game.")
@OPTIONS
@_IN_LANGUAGE
@click.option("--story", help="Play this story: a folder, a file, or a name on your shelf.")
@click.option(
    "--after", type=_FILE, help="Continue the campaign of the finished game in this file."
)
@click.option("--load", "loaded", type=_FILE, help="Continue a saved game.")
@click.option("--save", "saved", type=_FILE, help="Where to keep the game.")
def play(
    game: str | None,
    seats: str | None,
    names: str | None,
    seed: str | None,
    options: tuple[str, ...],
    language: str | None,
    story: str | None,
    after: Path | None,
    loaded: Path | None,
    saved: Path | None,
) -> int:
    """Play GAME in this terminal."""
    from fateloom import terminal

    screen = terminal.Screen()
    if loaded is not None:
        given = {"--seed": seed is not None, "--option": bool(options), "--after": bool(after)}
        for name in [name for name, there in given.items() if there]:
            raise InvalidSetup("loaded-as-it-is", name)
        record = terminal.load(loaded)
        found = _game_with(game or record.game, story or _story_in(record))
        if found is None:
            return WRONG
        sitters = terminal.sitters_planned(seats, names) if seats else terminal.sitters_of(record)
        if len(sitters) != record.seats:
            raise InvalidSetup("seats-of-record", len(sitters), record.seats)
        place = terminal.new_path(found.name, saved) if saved else loaded
        session = terminal.Session.resume(found, record, sitters, place, screen)
    else:
        before = () if after is None else _chapters(after)
        of_stories = story is not None or after is not None
        found = _game_with(game or ("destinies" if of_stories else "destiny"), story)
        if found is None:
            return WRONG
        sitters = terminal.sitters_planned(seats or _seats_for(found), names)
        chosen = options_of(found, options, [sitter.name for sitter in sitters])
        if before:
            if story is None:
                chosen = _next_part(found, before[-1]) | chosen
            chosen = dict(found.continued(chosen, before))
        number = seed_of_words(seed)
        # What cannot be is refused before a file is made.
        first = found.new(seed=number, seats=len(sitters), **chosen)
        if language is not None:
            terminal.language_of(first, language)
        place = terminal.new_path(found.name, saved)
        session = terminal.Session.start(found, sitters, number, chosen, place, screen, before)
    if language is not None:
        session.set_language(language)
    return _run(session)


@fateloom.command()
@click.argument("game", default="hand")
@click.option(
    "--day", type=click.DateTime(["%Y-%m-%d"]), help="Such as 2026-12-24. [default: today]"
)
@click.option(
    "--grade", type=click.Choice(list(GRADES)), default="easy", show_default=True, help="How hard."
)
@click.option("--save", "saved", type=_FILE, help="Where to keep the game.")
def puzzle(game: str, day: datetime | None, grade: str, saved: Path | None) -> int:
    """Play the puzzle of the day of GAME in this terminal: win from here."""
    from fateloom import terminal
    from fateloom.core.puzzles import Daily
    from fateloom.table.puzzles import puzzle_of
    from fateloom.words import say

    found = game_named(game)
    wanted = Daily(grade, (day or datetime.now(UTC)).date())
    # What cannot be is refused before a folder is made.
    puzzle_of(found, wanted)
    screen = terminal.Screen()
    session = terminal.Session.puzzle(found, wanted, terminal.new_path(found.name, saved), screen)
    screen.print_line(say("terminal-puzzle", day=wanted.day.isoformat(), grade=grade))
    return _run(session)


@fateloom.command()
@click.argument("file", type=_FILE)
@click.option(
    "--seat", type=int, help="Show what this seat saw, counted from 0. [default: everything]"
)
@click.option("--step", is_flag=True, help="Wait for Enter after every choice.")
@_IN_LANGUAGE
@_OF_STORY
def replay(
    file: Path, seat: int | None, step: bool, language: str | None, story: str | None
) -> int:
    """Watch the game saved in FILE again."""
    from fateloom import terminal

    record = terminal.load(file)
    found = _game_with(record.game, story or _story_in(record))
    if found is None:
        return WRONG
    screen = terminal.Screen()
    terminal.replay_file(found, record, screen, seat=seat, step=step, language=language)
    return 0


@fateloom.command()
@click.argument("file", type=_FILE)
@click.option("--commitment", help="The commitment your table sent before the first choice.")
@_OF_STORY
def verify(file: Path, commitment: str | None, story: str | None) -> int:
    """Check the shuffle of the game in FILE: replay it, and compute its commitment.

    The exit code is 0 if all fits, and 1 if it does not or nothing was committed to.
    """
    from fateloom import terminal

    record = terminal.load(file)
    found = _game_with(record.game, story or _story_in(record))
    if found is None:
        return WRONG
    return 0 if terminal.verify(found, record, commitment) else 1


@fateloom.command()
@click.argument("game")
@click.argument("rule", required=False, default="")
def rules(game: str, rule: str) -> None:
    """Print the rules of GAME, or the one with the id RULE."""
    from fateloom import terminal

    terminal.print_rules(game_named(game), rule, terminal.Screen())


fateloom.add_command(story)
for _command in (simulate, ladder, lab, doctor, backup, restore):
    fateloom.add_command(_command)


# --- what is typed --------------------------------------------------------------------


def _game_with(name: str, story: str | None) -> Game[Any, Any] | None:
    """The game, or that of a story of one's own; None if that has errors, which are told."""
    from fateloom.games.destinies.game import with_scenarios
    from fateloom.terminal.stories import load_story

    if story is None:
        return game_named(name)
    if not game_named(name).tells_stories:
        raise InvalidSetup("game-no-stories", name)
    loaded = load_story(story)
    if loaded is None:
        return None
    return with_scenarios(replace(loaded.scenario, id=loaded.name))


def _story_in(record: Record) -> str | None:
    """The name of the story on the shelf with which a game was played; None for other games."""
    name = record.options.get("scenario")
    return name if isinstance(name, str) and "@" in name else None


def _chapters(file: Path) -> tuple[Chapter, ...]:
    """The chapters of a campaign up to the finished game in a file. Raises `FateloomError`."""
    from fateloom import terminal
    from fateloom.core.record import replay
    from fateloom.table.campaigns import chapters_of
    from fateloom.table.refusals import TableRefusal

    record = terminal.load(file)
    found = _game_with(record.game, _story_in(record))
    chapters = () if found is None else chapters_of(replay(found, record))
    if not chapters:
        raise TableRefusal("campaign-alone")
    return chapters


def _next_part(game: Game[Any, Any], last: Chapter) -> dict[str, Any]:
    """The option that chooses the next part of a campaign, if the game has one."""
    parts = [
        (told.place.number, option.name, value)
        for option in game.options
        for value, told in option.told.items()
        if told.place is not None and told.place.campaign == last.campaign
    ]
    later = sorted([each for each in parts if each[0] > last.part], key=lambda each: each[0])
    return {name: value for _, name, value in later[:1]}


def _seats_for(game: Game[Any, Any]) -> str:
    """Who plays unless somebody is named: one person, and bots for three if the game can."""
    count = max((seats for seats in game.seat_counts if seats <= 3), default=game.seat_counts[0])
    return ",".join(["me", *["greedy"] * (count - 1)])


def _run(session: Session) -> int:
    """Play at the prompt; return the exit code."""
    _with_line_editing()
    try:
        session.run()
    except KeyboardInterrupt:
        session.leave()
        return INTERRUPTED
    return 0


def _with_line_editing() -> None:
    """Arrow keys at the prompt, where there is a keyboard and Python has readline."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401
