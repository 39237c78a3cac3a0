"""The contract of a game: what every game gives, and all that any tool may use.

A game is a `Game` (its name, options and the words of its moves) and a `State`
(one table of it). Everything else, the server, the terminal, bots, simulations and
records, is written against these two classes and knows no game's insides.

    game = fateloom.games["destiny"]
    state = game.new(seed=7, seats=3)
    while state.outcome is None:
        seat = state.waiting[0]
        state.apply(seat, state.legal(seat)[0])
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from fateloom.core.errors import InvalidProgram, InvalidSetup

Seat = int
"""A place at the table, counted from 0 in the direction of play."""


class Move:
    """One choice, made once and shared: compare with `is`, print with `str`.

    `kind` is the verb, `parts` its objects as the game's own small ints, and `text`
    the words that `Game.parse` takes back.
    """

    __slots__ = ("kind", "parts", "text")

    def __init__(self, kind: str, parts: tuple[int, ...], text: str) -> None:
        self.kind = kind
        self.parts = parts
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.text}>"


class Event(NamedTuple):
    """Something that happened, as a code with JSON-able arguments.

    `seats` tells who may see it: None is everybody, spectators included.
    """

    code: str
    args: tuple[Any, ...]
    seats: tuple[Seat, ...] | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the reason's code, the winning seats, and all seats ranked.

    `ranking` lists places from first to last; seats that share a place stand together.
    """

    reason: str
    winners: tuple[Seat, ...]
    ranking: tuple[tuple[Seat, ...], ...]


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a value of an option, where it is data that no client has words for.

    translations   language -> title and about, where these are told in several, the original first
    seats   with how many the value can be chosen; none named: with any number
    where   other options, and the values of each with which this one makes a difference
    """

    title: str | None = None
    about: str | None = None
    seats: tuple[int, ...] = ()
    where: Mapping[str, tuple[bool | int | str, ...]] = field(default_factory=dict)
    translations: Mapping[str, tuple[str, str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made at set-up: a keyword of `Game.new` with the values it may have.

    The first value of `values` is not special; `default` is. Values are JSON scalars. Most
    tables leave a `rare` option as it is. Where an option `names_seats`, the whole numbers among
    its values are seats: only those of the table can be chosen, and people see who sits there.
    """

    name: str
    default: bool | int | str
    values: tuple[bool | int | str, ...]
    told: Mapping[bool | int | str, Told] = field(default_factory=dict)
    rare: bool = False
    names_seats: bool = False

    def fitting(self, seats: int) -> tuple[bool | int | str, ...]:
        """The values that there are at a table of so many."""
        if not self.names_seats:
            return self.values
        return tuple([value for value in self.values if type(value) is not int or value < seats])


@dataclass(frozen=True, slots=True)
class Tally:
    """What a finished run of a game for one is counted by.

    `facts` are what runs are compared under (the hero, say); runs with a higher `score`
    went better.
    """

    score: int = 0
    facts: Mapping[str, bool | int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Slot:
    """What a kind of program wants to know: a whole number from `least` to `most`.

    With `words`, so many of these instead, each once; they are kept in the order given here.
    """

    name: str
    least: int
    most: int
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ProgramKind:
    """A way in which a seat's answers can be settled beforehand.

    One that `lasts` goes on until it is cancelled; others are for the topic they were made in.
    """

    name: str
    slots: tuple[Slot, ...] = ()
    lasts: bool = False


@dataclass(frozen=True, slots=True)
class Program:
    """How a seat is to answer until further notice: a kind with its arguments by name.

    `topic` is what it is for, in the words of `Game.topic`; None when it lasts.
    """

    kind: str
    args: Mapping[str, int | tuple[str, ...]]
    topic: str | None = None


class State(ABC):
    """One table of a game at one moment.

    Subclasses list their fields in `__slots__`, one level deep: scalars, tuples, and
    flat lists of immutable values, so that `copy` is cheap and nothing is shared by
    accident. Beside their own fields they keep those below true:

    seats     how many play
    random    the int all coming chance is made of; see `fateloom.core.rng`
    learned   goes up whenever chance fell or somebody learned something hidden
    waiting   the seats that owe a choice now; () when the game is over
    outcome   None while the game runs
    events    None, or, when watched, the list of all `Event`s since the game began

    A slot with an underscore holds what a state remembers only to save work.
    """

    __slots__ = ("events", "learned", "outcome", "random", "seats", "waiting")

    seats: int
    random: int
    learned: int
    waiting: tuple[Seat, ...]
    outcome: Outcome | None
    events: list[Event] | None

    @abstractmethod
    def legal(self, seat: Seat) -> Sequence[Move]:
        """All moves the seat may make now, in a fixed order; empty when it is not waiting."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move) -> None:
        """Make a choice. Raises `IllegalMove`, which says why, and then changes nothing."""

    @abstractmethod
    def copy(self) -> State:
        """The same state again, unwatched, sharing nothing that can change."""

    @abstractmethod
    def view(self, seat: Seat | None) -> Any:
        """What this seat may see (None: a spectator): a frozen dataclass of JSON-able fields."""

    # --- words of its own: of a game that tells a story, which no client has words for ---

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which its words can be read, that of the original first.

        None where it has no words of its own.
        """
        return ()

    def told_in(self, language: str) -> State:
        """The same table for whoever reads that one of its languages: to be looked at only."""
        return self

    def retold(self, event: Event) -> Event:
        """An event of this table, told in the original, in the language in which this is told."""
        return event

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other):
            return NotImplemented
        return self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]

    def fields(self) -> dict[str, Any]:
        """Every field but the events, by name: the whole truth at this moment.

        Lists come as tuples, so what is returned stays as it is.
        """
        values = {name: getattr(self, name) for name in field_names(type(self)) if name != "events"}
        return {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in values.items()
        }


