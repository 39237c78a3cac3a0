"""What all engines have in common, and what a worker does with a chunk."""

from __future__ import annotations

import pickle
import signal
import socket
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from threading import current_thread, main_thread
from time import perf_counter
from types import TracebackType
from typing import Any, Final, Protocol, Self

from fateloom import __version__
from fateloom.core.errors import FateloomError
from fateloom.lab.plan import Plan
from fateloom.lab.provenance import commit

_PATIENCE: Final = 10
"""Seconds to wait for an address to answer."""


class ClusterRefusal(FateloomError):
    """A cluster that cannot be used."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a worker hands back for a chunk."""

    rows: Sequence[Any]
    seconds: float
    """How long it took."""


class Engine(Protocol):
    """Workers that play chunks of a plan."""

    seconds: float
    """How long a chunk should take."""
    lost: tuple[type[BaseException], ...]
    """What the future of a chunk raises if its worker has ended."""
    gone: tuple[type[BaseException], ...]
    """What it raises if the whole cluster has ended."""
    tries: int
    """How often a chunk is given to a worker before it is given up."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

    @property
    def workers(self) -> int:
        """The number of workers, at least 1."""

    @property
    def slots(self) -> int:
        """How many chunks it takes at a time."""

    def submit(self, chunk: range) -> Future[Done]:
        """Begin to play a chunk."""


def played(plan: Plan[Any], chunk: range) -> Done:
    """Play a chunk, in a worker."""
    begun = perf_counter()
    rows = plan.play(chunk)
    return Done(rows, perf_counter() - begun)


class Errand:
    """A chunk that a worker of a cluster shall play. To unpickle it is to play it.

    Workers get it as bytes. A worker that lacks Fateloom raises an error when it unpickles them;
    Dask's workers would end if they were sent a function that they cannot import.
    """

    def __init__(self, packed: bytes, chunk: range) -> None:
        self._packed = packed
        self._chunk = chunk

    def __reduce__(self) -> tuple[Any, ...]:
        return played_packed, (__version__, commit(), self._packed, self._chunk)


def played_packed(version: str, made_of: str | None, packed: bytes, chunk: range) -> Done:
    """Play a chunk of a pickled plan, in a worker of a cluster.

    Raises `ClusterRefusal` if who sent it has another version of Fateloom, or another commit: the
    bots may choose differently there.
    """
    own = commit()
    known = own is not None and made_of is not None
    if version != __version__ or (known and made_of != own):
        there, here = f"{__version__} {own or ''}", f"{version} {made_of or ''}"
        raise ClusterRefusal("cluster-version", there.strip(), here.strip())
    return played(_unpacked(packed), chunk)


@lru_cache(maxsize=2)
def _unpacked(packed: bytes) -> Plan[Any]:
    plan: Plan[Any] = pickle.loads(packed)  # noqa: S301 - who may submit to a cluster may run code
    return plan


def knock(address: str) -> None:
    """Raise `OSError` or `ValueError` if nothing listens at HOST:PORT."""
    host, _, port = address.rpartition(":")
    with socket.create_connection((host.strip("[]"), int(port)), timeout=_PATIENCE):
        pass


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Start processes that Ctrl-C does not end: it is for the parent, which asks for no more."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
