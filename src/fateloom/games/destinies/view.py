"""The data of a view: frozen, JSON-able, the same shape for all seats; `observe.py` makes it.
Things are referred to by ids, as in moves and events; `View.names` holds their names. A view
contains nothing that its seat could not read, so no device ever holds hidden text.
"""

from __future__ import annotations

from dataclasses import dataclass

from fateloom.core.game import Outcome
from fateloom.games.destinies.frames import Frame


@dataclass(frozen=True, slots=True)
class Side:
    """The crossings of one side of a tile; see `places.Edge`."""

    side: str
    way: str | None
    cover: str | None


@dataclass(frozen=True, slots=True)
class Sign:
    """A mark in a tile's drawing; see `places.Feature`."""

    kind: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Land:
    """The explored side of a tile: its drawing."""

    terrain: str
    sides: tuple[Side, ...]
    spots: tuple[tuple[int, int], ...]
    signs: tuple[Sign, ...]


@dataclass(frozen=True, slots=True)
class Lying:
    """A tile on the table. `items` were abandoned there, marked by the trade pair `pair`.

    hint   what the unexplored side suggests (DST-SET-17)
    land   the explored side; None before it is turned up
    """

    tile: str
    number: int
    submap: str
    x: int
    y: int
    explored: bool
    hint: str | None
    land: Land | None
    items: tuple[str, ...]
    pair: int | None


@dataclass(frozen=True, slots=True)
class Spot:
    """A POI on the map; `token` is None where a figure shows it, and vice versa."""

    poi: str
    tile: str
    state: str
    token: int | None
    figure: str | None
    icon: str | None


@dataclass(frozen=True, slots=True)
class Met:
    """A person on the map: their POI, figure, and looks to this seat (see `model.Hero`)."""

    npc: str
    poi: str
    figure: str | None
    portrait: str


@dataclass(frozen=True, slots=True)
class Painted:
    """The picture of something.

    of         a place, a tile, "dungeon.room" of a room, "hero.path.stage" of a stage,
               or the story
    scene      what this seat sees of it, as text (see `model.Picture`)
    strangers  those who stand in it: ids with their looks
    """

    of: str
    scene: str
    strangers: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Frontispiece:
    """The picture before a story, with those who can be played.

    painted  what it shows
    border   what surrounds it, as text (see `model.Scenario`)
    heroes   ids with their looks
    """

    painted: Painted | None
    border: str
    heroes: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Power:
    """An ability of an item; its text is its name."""

    ability: str
    discard: bool
    moment: str
    effort: int
    harmful: bool


