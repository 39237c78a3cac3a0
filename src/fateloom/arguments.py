"""What several commands take from the command line: a game, its options, a seed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from fateloom.core.errors import InvalidSetup

if TYPE_CHECKING:
    from fateloom.core.game import Game

INTERRUPTED: Final = 130
"""Exit code after Ctrl-C, as shells count it."""
OPTIONS: Final = click.option(
    "--option", "options", multiple=True, help="An option of the game: goal=3"
)
ON: Final = click.option(
    "--on",
    "place",
    default="local",
    show_default=True,
    metavar="PLACE",
    help="Where to play: local, dask://HOST:PORT or ray://HOST:PORT. ray alone is the cluster that "
    "RAY_ADDRESS names; without one, ray and dask start workers here.",
)
KEEP: Final = click.option(
    "--keep",
    type=click.Path(path_type=Path),
    metavar="FOLDER/",
    help="Keep the games in a folder. Games that are in it already are not played again.",
)
SEED: Final = click.option("--seed", default="0", show_default=True, help="A number or a text.")


def game_named(name: str) -> Game[Any, Any]:
    """The game of this name, in upper or lower case. Raises `UnknownGame`."""
    from fateloom.games import registry

    return registry[name.casefold()]


def options_of(
    game: Game[Any, Any], texts: Sequence[str], names: Sequence[str] = ()
) -> dict[str, Any]:
    """Options from "name=value"; a seat can be said by the name of who sits there. Raises
    `InvalidSetup`."""
    options: dict[str, Any] = {}
    known = {option.name: option for option in game.options}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise InvalidSetup("option-form", text)
        known_as: dict[str, Any] = {}
        if name in known:
            if known[name].names_seats:
                known_as = {who.casefold(): seat for seat, who in enumerate(names)}
            known_as |= {str(each).casefold(): each for each in known[name].values}
        options[name] = known_as.get(value.casefold(), value)
    return game.checked(options)
