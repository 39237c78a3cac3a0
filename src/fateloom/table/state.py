"""A table in memory: the state that results from its log, and trials of the next choice.

Nothing here does I/O. A choice is tried on a copy (`trial`), and its transition is committed only
once it is stored.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import replace
from typing import Any, Final, NamedTuple

from fateloom.core.errors import FateloomError, InvalidProgram
from fateloom.core.game import Event, Game, Move, Program, Seat, State
from fateloom.core.pause import PAUSE
from fateloom.core.puzzles import PERSON, daily
from fateloom.core.record import Choice, Recorder, chance_of
from fateloom.core.undo import answered, latest, undoable, undone
from fateloom.table.clocks import Times
from fateloom.table.deadlines import Standing
from fateloom.table.dealing import deal, joint_deal
from fateloom.table.log import (
    BACK,
    CHOICES,
    Entry,
    EntryKind,
    Header,
    Rematch,
    stand,
    taken_back,
)
from fateloom.table.notes import NAMED, NOTED, REVEALING, Note
from fateloom.table.puzzles import winnable
from fateloom.table.refusals import TableRefusal
from fateloom.table.transition import Transition, Trial, Withdrawal
from fateloom.table.votes import VoteKind, question_after, seat_of

TAKEN_BACK: Final = 30.0
"""Minimum time in seconds for a choice that everybody has agreed to undo."""


class Moment(NamedTuple):
    """A table at one time: its state, and how many events had happened."""

    state: State
    events: int


class Agreed(NamedTuple):
    """Everybody's consent that these devices export the game, in its state after this line of the
    log."""

    line: int
    devices: frozenset[str]


class TableState:
    """The game of a table, and its current state.

    lesson   the lesson that is played there, if any
    prior    the number of choices that it began with, which stay
    winnable the states from which its puzzle can be won for certain; None without a puzzle
    number   of the last line of the log, 0 before the first
    epoch    a counter: it goes up when the game is replaced by one with other events
    standing everything that deadlines depend on; its parts are fields here, too
    state    the current state of the game
    over     whether the game has ended, by its rules or because everybody agreed
    paused   whether the table is paused
    changed  when the last line was written, in seconds since 1970
    events   all events, oldest first
    choices  all choices that were not undone
    asked    for each seat, the number of the line since which its question is the same
    programs the automatic answers of seats; not part of the game, and known only to their holders
    clock    the time limit, or None; `times` are the values of the clocks
    question the current or latest vote, until something else happens
    agreed   the devices that may export the game, by the latest vote on it
    rematch  the table of the rematch, once a player has asked for it
    advised  the devices that have agreed to advice for everybody
    notes    the table events
    shown    a cache of the views of this moment
    """

    def __init__(self, game: Game[Any, Any], header: Header) -> None:
        self.game = game
        self.lesson = header.lesson
        self.prior = header.prior or 0
        self.winnable: frozenset[Hashable] | None = None
        self.recorder = deal(game, header)
        self.events, self.choices = self.recorder.events, self.recorder.choices
        self.number = 0
        self.epoch = 0
        state = self.recorder.state
        over = state.outcome is not None
        self._stand(Standing(state, over, False, header.clock, None, None, header.created))
        self.asked = [0] * len(header.players)
        self.programs: dict[int, Program] = {}
        self.shown: dict[Any, Any] = {}
        self.agreed: Agreed | None = None
        self.rematch: Rematch | None = None
        self.advised: frozenset[str] = frozenset()
        self.notes: list[Note] = []
        # The lines that undid choices, each with the number of choices that it left unchanged.
        # These numbers increase: a line that left fewer replaces those before it.
        self._cuts: list[tuple[int, int]] = []
        # At a table with clocks, and in a lesson, the lines of the choices: to see which were made
        # at a timeout, and which the reader of a view has seen.
        self._standing: list[Entry] = []
        # The seats that may not ask to undo a choice again before the next choice.
        self._turned_down: set[int] = set()

    @classmethod
    def loaded(cls, game: Game[Any, Any], header: Header, entries: Sequence[Entry]) -> TableState:
        """The table that results from a log. Raises `TableRefusal` if it cannot be replayed."""
        if game.rules != header.rules:
            raise TableRefusal("table-other-rules", header.rules, game.rules)
        play = cls(game, header)
        standing: list[Entry] = []
        pause = PAUSE.get()
        for entry in entries:
            first = stand(entry, standing)
            if first is not None:
                play._cut(entry.seq, first)
            if entry.kind is EntryKind.DEALT:
                play._deal(joint_deal(game, header, entry))
            play._move_to(entry, play.standing_after(entry), len(standing))
            pause()
        for entry in standing:
            try:
                if entry.seat is None or entry.move is None:
                    raise TableRefusal("table-damaged", entry.seq)
                play._replay(entry.seat, entry.move)
            except Exception as error:
                # A game may fail in any way: one table must not stop the others.
                raise TableRefusal("table-damaged", entry.seq) from error
            pause()
        play.asked = [play.number] * len(header.players)
        if header.prior is not None and daily(header.lesson) is not None:
            play.winnable = winnable(game, play.recorder, header.prior)
        return play

    # --- queries ----------------------------------------------------------------------------

    @property
    def known(self) -> bool:
        """Whether somebody may know what is hidden from their seat: they may have exported the game
        or held several seats."""
        return any(note.kind in REVEALING for note in self.notes)

    def at(self, choices: int) -> Moment:
        """The table after its first `choices` choices."""
        if not 0 <= choices <= len(self.choices):
            raise TableRefusal("no-such-moment", choices, len(self.choices))
        if choices == len(self.choices):
            return Moment(self.state, len(self.events))
        return Moment(self.recorder.moments[choices], self.mark(choices))

    def mark(self, choices: int) -> int:
        """The number of events up to this number of choices."""
        marks = self.recorder.marks
        return marks[choices] if choices < len(marks) else len(self.events)

    def unchanged(self, number: int) -> int:
        """The number of events up to line `number` of the log that have not been undone since."""
        # Later lines left more choices, so the first one after that line counts.
        for seq, left in self._cuts:
            if seq > number:
                return self.mark(left)
        return len(self.events)

    def fresh(self, seat: int, number: int) -> bool:
        """Whether a choice of this seat, made for view `number`, answers the current question.

        If several seats choose at once, the answer of one leaves the views of the others valid.
        """
        return number == self.number or (
            seat in self.state.waiting and self.asked[seat] <= number < self.number
        )

    def check(self, seat: int, number: int) -> None:
        """Check that a choice of this seat, made for view `number`, is in time.

        Raises `TableRefusal`.
        """
        if self.over:
            raise TableRefusal("game-over")
        if self.paused:
            raise TableRefusal("table-paused")
        if number != self.number and not self.fresh(seat, number):
            raise TableRefusal("stale", number, self.number)

    def name(self, players: Sequence[str]) -> None:
        """Set the names of the seats."""
        header = replace(self.recorder.header, players=tuple(players))
        self.recorder.header = header

    def see(self, state: State, seat: Seat | None) -> Any:
        """The view of a seat, or of spectators (None). The person at a puzzle sees all hands."""
        if self.winnable is not None and seat == PERSON:
            return self.game.laid_open(state, seat)
        return state.view(seat)

    # --- choices ------------------------------------------------------------------------------

    def trial(self, seat: int, move: str) -> Trial:
        """Try a choice. Raises `InvalidMove` or `IllegalMove`; nothing changes either way."""
        parsed = self.game.parse(move)
        before = self.recorder.state
        state = before.copy()
        events: list[Event] = []
        state.events = events
        state.apply(seat, parsed)
        choice = Choice(seat, parsed.text, chance_of(self.game, events))
        return Trial(choice, before, state, events, self.see)

    def record_with(self, trial: Trial) -> str:
        """The game's record if it ends with this choice."""
        beside = copy(self.recorder)
        beside.state = trial.state
        beside.choices = [*self.choices, trial.choice]
        return beside.record().dumps()

    def record_called_off(self) -> str:
        """The game's record if everybody agrees to end it here."""
        beside = copy(self.recorder)
        beside.called_off = True
        return beside.record().dumps()

    def commit(self, transition: Transition) -> None:
        """Commit a stored transition."""
        entry, after = transition.entry, transition.after
        if entry is not None:
            assert after is not None
            if transition.trial is not None:
                self._choose(transition.trial, entry, after)
            elif transition.withdrawal is not None:
                self._take_back(transition.withdrawal, entry, after)
            else:
                if transition.dealt is not None:
                    self._deal(transition.dealt)
                self._move_to(entry, after)
        if transition.program is not None:
            seat, program = transition.program
            self.drop_programs((seat,))
            if program is not None:
                self.programs[seat] = program
        if transition.ended:
            self.drop_programs(transition.ended)

    def _choose(self, trial: Trial, entry: Entry, after: Standing) -> None:
        self._become(trial)
        self._move_to(entry, after)
        self.shown = trial.shown
        before, chooser = trial.before, trial.choice.seat
        for seat in trial.state.waiting:
            # Another seat with the same question as before may still answer the old view.
            if (
                seat == chooser
                or seat not in before.waiting
                or before.legal(seat) != trial.state.legal(seat)
            ):
                self.asked[seat] = entry.seq

    def stamped(self, entry: Entry, state: State | None = None, *, settled: bool = False) -> Entry:
        """The line with the values of the clocks after it, with the game in this state.

        With `settled`, its choice can no longer be undone.
        """
        if self.clock is None:
            return entry
        state = state or self.state
        rests = entry.kind is EntryKind.PAUSE or (
            self.paused and entry.kind is not EntryKind.RESUME
        )
        times = self.times or Times.new(self.clock, state.seats)
        times = times.moved(
            self.clock,
            entry.at,
            state.waiting,
            settled=entry.seat if settled else None,
            back=entry.kind in (EntryKind.UNDO, EntryKind.REWIND),
            # Otherwise the time could run out again right after the undo.
            least=TAKEN_BACK if entry.kind is EntryKind.REWIND else 0.0,
            runs=not rests and entry.kind is not EntryKind.END and state.outcome is None,
        )
        return replace(entry, clock=times.dumps())

    def standing_after(self, entry: Entry, state: State | None = None) -> Standing:
        """The standing of the table after this line, with the game in this state.

        Raises `TableRefusal` for a line that cannot follow.
        """
        state = state or self.state
        ended = self.recorder.called_off or entry.kind is EntryKind.END
        over = ended or state.outcome is not None
        rests = entry.kind is EntryKind.PAUSE or (
            self.paused and entry.kind is not EntryKind.RESUME
        )
        times = Times.loads(entry.clock) if entry.clock else None
        question = None if entry.kind in CHOICES else question_after(self.question, entry)
        # A game that ends while it is paused is not paused any more.
        return Standing(state, over, rests and not over, self.clock, times, question, entry.at)

    def clocks(self, now: float) -> tuple[float, ...]:
        """The seconds that each seat has left; empty without clocks."""
        if self.clock is None:
            return ()
        times = self.times or Times.new(self.clock, self.state.seats)
        seats = range(self.state.seats)
        return tuple([round(times.left(self.clock, seat, now), 1) for seat in seats])

    def apply_entries(self, entries: Iterable[Entry]) -> bool:
        """Apply the next lines of the log, written by other processes.

        Returns False if the table must be loaded from the whole log instead.
        """
        for entry in entries:
            if entry.seq != self.number + 1:
                return False
            if entry.kind is EntryKind.DEALT:
                return False
            try:
                if entry.kind in BACK:
                    withdrawal = self._without(*taken_back(entry, self.choices))
                    after = self.standing_after(entry, withdrawal.recorder.state)
                    self._take_back(withdrawal, entry, after)
                elif entry.kind not in CHOICES:
                    self._move_to(entry, self.standing_after(entry))
                elif entry.seat is not None and entry.move is not None:
                    trial = self.trial(entry.seat, entry.move)
                    self._choose(trial, entry, self.standing_after(entry, trial.state))
            except FateloomError:
                return False
        return True

    # --- undo ---------------------------------------------------------------------------------

    def undoable(self, seat: int | None) -> Choice | None:
        """The choice that this seat may undo now without asking, or None."""
        if seat is None or self.over:
            return None
        index = self._undoes_to(seat)
        return None if index is None else self.choices[index]

    def askable(self, seat: int | None) -> Choice | None:
        """The choice that this seat may ask to undo, with all later ones; or None."""
        asking = self.question is not None and self.question.open
        if seat is None or self.over or asking or seat in self._turned_down:
            return None
        index = answered(self.recorder, seat)
        return None if index is None or index < self.prior else self.choices[index]

    def withdrawal(self, seat: int) -> Withdrawal:
        """The table without this seat's latest choice; nothing changes. Raises `TableRefusal`."""
        index = None if self.over else self._undoes_to(seat)
        if index is None:
            raise self._why_not_undo(seat)
        return self._without(index, index + 1)

    def rewindable(self, seat: int | None) -> Choice | None:
        """In a lesson, the choice that this seat may take back with all later ones; or None.

        Nothing counts there, so what was drawn or shown since does not matter.
        """
        if seat is None or self.lesson is None:
            return None
        index = self._rewinds_to(seat)
        return None if index is None else self.choices[index]

    def rewinds_same(self, seat: int, number: int) -> bool:
        """Whether view `number` of a lesson offered to take back what this seat may take back now.

        What bots have chosen since is taken back with it.
        """
        if self.lesson is None or not 0 <= number <= self.number:
            return False
        if self._cuts and self._cuts[-1][0] > number:
            return False
        own = (entry.seq for entry in reversed(self._standing) if entry.seat == seat)
        return next(own, number + 1) <= number

    def rewinding(self, seat: int) -> Withdrawal:
        """The table without this seat's latest choice and all later ones. Raises `TableRefusal`."""
        index = self._rewinds_to(seat)
        if index is None:
            raise self._why_not_undo(seat)
        return self._without(index, len(self.choices))

    def _undoes_to(self, seat: int) -> int | None:
        """The index of the choice that may be undone without asking; None without one."""
        index = undoable(self.recorder, seat)
        return None if index is None or index < self.prior or self._timed_out(seat) else index

    def _rewinds_to(self, seat: int) -> int | None:
        """The index of the choice that is taken back with all later ones; None without one."""
        if self.over:
            return None
        index = (answered if self.lesson is None else latest)(self.recorder, seat)
        return None if index is None or index < self.prior else index

    def _without(self, first: int, end: int) -> Withdrawal:
        return Withdrawal(first, self.choices[first].move, undone(self.recorder, first, end))

    def _take_back(self, withdrawal: Withdrawal, entry: Entry, after: Standing) -> None:
        self.recorder = withdrawal.recorder
        self.events, self.choices = self.recorder.events, self.recorder.choices
        self._cut(entry.seq, withdrawal.first)
        self._move_to(entry, after)
        self.asked = [self.number] * len(self.asked)

    def _cut(self, seq: int, choices: int) -> None:
        """Note that this line of the log undid choices, and left that many unchanged."""
        while self._cuts and self._cuts[-1][1] >= choices:
            self._cuts.pop()
        self._cuts.append((seq, choices))

    def _timed_out(self, seat: int) -> bool:
        """Whether the latest choice of a seat was made at a timeout."""
        for entry in reversed(self._standing):
            if entry.seat == seat:
                return entry.kind is EntryKind.TIMEOUT
        return False

    def _why_not_undo(self, seat: int) -> TableRefusal:
        if self.over:
            return TableRefusal("undo-over")
        latest = max(
            (index for index, choice in enumerate(self.choices) if choice.seat == seat),
            default=None,
        )
        if latest is None:
            return TableRefusal("undo-nothing")
        before = self.recorder.moments[latest]
        if before.random != self.state.random:
            return TableRefusal("undo-chance")
        if before.learned != self.state.learned:
            return TableRefusal("undo-shown")
        if self.question is not None and self.question.open:
            return TableRefusal("question-open")
        if seat in self._turned_down:
            return TableRefusal("undo-declined")
        if self._timed_out(seat):
            return TableRefusal("undo-timeout")
        return TableRefusal("undo-answered", self.recorder.header.players[self.choices[-1].seat])

    # --- programs -----------------------------------------------------------------------------

    def program(self, seat: int, kind: str, args: Mapping[str, Any], topic: str | None) -> Program:
        """A new program for this seat. Raises `InvalidProgram` or `TableRefusal`."""
        if self.over:
            raise TableRefusal("game-over")
        program = self.game.program(kind, args, self.state.view(seat))
        if program.topic is not None and program.topic != topic:
            raise TableRefusal("stale", topic, program.topic)
        return program

    def answer(self, seat: int, state: State | None = None) -> Move | None:
        """The answer of a seat's program now, or in that state; None: its player has to choose."""
        state = state or self.state
        program = self.programs.get(seat)
        if program is None or seat not in state.waiting:
            return None
        legal = state.legal(seat)
        move = self.game.follow(program, state.view(seat), legal)
        return move if move in legal else None

    def answering(self, state: State) -> list[int]:
        """The seats whose programs answer in this state."""
        return [seat for seat in self.programs if self.answer(seat, state) is not None]

    def ended_by(self, trial: Trial) -> set[int]:
        """The seats whose programs end with a choice: those that no longer apply.

        A program also ends if its player makes another choice than it would have made.
        """
        choice = trial.choice
        answer = self.answer(choice.seat)
        ended = self._idle(trial.state)
        if answer is not None and str(answer) != choice.move:
            ended.add(choice.seat)
        return ended

    def ended_by_undo(self, seat: int, withdrawal: Withdrawal) -> set[int]:
        """The same for an undone choice: its program would only make it again."""
        state = withdrawal.recorder.state
        ended = self._idle(state)
        if self.answer(seat, state) is not None:
            ended.add(seat)
        return ended

    def drop_programs(self, seats: Collection[int]) -> None:
        """Remove the programs of these seats."""
        for seat in seats:
            self.programs.pop(seat, None)

    def take_programs(self, kept: Mapping[int, Program]) -> None:
        """Adopt the stored programs, without those that no longer apply."""
        self.programs = {}
        for seat, program in kept.items():
            with suppress(InvalidProgram):
                _, args = self.game.checked_program(program.kind, program.args)
                self.programs[seat] = Program(program.kind, args, program.topic)
        self.drop_programs(self._idle(self.state))

    def _idle(self, state: State) -> set[int]:
        return {
            seat
            for seat, program in self.programs.items()
            if state.outcome is not None or not self.game.stands(program, state.view(seat))
        }

    # --- inside -------------------------------------------------------------------------------

    def _stand(self, now: Standing) -> None:
        self.standing = now
        (
            self.state,
            self.over,
            self.paused,
            self.clock,
            self.times,
            self.question,
            self.changed,
        ) = now

    def _deal(self, recorder: Recorder) -> None:
        """Replace the game before its first choice by this one."""
        self.recorder = recorder
        self.events, self.choices = recorder.events, recorder.choices
        self._stand(self.standing._replace(state=recorder.state))

    def _replay(self, seat: int, move: str) -> None:
        """Replay a choice that was not undone."""
        trial = self.trial(seat, move)
        self._become(trial)
        over = self.recorder.called_off or trial.state.outcome is not None
        self._stand(self.standing._replace(state=trial.state, over=over))

    def _become(self, trial: Trial) -> None:
        events = self.events
        self.recorder.marks.append(len(events))
        events += trial.events
        trial.state.events = events
        self.recorder.state = trial.state
        self.choices.append(trial.choice)
        trial.before.events = None
        self.recorder.moments.append(trial.before)

    def _move_to(self, entry: Entry, after: Standing, choices: int | None = None) -> None:
        """Apply a line of the log, with this number of choices after it."""
        self.number = entry.seq
        self._stand(after)
        self.shown = {}
        choices = len(self.choices) if choices is None else choices
        match entry.kind:
            case EntryKind.CHOICE | EntryKind.TIMEOUT | EntryKind.UNDO | EntryKind.REWIND:
                self._turned_down.clear()
                if self.notes and self.notes[-1].choices > choices:
                    self.notes = [
                        note._replace(choices=min(note.choices, choices)) for note in self.notes
                    ]
            case EntryKind.AGREE | EntryKind.DECLINE:
                question = after.question
                if question and question.kind is VoteKind.UNDO and question.declined is not None:
                    self._turned_down.add(question.seat)
            case EntryKind.END:
                self.recorder.called_off = True
            case EntryKind.FILE:
                self.agreed = Agreed(entry.seq, frozenset((entry.move or "").split()))
            case EntryKind.ADVICE:
                self.advised = frozenset((entry.move or "").split())
            case EntryKind.REMATCH:
                self.rematch = Rematch(entry.move or "", seat_of(entry))
        if self.clock is not None or self.lesson is not None:
            stand(entry, self._standing)
        # In a lesson nobody has to agree, and what was taken back is not worth a line.
        if entry.kind in NOTED and not (self.lesson and entry.kind is EntryKind.REWIND):
            # The choice itself is in the game's own events, for those who may know it.
            name = entry.move or "" if entry.kind in NAMED else ""
            made = entry.kind is EntryKind.TIMEOUT
            self.notes.append(Note(choices - made, entry.kind, seat_of(entry), name))


def words(moves: Iterable[Any]) -> tuple[str, ...]:
    """The texts of moves."""
    return tuple([str(move) for move in moves])
