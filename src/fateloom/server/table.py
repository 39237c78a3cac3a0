"""What those who sit at a table, its bots and its clocks do there."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from fateloom.core.game import Program
from fateloom.server.held import HeldTable
from fateloom.server.messages import Phrase
from fateloom.server.refusals import ServerRefusal
from fateloom.server.talk import checked
from fateloom.table import due, setup
from fateloom.table.log import new_entry
from fateloom.table.play import Note, Play, Withdrawal
from fateloom.table.questions import END, FILE, PAUSE, RESUME, UNDO, Question, asked, asks_for_file
from fateloom.table.seating import NOBODY, Seating


class LiveTable(HeldTable):
    """A table at which is played."""

    def bot_to_move(self) -> int | None:
        """The first seat a bot owes a choice for, or None."""
        if not (self._goes_on and self.attended):
            return None
        players = self.header.players
        return next((seat for seat in self.play.state.waiting if players[seat].bot), None)

    @property
    def _goes_on(self) -> bool:
        return due.goes_on(self.header, self.play.standing())

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
        if not self.seating.begun:
            raise ServerRefusal("table-gathers")
        play.check(seat, number)
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
                self.talk.pace.ask(device)
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
        await self._append(entry, ended=ended, state=withdrawal.recorder.state)
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
            self.talk.pace.ask(device)
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
        self.talk.pace.speak(device)

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
                self.talk.pace.ask(device)
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

    async def rematch(self, device: str) -> str:
        """The table at which the people of this one play again: made for whoever asks first.

        One that is over, or gone, has had its time. Where no other device sits nobody else is to be
        met there, so each time another is made.
        """

        async def change(play: Play) -> None:
            yours = self.seating.seats_of(device)
            if not yours:
                raise ServerRefusal("only-watching")
            if not play.over:
                raise ServerRefusal("game-not-over")
            others = NOBODY.union(*self.seating.holders) - {device}
            found = play.rematch if others else None
            if found is not None and await self._store.unfinished(found.table):
                return
            header = setup.rematch_of(self.header)
            entry = play.stamped(new_entry(play.number + 1, "rematch", yours[0], header.table))
            # Of the same moment: in a list of tables this one is not the newer.
            seating = self.seating.rematch(device)
            await self._append(entry, rematch=replace(header, seating=seating, created=entry.at))
            play.hear(entry)

        await self._change(change)
        assert self.play.rematch is not None
        return self.play.rematch.table

    async def ask_for_file(self, device: str | None) -> None:
        """Let this device take the game along as a file, if everybody agrees."""

        async def change(play: Play) -> None:
            if play.over:
                raise ServerRefusal("file-over")
            if not asks_for_file(self.seating, device):
                return
            if play.question is not None and play.question.open:
                raise ServerRefusal("question-open")
            self.talk.pace.ask(device)
            await self._hear("ask", self.seating.seats_of(device)[0], FILE)

        await self._change(change)

    async def take_along(self, device: str, check: Callable[[Seating], None]) -> None:
        """Tell everybody, now and later, that this device takes the game along with nobody asked.

        Returns once that is saved. `check` raises where others have a say in it by now.
        """

        async def change(play: Play) -> None:
            check(self.seating)
            seat = self.seating.seats_of(device)[0]
            name = self.seating.players[seat].name
            latest = play.notes[-1] if play.notes else None
            # Whoever takes it once more learns no more by that.
            if latest != Note(len(play.choices), "taken", seat, name):
                await self._hear("taken", seat, name)

        await self._change(change)

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
        if question.kind == FILE:
            holders = self.seating.holders[question.seat]
            await self._hear("file", question.seat, " ".join(sorted(holders)))
            return
        rewinding = play.rewinding(question.seat)
        await self._take_back(play, "rewind", question.seat, rewinding)

    async def ring(self) -> None:
        """Do what is due by now."""

        async def change(play: Play) -> None:
            question = play.question
            if due.to_begin(self.header, play.standing()):
                await self._hear("begin")
            elif question is None or not question.open:
                return
            elif not question.awaited(self.seating):
                await self._agreed(play, question)  # Whoever was still awaited has gone.
            elif question.ends <= time.time():
                await self._hear("decline")

        await self._change(change)

    def rings(self) -> float | None:
        """When something is due by the clock on the wall, in seconds since 1970; None: nothing."""
        return due.rings(self.header, self.play.standing())

    # --- time ---------------------------------------------------------------------------------

    @property
    def _enforced(self) -> bool:
        """Whether time can run out here."""
        clock = self.play.clock
        return clock is not None and clock.kind != "soft"

    def late(self) -> tuple[int, int] | None:
        """A seat whose time is out, with the number of the moment; or None."""
        seats = self._late()
        return (seats[0], self.play.number) if seats else None

    def _late(self) -> list[int]:
        now = time.time()
        running = due.ends(self.header, self.play.standing())
        return [seat for seat, end in running if end <= now]

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
            play.programs[seat], self._due = program, due.UNKNOWN

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

    def answering(self, seat: int) -> tuple[int, Program] | None:
        """What an answer by program would rest on: the moment's number and the program.

        None when the seat's person is asked, or nobody.
        """
        play = self.play
        if not self._goes_on or play.answer(seat) is None:
            return None
        return play.number, play.programs[seat]

    async def answer(self, seat: int, rests_on: tuple[int, Program]) -> None:
        """Make the choice of a seat's program, if nothing it rests on has changed."""
        number, program = rests_on

        async def change(play: Play) -> None:
            move = play.answer(seat)
            if move is None or not self._goes_on or play.programs[seat] != program:
                return
            if play.fresh(seat, number):
                await self._carry_out(play, play.trial(seat, str(move)))

        await self._change(change)
