"""Presence of devices at a table: here, asleep (page in the background) or gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from fateloom.server.schema.http import Presence as State

_ORDER: Final[tuple[State, ...]] = ("here", "asleep", "gone")


@dataclass(slots=True)
class _Device:
    """A device at the table: each of its sockets with when it gave a sign of life, and whether
    it was out of sight then; and how the last of them was when it ended, and when."""

    sockets: dict[object, tuple[float, bool]] = field(default_factory=dict)
    parted: tuple[float, State] = (0.0, "gone")


class Attendance:
    """Where the devices of a table are, by what their sockets tell.

    A device is asleep whose sockets are out of sight, or silent for `asleep_after` seconds, and
    gone `gone_after` seconds after the last of them ended: coming back takes a moment. `on_change`
    is called whenever that has changed for any.
    """

    def __init__(
        self, asleep_after: float, gone_after: float, on_change: Callable[[], None]
    ) -> None:
        self._asleep_after, self._gone_after = asleep_after, gone_after
        self._on_change = on_change
        self._devices: dict[str, _Device] = {}
        self._states: dict[str, State] = {}
        self._timer: asyncio.TimerHandle | None = None

    def of(self, devices: Iterable[str]) -> State:
        """The presence of a player with these devices: the highest of them."""
        states = {self._states.get(device, "gone") for device in devices}
        return next((state for state in _ORDER if state in states), "gone")

    def sign(self, socket: object, device: str | None, away: bool = False) -> None:
        """Record a sign of life from a socket of a device."""
        if device is None:
            return
        if device not in self._devices:
            self._devices[device] = _Device()
        self._devices[device].sockets[socket] = monotonic(), away
        # A device that is still here changes nothing; the timer checks it later.
        if away or self._states.get(device) != "here":
            self._check()

    def part(self, socket: object, device: str | None) -> None:
        """Record the end of a socket of a device."""
        if device in self._devices:
            known = self._devices[device]
            last = self._states.get(device, "gone")
            known.sockets.pop(socket, None)
            known.parted = monotonic(), last
            self._check()

    def _check(self) -> None:
        now = monotonic()
        ends = []
        states: dict[str, State] = {}
        for device, known in list(self._devices.items()):
            state, end = self._state(known, now)
            if state == "gone":
                del self._devices[device]
                continue
            states[device] = state
            if end is not None:
                ends.append(end)
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if ends:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, min(ends) - now) + 0.01, self._check)
        if states != self._states:
            self._states = states
            self._on_change()

    def _state(self, known: _Device, now: float) -> tuple[State, float | None]:
        """The presence of a device, and when it changes without further signs of life."""
        if not known.sockets:
            at, last = known.parted
            return ("gone", None) if now >= at + self._gone_after else (last, at + self._gone_after)
        seen = [at for at, away in known.sockets.values() if not away]
        end = max(seen, default=0.0) + self._asleep_after
        return ("here", end) if seen and now < end else ("asleep", None)
