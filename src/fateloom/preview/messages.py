"""The messages between the workshop and its server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from fateloom.preview.desk_messages import Job
from fateloom.server.schema.http import Refusal
from fateloom.server.schema.socket import Refused

# --- from the workshop --------------------------------------------------------------------


class Intervene(Struct, frozen=True, tag="author", tag_field="t", forbid_unknown_fields=True):
    """Do this to the table: the words of `fateloom.games.destinies.authors.interventions`."""

    words: Annotated[str, Meta(max_length=200)]


class Go(Struct, frozen=True, tag="go", tag_field="t", forbid_unknown_fields=True):
    """Go to the table after a number of steps, back or forward again."""

    step: Annotated[int, Meta(ge=0)]


class Again(Struct, frozen=True, tag="again", tag_field="t", forbid_unknown_fields=True):
    """Start the story again."""


FromWorkshop = Intervene | Go | Again

# --- to it --------------------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """What was found in the files, on one line with its place; `wrong`, or only doubtful."""

    line: str
    wrong: bool


class Lost(Struct, frozen=True):
    """Where a replay has stopped: the step that could not be taken, why, and how many steps wait
    from there on."""

    words: str
    refusal: Refusal
    waiting: int


class FactInfo(Struct, frozen=True):
    """A fact: `owner` is world, campaign or a hero. A flag is 0 or 1."""

    owner: str
    name: str
    counter: bool
    least: int
    most: int
    value: int


class PersonInfo(Struct, frozen=True):
    """Somebody who plays: a hero, or the companion bound to one. `who` is their name in
    interventions, `items` are ids."""

    who: str
    name: str
    seat: int
    tile: str
    coins: int
    xp: int
    virtue: int
    effort: int
    items: tuple[str, ...]


class Thing(Struct, frozen=True):
    """Something of the story by its id and name, in one of its `states`; `at` is where it is:
    the tile of a place, the place of somebody. A tile's states are those of tiles."""

    id: str
    name: str
    at: str | None
    state: str | None
    states: tuple[str, ...]


class FinaleInfo(Struct, frozen=True):
    """A Finale: of whom, on which path, and its stages."""

    who: str
    path: str
    name: str
    stages: tuple[str, ...]


class ItemInfo(Struct, frozen=True):
    """An item, and how many copies of it lie in the box."""

    id: str
    name: str
    left: int


class UnmetInfo(Struct, frozen=True):
    """A part of a condition that fails, and the value that a comparison in it goes by."""

    words: str
    now: int | None


class ClosedInfo(Struct, frozen=True):
    """What cannot be taken here and now, and why: `kind` is option, journey or passage."""

    kind: str
    id: str
    name: str
    reasons: tuple[Refusal, ...]
    unmet: tuple[UnmetInfo, ...]


class Stage(Struct, frozen=True):
    """The table as its author sees it, once heroes are taken.

    virtue  its range
    """

    day: int
    active: str
    virtue: tuple[int, int]
    facts: tuple[FactInfo, ...]
    persons: tuple[PersonInfo, ...]
    tiles: tuple[Thing, ...]
    places: tuple[Thing, ...]
    people: tuple[Thing, ...]
    finales: tuple[FinaleInfo, ...]
    items: tuple[ItemInfo, ...]
    closed: tuple[ClosedInfo, ...]


class Workshop(Struct, frozen=True, tag="workshop", tag_field="t"):
    """Everything the workshop shows.

    table     None until the story was first in order
    folder    where the story's files are
    read      how often the files were read
    current   whether the files are played as they are now; else it is their last good version
    problems  what was found in them as they are now
    lost      None when everything chosen still stands
    steps     how many steps do; `ahead` how many there are to go on over
    stage     None until heroes are taken
    record    whether the table shows a game that a proof has found
    job       the long work of the editor; None without an editor
    """

    table: str | None
    folder: str
    read: int
    current: bool
    problems: tuple[Problem, ...]
    lost: Lost | None
    steps: int
    ahead: int
    stage: Stage | None
    record: bool
    job: Job | None


class Preview(Struct, frozen=True):
    """Answer to POST /api/preview, which lets this device sit at the table.

    desk  whether the files can be edited, too
    """

    table: str | None
    desk: bool


ToWorkshop = Workshop | Refused
