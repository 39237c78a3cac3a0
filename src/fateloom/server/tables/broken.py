"""The entry in a list of tables for a table that cannot be shown."""

from __future__ import annotations

from fateloom.core.errors import FateloomError
from fateloom.server.refusals import refusal
from fateloom.server.schema.http import TableInfo
from fateloom.server.tables.presenter import sitting
from fateloom.table.log import Header


def broken_info(table: str, header: Header | None, device: str, error: FateloomError) -> TableInfo:
    """The entry of a table that `error` keeps from being shown. Without a header, which may be
    damaged itself, neither the game nor its players are known."""
    return TableInfo(
        table=table,
        game="" if header is None else header.game,
        players=() if header is None else sitting(header.seating),
        yours=() if header is None else header.seating.seats_of(device),
        waiting=(),
        begun=header is None or header.seating.begun,
        paused=True,
        over=False,
        choices=0,
        created=0.0 if header is None else header.created,
        changed=0.0 if header is None else header.created,
        view=None,
        saved=None if header is None else header.saved,
        broken=refusal(error),
    )
