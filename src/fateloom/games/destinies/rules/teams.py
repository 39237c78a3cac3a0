"""Team mode: exchanges at the start of a turn, and the summons (DST-TEAM)."""

from __future__ import annotations

from typing import Final

from fateloom.core.game import Move
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import moves as m
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import counters, exploration, items
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.rules.standing import PLAYING

ROOM: Final = 6
"""The item limit during an exchange; the limit afterwards is one lower."""


def meet(state: Position) -> None:
    """Two of a team on one tile may exchange items and coins (DST-TEAM-04, AMB-42)."""
    person = state.active
    mate = state.mate_of(person)
    if mate < 0 or state.where[mate] != state.where[person] or state.standing[person] != PLAYING:
        return
    either = (person, mate)
    if any(state.bags[one] or state.coins[one] for one in either):
        state.push((f.EXCHANGE, state.turn, (), (), 0))


def exchanges(state: Position, frame: Frame) -> list[Move]:
    """The moves of an exchange; what was just received cannot go back (DST-TEAM-05)."""
    _, seat, went, came, coins = frame
    person = state.persons[seat]
    mate = state.mate_of(person)
    mine, theirs = state.bags[person], state.bags[mate]
    words = state.lexicon
    listed = []
    if len(theirs) < ROOM:
        listed += [words.give[item] for item in dict.fromkeys(mine) if item not in came]
    if len(mine) < ROOM:
        listed += [words.ask[item] for item in dict.fromkeys(theirs) if item not in went]
    if coins >= 0 and state.coins[person]:
        listed.append(m.GIVE_COIN)
    if coins <= 0 and state.coins[mate]:
        listed.append(m.ASK_COIN)
    return listed


def hand_over(state: Position, frame: Frame, item: int, give: bool) -> None:
    """Move an item from one team mate to the other."""
    _, seat, went, came, coins = frame
    person = state.persons[seat]
    giver, taker = _both(state, person, give)
    items.release(state, giver, item)
    state.bags = put(state.bags, taker, (*state.bags[taker], item))
    seats = state.seat_of(giver), state.seat_of(taker)
    state.tell("hands-over", *seats, items.item_id(state, item))
    went, came = ((*went, item), came) if give else (went, (*came, item))
    state.push((f.EXCHANGE, seat, went, came, coins))


def hand_coin(state: Position, frame: Frame, give: bool) -> None:
    """Move a coin from one team mate to the other."""
    _, seat, went, came, coins = frame
    person = state.persons[seat]
    giver, taker = _both(state, person, give)
    state.tell("hands-coin", state.seat_of(giver), state.seat_of(taker))
    counters.add(state, giver, "coins", -1)
    counters.add(state, taker, "coins", 1)
    state.push((f.EXCHANGE, seat, went, came, coins + (1 if give else -1)))


def _both(state: Position, person: int, give: bool) -> tuple[int, int]:
    mate = state.mate_of(person)
    return (person, mate) if give else (mate, person)


def part(state: Position, seat: int) -> None:
    """End the exchange and enforce the limit of five items for both (DST-TEAM-06)."""
    person = state.persons[seat]
    state.push((f.SHED, state.mate_of(person)), (f.SHED, person))


def may_summon(state: Position, person: int) -> bool:
    """Whether the team mate can be summoned: once a visit, within two tiles (DST-TEAM-07, -08,
    -22)."""
    mate = state.mate_of(person)
    if mate < 0 or state.summoned or state.standing[mate] != PLAYING:
        return False
    near = exploration.within(state, state.where[person], through=exploration.UNEXPLORED)
    return state.where[mate] in near


def summon(state: Position, person: int) -> None:
    """Move the team mate to this tile; both act together for the rest of the visit
    (DST-TEAM-09, DST-TEAM-10)."""
    mate = state.mate_of(person)
    state.summoned, state.joined = True, mate
    state.where = put(state.where, mate, state.where[person])
    state.tell("summons", state.seat_of(person), state.seat_of(mate))


def share(state: Position, frame: Frame, keep: bool) -> None:
    """Give a jointly found item to one of the two; the other gets 1 XP (DST-TEAM-15)."""
    _, _, item, person = frame
    holder, other = _both(state, person, keep)
    counters.add(state, other, "xp", 1)
    items.gain(state, holder, item)
