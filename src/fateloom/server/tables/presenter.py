"""The messages for a viewer, made from what `table.visibility` allows them to see.

`greeting` and `sitting` describe the seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal, Protocol, cast

from msgspec import UNSET

from fateloom.core.game import Move, Program
from fateloom.core.record import Record
from fateloom.server.schema.http import ChapterInfo, Clock, EventInfo, PlayerInfo
from fateloom.server.schema.moves import MoveInfo
from fateloom.server.schema.socket import (
    DealInfo,
    Fields,
    NoteInfo,
    NoteKind,
    ProgramInfo,
    QuestionInfo,
    QuestionKind,
    RematchInfo,
    Table,
    View,
)
from fateloom.server.tables import fields
from fateloom.server.tables.presence import Attendance
from fateloom.table.advice import may_ask
from fateloom.table.campaigns import told
from fateloom.table.log import Header
from fateloom.table.refusals import TableRefusal
from fateloom.table.review import may_review
from fateloom.table.seating import Seating
from fateloom.table.state import TableState
from fateloom.table.transition import Trial
from fateloom.table.visibility import Had, Scene, SeenEvent, called, language_of, look, view_of
from fateloom.table.votes import Question, asks_for_file

Sight = tuple[int | None, tuple[str, ...]]
"""The seat of a viewer (None: a spectator), and their languages, in order of preference."""


class Watcher(Protocol):
    """A viewer of a table."""

    sight: Sight | None
    """Their seat and languages, if they look at the present state of the table."""


def event_infos(events: Iterable[SeenEvent]) -> tuple[EventInfo, ...]:
    """Events, as messages have them."""
    return tuple([EventInfo(code, args, hidden or UNSET) for code, args, hidden in events])


def show(
    play: TableState,
    seating: Seating,
    device: str | None,
    seat: int | None,
    at: int | None = None,
    had: Had | None = None,
    languages: tuple[str, ...] = (),
    everything: bool = False,
) -> tuple[View, Had]:
    """The table from a seat (None: a spectator), now or after `at` choices, and what was shown.

    Its texts are in the first of these languages that it has, else in the original. Events that
    the viewer already has are left out. With `everything`, the views of all seats are shown, too.

    Raises `TableRefusal` if this device may not look from there.
    """
    scene, had = look(play, seating, device, seat, at, had, languages, everything)
    game: Any = None
    if scene.dealt:
        game = encoded(play, seat, scene.language) if at is None else scene.state.view(seat)
    view = View(
        number=scene.number,
        seat=seat,
        view=game,
        first=scene.first,
        events=event_infos(scene.events),
        legal=tuple([move_info(move) for move in scene.legal]),
        undo=None if scene.undo is None else move_info(scene.undo),
        consent=scene.consent,
        waiting=scene.waiting,
        paused=scene.paused,
        over=scene.over,
        choices=scene.choices,
        at=at,
        program=None if scene.program is None else _program(scene.program),
        topic=scene.topic,
        called_off=scene.called_off,
        clocks=scene.clocks,
        question=None if scene.question is None else _question(scene.question, scene.awaited),
        notes=_notes(scene) if scene.notes else (),
        file=scene.file,
        rematch=None if scene.rematch is None else RematchInfo(*scene.rematch),
        deal=UNSET if scene.deal is None else _deal(scene.deal),
        chapters=scene.chapters or UNSET,
        open=UNSET if scene.open is None else scene.open,
        hope=UNSET if scene.hope is None else scene.hope,
    )
    return view, had


def last_chapter(play: TableState) -> ChapterInfo | None:
    """What a finished game of a campaign leaves; None for any other."""
    chapters = told(play)
    if not chapters:
        return None
    last = chapters[-1]
    return ChapterInfo(last.campaign, last.part, dict(last.name))


def sitting(seating: Seating, attendance: Attendance | None = None) -> tuple[PlayerInfo, ...]:
    """The seats of a table as everybody sees them; without attendance nobody is there."""
    return tuple(
        PlayerInfo(
            name=player.name,
            bot=player.bot,
            held=bool(holders),
            ready=player.ready,
            presence=None if not holders else attendance.of(holders) if attendance else "gone",
            share=player.share,
            revealed=player.revealed is not None,
        )
        for player, holders in zip(seating.players, seating.holders, strict=True)
    )


def greeting(header: Header, play: TableState, device: str | None, attendance: Attendance) -> Table:
    """A table and its seats, as this device may see them."""
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
        clock=cast("Clock | None", header.clock),
        saves=play.game.saves and seating.is_all_of(device),
        saved=header.saved,
        file=None if play.over else _file(seating, device),
        called=called(play),
        commitment=play.recorder.header.commitment,
        joint=seating.joint,
        revealing=seating.revealing,
        handheld=seating.is_handheld(device),
        handhelds=seating.handhelds(device),
        lesson=header.lesson,
        played_on=header.played_on,
        advice=may_ask(header, play, device),
        review=may_review(play.game, header, device),
    )


def _deal(record: Record) -> DealInfo:
    assert record.nonce is not None
    if record.joint is None:
        return DealInfo(record.rules, str(record.seed), record.nonce)
    drawn, shares = record.joint
    return DealInfo(record.rules, str(drawn), record.nonce, shares)


def _file(seating: Seating, device: str | None) -> Literal["now", "ask"] | None:
    try:
        return "ask" if asks_for_file(seating, device) else "now"
    except TableRefusal:
        return None


def encoded(of: TableState | Trial, seat: int | None, language: str | None) -> Fields:
    """The game's own view in a language as JSON, encoded once for all viewers."""
    text: Fields | None = of.shown.get(("text", seat, language))
    if text is None:
        text = of.shown["text", seat, language] = fields.encoded(view_of(of, seat, language))
    return text


def foresee(trial: Trial, watchers: Iterable[Watcher]) -> None:
    """Make the views after a choice in advance. They are sent only once the choice is stored."""
    for watcher in watchers:
        if watcher.sight is not None:
            seat, languages = watcher.sight
            encoded(trial, seat, language_of(trial.state, languages) if languages else None)


@lru_cache(maxsize=1 << 14)
def move_info(move: Move) -> MoveInfo:
    """A move, as messages have it."""
    # The text is the id: no two moves of a game have the same, and records keep it.
    return MoveInfo(move.text, move.kind, dict(move.args), move.text)


def _question(question: Question, awaited: tuple[int, ...]) -> QuestionInfo:
    return QuestionInfo(
        kind=cast("QuestionKind", question.kind),
        seat=question.seat,
        number=question.number,
        awaited=awaited,
        declined=question.declined,
        lapsed=question.lapsed,
    )


def _notes(scene: Scene) -> tuple[NoteInfo, ...]:
    return tuple(
        [
            NoteInfo(first, cast("NoteKind", kind), whose, number)
            for first, kind, whose, number in scene.notes
        ]
    )


def _program(program: Program) -> ProgramInfo:
    return ProgramInfo(program.kind, dict(program.args), program.topic is None)
