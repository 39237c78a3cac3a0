"""A comparison: pairs of games are played until what is asked is known.

It asks about one quantity. Its interval, a confidence sequence at 95 %, is looked at after more and
more pairs, and the comparison stops when the interval says in which direction the quantity moved,
or that it moved by less than is worth knowing. The other quantities are looked at once, at the end,
and share another 5 % among themselves equally (Bonferroni): with a probability of 95 % at least,
all their intervals hold together, whenever and for whatever reason the comparison has stopped.
Which quantities there are is found in a trial, whose games do not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from operator import attrgetter
from pathlib import Path
from time import perf_counter
from types import MappingProxyType
from typing import Any, Final

from fateloom.core.errors import InvalidSetup
from fateloom.lab.compare.confidence import Interval, asymptotic, betting
from fateloom.lab.compare.pairs import Deals, Pair
from fateloom.lab.compare.quantities import LENGTHS, is_bounded, listed
from fateloom.lab.engines.place import place_of
from fateloom.lab.kept.rows import Keeper, keeping
from fateloom.lab.parallel import LOCAL, Progress, check_numbers

ALPHA: Final = 0.05
"""The probability with which the interval of the main quantity may be wrong; and with which any of
the others may."""
TRIAL: Final = 16
"""Deals that are played first, to see what there is to measure."""
FIRST_LOOK: Final = 32
"""Pairs after which the interval is looked at for the first time."""
_GROWTH: Final = 1.5
"""By what the number of pairs grows from one look to the next."""

SIGN, SMALL, PLAYED, INTERRUPTED = "sign", "small", "played", "interrupted"
"""Why a comparison stopped."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a comparison shall find out, and when it shall stop."""

    about: str | None
    """The main quantity, as `fateloom.lab.compare.quantities` names it; None for the length."""
    pairs: int
    """The number of pairs after which it stops in any case."""
    within: float | None = None
    """It stops when no greater difference than this is in the interval, or when the interval is
    narrower, in the unit of the quantity."""
    keep_going: bool = False
    """Whether it goes on when the direction is known."""

    def __post_init__(self) -> None:
        if self.pairs < 1:
            raise InvalidSetup("not-positive", "games")
        if self.within is not None and not self.within > 0:
            raise InvalidSetup("not-positive", "within")


