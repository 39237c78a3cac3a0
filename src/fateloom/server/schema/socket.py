"""What is said over the socket, as types: each message is one of `FromClient` or `FromServer`,
told apart by its field `t`. The client's types are made from these and from `bodies`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from fateloom.server.schema.http import Args, Clock, PlayerInfo, Scalar

MAX_TALK = 200
"""Maximum length of a chat line in characters."""

Language = Annotated[str, Meta(max_length=35, pattern="^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$")]
"""A tag such as `de` or `en-GB`."""


# --- from the client -------------------------------------------------------


class Look(Struct, frozen=True, tag="look", tag_field="t", forbid_unknown_fields=True):
    """Show me the table from this seat (None: as a spectator), now or after `at` choices.

    Sent first, and again whenever the curtain lifts for another seat of this device, or its
    reader wishes other `languages` (the dearest first). `at` and other people's seats are for
    games that are over.
    """

    seat: int | None = None
    at: int | None = None
    languages: Annotated[tuple[Language, ...], Meta(max_length=10)] = ()


class Choose(Struct, frozen=True, tag="choose", tag_field="t", forbid_unknown_fields=True):
    """A choice, by the id of the move. `number` is that of the view it answers; an old one is
    refused as stale."""

    seat: int
    move: Annotated[str, Meta(max_length=200)]
    number: int


class Undo(Struct, frozen=True, tag="undo", tag_field="t", forbid_unknown_fields=True):
    """Take back this seat's latest choice, or ask the others for it where they have answered it."""

    seat: int
    number: int


class Answer(Struct, frozen=True, tag="answer", tag_field="t", forbid_unknown_fields=True):
    """Vote yes or no on the question of this number; a no of the seat that asked withdraws it."""

    number: int
    agree: bool


class End(Struct, frozen=True, tag="end", tag_field="t", forbid_unknown_fields=True):
    """End the game as it stands, with nobody's victory, once everybody agrees."""


class TakeFile(Struct, frozen=True, tag="file", tag_field="t", forbid_unknown_fields=True):
    """Let this device take the game along as a file, once everybody agrees."""


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


Commanding = Choose | Undo | Answer | End | TakeFile | SetProgram | CancelProgram | Pause
"""What asks for something that everybody at the table will see, or a program of one's own."""

FromClient = Look | Commanding | Say | Ping


# --- from the server ---------------------------------------------------------


class Table(Struct, frozen=True, tag="table", tag_field="t"):
    """The table and who sits at it. The first message on a socket, and again at each change.

    yours       the seats of this device
    left        seats that are kept for it: it left them, or sat there at the table before
    host        this device has the host's right
    hosts       the seats of those who have it
    begun       choices are made; before, the table waits for its people
    locked      no link lets another person sit down
    spectators  anyone who knows the table may watch it
    talk        those who sit may talk to each other
    clock       how long people may take; null: any time
    saves       this device may keep copies of the table under names
    saved       the name of a table that is such a copy
    file        whether this device may take the game along as a file as it stands (`now`), or
                once everybody agrees (`ask`); null: it may not
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
    file: Literal["now", "ask"] | None


class EventInfo(Struct, frozen=True):
    """An event as the viewer may see it; a hidden one has the code "skip".

    private  set where not everybody is told of it
    """

    code: str
    args: tuple[Any, ...]
    private: Literal[True] | UnsetType = UNSET


Arg = bool | int | str | None | tuple[int | str, ...]
"""An argument of a move: a number, a word of the game's own view, or several."""


class MoveInfo(Struct, frozen=True):
    """A move that a seat can make, or could.

    id    what `choose` sends; no other move of the game has the same
    args  its objects by name, in the words of the game's view. Moves of a kind have the same names
    text  the move as it is typed, and stands in records
    """

    id: str
    kind: str
    args: dict[str, Arg]
    text: str


class ProgramInfo(Struct, frozen=True):
    """The program of a seat; one that `lasts` is for no topic."""

    kind: str
    args: Args
    lasts: bool


QuestionKind = Literal["undo", "pause", "resume", "end", "file"]
"""What everybody can be asked: whether a choice is taken back that others have answered, whether
the table rests or goes on while time runs, whether the game ends as it stands, and whether
somebody takes it along as a file."""


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


NoteKind = Literal["removed", "rewind", "timeout", "end", "file", "taken"]
"""Somebody was taken from a seat; a choice was taken back with everybody's consent; time was out,
and the next choice of the seat was not its person's; everybody agreed to end the game, or that
somebody takes it along as a file; or somebody took it along, as a file or a copy, and there was
nobody to ask."""


class NoteInfo(Struct, frozen=True):
    """A table event. It happened before the event of index `first`, at a seat,
    and `name` is what that was called then, where it matters."""

    first: int
    kind: NoteKind
    seat: int
    name: str


class RematchInfo(Struct, frozen=True):
    """The table at which the same people play again, and the seat that asked for it first."""

    table: str
    seat: int


class View(Struct, frozen=True, tag="view", tag_field="t"):
    """The whole table as the viewer sees it.

    number   of this moment in the table's stream; choices and undos answer with it
    seat     whose view this is, None a spectator's
    view     the game's own view
    first    the index of `events[0]` in all events of the table: 0 sends them all again
    events   what happened since the viewer's last view
    legal    the moves open to the seat
    undo     the move this seat may take back, or None
    consent  the others are asked first, for it and all since
    at       None now; else the view after that many of all `choices`
    program  the automatic answer of the seat; None unless you hold the seat
    topic    what such a program can be for now, or None
    called_off  everybody agreed to end the game as it stands; it is over, without an outcome
    clocks   the seconds that each seat has left, below 0 over time; those run whose seat is waiting
    question what everybody is asked, or was last, until something else happens
    notes    the latest table events, the oldest first
    file     the line of the log at which everybody agreed last that this device takes the game
             along as a file; None: they have not
    rematch  where the same people play again, once somebody has asked for it; the game is over
    """

    number: int
    seat: int | None
    view: Any
    first: int
    events: tuple[EventInfo, ...]
    legal: tuple[MoveInfo, ...]
    undo: MoveInfo | None
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
    file: int | None = None
    rematch: RematchInfo | None = None


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

encode = msgspec.json.Encoder().encode
