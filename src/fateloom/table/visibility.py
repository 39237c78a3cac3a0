"""What a viewer may see of a table. Everything about a game that leaves a table is decided here.

Views, events, legal moves, undo and replay all come from `look`, for every viewer and moment, on a
server and on a device without one. The course of a game comes from `course`, and records, which
reveal everything, from `record_text`. So secrets are kept in one place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, NamedTuple, cast

from fateloom.core.campaigns import Chapter
from fateloom.core.game import Event, Game, Move, Program, State, seen
from fateloom.core.languages import best
from fateloom.core.record import Record
from fateloom.core.solving import key_of
from fateloom.table.campaigns import told
from fateloom.table.log import EntryKind, Rematch
from fateloom.table.notes import Note
from fateloom.table.refusals import TableRefusal
from fateloom.table.seating import Seating
from fateloom.table.state import Moment, TableState
from fateloom.table.timekeeper import CLOCK
from fateloom.table.transition import Trial
from fateloom.table.votes import Question, asked

MAX_NOTES: Final = 40
"""Maximum number of table events in a view; the latest are shown, and as many about advice."""

MAX_LATEST: Final = 12
"""Maximum number of events of a table in a list."""

SeenEvent = tuple[str, tuple[Any, ...], bool]
"""An event as a viewer sees it: its code, its arguments, and whether it is hidden from others."""


@dataclass(frozen=True, slots=True)
class Had:
    """What a viewer already has: a number of events as seen from a seat, in a language, after line
    `number` of the log."""

    seat: int | None
    epoch: int
    number: int
    events: int
    language: str | None


class Scene(NamedTuple):
    """The table from a seat, with the names of the message `view` in docs/protocol.md.

    dealt    whether anything of the game is shown: not while the table gathers for its first choice
    language  the language of its texts; None for the original
    state    the state of the game; only its view from `seat` may leave the table
    events   those that the viewer does not have yet
    awaited  the seats that have not answered the question yet
    open     the views from all seats, if they were asked for; only once the game is over
    deal     the record's header, with the seed and the nonce; only once the game is over
    hope     whether a puzzle can still be won for certain; None where no puzzle goes on
    notes    each with the index of the next event, its kind, the seat, and its number
    """

    number: int
    seat: int | None
    dealt: bool
    language: str | None
    state: State
    first: int
    events: list[SeenEvent]
    legal: Sequence[Move]
    undo: Move | None
    consent: bool
    waiting: tuple[int, ...]
    paused: bool
    over: bool
    choices: int
    at: int | None
    program: Program | None
    topic: str | None
    called_off: bool
    clocks: tuple[float, ...]
    question: Question | None
    awaited: tuple[int, ...]
    notes: list[tuple[int, str, int, int]]
    file: int | None
    rematch: Rematch | None
    deal: Record | None
    chapters: tuple[Chapter, ...]
    open: tuple[Any, ...] | None = None
    hope: bool | None = None


class Course(NamedTuple):
    """How a game went, after each number of choices from 0 on.

    number   of the line of the log at which it was so
    marks    the number of events
    counts   the progress of each seat; None where nobody may know it, or the game has no such count
    chances  what the game's evaluation gives each seat; None while the game runs
    """

    number: int
    marks: tuple[int, ...]
    counts: tuple[tuple[int, ...], ...] | None
    chances: tuple[tuple[float, ...], ...] | None


def may_look(
    play: TableState,
    seating: Seating,
    device: str | None,
    seat: int | None,
    at: int | None,
    everything: bool = False,
) -> None:
    """Check that a device may see this moment from this seat, or from all of them.

    Raises `TableRefusal`.
    """
    if seat is not None and not 0 <= seat < play.state.seats:
        raise TableRefusal("look-no-such-seat", seat)
    if play.over:
        if at is not None:
            play.at(at)
        return
    if at is not None or everything:
        raise TableRefusal("replay-not-over")
    if seat is not None and not seating.holds(device, seat):
        raise TableRefusal("look-not-your-seat", seat)


def dealt(play: TableState, seating: Seating) -> bool:
    """Whether the game may be seen at all. A table that waits for its players shows nothing before
    the first choice: otherwise people could choose a seat by its cards."""
    return seating.begun or bool(play.choices)


def look(
    play: TableState,
    seating: Seating,
    device: str | None,
    seat: int | None,
    at: int | None = None,
    had: Had | None = None,
    languages: tuple[str, ...] = (),
    everything: bool = False,
) -> tuple[Scene, Had]:
    """The table from a seat (None: a spectator), now or after `at` choices, and what was shown.

    Its texts are in the first of these languages that it has, else in the original. Events that
    the viewer already has are left out. With `everything`, the views of all seats are shown, too.

    Raises `TableRefusal` if this device may not look from there.
    """
    may_look(play, seating, device, seat, at, everything)
    now, over, shown = at is None, play.over, dealt(play, seating)
    all_events = play.events if shown else ()
    moment = Moment(play.state, len(all_events)) if at is None else play.at(at)
    language = language_of(moment.state, languages) if languages else None
    if language is None:
        state = moment.state
    else:
        state = translated(play, language) if now else moment.state.translated(language)
    first = 0
    if had is not None and (had.seat, had.epoch, had.language) == (seat, play.epoch, language):
        first = min(had.events, play.unchanged(had.number), moment.events)
    events = [
        _seen_event(event, seat, state, language) for event in all_events[first : moment.events]
    ]
    undo = program = topic = question = None
    consent = False
    legal: Sequence[Move] = ()
    hope: bool | None = None
    if now and not over:
        hope = None if play.winnable is None else key_of(moment.state) in play.winnable
        question = play.question
        if seat is not None and shown:
            legal = moment.state.legal(seat)
            undo = play.undoable(seat)
            if undo is None and play.lesson is not None:
                undo = play.rewindable(seat)
            elif undo is None and asked(seating, (seat,)):
                undo = play.askable(seat)
                consent = undo is not None
            if play.game.programs:
                program, topic = play.programs.get(seat), _topic(play, seat)
    scene = Scene(
        number=play.number,
        seat=seat,
        dealt=shown,
        language=language,
        state=state,
        first=first,
        events=events,
        legal=legal,
        undo=play.game.parse(undo.move) if undo else None,
        consent=consent,
        waiting=() if (now and over) or not shown else moment.state.waiting,
        paused=play.paused,
        over=over,
        choices=len(play.choices),
        at=at,
        program=program,
        topic=topic,
        called_off=play.recorder.called_off,
        clocks=play.clocks(CLOCK.now()) if now and play.clock is not None else (),
        question=question,
        awaited=question.awaited(seating) if question is not None and question.open else (),
        notes=_notes(play) if now and play.notes else [],
        file=play.agreed.line if play.agreed and device in play.agreed.devices else None,
        rematch=play.rematch,
        deal=play.recorder.header if over and play.recorder.header.nonce is not None else None,
        chapters=told(play) if now and over else (),
        open=tuple([state.view(each) for each in range(state.seats)]) if everything else None,
        hope=hope,
    )
    return scene, Had(seat, play.epoch, play.number, moment.events, language)


def _seen_event(event: Event, seat: int | None, state: State, language: str | None) -> SeenEvent:
    """An event as a seat may see it, in the language of this state."""
    code, args, seats = seen(event if language is None else state.translate_event(event), seat)
    return code, args, seats is not None


def latest_events(
    play: TableState, seating: Seating, languages: tuple[str, ...] = ()
) -> list[SeenEvent]:
    """The latest events that a spectator may know of, oldest first."""
    if not dealt(play, seating):
        return []
    language = language_of(play.state, languages)
    state = translated(play, language)
    public = (event for event in reversed(play.events) if event.seats is None)
    found = [_seen_event(event, None, state, language) for event in islice(public, MAX_LATEST)]
    return found[::-1]


def language_of(state: State, wished: tuple[str, ...]) -> str | None:
    """The language of a table for these wishes; None for the original."""
    there = state.languages
    found = best(wished, there) if wished and there else None
    return None if found is None or found == there[0] else found


def translated(of: TableState | Trial, language: str | None) -> State:
    """The state of a table with its texts in a language."""
    if language is None:
        return of.state
    state: State | None = of.shown.get(("state", language))
    if state is None:
        state = of.shown["state", language] = of.state.translated(language)
    return state


def view_of(of: TableState | Trial, seat: int | None, language: str | None = None) -> Any:
    """The game's own view from a seat, made once for all viewers. Programs use the one in the
    original language."""
    view = of.shown.get(("view", seat, language))
    if view is None:
        state = of.state if language is None else translated(of, language)
        view = of.shown["view", seat, language] = of.see(state, seat)
    return view


def course(play: TableState, seating: Seating) -> Course:
    """How the game went so far; its estimates, which know every card, only once it is over."""
    found: Course | None = play.shown.get("course")
    if found is None:
        found = play.shown["course"] = _course(play, dealt(play, seating))
    return found


def _course(play: TableState, shown: bool) -> Course:
    if not shown:
        return Course(play.number, (), None, None)
    game, choices, seats = play.game, range(len(play.choices) + 1), range(play.state.seats)
    states = [play.at(each).state for each in choices]
    counts = chances = None
    if play.over or not game.secret_progress:
        rows = [tuple([game.progress(state, seat) for seat in seats]) for state in states]
        counts = None if None in rows[0] else tuple(cast("list[tuple[int, ...]]", rows))
    if play.over:
        chances = tuple(_chances(game, states))
    return Course(play.number, tuple([play.mark(each) for each in choices]), counts, chances)


def _chances(game: Game[Any, Any], states: Sequence[State]) -> Iterator[tuple[float, ...]]:
    """Each seat's value at each moment; within a choice that is half made, the one before it."""
    row: tuple[float, ...] = ()
    for state in states:
        if not row or game.settled(state):
            row = tuple([round(game.evaluate(state, seat), 3) for seat in range(state.seats)])
        yield row


def record_text(play: TableState) -> str:
    """The record of a finished game. It reveals every hidden card."""
    if not play.over:
        raise TableRefusal("game-not-over")
    return play.recorder.record().dumps()


def called(play: TableState) -> dict[int, str]:
    """The names of seats at the time of the table events in a view, by the number of the event."""
    return {number: note.name for number, note in _latest(play) if note.name}


def _notes(play: TableState) -> list[tuple[int, str, int, int]]:
    return [
        (play.mark(note.choices), note.kind, note.seat, number) for number, note in _latest(play)
    ]


def _latest(play: TableState) -> list[tuple[int, Note]]:
    numbered = list(enumerate(play.notes))
    # A player may ask for advice at every decision: that hides no other event.
    advised = [each for each in numbered if each[1].kind == EntryKind.ADVISED]
    others = [each for each in numbered if each[1].kind != EntryKind.ADVISED]
    return sorted(others[-MAX_NOTES:] + advised[-MAX_NOTES:])


def _topic(play: TableState, seat: int) -> str | None:
    if ("topic", seat) not in play.shown:
        play.shown["topic", seat] = play.game.topic(view_of(play, seat))
    topic: str | None = play.shown["topic", seat]
    return topic
