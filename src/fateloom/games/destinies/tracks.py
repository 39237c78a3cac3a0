"""Skill tracks: markers on twelve spaces, and every way to move them.

A track is its occupied spaces, lowest first. Points are spent one space at a time. Meanwhile
markers may share a space; only in the final arrangement each needs a space of its own (DST-SKL-19,
AMB-02). Left is lower, and better (DST-SKL-08).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from fateloom.games.destinies.components import SPACES

Track: TypeAlias = tuple[int, ...]
Tracks: TypeAlias = tuple[Track, ...]
"""The three tracks of a hero, in the order of SKILLS."""

LEFT: Final = -1
RIGHT: Final = 1


def capacity(track: Track, way: int) -> int:
    """The total number of spaces that its markers can move in this direction (PROP-SKL-03)."""
    count, total = len(track), sum(track)
    if way == LEFT:
        return total - count * (count + 1) // 2
    return count * (2 * SPACES + 1 - count) // 2 - total


def moved(track: Track, space: int, way: int) -> Track:
    """The track after moving the marker on this space by one."""
    spaces = list(track)
    spaces.remove(space)
    spaces.append(space + way)
    return tuple(sorted(spaces))


def apart(track: Track) -> bool:
    """Whether each marker has a space of its own (DST-SKL-09)."""
    return len(set(track)) == len(track)


@lru_cache(maxsize=50_000)
def shifts(track: Track, points: int, way: int) -> tuple[int, ...]:
    """The spaces from which a marker may move now, such that the remaining points can still
    separate all markers (DST-SKL-19)."""
    return tuple(
        space
        for space in sorted(set(track))
        if 1 <= space + way <= SPACES and completes(moved(track, space, way), points - 1, way)
    )


@lru_cache(maxsize=50_000)
def completes(track: Track, points: int, way: int) -> bool:
    """Whether spending exactly `points` can leave all markers apart."""
    if points == 0:
        return apart(track)
    return bool(shifts(track, points, way))


def results(track: Track, points: int, way: int) -> frozenset[Track]:
    """Every arrangement that `points` can lead to, or as many points as there is room for
    (DST-SKL-20)."""
    points = min(points, capacity(track, way))
    found = {track}
    for left in range(points, 0, -1):
        found = {moved(each, space, way) for each in found for space in shifts(each, left, way)}
    return frozenset(found)


def with_marker(track: Track, space: int | None) -> Track:
    """The track with a new marker: on this space, or on the highest free one (DST-SKL-21).

    A full track stays as it is (AMB-06).
    """
    if space is None or space in track:
        free = [each for each in range(SPACES, 0, -1) if each not in track]
        if not free:
            return track
        space = free[0]
    return tuple(sorted((*track, space)))


def markers_within(track: Track, total: int) -> int:
    """The number of markers that a roll total reaches (DST-TEST-12)."""
    return sum([space <= total for space in track])
