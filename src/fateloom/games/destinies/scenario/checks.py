"""Conditions compiled to plain functions, and explanations of why they fail.

A condition is compiled once for each scenario and evaluated many times a move, in about half a
microsecond. It reads a table only through `Asked`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Sequence
from typing import Final, Protocol, TypeAlias

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario.conditions import Condition, Leaf
from fateloom.games.destinies.scenario.numbering import NOWHERE, Index


class Asked(Protocol):
    """The parts of a table that conditions read; numbers are those of the scenario's `Index`.

    day, mode      mode is one of MODES
    playing        the persons at the table
    world, legacy  the value of each fact of the world, and of the campaign
    own            by person: the value of each private fact
    coins, xp, virtue, effort, bags, where
                   by person; a bag holds the numbers of the items held, `where` is a tile
    standing       by person: 0, or the number of a word of HERO_WORDS
    tiles          by tile: 0 in the box, 1 unexplored, 2 explored
    pois, poi_states
                   by POI: its tile or NOWHERE, and the number of its state
    npcs, npc_states
                   by NPC: their POI or NOWHERE, and the number of their state
    taken          the ids of the options taken in the visit that is under way
    heard          by hero, and last for the table: how often each varied text was read
    """

    @property
    def day(self) -> int: ...
    @property
    def mode(self) -> str: ...
    @property
    def playing(self) -> Sequence[int]: ...
    @property
    def world(self) -> Sequence[int]: ...
    @property
    def legacy(self) -> Sequence[int]: ...
    @property
    def own(self) -> Sequence[Sequence[int]]: ...
    @property
    def coins(self) -> Sequence[int]: ...
    @property
    def xp(self) -> Sequence[int]: ...
    @property
    def virtue(self) -> Sequence[int]: ...
    @property
    def effort(self) -> Sequence[int]: ...
    @property
    def bags(self) -> Sequence[Collection[int]]: ...
    @property
    def where(self) -> Sequence[int]: ...
    @property
    def standing(self) -> Sequence[int]: ...
    @property
    def tiles(self) -> Sequence[int]: ...
    @property
    def pois(self) -> Sequence[int]: ...
    @property
    def poi_states(self) -> Sequence[int]: ...
    @property
    def npcs(self) -> Sequence[int]: ...
    @property
    def npc_states(self) -> Sequence[int]: ...
    @property
    def taken(self) -> Collection[str]: ...
    @property
    def heard(self) -> Sequence[Sequence[int]]: ...


Check: TypeAlias = Callable[[Asked, int], bool]
"""Whether something holds for a table and the person who acts."""

_SIGNS: Final[dict[str, Callable[[int, int], bool]]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_STANDING: Final = {word: number for number, word in enumerate(c.HERO_WORDS) if number}


def compiled(condition: Condition, index: Index) -> Check:
    """The condition as a function of a table and the person who acts."""
    match condition:
        case c.All(()):
            return lambda state, me: True
        case c.All(parts):
            return _every([compiled(part, index) for part in parts])
        case c.Some(parts):
            tests = [compiled(part, index) for part in parts]
            return lambda state, me: any(test(state, me) for test in tests)
        case c.Not(part):
            test = compiled(part, index)
            return lambda state, me: not test(state, me)
        case c.Count(parts, sign, number):
            tests = [compiled(part, index) for part in parts]
            holds = _SIGNS[sign]
            return lambda state, me: holds(sum([test(state, me) for test in tests]), number)
        case _:
            return _leaf(condition, index)


def _every(tests: list[Check]) -> Check:
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        one, two = tests
        return lambda state, me: one(state, me) and two(state, me)
    if len(tests) == 3:
        one, two, three = tests
        return lambda state, me: one(state, me) and two(state, me) and three(state, me)
    return _every([_every(tests[:3]), _every(tests[3:])])


def _leaf(leaf: Leaf, index: Index) -> Check:
    match leaf:
        case c.Flag(name, c.WORLD):
            slot = index.world[name]
            return lambda state, me: state.world[slot] != 0
        case c.Flag(name, c.CAMPAIGN):
            slot = index.campaign[name]
            return lambda state, me: state.legacy[slot] != 0
        case c.Flag(name, who):
            slot = index.own[name]
            return _of(who, index, lambda state, one: state.own[one][slot] != 0)
        case c.Compare(name, who, sign, number):
            return _comparison(name, who, sign, number, index)
        case c.Has(item, who):
            card = index.items[item]
            return _of(who, index, lambda state, one: card in state.bags[one])
        case c.Carries(category, who):
            cards = index.carried_by[category]
            return _of(who, index, lambda state, one: not cards.isdisjoint(state.bags[one]))
        case c.At(tile, who):
            there = index.tiles[tile]
            return _of(who, index, lambda state, one: state.where[one] == there)
        case c.Attends(npc, poi):
            person, place = index.npcs[npc], index.pois[poi]
            return lambda state, me: state.npcs[person] == place
        case c.Taken(option):
            return lambda state, me: option in state.taken
        case c.Is(kind, name, word):
            return _state_of(kind, name, word, index)


def _state_of(kind: str, name: str, word: str, index: Index) -> Check:
    match kind:
        case c.POI:
            poi = index.pois[name]
            if word == c.PRESENT:
                return lambda state, me: state.pois[poi] != NOWHERE
            wanted = index.poi_states[name][word]
            return lambda state, me: state.poi_states[poi] == wanted
        case c.NPC:
            npc = index.npcs[name]
            if word == c.PRESENT:
                return lambda state, me: state.npcs[npc] != NOWHERE
            wanted = index.npc_states[name][word]
            return lambda state, me: state.npc_states[npc] == wanted
        case c.TILE:
            tile, least = index.tiles[name], 1 + c.TILE_WORDS.index(word)
            return lambda state, me: state.tiles[tile] >= least
        case c.MODE:
            return lambda state, me: state.mode == word
        case c.ME:
            hero, heroes = index.heroes[word], len(index.heroes)
            return lambda state, me: me % heroes == hero
    person = index.heroes[name]
    if word == c.HERO_WORDS[0]:
        return lambda state, me: person in state.playing
    standing = _STANDING[word]
    return lambda state, me: state.standing[person] == standing


def _comparison(name: str, who: str, sign: str, number: int, index: Index) -> Check:
    holds = _SIGNS[sign]
    if who == c.CAMPAIGN:
        slot = index.campaign[name]
        return lambda state, me: holds(state.legacy[slot], number)
    if who == c.WORLD:
        match name:
            case "day":
                return lambda state, me: holds(state.day, number)
            case "heroes":
                return lambda state, me: holds(len(state.playing), number)
        slot = index.world[name]
        return lambda state, me: holds(state.world[slot], number)
    match name:
        case "coins":
            return _of(who, index, lambda state, one: holds(state.coins[one], number))
        case "xp":
            return _of(who, index, lambda state, one: holds(state.xp[one], number))
        case "virtue":
            return _of(who, index, lambda state, one: holds(state.virtue[one], number))
        case "effort":
            return _of(who, index, lambda state, one: holds(state.effort[one], number))
        case "items":
            return _of(who, index, lambda state, one: holds(len(state.bags[one]), number))
    slot = index.own[name]
    return _of(who, index, lambda state, one: holds(state.own[one][slot], number))


def _of(who: str, index: Index, test: Check) -> Check:
    """The test asked about `who` instead of the person who acts."""
    heroes = len(index.heroes)
    match who:
        case c.ME:
            return test
        case c.MATE:

            def mate(state: Asked, me: int) -> bool:
                other = (me + heroes) % (2 * heroes)
                return other in state.playing and test(state, other)

            return mate
        case c.SOMEONE:
            return lambda state, me: any(test(state, one) for one in state.playing)
        case c.OTHERS:
            return lambda state, me: any(test(state, one) for one in state.playing if one != me)
    person = index.heroes[who]
    return lambda state, me: person in state.playing and test(state, person)


def explain(condition: Condition, state: Asked, me: int, index: Index) -> tuple[Condition, ...]:
    """The parts of the condition that fail; () when it holds.

    A conjunction yields its failing parts; alternatives, counts and negations are reported whole,
    because they fail only as a whole.
    """
    if compiled(condition, index)(state, me):
        return ()
    if isinstance(condition, c.All):
        return tuple(
            failed for part in condition.parts for failed in explain(part, state, me, index)
        )
    return (condition,)
