"""Elimination and victory, tested after every step (RLM-END, RLM-RUL-18, RLM-RUL-19).

A checkpoint runs in this order: saves from elimination, the Guardian Angel, elimination, completed
destinies, victory. Public conditions that would complete a Secret Destiny are announced as
`fulfils`. If the game goes on, the player visibly holds a different one.
"""

from __future__ import annotations

from typing import Final

from fateloom.core.game import Outcome, Seat
from fateloom.games.realms import cards as c
from fateloom.games.realms import destinies, hands
from fateloom.games.realms import frames as f
from fateloom.games.realms.cards import Cards
from fateloom.games.realms.numbers import draws
from fateloom.games.realms.position import Position

_SAVING: Final = draws("Immortal", 3, "RLM-N-04")


def checkpoint(state: Position, *, spender: Seat = -1, ending: bool = False) -> None:
    """Test for elimination and victory. `spender` has just won an auction with a bid high
    enough for the Spendthrift; `ending` is the End step of the turn."""
    completed = last = 0
    if state.hands.count(0) != state.seats - state.alive.bit_count():
        completed, last = _eliminate(state)
    if state.stirred:
        completed |= _laid_out(state)
        state.stirred = 0
    if state.extra and destinies.met(state, state.cur, c.RENTER):
        completed |= _fulfil(state, state.cur, c.RENTER)
    if spender >= 0:
        completed |= _fulfil(state, spender, c.SPENDTHRIFT)
    if ending:
        completed |= _ending(state)
    if completed or last:
        _win(state, completed, last)
    elif not state.alive >> state.cur & 1:
        state.frames = ((f.NEXT,),)


def _fulfil(state: Position, seat: Seat, destiny: int) -> int:
    """Announce that a player fulfils a Secret Destiny; return their bit if they hold it, else 0."""
    if not state.alive >> seat & 1 or state.ruled[seat] >> destiny & 1:
        return 0
    state.learned += 1
    state.tell("fulfils", seat, c.DESTINY_NAMES[destiny])
    if state.secrets[seat] == destiny:
        state.tell("completes", seat, c.DESTINY_NAMES[destiny])
        return 1 << seat
    ruled = state.ruled
    state.ruled = (*ruled[:seat], ruled[seat] | 1 << destiny, *ruled[seat + 1 :])
    return 0


def _laid_out(state: Position) -> int:
    """Check destinies about the table, for players whose areas have changed."""
    completed = 0
    goals = destinies.goals(state.seats, state.full)
    for seat in state.in_turn():
        if not state.stirred >> seat & 1:
            continue
        front = state.front[seat]
        for destiny in state.shared:
            if destiny in destinies.STATES and _enough(destiny, front, goals[destiny]):
                completed |= 1 << seat
                state.tell("completes", seat, c.DESTINY_NAMES[destiny])
        if destinies.met(state, seat, c.RELIC_HUNTER):
            completed |= _fulfil(state, seat, c.RELIC_HUNTER)
        for destiny in (c.WANDERER, c.TWIN_CROWNS):
            if _enough(destiny, front, goals[destiny]):
                completed |= _fulfil(state, seat, destiny)
    return completed


def _enough(destiny: int, front: Cards, goal: destinies.Goal) -> bool:
    """Whether a destiny about cards in front of a player is met: never by fewer than it counts."""
    return front.bit_count() >= goal.many and destinies.laid(destiny, front, goal) >= goal.need


def _ending(state: Position) -> int:
    """Check destinies that count at the end of a player's own turn."""
    completed = 0
    cur = state.cur
    if c.MAGNATE in state.shared and destinies.met(state, cur, c.MAGNATE):
        completed |= 1 << cur
        state.tell("completes", cur, c.DESTINY_NAMES[c.MAGNATE])
    if destinies.met(state, cur, c.HERMIT):
        completed |= _fulfil(state, cur, c.HERMIT)
    return completed


# --- elimination ----------------------------------------------------------------------


