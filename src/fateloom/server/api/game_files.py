"""What the package of a game brings for the browser: its words, its rules and its board.

The client is built with those of the games in this repository. Of all others it asks here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from fateloom.core.game import Option
from fateloom.core.lessons import When
from fateloom.core.strict import BadData
from fateloom.games import registry
from fateloom.server.api.static_files import file_in, is_known
from fateloom.server.logs import trouble
from fateloom.server.refusals import ServerRefusal
from fateloom.server.schema.http import (
    ConditionInfo,
    GameWords,
    OptionInfo,
    TipInfo,
    ValueInfo,
)
from fateloom.table.offers import offered
from fateloom.words import tips as tips_of

GROUP: Final = "fateloom.boards"
MODULE: Final = "board.js"
"""The ES module that a board's folder begins with."""
_TYPES: Final = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css"}
"""Types that some systems have other ideas about; browsers take modules of these alone."""


@cache
def installed() -> tuple[EntryPoint, ...]:
    """The boards of installed packages. Their metadata is read once: it takes a while."""
    return tuple(entry_points(group=GROUP))


class Boards:
    """The boards of installed packages, by the names of their games."""

    def __init__(self) -> None:
        self._folders: dict[str, Path] = {}
        for point in installed():
            spec = find_spec(point.value)
            for place in (spec.submodule_search_locations or ()) if spec else ():
                if (Path(place) / MODULE).is_file():
                    self._folders.setdefault(point.name, Path(place).resolve())
            if point.name not in self._folders:
                raise LookupError(f"{point.value} has no {MODULE}: the board of {point.name}")

    def address(self, game: str) -> str | None:
        """Where a browser finds the board of a game, if its package brings one."""
        return f"/boards/{game}/{MODULE}" if game in self._folders else None

    def sent(self, request: Request) -> Response:
        """A file of a board, unless the browser has it as it is now."""
        folder = self._folders.get(request.path_params["game"])
        file = None if folder is None else file_in(folder, request.path_params["path"])
        if file is None:
            raise ServerRefusal("no-such-page")
        kind = _TYPES.get(file.suffix) or guess_type(file)[0] or "application/octet-stream"
        headers = {"cache-control": "no-cache"}
        answer = FileResponse(file, headers=headers, media_type=kind, stat_result=file.stat())
        etag = answer.headers["etag"]
        if is_known(etag, request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers={**headers, "etag": etag})
        return answer


def languages(game: str) -> tuple[str, ...]:
    """The languages that the package of a game has words in."""
    folder = registry.folder(game)
    place = folder / "words" if folder else None
    if place is None or not place.is_dir():
        return ()
    return tuple(sorted(each.name for each in place.iterdir() if any(_texts(each))))


def words(game: str, language: str) -> GameWords:
    """The words of a game in one of its languages. Raises `ServerRefusal`."""
    folder = registry.folder(game)
    if folder is None or language not in languages(game):
        raise ServerRefusal("no-such-page")
    place = folder / "words"
    texts = tuple(file.read_text(encoding="utf-8") for file in _texts(place / language))
    return GameWords(texts, _json(place / "events.json"), _json(place / "view.json"), _tips(game))


def _tips(game: str) -> tuple[TipInfo, ...]:
    """The tips of a game. It can be played without them if they cannot be read."""
    try:
        tips = tips_of(game)
    except BadData as error:
        trouble("tips-skipped", game=game, error=str(error))
        return ()
    return tuple([TipInfo(tip.name, tuple(map(_condition, tip.at))) for tip in tips])


def _condition(when: When) -> ConditionInfo:
    said = {name: value for name, value in asdict(when).items() if value is not None}
    return ConditionInfo(**said)


def rules(game: str) -> str:
    """The rules of a game, in Markdown. Raises `ServerRefusal`."""
    folder = registry.folder(game)
    file = folder / "rules.md" if folder else None
    if file is None or not file.is_file():
        raise ServerRefusal("no-such-page")
    return file.read_text(encoding="utf-8")


def _texts(folder: Traversable) -> Iterator[Traversable]:
    """The Fluent files of a folder, without those that only a terminal needs."""
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".ftl") and file.name != "terminal.ftl":
                yield file


def _json(file: Traversable) -> dict[str, object]:
    found: dict[str, object] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def option(option: Option, languages: tuple[str, ...]) -> OptionInfo:
    """An option of a game, its values told in the first of these languages that they have."""
    found = offered(option, languages)
    told = tuple([ValueInfo(**each) for each in found.pop("told")])
    return OptionInfo(told=told, **found)
