"""The verdicts of a playtest on the properties that a story should have (PROP-..., BUD-...).

A verdict rests on the 95 % interval of what was counted: it is met or not met where all of the
interval says so, and otherwise there are too few games to tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from fateloom.games.destinies.scenario.model import FULL_MINUTES
from fateloom.lab.pages.figures import Rate, Spread, percent
from fateloom.lab.playtest import catalogue as c
from fateloom.lab.playtest.play import UNFINISHED
from fateloom.lab.playtest.statistics import Figures, path_things


class VerdictState(StrEnum):
    """Whether a property is met."""

    MET = "met"
    """The whole interval says so."""
    NOT_MET = "not-met"
    """The whole interval says the opposite."""
    OPEN = "open"
    """There are too few games to tell."""


WINS: Final = (0.25, 0.42)
PATH_LEAST: Final = 0.1
FIRST_MOST: Final = 0.9
PLANNED: Final = (0.4, 0.6)
MOST_GAMES: Final = 0.9
NEARLY_ALL: Final = 0.95
FINALE_DAYS: Final = (7, 11)
DAYS: Final = (9, 14)
TURNS: Final = (27, 42)
MINUTES: Final = FULL_MINUTES
MINUTES_ALONE: Final = (60, 90)
HEARD: Final = (7_000, 11_000)
LIMITS: Final = {"coins": 20, "xp": 20, "tokens": 26, "figures": 16, "pairs": 10, "markers": 12}
"""Pieces in the box (BUD-05 to BUD-12); markers are those of one hero."""
_COVERED: Final = {
    c.Kind.EVENT: "PROP-EVT-01",
    c.Kind.TEXT: "PROP-TXT-01",
    c.Kind.WORDS: "PROP-TXT-01",
    c.Kind.TILE: "PROP-MAP-01",
    c.Kind.ITEM: "PROP-CON-02",
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on one property of the story."""

    rule: str
    """The id of the property; "" for properties without one."""
    about: str
    """What was counted. Its sentence has the id `playtest-about-<about>`."""
    state: VerdictState
    """Whether it is met."""
    details: Mapping[str, str | int] = field(default_factory=dict)
    """The arguments of the sentence."""


def verdicts(figures: Figures) -> list[Verdict]:
    """The verdicts on all properties that the games say something about."""
    return [
        *_victories(figures),
        *_modes(figures),
        *_lengths(figures),
        *_pieces(figures),
        *_coverage(figures),
    ]


def within(rate: Rate, least: float, most: float) -> VerdictState:
    """Whether a share lies between two bounds, by its interval."""
    low, high = rate.interval
    if least <= low and high <= most:
        return VerdictState.MET
    return VerdictState.NOT_MET if high < least or low > most else VerdictState.OPEN


def at_least(rate: Rate, least: float) -> VerdictState:
    """Whether a share is large enough, by its interval. Few games suffice if all of them hit."""
    low, high = rate.interval
    if low >= least:
        return VerdictState.MET
    return VerdictState.NOT_MET if high < least else VerdictState.OPEN


def _of(rate: Rate, **more: str) -> dict[str, str]:
    low, high = rate.interval
    return {
        "name": rate.name,
        "share": percent(rate.share),
        "low": f"{100 * low:.0f}",
        "high": percent(high),
        "games": f"{rate.games:,}",
        **more,
    }


def _victories(figures: Figures) -> Iterator[Verdict]:
    """PROP-WIN-05 and PROP-WIN-09."""
    if figures.fair:
        if len(figures.heroes) >= 3:
            for rate in figures.heroes:
                yield Verdict("PROP-WIN-05", "hero-wins", within(rate, *WINS), _of(rate))
        for hero, rates in figures.paths.items():
            for rate in rates:
                details = _of(rate, hero=hero)
                state = at_least(rate, PATH_LEAST) if rate.games else VerdictState.OPEN
                yield Verdict("PROP-WIN-05", "path-wins", state, details)
    for name, bit in path_things(figures.things).items():
        state = _coverage_state(figures, (bit,))
        yield Verdict("PROP-WIN-05", "path-done", state, {"name": name})
    if figures.fair:
        first = figures.first
        low, high = first.interval
        state = (
            VerdictState.MET
            if high < FIRST_MOST
            else VerdictState.NOT_MET
            if low >= FIRST_MOST
            else VerdictState.OPEN
        )
        yield Verdict(
            "PROP-WIN-09", "first-finale", state if first.games else VerdictState.OPEN, _of(first)
        )


def _modes(figures: Figures) -> Iterator[Verdict]:
    """PROP-MODE-01 to PROP-MODE-03."""
    playtest = figures.playtest
    explorers = [row for row in playtest.rows if playtest.tables[row.table].mode == "explorer"]
    if explorers:
        late = sum(row.reason == "time" or row.pressed for row in explorers)
        details = {"count": f"{late:,}", "games": f"{len(explorers):,}"}
        yield Verdict(
            "PROP-MODE-01", "explorer", VerdictState.NOT_MET if late else VerdictState.MET, details
        )
    grades = len(playtest.book.scenario.modes.limits)
    for line in figures.lines:
        table = line.table
        middle = table.mode == "challenger" and table.grade == (grades + 1) // 2
        if middle and table.seats == ("greedy",):
            rate = Rate(str(table.grade), line.players[0].hits, line.games)
            yield Verdict("PROP-MODE-02", "challenger", within(rate, *PLANNED), _of(rate))
    arriving = [
        row
        for row in playtest.rows
        if "greedy" in row.seats and playtest.tables[row.table].mode != "challenger"
    ]
    if arriving:
        stuck = [row for row in arriving if row.reason == UNFINISHED]
        details = {"count": f"{len(stuck):,}", "games": f"{len(arriving):,}"}
        yield Verdict(
            "PROP-MODE-03", "arrives", VerdictState.NOT_MET if stuck else VerdictState.MET, details
        )


