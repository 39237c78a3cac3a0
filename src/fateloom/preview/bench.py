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
from fateloom.games.destinies import authoring, library
from fateloom.games.destinies.game import FITTING
from fateloom.games.destinies.scenario import Scenario
from fateloom.games.destinies.state import DestiniesState
from fateloom.preview import messages as m
from fateloom.preview.game import rehearsal
from fateloom.preview.shown import stage
from fateloom.preview.telling import Step, Stop, Telling, steps_of
from fateloom.server import setup
from fateloom.server.devices import hashed, new_secret
from fateloom.server.hall import Hall
from fateloom.server.messages import NewTable, SeatPlan
from fateloom.server.play import Play
from fateloom.server.refusals import ServerRefusal, refusal
from fateloom.server.store import Entry, Header
from fateloom.server.table import LiveTable
from fateloom.story import Loaded, load
from fateloom.terminal.stories import line
from fateloom.words import refusal as sentence
from fateloom.words import say

GAME: Final = "destinies"


@dataclass(frozen=True, slots=True)
class Wish:
    """The table that is wished for: seats, whom each plays as far as that is said, mode, seed."""

    seats: int = 1
    heroes: tuple[str, ...] = ()
    mode: str = FITTING
    seed: str = "1"


class Games(dict[str, Game[Any]]):
    """The games of the server: the one story, once it is in order."""

    def __missing__(self, name: str) -> Game[Any]:
        raise UnknownGame("unknown-game", name, *self)


class Bench:
    """A story that is tried out while it is written.

    Its table stays one and the same however often the story changes: each version tells it
    anew, from the same seed by the same steps. Whoever watches is rung when anything changes.
    """

    device: str | None = None

    def __init__(self, folder: Path, wish: Wish) -> None:
        """Read the story. Raises `FateloomError` when it is in order, but the table that is
        wished for cannot be had."""
        self.folder = folder
        self.games = Games()
        self.bells: set[asyncio.Event] = set()
        self._wish = wish
        self._hall: Hall | None = None
        self._table: LiveTable | None = None
        self._scenario: Scenario | None = None
        self._stop: Stop | None = None
        self._number = 0
        self._refused: FateloomError | None = None
        self._reading = asyncio.Lock()
        self._loaded = load(folder)
        if self._loaded.scenario is not None:
            self._prepare(self._loaded.scenario)

    # --- the story ----------------------------------------------------------------------------

    async def start(self, hall: Hall) -> None:
        """Open the table, if the story is in order by now."""
        self._hall = hall
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

    def _prepare(self, scenario: Scenario) -> tuple[Header, Telling]:
        """The table that is wished for, its heroes taken. Raises `FateloomError`."""
        wish = self._wish
        game = self.games[GAME] = rehearsal(scenario)
        names = [say("preview-player", number=seat + 1) for seat in range(wish.seats)]
        plan = NewTable(
            GAME,
            tuple(map(SeatPlan, names)),
            wish.seed,
            {"scenario": scenario.id, "mode": wish.mode},
        )
        header = setup.header_of(plan, tuple(BOTS), self.games)
        told, _ = Telling.of(game, header, ())
        heroes = [each.id for each in scenario.heroes]
        for seat, hero in enumerate(wish.heroes):
            if hero not in heroes or seat >= wish.seats:
                raise InvalidSetup("preview-hero", hero, heroes)
            if not _state(told).playing:  # the last of them is left with one
                steps = (*steps_of(told), Step(seat, f"hero {hero}"))
                told, stop = Telling.of(game, header, steps)
                if stop is not None:
                    raise stop.error
        return header, told

    async def _open(self, scenario: Scenario) -> None:
        assert self._hall is not None
        header, told = self._prepare(scenario)
        await self._hall.store.create(header, hashed(new_secret()))
        self._table = await self._hall.table(header.table)
        self._table.watchers.add(self)
        self._scenario = scenario
        await self._retell(lambda play: (told, None))

    async def _change(self, scenario: Scenario) -> None:
        """Tell the table with another version of its story. Raises `FateloomError`, and then
        the last one stays."""
        assert self._table is not None and self._scenario is not None
        header, last = self._table.header, self._scenario
        if scenario.id != last.id:
            raise InvalidSetup("preview-other-id", last.id, scenario.id)

        def telling(play: Play) -> tuple[Telling, Stop | None]:
            try:
                told, stop = Telling.of(rehearsal(scenario), header, self._steps(play))
            except FateloomError:
                library.add(last)
                raise
            self.games[GAME], self._scenario = told.game, scenario
            return told, stop

        await self._retell(telling)

    # --- the table ----------------------------------------------------------------------------

    async def intervene(self, words: str) -> None:
        """Let the author do something to the table. Raises `FateloomError`."""

        def steps(play: Play) -> Sequence[Step]:
            seat = play.state.waiting[0] if play.state.waiting else 0
            return (*steps_of(play), Step(seat, f"{authoring.KIND} {words}"))

        await self._step(steps)

    async def back(self) -> None:
        """Take back the latest step, whatever it was."""
        await self._step(lambda play: steps_of(play)[:-1])

    async def again(self) -> None:
        """Begin the story again, with the heroes it was opened with."""
        self._ready()
        assert self._scenario is not None
        _, told = self._prepare(self._scenario)
        await self._step(lambda play: steps_of(told))

    async def seat(self, device: str) -> str | None:
        """Let a device sit at the table, and return its id."""
        if self._table is None:
            return None
        await self._table.reseat(lambda seating: seating.opened_by(device))
        return self._table.header.table

    async def _step(self, steps: Callable[[Play], Sequence[Step]]) -> None:
        table = self._ready()

        def telling(play: Play) -> tuple[Telling, None]:
            told, stop = Telling.of(play.game, table.header, steps(play))
            if stop is not None:
                raise stop.error
            return told, None

        await self._retell(telling)

    async def _retell(self, telling: Callable[[Play], tuple[Telling, Stop | None]]) -> None:
        """Tell the table anew, all under its lock."""

        def told(play: Play) -> tuple[Play, Sequence[Entry]]:
            new, stop = telling(play)
            entries = new.after(play)
            self._stop, self._number = stop, new.number
            return new, entries

        await self._ready().retell(told)

    def _ready(self) -> LiveTable:
        if self._table is None:
            raise ServerRefusal("preview-no-table")
        return self._table

    def _steps(self, play: Play) -> tuple[Step, ...]:
        """Everything chosen, what could not be told last included: it may fit again."""
        return (*steps_of(play), *(self._stop.rest if self._stop else ()))

    # --- as a watcher of the table --------------------------------------------------------------

    def wake(self) -> None:
        """Somebody has chosen; what was left to be told is then over with."""
        if self._table is not None and self._table.play.number != self._number:
            self._number, self._stop = self._table.play.number, None
        self._ring()

    def greet(self) -> None:
        """Who sits at the table changes nothing of the story."""

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
            stage=stage(_state(table.play)) if table else None,
        )

    def _lost(self) -> m.Lost | None:
        if self._stop is None:
            return None
        rest = self._stop.rest
        return m.Lost(rest[0].words, refusal(self._stop.error), len(rest))


def _state(play: Play) -> DestiniesState:
    return cast("DestiniesState", play.state)
