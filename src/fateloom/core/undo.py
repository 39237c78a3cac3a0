"""Taking choices back: by information, not by time.

A seat may take back its latest choice as long as nothing was learned from it: no chance
fell, nobody was shown anything hidden, and nobody has answered it. A sealed choice of
somebody who was asked at the same time is no answer, and stays; whatever they choose after
it is one, for by then everybody has chosen.

A choice that was answered goes back with all that came after it, if those whom it concerns
agree; but what somebody has learned since is not unlearned, whoever agrees.
"""

from __future__ import annotations

from fateloom.core.game import Seat, State
from fateloom.core.record import Recorder


def revealed(before: State, after: State) -> bool:
    """Whether anybody learned anything between two moments of a table."""
    return before.random != after.random or before.learned != after.learned


def undoable(recorder: Recorder, seat: Seat) -> int | None:
    """The index of the choice this seat may take back, None when there is none."""
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
    """The index of this seat's latest choice, None when something was learned since it.

    With the consent of the others it can be taken back together with all later ones.
    """
    for index in range(len(recorder.choices) - 1, -1, -1):
        if revealed(recorder.moments[index], recorder.state):
            return None
        if recorder.choices[index].seat == seat:
            return index
    return None


def undone(recorder: Recorder, index: int) -> Recorder:
    """The game again without that one choice. The recorder given stays as it is."""
    header = recorder.header
    again = Recorder(
        recorder.game,
        seed=header.seed,
        seats=header.seats,
        players=header.players,
        **header.options,
    )
    for number, choice in enumerate(recorder.choices):
        if number != index:
            again.choose(choice.seat, choice.move)
    return again
