"""The types of socket messages. Each message is one of `FromClient` or `FromServer`; its field `t`
is the tag. The client's types are generated from these and from `schema.http`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from fateloom.core.campaigns import Chapter
from fateloom.server.schema.http import Args, Clock, EventInfo, PlayerInfo, Scalar
from fateloom.server.schema.moves import Advice, MoveInfo, Review

MAX_TALK = 200
"""Maximum length of a chat line in characters."""

Language = Annotated[str, Meta(max_length=35, pattern="^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$")]
"""A tag such as `de` or `en-GB`."""


# --- from the client -------------------------------------------------------


Whole = Annotated[int, Meta(ge=0)]


class HadEvents(Struct, frozen=True, forbid_unknown_fields=True):
    """The events that a client still has from an earlier socket: their number, and that of the view
    they came with. They are those of the same seat, in the same languages."""

    number: Whole
    events: Whole


class Look(
    Struct, frozen=True, omit_defaults=True, tag="look", tag_field="t", forbid_unknown_fields=True
):
    """Asks for the view of a seat (None: a spectator), now or after `at` choices.

    The first message on a socket, and sent again when the device changes to another of its seats
    or to other `languages` (in order of preference). `at`, other players' seats, and `open`, which
    adds the views of all seats, are possible only after the game has ended. In the first `look` of
    a socket, `had` names the events that the client still has. With `changes`, a view of the game
    may contain only the fields that have changed.
    """

    seat: int | None = None
    at: int | None = None
    languages: Annotated[tuple[Language, ...], Meta(max_length=10)] = ()
    had: HadEvents | None = None
    open: bool = False
    changes: bool = False


class AskCourse(Struct, frozen=True, tag="course", tag_field="t", forbid_unknown_fields=True):
    """Asks how the game went so far."""


class AskAdvice(Struct, frozen=True, tag="advice", tag_field="t", forbid_unknown_fields=True):
    """Asks what a bot would do at the decision of this seat, whose view has this `number`."""

    seat: int
    number: int


class AskReview(
    Struct, frozen=True, omit_defaults=True, tag="review", tag_field="t", forbid_unknown_fields=True
):
    """Asks how the chance of this seat went in a game that is over; without a seat, nobody wants to
    know any more."""

    seat: int | None = None


class Choose(Struct, frozen=True, tag="choose", tag_field="t", forbid_unknown_fields=True):
    """A choice, by the id of the move. `number` is the number of the view that it answers; the
    server rejects an old number as stale."""

    seat: int
    move: Annotated[str, Meta(max_length=200)]
    number: int


class Undo(Struct, frozen=True, tag="undo", tag_field="t", forbid_unknown_fields=True):
    """Undo this seat's latest choice, or ask the other players if they have already answered it.

    The server rejects an old number as stale; in a lesson, not for what bots have chosen since."""

    seat: int
    number: int


class Answer(Struct, frozen=True, tag="answer", tag_field="t", forbid_unknown_fields=True):
    """A vote on the question with this number; a no from the seat that asked withdraws it."""

    number: int
    agree: bool


class End(Struct, frozen=True, tag="end", tag_field="t", forbid_unknown_fields=True):
    """End the game without a winner, once everybody agrees."""


class TakeFile(Struct, frozen=True, tag="file", tag_field="t", forbid_unknown_fields=True):
    """Allow this device to export the game to a file, once everybody agrees."""


class AllowAdvice(
    Struct, frozen=True, tag="allow-advice", tag_field="t", forbid_unknown_fields=True
):
    """Allow all players to ask what a bot would do, once everybody agrees."""


Phrase = Literal[
    "hello", "good-luck", "well-played", "oh-no", "thanks", "sorry", "moment", "back", "yes", "no"
]
"""A predefined chat message, which everybody reads in their own language."""


class Say(Struct, frozen=True, tag="say", tag_field="t", forbid_unknown_fields=True):
    """A chat message from a seat: a phrase, or a text."""

    seat: int
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=MAX_TALK)] = ""


class SetProgram(Struct, frozen=True, tag="program", tag_field="t", forbid_unknown_fields=True):
    """Set the program of this seat: a kind of program of the game, with its arguments.

    `topic` is the topic of the view for which it was made: the server rejects a program for an
    earlier topic as stale. A program that lasts has no topic.
    """

    seat: int
    kind: Annotated[str, Meta(max_length=32)]
    args: Args = {}
    topic: Annotated[str, Meta(max_length=200)] | None = None


class CancelProgram(Struct, frozen=True, tag="cancel", tag_field="t", forbid_unknown_fields=True):
    """Cancel the program of this seat, if it has one."""

    seat: int


class Pause(Struct, frozen=True, tag="pause", tag_field="t", forbid_unknown_fields=True):
    """Pause the table (`on`) or resume it. If it has a time limit, the other players have to agree,
    unless the host asks."""

    on: bool


class Ping(Struct, frozen=True, tag="ping", tag_field="t"):
    """Checks the connection. With `away`, the page is open but hidden."""

    away: bool = False


Commanding = (
    Choose | Undo | Answer | End | TakeFile | AllowAdvice | SetProgram | CancelProgram | Pause
)
"""The messages that change the table or the program of a seat."""

FromClient = Look | AskCourse | AskAdvice | AskReview | Commanding | Say | Ping


# --- from the server ---------------------------------------------------------


class Table(Struct, frozen=True, tag="table", tag_field="t"):
    """The table and who sits at it. The first message on a socket, and again at each change.

    yours       the seats of this device
    left        seats that are kept for it: it left them, or held them at the table before
    host        this device is the host
    hosts       the seats of the host
    begun       the game has begun; until then, the table waits for its players
    locked      links admit no more players
    spectators  anyone who knows the table may watch it
    talk        the players may use the chat
    clock       the time limit; null: none
    saves       this device may keep named copies of the table
    saved       the name of a table that is such a copy
    file        whether this device may export the game to a file in its present state (`now`), or
                once everybody agrees (`ask`); null: it may not
    called      what the seats of the latest table events were called then, by the number of the
                event, where it matters. Not in views: no words that people choose are
    commitment  to the deal, made before the first choice: see docs/fairness.md. Null at tables
                that are older than commitments
    joint       every device has a share in the seed
    revealing   everybody has committed to a share: the devices reveal theirs now
    handheld    the only seat of this device is one of several of another device
    handhelds   the seats of this device, out of several, that are the only one of another device
    lesson      the lesson of the game that is played there
    played_on   it plays on from a moment of another game that was over
    advice      this device may ask what a bot would do (`now`), or once everybody agrees (`ask`);
                null: it may not
    review      it may ask how the chances of its seats went, once the game is over
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
    called: dict[int, str] = {}
    commitment: str | None = None
    joint: bool = False
    revealing: bool = False
    handheld: bool = False
    handhelds: tuple[int, ...] = ()
    lesson: str | None = None
    played_on: bool = False
    advice: Literal["now", "ask"] | None = None
    review: bool = False


