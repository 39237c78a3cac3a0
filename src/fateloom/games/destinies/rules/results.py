"""Results: their effects in order, and the choices that they force."""

from __future__ import annotations

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import counters, exploration, items, options, skills
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.rules.reading import read
from fateloom.games.destinies.rules.standing import DEFEATED, FULFILLED
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario.effects import Effect
from fateloom.games.destinies.scenario.numbering import NOWHERE
from fateloom.games.destinies.tracks import with_marker


def result(state: Position, person: int, number: int, item: int) -> None:
    """Queue a result: its words, effects and choice, and in a Finale the next stage."""
    found = state.book.results[number]
    if state.book.power_of[number] < 0:  # what an item does, everybody knows
        state.learned += 1
    read(state, found.text, person)
    if found.to is not None:
        state.push((f.WAY, person, number))
    if found.choice is not None:
        state.push((f.CHOOSE, person, number))
    if found.effects:
        state.push((f.DO, person, number, 0, item))


def choose(state: Position, person: int, number: int) -> None:
    """Ask the choice of a result (DST-INT-04); skip one without an open answer."""
    choice = state.book.results[number].choice
    answers = options.open_answers(state, person, state.book.answers[number])
    if choice is None or not any(options.can_take(state, person, each) for each in answers):
        return
    read(state, choice.text, person)
    state.push((f.ANSWER, state.seat_of(person), person, number, answers))


def do(state: Position, person: int, number: int, first: int, item: int) -> None:
    """Carry out the effects of a result from `first` on, until one asks for a choice."""
    effects = state.book.results[number].effects
    for place in range(first, len(effects)):
        height = len(state.stack)
        if place + 1 < len(effects):
            state.push((f.DO, person, number, place + 1, item))
            height += 1
        apply(state, effects[place], person, number, item)
        if len(state.stack) > height:
            return
        if place + 1 < len(effects):
            state.stack = state.stack[:-1]


def persons(state: Position, who: str, person: int, number: int) -> tuple[int, ...]:
    """The persons whom an effect concerns. A joint action affects both (DST-TEAM-13)."""
    match who:
        case c.ME:
            together = state.joined >= 0 and state.book.power_of[number] < 0
            if together and person in (state.active, state.joined):
                return (state.active, state.joined)
            return (person,)
        case c.MATE:
            mate = state.mate_of(person)
            return (mate,) if mate in state.playing else ()
        case c.EVERYONE | c.OTHERS:
            start = state.seat_of(person)
            around = state.persons[start:] + state.persons[:start]
            return tuple(
                [
                    one
                    for one in (around if who == c.EVERYONE else around[1:])
                    if state.standing[one] not in (DEFEATED, FULFILLED)  # out of the game
                ]
            )
    hero = state.book.index.heroes[who]
    return (hero,) if hero in state.playing else ()


def apply(state: Position, effect: Effect, me: int, number: int, item: int) -> None:
    """Carry out one effect."""
    book = state.book
    index = book.index
    match effect:
        case e.Set(name, who) | e.Clear(name, who):
            value = int(isinstance(effect, e.Set))
            for owner in _owners(state, who, me, number):
                counters.give_fact(state, name, who, owner, value)
        case e.Assign(name, who, value):
            for owner in _owners(state, who, me, number):
                counters.give_fact(state, name, who, owner, value)
        case e.Change(name, who, by):
            _change(state, name, who, by, me, number)
        case e.Gain(name, who):
            _gain(state, index.items[name], persons(state, who, me, number))
        case e.Lose(name, who):
            card = item if name == e.IT else index.items[name]
            _lose(state, card, who, persons(state, who, me, number))
        case e.Drop(name):
            items.abandon(state, me, item if name == e.IT else index.items[name])
        case e.Stock(poi, name):
            _stock(state, index.pois[poi], me, item if name == e.IT else index.items[name], name)
        case e.Skill(skill, by, who, per_item):
            if per_item:
                by *= _others_held(state, me, number)
            for one in reversed(persons(state, who, me, number)):
                skills.ask(state, one, skill, by)
        case e.Marker(skill, space, who):
            for one in persons(state, who, me, number):
                _marker(state, one, SKILLS.index(skill), space)
        case e.Place(poi, tile):
            place = index.pois[poi]
            exploration.place(state, place, book.home[place] if tile is None else index.tiles[tile])
        case e.Remove(poi):
            exploration.remove(state, index.pois[poi])
        case e.Become(kind, name, word):
            _become(state, kind, name, word)
        case e.Token(poi, token):
            state.tokens = put(state.tokens, index.pois[poi], token)
            state.tell("token", poi, token)
        case e.Bring(npc, poi):
            exploration.bring(state, index.npcs[npc], index.pois[poi])
        case e.Dismiss(npc):
            exploration.dismiss(state, index.npcs[npc])
        case e.Reveal(tile):
            exploration.lay(state, index.tiles[tile])
        case e.Explore(tile):
            exploration.turn_up(state, index.tiles[tile])
        case e.Go(tile, who):
            for one in persons(state, who, me, number):
                if state.where[one] != index.tiles[tile]:
                    exploration.move(state, one, index.tiles[tile])
        case e.Start(event):
            state.called = (*state.called, book.event_of[event])
        case e.EndVisit():
            state.leaving = True


