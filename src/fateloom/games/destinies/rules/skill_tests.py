"""Skill tests: choosing Effort dice, rolling, and counting successes (DST-TEST).

With digital dice the program rolls. With their own dice, players roll and report the number of
successes (DST-DICE-15). Two who act together each roll against their own track and add their
successes (DST-TEAM-11).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from fateloom.games.destinies import dice
from fateloom.games.destinies import frames as f
from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import abilities
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.tracks import markers_within

Roll: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], int, int, int]
"""See `frames.py`."""
NOT_YET: Final = -1
UNSEEN: Final = -1
"""The face of a player's own die."""
FRESH: Final[Roll] = ((), (), 0, 0, NOT_YET)
"""A roll before the dice are thrown."""


def begin(state: Position, person: int, option: int) -> None:
    """Begin a test (DST-TEST-01); experience cannot be spent until its result is shown."""
    who: tuple[int, ...] = (person,)
    if state.joined >= 0 and person == state.active:
        who = (person, state.joined)
    state.push((f.ATTEMPT, option, who, (), (), 0))


def proceed(state: Position, frame: Frame) -> None:
    """Advance a test: the next roll, the abilities after it, then the count."""
    _, option, who, rolls, used, done = frame
    place = next((n for n, roll in enumerate(rolls) if not _lies(roll)), len(rolls))
    if place < len(who):
        if place == len(rolls):
            rolls = (*rolls, FRESH)
        state.push((f.ATTEMPT, option, who, rolls, used, done))
        if not abilities.harm(state, who[place], abilities.BEFORE_ROLL):
            state.push((f.DICE, state.seat_of(who[place]), place))
        return
    if done < len(who):
        state.push((f.ATTEMPT, option, who, rolls, used, done))
        if abilities.harm(state, who[done], abilities.AFTER_ROLL):
            return
        if state.own_dice or not _may_add(state, who[done]):
            enough(state)
        else:
            state.push((f.AFTER, state.seat_of(who[done]), done))
        return
    _count(state, option, who, rolls)


def _lies(roll: Roll) -> bool:
    """Whether the dice of this roll have been thrown or counted."""
    return bool(roll[0]) or roll[4] != NOT_YET


def _may_add(state: Position, person: int) -> bool:
    """Whether any held item can be used after a roll. This is public, so asking reveals nothing."""
    return any(
        power.moment in (abilities.ANY, abilities.AFTER_ROLL) and not power.ability.harmful
        for item in state.bags[person]
        for power in [state.book.powers[number] for number in state.book.powers_of[item]]
    )


def throw(state: Position, place: int, effort: int) -> None:
    """Roll both Main dice and `effort` Effort dice, which are exhausted (DST-TEST-05 to -09)."""
    frame = state.stack[-1]
    person = frame[2][place]
    seat = state.seat_of(person)
    state.effort = put(state.effort, person, state.effort[person] - effort)
    _, _, total, granted, said = frame[3][place]
    if state.own_dice:
        state.tell("takes-dice", seat, effort)
        _note(state, frame, place, ((), (UNSEEN,) * effort, total, granted, said))
        state.push((f.SPOKEN, seat, place))
        return
    state.random, mains, efforts = dice.rolled(state.random, effort)
    _note(state, frame, place, (mains, efforts, total, granted, said))
    state.tell("rolls", seat, mains, efforts)


def say(state: Position, place: int, successes: int) -> None:
    """Record the successes that a player with own dice reports, items included (DST-TEST-16)."""
    frame = state.stack[-1]
    mains, efforts, total, granted, _ = frame[3][place]
    _note(state, frame, place, (mains, efforts, total, granted, successes))
    state.tell("says", state.seat_of(frame[2][place]), successes)


def least_said(frame: Frame, place: int) -> int:
    """The lowest number that may be reported: the successes that items grant."""
    granted: int = frame[3][place][3]
    return min(max(granted, 0), d.MOST_SUCCESSES)


def enough(state: Position) -> None:
    """End the use of abilities after this roll."""
    frame = state.stack[-1]
    state.stack = (*state.stack[:-1], (*frame[:5], frame[5] + 1))


def _note(state: Position, frame: Frame, place: int, roll: Roll) -> None:
    rolls = put(frame[3], place, roll)
    state.stack = (*state.stack[:-1], (*frame[:3], rolls, *frame[4:]))


def successes(state: Position, person: int, skill: int, roll: Roll) -> tuple[int, int, int]:
    """The successes of a roll: markers that its total reaches, and stars (DST-TEST-10 to -15)."""
    mains, efforts, added, _, _ = roll
    total = sum(mains) + sum(efforts) + added
    markers = markers_within(state.tracks[person][skill], total)
    return total, markers, efforts.count(dice.STAR)


def _count(state: Position, option: int, who: tuple[int, ...], rolls: tuple[Roll, ...]) -> None:
    """Count the successes, up to 6 (DST-TEST-18), and queue the outcome (DST-TEST-22)."""
    deed = state.book.entries[option].option.deed
    test = deed.test if isinstance(deed, d.ScanOrTest) else deed
    assert isinstance(test, d.Test)
    skill = SKILLS.index(test.skill)
    entry = 0
    for person, roll in zip(who, rolls, strict=True):
        if roll[4] != NOT_YET:
            entry += roll[4]
            continue
        total, markers, stars = successes(state, person, skill, roll)
        granted = roll[3]
        found = max(markers + stars + granted, 0)
        seat = state.seat_of(person)
        track = state.tracks[person][skill]  # what comes of the test may move its markers
        state.tell("counts", seat, skill, total, markers, stars, granted, found, track)
        entry += found
    entry = min(entry, d.MOST_SUCCESSES)
    state.tell("tested", state.book.entries[option].option.id, entry)
    outcome = next(each for each in test.outcomes if each.least <= entry <= each.most)
    state.push((f.RESULT, who[0], state.book.number(outcome.result), -1))
