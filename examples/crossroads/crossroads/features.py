"""What a view of Crossroads says in numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crossroads.game import LANTERNS, View
from fateloom.core import features as f


def parts(seats: int, options: Mapping[str, Any]) -> tuple[f.Part[View], ...]:
    """What an observation consists of."""
    return (
        f.number("treasure", max(LANTERNS), lambda view: view.treasure),
        f.one_of("mine", LANTERNS, lambda view: view.mine),
        f.at_seats("waiting", seats, lambda view: view.waiting),
        f.by_seat(seats, f.some_of("lanterns", LANTERNS, lambda left: left), lambda v: v.lanterns),
        f.by_seat(seats, f.number("points", sum(LANTERNS), lambda each: each), lambda v: v.points),
    )


FEATURES = f.Features(version=0, parts=parts)
