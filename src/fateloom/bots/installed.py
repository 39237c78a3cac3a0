"""The bots of installed packages.

A distribution that declares, in its `pyproject.toml`,

    [project.entry-points."fateloom.bots"]
    boris = "my_package:BORIS"

has its `Bot` found here under that name.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from fateloom.bots import BOTS, Bot, bot

GROUP: Final = "fateloom.bots"


def installed() -> dict[str, EntryPoint]:
    """The bots of installed packages by their names in lower case, not yet loaded."""
    return {point.name.casefold(): point for point in entry_points(group=GROUP)}


def any_bot(name: str) -> Bot:
    """The bot with this name, one of Fateloom's own or else an installed one.

    Raises `UnknownBot`, and what the package of the bot raises when it is loaded.
    """
    others = installed()
    if name.casefold() not in BOTS and name.casefold() in others:
        found: Bot = others[name.casefold()].load()
        return found
    return bot(name, (*BOTS, *others))