def _eliminate(state: Position) -> tuple[int, int]:
    """Save or eliminate players with an empty hand. Returns the players who complete a destiny by
    that, and those who win as the last at the table; if nobody is left, those who left together
    (RLM-RUL-22)."""
    doomed = tuple(
        seat
        for seat in state.in_turn()
        if not state.hands[seat] and not _is_selling(state, seat) and not _saved(state, seat)
    )
    if not doomed:
        return 0, 0
    completed = _guardians(state, doomed)
    if completed:
        return completed, 0
    for seat in doomed:
        _leave(state, seat)
    state.fallen = (*state.fallen, doomed)
    if not state.alive:
        return 0, sum(1 << seat for seat in doomed)
    for seat in doomed:
        cause = state.blame[seat]
        if cause >= 0 and cause != seat:
            completed |= _fulfil(state, cause, c.ASSASSIN)
    return completed, state.alive if state.alive & (state.alive - 1) == 0 else 0


def _is_selling(state: Position, seat: Seat) -> bool:
    """Whether the seat is the seller in a running auction (RLM-AUCTION-26)."""
    return any(seller == seat for seller, _ in state.lots)


def _saved(state: Position, seat: Seat) -> bool:
    """Save a player with the Amulet, else with Immortal (RLM-RUL-19). The Amulet works only if a
    card can be drawn; Immortal always finds one, since it is discarded first (RLM-RUL-56)."""
    drawable = state.discards or state.top < len(state.deck)
    if drawable and state.tokens[seat] >> c.AMULET & 1:
        state.return_token(seat, c.AMULET)
        state.tell("saved", seat, c.TOKEN_NAMES[c.AMULET])
        hands.draw(state, seat, c.AMULET_DRAWS)
        return True
    if state.in_play(seat) >> c.IMMORTAL & 1:
        state.tell("saved", seat, c.NAME[c.IMMORTAL])
        state.destroy(c.IMMORTAL)
        hands.draw(state, seat, _SAVING)
        return True
    return False


def _guardians(state: Position, doomed: tuple[Seat, ...]) -> int:
    """Save players by the Guardian Angel of the safe player with the most cards (RLM-FAQ-26)."""
    most = max(held.bit_count() for held in state.hands)
    state.tell("in-danger", doomed)
    completed = 0
    for seat in state.in_turn():
        if seat not in doomed and state.hands[seat].bit_count() == most:
            completed |= _fulfil(state, seat, c.GUARDIAN_ANGEL)
    return completed


def _leave(state: Position, seat: Seat) -> None:
    """Eliminate a player: discard their cards, return tokens, cancel requests (RLM-END-09)."""
    cause = state.blame[seat]
    state.alive &= ~(1 << seat)
    state.tell("eliminated", seat, cause if cause >= 0 and cause != seat else None)
    for card in c.each(state.in_play(seat)):
        state.destroy(card)
    state.tokens[seat] = 0
    state.requests = tuple(
        [request for request in state.requests if seat not in (request[0], request[1])]
    )


# --- victory --------------------------------------------------------------------------


def _win(state: Position, completed: int, last: int) -> None:
    """End the game: the player whose turn it is wins alone, otherwise all who qualify (RLM-END-04,
    -05)."""
    cur = state.cur
    if (completed | last) >> cur & 1:
        winners: tuple[Seat, ...] = (cur,)
    else:
        winners = tuple(seat for seat in range(state.seats) if (completed | last) >> seat & 1)
    by_destiny = any(completed >> seat & 1 for seat in winners)
    finish(state, "destiny" if by_destiny else "survivor", winners)


def finish(state: Position, reason: str, winners: tuple[Seat, ...]) -> None:
    """End the game; ranked are the winners, the surviving, then the eliminated, latest first."""
    left = tuple(
        seat for seat in range(state.seats) if state.alive >> seat & 1 and seat not in winners
    )
    fallen = [
        tuple(seat for seat in group if seat not in winners) for group in reversed(state.fallen)
    ]
    places = tuple(place for place in (winners, left, *fallen) if place)
    state.outcome = Outcome(reason, winners, places)
    state.frames, state.waiting = (), ()
    state.tell("over", reason, winners)
