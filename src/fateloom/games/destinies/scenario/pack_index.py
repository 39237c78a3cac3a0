"""The index of a folder with packs, which a web server hands out as it is.

    stories/index.json          what is there
    stories/mill-2.fateloom     the packs themselves, all in this folder

Everything in the index follows from the packs, and is compared with each of them after it was
fetched.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Final

from fateloom.core.jsontext import parsed
from fateloom.core.strict import BadData, reader
from fateloom.games.destinies.scenario.admission import MOST_NAME
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.ids import is_id
from fateloom.games.destinies.scenario.pack import SUFFIX, Manifest

FORMAT: Final = 1
"""The version of the format of an index."""
NAME: Final = "index.json"
MOST: Final = 200
"""Maximum number of packs in an index."""
MOST_BYTES: Final = 2**20
"""Maximum size of an index in bytes."""
PACK_BYTES: Final = 4 * 2**20
"""Maximum size of a pack of strangers that everybody at a server sees, in bytes."""
_DIGEST: Final = re.compile("[0-9a-f]{64}")
_FILE: Final = re.compile(rf"[A-Za-z0-9_-][A-Za-z0-9._-]{{0,80}}{re.escape(SUFFIX)}")
"""A name that means the same in every address and on every disk."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A pack in an index: see `Manifest` for what is not explained here.

    file     its name in the folder
    size     its size in bytes
    sha256   the SHA-256 of the file, in hexadecimal digits
    digest   that of the story, which names it
    proved   whether its certificate says that everything was proved
    """

    file: str
    size: int
    sha256: str
    digest: str
    id: str
    version: int
    title: str
    author: str
    licence: str
    languages: tuple[str, ...]
    heroes: tuple[str, ...]
    proved: bool
    minutes: tuple[int, int] | None = None
    mood: str | None = None


@dataclass(frozen=True, slots=True)
class Index:
    """What is in a folder."""

    format: int
    packs: tuple[Entry, ...]


def is_file(name: str) -> bool:
    """Whether a pack may have this name in an index."""
    return _FILE.fullmatch(name) is not None


def entry(file: str, data: bytes, told: Manifest) -> Entry:
    """The entry of a pack with these bytes."""
    return Entry(
        file=file,
        size=len(data),
        sha256=sha256(data).hexdigest(),
        digest=told.digest,
        id=told.id,
        version=told.version,
        title=told.title,
        author=told.author,
        licence=told.licence,
        languages=told.languages,
        heroes=told.heroes,
        proved=told.proved,
        minutes=told.minutes,
        mood=told.mood,
    )


def dumps(packs: Sequence[Entry]) -> str:
    """The index of these packs, by title and version; the same packs give the same text."""
    told = [
        {name: value for name, value in asdict(each).items() if value is not None}
        for each in sorted(packs, key=lambda each: (each.title.casefold(), each.id, each.version))
    ]
    return json.dumps({"format": FORMAT, "packs": told}, ensure_ascii=False, indent=1) + "\n"


def loads(data: bytes, place: str) -> Index:
    """The index in these bytes, which came from `place`. Raises `BadScenario`."""
    if len(data) > MOST_BYTES:
        raise BadScenario("index-long", place, MOST_BYTES)
    try:
        told = parsed(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadScenario("index-damaged", place, NAME, "JSON") from error
    found = told.get("format") if isinstance(told, dict) else None
    if type(found) is int and found > FORMAT:
        raise BadScenario("index-newer", place)
    try:
        index: Index = reader(Index)(told, NAME)
    except BadData as error:
        raise BadScenario("index-damaged", place, error.place, error.what) from error
    if index.format != FORMAT:
        raise BadScenario("index-damaged", place, f"{NAME}.format", str(FORMAT))
    if len(index.packs) > MOST:
        raise BadScenario("index-many", place, MOST)
    for each in index.packs:
        named = is_file(each.file) and is_id(each.id) and _DIGEST.fullmatch(each.digest)
        if not named or not 0 < each.size <= PACK_BYTES:
            raise BadScenario("index-entry", place, each.file[:MOST_NAME])
    for names in ([each.file for each in index.packs], [each.digest for each in index.packs]):
        for name in names:
            if names.count(name) > 1:
                raise BadScenario("index-twice", place, name[:MOST_NAME])
    return index
