"""Packs: a story in one file, to pass on.

A pack is a zip archive that contains a manifest, the built story, and what the author wrote:

    manifest.json      what the pack contains, and the certificate of a proof
    story.json         the story as `fateloom story build` writes it
    sources/...        the files of the author's folder, with the images that the story shows

The digest of a pack is the SHA-256 of its `story.json`: it names the story, whatever else the pack
contains. Reading a pack runs nothing of it, and writes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from typing import Any, Final

from fateloom.core.jsontext import parsed
from fateloom.core.strict import BadData, reader
from fateloom.games.destinies.scenario import images
from fateloom.games.destinies.scenario.archive import packed, unpacked
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.ids import is_id
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.reading import read_story
from fateloom.games.destinies.scenario.wording import plain

FORMAT: Final = 1
"""The version of the format of packs."""
SUFFIX: Final = ".fateloom"
MANIFEST: Final = "manifest.json"
STORY: Final = "story.json"
SOURCES: Final = "sources/"
SHORT: Final = 16
"""The number of characters of a digest that name a story at a table."""
KINDS: Final = (".yaml",)
"""The endings of files that are an author's sources."""
PAPERS: Final = ("README.md", "README.txt", "LICENSE", "LICENSE.md", "LICENSE.txt")
"""Further files that a pack takes along from the author's folder."""
_MANIFEST_BYTES: Final = 2**18


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a proof for one hero at one table. Heroes are named by their ids.

    mode     the mode of the game
    heroes   who plays
    hero     who must always be able to reach a Finale
    status   `proved`, `dead-end` or `unproved`
    gold     whether the Finale of this path can always be reached: `open`, `closable`, `unsure`
    violet   the same for the other path
    """

    mode: str
    heroes: tuple[str, ...]
    hero: str
    status: str
    gold: str
    violet: str


@dataclass(frozen=True, slots=True)
class Certificate:
    """What was proved of the story of a pack, and by which version of Fateloom."""

    fateloom: str
    verdicts: tuple[Verdict, ...]

    @property
    def good(self) -> bool:
        """Whether everything was proved."""
        return bool(self.verdicts) and all(each.status == "proved" for each in self.verdicts)


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a pack says about itself. All of it except the certificate follows from the story.

    title       in the language it was written in
    languages   the languages that it can be read in, that one first
    minutes     playing time, from and to, if it is not a full story
    heroes      their names
    mood        see `Scenario`
    digest      the SHA-256 of the built story, in hexadecimal digits
    """

    format: int
    id: str
    version: int
    title: str
    author: str
    licence: str
    languages: tuple[str, ...]
    heroes: tuple[str, ...]
    digest: str
    minutes: tuple[int, int] | None = None
    certificate: Certificate | None = None
    mood: str | None = None

    @property
    def key(self) -> str:
        """The name of the story at tables and in records, which no other story shares."""
        return key_of(self.id, self.digest)

    @property
    def proved(self) -> bool:
        """Whether it has a certificate by which everything was proved."""
        return self.certificate is not None and self.certificate.good


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack whose parts fit together.

    `story` is the built story. `sources` are the author's files by their names in the folder.
    """

    manifest: Manifest
    story: bytes
    sources: Mapping[str, bytes]

    @property
    def images(self) -> dict[str, bytes]:
        """The images among the sources, by their digests."""
        found = [data for name, data in self.sources.items() if is_image(name)]
        return {digest_of(data): data for data in found}

    def scenario(self, file: str) -> Scenario:
        """The story. Raises `BadScenario` if it is none, or not the one that the manifest tells
        of, or has other images than the pack; `file` is what that calls the pack."""
        scenario = read_story(self.story, f"{file}: {STORY}")
        if images.digests(scenario) != self.images.keys():
            raise BadScenario("pack-images", file)
        told = manifest_of(scenario, self.manifest.digest, self.manifest.certificate)
        for part in fields(Manifest):
            if getattr(told, part.name) != getattr(self.manifest, part.name):
                raise BadScenario("pack-other", file, part.name)
        return scenario


def key_of(story: str, digest: str) -> str:
    """The name of a story at tables and in records: `mill@0123456789abcdef`."""
    return f"{story}@{digest[:SHORT]}"


def digest_of(data: bytes) -> str:
    """The digest of a built story, or of an image."""
    return sha256(data).hexdigest()


def manifest_of(scenario: Scenario, digest: str, certificate: Certificate | None) -> Manifest:
    """The manifest of a story."""
    book, language = Book(scenario), scenario.language
    return Manifest(
        format=FORMAT,
        id=scenario.id,
        version=scenario.version,
        title=plain(book, language, scenario.title),
        author=scenario.author,
        licence=scenario.licence,
        languages=(language, *sorted(scenario.translations)),
        heroes=tuple([plain(book, language, hero.name) for hero in scenario.heroes]),
        digest=digest,
        minutes=scenario.minutes,
        certificate=certificate,
        mood=scenario.mood,
    )


def dumps(pack: Pack) -> bytes:
    """A pack as a file; the same pack gives the same bytes."""
    told = json.dumps(_plain(pack.manifest), ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    sources = {f"{SOURCES}{name}": pack.sources[name] for name in sorted(pack.sources)}
    return packed({MANIFEST: told.encode(), STORY: pack.story, **sources})


def loads(data: bytes, file: str) -> Pack:
    """The pack in a file, whose name is `file`. Its story is not read yet: see `Pack.scenario`.

    Raises `BadScenario`.
    """
    contents = unpacked(data, file)
    if list(contents)[:2] != [MANIFEST, STORY]:
        raise BadScenario("pack-foreign", file)
    told, story = contents.pop(MANIFEST), contents.pop(STORY)
    for name in contents:
        if not name.startswith(SOURCES) or not is_source(name.removeprefix(SOURCES)):
            raise BadScenario("pack-stranger", file, name)
    manifest = _manifest(told, file)
    if manifest.digest != digest_of(story):
        raise BadScenario("pack-digest", file)
    sources = {name.removeprefix(SOURCES): content for name, content in contents.items()}
    pictures = [name for name in sources if is_image(name)]
    if len(pictures) > images.MOST:
        raise BadScenario("pack-images-many", file, images.MOST)
    for name in pictures:
        if not images.is_plain(sources[name]):
            raise BadScenario("pack-image", file, name)
    return Pack(manifest, story, sources)


def is_source(name: str) -> bool:
    """Whether a pack takes this file of an author's folder along."""
    return name.endswith(KINDS) or name in PAPERS or is_image(name)


def is_image(name: str) -> bool:
    """Whether this file of a pack is an image."""
    stem = name.removeprefix(images.FOLDER).removesuffix(images.ENDING)
    return is_id(stem) and name == f"{images.FOLDER}{stem}{images.ENDING}"


def _manifest(data: bytes, file: str) -> Manifest:
    if len(data) > _MANIFEST_BYTES:
        raise BadScenario("pack-manifest", file, MANIFEST, f"<= {_MANIFEST_BYTES} bytes")
    try:
        told = parsed(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadScenario("pack-manifest", file, MANIFEST, "JSON") from error
    found = told.get("format") if isinstance(told, dict) else None
    if isinstance(found, int) and found > FORMAT:
        raise BadScenario("pack-newer", file)
    try:
        manifest: Manifest = reader(Manifest)(told, MANIFEST)
    except BadData as error:
        raise BadScenario("pack-manifest", file, error.place, error.what) from error
    if manifest.format != FORMAT:
        raise BadScenario("pack-manifest", file, f"{MANIFEST}.format", str(FORMAT))
    return manifest


def _plain(manifest: Manifest) -> dict[str, Any]:
    """The manifest as JSON values, without what it does not say."""
    return {name: value for name, value in asdict(manifest).items() if value is not None}
