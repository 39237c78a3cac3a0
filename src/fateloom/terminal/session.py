"""A game played in a terminal: by people at one keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from fateloom.bots import PLAYERS, stand_in
from fateloom.core.errors import FateloomError, IllegalMove
from fateloom.core.game import Event, Game, Seat, State, seen
from fateloom.core.record import Record, Recorder, replay
from fateloom.core.standstill import standstill
from fateloom.core.undo import undoable, undone
from fateloom.terminal import saves
from fateloom.terminal.commands import typed
from fateloom.terminal.languages import language_of
from fateloom.terminal.renderers import look_of
from fateloom.terminal.rules import show_rules
from fateloom.terminal.screen import Screen, plain
from fateloom.terminal.seats import Sitter
from fateloom.words import event, has, listed, move, refusal, say

RECENT: Final = 16
"""Events told again to people who come back to a saved game."""


class Session:
    """One table at one keyboard. `run` plays it until it is over or left."""

    def __init__(
        self,
        game: Game[Any, Any],
        recorder: Recorder,
        sitters: Sequence[Sitter],
        place: Path,
        screen: Screen,
    ) -> None:
        self.game = game
        self.recorder = recorder
        self.sitters = sitters
        self.place = place
        self.screen = screen
        self.look = look_of(game.name)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.names = [sitter.name for sitter in sitters]
        self._told = [0] * len(sitters)
        self._at_keyboard: Seat | None = None
        self._moment: tuple[object, ...] = ()
        self._unsaved = ""
        self._language: str | None = None

    def read_in(self, language: str) -> None:
        """Tell the table in a language. Raises `InvalidSetup` where it has no such words."""
        self._language = language_of(self.state, language)

    @classmethod
    def start(
        cls,
        game: Game[Any, Any],
        sitters: Sequence[Sitter],
        seed: int,
        options: dict[str, Any],
        place: Path,
        screen: Screen,
    ) -> Session:
        """A new game. Raises `InvalidSetup`."""
        players = [sitter.label for sitter in sitters]
        recorder = Recorder(game, seed=seed, seats=len(sitters), players=players, **options)
        return cls(game, recorder, sitters, place, screen)

    @classmethod
    def resume(
        cls,
        game: Game[Any, Any],
        record: Record,
        sitters: Sequence[Sitter],
        place: Path,
        screen: Screen,
    ) -> Session:
        """A game that was saved. Raises `BadRecord`."""
        session = cls(game, replay(game, record), sitters, place, screen)
        session._told = [max(0, len(session.recorder.events) - RECENT)] * len(sitters)
        return session

    @property
    def state(self) -> State:
        """The table."""
        return self.recorder.state

    @property
    def read(self) -> State:
        """The table as it is read."""
        return self.state if self._language is None else self.state.told_in(self._language)

    # --- the loop ----------------------------------------------------------------------

    def run(self) -> bool:
        """TableState. True when the game is over, False when it was left."""
        self.save()
        while self.state.waiting:
            seat = next((s for s in self.state.waiting if self.sitters[s].bot), None)
            if seat is not None:
                self._bot(seat)
            elif not self._person(self.state.waiting[0]):
                self.leave()
                return False
        self._ending()
        return True

    def leave(self) -> None:
        """Keep the game and say where."""
        self.save()
        self.screen.blank()
        self._kept("terminal-left")

    def save(self) -> None:
        """Keep what was played so far. A full disk is told once and stops nothing."""
        try:
            saves.write(self.recorder.record(), self.place)
            self._unsaved = ""
        except FateloomError as error:
            if not self._unsaved:
                self.screen.line(refusal(error), "bold red")
            self._unsaved = str(error)

    def _bot(self, seat: Seat) -> None:
        """A bot's choice, which is the same when the game is resumed before it."""
        sitter = self.sitters[seat].bot
        assert sitter is not None
        bot = PLAYERS[stand_in(sitter.name, standstill(self.recorder, seat))]
        rng = Random(f"{self.recorder.header.seed}/{seat}/{len(self.recorder.choices)}")
        view = self.state.view(seat) if bot.sees else None
        self.recorder.choose(seat, bot.choose(self.game, view, self.state.legal(seat), rng).text)
        if not self.people:
            self._news(None)

    def _person(self, seat: Seat) -> bool:
        """Ask a person until there is a choice; False when the game is left."""
        if self._at_keyboard != seat and len(self.people) > 1:
            if not self.screen.curtain(self.names[seat]):
                return False
            self._moment = ()
        self._at_keyboard = seat
        self._show(seat)
        while True:
            legal = [each.text for each in self.state.legal(seat)]
            line = self.screen.ask()
            if line is None:
                return False
            answer = typed(line, legal, self._labels(seat, legal))
            if answer.command == "quit":
                return False
            if answer.command:
                if self._command(seat, answer.command, answer.argument):
                    return True
            elif answer.unknown:
                self.screen.say("terminal-no-number", number=answer.unknown, count=len(legal))
            elif answer.moves and self._choices(seat, answer.moves):
                return True

    def _choices(self, seat: Seat, moves: Sequence[str]) -> bool:
        """Make choices one after the other; whether any was made."""
        made = 0
        try:
            for words in moves:
                if seat not in self.state.waiting:
                    break
                self.recorder.choose(seat, words)
                made += 1
        except FateloomError as error:
            self.screen.line(refusal(error, self.game.name), "red")
            if isinstance(error, IllegalMove) and error.rule:
                self.screen.say("terminal-look-up", "dim", rule=error.rule)
        if made:
            self.save()
        return made > 0

    # --- commands ----------------------------------------------------------------------

    def _command(self, seat: Seat, command: str, argument: str) -> bool:
        """Do what was asked beside the game; whether the table changed."""
        match command:
            case "undo":
                return self._undo(seat)
            case "save":
                self._copy(argument)
            case "rules":
                try:
                    show_rules(self.game, argument, self.screen)
                except FateloomError as error:
                    self.screen.line(refusal(error), "red")
            case "log":
                self._log(seat)
            case "table":
                self._moment = ()
                self._show(seat)
            case "more":
                self.screen.show(*self.look.more(self.read.view(seat), self.sitters))
            case _:
                self.screen.line(say("terminal-help"))
        return False

    def _undo(self, seat: Seat) -> bool:
        index = undoable(self.recorder, seat)
        if index is None:
            self.screen.say("terminal-no-undo", "red", name=self.names[seat])
            return False
        taken = self.recorder.choices[index].move
        self.recorder = undone(self.recorder, index)
        known = len(self.recorder.events)
        self._told = [min(told, known) for told in self._told]
        self._moment = ()
        view = asdict(self.read.view(seat))
        words = move(self.game.name, taken, view, self.names)
        self.screen.say("terminal-undone", "yellow", move=words)
        self.save()
        return True

    def _copy(self, argument: str) -> None:
        self.save()
        if not argument:
            if not self._unsaved:
                self._kept("terminal-saved")
            return
        try:
            place = saves.new_place(self.game.name, Path(argument).expanduser())
            saves.write(self.recorder.record(), place)
        except FateloomError as error:
            self.screen.line(refusal(error), "red")
        else:
            self.screen.say("terminal-saved", path=str(place))

    def _kept(self, message: str) -> None:
        if self._unsaved:
            self.screen.say("terminal-unsaved", "bold red", path=str(self.place))
        else:
            self.screen.say(message, path=str(self.place), game=self.game.name)

    # --- what is shown -----------------------------------------------------------------

    def _show(self, seat: Seat) -> None:
        """The table before a choice: all of it at a new moment, else what may have changed."""
        view = self.read.view(seat)
        screen = self.screen
        moment = self.look.moment(view)
        whole = moment != self._moment
        self._moment = moment
        if whole:
            screen.blank()
            screen.heading(self.look.heading(view, self.sitters))
        self._news(seat)
        if whole:
            screen.show(*self.look.table(view, self.sitters))
            screen.blank()
        screen.show(*self.look.own(view, self.sitters, short=not whole))
        screen.line(self.look.asked(view, self.sitters), "bold")
        self._moves(seat, view)
        screen.show(*self.look.resting(view, self.sitters))

    def _labels(self, seat: Seat, legal: Sequence[str]) -> list[str]:
        view = asdict(self.read.view(seat))
        return [move(self.game.name, words, view, self.names) for words in legal]

    def _moves(self, seat: Seat, view: Any) -> None:
        """The numbered list, in two columns when that fits."""
        legal = [each.text for each in self.state.legal(seat)]
        entries = []
        for number, (words, label) in enumerate(
            zip(legal, self._labels(seat, legal), strict=True), 1
        ):
            note = self.look.note(view, words)
            entries.append(
                Text.assemble(
                    (f"{number:>2} ", "bold"), plain(label), "  " if note else "", note or ""
                )
            )
        widest = max(entry.cell_len for entry in entries)
        columns = 2 if len(entries) > 4 and 2 * widest + 3 <= self.screen.width else 1
        rows = -(-len(entries) // columns)
        grid = Table.grid(padding=(0, 3, 0, 0))
        for _ in range(columns):
            grid.add_column()
        for row in range(rows):
            grid.add_row(*entries[row::rows])
        self.screen.show(grid)

    def _news(self, seat: Seat | None) -> None:
        """What happened since this seat, or whoever sat here last, looked."""
        events = self.recorder.events
        reader = seat if seat is not None else self._at_keyboard or 0
        known = self._told[reader]
        self._told[reader] = len(events)
        lines = self._sentences(seat, events[known:], quiet=self.look.quiet)
        room = max(6, self.screen.height - 12)
        if seat is not None and len(lines) > room:
            self.screen.say("terminal-earlier", "dim", count=len(lines) - room)
            lines = lines[-room:]
        for line in lines:
            self.screen.line(line)
        if seat is not None and lines:
            self.screen.blank()

    def _log(self, seat: Seat) -> None:
        for line in self._sentences(seat, self.recorder.events):
            self.screen.line(line)

    def _sentences(
        self, seat: Seat | None, events: Sequence[Event], quiet: frozenset[str] = frozenset()
    ) -> list[str]:
        table = self.read
        told = [
            event(self.game.name, seen(table.retold(each), seat), self.names)
            for each in events
            if each.code not in quiet
        ]
        return [line for line in told if line]

    def _ending(self) -> None:
        self.save()
        outcome = self.state.outcome
        assert outcome is not None
        seat = self.people[0] if len(self.people) == 1 else None
        self.screen.blank()
        self._news(seat)
        message = f"{self.game.name}-outcome-{outcome.reason}"
        winners = [self.names[winner] for winner in outcome.winners]
        self.screen.heading(
            say(
                message if has(message) else "terminal-won",
                names=listed(winners),
                count=len(winners),
            )
        )
        self.screen.show(*self.look.ending(outcome, self.read.view(seat), self.sitters))
        self._kept("terminal-over")
