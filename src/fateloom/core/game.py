"""The contract of a game: what every game provides, and all that any tool may use.

A game is a `Game` (its name, options and moves) and a `State` (one table of it). The server,
the terminal, bots, simulations and records are written against these two classes and use
nothing else of a game.

Examples:
    >>> import fateloom
    >>> game = fateloom.games["destiny"]
    >>> state = game.new(seed=7, seats=3)
    >>> state.waiting
    (2,)
    >>> [str(move) for move in state.legal(2)[:2]]
    ['identity Barbarian', 'identity Paladin']
    >>> state.apply(2, game.parse("identity Paladin"))
    >>> state.apply(1, game.parse("identity Paladin"))
    Traceback (most recent call last):
    fateloom.core.errors.IllegalMove: not your turn [DTY-SEQ-03]
    >>> from random import Random
    >>> rng = Random(1)
    >>> while state.outcome is None:
    ...     seat = state.waiting[0]
    ...     state.apply(seat, game.policy(state.view(seat), state.legal(seat), rng))
    >>> state.outcome.reason
    'goal'
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from fateloom.core.campaigns import Chapter, Place
from fateloom.core.errors import FateloomError, InvalidProgram, InvalidSetup

Seat = int
"""A place at the table, counted from 0 in the direction of play."""


class Move:
    """A choice that a seat can make.

    A game creates each of its moves once and shares it: compare moves with `is`, print them
    with `str`.

    Examples:
        >>> class Lay(NamedTuple):
        ...     card: int
        ...     place: int
        >>> move = Move("lay", Lay(2, 7), "lay Fox on 7", {"card": "Fox", "place": 7})
        >>> str(move), move
        ('lay Fox on 7', <Move lay Fox on 7>)
        >>> move.parts.card, move.args["card"]
        (2, 'Fox')
    """

    __slots__ = ("args", "kind", "parts", "text")

    kind: str
    """The verb, one of `Game.move_kinds`."""
    parts: Any
    """The objects of the verb, for rules and bots: a named tuple of whatever the game calculates
    with, mostly small ints; `()` for a verb without objects."""
    text: str
    """The move in words. `Game.parse` turns them back into this move."""
    args: Mapping[str, Any]
    """The same objects, for display: by name, in the words of the game's views.

    Values that JSON can hold. All moves of a kind have the same names.
    """

    def __init__(
        self, kind: str, parts: Any, text: str, args: Mapping[str, Any] | None = None
    ) -> None:
        """Create a move. Without `args`, they are the named parts, unchanged."""
        self.kind = kind
        self.parts = parts
        self.text = text
        self.args = args if args is not None else parts._asdict() if parts else {}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (self.kind, self.parts, self.text, self.args)


class Event(NamedTuple):
    """Something that happened at the table.

    Examples:
        >>> Event("draws", (0, 3))
        Event(code='draws', args=(0, 3), seats=None)
    """

    code: str
    """What happened, one of `Game.event_codes`."""
    args: tuple[Any, ...]
    """The details: values that JSON can hold, lists as tuples."""
    seats: tuple[Seat, ...] | None = None
    """The seats that may see it; None means everybody, spectators included."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    Examples:
        Seat 1 won; seats 0 and 2 share second place:

        >>> Outcome("goal", winners=(1,), ranking=((1,), (0, 2))).winners
        (1,)
    """

    reason: str
    """The code of the reason why the game is over; `draw` for a solo game neither won nor lost."""
    winners: tuple[Seat, ...]
    """The seats that won; empty when all lost."""
    ranking: tuple[tuple[Seat, ...], ...]
    """The places from first to last, each with the seats that share it."""


Skipped: TypeAlias = Callable[[Path, FateloomError], None]
"""Is called with a file that is left out, and the reason."""


@dataclass(frozen=True, slots=True)
class Told:
    """Display texts for an option value that comes from data rather than from the locale files,
    and when the value can be chosen.
    """

    title: str | None = None
    """A short name for the value."""
    about: str | None = None
    """A description in one or two sentences."""
    seats: tuple[int, ...] = ()
    """The numbers of seats with which the value can be chosen; empty means any number."""
    where: Mapping[str, tuple[bool | int | str, ...]] = field(default_factory=dict)
    """Other options by name. The value has an effect only if each has one of these values."""
    translations: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Title and description by language tag, the original language first."""
    picture: Any = None
    """What a client draws beside it, in the form of the game's views."""
    minutes: tuple[int, int] | None = None
    """How long a game with it takes, from and to."""
    author: str | None = None
    """Who made it."""
    proved: bool = False
    """Whether it says, with a certificate, that it was proved."""
    place: Place | None = None
    """The place of a story in a campaign."""
    mood: str | None = None
    """What a game with it feels like: a word for which a client has words."""
    cast: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Who can be played with it: names by language tag, as in `translations`."""


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of a table, chosen before the game begins: a keyword argument of `Game.new`.

    Examples:
        >>> Option("goal", default=5, values=(3, 4, 5)).fitting(seats=2)
        (3, 4, 5)
    """

    name: str
    """The keyword."""
    default: bool | int | str
    """The value it has unless another is chosen."""
    values: tuple[bool | int | str, ...]
    """All values it can have, in the order in which they are offered."""
    told: Mapping[bool | int | str, Told] = field(default_factory=dict)
    """Display texts by value, for values that the locale files do not know."""
    rare: bool = False
    """Whether most tables keep the default, so that a client may hide the option at first."""
    names_seats: bool = False
    """Whether its integer values are seats, so that only seats of the table can be chosen."""
    past: tuple[bool | int | str, ...] = ()
    """Values that new tables are not offered, and that tables and records of before may have."""
    carried: bool = False
    """Whether an earlier game of a campaign sets it, so that a client does not offer it."""

    @property
    def known(self) -> tuple[bool | int | str, ...]:
        """All values with which a game can be played."""
        return (*self.values, *self.past)

    def fitting(self, seats: int) -> tuple[bool | int | str, ...]:
        """The values that exist at a table with this number of seats."""
        if not self.names_seats:
            return self.known
        return tuple([value for value in self.known if type(value) is not int or value < seats])


