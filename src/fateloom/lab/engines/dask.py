"""A Dask cluster: one that runs somewhere, or one that is started on this machine.

Its scheduler gives the chunk of a worker that has died to another.
"""

from __future__ import annotations

import pickle
from concurrent.futures import CancelledError, Future
from contextlib import ExitStack, suppress
from time import monotonic
from typing import Any, Final, Self

from distributed import Client, LocalCluster
from distributed.client import ClosedClientError
from distributed.scheduler import KilledWorker

from fateloom.lab.engines.engine import (
    ClusterRefusal,
    Done,
    Errand,
    deaf_to_interrupts,
    knock,
)
from fateloom.lab.plan import Plan

_PATIENCE: Final = 30
"""Seconds to wait for a scheduler, and for its first worker."""
_RECOUNT: Final = 2.0
"""Seconds after which the workers are counted again: they come and go."""


class DaskEngine:
    """The workers of a Dask cluster."""

    seconds = 2.0
    lost: tuple[type[BaseException], ...] = (KilledWorker,)
    gone: tuple[type[BaseException], ...] = (CancelledError,)
    tries = 1  # the scheduler has tried it several times

    def __init__(self, plan: Plan[Any], address: str, jobs: int) -> None:
        self._packed = pickle.dumps(plan)
        self._address = address
        self._jobs = jobs
        self._exit = ExitStack()
        self._workers = 1
        self._counted = 0.0

    def __enter__(self) -> Self:
        try:
            if self._address:
                knock(self._address)
            where = f"tcp://{self._address}" if self._address else self._own()
            self._client = self._exit.enter_context(Client(where, timeout=_PATIENCE))
            self._client.wait_for_workers(1, timeout=_PATIENCE)
        except (OSError, TimeoutError, ValueError) as error:
            self._exit.close()
            raise ClusterRefusal("cluster-unreachable", f"dask://{self._address}") from error
        except BaseException:
            self._exit.close()
            raise
        # The plan goes with each chunk: data that is scattered is lost with the worker that has it.
        self._executor = self._client.get_executor(pure=False)
        return self

    def __exit__(self, *_: object) -> None:
        self._exit.close()

    @property
    def workers(self) -> int:
        if monotonic() - self._counted > _RECOUNT:
            # If the cluster has ended, or the client has given it up, which then has no scheduler:
            # the chunks tell it.
            with suppress(AttributeError, OSError, RuntimeError):
                self._workers = max(1, sum(self._client.ncores().values()))
            self._counted = monotonic()
        return self._workers

    @property
    def slots(self) -> int:
        return 2 * self.workers  # so that no worker waits for this process

    def submit(self, chunk: range) -> Future[Done]:
        errand = pickle.dumps(Errand(self._packed, chunk))
        try:
            future: Future[Done] = self._executor.submit(pickle.loads, errand)
        except ClosedClientError as error:
            raise ClusterRefusal("cluster-gone") from error
        return future

    def _own(self) -> LocalCluster:
        with deaf_to_interrupts():
            cluster = LocalCluster(
                n_workers=self._jobs, threads_per_worker=1, dashboard_address="127.0.0.1:0"
            )
        return self._exit.enter_context(cluster)
