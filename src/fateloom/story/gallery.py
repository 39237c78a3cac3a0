"""A page about the packs in a folder, in Markdown, for a website.

Each story may have its cover, a drawing of the web client's: an SVG file that `covers.js` of the
client makes from what `views` tells. The name of such a file changes with what is drawn, so that no
story is shown with a cover that it had before.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from fateloom import raster
from fateloom.games.destinies.blurb import blurb
from fateloom.games.destinies.game import admitted
from fateloom.games.destinies.scenario import built, packaged
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.images import digest_in
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.pack import SUFFIX, Pack, digest_of
from fateloom.games.destinies.scenario.wording import plain
from fateloom.story.output import compiled

_MARKUP: Final = re.compile(r"[^\w\s.,;?’“”()]")
"""What could be markup in the texts of strangers."""
_NAMES: Final = {"en": "English", "de": "German"}


@dataclass(frozen=True, slots=True)
class Shown:
    """A story on the page: its file, its pack, and itself."""

    file: Path
    pack: Pack
    story: Scenario

    @property
    def told(self) -> dict[str, Any]:
        """What it tells of itself: see `blurb`."""
        return blurb(self.pack.manifest, Book(self.story))

    @property
    def cover(self) -> dict[str, Any]:
        """What the client draws as its cover, in the form of the game's views."""
        return {"scenario": self.story.id, "frontispiece": asdict(self.told["picture"])}

    @property
    def cover_name(self) -> str:
        """The name of the file with its cover."""
        drawn = json.dumps(self.cover, sort_keys=True).encode()
        return f"{self.pack.manifest.id}-{sha256(drawn).hexdigest()[:8]}.svg"


def opened(folder: Path) -> list[Shown]:
    """The stories of the packs in a folder, by title. Raises `BadScenario`."""
    found = []
    for file in sorted(folder.glob(f"*{SUFFIX}")):
        data = built.content(file)
        pack = admitted(data, file.name)
        raster.check_images(pack, file.name)
        found.append(Shown(file, pack, built.parsed(data, file).scenario))
    return sorted(found, key=lambda each: (each.pack.manifest.title, each.pack.manifest.version))


def views(shown: Sequence[Shown]) -> str:
    """What is to be drawn, as JSON: the name of each file, its view, and its own picture."""
    told = []
    for each in shown:
        painted = each.cover["frontispiece"]["painted"]
        digest = digest_in(painted["scene"]) if painted else None
        image = base64.b64encode(each.pack.images[digest]).decode() if digest else None
        told.append({"file": each.cover_name, "view": each.cover, "image": image})
    return json.dumps(told, default=list)


def page(shown: Sequence[Shown], covers: str | None) -> str:
    """The page, in Markdown; `covers` is the folder with the covers, as seen from the page."""
    return "\n".join(line for each in shown for line in _lines(each, covers))


def _lines(each: Shown, covers: str | None) -> Iterator[str]:
    told, book = each.told, Book(each.story)
    title = _safe(told["title"])
    yield f"## {title}\n"
    if covers is not None:
        yield f"![The cover of {title}]({covers}/{each.cover_name}){{ width=220 }}\n"
    yield f"{_safe(plain(book, each.story.language, each.story.about))}\n"
    for name, value in _facts(each, told):
        yield f"- {name}: {value}"
    yield ""


def _facts(each: Shown, told: dict[str, Any]) -> Iterator[tuple[str, str]]:
    comes_along = is_packaged(each.pack)
    least, most = told["minutes"]
    yield "length", f"{least} to {most} minutes"
    if told["mood"]:
        yield "mood", _safe(told["mood"])
    yield "heroes", _safe(", ".join(told["heroes"]))
    yield "languages", ", ".join([_NAMES.get(tag, _safe(tag)) for tag in told["languages"]])
    certificate = each.pack.manifest.certificate
    if certificate is None:
        proved = "the pack has no certificate"
    elif certificate.good:
        proved = "no hero can ever be blocked, says its certificate"
    else:
        proved = "not everything could be proved, says its certificate"
    yield "proof", proved
    if told["author"]:
        yield "author", _safe(told["author"])
    if told["licence"] or comes_along:
        yield "licence", _safe(told["licence"] or "that of Fateloom")
    yield "version", f"{told['version']}, `{each.pack.manifest.key}`"
    if comes_along:
        yield "to play it", f"comes with Fateloom: `fateloom play --story {each.pack.manifest.id}`"
    else:
        file = each.file.name
        play = f"`fateloom story add {file}`, or “Stories on this device” in the browser"
        yield "to play it", play if re.fullmatch(r"[\w.-]+", file) else _safe(file)


def is_packaged(pack: Pack) -> bool:
    """Whether this very story comes with Fateloom."""
    name = pack.manifest.id
    if name not in packaged.NAMES:
        return False
    return digest_of(compiled(packaged.scenario(name)).encode()) == pack.manifest.digest


def _safe(text: str) -> str:
    """A text of a stranger, as Markdown that shows exactly this."""
    return _MARKUP.sub(lambda sign: f"&#{ord(sign[0])};", " ".join(text.split()))
