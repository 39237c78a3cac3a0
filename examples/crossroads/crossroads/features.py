"""What a view of Crossroads says in numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crossroads.game import LANTERNS, View
from fateloom.core import features as f


def own(view: View) -> int:
    """The seat that sees the view."""
    assert view.seat is not None
    return view.seat


def parts(seats: int, options: Mapping[str, Any]) -> tuple[f.Part[View], ...]:
    """What an observation consists of."""
    return (
        f.number("treasure", max(LANTERNS), lambda view: view.treasure),
        f.one_of("mine", LANTERNS, lambda view: view.mine),
        f.at_seats("waiting", seats, lambda view: view.waiting, own),
        f.by_seat(
            seats, f.some_of("lanterns", LANTERNS, lambda left: left), lambda v: v.lanterns, own
        ),
        f.by_seat(
            seats, f.number("points", sum(LANTERNS), lambda points: points), lambda v: v.points, own
        ),
    )


FEATURES = f.Features(version=0, parts=parts)
