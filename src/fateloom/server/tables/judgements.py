"""Advice and reviews as messages."""

from __future__ import annotations

from typing import Any

from fateloom.bots.advice import Advice, Reason
from fateloom.bots.review import Review
from fateloom.core.game import Game
from fateloom.server.schema import moves as m
from fateloom.server.schema.socket import AskAdvice
from fateloom.server.tables.presenter import move_info


def advice_message(advice: Advice, asked: AskAdvice, *, done: bool) -> m.Advice:
    """An advice, as the answer to a question."""
    moves = [
        m.JudgedInfo(
            move=each.move,
            chance=each.chance,
            least=each.least,
            most=each.most,
            equal=each.equal,
            reason=_reason(each.reason),
        )
        for each in advice.moves
    ]
    return m.Advice(asked.seat, asked.number, advice.games, done, tuple(moves))


def review_message(game: Game[Any, Any], review: Review, seat: int) -> m.Review:
    """A review of this seat."""
    points = [
        m.PointInfo(choices=each.choices, chance=each.chance, least=each.least, most=each.most)
        for each in review.points
    ]
    missed = [
        m.MissedInfo(
            choices=each.decision.choices,
            view=each.decision.view,
            chosen=move_info(game.parse(each.decision.chosen)),
            better=move_info(game.parse(each.better)),
            gain=each.gain,
            reason=_reason(each.reason),
        )
        for each in review.missed
    ]
    return m.Review(
        seat=seat,
        decisions=review.decisions,
        points=tuple(points),
        missed=tuple(missed),
        result=review.result,
        done=review.done,
    )


def _reason(reason: Reason | None) -> m.ReasonInfo | None:
    if reason is None:
        return None
    code, args = reason.consequence
    return m.ReasonInfo(code, dict(args), reason.here, reason.there)
