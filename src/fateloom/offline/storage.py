"""A table as the device keeps it: texts of JSON, one for the header and one a line of the log."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fateloom.core import campaigns
from fateloom.core.game import Program
from fateloom.table.log import Entry, Header, read_entry
from fateloom.table.refusals import TableRefusal
from fateloom.table.seating import Player, Seating

DEVICE: Final = "here"
"""What the one device is called that holds the seats of all people."""
PREFIX: Final = "here-"
"""The ids of its tables begin so; those of a server never do."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A seat at a table that is wished for."""

    name: str
    bot: str | None = None
    friend: bool = False


@dataclass(frozen=True, slots=True)
class Wish:
    """A table that is wished for, as `NewTable` of the server."""

    game: str
    seats: tuple[Plan, ...]
    seed: str | None
    options: Mapping[str, Any]
    clock: None = None
    joint: bool = False  # without a server there is nobody to mistrust
    lesson: str | None = None


def wish_of(plan: Mapping[str, Any]) -> Wish:
    """The wish in a `NewTable`. Raises `TableRefusal` for friends at other devices, and clocks."""
    wished = plan.get("seats", ())
    seats = tuple(Plan(seat["name"], seat.get("bot")) for seat in wished)
    if plan.get("clock") is not None or any(seat.get("friend") for seat in wished):
        raise TableRefusal("device-alone")
    options, lesson = plan.get("options", {}), plan.get("lesson")
    return Wish(plan["game"], seats, plan.get("seed"), options, lesson=lesson)


def header_text(header: Header) -> str:
    """A header as it is kept."""
    return json.dumps(
        {
            "table": header.table,
            "game": header.game,
            "rules": header.rules,
            "seed": str(header.seed),  # longer than what JavaScript takes for a number
            "options": dict(header.options),
            "players": [[player.name, player.bot] for player in header.players],
            "secret": header.secret,
            "created": header.created,
            "foreknown": header.foreknown,
            "lesson": header.lesson,
            "prior": header.prior,
            "chapters": campaigns.written(header.chapters),
        },
        ensure_ascii=False,
    )


def header_from(text: str) -> Header:
    """The header that was kept so."""
    data = json.loads(text)
    players = [Player(name, bot) for name, bot in data["players"]]
    return Header(
        table=data["table"],
        game=data["game"],
        rules=data["rules"],
        seed=int(data["seed"]),
        options=data["options"],
        seating=Seating.of(players).opened_by(DEVICE),
        secret=data["secret"],
        created=data["created"],
        # Tables that were kept before have none of these.
        foreknown=data.get("foreknown", False),
        lesson=data.get("lesson"),
        prior=data.get("prior"),
        chapters=campaigns.read(data.get("chapters", [])),
    )


def story_of(header: Header) -> str | None:
    """The name of the added story that a table plays; None for what comes with the game."""
    story = header.options.get("scenario")
    return story if isinstance(story, str) and "@" in story else None


def line(entry: Entry) -> str:
    """A line of the log as it is kept."""
    return json.dumps([entry.kind, entry.seat, entry.move, entry.at], ensure_ascii=False)


def entries_from(lines: Sequence[str]) -> list[Entry]:
    """The log that was kept so, its lines in order."""
    return [read_entry(seq, *json.loads(text)) for seq, text in enumerate(lines, 1)]


def programs_text(programs: Mapping[int, Program]) -> str:
    """The programs of all seats as they are kept."""
    return json.dumps(
        {seat: [each.kind, dict(each.args), each.topic] for seat, each in programs.items()},
        ensure_ascii=False,
    )


def programs_from(text: str) -> dict[int, Program]:
    """The programs that were kept so."""
    return {
        int(seat): Program(kind, {name: _frozen(arg) for name, arg in args.items()}, topic)
        for seat, (kind, args, topic) in json.loads(text).items()
    }


def _frozen(arg: Any) -> Any:
    return tuple(arg) if isinstance(arg, list) else arg
