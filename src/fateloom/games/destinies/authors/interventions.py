"""Interventions: changes that an author makes to a table while trying a story out.

An intervention is a line of words, so it can be logged and replayed among moves. Like a move, it
names things by id:

    author set world mill-saved 1      a fact of the world, `campaign`, or a hero
    author coins nell 5                likewise xp, virtue and effort
    author give nell rope              a card of the box; `author take nell rope`
    author day 4
    author poi inn burnt               a place's state; likewise `author npc`
    author visit nell inn burnt        she visits the inn now; the state may be left out
    author arrive nell moor anew       she comes to the tile; `anew` explores it again
    author meet nell smith             she visits the place where the smith is
    author finale nell gold brink      her Finale on that path runs, from that stage

The companion bound to a hero is `nell.companion`. Offers are updated after the change, and events
that wait for it follow as in play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fateloom.core.errors import IllegalMove
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import play
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import (
    counters,
    exploration,
    finales,
    items,
    options,
    progress,
    visits,
)
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.rules.standing import FULFILLED, IN_FINALE, PLAYING
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario.model import PATHS
from fateloom.games.destinies.scenario.numbering import NOWHERE

KIND: Final = "author"
"""The first word of all interventions."""
COMPANION: Final = ".companion"
EXPLORED_AGAIN: Final = "anew"

Words = tuple[str, ...]

_NAMED: Final[Mapping[str, tuple[str, ...]]] = {
    "set": (c.HERO, "fact"),
    **dict.fromkeys(("coins", "xp", "virtue", "effort"), (c.HERO,)),
    **dict.fromkeys(("give", "take"), (c.HERO, "item")),
    "poi": (c.POI, "state"),
    "npc": (c.NPC, "state"),
    "visit": (c.HERO, c.POI, "state"),
    "arrive": (c.HERO, c.TILE),
    "meet": (c.HERO, c.NPC, "state"),
    "finale": (c.HERO, "path", "stage"),
}
"""What the words after each verb can name."""


def intervene(state: Position, words: Words) -> None:
    """Carry out an intervention and everything that follows from it; `words` exclude the first.
    Raises `IllegalMove`, and may have changed the table by then."""
    verb, *rest = words or ("",)
    known = _VERBS.get(verb)
    if known is None or not known[0] <= len(rest) <= known[1]:
        raise IllegalMove("author-words", " ".join((KIND, *words)))
    if not state.playing:
        raise IllegalMove("author-too-early")
    read, state.pages = state.pages, ()
    before = progress.asked_about(state)
    known[2](state, *rest)
    play.run(state, before)
    state.learned += 1  # only the author takes it back
    if not state.pages:
        state.pages = read


def renamed(text: str, kind: str, old: str, new: str) -> str:
    """An intervention in words, after something of this kind got the id `new`. The ids of a state
    and of a stage begin with those of what they belong to."""
    first, verb, *names = text.split()
    plain = [name.removesuffix(COMPANION) for name in names]
    depth = old.count(".")
    for i, (name, named) in enumerate(zip(plain, _NAMED.get(verb, ()), strict=False)):
        if named == kind and ".".join(plain[max(i - depth, 0) : i + 1]) == old:
            names[i] = new.rpartition(".")[2] + names[i].removeprefix(name)
    return " ".join((first, verb, *names))


def person(state: Position, word: str) -> int:
    """The person named by a word. Raises `IllegalMove` if they do not play."""
    hero = state.book.index.heroes.get(word.removesuffix(COMPANION), -1)
    found = hero + state.book.heroes if word.endswith(COMPANION) else hero
    if hero < 0 or found not in state.playing:
        raise IllegalMove("author-unknown", word)
    return found


def word_of(state: Position, who: int) -> str:
    """The word for a person in interventions."""
    name = state.book.scenario.heroes[state.hero_of(who)].id
    return name + COMPANION if who >= state.book.heroes else name


def _number(names: Mapping[str, int], word: str) -> int:
    if word not in names:
        raise IllegalMove("author-unknown", word)
    return names[word]


def _whole(word: str, least: int, most: int) -> int:
    digits = word.removeprefix("-")
    if not digits.isdecimal() or len(digits) > 6 or not least <= int(word) <= most:
        raise IllegalMove("author-range", word, str(least), str(most))
    return int(word)


# --- settings -----------------------------------------------------------------------------


def _ask_again(state: Position) -> None:
    """Ask the current question again, to reflect what has changed."""
    if state.outcome is not None:
        raise IllegalMove("game-over")
    frame = state.stack[-1]
    state.stack = state.stack[:-1]
    match frame[0]:
        case f.WALK:
            state.push((f.ROOM, state.persons[frame[1]], frame[2]))
        case f.ANSWER:
            _, seat, who, result, _ = frame
            numbers = options.open_answers(state, who, state.book.answers[result])
            state.push((f.ANSWER, seat, who, result, numbers))
        case f.CLIMAX:
            who = state.persons[frame[1]]
            act = finales.road(state, who).acts[state.stage[state.hero_of(who)]]
            numbers = options.open_answers(state, who, act.options)
            state.push((f.CLIMAX, frame[1], numbers))
        case f.TRADE:
            state.push((f.TRADE, frame[1], frame[2], (), ()))
        case _:
            play.again(state, frame)


def _set(state: Position, owner: str, name: str, word: str) -> None:
    index = state.book.index
    who, of, names = owner, NOWHERE, index.world if owner == c.WORLD else index.campaign
    if owner not in (c.WORLD, c.CAMPAIGN):
        who, of, names = c.ME, state.hero_of(person(state, owner)), index.own
    _number(names, name)
    fact, _ = counters.fact_of(state, name, who, of)
    value = _whole(word, fact.least, fact.most)
    _ask_again(state)
    counters.give_fact(state, name, who, of, value)


def _amount(name: str, least: int, most: int) -> Callable[..., None]:
    def change(state: Position, owner: str, word: str) -> None:
        who = person(state, owner)
        ends = state.book.scenario.virtue if name == "virtue" else (least, most)
        value = _whole(word, *ends)
        _ask_again(state)
        have: tuple[int, ...] = getattr(state, name)
        counters.add(state, who, name, value - have[who])

    return change


def _give(state: Position, owner: str, name: str) -> None:
    who, item = person(state, owner), _number(state.book.index.items, name)
    if not state.box[item]:
        raise IllegalMove("author-none-left", name)
    _ask_again(state)
    items.gain(state, who, item)


def _take(state: Position, owner: str, name: str) -> None:
    who, item = person(state, owner), _number(state.book.index.items, name)
    if item not in state.bags[who]:
        raise IllegalMove("author-not-held", name)
    _ask_again(state)
    items.lose(state, who, item)


def _day(state: Position, word: str) -> None:
    day = _whole(word, 1, 999)
    _ask_again(state)
    state.day = day
    state.tell("day", day)


def _poi(state: Position, name: str, word: str) -> None:
    poi, number = _poi_state(state, name, word)
    _ask_again(state)
    state.poi_states = put(state.poi_states, poi, number)


def _npc(state: Position, name: str, word: str) -> None:
    npc, number = _npc_state(state, name, word)
    _ask_again(state)
    state.npc_states = put(state.npc_states, npc, number)


def _poi_state(state: Position, name: str, word: str) -> tuple[int, int]:
    index = state.book.index
    return _number(index.pois, name), _number(index.poi_states.get(name, {}), word)


def _npc_state(state: Position, name: str, word: str) -> tuple[int, int]:
    index = state.book.index
    return _number(index.npcs, name), _number(index.npc_states.get(name, {}), word)


# --- jumps --------------------------------------------------------------------------------


def _take_over(state: Position, who: int) -> None:
    """Make it this person's turn, with nothing in progress. This reopens a finished game and
    cancels their Finale."""
    state.outcome = None
    state.standing = tuple([PLAYING if each == FULFILLED else each for each in state.standing])
    hero = state.hero_of(who)
    for one in finales.team(state, who):
        state.standing = put(state.standing, one, PLAYING)
    state.path = put(state.path, hero, NOWHERE)
    state.stage = put(state.stage, hero, NOWHERE)
    state.leader = put(state.leader, hero, NOWHERE)
    visits.end(state)
    state.leaving, state.used = False, ()
    state.turn = state.seat_of(who)
    state.stack = ((f.CLOSE,),)
    state.tell("turn", state.turn)


def _stand(state: Position, who: int, tile: int) -> None:
    """Put the person on a tile, and explore it."""
    exploration.turn_up(state, tile)
    if state.where[who] != tile:
        state.where = put(state.where, who, tile)
        state.tell("moves", state.seat_of(who), state.book.scenario.tiles[tile].id)


def _go_to(state: Position, who: int, poi: int) -> None:
    """Put the person at a place, and the place on the map if it is not there."""
    tile = state.pois[poi] if state.pois[poi] != NOWHERE else state.book.home[poi]
    _stand(state, who, state.where[who] if tile == NOWHERE else tile)
    if state.pois[poi] == NOWHERE:
        exploration.place(state, poi, state.where[who])


def _visit(state: Position, owner: str, name: str, word: str = "") -> None:
    who, poi = person(state, owner), _number(state.book.index.pois, name)
    if word:
        _, number = _poi_state(state, name, word)
        state.poi_states = put(state.poi_states, poi, number)
    _take_over(state, who)
    _go_to(state, who, poi)
    visits.visit(state, who, poi)


def _arrive(state: Position, owner: str, name: str, word: str = "") -> None:
    who, tile = person(state, owner), _number(state.book.index.tiles, name)
    if word not in ("", EXPLORED_AGAIN):
        raise IllegalMove("author-unknown", word)
    _take_over(state, who)
    if word:
        state.tiles = put(state.tiles, tile, exploration.UNEXPLORED)
    state.push((f.LOOK,))
    exploration.move(state, who, tile)


def _meet(state: Position, owner: str, name: str, word: str = "") -> None:
    who, npc = person(state, owner), _number(state.book.index.npcs, name)
    if word:
        _, number = _npc_state(state, name, word)
        state.npc_states = put(state.npc_states, npc, number)
    home = state.book.scenario.npcs[npc].at
    if state.npcs[npc] == NOWHERE and home is None:
        raise IllegalMove("author-nowhere", name)
    poi = state.book.index.pois[home] if state.npcs[npc] == NOWHERE and home else state.npcs[npc]
    _take_over(state, who)
    exploration.bring(state, npc, poi)
    _go_to(state, who, poi)
    visits.visit(state, who, poi)


def _finale(state: Position, owner: str, name: str, word: str = "") -> None:
    who = person(state, owner)
    book, hero = state.book, state.hero_of(who)
    path = _number({each: number for number, each in enumerate(PATHS)}, name)
    starts = [n for n, entry in enumerate(book.entries) if entry.fate == (hero, path)]
    if not starts:
        raise IllegalMove("author-no-finale", owner, name)
    acts = {act.stage.id: number for number, act in enumerate(book.roads[hero][path].acts)}
    stage = _number(acts, word) if word else finales.FIRST
    _take_over(state, who)
    poi = next((poi for poi, listed in enumerate(book.options_of) if starts[0] in listed), NOWHERE)
    if poi != NOWHERE:
        for one in finales.team(state, who):
            _go_to(state, one, poi)
        state.place = poi
    finales.start(state, who, starts[0])
    state.stage = put(state.stage, hero, stage)
    assert state.standing[who] == IN_FINALE


_VERBS: Final[dict[str, tuple[int, int, Callable[..., None]]]] = {
    "set": (3, 3, _set),
    "coins": (2, 2, _amount("coins", 0, 999)),
    "xp": (2, 2, _amount("xp", 0, 999)),
    "virtue": (2, 2, _amount("virtue", 0, 0)),
    "effort": (2, 2, _amount("effort", 0, counters.EFFORT_DICE)),
    "give": (2, 2, _give),
    "take": (2, 2, _take),
    "day": (1, 1, _day),
    "poi": (2, 2, _poi),
    "npc": (2, 2, _npc),
    "visit": (2, 3, _visit),
    "arrive": (2, 3, _arrive),
    "meet": (2, 3, _meet),
    "finale": (2, 3, _finale),
}
"""By verb: the minimum and maximum number of arguments, and the function."""
