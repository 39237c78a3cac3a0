"""Chunks are as large as what was measured allows, and every game is handed out."""

from __future__ import annotations

import pytest

from fateloom.lab.chunks import GROWTH, Chunks, WorkerLost


def sizes(games: int, pace: float, workers: int = 2) -> list[int]:
    """The sizes of all chunks, one after the other, of games that take `pace` seconds each."""
    chunks = Chunks(games, 1.0)
    found: list[range] = []
    while (chunk := chunks.next(workers)) is not None:
        found.append(chunk)
        chunks.measured(len(chunk), len(chunk) * pace)
    assert [index for chunk in found for index in chunk] == list(range(games))
    return [len(chunk) for chunk in found]


def test_chunks_grow_to_the_time_they_should_take_and_get_smaller_at_the_end() -> None:
    found = sizes(10_000, 0.01)
    assert found[:5] == [1, GROWTH, GROWTH**2, GROWTH**3, 100]
    assert max(found) == 100
    assert found[-1] == 1
    ending = found[found.index(100) :]
    assert ending == sorted(ending, reverse=True)


def test_long_games_are_handed_out_one_by_one() -> None:
    assert set(sizes(50, 3.0)) == {1}


def test_all_workers_get_something_of_a_few_games() -> None:
    assert max(sizes(8, 1e-6, workers=4)) == 1


def test_the_pace_follows_what_is_measured() -> None:
    chunks = Chunks(10**6, 1.0)
    for pace in (0.001, 0.001, 0.001, 0.001, 0.001, 0.001, 1.0, 1.0):
        chunk = chunks.next(2)
        assert chunk is not None
        chunks.measured(len(chunk), len(chunk) * pace)
    chunk = chunks.next(2)
    assert chunk is not None and len(chunk) == 1


def test_a_lost_chunk_is_handed_out_again_but_not_for_ever() -> None:
    chunks = Chunks(2, 1.0)
    first, second = chunks.next(1), chunks.next(1)
    assert first == range(1) and second == range(1, 2)
    assert chunks.next(1) is None
    chunks.again(first, 2)
    assert chunks.next(1) == first
    assert chunks.next(1) is None
    with pytest.raises(WorkerLost) as lost:
        chunks.again(first, 2)
    assert lost.value.details == ("0", "0")
