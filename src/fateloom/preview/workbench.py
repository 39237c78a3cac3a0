"""The workbench: an author's story, and the table on which it is previewed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

from fateloom.bots import bots_of
from fateloom.core.errors import FateloomError, InvalidSetup, UnknownGame
from fateloom.core.game import Game
from fateloom.core.record import Record
from fateloom.games.destinies.authors import interventions
from fateloom.games.destinies.game import FITTING
from fateloom.games.destinies.scenario import cache, image_files
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.pack import digest_of
from fateloom.games.destinies.state import DestiniesState
from fateloom.preview import messages as m
from fateloom.preview.author_view import author_view
from fateloom.preview.desk_messages import Job
from fateloom.preview.game import preview_game
from fateloom.preview.replay import Replay, Step, Stop, steps_of
from fateloom.preview.rewording import Rewording
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
from fateloom.terminal.stories import line_of
from fateloom.words import refusal as sentence
from fateloom.words import say

GAME: Final = "destinies"

Replayed = tuple[Replay, Stop | None]
"""A replay, and where it stopped."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """The table of a preview: seats, the heroes of the first of them, mode and seed; or the table
    of a record, at its end."""

    seats: int = 1
    heroes: tuple[str, ...] = ()
    mode: str = FITTING
    seed: str = "1"
    record: Record | None = None

    def plan(self, story: str) -> NewTable:
        """The setup as the server takes it. Raises `InvalidSetup` for a record of another story."""
        record = self.record
        options = {"scenario": story, "mode": self.mode} if record is None else record.options
        if (record is not None and record.game != GAME) or options.get("scenario") != story:
            raise InvalidSetup("preview-other-record", story)
        seats, seed = (self.seats, self.seed) if record is None else (record.seats, record.seed)
        names = [say("preview-player", number=seat + 1) for seat in range(seats)]
        return NewTable(GAME, tuple(map(SeatPlan, names)), str(seed), dict(options))


class Games(dict[str, Game[Any, Any]]):
    """The games of the server: the one story, once it has no errors."""

    def __missing__(self, name: str) -> Game[Any, Any]:
        raise UnknownGame("unknown-game", name, *self)


class Workbench:
    """A story that is previewed while it is written.

    It keeps one table. Each version of the story replays the table from the same seed and the same
    steps. The events in `bells` are set when anything changes.
    """

    device: str | None = None
    sight: Sight | None = None
    """None: it only needs to know that something changed, and reads the table itself."""

    def __init__(self, folder: Path, wanted: TableSetup) -> None:
        """Read the story. Raises `FateloomError` when it has no errors, but the table cannot be set
        up."""
        self.folder = folder
        self.games = Games()
        self.bells: set[asyncio.Event] = set()
        self.job: Job | None = None
        """What the editor works at, for the messages to the page."""
        self._own = self._wanted = wanted
        self._tables: TableRegistry | None = None
        self._table: TableSession | None = None
        self._scenario: Scenario | None = None
        self._images: dict[str, bytes] = {}
        """The images of that version of the story, by their digests."""
        self._stop: Stop | None = None
        self._number = 0
        self._reads = 0
        self._refused: FateloomError | None = None
        self._reading = asyncio.Lock()
        self._rewordings: list[Rewording] = []
        """What got another name since the table last changed with its story."""
        self._loaded = load(folder)
        if self._loaded.scenario is not None:
            self._prepare(self._loaded.scenario)

    # --- the story ----------------------------------------------------------------------------

    async def start(self, tables: TableRegistry) -> None:
        """Open the table, if the story has no errors."""
        self._tables = tables
        await self._take(self._loaded)

    async def reload(self) -> None:
        """Read the files again, and replay the table if they have no errors.

        One reading at a time: the files may change again before the first table is open.
        """
        async with self._reading:
            await self._take(await asyncio.to_thread(load, self.folder))

    async def rewrite(self, write: Callable[[], None], rewording: Rewording) -> None:
        """Give something another name in the files, and at the table. Nothing is read between.

        Raises what `write` does, which changes the files.
        """
        async with self._reading:
            await asyncio.to_thread(write)
            if self._table is not None:
                self._rewordings.append(rewording)
            await self._take(await asyncio.to_thread(load, self.folder))

    async def _take(self, loaded: Loaded) -> None:
        self._loaded = loaded
        self._reads += 1
        self._refused = None
        if loaded.scenario is not None:
            images = {digest_of(each): each for each in loaded.images.values()}
            image_files.draft(images)
            try:
                if self._table is None:
                    await self._open(loaded.scenario)
                elif loaded.scenario != self._scenario:
                    await self._change(loaded.scenario)
                self._images = images
            except FateloomError as error:
                self._refused = error
                image_files.draft(self._images)
        self.notify()

    def _prepare(self, scenario: Scenario) -> tuple[Header, Replayed]:
        """The header of the table, and its first replay. Raises `FateloomError`."""
        wanted = self._wanted
        self.games[GAME] = preview_game(scenario)
        header = setup.header_of(wanted.plan(scenario.id), bots_of(self.games[GAME]), self.games)
        return header, self._begin(scenario, header)

    def _begin(self, scenario: Scenario, header: Header) -> Replayed:
        """The replay of the record, or of the choice of heroes. Raises `FateloomError`."""
        wanted, game = self._wanted, self.games[GAME]
        if wanted.record is not None:
            return Replay.of(game, header, steps_of(wanted.record))
        replay, _ = Replay.of(game, header, ())
        heroes = [each.id for each in scenario.heroes]
        for seat, wish in enumerate(wanted.heroes):
            hero = scenario.renamed.get(wish, wish)
            if hero not in heroes or seat >= wanted.seats:
                raise InvalidSetup("preview-hero", hero, heroes)
            if not _state(replay).playing:  # the last of them is left with one
                steps = (*steps_of(replay), Step(seat, f"hero {hero}"))
                replay = _whole(Replay.of(game, header, steps))
        return replay, None

    async def _open(self, scenario: Scenario) -> None:
        assert self._tables is not None
        header, replayed = self._prepare(scenario)
        if self._table is not None:
            self._table.watchers.discard(self)
        await self._tables.store.create(header, hashed(new_secret()))
        self._table = await self._tables.table(header.table)
        self._table.watchers.add(self)
        self._scenario = scenario
        await self._replace(lambda play: replayed)

    async def _change(self, scenario: Scenario) -> None:
        """Replay the table with another version of its story. Raises `FateloomError`, and then the
        last version stays."""
        assert self._table is not None and self._scenario is not None
        header, last = self._table.header, self._scenario
        if scenario.id != last.id:
            raise InvalidSetup("preview-other-id", last.id, scenario.id)

        def replayed(play: TableState) -> Replayed:
            try:
                replay, stop = self._replayed_with(preview_game(scenario), header, play)
            except FateloomError:
                cache.add(last)
                raise
            self.games[GAME], self._scenario = replay.game, scenario
            self._rewordings.clear()
            return replay, stop

        await self._replace(replayed)

    # --- the table ----------------------------------------------------------------------------

    async def intervene(self, words: str) -> None:
        """Let the author change the table. Raises `FateloomError`."""
        table = self._ready()

        def replayed(play: TableState) -> Replayed:
            seat = play.state.waiting[0] if play.state.waiting else 0
            steps = (*steps_of(play), Step(seat, f"{interventions.KIND} {words}"))
            return _whole(Replay.of(play.game, table.header, steps)), None

        await self._replace(replayed)

    async def go(self, step: int) -> None:
        """Go back or forward to the table after a number of steps. Raises `FateloomError`."""
        table = self._ready()

        def replayed(play: TableState) -> Replayed:
            steps = (*steps_of(play), *self._rest)
            replay = _whole(Replay.of(play.game, table.header, steps[:step]))
            return replay, Stop(steps[step:], None) if steps[step:] else None

        await self._replace(replayed)

    async def restart(self) -> None:
        """Start the story again, as it was opened."""
        table, scenario = self._ready(), self._scenario
        assert scenario is not None
        await self._replace(lambda play: self._begin(scenario, table.header))

    async def open_record(self, record: Record | None) -> None:
        """Open another table, with a game of this story, at its end; None for the author's own.

        Raises `FateloomError`, and then the table stays.
        """
        async with self._reading:
            self._ready()
            assert self._scenario is not None
            before = self._wanted
            self._wanted = self._own if record is None else TableSetup(record=record)
            try:
                await self._open(self._scenario)
            except FateloomError:
                self._wanted = before
                raise
        self.notify()

    async def seat(self, device: str) -> str | None:
        """Let a device sit at the table, and return its id."""
        if self._table is None:
            return None
        await self._table.reseat(lambda seating: seating.opened_by(device))
        return self._table.header.table

    async def _replace(self, replayed: Callable[[TableState], Replayed]) -> None:
        """Replace the game of the table by a replay, under the table's lock."""

        def replacement(play: TableState) -> tuple[TableState, Sequence[Entry]]:
            new, stop = replayed(play)
            entries = new.continue_log(play)
            self._stop, self._number = stop, new.number
            return new, entries

        await self._ready().replace_state(replacement)

    def _ready(self) -> TableSession:
        if self._table is None:
            raise ServerRefusal("preview-no-table")
        return self._table

    @property
    def scenario(self) -> Scenario | None:
        """The story as it is played."""
        return self._scenario

    @property
    def _rest(self) -> tuple[Step, ...]:
        """The steps that are left to be replayed."""
        return self._stop.rest if self._stop else ()

    def _replayed_with(self, game: Game[Any, Any], header: Header, play: TableState) -> Replayed:
        """The replay of the table with another version of its story.

        Steps that could not be taken are tried again, since they may fit by now. Those from which
        the author went back still wait.
        """
        back = self._stop is not None and self._stop.error is None
        done, rest = self._reworded(game, steps_of(play)), self._reworded(game, self._rest)
        replay, stop = Replay.of(game, header, done if back else (*done, *rest))
        if not back:
            return replay, stop
        return replay, Stop((*stop.rest, *rest), stop.error) if stop else Stop(rest, None)

    def _reworded(self, game: Game[Any, Any], steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps in the words of now."""
        for rewording in self._rewordings:
            steps = tuple([rewording.step(game, step) for step in steps])
        return steps

    # --- as a watcher of the table --------------------------------------------------------------

    def on_change(self) -> None:
        """A choice was made at the table: the steps that were left are dropped."""
        if self._table is not None and self._table.play.number != self._number:
            self._number, self._stop = self._table.play.number, None
        self.notify()

    def on_seating(self) -> None:
        """Nothing: the seating does not change the story."""

    def on_chat(self) -> None:
        """Nothing: nor does the chat."""

    def on_private_change(self, seat: int) -> None:
        """Nothing: programs do not change the story either."""

    def on_error(self, error: FateloomError) -> None:
        """Nothing: the author's own page at the table shows it."""

    def disconnect(self, error: FateloomError) -> None:
        """Nothing: the preview keeps its table for as long as it runs."""

    def notify(self) -> None:
        """Tell all open workshops that something has changed."""
        for bell in self.bells:
            bell.set()

    # --- messages --------------------------------------------------------------------------------

    def message(self) -> m.Workshop:
        """The message to the workshop: everything as it is now."""
        table = self._table
        problems = [m.Problem(line_of(each), each.wrong) for each in self._loaded.found]
        if self._refused is not None:
            problems.append(m.Problem(f"{self.folder}: {sentence(self._refused)}", True))
        return m.Workshop(
            table=table.header.table if table else None,
            folder=str(self.folder),
            read=self._reads,
            current=self._loaded.scenario is not None and self._refused is None,
            problems=tuple(problems),
            lost=self._lost(),
            steps=len(table.play.choices) if table else 0,
            ahead=0 if self._lost() else len(self._rest),
            stage=author_view(_state(table.play)) if table else None,
            record=self._wanted is not self._own,
            job=self.job,
        )

    def _lost(self) -> m.Lost | None:
        if self._stop is None or self._stop.error is None:
            return None
        return m.Lost(self._rest[0].words, refusal(self._stop.error), len(self._rest))


def _whole(replayed: Replayed) -> Replay:
    """A replay that must not stop. Raises the reason if it does."""
    replay, stop = replayed
    if stop is not None and stop.error is not None:
        raise stop.error
    return replay


def _state(play: TableState) -> DestiniesState:
    return cast("DestiniesState", play.state)
