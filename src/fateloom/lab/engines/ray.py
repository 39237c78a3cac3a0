"""A Ray cluster: one that runs somewhere, or one that is started on this machine.

Ray plays the chunk of a worker that has died once more, on another node if its node has gone.
"""

from __future__ import annotations

import os
import pickle
import warnings
from concurrent.futures import Future
from functools import partial
from time import monotonic
from typing import Any, Final, Self

os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")  # it would send the whole checkout
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that it is used

import ray
from ray import exceptions

from fateloom.lab.engines.engine import (
    ClusterRefusal,
    Done,
    Errand,
    deaf_to_interrupts,
    knock,
)
from fateloom.lab.plan import Plan

_RETRIES: Final = 2
"""How often Ray itself plays a chunk again whose worker has died."""
_RECOUNT: Final = 2.0
"""Seconds after which the processors are counted again: nodes come and go."""


class RayEngine:
    """The processors of a Ray cluster."""

    seconds = 2.0
    lost: tuple[type[BaseException], ...] = (
        exceptions.WorkerCrashedError,
        exceptions.NodeDiedError,
        exceptions.LocalRayletDiedError,
        exceptions.ObjectLostError,
        exceptions.OutOfMemoryError,
    )
    gone: tuple[type[BaseException], ...] = (exceptions.RaySystemError,)
    tries = 2

    def __init__(self, plan: Plan[Any], address: str, jobs: int) -> None:
        self._packed = pickle.dumps(plan)
        self._address = address
        self._jobs = jobs
        self._workers = 1
        self._counted = 0.0

    def __enter__(self) -> Self:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        told = f"ray://{self._address}" if self._address else os.environ.get("RAY_ADDRESS", "")
        try:
            with warnings.catch_warnings(action="ignore"):  # the refusal says it
                if told:
                    knock(told.removeprefix("ray://"))  # Ray itself would wait for minutes
                    ray.init(told, **quiet)
                else:
                    with deaf_to_interrupts():
                        ray.init("local", num_cpus=self._jobs, include_dashboard=False, **quiet)
        except (OSError, RuntimeError, ValueError) as error:
            ray.shutdown()
            raise ClusterRefusal("cluster-unreachable", told or "ray") from error
        # A lambda is sent as it is, a function by its name.
        work = ray.remote(lambda errand: pickle.loads(errand))  # noqa: PLW0108, S301
        self._work = work.options(num_cpus=1, max_retries=_RETRIES, scheduling_strategy="SPREAD")
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()

    @property
    def workers(self) -> int:
        if monotonic() - self._counted > _RECOUNT:
            self._workers = max(1, int(ray.cluster_resources().get("CPU", 0)))
            self._counted = monotonic()
        return self._workers

    @property
    def slots(self) -> int:
        return 2 * self.workers  # so that no processor waits for this process

    def submit(self, chunk: range) -> Future[Done]:
        errand = pickle.dumps(Errand(self._packed, chunk))
        future: Future[Done] = Future()
        self._work.remote(errand).future().add_done_callback(partial(_pass_on, future))
        return future


def _pass_on(own: Future[Done], theirs: Future[Done]) -> None:
    """Let a future have the outcome of another; the error of a plan as it was raised in it."""
    error = theirs.exception()
    if isinstance(error, exceptions.RayTaskError):
        cause = error.cause
        cause.add_note(str(error))
        error = cause
    if error is None:
        own.set_result(theirs.result())
    else:
        own.set_exception(error)
