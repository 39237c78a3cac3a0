"""The messages for the form and the map of the editor, which change a text in single values."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from fateloom.preview.desk_messages import Path
from fateloom.story import changes

Text: TypeAlias = Annotated[str, Meta(max_length=1_000_000)]
Step: TypeAlias = Annotated[str, Meta(max_length=400)] | Annotated[int, Meta(ge=0, le=100_000)]
Steps: TypeAlias = Annotated[tuple[Step, ...], Meta(min_length=1, max_length=40)]
"""The keys and the numbers of the items, from 0, that lead to a value."""
Index: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]


class SetValue(Struct, frozen=True, tag_field="change", tag="set", forbid_unknown_fields=True):
    """Put a value at a path; keys that are missing are added where they usually stand."""

    path: Steps
    value: Any


class RemoveValue(
    Struct, frozen=True, tag_field="change", tag="remove", forbid_unknown_fields=True
):
    """Remove a key with its value, or an item of a list."""

    path: Steps


class InsertItem(Struct, frozen=True, tag_field="change", tag="insert", forbid_unknown_fields=True):
    """Insert an item into the list at a path, before the item `index`."""

    path: Steps
    index: Index
    value: Any


class MoveItem(Struct, frozen=True, tag_field="change", tag="move", forbid_unknown_fields=True):
    """Move an item of the list at a path to another place in it."""

    path: Steps
    index: Index
    to: Index


Change: TypeAlias = SetValue | RemoveValue | InsertItem | MoveItem


class EditText(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/preview/edit: make these changes in a text, one after the other."""

    text: Text
    changes: Annotated[tuple[Change, ...], Meta(max_length=100)]


class Edited(Struct, frozen=True):
    """Answer to POST /api/preview/edit and /api/preview/format: the text after the changes."""

    text: str


class FormatText(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/preview/format: put this text into the house style."""

    text: Text


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/preview/thing: what is defined at a place in a text, or at the beginning of `path`.
    Lines and columns count from 1."""

    text: Text
    line: Annotated[int, Meta(ge=1)]
    column: Annotated[int, Meta(ge=1)]
    path: Steps | None


class Form(Struct, frozen=True):
    """What a form shows: something that is defined in a file.

    path    where: the collection and its id
    record  what its keys are called together in the schema
    data    what is said of it
    lines   the line of each part, by the steps that lead there, with spaces between; "" is its own
    last    the last of its lines
    """

    path: tuple[str, str]
    record: str
    data: dict[str, Any]
    lines: dict[str, int]
    last: int


class Found(Struct, frozen=True):
    """Answer to POST /api/preview/thing: what is there, if it is anything with keys."""

    form: Form | None


class LookOver(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/preview/map: what the map shows, with these texts, by path, in place of the
    files."""

    texts: dict[Path, str]


class MapSide(Struct, frozen=True):
    """What crosses a side of a tile."""

    side: str
    way: str | None
    cover: str | None


class MapSign(Struct, frozen=True):
    """A mark in the drawing of a tile."""

    kind: str
    x: int
    y: int


class MapTile(Struct, frozen=True):
    """A tile that has a position, with the file in which it is defined."""

    id: str
    file: str
    number: int
    name: str
    submap: str
    x: int
    y: int
    terrain: str
    sides: tuple[MapSide, ...]
    spots: tuple[tuple[int, int], ...]
    signs: tuple[MapSign, ...]


class MapPlace(Struct, frozen=True):
    """A place, and the tile on which it is put; "" if only an effect says where."""

    id: str
    file: str
    name: str
    tile: str
    token: int | None
    figure: str | None
    icon: str | None


class MapPerson(Struct, frozen=True):
    """Somebody, with their looks, and the place where they are at first; "" for none."""

    id: str
    file: str
    name: str
    at: str
    figure: str | None
    portrait: str


class MapPicture(Struct, frozen=True):
    """A picture of a place, as text."""

    id: str
    scene: str


class Map(Struct, frozen=True):
    """Answer to POST /api/preview/map, with the language of the names. `submaps`, and `strangers`
    with their looks, are pairs of an id and words. `unread` are files that cannot be read."""

    language: str
    submaps: tuple[tuple[str, str], ...]
    tiles: tuple[MapTile, ...]
    places: tuple[MapPlace, ...]
    people: tuple[MapPerson, ...]
    pictures: tuple[MapPicture, ...]
    strangers: tuple[tuple[str, str], ...]
    unread: tuple[str, ...]


def change_of(wish: Change, orders: tuple[tuple[str, ...], ...]) -> changes.Change:
    """The change that is wished for; `orders`: see `changes.Set`."""
    match wish:
        case SetValue(path, value):
            return changes.Set(path, value, orders)
        case RemoveValue(path):
            return changes.Remove(path)
        case InsertItem(path, index, value):
            return changes.Insert(path, index, value)
        case MoveItem(path, index, to):
            return changes.Move(path, index, to)
