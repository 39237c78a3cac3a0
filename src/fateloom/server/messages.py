"""Everything that is said over the wire, as types. The client's types are made from these.

Over HTTP a body is one of the structs without a tag; over the socket each message is one
of `FromClient` or `FromServer`, told apart by its field `t`.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
SaveName = Annotated[str, Meta(min_length=1, max_length=40)]
Scalar = bool | int | str
Word = Annotated[str, Meta(max_length=64)]
Args = dict[Word, int | Annotated[tuple[Word, ...], Meta(max_length=100)]]
"""Arguments of a program: numbers, and lists of words."""


# --- over HTTP --------------------------------------------------------------------------


class ValueInfo(Struct, frozen=True):
    """A value of an option: what it is called and what is told of it, where the client has no
    words of its own for it, and with how many seats it can be chosen (none named: with any)."""

    value: Scalar
    title: str | None
    about: str | None
    seats: tuple[int, ...]


class OptionInfo(Struct, frozen=True):
    """An option of a game at set-up. Of `values` only some have more to be `told`."""

    name: str
    default: Scalar
    values: tuple[Scalar, ...]
    told: tuple[ValueInfo, ...]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    seat_counts: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]


class Games(Struct, frozen=True):
    """Answer to GET /api/games."""

    games: tuple[GameInfo, ...]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where: a person on this device, or a bot by its kind."""

    name: Name
    bot: str | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables. `seed` is words or a number; None draws a secret one."""

    game: str
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=12)]
    seed: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[str, Scalar] = {}


class NewCopy(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{table}/copies: under a name a save, else a table to play at."""

    name: SaveName | None = None


class Created(Struct, frozen=True):
    """Answer to POST /api/tables, POST /api/tables/{table}/copies and POST /api/records."""

    table: str


class PlayerInfo(Struct, frozen=True):
    """A seat as everybody sees it: its name, and the kind of bot that holds it, if one does."""

    name: str
    bot: str | None


class Refusal(Struct, frozen=True):
    """Why something was refused: a code with its arguments, and the rule id or ""."""

    code: str
    details: tuple[Any, ...] = ()
    rule: str = ""


class TableInfo(Struct, frozen=True):
    """A table in a list. `view` is the spectator's; `yours` are the seats of this device.

    Times are seconds since 1970. `saved` is the name of a save. `broken` tells why a table
    cannot be shown or played, its rules being of another version, for instance; its `view` is
    then null.
    """

    table: str
    game: str
    players: tuple[PlayerInfo, ...]
    yours: tuple[int, ...]
    waiting: tuple[int, ...]
    paused: bool
    over: bool
    choices: int
    created: float
    changed: float
    view: Any
    saved: str | None = None
    broken: Refusal | None = None


class Tables(Struct, frozen=True):
    """Answer to GET /api/tables: the tables of this device, the latest first."""

    tables: tuple[TableInfo, ...]


class RunInfo(Struct, frozen=True):
    """A finished game of one player. `table` is None when it is no longer kept.

    `facts` are what the game counts its runs by (the hero, say), `score` ranks them, and
    `daily` is the day whose run it was, as 2026-12-24.
    """

    table: str | None
    finished: float
    reason: str
    won: bool
    score: int
    facts: dict[str, Scalar]
    daily: str | None


class RunCount(Struct, frozen=True):
    """How many runs there were, and how many of them were won."""

    runs: int
    won: int


class Runs(Struct, frozen=True):
    """Answer to GET /api/games/{game}/runs: what this device's runs add up to.

    `today` is the seed of the day's run, `played` whether this device has finished it; `by`
    counts by each fact and its values; `streak` are the wins since the last loss, `longest`
    the most there ever were in a row; `runs` the latest.
    """

    today: str
    played: bool
    total: RunCount
    by: dict[str, dict[str, RunCount]]
    streak: int
    longest: int
    best: tuple[RunInfo, ...]
    runs: tuple[RunInfo, ...]


