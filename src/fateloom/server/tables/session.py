"""The session of a table in memory: its viewers, and the lock under which it changes.

Every change of a game goes through `execute`: decide, store, commit, publish.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping, Sequence
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
from fateloom.server.shield import shielded
from fateloom.server.store.chain import Head
from fateloom.server.store.results import run_of
from fateloom.server.store.store import Store
from fateloom.server.store.writer import AlreadyWritten
from fateloom.server.tables import presenter
from fateloom.server.tables.chat import Talk, checked
from fateloom.server.tables.length import check_length
from fateloom.server.tables.presence import Attendance
from fateloom.server.tables.presenter import foresee
from fateloom.server.work import metered
from fateloom.table.commands import Command, FollowProgram, PlayAgain
from fateloom.table.deadlines import SLACK, UNKNOWN, Unknown, due, goes_on, wakes_at
from fateloom.table.decide import decide, following, overdue, taking_over
from fateloom.table.log import Entry, Header
from fateloom.table.seating import Seating
from fateloom.table.setup import committed, rematch_of
from fateloom.table.state import TableState
from fateloom.table.timekeeper import CLOCK
from fateloom.table.transition import Transition

T = TypeVar("T")


class Watcher(presenter.Watcher, Protocol):
    """A subscriber to the changes of a table."""

    device: str | None

    def on_change(self) -> None:
        """The game or its log has changed."""

    def on_seating(self) -> None:
        """The seating or somebody's presence has changed."""

    def on_chat(self) -> None:
        """There are new chat lines."""

    def on_private_change(self, seat: int) -> None:
        """Something changed that only holders of this seat may see."""

    def on_error(self, error: FateloomError) -> None:
        """An error occurred that is not the answer to a message."""

    def disconnect(self, error: FateloomError) -> None:
        """The table was deleted, or the watcher may no longer see it."""


