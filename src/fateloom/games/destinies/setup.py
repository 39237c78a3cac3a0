"""Set-up of a table, step by step (DST-SET)."""

from __future__ import annotations

from typing import Final

from fateloom.core import rng
from fateloom.games.destinies import frames as f
from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import exploration, items
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.rules.reading import read
from fateloom.games.destinies.scenario import cache
from fateloom.games.destinies.scenario.model import Companion, Hero, Track
from fateloom.games.destinies.scenario.numbering import NOWHERE
from fateloom.games.destinies.scenario.places import TILE_STATES
from fateloom.games.destinies.tracks import Tracks

NOBODY: Final = -1


def clear(state: Position, scenario: str, seats: int, mode: str) -> None:
    """Reset a position to an empty table."""
    book = cache.book(scenario)
    story = book.scenario
    persons, heroes = book.persons, book.heroes
    state.scenario, state.mode = scenario, mode
    state.seats, state.random, state.learned = seats, 0, 0
    state.waiting, state.outcome = (), None
    state.limit, state.own_dice, state.language = 0, False, story.language
    state.story_table = state.private = state.short = False
    state.day, state.turn, state.first = 0, NOBODY, 0
    state.persons, state.playing = (NOBODY,) * seats, ()
    state.world = tuple([fact.start for fact in book.world])
    state.legacy = tuple([fact.start for fact in book.legacy])
    state.own = (tuple([fact.start for fact in book.own]),) * persons
    state.coins = state.xp = state.virtue = state.effort = (0,) * persons
    state.where, state.standing = (book.start,) * persons, (0,) * persons
    state.tracks = (((), (), ()),) * persons
    state.bags = ((),) * persons
    state.tiles = tuple([TILE_STATES.index(tile.start) for tile in story.tiles])
    state.pois, state.gone = (NOWHERE,) * len(story.pois), 0
    state.poi_states = (0,) * len(story.pois)
    state.tokens = tuple([NOBODY if poi.token is None else poi.token for poi in story.pois])
    state.npcs = tuple([NOWHERE if n.at is None else book.index.pois[n.at] for n in story.npcs])
    state.npc_states = (0,) * len(story.npcs)
    state.box = tuple([item.copies for item in story.items])
    state.stacks, state.opened = ((),) * len(story.pois), 0
    state.left, state.pairs = ((),) * len(story.tiles), ()
    state.told, state.done = (0,) * len(story.events), (0,) * len(book.entries)
    state.heard = ((0,) * len(book.varied),) * (heroes + 1)
    state.walked = state.trod = (0,) * heroes
    state.place, state.taken, state.tried, state.entered = NOBODY, (), (), 0
    state.joined, state.summoned, state.leaving = NOBODY, False, False
    state.used, state.called = (), ()
    state.path, state.stage, state.leader = ((NOBODY,) * heroes,) * 3
    state.progress = state.holding = state.ready = (0,) * heroes
    state.able, state.pages, state.stack = (), (), ()


def open_book(state: Position, seed: int, dealt: bool, recap: bool) -> None:
    """Read the introduction (DST-SET-02), then ask for heroes or deal them (DST-SET-03, -04).

    With `recap` it is preceded by what has happened in the earlier parts of a campaign.
    """
    state.random = rng.start(seed)
    story = state.book.scenario
    state.tell("opens", story.id, state.mode)
    if recap and story.campaign is not None:
        read(state, story.campaign.recap, NOBODY)
    read(state, story.opening, NOBODY)
    if dealt:
        state.random, order = rng.shuffled(range(state.book.heroes), state.random)
        for seat in range(_choosing(state)):
            _seat(state, seat, order[seat])
        state.tell("deals", tuple(order[: _choosing(state)]))
        for seat in range(_choosing(state)):
            state.tell("chooses", seat, state.book.scenario.heroes[order[seat]].id)
        begin(state)
    else:
        ask(state)


def _choosing(state: Position) -> int:
    """The number of seats that choose a hero; in team mode the others get companions."""
    return 2 if state.mode == "team" else state.seats


def _seat(state: Position, seat: int, hero: int) -> None:
    state.persons = put(state.persons, seat, hero)
    if state.mode == "team":  # teams sit alternately (DST-TEAM-02)
        state.persons = put(state.persons, seat + 2, hero + state.book.heroes)


def free(state: Position) -> list[int]:
    """The heroes that are still available."""
    return [hero for hero in range(state.book.heroes) if hero not in state.persons]


def ask(state: Position) -> None:
    """Ask the next seat for a hero; a single remaining hero is assigned."""
    for seat in range(_choosing(state)):
        if state.persons[seat] == NOBODY:
            if len(free(state)) > 1:
                state.push((f.HERO, seat))
                return
            take(state, seat, free(state)[0])
            return
    begin(state)


def take(state: Position, seat: int, hero: int) -> None:
    """Assign a hero to a seat."""
    _seat(state, seat, hero)
    state.tell("chooses", seat, state.book.scenario.heroes[hero].id)
    ask(state)


def begin(state: Position) -> None:
    """Lay out the map, equip everybody, and draw the first player."""
    book = state.book
    state.playing = state.persons
    for seat, person in enumerate(state.persons):
        _equip(state, seat, person)
    for tile, lies in enumerate(state.tiles):
        if lies == exploration.EXPLORED:
            for poi in book.at_home(tile):
                state.pois = put(state.pois, poi, tile)
            for other in book.reveals[tile]:
                if state.tiles[other] == exploration.BOX:
                    state.tiles = put(state.tiles, other, exploration.UNEXPLORED)
    state.random, state.first = rng.below(state.random, state.seats)
    state.tell("begins", state.first)
    state.push((f.TURN,))


def _equip(state: Position, seat: int, person: int) -> None:
    """Give a person coins, markers and the starting kit (DST-SET-05 to -08, DST-SET-16)."""
    hero: Hero | Companion = state.book.scenario.heroes[person % state.book.heroes]
    coins = 1
    if isinstance(hero, Hero):
        coins = hero.coins
        if person >= state.book.heroes:
            assert hero.companion is not None
            hero, coins = hero.companion, 1
    state.coins = put(state.coins, person, coins)
    state.tracks = put(state.tracks, person, markers(hero.tracks))
    for name in hero.items:
        item = state.book.index.items[name]
        if state.box[item]:
            state.box = put(state.box, item, state.box[item] - 1)
            state.bags = put(state.bags, person, (*state.bags[person], item))
    state.tell("equips", seat, coins, [items.item_id(state, each) for each in state.bags[person]])


def markers(tracks: tuple[Track, ...]) -> Tracks:
    """The markers at the start, in the order of SKILLS (DST-SKL-11)."""
    spaces = {track.skill: track.spaces for track in tracks}
    return tuple([spaces[skill] for skill in SKILLS])
