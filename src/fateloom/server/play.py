"""A table in memory: the game as its log tells it, and the next choice tried out beside it.

Nothing here waits or knows of disk or network. A choice is tried on a copy (`trial`), and
becomes true (`install`) only when it has been saved.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from fateloom.core.errors import InvalidProgram
from fateloom.core.game import Event, Game, Move, Program, State
from fateloom.core.record import Choice, Recorder
from fateloom.core.undo import undoable
from fateloom.server.refusals import ServerRefusal
from fateloom.server.store import Entry, Header


class Moment(NamedTuple):
    """A table at one time: its state, and how many events had happened."""

    state: State
    events: int


@dataclass(frozen=True, slots=True)
class Trial:
    """A choice that would be legal: the table before it, and what it makes of it."""

    choice: Choice
    before: State
    state: State
    events: list[Event]


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """A choice taken back: its words, and the table as if it had not been made."""

    move: str
    recorder: Recorder
    marks: list[int]


class Play:
    """A table's game and where it stands.

    number   of the last line of the log, 0 before the first
    epoch    goes up whenever events were taken back
    paused   whether the table rests
    asked    for each seat, the number since which it owes the very same choice
    programs how seats answer by themselves; no part of the game, and known to their holders only
    """

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self.recorder = Recorder(
            game,
            seed=header.seed,
            seats=len(header.players),
            players=[player.name for player in header.players],
            **header.options,
        )
        self.number = 0
        self.epoch = 0
        self.paused = False
        self.changed = header.created
        self.asked = [0] * len(header.players)
        self.programs: dict[int, Program] = {}
        self.shown: dict[Any, Any] = {}
        # How many events had happened before each choice.
        self._marks: list[int] = []

    @classmethod
    def loaded(cls, game: Game[Any], header: Header, entries: Sequence[Entry]) -> Play:
        """The table as its log tells it. Raises `ServerRefusal` when the log does not play."""
        if game.rules != header.rules:
            raise ServerRefusal("table-other-rules", header.rules, game.rules)
        play = cls(game, header)
        standing: list[Entry] = []
        for entry in entries:
            if entry.kind == "choice":
                standing.append(entry)
            elif entry.kind == "undo":
                del standing[_latest_of(entry.seat, standing, entry.seq)]
            else:
                play.paused = entry.kind == "pause"
            play.number, play.changed = entry.seq, entry.at
        for entry in standing:
            try:
                if entry.seat is None or entry.move is None:
                    raise ServerRefusal("table-damaged", entry.seq)
                play._become(play.trial(entry.seat, entry.move))
            except Exception as error:
                # Whatever a game makes of it: one table must not take the others with it.
                raise ServerRefusal("table-damaged", entry.seq) from error
        play.asked = [play.number] * len(header.players)
        return play

    # --- where it stands --------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state now."""
        return self.recorder.state

    @property
    def events(self) -> list[Event]:
        """All that happened, oldest first."""
        return self.recorder.events

    @property
    def choices(self) -> list[Choice]:
        """The choices that stand."""
        return self.recorder.choices

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    def at(self, choices: int) -> Moment:
        """The table after its first so many choices; for games that are over."""
        if not 0 <= choices <= len(self.choices):
            raise ServerRefusal("no-such-moment", choices, len(self.choices))
        if choices == len(self.choices):
            return Moment(self.state, len(self.events))
        return Moment(self.recorder.moments[choices], self._marks[choices])

    def fresh(self, seat: int, number: int) -> bool:
        """Whether a choice of this seat, made looking at view `number`, answers what is asked now.

        Where several seats choose at once, another's answer makes nobody's view old.
        """
        return number == self.number or (
            seat in self.state.waiting and self.asked[seat] <= number < self.number
        )

    def name(self, players: Sequence[str]) -> None:
        """The seats are called so by now."""
        header = replace(self.recorder.header, players=tuple(players))
        self.recorder.header = header

    # --- choices ------------------------------------------------------------------------------

    def trial(self, seat: int, move: str) -> Trial:
        """Try a choice. Raises `InvalidMove` or `IllegalMove`; nothing changes either way."""
        beside = copy(self.recorder)
        beside.state = self.state.copy()
        beside.state.events = []
        beside.choices, beside.moments = [], []
        choice = beside.choose(seat, move)
        return Trial(choice, beside.moments[0], beside.state, beside.events)

    def record_with(self, trial: Trial) -> str | None:
        """The game's record if this choice ends it, else None."""
        if trial.state.outcome is None:
            return None
        beside = copy(self.recorder)
        beside.state = trial.state
        beside.choices = [*self.choices, trial.choice]
        return beside.record().dumps()

    def install(self, trial: Trial, entry: Entry) -> None:
        """Make a tried and saved choice true."""
        before = self._questions()
        self._become(trial)
        self._moved_to(entry)
        after = self._questions()
        for seat, question in enumerate(after):
            if seat == trial.choice.seat or question != before[seat]:
                self.asked[seat] = self.number

    def rest(self, entry: Entry) -> None:
        """A saved pause, or its end."""
        self.paused = entry.kind == "pause"
        self._moved_to(entry)

    # --- taking back --------------------------------------------------------------------------

    def undoable(self, seat: int | None) -> Choice | None:
        """The choice this seat may take back now, or None."""
        if seat is None or self.over:
            return None
        index = undoable(self.recorder, seat)
        return None if index is None else self.choices[index]

    def withdrawal(self, seat: int) -> Withdrawal:
        """The table without this seat's latest choice; nothing changes. Raises `ServerRefusal`."""
        index = None if self.over else undoable(self.recorder, seat)
        if index is None:
            raise self._why_not_undo(seat)
        header = self.recorder.header
        again = Recorder(
            self.game,
            seed=header.seed,
            seats=header.seats,
            players=header.players,
            **header.options,
        )
        marks = []
        for choice in (*self.choices[:index], *self.choices[index + 1 :]):
            marks.append(len(again.events))
            again.choose(choice.seat, choice.move)
        return Withdrawal(self.choices[index].move, again, marks)

    def take_back(self, withdrawal: Withdrawal, entry: Entry) -> None:
        """Make a saved undo true."""
        self.recorder, self._marks = withdrawal.recorder, withdrawal.marks
        self.epoch += 1
        self._moved_to(entry)
        self.asked = [self.number] * len(self.asked)

    def _why_not_undo(self, seat: int) -> ServerRefusal:
        if self.over:
            return ServerRefusal("undo-over")
        latest = max(
            (index for index, choice in enumerate(self.choices) if choice.seat == seat),
            default=None,
        )
        if latest is None:
            return ServerRefusal("undo-nothing")
        before = self.recorder.moments[latest]
        if before.random != self.state.random:
            return ServerRefusal("undo-chance")
        if before.learned != self.state.learned:
            return ServerRefusal("undo-shown")
        return ServerRefusal("undo-answered", self.recorder.header.players[self.choices[-1].seat])

    # --- programs -----------------------------------------------------------------------------

    def program(self, seat: int, kind: str, args: Mapping[str, Any], topic: str | None) -> Program:
        """A program as this seat wants it now. Raises `InvalidProgram` or `ServerRefusal`."""
        if self.over:
            raise ServerRefusal("game-over")
        program = self.game.program(kind, args, self.state.view(seat))
        if program.topic is not None and program.topic != topic:
            raise ServerRefusal("stale", topic, program.topic)
        return program

    def answer(self, seat: int, state: State | None = None) -> Move | None:
        """What a seat's program answers now, or in that state; None when its person is asked."""
        state = state or self.state
        program = self.programs.get(seat)
        if program is None or seat not in state.waiting:
            return None
        legal = state.legal(seat)
        move = self.game.follow(program, state.view(seat), legal)
        return move if move in legal else None

    def ended_by(self, trial: Trial) -> set[int]:
        """The seats whose programs end with a choice: those that no longer apply.

        So does that of a person who answers otherwise than it would: they take over.
        """
        choice = trial.choice
        answer = self.answer(choice.seat)
        ended = self._idle(trial.state)
        if answer is not None and str(answer) != choice.move:
            ended.add(choice.seat)
        return ended

    def ended_by_undo(self, seat: int, withdrawal: Withdrawal) -> set[int]:
        """The same for a choice that is taken back: its program would only make it again."""
        state = withdrawal.recorder.state
        ended = self._idle(state)
        if self.answer(seat, state) is not None:
            ended.add(seat)
        return ended

    def drop_programs(self, seats: Collection[int]) -> None:
        """The programs of these seats have ended."""
        for seat in seats:
            self.programs.pop(seat, None)

    def take_programs(self, kept: Mapping[int, Program]) -> None:
        """The programs as they were kept; what does not apply any more is left out."""
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

    def _become(self, trial: Trial) -> None:
        events = self.events
        self._marks.append(len(events))
        events += trial.events
        trial.state.events = events
        self.recorder.state = trial.state
        self.recorder.choices.append(trial.choice)
        self.recorder.moments.append(trial.before)

    def _moved_to(self, entry: Entry) -> None:
        self.number, self.changed = entry.seq, entry.at
        self.shown.clear()

    def _questions(self) -> list[tuple[str, ...] | None]:
        state = self.state
        return [
            words(state.legal(seat)) if seat in state.waiting else None
            for seat in range(state.seats)
        ]


def words(moves: Iterable[Any]) -> tuple[str, ...]:
    """Moves in words."""
    return tuple([str(move) for move in moves])


def _latest_of(seat: int | None, entries: Sequence[Entry], seq: int) -> int:
    """Where the latest choice of this seat stands among those made."""
    for index in range(len(entries) - 1, -1, -1):
        if entries[index].seat == seat:
            return index
    raise ServerRefusal("table-damaged", seq)
