"""A name of a story, changed in all its files.

Every place where the name stands is known from reading the story, so nothing else is touched. What
follows from the name changes with it: the ids of texts in translations, the hashes of texts that
contain it, and what the head accepts. The result is read again, and has to mean the same.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from fateloom.core.errors import FateloomError
from fateloom.games.destinies.scenario.ids import MOST_LETTERS, is_id
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.story import renamed
from fateloom.story.declarations import KINDS
from fateloom.story.diagnostics import Findings, Place
from fateloom.story.images import Files
from fateloom.story.loader import HEAD_FILE, TRANSLATIONS, Loaded, read
from fateloom.story.names import RESERVED, SHARED
from fateloom.story.translations import source_hash
from fateloom.story.uses import Name, stands, unquoted
from fateloom.story.yaml_tree import Mapping as MappingNode
from fateloom.story.yaml_tree import Node, Scalar, Sequence, compose

FIXED: Final = frozenset(("path", "campaign"))
"""Names that cannot be changed here: the two paths of a hero are called alike everywhere, and a
fact of a campaign is also in its other stories."""
SAVED: Final = (
    *("tile", "poi", "item", "hero", "event", "option", "dungeon", "room", "stage"),
    *("ability", "journey", "way"),
)
"""Names that stand in saved games."""

Texts = dict[str, str]
Edit = tuple[Place, str, str]
"""A place, what stands there, and what is to stand there."""


class CannotRename(FateloomError):
    """A name that cannot be changed, or not to this."""


@dataclass(frozen=True, slots=True)
class Renaming:
    """What changes when a thing gets another name.

    name    its new name
    files   the new contents of the files that change, by their names in the folder
    places  how many places change in each of them, without the declaration
    pairs   the ids in saved games that change, as (old, new)
    """

    name: Name
    files: dict[str, bytes]
    places: Mapping[str, int]
    pairs: tuple[tuple[str, str], ...]


def rename(
    files: Mapping[str, bytes],
    name: Name,
    word: str,
    *,
    note: bool,
    pictures: Files | None = None,
) -> Renaming:
    """What changes when a thing gets another name. `files` are all of the story, by their names in
    the folder, and so are its `pictures`.

    `word` replaces the last part of its id. `note` declares the old id in the head, for saved
    games; without it, going back to an id that was declared takes it out again. Raises
    `CannotRename`.
    """
    before = read(files, pictures=pictures, checked=False)
    old = before.scenario
    if old is None:
        raise CannotRename("preview-has-errors")
    new = _allowed(before, old, name, word)
    texts = {path: content.decode("utf-8-sig") for path, content in files.items()}
    edits = [(place, name.word, word) for place in before.names.uses.places(name)]
    changed = edited(texts, edits)
    halfway = read(_bytes(changed), pictures=pictures, checked=False)
    half = halfway.scenario
    paths, later = before.source.places, halfway.source.places
    if half is None or len(half.texts) != len(old.texts) or len(paths) != len(later):
        raise CannotRename("preview-name-unfit", word)
    following = list(_following(changed, old, half, dict(zip(paths, later, strict=True))))
    changed = edited(changed, following)
    after = read(_bytes(changed), pictures=pictures, checked=False)
    if after.scenario is None or _meaning(before) != _meaning(after):
        raise CannotRename("preview-name-unfit", word)
    pairs = _declared(before, after, name, new)
    if note:
        changed[HEAD_FILE] = renamed.noted(changed[HEAD_FILE], pairs)
    else:
        back = [(later, earlier) for earlier, later in pairs]
        changed[HEAD_FILE] = renamed.dropped(changed[HEAD_FILE], back)
    head = read(_bytes(changed), pictures=pictures, checked=False).scenario
    if head is None or (note and not {*pairs} <= {*head.renamed.items()}):
        raise CannotRename("preview-name-unreached", HEAD_FILE)
    return Renaming(
        new,
        {
            path: (BOM_UTF8 if files[path].startswith(BOM_UTF8) else b"") + text.encode()
            for path, text in changed.items()
            if text != texts[path]
        },
        Counter(place.file for place, _, _ in dict.fromkeys((*edits, *following))),
        tuple(pairs),
    )


def _bytes(texts: Texts) -> dict[str, bytes]:
    return {path: text.encode() for path, text in texts.items()}


def _allowed(before: Loaded, scenario: Scenario, name: Name, word: str) -> Name:
    """The new name. Raises `CannotRename` if it is none, or is taken."""
    defined = before.names.uses.defined
    if name not in defined:
        raise CannotRename("preview-no-name")
    if name.kind in FIXED:
        raise CannotRename("preview-name-fixed", name.word)
    owner, dot, _ = name.id.rpartition(".")
    new = Name(name.kind, f"{owner}{dot}{word}")
    if not is_id(word):
        raise CannotRename("preview-name-form", word[:MOST_LETTERS])
    if word in RESERVED and name.kind in (*KINDS.values(), "fact"):
        raise CannotRename("preview-name-reserved", word)
    for other in SHARED if name.kind in SHARED else (name.kind,):
        place = defined.get(Name(other, new.id))
        if place is not None:
            raise CannotRename("preview-name-taken", word, _line(place))
    for other in SAVED if name.kind in SAVED else ():  # a saved game does not say which it means
        place = defined.get(Name(other, new.id))
        if place is not None and Name(other, name.id) in defined:
            raise CannotRename("preview-name-taken", word, _line(place))
    if scenario.renamed.get(new.id, name.id) != name.id:
        raise CannotRename("preview-name-before", word, scenario.renamed[new.id])
    return new


def _meaning(loaded: Loaded) -> tuple[object, ...]:
    """What must not change: on which lines each name stands, in the order of the files, and what
    is doubtful."""
    uses = loaded.names.uses
    return (
        [(name.kind, place[:2]) for name, place in uses.defined.items()],
        [(name.kind, [place[:2] for place in places]) for name, places in uses.used.items()],
        Counter(each.code for each in loaded.found),
    )


def _declared(before: Loaded, after: Loaded, name: Name, new: Name) -> list[tuple[str, str]]:
    """The ids in saved games that change, as (old, new): that of the thing, and those that contain
    its name further on."""
    pairs = [(name.id, new.id)] if name.kind in SAVED else []
    for old, now in zip(before.names.uses.defined, after.names.uses.defined, strict=True):
        if old.kind == "option" and old != name:
            later = f"{new.id}{old.id.removeprefix(name.id)}"
            within = bool(pairs) and old.id.startswith(f"{name.id}.") and later == now.id
            if old.id != now.id and not within:
                pairs.append((old.id, now.id))
    return pairs


def edited(texts: Mapping[str, str], edits: Iterable[Edit]) -> Texts:
    """The texts with all edits made. Raises `CannotRename` where something else stands there."""
    places: dict[str, dict[Place, tuple[str, str]]] = {}
    for place, old, new in edits:
        places.setdefault(place.file, {})[place] = old, new
    changed = dict(texts)
    for file, found in places.items():
        lines = changed[file].splitlines(keepends=True)
        for place, (old, new) in sorted(found.items(), reverse=True):
            line = lines[place.line - 1]
            if not stands(line, place.column, old):
                raise CannotRename("preview-name-unreached", _line(place))
            start = unquoted(line, place.column) - 1
            lines[place.line - 1] = line[:start] + new + line[start + len(old) :]
        changed[file] = "".join(lines)
    return changed


def _line(place: Place) -> str:
    return f"{place.file}:{place.line}"


def _following(
    texts: Texts, old: Scenario, new: Scenario, paths: Mapping[str, str]
) -> Iterator[Edit]:
    """What follows from the new name: texts have other ids, and some another hash. Both stories
    have the same texts in the same order. `paths` are those of all things, and what becomes of
    them."""
    ids = dict(zip(old.texts, new.texts, strict=True))
    hashes = {
        key: (source_hash(old.texts[key]), source_hash(new.texts[later]))
        for key, later in ids.items()
    }
    prefixes = _prefixes(paths)
    for file, text in texts.items():
        tree = compose(file, text.encode(), Findings())
        if file.startswith(f"{TRANSLATIONS}/"):
            yield from _translations(tree, ids, hashes)
        elif file == HEAD_FILE:
            yield from _accepted(tree, prefixes)


def _prefixes(paths: Mapping[str, str]) -> dict[str, str]:
    """What the paths of things become, from those of what is in them."""
    found: dict[str, str] = {}
    for old, new in paths.items():
        before, after = old.split("."), new.split(".")
        for end in range(1, len(before) + 1):
            if len(before) == len(after):
                found[".".join(before[:end])] = ".".join(after[:end])
    return found


def _translations(
    tree: Node | None, ids: Mapping[str, str], hashes: Mapping[str, tuple[str, str]]
) -> Iterator[Edit]:
    if not isinstance(tree, MappingNode):
        return
    for key, part in tree.entries:
        later = ids.get(key.text)
        if later is None or not isinstance(part, MappingNode):
            continue
        if later != key.text:
            yield key.place, key.text, later
        before, after = hashes[key.text]
        for inner, value in part.entries:
            if inner.text == "src" and isinstance(value, Scalar) and value.text == before != after:
                yield value.place, before, after


def _accepted(tree: Node | None, prefixes: Mapping[str, str]) -> Iterator[Edit]:
    """The things of warnings that the head accepts."""
    for part in _parts(tree, "scenario", "accepted"):
        for key, value in part.entries:
            if key.text != "thing" or not isinstance(value, Scalar):
                continue
            begin, path = _language_of(value.text)
            later = prefixes.get(path, path)
            if later != path:
                yield value.place, value.text, begin + later


def _language_of(thing: str) -> tuple[str, str]:
    """The path of a translation, parted into the language and the path of the original."""
    parts = thing.split(".", 2)
    if parts[0] == TRANSLATIONS and len(parts) == 3:
        return f"{parts[0]}.{parts[1]}.", parts[2]
    return "", thing


def _parts(tree: Node | None, *keys: str) -> list[MappingNode]:
    """The mappings in the list that the keys lead to."""
    node = tree
    for key in keys:
        entries = node.entries if isinstance(node, MappingNode) else []
        node = next((part for name, part in entries if name.text == key), None)
    parts = node.parts if isinstance(node, Sequence) else []
    return [part for part in parts if isinstance(part, MappingNode)]
