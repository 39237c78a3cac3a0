"""The time by which tables go, when the wall clock jumps."""

from __future__ import annotations

from fateloom.table.timekeeper import Timekeeper


class Clocks:
    """A wall clock and a monotonic clock to turn."""

    def __init__(self) -> None:
        self.wall, self.monotonic = 1_000_000.0, 50.0
        self.jumps: list[float] = []
        self.keeper = Timekeeper(30.0, lambda: self.wall, lambda: self.monotonic)
        self.keeper.on_jump = self.jumps.append

    def go(self, seconds: float) -> float:
        self.wall += seconds
        self.monotonic += seconds
        return self.keeper.now()


def test_time_passes() -> None:
    clocks = Clocks()
    assert clocks.keeper.lenient == 30.0
    assert clocks.go(10.0) == 1_000_010.0
    assert clocks.keeper.lenient == 20.0
    clocks.go(20.0)
    assert clocks.keeper.lenient == 0.0


def test_a_jump_that_is_taken_back_changes_nothing() -> None:
    for jump in (7200.0, -7200.0):
        clocks = Clocks()
        clocks.go(100.0)
        clocks.wall += jump
        assert clocks.go(1.0) == 1_000_101.0
        assert clocks.keeper.lenient == 30.0
        clocks.go(14.0)
        clocks.wall -= jump
        assert clocks.go(1.0) == 1_000_116.0
        assert clocks.keeper.lenient == 0.0
        assert clocks.jumps == []


def test_a_jump_that_stays_is_followed_with_a_grace() -> None:
    """As of a machine that slept."""
    clocks = Clocks()
    clocks.go(100.0)
    clocks.wall += 7200.0
    clocks.go(1.0)
    assert clocks.go(31.0) == 1_000_132.0 + 7200.0
    assert clocks.jumps == [7200.0]
    assert clocks.keeper.lenient == 30.0
    clocks.go(30.0)
    assert clocks.keeper.lenient == 0.0


def test_a_clock_that_is_adjusted_gently() -> None:
    clocks = Clocks()
    for _ in range(100):
        clocks.wall += 0.5
        clocks.go(10.0)
    assert clocks.keeper.now() == clocks.wall
    assert clocks.jumps == []
