"""The workbench: an author's story, the table on which it is tried out, and whoever watches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

from fateloom.bots import BOTS
from fateloom.core.errors import FateloomError, InvalidSetup, UnknownGame
from fateloom.core.game import Game
from fateloom.core.record import Record
from fateloom.games.destinies.authors import interventions
from fateloom.games.destinies.game import FITTING
from fateloom.games.destinies.scenario import cache
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.state import DestiniesState
from fateloom.preview import messages as m
from fateloom.preview.author_view import stage
from fateloom.preview.game import rehearsal
from fateloom.preview.replaying import Step, Stop, Telling, steps_of
from fateloom.server.api.devices import hashed, new_secret
from fateloom.server.refusals import ServerRefusal, refusal
from fateloom.server.schema.http import NewTable, SeatPlan
from fateloom.server.tables.presenter import Sight
from fateloom.server.tables.registry import TableRegistry
from fateloom.server.tables.session import TableSession
from fateloom.story import Loaded, load
from fateloom.table import setup
from fateloom.table.log import Entry, Header
from fateloom.table.state import TableState
from fateloom.terminal.stories import line
from fateloom.words import refusal as sentence
from fateloom.words import say

GAME: Final = "destinies"

Told = tuple[Telling, Stop | None]
"""A telling, and where it came to a halt."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The table that is wished for: seats, whom each plays as far as that is said, mode, seed;
    or that of a record, at its end."""

    seats: int = 1
    heroes: tuple[str, ...] = ()
    mode: str = FITTING
    seed: str = "1"
    record: Record | None = None

    def plan(self, story: str) -> NewTable:
        """The table. Raises `InvalidSetup` for a record of another story."""
        record = self.record
        options = {"scenario": story, "mode": self.mode} if record is None else record.options
        if (record is not None and record.game != GAME) or options.get("scenario") != story:
            raise InvalidSetup("preview-other-record", story)
        seats, seed = (self.seats, self.seed) if record is None else (record.seats, record.seed)
        names = [say("preview-player", number=seat + 1) for seat in range(seats)]
        return NewTable(GAME, tuple(map(SeatPlan, names)), str(seed), dict(options))


class Games(dict[str, Game[Any, Any]]):
    """The games of the server: the one story, once it is in order."""

    def __missing__(self, name: str) -> Game[Any, Any]:
        raise UnknownGame("unknown-game", name, *self)


class Bench:
    """A story that is tried out while it is written.

    Its table stays one and the same however often the story changes: each version tells it
    anew, from the same seed by the same steps. Whoever watches is rung when anything changes.
    """

    device: str | None = None
    sight: Sight | None = None
    """It only wants to know that something changed, and reads the table itself."""

    def __init__(self, folder: Path, wish: Wish) -> None:
        """Read the story. Raises `FateloomError` when it is in order, but the table that is
        wished for cannot be had."""
        self.folder = folder
        self.games = Games()
        self.bells: set[asyncio.Event] = set()
        self._wish = wish
        self._tables: TableRegistry | None = None
        self._table: TableSession | None = None
        self._scenario: Scenario | None = None
        self._stop: Stop | None = None
        self._number = 0
        self._refused: FateloomError | None = None
        self._reading = asyncio.Lock()
        self._loaded = load(folder)
        if self._loaded.scenario is not None:
            self._prepare(self._loaded.scenario)

    # --- the story ----------------------------------------------------------------------------

    async def start(self, tables: TableRegistry) -> None:
        """Open the table, if the story is in order by now."""
        self._tables = tables
        await self._take(self._loaded)

    async def reload(self) -> None:
        """Read the files again, and go on with what they say if nothing is wrong with it.

        One at a time: the files may change again before a first table is open."""
        async with self._reading:
            await self._take(await asyncio.to_thread(load, self.folder))

    async def _take(self, loaded: Loaded) -> None:
        self._loaded = loaded
        self._refused = None
        if loaded.scenario is not None:
            try:
                if self._table is None:
                    await self._open(loaded.scenario)
                elif loaded.scenario != self._scenario:
                    await self._change(loaded.scenario)
            except FateloomError as error:
                self._refused = error
        self._ring()

    def _prepare(self, scenario: Scenario) -> tuple[Header, Told]:
        """The table that is wished for, told as far as that says. Raises `FateloomError`."""
        wish = self._wish
        self.games[GAME] = rehearsal(scenario)
        header = setup.header_of(wish.plan(scenario.id), tuple(BOTS), self.games)
        return header, self._begin(scenario, header)

    def _begin(self, scenario: Scenario, header: Header) -> Told:
        """The beginning that is wished for: the record, or the heroes. Raises `FateloomError`."""
        wish, game = self._wish, self.games[GAME]
        if wish.record is not None:
            return Telling.of(game, header, steps_of(wish.record))
        told, _ = Telling.of(game, header, ())
        heroes = [each.id for each in scenario.heroes]
        for seat, hero in enumerate(wish.heroes):
            if hero not in heroes or seat >= wish.seats:
                raise InvalidSetup("preview-hero", hero, heroes)
            if not _state(told).playing:  # the last of them is left with one
                steps = (*steps_of(told), Step(seat, f"hero {hero}"))
                told = _whole(Telling.of(game, header, steps))
        return told, None

    async def _open(self, scenario: Scenario) -> None:
        assert self._tables is not None
        header, told = self._prepare(scenario)
        await self._tables.store.create(header, hashed(new_secret()))
        self._table = await self._tables.table(header.table)
        self._table.watchers.add(self)
        self._scenario = scenario
        await self._retell(lambda play: told)

    async def _change(self, scenario: Scenario) -> None:
        """Tell the table with another version of its story. Raises `FateloomError`, and then
        the last one stays."""
        assert self._table is not None and self._scenario is not None
        header, last = self._table.header, self._scenario
        if scenario.id != last.id:
            raise InvalidSetup("preview-other-id", last.id, scenario.id)

        def telling(play: TableState) -> Told:
            try:
                told, stop = self._told_with(rehearsal(scenario), header, play)
            except FateloomError:
                cache.add(last)
                raise
            self.games[GAME], self._scenario = told.game, scenario
            return told, stop

        await self._retell(telling)

    # --- the table ----------------------------------------------------------------------------

    async def intervene(self, words: str) -> None:
        """Let the author do something to the table. Raises `FateloomError`."""
        table = self._ready()

        def telling(play: TableState) -> Told:
            seat = play.state.waiting[0] if play.state.waiting else 0
            steps = (*steps_of(play), Step(seat, f"{interventions.KIND} {words}"))
            return _whole(Telling.of(play.game, table.header, steps)), None

        await self._retell(telling)

    async def go(self, step: int) -> None:
        """Go to where so many steps are taken, be it back or on again. Raises `FateloomError`."""
        table = self._ready()

        def telling(play: TableState) -> Told:
            steps = (*steps_of(play), *self._rest)
            told = _whole(Telling.of(play.game, table.header, steps[:step]))
            return told, Stop(steps[step:], None) if steps[step:] else None

        await self._retell(telling)

    async def again(self) -> None:
        """Begin the story again, as it was opened."""
        table, scenario = self._ready(), self._scenario
        assert scenario is not None
        await self._retell(lambda play: self._begin(scenario, table.header))

    async def seat(self, device: str) -> str | None:
        """Let a device sit at the table, and return its id."""
        if self._table is None:
            return None
        await self._table.reseat(lambda seating: seating.opened_by(device))
        return self._table.header.table

    async def _retell(self, telling: Callable[[TableState], Told]) -> None:
        """Tell the table anew, all under its lock."""

        def told(play: TableState) -> tuple[TableState, Sequence[Entry]]:
            new, stop = telling(play)
            entries = new.after(play)
            self._stop, self._number = stop, new.number
            return new, entries

        await self._ready().retell(told)

    def _ready(self) -> TableSession:
        if self._table is None:
            raise ServerRefusal("preview-no-table")
        return self._table

    @property
    def _rest(self) -> tuple[Step, ...]:
        """The steps that are left to be told."""
        return self._stop.rest if self._stop else ()

    def _told_with(self, game: Game[Any, Any], header: Header, play: TableState) -> Told:
        """The table by another version of its story. What could not be told is tried again, since
        it may fit by now; what the author went back from still waits."""
        back = self._stop is not None and self._stop.error is None
        steps = steps_of(play) if back else (*steps_of(play), *self._rest)
        told, stop = Telling.of(game, header, steps)
        if not back:
            return told, stop
        return told, Stop((*stop.rest, *self._rest), stop.error) if stop else self._stop

    # --- as a watcher of the table --------------------------------------------------------------

    def wake(self) -> None:
        """Somebody has chosen; what was left to be told is then over with."""
        if self._table is not None and self._table.play.number != self._number:
            self._number, self._stop = self._table.play.number, None
        self._ring()

    def greet(self) -> None:
        """Who sits at the table changes nothing of the story."""

    def hear(self) -> None:
        """Nor does what anybody says."""

    def wake_holder(self, seat: int) -> None:
        """Programs are none of an author's business."""

    def tell(self, error: FateloomError) -> None:
        """Whoever sits there hears it."""

    def leave(self, error: FateloomError) -> None:
        """The table is gone; the preview keeps it for as long as it runs."""

    def _ring(self) -> None:
        for bell in self.bells:
            bell.set()

    # --- what is shown ---------------------------------------------------------------------------

    def shown(self) -> m.Workshop:
        """Everything as it is now."""
        table = self._table
        problems = [m.Problem(line(each), each.wrong) for each in self._loaded.found]
        if self._refused is not None:
            problems.append(m.Problem(f"{self.folder}: {sentence(self._refused)}", True))
        return m.Workshop(
            table=table.header.table if table else None,
            folder=str(self.folder),
            current=self._loaded.scenario is not None and self._refused is None,
            problems=tuple(problems),
            lost=self._lost(),
            steps=len(table.play.choices) if table else 0,
            ahead=0 if self._lost() else len(self._rest),
            stage=stage(_state(table.play)) if table else None,
        )

    def _lost(self) -> m.Lost | None:
        if self._stop is None or self._stop.error is None:
            return None
        return m.Lost(self._rest[0].words, refusal(self._stop.error), len(self._rest))


def _whole(told: Told) -> Telling:
    """A telling that must not come to a halt. Raises why it does."""
    telling, stop = told
    if stop is not None and stop.error is not None:
        raise stop.error
    return telling


def _state(play: TableState) -> DestiniesState:
    return cast("DestiniesState", play.state)
