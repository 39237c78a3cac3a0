"""A record watched again, choice by choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fateloom.core.errors import InvalidSetup
from fateloom.core.game import Event, Game, Seat, State, seen
from fateloom.core.record import CALLED_OFF, Record, Recorder, replay
from fateloom.terminal.languages import language_of
from fateloom.terminal.renderers import look_of
from fateloom.terminal.screen import Screen
from fateloom.terminal.seats import sitters_of
from fateloom.words import event, has, listed, say


def replay_file(
    game: Game[Any, Any],
    record: Record,
    screen: Screen,
    *,
    seat: Seat | None = None,
    step: bool = False,
    language: str | None = None,
) -> bool:
    """Show a record from its beginning: everything, or what one seat saw of it.

    With `step` it waits for Enter after every choice, and a story is told in a `language` that
    it has. The whole record is checked before anything is shown. False when it was left before
    its end. Raises `BadRecord`, or `InvalidSetup` for what there is not.
    """
    whole = replay(game, record)
    if seat is not None and not 0 <= seat < record.seats:
        raise InvalidSetup("no-such-seat", seat, record.seats - 1)
    read = None if language is None else language_of(whole.state, language)
    return _Showing(game, record, whole, screen, seat, read).run(step)


class _Showing:
    def __init__(
        self,
        game: Game[Any, Any],
        record: Record,
        whole: Recorder,
        screen: Screen,
        seat: Seat | None,
        language: str | None,
    ) -> None:
        self.game = game
        self.record = record
        self.events = whole.events
        self.outcome = whole.outcome
        self.screen = screen
        self.seat = seat
        self.language = language
        self.look = look_of(game.name)
        self.sitters = sitters_of(record)
        self.names = [sitter.name for sitter in self.sitters]

    def run(self, step: bool) -> bool:
        """Play the record again beside the screen."""
        recorder = replay(self.game, self.record, 0)
        self._tell(recorder.events, recorder.state)
        for number, choice in enumerate(self.record.choices, 1):
            known = len(recorder.events)
            recorder.choose(choice.seat, choice.move)
            if not self._tell(recorder.events[known:], recorder.state) or not step:
                continue
            view = self._read(recorder.state).view(self.seat)
            self.screen.show(*self.look.table(view, self.sitters))
            self.screen.show(*self.look.own(view, self.sitters, short=False))
            self.screen.say("terminal-step", "dim", number=number, choices=len(self.record.choices))
            answer = self.screen.ask("")
            if answer is None or answer.strip().casefold() in ("q", "quit"):
                return False
        self._end(recorder)
        return True

    def _read(self, state: State) -> State:
        """The table as it is read."""
        return state if self.language is None else state.told_in(self.language)

    def _tell(self, events: Sequence[Event], state: State) -> bool:
        """Print the sentences of events of a table; whether there was any."""
        told = False
        for each in map(self._read(state).retold, events):
            shown = each if self.seat is None else seen(each, self.seat)
            line = event(self.game.name, shown, self.names)
            if line is None:
                continue
            told = True
            if each.code in ("round", "wave"):
                self.screen.blank()
                self.screen.heading(line)
            else:
                self.screen.line(line, "dim" if each.code in self.look.quiet else "")
        return told

    def _end(self, recorder: Recorder) -> None:
        view = self._read(recorder.state).view(self.seat)
        self.screen.blank()
        if self.outcome is None:
            self.screen.heading(say("terminal-unfinished", choices=len(self.record.choices)))
            self.screen.show(*self.look.table(view, self.sitters))
            return
        if self.outcome == CALLED_OFF:
            self.screen.heading(say("terminal-called-off"))
            self.screen.show(*self.look.table(view, self.sitters))
            return
        message = f"{self.game.name}-outcome-{self.outcome.reason}"
        winners = [self.names[winner] for winner in self.outcome.winners]
        self.screen.heading(
            say(
                message if has(message) else "terminal-won",
                names=listed(winners),
                count=len(winners),
            )
        )
        self.screen.show(*self.look.ending(self.outcome, view, self.sitters))
