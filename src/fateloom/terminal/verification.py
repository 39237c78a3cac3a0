"""Checks of a record: does it replay, and does its deal fit what was committed to?"""

from __future__ import annotations

from typing import Any

import click

from fateloom.core.errors import BadRecord
from fateloom.core.game import Game
from fateloom.core.record import Record, replay
from fateloom.words import refusal, say


def verify(game: Game[Any, Any], record: Record, expected: str | None) -> bool:
    """Check a record, and say what was found; whether all of it fits.

    `expected` is the commitment that somebody noted at the table; None if nobody did.
    """
    try:
        replay(game, record)
    except BadRecord as error:
        click.echo(refusal(error))
        return False
    click.echo(say("verify-replays", choices=len(record.choices)))
    for seat, share in enumerate(record.joint.shares if record.joint else ()):
        if share is not None:
            name = record.players[seat] if record.players else str(seat)
            click.echo(say("verify-share", name=name, share=share))
    found = record.commitment
    if found is None:
        click.echo(say("verify-none"))
        return False
    click.echo(say("verify-commitment", commitment=found))
    if expected is None:
        click.echo(say("verify-compare"))
        return True
    same = expected.strip().casefold() == found
    click.echo(say("verify-same" if same else "verify-other"))
    return same
