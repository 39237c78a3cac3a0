"""Stories that are added from the page: what is on the shelf, who may change it, and reports.

The stories themselves are read and kept by Destinies, the game that plays them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Final

from fateloom import raster
from fateloom.games.destinies.blurb import blurb
from fateloom.games.destinies.game import admitted
from fateloom.games.destinies.scenario import cache
from fateloom.games.destinies.scenario.notes import Added, Notes, Report
from fateloom.games.destinies.scenario.pack import SUFFIX, Manifest
from fateloom.games.destinies.scenario.shelf import MOST, REMOVED, Shelf
from fateloom.games.destinies.scenario.shelved import Opened, open_stories
from fateloom.server.logs import note
from fateloom.server.refusals import ServerRefusal, StoreRefusal
from fateloom.server.schema import stories as s
from fateloom.server.settings import Settings

GAME: Final = "destinies"
"""The game that plays the stories on the shelf."""
_MEGABYTE: Final = 1_000_000


class StoryShelf:
    """The shelf of a server, for its pages.

    `device` is the hash of a device, and `host` says whether it is that of the server's host. All
    methods work on files, and belong into a thread.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._shelf = Shelf(settings.shelf)
        self._notes = Notes(settings.shelf)
        # Two packs at the same time could take the last place.
        self._changing = Lock()

    def may_add(self, host: bool) -> bool:
        """Whether a device may add stories at all."""
        adding = self._settings.story_adding
        return adding == "everybody" or (adding == "host" and host)

    def listed(self, device: str | None, host: bool) -> s.Stories:
        """What is on the shelf, and what a device may do there."""
        opened = open_stories(self._shelf.files())[0]
        return s.Stories(
            GAME,
            self._settings.story_adding == "everybody",
            self.may_add(host),
            host,
            tuple([self._info(each, device, host) for each in opened]),
        )

    def add(
        self, data: bytes, file: str, device: str, host: bool, count: Callable[[], None]
    ) -> s.StoryAdded:
        """Put a pack on the shelf, in a file that its sender calls `file`.

        One that is there already stays as it is. `count` is called for another one, and may raise.
        Raises `BadScenario` for a pack that is none, and
        `ServerRefusal` or `StoreRefusal` if it cannot be added.
        """
        self.check_adding(host)
        pack = admitted(data, file)
        raster.check_images(pack, file)
        told = pack.manifest
        with self._changing:
            here = self._shelf.folder / f"{told.digest}{SUFFIX}"
            if here.exists():
                return s.StoryAdded(told.key, told.title, True)
            self._check_space(told, len(data), device, host)
            count()
            try:
                self._shelf.add(data, told.digest)
                self._notes.forget(told.digest)
                self._notes.note(told.digest, Added(device, time.time()))
            except OSError as error:
                raise StoreRefusal("story-unwritable") from error
        note("story-added", story=told.key, bytes=len(data), host=host)
        return s.StoryAdded(told.key, told.title, False)

    def remove(self, name: str, device: str, host: bool) -> None:
        """Offer a story no longer; its tables go on. Raises `ServerRefusal`, `StoreRefusal`."""
        with self._changing:
            found = self._found(name)
            digest = found.manifest.digest
            added = self._notes.added(digest)
            own = added is not None and added.device == device and self.may_add(host)
            if not host and not own:
                raise ServerRefusal("story-not-yours")
            try:
                self._shelf.put_aside(found.file)
                self._notes.dismiss(digest)
                if own and added is not None:
                    self._notes.note(digest, Added(device, added.at, withdrawn=True))
            except OSError as error:
                raise StoreRefusal("story-unwritable") from error
        note("story-removed", story=name, host=host)

    def report(self, name: str, device: str, why: str) -> None:
        """Tell the host what somebody has against a story. Raises `ServerRefusal`,
        `StoreRefusal`."""
        if self._settings.story_adding != "everybody":
            raise ServerRefusal("story-adding-off")
        found = self._found(name)
        try:
            self._notes.report(found.manifest.digest, device[:16], Report(why, time.time()))
        except OSError as error:
            raise StoreRefusal("story-unwritable") from error
        note("story-reported", story=name)

    def dismiss(self, name: str, host: bool) -> None:
        """Forget the reports about a story, which stays. Raises `ServerRefusal`,
        `StoreRefusal`."""
        if not host:
            raise ServerRefusal("story-not-yours")
        try:
            self._notes.dismiss(self._found(name).manifest.digest)
        except OSError as error:
            raise StoreRefusal("story-unwritable") from error

    def check_adding(self, host: bool) -> None:
        """Raise `ServerRefusal` for a device that may add nothing."""
        if not self.may_add(host):
            adding = self._settings.story_adding
            raise ServerRefusal("story-adding-host" if adding == "host" else "story-adding-off")

    def _check_space(self, told: Manifest, size: int, device: str, host: bool) -> None:
        """Raise `ServerRefusal` if a story may not be added, or there is no space for it."""
        offered, removed = self._shelf.files(), self._shelf.files(removed=True)
        added = self._notes.added(told.digest)
        aside = (self._shelf.folder / REMOVED / f"{told.digest}{SUFFIX}").exists()
        if aside and not host and not (added is not None and added.withdrawn):
            raise ServerRefusal("story-put-aside")
        if len(offered) >= MOST:
            raise ServerRefusal("stories-full", MOST)
        most = self._settings.story_space
        if sum(map(_size, (*offered, *removed))) + size > most * _MEGABYTE:
            raise ServerRefusal("stories-space", most)
        if not host:
            notes = [self._notes.added(file.stem) for file in (*offered, *removed)]
            theirs = [each for each in notes if each is not None and each.device == device]
            most = self._settings.device_stories
            # One of its own that it brings back counts already.
            if len(theirs) - (aside and added in theirs) >= most:
                raise ServerRefusal("stories-of-device", most)

    def _found(self, name: str) -> Opened:
        for each in open_stories(self._shelf.files())[0]:
            if each.manifest.key == name:
                return each
        raise ServerRefusal("no-such-story", name)

    def _info(self, opened: Opened, device: str | None, host: bool) -> s.StoryInfo:
        told = opened.manifest
        added = self._notes.added(told.digest)
        source = self._notes.source(told.digest)
        noted = added or source
        at = noted.at if noted is not None else _changed(opened.file)
        own = added is not None and added.device == device and self.may_add(host)
        return s.StoryInfo(
            **blurb(told, cache.book(told.key)),
            added=at,
            source=source.address if source else None,
            removable=host or own,
            reports=tuple([each.why for each in self._notes.reports(told.digest)]) if host else (),
        )


def _size(file: Path) -> int:
    with suppress(OSError):
        return file.stat().st_size
    return 0


def _changed(file: Path) -> float:
    with suppress(OSError):
        return file.stat().st_mtime
    return 0.0
