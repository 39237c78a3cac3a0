"""The game of one story that is tried out: Destinies, whose author may intervene."""

from __future__ import annotations

from fateloom.core.game import Move, Seat
from fateloom.games.destinies.authors import interventions
from fateloom.games.destinies.game import Destinies, with_scenarios
from fateloom.games.destinies.moves import renewed
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.state import DestiniesState


class Rehearsed(DestiniesState):
    """A table on which interventions can be made beside moves. They are never listed."""

    __slots__ = ()

    def apply(self, seat: Seat, move: Move) -> None:
        if move.kind == interventions.KIND:
            interventions.intervene(self, tuple(move.text.split()[1:]))
        else:
            super().apply(seat, move)


class _Rehearsal(Destinies):
    table = Rehearsed
    saves = False

    def parse(self, text: str) -> Move:
        words = text.casefold().split()
        if words[:1] == [interventions.KIND]:
            return Move(interventions.KIND, (), renewed(" ".join(words), self.renamed))
        return super().parse(text)


def rehearsal(scenario: Scenario) -> Destinies:
    """The game with this story alone. Its book takes the place of an earlier one of its id."""
    shelf = type(with_scenarios(scenario))
    game: Destinies = type("Rehearsal", (_Rehearsal, shelf), {})()
    return game
