"""A whole scenario as typed, frozen data: what the engine, the proof and the table read.

The story loader makes it from the files of an author; `codec.py` writes it to plain JSON
and back, so that packaged scenarios need only Python. Everything is identified by name, not by
position, so stored and sent references to a scenario survive edits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from fateloom.games.destinies.scenario.conditions import ALWAYS, Condition
from fateloom.games.destinies.scenario.effects import Effect
from fateloom.games.destinies.scenario.options import Option, Result
from fateloom.games.destinies.scenario.places import Dungeon, Poi, Submap, Tile
from fateloom.games.destinies.scenario.texts import Text, TextId

FORMAT: Final = 1
"""The version of this format. Files of another version are refused."""
FULL_MINUTES: Final = (90, 150)
"""Playing time of a full story, from and to (PROP-LEN-01)."""

PATHS: Final = ("gold", "violet")
"""The two paths of every Destiny (DST-DEST-02), distinguished by colour (DST-DEST-14)."""

MOODS: Final = ("gentle", "merry", "wistful", "eerie", "tense", "dark")
"""What an evening with a story can feel like, in a word."""

TRIGGERS: Final = ("day", "every", "deed", "explore", "arrive", "visit", "called")
"""The triggers of events; see `Event`."""
MOMENTS: Final = ("any", "turn-start", "stay", "explore", "before-roll", "after-roll")
"""The moments at which an item's ability can be used (DST-ITEM-09, DST-ITEM-10)."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A flag, or with `counter` a number within a range.

    hero       each hero has a value of their own
    volatile   a flag that can be cleared again
    start      0 or 1 for a flag
    """

    id: str
    hero: bool = False
    counter: bool = False
    volatile: bool = False
    least: int = 0
    most: int = 1
    start: int = 0


@dataclass(frozen=True, slots=True)
class Category:
    """An item category that a scan can ask for (DST-ITEM-03)."""

    id: str
    name: TextId


@dataclass(frozen=True, slots=True)
class Ability:
    """What an item can do (DST-ITEM-04).

    id        its name within the item
    discard   using it returns the card to the box; otherwise it is an Always ability
    moment    one of MOMENTS
    effort    the number of Effort dice exhausted for it (DST-ITEM-13)
    harmful   it happens even against its owner's will (DST-ITEM-23)
    """

    id: str
    text: TextId
    effects: tuple[Effect, ...]
    discard: bool = False
    moment: str = "any"
    when: Condition = ALWAYS
    effort: int = 0
    harmful: bool = False


@dataclass(frozen=True, slots=True)
class Item:
    """An item card (DST-ITEM-01). `value` None: it cannot be traded (DST-TRD-13)."""

    id: str
    number: int
    name: TextId
    copies: int = 1
    value: int | None = None
    categories: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """How a person looks in a state. `portrait`: see `Hero`."""

    state: str
    portrait: str


@dataclass(frozen=True, slots=True)
class Npc:
    """A person to meet. `at` None: not on the map at the start. The first state is where
    they start; a person who never changes has none. `portrait`: see `Hero`. `fate`: what becomes
    of them, told at the end after the name. `looks`: the portraits of states in which they look
    different."""

    id: str
    name: TextId
    figure: str | None = None
    at: str | None = None
    states: tuple[str, ...] = ()
    portrait: str = ""
    fate: TextId | None = None
    looks: tuple[Look, ...] = ()


@dataclass(frozen=True, slots=True)
class Figure:
    """A miniature of the box (DST-CMP-18)."""

    id: str
    name: TextId


@dataclass(frozen=True, slots=True)
class PictureState:
    """How a picture looks while `when` holds. `scene`: see `Picture`."""

    id: str
    when: Condition
    scene: str


@dataclass(frozen=True, slots=True)
class Picture:
    """How a place looks: a scene as text, "hour=dawn;back=church 250 232 50", or an image of the
    author's own (see `images.py`). Of its `states`, the first that holds is shown (see
    `sights.py`)."""

    id: str
    scene: str
    states: tuple[PictureState, ...] = ()


@dataclass(frozen=True, slots=True)
class Stranger:
    """Somebody who only stands in pictures. `portrait`: see `Hero`."""

    id: str
    portrait: str


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a path; its words are for its hero alone, when `when` first holds
    (DST-DEST-07, DST-DEST-08)."""

    id: str
    text: TextId
    when: Condition


@dataclass(frozen=True, slots=True)
class Stage:
    """One event of a Finale (DST-FIN-05). It is skipped unless `when` holds, so preparation
    shortens a Finale (DST-FIN-09)."""

    id: str
    text: TextId
    options: tuple[Option, ...]
    when: Condition = ALWAYS
    picture: str | None = None


@dataclass(frozen=True, slots=True)
class Finale:
    """The closing events of a path, in order; `when` is the condition to start it."""

    when: Condition
    stages: tuple[Stage, ...]
    won: TextId


