"""Shorter games that lead into the same kind of dead end.

A game that was found by chance, or by a plan, does much that has nothing to do with the dead end.
Turns, and then single choices, are left out as long as the game still ends in one: by halves,
quarters and so on, as in the delta debugging of A. Zeller and R. Hildebrandt, "Simplifying and
isolating failure-inducing input", IEEE Transactions on Software Engineering 28, 2002
(https://doi.org/10.1109/32.988498).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, TypeVar

from fateloom.core.record import Record, replay
from fateloom.games.destinies import frames as f
from fateloom.games.destinies.game import with_scenarios
from fateloom.story.model.compiler import CompiledModel
from fateloom.story.proof.replay import Facts, ReplayTable

T = TypeVar("T")
Turn = tuple[int, tuple[str, ...]]
"""The seat whose turn it is, and the choices made in it, by anybody."""
IsDeadEnd = Callable[[ReplayTable], bool]

_RESTING: Final = (f.MOVE, f.OPTIONS, f.WALK, f.CLIMAX)
"""Frames in which nothing is under way."""
MOST_GAMES: Final = 400
"""The most games that are tried."""
MOST_CHOICES: Final = 1_000
"""The most choices of one of them."""


class Shortened(NamedTuple):
    """A shortened game, and the turns in it that matter."""

    record: Record
    turns: Sequence[Turn]


class Shortening:
    """The shortening of games at one table."""

    def __init__(
        self,
        compiled: CompiledModel,
        is_dead_end: IsDeadEnd,
        facts: Facts = MappingProxyType({}),
    ) -> None:
        self.compiled = compiled
        self.facts = facts
        self.is_dead_end = is_dead_end
        self.game = with_scenarios(compiled.book.scenario)
        self.games = 0

    def shortened(self, record: Record) -> Shortened:
        """A game of fewer days and choices that ends in a dead end; the same, if there is none."""
        turns = self._turns(record)
        if self._leads(()):
            turns = ()
        elif not self._leads(turns):
            return Shortened(record, turns)
        turns = self._least(turns, self._leads)
        choices: Sequence[tuple[int, str]] = [
            (number, words) for number, (_, made) in enumerate(turns) for words in made
        ]
        choices = self._least(choices, lambda kept: self._leads(_of(turns, kept)))
        turns = self._least(_of(turns, choices), self._leads)
        return Shortened(self._finished(turns), turns)

    def _finished(self, turns: Sequence[Turn]) -> Record:
        """The game of these turns, with the end of what the last choice began, such as a test, if
        it is a dead end then as well."""
        table = self._played(turns)
        before = table.recorder.record()
        for _ in range(MOST_CHOICES):
            if not table.state.waiting or table.state.asked[0] in _RESTING:
                break
            table.follow([])
        return table.recorder.record() if self.is_dead_end(table) else before

    def _least(self, parts: Sequence[T], leads: Callable[[Sequence[T]], bool]) -> Sequence[T]:
        """The parts without those that are not needed, and the last of which go first."""
        size = (len(parts) + 1) // 2
        while size:
            before = len(parts)
            end = len(parts)
            while end > 0:
                start = max(0, end - size)
                fewer = (*parts[:start], *parts[end:])
                if self.games < MOST_GAMES and leads(fewer):
                    parts = fewer
                end = start
            if size > 1 or len(parts) == before:
                size //= 2
        return parts

    def _leads(self, turns: Sequence[Turn]) -> bool:
        """Whether these turns lead into a dead end."""
        self.games += 1
        return self.is_dead_end(self._played(turns))

    def _turns(self, record: Record) -> Sequence[Turn]:
        """The turns of a game."""
        table = ReplayTable(self.compiled, self.game, self.facts)
        chosen = len(table.recorder.record().choices)
        table.recorder = replay(table.recorder.game, record, chosen)
        turns: list[tuple[int, list[str]]] = []
        last = None
        for choice in record.choices[chosen:]:
            if table.turn != last:
                last = table.turn
                turns.append((table.state.turn, []))
            turns[-1][1].append(choice.move)
            table.recorder.choose(choice.seat, choice.move)
        return [(seat, tuple(made)) for seat, made in turns]

    def _played(self, turns: Sequence[Turn]) -> ReplayTable:
        """A table at which each seat has played its turns as far as the rules allow."""
        table = ReplayTable(self.compiled, self.game, self.facts)
        waiting: dict[int, deque[tuple[str, ...]]] = {}
        for seat, made in turns:
            waiting.setdefault(seat, deque()).append(made)
        script: list[str] = []
        last = None
        for _ in range(MOST_CHOICES):
            if not table.state.waiting:
                break
            if table.turn != last:
                last = table.turn
                left = waiting.get(table.state.turn)
                script = list(left.popleft()) if left else []
            if not script and not any(waiting.values()):
                break
            table.follow(script)
        return table


def _of(turns: Sequence[Turn], choices: Sequence[tuple[int, str]]) -> Sequence[Turn]:
    """The turns with these choices alone, each with the number of its turn."""
    return [
        (seat, tuple([words for number, words in choices if number == turn]))
        for turn, (seat, _) in enumerate(turns)
    ]
