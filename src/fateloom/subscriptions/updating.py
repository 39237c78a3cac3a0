"""What is fetched of a subscription: its index, and the packs in it that the shelf lacks."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from urllib.parse import urljoin

from fateloom import raster
from fateloom.core.errors import FateloomError
from fateloom.games.destinies.game import admitted
from fateloom.games.destinies.scenario import pack_index
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.notes import Notes, Source
from fateloom.games.destinies.scenario.pack import SUFFIX, key_of
from fateloom.games.destinies.scenario.pack_index import Entry
from fateloom.games.destinies.scenario.shelf import REMOVED, Shelf
from fateloom.subscriptions.fetching import Fetcher, NotFetched
from fateloom.subscriptions.subscribed import Subscription


@dataclass(frozen=True, slots=True)
class News:
    """What came of a story in an index.

    outcome  `added`, `already` there, `removed` from the shelf before, `refused`, or `gone`: it
             was fetched from this address, is not in its index any more, and stays on the shelf
    key      its name at tables
    title    as the index tells it; empty if it is gone
    error    why it was refused
    """

    outcome: str
    key: str
    title: str = ""
    version: int = 0
    error: FateloomError | None = None


def update(
    shelf: Shelf, subscription: Subscription, fetcher: Fetcher | None = None
) -> Iterator[News]:
    """Fetch what is new at a subscription, one story after the other.

    Nothing is removed, and what was removed from the shelf is not brought back. A story that is
    refused does not stop the others. Raises `NotFetched` and `BadScenario` if there is no index.
    """
    fetcher = fetcher or Fetcher(subscription.private)
    address, notes = subscription.address, Notes(shelf.folder)
    index = pack_index.loads(fetcher.fetch(address, pack_index.MOST_BYTES), address)
    for entry in index.packs:
        key = key_of(entry.id, entry.digest)
        outcome, error = "already", None
        if (shelf.folder / REMOVED / f"{entry.digest}{SUFFIX}").exists():
            outcome = "removed"
        elif not (shelf.folder / f"{entry.digest}{SUFFIX}").exists():
            outcome = "added"
            try:
                _add(shelf, notes, address, entry, fetcher)
            except FateloomError as found:
                outcome, error = "refused", found
        yield News(outcome, key, entry.title, entry.version, error)
    there = {entry.digest for entry in index.packs}
    for file in shelf.files():
        source = notes.source(file.stem)
        if source is not None and source.address == address and file.stem not in there:
            yield News("gone", file.stem)


def _add(shelf: Shelf, notes: Notes, address: str, entry: Entry, fetcher: Fetcher) -> None:
    """Fetch a pack, read it as any other of strangers, and put it on the shelf."""
    url = urljoin(address, entry.file)
    data = fetcher.fetch(url, entry.size)
    if len(data) != entry.size or sha256(data).hexdigest() != entry.sha256:
        raise BadScenario("index-other", url)
    pack = admitted(data, entry.file)
    raster.check_images(pack, entry.file)
    if pack_index.entry(entry.file, data, pack.manifest) != entry:
        raise BadScenario("index-other", url)
    try:
        shelf.add(data, entry.digest)
        notes.forget(entry.digest)
        notes.note_source(entry.digest, Source(address, time.time()))
    except OSError as error:
        raise NotFetched("file-unwritable", str(shelf.folder), error.strerror or "") from error