class TableSession:
    """A table in memory, with its watchers and the lock under which it changes."""

    def __init__(
        self,
        store: Store,
        header: Header,
        play: TableState,
        head: Head,
        reload: Callable[[str], Coroutine[Any, Any, tuple[Header, TableState, Head]]],
        talk: Talk,
        asleep_after: float = 45.0,
        gone_after: float = 9.0,
        max_lines: int = 20_000,
    ) -> None:
        self._max_lines = max_lines
        self.header = header
        self.play = play
        self.talk = talk
        self.watchers: set[Watcher] = set()
        self.attendance = Attendance(asleep_after, gone_after, self._on_presence)
        # The presence of each seat, as last published.
        self._present: tuple[Presence, ...] = ()
        self.on_change: Callable[[], None] = lambda: None
        # Number of changes by other processes that have not been read yet.
        self.behind = 0
        self._store = store
        self._reload = reload
        # The end of the chain of the log.
        self._head = head
        self._lock = asyncio.Lock()
        self._doubtful = False
        # The deadline as stored in the database.
        self._due: float | Unknown | None = UNKNOWN
        self._changing: set[asyncio.Future[Any]] = set()

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return self.header.seating

    @property
    def idle(self) -> bool:
        """Whether there are no watchers and no change is in progress."""
        return not self.watchers and not self._lock.locked()

    # --- seating -------------------------------------------------------------------------------

    async def reseat(
        self,
        change: Callable[[Seating], Seating],
        word: Callable[[int], FateloomError] | None = None,
    ) -> None:
        """Change the seating. Returns once it is stored and published.

        `word` makes the message for a watcher who loses a seat. Errors from `change` propagate,
        and then nothing has changed.
        """
        await self._shielded(self._reseat(change, word))

    async def _reseat(
        self,
        change: Callable[[Seating], Seating],
        word: Callable[[int], FateloomError] | None,
    ) -> None:
        async with self._exclusive():
            try:
                await self._change_seating(change, word)
            except AlreadyWritten:
                await self._resolve_conflict()
                await self._change_seating(change, word)

    async def _change_seating(
        self,
        change: Callable[[Seating], Seating],
        word: Callable[[int], FateloomError] | None,
    ) -> None:
        def tell(before: Seating, after: Seating) -> list[Transition]:
            return taking_over(self.header, self.play, before, after, CLOCK.now())

        table = self.header.table
        seating, told = await self._store.reseat(table, change, tell, self._head)
        for transition in told:
            assert transition.entry is not None
            self._head = self._head.after(transition.entry)
            self.play.commit(transition)
        self._apply_seating(seating, word)

    async def end_device(self, device: str, other: str) -> None:
        """Take another device from the seats of this one, and close its sockets."""
        await self.reseat(lambda seating: seating.ended(device, other))
        self._close_sockets({other})

    def _close_sockets(self, devices: Collection[str | None]) -> None:
        for watcher in tuple(self.watchers):
            if watcher.device in devices:
                watcher.disconnect(ServerRefusal("device-ended"))

    async def refresh(self) -> None:
        """Read the changes that other processes made.

        Raises `ServerRefusal` if the table no longer exists.
        """

        async with self._lock:
            number = self.play.number
            # Stays set if the read fails, so that callers who arrive meanwhile read again.
            self.behind = seen = max(self.behind, 1)
            try:
                await self._catch_up()
                self.behind -= seen
            finally:
                if self.play.number != number:
                    self.publish()

    async def forget(self, device: str) -> bool:
        """Remove a device from the table; returns whether the table was deleted with it."""

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
        """Adopt a stored seating and publish it."""
        before = self.seating
        if seating is not before:
            self._due = UNKNOWN
        self.header = replace(self.header, seating=seating)
        if seating == replace(before, invites=seating.invites):
            return  # changes of invite links are not published
        self.play.name(seating.names)
        # A seat without holders loses its program, in the store too.
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
        if seating.begun and not before.begun:
            self.publish()  # now there is something to see
        else:
            self.on_change()

    # --- watchers ------------------------------------------------------------------------------

    @property
    def attended(self) -> bool:
        """Whether anybody holds a seat or watches; otherwise bots pause."""
        return bool(self.watchers) or any(self.seating.holders)

    def add_watcher(self, watcher: Watcher) -> None:
        """Register a watcher of the table."""
        self.watchers.add(watcher)
        self.on_change()

    def publish(self) -> None:
        """Notify all watchers and the bots of a change."""
        for watcher in self.watchers:
            watcher.on_change()
        self.on_change()

    def _on_presence(self) -> None:
        """Publish the presence of the seats if it has changed; spectators do not count."""
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
        """Execute a command. Returns once its transition is stored.

        Raises `FateloomError`, and then nothing has changed.
        """
        await self._shielded(self._execute(command))

    async def _execute(self, command: Command) -> None:
        async with self._exclusive():
            try:
                await self._carry_out(command)
            except AlreadyWritten:
                # Another process wrote first: judge the command by the new state.
                await self._resolve_conflict()
                await self._carry_out(command)

    async def _carry_out(self, command: Command) -> None:
        play = self.play
        transition = decide(self.header, play, command, CLOCK.now())
        if transition is None:
            return
        if transition.entry is not None:
            check_length(transition.entry, self._max_lines)
        if transition.asker is not None:
            self.talk.pace.ask(transition.asker)
        if transition.program is not None:
            seat, program = transition.program
            if program == play.programs.get(seat):
                self._publish_to_holders(seat)  # there is nothing to store
                return
        storing, due_then = self._store_change(transition)
        if transition.trial is not None:
            # Make the views while the disk writes. If one fails, its viewer gets the error later;
            # the choice is still valid.
            with suppress(Exception):
                foresee(transition.trial, self.watchers)
        self._head = await storing
        self._due = due_then
        play.commit(transition)
        if transition.trial is not None:
            metrics.CHOICES.inc()
        if transition.program is not None:
            self._publish_to_holders(transition.program[0])

    async def rematch(self, device: str) -> str:
        """The id of the rematch of this table, created by the first request.

        A rematch that is over or deleted is replaced by a new one. Without other devices at the
        table, every request creates a new one.
        """
        found = self.play.rematch
        ended = None
        if found is not None and not await self._store.unfinished(found.table):
            ended = found.table
        await self.execute(PlayAgain(device, committed(rematch_of(self.header)), ended))
        assert self.play.rematch is not None
        return self.play.rematch.table

    async def say(self, device: str | None, seat: int, phrase: Phrase | None, text: str) -> None:
        """Add a chat line, a phrase or a text, from a seat that this device holds."""
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
        """Replace the state of the table.

        `change` returns the new state, made from the present one, and the log lines that lead to
        it. All watchers then get all events again.
        """
        await self._shielded(self._replace_state(change))

    async def _replace_state(
        self, change: Callable[[TableState], tuple[TableState, Sequence[Entry]]]
    ) -> None:
        async with self._exclusive():
            play = self.play
            told, entries = change(play)
            told.epoch = play.epoch + 1
            # Set it now, so that nobody sees the old state while the lines are stored.
            self.play = told
            for entry in entries:
                storing, due_then = self._store_change(following(self.header, told, entry))
                self._head = await storing
                self._due = due_then
            if told.number == play.number:
                self.publish()  # a change of the number is published anyway

    async def settle(self) -> None:
        """Wait for all changes in progress."""
        await asyncio.gather(*self._changing, return_exceptions=True)

    def _shielded(self, work: Coroutine[Any, Any, T]) -> asyncio.Future[T]:
        # The caller may be cancelled, but a stored choice must also be committed in memory.
        task = asyncio.ensure_future(metered(work))
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        return shielded(task)

    @asynccontextmanager
    async def _exclusive(self) -> AsyncIterator[None]:
        """Hold the lock of the table; publish a change of the game on exit."""
        if self.header.saved is not None:
            raise ServerRefusal("table-saved")
        self._store.space.check()
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
                # A failed write may still have reached the disk, so read the table again.
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
    ) -> tuple[asyncio.Future[Head], float | Unknown | None]:
        """Start to store a transition. Returns the future of the write, and the deadline that the
        database holds once it succeeds; until then, or on failure, the deadline is unknown.
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
            self.header.table, transition, self.header.seating, self._head, run, stored
        )
        return storing, then

    # --- what is due ---------------------------------------------------------------------------

    def due(self) -> float | None:
        """The deadline of the table, work for bots and programs included, in seconds since 1970."""
        play = self.play
        return due(self.header, play.standing, play.answering(play.state))

    def wakes_at(self) -> float | None:
        """When a clock or a vote runs out, in seconds since 1970; None without one."""
        return wakes_at(self.header, self.play.standing)

    def late(self) -> tuple[int, int] | None:
        """A seat that has run out of time, with the number of the log line; or None.

        Nobody does for a while after the server has started, or the clock has jumped."""
        if CLOCK.lenient:
            return None
        seats = overdue(self.header, self.play, CLOCK.now())
        return (seats[0], self.play.number) if seats else None

    def bot_to_move(self) -> int | None:
        """The first waiting seat of a bot, or None."""
        players = self.header.seating.players
        for seat in self.play.state.waiting:
            if players[seat].bot is not None:
                goes = self.attended and goes_on(self.header, self.play.standing)
                return seat if goes else None
        return None

    def answering(self, seat: int) -> FollowProgram | None:
        """The command for the answer of this seat's program; None if its player has to choose."""
        play = self.play
        if not goes_on(self.header, play.standing) or play.answer(seat) is None:
            return None
        return FollowProgram(seat, play.programs[seat], play.number)

    # --- changes by other processes ------------------------------------------------------------

    async def _catch_up(self) -> None:
        """Apply what other processes have written."""
        news = await self._store.news(self.header.table, self._head, self.talk.number, self.seating)
        self._add_chat(news.talk)
        if news.entries:
            self._due = UNKNOWN
        if self._doubtful or not self.play.apply_entries(news.entries):
            await self._reload_table()
            return
        self._head = news.head
        known = self.seating.devices
        self._apply_seating(news.seating)
        # Nobody here can say how they lost their seats.
        self._close_sockets(known - news.seating.devices)
        before = dict(self.play.programs)
        self.play.take_programs(news.programs)
        self._publish_programs(before)

    async def _reload_table(self) -> None:
        """Load the table from the store and replace this state by it."""
        header, play, self._head = await self._reload(self.header.table)
        self._doubtful, self._due = False, UNKNOWN
        self._apply_seating(header.seating)
        if play.number == self.play.number:
            before, self.play.programs = self.play.programs, play.programs
            self._publish_programs(before)
            return
        play.epoch = self.play.epoch
        self.play = play

    def _publish_programs(self, before: Mapping[int, Program]) -> None:
        if before != self.play.programs:
            for seat in range(self.play.state.seats):
                self._publish_to_holders(seat)
