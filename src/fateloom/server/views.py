"""What a viewer gets. Everything about a game that leaves the server is made here.

Views, events, legal moves, undo and replay come from `show`, whoever looks and whenever; who
sits there from `greeting` and `sitting`; records, which tell everything, from `record_text`. So
there is one place to keep a secret. What leaves sealed is made in `savefile`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import UNSET

from fateloom.core.game import State, seen
from fateloom.core.languages import best
from fateloom.server.bodies import PlayerInfo
from fateloom.server.messages import (
    EventInfo,
    NoteInfo,
    NoteKind,
    ProgramInfo,
    QuestionInfo,
    QuestionKind,
    Table,
    View,
    encode,
)
from fateloom.server.play import Moment, Play, Trial, words
from fateloom.server.presence import Attendance
from fateloom.server.questions import asked, asks_for_file
from fateloom.server.refusals import ServerRefusal
from fateloom.server.seating import Seating
from fateloom.server.store import Header

Sight = tuple[int | None, tuple[str, ...]]
"""The seat from which somebody looks (None: a spectator), and the languages they wish."""
MAX_NOTES: Final = 40
"""So many of the latest notes are shown."""


@dataclass(frozen=True, slots=True)
class Had:
    """What a viewer has already: the events of a seat's view up to this many, in a language."""

    seat: int | None
    epoch: int
    events: int
    language: str | None


def may_look(play: Play, yours: Collection[int], seat: int | None, at: int | None) -> None:
    """Check that a device that holds the seats `yours` may look so. Raises `ServerRefusal`."""
    if seat is not None and not 0 <= seat < play.state.seats:
        raise ServerRefusal("look-no-such-seat", seat)
    if play.over:
        if at is not None:
            play.at(at)
        return
    if at is not None:
        raise ServerRefusal("replay-not-over")
    if seat is not None and seat not in yours:
        raise ServerRefusal("look-not-your-seat", seat)


def show(
    play: Play,
    seating: Seating,
    device: str | None,
    seat: int | None,
    at: int | None = None,
    had: Had | None = None,
    languages: Sequence[str] = (),
) -> tuple[View, Had]:
    """The table from a seat (None: a spectator), now or after `at` choices, and what was shown.

    Its words are in the first of these languages that it has, else in the original.

    Raises `ServerRefusal` for a look that is not this device's. Events that the viewer had
    are left out.
    """
    yours = seating.seats_of(device)
    may_look(play, yours, seat, at)
    moment = Moment(play.state, len(play.events)) if at is None else play.at(at)
    now = at is None
    language = language_of(moment.state, languages)
    told = _told(play, language) if now else _read(moment.state, language)
    first = 0
    if had is not None and (had.seat, had.epoch, had.language) == (seat, play.epoch, language):
        first = had.events if had.events <= moment.events else 0
    events = []
    for event in play.events[first : moment.events]:
        code, args, seats = seen(event if language is None else told.retold(event), seat)
        events.append(EventInfo(code, args, UNSET if seats is None else True))
    undo = play.undoable(seat) if now else None
    consent = now and undo is None and seat is not None and bool(asked(seating, (seat,)))
    if consent:
        undo = play.askable(seat)
    program = topic = None
    if now and seat is not None and seat in yours and not play.over:
        program, topic = _program(play, seat), _topic(play, seat)
    view = View(
        number=play.number,
        seat=seat,
        view=_encoded(play, seat, language) if now else told.view(seat),
        first=first,
        events=tuple(events),
        legal=words(moment.state.legal(seat)) if now and seat is not None and not play.over else (),
        undo=undo.move if undo else None,
        consent=consent and undo is not None,
        waiting=() if now and play.over else moment.state.waiting,
        paused=play.paused,
        over=play.over,
        choices=len(play.choices),
        at=at,
        program=program,
        topic=topic,
        called_off=play.recorder.called_off,
        clocks=tuple([round(each, 1) for each in play.left(time.time())]) if now else (),
        question=_question(play, seating) if now else None,
        notes=_notes(play) if now else (),
        file=play.agreed.line if play.agreed and device in play.agreed.devices else None,
    )
    return view, Had(seat, play.epoch, moment.events, language)


