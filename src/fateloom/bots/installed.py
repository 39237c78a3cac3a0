"""The bots of installed packages.

A distribution that declares, in its `pyproject.toml`,

    [project.entry-points."fateloom.bots"]
    boris = "my_package:BORIS"

has its `Bot` found here under that name.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Final

from fateloom.bots import BOTS, Bot, bot

GROUP: Final = "fateloom.bots"


def installed() -> dict[str, EntryPoint]:
    """The bots of installed packages by their names in lower case, not yet loaded."""
    return {point.name.casefold(): point for point in entry_points(group=GROUP)}


def any_bot(
    name: str, own: Collection[str] = tuple(BOTS), others: Mapping[str, Bot] = MappingProxyType({})
) -> Bot:
    """The bot with this name, in upper or lower case.

    Fateloom's `own` come first, then the `others`, whose names are in lower case, then installed
    ones. Raises `UnknownBot`, and what the package of the bot raises when it is loaded.
    """
    known = name.casefold()
    if known in own:
        return bot(known)
    if known in others:
        return others[known]
    packages = installed()
    if known in packages:
        found: Bot = packages[known].load()
        return found
    return bot(name, (*own, *others, *packages))
