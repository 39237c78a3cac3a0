"""An instrumented table: it records what play shows, and what play takes in time and pieces.

It is the engine's own table. It records the frames pushed on the stack and the events, and changes
nothing. Players think ahead with a `plain_copy`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from fateloom.core.game import Seat, field_names
from fateloom.games.destinies import frames as f
from fateloom.games.destinies.game import Destinies, with_scenarios
from fateloom.games.destinies.rules.exploration import EXPLORED
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.numbering import NOWHERE
from fateloom.games.destinies.scenario.options import AGAIN
from fateloom.games.destinies.scenario.wording import spoken
from fateloom.games.destinies.state import DestiniesState
from fateloom.games.destinies.tracks import Tracks
from fateloom.lab.playtest import catalogue as c

OFFERING: Final = {f.OPTIONS: 3, f.ANSWER: 4, f.WALK: 3, f.CLIMAX: 2}
"""By the frame that offers options: which of its entries are those."""
PIECES: Final = ("coins", "xp", "tokens", "figures", "pairs", "markers")


class Notes:
    """The record of what a table has shown.

    seen     things of the catalogue, as a number with their bits
    offered  the same, for options that were offered
    words    read aloud, with every name counted as it is spoken
    most     by PIECES: how many were in use at once, `markers` those of one hero
    finales  by seat, in the order in which they began: the day, and the path
    setbacks how often a stage of a Finale had to be played again
    defeated how many heroes were
    turns    turns of heroes that began
    pressed  whether an event happened that presses the players
    """

    __slots__ = (
        "defeated",
        "finales",
        "most",
        "offered",
        "pressed",
        "seen",
        "setbacks",
        "turns",
        "words",
    )

    def __init__(self) -> None:
        self.seen = 0
        self.offered = 0
        self.words = 0
        self.most = dict.fromkeys(PIECES, 0)
        self.finales: dict[int, tuple[int, str]] = {}
        self.setbacks = 0
        self.defeated = 0
        self.turns = 0
        self.pressed = False


class InstrumentedTable(DestiniesState):
    """A table that takes notes."""

    __slots__ = ("_recorded", "notes")

    notes: Notes
    _recorded: tuple[Any, ...]

    def __new__(cls) -> InstrumentedTable:
        table = super().__new__(cls)
        table.notes = Notes()
        table._recorded = ()
        return table

    def plain_copy(self) -> DestiniesState:
        """A copy that is not instrumented."""
        table = DestiniesState()
        for name in field_names(DestiniesState):
            setattr(table, name, getattr(self, name))
        table.events = None
        return table

    def push(self, *frames: f.Frame) -> None:
        """See `Position.push`."""
        super().push(*frames)
        notes = self.notes
        things = c.catalogue(self.book)
        for frame in frames:
            if frame[0] == f.RESULT:
                notes.seen |= things.outcomes[frame[2]]
            elif frame[0] in OFFERING:
                for number in frame[OFFERING[frame[0]]]:
                    notes.offered |= things.options[number]
            elif frame[0] == f.WAY and self.book.results[frame[2]].to == AGAIN:
                notes.setbacks += 1

    def tell(self, code: str, *args: Any, seats: tuple[Seat, ...] | None = None) -> None:
        """See `Position.tell`."""
        super().tell(code, *args, seats=seats)
        notes = self.notes
        book = self.book
        things = c.catalogue(book)
        match code:
            case "reads":
                self._read(*args)
            case "happens":
                notes.seen |= things.bit(c.Kind.EVENT, args[0])
                event = book.happenings[book.event_of[args[0]]].event
                notes.pressed |= event.pressure
            case "stage":
                hero = self.hero_of(self.persons[args[0]])
                path = c.path_name(book, hero, self.path[hero])
                notes.seen |= things.bit(c.Kind.STAGE, f"{path}.{args[1]}")
            case "finale":
                notes.finales.setdefault(args[0], (self.day, args[1]))
            case "fulfils":
                hero = self.hero_of(self.persons[args[0]])
                notes.seen |= things.bit(c.Kind.PATH, c.path_name(book, hero, self.path[hero]))
            case "comes-to":
                notes.seen |= things.bit(c.Kind.ROOM, args[1])
            case "turn":
                notes.turns += 1
            case "defeated":
                notes.defeated += 1
            case "walks":
                notes.seen |= things.bit(c.Kind.WAY, args[1])

    def _read(self, said: str, seat: int, bits: tuple[bool, ...]) -> None:
        book = self.book
        notes = self.notes
        things = c.catalogue(book)
        text = book.meant.get(said, said)
        notes.seen |= things.texts[text] | things.bit(c.Kind.STATE, _state_of(book).get(text, ""))
        person = self.persons[seat] if seat >= 0 else -1
        notes.words += _words(book, said, bits, person)
        for bit, pair in zip(bits, things.alternatives.get(text, ()), strict=False):
            notes.seen |= pair[0] if bit else pair[1]

    def record_usage(self) -> None:
        """Record the pieces in use now; called after every choice."""
        now = (self.coins, self.xp, self.pois, self.tokens, self.npcs, self.pairs, self.tracks,
               self.bags)  # fmt: skip
        if all(a is b for a, b in zip(now, self._recorded, strict=False)) and self._recorded:
            return
        self._recorded = now
        book = self.book
        notes = self.notes
        things = c.catalogue(book)
        for name, count in _in_use(self).items():
            notes.most[name] = max(notes.most[name], count)
        for bag in self.bags:
            for item in bag:
                notes.seen |= things.bit(c.Kind.ITEM, book.scenario.items[item].id)

    def record_end(self) -> None:
        """Record what the table itself remembers; called at the end."""
        book = self.book
        notes = self.notes
        things = c.catalogue(book)
        for number, bits in enumerate(self.done):
            if bits:
                notes.seen |= things.options[number]
        for tile, lies in enumerate(self.tiles):
            if lies == EXPLORED:
                notes.seen |= things.bit(c.Kind.TILE, book.scenario.tiles[tile].id)
        for hero, roads in enumerate(book.roads):
            bit = 1
            for path, road in enumerate(roads):
                for step in road.path.steps:
                    if self.progress[hero] & bit:
                        name = f"{c.path_name(book, hero, path)}.{step.id}"
                        notes.seen |= things.bit(c.Kind.STEP, name)
                    bit <<= 1


def _in_use(table: DestiniesState) -> dict[str, int]:
    """Pieces of the box that are on the table, by PIECES."""
    pois = table.book.scenario.pois
    spots = [poi for poi, tile in enumerate(table.pois) if tile != NOWHERE]
    npcs = table.book.scenario.npcs
    figures = {pois[poi].figure for poi in spots} | {
        npcs[npc].figure
        for npc, poi in enumerate(table.npcs)
        if poi != NOWHERE and table.pois[poi] != NOWHERE
    }
    return {
        "coins": sum(table.coins),
        "xp": sum(table.xp),
        "tokens": sum([table.tokens[poi] >= 0 for poi in spots]),
        "figures": len(figures - {None}),
        "pairs": sum([pair != -1 for pair in table.pairs]),
        "markers": max([_count(tracks) for tracks in table.tracks]),
    }


def _count(tracks: Tracks) -> int:
    return sum([len(track) for track in tracks])


@lru_cache(maxsize=4)
def _state_of(book: Book) -> dict[str, str]:
    """By text: the state of a place that greets with it."""
    return {
        state.text: f"{poi.id} is {state.id}" for poi in book.scenario.pois for state in poi.states
    }


@lru_cache(maxsize=50_000)
def _words(book: Book, said: str, bits: tuple[bool, ...], person: int) -> int:
    """How many words are spoken when this text is read."""
    return len(spoken(book, book.scenario.language, said, bits, person).split())


def instrumented(scenario: Scenario) -> Destinies:
    """The game with one story, at instrumented tables."""
    game = with_scenarios(scenario)
    type(game).table = InstrumentedTable
    return game
