"""The steps of a table, after something in its story got another name."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from fateloom.core.errors import InvalidMove
from fateloom.core.game import Game
from fateloom.games.destinies.authors import interventions
from fateloom.games.destinies.moves import renewed
from fateloom.preview.replay import Step


@dataclass(frozen=True, slots=True)
class Rewording:
    """Something of a kind had the id `old`, and has the id `new`. `pairs` are the ids in moves that
    change with it, as (old, new)."""

    kind: str
    old: str
    new: str
    pairs: tuple[tuple[str, str], ...]

    def step(self, game: Game[Any, Any], step: Step) -> Step:
        """The step in the words of a game that has the new name."""
        seat, words = step
        if words.split()[:1] == [interventions.KIND]:
            return Step(seat, interventions.renamed(words, self.kind, self.old, self.new))
        with suppress(InvalidMove):  # a word that is no id of this kind may look like one
            return Step(seat, game.parse(renewed(words, dict(self.pairs))).text)
        return step
