"""Tables of Destiny as a test needs them, and short words to play on them.

    state = table("bonus", identities=["Rogue"], hands=["E+1 N+3 Gx2"], groups=["EB2"])
    play(state, "play E+1 on EB2", "play N+3 on EB2")
    assert refused(state, "play Gx2 on EB2").rule == "DTY-BONUS-05"

Cards are written by name with spaces between them; a colon and a letter after a played
card give it an alignment that is not its own (E+2:G). Every card that no argument names
lies in the pile, so that all 73 are always somewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from fateloom.core import rng
from fateloom.core.errors import IllegalMove
from fateloom.core.game import Event
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import phases as p
from fateloom.games.destiny import refusals, scoring
from fateloom.games.destiny.cards import Card, Group, Powers
from fateloom.games.destiny.game import DESTINY
from fateloom.games.destiny.state import DestinyState

TREASURES = tuple(c.TREASURE_NAME[kind] for kind in c.TREASURE_DECK)
PASSIVE = "King Knight Ranger Barbarian Warrior Wizard Lover Paladin"
"""Identities of seats that a test says nothing about: idle in the Action Phase ..."""
ACTIVE = "Oracle Thief Merchant Assassin Jester Emperor Overlord"
"""... and idle in the phases after it, and in scoring."""


def table(
    phase: str,
    *,
    seats: int = 2,
    leader: int = 0,
    identities: Sequence[str] = (),
    hands: Sequence[str] = (),
    aids: Sequence[str] = (),
    groups: Sequence[str] = (),
    owned: Sequence[str] = (),
    buried: str = "",
    coming: str = "",
    discards: str = "",
    pile: str = "",
    pile_size: int | None = None,
    dry: int = 0,
    goal: int = 5,
    together: bool = False,
    seed: int = 1,
) -> DestinyState:
    """A watched table in a phase with choices, the Leader to act, or all of them `together`.

    Sequences go by seat and may be short. Groups of one seat and lists of treasures are
    parted by commas. `pile` names the cards on top of the pile; with `pile_size`, what
    exceeds it goes to the last seat's hand. The round follows from the treasures that were
    played for, and from `dry`, the rounds since the last of them.
    """
    state = DestinyState.empty(seats, goal, together)
    state.events = []
    state.random = rng.start(seed)
    state.leader, state.phase, state.dry = leader, p.NAMES.index(phase), dry
    state.deck = tuple(range(c.DECK_SIZE))
    _place_treasures(state, owned, buried, coming)
    top = _out(state, cards(pile))
    state.discards = _out(state, cards(discards))
    for places, texts in ((state.hands, hands), (state.aids, aids)):
        for seat, text in enumerate(texts):
            places[seat] = _out(state, cards(text))
    if phase != "identity":
        _place_identities(state, identities, PASSIVE if phase == "action" else ACTIVE)
    update_powers(state)
    for seat, text in enumerate(groups):
        lay(state, seat, text)
    state.deck = top + state.deck
    if pile_size is not None:
        surplus = state.deck[pile_size:]
        state.hands[-1] += surplus
        state.deck = state.deck[:pile_size]
    turns = range(seats) if state.face_down else range(1)
    state.waiting = tuple((leader + turn) % seats for turn in turns)
    return state


def _place_treasures(state: DestinyState, owned: Sequence[str], buried: str, coming: str) -> None:
    state.buried = _kinds(buried)
    state.owned = tuple(_kinds(owned[s]) if s < len(owned) else () for s in range(state.seats))
    past = [*state.buried, *(kind for kinds in state.owned for kind in kinds)]
    rest = list(c.TREASURE_DECK)
    for kind in (*past, *_kinds(coming)):
        rest.remove(kind)
    state.treasures = (*past, *_kinds(coming), *rest)
    state.round = 0 if state.phase == p.IDENTITY else len(past) + 1 + state.dry


def _place_identities(state: DestinyState, named: Sequence[str], idle: str) -> None:
    names = list(named)
    spare = (name for name in idle.split() if name not in named and c.CARD[name] in state.deck)
    while len(names) < state.seats:
        names.append(next(spare))
    state.identities = _out(state, tuple(c.CARD[name] for name in names))


def _kinds(text: str) -> tuple[int, ...]:
    return tuple(c.TREASURE_NAME.index(name.strip()) for name in text.split(",") if name.strip())


def cards(text: str) -> tuple[Card, ...]:
    """Cards by their names."""
    words = text.replace("Wraith Lord", "Wraith_Lord").split()
    return tuple(c.CARD[word.replace("_", " ")] for word in words)


def names(held: Sequence[Card]) -> str:
    """The other way round."""
    return " ".join(c.NAME[card] for card in held)


def powers(text: str) -> Powers:
    """Power bits by the names of the cards that grant them, parted by commas."""
    bits = {name: bit for bit, name in c.POWER_NAME.items()}
    return sum(bits[name.strip()] for name in text.split(",") if name.strip())


def groups(text: str, owner: Powers = 0) -> tuple[Group, ...]:
    """Groups as an owner with these powers has them, parted by commas."""
    counts_as = scoring.alignments(owner)
    result = []
    for part in text.split(","):
        played = []
        for word in part.split():
            name, _, letter = word.partition(":")
            card = c.CARD[name]
            aligned = c.ALIGNMENT_LETTERS.index(letter) if letter else counts_as[card]
            played.append((card, aligned))
        if played:
            result.append(tuple(played))
    return tuple(result)


def update_powers(state: DestinyState) -> None:
    """Give every seat the powers of its identity, Aid cards and treasures."""
    for seat in range(state.seats):
        granting = [card for card in (state.identities[seat], *state.aids[seat]) if card >= 0]
        state.powers[seat] = sum(1 << card - c.FIRST_CHARACTER for card in granting)
        for kind in state.owned[seat]:
            state.powers[seat] |= c.TREASURE_POWER[kind]


def lay(state: DestinyState, seat: int, text: str) -> None:
    """Lay groups before a seat, taking their cards from wherever they are."""
    laid = groups(text, state.powers[seat])
    _out(state, tuple(card for group in laid for card, _ in group))
    state.groups[seat] += laid


def _out(state: DestinyState, wanted: tuple[Card, ...]) -> tuple[Card, ...]:
    """Take cards out of pile, discards or hands, and give them back to the caller."""
    for card in wanted:
        assert everywhere(state).count(card) == 1, f"{c.NAME[card]} is wanted twice"
        state.deck = tuple(other for other in state.deck[state.top :] if other != card)
        state.top = 0
        state.discards = tuple(other for other in state.discards if other != card)
        for seat in range(state.seats):
            state.take_from_hand(seat, card)
    return wanted


# --- playing -------------------------------------------------------------------------


def play(state: DestinyState, *words: str) -> DestinyState:
    """Make these choices, each as the seat that is asked."""
    for text in words:
        assert allowed(state, text), text
        state.apply(state.waiting[0], DESTINY.parse(text))
    return state


def pass_to(state: DestinyState, phase: str) -> DestinyState:
    """Everybody passes until this phase is reached."""
    while p.NAMES[state.phase] != phase:
        play(state, "done")
    return state


def finish_round(state: DestinyState) -> DestinyState:
    """Everybody passes to the end of the round, and the next one starts."""
    number = state.round
    while state.round == number and state.outcome is None:
        play(state, "done")
    return state


def allowed(state: DestinyState, text: str) -> bool:
    """Whether the seat that is asked may say this, by the list of moves and by their judge."""
    seat, move = state.waiting[0], DESTINY.parse(text)
    listed = move in state.legal(seat)
    assert listed == (refusals.refusal(state, seat, move) is None), f"list and judge: {text}"
    return listed


class Refusal(NamedTuple):
    """How a choice was refused."""

    code: str
    rule: str
    details: tuple[object, ...]


def refused(state: DestinyState, text: str, seat: int | None = None) -> Refusal:
    """The refusal of this choice, which has changed nothing."""
    before = state.fields()
    known = list(told(state))
    if seat is None:
        seat = state.waiting[0]
    assert DESTINY.parse(text) not in state.legal(seat)
    with pytest.raises(IllegalMove) as caught:
        state.apply(seat, DESTINY.parse(text))
    assert state.fields() == before
    assert list(told(state)) == known
    return Refusal(caught.value.code, caught.value.rule, caught.value.details)


def choices(state: DestinyState, kind: str) -> list[str]:
    """The words of all legal moves of a kind."""
    return [str(move) for move in state.legal(state.waiting[0]) if move.kind == kind]


# --- asking --------------------------------------------------------------------------


def told(state: DestinyState, code: str = "") -> list[Event]:
    """The events so far, of one code or of all."""
    assert state.events is not None
    return [event for event in state.events if code in ("", event.code)]


def pile(state: DestinyState) -> tuple[Card, ...]:
    """What is left of the pile."""
    return state.deck[state.top :]


def everywhere(state: DestinyState) -> list[Card]:
    """Every card of the table, place by place."""
    return [
        *pile(state),
        *state.discards,
        *(card for hand in state.hands for card in hand),
        *(card for card in state.identities if card >= 0),
        *(card for held in state.aids for card in held),
        *(card for laid in state.groups for group in laid for card, _ in group),
    ]


def total(state: DestinyState, seat: int = 0) -> int:
    """The Destiny Total of a seat now."""
    return scoring.total(state.groups[seat], state.powers[seat])


def either_way(seed: int) -> DestinyState:
    """A watched table of any size, where cards are laid in turn or together."""
    laying = ("turns", "together")[seed % 2]
    return DESTINY.new(seed=seed, seats=2 + seed % 5, watch=True, laying=laying)


def random_game(
    seed: int, seats: int, **how: Any
) -> Iterator[tuple[DestinyState, int | None, str]]:
    """A game of random choices: first the fresh table, then it again after each choice."""
    chance = Random(seed)
    state = DESTINY.new(seed=seed, seats=seats, **how)
    yield state, None, ""
    while state.outcome is None:
        seat = state.waiting[0]
        move = chance.choice(state.legal(seat))
        state.apply(seat, move)
        yield state, seat, str(move)