@dataclass(frozen=True, slots=True)
class Card:
    """An item card that lies on the table or is for sale (DST-ITEM-01)."""

    item: str
    number: int
    value: int | None
    categories: tuple[str, ...]
    powers: tuple[Power, ...]
    icon: str | None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A hero of the story, with looks and the starting kit (DST-SET-08, DST-SET-16).

    taken  the seat that has chosen this hero
    """

    hero: str
    figure: str | None
    portrait: str
    role: str
    about: str
    tracks: tuple[tuple[int, ...], ...]
    coins: int
    items: tuple[str, ...]
    taken: int | None


@dataclass(frozen=True, slots=True)
class Stack:
    """A trade stack with its pair (DST-TRD-02)."""

    poi: str
    items: tuple[str, ...]
    pair: int | None


@dataclass(frozen=True, slots=True)
class Player:
    """The public side of a seat; `hero` is None until one is taken.

    companion  this person is the companion bound to the hero
    figure     the miniature, and the device on the hero's shield
    portrait   the looks of the person, as traits
    tracks     spaces with markers, in the order of SKILLS
    standing   one of HERO_WORDS
    path       the path of a running Finale (DST-FIN-13), with its name, the number of its stage,
               and how many stages it has at most; None and 0 before
    """

    seat: int
    hero: str | None
    companion: bool
    figure: str | None
    portrait: str
    tile: str
    tracks: tuple[tuple[int, ...], ...]
    coins: int
    xp: int
    effort: int
    items: tuple[str, ...]
    standing: str
    path: str | None
    path_name: str | None
    stage: int
    stages: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why something that is shown cannot be chosen now."""

    code: str
    details: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Goal:
    """A destination of a journey. A locked one is shown without its name (DST-TRV-08)."""

    id: str
    open: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """An option as it is listed (DST-APP-10, DST-TEST-02). Its name says what the player intends to
    do.

    kind   interaction, payment, test, scan, destiny, scan-or-test, trade, finale, travel or
           dungeon
    skill  of a test; `cost` in coins; `way` of a scan: talk or use (DST-SCAN-02)
    taken  in this visit already; `refusal` why it cannot be taken, if so
    """

    id: str
    kind: str
    note: str | None
    skill: str | None
    cost: int | None
    way: str | None
    taken: bool
    refusal: Refusal | None
    goals: tuple[Goal, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """The setting of a choice: a POI, a room, a stage, or a question.

    poi, dungeon, room  None if not applicable
    exits               the ways out of a room that are open
    """

    poi: str | None
    dungeon: str | None
    room: str | None
    offers: tuple[Offer, ...]
    exits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Thrown:
    """One hero's roll in a test: the faces (0 is a star, -1 a player's own die), and their count so
    far.

    total, markers, stars, successes   None before the roll
    """

    seat: int
    mains: tuple[int, ...]
    efforts: tuple[int, ...]
    added: int
    granted: int
    total: int | None
    markers: int | None
    stars: int | None
    successes: int | None


@dataclass(frozen=True, slots=True)
class Trial:
    """A test in progress (DST-REQ-05)."""

    option: str
    skill: str
    thrown: tuple[Thrown, ...]


@dataclass(frozen=True, slots=True)
class Spread:
    """A distribution of points over markers in progress.

    left      whether markers move to the left; `xp` whether it is experience that was spent
    skill     None while any skill is possible
    """

    seat: int
    left: bool
    xp: bool
    points: int
    skill: str | None
    tracks: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Basket:
    """A trade in progress; `coins` is what it would leave."""

    poi: str
    sold: tuple[str, ...]
    bought: tuple[str, ...]
    coins: int


@dataclass(frozen=True, slots=True)
class Page:
    """A text that was read (DST-TURN-10).

    text   its public id; `seat` the seat of its subject, or -1
    bits   which of its alternatives were read
    readers  the seats that read it; None: everybody
    words  what was read aloud
    """

    text: str
    seat: int
    bits: tuple[bool, ...]
    readers: tuple[int, ...] | None
    words: str


@dataclass(frozen=True, slots=True)
class Milestone:
    """A step of a path: whether it was ever reached, and whether it holds now. Its text is None
    until then (DST-DEST-07)."""

    id: str
    text: str | None
    reached: bool
    holds: bool


@dataclass(frozen=True, slots=True)
class Road:
    """A path; `ready` when its Finale can start."""

    path: str
    name: str
    text: str
    steps: tuple[Milestone, ...]
    ready: bool


@dataclass(frozen=True, slots=True)
class Destiny:
    """The hidden side of a Destiny card, visible only to its owner (DST-DEST-04)."""

    name: str
    text: str
    roads: tuple[Road, ...]


@dataclass(frozen=True, slots=True)
class Fate:
    """The secrets of a seat, revealed at the end, with the hero's virtue (DST-VIR-05)."""

    seat: int
    virtue: int
    destiny: Destiny


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What became of a person whom the heroes could meet, told after the name."""

    npc: str
    name: str
    portrait: str
    words: str


@dataclass(frozen=True, slots=True)
class Seen:
    """The discovered share of the tiles, options or rooms."""

    kind: str
    seen: int
    all: int


@dataclass(frozen=True, slots=True)
class Tale:
    """The secrets revealed at the end. Virtue ranges from `least` to `most`; `texts` is how many
    texts the story can read aloud."""

    least: int
    most: int
    fates: tuple[Fate, ...]
    people: tuple[Aftermath, ...]
    seen: tuple[Seen, ...]
    texts: int


@dataclass(frozen=True, slots=True)
class Memory:
    """The history that a player at this seat could have noted, in the engine's numbers (see
    `Position`), for bots that search. It contains nobody's virtue, and private facts only of the
    seat's own hero. Events that never happened and options never taken are left out."""

    world: tuple[int, ...]
    legacy: tuple[int, ...]
    own: tuple[int, ...]
    poi_states: tuple[int, ...]
    npc_states: tuple[int, ...]
    npcs: tuple[int, ...]
    tokens: tuple[int, ...]
    gone: int
    opened: int
    pairs: tuple[int, ...]
    told: tuple[tuple[int, int], ...]
    done: tuple[tuple[int, int], ...]
    walked: tuple[int, ...]
    trod: tuple[int, ...]
    taken: tuple[str, ...]
    tried: tuple[tuple[int, int], ...]
    entered: int
    joined: int
    summoned: bool
    leaving: bool
    used: tuple[int, ...]
    called: tuple[int, ...]
    leader: tuple[int, ...]
    able: tuple[int, ...]
    stack: tuple[Frame, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """A way out of a room.

    gone  whether the hero has taken it, and so knows where it leads
    to    the room it leads to; None for the exit, and while it is unknown
    """

    passage: str
    gone: bool
    to: str | None


@dataclass(frozen=True, slots=True)
class Room:
    """A room of a dungeon, with the ways that were visible in it."""

    dungeon: str
    room: str
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A table of Destinies.

    asked    the question, one of ASK_NAMES; None when the game is over
    phase    start, move, visit, trade, finale or ended
    language the language of the story's words in this view
    mode     one of MODES; `limit` is a Challenger's last day, or 0
    story_table  the game goes on until everybody's own story is over
    private  the texts and offers of a visit are visible only to those present
    short    optional events do not happen
    first    the first seat; `turn` the seat whose turn it is, or None
    heroes   all of the story, until everybody has one
    names    the names of things: pairs of a kind with an id, and words; see `scenario/names.py`
    cards    the public item cards
    pages    the texts read last
    picture  whose picture is that of what is open; None where the story has none
    pictures that one, and those of the tiles where heroes are and of the places there
    frontispiece  the picture before the story, until its first day is over
    plan     in a dungeon: its rooms that this seat's hero has been in (DST-DUN-08)
    destiny  this seat's own; None for other seats
    tale     the revealed secrets, once the story is over
    """

    seat: int | None
    waiting: tuple[int, ...]
    asked: str | None
    phase: str
    scenario: str
    version: int
    language: str
    mode: str
    limit: int
    own_dice: bool
    story_table: bool
    private: bool
    short: bool
    day: int
    first: int
    turn: int | None
    names: tuple[tuple[str, str], ...]
    heroes: tuple[Candidate, ...]
    players: tuple[Player, ...]
    tiles: tuple[Lying, ...]
    pois: tuple[Spot, ...]
    npcs: tuple[Met, ...]
    stacks: tuple[Stack, ...]
    cards: tuple[Card, ...]
    place: str | None
    scene: Scene | None
    trial: Trial | None
    spread: Spread | None
    basket: Basket | None
    item: str | None
    pages: tuple[Page, ...]
    picture: str | None
    pictures: tuple[Painted, ...]
    frontispiece: Frontispiece | None
    plan: tuple[Room, ...]
    destiny: Destiny | None
    tale: Tale | None
    memory: Memory
    outcome: Outcome | None
