"""Devices in the database. Each function runs in the caller's transaction."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, literal, select, union, update

from fateloom.server.store import database as db

_OWNED: Final = (db.claims, db.privy, db.runs, db.pushes)
"""Tables with a column `device`."""


class Known(NamedTuple):
    """A device that has a secret from this server.

    seen      when it was last seen, in seconds since 1970, to the hour; 0 is not known
    kind      its browser and system by name; empty is not known
    plain     its secret may come in a cookie without the prefix `__Host-`
    succeeds  the device whose seats it takes over when it is first seen
    """

    device: str
    seen: float
    kind: str
    plain: bool
    succeeds: str | None = None


class Held(NamedTuple):
    """A seat, as one of the devices that hold it or may return to it is listed with it."""

    table: str
    game: str
    seat: int
    name: str
    device: str


def add_device(connection: Connection, known: Known) -> None:
    """Store a new device."""
    connection.execute(insert(db.devices), known._asdict())


def find_device(connection: Connection, device: str) -> Known | None:
    """A device, or None if the server has not given out its secret."""
    row = connection.execute(select(db.devices).where(db.devices.c.device == device)).first()
    return None if row is None else Known(*row)


def see_device(connection: Connection, known: Known) -> list[str]:
    """Store when and how a device was seen. If it succeeds another one, it gets all that this one
    has, which ends. Returns the tables whose seating has changed."""
    row = connection.execute(
        select(db.devices).where(db.devices.c.device == known.device).with_for_update()
    ).first()
    if row is None:
        return []
    connection.execute(
        update(db.devices)
        .where(db.devices.c.device == known.device)
        .values(seen=known.seen, kind=known.kind, plain=known.plain, succeeds=None)
    )
    return [] if row.succeeds is None else _move(connection, row.succeeds, known.device)


def _move(connection: Connection, old: str, new: str) -> list[str]:
    invites = db.invites.c
    changed = union(
        select(db.claims.c.table_id).where(db.claims.c.device == old),
        select(db.privy.c.table_id).where(db.privy.c.device == old),
        select(invites.table_id).where((invites.by == old) | (invites.used == old)),
    )
    tables = sorted(connection.execute(changed).scalars())
    for table in _OWNED:
        connection.execute(update(table).where(table.c.device == old).values(device=new))
    connection.execute(update(db.invites).where(invites.by == old).values(by=new))
    connection.execute(update(db.invites).where(invites.used == old).values(used=new))
    connection.execute(db.devices.delete().where(db.devices.c.device == old))
    number = db.tables.c.seatings + literal(1)
    connection.execute(update(db.tables).where(db.tables.c.id.in_(tables)).values(seatings=number))
    return tables


def devices_beside(connection: Connection, device: str) -> list[Held]:
    """The seats of a device, each with every device that holds it or may return to it, itself
    included."""
    mine, all_ = db.claims.alias(), db.claims
    query = (
        select(db.tables.c.id, db.tables.c.game, all_.c.seat, db.seats.c.name, all_.c.device)
        .select_from(mine)
        .join(all_, (all_.c.table_id == mine.c.table_id) & (all_.c.seat == mine.c.seat))
        .join(db.seats, (db.seats.c.table_id == mine.c.table_id) & (db.seats.c.seat == mine.c.seat))
        .join(db.tables, db.tables.c.id == mine.c.table_id)
        .where(mine.c.device == device, ~mine.c.left, db.tables.c.saved.is_(None))
        .order_by(db.tables.c.created.desc(), all_.c.seat, all_.c.device)
    )
    return [Held(*row) for row in connection.execute(query)]


def found_devices(connection: Connection, devices: list[str]) -> list[Known]:
    """Those of these devices that are known, the one seen last first."""
    query = select(db.devices).where(db.devices.c.device.in_(devices))
    return [Known(*row) for row in connection.execute(query.order_by(db.devices.c.seen.desc()))]