@cache
def field_names(kind: type[State]) -> tuple[str, ...]:
    """The names of all fields of a kind of state, without what only saves work."""
    # Classes that mypyc compiled have no slots, and tell their fields in a tuple of their own.
    found = [
        name
        for each in kind.__mro__
        for name in (vars(each).get("__mypyc_attrs__") or vars(each).get("__slots__", ()))
    ]
    return tuple(dict.fromkeys(name for name in found if not name.startswith("_")))


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """A game: what never changes from table to table. One instance a game.

    name       the registry's key and the first word of its event and message ids
    rules      the version of the rules: a record of another version is refused
    seat_counts  the numbers of seats it can be played with
    options    what `new` takes beside seed and seats
    moves      all moves there can ever be
    move_kinds the kinds of all its moves
    event_codes  the codes of all its events
    chance     those of them that tell what chance gave; records keep these events
    reveals    those that by the rules lay open what was hidden until then
    view_type  the class of its views
    programs   the kinds of programs that `follow` can carry out, if any
    passes     the words of the choices that leave things as they are, the mildest first: made for
               whoever lets their time run out
    costs      the kinds of the choices that only tell what is given up for what was chosen before:
               players made of code that look whether it wins need not try them all
    saves      whether a game under way may be kept under a name and played on from there again
    """

    name: ClassVar[str]
    rules: ClassVar[int]
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    moves: ClassVar[Iterable[Move]]
    move_kinds: ClassVar[frozenset[str]]
    event_codes: ClassVar[frozenset[str]]
    chance: ClassVar[frozenset[str]]
    reveals: ClassVar[frozenset[str]] = frozenset()
    view_type: ClassVar[type]
    programs: ClassVar[tuple[ProgramKind, ...]] = ()
    passes: ClassVar[tuple[str, ...]] = ()
    costs: ClassVar[frozenset[str]] = frozenset()
    saves: ClassVar[bool] = False

    def new(self, *, seed: int, seats: int, watch: bool = False, **options: bool | int | str) -> S:
        """A fresh table, set up and dealt. Raises `InvalidSetup`.

        `watch` makes the state keep its events, those of the set-up included.
        """
        if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            raise InvalidSetup("seed-not-a-number", str(seed))
        if seats not in self.seat_counts or isinstance(seats, bool):
            raise InvalidSetup("seat-count", str(seats), self.seat_counts)
        checked = self.checked(options)
        for option in self.options:
            value, fitting = checked[option.name], option.fitting(seats)
            if value not in fitting:
                raise InvalidSetup("option-value", option.name, str(value), fitting)
        return self._set_up(seed, seats, watch, checked)

    def checked(self, options: Mapping[str, object]) -> dict[str, Any]:
        """The options completed with their defaults. Raises `InvalidSetup`."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                near = get_close_matches(name, known, n=1)
                raise InvalidSetup("unknown-option", name, tuple(known), *near)
            if not any(type(value) is type(v) and value == v for v in known[name].values):
                raise InvalidSetup("option-value", name, str(value), known[name].values)
        return {name: options.get(name, option.default) for name, option in known.items()}

    @abstractmethod
    def _set_up(self, seed: int, seats: int, watch: bool, options: dict[str, Any]) -> S:
        """Make the first state; all arguments are already checked."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move these words name, spaces and case forgiven. Raises `InvalidMove`."""

    @abstractmethod
    def guess(self, view: Any, rng: Random) -> S:
        """A whole state that this view cannot tell from the real one.

        What the viewer cannot see is filled in at random. Search players think with it,
        and the two-worlds test uses it to show that views hide what they must.
        """

    @abstractmethod
    def heuristic(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:
        """A sensible choice made from a view alone: the game's own greedy player."""

    def estimate(self, state: S, seat: Seat) -> float:
        """How a state stands for a seat, from 0 (lost) to 1 (won): its chance to win.

        Players that think ahead weigh the states they come to with it. A game that does not
        know better gives every seat the same chance until it is over.
        """
        if state.outcome is None:
            return 1 / state.seats
        winners = state.outcome.winners
        return 1 / len(winners) if seat in winners else 0.0

    def settled(self, state: S) -> bool:
        """Whether `estimate` can judge a state. It cannot where an action is half made: what it
        costs is still to be chosen, say. Players that think ahead follow it to its end first.
        """
        return True

    def decisive(self, view: Any, legal: Sequence[Move]) -> Sequence[Move]:
        """Those of its choices with which this seat may win at once: players made of code try
        them before they think. What is left out cannot win, or is no better than what is not.

        A game that does not know better leaves out none, which takes time at every choice.
        """
        return legal

    def tally(self, state: S) -> Tally:
        """What a finished run is counted by; for games that are played alone."""
        return Tally()

    def mildest(self, legal: Sequence[Move]) -> Move | None:
        """Of these moves the one that leaves things most as they are; None where none does."""
        return next((m for words in self.passes for m in legal if m.text == words), None)

    # --- programs: answers that are settled beforehand. All of it works from a seat's view ---

    def program(self, kind: str, args: Mapping[str, Any], view: Any) -> Program:
        """A program as this seat would have it now. Raises `InvalidProgram`."""
        known, checked = self.checked_program(kind, args)
        topic = None if known.lasts else self.topic(view)
        program = Program(kind, checked, topic)
        if (topic is None and not known.lasts) or not self.stands(program, view):
            raise InvalidProgram("program-idle")
        return program

    def checked_program(
        self, kind: str, args: Mapping[str, Any]
    ) -> tuple[ProgramKind, dict[str, int | tuple[str, ...]]]:
        """A kind of program with its arguments. Raises `InvalidProgram`."""
        known = next((each for each in self.programs if each.name == kind), None)
        if known is None:
            raise InvalidProgram("no-such-program", kind)
        slots = {slot.name for slot in known.slots}
        if slots ^ set(args):
            raise InvalidProgram("program-argument", min(slots ^ set(args)))
        return known, {slot.name: _fitting(slot, args[slot.name]) for slot in known.slots}

    def topic(self, view: Any) -> str | None:
        """What goes on now that a program can be for, unlike anything before or after it."""
        return None

    def stands(self, program: Program, view: Any) -> bool:
        """Whether the program may still come to answer; one that does not is at its end."""
        return program.topic is None or program.topic == self.topic(view)

    def follow(self, program: Program, view: Any, legal: Sequence[Move]) -> Move | None:
        """What the program answers now; None leaves the answer to the person."""
        return None


def _fitting(slot: Slot, value: Any) -> int | tuple[str, ...]:
    """An argument that fits its slot. Raises `InvalidProgram`."""
    if not slot.words:
        if isinstance(value, int) and not isinstance(value, bool):
            if slot.least <= value <= slot.most:
                return value
            raise InvalidProgram("program-number", value, slot.least, slot.most)
    elif isinstance(value, (list, tuple)):
        strange = next((word for word in value if word not in slot.words), None)
        if strange is not None:
            raise InvalidProgram("program-word", str(strange))
        if len(set(value)) == len(value) and slot.least <= len(value) <= slot.most:
            return tuple([word for word in slot.words if word in value])
    raise InvalidProgram("program-argument", slot.name)


def seen(event: Event, seat: Seat | None) -> Event:
    """The event as this seat gets it: itself, or `SKIP` in its place."""
    if event.seats is None or seat in event.seats:
        return event
    return SKIP


SKIP = Event("skip", ())
"""Stands for an event that a seat may not see, so that numbering has no holes."""
