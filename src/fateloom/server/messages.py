"""Everything that is said over the wire, as types. The client's types are made from these.

Over HTTP a body is one of the structs without a tag; over the socket each message is one
of `FromClient` or `FromServer`, told apart by its field `t`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Name = Annotated[str, Meta(min_length=1, max_length=24)]
SaveName = Annotated[str, Meta(min_length=1, max_length=40)]
MAX_TALK = 200
"""So many characters has a line of talk at most."""
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
    """Answer to POST /api/tables, /api/tables/{table}/copies, /api/tables/{table}/seats and
    /api/records."""

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


Secret = Annotated[str, Meta(max_length=64)]
InviteKind = Literal["join", "along", "hand"]


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
    """Answer to it: the seat that is offered, and who sits at the table. `mine` tells that this
    device holds that seat already."""

    table: str
    game: str
    players: tuple[PlayerInfo, ...]
    seat: int
    kind: InviteKind
    begun: bool
    mine: bool


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
    """Take a seat again that one left."""

    seat: int


class PutBot(Struct, frozen=True, tag="bot", tag_field="do", forbid_unknown_fields=True):
    """Let a bot play where nobody sits, or none again. For the host."""

    seat: int
    bot: str | None


class Remove(Struct, frozen=True, tag="remove", tag_field="do", forbid_unknown_fields=True):
    """Take whoever sits there from a seat. For the host."""

    seat: int


class GiveHost(Struct, frozen=True, tag="host", tag_field="do", forbid_unknown_fields=True):
    """Give the host's right to whoever sits at a seat. For the host."""

    seat: int


class Lock(Struct, frozen=True, tag="lock", tag_field="do", forbid_unknown_fields=True):
    """Let nobody else sit down, or let them again. For the host."""

    on: bool


class Spectators(Struct, frozen=True, tag="spectators", tag_field="do", forbid_unknown_fields=True):
    """Let whoever knows the table look at it, or only those who take part. For the host."""

    on: bool


class LetTalk(Struct, frozen=True, tag="talk", tag_field="do", forbid_unknown_fields=True):
    """Let those who sit talk to each other, or not. For the host."""

    on: bool


class Begin(Struct, frozen=True, tag="begin", tag_field="do", forbid_unknown_fields=True):
    """Begin, whoever is still awaited. For the host."""


SeatChange = (
    Ready
    | Rename
    | Leave
    | Return
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
    """Take back this seat's latest choice, or ask the others for it where they have answered it."""

    seat: int
    number: int


class Answer(Struct, frozen=True, tag="answer", tag_field="t", forbid_unknown_fields=True):
    """Say yes or no to what is asked, named by its number; with a no whoever asked withdraws it."""

    number: int
    agree: bool


class End(Struct, frozen=True, tag="end", tag_field="t", forbid_unknown_fields=True):
    """End the game as it stands, with nobody's victory, once everybody agrees."""


Phrase = Literal[
    "hello", "good-luck", "well-played", "oh-no", "thanks", "sorry", "moment", "back", "yes", "no"
]
"""Something that is said often; everybody reads it in their own language."""


class Say(Struct, frozen=True, tag="say", tag_field="t", forbid_unknown_fields=True):
    """Say something from a seat: a phrase, or a text of one's own."""

    seat: int
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=MAX_TALK)] = ""


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
    """Stop the table (`on`) or let it go on. Where time can run out the others are asked, unless
    the host wishes it."""

    on: bool


class Ping(Struct, frozen=True, tag="ping", tag_field="t"):
    """Are you there? With `away` the page is open, but out of sight."""

    away: bool = False


FromClient = Look | Choose | Undo | Answer | End | Say | SetProgram | CancelProgram | Pause | Ping


# --- over the socket, from the server ---------------------------------------------------------


