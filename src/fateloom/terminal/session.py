"""A game in a terminal, played by people at one keyboard and bots."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from fateloom.bots import BOTS, PLAYERS, stand_in
from fateloom.core.campaigns import Chapter
from fateloom.core.errors import FateloomError, IllegalMove
from fateloom.core.game import Event, Game, Move, Seat, State, seen
from fateloom.core.puzzles import Daily, position
from fateloom.core.record import Record, Recorder, replay
from fateloom.core.solving import key_of
from fateloom.core.standstill import standstill
from fateloom.core.undo import latest, undoable, undone
from fateloom.table.campaigns import chapters_of
from fateloom.table.puzzles import puzzle_of, winnable
from fateloom.terminal import saves
from fateloom.terminal.commands import typed
from fateloom.terminal.languages import language_of
from fateloom.terminal.renderers import renderer_of
from fateloom.terminal.rules import print_rules
from fateloom.terminal.screen import Screen, plain
from fateloom.terminal.seats import Sitter
from fateloom.words import event, has, listed, move, refusal, say

RECENT: Final = 16
"""The number of events that are printed again when a saved game is resumed."""


class Session:
    """One table at one keyboard. `run` plays it until it is over or left.

    prior     the number of choices that it began with, which stay
    winnable  the states from which its puzzle can be won for certain; None without a puzzle
    """

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
        self.renderer = renderer_of(game.name)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.names = [sitter.name for sitter in sitters]
        self._printed = [0] * len(sitters)
        self._at_keyboard: Seat | None = None
        self._moment: tuple[object, ...] = ()
        self._unsaved = ""
        self._language: str | None = None
        self.prior = 0
        self.winnable: frozenset[Hashable] | None = None

    def set_language(self, language: str) -> None:
        """Set the language of the texts. Raises `InvalidSetup` if the table has none in it."""
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
        chapters: Sequence[Chapter] = (),
    ) -> Session:
        """A new game, with the chapters before it in a campaign. Raises `InvalidSetup`."""
        players, count = [sitter.label for sitter in sitters], len(sitters)
        recorder = Recorder(
            game, seed=seed, seats=count, players=players, chapters=chapters, **options
        )
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
        session._printed = [max(0, len(session.recorder.events) - RECENT)] * len(sitters)
        return session

    @classmethod
    def puzzle(
        cls,
        game: Game[Any, Any],
        wanted: Daily,
        place: Path,
        screen: Screen,
    ) -> Session:
        """The puzzle of a day. Raises `InvalidSetup` for a game without puzzles."""
        puzzles, puzzle = puzzle_of(game, wanted)
        recorder = position(game, puzzles, puzzle)
        sitters = [
            Sitter(each.name, None if each.bot is None else BOTS[each.bot])
            for each in puzzles.seats
        ]
        labels = tuple([sitter.label for sitter in sitters])
        recorder.header = replace(recorder.header, players=labels)
        session = cls(game, recorder, sitters, place, screen)
        session.prior = len(puzzle.choices)
        session.winnable = winnable(game, recorder, session.prior)
        session._printed = [len(recorder.events)]
        return session

    @property
    def state(self) -> State:
        """The table."""
        return self.recorder.state

    @property
    def translated(self) -> State:
        """The table in the language of the readers."""
        return self.state if self._language is None else self.state.translated(self._language)

    # --- the loop ----------------------------------------------------------------------

    def run(self) -> bool:
        """Play. Returns True when the game is over, False when it was left."""
        self.save()
        while self.state.waiting:
            seat = next((s for s in self.state.waiting if self.sitters[s].bot), None)
            if seat is not None:
                self._bot(seat)
            elif not self._person(self.state.waiting[0]):
                self.leave()
                return False
        self._print_ending()
        return True

    def leave(self) -> None:
        """Save the game and print where."""
        self.save()
        self.screen.print_blank()
        self._print_saved("terminal-left")

    def save(self) -> None:
        """Save the game so far. A full disk is reported once and does not stop the game."""
        try:
            saves.write(self.recorder.record(), self.place)
            self._unsaved = ""
        except FateloomError as error:
            if not self._unsaved:
                self.screen.print_line(refusal(error), "bold red")
            self._unsaved = str(error)

    def _bot(self, seat: Seat) -> None:
        """A bot's choice, which is the same when the game is resumed before it."""
        own = self.sitters[seat].bot
        assert own is not None
        # Installed bots are no players of ours.
        bot = PLAYERS.get(stand_in(own.name, standstill(self.recorder, seat)), own)
        rng = Random(f"{self.recorder.header.seed}/{seat}/{len(self.recorder.choices)}")
        view = self.state.view(seat) if bot.sees else None
        self.recorder.choose(seat, bot.choose(self.game, view, self.state.legal(seat), rng).text)
        if not self.people:
            self._print_news(None)

    def _person(self, seat: Seat) -> bool:
        """Ask a person until there is a choice; False when the game is left."""
        if self._at_keyboard != seat and len(self.people) > 1:
            if not self.screen.curtain(self.names[seat]):
                return False
            self._moment = ()
        self._at_keyboard = seat
        self._print_turn(seat)
        while True:
            legal = self.state.legal(seat)
            line = self.screen.ask()
            if line is None:
                return False
            answer = typed(line, [each.text for each in legal], self._labels(seat, legal))
            if answer.command == "quit":
                return False
            if answer.command:
                if self._command(seat, answer.command, answer.argument):
                    return True
            elif answer.unknown:
                self.screen.print_message(
                    "terminal-no-number", number=answer.unknown, count=len(legal)
                )
            elif answer.moves and self._choices(seat, answer.moves):
                return True

    def _choices(self, seat: Seat, moves: Sequence[str]) -> bool:
        """Make choices one after the other; return whether any was made."""
        made = 0
        try:
            for words in moves:
                if seat not in self.state.waiting:
                    break
                self.recorder.choose(seat, words)
                made += 1
        except FateloomError as error:
            self.screen.print_line(refusal(error, self.game.name), "red")
            if isinstance(error, IllegalMove) and error.rule:
                self.screen.print_message("terminal-look-up", "dim", rule=error.rule)
        if made:
            self.save()
        return made > 0

    # --- commands ----------------------------------------------------------------------

    def _command(self, seat: Seat, command: str, argument: str) -> bool:
        """Execute a command; return whether the table changed."""
        match command:
            case "undo":
                return self._undo(seat)
            case "save":
                self._copy(argument)
            case "rules":
                try:
                    print_rules(self.game, argument, self.screen)
                except FateloomError as error:
                    self.screen.print_line(refusal(error), "red")
            case "log":
                self._print_log(seat)
            case "table":
                self._moment = ()
                self._print_turn(seat)
            case "more":
                self.screen.print(*self.renderer.more(self.translated.view(seat), self.sitters))
            case _:
                self.screen.print_line(say("terminal-help"))
        return False

    def _undo(self, seat: Seat) -> bool:
        # In a puzzle nothing counts, so the replies of bots are taken back, too.
        index = (undoable if self.winnable is None else latest)(self.recorder, seat)
        if index is None or index < self.prior:
            self.screen.print_message("terminal-no-undo", "red", name=self.names[seat])
            return False
        taken = self.game.parse(self.recorder.choices[index].move)
        end = None if self.winnable is None else len(self.recorder.choices)
        self.recorder = undone(self.recorder, index, end)
        known = len(self.recorder.events)
        self._printed = [min(printed, known) for printed in self._printed]
        self._moment = ()
        view = asdict(self.translated.view(seat))
        words = move(self.game.name, taken, view, self.names)
        self.screen.print_message("terminal-undone", "yellow", move=words)
        self.save()
        return True

    def _copy(self, argument: str) -> None:
        self.save()
        if not argument:
            if not self._unsaved:
                self._print_saved("terminal-saved")
            return
        try:
            place = saves.new_path(self.game.name, Path(argument).expanduser())
            saves.write(self.recorder.record(), place)
        except FateloomError as error:
            self.screen.print_line(refusal(error), "red")
        else:
            self.screen.print_message("terminal-saved", path=str(place))

    def _print_saved(self, message: str) -> None:
        if self._unsaved:
            self.screen.print_message("terminal-unsaved", "bold red", path=str(self.place))
        else:
            self.screen.print_message(message, path=str(self.place), game=self.game.name)

    # --- printing --------------------------------------------------------------------

    def _print_turn(self, seat: Seat) -> None:
        """Print the table before a choice: all of it in a new phase, else what may have changed."""
        view = self.translated.view(seat)
        screen = self.screen
        moment = self.renderer.moment(view)
        whole = moment != self._moment
        self._moment = moment
        if whole:
            screen.print_blank()
            screen.print_heading(self.renderer.heading(view, self.sitters))
        self._print_news(seat)
        if whole:
            screen.print(*self.renderer.table(view, self.sitters))
            screen.print_blank()
        screen.print(*self.renderer.own(view, self.sitters, short=not whole))
        if self.winnable is not None and key_of(self.state) not in self.winnable:
            screen.print_message("terminal-puzzle-lost", "yellow")
        screen.print_line(self.renderer.asked(view, self.sitters), "bold")
        self._print_moves(seat, view)
        screen.print(*self.renderer.resting(view, self.sitters))

    def _labels(self, seat: Seat, legal: Sequence[Move]) -> list[str]:
        view = asdict(self.translated.view(seat))
        return [move(self.game.name, each, view, self.names) for each in legal]

    def _print_moves(self, seat: Seat, view: Any) -> None:
        """Print the numbered list of moves, in two columns when that fits."""
        legal = self.state.legal(seat)
        entries = []
        for number, (each, label) in enumerate(
            zip(legal, self._labels(seat, legal), strict=True), 1
        ):
            note = self.renderer.note(view, each)
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
        self.screen.print(grid)

    def _print_news(self, seat: Seat | None) -> None:
        """Print what happened since this seat, or the last one at the keyboard, had the news."""
        events = self.recorder.events
        reader = seat if seat is not None else self._at_keyboard or 0
        known = self._printed[reader]
        self._printed[reader] = len(events)
        lines = self._sentences(seat, events[known:], quiet=self.renderer.quiet)
        room = max(6, self.screen.height - 12)
        if seat is not None and len(lines) > room:
            self.screen.print_message("terminal-earlier", "dim", count=len(lines) - room)
            lines = lines[-room:]
        for line in lines:
            self.screen.print_line(line)
        if seat is not None and lines:
            self.screen.print_blank()

    def _print_log(self, seat: Seat) -> None:
        for line in self._sentences(seat, self.recorder.events):
            self.screen.print_line(line)

    def _sentences(
        self, seat: Seat | None, events: Sequence[Event], quiet: frozenset[str] = frozenset()
    ) -> list[str]:
        table = self.translated
        lines = [
            event(self.game.name, seen(table.translate_event(each), seat), self.names)
            for each in events
            if each.code not in quiet
        ]
        return [line for line in lines if line]

    def _print_ending(self) -> None:
        self.save()
        outcome = self.state.outcome
        assert outcome is not None
        seat = self.people[0] if len(self.people) == 1 else None
        self.screen.print_blank()
        self._print_news(seat)
        message = f"{self.game.name}-outcome-{outcome.reason}"
        winners = [self.names[winner] for winner in outcome.winners]
        self.screen.print_heading(
            say(
                message if has(message) else "terminal-won",
                names=listed(winners),
                count=len(winners),
            )
        )
        self.screen.print(*self.renderer.ending(outcome, self.translated.view(seat), self.sitters))
        self._print_saved("terminal-over")
        if not self._unsaved and chapters_of(self.recorder):
            self._print_saved("terminal-campaign")
