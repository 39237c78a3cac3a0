"""A bot that errs as beginners do: it overlooks moves.

It sees each of its legal moves only with some chance, and plays by the game's policy
(`Game.policy`) among those that it sees. So it follows a plan and makes sensible choices, but often
not the best one: it pays with a card that it needs, bids more than it has to, or passes where it
could have acted. That it may pass is never overlooked (`Game.passes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from fateloom.core.game import Game, Move

_SEEN: Final = 0.75
"""The chance that it sees a move."""


def careless(game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> Move:
    """One of the legal moves: the policy's choice among those that are seen, at least one."""
    seen = [move for move in legal if move.text in game.passes or rng.random() < _SEEN]
    if not seen:
        return rng.choice(legal)
    move = game.policy(view, seen, rng)
    # A policy may rely on moves that were overlooked.
    return move if move in legal else rng.choice(seen)
