"""The commands for the host of a server: `fateloom doctor`, `backup` and `restore`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from fateloom.server.settings import Settings

_FILE: Final = click.Path(path_type=Path)
_DATA: Final = click.option(
    "--data", type=_FILE, help="Where tables are kept. [default: the user's data folder]"
)
_DATABASE: Final = click.option(
    "--database", help="The address of the database. [default: the file in the data folder]"
)
_WRONG: Final = 1
"""Exit code when something is wrong with what is stored."""


def _replays(context: click.Context, parameter: click.Parameter, value: str) -> int | None:
    """A number of games; None is all."""
    if value == "all":
        return None
    if not value.isdecimal():
        raise click.BadParameter("Enter “all” or a number of games.")
    return int(value[:9])


@click.command()
@_DATA
@_DATABASE
@click.option(
    "--replay",
    "replays",
    default="20",
    show_default=True,
    callback=_replays,
    metavar="NUMBER|all",
    help="How many games to replay, chosen at random.",
)
def doctor(data: Path | None, database: str | None, replays: int | None) -> int:
    """Check what a server stores: its folder, its database, and every table.

    It changes nothing, and may run while a server does. The exit code is 1 if something is wrong.
    """
    from fateloom import words
    from fateloom.server.upkeep.doctor import examine
    from fateloom.terminal.screen import plain

    settings = _settings(data, database)
    if settings is None:
        return _WRONG
    wrong = 0
    for code, is_wrong, details, error in examine(settings, replays):
        args = dict(zip("ab", details, strict=False))
        reason = "" if error is None else words.refusal(error)
        line = plain(words.say(f"doctor-{code}", **args, reason=reason))
        click.echo(words.say("doctor-wrong", line=line) if is_wrong else f"  {line}")
        wrong += is_wrong
    click.echo(words.say("doctor-result", count=wrong))
    return _WRONG if wrong else 0


@click.command()
@click.argument("destination", type=_FILE)
@_DATA
@_DATABASE
def backup(destination: Path, data: Path | None, database: str | None) -> int:
    """Copy the tables to DESTINATION, a folder or a new file, also while a server runs.

    The copy is verified. It reveals every hidden card: keep it private.
    """
    from fateloom.server.upkeep.backup import back_up
    from fateloom.words import say

    settings = _settings(data, database)
    if settings is None:
        return _WRONG
    written = back_up(settings, destination)
    click.echo(say("backup-written", path=str(written)))
    return 0


@click.command()
@click.argument("file", type=_FILE)
@_DATA
@_DATABASE
def restore(file: Path, data: Path | None, database: str | None) -> int:
    """Put the backup FILE in the place of the tables. Stop the server first.

    The tables that were there are kept under another name.
    """
    from fateloom.server.upkeep import backup
    from fateloom.words import say

    settings = _settings(data, database)
    if settings is None:
        return _WRONG
    kept = backup.restore(settings, file)
    click.echo(say("restore-done", path=str(file)))
    if kept is not None:
        click.echo(say("restore-kept", path=str(kept)))
    return 0


def _settings(data: Path | None, database: str | None) -> Settings | None:
    """The settings; None after an error message."""
    from fateloom.server.main import Cannot, settings_for

    try:
        return settings_for(data, {} if database is None else {"database": database})
    except Cannot as reason:
        click.echo(str(reason), err=True)
        return None