class Part(NamedTuple):
    """A part of a run's score: its name, its value, and what that is worth in comparisons."""

    name: str
    value: int | str
    worth: int


@dataclass(frozen=True, slots=True)
class Tally:
    """The result of a finished solo game, for statistics and lists of best runs."""

    score: tuple[Part, ...] = ()
    """Of two runs, the better one is worth more in the first part in which they differ."""
    facts: Mapping[str, bool | int | str] = field(default_factory=dict)
    """What the run was played with (the hero, for example): runs are compared where it agrees."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A parameter of a kind of program: a whole number or, with `words`, a choice of words."""

    name: str
    """The key of the argument in `Program.args`."""
    least: int
    """The minimum value, or the minimum number of words."""
    most: int
    """The maximum value, or the maximum number of words."""
    words: tuple[str, ...] = ()
    """The words to choose from, each once. Arguments are kept in this order."""


@dataclass(frozen=True, slots=True)
class ProgramKind:
    """A kind of program that a game offers, such as "bid up to a limit"."""

    name: str
    """What `Game.program` calls it."""
    slots: tuple[Slot, ...] = ()
    """Its parameters."""
    lasts: bool = False
    """Whether it stays until it is cancelled, rather than until its topic ends."""


@dataclass(frozen=True, slots=True)
class Program:
    """Choices that a seat has settled in advance (a premove, a standing order).

    Made by `Game.program`, carried out by `Game.follow`.
    """

    kind: str
    """The name of its `ProgramKind`."""
    args: Mapping[str, int | tuple[str, ...]]
    """Its arguments by the names of the slots."""
    topic: str | None = None
    """The id of its topic, from `Game.topic`; None for a kind that lasts."""


@dataclass(frozen=True, slots=True)
class Rollouts:
    """How long a bot plays on, in trial, before it makes a choice (`fateloom.bots.rollout`)."""

    moves: int
    """Moves that are tried, all trials together."""
    horizon: int
    """Moves after which a trial ends: then the position is evaluated."""
    in_turn: bool = False
    """Whether a trial ends sooner, when another seat has to choose.

    Such trials are short, and much of chance is still ahead, so that a few of them tell moves
    apart. It takes an evaluation that knows what the seat can still reach.
    """


class Consequence(NamedTuple):
    """Something that became of a game after a move, in the words of an advice.

    Examples:
        >>> Consequence("completes", (("destiny", "Warlord"),))
        Consequence(code='completes', args=(('destiny', 'Warlord'),))
    """

    code: str
    """What it is: the key of its sentence."""
    args: tuple[tuple[str, int | str | tuple[str, ...]], ...] = ()
    """Its objects by name, like those of a move: what `seat` is, is a seat."""


