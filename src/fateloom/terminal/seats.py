"""The seating: people at this keyboard, and bots."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fateloom.bots import BOTS, Bot
from fateloom.bots.installed import any_bot, installed
from fateloom.core.errors import InvalidSetup
from fateloom.core.record import Record
from fateloom.terminal.screen import plain
from fateloom.words import say

LONGEST_NAME: Final = 24
PEOPLE: Final = ("me", "person")
_BOT_AT_END: Final = re.compile(r"(?P<name>.+) \((?P<bot>[\w-]+)\)")


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody at the table; `bot` is None for a person."""

    name: str
    bot: Bot | None

    @property
    def label(self) -> str:
        """The name, and what kind of bot it is: how records name a seat."""
        return f"{self.name} ({self.bot.name})" if self.bot else self.name


def sitters_planned(seats: str, names: str | None = None) -> list[Sitter]:
    """The table that "me,greedy,person:Anna" describes. Raises `InvalidSetup`, `UnknownBot`.

    A seat is `me`, `person` or a bot's name, each with `:NAME` after it if wished; `names`
    are given instead, in order, and win.
    """
    wanted = [part.strip().partition(":") for part in seats.split(",") if part.strip()]
    if not wanted:
        raise InvalidSetup("no-seats", seats)
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > len(wanted):
        raise InvalidSetup("names-count", len(given), len(wanted))
    own = [given[i] if i < len(given) else name.strip() for i, (_, _, name) in enumerate(wanted)]
    chosen = _named(own)
    return [
        Sitter(name, None if who.strip().casefold() in PEOPLE else any_bot(who.strip()))
        for name, (who, _, _) in zip(chosen, wanted, strict=True)
    ]


def sitters_of(record: Record) -> list[Sitter]:
    """Who sat at the table of a record, as far as its names say."""
    sitters = []
    names = [plain(str(name)).strip() for name in record.players[: record.seats]]
    names += [""] * (record.seats - len(names))
    found = [_BOT_AT_END.fullmatch(name) for name in names]
    bots = {*BOTS, *installed()}
    known = [match if match and match["bot"] in bots else None for match in found]
    names = [
        (match["name"] if match else name)[:LONGEST_NAME]
        for match, name in zip(known, names, strict=True)
    ]
    if len(set(filter(None, names))) < len(list(filter(None, names))):
        names = [""] * record.seats
    for name, match in zip(_named(names), known, strict=True):
        sitters.append(Sitter(name, any_bot(match["bot"]) if match else None))
    return sitters


def _named(names: Sequence[str]) -> list[str]:
    """The names, with one from our list for everybody who has none."""
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise InvalidSetup("name-unfit", name, LONGEST_NAME)
    taken = [name for name in names if name]
    for name in taken:
        if taken.count(name) > 1:
            raise InvalidSetup("name-twice", name)
    free = (name for name in say("terminal-names").split(", ") if name not in taken)
    return [name or next(free) for name in names]