class Table(Struct, frozen=True, tag="table", tag_field="t"):
    """The table and who sits at it. The first message on a socket, and again at each change.

    yours       the seats of this device
    left        seats that it left and may take again
    host        this device has the host's right
    hosts       the seats of those who have it
    begun       choices are made; before, the table waits for its people
    locked      no link lets another person sit down
    spectators  whoever knows the table may look at it
    talk        those who sit may talk to each other
    clock       how long people may take; null: any time
    saves       this device may keep copies of the table under names
    saved       the name of a table that is such a copy
    """

    table: str
    game: str
    players: tuple[PlayerInfo, ...]
    yours: tuple[int, ...]
    left: tuple[int, ...]
    host: bool
    hosts: tuple[int, ...]
    begun: bool
    locked: bool
    spectators: bool
    talk: bool
    options: dict[str, Scalar]
    clock: Clock | None
    saves: bool
    saved: str | None


class EventInfo(Struct, frozen=True):
    """An event as the viewer may see it; a hidden one has the code "skip".

    private  set where not everybody is told of it
    """

    code: str
    args: tuple[Any, ...]
    private: Literal[True] | UnsetType = UNSET


class ProgramInfo(Struct, frozen=True):
    """The program of a seat; one that `lasts` is for no topic."""

    kind: str
    args: Args
    lasts: bool


QuestionKind = Literal["undo", "pause", "resume", "end"]
"""What everybody can be asked: whether a choice is taken back that others have answered, whether
the table rests or goes on while time runs, and whether the game ends as it stands."""


class QuestionInfo(Struct, frozen=True):
    """What a seat asks of everybody, or asked last. It is open while nobody has declined and it
    has not lapsed.

    number    names it in answers
    awaited   the seats whose people have yet to answer
    declined  the seat that said no, or null
    lapsed    somebody did not answer in time
    """

    kind: QuestionKind
    seat: int
    number: int
    awaited: tuple[int, ...]
    declined: int | None
    lapsed: bool


NoteKind = Literal["removed", "rewind", "timeout", "end"]
"""Somebody was taken from a seat; a choice was taken back with everybody's consent; time was out,
and the next choice of the seat was not its person's; everybody agreed to end the game."""


class NoteInfo(Struct, frozen=True):
    """Something that befell the table. It happened before the event of index `first`, at a seat,
    and `name` is what that was called then, where it matters."""

    first: int
    kind: NoteKind
    seat: int
    name: str


class View(Struct, frozen=True, tag="view", tag_field="t"):
    """The whole table as the viewer sees it.

    number   of this moment in the table's stream; choices and undos answer with it
    seat     whose view this is, None a spectator's
    view     the game's own view
    first    the index of `events[0]` in all events of the table: 0 sends them all anew
    events   what happened since the viewer's last view
    legal    the moves open to the seat, in words
    undo     the move this seat may take back, in words, or None
    consent  the others are asked first, for it and all since
    at       None now; else the view after that many of all `choices`
    program  how the seat answers by itself; for whoever holds the seat, else None
    topic    what such a program can be for now, or None
    called_off  everybody agreed to end the game as it stands; it is over, without an outcome
    clocks   the seconds that each seat has left, below 0 over time; those run whose seat is waiting
    question what everybody is asked, or was last, until something else happens
    notes    what befell the table, the oldest first; the latest of it
    """

    number: int
    seat: int | None
    view: Any
    first: int
    events: tuple[EventInfo, ...]
    legal: tuple[str, ...]
    undo: str | None
    consent: bool
    waiting: tuple[int, ...]
    paused: bool
    over: bool
    choices: int
    at: int | None = None
    program: ProgramInfo | None = None
    topic: str | None = None
    called_off: bool = False
    clocks: tuple[float, ...] = ()
    question: QuestionInfo | None = None
    notes: tuple[NoteInfo, ...] = ()


class TalkLine(Struct, frozen=True):
    """What somebody said: from which seat, what that was called then, and when (in seconds since
    1970). It is a phrase, or a text."""

    number: int
    seat: int
    name: str
    at: float
    phrase: Phrase | None
    text: str


class Talk(Struct, frozen=True, tag="talk", tag_field="t"):
    """What was said since the last `talk`; the first on a socket has the latest of it all."""

    lines: tuple[TalkLine, ...]


class Refused(Struct, frozen=True, tag="refused", tag_field="t"):
    """Your last message changed nothing, and why."""

    code: str
    details: tuple[Any, ...] = ()
    rule: str = ""


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    """Here I am."""


FromServer = Table | View | Talk | Refused | Pong

decode_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
