"""The replay of a record in a terminal, choice by choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fateloom.core.errors import InvalidSetup
from fateloom.core.game import Event, Game, Seat, State, seen
from fateloom.core.record import CALLED_OFF, Record, Recorder, replay
from fateloom.terminal.languages import language_of
from fateloom.terminal.renderers import renderer_of
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
    """Print a record from its beginning: everything, or what one seat could see.

    With `step` it waits for Enter after every choice. A story is printed in `language`, if it has
    that. The whole record is checked before anything is printed. Returns False when it was left
    before its end. Raises `BadRecord`, or `InvalidSetup` for an unknown seat or language.
    """
    whole = replay(game, record)
    if seat is not None and not 0 <= seat < record.seats:
        raise InvalidSetup("no-such-seat", seat, record.seats - 1)
    read = None if language is None else language_of(whole.state, language)
    return _Replay(game, record, whole, screen, seat, read).run(step)


class _Replay:
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
        self.renderer = renderer_of(game.name)
        self.sitters = sitters_of(record)
        self.names = [sitter.name for sitter in self.sitters]

    def run(self, step: bool) -> bool:
        """Replay the record; False when it was left before its end."""
        recorder = replay(self.game, self.record, 0)
        self._print_events(recorder.events, recorder.state)
        for number, choice in enumerate(self.record.choices, 1):
            known = len(recorder.events)
            recorder.choose(choice.seat, choice.move)
            if not self._print_events(recorder.events[known:], recorder.state) or not step:
                continue
            view = self._translated(recorder.state).view(self.seat)
            self.screen.print(*self.renderer.table(view, self.sitters))
            self.screen.print(*self.renderer.own(view, self.sitters, short=False))
            self.screen.print_message(
                "terminal-step", "dim", number=number, choices=len(self.record.choices)
            )
            answer = self.screen.ask("")
            if answer is None or answer.strip().casefold() in ("q", "quit"):
                return False
        self._print_end(recorder)
        return True

    def _translated(self, state: State) -> State:
        """A table in the language of the reader."""
        return state if self.language is None else state.translated(self.language)

    def _print_events(self, events: Sequence[Event], state: State) -> bool:
        """Print the sentences of events; return whether there were any."""
        printed = False
        for each in map(self._translated(state).translate_event, events):
            shown = each if self.seat is None else seen(each, self.seat)
            line = event(self.game.name, shown, self.names)
            if line is None:
                continue
            printed = True
            if each.code in ("round", "wave"):
                self.screen.print_blank()
                self.screen.print_heading(line)
            else:
                self.screen.print_line(line, "dim" if each.code in self.renderer.quiet else "")
        return printed

    def _print_end(self, recorder: Recorder) -> None:
        view = self._translated(recorder.state).view(self.seat)
        self.screen.print_blank()
        if self.outcome is None:
            self.screen.print_heading(say("terminal-unfinished", choices=len(self.record.choices)))
            self.screen.print(*self.renderer.table(view, self.sitters))
            return
        if self.outcome == CALLED_OFF:
            self.screen.print_heading(say("terminal-called-off"))
            self.screen.print(*self.renderer.table(view, self.sitters))
            return
        message = f"{self.game.name}-outcome-{self.outcome.reason}"
        winners = [self.names[winner] for winner in self.outcome.winners]
        self.screen.print_heading(
            say(
                message if has(message) else "terminal-won",
                names=listed(winners),
                count=len(winners),
            )
        )
        self.screen.print(*self.renderer.ending(self.outcome, view, self.sitters))