def _lengths(figures: Figures) -> Iterator[Verdict]:
    """PROP-LEN-01 with its budgets, which are those of a full story: one that says itself how many
    minutes it takes is held to these alone."""
    fair, alone = figures.fair, figures.alone
    own = figures.playtest.book.scenario.minutes
    if own:
        if fair:
            minutes = Spread.of(row.minutes for row in fair)
            yield _spread("PROP-LEN-01", "minutes", minutes, own)
        return
    if fair and len(figures.heroes) >= 3:
        begun = Spread.of(row.finales[0][1] for row in fair if row.finales)
        for rule, about, spread, bounds in (
            ("BUD-34", "first-day", begun, FINALE_DAYS),
            ("BUD-35", "days", Spread.of(row.days for row in fair), DAYS),
            ("BUD-36", "turns", Spread.of(row.turns for row in fair), TURNS),
            ("PROP-LEN-01", "minutes", Spread.of(row.minutes for row in fair), MINUTES),
        ):
            yield _spread(rule, about, spread, bounds)
        heard = Spread.of(row.words for row in fair)
        yield _middle("BUD-21", "heard", heard, HEARD)
    if alone:
        minutes = Spread.of(row.minutes for row in alone)
        yield _middle("BUD-37", "minutes-alone", minutes, MINUTES_ALONE)


def _spread(rule: str, about: str, spread: Spread, bounds: tuple[int, int]) -> Verdict:
    """Most games lie between two numbers."""
    rate = spread.within(about, *bounds)
    state = at_least(rate, MOST_GAMES) if rate.games else VerdictState.OPEN
    return Verdict(rule, about, state, _of(rate, **_range(spread, bounds)))


def _middle(rule: str, about: str, spread: Spread, bounds: tuple[int, int]) -> Verdict:
    """The middle of all games lies between two numbers."""
    least, most = bounds
    state = VerdictState.MET if least <= spread.at(50) <= most else VerdictState.NOT_MET
    return Verdict(rule, about, state, _range(spread, bounds))


def _range(spread: Spread, bounds: tuple[int, int]) -> dict[str, str]:
    return {
        "least": f"{bounds[0]:,}",
        "most": f"{bounds[1]:,}",
        "middle": f"{spread.at(50):,.0f}",
        "from": f"{spread.at(10):,.0f}",
        "to": f"{spread.at(90):,.0f}",
    }


def _pieces(figures: Figures) -> Iterator[Verdict]:
    """PROP-CON-05 to PROP-CON-07, and what else the box holds."""
    for piece, spread in figures.most.items():
        if not spread.values:
            continue
        limit = LIMITS[piece]
        rate = spread.within(piece, 0, limit)
        details = {
            "piece": piece,
            "most": f"{spread.values[-1]:.0f}",
            "limit": str(limit),
            "share": percent(rate.share),
            "games": f"{rate.games:,}",
        }
        match piece:
            case "coins":
                yield Verdict("PROP-CON-05", "piece", at_least(rate, NEARLY_ALL), details)
            case "pairs":
                yield Verdict("PROP-CON-06", "piece", at_least(rate, NEARLY_ALL), details)
            case "tokens" | "figures":
                state = VerdictState.MET if rate.hits == rate.games else VerdictState.NOT_MET
                yield Verdict("PROP-CON-07", "piece", state, details)
            case _:
                rule = "BUD-10" if piece == "xp" else "BUD-12"
                state = VerdictState.MET if rate.hits == rate.games else VerdictState.NOT_MET
                yield Verdict(rule, "piece", state, details)


def _coverage(figures: Figures) -> Iterator[Verdict]:
    """Everything is seen, or there is a game made for it."""
    for cover in figures.covers:
        if cover.all and cover.kind != c.Kind.PATH:
            made = [bit for bit in cover.unseen if figures.playtest.witnesses.get(bit)]
            details: dict[str, str | int] = {
                "kind": cover.kind,
                "seen": f"{cover.seen:,}",
                "all": f"{cover.all:,}",
                "made": len(made),
                "never": len(cover.unseen) - len(made),
            }
            state = _coverage_state(figures, cover.unseen)
            about = "cover-so-far" if state == VerdictState.OPEN else "cover"
            yield Verdict(_COVERED.get(cover.kind, ""), about, state, details)


def _coverage_state(figures: Figures, bits: tuple[int, ...]) -> VerdictState:
    """Whether all of these were seen, or are in a game made for them."""
    playtest = figures.playtest
    unseen = [bit for bit in bits if not playtest.seen >> bit & 1]
    if any(bit not in playtest.witnesses for bit in unseen):
        return VerdictState.OPEN
    return (
        VerdictState.MET
        if all(playtest.witnesses[bit] is not None for bit in unseen)
        else VerdictState.NOT_MET
    )
