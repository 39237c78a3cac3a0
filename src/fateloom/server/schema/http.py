"""The types of the bodies of HTTP requests and responses.

The client's types are generated from these and from `schema.socket`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from fateloom.core.campaigns import Place
from fateloom.table.invites import InviteKind

Name = Annotated[str, Meta(min_length=1, max_length=24)]
SaveName = Annotated[str, Meta(min_length=1, max_length=40)]
Scalar = bool | int | str
Word = Annotated[str, Meta(max_length=64)]
Args = dict[Word, int | Annotated[tuple[Word, ...], Meta(max_length=100)]]
"""Arguments of a program: numbers, and lists of words."""


class ValueInfo(Struct, frozen=True):
    """A value of an option.

    title     a short name, if the client has no text for the value
    about     a description, likewise
    language  the language of both
    seats     the numbers of seats with which it can be chosen; empty: any number
    where     the values of other options with which it has an effect
    picture   what the game's board draws for it, in the form of the game's views
    languages the languages in which it can be played, the original first; empty: any
    minutes   how long a game with it takes, from and to
    author    who made it
    proved    it says, with a certificate, that it was proved
    place     the place of a story in a campaign
    mood      what a game with it feels like, in one word
    cast      the names of those who can be played with it
    """

    value: Scalar
    title: str | None
    about: str | None
    language: str | None
    seats: tuple[int, ...]
    where: dict[str, tuple[Scalar, ...]]
    picture: Any
    languages: tuple[str, ...]
    minutes: tuple[int, int] | None
    author: str | None
    proved: bool
    place: Place | None = None
    mood: str | None = None
    cast: tuple[str, ...] = ()


class OptionInfo(Struct, frozen=True):
    """An option of a game at set-up.

    told         details of some of the `values`
    rare         most tables keep the default
    names_seats  integers among the values are seats
    """

    name: str
    default: Scalar
    values: tuple[Scalar, ...]
    told: tuple[ValueInfo, ...]
    rare: bool
    names_seats: bool


class LessonInfo(Struct, frozen=True):
    """A lesson of a game, and how many minutes it takes."""

    name: str
    minutes: int


class GameInfo(Struct, frozen=True):
    """A game that can be played here.

    bots       the names of the bots that it offers, the weakest first
    languages  the languages of the texts in its package
    board      the address of the ES module that displays it, if its package contains one
    lessons    its lessons, the first one first
    puzzles    the grades of its puzzles of the day, the easiest first; as lessons, these have names
               such as puzzle-hard-2026-12-24
    adding     this device may add stories to it
    """

    name: str
    rules: int
    seat_counts: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    languages: tuple[str, ...]
    board: str | None
    lessons: tuple[LessonInfo, ...] = ()
    puzzles: tuple[str, ...] = ()
    adding: bool = False


class ConditionInfo(Struct, frozen=True):
    """A condition on a field of a view: its value, bounds of its number or of its length, or an
    element of it."""

    field: str
    equals: Scalar | UnsetType = UNSET
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    has: str | UnsetType = UNSET


class TipInfo(Struct, frozen=True):
    """A tip, by its name in the words of the game, and the conditions that a view has to meet."""

    name: str
    at: tuple[ConditionInfo, ...]


class GameWords(Struct, frozen=True):
    """Response to GET /api/games/{game}/words/{language}.

    texts   Fluent files
    events  the types of the arguments of each event
    view    the types of the fields of its view, if the generic board needs them
    tips    what is told when something is met for the first time, and at which views
    """

    texts: tuple[str, ...]
    events: dict[str, Any]
    view: dict[str, Any]
    tips: tuple[TipInfo, ...] = ()


class Games(Struct, frozen=True):
    """Response to GET /api/games."""

    games: tuple[GameInfo, ...]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat: a person at this device, a kind of bot, or a `friend` with a link."""

    name: Name
    bot: str | None = None
    friend: bool = False


