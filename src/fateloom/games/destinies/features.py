"""What a view of Destinies says in numbers, for programs that learn.

Each story has its own numbers, because they count its own things. Left out are all texts and
pictures, how the tiles lie, the plan of a dungeon (its rooms and ways are in the memory), and the
work that is under way below the question that is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from fateloom.core import features as f
from fateloom.core.features import Features, Part
from fateloom.core.game import Move
from fateloom.games.destinies import frames
from fateloom.games.destinies import moves as m
from fateloom.games.destinies.components import SKILLS, SPACES
from fateloom.games.destinies.scenario import cache
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.conditions import HERO_WORDS
from fateloom.games.destinies.scenario.model import PATHS, Fact
from fateloom.games.destinies.tracks import Tracks
from fateloom.games.destinies.view import Basket, Memory, Player, Road, Scene, Thrown, Trial, View

_MODES: Final = ("race", "explorer", "challenger", "team")
_PHASES: Final = ("start", "move", "visit", "trade", "finale", "ended")
_ASKED: Final = tuple(frames.ASK_NAMES.values())
_DAYS: Final = 400
_MOST: Final = 50
"""The most coins, points and the like."""
_TOKENS: Final = 99
_COPIES: Final = 5
_CHANGED: Final = 9
"""The most that is added to a roll, or taken from it."""
_NO_SCENE: Final = Scene(None, None, None, (), ())
_NO_TRIAL: Final = Trial("", "", ())
_NO_ROLL: Final = Thrown(-1, (), (), 0, 0, None, None, None, None)
_NO_BASKET: Final = Basket("", (), (), 0)


def _scene(view: View) -> Scene:
    return view.scene or _NO_SCENE


def _trial(view: View) -> Trial:
    return view.trial or _NO_TRIAL


def _basket(view: View) -> Basket:
    return view.basket or _NO_BASKET


def _numbers(
    name: str,
    things: Sequence[str],
    most: int,
    read: Callable[[Memory], Sequence[int]],
    first: int = 0,
) -> Part[View]:
    """A number for each thing, counted from the least one."""

    def counted(view: View) -> list[int]:
        return [value - first for value in read(view.memory)]

    return Part(name, (len(things),), most, counted, things)


def _bits(value: int) -> list[int]:
    return [bit for bit in range(value.bit_length()) if value >> bit & 1]


def _marked(tracks: Tracks) -> list[int]:
    """How many markers are on each space of each track."""
    return [track.count(space) for track in tracks for space in range(1, SPACES + 1)]


def _tracks(name: str, read: Callable[[Any], Tracks | None]) -> Part[Any]:
    nothing: Tracks = ((),) * len(SKILLS)
    spaces = tuple(range(1, SPACES + 1))
    shape = (len(SKILLS), SPACES)
    return Part(name, shape, SPACES, lambda thing: _marked(read(thing) or nothing), spaces)


def _facts(
    name: str, facts: Sequence[Fact], read: Callable[[Memory], Sequence[int]]
) -> Iterable[Part[View]]:
    """Facts, each counted from its least value; nothing for a story without any."""
    if not facts:
        return ()
    most = max([max(fact.most - fact.least, 1) for fact in facts])
    unknown = tuple([fact.least for fact in facts])

    def known(view: View) -> list[int]:
        found = read(view.memory) or unknown
        return [value - fact.least for value, fact in zip(found, facts, strict=True)]

    return (Part(name, (len(facts),), most, known, tuple([fact.id for fact in facts])),)


def _of_heroes(
    name: str, book: Book, things: Sequence[str], read: Callable[[Memory], Sequence[int]]
) -> Iterable[Part[View]]:
    """A row for each hero, with a place for each thing that is in its bits."""
    if not things:
        return ()
    numbers = range(len(things))

    def rows(view: View) -> list[int]:
        return [bits >> thing & 1 for bits in read(view.memory) for thing in numbers]

    return (Part(name, (book.heroes, len(things)), 1, rows, things),)


def _done(book: Book, entries: Sequence[str]) -> Part[View]:
    """The options that each hero has taken."""
    options = len(entries)

    def rows(view: View) -> list[int]:
        found = [0] * (book.heroes * options)
        for option, heroes in view.memory.done:
            for hero in _bits(heroes):
                found[hero * options + option] = 1
        return found

    return Part("done", (book.heroes, options), 1, rows, entries)


def _lying(tiles: Sequence[str], items: Sequence[str]) -> Part[View]:
    """The items that lie on each tile."""

    def rows(view: View) -> list[int]:
        lying = {tile.tile: tile.items for tile in view.tiles}
        return [lying.get(tile, ()).count(item) for tile in tiles for item in items]

    return Part("lying", (len(tiles), len(items)), _COPIES, rows, items)


def _for_sale(book: Book, pois: Sequence[str], items: Sequence[str]) -> Iterable[Part[View]]:
    """The items that are for sale at each place of trade."""
    entries = book.entries
    places = [
        name
        for name, options in zip(pois, book.options_of, strict=True)
        if any(isinstance(entries[option].option.deed, d.Trade) for option in options)
    ]
    if not places:
        return ()

    def rows(view: View) -> list[int]:
        stacks = {stack.poi: stack.items for stack in view.stacks}
        return [stacks.get(place, ()).count(item) for place in places for item in items]

    return (Part("for-sale", (len(places), len(items)), _COPIES, rows, items),)


def _steps(book: Book) -> tuple[Part[View], ...]:
    """The steps of the seat's own paths: which were reached, which hold, which Finale can start."""
    most = max([len(road.steps) for roads in book.roads for road in roads])

    def by_step(read: Callable[[Road], Iterable[bool]]) -> Callable[[View], list[int]]:
        def rows(view: View) -> list[int]:
            roads = view.destiny.roads if view.destiny else ()
            found = [[int(value) for value in read(road)] for road in roads]
            found += [[]] * (len(PATHS) - len(found))
            return [value for row in found for value in row + [0] * (most - len(row))]

        return rows

    shape = (len(PATHS), most)
    return (
        Part("reached", shape, 1, by_step(lambda road: [step.reached for step in road.steps])),
        Part("holds", shape, 1, by_step(lambda road: [step.holds for step in road.steps])),
        f.some_of(
            "ready",
            PATHS,
            lambda view: [
                road.path for road in (view.destiny.roads if view.destiny else ()) if road.ready
            ],
        ),
    )


