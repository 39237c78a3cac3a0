"""The shelf at the prompt: stories are added, listed and removed."""

from __future__ import annotations

import sys
from pathlib import Path

from fateloom import raster
from fateloom.games.destinies.scenario import built, packaged
from fateloom.games.destinies.scenario.model import FULL_MINUTES
from fateloom.games.destinies.scenario.notes import Notes
from fateloom.games.destinies.scenario.pack import Manifest, Pack
from fateloom.games.destinies.scenario.shelf import Damaged, Kept, Shelf
from fateloom.story.output import CannotWrite
from fateloom.terminal.packs import Prove, certified, packed
from fateloom.terminal.screen import plain
from fateloom.terminal.stories import WRONG, NoStory, only, shelf_of
from fateloom.words import listed, refusal, say


def add(source: Path, shelf: Shelf, prove: Prove | None) -> int:
    """Put a pack, or the story in a folder, on the shelf; return the exit code.

    With `prove`, the story in a folder is proved first. Raises `NoStory`, `BadScenario` and
    `CannotWrite`.
    """
    found = _opened(source, prove)
    if found is None:
        return WRONG
    pack, data = found
    told = pack.manifest
    known = {kept.manifest.digest: kept.manifest for kept in shelf.offered()[0]}
    there = known.get(told.digest)
    if there is not None and told.certificate in (None, there.certificate):
        print(say("story-on-shelf-already", title=plain(told.title), key=told.key))
        return 0
    try:
        shelf.add(data, told.digest)
    except OSError as error:
        raise CannotWrite("file-unwritable", str(shelf.folder), error.strerror or "") from error
    others = [each.key for each in known.values() if each.id == told.id and each != there]
    print(say("story-added", title=plain(told.title), version=told.version, key=told.key))
    if others:
        print(say("story-beside", others=listed(sorted(others)), count=len(others)))
    if shelf.folder == shelf_of().folder:
        print(say("story-added-how", id=told.key if told.id in packaged.NAMES else told.id))
    print(say("story-added-server"))
    return 0


def _opened(source: Path, prove: Prove | None) -> tuple[Pack, bytes] | None:
    """A pack that was read whole, with its bytes; None for a folder with errors."""
    if source.is_dir():
        made = packed(source, prove)
        return None if made is None else (made.pack, made.data)
    data = built.content(source)
    found = built.parsed(data, source)
    if found.pack is None:
        raise NoStory("story-no-pack", str(source))
    raster.check_images(found.pack, str(source))
    return found.pack, data


def show(shelf: Shelf) -> int:
    """Print what is on the shelf; return the exit code."""
    offered, damaged = shelf.offered()
    removed, damaged_too = shelf.removed()
    if not offered:
        print(say("story-shelf-empty", path=str(shelf.folder)))
    for kept in offered:
        for line in _lines(kept.manifest):
            print(line)
        source = Notes(shelf.folder).source(kept.manifest.digest)
        if source is not None:
            print(plain(say("story-listed-source", address=source.address)))
        for report in Notes(shelf.folder).reports(kept.manifest.digest):
            print(plain(say("story-listed-report", why=report.why)))
    if removed:
        print(say("story-shelf-removed", keys=listed([each.manifest.key for each in removed])))
    _warn([*damaged, *damaged_too])
    return 0


def _lines(told: Manifest) -> list[str]:
    """A story as lines of a list."""
    minutes = told.minutes or FULL_MINUTES
    lines = [
        say(
            "story-listed",
            key=told.key,
            title=told.title,
            version=told.version,
            by="known" if told.author else "unknown",
            author=told.author,
        ),
        say(
            "story-listed-more",
            languages=", ".join(told.languages),
            least=minutes[0],
            most=minutes[1],
            heroes=listed(told.heroes),
            count=len(told.heroes),
            mood=told.mood or "none",
        ),
    ]
    if told.licence:
        lines.append(say("story-listed-licence", licence=told.licence))
    if told.certificate is not None:
        lines.append(f"    {certified(told.certificate)}")
    return [plain(line) for line in lines]


def _warn(damaged: list[Damaged]) -> None:
    """Name the files that could not be read."""
    for each in damaged:
        print(plain(refusal(each.error)), file=sys.stderr)


def remove(name: str, shelf: Shelf, *, delete: bool) -> int:
    """Take a story off the shelf, or delete it for good; return the exit code.

    Raises `NoStory` and `CannotWrite`.
    """
    kept = _find(name, shelf, delete=delete)
    try:
        if delete:
            shelf.delete(kept)
            Notes(shelf.folder).forget(kept.manifest.digest)
        else:
            shelf.remove(kept)
            Notes(shelf.folder).forget(kept.manifest.digest)
    except OSError as error:
        raise CannotWrite("file-unwritable", str(kept.file), error.strerror or "") from error
    told = kept.manifest
    message = "story-deleted" if delete else "story-removed"
    print(say(message, title=plain(told.title), version=told.version, key=told.key))
    return 0


def _find(name: str, shelf: Shelf, *, delete: bool) -> Kept:
    """The story that a name means; to `delete` it, it may have been removed before."""
    found = shelf.find(name) or (shelf.find(name, removed=True) if delete else [])
    if not found:
        raise NoStory("shelf-unknown", name)
    return only(name, found)
