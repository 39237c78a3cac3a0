"""The loader: from a folder of files to a scenario, or to a list of everything wrong with it.

First the form of the files and all names are checked; then, if there is no error so far, the
map, the logic and the prose of the whole. No input raises an exception: everything that is
wrong or doubtful is a `Diagnostic`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fateloom.games.destinies.scenario.model import Scenario
from fateloom.story.build import build_scenario
from fateloom.story.checks import check
from fateloom.story.declarations import Collections, declare
from fateloom.story.diagnostics import Diagnostic, Findings, Place, Word
from fateloom.story.file_format import COLLECTIONS, FILE, HEAD
from fateloom.story.images import Files, Images, images_of
from fateloom.story.names import UNKNOWN, Names
from fateloom.story.options import Source
from fateloom.story.shapes import Entry
from fateloom.story.translations import translated
from fateloom.story.yaml_tree import Node, compose

HEAD_FILE: Final = "scenario.yaml"
MOST_FILES: Final = 500
TRANSLATIONS: Final = "i18n"


@dataclass(frozen=True, slots=True)
class Loaded:
    """The result of reading a folder."""

    scenario: Scenario | None
    """The scenario; None if there is an error."""
    found: tuple[Diagnostic, ...]
    """Errors and warnings, errors first, in the order of the files."""
    names: Names
    """The names that are defined, for completion in editors, as far as they could be read."""
    source: Source
    """Where everything is in the files."""
    images: Mapping[str, bytes]
    """The images that the story shows, as a pack contains them, by their names."""
    built: Scenario | None = None
    """The scenario, also if its map, its logic or its prose has errors; None if its form or its
    names have."""


def load(folder: Path) -> Loaded:
    """Read and check the story in a folder."""
    found = Findings()
    return read(files_of(folder, found), found, str(folder), images_of(folder))


def read(
    files: Mapping[str, bytes],
    found: Findings | None = None,
    folder: str = "",
    pictures: Files | None = None,
    *,
    checked: bool = True,
) -> Loaded:
    """Read and check a story, given the contents of its files by their names in the folder, and its
    pictures.

    Without `checked`, only its form and names are: the map, the logic and the prose of the whole
    take far longer.
    """
    found = Findings() if found is None else found
    things: Collections = {name: [] for name in COLLECTIONS}
    overlays: dict[str, dict[str, Node]] = {}
    head: Entry | None = None
    unread = False
    for name in sorted(files, key=lambda name: (name != HEAD_FILE, name)):
        before = len(found.all)
        tree = compose(_shown(folder, name), files[name], found)
        if tree is None:
            unread = unread or len(found.all) > before
            continue
        parts = name.split("/")
        if parts[0] == TRANSLATIONS and len(parts) > 2:
            overlays.setdefault(parts[1], {})[_shown(folder, name)] = tree
            continue
        head = _gather(FILE.read(tree, found), head, things, found)
    if head is None:
        if not found.all:
            found.add("E012", Place(_shown(folder, HEAD_FILE), 1, 1))
        head = HEAD.empty(Place(_shown(folder, HEAD_FILE), 1, 1))
    names = declare(things, head, found)
    images = Images(pictures or {}, folder, names)
    scenario, builder = build_scenario(head, things, names, images)
    source = builder.source
    if unread:  # what it defines would only seem to be missing
        found.keep(lambda each: each.code not in UNKNOWN.values())
    accepted = head.get("accepted", ())
    if not found.wrong:
        scenario = translated(scenario, overlays, names, source)
    built = None if found.wrong else scenario
    if not found.wrong and checked:
        check(scenario, source, found)
        images.check()
        _accept(accepted, found)
    whole = None if found.wrong else scenario
    return Loaded(whole, tuple(sorted(found.all, key=_order)), names, source, images.shown, built)


def _gather(entry: Entry, head: Entry | None, things: Collections, found: Findings) -> Entry | None:
    """Add what one file holds."""
    for name, content in entry.items():
        if name in COLLECTIONS:
            things[name] += content
        elif head is None:
            head = content
        else:
            found.add("E015", entry.at(name), str(head.place))
    return head


def _accept(accepted: list[Any], found: Findings) -> None:
    """Take out the doubts that the author accepts, each for a reason."""
    given: dict[tuple[str, str], Word] = {
        (entry["code"], entry["thing"]): entry["code"] for entry in accepted
    }
    used: set[tuple[str, str]] = set()

    def stays(each: Diagnostic) -> bool:
        if each.wrong:
            return True
        reasons = [key for whole in _wholes(each.thing) if (key := (each.code, whole)) in given]
        used.update(reasons)
        return not reasons

    found.keep(stays)
    for key, code in given.items():
        if key not in used:
            found.add("W609", code.place, *key, thing="scenario")


def _wholes(thing: str) -> Iterator[str]:
    """The thing, and everything that it is a part of."""
    while thing:
        yield thing
        thing = thing.rpartition(".")[0]


def _order(found: Diagnostic) -> tuple[object, ...]:
    return (not found.wrong, *found.place, found.code, str(found.details))


def _shown(folder: str, name: str) -> str:
    return f"{folder.rstrip('/')}/{name}" if folder else name


def files_of(folder: Path, found: Findings) -> dict[str, bytes]:
    """The contents of the YAML files of a folder, by their names within it."""
    if not folder.is_dir():
        found.add("E014", Place(str(folder), 1, 1))
        return {}
    contents: dict[str, bytes] = {}
    for path in _paths(folder):
        name = path.relative_to(folder).as_posix()
        place = Place(path.as_posix(), 1, 1)
        if path.suffix == ".yml":
            found.add("E013", place)
        elif len(contents) >= MOST_FILES:
            found.add("E016", place, MOST_FILES)
            break
        else:
            try:
                contents[name] = path.read_bytes()
            except OSError as error:
                found.add("E014", place, error.strerror or "")
    return contents


def _paths(folder: Path) -> Iterator[Path]:
    for here, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            if name.endswith((".yaml", ".yml")) and not name.startswith("."):
                yield Path(here, name)