ClockKind = Literal["soft", "turn", "game"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A time limit. Times are in seconds.

    kind     `soft` is only shown; `turn` limits each turn of a seat, until its choice is final;
             `game` limits the whole game
    seconds  the time for that
    delay    free time at the beginning of each turn, before the time of the game runs
    then     on a timeout, a `bot` chooses, or the server makes the mildest legal choice (`skip`)
    """

    kind: ClockKind
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)]
    delay: Annotated[int, Meta(ge=0, le=86_400)] = 0
    then: Literal["bot", "skip"] = "bot"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables. `seed` is a text or a number; None draws a secret one. Without a
    `clock` there is no time limit. `talk` turns on the chat of a table with friends. With `joint`
    every device has a share in the seed (see docs/fairness.md); no `seed` may be named then. A
    `lesson` of the game settles everything: nothing else may be named then. `after` is a finished
    table that you played at: this one is a later part of its campaign (docs/story/campaigns.md)."""

    game: str
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=12)] = ()
    seed: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[str, Scalar] = {}
    clock: Clock | None = None
    talk: bool = True
    joint: bool = False
    lesson: Annotated[str, Meta(max_length=64)] | None = None
    after: Annotated[str, Meta(max_length=64)] | None = None


class NewCopy(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{table}/copies: with a name, a save; without, a table to play at."""

    name: SaveName | None = None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{table}/branches: a table of one's own, which plays on from a game
    that is over, after its first `at` choices."""

    at: Annotated[int, Meta(ge=0)]


class Created(Struct, frozen=True):
    """Response to POST /api/tables, /api/tables/{table}/branches, /api/tables/{table}/copies,
    /api/tables/{table}/rematch, /api/tables/{table}/seats, /api/records and /api/saves."""

    table: str


Presence = Literal["here", "asleep", "gone"]
"""Whether a seat's player has the table open and visible, open but hidden, or not open."""


class PlayerInfo(Struct, frozen=True):
    """A seat as everybody sees it.

    bot       the kind of its bot, if a bot plays there
    held      a person sits there; without a person and without a bot, the seat is open
    ready     its player has agreed to begin
    presence  whether its player is present; null for an empty seat
    share     the digest of its share of a joint seed, once its player is ready
    revealed  its device has revealed that share
    """

    name: str
    bot: str | None
    held: bool
    ready: bool
    presence: Presence | None
    share: str | None = None
    revealed: bool = False


class Refusal(Struct, frozen=True):
    """The reason of a refusal: a code with its arguments, and the rule id or ""."""

    code: str
    details: tuple[Any, ...] = ()
    rule: str = ""


class EventInfo(Struct, frozen=True):
    """An event as the viewer may see it; a hidden one has the code "skip".

    private  set if some viewers do not see it
    """

    code: str
    args: tuple[Any, ...]
    private: Literal[True] | UnsetType = UNSET


class ChapterInfo(Struct, frozen=True):
    """The last chapter of a campaign, from which a later part can go on: its `part`, and the `name`
    of its story by the tags of its languages."""

    campaign: str
    part: int
    name: dict[str, str]


class TableInfo(Struct, frozen=True):
    """A table in a list. `view` is the spectator's; `yours` are the seats of this device.

    Times are in seconds since 1970. A table that has not `begun` waits for its players; before the
    first choice, its `view` is null and it has no `events`. These are the latest that a spectator
    may know of, oldest first. `saved` is the name of a save. `broken` is the reason why a table
    cannot be shown or played, for example because of a different version of the rules or a damaged
    log; its `view` is then null. `game` is empty if not even that can be read. `lesson` names the
    lesson of the game that is played there. `chapter` is what a finished game of a campaign leaves.
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
    events: tuple[EventInfo, ...] = ()
    saved: str | None = None
    broken: Refusal | None = None
    lesson: str | None = None
    chapter: ChapterInfo | None = None


class Tables(Struct, frozen=True):
    """Response to GET /api/tables: the tables of this device, the latest first."""

    tables: tuple[TableInfo, ...]


class SaveInfo(Struct, frozen=True):
    """Response to POST /api/saves/contents: a summary of an exported game.

    `title` is the title of the story, if the game has several. `view` is the spectator's view after
    all `choices`; `made` is in seconds since 1970.
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
    """Body of POST /api/tables/{table}/invites: a link to a seat, or to the whole table.

    `table`, which has no `seat`, gives everyone who opens it the first free seat while the table
    gathers; only the host can do this. All other links admit one device. `join` offers an empty
    seat to another person; only the host can do this. `along` adds another device of the seat's
    own player; `hand` moves the seat to that device. `renew` makes earlier links void.
    """

    kind: InviteKind
    seat: int | None = None
    renew: bool = False


class Invite(Struct, frozen=True):
    """Response to it: the link, which is sent only once, and its QR code in SVG.

    A link to the whole table also has a short `code`, which is valid while the table gathers.
    """

    url: str
    picture: str
    code: str | None = None


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/codes: a short code, with or without spaces, in letters of any case."""

    code: Annotated[str, Meta(max_length=64)]


class Found(Struct, frozen=True):
    """Response to it: the table with this code, and the code as a secret for joining."""

    table: str
    secret: str


class Address(Struct, frozen=True):
    """An address of this server, with its QR code in SVG."""

    url: str
    picture: str


class Network(Struct, frozen=True):
    """Response to GET /api/network: the addresses under which devices in the same network reach
    this server, in order of preference; none unless it listens there."""

    addresses: tuple[Address, ...]


class Key(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{table}/invitation: asks where a link leads."""

    secret: Secret


class Invitation(Struct, frozen=True):
    """Response to it: the seat that is offered, the players of the table, and its settings.

    seat        None: there is no free seat, or the game has started; the device may watch
    mine        this device already holds the seat
    clock       the time limit; null: none
    spectators  anyone who knows the table may watch it
    talk        the players may use the chat
    foreknown   somebody may know the hidden information and all future random results
    """

    table: str
    game: str
    players: tuple[PlayerInfo, ...]
    seat: int | None
    kind: InviteKind
    begun: bool
    mine: bool
    options: dict[str, Scalar]
    clock: Clock | None
    spectators: bool
    talk: bool
    foreknown: bool


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{table}/seats: take a seat with a link, under a new name."""

    secret: Secret
    name: Name | None = None


Shares = dict[int, Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]]
"""256 bits in hexadecimal for each of several seats: shares of a joint seed, or their digests."""


class Ready(Struct, frozen=True, tag="ready", tag_field="do", forbid_unknown_fields=True):
    """The players at this device agree to begin, or withdraw that.

    At a table with a joint seed, `shares` has the digests of their shares, by seat.
    """

    on: bool
    shares: Shares = {}


class Reveal(Struct, frozen=True, tag="reveal", tag_field="do", forbid_unknown_fields=True):
    """Reveal the shares of seats of this device, once everybody has sent their digests."""

    shares: Shares


class Rename(Struct, frozen=True, tag="rename", tag_field="do", forbid_unknown_fields=True):
    """Rename a seat of this device."""

    seat: int
    name: Name


class Leave(Struct, frozen=True, tag="leave", tag_field="do", forbid_unknown_fields=True):
    """Leave a seat of this device. It is kept until another player takes it."""

    seat: int


class Return(Struct, frozen=True, tag="return", tag_field="do", forbid_unknown_fields=True):
    """Take a seat that is kept for this device."""

    seat: int


class SitDown(Struct, frozen=True, tag="sit", tag_field="do", forbid_unknown_fields=True):
    """Take all seats that are kept for this device; its players are ready."""


class PutBot(Struct, frozen=True, tag="bot", tag_field="do", forbid_unknown_fields=True):
    """Put a bot on an empty seat, or remove it. Only the host can do this."""

    seat: int
    bot: str | None


class Remove(Struct, frozen=True, tag="remove", tag_field="do", forbid_unknown_fields=True):
    """Remove the player of a seat. Only the host can do this."""

    seat: int


class GiveHost(Struct, frozen=True, tag="host", tag_field="do", forbid_unknown_fields=True):
    """Make the player of a seat the host. Only the host can do this."""

    seat: int


class Lock(Struct, frozen=True, tag="lock", tag_field="do", forbid_unknown_fields=True):
    """Allow no more players to sit down, or allow it again. Only the host can do this."""

    on: bool


class Spectators(Struct, frozen=True, tag="spectators", tag_field="do", forbid_unknown_fields=True):
    """Allow spectators, or only players. Only the host can do this."""

    on: bool


class LetTalk(Struct, frozen=True, tag="talk", tag_field="do", forbid_unknown_fields=True):
    """Turn the chat of the players on or off. Only the host can do this."""

    on: bool


class Begin(Struct, frozen=True, tag="begin", tag_field="do", forbid_unknown_fields=True):
    """Begin, even if players are missing. Only the host can do this."""


SeatChange = (
    Ready
    | Reveal
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
"""Body of POST /api/tables/{table}/changes; the sockets receive the result."""


class PushKey(Struct, frozen=True):
    """Response to GET /api/push: the key a browser subscribes with; null if push is off."""

    key: str | None


class Push(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/push: turns notifications of this device at an endpoint on or off."""

    endpoint: Annotated[str, Meta(max_length=600)]
    on: bool


class OfflineFile(Struct, frozen=True):
    """A file that a device needs in order to play without a network."""

    url: str
    bytes: int


class OfflineFiles(Struct, frozen=True):
    """Response to GET /api/offline: all such files, and a version that changes with any of them."""

    version: str
    files: tuple[OfflineFile, ...]


class DeviceSeat(Struct, frozen=True):
    """A seat that a device holds or may return to, as it is called."""

    table: str
    game: str
    name: str


class DeviceInfo(Struct, frozen=True):
    """A device at your seats.

    `kind` is its browser and system, such as "Firefox, Android", empty if not known; `seen` is when
    it was last seen, to the hour, in seconds since 1970, and 0 if that is not known.
    """

    id: str
    kind: str
    seen: float
    seats: tuple[DeviceSeat, ...]


class Devices(Struct, frozen=True):
    """Response to GET /api/devices: this device with its seats, and the others that hold them.

    `this` is None for a browser that has never used a table."""

    this: DeviceInfo | None
    others: tuple[DeviceInfo, ...]


class RunPart(Struct, frozen=True):
    """A part of a run's score: its name and value."""

    name: str
    value: int | str


class RunInfo(Struct, frozen=True):
    """A finished solo game. `table` is None if the table was deleted.

    `facts` are the properties by which the game counts its runs (the hero, for example), `score`
    ranks them, the most important part first, and `daily` is the date of a daily run, such as
    2026-12-24. The best runs have a `place`, from 1, among the `alike`: the latest runs on this
    server with the same facts.
    """

    table: str | None
    finished: float
    reason: str
    won: bool
    score: tuple[RunPart, ...]
    facts: dict[str, Scalar]
    daily: str | None
    place: int | None = None
    alike: int | None = None


class DayInfo(Struct, frozen=True):
    """A run of the day. The first finished run of each device counts.

    day    its date, such as 2026-12-24
    seed   its seed
    facts  what it is, as far as that is known before it
    tried  the number of runs on this server, and how many of them were `won`
    mine   that of this device, with its `rank` among them, from 1
    """

    day: str
    seed: str
    facts: dict[str, Scalar]
    tried: int
    won: int
    mine: RunInfo | None
    rank: int | None


class RunCount(Struct, frozen=True):
    """The number of runs, and how many of them were won or drawn."""

    runs: int
    won: int
    drawn: int


class Runs(Struct, frozen=True):
    """Response to GET /api/games/{game}/runs: statistics of this device's runs.

    today    the run of the day, and that of `yesterday`
    days     the number of days in a row with a finished run of the day, up to today or yesterday
    by       counts by fact and value
    streak   the number of wins since the last loss
    longest  the longest streak
    runs     the latest runs
    """

    today: DayInfo
    yesterday: DayInfo
    days: int
    total: RunCount
    by: dict[str, dict[str, RunCount]]
    streak: int
    longest: int
    best: tuple[RunInfo, ...]
    runs: tuple[RunInfo, ...]
