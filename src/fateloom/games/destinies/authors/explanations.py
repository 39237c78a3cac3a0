"""Explanations of closed options, for authors, who may know everything. Players get only the
refusals of `refusals.py`, since conditions are secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from fateloom.core.errors import Reason
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import refusals
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import finales, options
from fateloom.games.destinies.rules.standing import PLAYING
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.checks import explain


@dataclass(frozen=True, slots=True)
class Unmet:
    """A failing part of a condition, as authors write it; `now` is the compared value, if there is
    one."""

    words: str
    now: int | None


@dataclass(frozen=True, slots=True)
class Closed:
    """An `option`, a `journey` or a `passage` that cannot be taken here and now, by its id."""

    kind: str
    id: str
    reasons: tuple[Reason, ...]
    unmet: tuple[Unmet, ...]


def closed(state: Position) -> tuple[Closed, ...]:
    """The closed options of the current question; none unless it is about a place."""
    if not state.stack:
        return ()
    frame = state.stack[-1]
    return (*_options(state, frame), *_passages(state, frame))


def _listed(state: Position, frame: Frame) -> tuple[int, tuple[int, ...]]:
    """The person asked, and all options that the story has there."""
    book = state.book
    match frame[0]:
        case f.OPTIONS:
            return state.persons[frame[1]], book.options_of[frame[2]]
        case f.WALK:
            return state.persons[frame[1]], book.chambers[frame[2]].options
        case f.ANSWER:
            return frame[2], book.answers[frame[3]]
        case f.CLIMAX:
            person = state.persons[frame[1]]
            acts = finales.road(state, person).acts
            return person, acts[state.stage[state.hero_of(person)]].options
    return -1, ()


def _options(state: Position, frame: Frame) -> Iterator[Closed]:
    person, numbers = _listed(state, frame)
    journeys = frame[4] if frame[0] == f.OPTIONS else ()
    for number in numbers:
        option = state.book.entries[number].option
        if not any(True for _ in options.ways(state, person, number, journeys)) or not _open(
            state, frame, number
        ):
            reasons, failing = _about(state, frame, person, number)
            yield Closed("option", option.id, tuple(reasons), _unmet(state, person, failing))
        elif isinstance(option.deed, d.Travel):
            yield from _journeys(state, person, number, option.deed)


def _open(state: Position, frame: Frame, number: int) -> bool:
    return refusals.of_option(state, frame, number) is None and not (
        frame[0] in (f.ANSWER, f.CLIMAX) and number not in frame[4 if frame[0] == f.ANSWER else 2]
    )


def _about(
    state: Position, frame: Frame, person: int, number: int
) -> tuple[list[Reason], list[c.Condition]]:
    """The reasons why an option is closed, with the conditions behind them."""
    book = state.book
    entry = book.entries[number]
    option = entry.option
    reasons = []
    reason = refusals.of_option(state, frame, number)
    if reason is not None and reason.code != "destinies-not-offered":
        reasons.append(reason)
    done = state.done[number]
    if option.once == "game" and done:
        reasons.append(Reason("author-once-game"))
    elif option.once == "hero" and done >> state.hero_of(person) & 1:
        reasons.append(Reason("author-once-hero"))
    failing = [option.when]
    if entry.fate is not None:
        hero, path = entry.fate
        if state.hero_of(person) != hero:
            reasons.append(Reason("author-other-hero", (book.scenario.heroes[hero].id,)))
        elif state.standing[person] != PLAYING:
            reasons.append(Reason("destinies-in-finale", (), "DST-FIN-06"))
        else:
            failing.append(book.roads[hero][path].path.finale.when)
            mate = state.mate_of(person)
            if mate >= 0 and state.where[mate] != state.where[person]:
                reasons.append(Reason("author-mate-away"))
    if not reasons and not any(explain(each, state, person, book.index) for each in failing):
        reasons += _unpayable(state, person, number)
    if isinstance(option.deed, d.Travel):
        failing += [each.when for each in option.deed.destinations]
    return reasons, failing


def _unpayable(state: Position, person: int, number: int) -> Iterator[Reason]:
    """An open option that this hero has no way to take."""
    words = state.lexicon
    match state.book.entries[number].option.deed:
        case d.Pay():
            reason = refusals.refusal(state, state.seat_of(person), words.take[number])
            if reason is not None:
                yield reason
        case d.ItemScan():
            yield Reason("author-nothing-to-show")


def _journeys(state: Position, person: int, number: int, deed: d.Travel) -> Iterator[Closed]:
    book = state.book
    seat = state.seat_of(person)
    for place, journey in zip(deed.destinations, book.journeys_of[number], strict=True):
        unmet = _unmet(state, person, [place.when])
        if unmet:
            reason = refusals.refusal(state, seat, state.lexicon.travel[journey])
            reasons = () if reason is None else (reason,)
            yield Closed("journey", book.journeys[journey].id, reasons, unmet)


def _passages(state: Position, frame: Frame) -> Iterator[Closed]:
    if frame[0] != f.WALK:
        return
    person = state.persons[frame[1]]
    for number in state.book.chambers[frame[2]].ways:
        if number not in frame[4]:
            passage = state.book.passages[number]
            yield Closed("passage", passage.id, (), _unmet(state, person, [passage.way.when]))


def _unmet(state: Position, person: int, conditions: Iterable[c.Condition]) -> tuple[Unmet, ...]:
    index = state.book.index
    failing = [part for each in conditions for part in explain(each, state, person, index)]
    return tuple([Unmet(str(part), _now(state, person, part)) for part in dict.fromkeys(failing)])


def _now(state: Position, person: int, part: c.Condition) -> int | None:
    """The value that a comparison reads; None for other conditions, and for several heroes."""
    if not isinstance(part, c.Compare):
        return None
    index = state.book.index
    match part.who, part.name:
        case c.WORLD, "day":
            return state.day
        case c.WORLD, "heroes":
            return len(state.playing)
        case c.WORLD, name:
            return state.world[index.world[name]]
        case c.CAMPAIGN, name:
            return state.legacy[index.campaign[name]]
        case ((c.SOMEONE | c.MATE | c.OTHERS), _):
            return None
    one = person if part.who == c.ME else index.heroes[part.who]
    if part.name == "items":
        return len(state.bags[one])
    if part.name in c.AMOUNTS:
        have: tuple[int, ...] = getattr(state, part.name)
        return have[one]
    return state.own[one][index.own[part.name]]
