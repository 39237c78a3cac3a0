"""A position of Destinies as data: the complete state of one table, with simple queries.

Everything is numbered by the `Book` of its scenario. Persons are numbered as in
`scenario/numbering.py`: a hero, or in team mode the companion bound to one. Work in progress is on
the stack (`frames.py`). The rules import this module, never the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from fateloom.core.game import Event, Move, Outcome, Seat, State
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.scenario import cache, names
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.move_words import Lexicon
from fateloom.games.destinies.tracks import Tracks

NOBODY: Final = -1
Page = tuple[str, int, tuple[bool, ...], tuple[Seat, ...] | None]
"""A text that was read: its public id, the seat of its subject, which alternatives were read, and
the seats that read it (None: everybody)."""


class Position(State):
    """The fields of a table; `DestiniesState` adds the rules.

    scenario     the name of its book; `mode` is one of MODES
    limit        the last day of a Challenger, or 0
    own_dice     the players roll real dice
    story_table  the game goes on until everybody's own story is over
    private      texts read in a visit are visible only to its readers
    short        optional events do not happen
    language     the one in which views tell the story: the original, but in
                 what `translated` makes
    day          DST-TURN-17; 0 while heroes are chosen
    turn         the seat whose turn it is, or -1; `first` had the first turn
    persons      by seat: the person, or -1 before one is chosen
    playing      the persons at the table, in the order of the seats
    world, legacy   facts of the world and of the campaign
    own          by person: the facts of the hero, the same for hero and companion
    coins, xp, virtue, effort, where, standing, tracks   by person
    bags         by person: items held, in order of receipt
    tiles        0 in the box, 1 unexplored, 2 explored
    pois, poi_states, tokens   by POI: tile or -1, state, token or -1
    gone         a bit for each removed POI; exploration does not place it again
    npcs, npc_states   by NPC: POI or -1, state
    box          by item: copies left
    stacks       by POI: the items for sale there; `opened` a bit for each stack laid out
    left         by tile: abandoned items
    pairs        the trade pairs in use: a tile, or -2 - poi for a stack; -1 for a free one
    told         by event: the day on which it last happened, or 0
    done         by option: a bit for each hero who has taken it
    heard        by hero, and last for the table: how often each text that varies was read; for
                 display only
    walked       by hero: a bit for each room they have been in; `trod` for each way they took
    place        the POI that is being visited, or -1
    taken        the options taken in this visit; `tried` what was scanned in vain there
    entered      a bit for each room entered in this visit
    joined       the team mate who acts jointly, or -1; `summoned` if there was a summons here
    leaving      the hero has to leave, and the turn ends
    used         abilities used in this turn
    called       events that were called and wait
    path, stage  by hero: where their Finale is, or -1; `leader` the person who leads it
    progress     by hero: a bit for each step reached; gold before violet
    holding      likewise for steps that hold now; `ready` a bit for each Finale that can start
    able         the abilities whose conditions hold for the person asked
    pages        what was read since the last choice after which anything was
    stack        what is under way
    """

    __slots__ = (
        "_offered",
        "able",
        "bags",
        "box",
        "called",
        "coins",
        "day",
        "done",
        "effort",
        "entered",
        "first",
        "gone",
        "heard",
        "holding",
        "joined",
        "language",
        "leader",
        "leaving",
        "left",
        "legacy",
        "limit",
        "mode",
        "npc_states",
        "npcs",
        "opened",
        "own",
        "own_dice",
        "pages",
        "pairs",
        "path",
        "persons",
        "place",
        "playing",
        "poi_states",
        "pois",
        "private",
        "progress",
        "ready",
        "scenario",
        "short",
        "stack",
        "stacks",
        "stage",
        "standing",
        "story_table",
        "summoned",
        "taken",
        "tiles",
        "tokens",
        "told",
        "tracks",
        "tried",
        "trod",
        "turn",
        "used",
        "virtue",
        "walked",
        "where",
        "world",
        "xp",
    )

    scenario: str
    mode: str
    limit: int
    own_dice: bool
    story_table: bool
    private: bool
    short: bool
    language: str
    day: int
    turn: int
    first: int
    persons: tuple[int, ...]
    playing: tuple[int, ...]
    world: tuple[int, ...]
    legacy: tuple[int, ...]
    own: tuple[tuple[int, ...], ...]
    coins: tuple[int, ...]
    xp: tuple[int, ...]
    virtue: tuple[int, ...]
    effort: tuple[int, ...]
    where: tuple[int, ...]
    standing: tuple[int, ...]
    tracks: tuple[Tracks, ...]
    bags: tuple[tuple[int, ...], ...]
    tiles: tuple[int, ...]
    pois: tuple[int, ...]
    gone: int
    poi_states: tuple[int, ...]
    tokens: tuple[int, ...]
    npcs: tuple[int, ...]
    npc_states: tuple[int, ...]
    box: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    opened: int
    left: tuple[tuple[int, ...], ...]
    pairs: tuple[int, ...]
    told: tuple[int, ...]
    done: tuple[int, ...]
    heard: tuple[tuple[int, ...], ...]
    walked: tuple[int, ...]
    trod: tuple[int, ...]
    place: int
    taken: tuple[str, ...]
    tried: tuple[tuple[int, int], ...]
    entered: int
    joined: int
    summoned: bool
    leaving: bool
    used: tuple[int, ...]
    called: tuple[int, ...]
    path: tuple[int, ...]
    stage: tuple[int, ...]
    leader: tuple[int, ...]
    progress: tuple[int, ...]
    holding: tuple[int, ...]
    ready: tuple[int, ...]
    able: tuple[int, ...]
    pages: tuple[Page, ...]
    stack: tuple[Frame, ...]
    _offered: Sequence[Move]
    """The moves as `legal` has just listed them: `apply` need not look for them again."""

    def __init__(self) -> None:
        self._offered = ()

    def copy(self) -> Self:
        new = type(self)()
        new._offered = self._offered
        new.events = None
        new.learned = self.learned
        new.outcome = self.outcome
        new.random = self.random
        new.seats = self.seats
        new.waiting = self.waiting
        new.able = self.able
        new.bags = self.bags
        new.box = self.box
        new.called = self.called
        new.coins = self.coins
        new.day = self.day
        new.done = self.done
        new.effort = self.effort
        new.entered = self.entered
        new.first = self.first
        new.gone = self.gone
        new.heard = self.heard
        new.holding = self.holding
        new.joined = self.joined
        new.language = self.language
        new.leader = self.leader
        new.leaving = self.leaving
        new.left = self.left
        new.legacy = self.legacy
        new.limit = self.limit
        new.mode = self.mode
        new.npc_states = self.npc_states
        new.npcs = self.npcs
        new.opened = self.opened
        new.own = self.own
        new.own_dice = self.own_dice
        new.pages = self.pages
        new.pairs = self.pairs
        new.path = self.path
        new.persons = self.persons
        new.place = self.place
        new.playing = self.playing
        new.poi_states = self.poi_states
        new.pois = self.pois
        new.private = self.private
        new.progress = self.progress
        new.ready = self.ready
        new.scenario = self.scenario
        new.short = self.short
        new.stack = self.stack
        new.stacks = self.stacks
        new.stage = self.stage
        new.standing = self.standing
        new.story_table = self.story_table
        new.summoned = self.summoned
        new.taken = self.taken
        new.tiles = self.tiles
        new.tokens = self.tokens
        new.told = self.told
        new.tracks = self.tracks
        new.tried = self.tried
        new.turn = self.turn
        new.used = self.used
        new.virtue = self.virtue
        new.walked = self.walked
        new.trod = self.trod
        new.where = self.where
        new.world = self.world
        new.xp = self.xp
        return new

    # --- queries -----------------------------------------------------------------------

    @property
    def book(self) -> Book:
        """The scenario's book, which maps numbers to things."""
        return cache.OPENED[self.scenario][0]

    @property
    def lexicon(self) -> Lexicon:
        """The moves of this story."""
        return cache.OPENED[self.scenario][1]

    @property
    def active(self) -> int:
        """The person whose turn it is."""
        return self.persons[self.turn]

    @property
    def asked(self) -> Frame:
        """The frame that waits for a choice."""
        return self.stack[-1]

    def seat_of(self, person: int) -> Seat:
        """The seat that plays this person."""
        return self.persons.index(person)

    def hero_of(self, person: int) -> int:
        """The hero; for a companion, the hero they are bound to."""
        return person % self.book.heroes

    def mate_of(self, person: int) -> int:
        """The team mate, or nobody."""
        if self.mode != "team":
            return NOBODY
        heroes = self.book.heroes
        return (person + heroes) % (2 * heroes)

    def push(self, *frames: Frame) -> None:
        """Push frames on the stack; the last one runs first."""
        self.stack = (*self.stack, *frames)

    def tell(self, code: str, *args: Any, seats: tuple[Seat, ...] | None = None) -> None:
        """Record an event and its words if somebody watches, for everybody or for these seats."""
        if self.events is not None:
            self.events.append(Event(code, (*args, *names.event_words(self, code, args)), seats))

    def finish(self, reason: str, winners: tuple[Seat, ...]) -> None:
        """End the game (DST-WIN-02). There are no places below the first (DST-SCN-12)."""
        others = tuple([seat for seat in range(self.seats) if seat not in winners])
        ranking = tuple([place for place in (winners, others) if place])
        self.stack, self.waiting = (), ()
        self.outcome = Outcome(reason, winners, ranking)
        self.tell("over", reason, winners)
