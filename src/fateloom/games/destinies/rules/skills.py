"""Skill gain, skill loss and experience: spreading points over markers (DST-SKL-14).

Points are spent one space at a time on a sheet of its own; the tracks of the hero change
only when all are spent, so no two markers ever share a space there.
"""

from __future__ import annotations

from typing import Final

from fateloom.core.game import Move
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import moves as m
from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules.counters import add, put
from fateloom.games.destinies.scenario.effects import ANY
from fateloom.games.destinies.tracks import LEFT, RIGHT, Tracks, apart, capacity, moved, shifts

SPACES_OF_XP: Final = 2
"""What one experience is worth (DST-XP-06)."""
EACH: Final = (0, 1, 2)
CHOICE: Final = -1
"""A skill that is still to be chosen (DST-SKL-17)."""


def ask(state: Position, person: int, skill: str, by: int) -> None:
    """Ask for a gain (above 0) or loss of `by` points; points without room are ignored
    (DST-SKL-20)."""
    way = LEFT if by > 0 else RIGHT
    tracks = state.tracks[person]
    if skill == ANY:
        number, points = CHOICE, abs(by)
        room = max(capacity(track, way) for track in tracks)
    else:
        number = SKILLS.index(skill)
        room = capacity(tracks[number], way)
        points = min(abs(by), room)
    if points and room:
        _push(state, person, way, points, number, tracks, 0)


def spend(state: Position, person: int) -> None:
    """Spend one experience (DST-XP-06, DST-XP-11)."""
    add(state, person, "xp", -1)
    tracks = state.tracks[person]
    _push(state, person, LEFT, SPACES_OF_XP, CHOICE, tracks, 1)


def may_spend(state: Position, person: int) -> bool:
    """Whether the person has experience and can use it (AMB-03)."""
    tracks = state.tracks[person]
    return state.xp[person] > 0 and any(capacity(track, LEFT) for track in tracks)


def _push(
    state: Position,
    person: int,
    way: int,
    points: int,
    skill: int,
    tracks: Tracks,
    experience: int,
) -> None:
    seat = state.seat_of(person)
    state.push((f.SPREAD, seat, person, way, points, skill, tracks, experience))


def steps(frame: Frame) -> list[tuple[int, int]]:
    """The markers that may move one space now: skill and space."""
    _, _, _, way, points, skill, tracks, experience = frame
    found = []
    if experience:
        crowded = [each for each in EACH if not apart(tracks[each])]
        for each in crowded or EACH:
            spaces = {space for n in range(1, points + 1) for space in shifts(tracks[each], n, way)}
            found += [(each, space) for space in sorted(spaces)]
        return found
    for each in EACH if skill == CHOICE else (skill,):
        room = min(points, capacity(tracks[each], way)) if skill == CHOICE else points
        if room:
            found += [(each, space) for space in shifts(tracks[each], room, way)]
    return found


def may_stop(frame: Frame) -> bool:
    """Whether the rest of an experience may be forgone (DST-XP-13)."""
    _, _, _, _, points, _, tracks, experience = frame
    return bool(experience) and points < SPACES_OF_XP and all(map(apart, tracks))


def moves(frame: Frame) -> list[Move]:
    """All moves for this frame."""
    table = m.LEFT if frame[3] == LEFT else m.RIGHT
    listed = [table[skill][space] for skill, space in steps(frame)]
    if may_stop(frame):
        listed.append(m.DONE)
    return listed


def step(state: Position, frame: Frame, skill: int, space: int) -> None:
    """Move a marker by one space; the frame has been taken from the stack."""
    _, seat, person, way, points, chosen, tracks, experience = frame
    if chosen == CHOICE and not experience:
        chosen, points = skill, min(points, capacity(tracks[skill], way))
    tracks = put(tracks, skill, moved(tracks[skill], space, way))
    rest = (f.SPREAD, seat, person, way, points - 1, chosen, tracks, experience)
    if points > 1 and steps(rest):
        state.push(rest)
    else:
        finish(state, rest)


def finish(state: Position, frame: Frame) -> None:
    """Put the markers where they are now on the hero's tracks."""
    person, tracks = frame[2], frame[6]
    before = state.tracks[person]
    state.tracks = put(state.tracks, person, tracks)
    for skill in EACH:
        if tracks[skill] != before[skill]:
            state.tell("markers", frame[1], skill, before[skill], tracks[skill])
