"""Changes of single values in a YAML file that leave everything else in it as it was written:
comments, order, quotation marks, empty lines and indents.

Every change is made in the text. The text is read again, and has to say what it said before, apart
from the change, with all its comments; otherwise the change is refused. Comments in what is removed
stay behind, on lines of their own.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Final

from fateloom.core.errors import FateloomError
from fateloom.story.changes import Change, Insert, Move, Remove, Set
from fateloom.story.changes import wanted as wanted_data
from fateloom.story.diagnostics import Findings
from fateloom.story.edit_text import proposals
from fateloom.story.yaml_layout import Layout, NoPart, Path, data_of
from fateloom.story.yaml_tree import compose
from fateloom.story.yaml_writing import Data

BOM: Final = "\ufeff"


class CannotEdit(FateloomError):
    """A change that cannot be made in this text."""


def edited(text: str, changes: Iterable[Change]) -> str:
    """The text after some changes, one after the other.

    Raises `CannotEdit` if one of them cannot be made, because the text cannot be read, there is
    nothing at its path, or the text is written in a way that it does not fit.
    """
    mark = BOM if text.startswith(BOM) else ""
    text = text.removeprefix(BOM)
    for change in changes:
        text = _changed(text, change)
    return mark + text


def parsed(text: str) -> Layout:
    """A text and its tree. Raises `CannotEdit` if it cannot be read without errors."""
    found = Findings()
    tree = compose("", text.encode(errors="surrogatepass"), found)
    if found.all:
        raise CannotEdit("preview-edit-unread", found.all[0].place.line)
    return Layout(text, tree)


def _changed(text: str, change: Change) -> str:
    layout = parsed(text)
    try:
        parts = _parts(layout, change)
        if parts is not None:
            for part in parts:
                text = _changed(text, part)
            return text
        there = data_of(layout.tree)
        wanted = _told(wanted_data(there, change))
        if _told(there) == wanted:
            return text
        kept = layout.comments()
        for proposal in proposals(layout, change):
            if _says(proposal, wanted, kept, sort=isinstance(change, Move)):
                return proposal
    except (NoPart, IndexError) as error:
        raise CannotEdit("preview-edit-missing", _written(change.path)) from error
    raise CannotEdit("preview-edit-layout", _written(change.path))


def _written(path: Path) -> str:
    return ".".join([str(step) if isinstance(step, str) else str(step + 1) for step in path])


def _says(text: str, wanted: str, comments: list[str], *, sort: bool) -> bool:
    """Whether a text says this, and has these comments; in any order, if they are sorted."""
    try:
        layout = parsed(text)
    except (CannotEdit, UnicodeEncodeError):
        return False
    there = layout.comments()
    same = sorted(there) == sorted(comments) if sort else there == comments
    return same and _told(data_of(layout.tree)) == wanted


def _told(data: Data) -> str:
    """What a whole file says, in words that differ for true and 1, and for keys in another order. A
    file without keys says nothing."""
    return repr(data or None)


def _parts(layout: Layout, change: Change) -> list[Change] | None:
    """The smaller changes that a change of a whole list or of all keys consists of; None for
    one that is made at once."""
    if not isinstance(change, Set):
        return None
    try:
        node = layout.node(change.path)
    except NoPart:
        return None
    old, new, path = data_of(node), change.value, change.path
    if isinstance(old, dict) and isinstance(new, dict) and old and new:
        found: list[Change] = [Set((*path, key), part) for key, part in new.items()]
        gone = [Remove((*path, key)) for key in old if key not in new]
        return [*found, *gone]
    if isinstance(old, list) and isinstance(new, list) and old and new:
        return _parts_of_list(path, old, new)
    return None


def _parts_of_list(path: Path, old: list[Data], new: list[Data]) -> list[Change]:
    """Only what differs between the first and the last items that are the same."""
    pairs = zip(old, new, strict=False)
    first = len(list(takewhile(lambda pair: repr(pair[0]) == repr(pair[1]), pairs)))
    most = min(len(old), len(new)) - first
    backwards = zip(reversed(old), reversed(new), strict=False)
    last = len(list(takewhile(lambda pair: repr(pair[0]) == repr(pair[1]), backwards)))
    last = min(last, most)
    ended, end = len(old) - last, len(new) - last
    both = min(ended, end)
    changes: list[Change] = [Set((*path, i), new[i]) for i in range(first, both)]
    changes += [Insert(path, i, new[i]) for i in range(both, end)]
    return [*changes, *[Remove((*path, i)) for i in reversed(range(both, ended))]]
