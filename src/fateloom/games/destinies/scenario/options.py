"""Options and their results: the kinds of the catalogue (DST-POI-12), as data.

An option has words, a condition under which it is offered, and one deed; a deed ends in a
`Result`. A result may force a choice, whose answers are options in turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from fateloom.games.destinies.scenario.conditions import ALWAYS, Condition
from fateloom.games.destinies.scenario.effects import Effect
from fateloom.games.destinies.scenario.texts import TextId

MOST_SUCCESSES: Final = 6
"""The maximum number of successes of a test (DST-TEST-19)."""

TALK: Final = "talk"
USE: Final = "use"

NEXT: Final = "next"
AGAIN: Final = "again"
FULFILLED: Final = "fulfilled"
DEFEATED: Final = "defeated"
WAYS: Final = (NEXT, AGAIN, FULFILLED, DEFEATED)
"""The ways a stage of a Finale can end, besides going to a named stage."""

MARKS: Final = ("worse", "even", "better")
"""The author's rating of a result for the actor, worst first."""


@dataclass(frozen=True, slots=True)
class Result:
    """A result: words, effects in order, and perhaps a forced choice.

    `id` names the result within its option. `hints` are the path steps that these words
    hint at, as hero.path.step. `to` is where the Finale goes on; elsewhere it is None.
    `mark` is one of MARKS, or None.
    """

    id: str
    text: TextId | None = None
    effects: tuple[Effect, ...] = ()
    choice: Choice | None = None
    hints: tuple[str, ...] = ()
    mark: str | None = None
    to: str | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that must be answered before anything else (DST-INT-04). `text` is the question,
    unless the words before it already ask it.
    """

    answers: tuple[Option, ...]
    text: TextId | None = None


@dataclass(frozen=True, slots=True)
class Interaction:
    """A deed without condition or price (DST-INT-01)."""

    result: Result


@dataclass(frozen=True, slots=True)
class Pay:
    """A deed that costs coins, which go back to the supply (DST-INT-06)."""

    cost: int
    result: Result


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a test for `least` to `most` successes."""

    least: int
    most: int
    result: Result


@dataclass(frozen=True, slots=True)
class Test:
    """An attempt with one skill; the outcomes cover 0 to 6, fewest first (DST-TEST-22).

    `double_edged` says that more successes may mean something worse (PROP-TEST-02).
    """

    __test__ = False  # pytest: not one of its tests

    skill: str
    outcomes: tuple[Outcome, ...]
    double_edged: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of scanning this item, or any item of this category; one of them is None."""

    result: Result
    item: str | None = None
    category: str | None = None


@dataclass(frozen=True, slots=True)
class ItemScan:
    """Scan an item, to talk about it or to use it (DST-SCAN-02).

    An item's own answer comes before that of a category, and categories in their order.
    `otherwise` answers the rest; where it is None the place's silence does (DST-SCAN-10).
    """

    way: str
    answers: tuple[Answer, ...]
    otherwise: Result | None = None


@dataclass(frozen=True, slots=True)
class PathAnswer:
    """The result of asking about one path."""

    hero: str
    path: str
    result: Result


@dataclass(frozen=True, slots=True)
class DestinyScan:
    """Ask about the Destiny by the code of one path (DST-DSC-04)."""

    answers: tuple[PathAnswer, ...]
    otherwise: Result | None = None


@dataclass(frozen=True, slots=True)
class ScanOrTest:
    """A matching item, or a test; one of the two a turn (DST-SOT-05). Other items fail."""

    scan: ItemScan
    test: Test


@dataclass(frozen=True, slots=True)
class Trade:
    """Trade with the stack of this place, which opens with these items (DST-TRD-01)."""

    stock: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StartFinale:
    """Start the Finale of this path: offered to its hero alone, once its conditions hold."""

    hero: str
    path: str


@dataclass(frozen=True, slots=True)
class Destination:
    """Where a journey can lead; `hidden` ones are not shown before they unlock (DST-TRV-08)."""

    id: str
    tile: str
    label: TextId
    result: Result
    when: Condition = ALWAYS
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Travel:
    """A journey to another submap: the visit, and the turn (DST-TRV-06)."""

    destinations: tuple[Destination, ...]


@dataclass(frozen=True, slots=True)
class Enter:
    """Walk into a dungeon (DST-DUN-07)."""

    dungeon: str


Deed: TypeAlias = (
    Interaction
    | Pay
    | Test
    | ItemScan
    | DestinyScan
    | ScanOrTest
    | Trade
    | StartFinale
    | Travel
    | Enter
)

EVER: Final = ("visit", "hero", "game")
"""The limits of an option: once a visit, once by each hero, once in the game."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choosable entry. `id` is qualified: poi.option, or longer for an answer.

    label   what the player intends to do
    note    an additional line, shown below it
    when    it is offered only while this holds
    once    one of EVER
    """

    id: str
    label: TextId
    deed: Deed
    note: TextId | None = None
    when: Condition = ALWAYS
    once: str = "visit"
