"""Every move of Destiny, made once.

identity King              choose it at set-up
aid King                   play a character from hand as an Aid card
discard GB4, keep GB4      mark a card of the hand for discarding, or unmark it
use Thief on 2             use a power; seats are counted from 0
use Jester on 0 2          two seats swap; use Assassin on King; use Merchant
declare Law                the Alchemist's word for the card played next; declare nothing
play GB4                   a Base
play G+1 on GB4            a Bonus or Multiplier on a Base of one's own
done                       end one's turn in the phase
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from fateloom.core.game import Move
from fateloom.core.move_table import MoveTable
from fateloom.games.destiny import cards as c

MAX_SEATS: Final = 6

_BASES = [card for card in range(c.DECK_SIZE) if c.KIND[card] == c.BASE]
_ATTACHED = [card for card in range(c.DECK_SIZE) if c.KIND[card] in (c.BONUS, c.MULTIPLIER)]
_CHARACTERS = range(c.FIRST_CHARACTER, c.DECK_SIZE)

DONE: Final[Move] = Move("done", (), "done")
IDENTITY: Final = {
    card: Move("identity", (card,), f"identity {c.NAME[card]}") for card in _CHARACTERS
}
AID: Final = {card: Move("aid", (card,), f"aid {c.NAME[card]}") for card in _CHARACTERS}
DISCARD: Final = tuple(
    Move("discard", (card,), f"discard {c.NAME[card]}") for card in range(c.DECK_SIZE)
)
KEEP: Final = tuple(Move("keep", (card,), f"keep {c.NAME[card]}") for card in range(c.DECK_SIZE))
BASE: Final = {card: Move("base", (card,), f"play {c.NAME[card]}") for card in _BASES}
ATTACH: Final = {
    (card, base): Move("attach", (card, base), f"play {c.NAME[card]} on {c.NAME[base]}")
    for card in _ATTACHED
    for base in _BASES
}
DECLARE: Final = {
    alignment: Move(
        "declare",
        (alignment,),
        f"declare {c.ALIGNMENT_NAMES[alignment] if alignment >= 0 else 'nothing'}",
    )
    for alignment in (*c.ALIGNMENTS, -1)
}

THIEF: Final = tuple(
    Move("use", (c.THIEF, seat), f"use Thief on {seat}") for seat in range(MAX_SEATS)
)
JESTER: Final = {
    pair: Move("use", (c.JESTER, *pair), f"use Jester on {pair[0]} {pair[1]}")
    for pair in combinations(range(MAX_SEATS), 2)
}
ASSASSIN: Final = {
    card: Move("use", (c.ASSASSIN, card), f"use Assassin on {c.NAME[card]}") for card in _CHARACTERS
}
USE: Final = {
    bit: Move("use", (bit,), f"use {name}")
    for name, bit in c.ACTIVE.items()
    if bit not in (c.THIEF, c.JESTER, c.ASSASSIN)
}

TABLE: Final = MoveTable(
    [
        DONE,
        *IDENTITY.values(),
        *AID.values(),
        *DISCARD,
        *KEEP,
        *BASE.values(),
        *ATTACH.values(),
        *DECLARE.values(),
        *THIEF,
        *JESTER.values(),
        *ASSASSIN.values(),
        *USE.values(),
    ]
)
