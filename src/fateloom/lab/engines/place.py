"""Where games are played: `local`, `dask`, `ray`, or the address of a cluster."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from fateloom.lab.engines.engine import ClusterRefusal, Engine
from fateloom.lab.engines.local import LocalEngine
from fateloom.lab.plan import Plan

LOCAL: Final = "local"
_PACKAGES: Final = {"dask": "distributed", "ray": "ray"}


class Place(NamedTuple):
    """A kind of engine, and an address, which may be empty."""

    kind: str
    address: str


def place_of(text: str) -> Place:
    """The place that "local", "dask" or "ray://HOST:PORT" names. Raises `ClusterRefusal`.

    Examples:
        >>> place_of("dask://10.0.0.1:8786")
        Place(kind='dask', address='10.0.0.1:8786')
    """
    kind, separator, address = text.partition("://")
    if kind != LOCAL and kind not in _PACKAGES:
        raise ClusterRefusal("no-such-place", text)
    if separator:
        host, _, port = address.rpartition(":")
        if kind == LOCAL or not host or not port.isdecimal():
            raise ClusterRefusal("no-such-place", text)
    if kind in _PACKAGES and find_spec(_PACKAGES[kind]) is None:
        raise ClusterRefusal("needs-cluster", kind)
    return Place(kind, address)


def engine_at(place: Place, plan: Plan[Any], jobs: int) -> Engine:
    """The engine of a place, with `jobs` processes if it is on this machine."""
    if place.kind == "dask":
        from fateloom.lab.engines.dask import DaskEngine  # noqa: PLC0415 - an extra

        return DaskEngine(plan, place.address, jobs)
    if place.kind == "ray":
        from fateloom.lab.engines.ray import RayEngine  # noqa: PLC0415 - an extra

        return RayEngine(plan, place.address, jobs)
    return LocalEngine(plan, jobs)
