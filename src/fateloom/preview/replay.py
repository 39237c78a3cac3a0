"""The replay of a table's choices with another version of its story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, NamedTuple

from fateloom.core.errors import FateloomError
from fateloom.core.game import Game
from fateloom.core.record import Record
from fateloom.server.logs import trouble
from fateloom.server.refusals import ServerRefusal
from fateloom.table.log import Entry, EntryKind, Header, new_entry
from fateloom.table.state import TableState


class Step(NamedTuple):
    """A choice or an intervention, as text. It names things by their ids, so it means the same in
    every version of a story that has them."""

    seat: int
    words: str


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a replay stopped: the steps that are left, and why the first of them cannot be taken;
    None where the author went back, and it can."""

    rest: tuple[Step, ...]
    error: FateloomError | None


def steps_of(game: TableState | Record) -> tuple[Step, ...]:
    """The steps of a game, without those that were undone."""
    return tuple([Step(choice.seat, choice.move) for choice in game.choices])


class Replay(TableState):
    """A table's game, replayed from its seed and its steps."""

    @classmethod
    def of(
        cls, game: Game[Any, Any], header: Header, steps: Sequence[Step]
    ) -> tuple[Replay, Stop | None]:
        """Replay as many of the steps as can be taken; return where that stopped."""
        replay = cls(game, header)
        for done, step in enumerate(steps):
            try:
                replay._replay(step.seat, step.words)
            except FateloomError as error:
                return replay, Stop(tuple(steps[done:]), error)
            except Exception:
                # An intervention can bring a table into a state that no rule foresaw.
                trouble("step-failed", step=step.words)
                return replay, Stop(tuple(steps[done:]), ServerRefusal("preview-fault", step.words))
        return replay, None

    def continue_log(self, play: TableState) -> list[Entry]:
        """Number this replay as what follows an earlier one of the same table.

        Returns the log entries between them: steps that differ are undone, and new ones made.
        """
        before, now = steps_of(play), steps_of(self)
        pairs = zip(before, now, strict=False)
        common = len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))
        lines = [(EntryKind.UNDO, step) for step in reversed(before[common:])]
        lines += [(EntryKind.CHOICE, step) for step in now[common:]]
        entries = [
            new_entry(number, kind, step.seat, step.words)
            for number, (kind, step) in enumerate(lines, play.number + 1)
        ]
        self.number = play.number + len(entries)
        changed = entries[-1].at if entries else play.changed
        self._stand(self.standing._replace(paused=play.paused, at=changed))
        self.asked = [self.number] * len(self.asked)
        return entries