class State(ABC):
    """One table of a game at one moment. It changes only through `apply`.

    Subclasses list their fields in `__slots__`, one level deep: scalars, tuples, and
    flat lists of immutable values, so that `copy` is cheap and nothing is shared by
    accident. They also keep the fields below up to date. A slot whose name begins with an
    underscore is a cache: it takes no part in comparisons.
    """

    __slots__ = ("events", "learned", "outcome", "random", "seats", "waiting")

    seats: int
    """The number of seats."""
    random: int
    """The state of the random generator: 64 bits, see `fateloom.core.rng`."""
    learned: int
    """A counter. It goes up when a random draw is made or a seat learns hidden information."""
    waiting: tuple[Seat, ...]
    """The seats that have to choose now; several may choose at once. Empty after the end."""
    outcome: Outcome | None
    """How the game ended; None while it runs."""
    events: list[Event] | None
    """All events since the game began; None unless the state was made with `watch`."""

    @abstractmethod
    def legal(self, seat: Seat) -> Sequence[Move]:
        """The legal moves of a seat, in a fixed order; empty when it is not in `waiting`."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move) -> None:
        """Make a move, changing this state.

        Raises `IllegalMove` with the reason, and leaves the state unchanged.
        """

    @abstractmethod
    def copy(self) -> State:
        """An equal, independent state. It keeps no events."""

    @abstractmethod
    def view(self, seat: Seat | None) -> Any:
        """What a seat may see; None stands for a spectator.

        A frozen dataclass of the type `Game.view_type`, whose fields JSON can hold.
        """

    # --- texts of a story, which the locale files do not contain ---

    @property
    def languages(self) -> tuple[str, ...]:
        """The tags of the languages in which its texts exist, the original one first.

        Empty for a game without texts of its own.
        """
        return ()

    def translated(self, language: str) -> State:
        """This state with its texts in one of `languages`, for views only."""
        return self

    def translate_event(self, event: Event) -> Event:
        """An event of this table in the language of this state, given one in the original."""
        return event

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other):
            return NotImplemented
        return self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]

    # A compiled class knows only what compiled classes have; subclasses need not be compiled.
    def __getstate__(self) -> dict[str, Any]:
        names = [*_attributes(type(self)), *getattr(self, "__dict__", ())]
        return {name: getattr(self, name) for name in names if hasattr(self, name)}

    def __setstate__(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            setattr(self, name, value)

    def fields(self) -> dict[str, Any]:
        """Every field except `events`, by name, hidden ones included.

        Lists are returned as tuples, so the result does not change with the state.
        """
        values = {name: getattr(self, name) for name in field_names(type(self)) if name != "events"}
        return {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in values.items()
        }


@lru_cache(maxsize=1 << 8)
def field_names(kind: type[State]) -> tuple[str, ...]:
    """The names of all fields of a class of states, without caches."""
    return tuple(name for name in _attributes(kind) if not name.startswith("_"))


@lru_cache(maxsize=1 << 8)
def _attributes(kind: type[State]) -> tuple[str, ...]:
    """The names of all that a class of states has room for."""
    # Classes compiled by mypyc have no slots, and list their fields in another tuple.
    found = [
        name
        for each in kind.__mro__
        for name in (vars(each).get("__mypyc_attrs__") or vars(each).get("__slots__", ()))
    ]
    return tuple(dict.fromkeys(name for name in found if not name.startswith("__")))


S = TypeVar("S", bound=State)
V = TypeVar("V")


class Game(ABC, Generic[S, V]):
    """The rules of a game: everything that is the same at all tables. One instance per game.

    The parameters are the classes of its states and views. Code for any game takes a
    `Game[Any, Any]`.
    """

    name: ClassVar[str]
    """Its key in the registry, and the prefix of its message ids."""
    rules: ClassVar[int]
    """The version of its rules. Records of another version are refused."""
    changed: ClassVar[str] = ""
    """What distinguishes a game with changed numbers (`fateloom.lab.compare.variants`); empty for a
    game as it is. There are neither tables nor records of changed games."""
    seat_counts: ClassVar[tuple[int, ...]]
    """The numbers of seats it can be played with."""
    options: ClassVar[tuple[Option, ...]] = ()
    """The options that `new` takes besides seed and seats."""
    moves: ClassVar[Iterable[Move]]
    """All moves that can ever be made, at any table."""
    move_kinds: ClassVar[frozenset[str]]
    """The kinds of all moves."""
    event_codes: ClassVar[frozenset[str]]
    """The codes of all events."""
    chance: ClassVar[frozenset[str]]
    """The codes of the events that give results of random draws. Records keep these events."""
    reveals: ClassVar[frozenset[str]] = frozenset()
    """The codes of the events that, by the rules, make hidden information public."""
    view_type: ClassVar[type]
    """The class of the views."""
    catalogue: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """The text and numbers printed on its components, for boards: values that JSON can hold."""
    programs: ClassVar[tuple[ProgramKind, ...]] = ()
    """The kinds of programs that `follow` can carry out."""
    passes: ClassVar[tuple[str, ...]] = ()
    """Moves that change as little as possible, in order of preference.

    The first legal one is made for a player whose time has run out.
    """
    takes_back: ClassVar[frozenset[str]] = frozenset()
    """The kinds of moves that only take back an earlier choice.

    Bots that play on do not try them.
    """
    costs: ClassVar[frozenset[str]] = frozenset()
    """The kinds of moves that only pay for an earlier choice.

    Bots that look for a winning move need not try them all.
    """
    rollouts: ClassVar[Mapping[str, Rollouts]] = MappingProxyType({})
    """How long the bots `search` and `rollout` play on, by name.

    `rollout` is offered only if it is listed; `search`, if it is not, uses a beam search. It is
    worth listing them where the policy plays for everybody well enough to tell good moves from bad
    ones.
    """
    advice: ClassVar[Rollouts | None] = None
    """How long games are played on for an advice (`fateloom.bots.advice`); None for no advice."""
    saves: ClassVar[bool] = False
    """Whether a running game can be saved under a name and continued from there."""
    tells_stories: ClassVar[bool] = False
    """Whether it plays stories from files: see `with_stories`."""
    secret_progress: ClassVar[bool] = False
    """Whether `progress` is hidden from some players until the game is over."""

    def new(self, *, seed: int, seats: int, watch: bool = False, **options: bool | int | str) -> S:
        """A new table, set up and dealt.

        The same `seed` (0 or more), `seats` and `options` give the same table. With `watch`
        the state keeps its events, those of the set-up included. Raises `InvalidSetup`.

        Examples:
            >>> import fateloom
            >>> fateloom.games["destiny"].new(seed=7, seats=9)
            Traceback (most recent call last):
            fateloom.core.errors.InvalidSetup: seat count: 9, 2 3 4 5 6
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
        """The given options, completed with defaults. Raises `InvalidSetup`.

        Examples:
            >>> import fateloom
            >>> fateloom.games["destiny"].checked({})
            {'goal': 5, 'laying': 'turns'}
        """
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                near = get_close_matches(name, known, n=1)
                raise InvalidSetup("unknown-option", name, tuple(known), *near)
            if not any(type(value) is type(v) and value == v for v in known[name].known):
                raise InvalidSetup("option-value", name, str(value), known[name].values)
        return {name: options.get(name, option.default) for name, option in known.items()}

    def with_stories(self, files: Sequence[Path]) -> Game[S, V]:
        """The game with the stories in these files besides its own, if it `tells_stories`.

        Raises `FateloomError` for a file that is no story.
        """
        raise NotImplementedError

    def with_shelf(self, shelf: Path, skipped: Skipped) -> Game[S, V]:
        """The game with the stories that are on a shelf now, if it `tells_stories`.

        The shelf is a folder that need not exist. Its files are read once, and again if they have
        changed; what is damaged is left out, and passed to `skipped`. Call it again to follow the
        shelf: a game of before can still be played, with its stories.
        """
        raise NotImplementedError

    def chapter(self, state: S, players: Sequence[str]) -> Chapter | None:
        """What a finished game tells the later ones of its campaign; None if it is in no campaign.

        `players` are the names of the seats.
        """
        return None

    def continued(
        self, options: Mapping[str, object], before: Sequence[Chapter]
    ) -> dict[str, object]:
        """The options of a game with these chapters before it, with what carries over.

        Raises `InvalidSetup` if it is no later part of their campaign.
        """
        raise InvalidSetup("campaign-other")

    @abstractmethod
    def _set_up(self, seed: int, seats: int, watch: bool, options: dict[str, Any]) -> S:
        """Make the first state. All arguments have been checked."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move with this text. Case and spacing make no difference.

        Raises `InvalidMove`, with the nearest text that names a move.
        """

    @abstractmethod
    def determinize(self, view: V, rng: Random) -> S:
        """A complete state that is consistent with a view (a determinization).

        What the viewer cannot see is drawn at random. Search bots play on in such states, and
        the two-worlds check compares their views with the real ones, to show that views
        reveal nothing that is hidden.
        """

    @abstractmethod
    def policy(self, view: V, legal: Sequence[Move], rng: Random) -> Move:
        """The move of the game's heuristic player, which uses only a view.

        Moves may be missing from `legal`: the bot `careless` overlooks some. The answer does not
        have to be one of those that are left, but should be legal.
        """

    def unread(self, view: V) -> frozenset[str]:
        """The names that a view leaves out although it shows where the components are.

        No event may contain them. The two-worlds test cannot find such a name: a player who knows
        every card could work it out from the rest of the view.
        """
        return frozenset()

    def evaluate(self, state: S, seat: Seat) -> float:
        """The value of a state for a seat, from 0 (lost) to 1 (won): its chance of winning.

        Search bots compare states by it. Unless a game overrides it, all seats have the
        same value until the game is over.
        """
        if state.outcome is None:
            return 1 / state.seats
        winners = state.outcome.winners
        return 1 / len(winners) if seat in winners else 0.0

    def progress(self, state: S, seat: Seat) -> int | None:
        """How far a seat is, as a count that players know: points, cards, health.

        The course of a game is drawn from it. None for a game that has no such count.
        """
        return None

    def settled(self, state: S) -> bool:
        """Whether `evaluate` is meaningful for a state.

        It is not in the middle of an action, for example before the cost has been chosen.
        Search bots play such an action to its end first.
        """
        return True

    def decisive(self, view: V, legal: Sequence[Move]) -> Sequence[Move]:
        """The moves that may win at once, which bots try before they search.

        A move that is left out cannot win, or is no better than one in the list. By default, no
        move is left out, which costs time at every choice.
        """
        return legal

    def replies(self, state: S, seat: Seat) -> Sequence[Move]:
        """The choices of a seat that a solver has to try to find its best reply to another seat.

        A move that is left out is no better for it than one in the list. By default, no move is
        left out.
        """
        return state.legal(seat)

    def laid_open(self, state: S, seat: Seat) -> V:
        """The view of a seat of a puzzle, in which all hands lie open.

        Unless a game overrides it, a seat sees what it always sees: enough in a game for one.
        """
        view: V = state.view(seat)
        return view

    def consequences(self, events: Sequence[Event], seat: Seat) -> frozenset[Consequence]:
        """What became of a seat, from the events between a move and the end of the game.

        An advice explains a move by those that come more or less often after it than after
        others. That the seat wins or loses is no reason: this is what is to be explained.
        """
        return frozenset()

    def tally(self, state: S) -> Tally:
        """The result of a finished solo game."""
        return Tally()

    def mildest(self, legal: Sequence[Move]) -> Move | None:
        """The first of `passes` among these moves; None where there is none."""
        return next((m for words in self.passes for m in legal if m.text == words), None)

    # --- programs: choices settled in advance, computed only from the view of a seat ---

    def program(self, kind: str, args: Mapping[str, Any], view: V) -> Program:
        """A new program for the seat with this view.

        `args` has a value for each slot of the kind. Raises `InvalidProgram` for a kind or an
        argument that the game does not know, and for a program that could never answer.
        """
        known, checked = self.checked_program(kind, args)
        topic = None if known.lasts else self.topic(view)
        program = Program(kind, checked, topic)
        if (topic is None and not known.lasts) or not self.stands(program, view):
            raise InvalidProgram("program-idle")
        return program

    def checked_program(
        self, kind: str, args: Mapping[str, Any]
    ) -> tuple[ProgramKind, dict[str, int | tuple[str, ...]]]:
        """A kind of program by its name, with checked arguments. Raises `InvalidProgram`."""
        known = next((each for each in self.programs if each.name == kind), None)
        if known is None:
            raise InvalidProgram("no-such-program", kind)
        slots = {slot.name for slot in known.slots}
        if slots ^ set(args):
            raise InvalidProgram("program-argument", min(slots ^ set(args)))
        return known, {slot.name: _fitting(slot, args[slot.name]) for slot in known.slots}

    def topic(self, view: V) -> str | None:
        """An id of what is going on now (an auction, for example), for programs to belong to.

        No other occasion of the same game has the same id. None if there is no such topic now.
        """
        return None

    def stands(self, program: Program, view: V) -> bool:
        """Whether a program can still answer in the future. If not, it is removed."""
        return program.topic is None or program.topic == self.topic(view)

    def follow(self, program: Program, view: V, legal: Sequence[Move]) -> Move | None:
        """The move that a program makes now; None leaves the choice to the player."""
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
    """An event as a seat may see it (None: a spectator): the event itself, or `SKIP`.

    Examples:
        >>> secret = Event("draws", (0, "Fox"), seats=(0,))
        >>> seen(secret, 0) is secret, seen(secret, 1)
        (True, Event(code='skip', args=(), seats=None))
    """
    if event.seats is None or seat in event.seats:
        return event
    return SKIP


SKIP = Event("skip", ())
"""Replaces an event that a seat may not see, so that the events keep their numbers."""
