"""The names of a story for its editor: where they stand, and what changes with another one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fateloom.preview import desk_messages as m
from fateloom.preview.files import digest
from fateloom.preview.rewording import Rewording
from fateloom.server.refusals import ServerRefusal, refusal
from fateloom.story.diagnostics import Findings, Place
from fateloom.story.images import images_of
from fateloom.story.loader import files_of, read
from fateloom.story.renaming import FIXED, CannotRename, rename
from fateloom.story.uses import Name

MOST_LETTERS: Final = 200
"""Letters of a line that are shown."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a new name changes.

    told       the message to the page
    contents   the new contents of the files that change, by path
    before     the digests of all files of the story
    rewording  what changes at a table
    """

    told: m.Renaming
    contents: Mapping[str, bytes]
    before: Mapping[str, str]
    rewording: Rewording


def uses(folder: Path, at: m.At) -> m.Uses:
    """What has the name at a place, and where it stands. Raises `ServerRefusal` without one."""
    found = Findings()
    files = files_of(folder, Findings())
    files |= {name: text.encode() for name, text in at.texts.items() if name.endswith(".yaml")}
    known = read(files, found, checked=False).names.uses
    lines = found.lines.get(at.file, ())[at.line - 1 : at.line]
    name = known.at(Place(at.file, at.line, at.column), lines[0]) if lines else None
    if name is None or name not in known.defined:
        raise ServerRefusal("preview-no-name")

    def use(place: Place) -> m.Use:
        text = found.lines[place.file][place.line - 1].strip()
        return m.Use(place.file, place.line, place.column, text[:MOST_LETTERS])

    first, *others = known.places(name)
    fixed = CannotRename("preview-name-fixed", name.word) if name.kind in FIXED else None
    return m.Uses(
        kind=name.kind,
        id=name.id,
        defined=use(first),
        used=tuple([use(place) for place in sorted(others)]),
        fixed=refusal(fixed) if fixed else None,
    )


def planned(folder: Path, wish: m.Rename) -> Plan:
    """What a new name would change in a folder. Raises `CannotRename`."""
    found = Findings()
    files = files_of(folder, found)
    if found.wrong:
        raise CannotRename("preview-has-errors")
    name = Name(wish.kind, wish.id)
    renaming = rename(files, name, wish.word, note=wish.note, pictures=images_of(folder))
    before = {path: digest(content) for path, content in files.items()}
    told = m.Renaming(
        id=renaming.name.id,
        files=tuple(
            [
                m.RenamedFile(path, renaming.places.get(path, 0), before[path])
                for path in sorted(renaming.files)
            ]
        ),
        declared=tuple([m.Declared(old, new) for old, new in renaming.pairs]),
    )
    rewording = Rewording(name.kind, name.id, renaming.name.id, renaming.pairs)
    return Plan(told, renaming.files, before, rewording)