# --- over the socket, from the client -------------------------------------------------------


class Look(Struct, frozen=True, tag="look", tag_field="t", forbid_unknown_fields=True):
    """Show me the table from this seat (None: as a spectator), now or after `at` choices.

    Sent first, and again whenever the curtain lifts for another seat of this device. `at`
    and other people's seats are for games that are over.
    """

    seat: int | None = None
    at: int | None = None


class Choose(Struct, frozen=True, tag="choose", tag_field="t", forbid_unknown_fields=True):
    """A choice. `number` is that of the view it answers; an old one is refused as stale."""

    seat: int
    move: Annotated[str, Meta(max_length=200)]
    number: int


class Undo(Struct, frozen=True, tag="undo", tag_field="t", forbid_unknown_fields=True):
    """Take back this seat's latest choice."""

    seat: int
    number: int


class SetProgram(Struct, frozen=True, tag="program", tag_field="t", forbid_unknown_fields=True):
    """Answer for this seat from now on: a kind of program of the game, with its arguments.

    `topic` is that of the view it was made at: a program for something that is over by now
    is refused as stale. One that lasts is for no topic.
    """

    seat: int
    kind: Annotated[str, Meta(max_length=32)]
    args: Args = {}
    topic: Annotated[str, Meta(max_length=200)] | None = None


class CancelProgram(Struct, frozen=True, tag="cancel", tag_field="t", forbid_unknown_fields=True):
    """Answer for this seat no longer. Without a program it does nothing."""

    seat: int


class Pause(Struct, frozen=True, tag="pause", tag_field="t", forbid_unknown_fields=True):
    """Stop the table (`on`) or let it go on."""

    on: bool


class Ping(Struct, frozen=True, tag="ping", tag_field="t"):
    """Are you there?"""


FromClient = Look | Choose | Undo | SetProgram | CancelProgram | Pause | Ping


# --- over the socket, from the server ---------------------------------------------------------


class Table(Struct, frozen=True, tag="table", tag_field="t"):
    """What does not change from view to view. The first message on a socket.

    `saves` tells whether this device may keep copies of the table under names; `saved` is the
    name of a table that is such a copy.
    """

    table: str
    game: str
    players: tuple[PlayerInfo, ...]
    yours: tuple[int, ...]
    options: dict[str, Scalar]
    saves: bool
    saved: str | None


class EventInfo(Struct, frozen=True):
    """An event as the viewer may see it; a hidden one has the code "skip"."""

    code: str
    args: tuple[Any, ...]


class ProgramInfo(Struct, frozen=True):
    """The program of a seat; one that `lasts` is for no topic."""

    kind: str
    args: Args
    lasts: bool


class View(Struct, frozen=True, tag="view", tag_field="t"):
    """The whole table as the viewer sees it.

    number   of this moment in the table's stream; choices and undos answer with it
    seat     whose view this is, None a spectator's
    view     the game's own view
    first    the index of `events[0]` in all events of the table: 0 sends them all anew
    events   what happened since the viewer's last view
    legal    the moves open to the seat, in words
    undo     the move this seat may take back, in words, or None
    at       None now; else the view after that many of all `choices`
    program  how the seat answers by itself; for whoever holds the seat, else None
    topic    what such a program can be for now, or None
    """

    number: int
    seat: int | None
    view: Any
    first: int
    events: tuple[EventInfo, ...]
    legal: tuple[str, ...]
    undo: str | None
    waiting: tuple[int, ...]
    paused: bool
    over: bool
    choices: int
    at: int | None = None
    program: ProgramInfo | None = None
    topic: str | None = None


class Refused(Struct, frozen=True, tag="refused", tag_field="t"):
    """Your last message changed nothing, and why."""

    code: str
    details: tuple[Any, ...] = ()
    rule: str = ""


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    """Here I am."""


FromServer = Table | View | Refused | Pong

decode_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
