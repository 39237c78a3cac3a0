"""What is said over HTTP, as types: bodies of requests and answers.

The client's types are made from these and from `messages`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fateloom.table.seating import InviteKind

Name = Annotated[str, Meta(min_length=1, max_length=24)]
SaveName = Annotated[str, Meta(min_length=1, max_length=40)]
Scalar = bool | int | str
Word = Annotated[str, Meta(max_length=64)]
Args = dict[Word, int | Annotated[tuple[Word, ...], Meta(max_length=100)]]
"""Arguments of a program: numbers, and lists of words."""


class ValueInfo(Struct, frozen=True):
    """A value of an option: what it is called and what is told of it, in which `language`, where
    the client has no words of its own for it, with how many seats it can be chosen (none named:
    with any), and with which values of other options it makes a difference."""

    value: Scalar
    title: str | None
    about: str | None
    language: str | None
    seats: tuple[int, ...]
    where: dict[str, tuple[Scalar, ...]]


class OptionInfo(Struct, frozen=True):
    """An option of a game at set-up. Of `values` only some have more to be `told`; most tables
    leave a `rare` one as it is. Where it `names_seats`, whole numbers among them are seats."""

    name: str
    default: Scalar
    values: tuple[Scalar, ...]
    told: tuple[ValueInfo, ...]
    rare: bool
    names_seats: bool


class GameInfo(Struct, frozen=True):
    """A game that can be played here.

    languages  those its package has words in
    board      the address of the ES module that shows it, where its package brings one
    """

    name: str
    rules: int
    seat_counts: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    languages: tuple[str, ...]
    board: str | None


class GameWords(Struct, frozen=True):
    """Answer to GET /api/games/{game}/words/{language}.

    texts   Fluent files
    events  the types of the arguments of each event
    view    the types of the fields of its view, where a board that knows no game needs them
    """

    texts: tuple[str, ...]
    events: dict[str, Any]
    view: dict[str, Any]


class Games(Struct, frozen=True):
    """Answer to GET /api/games."""

    games: tuple[GameInfo, ...]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where: a person on this device, a bot by its kind, or a `friend` by a link."""

    name: Name
    bot: str | None = None
    friend: bool = False


ClockKind = Literal["soft", "turn", "game"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may take. Times are seconds.

    kind     `soft` is only shown; `turn` is for what a seat owes until it has chosen for good,
             `game` for all of the game
    seconds  so many for that
    delay    free seconds before those of the game are counted, again for each turn
    then     when time is out: a `bot` chooses, or the mildest choice there is (`skip`)
    """

    kind: ClockKind
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)]
    delay: Annotated[int, Meta(ge=0, le=86_400)] = 0
    then: Literal["bot", "skip"] = "bot"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables. `seed` is words or a number; None draws a secret one. Without a
    `clock` everybody may take any time. With `talk`, and friends at the table, people may talk."""

    game: str
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=12)]
    seed: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[str, Scalar] = {}
    clock: Clock | None = None
    talk: bool = True