def sitting(seating: Seating, attendance: Attendance | None = None) -> tuple[PlayerInfo, ...]:
    """The seats of a table as everybody sees them; without attendance nobody is there."""
    return tuple(
        PlayerInfo(
            name=player.name,
            bot=player.bot,
            held=bool(holders),
            ready=player.ready,
            presence=None if not holders else attendance.of(holders) if attendance else "gone",
        )
        for player, holders in zip(seating.players, seating.holders, strict=True)
    )


def greeting(header: Header, play: Play, device: str | None, attendance: Attendance) -> Table:
    """A table and who sits at it, as this device is told."""
    seating = header.seating
    return Table(
        table=header.table,
        game=header.game,
        players=sitting(seating, attendance),
        yours=seating.seats_of(device),
        left=seating.left_by(device),
        host=device in seating.hosts,
        hosts=tuple(s for s, holders in enumerate(seating.holders) if holders & seating.hosts),
        begun=seating.begun,
        locked=seating.locked,
        spectators=seating.spectators,
        talk=seating.talk,
        options=dict(header.options),
        clock=header.clock,
        saves=play.game.saves and seating.is_all_of(device),
        saved=header.saved,
        file=None if play.over else _file(seating, device),
    )


def _file(seating: Seating, device: str | None) -> Literal["now", "ask"] | None:
    try:
        return "ask" if asks_for_file(seating, device) else "now"
    except ServerRefusal:
        return None


def language_of(state: State, wished: Sequence[str]) -> str | None:
    """The language in which a table is told to whoever wishes these; None for the original."""
    original, *_ = state.languages or (None,)
    found = best(wished, state.languages)
    return None if found == original else found


def _encoded(of: Play | Trial, seat: int | None, language: str | None) -> Any:
    """The game's own view in a language, encoded once however many look."""
    if language is None:
        return _once(of, ("text", seat), lambda: msgspec.Raw(encode(_seen(of, seat))))
    told = _told(of, language)
    return _once(of, ("text", seat, language), lambda: msgspec.Raw(encode(told.view(seat))))


def _seen(of: Play | Trial, seat: int | None) -> Any:
    """The view in the original, which programs go by too."""
    return _once(of, ("view", seat), lambda: of.state.view(seat))


def _told(of: Play | Trial, language: str | None) -> State:
    """The table as it is told in a language."""
    told: State = _once(of, ("told", language), lambda: _read(of.state, language))
    return told


def _read(state: State, language: str | None) -> State:
    return state if language is None else state.told_in(language)


def _once(of: Play | Trial, what: Any, make: Callable[[], Any]) -> Any:
    """What is made of a moment once, however often it is asked for."""
    if what not in of.shown:
        of.shown[what] = make()
    return of.shown[what]


def foresee(trial: Trial, sights: Collection[Sight]) -> None:
    """Make what is going to be seen of a choice. Nobody is sent it before it is true."""
    for seat, languages in sights:
        _encoded(trial, seat, language_of(trial.state, languages))


def _question(play: Play, seating: Seating) -> QuestionInfo | None:
    question = play.question
    if question is None or play.over:
        return None
    return QuestionInfo(
        kind=cast("QuestionKind", question.kind),
        seat=question.seat,
        number=question.number,
        awaited=question.awaited(seating) if question.open else (),
        declined=question.declined,
        lapsed=question.lapsed,
    )


def _notes(play: Play) -> tuple[NoteInfo, ...]:
    return tuple(
        [
            NoteInfo(play.mark(note.choices), cast("NoteKind", note.kind), note.seat, note.name)
            for note in play.notes[-MAX_NOTES:]
        ]
    )


def _program(play: Play, seat: int) -> ProgramInfo | None:
    program = play.programs.get(seat)
    if program is None:
        return None
    return ProgramInfo(program.kind, dict(program.args), program.topic is None)


def _topic(play: Play, seat: int) -> str | None:
    if not play.game.programs:
        return None
    topic: str | None = _once(play, ("topic", seat), lambda: play.game.topic(_seen(play, seat)))
    return topic


def record_text(play: Play) -> str:
    """The record of a game, which tells every hidden card: only once it is over."""
    if not play.over:
        raise ServerRefusal("game-not-over")
    return play.recorder.record().dumps()
