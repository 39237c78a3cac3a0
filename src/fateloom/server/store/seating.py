"""Seatings in the database. Each function runs in the caller's transaction."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from fateloom.server.store import database as db
from fateloom.table.invites import Invite
from fateloom.table.seating import NOBODY, Devices, Player, Seating

HOST: Final = -1
"""The seat number in `claims` that stands for hosting."""
# Built once: each line of a log needs them.
_FLAGS: Final = select(
    *[db.tables.c[name] for name in ("begun", "locked", "spectators", "talk", "joint", "seatings")]
).where(db.tables.c.id == bindparam("table"))
_FLAGS_TO_CHANGE: Final = _FLAGS.with_for_update()


def read_seating(
    connection: Connection, table: str, change: bool = False, known: Seating | None = None
) -> Seating | None:
    """The seating of a table, or None if there is no such table.

    `change` locks it until the end of the transaction. If it still has the number of `known`,
    `known` is returned without reading more.
    """
    flags = connection.execute(_FLAGS_TO_CHANGE if change else _FLAGS, {"table": table}).first()
    if flags is None:
        return None
    if known is not None and known.number == flags.seatings:
        return known
    players = [
        Player(row.name, row.bot, row.ready, row.share, row.revealed)
        for row in connection.execute(
            select(db.seats).where(db.seats.c.table_id == table).order_by(db.seats.c.seat)
        )
    ]
    claims: dict[tuple[int, bool], Devices] = {}
    for row in connection.execute(select(db.claims).where(db.claims.c.table_id == table)):
        claims[row.seat, row.left] = claims.get((row.seat, row.left), NOBODY) | {row.device}
    privy: dict[int, Devices] = {}
    for row in connection.execute(select(db.privy).where(db.privy.c.table_id == table)):
        privy[row.seat] = privy.get(row.seat, NOBODY) | {row.device}
    invites = connection.execute(
        select(db.invites).where(db.invites.c.table_id == table).order_by(db.invites.c.made)
    )
    return Seating(
        players=tuple(players),
        holders=tuple(claims.get((seat, False), NOBODY) for seat in range(len(players))),
        left=tuple(claims.get((seat, True), NOBODY) for seat in range(len(players))),
        hosts=claims.get((HOST, False), NOBODY),
        invites=tuple(
            Invite(row.secret, row.seat, row.kind, row.by, row.made, row.used, row.code)
            for row in invites
        ),
        begun=flags.begun,
        locked=flags.locked,
        spectators=flags.spectators,
        talk=flags.talk,
        joint=flags.joint,
        privy=tuple(privy.get(seat, NOBODY) for seat in range(len(players))),
        number=flags.seatings,
    )


def gathering_by(connection: Connection, code: str) -> str | None:
    """The table that gathers and has a short code with this hash, or None."""
    query = (
        select(db.tables.c.id)
        .join(db.invites, db.invites.c.table_id == db.tables.c.id)
        .where(db.invites.c.code == code, db.tables.c.begun.is_(False))
        .limit(1)
    )
    found: str | None = connection.execute(query).scalar()
    return found


def flags_of(seating: Seating) -> dict[str, Any]:
    """The columns of a seating in the row of its table."""
    return {
        "begun": seating.begun,
        "locked": seating.locked,
        "spectators": seating.spectators,
        "talk": seating.talk,
        "joint": seating.joint,
        "seatings": seating.number,
    }


def write_seating(connection: Connection, table: str, seating: Seating) -> None:
    """Replace the seating of a table; delete the programs of seats without a holder."""
    connection.execute(update(db.tables).where(db.tables.c.id == table).values(flags_of(seating)))
    for each in (db.seats, db.claims, db.privy, db.invites):
        connection.execute(delete(each).where(each.c.table_id == table))
    players = [
        {
            "seat": seat,
            "name": player.name,
            "bot": player.bot,
            "ready": player.ready,
            "share": player.share,
            "revealed": player.revealed,
        }
        for seat, player in enumerate(seating.players)
    ]
    claims = [_claim(HOST, device) for device in seating.hosts]
    for seat, (holders, left) in enumerate(zip(seating.holders, seating.left, strict=True)):
        claims += [_claim(seat, device) for device in holders]
        claims += [_claim(seat, device, left=True) for device in left - holders]
    privy = [
        {"seat": seat, "device": device}
        for seat, devices in enumerate(seating.privy)
        for device in devices
    ]
    invites = [
        {
            "secret": invite.secret,
            "seat": invite.seat,
            "kind": invite.kind,
            "by": invite.by,
            "made": invite.made,
            "used": invite.used,
            "code": invite.code,
        }
        for invite in seating.invites
    ]
    for where, rows in (
        (db.seats, players),
        (db.claims, claims),
        (db.privy, privy),
        (db.invites, invites),
    ):
        if rows:
            connection.execute(insert(where), [{"table_id": table, **row} for row in rows])
    empty = [seat for seat, holders in enumerate(seating.holders) if not holders]
    connection.execute(
        delete(db.programs).where(db.programs.c.table_id == table, db.programs.c.seat.in_(empty))
    )


def _claim(seat: int, device: str, left: bool = False) -> dict[str, Any]:
    return {"seat": seat, "device": device, "left": left}