class ProgramInfo(Struct, frozen=True):
    """The program of a seat; one that `lasts` has no topic."""

    kind: str
    args: Args
    lasts: bool


QuestionKind = Literal["undo", "pause", "resume", "end", "file", "advice"]
"""The topic of a vote: undoing a choice that others have answered, pausing or resuming a table with
a time limit, ending the game without a winner, exporting it to a file, or advice for everybody."""


class QuestionInfo(Struct, frozen=True):
    """The current or latest question that a seat has put to the vote. It is open until a seat
    declines or it lapses.

    number    its id in answers
    awaited   the seats that have not answered yet
    declined  the seat that said no, or null
    lapsed    a seat did not answer in time
    """

    kind: QuestionKind
    seat: int
    number: int
    awaited: tuple[int, ...]
    declined: int | None
    lapsed: bool


NoteKind = Literal[
    "removed",
    "rewind",
    "timeout",
    "end",
    "file",
    "taken",
    "seated",
    "privy",
    "advice",
    "advised",
]
"""`removed`: a player was removed from a seat; `rewind`: a choice was undone with everybody's
consent; `timeout`: time ran out, and the next choice of the seat was not its player's; `end` and
`file`: everybody agreed to end the game, or to export it to a file; `taken`: a player exported or
copied it, and there was nobody to ask; `seated`: another device took a seat that had been played;
`privy`: a device took a seat that also knows other seats; `advice`: everybody agreed that all may
ask what a bot would do; `advised`: a player has asked."""


class NoteInfo(Struct, frozen=True):
    """A table event at a seat. It happened before the event with index `first`. `number` counts the
    table events from 0; if it matters, `called` in `table` has the name of the seat at that time,
    and for `privy` the names of the other seats that the device knows.
    """

    first: int
    kind: NoteKind
    seat: int
    number: int


class RematchInfo(Struct, frozen=True):
    """The table at which the same players play again, and the seat that asked for it first."""

    table: str
    seat: int