@dataclass(frozen=True, slots=True)
class Path:
    """One of the two ways to fulfil a Destiny; name and text are on its hidden side."""

    id: str
    name: TextId
    text: TextId
    steps: tuple[Step, ...]
    finale: Finale


@dataclass(frozen=True, slots=True)
class Track:
    """The spaces on which the markers of a skill stand at the start, lowest first."""

    skill: str
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Companion:
    """The person bound to a hero in team mode, with skills and a kit of their own. `portrait`: see
    `Hero`."""

    name: TextId
    figure: str | None
    tracks: tuple[Track, ...]
    items: tuple[str, ...] = ()
    portrait: str = ""


@dataclass(frozen=True, slots=True)
class Hero:
    """A playable character with a Destiny card (DST-CMP-08).

    secrets    words that no public text may contain (PROP-TXT-03)
    epilogue   how the story ends for this hero when somebody else wins
    defeat     how it ends in defeat, where a Finale can lead there
    portrait   how the hero looks, as traits: "hair=plaits holds=tally"; "" where the story does
               not say
    """

    id: str
    name: TextId
    role: TextId
    about: TextId
    tracks: tuple[Track, ...]
    destiny: TextId
    destiny_text: TextId
    paths: tuple[Path, Path]
    epilogue: TextId
    defeat: TextId | None = None
    figure: str | None = None
    coins: int = 1
    items: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    companion: Companion | None = None
    portrait: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """An automatic event.

    trigger   day: `number` has come. every: every `number` days. deed: `when` holds for the
              first time. explore, arrive, visit: the active hero does that with `place`.
              called: an effect starts it
    when      it fires only while this holds
    at_once   after the deed rather than at the next start of a turn (DST-EVT-03)
    priority  of several due at once the highest goes first (DST-EVT-12)
    repeats   it can fire again; otherwise once in a game
    pressure  it never fires for an Explorer (PROP-MODE-01)
    optional  it never fires in a short evening, and changes nothing (DST-EVT-14)
    """

    id: str
    trigger: str
    result: Result
    number: int = 0
    place: str | None = None
    when: Condition = ALWAYS
    at_once: bool = False
    priority: int = 0
    repeats: bool = False
    pressure: bool = False
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Modes:
    """The modes that the scenario offers besides the race and Explorer.

    `limits` are the last days of Challenger's grades, kindest first (DST-SOLO-07).
    """

    limits: tuple[int, ...] = ()
    team: bool = False


@dataclass(frozen=True, slots=True)
class Campaign:
    """The campaign this scenario belongs to, its place in it, and the facts it reads and
    writes; `start` is what each is when the scenario is played alone (PROP-CAM-01).

    title  of the campaign
    recap  read before the opening, where earlier parts were played (DST-SCN-05)
    """

    id: str
    part: int
    facts: tuple[Fact, ...] = ()
    title: TextId | None = None
    recap: TextId | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A whole scenario.

    texts          every text in the language it was written in, by id
    private        the ids of those that only one hero may read (DST-DEST-08)
    translations   language -> text id -> text; missing texts are read in the original
    renamed        old id -> new id, for saves of older versions
    minutes        playing time with all heroes, from and to, if it is not a full story
    """

    id: str
    version: int
    language: str
    title: TextId
    about: TextId
    opening: TextId
    closing: TextId
    submaps: tuple[Submap, ...]
    tiles: tuple[Tile, ...]
    heroes: tuple[Hero, ...]
    pois: tuple[Poi, ...]
    texts: Mapping[TextId, Text]
    private: frozenset[TextId] = frozenset()
    facts: tuple[Fact, ...] = ()
    virtue: tuple[int, int] = (-5, 5)
    categories: tuple[Category, ...] = ()
    items: tuple[Item, ...] = ()
    npcs: tuple[Npc, ...] = ()
    figures: tuple[Figure, ...] = ()
    events: tuple[Event, ...] = ()
    dungeons: tuple[Dungeon, ...] = ()
    modes: Modes = Modes()
    campaign: Campaign | None = None
    renamed: Mapping[str, str] = field(default_factory=dict)
    translations: Mapping[str, Mapping[TextId, Text]] = field(default_factory=dict)
    minutes: tuple[int, int] | None = None
    pictures: tuple[Picture, ...] = ()
    strangers: tuple[Stranger, ...] = ()
    frontispiece: str | None = None
    """The picture before the story begins."""
    border: str = ""
    """What surrounds it, as text: "colour=lapis;thing=sheaf;count=10;missing=yes;size=60"."""
    author: str = ""
    """Who wrote it, as its author puts it."""
    licence: str = ""
    """Under which terms it may be passed on, as its author puts it: "CC BY 4.0"."""
    mood: str | None = None
    """One of MOODS, if its author says."""
