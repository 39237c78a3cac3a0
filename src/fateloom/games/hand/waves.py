"""Setting up a wave: shuffling or turning the deck, drawing, penalties, potions."""

from __future__ import annotations

from fateloom.core import rng
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, phases
from fateloom.games.hand import line as ln
from fateloom.games.hand import strength as st
from fateloom.games.hand.cards import Face
from fateloom.games.hand.frames import Frame
from fateloom.games.hand.position import Position

FLIPPED_WAVE = 3
"""The wave for which the deck is flipped; for 2 and 4 it is rotated (HND-SETUP-05 to -07)."""

_SCRYING, _TURNING, _MIGHT = (
    potion - c.HEALING_POTION for potion in (c.SCRYING, c.TURNING, c.MIGHT)
)

Deck = tuple[Face, ...]


def rotated_deck(deck: Deck) -> Deck:
    """Every card shows its other half; the order stays (HND-OP-12)."""
    return tuple([c.rotated(face) for face in deck])


def flipped_deck(deck: Deck) -> Deck:
    """Every card shows its other side; the order is reversed (HND-OP-13)."""
    return tuple([c.flipped(face) for face in reversed(deck)])


def shuffle(state: Position) -> None:
    """The 11 cards in random order, each turned at random (HND-OP-10, HND-SETUP-03)."""
    random, order = rng.shuffled(range(c.CARDS), state.random)
    state.random, turned = rng.numbers(random, 4, c.CARDS)
    state.underworld = tuple([card * 4 + turn for card, turn in zip(order, turned, strict=True)])
    state.learned += 1


def begin(state: Position) -> None:
    """Set up the next wave; all randomness preceded the first (HND-SETUP)."""
    deck = state.strength + state.underworld
    state.wave += 1
    if state.wave > 1:
        deck = flipped_deck(deck) if state.wave == FLIPPED_WAVE else rotated_deck(deck)
    state.phase = phases.SETUP
    _clear(state)
    state.tell("wave", state.wave)
    extra = state.potions >> _MIGHT & 1
    state.potions &= ~(1 << _MIGHT)
    state.push(*_pending(state), (frames.COMBAT,))
    draw(state, deck, c.START_STRENGTH[state.difficulty] + extra)


def draw(state: Position, deck: Deck, count: int) -> None:
    """The last cards of the deck become strength, the rest the line (HND-OP-14)."""
    state.line, state.strength, state.underworld = deck[:-count], deck[-count:], ()
    state.tell("draws", c.named(state.strength))
    ln.look(state, state.strength)


def _pending(state: Position) -> list[Frame]:
    """The pending steps of this setup: the penalty first, then potions (HND-SETUP-14)."""
    pending: list[Frame] = []
    if state.owes:
        pending.append((frames.ROTATE_HIGHEST,))
    if state.potions >> _SCRYING & 1:
        pending.append((frames.SCRY, 0))
    if state.potions >> _TURNING & 1:
        pending.append((frames.TURNING,))
    return pending


def _clear(state: Position) -> None:
    """Clear marks, damage and gold of the last wave (HND-SETUP-13, HND-ACC-03)."""
    state.damage, state.tainted, state.absorbed = c.NO_DAMAGE, 0, 0
    state.peeked = state.at_front = state.at_second = -1
    state.fired = state.used = 0
    state.pierced = state.grudge = state.ready = False
    state.boss_damage, state.criticals = 0, 0
    state.gold = state.bought = 0


def rotate_highest(state: Position) -> None:
    """The penalty for failing a boss (HND-PEN-03)."""
    state.owes = False
    st.pick(state, frames.ROTATE, st.highest(state))


def scry(state: Position, placed: int) -> None:
    """Look at the first three cards of the line and put them in any order (HND-MI-06)."""
    if placed == 0:
        state.potions &= ~(1 << _SCRYING)
        ln.look(state, state.line[:3])
        state.tell("scries", c.named(state.line[:3]))
    if placed < 2:
        state.push((frames.SCRY, placed + 1))
        st.pick(state, frames.PLACE, state.line[placed:3])


def turning(state: Position) -> None:
    """A Turning Potion may turn one starting strength card (HND-MI-07, HND-MI-14)."""
    state.potions &= ~(1 << _TURNING)
    state.ask, state.deed = frames.TURN, (c.thing(c.TURNING), 1)
