"""A table in memory: it changes by one thing at a time, saved before anybody sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from fateloom.core.errors import FateloomError
from fateloom.core.game import Program, State
from fateloom.core.undo import revealed
from fateloom.server import metrics
from fateloom.server.bodies import Presence
from fateloom.server.logs import note
from fateloom.server.messages import TalkLine
from fateloom.server.presence import Attendance
from fateloom.server.refusals import ServerRefusal, StoreRefusal
from fateloom.server.runs import Run, run_of
from fateloom.server.store import Store
from fateloom.server.talk import Talk
from fateloom.server.views import Sight, foresee
from fateloom.server.writer import AlreadyWritten
from fateloom.table.due import SLACK, UNKNOWN, due
from fateloom.table.log import Entry, Header, new_entry
from fateloom.table.play import Play, Trial
from fateloom.table.seating import Seating

T = TypeVar("T")


class Watcher(Protocol):
    """Somebody who looks at a table."""

    device: str | None

    @property
    def sight(self) -> Collection[Sight]:
        """From where and how it looks at the table as it is now."""

    def wake(self) -> None:
        """The table has changed."""

    def greet(self) -> None:
        """Who sits at the table has changed, or where they are."""

    def hear(self) -> None:
        """Somebody has said something."""

    def wake_holder(self, seat: int) -> None:
        """Something changed that only those may see who hold this seat and look from it."""

    def tell(self, error: FateloomError) -> None:
        """Something went wrong that nobody asked for."""

    def leave(self, error: FateloomError) -> None:
        """The table is gone, or not for these eyes."""


class HeldTable:
    """A table, its watchers, and the lock under which it changes."""

    def __init__(
        self,
        store: Store,
        header: Header,
        play: Play,
        reload: Callable[[str], Coroutine[Any, Any, tuple[Header, Play]]],
        talk: Talk,
        asleep_after: float = 45.0,
        gone_after: float = 9.0,
    ) -> None:
        self.header = header
        self.play = play
        self.talk = talk
        self.watchers: set[Watcher] = set()
        self.attendance = Attendance(asleep_after, gone_after, self._see_who_is_there)
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
        self._due: float | None = UNKNOWN
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

        async def changed(play: Play) -> None:
            self._sit(await self._store.reseat(self.header.table, change), word)

        await self._change(changed)

    async def look_round(self) -> None:
        """See what has become of the table by now: another process may have changed it.

        Raises `ServerRefusal` when there is none any more.
        """

        async with self._lock:
            number = self.play.number
            # So it stays where it cannot be read now, and whoever comes meanwhile looks too.
            self.behind = seen = max(self.behind, 1)
            try:
                await self._see()
                self.behind -= seen
            finally:
                if self.play.number != number:
                    self.announce()

    async def forget(self, device: str) -> bool:
        """Give up all that a device has of the table; whether the table went with it."""

        async def forgotten() -> bool:
            async with self._lock:
                seating = await self._store.forget(self.header.table, device)
                if seating is not None:
                    self._sit(seating)
                return seating is None

        return await self._to_the_end(forgotten())

    def _sit(self, seating: Seating, word: Callable[[int], FateloomError] | None = None) -> None:
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
                watcher.leave(error or ServerRefusal("no-spectators"))
            elif error is not None:
                watcher.tell(error)
        self._greet()
        self.on_change()

    # --- who looks -----------------------------------------------------------------------------

    @property
    def attended(self) -> bool:
        """Whether anybody sits here, present or not, or looks on: bots alone rest until then."""
        return bool(self.watchers) or any(self.seating.holders)

    def watched_by(self, watcher: Watcher) -> None:
        """Somebody looks at the table from now on."""
        self.watchers.add(watcher)
        self.on_change()

    def announce(self) -> None:
        """Wake everybody who looks, and the bots."""
        for watcher in tuple(self.watchers):
            watcher.wake()
        self.on_change()

    def _see_who_is_there(self) -> None:
        """Tell it if it has changed: of those who look on nobody is told."""
        if self._where() != self._present:
            self._greet()

    def _where(self) -> tuple[Presence, ...]:
        return tuple([self.attendance.of(holders) for holders in self.seating.holders])

    def _greet(self) -> None:
        self._present = self._where()
        for watcher in tuple(self.watchers):
            watcher.greet()

    def _tell_holders(self, seat: int) -> None:
        for watcher in tuple(self.watchers):
            watcher.wake_holder(seat)
        self.on_change()

    def _listen(self, lines: Sequence[TalkLine]) -> None:
        if self.talk.hear(lines):
            for watcher in tuple(self.watchers):
                watcher.hear()

    # --- changing it ---------------------------------------------------------------------------

    async def retell(self, telling: Callable[[Play], tuple[Play, Sequence[Entry]]]) -> None:
        """Put another telling of the game in place of this one.

        `telling` gives it, made of the one there is, with the lines by which the log comes to
        tell it. Everybody who looks then gets all events anew.
        """

        async def change(play: Play) -> None:
            told, entries = telling(play)
            told.epoch = play.epoch + 1
            # At once: what is told otherwise now must not be looked at in the old way meanwhile.
            self.play = told
            for entry in entries:
                await self._append(entry)
            if told.number == play.number:
                self.announce()  # a change of the number is announced anyway

        await self._change(change)

    async def settle(self) -> None:
        """Wait until nothing is being saved."""
        await asyncio.gather(*self._changing, return_exceptions=True)

    async def _change(self, change: Callable[[Play], Coroutine[Any, Any, None]]) -> None:
        await self._to_the_end(self._locked(change))

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        # Shielded: whoever asked may go away, but a choice that is being saved must also
        # become true in memory.
        task = asyncio.ensure_future(work)
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        return await asyncio.shield(task)

    async def _locked(self, change: Callable[[Play], Coroutine[Any, Any, None]]) -> None:
        if self.header.saved is not None:
            raise ServerRefusal("table-saved")
        async with self._lock:
            if self._doubtful:
                await self._refresh()
            number = self.play.number
            try:
                await change(self.play)
            except AlreadyWritten:
                # Another process was first: see what it wrote, and judge the choice anew.
                metrics.RACES.inc()
                note("lost-a-race", table=self.header.table, number=number + 1)
                await self._see()
                try:
                    await change(self.play)
                except AlreadyWritten:
                    self._doubtful = True
                    raise ServerRefusal("stale", number, self.play.number) from None
            except StoreRefusal:
                # Whether a failed write reached the disk is for the disk to say.
                self._doubtful = True
                with suppress(StoreRefusal):
                    await self._refresh()
                raise
            finally:
                if self.play.number != number:
                    self.announce()

    async def _carry_out(self, play: Play, trial: Trial, kind: str = "choice") -> None:
        choice = trial.choice
        entry = new_entry(play.number + 1, kind, choice.seat, choice.move)
        # With nothing learned from it a choice can be taken back, and is no reason for more time.
        settled = revealed(trial.before, trial.state)
        entry = play.stamped(entry, trial.state, settled=settled)
        run = run_of(play.game, self.header, trial.state, len(play.choices) + 1, entry.at)
        ended = play.ended_by(trial)
        record = play.record_with(trial)
        saving = asyncio.ensure_future(self._append(entry, record, run, ended, trial.state))
        await asyncio.sleep(0)
        # The disk takes longer than the views, so they are ready when it is. Where one cannot be
        # made, whoever looks meets the error; the choice is as good as any.
        with suppress(Exception):
            foresee(trial, {sight for watcher in self.watchers for sight in watcher.sight})
        await saving
        play.install(trial, entry)
        play.drop_programs(ended)
        metrics.CHOICES.inc()

    async def _hear(self, kind: str, seat: int | None = None, words: str | None = None) -> None:
        """Add a line to the log that is neither a choice nor takes one back."""
        entry = self.play.stamped(new_entry(self.play.number + 1, kind, seat, words))
        await self._append(entry)
        self.play.hear(entry)

    async def _append(
        self,
        entry: Entry,
        record: str | None = None,
        run: Run | None = None,
        ended: Collection[int] = (),
        state: State | None = None,
        rematch: Header | None = None,
    ) -> None:
        """Add a line to the log, after which the game is in this state."""
        was, self._due = self._due, UNKNOWN
        at = self.due(entry, state)
        if was is not None and at is not None and was <= at <= was + SLACK:
            at = was
        kept = UNKNOWN if at == was else at
        table, seating = self.header.table, self.seating
        await self._store.append(table, entry, seating, record, run, ended, kept, rematch)
        self._due = at

    def due(self, entry: Entry | None = None, state: State | None = None) -> float | None:
        """When something is due here that nobody asks for, once this line is true."""
        play, stands = self.play, self.play.standing(entry, state)
        answered = [seat for seat in play.programs if play.answer(seat, stands.state) is not None]
        return due(self.header, stands, answered)

    # --- by what others have written -----------------------------------------------------------

    async def _see(self) -> None:
        """Go on by what others have written."""
        news = await self._store.news(
            self.header.table, self.play.number, self.talk.number, self.seating
        )
        self._listen(news.talk)
        if news.entries:
            self._due = UNKNOWN
        if self._doubtful or not self.play.told(news.entries):
            await self._refresh()
            return
        self._sit(news.seating)
        before = dict(self.play.programs)
        self.play.take_programs(news.programs)
        self._tell_of_programs(before)

    async def _refresh(self) -> None:
        """Put the table as it is in the store in place of this one."""
        header, play = await self._reload(self.header.table)
        self._doubtful, self._due = False, UNKNOWN
        self._sit(header.seating)
        if play.number == self.play.number:
            before, self.play.programs = self.play.programs, play.programs
            self._tell_of_programs(before)
            return
        play.epoch = self.play.epoch + 1
        self.play = play

    def _tell_of_programs(self, before: Mapping[int, Program]) -> None:
        if before != self.play.programs:
            for seat in range(self.play.state.seats):
                self._tell_holders(seat)
