"""Undo: choices are taken back as long as nothing was learned from them.

A seat may take back its latest choice if, since then, no random draw was made, no hidden
information was shown, and no other seat has replied. A simultaneous choice of another seat
is no reply and stays; a later choice of that seat is one.

A choice that others have replied to can be taken back together with all later choices, if
those concerned agree. What somebody has learned since is taken back only where nothing counts.

Examples:
    >>> import fateloom
    >>> from fateloom.core.record import Recorder
    >>> recorder = Recorder(fateloom.games["destiny"], seed=7, seats=2)
    >>> recorder.choose(1, "identity King").move
    'identity King'
    >>> undoable(recorder, 1), undoable(recorder, 0)
    (0, None)
    >>> undone(recorder, 0).choices
    []
"""

from __future__ import annotations

from fateloom.core.game import Seat, State
from fateloom.core.record import Recorder


def revealed(before: State, after: State) -> bool:
    """Whether a random draw was made or a seat learned something between two states."""
    return before.random != after.random or before.learned != after.learned


def undoable(recorder: Recorder, seat: Seat) -> int | None:
    """The index in `recorder.choices` of the choice that a seat may take back.

    None when there is none.
    """
    others: set[Seat] = set()
    for index in range(len(recorder.choices) - 1, -1, -1):
        before = recorder.moments[index]
        if revealed(before, recorder.state):
            return None
        chooser = recorder.choices[index].seat
        if chooser == seat:
            return index if others <= set(before.waiting) else None
        if chooser in others:
            return None
        others.add(chooser)
    return None


def answered(recorder: Recorder, seat: Seat) -> int | None:
    """The index in `recorder.choices` of a seat's latest choice, replied to or not.

    With the consent of the others it can be taken back together with all later choices.
    None when something was learned since.
    """
    for index in range(len(recorder.choices) - 1, -1, -1):
        if revealed(recorder.moments[index], recorder.state):
            return None
        if recorder.choices[index].seat == seat:
            return index
    return None


def latest(recorder: Recorder, seat: Seat) -> int | None:
    """The index in `recorder.choices` of a seat's latest choice, whatever was learned since.

    For tables where nothing counts. None when there is none.
    """
    for index in range(len(recorder.choices) - 1, -1, -1):
        if recorder.choices[index].seat == seat:
            return index
    return None


def undone(recorder: Recorder, first: int, end: int | None = None) -> Recorder:
    """A new recorder, without the choices from `first` to before `end`.

    Without `end`, one choice is left out. The given recorder is unchanged. Raises `IllegalMove`
    when a later choice is not legal without them.

    It starts from the moment before the first of them, so it costs what the later choices cost.
    """
    end = first + 1 if end is None else end
    again = recorder.back(first)
    for choice in recorder.choices[end:]:
        again.choose(choice.seat, choice.move)
    return again
