"""The file format of an exported unfinished game: a readable line and an encrypted one.

    {"fateloom-save":1,"game":"destiny","title":null,"players":["Hedda","Anna"],"choices":12,...}
    {"sealed":"base64"}

The second line contains the record, which reveals the seed and so every hidden card, and the
properties of the table that are not in a record. It cannot be read without the key, and a changed
byte in either line is detected. Padding with spaces hides the exact length.
"""

from __future__ import annotations

import time
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final, TypeVar, cast

from msgspec import Struct

from fateloom.core.errors import BadRecord, UnknownGame
from fateloom.core.game import Game
from fateloom.core.record import MAX_BYTES as MAX_RECORD
from fateloom.core.record import Record
from fateloom.server.crypto import Seal
from fateloom.server.decoding import decoded
from fateloom.server.refusals import ServerRefusal
from fateloom.server.schema.http import Clock
from fateloom.server.schema.socket import encode
from fateloom.table.log import Entry, EntryKind, Header, new_entry, still_standing
from fateloom.table.seating import Seating
from fateloom.table.setup import read_record
from fateloom.table.state import TableState

T = TypeVar("T")

FORMAT: Final = 1
"""The version of this file format."""
MAX_BYTES: Final = MAX_RECORD * 3 // 2
"""Maximum size of a file in bytes: base64 encodes three bytes as four."""
_STEP: Final = 8192
"""Block size in bytes: sealed content is padded to a multiple of it."""
_BEFORE: Final = b'{"sealed":"'
_BEHIND: Final = b'"}'


class Head(Struct, frozen=True, rename={"format": "fateloom-save"}):
    """The readable part of a save: only facts that all viewers of the table knew.

    title    the title of the story, if the game has several
    choices  the number of choices made
    made     the time of the export, such as 2026-12-24T18:00:00Z
    key      the fingerprint of the key that the rest is encrypted with
    """

    format: int
    game: str
    title: str | None
    players: tuple[str, ...]
    choices: int
    made: str
    key: str


class _Version(Struct, frozen=True, rename={"format": "fateloom-save"}):
    format: int


class _Inside(Struct, frozen=True):
    """The encrypted part of a save.

    record      the record of the choices that were not undone
    late        the indices, from 0, of choices made for a player whose time had run out
    bots        the kind of bot of each seat, None for a person's
    clock       the time limit
    times       the values of the clocks when the game was paused: see `clocks.Times`
    spectators  anyone who knows the table may watch it
    lesson      the lesson that is played at the table
    prior       the number of choices that it began with
    """

    record: str
    late: tuple[int, ...]
    bots: tuple[str | None, ...]
    clock: Clock | None
    times: str | None
    spectators: bool
    lesson: str | None = None
    prior: int | None = None


@dataclass(frozen=True, slots=True)
class Save:
    """A decoded save: its head, and the paused table that it contains."""

    head: Head
    header: Header
    entries: Sequence[Entry]

    @property
    def made(self) -> float:
        """The time of the export in seconds since 1970."""
        return datetime.fromisoformat(self.head.made).timestamp()


def written(seal: Seal, header: Header, entries: Sequence[Entry], play: TableState) -> bytes:
    """The save file of a table with this log and the state that results from it."""
    head = Head(
        format=FORMAT,
        game=header.game,
        title=_title(play.game, header.options),
        players=header.seating.names,
        choices=len(play.choices),
        made=f"{datetime.fromtimestamp(time.time(), UTC):%Y-%m-%dT%H:%M:%SZ}",
        key=seal.fingerprint,
    )
    late = [n for n, each in enumerate(still_standing(entries)) if each.kind is EntryKind.TIMEOUT]
    inside = _Inside(
        record=play.recorder.record().dumps(),
        late=tuple(late),
        bots=tuple(player.bot for player in header.players),
        clock=cast("Clock | None", header.clock),
        times=play.stamped(new_entry(play.number + 1, EntryKind.PAUSE)).clock,
        spectators=header.seating.spectators,
        lesson=header.lesson,
        prior=header.prior,
    )
    beside, text = encode(head), encode(inside)
    sealed = seal.close(text + b" " * (-len(text) % _STEP), beside)
    return b"".join((beside, b"\n", _BEFORE, b64encode(sealed), _BEHIND, b"\n"))


def read(data: bytes, seal: Seal, games: Mapping[str, Game[Any, Any]]) -> Save:
    """Decode a save file. Raises `ServerRefusal`."""
    if len(data) > MAX_BYTES:
        raise ServerRefusal("file-too-long", MAX_BYTES)
    beside, _, rest = data.replace(b"\r\n", b"\n").partition(b"\n")
    head = _head(beside)
    if head.key != seal.fingerprint:
        raise ServerRefusal("file-elsewhere", head.key, seal.fingerprint)
    if not rest.endswith(_BEHIND + b"\n"):
        raise ServerRefusal("file-cut-short")
    coded = rest[len(_BEFORE) : -len(_BEHIND) - 1]
    try:
        sealed = b64decode(coded, validate=True)
    except ValueError as error:
        raise ServerRefusal("file-altered") from error
    if b"".join((_BEFORE, b64encode(sealed), _BEHIND, b"\n")) != rest:
        raise ServerRefusal("file-altered")
    return _save(head, _decoded(seal.open(sealed, beside), _Inside), games)


def _head(line: bytes) -> Head:
    version = _decoded(line, _Version).format
    if version == FORMAT:
        return _decoded(line, Head)
    raise ServerRefusal("file-newer", version, FORMAT)


def _decoded(line: bytes, kind: type[T]) -> T:
    try:
        return decoded(line, kind)
    except ServerRefusal as error:
        raise ServerRefusal("file-foreign") from error


def _save(head: Head, inside: _Inside, games: Mapping[str, Game[Any, Any]]) -> Save:
    """The table from the encrypted part. It is complete, since it was encrypted here, but this
    version of Fateloom or its games may differ."""
    record = Record.loads(inside.record)
    try:
        game = games[record.game]
    except UnknownGame as error:
        raise ServerRefusal("file-unknown-game", record.game) from error
    if record.rules != game.rules:
        raise ServerRefusal("file-other-rules", record.rules, game.rules)
    known = {option.name: option.known for option in game.options}
    for name, value in record.options.items():
        if value not in known.get(name, ()):
            raise ServerRefusal("file-option", head.title or record.game, name, str(value))
    try:
        header, entries, _ = read_record(inside.record, games)
    except BadRecord as error:
        # The details may contain hidden cards, so the refusal leaves them out.
        raise ServerRefusal("file-does-not-replay") from error
    players = [
        replace(player, bot=bot) for player, bot in zip(header.players, inside.bots, strict=True)
    ]
    seating = replace(Seating.of(players), spectators=inside.spectators)
    for index in inside.late:
        entries[index] = replace(entries[index], kind=EntryKind.TIMEOUT)
    entries[-1] = replace(entries[-1], clock=inside.times)
    header = replace(
        header, seating=seating, clock=inside.clock, lesson=inside.lesson, prior=inside.prior
    )
    return Save(head, header, entries)


def _title(game: Game[Any, Any], options: Mapping[str, Any]) -> str | None:
    """The title of the table's story, if the game has stories."""
    told = [option.told.get(options.get(option.name, option.default)) for option in game.options]
    return next((each.title for each in told if each is not None and each.title), None)
