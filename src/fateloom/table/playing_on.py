"""Playing on from a moment of a game that is over, at a table of one's own.

The new table has the same deal, and the choices up to that moment. What is drawn later is therefore
what was drawn then: the order of a deck is part of the deal, and everybody may see all of it once
the game is over.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import replace

from fateloom.table.log import Entry, Header
from fateloom.table.refusals import TableRefusal
from fateloom.table.seating import Player, Seating
from fateloom.table.setup import log_of
from fateloom.table.state import TableState


def played_on(
    header: Header, play: TableState, device: str | None, at: int, stand_in: str
) -> tuple[Header, list[Entry]]:
    """A table that plays on from this game after its first `at` choices: its header and its log.

    This device keeps its seats. The bots of the game play on, and the bot `stand_in` plays for the
    other people. The caller sets the holders of the seats.

    Raises `TableRefusal` if the game is not over, the device has no seat there, or the game has no
    such moment before its end.
    """
    if not play.over:
        raise TableRefusal("replay-not-over")
    yours = header.seating.seats_of(device)
    if not yours:
        raise TableRefusal("play-on-not-played")
    if play.at(at).state.outcome is not None:
        raise TableRefusal("game-over")
    players = [
        Player(player.name, None if seat in yours else player.bot or stand_in)
        for seat, player in enumerate(header.players)
    ]
    now = time.time()
    new = replace(
        header,
        table=secrets.token_hex(8),
        seating=Seating.of(players),
        secret=secrets.token_hex(16),
        created=now,
        saved=None,
        clock=None,
        foreknown=True,
        lesson=None,
        prior=at,
    )
    return new, log_of(play.recorder.header.joint, play.choices[:at], now)