class NewCopy(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{table}/copies: under a name a save, else a table to play at."""

    name: SaveName | None = None


class Created(Struct, frozen=True):
    """Answer to POST /api/tables, /api/tables/{table}/copies, /api/tables/{table}/rematch,
    /api/tables/{table}/seats, /api/records and /api/saves."""

    table: str


Presence = Literal["here", "asleep", "gone"]
"""Whether a seat's person has the table before them, open but out of sight, or not at all."""


class PlayerInfo(Struct, frozen=True):
    """A seat as everybody sees it.

    bot       the kind of bot that plays there, if one does
    held      a person sits there; without one and without a bot the seat is open
    ready     its person said that the game may begin
    presence  where its person is; null when nobody sits there
    """

    name: str
    bot: str | None
    held: bool
    ready: bool
    presence: Presence | None


class Refusal(Struct, frozen=True):
    """Why something was refused: a code with its arguments, and the rule id or ""."""

    code: str
    details: tuple[Any, ...] = ()
    rule: str = ""


class TableInfo(Struct, frozen=True):
    """A table in a list. `view` is the spectator's; `yours` are the seats of this device.

    Times are seconds since 1970. A table that has not `begun` waits for its people. `saved` is
    the name of a save. `broken` tells why a table cannot be shown or played, its rules being of
    another version, for instance; its `view` is then null.
    """

    table: str
    game: str
    players: tuple[PlayerInfo, ...]
    yours: tuple[int, ...]
    waiting: tuple[int, ...]
    begun: bool
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


class SaveInfo(Struct, frozen=True):
    """Answer to POST /api/saves/contents: what a save is that came as a file.

    `title` is that of the story, where the game has several. `view` is the spectator's after so
    many `choices`; `made` counts seconds since 1970.
    """

    game: str
    title: str | None
    players: tuple[PlayerInfo, ...]
    choices: int
    clock: Clock | None
    made: float
    view: Any


Secret = Annotated[str, Meta(max_length=64)]


class NewInvite(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{table}/invites: a link to a seat.

    With `join` another person sits down: for the host, at a seat where nobody sits. With `along`
    the seat's person takes it along to a further device, with `hand` this one also lets go of it.
    Each lets one device in. With `renew` those given out before are void.
    """

    seat: int
    kind: InviteKind
    renew: bool = False


class Invite(Struct, frozen=True):
    """Answer to it: the link, told this once, and the same as a picture to scan, in SVG."""

    url: str
    picture: str


class Key(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{table}/invitation: what a link leads to."""

    secret: Secret


class Invitation(Struct, frozen=True):
    """Answer to it: the seat that is offered, who sits at the table, and what was agreed there:
    the game's options, how long people may take (null: any time), whether others may look on,
    and whether people may talk. `foreknown`: somebody may know all that is hidden there, and all
    that chance will bring. `mine` tells that this device holds that seat already."""

    table: str
    game: str
    players: tuple[PlayerInfo, ...]
    seat: int
    kind: InviteKind
    begun: bool
    mine: bool
    options: dict[str, Scalar]
    clock: Clock | None
    spectators: bool
    talk: bool
    foreknown: bool


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{table}/seats: sit down by a link, under a name of one's own."""

    secret: Secret
    name: Name | None = None


class Ready(Struct, frozen=True, tag="ready", tag_field="do", forbid_unknown_fields=True):
    """The people at this device say that the game may begin, or that it may not yet."""

    on: bool


class Rename(Struct, frozen=True, tag="rename", tag_field="do", forbid_unknown_fields=True):
    """A seat of one's own has another name."""

    seat: int
    name: Name


class Leave(Struct, frozen=True, tag="leave", tag_field="do", forbid_unknown_fields=True):
    """Leave a seat of one's own. It is kept until somebody else takes it."""

    seat: int


class Return(Struct, frozen=True, tag="return", tag_field="do", forbid_unknown_fields=True):
    """Take a seat that is kept for this device."""

    seat: int


class SitDown(Struct, frozen=True, tag="sit", tag_field="do", forbid_unknown_fields=True):
    """Take all seats that are kept for this device; its people are ready."""


class PutBot(Struct, frozen=True, tag="bot", tag_field="do", forbid_unknown_fields=True):
    """Let a bot play where nobody sits, or none again. For the host."""

    seat: int
    bot: str | None


class Remove(Struct, frozen=True, tag="remove", tag_field="do", forbid_unknown_fields=True):
    """Remove the player of a seat. Only the host can do this."""

    seat: int


class GiveHost(Struct, frozen=True, tag="host", tag_field="do", forbid_unknown_fields=True):
    """Make the player of a seat the host. Only the host can do this."""

    seat: int


class Lock(Struct, frozen=True, tag="lock", tag_field="do", forbid_unknown_fields=True):
    """Let nobody else sit down, or let them again. For the host."""

    on: bool


class Spectators(Struct, frozen=True, tag="spectators", tag_field="do", forbid_unknown_fields=True):
    """Allow spectators, or only players. Only the host can do this."""

    on: bool


class LetTalk(Struct, frozen=True, tag="talk", tag_field="do", forbid_unknown_fields=True):
    """Let those who sit talk to each other, or not. For the host."""

    on: bool


class Begin(Struct, frozen=True, tag="begin", tag_field="do", forbid_unknown_fields=True):
    """Begin, even if players are missing. Only the host can do this."""


SeatChange = (
    Ready
    | Rename
    | Leave
    | Return
    | SitDown
    | PutBot
    | Remove
    | GiveHost
    | Lock
    | Spectators
    | LetTalk
    | Begin
)
"""Body of POST /api/tables/{table}/changes; what has changed is told on the sockets."""


class PushKey(Struct, frozen=True):
    """Answer to GET /api/push: the key a browser subscribes with; null where there is no push."""

    key: str | None


class Push(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/push: whether this device is told there that it is its turn."""

    endpoint: Annotated[str, Meta(max_length=600)]
    on: bool


class OfflineFile(Struct, frozen=True):
    """A file that a device needs in order to play without a network."""

    url: str
    bytes: int


class OfflineFiles(Struct, frozen=True):
    """Answer to GET /api/offline: all such files, and a version that changes with any of them."""

    version: str
    files: tuple[OfflineFile, ...]


class RunPart(Struct, frozen=True):
    """A part of a run's score: its name, and what it is."""

    name: str
    value: int | str


class RunInfo(Struct, frozen=True):
    """A finished game of one player. `table` is None when it is no longer kept.

    `facts` are what the game counts its runs by (the hero, say), `score` what ranks them, what
    counts most first, and `daily` is the day whose run it was, as 2026-12-24.
    """

    table: str | None
    finished: float
    reason: str
    won: bool
    score: tuple[RunPart, ...]
    facts: dict[str, Scalar]
    daily: str | None


class RunCount(Struct, frozen=True):
    """How many runs there were, and how many of them were won or drawn."""

    runs: int
    won: int
    drawn: int


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
