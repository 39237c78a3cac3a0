"""Tables of Realms of Destiny as a test needs them, and short words to play on them.

    state = table("effects", hands=["Golem, 3", "2"], front=["Knight"])
    play(state, "use Knight", "discard Golem")
    assert sizes(state) == [4, 1]

Cards are written by name, parted by commas; a number stands for that many cards that no
test names, and an exclamation mark after a card in front of a player says it is rotated.
Every card that no argument names lies in the pile, so that all cards are always somewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from fateloom.core import rng
from fateloom.core.errors import IllegalMove
from fateloom.core.game import Event
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms import play as playing
from fateloom.games.realms.cards import Card, Cards
from fateloom.games.realms.game import REALMS
from fateloom.games.realms.state import RealmsState

HARMLESS = ("Spendthrift", "Wanderer", "Twin Crowns", "Relic Hunter", "Hermit", "Renter")
"""Secret Destinies of seats that a test says nothing about."""
HALT: f.Frame = (f.UNSOLD, ())
"""A frame that waits for nobody."""
STEPS = {"start": 5, "draw": 4, "auction": 3, "effects": 2, "end": 1}


def table(
    step: str,
    *,
    seats: int = 4,
    cur: int = 0,
    hands: Sequence[str | int] = (),
    front: Sequence[str] = (),
    support: Sequence[str] = (),
    tokens: Sequence[str] = (),
    secrets: Sequence[str] = (),
    shared: str = "Magnate, Unifier",
    discards: str = "",
    pile: str = "",
    pile_size: int | None = None,
    gone: str = "",
    cursed: Sequence[tuple[int, str, int]] = (),
    requests: Sequence[tuple[int, int, str]] = (),
    cap: int = 200,
    full: bool = True,
    onward: bool = False,
    seed: int = 1,
) -> RealmsState:
    """A watched table at the beginning of a step, run to its first choice.

    It stops, nobody being asked, before the turn ends, unless it goes `onward`.

    Sequences go by seat and may be short; a seat without a hand holds six cards. `pile`
    names the cards on top of the pile; what exceeds `pile_size` is left out of the game.
    `gone` names seats that are out of the game; `cursed` who made whom take which token.
    """
    state = RealmsState.empty(seats, full, cap)
    state.events = []
    state.random = rng.start(seed)
    state.cur, state.turn = cur, 1
    left = list(c.FULL_DECK if full else c.BASE_DECK)
    shapes: list[tuple[int, int]] = []
    for seat in range(seats):
        words = str(hands[seat]) if seat < len(hands) else "6"
        named, more = _parted(words)
        state.hands[seat] = c.cards(named)
        shapes.append((seat, more))
    for seat, words in enumerate(front):
        for card, rotated in _laid(words):
            state.front[seat] |= 1 << card
            state.rotated |= rotated << card
    held = list(state.support)
    for seat, words in enumerate(support):
        for card, rotated in _laid(words):
            held[seat] |= 1 << card
            state.rotated |= rotated << card
    state.support = tuple(held)
    state.discards = tuple(_parted(discards)[0])
    top = _parted(pile)[0]
    named_cards = state.on_table() | c.cards(state.discards) | c.cards(top)
    for mask in state.hands:
        named_cards |= mask
    rest = [card for card in _idle(left) if not named_cards >> card & 1]
    for seat, more in shapes:
        state.hands[seat] |= c.cards(rest[:more])
        rest = rest[more:]
    deck = (*top, *rest)
    state.deck = deck if pile_size is None else deck[:pile_size]
    for seat, words in enumerate(tokens):
        state.tokens[seat] = sum(1 << c.TOKEN[word] for word in _words(words))
    for seat in (int(word) for word in _words(gone)):
        state.alive &= ~(1 << seat)
        state.hands[seat] = 0
        state.fallen = (*state.fallen, (seat,))
    curses = list(state.curses)
    for seat, token, by in cursed:
        curses[2 * seat + (token == "Debt")] = by
    state.curses = tuple(curses)
    state.requests = tuple(
        (seat, by, c.FAMILY_NAMES.index(family)) for seat, by, family in requests
    )
    spare = [name for name in HARMLESS if name not in secrets]
    state.secrets = tuple(
        c.DESTINY[secrets[seat] if seat < len(secrets) and secrets[seat] else spare.pop(0)]
        for seat in range(seats)
    )
    state.shared = tuple(c.DESTINY[name] for name in _words(shared))
    state.frames = f.A_TURN[: STEPS[step]]
    if not onward and step != "end":
        state.frames = (HALT, *state.frames[1:])
    playing.run(state)
    return state


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _parted(text: str) -> tuple[list[Card], int]:
    words = _words(text)
    named = [c.CARD[word] for word in words if not word.isdigit()]
    return named, sum(int(word) for word in words if word.isdigit())


def _laid(text: str) -> Iterator[tuple[Card, bool]]:
    for word in _words(text):
        yield c.CARD[word.removesuffix("!")], word.endswith("!")


def _idle(cards: Sequence[Card]) -> list[Card]:
    """The cards in an order that spreads families and types over hands and pile."""
    order = list(cards)
    Random(7).shuffle(order)
    return order


# --- reading a table ------------------------------------------------------------------


def cards(text: str) -> Cards:
    """A set of cards by their names."""
    return c.cards(_parted(text)[0])


def sizes(state: RealmsState) -> list[int]:
    """How many cards each seat holds."""
    return [held.bit_count() for held in state.hands]


def hand(state: RealmsState, seat: int) -> list[str]:
    """The names of the cards a seat holds."""
    return list(c.names(state.hands[seat]))


def front(state: RealmsState, seat: int) -> list[str]:
    """The names of the cards in front of a seat, in both areas, rotated ones marked."""
    return [
        c.NAME[card] + "!" * (state.rotated >> card & 1) for card in c.each(state.in_play(seat))
    ]


def held(state: RealmsState, seat: int) -> list[str]:
    """The tokens of a seat."""
    return [c.TOKEN_NAMES[token] for token in c.TOKENS if state.tokens[seat] >> token & 1]


def discarded(state: RealmsState) -> list[str]:
    """The discards, oldest first."""
    return [c.NAME[card] for card in state.discards]


def pile(state: RealmsState) -> tuple[Card, ...]:
    """The draw pile from its top."""
    return state.deck[state.top :]


def any_card(state: RealmsState, seat: int, kind: str, number: int = 0) -> str:
    """A legal move of that kind with some card that no test names."""
    return [move.text for move in state.legal(seat) if move.kind == kind][number]


def legal(state: RealmsState, seat: int | None = None) -> list[str]:
    """The words of all legal moves of a seat, by default the one that is asked."""
    return [str(move) for move in state.legal(state.waiting[0] if seat is None else seat)]


def asked(state: RealmsState) -> tuple[str | None, tuple[int, ...]]:
    """What is asked, and of whom."""
    ask = state.view(None).ask
    return (ask.what if ask else None), state.waiting


# --- playing --------------------------------------------------------------------------


def play(state: RealmsState, *moves: str) -> RealmsState:
    """Make these choices, each by the seat that is asked.

    A seat with a colon before the words says who, and is needed where several are asked; a
    word with an asterisk, such as "discard *", takes some card; "*3" means three times.
    """
    for words in moves:
        seat, text = _seat_of(state, words)
        if text.endswith("*"):
            text = any_card(state, seat, text.removesuffix("*").strip())
        state.apply(seat, REALMS.parse(text))
    return state


def _seat_of(state: RealmsState, words: str) -> tuple[int, str]:
    before, colon, after = words.partition(":")
    if colon:
        assert int(before) in state.waiting, f"{state.waiting} are asked, not {before}"
        return int(before), after.strip()
    assert len(state.waiting) == 1, f"{state.waiting} are asked: say who"
    return state.waiting[0], words


def refused(state: RealmsState, words: str) -> IllegalMove:
    """Why that choice is refused; nothing may change by it."""
    seat, text = _seat_of(state, words)
    before = state.fields()
    with pytest.raises(IllegalMove) as info:
        state.apply(seat, REALMS.parse(text))
    assert state.fields() == before
    return info.value


def pass_all(state: RealmsState, bids: str = "") -> RealmsState:
    """Play an auction: "1 2 - 3" are calls in their order, then everybody passes."""
    for word in bids.split():
        play(state, "pass" if word == "-" else f"bid {word}")
    while asked(state)[0] == "bid":
        play(state, "pass")
    return state


def pay(state: RealmsState) -> RealmsState:
    """Choose cards for a payment, whichever."""
    while asked(state)[0] == "pay":
        play(state, "pay *")
    return state


def told(state: RealmsState, code: str | None = None) -> list[Event]:
    """The events so far, or those with a code."""
    assert state.events is not None
    return [event for event in state.events if code in (None, event.code)]


def args(state: RealmsState, code: str) -> list[tuple[Any, ...]]:
    """The arguments of all events with a code."""
    return [event.args for event in told(state, code)]


def won(state: RealmsState) -> tuple[str, tuple[int, ...]] | None:
    """The reason and the winners, if the game is over."""
    return (state.outcome.reason, state.outcome.winners) if state.outcome else None


def everywhere(state: RealmsState) -> list[Card]:
    """Every card of the table, wherever it is, sorted."""
    found = [*state.discards, *pile(state), *(card for _, card in state.lots)]
    for seat in range(state.seats):
        found += [*c.each(state.hands[seat]), *c.each(state.front[seat])]
        found += c.each(state.support[seat])
    return sorted(found)


def random_game(
    seed: int, seats: int, *, watch: bool = False, **options: Any
) -> Iterator[tuple[RealmsState, int | None, str]]:
    """A random game: the table before each choice with who makes which, and after the last."""
    random = Random(seed)
    state = REALMS.new(seed=seed, seats=seats, watch=watch, **options)
    while state.waiting:
        seat = random.choice(state.waiting)
        move = random.choice(state.legal(seat))
        yield state, seat, str(move)
        state.apply(seat, move)
    yield state, None, ""
