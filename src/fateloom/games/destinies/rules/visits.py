"""What a hero does on a tile: arriving, visiting, taking options, walking a dungeon."""

from __future__ import annotations

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import (
    abilities,
    counters,
    events,
    exploration,
    finales,
    items,
    options,
    skill_tests,
)
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.rules.reading import read
from fateloom.games.destinies.rules.standing import PLAYING
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.model import PATHS

NO_ITEM = -1
OUT = -1


def arrived(state: Position, person: int, fresh: int) -> None:
    """Resolve a hero's arrival: first what exploring the tile causes, then its arrival events
    (DST-EXP-07, DST-EXP-09)."""
    tile = state.where[person]
    name = state.book.scenario.tiles[tile].id
    if person == state.active:
        events.on(state, "arrive", name)
        if fresh:
            events.on(state, "explore", name)
    if fresh:
        state.push((f.MOMENT, person, abilities.EXPLORE))
        if state.book.arrival[tile] >= 0:
            state.push((f.RESULT, person, state.book.arrival[tile], NO_ITEM))


def look(state: Position) -> None:
    """After the movement, ask which place to visit, if any (DST-MOV-09 to -11)."""
    if events.settle(state, (f.LOOK,)) or state.leaving:
        return
    state.push((f.PLACE, state.turn))


def places(state: Position, person: int) -> list[int]:
    """The POIs on the hero's tile."""
    tile = state.where[person]
    return [poi for poi, where in enumerate(state.pois) if where == tile]


def visit(state: Position, person: int, poi: int) -> None:
    """Begin a visit (DST-POI-01)."""
    state.place = poi
    state.tell("visits", state.seat_of(person), state.book.scenario.pois[poi].id)
    state.push((f.VISIT, person, poi), (f.GREET, person, poi))


def greet(state: Position, person: int, poi: int) -> None:
    """Read the description, then run the events that wait for a visitor (DST-POI-02)."""
    place = state.book.scenario.pois[poi]
    read(state, place.states[state.poi_states[poi]].text, person)
    events.on(state, "visit", place.id)


def go_on(state: Position, person: int, poi: int) -> None:
    """Offer what is open, until the hero leaves or has to (DST-POI-04, DST-TURN-16)."""
    if events.settle(state, (f.VISIT, person, poi)):
        return
    here = state.pois[poi] == state.where[person] and state.standing[person] == PLAYING
    if state.leaving or not here:
        end(state)
        return
    numbers = options.offered(state, person, state.book.options_of[poi])
    if any(isinstance(_deed(state, number), d.Trade) for number in numbers):
        items.open_stack(state, poi)
    journeys = options.open_journeys(state, person, numbers)
    state.push((f.OPTIONS, state.seat_of(person), poi, numbers, journeys))


def end(state: Position) -> None:
    """End the visit."""
    state.place, state.taken, state.tried, state.entered = -1, (), (), 0
    state.joined, state.summoned = -1, False


def _deed(state: Position, number: int) -> d.Deed:
    return state.book.entries[number].option.deed


# --- taking an option --------------------------------------------------------------------


def note(state: Position, person: int, number: int) -> None:
    """Note that an option is taken, for this visit or for good (DST-POI-06)."""
    option = state.book.entries[number].option
    state.taken = (*state.taken, option.id)
    bit = 1 << state.hero_of(person)
    state.done = put(state.done, number, state.done[number] | bit)


def take(state: Position, person: int, number: int) -> None:
    """Take an option that needs nothing besides."""
    note(state, person, number)
    seat = state.seat_of(person)
    book = state.book
    option = book.entries[number].option
    state.tell("takes", seat, option.id)
    match option.deed:
        case d.Interaction(result):
            state.push((f.RESULT, person, book.number(result), NO_ITEM))
        case d.Pay(cost, result):
            counters.add(state, person, "coins", -cost)
            state.push((f.RESULT, person, book.number(result), NO_ITEM))
        case d.Test() | d.ScanOrTest():
            skill_tests.begin(state, person, number)
        case d.Trade():
            state.push((f.TRADE, seat, state.place, (), ()))
        case d.StartFinale():
            finales.start(state, person, number)
        case d.Enter(dungeon):
            state.tell("enters", seat, dungeon)
            state.push((f.ENTER, person, book.entrance[book.dungeon_of[dungeon]]))


def scan(state: Position, person: int, item: int, number: int) -> None:
    """Scan an item (DST-SCAN). A scan without a written answer uses nothing up."""
    entry = state.book.entries[number]
    state.tell("scans", state.seat_of(person), items.item_id(state, item), entry.option.id)
    result = entry.scanned.get(item)
    if result is None:
        state.tried = (*state.tried, (number, item))
        state.learned += 1
        read(state, entry.silence, person)
        return
    note(state, person, number)
    state.push((f.RESULT, person, result, item))


def ask_about(state: Position, person: int, path: int, number: int) -> None:
    """Ask about one path of the hero's own Destiny (DST-DSC-04, DST-DSC-07). The path stays secret;
    the answer is public (DST-DSC-05)."""
    note(state, person, number)
    option = state.book.entries[number].option
    state.tell("asks", state.seat_of(person), option.id)
    deed = option.deed
    assert isinstance(deed, d.DestinyScan)
    hero = state.book.scenario.heroes[state.hero_of(person)].id
    found = [
        answer.result
        for answer in deed.answers
        if answer.hero == hero and answer.path == PATHS[path]
    ]
    result = found[0] if found else deed.otherwise
    if result is not None:
        state.push((f.RESULT, person, state.book.number(result), NO_ITEM))


def travel(state: Position, person: int, number: int) -> None:
    """Make a journey, which ends the visit and the turn (DST-TRV-06)."""
    journey = state.book.journeys[number]
    note(state, person, journey.option)
    state.tell("travels", state.seat_of(person), journey.id)
    state.leaving = True
    for one in (person, state.joined) if state.joined >= 0 else (person,):
        if state.where[one] != journey.tile:
            exploration.move(state, one, journey.tile)
    state.push((f.RESULT, person, journey.result, NO_ITEM))


# --- dungeons -------------------------------------------------------------------------------


def enter(state: Position, person: int, number: int) -> None:
    """Enter a room (DST-DUN-06); its arrival result happens once a visit."""
    room = state.book.chambers[number]
    hero = state.hero_of(person)
    state.walked = put(state.walked, hero, state.walked[hero] | 1 << number)
    state.tell("comes-to", state.seat_of(person), room.id)
    read(state, room.text, person)
    state.push((f.ROOM, person, number))
    if room.arrival >= 0 and not state.entered >> number & 1:
        state.push((f.RESULT, person, room.arrival, NO_ITEM))
    state.entered |= 1 << number


def stand_in(state: Position, person: int, number: int) -> None:
    """Offer the ways out of a room and its options."""
    room = state.book.chambers[number]
    if state.leaving or state.pois[state.place] != state.where[person]:
        return
    numbers = options.offered(state, person, room.options)
    ways = tuple([way for way in room.ways if state.book.passages[way].open(state, person)])
    state.push((f.WALK, state.seat_of(person), number, numbers, ways))


def walk(state: Position, person: int, number: int) -> None:
    """Take a way to another room, or out."""
    passage = state.book.passages[number]
    seat, hero = state.seat_of(person), state.hero_of(person)
    state.trod = put(state.trod, hero, state.trod[hero] | 1 << number)
    state.tell("walks", seat, passage.id)
    if passage.to == OUT:
        state.tell("comes-out", seat)
    else:
        state.push((f.ENTER, person, passage.to))
