"""The decisions of a seat in a recorded game: what it saw, what it could do, and what it did.

Examples:
    >>> import fateloom
    >>> from fateloom.core.record import Recorder
    >>> recorder = Recorder(fateloom.games["destiny"], seed=7, seats=2)
    >>> _ = recorder.choose(1, "identity King")
    >>> decided(recorder, 1), decided(recorder, 0)
    ([0], [])
    >>> decision(recorder, 0).chosen
    'identity King'
"""

from __future__ import annotations

from typing import Any, NamedTuple

from fateloom.core.game import Seat
from fateloom.core.record import Recorder


class Decision(NamedTuple):
    """A choice between several moves, with all that its seat knew: views and texts of moves.

    choices  how many choices had been made before it
    """

    choices: int
    view: Any
    legal: tuple[str, ...]
    chosen: str


def decided(recorder: Recorder, seat: Seat) -> list[int]:
    """The indices in `recorder.choices` at which a seat chose between several moves."""
    return [
        index
        for index, choice in enumerate(recorder.choices)
        if choice.seat == seat and len(recorder.moments[index].legal(seat)) > 1
    ]


def decision(recorder: Recorder, index: int) -> Decision:
    """The decision with this index in `recorder.choices`."""
    before, choice = recorder.moments[index], recorder.choices[index]
    legal = tuple([move.text for move in before.legal(choice.seat)])
    return Decision(index, before.view(choice.seat), legal, choice.move)
