"""Reading aloud: publishing a text with the alternatives that hold now (DST-TURN-10),
and those whose turn it is (DST-POI-19).

The state stores its id; `scenario/wording.py` makes the words.
"""

from __future__ import annotations

from fateloom.core.game import Seat
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.rules.standing import PLAYING
from fateloom.games.destinies.scenario.texts import TextId


def readers(state: Position) -> tuple[Seat, ...] | None:
    """The seats that may read a text now, None for everybody. In private reading they are the
    visitor and the team mate; Finales are always public."""
    if not state.private or state.place < 0 or state.standing[state.active] != PLAYING:
        return None
    mate = state.mate_of(state.active)
    return (state.turn,) if mate < 0 else (state.turn, state.seat_of(mate))


def read(state: Position, text: TextId | None, person: int) -> None:
    """Read a text, to everybody or to its `readers`; it speaks of this person."""
    if text is None:
        return
    book = state.book
    bits = tuple([check(state, person) for check in book.bits[text]])
    _count(state, text, person)
    seat = state.seat_of(person) if person in state.persons else -1
    page = book.said.get(text, text), seat, bits
    seats = readers(state)
    state.pages = (*state.pages, (*page, seats))
    state.learned += 1
    state.tell("reads", *page, seats=seats)


def _count(state: Position, text: TextId, person: int) -> None:
    """Count a reading of a text that varies."""
    slot = state.book.varied.get(text)
    if slot is not None:
        listener = state.book.listener(text, person)
        heard = state.heard[listener]
        state.heard = put(state.heard, listener, put(heard, slot, heard[slot] + 1))
