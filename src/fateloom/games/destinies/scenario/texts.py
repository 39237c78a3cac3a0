"""Texts: words to be read aloud, in pieces, so that names and variants stay data.

A text has an id, its path of names in the story's files: `pois.mill.options.ask.text`. States and
records hold ids only, so the language can change at any time (DST-APP-25).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from fateloom.games.destinies.scenario.conditions import Condition

TextId: TypeAlias = str

ONCE: Final = "once"
SEQUENCE: Final = "sequence"
CYCLE: Final = "cycle"
SERIES: Final = (ONCE, SEQUENCE, CYCLE)
"""What a series does after its last part: nothing is said any more, the last part stays, or it
begins again (in ink: once-only, sequence, cycle)."""


@dataclass(frozen=True, slots=True)
class Ref:
    """The name of something: a hero (ME for the active one), npc, item, tile or poi."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Either:
    """Alternative words, selected by conditions; for display only."""

    when: Condition
    then: Text
    otherwise: Text = ()


@dataclass(frozen=True, slots=True)
class Series:
    """Words that change from one reading of a text to the next; for display only. `kind` is one of
    SERIES."""

    kind: str
    parts: tuple[Text, ...]

    def turn(self, times: int) -> int:
        """The number of the part that is read after so many readings; the number of parts where
        none is."""
        if self.kind == CYCLE:
            return times % len(self.parts)
        return min(times, len(self.parts) - (self.kind == SEQUENCE))


Piece: TypeAlias = str | Ref | Either | Series
Text: TypeAlias = tuple[Piece, ...]


def literal(text: Text) -> str:
    """The text of a name or a label, without names of others and alternatives in it."""
    return "".join([piece for piece in text if isinstance(piece, str)])


def alternatives(text: Text) -> list[Condition | tuple[str, int]]:
    """What its words depend on, in its order: a condition, or the kind of a series and how many
    parts it has. A table notes which alternatives were read, so they are the same in every
    language."""
    found: list[Condition | tuple[str, int]] = []
    for piece in text:
        if isinstance(piece, Either):
            found.append(piece.when)
        elif isinstance(piece, Series):
            found.append((piece.kind, len(piece.parts)))
    return found


def words(text: Text) -> int:
    """The maximum number of words read aloud; a name counts as one."""
    longest = ""
    extra = 0
    for piece in text:
        match piece:
            case str():
                longest += piece
            case Ref():
                longest += "x"
            case Either(_, then, otherwise):
                longest += " "
                extra += max(words(then), words(otherwise))
            case Series(_, parts):
                longest += " "
                extra += max(map(words, parts))
    return len(longest.split()) + extra
