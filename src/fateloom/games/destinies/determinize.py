"""Complete tables consistent with one seat's view, for bots that search."""

from __future__ import annotations

from random import Random
from typing import Final

from fateloom.games.destinies import frames as f
from fateloom.games.destinies import setup
from fateloom.games.destinies.rules import abilities, exploration, options
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.conditions import HERO_WORDS
from fateloom.games.destinies.scenario.model import PATHS
from fateloom.games.destinies.state import DestiniesState
from fateloom.games.destinies.view import Destiny, Player, View

_STANDING: Final = {word: number for number, word in enumerate(HERO_WORDS)}


def determinize(view: View, rng: Random) -> DestiniesState:
    """A state whose view for the same seat is this view.

    Virtue, the private facts of other heroes and their progress are filled in at random. They may
    contradict earlier events, but the choices available now match the view.
    """
    state = DestiniesState()
    state.events = None
    setup.clear(state, view.scenario, len(view.players), view.mode)
    book = state.book
    state.random = rng.getrandbits(64)
    state.waiting, state.outcome = view.waiting, view.outcome
    state.limit, state.own_dice, state.language = view.limit, view.own_dice, view.language
    state.story_table, state.private, state.short = view.story_table, view.private, view.short
    state.day, state.first = view.day, view.first
    state.turn = -1 if view.turn is None else view.turn
    state.place = -1 if view.place is None else book.index.pois[view.place]
    state.pages = tuple([(page.text, page.seat, page.bits, page.readers) for page in view.pages])
    for player in view.players:
        _place(state, book, player)
    if view.turn is not None or view.day:
        state.playing = state.persons
    _lay_out(state, book, view)
    _remember(state, view)
    if state.playing:
        _imagine(state, book, view, rng)
        _offer(state, book)
    if view.seat not in view.waiting:
        _enable(state)
    return state


def _place(state: DestiniesState, book: Book, player: Player) -> None:
    """Fill in the public side of a seat."""
    if player.hero is None:
        return
    hero = book.index.heroes[player.hero]
    person = hero + book.heroes if player.companion else hero
    state.persons = put(state.persons, player.seat, person)
    state.where = put(state.where, person, book.index.tiles[player.tile])
    state.tracks = put(state.tracks, person, player.tracks)
    state.coins = put(state.coins, person, player.coins)
    state.xp = put(state.xp, person, player.xp)
    state.effort = put(state.effort, person, player.effort)
    held = tuple([book.index.items[name] for name in player.items])
    state.bags = put(state.bags, person, held)
    state.standing = put(state.standing, person, _STANDING[player.standing])
    path = -1 if player.path is None else PATHS.index(player.path)
    state.path = put(state.path, hero, path)
    state.stage = put(state.stage, hero, player.stage)


def _lay_out(state: DestiniesState, book: Book, view: View) -> None:
    """Fill in the map and the places of all items."""
    index = book.index
    state.tiles = (exploration.BOX,) * len(state.tiles)
    for lying in view.tiles:
        tile = index.tiles[lying.tile]
        state.tiles = put(state.tiles, tile, 1 + lying.explored)
        items = tuple([index.items[name] for name in lying.items])
        state.left = put(state.left, tile, items)
    for spot in view.pois:
        state.pois = put(state.pois, index.pois[spot.poi], index.tiles[spot.tile])
    for stack in view.stacks:
        items = tuple([index.items[name] for name in stack.items])
        state.stacks = put(state.stacks, index.pois[stack.poi], items)
    out = [item for held in (*state.bags, *state.left, *state.stacks) for item in held]
    state.box = tuple([copies - out.count(item) for item, copies in enumerate(state.box)])


def _remember(state: DestiniesState, view: View) -> None:
    memory = view.memory
    state.world, state.legacy = memory.world, memory.legacy
    state.poi_states, state.npc_states = memory.poi_states, memory.npc_states
    state.npcs, state.tokens = memory.npcs, memory.tokens
    state.gone, state.opened, state.pairs = memory.gone, memory.opened, memory.pairs
    for number, day in memory.told:
        state.told = put(state.told, number, day)
    for number, bits in memory.done:
        state.done = put(state.done, number, bits)
    state.walked, state.trod = memory.walked, memory.trod
    state.taken, state.tried, state.entered = memory.taken, memory.tried, memory.entered
    state.joined, state.summoned = memory.joined, memory.summoned
    state.leaving, state.used, state.called = memory.leaving, memory.used, memory.called
    state.leader, state.able, state.stack = memory.leader, memory.able, memory.stack


def _imagine(state: DestiniesState, book: Book, view: View, rng: Random) -> None:
    """Fill in at random what this seat cannot know."""
    least, most = book.scenario.virtue
    state.virtue = tuple([rng.randint(least, most) for _ in range(book.persons)])
    mine = -1 if view.seat is None else state.hero_of(state.persons[view.seat])
    for hero in range(book.heroes):
        if hero == mine:
            own = view.memory.own
            if view.destiny is not None:
                _recall(state, hero, view.destiny)
        else:
            own = tuple([rng.randint(fact.least, fact.most) for fact in book.own])
            steps = sum(len(road.steps) for road in book.roads[hero])
            reached = rng.getrandbits(steps) if steps else 0
            state.progress = put(state.progress, hero, reached)
            state.holding = put(state.holding, hero, reached)
            state.ready = put(state.ready, hero, rng.getrandbits(2))
        state.own = put(put(state.own, hero, own), hero + book.heroes, own)
    for fate in view.tale.fates if view.tale is not None else ():
        person = state.persons[fate.seat]
        state.virtue = put(state.virtue, person, fate.virtue)
        _recall(state, state.hero_of(person), fate.destiny)


def _offer(state: DestiniesState, book: Book) -> None:
    """Fill in the hidden offer of a visit, consistent with the other guesses."""
    if not state.stack or len(frame := state.stack[-1]) != f.OFFERED.get(frame[0]):
        return
    person = frame[2] if frame[0] == f.ANSWER else state.persons[frame[1]]
    match frame[0]:
        case f.OPTIONS:
            numbers = options.offered(state, person, book.options_of[frame[2]])
            frame = (*frame, numbers, options.open_journeys(state, person, numbers))
        case f.ANSWER:
            frame = (*frame, options.open_answers(state, person, book.answers[frame[3]]))
        case f.WALK:
            room = book.chambers[frame[2]]
            frame = (*frame, options.offered(state, person, room.options), room.ways)
    state.stack = (*state.stack[:-1], frame)


def _recall(state: DestiniesState, hero: int, destiny: Destiny) -> None:
    """Fill in the progress of the hero whose Destiny is known."""
    reached = holding = ready = 0
    bit = 1
    for number, road in enumerate(destiny.roads):
        for step in road.steps:
            reached |= bit * step.reached
            holding |= bit * step.holds
            bit <<= 1
        ready |= road.ready << number
    state.progress = put(state.progress, hero, reached)
    state.holding = put(state.holding, hero, holding)
    state.ready = put(state.ready, hero, ready)


def _enable(state: DestiniesState) -> None:
    """Fill in the abilities that another person who is asked can use, as far as they are known."""
    if not state.stack or not state.playing:
        return
    frame = state.stack[-1]
    if frame[0] in f.FREE or frame[0] in f.IN_TEST or frame[0] == f.OVERFLOW:
        person = frame[2] if frame[0] == f.OVERFLOW else state.persons[frame[1]]
        state.able = abilities.open_now(state, person)
