"""The game at a preview: Destinies with one story, in which the author may intervene."""

from __future__ import annotations

from fateloom.core.game import Move, Seat
from fateloom.games.destinies.authors import interventions
from fateloom.games.destinies.game import Destinies, with_scenarios
from fateloom.games.destinies.moves import renewed
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.state import DestiniesState


class PreviewTable(DestiniesState):
    """A table that accepts interventions like moves. They are never listed as legal."""

    __slots__ = ()

    def apply(self, seat: Seat, move: Move) -> None:
        if move.kind == interventions.KIND:
            interventions.intervene(self, tuple(move.text.split()[1:]))
        else:
            super().apply(seat, move)


class _PreviewGame(Destinies):
    table = PreviewTable
    saves = False

    def parse(self, text: str) -> Move:
        words = text.casefold().split()
        if words[:1] == [interventions.KIND]:
            return Move(interventions.KIND, (), renewed(" ".join(words), self.renamed))
        return super().parse(text)


def preview_game(scenario: Scenario) -> Destinies:
    """The game with one story, whose book replaces an earlier one with the same id."""
    shelf = type(with_scenarios(scenario))
    game: Destinies = type("PreviewGame", (_PreviewGame, shelf), {})()
    return game
