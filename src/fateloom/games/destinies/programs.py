"""What a seat settles in advance: the tile to go to next.

aim   the number of the tile. It is offered to the player first when they are to move, and never
      chosen for them. It stands until the hero is there
"""

from __future__ import annotations

from typing import Final

from fateloom.core.game import Program, ProgramKind, Slot
from fateloom.games.destinies.view import View

AIM: Final = "aim"
PROGRAMS: Final = (ProgramKind(AIM, (Slot("tile", 1, 999),), lasts=True),)


def stands(program: Program, view: View) -> bool:
    """Whether the hero may still go to the tile: it lies on the table, and they are elsewhere."""
    if view.outcome is not None or view.seat is None:
        return False
    here = view.players[view.seat].tile
    return any(tile.number == program.args["tile"] and tile.tile != here for tile in view.tiles)
