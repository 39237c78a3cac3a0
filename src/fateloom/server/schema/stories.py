"""The types of the bodies of HTTP requests and responses about the stories on the shelf."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct


class StoryInfo(Struct, frozen=True):
    """A story on the shelf. What it says of itself comes from its author, unchecked.

    name       its name as a value of the option `scenario`
    languages  those that it can be read in, the original first
    minutes    how long it takes, from and to
    heroes     their names
    mood       what an evening with it feels like, in one word
    picture    its cover, in the form of the game's views
    proved     its pack says, with a certificate, that it was proved
    added      when, in seconds since 1970
    source     the address of the index from which it was fetched, if it was
    removable  this device may remove it
    reports    what was reported about it, for the host only
    """

    name: str
    title: str
    version: int
    author: str | None
    licence: str | None
    languages: tuple[str, ...]
    minutes: tuple[int, int]
    heroes: tuple[str, ...]
    mood: str | None
    picture: Any
    proved: bool
    added: float
    source: str | None
    removable: bool
    reports: tuple[str, ...]


class Stories(Struct, frozen=True):
    """Response to GET /api/stories.

    game    the game that plays them
    open    everybody may add stories, and report them
    adding  this device may add stories
    host    it is the device of the server's host
    """

    game: str
    open: bool
    adding: bool
    host: bool
    stories: tuple[StoryInfo, ...]


class StoryAdded(Struct, frozen=True):
    """Response to POST /api/stories. `already`: it was there before."""

    name: str
    title: str
    already: bool


class StoryReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/stories/{story}/reports."""

    why: Annotated[str, Meta(min_length=1, max_length=300)]