class DealInfo(Struct, frozen=True):
    """The parts of the commitment to the deal, besides the game, its options and its seats.

    shares  of a joint seed, in the order of the seats; null for a bot. Empty without a joint seed
    """

    rules: int
    seed: str
    nonce: str
    shares: tuple[str | None, ...] = ()


class View(Struct, frozen=True, tag="view", tag_field="t"):
    """The whole table as the viewer sees it.

    number   the number of this view in the table's stream, which choices and undos refer to
    seat     the seat of the viewer; None: a spectator
    view     the view of the game; null at a table that gathers for its first choice
    partial  `view` contains only the fields that have changed since the last view on this socket;
             only for a look with `changes`
    first    the index of `events[0]` in all events of the table: those before it stay
    events   all from `first` to this moment; `first` goes back when choices were undone
    legal    the legal moves of the seat
    undo     the move that this seat may undo, or None
    consent  the other players have to agree first; this undoes the move and everything after it
    at       the number of choices, out of all `choices`, after which this view was; None: now
    program  the automatic answer of the seat; None unless you hold the seat
    topic    the current topic for such a program, or None
    called_off  everybody agreed to end the game; it is over, without an outcome
    clocks   the seconds left for each seat, negative for overtime; those of `waiting` seats run
    question the current or latest question, until something else happens
    notes    the latest table events, the oldest first
    file     the line of the log at which everybody last agreed that this device may export the
             game to a file; None: they have not
    rematch  where the same players play again, once one of them has asked for it after the end
    deal     the text behind the table's commitment; only once the game is over
    chapters the chapters of the table's campaign, this game's last; only once the game is over
    open     the game's views from all seats; only for a look with `open`
    hope     whether a puzzle can still be won for certain; only while one goes on
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
    deal: DealInfo | UnsetType = UNSET
    chapters: tuple[Chapter, ...] | UnsetType = UNSET
    open: tuple[Any, ...] | UnsetType = UNSET
    partial: Literal[True] | UnsetType = UNSET
    hope: bool | UnsetType = UNSET


class Course(Struct, frozen=True, tag="course", tag_field="t"):
    """How the game went: each list has an item for each number of choices from 0 on.

    number   the number of the table's stream at which it was so
    marks    how many events had happened
    counts   how far each seat was, as the game counts it (treasure points, cards in hand, health);
             null for a game without such a count, and while it is secret
    chances  each seat's chance of winning, as the evaluation function of the game's bots estimates
             it with all cards known; null until the game is over
    """

    number: int
    marks: tuple[int, ...]
    counts: tuple[tuple[int, ...], ...] | None
    chances: tuple[tuple[float, ...], ...] | None


class TalkLine(Struct, frozen=True):
    """A chat message: its seat, the name of the seat at that time, the time in seconds since 1970,
    and a phrase or a text."""

    number: int
    seat: int
    name: str
    at: float
    phrase: Phrase | None
    text: str


class Talk(Struct, frozen=True, tag="talk", tag_field="t"):
    """The chat messages since the last `talk`; the first one on a socket has the latest ones."""

    lines: tuple[TalkLine, ...]


class Refused(Struct, frozen=True, tag="refused", tag_field="t"):
    """The last message of the client was refused and changed nothing; with the reason."""

    code: str
    details: tuple[Any, ...] = ()
    rule: str = ""


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    """Response to a ping."""


FromServer = Table | View | Course | Advice | Review | Talk | Refused | Pong

VIEW: Final = b'{"t":"view"'
"""How a view begins as JSON, and no other message."""


class Fields:
    """The fields of a game's view, each as JSON."""

    __slots__ = ("names", "texts")

    def __init__(self, names: tuple[str, ...], texts: Sequence[bytes]) -> None:
        self.names = names
        self.texts = texts

    def whole(self) -> dict[str, Raw]:
        """All of them."""
        return dict(zip(self.names, map(Raw, self.texts), strict=True))

    def since(self, last: Fields) -> dict[str, Raw]:
        """Those that differ from the last ones, which are those of the same game."""
        both = zip(self.names, self.texts, last.texts, strict=True)
        return {name: Raw(text) for name, text, before in both if text != before}


def _whole(value: object) -> object:
    if isinstance(value, Fields):
        return value.whole()
    raise NotImplementedError(f"not for messages: {type(value).__name__}")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_whole)
encode = _ENCODER.encode
encode_lines = _ENCODER.encode_lines
