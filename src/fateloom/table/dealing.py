"""Dealing the game of a table: from its seed, or from that and the shares of its devices."""

from __future__ import annotations

from typing import Any

from fateloom.core.game import Game
from fateloom.core.record import Recorder
from fateloom.core.shares import JointSeed, shares_from
from fateloom.table.log import Entry, Header
from fateloom.table.refusals import TableRefusal


def deal(game: Game[Any, Any], header: Header, joint: JointSeed | None = None) -> Recorder:
    """The game of a table before its first choice."""
    return Recorder(
        game,
        seed=header.seed if joint is None else joint.seed,
        seats=len(header.players),
        players=[player.name for player in header.players],
        nonce=header.nonce,
        joint=joint,
        chapters=header.chapters,
        **header.options,
    )


def joint_deal(game: Game[Any, Any], header: Header, entry: Entry) -> Recorder:
    """The game dealt with the shares in a line `DEALT`. Raises `TableRefusal` for a damaged one."""
    try:
        joint = JointSeed(header.seed, shares_from(entry.move or ""))
    except ValueError:
        raise TableRefusal("table-damaged", entry.seq) from None
    return deal(game, header, joint)
