"""A table that is being played: choices one after another, each saved before anybody sees it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from fateloom.core.errors import FateloomError
from fateloom.core.game import Program
from fateloom.core.undo import revealed
from fateloom.server import metrics
from fateloom.server.logs import note
from fateloom.server.messages import Phrase, TalkLine
from fateloom.server.play import Play, Trial, Withdrawal
from fateloom.server.presence import Attendance
from fateloom.server.questions import END, PAUSE, RESUME, UNDO, Question, asked
from fateloom.server.refusals import ServerRefusal, StoreRefusal
from fateloom.server.runs import Run, run_of
from fateloom.server.seating import Seating
from fateloom.server.store import Entry, Header, Store, new_entry
from fateloom.server.talk import Talk, checked
from fateloom.server.writer import AlreadyWritten

T = TypeVar("T")


class Watcher(Protocol):
    """Somebody who looks at a table."""

    device: str | None

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


class LiveTable:
    """A table in memory, its watchers, and the lock under which it changes."""

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
        self.attendance = Attendance(asleep_after, gone_after, self._greet)
        self.on_change: Callable[[], None] = lambda: None
        self._store = store
        self._reload = reload
        self._lock = asyncio.Lock()
        self._doubtful = False
        self._changing: set[asyncio.Future[Any]] = set()

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return self.header.seating

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing is under way."""
        return not self.watchers and not self._lock.locked()

    def bot_to_move(self) -> int | None:
        """The first seat a bot owes a choice for, or None."""
        if not self._goes_on:
            return None
        players = self.header.players
        return next((seat for seat in self.play.state.waiting if players[seat].bot), None)

    @property
    def _goes_on(self) -> bool:
        """Whether bots and programs choose: not while people are asked something."""
        play = self.play
        asking = play.question is not None and play.question.open
        return self.seating.begun and not (play.paused or play.over or asking)

    # --- what changes it --------------------------------------------------------------------

    async def choose(self, device: str | None, seat: int, move: str, number: int) -> None:
        """Make a choice for a seat that this device holds, answering view `number`.

        Returns once it is saved. Raises `FateloomError`, and then nothing has changed.
        """

        async def change(play: Play) -> None:
            self._only_holder(device, seat)
            await self._choose(play, seat, move, number)

        await self._change(change)

    async def choose_for_bot(self, seat: int, move: str, number: int) -> None:
        """The same for a seat where a bot plays."""

        async def change(play: Play) -> None:
            if self.header.players[seat].bot is None:
                raise ServerRefusal("not-your-seat", seat)
            await self._choose(play, seat, move, number)

        await self._change(change)

    async def _choose(self, play: Play, seat: int, move: str, number: int) -> None:
        if play.over:
            raise ServerRefusal("game-over")
        if not self.seating.begun:
            raise ServerRefusal("table-gathers")
        if play.paused:
            raise ServerRefusal("table-paused")
        if not play.fresh(seat, number):
            raise ServerRefusal("stale", number, play.number)
        await self._carry_out(play, play.trial(seat, move))

    def _only_holder(self, device: str | None, seat: int) -> None:
        # Asked under the lock: whoever was taken from a seat meanwhile holds it no more.
        if seat not in self.seating.seats_of(device):
            raise ServerRefusal("not-your-seat", seat)

    async def undo(self, device: str | None, seat: int, number: int) -> None:
        """Take back the latest choice of a seat that this device holds.

        Where others have answered it, they are asked, and it goes back once they have agreed.
        """

        async def change(play: Play) -> None:
            self._only_holder(device, seat)
            if play.paused:
                raise ServerRefusal("table-paused")
            if play.undoable(seat) is None and self.may_ask_undo(seat):
                if number != play.number:
                    raise ServerRefusal("stale", number, play.number)
                await self._hear("ask", seat, UNDO)
                return
            withdrawal = play.withdrawal(seat)
            if number != play.number:
                raise ServerRefusal("stale", number, play.number)
            await self._take_back(play, "undo", seat, withdrawal)

        await self._change(change)

    async def _take_back(self, play: Play, kind: str, seat: int, withdrawal: Withdrawal) -> None:
        entry = new_entry(play.number + 1, kind, seat, withdrawal.move)
        entry = play.stamped(entry, withdrawal.recorder.state)
        ended = play.ended_by_undo(seat, withdrawal)
        await self._append(entry, ended=ended)
        play.take_back(withdrawal, entry)
        play.drop_programs(ended)

    def may_ask_undo(self, seat: int) -> bool:
        """Whether this seat's person may ask others for their latest choice back."""
        return self.play.askable(seat) is not None and bool(asked(self.seating, (seat,)))

    async def pause(self, device: str | None, on: bool) -> None:
        """Let the table rest, or go on. Asking for what is so already changes nothing.

        Where time can run out, whoever does not host asks the others first.
        """

        async def change(play: Play) -> None:
            seating = self.seating
            if not seating.takes_part(device):
                raise ServerRefusal("only-watching")
            if play.over:
                raise ServerRefusal("game-over")
            if play.paused == on:
                return
            if self._enforced and seating.begun and device not in seating.hosts:
                seat = min(seating.seats_of(device))
                question = Question(PAUSE if on else RESUME, seat, play.number + 1, time.time())
                if play.question is not None and play.question.open:
                    raise ServerRefusal("question-open")
                if question.awaited(seating):
                    await self._hear("ask", seat, question.kind)
                    return
            await self._hear("pause" if on else "resume")

        await self._change(change)

    async def say(self, device: str | None, seat: int, phrase: Phrase | None, text: str) -> None:
        """Say something from a seat that this device holds: a phrase, or a text."""
        text = checked(phrase, text)
        self._only_talking(device, seat)
        self.talk.pace.count(device or "")

        async def change(play: Play) -> None:
            self._only_talking(device, seat)
            table = self.header.table
            await self._store.say(table, seat, phrase, text, self.seating)
            self._listen(await self._store.talk(table, self.talk.number))

        await self._change(change)

    def _only_talking(self, device: str | None, seat: int) -> None:
        self._only_holder(device, seat)
        if not self.seating.talk:
            raise ServerRefusal("talk-off")

    def _listen(self, lines: Sequence[TalkLine]) -> None:
        if self.talk.hear(lines):
            for watcher in tuple(self.watchers):
                watcher.hear()

    # --- what everybody is asked --------------------------------------------------------------

    async def call_off(self, device: str | None) -> None:
        """End the game with nobody's victory, if everybody agrees."""

        async def change(play: Play) -> None:
            yours = self.seating.seats_of(device)
            if not yours:
                raise ServerRefusal("only-watching")
            if play.over:
                raise ServerRefusal("game-over")
            if not self.seating.begun:
                raise ServerRefusal("table-gathers")
            if play.state.seats == 1:
                raise ServerRefusal("end-alone")
            if play.question is not None and play.question.open:
                raise ServerRefusal("question-open")
            if asked(self.seating, yours):
                await self._hear("ask", yours[0], END)
            else:
                await self._end(play, yours[0])

        await self._change(change)

    async def _end(self, play: Play, seat: int) -> None:
        entry = play.stamped(new_entry(play.number + 1, "end", seat))
        ended = tuple(play.programs)
        await self._append(entry, play.record_called_off(), ended=ended)
        play.hear(entry)
        play.drop_programs(ended)

    async def answer_question(self, device: str | None, number: int, agree: bool) -> None:
        """Say yes or no for the seats of a device; whoever asked takes it back with a no."""

        async def change(play: Play) -> None:
            question = play.question
            if question is None or not question.open or question.number != number:
                raise ServerRefusal("question-over")
            yours = self.seating.seats_of(device)
            if not yours:
                raise ServerRefusal("only-watching")
            if question.seat in yours and not agree:
                await self._hear("decline", question.seat)
                return
            seat = next((each for each in question.awaited(self.seating) if each in yours), None)
            if seat is None:
                return
            question = question.answered(seat, agree)
            if not agree:
                await self._hear("decline", seat)
            elif question.awaited(self.seating):
                await self._hear("agree", seat)
            else:
                await self._agreed(play, question)

        await self._change(change)

    async def _agreed(self, play: Play, question: Question) -> None:
        """Do what all have agreed to."""
        if question.kind == END:
            await self._end(play, question.seat)
            return
        if question.kind in (PAUSE, RESUME):
            if play.paused != (question.kind == PAUSE):
                await self._hear(question.kind)
            return
        rewinding = play.rewinding(question.seat)
        await self._take_back(play, "rewind", question.seat, rewinding)

    async def ring(self) -> None:
        """Do what is due by now."""

        async def change(play: Play) -> None:
            question = play.question
            if self._to_begin:
                await self._hear("begin")
            elif question is None or not question.open:
                return
            elif not question.awaited(self.seating):
                await self._agreed(play, question)  # Whoever was still awaited has gone.
            elif question.ends <= time.time():
                await self._hear("decline")

        await self._change(change)

    def rings(self) -> float | None:
        """When something is due, in seconds since 1970; None: nothing is."""
        if self._to_begin:
            return 0.0
        due = [end for _, end in self._ends()]
        question = self.play.question
        if question is not None and question.open:
            due.append(question.ends if question.awaited(self.seating) else question.at)
        return min(due, default=None)

    # --- time ---------------------------------------------------------------------------------

    @property
    def _enforced(self) -> bool:
        """Whether time can run out here."""
        clock = self.play.clock
        return clock is not None and clock.kind != "soft"

    @property
    def _to_begin(self) -> bool:
        """Whether the clocks are still to be started."""
        play, header = self.play, self.header
        asleep = play.paused or play.over or header.saved is not None or not self.seating.begun
        return play.clock is not None and play.times is None and not asleep

    def _ends(self) -> list[tuple[int, float]]:
        """The people's seats whose clocks run, each with when its time is out."""
        play = self.play
        if play.clock is None or play.times is None or play.over or not self._enforced:
            return []
        now = time.time()
        return [
            (seat, now + play.times.left(play.clock, seat, now))
            for seat in play.state.waiting
            if play.times.since[seat] is not None and self.header.players[seat].bot is None
        ]

    def late(self) -> tuple[int, int] | None:
        """A seat whose time is out, with the number of the moment; or None."""
        seats = self._late()
        return (seats[0], self.play.number) if seats else None

    def _late(self) -> list[int]:
        now = time.time()
        return [seat for seat, end in self._ends() if end <= now]

    async def take_over(self, seat: int, move: str, number: int) -> None:
        """Make a choice for a seat whose time is out, if it still is at that moment."""

        async def change(play: Play) -> None:
            if seat in self._late() and play.number == number:
                await self._carry_out(play, play.trial(seat, move), "timeout")

        await self._change(change)

    async def remark(self, kind: str, seat: int, name: str) -> None:
        """Note in the log what befell the table."""

        async def change(play: Play) -> None:
            await self._hear(kind, seat, name)

        await self._change(change)

    async def _hear(self, kind: str, seat: int | None = None, words: str | None = None) -> None:
        """Add a line to the log that is neither a choice nor takes one back."""
        entry = self.play.stamped(new_entry(self.play.number + 1, kind, seat, words))
        await self._append(entry)
        self.play.hear(entry)

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

    # --- programs -----------------------------------------------------------------------------

    async def set_program(
        self,
        device: str | None,
        seat: int,
        kind: str,
        args: Mapping[str, Any],
        topic: str | None,
    ) -> None:
        """Let a seat that this device holds answer by itself. Nobody else learns of it."""

        async def change(play: Play) -> None:
            self._only_holder(device, seat)
            program = play.program(seat, kind, args, topic)
            await self._store.keep_program(self.header.table, seat, program, self.seating)
            play.programs[seat] = program

        await self._change(change)
        self._tell_holders(seat)

    async def cancel_program(self, device: str | None, seat: int) -> None:
        """Ask the person of a seat that this device holds. Once it returns, nothing answers."""

        async def change(play: Play) -> None:
            self._only_holder(device, seat)
            if seat in play.programs:
                await self._store.keep_program(self.header.table, seat, None, self.seating)
                play.drop_programs((seat,))

        await self._change(change)
        self._tell_holders(seat)

    def due(self, seat: int) -> tuple[int, Program] | None:
        """What an answer by program would rest on: the moment's number and the program.

        None when the seat's person is asked, or nobody.
        """
        play = self.play
        if not self._goes_on or play.answer(seat) is None:
            return None
        return play.number, play.programs[seat]

    async def answer(self, seat: int, due: tuple[int, Program]) -> None:
        """Make the choice of a seat's program, if nothing it rests on has changed."""
        number, program = due

        async def change(play: Play) -> None:
            move = play.answer(seat)
            if move is None or not self._goes_on or play.programs[seat] != program:
                return
            if play.fresh(seat, number):
                await self._carry_out(play, play.trial(seat, str(move)))

        await self._change(change)

    def _tell_holders(self, seat: int) -> None:
        for watcher in tuple(self.watchers):
            watcher.wake_holder(seat)
        self.on_change()

    # --- who sits where ---------------------------------------------------------------------

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

        async def looked() -> None:
            async with self._lock:
                number = self.play.number
                try:
                    await self._see()
                finally:
                    if self.play.number != number:
                        self.announce()

        await self._to_the_end(looked())

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

    def _greet(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.greet()

    async def settle(self) -> None:
        """Wait until nothing is being saved."""
        await asyncio.gather(*self._changing, return_exceptions=True)

    # --- inside -------------------------------------------------------------------------------

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
        run = run_of(play.game, self.header, trial.state, entry.at)
        ended = play.ended_by(trial)
        await self._append(entry, play.record_with(trial), run, ended)
        play.install(trial, entry)
        play.drop_programs(ended)
        metrics.CHOICES.inc()

    async def _append(
        self,
        entry: Entry,
        record: str | None = None,
        run: Run | None = None,
        ended: Collection[int] = (),
    ) -> None:
        await self._store.append(self.header.table, entry, record, run, ended, self.seating)

    async def _see(self) -> None:
        """Go on by what others have written."""
        news = await self._store.news(
            self.header.table, self.play.number, self.talk.number, self.seating
        )
        self._listen(news.talk)
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
        self._doubtful = False
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

    def announce(self) -> None:
        """Wake everybody who looks, and the bots."""
        for watcher in tuple(self.watchers):
            watcher.wake()
        self.on_change()
