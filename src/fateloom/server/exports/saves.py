"""Export and import of unfinished games as files."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from fateloom.bots import BOTS
from fateloom.core.errors import InvalidSetup
from fateloom.server.exports import save_file
from fateloom.server.logs import note
from fateloom.server.refusals import ServerRefusal
from fateloom.server.schema import http as b
from fateloom.server.tables.presenter import show, sitting
from fateloom.server.tables.registry import TableRegistry
from fateloom.server.tables.story_games import look_at_shelf
from fateloom.server.work import in_thread
from fateloom.table.commands import TakeAlong
from fateloom.table.state import TableState
from fateloom.table.votes import asks_for_file


async def take_out(tables: TableRegistry, table: str, device: str) -> tuple[str, bytes]:
    """Export a table; returns the name of its game and the file.

    If there are players at other devices, the file contains the game as it was when all of them
    last agreed to an export. Raises `ServerRefusal`.
    """
    found = await tables.store.load(table)
    if found is None or not found[0].seating.lets_look(device):
        raise ServerRefusal("no-such-table", table)
    header, entries, _ = found
    asks = asks_for_file(header.seating, device)
    game, seal = tables.games[header.game], tables.seal()

    def written() -> bytes:
        play = TableState.loaded(game, header, entries)
        if play.over:
            raise ServerRefusal("file-over")
        if not asks:
            return save_file.written(seal, header, entries, play)
        agreed = play.agreed
        if agreed is None or device not in agreed.devices:
            raise ServerRefusal("file-asks")
        until = [each for each in entries if each.seq <= agreed.line]
        if len(until) < len(entries):
            play = TableState.loaded(game, header, until)
        return save_file.written(seal, header, until, play)

    async with tables.reading:
        data = await in_thread(written)
    if not asks and header.saved is None:
        await (await tables.table(table)).execute(TakeAlong(device, copy=False))
    note("save-exported", table=table, game=header.game)
    return header.game, data


async def contents(
    tables: TableRegistry, data: bytes, languages: tuple[str, ...] = ()
) -> b.SaveInfo:
    """A summary of a save, in the first of these languages that it has. Raises `FateloomError`."""
    async with tables.reading:
        save = await _read(tables, data)
        header = save.header
        game = tables.games[header.game]
        play = await in_thread(TableState.loaded, game, header, save.entries)
    view, _ = show(play, header.seating, None, None, languages=languages)
    return b.SaveInfo(
        game=header.game,
        title=save.head.title,
        players=sitting(header.seating),
        choices=view.choices,
        clock=cast("b.Clock | None", header.clock),
        made=save.made,
        view=view.view,
    )


async def import_save(
    tables: TableRegistry, data: bytes, here: Collection[int], device: str
) -> str:
    """Create a paused table from a save, and return its id.

    This device is the host and holds the seats `here`; links admit friends to the other seats of
    people. Raises `FateloomError`, and then stores nothing.
    """
    async with tables.reading:
        save = await _read(tables, data)
    header = save.header
    people = {seat for seat, player in enumerate(header.players) if player.bot is None}
    if not people.issuperset(here) or (people and not here):
        raise ServerRefusal("file-seats")
    friends = people.difference(here)
    await tables.store.create(header, device, save.entries, friends=friends, talk=True)
    note("save-imported", table=header.table, game=header.game)
    return header.table


async def _read(tables: TableRegistry, data: bytes) -> save_file.Save:
    await look_at_shelf(tables.games)
    save = await in_thread(save_file.read, data, tables.seal(), tables.games)
    for player in save.header.players:
        if player.bot not in (None, *BOTS):
            raise InvalidSetup("unknown-bot", player.bot, tuple(BOTS))
    return save
