"""Invite links, short codes, and changes of the seating."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from io import BytesIO
from typing import Final, cast

import segno

from fateloom.bots import bots_of
from fateloom.core.errors import FateloomError, InvalidSetup
from fateloom.server.api.devices import hashed
from fateloom.server.logs import note
from fateloom.server.refusals import ServerRefusal
from fateloom.server.schema import http as b
from fateloom.server.tables.presenter import sitting
from fateloom.server.tables.registry import TableRegistry
from fateloom.server.tables.session import TableSession
from fateloom.table.commands import NoteRemoved
from fateloom.table.invites import TABLE, WHOLE, Invite
from fateloom.table.refusals import TableRefusal
from fateloom.table.seating import Seating
from fateloom.table.setup import checked_name

CODE_LETTERS: Final = "BCDFHJKMNPQRTWXY34679"
"""The characters of short codes: no two look alike, and they spell no words."""
CODE_LENGTH: Final = 6


async def invite(
    tables: TableRegistry, table: str, wish: b.NewInvite, device: str
) -> tuple[str, str | None]:
    """Create a link; returns its secret and, for the whole table, its short code.

    The server stores only their hashes.
    """
    live = await tables.table(table)
    seat, code = wish.seat, None
    if wish.kind == TABLE:
        seat, code = WHOLE, await _new_code(tables)
    elif seat is None:
        raise TableRefusal("seat-unknown", seat)
    secret = secrets.token_urlsafe(16)
    kept = None if code is None else hashed(code)
    made = Invite(hashed(secret), seat, wish.kind, device, time.time(), code=kept)
    await live.reseat(lambda seating: seating.invited(made, wish.renew))
    return secret, code


async def _new_code(tables: TableRegistry) -> str:
    """A short code that no table has."""
    while True:
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        if await tables.store.gathering_by(hashed(code)) is None:
            return code


def is_code(text: str) -> bool:
    """Whether this is a short code, which could be guessed, and not the secret of a link."""
    return len(text) == CODE_LENGTH


async def table_of(tables: TableRegistry, typed: str) -> b.Found:
    """The table that has a code. Raises `ServerRefusal` if none does that gathers."""
    code = "".join(each for each in typed.upper() if each.isalnum())
    table = await tables.store.gathering_by(hashed(code)) if is_code(code) else None
    if table is None:
        raise ServerRefusal("code-unknown", typed)
    return b.Found(table, code)


def link(origin: str, table: str, secret: str, code: str | None = None) -> b.Invite:
    """The link with this secret, and its QR code. Browsers send no server what follows the #."""
    url = f"{origin}/join/{table}#{secret}"
    return b.Invite(url, picture(url), code)


def picture(url: str) -> str:
    """The QR code of an address, as SVG."""
    svg = BytesIO()
    code = segno.make(url, error="m", micro=False)
    code.save(svg, kind="svg", xmldecl=False, light="#fff", omitsize=True)
    return svg.getvalue().decode()


def network(addresses: tuple[str, ...]) -> b.Network:
    """The addresses of this server in its network, with their QR codes."""
    return b.Network(tuple(b.Address(url, picture(url)) for url in addresses))


async def invitation(
    tables: TableRegistry, table: str, secret: str, device: str | None
) -> b.Invitation:
    """The invitation behind a link. Raises `ServerRefusal` if it does not admit this device."""
    live = await tables.table(table, refresh=True)
    found, seat = live.seating.offer(hashed(secret), device)
    return b.Invitation(
        table=table,
        game=live.header.game,
        players=sitting(live.seating, live.attendance),
        seat=seat,
        kind=found.kind,
        begun=live.seating.begun,
        mine=seat in live.seating.seats_of(device),
        options=dict(live.header.options),
        clock=cast("b.Clock | None", live.header.clock),
        spectators=live.seating.spectators,
        talk=live.seating.talk,
        foreknown=live.header.foreknown or live.play.known,
    )


async def join(tables: TableRegistry, table: str, wish: b.Join, device: str) -> None:
    """Admit a device by a link, with an optional name of its player."""
    live = await tables.table(table)
    name = None if wish.name is None else checked_name(wish.name, 0)
    secret = hashed(wish.secret)
    await live.reseat(
        lambda seating: seating.joined(secret, device, name), _word(live, "seat-handed")
    )
    note("seat-taken", table=table)


async def rematch(tables: TableRegistry, table: str, device: str) -> str:
    """Join the rematch of a table with this device; returns the id of the new table.

    The device takes the seats that are reserved for it; if they are taken, it may watch.
    """
    live = await tables.table(table, refresh=True)
    again = await tables.table(await live.rematch(device))

    def seated(seating: Seating) -> Seating:
        mine = seating.left_by(device) or seating.seats_of(device)
        return seating.sat_down(device) if mine else seating

    await again.reseat(seated)
    note("rematch-created", table=again.header.table, of=table)
    return again.header.table


async def change(tables: TableRegistry, table: str, wish: b.SeatChange, device: str) -> None:
    """Carry out a seat change of a device, or a table change of the host."""
    live = await tables.table(table)
    bots = bots_of(tables.games[live.header.game])
    if isinstance(wish, b.PutBot) and wish.bot is not None and wish.bot not in bots:
        raise InvalidSetup("unknown-bot", wish.bot, bots)
    if not isinstance(wish, b.Remove):
        await live.reseat(_changing(wish, device))
        return
    await live.reseat(_changing(wish, device), _word(live, "seat-removed"))
    note("seat-removed", table=table, seat=wish.seat)
    await live.execute(NoteRemoved(wish.seat, live.header.players[wish.seat].name))


def _word(live: TableSession, code: str) -> Callable[[int], FateloomError]:
    """The message for a device that loses a seat."""
    return lambda seat: ServerRefusal(code, live.header.players[seat].name)


def _changing(wish: b.SeatChange, device: str) -> Callable[[Seating], Seating]:
    match wish:
        case b.Ready(on, shares):
            return lambda seating: seating.readied(device, on, shares)
        case b.Reveal(shares):
            return lambda seating: seating.revealed(device, shares)
        case b.Rename(seat, name):
            called = checked_name(name, seat)
            return lambda seating: seating.renamed(device, seat, called)
        case b.Leave(seat):
            return lambda seating: seating.vacated(device, seat)
        case b.Return(seat):
            return lambda seating: seating.returned(device, seat)
        case b.SitDown():
            return lambda seating: seating.sat_down(device)
        case b.PutBot(seat, bot):
            return lambda seating: seating.with_bot(device, seat, bot)
        case b.Remove(seat):
            return lambda seating: seating.cleared(device, seat)
        case b.GiveHost(seat):
            return lambda seating: seating.hosted_by(device, seat)
        case b.Lock(on):
            return lambda seating: seating.with_lock(device, on)
        case b.Spectators(on):
            return lambda seating: seating.with_spectators(device, on)
        case b.LetTalk(on):
            return lambda seating: seating.with_talk(device, on)
        case b.Begin():
            return lambda seating: seating.started(device)