@dataclass(frozen=True, slots=True)
class Quantity:
    """A quantity with its means before and after the change."""

    name: str
    before: float
    after: float
    interval: Interval
    """The interval for the difference."""
    exact: bool
    """Whether the interval is right for every number of games, not only for large ones."""

    @property
    def difference(self) -> float:
        """The mean of the differences of the pairs."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Comparison:
    """A finished comparison."""

    question: Question
    pairs: int
    """The pairs that were played, the trial apart."""
    games: int
    """The games that were played, the trial apart."""
    looks: tuple[int, ...]
    """The numbers of pairs after which the interval was looked at."""
    stopped: str
    """Why it stopped."""
    main: Quantity
    others: tuple[Quantity, ...]
    faults: Mapping[str, int]
    """Choices made at random because a program had none, by the names of the programs."""
    seconds: float | None = field(compare=False)
    """How long it took; None if a folder keeps the games, some of which may have been there."""


def compare(
    plan: Deals,
    question: Question,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    on: str = LOCAL,
    folder: Path | None = None,
    played: Mapping[str, Any] = MappingProxyType({}),
) -> Comparison | None:
    """Play the games of a plan in `jobs` processes or `on` a cluster, until the question is
    answered.

    The same arguments give the same comparison. `progress` is called with the numbers of pairs
    played and of all pairs. Ctrl-C ends it early and keeps what was played; None if that is
    nothing. With a `folder`, pairs are kept there, with what is `played` as its manifest; those
    that are there already are not played again, also not for another question. Raises
    `InvalidSetup` for a quantity that these games do not have, `BadFolder` for a folder that keeps
    other games, and what `run_plan` raises.
    """
    begun = perf_counter()
    check_numbers(question.pairs, jobs)
    place_of(on)
    with keeping(folder, {"kind": "comparison", **played}, Pair, attrgetter("index")) as keeper:
        found = _Looks(plan, question, keeper, jobs, progress, on).take()
    if found is None or folder is not None:
        return found
    return replace(found, seconds=perf_counter() - begun)


@dataclass(frozen=True, slots=True)
class _Looks:
    """The looks at the intervals of a comparison, and the games before each."""

    plan: Deals
    question: Question
    keeper: Keeper[Pair]
    jobs: int
    progress: Progress | None
    on: str

    def take(self) -> Comparison | None:
        """Look until the question is answered."""
        trial = self.keeper.run(self.plan, range(TRIAL), self.jobs, on=self.on)
        if len(trial) < TRIAL:
            return None
        question = self.question
        about, names = _names(trial, question.about)
        played: list[Pair] = []
        looks: list[int] = []
        while True:
            wanted = _next_look(len(played), question.pairs)
            played += self._batch(len(played), wanted)
            if not played:
                return None
            looks.append(len(played))
            main = _quantity(about, played, ALPHA)
            stopped = _reason(main.interval, question, len(played), wanted)
            if stopped is not None:
                break
        others = [name for name in names if name != about]
        faults: Counter[str] = Counter()
        for pair in played:
            faults.update(pair.faults)
        return Comparison(
            question=question,
            pairs=len(played),
            games=len(played) * self.plan.games,
            looks=tuple(looks),
            stopped=stopped,
            main=main,
            others=tuple(_quantity(name, played, ALPHA / len(others)) for name in others),
            faults=dict(faults),
            seconds=None,
        )

    def _batch(self, played: int, wanted: int) -> list[Pair]:
        """The pairs up to the next look. If it is interrupted, those without a gap before them."""

        def told(done: int, _: int) -> None:
            if self.progress is not None:
                self.progress(played + done, self.question.pairs)

        first, plan = TRIAL + played, self.plan.starting(TRIAL + played)
        numbers = range(first, TRIAL + wanted)
        rows = self.keeper.run(plan, numbers, self.jobs, told, on=self.on)
        return [pair for place, pair in enumerate(rows) if pair.index == first + place]


def _names(trial: Sequence[Pair], about: str | None) -> tuple[str, list[str]]:
    """What is asked about, and all that is measured.

    Raises `InvalidSetup` if what is asked about is not measured.
    """
    games = [means for pair in trial for means in (pair.before, pair.after)]
    names = listed(games)
    known = {*names, *(name for game in games for name in game)}
    asked = about if about is not None else next(name for name in LENGTHS if name in known)
    if asked not in known:
        near = get_close_matches(asked, sorted(known), n=1)
        raise InvalidSetup("compare-about", asked, tuple(near or sorted(known)))
    return asked, names


def _next_look(played: int, pairs: int) -> int:
    return min(pairs, max(FIRST_LOOK, int(played * _GROWTH)))


def _reason(interval: Interval, question: Question, played: int, wanted: int) -> str | None:
    """Why to stop now, if there is a reason."""
    if interval.sign and not question.keep_going:
        return SIGN
    if question.within is not None:
        greatest = max(-interval.low, interval.high)
        if min(greatest, interval.width) <= question.within:
            return SMALL
    if played < wanted:
        return INTERRUPTED
    return PLAYED if played >= question.pairs else None


def _quantity(name: str, pairs: Sequence[Pair], alpha: float) -> Quantity:
    exact = is_bounded(name)
    before = [pair.before.get(name, 0.0) for pair in pairs]
    after = [pair.after.get(name, 0.0) for pair in pairs]
    moved = [new - old for old, new in zip(before, after, strict=True)]
    return Quantity(
        name,
        sum(before) / len(pairs),
        sum(after) / len(pairs),
        # Rounding must not carry a share out of its bounds.
        betting([min(1.0, max(-1.0, each)) for each in moved], alpha)
        if exact
        else asymptotic(moved, alpha),
        exact,
    )