def _words(kind: Callable[..., Part[View]], name: str, words: Sequence[Any], read: Any) -> Any:
    """A part about things of which a story may have none."""
    return (kind(name, words, read),) if words else ()


def _parts(seats: int, options: Mapping[str, Any]) -> tuple[Part[View], ...]:
    book = cache.book(options["scenario"])
    story = book.scenario
    heroes, tiles, pois, npcs, items = (
        tuple([thing.id for thing in things])
        for things in (story.heroes, story.tiles, story.pois, story.npcs, story.items)
    )
    entries = tuple([entry.option.id for entry in book.entries])
    powers = tuple([f"{items[power.item]}.{power.ability.id}" for power in book.powers])
    happenings = tuple([happening.event.id for happening in book.happenings])
    rooms = tuple([chamber.id for chamber in book.chambers])
    passages = tuple([passage.id for passage in book.passages])
    persons = tuple(range(book.persons))
    players: tuple[Part[Player], ...] = (
        f.one_of("hero", heroes, lambda player: player.hero),
        f.number("companion", 1, lambda player: player.companion),
        f.one_of("tile", tiles, lambda player: player.tile),
        _tracks("tracks", lambda player: player.tracks),
        f.number("coins", _MOST, lambda player: player.coins),
        f.number("experience", _MOST, lambda player: player.xp),
        f.number("effort", 9, lambda player: player.effort),
        f.some_of("items", items, lambda player: player.items, _COPIES),
        f.one_of("standing", HERO_WORDS, lambda player: player.standing),
        f.one_of("path", PATHS, lambda player: player.path),
        f.number("stage", 9, lambda player: player.stage + 1),
    )
    throws: tuple[Part[Thrown], ...] = (
        f.number("roll-dice", 9, lambda roll: len(roll.mains) + len(roll.efforts)),
        f.number("roll-total", _MOST, lambda roll: roll.total),
        f.number("roll-successes", _MOST, lambda roll: roll.successes),
        f.number("roll-added", 2 * _CHANGED, lambda roll: roll.added + _CHANGED),
        f.number("roll-granted", 2 * _CHANGED, lambda roll: roll.granted + _CHANGED),
    )

    def thrown(view: View) -> list[Thrown]:
        rolls = {roll.seat: roll for roll in _trial(view).thrown}
        return [rolls.get(seat, _NO_ROLL) for seat in range(seats)]

    return (
        f.one_of("asked", _ASKED, lambda view: view.asked),
        f.one_of("phase", _PHASES, lambda view: view.phase),
        f.one_of("mode", _MODES, lambda view: view.mode),
        f.number("limit", _DAYS, lambda view: view.limit),
        f.number("own-dice", 1, lambda view: view.own_dice),
        f.number("story-table", 1, lambda view: view.story_table),
        f.number("private", 1, lambda view: view.private),
        f.number("short", 1, lambda view: view.short),
        f.number("day", _DAYS, lambda view: view.day),
        f.at_seat("first", seats, lambda view: view.first),
        f.at_seat("turn", seats, lambda view: view.turn),
        f.at_seats("waiting", seats, lambda view: view.waiting),
        *(f.by_seat(seats, part, lambda view: view.players) for part in players),
        f.some_of(
            "taken-heroes",
            heroes,
            lambda view: [hero.hero for hero in view.heroes if hero.taken is not None],
        ),
        f.some_of("on-the-map", tiles, lambda view: [tile.tile for tile in view.tiles]),
        f.some_of(
            "explored", tiles, lambda view: [tile.tile for tile in view.tiles if tile.explored]
        ),
        _lying(tiles, items),
        f.valued(
            "places-on",
            pois,
            lambda view: [(spot.poi, tiles.index(spot.tile) + 1) for spot in view.pois],
            len(tiles),
        ),
        _numbers("place-states", pois, 9, lambda memory: memory.poi_states),
        _numbers("place-tokens", pois, _TOKENS, lambda memory: memory.tokens, first=-1),
        f.some_of("places-gone", pois, lambda view: [pois[n] for n in _bits(view.memory.gone)]),
        *_for_sale(book, pois, items),
        *_words(
            f.some_of,
            "stacks-opened",
            pois,
            lambda view: [pois[n] for n in _bits(view.memory.opened)],
        ),
        *(
            (
                _numbers("persons-at", npcs, len(pois), lambda memory: memory.npcs, first=-1),
                _numbers("person-states", npcs, 9, lambda memory: memory.npc_states),
            )
            if npcs
            else ()
        ),
        f.one_of("place", pois, lambda view: view.place),
        *_words(f.one_of, "room", rooms, lambda view: _scene(view).room),
        *_words(f.some_of, "exits", passages, lambda view: _scene(view).exits),
        f.some_of("offers", entries, lambda view: [offer.id for offer in _scene(view).offers]),
        f.some_of("taken", entries, lambda view: set(view.memory.taken)),
        f.some_of(
            "tried", entries, lambda view: {entries[option] for _, option in view.memory.tried}
        ),
        f.one_of("test", entries, lambda view: _trial(view).option or None),
        f.one_of("test-skill", SKILLS, lambda view: _trial(view).skill or None),
        *(f.by_seat(seats, part, thrown) for part in throws),
        f.number("moving-left", 1, lambda view: bool(view.spread and view.spread.left)),
        f.number("moving-by-experience", 1, lambda view: bool(view.spread and view.spread.xp)),
        f.number("moving-points", _MOST, lambda view: view.spread.points if view.spread else 0),
        f.one_of("moving-skill", SKILLS, lambda view: view.spread.skill if view.spread else None),
        _tracks("moving-tracks", lambda view: view.spread.tracks if view.spread else None),
        f.some_of("sold", items, lambda view: _basket(view).sold, _COPIES),
        f.some_of("bought", items, lambda view: _basket(view).bought, _COPIES),
        f.number("left-to-pay", _MOST, lambda view: _basket(view).coins),
        f.one_of("shared-item", items, lambda view: view.item),
        *_steps(book),
        *_facts("world", book.world, lambda memory: memory.world),
        *_facts("campaign", book.legacy, lambda memory: memory.legacy),
        *_facts("own-facts", book.own, lambda memory: memory.own),
        *_words(
            f.some_of,
            "happened",
            happenings,
            lambda view: [happenings[event] for event, _ in view.memory.told],
        ),
        *_words(
            f.some_of,
            "called",
            happenings,
            lambda view: {happenings[n] for n in view.memory.called},
        ),
        _done(book, entries),
        *_of_heroes("walked", book, rooms, lambda memory: memory.walked),
        *_of_heroes("trod", book, passages, lambda memory: memory.trod),
        *_words(
            f.some_of, "entered", rooms, lambda view: [rooms[n] for n in _bits(view.memory.entered)]
        ),
        f.one_of("joined", persons, lambda view: _person(view.memory.joined)),
        f.number("summoned", 1, lambda view: view.memory.summoned),
        f.number("leaving", 1, lambda view: view.memory.leaving),
        *_words(f.some_of, "used", powers, lambda view: {powers[n] for n in view.memory.used}),
        *_words(f.some_of, "able", powers, lambda view: {powers[n] for n in view.memory.able}),
    )


def _person(number: int) -> int | None:
    return number if number >= 0 else None


def _moves(options: Mapping[str, Any]) -> tuple[Move, ...]:
    """The moves of a story: those that name its things, and those that name nothing of a story."""
    cache.book(options["scenario"])
    lexicon = cache.OPENED[options["scenario"]][1]
    plain = sorted(m.PLAIN, key=str)
    shifts = [move for way in (m.LEFT, m.RIGHT) for track in way for move in track]
    return tuple(dict.fromkeys([*plain, *m.DICE, *m.ROLL, *shifts, *lexicon.meaning]))


FEATURES: Final = Features(version=0, parts=_parts, moves=_moves)
