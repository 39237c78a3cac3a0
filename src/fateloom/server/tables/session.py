"""The session of a table in memory: its viewers, and the lock under which it changes.

`execute` is the one way for whatever changes a game: decide, store, commit, publish.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from fateloom.core.errors import FateloomError
from fateloom.core.game import Program
from fateloom.server import metrics
from fateloom.server.logs import note
from fateloom.server.refusals import ServerRefusal, StoreRefusal
from fateloom.server.schema.http import Presence
from fateloom.server.schema.socket import Phrase, TalkLine
from fateloom.server.store.results import run_of
from fateloom.server.store.store import Store
from fateloom.server.store.writer import AlreadyWritten
from fateloom.server.tables import presenter
from fateloom.server.tables.chat import Talk, checked
from fateloom.server.tables.presence import Attendance
from fateloom.server.tables.presenter import foresee
from fateloom.table.commands import Command, FollowProgram, PlayAgain
from fateloom.table.deadlines import SLACK, UNKNOWN, Unknown, due, goes_on, wakes_at
from fateloom.table.decide import decide, following, overdue
from fateloom.table.log import Entry, Header
from fateloom.table.seating import Seating
from fateloom.table.setup import rematch_of
from fateloom.table.state import TableState
from fateloom.table.transition import Transition

T = TypeVar("T")


class Watcher(presenter.Watcher, Protocol):
    """Somebody who looks at a table, and is told what changes there."""

    device: str | None

    def on_change(self) -> None:
        """The table has changed."""

    def on_seating(self) -> None:
        """Who sits at the table has changed, or where they are."""

    def on_chat(self) -> None:
        """Somebody has said something."""

    def on_private_change(self, seat: int) -> None:
        """Something changed that only those may see who hold this seat and look from it."""

    def on_error(self, error: FateloomError) -> None:
        """Something went wrong that nobody asked for."""

    def disconnect(self, error: FateloomError) -> None:
        """The table is gone, or not for these eyes."""


class TableSession:
    """A table that is in memory: who looks at it, and the lock under which it changes."""

    def __init__(
        self,
        store: Store,
        header: Header,
        play: TableState,
        reload: Callable[[str], Coroutine[Any, Any, tuple[Header, TableState]]],
        talk: Talk,
        asleep_after: float = 45.0,
        gone_after: float = 9.0,
    ) -> None:
        self.header = header
        self.play = play
        self.talk = talk
        self.watchers: set[Watcher] = set()
        self.attendance = Attendance(asleep_after, gone_after, self._on_presence)
        # Where the people of the seats were told to be.
        self._present: tuple[Presence, ...] = ()
        self.on_change: Callable[[], None] = lambda: None
        # How often it was changed elsewhere and not yet looked at again, or not to the end.
        self.behind = 0
        self._store = store
        self._reload = reload
        self._lock = asyncio.Lock()
        self._doubtful = False
        # When something is due here, as it stands in the database.
        self._due: float | Unknown | None = UNKNOWN
        self._changing: set[asyncio.Future[Any]] = set()

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return self.header.seating

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing is under way."""
        return not self.watchers and not self._lock.locked()

    # --- who sits where ------------------------------------------------------------------------

    async def reseat(
        self,
        change: Callable[[Seating], Seating],
        word: Callable[[int], FateloomError] | None = None,
    ) -> None:
        """Change who sits where. Returns once that is saved, and everybody is told.

        `word` is for those who lose a seat by it. Raises what `change` raises, and then nothing
        has changed.
        """
        await self._shielded(self._reseat(change, word))

    async def _reseat(
        self,
        change: Callable[[Seating], Seating],
        word: Callable[[int], FateloomError] | None,
    ) -> None:
        async with self._exclusive():
            self._apply_seating(await self._store.reseat(self.header.table, change), word)

    async def refresh(self) -> None:
        """See what has become of the table by now: another process may have changed it.

        Raises `ServerRefusal` when there is none any more.
        """

        async with self._lock:
            number = self.play.number
            # So it stays where it cannot be read now, and whoever comes meanwhile looks too.
            self.behind = seen = max(self.behind, 1)
            try:
                await self._catch_up()
                self.behind -= seen
            finally:
                if self.play.number != number:
                    self.publish()

    async def forget(self, device: str) -> bool:
        """Give up all that a device has of the table; whether the table went with it."""

        async def forgotten() -> bool:
            async with self._lock:
                seating = await self._store.forget(self.header.table, device)
                if seating is not None:
                    self._apply_seating(seating)
                return seating is None

        return await self._shielded(forgotten())

    def _apply_seating(
        self, seating: Seating, word: Callable[[int], FateloomError] | None = None
    ) -> None:
        """A saved seating becomes true, and is told."""
        before = self.seating
        if seating is not before:
            self._due = UNKNOWN
        self.header = replace(self.header, seating=seating)
        if seating == replace(before, invites=seating.invites):
            return  # of links nobody is told
        self.play.name(seating.names)
        # With a seat's last holder its program goes; so it does in the store.
        self.play.drop_programs([seat for seat, each in enumerate(seating.holders) if not each])
        for watcher in tuple(self.watchers):
            device = watcher.device
            lost = set(before.seats_of(device)) - set(seating.seats_of(device))
            error = word(min(lost)) if lost and word else None
            if not seating.lets_look(device):
                watcher.disconnect(error or ServerRefusal("no-spectators"))
            elif error is not None:
                watcher.on_error(error)
        self._publish_seating()
        self.on_change()

    # --- who looks -----------------------------------------------------------------------------

    @property
    def attended(self) -> bool:
        """Whether anybody sits here, present or not, or looks on: bots alone rest until then."""
        return bool(self.watchers) or any(self.seating.holders)

    def add_watcher(self, watcher: Watcher) -> None:
        """Somebody looks at the table from now on."""
        self.watchers.add(watcher)
        self.on_change()

    def publish(self) -> None:
        """Wake everybody who looks, and the bots."""
        for watcher in self.watchers:
            watcher.on_change()
        self.on_change()

    def _on_presence(self) -> None:
        """Tell it if it has changed: of those who look on nobody is told."""
        if self._presence() != self._present:
            self._publish_seating()

    def _presence(self) -> tuple[Presence, ...]:
        return tuple([self.attendance.of(holders) for holders in self.seating.holders])

    def _publish_seating(self) -> None:
        self._present = self._presence()
        for watcher in tuple(self.watchers):
            watcher.on_seating()

    def _publish_to_holders(self, seat: int) -> None:
        for watcher in tuple(self.watchers):
            watcher.on_private_change(seat)
        self.on_change()

    def _add_chat(self, lines: Sequence[TalkLine]) -> None:
        if self.talk.add(lines):
            for watcher in tuple(self.watchers):
                watcher.on_chat()

    # --- changing it ---------------------------------------------------------------------------

    async def execute(self, command: Command) -> None:
        """Carry out a command. Returns once what follows from it is saved.

        Raises `FateloomError`, and then nothing has changed.
        """
        await self._shielded(self._execute(command))

    async def _execute(self, command: Command) -> None:
        async with self._exclusive():
            try:
                await self._carry_out(command)
            except AlreadyWritten:
                # Another process was first: judge the command by what it wrote.
                await self._resolve_conflict()
                await self._carry_out(command)

    async def _carry_out(self, command: Command) -> None:
        play = self.play
        transition = decide(self.header, play, command, time.time())
        if transition is None:
            return
        if transition.asker is not None:
            self.talk.pace.ask(transition.asker)
        if transition.program is not None:
            seat, program = transition.program
            if program == play.programs.get(seat):
                self._publish_to_holders(seat)  # there is nothing to store
                return
        storing, due_then = self._store_change(transition)
        if transition.trial is not None:
            metrics.CHOICES.inc()
            # The disk takes longer than the views, so they are ready when it is. Where one cannot
            # be made, its viewer meets the error; the choice is as good as any.
            with suppress(Exception):
                foresee(transition.trial, self.watchers)
        await storing
        self._due = due_then
        play.commit(transition)
        if transition.program is not None:
            self._publish_to_holders(transition.program[0])

    async def rematch(self, device: str) -> str:
        """The table at which the people of this one play again: made for the first who asks.

        One that is over, or gone, has had its time. Where no other device sits nobody else is to be
        met there, so each time another is made.
        """
        found = self.play.rematch
        ended = None
        if found is not None and not await self._store.unfinished(found.table):
            ended = found.table
        await self.execute(PlayAgain(device, rematch_of(self.header), ended))
        assert self.play.rematch is not None
        return self.play.rematch.table

    async def say(self, device: str | None, seat: int, phrase: Phrase | None, text: str) -> None:
        """Say something from a seat that this device holds: a phrase, or a text."""
        text = checked(phrase, text)
        self._only_talking(device, seat)
        self.talk.pace.speak(device)
        await self._shielded(self._add_line(device, seat, phrase, text))

    async def _add_line(
        self, device: str | None, seat: int, phrase: Phrase | None, text: str
    ) -> None:
        table = self.header.table
        async with self._exclusive():
            self._only_talking(device, seat)
            try:
                await self._store.say(table, seat, phrase, text, self.seating)
            except AlreadyWritten:
                await self._resolve_conflict()
                self._only_talking(device, seat)
                await self._store.say(table, seat, phrase, text, self.seating)
            self._add_chat(await self._store.talk(table, self.talk.number))

    def _only_talking(self, device: str | None, seat: int) -> None:
        if seat not in self.seating.seats_of(device):
            raise ServerRefusal("not-your-seat", seat)
        if not self.seating.talk:
            raise ServerRefusal("talk-off")

    async def replace_state(
        self, change: Callable[[TableState], tuple[TableState, Sequence[Entry]]]
    ) -> None:
        """Put another change of the game in place of this one.

        `change` gives it, made of the one there is, with the lines by which the log comes to
        tell it. Everybody who looks then gets all events anew.
        """
        await self._shielded(self._replace_state(change))

    async def _replace_state(
        self, change: Callable[[TableState], tuple[TableState, Sequence[Entry]]]
    ) -> None:
        async with self._exclusive():
            play = self.play
            told, entries = change(play)
            told.epoch = play.epoch + 1
            # At once: what is told otherwise now must not be looked at in the old way meanwhile.
            self.play = told
            for entry in entries:
                storing, due_then = self._store_change(following(self.header, told, entry))
                await storing
                self._due = due_then
            if told.number == play.number:
                self.publish()  # a change of the number is announced anyway

    async def settle(self) -> None:
        """Wait until nothing is being saved."""
        await asyncio.gather(*self._changing, return_exceptions=True)

    def _shielded(self, work: Coroutine[Any, Any, T]) -> asyncio.Future[T]:
        # Shielded: who asked may go away, but a choice that is being saved must also become
        # true in memory.
        task = asyncio.ensure_future(work)
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        return asyncio.shield(task)

    @asynccontextmanager
    async def _exclusive(self) -> AsyncIterator[None]:
        """Nothing else changes the table meanwhile; a change of the game is then announced."""
        if self.header.saved is not None:
            raise ServerRefusal("table-saved")
        async with self._lock:
            if self._doubtful:
                await self._reload_table()
            number = self.play.number
            try:
                yield
            except AlreadyWritten:
                self._doubtful = True
                raise ServerRefusal("stale", number, self.play.number) from None
            except StoreRefusal:
                # Whether a failed write reached the disk is for the disk to say.
                self._doubtful = True
                with suppress(StoreRefusal):
                    await self._reload_table()
                raise
            finally:
                if self.play.number != number:
                    self.publish()

    async def _resolve_conflict(self) -> None:
        metrics.RACES.inc()
        note("write-conflict", table=self.header.table, number=self.play.number + 1)
        await self._catch_up()

    def _store_change(
        self, transition: Transition
    ) -> tuple[asyncio.Future[None], float | Unknown | None]:
        """Begin to store what follows from a command: when it is stored, and what is due then as
        it stands in the database. Until then nobody knows that, and never should it fail.
        """
        play, entry, trial = self.play, transition.entry, transition.trial
        run, was, due_then = None, self._due, transition.due
        stored: float | Unknown | None = UNKNOWN
        then: float | Unknown | None = UNKNOWN
        if entry is not None:
            late_enough = (
                isinstance(was, float) and due_then is not None and was <= due_then <= was + SLACK
            )
            if due_then == was or late_enough:
                then = was
            else:
                then = stored = due_then
            if trial is not None and trial.state.outcome is not None:
                made = len(play.choices) + 1
                run = run_of(play.game, self.header, trial.state, made, entry.at)
        self._due = UNKNOWN
        storing = self._store.append(
            self.header.table, transition, self.header.seating, run, stored
        )
        return storing, then

    # --- what is due ---------------------------------------------------------------------------

    def due(self) -> float | None:
        """When something is due here that nobody asks for, in seconds since 1970."""
        play = self.play
        return due(self.header, play.standing, play.answering(play.state))

    def wakes_at(self) -> float | None:
        """When something is due by the clock on the wall, in seconds since 1970; None: nothing."""
        return wakes_at(self.header, self.play.standing)

    def late(self) -> tuple[int, int] | None:
        """A seat whose time is out, with the number of the moment; or None."""
        seats = overdue(self.header, self.play, time.time())
        return (seats[0], self.play.number) if seats else None

    def bot_to_move(self) -> int | None:
        """The first seat a bot owes a choice for, or None."""
        players = self.header.seating.players
        for seat in self.play.state.waiting:
            if players[seat].bot is not None:
                goes = self.attended and goes_on(self.header, self.play.standing)
                return seat if goes else None
        return None

    def answering(self, seat: int) -> FollowProgram | None:
        """The answer of this seat's program, to be given now; None when its person is asked."""
        play = self.play
        if not goes_on(self.header, play.standing) or play.answer(seat) is None:
            return None
        return FollowProgram(seat, play.programs[seat], play.number)

    # --- by what others have written -----------------------------------------------------------

    async def _catch_up(self) -> None:
        """Go on by what others have written."""
        news = await self._store.news(
            self.header.table, self.play.number, self.talk.number, self.seating
        )
        self._add_chat(news.talk)
        if news.entries:
            self._due = UNKNOWN
        if self._doubtful or not self.play.apply_entries(news.entries):
            await self._reload_table()
            return
        self._apply_seating(news.seating)
        before = dict(self.play.programs)
        self.play.take_programs(news.programs)
        self._publish_programs(before)

    async def _reload_table(self) -> None:
        """Put the table as it is in the store in place of this one."""
        header, play = await self._reload(self.header.table)
        self._doubtful, self._due = False, UNKNOWN
        self._apply_seating(header.seating)
        if play.number == self.play.number:
            before, self.play.programs = self.play.programs, play.programs
            self._publish_programs(before)
            return
        play.epoch = self.play.epoch + 1
        self.play = play

    def _publish_programs(self, before: Mapping[int, Program]) -> None:
        if before != self.play.programs:
            for seat in range(self.play.state.seats):
                self._publish_to_holders(seat)
