"""The open tables of this device, for the page that stores them.

The page stores texts without reading them. Each method returns JSON: the page writes `kept` first,
then sends `sent` to the ports; `again` means that there is more to do for a bot, a program, an
advice or a review. If a write fails, the page drops the table (`drop`) and opens it again as
stored.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from fateloom.bots import STAND_IN, bots_of
from fateloom.core.campaigns import Chapter
from fateloom.core.errors import FateloomError
from fateloom.core.game import Game
from fateloom.games import registry
from fateloom.offline import messages as m
from fateloom.offline.storage import (
    DEVICE,
    PREFIX,
    header_from,
    header_text,
    line,
    programs_text,
    story_of,
    wish_of,
)
from fateloom.offline.table import DeviceTable
from fateloom.table import setup
from fateloom.table.campaigns import followed
from fateloom.table.log import Entry, Header
from fateloom.table.offers import offered
from fateloom.table.playing_on import played_on
from fateloom.table.visibility import record_text

NOTHING = "{}"
"""The programs of a new table."""


class LocalTables:
    """The open tables by their ids. `ports` of a table are numbers that the page gives."""

    def __init__(self, shelf: str = "") -> None:
        """`shelf` is the folder of this device's own stories, if it may have any."""
        self._tables: dict[str, DeviceTable] = {}
        self._shelf = shelf

    def _game(self, name: str) -> Game[Any, Any]:
        """A game, with the stories that are on the shelf now. Raises `UnknownGame`."""
        game = registry[name]
        if not self._shelf or not game.tells_stories:
            return game
        # A pack that can no longer be read is missing to its tables, which say so.
        return game.with_shelf(Path(self._shelf), lambda file, error: None)

    def offers(self, name: str, languages: str) -> str:
        """What a new table of a game can be like on this device, told in the first of these
        languages (a list in JSON) that is known: the parts of the server's `GameInfo` that depend
        on the stories at hand.
        """
        try:
            game, wished = self._game(name), tuple(json.loads(languages))
        except FateloomError as error:
            return m.encode({"refused": m.refusal(error)})
        options = [offered(each, wished) for each in game.options if not each.carried]
        adding = bool(self._shelf) and game.tells_stories
        return m.encode({"seat_counts": game.seat_counts, "options": options, "adding": adding})

    def create(self, plan: str) -> str:
        """A new table for a plan, `NewTable` of the protocol: what is to be kept of it.

        The table that it comes `after`, if any, is open.
        """
        try:
            data = m.read(plan)
            wish, after = wish_of(data), data.get("after")
            chapters = () if after is None else self._chapters(after)
            game = self._game(wish.game)
            header = setup.header_of(wish, bots_of(game), {wish.game: game}, chapters)
        except FateloomError as error:
            return m.encode({"refused": m.refusal(error)})
        header = replace(header, seating=header.seating.opened_by(DEVICE))
        return self._made(header, setup.first_lines(header))

    def _chapters(self, table: str) -> tuple[Chapter, ...]:
        """The chapters before a table that comes after this open one. Raises `TableRefusal`."""
        found = self._tables[table]
        return followed(found.play, found.header.seating, DEVICE)

    def rematch(self, table: str) -> str:
        """A new table for the same game with the same seats: what is to be kept of it."""
        return self._made(setup.rematch_of(self._tables[table].header))

    def play_on(self, table: str, at: int) -> str:
        """A new table that plays on from a moment of a finished game: what is to be kept of it."""
        found = self._tables[table]
        try:
            header, entries = played_on(found.header, found.play, DEVICE, at, STAND_IN)
        except FateloomError as error:
            return m.encode({"refused": m.refusal(error)})
        return self._made(replace(header, seating=header.seating.opened_by(DEVICE)), entries)

    def _made(self, header: Header, entries: Sequence[Entry] = ()) -> str:
        header = replace(header, table=f"{PREFIX}{header.table}")
        lines = [line(entry) for entry in entries]
        table = DeviceTable(self._game(header.game), header, lines, NOTHING)
        table.written = [*entries]
        self._tables[header.table] = table
        return self._told(table, [], new=True)

    def has(self, table: str) -> bool:
        """Whether a table is open."""
        return table in self._tables

    def open(self, header: str, lines: str, programs: str) -> str:
        """Open a table as it was kept, its lines a list in JSON."""
        kept = header_from(header)
        try:
            table = DeviceTable(self._game(kept.game), kept, json.loads(lines), programs)
        except FateloomError as error:
            return m.encode({"refused": m.refusal(error)})
        self._tables[kept.table] = table
        return self._told(table, [])

    def follow(self, header: str, lines: str, programs: str) -> str:
        """Go on by an open table as it is kept now: another page may have written there.

        Null where nothing is new.
        """
        kept = header_from(header)
        found = self._tables[kept.table]
        ports, before = found.ports, found.header
        try:
            news = found.follow(kept, json.loads(lines), programs)
        except FateloomError as error:
            return m.encode({"refused": m.refusal(error)})
        if not news:
            return m.encode(None)
        greeted = () if found.header == before else ports
        return self._told(found, self._greeting(found, greeted))

    def change(self, table: str, wish: str) -> str:
        """Change who plays at a seat: a `SeatChange` of the protocol."""
        found = self._tables[table]
        ports = found.ports
        try:
            found.change(m.read(wish))
        except FateloomError as error:
            return m.encode({"refused": m.refusal(error)})
        return self._told(found, self._greeting(found, ports))

    def drop(self, table: str) -> None:
        """Let go of a table; what was not kept of it is gone."""
        self._tables.pop(table, None)

    def come(self, table: str, port: int) -> str:
        """Somebody comes to a table."""
        found = self._tables[table]
        return self._told(found, [(port, found.table_message())])

    def leave(self, table: str, port: int) -> None:
        """They leave it."""
        if table in self._tables:
            self._tables[table].leave(port)

    def handle_message(self, table: str, port: int, text: str) -> str:
        """Somebody says something there."""
        found = self._tables[table]
        advised = found.play.advised
        try:
            answer = found.handle_message(port, text)
        except FateloomError as error:
            sent: list[tuple[int, Any]] = [(port, m.refused(error))]
            if error.code == "stale":
                # An answer to an old view gets the new view.
                sent.append((port, found.shown(port)))
            return self._told(found, sent)
        if found.play.advised != advised:
            return self._told(found, self._greeting(found, found.ports))
        return self._told(found, self._everybody(found) if answer is None else [(port, answer)])

    def step(self, table: str) -> str:
        """Let a bot or a program choose; if none has to, go on with an advice or a review."""
        found = self._tables[table]
        if found.answering is None:
            advice = found.advise()
            return self._told(found, [] if advice is None else [advice])
        found.step()
        return self._told(found, self._everybody(found))

    def record(self, table: str) -> str:
        """The record of a finished game, or why there is none."""
        try:
            return m.encode({"record": record_text(self._tables[table].play)})
        except FateloomError as error:
            return m.encode({"refused": m.refusal(error)})

    def _everybody(self, table: DeviceTable) -> list[tuple[int, Any]]:
        return [(port, table.shown(port)) for port in table.ports]

    def _greeting(self, table: DeviceTable, ports: tuple[int, ...]) -> list[tuple[int, Any]]:
        """Who sits where by now, for these ports, and the newest views for all."""
        return [*((port, table.table_message()) for port in ports), *self._everybody(table)]

    def _told(self, table: DeviceTable, sent: list[tuple[int, Any]], *, new: bool = False) -> str:
        """What came of it, for the page."""
        answer: dict[str, Any] = {
            "sent": [(port, m.encode(message)) for port, message in sent if message is not None],
            "again": table.owes,
            "kept": None,
        }
        if table.changed or new:
            answer["kept"] = {
                "table": table.header.table,
                "new": new,
                "header": header_text(table.header),
                "lines": [(entry.seq, line(entry)) for entry in table.written],
                "programs": programs_text(table.play.programs),
                "story": story_of(table.header),
                "listed": m.encode(m.listed(table.header, table.play, DEVICE)),
            }
            table.settle()
        return m.encode(answer)