def _owners(state: Position, who: str, me: int, number: int) -> tuple[int, ...]:
    """The owners of a fact; `NOWHERE` stands for the world and the campaign."""
    if who in (c.WORLD, c.CAMPAIGN):
        return (NOWHERE,)
    return tuple(dict.fromkeys(map(state.hero_of, persons(state, who, me, number))))


def _change(state: Position, name: str, who: str, by: int, me: int, number: int) -> None:
    if name in e.ROLLED and who == c.ME:
        _change_roll(state, me, name, by)
    elif name in e.CHANGED and who not in (c.WORLD, c.CAMPAIGN):
        for one in persons(state, who, me, number):
            counters.add(state, one, name, by)
    else:
        for owner in _owners(state, who, me, number):
            counters.change_fact(state, name, who, owner, by)


def _change_roll(state: Position, me: int, name: str, by: int) -> None:
    """Change the current roll by an item (DST-ITEM-14, DST-ITEM-15)."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if frame[0] == f.ATTEMPT and me in frame[2]:
            _, option, who, rolls, used, done = frame
            mine = who.index(me)
            mains, efforts, total, granted, said = rolls[mine]
            if name == "total":
                total += by
            else:
                granted += by
            rolls = put(rolls, mine, (mains, efforts, total, granted, said))
            state.stack = put(state.stack, place, (f.ATTEMPT, option, who, rolls, used, done))
            return


def _gain(state: Position, item: int, who: tuple[int, ...]) -> None:
    """Give an item. Found together, it goes to one of the two; the other gets 1 XP (DST-TEAM-14,
    DST-TEAM-15)."""
    if len(who) == 2 and who == (state.active, state.joined):
        state.push((f.SHARE, state.seat_of(who[0]), item, who[0]))
        return
    for one in who:
        items.gain(state, one, item)


def _lose(state: Position, item: int, who: str, losers: tuple[int, ...]) -> None:
    """Take an item away; two who act together lose one between them."""
    if item < 0:
        return
    holders = [one for one in losers if item in state.bags[one]]
    for one in holders[:1] if who == c.ME else holders:
        items.lose(state, one, item)


def _stock(state: Position, poi: int, me: int, item: int, name: str) -> None:
    if name != e.IT:
        items.stock_from_box(state, poi, item)
    elif item in state.bags[me]:
        items.release(state, me, item)
        items.stock(state, poi, item)


def _others_held(state: Position, me: int, number: int) -> int:
    """The number of items held besides the one whose ability this is."""
    power = state.book.power_of[number]
    keeps = power >= 0 and not state.book.powers[power].ability.discard
    return len(state.bags[me]) - int(keeps)


def _marker(state: Position, one: int, skill: int, space: int | None) -> None:
    """Add a marker (DST-SKL-18, DST-SKL-21)."""
    tracks = state.tracks[one]
    before = tracks[skill]
    after = with_marker(before, space)
    if after != before:
        state.tracks = put(state.tracks, one, put(tracks, skill, after))
        (new,) = set(after) - set(before)
        state.tell("marker", state.seat_of(one), skill, new)


def _become(state: Position, kind: str, name: str, word: str) -> None:
    index = state.book.index
    if kind == c.POI:
        number = index.poi_states[name][word]
        state.poi_states = put(state.poi_states, index.pois[name], number)
    else:
        number = index.npc_states[name][word]
        state.npc_states = put(state.npc_states, index.npcs[name], number)
