"""The messages of docs/protocol.md in plain values, for JSON: the server has them as types."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from json import JSONEncoder
from typing import Any

from fateloom.bots.advice import Advice, Reason
from fateloom.bots.review import Review
from fateloom.core import campaigns
from fateloom.core.errors import FateloomError
from fateloom.core.game import Game, Move, Program
from fateloom.core.jsontext import parsed
from fateloom.table.advice import may_ask
from fateloom.table.campaigns import told
from fateloom.table.log import Header
from fateloom.table.refusals import TableRefusal, clean
from fateloom.table.review import may_review
from fateloom.table.seating import Player, Seating
from fateloom.table.state import TableState
from fateloom.table.visibility import Course, Scene, latest_events, view_of
from fateloom.table.votes import Question

Message = dict[str, Any]


def read(text: str) -> Any:
    """What the page says. Raises `TableRefusal` for what cannot be read."""
    try:
        return parsed(text)
    except ValueError as error:
        raise TableRefusal("malformed-message", str(error)) from error


def view(play: TableState, scene: Scene) -> Message:
    """The message `view`."""
    now = scene.at is None
    message = {
        "t": "view",
        "number": scene.number,
        "seat": scene.seat,
        "view": view_of(play, scene.seat, scene.language) if now else scene.state.view(scene.seat),
        "first": scene.first,
        "events": [_event(*event) for event in scene.events],
        "legal": [_move(move) for move in scene.legal],
        "undo": None if scene.undo is None else _move(scene.undo),
        "consent": scene.consent,
        "waiting": scene.waiting,
        "paused": scene.paused,
        "over": scene.over,
        "choices": scene.choices,
        "at": scene.at,
        "program": _program(scene.program),
        "topic": scene.topic,
        "called_off": scene.called_off,
        "clocks": scene.clocks,
        "question": _question(scene.question, scene.awaited),
        "notes": [
            {"first": first, "kind": kind, "seat": seat, "number": number}
            for first, kind, seat, number in scene.notes
        ],
        "file": scene.file,
        # The others are at this device, too: nobody has to be told where it goes on.
        "rematch": None,
    }
    chapters = campaigns.written(scene.chapters) or None
    beside = {"chapters": chapters, "open": scene.open, "hope": scene.hope}
    return message | {name: value for name, value in beside.items() if value is not None}


def course(course: Course) -> Message:
    """The message `course`."""
    return {"t": "course", **course._asdict()}


def advice(seat: int, number: int, advice: Advice, *, done: bool) -> Message:
    """The message `advice`, about the decision of a seat in view `number`."""
    return {
        "t": "advice",
        "seat": seat,
        "number": number,
        "games": advice.games,
        "done": done,
        "moves": [
            {
                "move": each.move,
                "chance": each.chance,
                "least": each.least,
                "most": each.most,
                "equal": each.equal,
                "reason": _reason(each.reason),
            }
            for each in advice.moves
        ],
    }


def review(game: Game[Any, Any], seat: int, review: Review) -> Message:
    """The message `review`."""
    return {
        "t": "review",
        "seat": seat,
        "decisions": review.decisions,
        "points": review.points,
        "missed": [
            {
                "choices": each.decision.choices,
                "view": each.decision.view,
                "chosen": _move(game.parse(each.decision.chosen)),
                "better": _move(game.parse(each.better)),
                "gain": each.gain,
                "reason": _reason(each.reason),
            }
            for each in review.missed
        ],
        "result": review.result,
        "done": review.done,
    }


def table(header: Header, play: TableState, device: str) -> Message:
    """The message `table`: nobody sits at another device, so there is nobody to invite or host."""
    seating = header.seating
    return {
        "t": "table",
        "table": header.table,
        "game": header.game,
        "players": _players(seating),
        "yours": seating.seats_of(device),
        "left": seating.left_by(device),
        "host": False,
        "hosts": (),
        "begun": seating.begun,
        "locked": seating.locked,
        "spectators": seating.spectators,
        "talk": seating.talk,
        "options": header.options,
        "clock": None,
        "saves": False,
        "saved": None,
        "file": None,
        # Nobody is removed from a seat, and no game is exported, without a server.
        "called": {},
        "commitment": None,
        "joint": False,
        "revealing": False,
        "handheld": False,
        "handhelds": (),
        "lesson": header.lesson,
        "played_on": header.played_on,
        "advice": may_ask(header, play, device),
        "review": may_review(play.game, header, device),
    }


def listed(header: Header, play: TableState, device: str) -> Message:
    """The table in a list, as `TableInfo` of the server."""
    last = told(play)[-1:]
    return {
        "table": header.table,
        "game": header.game,
        "players": _players(header.seating),
        "yours": header.seating.seats_of(device),
        "waiting": () if play.over else play.state.waiting,
        "begun": header.seating.begun,
        "paused": play.paused,
        "over": play.over,
        "choices": len(play.choices),
        "created": header.created,
        "changed": play.changed,
        "view": view_of(play, None),
        "events": [_event(*event) for event in latest_events(play, header.seating)],
        "saved": None,
        "broken": None,
        "lesson": header.lesson,
        "chapter": {"campaign": last[0].campaign, "part": last[0].part, "name": dict(last[0].name)}
        if last
        else None,
    }


def refused(error: FateloomError) -> Message:
    """The message `refused`."""
    return {"t": "refused", **refusal(error)}


def refusal(error: FateloomError) -> Message:
    """A refusal by itself, as in an answer over HTTP."""
    return {"code": error.code, "details": clean(error.details), "rule": error.rule}


def _players(seating: Seating) -> list[Message]:
    return [
        _player(player, bool(holders))
        for player, holders in zip(seating.players, seating.holders, strict=True)
    ]


def _player(player: Player, held: bool) -> Message:
    return {
        "name": player.name,
        "bot": player.bot,
        "held": held,
        "ready": player.ready,
        "presence": "here" if held else None,
        "share": None,
        "revealed": False,
    }


def _event(code: str, args: tuple[Any, ...], hidden: bool) -> Message:
    event: Message = {"code": code, "args": args}
    return {**event, "private": True} if hidden else event


def _move(move: Move) -> Message:
    return {"id": move.text, "kind": move.kind, "args": move.args, "text": move.text}


def _reason(reason: Reason | None) -> Message | None:
    if reason is None:
        return None
    code, args = reason.consequence
    return {"code": code, "args": dict(args), "here": reason.here, "there": reason.there}


def _program(program: Program | None) -> Message | None:
    if program is None:
        return None
    return {"kind": program.kind, "args": program.args, "lasts": program.topic is None}


def _question(question: Question | None, awaited: tuple[int, ...]) -> Message | None:
    if question is None:
        return None
    return {
        "kind": question.kind,
        "seat": question.seat,
        "number": question.number,
        "awaited": awaited,
        "declined": question.declined,
        "lapsed": question.lapsed,
    }


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _plain(value: Any) -> Any:
    """What JSON has no word for: views are made of data classes and read-only mappings."""
    if is_dataclass(value) and not isinstance(value, type):
        return {name: getattr(value, name) for name in _names(type(value))}
    if isinstance(value, frozenset):
        return sorted(value)
    return dict(value)


encode = JSONEncoder(default=_plain, separators=(",", ":"), ensure_ascii=False).encode
"""A message as JSON."""
