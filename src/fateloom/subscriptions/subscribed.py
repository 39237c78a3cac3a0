"""The subscriptions of a shelf: a list beside its packs.

stories/subscriptions.json
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from fateloom.core.jsontext import parsed
from fateloom.core.strict import BadData, reader
from fateloom.games.destinies.scenario import pack_index
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.shelf import write_whole
from fateloom.subscriptions.fetching import Fetcher, NotFetched

FILE: Final = "subscriptions.json"
MOST: Final = 20
"""Maximum number of subscriptions of a shelf."""
_MOST_BYTES: Final = 2**16


@dataclass(frozen=True, slots=True)
class Subscription:
    """The address of an index, and whether it is in the own network."""

    address: str
    private: bool = False


def index_address(address: str, *, private: bool) -> str:
    """The address of the index in the folder at an address, or that of the index itself.

    Raises `NotFetched` for one from which nothing can be fetched.
    """
    parts = Fetcher(private).parts(address)
    if parts.query:
        raise NotFetched("fetch-address", address)
    if parts.path.endswith(".json"):
        return address
    return f"{address.rstrip('/')}/{pack_index.NAME}"


class Subscriptions:
    """The subscriptions of a shelf, whose folder need not exist yet."""

    def __init__(self, shelf: Path) -> None:
        self._file = shelf / FILE

    def all(self) -> tuple[Subscription, ...]:
        """Those that there are, in the order in which they were made. Raises `BadScenario`."""
        try:
            with self._file.open("rb") as opened:
                text = opened.read(_MOST_BYTES).decode()
            found: tuple[Subscription, ...] = reader(tuple[Subscription, ...])(parsed(text), FILE)
        except FileNotFoundError:
            return ()
        except (OSError, ValueError, RecursionError, BadData) as error:
            raise BadScenario("subscriptions-damaged", str(self._file)) from error
        return found

    def add(self, address: str, *, private: bool) -> Subscription | None:
        """Subscribe to a folder; nothing is fetched. None if it was there already.

        Raises `NotFetched` for an address that is none, `BadScenario` if there are too many, and
        `OSError`.
        """
        new = Subscription(index_address(address, private=private), private)
        found = self.all()
        if new in found:
            return None
        others = [each for each in found if each.address != new.address]
        if len(others) >= MOST:
            raise BadScenario("subscriptions-full", MOST)
        self._write([*others, new])
        return new

    def remove(self, address: str) -> Subscription | None:
        """Subscribe to a folder no longer; its stories stay. None if there is none of this
        address. Raises `BadScenario` and `OSError`."""
        found = self.all()
        meant = (address, f"{address.rstrip('/')}/{pack_index.NAME}")
        gone = next((each for each in found if each.address in meant), None)
        if gone is not None:
            self._write([each for each in found if each != gone])
        return gone

    def _write(self, subscriptions: Sequence[Subscription]) -> None:
        self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        told = [asdict(each) for each in subscriptions]
        write_whole(self._file, (json.dumps(told, indent=1) + "\n").encode())
